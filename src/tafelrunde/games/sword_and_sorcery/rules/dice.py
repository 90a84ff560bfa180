"""Dice: ten faces with one or two symbols (SS-DIC-01 … 06).

A die on the table is a number: the red faces 1 to 10 are 1 to 10, the blue ones 11 to 20.
"""

from __future__ import annotations

from collections.abc import Iterable

from tafelrunde.games.sword_and_sorcery.effects.words import Color, Symbol
from tafelrunde.games.sword_and_sorcery.game import Game

BLUE = 10
"""What is added to the number of a face for a blue die."""


def roll(game: Game, color: Color, n: int) -> list[int]:
    """Roll so many dice; the supply is no limit (SS-GEN-15)."""
    if n <= 0:
        return []
    first = BLUE + 1 if color == "blue" else 1
    sides = len(game.content.dice[color])
    return [first + game.below(color, sides) for _ in range(n)]


def color_of(die: int) -> Color:
    return "blue" if die > BLUE else "red"


def face(die: int) -> int:
    return die - BLUE if die > BLUE else die


def symbols(game: Game, die: int) -> tuple[str, ...]:
    """What the face shows; all of it counts (SS-DIC-01)."""
    return game.content.shown[die]


def count(game: Game, dice: Iterable[int], symbol: Symbol) -> int:
    shown = game.content.shown
    return sum([shown[die].count(symbol) for die in dice])


def again(game: Game, die: int) -> int:
    """The die rolled once more."""
    return roll(game, color_of(die), 1)[0]


def opposite(game: Game, die: int) -> int:
    """SS-DIC-06."""
    sides = len(game.content.dice[color_of(die)])
    return sides + 1 - face(die) + (BLUE if die > BLUE else 0)
