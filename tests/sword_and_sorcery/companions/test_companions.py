"""Companions (chapter 13)."""

from __future__ import annotations

import pytest

from tafelrunde.games.sword_and_sorcery.game import Game
from tests.sword_and_sorcery.table import enemy, hero, ids, laid_out, play, table, told

ARTEMIS = "{card: artemis_scout, rank: 2, zone: A3, main: shortbow, powers: [summon_dharma]}"


@pytest.mark.rule("SS-COM-01", "SS-COM-14", "SS-COM-03")
def test_a_companion_is_summoned_and_activated_in_one_action():
    match = table(f"active: 0\nheroes: [{ARTEMIS}, {{zone: A1, rank: 2}}]")
    play(match, "use:summon_dharma.0")
    assert match.state.companions[0].zone == "A3"
    assert match.decision.question == "companion"
    assert hero(match).powers[0].running == 1


@pytest.mark.rule("SS-COM-06", "SS-PWR-11")
def test_the_same_card_activates_it_again_but_once_per_round():
    running = ARTEMIS.replace("[summon_dharma]", "[{card: summon_dharma, running: 1}]").replace("rank: 2", "rank: 4")
    text = f"active: 0\nheroes: [{running}, {{zone: A1, rank: 4}}]\ncompanions: [{{card: dharma, zone: D3}}]"
    match = table(text)
    play(match, "use:summon_dharma.0", "end")
    assert len(match.state.companions) == 1
    assert "use:summon_dharma.0" not in ids(match)


@pytest.mark.rule("SS-COM-06", "SS-COM-07")
def test_it_moves_and_attacks_in_any_order_and_the_attack_ends_its_movement():
    match = table("""
        active: 0
        heroes: [{zone: A1}, {zone: A1}]
        companions: [{card: warrior, zone: A2}]
        enemies: [{card: giant_spider_1, zone: A3}]
        next: {red: [1], blue: [4]}
    """)
    play(match, "activate:companion:warrior", "move:A3", "attack:enemy:giant_spider_1")
    assert enemy(match, "giant_spider_1").wounds == 2
    assert match.decision.question == "act", "nothing is left: its activation is over"
    assert match.state.companions[0].activated


@pytest.mark.rule("SS-COM-02", "SS-SPN-01", "SS-SPN-04")
def test_hero_values_count_for_spawning():
    from tafelrunde.games.sword_and_sorcery.rules.round.event_phase import hero_count

    _, state = laid_out("companions: [{card: warrior, zone: A1}, {card: illusion, zone: A1}]")
    assert hero_count(Game(state)) == 3


@pytest.mark.rule("SS-COM-04", "SS-COM-18")
def test_who_activates_a_mercenary_becomes_its_owner():
    match = table(
        "active: 1\nheroes: [{zone: A1}, {zone: A1, rank: 3}]\ncompanions: [{card: warrior, owner: 0, zone: A2}]"
    )
    play(match, "activate:companion:warrior")
    assert match.state.companions[0].owner == 1
    assert Game(match.state).max_hp(match.state.companions[0]) == 4


@pytest.mark.rule("SS-COM-08")
def test_a_companion_makes_the_saves_of_its_hero():
    # Thorgren saves with a block.
    match = table(
        """
        active: 1
        heroes: [{zone: A1}, {zone: B2}]
        companions: [{card: warrior, owner: 0, zone: B2}]
        on_top: {trap: [net]}
        next: {blue: [4, 8]}
    """
    )
    play(match, "open:B2-C2")
    saves = [event.args["saved"] for event in told(match, "save")]
    assert len(saves) == 2
    assert match.state.companions[0].conditions.restrictive == "slow"


@pytest.mark.rule("SS-COM-10")
def test_hero_actions_do_not_heal_companions():
    match = table("""
        active: 0
        heroes: [{card: jeanne_avenger, zone: A2}, {zone: A1}]
        companions: [{card: warrior, zone: A2, wounds: 1}]
    """)
    play(match, "use:lay_on_hands.0")
    assert match.state.companions[0].wounds == 1


