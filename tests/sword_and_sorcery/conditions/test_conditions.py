"""Conditions of heroes and enemies (chapters 11 and 14.9)."""

from __future__ import annotations

import pytest

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.conditions.inflicting import inflict
from tests.sword_and_sorcery.table import enemy, hero, ids, laid_out, match_of, play, table, told


def suffering(before, what, level=1, figure="hero:0"):
    _, state = laid_out(f"""
        heroes: [{{conditions: {{{before}}}}}, {{}}]
        enemies: [{{card: giant_snake_1, zone: D2}}]
    """)
    game = Game(state)
    inflict(game, game.figure(figure), what, level)
    return game.figure(figure)


@pytest.mark.rule("SS-CON-03", "SS-CON-01")
@pytest.mark.parametrize(
    ("before", "what", "level", "after", "wounds"),
    [
        ("", "slow", 1, "slow", 0),
        ("restrictive: slow", "stun", 1, "stun", 0),
        ("restrictive: stun", "slow", 1, "stun", 1),
        ("restrictive: blind", "blind", 1, "blind", 1),
    ],
)
def test_of_one_category_the_higher_level_replaces_and_anything_else_is_a_wound(before, what, level, after, wounds):
    figure = suffering(before, what, level)
    assert (figure.conditions.restrictive, figure.wounds) == (after, wounds)


@pytest.mark.rule("SS-BLE-03", "SS-POI-02")
@pytest.mark.parametrize("what", ["bleed", "poison"])
@pytest.mark.parametrize(("have", "new", "level", "wounds"), [(1, 2, 2, 0), (2, 1, 2, 1), (1, 1, 1, 1)])
def test_levels_of_bleeding_and_poison(what, have, new, level, wounds):
    figure = suffering(f"{what}: {have}", what, new)
    assert (getattr(figure.conditions, what), figure.wounds) == (level, wounds)


@pytest.mark.rule("SS-CON-04")
def test_a_restrictive_and_an_action_bound_condition_go_together():
    figure = suffering("restrictive: slow", "confuse")
    assert (figure.conditions.restrictive, figure.conditions.bound, figure.wounds) == ("slow", "confuse", 0)


@pytest.mark.rule("SS-FIR-01")
def test_fire_wounds_at_once_and_may_be_there_several_times():
    figure = suffering("fire: [1]", "fire", 2)
    assert (figure.conditions.fire, figure.wounds) == ((1, 2), 1)


@pytest.mark.rule("SS-KND-03")
def test_to_be_knocked_down_again_is_a_wound():
    figure = suffering("down: true", "knockdown")
    assert (figure.conditions.down, figure.wounds) == (True, 1)


@pytest.mark.rule("SS-ECN-01", "SS-ABC-01")
def test_enemies_are_immune_to_action_bound_conditions():
    figure = suffering("", "exhaust", figure="enemy:giant_snake_1")
    assert (figure.conditions.bound, figure.wounds) == ("", 0)


@pytest.mark.rule("SS-FLY-02", "SS-EMV-11")
def test_who_flies_is_not_knocked_down_and_suffers_no_wound_for_it():
    _, state = laid_out("enemies: [{card: soul_eater, zone: D2}]")
    game = Game(state)
    inflict(game, state.enemies[0], "knockdown")
    assert (state.enemies[0].conditions.down, state.enemies[0].wounds) == (False, 0)


@pytest.mark.rule("SS-CON-06", "SS-BOS-03")
def test_immune_means_no_condition_and_no_wound():
    _, state = laid_out("{adventure: the_elf_knight, enemies: [{card: elf_knight, zone: E2}]}")
    game = Game(state)
    inflict(game, state.enemies[0], "stun")
    assert (state.enemies[0].conditions.restrictive, state.enemies[0].wounds) == ("", 0)


# --- heroes in their turn -------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-SLW-01", "SS-RST-01")
def test_a_slowed_hero_does_one_thing_and_free_actions():
    match = table("active: 0\nheroes: [{zone: B2, conditions: {restrictive: slow}}, {}]")
    assert {"prepare", "move:A2"} <= set(ids(match))
    play(match, "move:A2")
    assert "prepare" not in ids(match)
    assert "move:A1" in ids(match), "the move action goes on"
    play(match, "end")
    assert hero(match).conditions.restrictive == ""


@pytest.mark.rule("SS-SLW-01")
def test_after_a_standard_action_a_slowed_hero_does_not_move():
    match = table("active: 0\nheroes: [{zone: B2, rank: 4, conditions: {restrictive: slow}}, {}]")
    play(match, "prepare")
    assert not [option for option in ids(match) if option.startswith(("move", "attack", "sprint"))]
    assert "open:B2-C2" in ids(match)


