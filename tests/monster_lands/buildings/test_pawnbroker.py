"""The pawnbroker (chapter 5.7)."""

import pytest

from tests.helpers.deployment import asked, clan, do, given, offered


@pytest.mark.rule("ML-PAW-01")
@pytest.mark.parametrize(
    ("dice", "left"),
    [
        (["pawn:strength", "done"], (2, 2, [2, 6])),
        (["pawn:magic", "pawn:magic", "done"], (3, 0, [2, 6])),
        (["pawn:haggle:6", "pawn:strength", "pawn:magic", "done"], (2, 1, [2])),
        (["pawn:haggle:2", "all"], (0, 0, [])),
    ],
)
def test_any_number_of_dice_of_any_colours_for_1_gold_each(dice, left):
    match = given("clans: [{pool: 3S 2M H2 H6, gold: 4}, {pool: 1S}]")
    do(match, "pawn", *dice)
    pool = clan(match).pool
    assert (pool.strength, pool.magic, pool.haggle) == left
    assert clan(match).gold == 4 + 7 - pool.total
    assert len(match.state.spaces["pb1"]) == 7 - pool.total
    assert asked(match).seat == 1


@pytest.mark.rule("ML-PAW-01")
def test_at_least_one():
    match = do(given("clans: [{pool: 3S 2M H2 H6, gold: 4}, {pool: 1S}]"), "pawn")
    assert offered(match) == ["pawn:strength", "pawn:magic", "pawn:haggle:2", "pawn:haggle:6"]


@pytest.mark.rule("ML-PAW-02")
def test_no_limit_on_dice_or_on_actions():
    match = given("clans: [{pool: 60S, gold: 0}, {pool: 4S}]\nspaces: {pb1: 30M by 1}")
    do(match, "pawn", "pawn:strength", "done")
    do(match, "pawn", "pawn:strength", "done")
    do(match, "pawn", "pawn:strength", "pawn:strength", "done")
    do(match, "pawn", "pawn:strength", "done")
    do(match, "pawn", "pawn:strength", "all")
    assert clan(match).gold == 60
    assert len(match.state.spaces["pb1"]) == 30 + 60 + 2
