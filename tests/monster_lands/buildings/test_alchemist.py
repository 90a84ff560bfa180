"""The alchemist (chapter 5.4)."""

import pytest

from tests.helpers.deployment import asked, clan, do, given, member, offered


@pytest.mark.rule("ML-ALC-01")
@pytest.mark.parametrize(
    ("space", "mixes"),
    [("al1", ["mix:3:0", "mix:2:1", "mix:1:2", "mix:0:3"]), ("al2", ["mix:2:0", "mix:1:1", "mix:0:2"])],
)
def test_three_on_the_upper_space_and_two_on_the_lower_in_any_mix(space, mixes):
    for mix in mixes:
        match = do(given("clans: [{pool: 2M, gold: 4}, {pool: 1S}]"), f"brew:{space}")
        assert offered(match) == mixes
        match.answer(mix)
        _, potions, poisons = mix.split(":")
        assert (clan(match).potions, clan(match).poisons) == (int(potions), int(poisons))
        assert clan(match).gold == 4
        assert [die.color for die in match.state.spaces[space]] == ["magic"]
        assert clan(match).pool.magic == 1
        assert asked(match).seat == 1


@pytest.mark.rule("ML-ALC-01")
@pytest.mark.parametrize(("taken", "free"), [("al1", "brew:al2"), ("al2", "brew:al1")])
def test_any_free_space_may_be_chosen(taken, free):
    match = given(f"clans: [{{pool: 1M}}, {{pool: 1S}}]\nspaces: {{{taken}: 1M by 1}}")
    assert [option for option in offered(match) if option.startswith("brew:")] == [free]
    both = given("clans: [{pool: 1M}, {pool: 1S}]")
    assert [option for option in offered(both) if option.startswith("brew:")] == ["brew:al1", "brew:al2"]


@pytest.mark.rule("ML-ALC-02")
@pytest.mark.parametrize(
    ("stored", "mix", "after"),
    [("potions: 2, poisons: 1", "mix:3:0", (3, 1)), ("potions: 1, poisons: 3", "mix:1:2", (2, 3))],
)
def test_above_three_they_are_lost(stored, mix, after):
    match = do(given(f"clans: [{{pool: 1M, {stored}}}, {{pool: 1S}}]"), "brew:al1", mix)
    assert (clan(match).potions, clan(match).poisons) == after


@pytest.mark.rule("ML-ALC-02")
def test_tokens_on_assigned_mercenaries_do_not_count():
    match = given(
        """
        clans:
        - {pool: 1M, potions: 1, members: [kakron leader, purkas @land_a.1 potions:2 poisons:1]}
        - {pool: 1S}
        paths: {land_a.1: {dice: 2S}}
        """
    )
    do(match, "brew:al1", "mix:2:1")
    assert (clan(match).potions, clan(match).poisons) == (3, 1)
    assert (member(match, "purkas").potions, member(match, "purkas").poisons) == (2, 1)


@pytest.mark.rule("ML-ALC-03")
def test_haggle_dice_are_no_use_here():
    match = given("clans: [{pool: 2S H6, gold: 30}, {pool: 1S}]")
    assert not [option for option in offered(match) if "brew" in option or "alchemist" in option]


@pytest.mark.rule("ML-ALC-03")
def test_nothing_is_paid():
    match = do(given("clans: [{pool: 1M, gold: 0}, {pool: 1S}]"), "brew:al1", "mix:0:3")
    assert (clan(match).gold, clan(match).poisons) == (0, 3)
