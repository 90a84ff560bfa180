"""What an attack does on the average, and how likely it kills: from the modifier cards that are still in the deck."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

from tafelrunde.games.havens.box.modifier_cards import Mode
from tafelrunde.games.havens.edition import Edition
from tafelrunde.games.havens.rules.combat import arithmetic, odds
from tafelrunde.games.havens.state import Figure, Mark

LEAST = 1e-3
"""Chains of rolling cards less likely than this are not followed."""


class Expected(NamedTuple):
    """The damage on the average, not more than there are hit points, and the chance to kill."""

    damage: float
    kill: float


class Odds:
    """The chances of one modifier deck against whoever is attacked, each worked out once."""

    def __init__(self, edition: Edition[Any], pile: arithmetic.Pile, reduced: bool) -> None:
        self._edition, self._pile, self._reduced = edition, pile, reduced
        self._known: dict[tuple[int, Mode, int, int, int, tuple[Mark, ...]], Expected] = {}

    def of(self, value: int, mode: Mode, pierce: int, target: Figure, shield: int) -> Expected:
        """What an attack with this value and pierce does to somebody with so much shield."""
        key = value, mode, pierce, shield, target.hp, target.marks
        known = self._known.get(key)
        if known is None:
            deck = arithmetic.odds(self._edition, self._pile, mode, self._reduced, LEAST)
            damage = kill = 0.0
            for amount, chance in odds.damages(self._edition, deck.of(value), pierce, target, shield).items():
                if amount >= target.hp:
                    kill += chance
                    amount = target.hp
                damage += amount * chance
            known = self._known[key] = Expected(damage, kill)
        return known


_kept: OrderedDict[tuple[object, ...], Odds] = OrderedDict()
_MOST = 1024


def odds_of(edition: Edition[Any], cards: Sequence[str], reduced: bool) -> Odds:
    """The chances of a deck with these cards in any order."""
    key = edition, tuple(sorted(cards)), reduced
    known = _kept.get(key)
    if known is None:
        known = _kept[key] = Odds(edition, arithmetic.pile(cards), reduced)
        if len(_kept) > _MOST:
            _kept.popitem(last=False)
    return known
