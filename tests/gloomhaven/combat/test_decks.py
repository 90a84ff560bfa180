"""Modifier decks (7.2): when they are shuffled, and what cards do to the one who drew them."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Attack
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.rules.cards import modifiers
from tafelrunde.games.havens.rules.effects import conditions
from tafelrunde.games.havens.rules.round import cleanup
from tafelrunde.games.havens.rules.scenario import ending
from tests.helpers.gloomhaven_rules import acts, attack, blows, duel, hp, marks, run, strike, told

GUARD = "target:guard:1"


def deck(game):
    return game.state.heroes[0].deck


def summoner(*cards, **rat):
    """The brute's deck is drawn by its rat, which stands on the other side of the guard."""
    board = duel(*cards)
    board.summon("rat", (2, 0), board.state.heroes[0], **{"attack": 3, **rat})
    return board


# --- shuffling ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-MOD-09", "GH-CLN-01")
@pytest.mark.parametrize("drawn", ["x2", "null"])
def test_a_double_or_null_that_was_drawn_but_not_used_reshuffles_the_deck_too(drawn):
    game = duel("+1", drawn).game()
    strike(game, "brute", "guard:1", 3, advantage=drawn == "null", disadvantage=drawn == "x2")
    assert blows(game) == [4]
    assert deck(game).shuffle
    run(game, cleanup.clean_up(game))
    assert (deck(game).discard, sorted(deck(game).draw)) == ([], ["+0"] * 9 + sorted(["+1", drawn]))


@pytest.mark.rule("GH-MOD-09", "GH-CLN-01")
def test_only_the_deck_it_was_drawn_from_is_reshuffled():
    board = duel("+1", monsters=["x2"])
    game = board.game()
    strike(game, "brute", "guard:1", 3)
    strike(game, "guard:1", "brute", 1)
    run(game, cleanup.clean_up(game))
    assert (deck(game).discard, game.state.monster_modifiers.discard) == (["+1"], [])
    assert [event.args["deck"] for event in told(game, "reshuffles")] == ["monsters"]


@pytest.mark.rule("GH-MOD-10")
@pytest.mark.parametrize("drawn", ["bless", "curse"])
def test_blesses_and_curses_reshuffle_nothing(drawn):
    game = duel("+1", drawn).game()
    for _ in range(2):
        strike(game, "brute", "guard:1", 1)
    run(game, cleanup.clean_up(game))
    assert deck(game).discard == ["+1"]


@pytest.mark.rule("GH-MOD-11", "GH-CON-22", "GH-CON-24")
@pytest.mark.parametrize("what", ["bless", "curse"])
def test_blesses_and_curses_are_shuffled_into_the_pile_that_is_left_not_into_the_discards(what):
    board = duel()
    brute = board.state.heroes[0]
    brute.deck.draw, brute.deck.discard = ["+1"] * 9, ["-1"] * 5
    game = board.game()
    places = set()
    for _ in range(30):
        brute.deck.draw = ["+1"] * 4
        run(game, conditions.give(game, game.figure("brute"), what))
        places.add(brute.deck.draw.index(what))
        modifiers.supply(game, brute.deck, what, 1)
    assert places == {0, 1, 2, 3, 4}
    assert brute.deck.discard == ["-1"] * 5


@pytest.mark.rule("GH-MOD-11")
def test_a_curse_for_an_empty_pile_is_the_next_card():
    board = duel()
    brute = board.state.heroes[0]
    brute.deck.draw, brute.deck.discard = [], ["+1"]
    game = board.game()
    run(game, conditions.give(game, game.figure("brute"), "curse"))
    assert attack(game, Attack(n=3), GUARD) == [0]


# --- for the attacker itself ----------------------------------------------------------------------------------


@pytest.mark.rule("GH-MOD-12", "GH-HEA-08")
def test_a_heal_on_a_card_is_a_heal_of_whoever_drew_it():
    board = duel("rolling heal 2 self", "+0 heal 3 self")
    board.state.figures[0].hp = 4
    game = board.game()
    attack(game, Attack(n=1), GUARD)
    assert hp(game, "brute") == 9
    board = summoner("+0 heal 3 self", hp=6)
    board.state.figures[0].hp = 4
    board.state.figures[-1].hp = 2
    game = board.game()
    acts(game, "rat:1")
    assert (hp(game, "brute"), hp(game, "rat:1")) == (4, 5)


@pytest.mark.rule("GH-MOD-12", "GH-HEA-05")
def test_poison_swallows_that_heal():
    board = duel("+0 heal 3 self")
    board.state.figures[0].hp = 4
    game = board.game()
    run(game, conditions.give(game, game.figure("brute"), "poison"))
    attack(game, Attack(n=1), GUARD)
    assert (hp(game, "brute"), marks(game, "brute")) == (4, [])


@pytest.mark.rule("GH-MOD-12", "GH-RET-05")
def test_a_shield_on_a_card_protects_from_attacks_until_the_end_of_the_round():
    game = duel("+0 shield 2 self", traits=Traits(retaliate=1)).game()
    attack(game, Attack(n=1), GUARD)
    assert hp(game, "brute") == 9
    assert strike(game, "guard:1", "brute", 3) == [1]
    run(game, cleanup.clean_up(game))
    assert strike(game, "guard:1", "brute", 3) == [3]


@pytest.mark.rule("GH-RUL-24", "GH-MOD-12", "GH-MOD-04")
def test_what_a_card_does_to_the_attacker_or_the_elements_happens_although_the_target_dies():
    board = duel("rolling heal 2 self", "rolling infuse ice", "rolling invisible self", "+0", hp=1)
    board.state.figures[0].hp = 4
    game = board.game()
    attack(game, Attack(n=1), GUARD, "apply")
    assert (game.find("guard:1"), hp(game, "brute")) == (None, 6)
    assert (game.state.infused, marks(game, "brute")) == (["ice"], ["invisible"])


@pytest.mark.rule("GH-MOD-13", "GH-END-05", "GH-DAT-14")
def test_at_the_end_all_guests_leave_all_decks_from_both_piles():
    board = duel()
    brute = board.state.heroes[0]
    brute.deck.draw, brute.deck.discard = ["bless", "+1", "-1 temporary"], ["curse", "-1", "-1 temporary", "x2"]
    board.state.monster_modifiers.draw = ["curse", "+0"]
    board.state.monster_modifiers.discard = ["bless"]
    board.state.blesses, board.state.hero_curses, board.state.monster_curses = 8, 9, 9
    board.state.result = "won"
    game = board.game()
    ending.finish(game)
    assert sorted(brute.deck.draw) == ["+1", "-1", "x2"]
    assert game.state.monster_modifiers.draw == ["+0"]
    assert brute.deck.discard == game.state.monster_modifiers.discard == []
    assert (game.state.blesses, game.state.hero_curses, game.state.monster_curses) == (10, 10, 10)
