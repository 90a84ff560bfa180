"""How cards are written: `S013 Wooden Ring`, the code alone, or the name alone for any copy of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Protocol

from tafelrunde.games.massive_darkness.box.cards import Name
from tafelrunde.games.massive_darkness.box.content import load
from tafelrunde.games.massive_darkness.positions.fields import NONE
from tafelrunde.kernel import PositionError
from tafelrunde.tabletop.notation import did_you_mean


class Named(Protocol):
    """A card of any kind."""

    @property
    def name(self) -> Name: ...


def write_card(code: str) -> str:
    """The code, and the name for people."""
    return f"{code} {load().equipment[code].name.en}" if code else NONE


class Supply:
    """The cards of the box while a position is read: none is placed twice, and names take copies that nobody states."""

    def __init__(self, data: Any) -> None:
        self._stated = set(_codes(data))
        self._placed: dict[str, str] = {}

    def take(self, text: object, cards: Mapping[str, Named], where: str) -> str:
        """The card that the text names; `none` is no card."""
        if text is None or text == NONE:
            return ""
        words = str(text).strip()
        code, _, name = (words, "", "") if words in cards else words.partition(" ")
        if code not in cards:
            code = self._by_name(words, cards, where)
        elif name and name not in _names(cards[code]):
            raise PositionError(f"{where}: {code} is called {cards[code].name.en}, not {name}")
        if code in self._placed:
            raise PositionError(f"{where}: {code} is already placed ({self._placed[code]})")
        self._placed[code] = where
        return code

    def take_one(self, text: object, cards: Mapping[str, Named], where: str) -> str:
        """The card that the text names, where there must be one."""
        code = self.take(text, cards, where)
        if not code:
            raise PositionError(f"{where}: '{text}' is no card")
        return code

    def take_all(self, text: object, cards: Mapping[str, Named], where: str) -> list[str]:
        """Cards in a row, `W001 W005`, or a list of them."""
        items = text if isinstance(text, list) else str(text or "").split()
        return [self.take_one(item, cards, where) for item in items]

    def keep(self, codes: Iterable[str], where: str) -> tuple[str, ...]:
        """Cards of the set-up stay where they are, unless the text places them."""
        kept = self.free([code for code in codes if code])
        self._placed |= dict.fromkeys(kept, where)
        return tuple(kept)

    def free(self, codes: Iterable[str]) -> list[str]:
        """Those that the text places nowhere."""
        return [code for code in codes if code not in self._stated and code not in self._placed]

    def _by_name(self, name: str, cards: Mapping[str, Named], where: str) -> str:
        copies = [code for code, card in cards.items() if name.casefold() in map(str.casefold, _names(card))]
        if not copies:
            known = list(dict.fromkeys(name for card in cards.values() for name in _names(card)))
            raise PositionError(f"{where}: there is no card '{name}'{did_you_mean(name, known)}")
        free = self.free(copies)
        if not free:
            raise PositionError(f"{where}: all {len(copies)} {name} are already placed")
        return free[0]


def _names(card: Named) -> tuple[str, str]:
    return card.name.en, card.name.de


def _codes(data: Any) -> Iterator[str]:
    """Every word of the text: it may be a card's code."""
    if isinstance(data, str):
        yield data
        yield from data.split()
    elif isinstance(data, Mapping):
        for value in data.values():
            yield from _codes(value)
    elif isinstance(data, list):
        for value in data:
            yield from _codes(value)
