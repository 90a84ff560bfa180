"""The armoury (chapter 5.6)."""

import pytest

from tests.helpers.deployment import asked, clan, do, given, offered, price, refusal, told


@pytest.mark.rule("ML-ARM-01")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_one_to_three_shields_at_2_gold_each(count):
    match = do(given("clans: [{pool: 1S H1, gold: 9}, {pool: 1S}]"), "visit:armory:strength")
    assert offered(match) == ["shields:1", "shields:2", "shields:3"]
    match.answer(f"shields:{count}")
    assert (clan(match).shields, clan(match).gold) == (count, 9 - 2 * count)
    assert asked(match).seat == 1


@pytest.mark.rule("ML-ARM-01")
@pytest.mark.parametrize(("gold", "most"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (20, 3)])
def test_gold_is_the_limit(gold, most):
    match = do(given(f"clans: [{{pool: 1S, gold: {gold}}}, {{pool: 1S}}]"), "visit:armory:strength")
    assert offered(match) == [f"shields:{n}" for n in range(1, most + 1)]


@pytest.mark.rule("ML-ARM-01", "ML-HAG-09")
def test_haggling_lowers_the_total_to_1_at_least():
    match = do(given("clans: [{pool: H4, gold: 9}, {pool: 1S}]"), "visit:armory:haggle:4")
    assert [price(match, option) for option in offered(match)] == [1, 1, 2]
    match.answer("shields:3")
    assert (clan(match).shields, clan(match).gold) == (3, 7)


@pytest.mark.rule("ML-ARM-02")
@pytest.mark.parametrize(("stored", "after"), [(2, 5), (3, 5), (5, 5), (1, 4)])
def test_above_five_they_are_discarded_at_once(stored, after):
    match = given(f"clans: [{{pool: 1S, gold: 9, shields: {stored}}}, {{pool: 1S}}]")
    do(match, "visit:armory:strength", "shields:3")
    assert (clan(match).shields, clan(match).gold) == (after, 3)
    assert told(match, "shields_bought")[0]["kept"] == after - stored


@pytest.mark.rule("ML-ARM-02")
def test_shields_on_paths_do_not_count():
    match = given(
        """
        clans: [{pool: 1S, gold: 9, shields: 2, members: [kakron leader, purkas @land_a.1]}, {pool: 1S}]
        paths: {land_a.1: {dice: 2S, shields: 2}}
        """
    )
    do(match, "visit:armory:strength", "shields:3")
    assert clan(match).shields == 5
    assert match.state.lands[0].paths[0].shields == 2


@pytest.mark.rule("ML-ARM-01", "ML-BLD-05")
def test_shields_that_cannot_be_paid_are_refused():
    match = do(given("clans: [{pool: 1S, gold: 3}, {pool: 1S}]"), "visit:armory:strength")
    assert refusal(match, "shields:2") == refusal(match, "shields:3") == "ML-BLD-05"
