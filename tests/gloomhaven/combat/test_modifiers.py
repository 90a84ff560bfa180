"""Modifier decks, advantage and disadvantage (chapters 7.2, 7.3, 12.3)."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.modifier_cards import Mode, modifier
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import modifiers
from tafelrunde.games.havens.rules.combat import arithmetic
from tafelrunde.games.havens.rules.effects import conditions
from tests.helpers.gloomhaven import Board
from tests.helpers.gloomhaven_rules import run


def drawn(mode: Mode, *cards: str, value: int = 3, variants: tuple[str, ...] = ()) -> tuple[list[str], list[str], Game]:
    """What is drawn and what counts when the cards lie in this order, the first on top."""
    table = Board()
    hero = table.hero("brute", (0, 0))
    hero.deck.draw = [*reversed(cards)]
    table.state.variants = variants
    game = table.game()
    found = modifiers.draw_for(game, game.figure("brute"), mode, value)
    (counted,) = found.ways
    return [card.id for card in found.cards], [card.id for card in counted], game


def counts(mode: Mode, *cards: str, value: int = 3, variants: tuple[str, ...] = ()) -> list[str]:
    return drawn(mode, *cards, value=value, variants=variants)[1]


def test_rolling_cards_are_drawn_until_one_is_not_and_all_count() -> None:
    """GH-MOD-05."""
    cards, counted, _ = drawn("normal", "rolling +1", "rolling push 1", "-1", "+2")
    assert cards == counted == ["rolling +1", "rolling push 1", "-1"]


@pytest.mark.parametrize(
    ("mode", "cards", "expected"),
    [
        ("advantage", ["+1", "+2"], ["+2"]),
        ("advantage", ["-1", "null"], ["-1"]),
        ("disadvantage", ["+1", "+2"], ["+1"]),
        ("disadvantage", ["-2", "null"], ["null"]),
        # one rolling card: added with advantage, ignored with disadvantage (GH-ADV-02, GH-ADV-05)
        ("advantage", ["rolling stun", "-1", "+2"], ["rolling stun", "-1"]),
        ("advantage", ["+1", "rolling +1", "+2"], ["+1", "rolling +1"]),
        ("disadvantage", ["rolling +1", "+2"], ["+2"]),
        ("disadvantage", ["x2", "rolling +1", "-1"], ["x2"]),
        # two rolling cards: on until one is not (GH-ADV-03, GH-ADV-06)
        ("advantage", ["rolling +1", "rolling +1", "rolling stun", "-1"], ["rolling +1"] * 2 + ["rolling stun", "-1"]),
        ("disadvantage", ["rolling +1", "rolling +1", "rolling stun", "+0"], ["+0"]),
        # not clear: the first one (GH-ADV-07 … 09)
        ("advantage", ["+0 stun", "+2"], ["+0 stun"]),
        ("disadvantage", ["+0 stun", "+2"], ["+0 stun"]),
        ("advantage", ["+2", "+0 stun"], ["+2"]),
        ("disadvantage", ["+1 stun", "+1 infuse fire"], ["+1 stun"]),
        ("advantage", ["+1", "+1 stun"], ["+1 stun"]),
        ("disadvantage", ["+1 stun", "+1"], ["+1"]),
        ("advantage", ["null", "+0 stun"], ["+0 stun"]),
        ("advantage", ["+0", "+0"], ["+0"]),
    ],
)  # fmt: skip
def test_which_cards_count(mode: Mode, cards: list[str], expected: list[str]) -> None:
    assert counts(mode, *cards) == expected


def test_double_is_weighed_by_what_it_would_make_of_the_attack() -> None:
    """GH-ADV-09."""
    assert counts("advantage", "+2", "x2", value=3) == ["x2"]
    assert counts("advantage", "+2", "x2", value=1) == ["+2"]
    assert counts("disadvantage", "x2", "+2", value=1) == ["x2"]
    assert not arithmetic.better(modifier("x2"), modifier("+0"), 0)


def test_reduced_randomness_weighs_and_reshuffles() -> None:
    """GH-RRV-01, GH-RRV-02."""
    reduced = ("reduced_randomness",)
    assert counts("disadvantage", "null", "-2 stun", variants=reduced) == ["null"]
    assert counts("advantage", "+1", "bless", value=9, variants=reduced) == ["bless"]
    assert drawn("normal", "curse", variants=reduced)[2].state.heroes[0].deck.shuffle


def test_bless_and_curse_go_back_to_their_supply_used_or_not() -> None:
    """GH-MOD-07, GH-MOD-10."""
    _, counted, game = drawn("advantage", "curse", "bless")
    assert counted == ["bless"]
    assert (game.state.blesses, game.state.hero_curses, game.state.monster_curses) == (11, 11, 10)
    deck = game.state.heroes[0].deck
    assert deck.discard == []
    assert not deck.shuffle


def test_a_null_that_is_not_used_still_makes_the_deck_be_reshuffled() -> None:
    """GH-MOD-09."""
    _, counted, game = drawn("advantage", "null", "+1")
    deck = game.state.heroes[0].deck
    assert counted == ["+1"]
    assert (deck.shuffle, deck.discard) == (True, ["null", "+1"])


def test_an_empty_draw_pile_is_made_anew_without_the_cards_of_this_draw() -> None:
    """GH-MOD-08."""
    table = Board()
    hero = table.hero("brute", (0, 0))
    hero.deck.draw, hero.deck.discard = ["rolling +1"], ["-1", "+0"]
    game = table.game()
    game.state.script = {"modifiers brute": ["-1"]}
    found = modifiers.draw_for(game, game.figure("brute"), "normal", 2)
    assert [[card.id for card in counted] for counted in found.ways] == [["rolling +1", "-1"]]
    assert (hero.deck.draw, hero.deck.discard) == (["+0"], ["rolling +1", "-1"])


def test_curses_of_characters_and_monsters_have_supplies_of_their_own() -> None:
    """GH-CON-22, GH-CON-23, GH-DAT-15: a summon curses its summoner's deck; an empty supply gives nothing."""
    table = Board()
    hero = table.hero("brute", (0, 0))
    table.summon("rat", (1, 0), hero)
    table.monster("guard", (2, 0))
    game = table.game()
    game.state.hero_curses = 1
    assert run(game, conditions.give(game, game.figure("rat:1"), "curse"))
    assert not run(game, conditions.give(game, game.figure("brute"), "curse"))
    assert run(game, conditions.give(game, game.figure("guard:1"), "curse", n=2))
    assert (hero.deck.draw.count("curse"), game.state.monster_modifiers.draw.count("curse")) == (1, 2)
    assert (game.state.hero_curses, game.state.monster_curses) == (0, 8)


def test_at_the_end_only_a_decks_own_cards_are_left() -> None:
    """GH-MOD-13, GH-DAT-14."""
    table = Board()
    hero = table.hero("brute", (0, 0))
    hero.deck.draw, hero.deck.discard = ["bless", "-1 temporary", "+1"], ["-1", "curse"]
    game = table.game()
    modifiers.remove_temporaries(game)
    assert sorted(hero.deck.draw) == ["+1", "-1"]
    assert (game.state.blesses, game.state.hero_curses) == (11, 11)
