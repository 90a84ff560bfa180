"""Rearranging and trading (chapter 5.10)."""

import pytest

from tafelrunde.games.massive_darkness.game import Game
from tests.massive_darkness.table import hero, ids, play, question, settle, table

THREE = """
    heroes:
    - {hands: [SA11], body: SA13, pack: [S034]}
    - {hands: [SA07], body: SA14, pack: [S008]}
    - {hands: [SA03], body: SA15, health: 3}
"""


@pytest.mark.rule("MD-TRD-01")
def test_rearranging_costs_an_action_and_needs_nothing():
    match = table("heroes: [{hands: [SA11], pack: [S034, S005]}]\nplayers: 1")
    play(match, "trade", "equip:S034", "equip:S005", "stow:SA11", "done")
    one = hero(match)
    assert (one.hands, one.body, set(one.pack)) == (("S034",), "S005", {"SA11", "SA13"})
    assert match.state.activation.actions == 2


@pytest.mark.rule("MD-TRD-01")
def test_cards_can_be_taken_off_also_without_another_to_put_on():
    match = table("heroes: [{hands: [SA11], body: SA13}]\nplayers: 1")
    play(match, "trade")
    assert (question(match), ids(match)) == ("reorganise", ["stow:SA13", "stow:SA11", "done"])
    play(match, "stow:SA13", "done")
    assert (hero(match).body, hero(match).pack) == ("", ("SA13",))


@pytest.mark.rule("MD-TRD-01")
@pytest.mark.parametrize(
    ("worn", "stow"), [("hands: [SA11], body: ''", "stow:SA11"), ("hands: [], body: SA13", "stow:SA13")]
)
def test_whatever_is_worn_can_be_taken_off(worn: str, stow: str):
    match = play(table(f"heroes: [{{{worn}}}]\nplayers: 1"), "trade")
    assert (question(match), ids(match)) == ("reorganise", [stow, "done"])


@pytest.mark.rule("MD-TRD-01", "MD-EQP-04")
@pytest.mark.parametrize(
    ("hands", "equip", "held"),
    [
        ("[SA11]", "equip:S034", ("SA11", "S034")),
        ("[SA11, SA01]", "equip:S034:SA11", ("SA01", "S034")),
        ("[SA11, SA01]", "equip:S034:SA01", ("SA11", "S034")),
        ("[SA03]", "equip:S034", ("S034",)),
        ("[SA11, SA01]", "equip:S131", ("S131",)),
        ("[]", "equip:S131", ("S131",)),
    ],
)
def test_two_hands_hold_two_cards_or_one_for_both(hands: str, equip: str, held: tuple[str, ...]):
    match = table(f"heroes: [{{hands: {hands}, pack: [S034, S131]}}]\nplayers: 1")
    play(match, "trade", equip)
    assert hero(match).hands == held
    assert len(Game(match.state).cards_of(hero(match))) == 3 + len(hands.strip("[]").split(",")) - (hands == "[]")


@pytest.mark.rule("MD-TRD-02")
def test_all_heroes_in_the_zone_exchange_also_without_the_active_one():
    match = table(THREE)
    play(match, "trade")
    assert {"give:S034:1", "give:S034:2", "give:S008:2", "give:SA03:1"} <= set(ids(match))
    play(match, "give:S008:2")
    assert (question(match), match.decision.seat) == ("agree", 1)
    play(match, "agree")
    assert hero(match, 2).pack == ("S008",)
    assert question(match) == "trade", "any number of cards"
    play(match, "give:SA11:2", "give:S034:1", "done")
    assert set(hero(match, 2).pack) == {"S008", "SA11"}


@pytest.mark.rule("MD-TRD-02")
def test_nobody_trades_over_a_distance():
    match = table(THREE.replace("health: 3", "zone: B5"))
    play(match, "trade")
    assert "give:S034:1" in ids(match)
    assert not [name for name in ids(match) if name.startswith(("give:SA03", "give:SA15")) or name.endswith(":2")]


