"""Recovering cards and refreshing items (5.13)."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Heal, Recover, Refresh, Shield, Summon
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.rules.heroes import actions
from tafelrunde.games.havens.state import ActiveCard, ItemCard
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import Board, act, asked, ids, told


def piles(lost=(), discard=(), **halves):
    board = Board(disc((0, 0), 2))
    hero = board.hero("brute", (0, 0))
    hero.lost, hero.discard = board.plain(*lost), board.plain(*discard)
    return board, hero


@pytest.mark.rule("GH-RCV-01")
def test_the_stated_number_is_taken_from_the_stated_pile_to_hand_at_once():
    board, hero = piles(lost=("L1", "L2", "L3"), discard=("D1", "D2"))
    game = board.game()
    act(game, Recover(n=2, source="lost"), answers=["recover:L3", "recover:L1"])
    assert (hero.hand, hero.lost, hero.discard) == (["L3", "L1"], ["L2"], ["D1", "D2"])
    act(game, Recover(n="all", source="discard"))
    assert (hero.hand, hero.discard) == (["L3", "L1", "D1", "D2"], [])


@pytest.mark.rule("GH-RCV-01", "GH-ACT-07")
def test_active_cards_belong_to_the_pile_they_will_go_to():
    board, hero = piles(lost=("L1",), discard=("D1",))
    board.active(hero, "A", Shield(n=1), lost=True, shield=1)
    board.active(hero, "B", Shield(n=2), lost=False, lasts="round", shield=2)
    game = board.game()
    game.state.acting = "brute"
    recovering = actions.perform_abilities(game, hero, (Recover(n=1, source="lost"),), "test")
    assert ids(asked(recovering)) == ["recover:L1", "recover:A", "done"]
    act(game, Recover(n=1, source="discard"), answers=["recover:B"])
    assert (hero.hand, [one.card for one in hero.active], game.shield(game.figure("brute"))) == (["B"], ["A"], 1)


@pytest.mark.rule("GH-RCV-01", "GH-SUM-04")
def test_recovering_the_card_of_a_summon_sends_it_away():
    board, hero = piles()
    board.summon("rat", (0, 1), hero)
    board.half("R", "top", Summon(what="rat"), active="persistent", lost=True)
    hero.active = [ActiveCard("R", "top", "persistent", True, summon="rat:1")]
    game = board.game()
    act(game, Recover(n=1, source="lost"), answers=["recover:R"])
    assert (game.find("rat:1"), hero.hand, hero.lost) == (None, ["R"], [])


@pytest.mark.rule("GH-RCV-02")
def test_a_card_with_the_symbol_comes_back_from_the_discards_only():
    board, hero = piles(lost=("L1",))
    for key in ("U", "V"):
        board.half(key, "bottom", Heal(n=1, on_self=True), lost=True, unrecoverable=True)
    hero.lost.append("U")
    hero.discard.append("V")
    game = board.game()
    act(game, Recover(n="all", source="lost"), Recover(n="all", source="discard"))
    assert (hero.hand, hero.lost) == (["L1", "V"], ["U"])
    # With nothing else in the pile there is nothing to recover.
    assert act(game, Recover(n=1, source="lost")) is False


@pytest.mark.rule("GH-RCV-02", "GH-RCV-03", "GH-ITM-04")
def test_items_are_refreshed_as_stated_and_those_with_the_symbol_stay_consumed():
    board, hero = piles()
    for number, state, final in (("1", "spent", True), ("2", "consumed", False), ("3", "consumed", True)):
        board.item(hero, number, state=state, unrecoverable=final)
    game = board.game()
    act(game, Refresh(n="all", items="consumed"))
    assert [item.state for item in hero.items] == ["spent", "ready", "consumed"]
    act(game, Refresh(n="all", items="any"))
    assert [item.state for item in hero.items] == ["ready", "ready", "consumed"]


@pytest.mark.rule("GH-RCV-03", "GH-ITM-09")
def test_a_refreshed_item_has_all_its_charges_again():
    board, hero = piles()
    board.item(hero, "3", when="attacked", gain=Gain(shield=1), charges=2)
    hero.items = [ItemCard("3", "spent", 2)]
    game = board.game()
    act(game, Refresh(n=1, items="spent"), answers=["refresh:3"])
    assert hero.items == [ItemCard("3")]


@pytest.mark.rule("GH-RCV-01", "GH-TRN-07")
def test_an_ally_in_range_recovers_its_own_cards_by_its_own_choice():
    board, hero = piles(lost=("L1",))
    other = board.hero("tinkerer", (2, 0), seat=1)
    other.discard = board.plain("T1", "T2")
    game = board.game()
    game.state.acting = "brute"
    rules = actions.perform_abilities(game, hero, (Recover(n=1, source="discard", who="ally", range=2),), "test")
    assert asked(rules).seat == 1
    act(game, Recover(n=1, source="discard", who="ally", range=2), answers=["recover:T2"])
    assert (other.hand, other.discard, hero.hand) == (["T2"], ["T1"], [])
    assert told(game, "recovers")[0].args["hero"] == "tinkerer"
