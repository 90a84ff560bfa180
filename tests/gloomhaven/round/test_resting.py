"""Short and long rests (4.3)."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Heal, Shield
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.rules.round import resting
from tafelrunde.games.havens.state import ItemCard
from tests.helpers.gloomhaven_rules import (
    Board,
    asked,
    hp,
    ids,
    marks,
    party,
    phase,
    row,
    run,
    take_turn,
    told,
    whole_turn,
)


def tired(discard=3, hand=1, lost=(), **values):
    """A brute with discards after its turn, in the clean-up."""
    board = Board(row(3))
    hero = board.hero("brute", (0, 0), **values)
    hero.chosen = []
    hero.hand = board.plain(*[f"h{n}" for n in range(hand)])
    hero.discard = board.plain(*[f"d{n}" for n in range(discard)])
    hero.lost = board.plain(*lost)
    board.state.phase = "short_rests"
    return board, hero


def long_resting(discard=3, **values):
    board, hero = tired(discard, **values)
    hero.resting, hero.initiative = True, 99
    board.state.phase = "turns"
    return board, hero


@pytest.mark.rule("GH-RST-01", "GH-RST-02")
@pytest.mark.parametrize(("discard", "may"), [(0, False), (1, False), (2, True), (3, True)])
def test_a_short_rest_needs_two_discards_and_costs_exactly_one(discard, may):
    board, hero = tired(discard)
    game = board.game()
    assert (ids(asked(resting.short_rests(game))) == ["short_rest", "skip"]) is may
    if may:
        hero.ready = False
        phase(game, "short_rest", "lose")
        assert (len(hero.lost), len(hero.hand), hero.discard) == (1, 1 + discard - 1, [])


@pytest.mark.rule("GH-RST-02")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_every_discard_may_be_the_one_that_is_lost(number):
    board, hero = tired(3)
    game = board.game()
    game.state.script = {"short rest brute": [number]}
    phase(game, "short_rest", "lose")
    assert hero.lost == [f"d{number - 1}"]
    assert sorted(hero.hand) == sorted({"h0", "d0", "d1", "d2"} - {f"d{number - 1}"})


@pytest.mark.rule("GH-RST-02", "GH-TRN-07")
def test_a_rest_brings_nothing_back_from_the_lost_pile():
    board, hero = tired(2, lost=("l0",))
    game = board.game()
    game.state.script = {"short rest brute": [1]}
    phase(game, "short_rest", "lose")
    assert (hero.lost, sorted(hero.hand)) == (["l0", "d0"], ["d1", "h0"])
    board, hero = long_resting(2, lost=("l0",))
    game = board.game()
    take_turn(game, "lose:d1")
    assert (hero.lost, sorted(hero.hand)) == (["l0", "d1"], ["d0", "h0"])


@pytest.mark.rule("GH-RST-03")
@pytest.mark.parametrize(("second", "lost"), [(1, "d0"), (2, "d2")])
def test_for_one_damage_another_card_is_lost_and_that_is_final(second, lost):
    board, hero = tired(3)
    game = board.game()
    game.state.script = {"short rest brute": [2, second]}
    # The first card, d1, is kept: the second draw is among the others, and nothing is asked after it.
    phase(game, "short_rest", "redraw")
    assert (hero.lost, hp(game, "brute")) == ([lost], 9)
    assert "d1" in hero.hand


@pytest.mark.rule("GH-RST-03", "GH-RST-01")
def test_with_two_discards_the_other_one_is_lost():
    board, hero = tired(2)
    game = board.game()
    game.state.script = {"short rest brute": [1]}
    phase(game, "short_rest", "redraw")
    assert (hero.lost, hp(game, "brute")) == (["d1"], 9)


@pytest.mark.rule("GH-RST-04", "GH-EXH-01")
def test_the_one_damage_is_a_price_that_no_card_and_no_item_pays():
    board, hero = tired(3, hand=2)
    board.item(hero, "65", when="damage", gain=Gain(negate=True))
    board.active(hero, "A", lost=True, slots=(0, 0))
    game = board.game()
    game.state.script = {"short rest brute": [1, 1]}
    phase(game, "short_rest", "redraw")
    assert (hp(game, "brute"), hero.items[0].state, hero.active[0].used) == (9, "ready", 0)
    board, hero = tired(3, hp=1)
    board.hero("tinkerer", (2, 0))
    game = board.game()
    phase(game, "short_rest", "redraw")
    assert (hero.exhausted, sorted(hero.lost)) == (True, ["d0", "d1", "d2", "h0"])


@pytest.mark.rule("GH-RST-05", "GH-INI-09")
def test_a_long_rest_is_the_whole_turn():
    board, hero = long_resting()
    game = board.game()
    decision = asked(whole_turn(game))
    assert ids(decision) == ["lose:d0", "lose:d1", "lose:d2"]
    assert hero.initiative == 99


@pytest.mark.rule("GH-RST-06", "GH-RST-08", "GH-ITM-04")
def test_a_long_rest_loses_a_chosen_card_heals_two_and_refreshes_what_is_spent():
    board, hero = long_resting()
    board.item(hero, "1", state="spent", when="move")
    board.item(hero, "2", state="consumed", when="move", use="consumed")
    board.item(hero, "3", when="attacked", charges=3)
    hero.items[2] = ItemCard("3", "ready", 2)
    game = board.game()
    game.figure("brute").hp = 4
    take_turn(game, "lose:d2")
    assert (hero.lost, sorted(hero.hand), hero.discard, hp(game, "brute")) == (["d2"], ["d0", "d1", "h0"], [], 6)
    # An item with charges left is not spent, and its marker stays (GH-RUL-74).
    assert hero.items == [ItemCard("1"), ItemCard("2", "consumed"), ItemCard("3", "ready", 2)]


@pytest.mark.rule("GH-RST-06")
def test_a_long_rest_may_not_keep_all_cards():
    board, hero = long_resting(2)
    game = board.game()
    assert ids(asked(resting.long_rest(game, hero))) == ["lose:d0", "lose:d1"]


@pytest.mark.rule("GH-RST-07", "GH-HEA-05", "GH-HEA-06", "GH-HEA-07")
@pytest.mark.parametrize(
    ("given", "after", "left"),
    [(["poison"], 4, []), (["wound"], 5, []), (["poison", "wound"], 3, []), (["muddle"], 6, [])],
)
def test_its_heal_is_a_heal(given, after, left):
    board, hero = long_resting(marks=given)
    game = board.game()
    game.figure("brute").hp = 4
    # A wound hurts at the start of the turn, before the heal; muddle ends with the turn.
    take_turn(game, *(["suffer"] if "wound" in given else []), "lose:d0")
    assert (hp(game, "brute"), marks(game, "brute")) == (after, left)
    assert hero.lost == ["d0"]


@pytest.mark.rule("GH-RST-09", "GH-CLN-06")
def test_a_short_rest_may_follow_a_long_one_in_the_same_round():
    board, hero = long_resting(3)
    game = board.game()
    take_turn(game, "lose:d0")
    hero.discard = ["d1", "d2"]
    hero.hand = ["h0"]
    game.state.phase = "short_rests"
    phase(game, "short_rest", "lose")
    assert len(hero.lost) == 2


@pytest.mark.rule("GH-RST-10")
@pytest.mark.parametrize(("discard", "lost"), [(1, ["d0"]), (0, [])])
def test_a_rest_whose_cards_went_to_negate_damage_still_heals_and_refreshes(discard, lost):
    board, hero = long_resting(discard, hand=0)
    board.item(hero, "1", state="spent")
    game = board.game()
    game.figure("brute").hp = 4
    run(game, resting.long_rest(game, hero))
    assert (hero.lost, hero.hand, hp(game, "brute"), hero.items[0].state) == (lost, [], 6, "ready")


@pytest.mark.rule("GH-RST-11", "GH-RUL-04")
@pytest.mark.parametrize("kind", ["short", "long"])
def test_active_cards_that_count_as_discarded_are_picked_up_or_left_one_by_one(kind):
    board, hero = tired(2) if kind == "short" else long_resting(2)
    for key in ("A", "B"):
        board.active(hero, key, Shield(n=1), lost=False, shield=1)
    board.active(hero, "L", Shield(n=1), lost=True)
    game = board.game()
    game.state.script = {"short rest brute": [3]}
    if kind == "short":
        phase(game, "short_rest", "leave:A", "pick_up:B", "lose")
    else:
        run(game, resting.long_rest(game, hero), "leave:A", "pick_up:B", "lose:B")
    assert ([one.card for one in hero.active], hero.lost) == (["A", "L"], ["B"])
    assert sorted(hero.hand) == ["d0", "d1", "h0"]
    assert game.shield(game.figure("brute")) == 1


@pytest.mark.rule("GH-RST-11", "GH-RST-01")
@pytest.mark.parametrize(("discard", "active"), [(1, 2), (0, 3), (0, 2), (1, 1)])
def test_a_short_rest_takes_as_many_active_cards_as_it_needs(discard, active):
    board, hero = tired(discard)
    for number in range(active):
        board.active(hero, f"A{number}", Shield(n=1), lost=False)
    game = board.game()
    # The player would leave them all; those that the rest can't do without are taken all the same.
    left = discard + active - 2
    answers = [f"leave:A{number}" for number in range(left)]
    phase(game, "short_rest", *answers, "lose")
    assert (len(hero.active), len(hero.lost), len(hero.hand)) == (left, 1, 2)


@pytest.mark.rule("GH-RST-12", "GH-ITM-06")
def test_a_resting_character_may_use_items_of_its_turn_before_and_after():
    board, hero = long_resting()
    board.item(hero, "1", Heal(n=1, on_self=True), use="consumed")
    board.item(hero, "2", Heal(n=1, on_self=True), use="spent")
    game = board.game()
    game.figure("brute").hp = 4
    # The spent one is refreshed by the rest and may be used again.
    take_turn(game, "item:2", "rest", "lose:d0", "item:2", "item:1")
    assert (hp(game, "brute"), [item.state for item in hero.items]) == (9, ["consumed", "spent"])


@pytest.mark.rule("GH-RST-12", "GH-CON-17", "GH-ITM-11")
def test_a_stunned_one_may_rest_but_use_no_item():
    board, hero = long_resting(marks=["stun"])
    board.item(hero, "1", Heal(n=1, on_self=True))
    game = board.game()
    game.figure("brute").hp = 4
    take_turn(game, "lose:d0")
    assert (hp(game, "brute"), hero.items[0].state, marks(game, "brute")) == (6, "ready", [])


@pytest.mark.rule("GH-RST-09", "GH-CLN-06")
def test_everybody_who_can_is_asked_once_for_a_short_rest():
    board = party(discard=2)
    board.state.heroes[1].discard = board.plain("e0", "e1")
    game = board.game()
    game.state.phase = "short_rests"
    phase(game, "skip")
    phase(game, "short_rest", "lose")
    phase(game)
    assert game.state.phase == "round_end"
    assert [event.args["hero"] for event in told(game, "rested")] == ["tinkerer"]
