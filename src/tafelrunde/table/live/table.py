"""A live table: the match, who sits there, who looks on, and what may be done by whom."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import asynccontextmanager, suppress

from tafelrunde.kernel import (
    PARTY,
    Decision,
    IllegalAnswer,
    Match,
    NothingToUndo,
)
from tafelrunde.kernel.given import Answered
from tafelrunde.kernel.language import Code, Language
from tafelrunde.table.keeping import tokens
from tafelrunde.table.keeping.storage import SeatRow, Storage, TableRow
from tafelrunde.table.live.looking_ahead import hint, preview
from tafelrunde.table.live.record import FIRST_PAUSE, LONGEST_PAUSE, Record
from tafelrunde.table.live.showing import Showing
from tafelrunde.table.live.taking_back import TakingBack
from tafelrunde.table.live.thinking import Job, Thinkers
from tafelrunde.table.live.words import Speaker
from tafelrunde.table.wire.protocol import HintText, PreviewText
from tafelrunde.table.wire.refusing import TEXTS, NotAllowed

AHEAD = 3
"""Bots among themselves are at most so many answers ahead of what those who watch have seen."""

log = logging.getLogger("tafelrunde.table")


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
        self._bots: set[int] = set()
        self._failed: dict[int, int] = {}
        """Bots that broke down, by seat, and at which moment."""
        self._nudged = asyncio.Event()
        """Somebody does not want to wait until a bot tries again by itself."""
        self._tries: dict[int, int] = {}
        """How often the bot of a seat has met a store or a worker that failed, one after the other."""
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

    def is_open_to(self, seats: frozenset[int]) -> bool:
        """Whether whoever holds these seats may know everything: the game is over, or no other person plays."""
        match = self.match
        others = [seat for seat in self.people() if seat not in seats]
        return match.over or (bool(seats) and (match.rulebook.cooperative or not others))

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
        return not self.showing.viewers and not self._bots and not self._lock.locked()

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """While nobody changes the table: what is seen of it then is on disk."""
        async with self._lock:
            yield

    def _changed(self) -> None:
        self.showing.changed()
        self.wake_bots()

    # --- changes ----------------------------------------------------------------------------------------------

    async def answer(self, seat: int, moment: int, option: str) -> None:
        """An answer to the decision of that moment; stored durably before anybody hears of it."""
        async with self._lock:
            self._require_moment(moment)
            try:
                await self.record.answer(seat, option)
            except IllegalAnswer as error:
                raise NotAllowed(error.reason, str(error), error.rule) from None
            self._stored()
        self._changed()

    async def undo(self, seat: int, moment: int, held: frozenset[int] = frozenset()) -> None:
        """Freely, by the others' consent, or not at all; `held` are all seats of the device that asks."""
        async with self._lock:
            self._require_moment(moment)
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
            self._require_moment(moment)
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
        self._stored()

    def _stored(self) -> None:
        self.changed_at = time.time()
        self.taking_back.wish = None

    def _require_moment(self, moment: int) -> None:
        self.record.require_certain()
        if moment != self.moment:
            raise NotAllowed("stale", f"this was about moment {moment}; the table is at {self.moment}")

    async def give_seat(self, seat: int, bot: str) -> None:
        """A bot takes a seat, or gives it back."""
        async with self._lock:
            self.record.require_certain()
            await self.record.change_seat(seat, bot=bot)
            self._failed.pop(seat, None)
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

    # --- bots -------------------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let every bot that is asked think; one thought per seat at a time."""
        if not self.record.certain:
            return  # they are woken when it is found out what there is
        for decision in self.match.decisions:
            seat = self._bot_for(decision)
            if seat is not None and seat not in self._bots and not self.is_stuck(seat):
                self._bots.add(seat)
                task = asyncio.get_running_loop().create_task(self._bot_turn(seat))
                task.add_done_callback(lambda done: done.exception() if not done.cancelled() else None)

    def _bot_for(self, decision: Decision) -> int | None:
        """The bot that answers a decision; bots take the party's decisions only when no person sits there."""
        if decision.seat == PARTY:
            return None if self.people() else 0
        return decision.seat if self.seats[decision.seat].bot else None

    def _is_up(self, seat: int) -> bool:
        """Whether the bot of a seat is to answer now."""
        return any(self._bot_for(decision) == seat for decision in self.match.decisions)

    async def _bot_turn(self, seat: int) -> None:
        moment = self.moment
        try:
            await self.showing.watched(moment - AHEAD)
            thought = await self._thinkers.think(self.job(seat, self.seats[seat].bot)) if self._is_up(seat) else None
            self._bots.discard(seat)
            if thought is not None and self._is_up(seat):
                await self.answer(seat, moment, thought.option)
            else:
                self.wake_bots()  # somebody took the seat meanwhile
            self._tries.pop(seat, None)
        except Exception as error:
            self._bots.discard(seat)
            if _may_pass(error):
                await self._pause(seat, error)
                self.wake_bots()
            elif self.moment == moment:
                log.exception("table %s: the bot of seat %s failed", self.row.id, seat, exc_info=error)
                self._failed[seat] = moment
                self.showing.changed()
            else:
                self.wake_bots()  # the table moved on while it was thinking

    async def _pause(self, seat: int, error: Exception) -> None:
        """Until the bot tries again: longer and longer, or until somebody nudges it."""
        self._bots.add(seat)  # nobody else wakes it meanwhile
        tries = self._tries[seat] = self._tries.get(seat, 0) + 1
        log.warning("table %s: the bot of seat %s tries again (%s)", self.row.id, seat, type(error).__name__)
        if tries > 1:
            self.showing.changed()  # whoever waits may nudge it
        with suppress(TimeoutError):
            async with asyncio.timeout(min(FIRST_PAUSE * 2**tries, LONGEST_PAUSE)):
                await self._nudged.wait()
        self._nudged.clear()
        self._bots.discard(seat)

    def is_stuck(self, seat: int) -> bool:
        """Whether the bot of a seat broke down over what is asked now."""
        return self._failed.get(seat) == self.moment or self._tries.get(seat, 0) > 1

    def try_again(self, seat: int) -> None:
        """Let a bot that broke down think once more."""
        self._failed.pop(seat, None)
        self._nudged.set()
        self._changed()

    def job(self, seat: int, bot: str) -> Job:
        match = self.match
        return Job(
            table=self.row.id,
            game=self.row.game,
            players=self.row.players,
            options=self.row.options,
            seed=self.row.seed,
            start=self.record.kept.start,
            answers=tuple([(answer.seat, answer.option) for answer in match.answers]),
            seat=seat,
            bot=bot,
        )

    async def hint(self, seat: int, moment: int, language: str) -> HintText:
        """What the sensible bot would do in this seat, and why."""
        async with self._lock:
            self._require_moment(moment)
            decision = self.match.view(seat).decision
            if decision is None:
                raise NotAllowed("not_your_turn", "nothing is asked of this seat now")
            job = self.job(seat, "sensible")
        return hint(decision, moment, await self._thinkers.think(job), self.speaker(language))

    async def preview(self, seat: int, moment: int, option_id: str, language: str) -> PreviewText:
        """What an option would do, as far as this seat can know."""
        async with self._lock:
            self._require_moment(moment)
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
        return tuple(found) if self.record.certain else (words.text("table-store_away"), *found)


def _may_pass(error: Exception) -> bool:
    """Whether it is no fault of the bot: the store is away, or a worker died."""
    away = isinstance(error, NotAllowed) and error.reason in ("not_stored", "not_known", "store_away")
    return away or isinstance(error, BrokenExecutor)
