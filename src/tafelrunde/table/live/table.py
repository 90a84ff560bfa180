"""A live table: the match, who sits there, who looks on, and what may be done by whom."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tafelrunde.kernel import (
    PARTY,
    Decision,
    IllegalAnswer,
    Match,
    NothingToUndo,
)
from tafelrunde.kernel.language import Code, Language
from tafelrunde.kernel.save import Note, dump, restore
from tafelrunde.table.keeping import tokens
from tafelrunde.table.keeping.storage import AlreadyStored, MoveRow, SeatRow, Storage, TableRow
from tafelrunde.table.live.looking_ahead import hint, preview
from tafelrunde.table.live.showing import Showing
from tafelrunde.table.live.taking_back import TakingBack
from tafelrunde.table.live.thinking import Job, Thinkers
from tafelrunde.table.live.words import Speaker
from tafelrunde.table.wire.protocol import HintText, PreviewText
from tafelrunde.table.wire.refusing import TEXTS, NotAllowed

SNAPSHOT_EVERY = 60
AHEAD = 3
"""Bots among themselves are at most so many answers ahead of what those who watch have seen."""

log = logging.getLogger("tafelrunde.table")


class LiveTable:
    """One table in memory. All changes go through its lock, one after the other."""

    def __init__(self, row: TableRow, seats: Sequence[SeatRow], storage: Storage, thinkers: Thinkers) -> None:
        self.row = row
        self.seats = list(seats)
        self.showing = Showing(self)
        self.taking_back = TakingBack(self)
        self._storage = storage
        self._thinkers = thinkers
        self.talk = asyncio.Lock()
        """Held while somebody says something or hears what was said: nobody misses a line or hears it twice."""
        self._lock = asyncio.Lock()
        self._speakers: dict[str, Speaker] = {}
        self._bots: set[int] = set()
        self._failed: dict[int, int] = {}
        """Bots that broke down, by seat, and at which moment."""
        self._keeping: set[asyncio.Task[None]] = set()
        self._start: bytes | None = None
        self._loaded: tuple[tuple[Note, ...], int] = (), 0
        """What opening its save had to tell, and how many answers did not fit any more."""
        self.moment = 0
        self.changed_at = row.changed
        self.match = self._open()

    # --- opening ----------------------------------------------------------------------------------------------

    def _open(self) -> Match:
        """The match from its newest snapshot and the moves since; or from the beginning."""
        kept = self._storage.snapshot(self.row.id)
        if kept is None:
            match = Match.new(self.row.game, self.row.players, self.row.seed, options=self.row.options)
        else:
            self.moment, data = kept
            loaded = restore(Match, data, Path(f"table {self.row.id}"))
            match = loaded.match
            self._loaded = loaded.notes, len(loaded.dropped)
            if loaded.dropped:
                log.warning("table %s: %s answers did not fit the new rules", self.row.id, len(loaded.dropped))
            if match.start is not None or match.past:
                self._start = data
        for move in self._storage.moves(self.row.id, self.moment):
            self._carry_out(match, move)
            self.moment = move.number
        return match

    def _carry_out(self, match: Match, move: MoveRow) -> None:
        """A stored move, again."""
        if move.kind == "answer":
            self.taking_back.answered.answer(match, move.seat, move.option, self._decider(move.seat))
        else:
            self.taking_back.answered.take_back(match, move.seat)

    def _decider(self, seat: int) -> int:
        """Where several people play, the log says who decided for all."""
        return seat if len(self.people()) > 1 else PARTY

    # --- who is who -------------------------------------------------------------------------------------------

    def seats_of(self, given: Sequence[str]) -> frozenset[int]:
        """The seats that these links open."""
        return frozenset(row.seat for token in given for row in self.seats if tokens.matches(token, row.token))

    def is_owner(self, token: str) -> bool:
        return bool(token) and tokens.matches(token, self.row.owner)

    def people(self) -> list[int]:
        """Seats played by people."""
        return [row.seat for row in self.seats if not row.bot]

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
                self.taking_back.answered.answer(self.match, seat, option, self._decider(seat))
            except IllegalAnswer as error:
                raise NotAllowed(error.reason, str(error), error.rule) from None
            await self._store(MoveRow(self.moment + 1, "answer", seat, option), self.match.undo)
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
            self.taking_back.answered.take_back(self.match, seat)
        except NothingToUndo as error:
            raise NotAllowed("undo_not_possible", str(error)) from None
        self.showing.taken_back()
        await self._store(MoveRow(self.moment + 1, "undo", seat, ""), self.match.redo)

    def _require_moment(self, moment: int) -> None:
        if moment != self.moment:
            raise NotAllowed("stale", f"this was about moment {moment}; the table is at {self.moment}")

    async def _store(self, move: MoveRow, take_back: Callable[[], None]) -> None:
        """On disk, or not done at all."""
        try:
            await asyncio.to_thread(self._storage.append, self.row.id, move, self.match.over)
        except AlreadyStored:
            take_back()
            raise NotAllowed("stale", "the table has moved on") from None
        except Exception as error:
            take_back()
            log.exception("table %s: a move could not be stored", self.row.id)
            raise NotAllowed("not_stored", "the server could not store this; nothing was changed") from error
        self.moment = move.number
        self.changed_at = time.time()
        self.taking_back.wish = None
        if self.moment % SNAPSHOT_EVERY == 0:
            self._keep_snapshot()

    def _keep_snapshot(self) -> None:
        """Snapshots make opening fast and nothing more: nobody waits for them."""
        kept = asyncio.to_thread(self._storage.keep_snapshot, self.row.id, self.moment, dump(self.match))
        task = asyncio.get_running_loop().create_task(kept)
        self._keeping.add(task)
        task.add_done_callback(self._snapshot_kept)

    def _snapshot_kept(self, task: asyncio.Task[None]) -> None:
        self._keeping.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s: a snapshot could not be stored", self.row.id, exc_info=task.exception())

    async def give_seat(self, seat: int, bot: str) -> None:
        """A bot takes a seat, or gives it back."""
        async with self._lock:
            row = self.seats[seat]
            self.seats[seat] = SeatRow(seat, row.name, row.token, bot)
            self._failed.pop(seat, None)
            self.taking_back.wish = None  # others are to be asked now
            await asyncio.to_thread(self._storage.change_seat, self.row.id, seat, None, bot)
        self.showing.reconsider()
        self._changed()

    async def rename(self, seat: int, name: str) -> None:
        async with self._lock:
            row = self.seats[seat]
            self.seats[seat] = SeatRow(seat, name, row.token, row.bot)
            self._speakers.clear()
            await asyncio.to_thread(self._storage.change_seat, self.row.id, seat, name, None)
        self._changed()

    # --- bots -------------------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let every bot that is asked think; one thought per seat at a time."""
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
        except Exception as error:
            self._bots.discard(seat)
            if self.moment == moment:
                log.exception("table %s: the bot of seat %s failed", self.row.id, seat, exc_info=error)
                self._failed[seat] = moment
                self.showing.changed()
            else:
                self.wake_bots()  # the table moved on while it was thinking

    def is_stuck(self, seat: int) -> bool:
        """Whether the bot of a seat broke down over what is asked now."""
        return self._failed.get(seat) == self.moment

    def try_again(self, seat: int) -> None:
        """Let a bot that broke down think once more."""
        self._failed.pop(seat, None)
        self._changed()

    def job(self, seat: int, bot: str) -> Job:
        match = self.match
        return Job(
            table=self.row.id,
            game=self.row.game,
            players=self.row.players,
            options=self.row.options,
            seed=self.row.seed,
            start=self._start,
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
        notes, dropped = self._loaded
        found = [words.text(f"save-{note.kind}", detail=note.detail) for note in notes]
        if dropped:
            found.append(words.text("save-dropped", count=dropped))
        return tuple(found) or ((words.text("save-past"),) if self.match.past else ())