@pytest.mark.rule("SS-COM-12", "SS-AOE-06")
def test_up_to_two_illusions_that_nobody_can_choose():
    match = table("""
        active: 0
        heroes: [{card: xantares_illusionist, zone: A3, powers: [phantasm]}, {zone: A1}]
        companions: [{card: illusion, owner: 0, zone: A3}]
    """)
    play(match, "use:phantasm.0")
    assert len(match.state.companions) == 2
    assert "use:phantasm.0" not in ids(match)


@pytest.mark.rule("SS-COM-12", "SS-ATK-10", "SS-CRT-03")
@pytest.mark.parametrize(("face", "left", "wounds"), [(4, 0, 0), (1, 1, 1)])
def test_mirror_images(face, left, wounds):
    match = table(f"""
        phase: enemy_turn
        active: 1
        heroes: [{{card: xantares_illusionist, zone: B3, powers: [phantasm]}}, {{zone: A1}}]
        companions: [{{card: illusion, owner: 0, zone: B3}}]
        enemies: [{{card: giant_spider_1, zone: B3, trail: [C3, B3], shields: 0}}]
        on_top: {{activation: [A]}}
        next: {{blue: [{face}, 1, 1], red: [1, 1]}}
    """)
    while match.decision.question == "defend":
        play(match, "done")
    assert len(match.state.companions) == left
    # Two hits; the mage's own magic shield stops one.
    assert hero(match).wounds == wounds


@pytest.mark.rule("SS-ENG-17")
def test_a_companion_that_leaves_enemies_is_struck_at():
    match = table("""
        active: 0
        heroes: [{zone: A1}, {zone: A1}]
        companions: [{card: warrior, zone: A3}]
        enemies: [{card: giant_spider_1, zone: A3}]
        next: {red: [9, 9]}
    """)
    play(match, "activate:companion:warrior", "move:A2")
    assert told(match, "attack")[0].args["whom"] == "companion:warrior"
    play(match, "move:A2")
    assert match.state.companions[0].zone == "A2"
    assert len(told(match, "attack")) == 1


@pytest.mark.rule("SS-ENG-06", "SS-ENG-17")
def test_out_of_a_zone_that_heroes_dominate_a_companion_goes_freely():
    match = table("""
        active: 0
        heroes: [{zone: A3}, {zone: A3}]
        companions: [{card: warrior, zone: A3}]
        enemies: [{card: giant_spider_1, zone: A3}]
    """)
    play(match, "activate:companion:warrior", "move:A2")
    assert match.state.companions[0].zone == "A2"
    assert told(match, "attack") == []


@pytest.mark.rule("SS-ENG-17", "SS-COM-06")
def test_leaving_costs_a_companion_no_more_than_the_step():
    match = table("""
        active: 0
        heroes: [{zone: A1}, {zone: A1}]
        companions: [{card: warrior, zone: A3}]
        enemies: [{card: giant_spider_1, zone: A3}]
        next: {red: [9, 9]}
    """)
    play(match, "activate:companion:warrior", "move:A2", "move:A2", "move:A1", "move:A2")
    assert match.state.companions[0].zone == "A2", "three points, three steps"
    assert not any(one.startswith("disengage") for one in ids(match))


@pytest.mark.rule("SS-COM-13", "SS-COM-15", "SS-EPW-03")
def test_killing_a_companion_brings_an_enemy_power():
    match = table("""
        phase: enemy_turn
        active: 0
        heroes: [{zone: A1, powers: [whirlwind]}, {zone: A1, powers: [swift_foot]}]
        companions: [{card: warrior, zone: B3, wounds: 1}]
        enemies: [{card: giant_spider_1, zone: B3, trail: [C3, B3]}]
        on_top: {activation: [A], power: [vigour]}
        next: {red: [1, 1], blue: [1]}
    """)
    assert match.state.companions == []
    assert enemy(match, "giant_spider_1").powers == ("vigour",)


@pytest.mark.rule("SS-KND-07", "SS-BLE-05")
def test_a_knocked_down_companion_stands_up_for_a_point_and_a_bleeding_one_bleeds():
    match = table("""
        active: 0
        heroes: [{zone: A1, rank: 3}, {zone: A1, rank: 3}]
        companions: [{card: warrior, zone: A2, conditions: {down: true, bleed: 1}}]
    """)
    play(match, "activate:companion:warrior")
    assert match.state.companions[0].wounds == 1
    assert ids(match) == ["stand", "end"]
    play(match, "stand")
    assert not match.state.companions[0].conditions.down