@pytest.mark.rule("SS-BLD-01", "SS-HER-08")
@pytest.mark.parametrize(("face", "prepared"), [(4, "yes"), (8, "")])
def test_a_blinded_hero_must_save_before_each_action(face, prepared):
    # Thorgren saves with a block. The failed action counts as done.
    match = table(f"active: 0\nheroes: [{{conditions: {{restrictive: blind}}}}, {{}}]\nnext: {{blue: [{face}]}}")
    play(match, "prepare")
    assert match.state.turn.prepared == prepared
    assert match.state.turn.standard == 0


@pytest.mark.rule("SS-BLD-02")
def test_a_blinded_hero_saves_once_for_the_whole_move():
    match = table("""
        active: 0
        heroes: [{zone: A2, conditions: {restrictive: blind}}, {}]
        next: {blue: [4]}
    """)
    play(match, "move:A1", "move:A2", "move:A3")
    assert len(told(match, "save")) == 1


@pytest.mark.rule("SS-BLD-02")
def test_a_blinded_hero_tries_each_kind_of_free_action_once():
    match = table("""
        active: 0
        heroes: [{zone: B2, conditions: {restrictive: blind}}, {}]
        next: {blue: [8]}
    """)
    play(match, "open:B2-C2")
    assert "open:B2-C2" not in ids(match)
    assert "B2-C2" in match.state.shut


@pytest.mark.rule("SS-BLD-01")
def test_a_power_used_blindly_is_turned_over():
    match = table("""
        active: 0
        heroes: [{card: jeanne_inquisitor, powers: [judgement], conditions: {restrictive: blind}}, {}]
        next: {blue: [8]}
    """)
    play(match, "use:judgement.0")
    assert hero(match).powers[0].recharge == 2
    assert hero(match).lasting == ()


@pytest.mark.rule("SS-STN-01", "SS-CMBP-06", "SS-RST-01")
def test_a_stunned_hero_skips_its_turn_and_the_enemies_still_act():
    match = table("""
        active: 0
        heroes: [{zone: A1, conditions: {restrictive: stun}}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: D3}]
        on_top: {activation: [A]}
    """)
    assert told(match, "stunned")
    assert told(match, "activation_card")
    assert hero(match).conditions.restrictive == ""


@pytest.mark.rule("SS-STN-02", "SS-ENG-15")
def test_stunned_in_its_own_turn_a_hero_stops_at_once_and_loses_the_next_turn():
    _, state = laid_out("active: 0\nheroes: [{zone: A2}, {}]\nturn: {move: moving, points: 2}")
    game = Game(state)
    inflict(game, state.heroes[0], "stun")
    match = match_of(state)
    assert hero(match).done
    assert hero(match).conditions.restrictive == "stun"


@pytest.mark.rule("SS-PAR-01", "SS-EXH-01", "SS-CNF-01", "SS-ABC-01")
@pytest.mark.parametrize(
    ("bound", "gone", "left"),
    [("paralyse", "move", "attack"), ("exhaust", "prepare", "attack"), ("confuse", "attack", "prepare")],
)
def test_action_bound_conditions_forbid_a_kind_of_action(bound, gone, left):
    match = table(f"""
        active: 1
        heroes: [{{zone: B3}}, {{zone: A3, conditions: {{bound: {bound}}}}}]
        enemies: [{{card: giant_spider_1, zone: C3}}]
    """)
    kinds = {option.partition(":")[0] for option in ids(match)}
    assert gone not in kinds
    assert left in kinds
    play(match, "end")
    assert hero(match, 1).conditions.bound == ""


@pytest.mark.rule("SS-BLE-01", "SS-BLE-04")
def test_a_bleeding_hero_suffers_a_wound_with_every_action():
    match = table("active: 0\nheroes: [{zone: A2, rank: 2, conditions: {bleed: 1}}, {}]")
    play(match, "prepare", "move:A1", "move:A2")
    assert hero(match).wounds == 2, "prepare, and the whole move"


@pytest.mark.rule("SS-BLE-05")
def test_who_bleeds_to_death_does_not_act():
    match = table("active: 0\nheroes: [{zone: A2, wounds: 7, conditions: {bleed: 1}}, {}]")
    play(match, "move:A1")
    assert hero(match).ghost
    assert hero(match).zone == "A2"


@pytest.mark.rule("SS-BLE-06")
def test_a_blinded_and_bleeding_hero_bleeds_even_if_the_action_fails():
    match = table("""
        active: 0
        heroes: [{conditions: {restrictive: blind, bleed: 1}}, {}]
        next: {blue: [8]}
    """)
    play(match, "prepare")
    assert hero(match).wounds == 1


