"""What an attack does on the average, and how likely it kills: from the modifier cards that are still in the deck."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

from tafelrunde.games.havens.box.modifier_cards import Mode, modifier
from tafelrunde.games.havens.rules.combat.arithmetic import REDUCED

NULL, DOUBLE = "null", "double"


class Expected(NamedTuple):
    """The damage on the average, not more than there are hit points, and the chance to kill."""

    damage: float
    kill: float


class Odds:
    """The chances of one modifier deck; rolling cards count as an addition to every draw."""

    def __init__(self, cards: Sequence[str], reduced: bool = False) -> None:
        counted = Counter(cards)
        stopping = 0
        rolling = 0.0
        self._cards: list[tuple[str, int, float]] = []
        found: list[tuple[str, int, int]] = []
        for name, number in counted.items():
            card = modifier(name)
            if card.rolling:
                rolling += card.value * number
            elif reduced and card.kind != "number":
                found.append(("number", REDUCED[card.kind], number))
                stopping += number
            else:
                found.append((card.kind, card.value, number))
                stopping += number
        if not stopping:
            found, stopping = [("number", 0, 1)], 1
        self._more = round(rolling / stopping)
        self._cards = [(kind, value, number / stopping) for kind, value, number in found]
        self._totals: dict[tuple[int, str], list[tuple[int, float]]] = {}
        self._known: dict[tuple[int, str, int, int], Expected] = {}

    def of(self, value: int, mode: Mode, shield: int, hp: int) -> Expected:
        """What an attack with this value does to somebody with so much shield (less pierce) and hit points."""
        key = value, mode, shield, hp
        known = self._known.get(key)
        if known is None:
            damage = kill = 0.0
            for total, chance in self._outcomes(value, mode):
                hit = total - shield
                if hit >= hp:
                    kill += chance
                    damage += hp * chance
                elif hit > 0:
                    damage += hit * chance
            known = self._known[key] = Expected(damage, kill)
        return known

    def _outcomes(self, value: int, mode: Mode) -> list[tuple[int, float]]:
        """The attack values after modification with their chances."""
        key = value, mode
        known = self._totals.get(key)
        if known is None:
            chances: dict[int, float] = {}
            for kind, number, chance in self._cards:
                if kind == NULL:
                    total = 0
                elif kind == DOUBLE:
                    total = 2 * (value + self._more)
                else:
                    total = max(value + number + self._more, 0)
                chances[total] = chances.get(total, 0.0) + chance
            known = self._totals[key] = _of_two(sorted(chances.items()), mode)
        return known


def _of_two(chances: list[tuple[int, float]], mode: Mode) -> list[tuple[int, float]]:
    """With advantage the better of two draws counts, with disadvantage the worse."""
    if mode == "normal":
        return chances
    result: list[tuple[int, float]] = []
    below = 0.0
    for total, chance in chances:
        upto = below + chance
        both = upto * upto - below * below if mode == "advantage" else (1 - below) ** 2 - (1 - upto) ** 2
        result.append((total, both))
        below = upto
    return result


_kept: OrderedDict[tuple[tuple[str, ...], bool], Odds] = OrderedDict()
_MOST = 1024


def odds_of(cards: Sequence[str], reduced: bool) -> Odds:
    """The chances of a deck with these cards in any order."""
    key = tuple(sorted(cards)), reduced
    known = _kept.get(key)
    if known is None:
        known = _kept[key] = Odds(key[0], reduced)
        if len(_kept) > _MOST:
            _kept.popitem(last=False)
    return known
