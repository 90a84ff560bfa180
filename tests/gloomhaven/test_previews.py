"""What is shown before somebody decides, and the ways that screens let figures go."""

from __future__ import annotations

from tafelrunde.games.gloomhaven.content import load
from tafelrunde.games.gloomhaven.rulebook import Gloomhaven
from tafelrunde.games.havens.abilities import Attack
from tafelrunde.games.havens.rules import attack, movement
from tafelrunde.games.havens.state import Bonus
from tafelrunde.kernel.scene import Text
from tests.helpers.gloomhaven import Board
from tests.helpers.gloomhaven_rules import asked, run, told


def previewed(*deck: str, reach: int, hp: int = 9) -> tuple[Text, ...]:
    """What an attack 2 on a guard with retaliate 2 within `reach` hexes, two hexes away, is foretold to do."""
    table = Board()
    brute = table.hero("brute", (0, 0))
    brute.deck.draw = list(deck)
    table.state.acting = "brute"
    guard = table.monster("guard", (2, 0))
    guard.hp = hp
    guard.bonuses = (Bonus("", retaliate=2, range=reach),)
    content = load()
    game = table.game(items=content.items, areas=content.areas)
    question = asked(attack.hero_attack(game, brute, game.figure("brute"), Attack(n=2, range=2), []))
    assert question is not None
    return question.previewed(question.options[0]).lines


def test_an_attack_is_foretold_with_its_span() -> None:
    """GH-MOD-01: the cards left in the deck say what can happen: nothing, or double."""
    (line,) = previewed("null", "x2", reach=1)
    assert (line.args["damage"], line.args["least"], line.args["most"]) == (2.0, 0, 4)


def test_it_says_what_retaliate_costs_where_it_reaches() -> None:
    """GH-RET-01, GH-RET-04: with range 2 the guard strikes back over two hexes."""
    assert [line.key for line in previewed("+0", reach=2)] == ["preview-attack", "preview-retaliate"]
    assert [line.key for line in previewed("+0", reach=1)] == ["preview-attack"]


def test_who_surely_falls_does_not_strike_back() -> None:
    """GH-RET-03."""
    assert [line.key for line in previewed("+0", reach=2, hp=2)] == ["preview-attack"]


def test_a_figure_goes_along_the_hexes_it_entered() -> None:
    """GH-MOV-01: the log knows the way, and screens let the figure go along it."""
    table = Board()
    table.hero("brute", (0, 0))
    game = table.game()
    run(game, movement.walk(game, game.figure("brute"), [(1, 0), (1, 1)], "walk"))
    (moves,) = told(game, "moves")
    assert Gloomhaven().way(moves) == ("hex:1,0", "hex:1,1")
    assert all(Gloomhaven().way(event) == () for event in game.events if event is not moves)
