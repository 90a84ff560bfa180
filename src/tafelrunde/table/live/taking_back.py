"""Undo at a table: what a device is offered, in words, and the wish that waits for the others' consent.

Who may take back what is the kernel's to say (`tafelrunde.kernel.taking_back`); here it is known who sits where.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from tafelrunde.kernel import Match
from tafelrunde.kernel.taking_back import Offer, offer
from tafelrunde.kernel.words.given import Answered
from tafelrunde.kernel.words.language import Language
from tafelrunde.table.live.words import Speaker
from tafelrunde.table.wire.protocol import PointInfo, UndoInfo, WishInfo


class Wish(msgspec.Struct):
    """Somebody wishes to take something back."""

    eyes: int
    """The seat that asks."""
    offer: Offer
    missing: set[int]
    """The seats whose consent is missing."""
    point: PointInfo | None = None
    """The moment with a name to which the table shall return; without one a single answer is taken back."""


class Seated(Protocol):
    """A match and who sits around it."""

    @property
    def match(self) -> Match: ...
    @property
    def answered(self) -> Answered: ...
    def people(self) -> list[int]: ...
    def secret_keepers(self) -> frozenset[int]: ...
    def is_there(self, seat: int) -> bool: ...


class TakingBack:
    """What was answered at one table, and what may be taken back by whom."""

    def __init__(self, table: Seated) -> None:
        self.wish: Wish | None = None
        self._table = table

    def offer(self, eyes: int, held: frozenset[int]) -> Offer:
        """What a device with these seats may take back; answers of bots that sit there are not its own."""
        here = [seat for seat in self._table.people() if seat in held] or sorted(held)
        return offer(self._table.match, eyes, here, self._others(held))

    def ask(self, eyes: int, held: frozenset[int], found: Offer) -> None:
        """Wish for what is offered; whoever sits elsewhere has to agree."""
        self.wish = Wish(eyes, found, self._others(held))

    def ask_for(self, eyes: int, held: frozenset[int], point: PointInfo) -> bool:
        """Wish to return to a moment with a name; whether somebody elsewhere has to agree."""
        others = self._others(held)
        self.wish = Wish(eyes, Offer("ask"), others, point) if others else None
        return bool(others)

    def agree(self, held: frozenset[int], agreed: bool) -> Offer | None:
        """The word of a device on the wish: what is granted by it, if nobody's consent is missing any more."""
        wish = self.wish
        assert wish is not None
        wish.missing -= held
        if not agreed:
            self.wish = None
            return None
        return None if wish.missing else wish.offer

    def is_asked(self, held: frozenset[int]) -> bool:
        """Whether the consent of a device is waited for."""
        return self.wish is not None and bool(held & self.wish.missing)

    def _others(self, held: frozenset[int]) -> set[int]:
        """The people elsewhere, also those for whom a bot plays on: it was perhaps not their wish.

        Those who play together need not wait for the consent of somebody who is away.
        """
        table = self._table
        others = {*table.people(), *table.secret_keepers()} - held
        return {seat for seat in others if table.is_there(seat)} if table.match.rulebook.cooperative else others

    # --- in words ---------------------------------------------------------------------------------------------

    def undo_info(self, eyes: int, held: frozenset[int], speaker: Speaker) -> UndoInfo:
        """What may be taken back through the eyes of a seat, of whom, how, and why not freely."""
        found = self.offer(eyes, held)
        why = speaker.language.text(f"table-undo_{found.why}") if found.why else ""
        if found.how == "no":
            return UndoInfo("no", "", why)
        return UndoInfo(found.how, self._what(found, eyes, speaker.language), why, found.seat)

    def wish_info(self, held: frozenset[int], speaker: Speaker) -> WishInfo | None:
        """What somebody wishes to take back, for those whose consent is missing and for whoever waits for it."""
        wish = self.wish
        if wish is None or not held & {wish.eyes, *wish.missing}:
            return None
        if wish.point is not None:
            return WishInfo(wish.eyes, wish.point.name, tuple(sorted(wish.missing)), point=True)
        return WishInfo(wish.eyes, self._what(wish.offer, wish.eyes, speaker.language), tuple(sorted(wish.missing)))

    def _what(self, found: Offer, eyes: int, language: Language) -> str:
        """An answer in words, with the name of whoever gave it, unless they look themselves."""
        player = language.player(found.by) if found.by >= 0 and found.by != eyes else ""
        if found.chapter >= 0:
            title = language.chapter(self._table.match.chapters[found.chapter].title)
            return language.text("table-undo_into_chapter", title=title)
        if found.secret:
            return language.text("table-undo_secret", player=player)
        return self._table.answered.words(self._table.match, found.at, language, player)
