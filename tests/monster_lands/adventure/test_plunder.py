"""Plunder (chapter 7.8)."""

import pytest

from tafelrunde.kernel import Match
from tests.helpers.adventure import adventure, answer, asked, choices, clan, state, totals

PLUNDER = """
stage: plunder
clans:
- members: [fandor @land_a.1, korgo @land_a.4]
- members: [vaidala @land_a.2]
land_a: {land: al_dahn, monster: gator, fought: true}
paths:
  land_a.1: {dice: S1, fought: true}
  land_a.2: {dice: S1, fought: true}
  land_a.4: {dice: S1, fought: true}
loot_display: [loot_01, loot_02, loot_03, loot_06]
loot_stack: [loot_11, loot_14, loot_16]
"""
"""Nobody beat Gator; three mercenaries are still alive."""


@pytest.mark.rule("ML-PLU-01")
def test_everybody_who_won_nothing_takes_a_tile_of_choice_from_left_to_right():
    match = adventure(PLUNDER)
    assert asked(match) == (0, "take_loot")
    assert choices(match) == ["take:loot_01", "take:loot_02", "take:loot_03", "take:loot_06"]
    answer(match, "take:loot_03")
    assert asked(match) == (1, "take_loot")
    assert choices(match) == ["take:loot_01", "take:loot_02", "take:loot_06"]
    answer(match, "take:loot_01")
    assert asked(match) == (0, "take_loot")
    answer(match, "take:loot_02")
    assert match.over
    assert (clan(match, 0).loot, clan(match, 1).loot) == (["loot_03", "loot_02"], ["loot_01"])


def battle(victory: str, conquest: str, traps: str = "") -> Match:
    """Fandor fails, Vaidala beats Gator, Wormee conquers or not, Korgo comes after."""
    return adventure(
        f"""
        clans:
        - members: [fandor @land_a.1, wormee @land_a.3]
        - members: [vaidala @land_a.2, korgo @land_a.4]
        land_a: {{land: al_dahn, monster: gator}}
        paths:
          land_a.1: {{dice: 1S}}
          land_a.2: {{dice: 3S, traps: [{traps}]}}
          land_a.3: {{dice: 3S}}
          land_a.4: {{dice: 1S}}
        loot_display: [loot_01, loot_02, loot_03, loot_06]
        next: {{monster: [1, 1, 1, 1, 1, 1], strength: [1, {victory}, {conquest}, 1]}}
        """,
        *("roll:strength", "roll_all"),
    )


def plunderers(match: Match) -> list[int]:
    """The seats that take loot, in order."""
    seats = []
    while not match.over:
        seat, question = asked(match)
        if question == "take_loot":
            seats.append(seat)
            answer(match, choices(match)[0])
        else:
            answer(match, "continue")
    return seats


@pytest.mark.rule("ML-PLU-01")
@pytest.mark.parametrize(("victory", "traps"), [("6, 6, 5", ""), ("6, 5, 2", "trap_mp1")])
def test_who_beat_the_monster_and_who_conquered_take_nothing(victory, traps):
    """Defeated or caught: Fandor and Korgo plunder."""
    match = battle(victory, "6, 6, 6", traps)
    assert clan(match, 0).lands == ["al_dahn"]
    assert plunderers(match) == [0, 1]


@pytest.mark.rule("ML-PLU-01")
def test_who_failed_to_conquer_plunders():
    match = battle("6, 6, 5", "1, 1, 1")
    assert plunderers(match) == [0, 0, 1]


@pytest.mark.rule("ML-PLU-02")
def test_the_display_is_refilled_only_when_the_land_is_completely_resolved():
    match = adventure(PLUNDER, "take:loot_03", "take:loot_01")
    assert state(match).loot_display == ["", "loot_02", "", "loot_06"]
    answer(match, "take:loot_06")
    assert match.over
    assert state(match).loot_display == ["loot_11", "loot_02", "loot_14", "loot_16"]


@pytest.mark.rule("ML-PLU-03")
def test_a_tile_from_land_a_may_be_used_in_land_b():
    match = adventure(
        """
        players: 3
        stage: plunder
        clans:
        - members: [fandor @land_a.1, vaidala @land_b.1]
        land_a: {land: al_dahn, monster: turfus, fought: true}
        land_b: {land: ghadik, monster: snailer}
        paths:
          land_a.1: {dice: S1, fought: true}
          land_b.1: {dice: 1S, traps: [trap_mp1]}
        loot_display: [loot_01, loot_06]
        next: {monster: [1]}
        """,
        *("take:loot_06", "loot:loot_06"),
    )
    assert totals(match) == (0, 6)
    assert clan(match).loot == []


ALL_LOOT = [f"loot_{number:02}" for number in range(1, 17)]


def with_loot(display: list[str], held: list[str], discard: list[str], script: str = "{}") -> Match:
    """Fandor plunders; everything that is not stated lies in the stack. Seat 1 holds some tiles and is not there."""
    return adventure(f"""
        stage: plunder
        clans:
        - members: [fandor @land_a.1]
        - loot: {held}
        land_a: {{land: al_dahn, monster: gator, fought: true}}
        paths: {{land_a.1: {{dice: S1, fought: true}}}}
        loot_display: {display}
        loot_discard: {discard}
        next: {script}
    """)


@pytest.mark.rule("ML-PLU-04")
def test_from_an_empty_display_nothing_is_taken():
    match = with_loot(["none"] * 4, ALL_LOOT, [])
    assert match.over
    assert clan(match).loot == []
    assert not any(state(match).loot_display)


@pytest.mark.rule("ML-PLU-04")
def test_an_empty_stack_is_made_anew_from_the_discard():
    """One tile is left in the display; the stack is empty, two tiles are in the discard."""
    match = with_loot(["loot_01"], ALL_LOOT[3:], ["loot_02", "loot_03"], "{loot: [loot_03]}")
    assert match.over
    assert clan(match).loot == ["loot_01"]
    assert state(match).loot_display == ["loot_03", "loot_02", "", ""]
    assert state(match).loot_discard == []


@pytest.mark.rule("ML-PLU-05")
def test_there_is_no_limit_on_loot():
    match = adventure(
        f"""
        stage: plunder
        clans:
        - members: [fandor @land_a.1]
          loot: {ALL_LOOT[4:]}
        land_a: {{land: al_dahn, monster: gator, fought: true}}
        paths: {{land_a.1: {{dice: S1, fought: true}}}}
        loot_display: [loot_01, loot_02, loot_03, loot_04]
        """,
        *("take:loot_02",),
    )
    assert len(clan(match).loot) == 13


@pytest.mark.rule("ML-PLU-05")
def test_loot_lies_face_up_for_everybody_to_see():
    match = adventure(PLUNDER, "take:loot_03")
    assert match.view(1).state.clans[0].loot == ["loot_03"]
