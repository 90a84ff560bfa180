"""The defence of the fortress (chapter 7.9)."""

import pytest

from tafelrunde.kernel import Match
from tests.helpers.adventure import (
    about,
    adventure,
    answer,
    asked,
    clan,
    dice,
    health,
    land,
    monster_rolls,
    path,
    state,
    told,
    totals,
    whole_round,
)

DEFENCE = """
clans:
- members: [fandor @access.2{lower}]
- members: [vaidala @access.1{upper}]
land_a: {{land: kale, monster: moldo}}
access: {{monster: {monster}}}
paths:
  access.1: {{dice: {dice}, traps: [{traps}]}}
  access.2: {{dice: 2S, traps: [trap_s1]}}
panic: [panic_mine, panic_tavern]
next: {{monster: {faces}, strength: [{strength}], area: [6, 1]}}
"""
"""Vaidala (seat 1) on the upper path, Fandor (seat 0) on the lower one."""


def defence(strength: str = "1, 1", monster: str = "gator", dice: str = "2S", traps: str = "", **more: str) -> Match:
    fill = {"upper": "", "lower": "", "faces": "[1, 1, 1, 1, 1, 1, 1, 1]", **more}
    return adventure(DEFENCE.format(strength=strength, monster=monster, dice=dice, traps=traps, **fill))


@pytest.mark.rule("ML-FDF-01")
def test_without_a_mercenary_there_is_no_fight():
    match = adventure("land_a: {land: kale, monster: moldo}\naccess: {monster: gator}")
    assert match.over
    assert match.events == []


@pytest.mark.rule("ML-FDF-01")
def test_without_a_monster_there_is_no_fight():
    match = adventure("""
        clans:
        - members: [fandor @access.1]
        land_a: {land: kale, monster: moldo}
        access: {monster: none}
        paths: {access.1: {dice: 2S, traps: [trap_s1]}}
    """)
    assert match.over
    assert match.events == []
    assert dice(match, "access.1") == "SS", "not even the trap is revealed"


@pytest.mark.rule("ML-FDF-02")
def test_traps_are_revealed_and_the_upper_path_fights_first():
    match = defence()
    assert path(match, "access.2").traps[0].face_up
    assert dice(match, "access.2") == "SSS"
    assert about(match) == (1, "vaidala")


@pytest.mark.rule("ML-FDF-02", "ML-MON-05")
def test_there_are_no_affinity_dice_at_the_access():
    """Gator is of the water like Kale, but rolls his three dice only."""
    assert monster_rolls(defence()) == [("vaidala", [1, 1, 1])]


@pytest.mark.rule("ML-FDF-02")
def test_totals_are_carried_from_the_upper_to_the_lower_path():
    match = defence(strength="5, 4")
    answer(match, "roll_all")
    assert about(match) == (0, "fandor")
    assert totals(match) == (9, 9)


@pytest.mark.rule("ML-FDF-02")
@pytest.mark.parametrize("strength", ["6, 6, 6", "1, 1, 1"])
def test_there_is_no_conquest_and_no_plunder_at_the_access(strength):
    match = defence(strength=f"{strength}, 1, 1, 1", dice="3S")
    answer(match, "roll_all")
    if not match.over:
        answer(match, "roll_all")
    assert match.over
    assert (clan(match, 0).loot, clan(match, 1).loot) == ([], [])
    assert (clan(match, 0).lands, clan(match, 1).lands) == ([], [])
    assert told(match, "conquest_failed") == []


@pytest.mark.rule("ML-FDF-03")
def test_the_victor_gets_the_normal_reward_and_the_other_does_not_fight():
    match = defence(strength="6, 6, 6", dice="3S")
    answer(match, "roll_all")
    assert match.over
    assert clan(match, 1).trophies == ["gator"]
    assert [each.fame for each in state(match).clans] == [5, 5 + 4]
    assert [attack["mercenary"] for attack in told(match, "monster_attacks")] == ["vaidala"]


