"""The mine (chapter 5.9)."""

import pytest

from tests.helpers.deployment import asked, clan, do, end_round, given, offered, refusal


@pytest.mark.rule("ML-MIN-01")
@pytest.mark.parametrize(
    ("space", "dice", "gold"), [("mi1", 2, 7), ("mi2", 2, 6), ("mi3", 1, 3), ("mi4", 1, 3), ("mi5", 1, 2)]
)
def test_the_gold_printed_beside_the_space(space, dice, gold):
    match = do(given("players: 3\nclans: [{pool: 4S 1M, gold: 1}, {pool: 1S}]"), f"mine:{space}")
    assert clan(match).gold == 1 + gold
    assert clan(match).pool.strength == 4 - dice
    assert len(match.state.spaces[space]) == dice
    assert asked(match).seat == 1


@pytest.mark.rule("ML-MIN-01", "ML-BLD-02")
def test_only_strength_dice_work_there():
    match = given("clans: [{pool: 1S 3M H6}, {pool: 1S}]")
    assert refusal(match, "mine:mi1") == "ML-MIN-01"
    match = given("clans: [{pool: 3M H6}, {pool: 1S}]")
    assert refusal(match, "mine:mi3") == "ML-MIN-01"


@pytest.mark.rule("ML-MIN-01", "ML-DEP-07")
def test_only_on_free_spaces():
    match = given("players: 3\nclans: [{pool: 3S}, {pool: 1S}]\nspaces: {mi1: 2S by 1, mi4: 1S by 0}")
    assert [option for option in offered(match) if option.startswith("mine:")] == ["mine:mi2", "mine:mi3", "mine:mi5"]
    assert refusal(match, "mine:mi1") == "ML-DEP-07"


MINERS = """
    options: {extra_mercenaries: true}
    clans:
    - {pool: 5S, gold: 0, members: [kakron leader, purkas +rashnek, taron]}
    - {pool: 3S}
    """


@pytest.mark.rule("ML-MIN-02")
@pytest.mark.parametrize(
    ("answers", "gold"),
    [
        (["use:rashnek", "use:taron"], 7),
        (["use:rashnek", "skip"], 5),
        (["skip", "use:taron"], 5),
        (["skip", "skip"], 3),
    ],
)
def test_rashnek_and_taron_add_2_gold_each(answers, gold):
    match = do(given(MINERS), "mine:mi3", *answers)
    assert clan(match).gold == gold


@pytest.mark.rule("ML-MIN-02")
def test_each_for_one_activation_per_round():
    match = do(given(MINERS), "mine:mi3", "skip", "use:taron", "pawn", "pawn:strength", "done")
    match.answer("mine:mi4")
    assert offered(match) == ["use:rashnek", "skip"]
    match.answer("use:rashnek")
    assert clan(match).gold == 3 + 2 + 3 + 2
    do(match, "pawn", "pawn:strength", "done", "mine:mi1")
    assert clan(match).gold == 10 + 7
    end_round(match)
    assert match.state.used == {}


@pytest.mark.rule("ML-MIN-02")
def test_two_dice_on_a_double_space_are_one_activation():
    match = do(given(MINERS), "mine:mi1", "use:rashnek", "use:taron")
    assert clan(match).gold == 7 + 2 + 2


@pytest.mark.rule("ML-MIN-02")
def test_they_work_even_if_the_mercenary_is_assigned():
    match = given(
        """
        options: {extra_mercenaries: true}
        clans:
        - {pool: 1S, gold: 0, members: [kakron leader, purkas @mission_a.1 +rashnek, taron @mission_a.2]}
        - {pool: 1S}
        """
    )
    do(match, "mine:mi3", "use:rashnek", "use:taron")
    assert clan(match).gold == 7


@pytest.mark.rule("ML-MIN-02")
def test_they_help_nobody_else():
    match = given(MINERS.replace("{pool: 5S", "{pool: 1S").replace("{pool: 3S}", "{pool: 3S, gold: 0}"))
    do(match, "mine:mi3", "skip", "skip", "mine:mi4")
    assert clan(match, 1).gold == 3


@pytest.mark.rule("ML-DEP-09")
def test_a_space_closed_for_two_players_is_refused_as_such():
    match = given("clans: [{pool: 3S}, {pool: 1S}]")
    assert refusal(match, "mine:mi5") == "ML-DEP-09"
    assert refusal(match, "mine:mi2") == "ML-DEP-09"
