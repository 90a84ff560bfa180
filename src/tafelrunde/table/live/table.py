"""A live table: the match, who sits there, who looks on, and what may be done by whom."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from tafelrunde.kernel import (
    IllegalAnswer,
    Match,
    NothingToUndo,
)
from tafelrunde.kernel.given import Answered
from tafelrunde.kernel.language import Language
from tafelrunde.kernel.messages import Code
from tafelrunde.table.keeping import tokens
from tafelrunde.table.keeping.storage import SeatRow, Storage, TableRow
from tafelrunde.table.live.bots import Bots
from tafelrunde.table.live.looking_ahead import hint, preview
from tafelrunde.table.live.record import Record
from tafelrunde.table.live.showing import Showing
from tafelrunde.table.live.taking_back import TakingBack
from tafelrunde.table.live.thinking import Thinkers
from tafelrunde.table.live.words import Speaker
from tafelrunde.table.wire.protocol import HintText, PreviewText
from tafelrunde.table.wire.refusing import TEXTS, NotAllowed

log = logging.getLogger("tafelrunde.table")

EVERYBODY = frozenset(range(64))
"""All seats: for whoever knows of every move."""


class LiveTable:
    """One table in memory. All changes go through its lock, one after the other."""

    def __init__(self, row: TableRow, storage: Storage, thinkers: Thinkers) -> None:
        self.row = row
        self.showing = Showing(self)
        self.taking_back = TakingBack(self)
        self.record = Record(row, storage, self._reread)
        self._thinkers = thinkers
        self.talk = asyncio.Lock()
        """Held while somebody says something or hears what was said: nobody misses a line or hears it twice."""
        self._lock = asyncio.Lock()
        self._speakers: dict[str, Speaker] = {}
        self.bots = Bots(self, thinkers)
        self.changed_at = row.changed

    @property
    def match(self) -> Match:
        return self.record.kept.match

    @property
    def answered(self) -> Answered:
        return self.record.kept.answered

    @property
    def moment(self) -> int:
        """The number of the last stored move."""
        return self.record.kept.moment

    def moment_for(self, held: frozenset[int]) -> int:
        """The number of the last move that whoever holds these seats knows of: not of others' secret choices."""
        kept = self.record.kept
        return kept.moment - sum([count for seat, count in kept.choice.items() if seat not in held])

    def moves_for(self, held: frozenset[int]) -> int:
        """How many answers whoever holds these seats knows of."""
        answers = self.match.answers
        secret = answers[len(answers) - self.match.choosing :]
        return len(answers) - sum([answer.seat not in held for answer in secret])

    @property
    def seats(self) -> list[SeatRow]:
        return self.record.kept.seats

    def _reread(self) -> None:
        """What was in memory was thrown away: everybody is shown the whole table anew."""
        self.taking_back.wish = None
        self._speakers.clear()
        for viewer in self.showing.viewers:
            viewer.look_anew()
        self._changed()

    # --- who is who -------------------------------------------------------------------------------------------

    def seats_of(self, given: Sequence[str]) -> frozenset[int]:
        """The seats that these links open."""
        return frozenset(row.seat for token in given for row in self.seats if tokens.matches(token, row.token))

    def is_owner(self, token: str) -> bool:
        return bool(token) and tokens.matches(token, self.row.owner)

    def people(self) -> list[int]:
        """Seats played by people."""
        return self.record.people()

    def is_there(self, seat: int) -> bool:
        """Whether somebody looks at the table through this seat."""
        return self.showing.is_there(seat)

    def is_stuck(self, seat: int) -> bool:
        """Whether the bot of a seat broke down over what is asked now."""
        return self.bots.is_stuck(seat)

    def try_again(self, seat: int) -> None:
        """Let a bot that broke down think once more."""
        self.bots.nudge(seat)
        self._changed()

    def is_open_to(self, seats: frozenset[int]) -> bool:
        """Whether whoever holds these seats may know everything: the game is over, or nobody else knows a secret.

        Whoever has handed their seat to a bot knows theirs still. People who play together have secrets, too: what
        they aim for, which cards they have chosen; and nobody may know what chance will bring them all.
        """
        return self.match.over or (bool(seats) and self.secret_keepers() <= seats)

    def secret_keepers(self) -> frozenset[int]:
        """Seats whose secrets are some person's: those of people who play, or have played, this game."""
        return frozenset(row.seat for row in self.seats if row.keeps_secrets)

    def speaker(self, language: str) -> Speaker:
        code: Code = "de" if language == "de" else "en"
        if code not in self._speakers:
            names = {row.seat: row.name for row in self.seats}
            self._speakers[code] = Speaker(Language(code, self.match.rulebook, names, (TEXTS,)))
        self._speakers[code].speak_of(self.match)
        return self._speakers[code]

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks, thinks or changes anything: it may be put away."""
        return not self.showing.viewers and not self.bots.busy and not self._lock.locked()

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """While nobody changes the table: what is seen of it then is on disk."""
        async with self._lock:
            yield

    def _changed(self) -> None:
        self.showing.changed()
        self.bots.wake()

    # --- changes ----------------------------------------------------------------------------------------------

    async def answer(self, seat: int, moment: int, option: str, held: frozenset[int] = EVERYBODY) -> None:
        """An answer to the decision of that moment; stored durably before anybody hears of it.

        Moments are counted as whoever holds the seats `held` counts them (`moment_for`), here and below.
        """
        async with self._lock:
            self._require_moment(moment, held)
            try:
                await self.record.answer(seat, option)
            except IllegalAnswer as error:
                raise NotAllowed(error.reason, str(error), error.rule) from None
            self._stored(seat)
        self._changed()

    async def undo(self, seat: int, moment: int, held: frozenset[int] = frozenset()) -> None:
        """Freely, by the others' consent, or not at all; `held` are all seats of the device that asks."""
        async with self._lock:
            self._require_moment(moment, held | {seat})
            found = self.taking_back.offer(seat, held | {seat})
            if found.how == "no":
                raise NotAllowed("undo_not_possible", "this can't be taken back any more")
            if found.how == "ask":
                self.taking_back.ask(seat, held | {seat}, found)
            else:
                await self._undo(found.seat)
        self._changed()

    async def consent(self, seat: int, moment: int, agreed: bool, held: frozenset[int] = frozenset()) -> None:
        """The word of one device on a wish; it is granted when nobody's consent is missing."""
        async with self._lock:
            self._require_moment(moment, held | {seat})
            if not self.taking_back.is_asked(held | {seat}):
                raise NotAllowed("nothing_to_agree", "nobody is waiting for your consent")
            granted = self.taking_back.agree(held | {seat}, agreed)
            if granted is not None:
                await self._undo(granted.seat)
        self._changed()

    async def _undo(self, seat: int) -> None:
        try:
            await self.record.take_back(seat)
        except NothingToUndo as error:
            raise NotAllowed("undo_not_possible", str(error)) from None
        self.showing.taken_back()
        self._stored(seat)

    def _stored(self, seat: int) -> None:
        wish = self.taking_back.wish
        in_secret = bool(self.record.kept.choice) and not self.match.has_chosen
        self.changed_at = self.changed_at if in_secret else time.time()
        if not in_secret or (wish is not None and seat in (wish.eyes, wish.offer.seat)):
            self.taking_back.wish = None

    def _require_moment(self, moment: int, held: frozenset[int]) -> None:
        self.record.require_certain()
        now = self.moment_for(held)
        if moment != now:
            raise NotAllowed("stale", f"this was about moment {moment}; the table is at {now}")

    async def give_seat(self, seat: int, bot: str) -> None:
        """A bot takes a seat, or gives it back."""
        async with self._lock:
            self.record.require_certain()
            await self.record.change_seat(seat, bot=bot)
            self.bots.forgive(seat)
            self.taking_back.wish = None  # others are to be asked now
        self.showing.reconsider()
        self._changed()

    async def rename(self, seat: int, name: str) -> None:
        async with self._lock:
            self.record.require_certain()
            await self.record.change_seat(seat, name=name)
            self._speakers.clear()
        self._changed()

    async def put_away(self) -> None:
        """Before it is closed: what is opened next, perhaps under new rules, goes on from here."""
        async with self._lock:
            if self.record.certain:
                await self.record.keep_snapshot()

    # --- looking ahead ----------------------------------------------------------------------------------------

    async def hint(self, seat: int, moment: int, language: str, held: frozenset[int] = EVERYBODY) -> HintText:
        """What the sensible bot would do in this seat, and why."""
        async with self._lock:
            self._require_moment(moment, held)
            decision = self.match.view(seat).decision
            if decision is None:
                raise NotAllowed("not_your_turn", "nothing is asked of this seat now")
            job = self.bots.job(seat, "sensible")
        return hint(decision, moment, await self._thinkers.think(job), self.speaker(language))

    async def preview(
        self, seat: int, moment: int, option_id: str, language: str, held: frozenset[int] = EVERYBODY
    ) -> PreviewText:
        """What an option would do, as far as this seat can know."""
        async with self._lock:
            self._require_moment(moment, held)
            return preview(self.match, moment, seat, option_id, self.speaker(language))

    def notes(self, speaker: Speaker) -> tuple[str, ...]:
        """Why the log and what can be taken back do not begin with the game."""
        words = speaker.language
        kept = self.record.kept
        found = [words.text(f"save-{note.kind}", detail=note.detail) for note in kept.notes]
        if kept.dropped:
            found.append(words.text("save-dropped", count=kept.dropped))
        if not found and kept.match.past:
            found.append(words.text("save-past"))
        if self.row.origin is not None and len(self.people()) > 1:
            found.append(words.text(f"table-origin_{self.row.origin}"))
        return tuple(found) if self.record.certain else (words.text("table-store_away"), *found)
