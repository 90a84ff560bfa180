"""How enemies move (chapter 14.7)."""

from __future__ import annotations

import pytest

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.enemies import moving
from tests.sword_and_sorcery.table import enemy, hero, laid_out, play, table, told


def result(rules):
    """What rules return, or the options of the question they ask."""
    try:
        return [option.value for option in next(rules).options]
    except StopIteration as done:
        return done.value


def way(zone: str, goal: str, most: int = 99, more: str = "", foe: str = "dark_dwarf_1"):
    _, state = laid_out(f"enemies: [{{card: {foe}, zone: {zone}}}]\n{more}")
    return result(moving.way_to(Game(state), state.enemies[0], goal, most))


def back(zone: str, n: int, more: str = "", trail: str = "[]", heroes: str = "{zone: A3}, {zone: A3}"):
    _, state = laid_out(f"heroes: [{heroes}]\nenemies: [{{card: dark_dwarf_1, zone: {zone}, trail: {trail}}}]\n{more}")
    return result(moving.withdrawal(Game(state), state.enemies[0], n))


@pytest.mark.rule("SS-EMV-01")
def test_the_shortest_way_and_among_equal_ones_without_obstacles():
    assert way("A3", "C3") == ("B3", "C3"), "obstacles do not matter if there is one shortest way"
    # From B2 to A3 there are two ways: by A2, and by B3, which is difficult.
    assert way("B2", "A3") == ("A2", "A3")
    assert way("B2", "A3", more="difficult: []") == ["A2", "B3"], "otherwise the player decides"


@pytest.mark.rule("SS-EMV-02", "SS-TER-03")
def test_barriers_stop_enemies_and_doors_are_not_opened():
    assert way("B2", "C2") == ("A2", "A1", "B1", "C1", "C2")
    assert way("B2", "A2", more="barriers: [[B2, A2]]") == ("B3", "A3", "A2")


@pytest.mark.rule("SS-EMV-03", "SS-EMV-04")
def test_into_melee_whatever_the_distance_or_so_many_zones():
    assert way("D3", "A3") == ("C3", "B3", "A3")
    assert way("D3", "A3", 2) == ("C3", "B3")
    assert way("B3", "A3", 2) == ("A3",), "it stops in the zone"


@pytest.mark.rule("SS-EMV-05", "SS-ENG-11")
def test_figures_never_hinder_enemies():
    match = table("""
        phase: enemy_turn
        active: 0
        heroes: [{zone: C3, powers: [whirlwind]}, {zone: C3, powers: [swift_foot]}]
        enemies: [{card: giant_spider_1, zone: C3, trail: [B3, C3]}]
        on_top: {activation: [A]}
        next: {red: [9, 9]}
    """)
    assert enemy(match, "giant_spider_1").zone == "B3"
    assert len(told(match, "attack")) == 1, "nobody strikes at an enemy that leaves"


@pytest.mark.rule("SS-EMV-06", "SS-EMV-07")
def test_withdrawing_goes_back_the_way_it_came():
    assert back("B3", 1, trail="[C3, B3]") == ("C3",)
    assert back("B3", 2, trail="[D3, C3, B3]") == ("C3", "D3")


@pytest.mark.rule("SS-EMV-06", "SS-EMV-10")
def test_otherwise_away_from_the_nearest_hero_to_zones_without_figures_and_obstacles():
    assert back("B3", 1) == ["B2", "C3"] or set(back("B3", 1)) == {"B2", "C3"}
    assert back("B3", 1, "plagues: [{kind: nest, zone: C3}]") == ("B2",)
    assert back("B3", 1, "dangerous: [B2]") == ("C3",)


@pytest.mark.rule("SS-EMV-07")
def test_a_way_back_that_does_not_lead_far_enough_is_not_taken():
    # C3, B3, C3, B3: two steps back would end where it stands.
    assert back("B3", 2, trail="[B3, C3, B3]") == ("C3", "D3")


@pytest.mark.rule("SS-EMV-08", "SS-EMV-09")
def test_as_far_as_possible_and_if_impossible_it_stays():
    blocked = "barriers: [[D3, D2]]\nplagues: []"
    assert back("C3", 2, blocked, heroes="{zone: B3}, {zone: B3}") == ("D3",)
    assert back("D3", 1, blocked, heroes="{zone: C3}, {zone: C3}") == ()


@pytest.mark.rule("SS-EMV-12")
def test_a_hero_power_moves_an_enemy_where_the_player_likes():
    match = table("""
        active: 0
        heroes: [{card: thorgren_brute, zone: B3, powers: [menacing_war_cry]}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: B3}]
    """)
    play(match, "use:menacing_war_cry.0", "zone:C3")
    assert enemy(match, "giant_spider_1").zone == "C3"
    assert told(match, "attack") == []


@pytest.mark.rule("SS-EMV-13")
def test_fire_in_a_zone_burns_enemies_on_their_way():
    match = table("""
        phase: enemy_turn
        active: 0
        heroes: [{zone: A1, powers: [whirlwind]}, {zone: A1, powers: [swift_foot]}]
        enemies: [{card: dark_dwarf_1, zone: D3}]
        fires: {D2: 1}
        on_top: {activation: [B]}
    """)
    assert enemy(match, "dark_dwarf_1").conditions.fire == (1,)


@pytest.mark.rule("SS-USE-10")
def test_a_hero_may_strike_while_an_enemy_moves_in_before_its_attack():
    match = table("""
        phase: enemy_turn
        active: 0
        heroes: [{zone: A1, powers: [whirlwind]}, {zone: B3, powers: [vigilant]}]
        enemies: [{card: devil_gremlin_1, zone: C3, wounds: 3}]
        on_top: {activation: [A]}
        next: {red: [1], blue: [1, 1, 1]}
    """)
    assert match.decision.question == "react"
    play(match, "use:vigilant.0", "attack:main:enemy:devil_gremlin_1")
    assert enemy(match, "devil_gremlin_1") is None
    assert hero(match, 1).wounds == 0


@pytest.mark.rule("SS-EAT-07")
def test_a_rush_counts_for_the_next_attack():
    match = table("""
        phase: enemy_turn
        active: 0
        heroes: [{zone: A1, powers: [whirlwind]}, {zone: B3, powers: [swift_foot]}]
        enemies: [{card: minotaur, zone: D3}]
        on_top: {activation: [C]}
        next: {blue: [9, 9, 1, 1, 1, 1, 1, 1]}
    """)
    terms = {term.source: term.value for term in told(match, "hits")[0].terms}
    assert terms["rush"] == 2
