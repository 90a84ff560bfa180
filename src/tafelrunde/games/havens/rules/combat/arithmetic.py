"""The arithmetic of an attack (GH-ATK-04 steps b to e): rules, previews and bots ask here, and nothing else knows it.

Pure numbers: which cards count, what they make of an attack value, what a shield leaves of it, and how likely each of
that is with the cards that are left in a deck.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from tafelrunde.games.havens.box.modifier_cards import Mode, ModifierCard, modifier
from tafelrunde.games.havens.edition import Edition

POISONED = 1
"""What every attack on a poisoned figure gains (GH-CON-10)."""
BELOW_ALL = -1000
"""What a null counts beside numbers (GH-ADV-09)."""
REDUCED = {"double": 2, "null": -2}
"""What ×2, bless, null and curse count with reduced randomness (GH-RRV-01)."""


# --- b: advantage and disadvantage (GH-ADV) -------------------------------------------------------------------


def mode(advantage: bool, disadvantage: bool) -> Mode:
    """Several sources do not add up, both cancel each other (GH-ADV-10, GH-ADV-11)."""
    if advantage == disadvantage:
        return "normal"
    return "advantage" if advantage else "disadvantage"


def wants_more(cards: Sequence[ModifierCard], mode: Mode) -> bool:
    """Whether another card is drawn: one that is not rolling ends a draw (GH-MOD-05, GH-ADV-02 … GH-ADV-06)."""
    if mode != "normal":
        if len(cards) < 2:
            return True
        if len(cards) == 2:
            return cards[0].rolling and cards[1].rolling
    return not cards or cards[-1].rolling


def that_count(
    cards: Sequence[ModifierCard], mode: Mode, attack_value: int, reduced: bool = False
) -> list[ModifierCard]:
    """Which of the drawn cards count, in the order they were drawn."""
    if mode == "normal" or len(cards) < 2:
        return list(cards)
    if mode == "advantage":
        if any(card.rolling for card in cards):
            return list(cards)  # One rolling card is added to the other; after two the chain went on (GH-ADV-02, -03).
    elif len(cards) > 2:
        return [cards[-1]]  # Two rolling cards: only the one that ended the chain (GH-ADV-06).
    elif cards[0].rolling != cards[1].rolling:
        return [card for card in cards if not card.rolling]  # GH-ADV-05
    first, second = cards[0], cards[1]
    one, other = (second, first) if mode == "advantage" else (first, second)
    swap = better(one, other, attack_value, reduced)
    return [second if swap else first]


def better(one: ModifierCard, other: ModifierCard, attack_value: int, reduced: bool = False) -> bool:
    """Whether one card is clearly better: no smaller result, all effects of the other, and more of either.

    Extra effects are good and can't be weighed against numbers; where it is not clear, the first card counts
    (GH-ADV-07, GH-ADV-08).
    """
    mine, others = result(one, attack_value, reduced), result(other, attack_value, reduced)
    if mine < others:
        return False
    effects, other_effects = one.effects, other.effects
    return effects >= other_effects and (mine > others or effects > other_effects)


def result(card: ModifierCard, attack_value: int, reduced: bool = False) -> int:
    """The attack value with this card alone, for comparing (GH-ADV-09)."""
    if card.kind == "number":
        return attack_value + card.value
    if reduced:
        return attack_value + REDUCED[card.kind]
    return attack_value * 2 if card.kind == "double" else BELOW_ALL


# --- c, d: adding, doubling and the cards that count (GH-ATK-06, GH-MOD-02) -----------------------------------


class Counted(Struct, frozen=True, gc=False):
    """What modifier cards do to an attack value."""

    numbers: tuple[int | None, ...]
    """What each of them adds; None: it is no number."""
    doublings: int
    nulled: bool
    """No bonus brings damage back (GH-MOD-03)."""
    pierce: int

    @property
    def added(self) -> list[int]:
        return [number for number in self.numbers if number is not None]


def counted(cards: Iterable[ModifierCard], reduced: bool = False, double_as: int | None = None) -> Counted:
    """What these cards come to; `double_as`: the first ×2 counts as this number (an item of the defender's)."""
    numbers: list[int | None] = []
    doublings = pierce = 0
    nulled = False
    for card in cards:
        pierce += card.gain.pierce
        number: int | None = None
        if card.kind == "number":
            number = card.value
        elif card.kind == "double" and double_as is not None:
            number, double_as = double_as, None
        elif reduced:
            number = REDUCED[card.kind]
        elif card.kind == "double":
            doublings += 1
        else:
            nulled = True
        numbers.append(number)
    return Counted(tuple(numbers), doublings, nulled, pierce)


def usual(value: int, added: Iterable[int], doublings: int) -> int:
    """The value in the usual order: add everything, then double."""
    return (value + sum(added)) << doublings


def results(value: int, added: Sequence[int], doublings: int) -> list[int]:
    """Every value that some order of adding and doubling gives, the usual one first."""
    found = {value << doublings}
    for number in added:
        found = {one + (number << times) for one in found for times in range(doublings + 1)}
    first = usual(value, added, doublings)
    return [first, *sorted(found - {first}, reverse=True)]


# --- e: the shield (GH-SHD-01, GH-SHD-03, GH-EFF-11) ----------------------------------------------------------


def damage(value: int, shield: int, pierce: int) -> int:
    """What a shield, less pierce, leaves of an attack value: at least 0."""
    return max(0, value - max(0, shield - pierce))


def retaliation(bonuses: Iterable[tuple[int, int]], distance: int) -> int:
    """What comes back to an attacker so far away, each bonus by its own range (GH-RET-04)."""
    return sum([number for number, reach in bonuses if distance <= reach])


# --- how likely it is -----------------------------------------------------------------------------------------

Pile = tuple[tuple[str, int], ...]
"""The cards that are left, each kind with its number, in a fixed order."""


class Likely(NamedTuple):
    """An attack value after the cards, with the pierce that is on them, and the chance of it."""

    value: int
    pierce: int
    chance: float


Sum = tuple[int, int, int]
"""What cards add together, how often they double (-1: a null is among them), and their pierce."""


class Odds:
    """The chances of one modifier deck, drawn in one mode, in the usual order of adding and doubling.

    Only ×2 makes it depend on the attack value which of two cards counts: the draws without one are settled once for
    all values.
    """

    __slots__ = ("_edition", "_known", "_mode", "_open", "_reduced", "_settled")

    def __init__(self, edition: Edition[Any], pile: Pile, mode: Mode, reduced: bool, least: float) -> None:
        self._edition, self._mode, self._reduced = edition, mode, reduced
        settled: dict[Sum, float] = {}
        self._open: list[tuple[tuple[ModifierCard, ...], float]] = []
        for cards, chance in _draws(edition, pile, mode, least):
            if mode != "normal" and not reduced and any(card.kind == "double" for card in cards):
                self._open.append((cards, chance))
            else:
                found = self._sum(cards, 0)
                settled[found] = settled.get(found, 0.0) + chance
        self._settled = list(settled.items())
        self._known: dict[int, tuple[Likely, ...]] = {}

    def _sum(self, cards: tuple[ModifierCard, ...], value: int) -> Sum:
        count = self._edition.ways_to_count(cards, self._mode, value, self._reduced)[0]
        found = counted(count, self._reduced)
        return sum(found.added), -1 if found.nulled else found.doublings, found.pierce

    def of(self, value: int) -> tuple[Likely, ...]:
        """What becomes of an attack value, the smallest first."""
        known = self._known.get(value)
        if known is None:
            found: dict[tuple[int, int], float] = {}
            still_open = [(self._sum(cards, value), chance) for cards, chance in self._open]
            for (added, doublings, pierce), chance in [*self._settled, *still_open]:
                key = 0 if doublings < 0 else max(0, usual(value, (added,), doublings)), pierce
                found[key] = found.get(key, 0.0) + chance
            known = self._known[value] = tuple([Likely(*key, chance) for key, chance in sorted(found.items())])
        return known


_odds: OrderedDict[tuple[object, ...], Odds] = OrderedDict()
_MOST = 2048


def odds(edition: Edition[Any], pile: Pile, mode: Mode, reduced: bool, least: float) -> Odds:
    """The chances of a deck; chains of rolling cards less likely than `least` are not followed."""
    key = edition, pile, mode, reduced, least
    known = _odds.get(key)
    if known is None:
        known = _odds[key] = Odds(edition, pile, mode, reduced, least)
        if len(_odds) > _MOST:
            _odds.popitem(last=False)
    return known


def pile(cards: Iterable[str]) -> Pile:
    """Cards in any order as `odds` wants them."""
    return tuple(sorted(Counter(cards).items()))


def _draws(
    edition: Edition[Any], pile: Pile, mode: Mode, least: float
) -> Iterator[tuple[tuple[ModifierCard, ...], float]]:
    """Every way to draw from the pile until no more cards are wanted, with its chance.

    In which order rolling cards came makes no difference, except for the two that advantage compares.
    """
    total = sum([number for _, number in pile])
    rolling = {name for name, _ in pile if modifier(name).rolling}
    head = 0 if mode == "normal" else 2
    unfinished: dict[tuple[str, ...], float] = {(): 1.0}
    while unfinished:
        longer: dict[tuple[str, ...], float] = {}
        for names, chance in unfinished.items():
            cards = tuple([modifier(name) for name in names])
            if len(names) == total or chance < least or not edition.draws_on(cards, mode):
                yield cards, chance
                continue
            part = chance / (total - len(names))
            for name, number in pile:
                left = number - names.count(name)
                if left:
                    more = (*names, name)
                    if len(names) > head and rolling.issuperset(more[head:]):
                        more = (*more[:head], *sorted(more[head:]))
                    longer[more] = longer.get(more, 0.0) + part * left
        unfinished = longer
