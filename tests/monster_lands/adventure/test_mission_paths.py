"""Mission paths (chapter 5.11)."""

import pytest

from tests.helpers.adventure import dice, path, told, whole_round
from tests.helpers.deployment import asked, clan, do, given, offered, refusal


def spot(tile: str, pool: str, more: str = "") -> str:
    """Two fire mercenaries at home, a dice mission, and a pool."""
    return f"""
clans:
- {{pool: {pool}, members: [kakron leader, purkas, poissen, torko]}}
- {{affinity: water, pool: 4S}}
mission_a: {{tile: {tile}}}
mission_b: {{tile: mission_11}}
{more}
"""


def missions(match):
    return [option for option in offered(match) if option.startswith("path:mission")]


@pytest.mark.rule("ML-MIS-01")
def test_two_missions_are_open_with_two_paths_each():
    match = do(given(spot("mission_01", "4S")), "assign:purkas")
    assert missions(match) == ["path:mission_a.1", "path:mission_a.2", "path:mission_b.1", "path:mission_b.2"]


@pytest.mark.rule("ML-MIS-01")
def test_two_of_the_same_clan_may_share_a_mission_and_a_third_finds_no_path():
    match = do(given(spot("mission_01", "6S")), "assign:purkas", "path:mission_a.2", "done")
    do(match, "pawn", "pawn:strength", "done", "assign:poissen", "path:mission_a.1", "done")
    assert [path(match, name).seat for name in ("mission_a.1", "mission_a.2")] == [0, 0]
    match.answer("assign:drapis")
    assert missions(match) == ["path:mission_b.1", "path:mission_b.2"]
    assert refusal(match, "path:mission_a.1") == "ML-OUT-02"


@pytest.mark.rule("ML-MIS-01")
def test_two_of_different_clans_may_share_a_mission():
    match = do(given(spot("mission_01", "6S")), "assign:purkas", "path:mission_a.1", "done")
    do(match, "assign:drapis", "path:mission_a.2", "done")
    assert [path(match, name).seat for name in ("mission_a.1", "mission_a.2")] == [0, 1]


@pytest.mark.rule("ML-MIS-02")
def test_a_mission_takes_exactly_its_number_of_dice():
    # mission_07: three dice, each strength or haggle
    match = do(given(spot("mission_07", "3S 2M H5 H2")), "assign:purkas", "path:mission_a.1")
    for piece in ("die:haggle:5", "die:strength"):
        assert "done" not in offered(match)
        assert refusal(match, "done") == "ML-MIS-02"
        match.answer(piece)
    match.answer("die:haggle:2")
    assert not any(option.startswith("die:") for option in offered(match))
    assert refusal(match, "die:strength") == "ML-MIS-02"
    match.answer("done")
    assert dice(match, "mission_a.1") == "SHH"


@pytest.mark.rule("ML-MIS-02")
def test_only_the_listed_colours_fit_and_any_of_them():
    match = do(given(spot("mission_07", "3S 2M H5 H2")), "assign:purkas", "path:mission_a.1")
    fitting = {"die:strength", "die:haggle:5", "die:haggle:2"}
    assert {option for option in offered(match) if option.startswith("die:")} == fitting
    assert refusal(match, "die:magic") == "ML-MIS-02"


@pytest.mark.rule("ML-MIS-02")
def test_each_slot_has_its_own_colours():
    # mission_10: one strength, one magic, one haggle
    match = do(given(spot("mission_10", "3S 3M H1 H6")), "assign:purkas", "path:mission_a.1")
    do(match, "die:haggle:6", "done")
    assert dice(match, "mission_a.1") == "SMH"
    assert (clan(match).pool.strength, clan(match).pool.magic, clan(match).pool.haggle) == (2, 2, [1])


@pytest.mark.rule("ML-MIS-02")
@pytest.mark.parametrize(
    ("tile", "pool", "possible"),
    [
        ("mission_04", "3S", True),
        ("mission_04", "2S 4M H6", False),
        ("mission_06", "2M", True),
        ("mission_06", "4S 1M", False),
        ("mission_02", "1S 1M", True),
        ("mission_02", "1S H6", False),
        ("mission_10", "1S 1M H6", True),
        ("mission_10", "2S 1M", False),
        ("mission_12", "H1 H2 H3", True),
        ("mission_12", "H1 1M", False),
    ],
)
def test_a_mission_needs_all_its_dice(tile, pool, possible):
    match = do(given(spot(tile, pool)), "assign:purkas")
    assert ("path:mission_a.1" in offered(match)) == possible
    if not possible:
        assert refusal(match, "path:mission_a.1") == "ML-MIS-02"


@pytest.mark.rule("ML-MIS-03")
@pytest.mark.parametrize("first", ["mission_a.1", "mission_a.2"])
def test_both_paths_ask_for_the_same_dice_and_either_may_be_picked(first):
    # mission_05: one strength and one magic
    match = do(given(spot("mission_05", "3S 3M")), "assign:purkas", f"path:{first}", "done")
    other = "mission_a.2" if first == "mission_a.1" else "mission_a.1"
    do(match, "pawn", "pawn:strength", "done", "assign:poissen", f"path:{other}", "done")
    assert dice(match, first) == dice(match, other) == "SM"


@pytest.mark.rule("ML-MIS-04")
def test_haggle_dice_on_a_mission_lose_their_value_and_are_rolled_again():
    # mission_03: two haggle dice, goal 7; the dice brought along show 6 and 6
    match = do(given(spot("mission_03", "2S H6 H6")), "assign:purkas", "path:mission_a.1")
    do(match, "die:haggle:6", "die:haggle:6", "done")
    assert [die.face for die in path(match, "mission_a.1").dice] == [0, 0]
    assert clan(match).pool.haggle == []
    assert asked(match).seat == 1


@pytest.mark.rule("ML-MIS-04")
def test_the_new_roll_of_a_haggle_die_counts():
    match = whole_round(
        """
        phase: dice_mission
        clans:
        - {fame: 5, gold: 7, members: [poissen leader @mission_a.1]}
        - {affinity: water, members: [drapis leader]}
        mission_a: {tile: mission_03}
        paths: {mission_a.1: {dice: 2H}}
        next: {haggle: [3, 4]}
        """
    )
    assert told(match, "mission_total")[0]["total"] == 7
    assert (clan(match).fame, clan(match).gold) == (6, 13)