@pytest.mark.rule("SS-KND-01", "SS-KND-02", "SS-KND-04")
def test_a_knocked_down_hero_stands_up_for_a_movement_point():
    match = table("""
        active: 0
        heroes: [{zone: B3, conditions: {down: true}}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: B3}]
    """)
    kinds = {option.partition(":")[0] for option in ids(match)}
    assert "attack" not in kinds
    assert "disengage" not in kinds
    assert {"stand", "prepare", "sprint"} <= kinds
    play(match, "stand")
    assert not hero(match).conditions.down
    assert match.state.turn.points == 2
    assert "attack:main:enemy:giant_spider_1" in ids(match)


@pytest.mark.rule("SS-KND-02", "SS-STD-02")
def test_sprint_also_gets_a_hero_up():
    match = table("active: 0\nheroes: [{conditions: {down: true}}, {}]")
    play(match, "sprint")
    assert not hero(match).conditions.down
    assert match.state.turn.move == "before"


@pytest.mark.rule("SS-KND-06")
def test_knockdown_is_not_removed_at_the_end_of_the_turn():
    match = table("active: 0\nheroes: [{conditions: {down: true}}, {}]")
    play(match, "end")
    assert hero(match).conditions.down


# --- zones ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-FIR-03", "SS-EMV-13")
def test_whoever_enters_a_burning_zone_receives_fire():
    match = table("active: 0\nheroes: [{zone: A2}, {}]\nfires: {A1: 2}")
    play(match, "move:A1")
    assert (hero(match).conditions.fire, hero(match).wounds) == ((2,), 1)


@pytest.mark.rule("SS-FIR-04")
def test_fire_in_zones_burns_down_in_the_time_phase_without_wounds():
    match = table("phase: time\nheroes: [{zone: A1}, {}]\nfires: {A1: 2, A2: 1}")
    assert match.state.fires == {"A1": 1}
    assert hero(match).wounds == 0


@pytest.mark.rule("SS-POI-03")
def test_poison_in_a_zone_stays_and_poisons_who_enters():
    match = table("active: 0\nheroes: [{zone: A2}, {}]\npoisons: {A1: 1}")
    play(match, "move:A1")
    assert hero(match).conditions.poison == 1
    assert match.state.poisons == {"A1": 1}


# --- enemies --------------------------------------------------------------------------------------------------------


def activated(conditions: str, dice: str = "{}", foe: str = "giant_spider_1") -> str:
    return f"""
        phase: enemy_turn
        active: 0
        heroes: [{{zone: B3, powers: [whirlwind]}}, {{zone: A1}}]
        enemies: [{{card: {foe}, zone: B3, before: C3, trail: [C3, B3], conditions: {{{conditions}}}}}]
        on_top: {{activation: [A]}}
        next: {dice}
    """


@pytest.mark.rule("SS-ECN-04", "SS-ECN-05", "SS-ACT-12")
def test_a_stunned_enemy_does_nothing_at_all():
    match = table(activated("restrictive: stun, down: true, bleed: 1"))
    spider = enemy(match, "giant_spider_1")
    assert told(match, "attack") == []
    assert (spider.conditions.restrictive, spider.conditions.down, spider.wounds) == ("", True, 0)


@pytest.mark.rule("SS-ECN-03", "SS-ACT-12")
@pytest.mark.parametrize(("face", "attacks"), [(4, 1), (1, 0)])
def test_a_blinded_enemy_needs_a_block_to_act(face, attacks):
    match = table(activated("restrictive: blind", f"{{blue: [{face}, 1], red: [9, 9]}}"))
    assert len(told(match, "attack")) == attacks
    assert enemy(match, "giant_spider_1").conditions.restrictive == ""


@pytest.mark.rule("SS-ECN-02")
def test_a_slowed_enemy_does_only_the_first_sentence():
    # First sentence for {0}: snare, if the target is slowed; it is not. The bite is the second sentence.
    match = table(activated("restrictive: slow"))
    assert told(match, "enemy_chooses")
    assert told(match, "attack") == []


@pytest.mark.rule("SS-KND-05", "SS-BLE-01", "SS-ACT-12")
def test_an_enemy_stands_up_and_bleeds_when_its_activation_begins():
    match = table(activated("down: true, bleed: 1", "{red: [9, 9]}"))
    spider = enemy(match, "giant_spider_1")
    assert (spider.conditions.down, spider.wounds) == (False, 1)
    assert told(match, "attack")


@pytest.mark.rule("SS-ENG-12", "SS-ECN-04")
def test_stunned_enemies_make_no_opportunity_attack():
    match = table("""
        active: 0
        players: 3
        heroes: [{zone: B3}, {zone: A1}, {zone: A1}]
        enemies: [{card: giant_snake_1, zone: B3, conditions: {restrictive: stun}}]
    """)
    play(match, "disengage:B2")
    assert told(match, "attack") == []
    assert hero(match).zone == "B2"