@pytest.mark.rule("ML-FDF-03")
def test_a_catch_at_the_access_gives_the_normal_reward():
    match = defence(strength="6, 6, 1", dice="3S", traps="trap_mp1")
    answer(match, "roll_all")
    assert (clan(match, 1).fame, clan(match, 1).gold) == (5 + 2, 7 + 4)
    assert state(match).monster_discard == ["gator"]


@pytest.mark.rule("ML-FDF-04", "ML-MON-24")
@pytest.mark.parametrize(("strength", "traps"), [("6, 6, 6", ""), ("6, 6, 1", "trap_mp1")])
def test_success_clears_all_panic(strength, traps):
    match = defence(strength=strength, dice="3S", traps=traps)
    answer(match, "roll_all")
    assert state(match).panic == []
    assert len(state(match).panic_stack) == 6
    assert land(match, "access").monster == ""


@pytest.mark.rule("ML-FDF-04")
def test_after_a_failure_the_monster_and_the_panic_stay():
    match = defence(strength="1, 1, 1, 1, 1")
    answer(match, "roll_all", "roll_all")
    assert match.over
    assert land(match, "access").monster == "gator"
    assert state(match).panic == ["panic_mine", "panic_tavern"]


@pytest.mark.rule("ML-FDF-04")
def test_a_victory_in_a_land_does_not_clear_panic():
    match = adventure(
        """
        stage: mercenary_attack
        clans:
        - members: [fandor @land_a.1]
        land_a: {land: al_dahn, monster: gator, fought: true}
        access: {monster: krinx}
        paths: {land_a.1: {dice: S6 S6 S6, fought: true}}
        panic: [panic_mine]
        """,
        *("finish",),
    )
    assert clan(match).trophies == ["gator"]
    assert state(match).panic == ["panic_mine"]


@pytest.mark.rule("ML-FDF-04")
def test_an_unbeaten_monster_at_the_access_adds_panic_in_the_cleanup():
    match = whole_round(
        """
        clans:
        - members: [kakron leader, fandor @access.1]
        land_a: {land: kale, monster: moldo}
        access: {monster: gator}
        paths: {access.1: {dice: 1S}}
        next: {monster: [1, 1, 1], strength: [1]}
        """,
        *("roll:strength",),
    )
    assert land(match, "access").monster == "gator"
    assert len(state(match).panic) == 1


@pytest.mark.rule("ML-FDF-05", "ML-PWR-07", "ML-PWR-09")
@pytest.mark.parametrize("monster", ["korcko", "krunn"])
def test_the_last_hit_strikes_everybody_at_the_access(monster):
    match = defence(strength="6, 6, 6, 6, 6", monster=monster, dice="5S")
    answer(match, "roll_all")
    assert asked(match) == (1, "defend"), "the guards may help"
    answer(match, "endure")
    assert asked(match) == (0, "defend")
    answer(match, "endure")
    assert health(match, "vaidala", "fandor") == ["wounded", "wounded"]
    assert clan(match, 1).trophies == [monster]


@pytest.mark.rule("ML-FDF-05", "ML-PWR-16")
def test_the_shared_die_of_sporus_strikes_everybody_at_the_access():
    match = defence(monster="sporus", lower=" wounded")
    answer(match, "defence:access.1", "endure")
    assert health(match, "vaidala", "fandor") == ["healthy", "dead"]
    assert clan(match, 0).fame == 5 + 3


@pytest.mark.rule("ML-FDF-05")
def test_a_last_hit_at_the_access_leaves_the_mercenaries_of_the_lands_alone():
    match = adventure(
        """
        stage: mercenary_attack
        place: 1
        clans:
        - members: [fandor @access.1, korgo @land_a.1]
        land_a: {land: kale, monster: moldo, fought: true}
        access: {monster: korcko, fought: true}
        paths:
          access.1: {dice: S6 S6 S6 S6 S6, fought: true}
          land_a.1: {dice: S1, fought: true}
        """,
        *("finish", "endure"),
    )
    assert health(match, "fandor", "korgo") == ["wounded", "healthy"]