@pytest.mark.rule("MD-TRD-02", "MD-ACT-10")
def test_nobody_trades_with_who_has_left():
    match = table(THREE.replace("health: 3", "escaped: true"))
    play(match, "trade")
    assert "give:S034:1" in ids(match)
    assert not [name for name in ids(match) if name.startswith(("give:SA03", "give:SA15")) or name.endswith(":2")]


@pytest.mark.rule("MD-TRD-03", "MD-HRO-06", "MD-RUL-05")
def test_dead_heroes_can_be_traded_with():
    match = table(THREE.replace("health: 3", "health: 0, pack: [S013]"))
    play(match, "trade", "give:S013:0")
    assert (question(match), match.decision.seat) == ("agree", 2)
    play(match, "agree", "give:S034:2")
    assert ("S013" in hero(match, 0).pack, hero(match, 2).pack) == (True, ("S034",))
    assert hero(match, 2).dead


@pytest.mark.rule("MD-TRD-04", "MD-RUL-05")
def test_both_owners_must_agree():
    match = table(THREE)
    play(match, "trade", "give:S008:0", "refuse")
    assert hero(match, 1).pack == ("S008",)
    assert "give:S008:0" not in ids(match), "once refused, it stays"
    assert "give:SA07:0" in ids(match)


@pytest.mark.rule("MD-TRD-04")
def test_everything_may_be_given_for_nothing():
    match = table(THREE)
    play(match, "trade", "give:SA11:1", "give:SA13:1", "give:S034:1", "done")
    assert (hero(match).hands, hero(match).body, hero(match).pack) == ((), "", ())
    assert set(hero(match, 1).pack) == {"S008", "SA11", "SA13", "S034"}


@pytest.mark.rule("MD-TRD-05")
def test_everybody_who_took_part_rearranges_for_nothing():
    match = table(THREE)
    play(match, "trade", "give:S034:1", "done")
    seats = []
    while question(match) == "reorganise":
        seats.append(match.decision.seat)
        if match.decision.seat == 1:
            play(match, "equip:S034")
        else:
            play(match, "done")
    assert set(seats) == {0, 1}, "not the third hero, who took no part"
    assert hero(match, 1).hands == ("SA07", "S034")
    assert match.state.activation.actions == 2


@pytest.mark.rule("MD-TRD-06", "MD-TRM-01")
def test_transmuting_does_not_interrupt_a_trade():
    match = table(THREE + "    on_top: {treasure_2: [S071]}")
    play(match, "trade", "transmute", "discard:SA11", "discard:SA13", "discard:S034")
    settle(match, "trade")
    assert "give:S071:1" in ids(match)
    assert match.state.activation.actions == 2


@pytest.mark.rule("MD-TRD-07")
def test_enemies_in_the_zone_do_not_prevent_trading():
    match = table(THREE + "    enemies: [{card: W001, zone: B6}]")
    play(match, "trade", "give:S034:1")
    assert "S034" in hero(match, 1).pack


@pytest.mark.rule("MD-TRD-08")
def test_equipped_cards_change_through_this_action_only():
    match = table(THREE, skip_single=False)
    assert not [name for name in ids(match) if name.partition(":")[0] in ("equip", "stow", "give")]
    match = table(THREE + "    activation: {actions: 0}", skip_single=False)
    assert "trade" not in ids(match)


@pytest.mark.rule("MD-TRD-09", "MD-Q5-06", "MD-Q1-05")
@pytest.mark.parametrize(("quest", "thing"), [("immortals_downfall", "firework"), ("scorched_earth", "artefact")])
def test_quest_items_are_traded_like_cards(quest: str, thing: str):
    match = table(f"options: {{quest: {quest}}}\nheroes: [{{things: {{{thing}: 2}}}}, {{}}]")
    play(match, "trade", f"give:{thing}:0:1")
    assert (hero(match, 0).things, hero(match, 1).things) == ({thing: 1}, {thing: 1})
    assert f"give:{thing}:0:1" in ids(match), "the other one may go as well"
