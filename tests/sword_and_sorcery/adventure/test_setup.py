"""How an adventure is laid out (SS-SET, SS-VAR-04, SS-ENM-16)."""

from __future__ import annotations

import pytest

from tafelrunde.games.sword_and_sorcery import RULEBOOK
from tafelrunde.games.sword_and_sorcery.box.content import load
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.enemies import arriving
from tafelrunde.games.sword_and_sorcery.scene.board import outline
from tafelrunde.kernel import Match
from tests.sword_and_sorcery.table import ids, laid_out, told

ADVENTURES = tuple(load().adventures)


def begun(adventure, players=2, seed=1):
    return Match.new(RULEBOOK, players, seed, adventure=adventure, heroes="recommended")


@pytest.mark.rule("SS-SET-02", "SS-SET-10", "SS-SET-11", "SS-SHD-02", "SS-VAR-04")
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_the_number_of_heroes_says_how_many_shadows_lie_and_the_rest_is_the_supply(adventure):
    printed = load().adventures[adventure].shadows
    for players in (2, 3, 4, 5):
        match = begun(adventure, players)
        state = match.state
        revealed = len(told(match, "shadow"))
        lying = sum([len(tokens) for tokens in state.shadows.values()])
        assert lying + revealed == len(printed.places[str(players)])
        assert lying + revealed + len(state.shadow_deck) == sum(printed.mix.values())


@pytest.mark.rule("SS-SET-08", "SS-SET-09", "SS-SET-12", "SS-SET-13", "SS-SET-17")
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_everything_lies_where_the_adventure_says(adventure):
    printed = load().adventures[adventure]
    state = laid_out(f"adventure: {adventure}")[1]
    for hero in state.heroes:
        assert (hero.zone, hero.rank, hero.gold) == (printed.start[0], printed.rank, printed.gold)
        assert hero.wounds == 0
        assert all(power.recharge == 0 for power in hero.powers)
    assert state.shards == printed.shards
    assert state.chests == {chest.zone: chest.token for chest in printed.chests}
    assert state.altars == {altar.zone: altar.active for altar in printed.altars}
    assert len(state.shut) == len(printed.doors) + len(printed.walls)
    locked = sum([door.magic_lock for door in printed.doors]) + sum([chest.magic_lock for chest in printed.chests])
    assert len(state.locks) == locked
    assert {plague.zone for plague in state.plagues} == {plague.zone for plague in printed.plagues}
    assert state.daytime == printed.time


@pytest.mark.rule("SS-SET-03")
def test_the_event_deck_has_the_order_that_the_adventure_gives():
    printed = load().adventures["the_toll_bridge"]
    deck = list(reversed(begun("the_toll_bridge", seed=5).state.event_deck))
    assert deck[0] == "ambush"
    assert deck[3] == "adventure_event_i"
    assert deck[5] == "night_falls"
    assert len(deck) == sum([part.random + len(part.cards) for part in printed.events])
    assert len(set(deck)) == len(deck)


@pytest.mark.rule("SS-RUL-02", "SS-EMP-01")
def test_gold_of_a_single_adventure_can_be_spent_before_it_begins():
    match = begun("the_vault")
    assert match.decision.question == "emporium"
    assert match.state.round == 1
    assert [one for one in ids(match) if one.startswith("buy:")]


@pytest.mark.rule("SS-ENM-16")
def test_the_adventure_says_which_side_of_a_scroll_is_used():
    sides = {}
    for adventure in ("the_awakening", "the_spider_nests"):
        game = Game(laid_out(f"adventure: {adventure}")[1])
        sides[adventure] = arriving.place(game, "giant_spider_1", "A1").scroll
    assert sides == {"the_awakening": "giant_spider", "the_spider_nests": "giant_spider_weaving"}


@pytest.mark.rule("SS-EVT-07", "SS-EVT-16")
def test_day_and_night_are_felt_only_while_they_last():
    for daytime, less in (("", 0), ("night", -1), ("day", 1)):
        game = Game(laid_out(f"{{adventure: the_refugees, daytime: '{daytime}'}}")[1])
        assert game.value(game.hero(0), "movement") == less


@pytest.mark.rule("SS-CMP-20", "SS-MAP-01")
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_the_outline_of_every_zone_goes_once_around_its_squares(adventure):
    for squares in load().board(adventure).layout.zones.values():
        corners = outline(squares)
        double = sum([a[0] * b[1] - b[0] * a[1] for a, b in zip(corners, (*corners[1:], corners[0]), strict=True)])
        assert double == 2 * len(squares)
