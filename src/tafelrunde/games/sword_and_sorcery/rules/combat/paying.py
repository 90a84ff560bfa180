"""Symbols on rolled dice, and which of them are spent (SS-ATK-14, SS-ATK-19, SS-ATK-20, SS-DIC-04)."""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol

from tafelrunde.games.sword_and_sorcery.effects.operation import Cost
from tafelrunde.games.sword_and_sorcery.effects.words import Paying
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import dice

SYMBOLS: tuple[Paying, ...] = ("energy", "magic", "sns", "gremlin")


class Rolled(Protocol):
    """An attack or a defence: dice, and what of them is spent."""

    dice: list[int]
    spent: list[str]


def left(game: Game, rolled: Rolled, symbol: Paying) -> int:
    """Symbols of a kind that are not spent."""
    there = dice.count(game, rolled.dice, symbol)
    if not rolled.spent:
        return there
    return there - sum([mark.partition(".")[2] == symbol for mark in rolled.spent])


def affordable(game: Game, rolled: Rolled, cost: Cost) -> bool:
    return not [symbol for symbol, price in prices(cost) if left(game, rolled, symbol) < price]


@lru_cache(maxsize=256)
def prices(cost: Cost) -> tuple[tuple[Paying, int], ...]:
    """The symbols that it takes, and how many of each."""
    return tuple([(symbol, cost.of(symbol)) for symbol in SYMBOLS if cost.of(symbol)])


def pay(game: Game, rolled: Rolled, cost: Cost) -> None:
    """Spend symbols; a double energy pays a double price first, otherwise dice that show least (SS-DIC-04)."""
    for symbol, price in prices(cost):
        for _ in range(price):
            rolled.spent.append(f"{_from(game, rolled, symbol)}.{symbol}")


def _from(game: Game, rolled: Rolled, symbol: Paying) -> int:
    """The die whose symbol is spent: one that is spent in part already, or else the one that shows least."""
    best = -1
    rank = (2, 0)
    for at, die in enumerate(rolled.dice):
        free = dice.symbols(game, die).count(symbol) - rolled.spent.count(f"{at}.{symbol}")
        if free > 0:
            value = (0 if touched(rolled, at) else 1, len(dice.symbols(game, die)))
            if best < 0 or value < rank:
                best, rank = at, value
    assert best >= 0, f"there is no {symbol} left"
    return best


def touched(rolled: Rolled, at: int) -> bool:
    """Whether any symbol of a die was spent: then it can't be rolled again (SS-ATK-20)."""
    return bool(rolled.spent) and any(mark.partition(".")[0] == str(at) for mark in rolled.spent)
