"""The Time phase in its order (chapter 4.1)."""

from __future__ import annotations

import pytest

from tests.sword_and_sorcery.table import ids, play, table


def hero(match, seat=0):
    return match.state.heroes[seat]


@pytest.mark.rule("SS-TIM-05", "SS-TIM-06", "SS-TIM-11", "SS-RDY-01", "SS-RDY-02")
def test_powers_that_show_one_hourglass_become_ready_and_all_others_show_one_fewer():
    match = table("""
        phase: time
        heroes:
        - {rank: 2, powers: [{card: taunt, recharge: 1}, {card: whirlwind, recharge: 3}]}
    """)
    assert [power.recharge for power in hero(match).powers] == [0, 2]


@pytest.mark.rule("SS-TIM-01", "SS-FIR-02")
def test_every_fire_token_inflicts_a_wound_then_burns_down():
    match = table("phase: time\nheroes: [{conditions: {fire: [2, 1]}}]")
    assert hero(match).wounds == 2
    assert hero(match).conditions.fire == (1,)


@pytest.mark.rule("SS-POI-01")
@pytest.mark.parametrize(("face", "left"), [(4, 0), (2, 2)])
def test_poison_wounds_by_its_level_and_a_save_removes_it(face, left):
    # Thorgren saves with a block: face 4 of the blue die shows one, face 2 does not.
    match = table(f"phase: time\nheroes: [{{conditions: {{poison: 2}}}}]\nnext: {{blue: [{face}]}}")
    assert hero(match).wounds == 2
    assert hero(match).conditions.poison == left


@pytest.mark.rule("SS-POI-04")
def test_enemies_make_no_save_against_poison():
    match = table("phase: time\nenemies: [{card: giant_spider_1, zone: D2, conditions: {poison: 1}}]")
    assert match.state.enemies[0].wounds == 1
    assert match.state.enemies[0].conditions.poison == 1


@pytest.mark.rule("SS-TIM-09")
def test_wounds_of_fire_and_poison_count_together_before_anybody_dies():
    match = table("""
        phase: time
        heroes: [{wounds: 6, conditions: {fire: [1], poison: 1}}, {wounds: 5, conditions: {fire: [1]}}, {}]
        next: {blue: [4]}
    """)
    assert [one.ghost for one in match.state.heroes] == [True, True, False]


@pytest.mark.rule("SS-TIM-09")
def test_all_are_wounded_then_poison_is_saved_from_then_heroes_die_by_seats_and_enemies_by_ranks():
    match = table("""
        phase: time
        heroes: [{wounds: 6, conditions: {fire: [1], poison: 1}}, {wounds: 5, conditions: {fire: [1]}}, {}]
        enemies:
        - {card: giant_spider_1, zone: D2, wounds: 4, conditions: {poison: 1}}
        - {card: minotaur, zone: D3, wounds: 13, conditions: {fire: [1]}}
        next: {blue: [4]}
    """)
    told = [event for event in match.events if event.kind in ("wounded", "save", "hero_dies", "enemy_dies")]
    assert [event.kind for event in told] == ["wounded"] * 5 + ["save"] + ["hero_dies"] * 2 + ["enemy_dies"] * 2
    assert [event.args["seat"] for event in told if event.kind == "hero_dies"] == [0, 1]
    assert [event.args["enemy"] for event in told if event.kind == "enemy_dies"] == ["minotaur", "giant_spider_1"]


@pytest.mark.rule("SS-TIM-03", "SS-BLE-02")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (1, 0)])
def test_bleeding_wanes(before, after):
    match = table(f"phase: time\nheroes: [{{conditions: {{bleed: {before}}}}}]")
    assert hero(match).conditions.bleed == after


@pytest.mark.rule("SS-TIM-03", "SS-ENM-14", "SS-MSH-02")
def test_magic_shields_refresh():
    match = table("""
        phase: time
        players: 3
        enemies: [{card: elf_witch_1, zone: D2, shields: 0}]
    """)
    assert match.state.enemies[0].shields == 3


@pytest.mark.rule("SS-TIM-04", "SS-CMBP-02")
def test_hero_tokens_are_turned_face_up():
    match = table("phase: time\nheroes: [{done: true}, {done: true}]")
    assert ids(match) == ["hero:0", "hero:1"]


@pytest.mark.rule("SS-TIM-07", "SS-SOU-03", "SS-SOU-05", "SS-SOU-07")
def test_shards_raise_the_lowest_rank_first_and_wounds_stay():
    match = table("phase: time\nshards: 9\nheroes: [{wounds: 2}, {}]")
    assert ids(match) == ["raise:0", "raise:1", "done"]
    play(match, "raise:0")
    assert ids(match) == ["raise:1", "done"]
    assert (match.state.shards, hero(match).rank, hero(match).wounds) == (5, 2, 2)
    play(match, "raise:1")
    assert match.state.shards == 1


@pytest.mark.rule("SS-RES-01", "SS-RES-02")
def test_a_ghost_at_an_active_altar_comes_back_for_shards():
    match = table("phase: time\nshards: 3\nheroes: [{rank: 3, ghost: true, zone: A1}, {rank: 3}]")
    assert "resurrect:0" in ids(match)
    play(match, "resurrect:0")
    assert (match.state.shards, hero(match).ghost, hero(match).wounds) == (0, False, 0)


@pytest.mark.rule("SS-RES-01", "SS-GHO-06")
def test_nobody_comes_back_elsewhere():
    match = table("phase: time\nshards: 3\nheroes: [{ghost: true, zone: A2}, {}]")
    assert "resurrect:0" not in ids(match)
