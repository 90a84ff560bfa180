"""A table as the store has it: what was read from there, and every change on its way there.

A change has one of three outcomes: done, not done, or nobody knows (the connection was lost while it was written).
After any failure what is in memory is thrown away and the table is read again, so that both agree and it is found out
what is true. As long as that is not possible the table is in doubt: nothing can be changed, everybody is told so, and
it is tried again until the store is back.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.kernel import PARTY, Event, IllegalAnswer, Match
from tafelrunde.kernel.calling import ITSELF, called
from tafelrunde.kernel.chapter import Chapter
from tafelrunde.kernel.papers.save import Note, SaveError, dump, restore
from tafelrunde.kernel.words.given import Answered
from tafelrunde.table import metrics
from tafelrunde.table.keeping.leases import Fenced, Lease
from tafelrunde.table.keeping.storage import AlreadyStored, Gone, MoveRow, Page, SeatRow, Storage, TableRow
from tafelrunde.table.wire.refusing import NotAllowed

SNAPSHOT_EVERY = 20
"""Under new rules or content a table goes on from its last snapshot."""
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 15.0


def pause(tries: int) -> float:
    """How many seconds to wait before something is tried again: longer and longer, up to a limit."""
    return min(FIRST_PAUSE * 2.0 ** min(tries, 10), LONGEST_PAUSE)


NOT_NOW = -10
"""Instead of a number of answers: nobody chooses in secret."""

log = logging.getLogger("tafelrunde.table")


class Damaged(Exception):
    """What is stored of a table can't be read any more."""


class Kept(msgspec.Struct):
    """What the store has of a table."""

    seats: list[SeatRow]
    match: Match
    moment: int
    answered: Answered
    start: bytes | None = None
    """The save that the chapter started from, if that was not a new game."""
    notes: tuple[Note, ...] = ()
    """What opening it had to tell."""
    dropped: int = 0
    """So many answers do not fit the rules or the content any more."""
    choice: Counter[int] = msgspec.field(default_factory=Counter)
    """How many moves each seat has made in the simultaneous choice in progress: nobody else may know."""
    before: list[Event] = msgspec.field(default_factory=list)
    """What was told in the chapter before, if its end was seen from here: its last lines are shown, too."""

    def copied(self) -> Kept:
        """To be changed while others still look at this one."""
        answered, choice = self.answered.copied(), Counter(self.choice)
        return msgspec.structs.replace(self, match=self.match.clone(), answered=answered, choice=choice)

    def answer(self, seat: int, option: str, by: int) -> Page | None:
        """Answer; the page that was turned by it, if any."""
        choosing, chapters, events = self._choosing, self.match.chapters, self.match.events
        self.answered.answer(self.match, seat, option, by)
        self._count(seat, choosing + 1)
        return self._turned(chapters, events)

    def take_back(self, seat: int) -> Page | None:
        """Take back the last answer of a seat; the page that was turned back for it, if any."""
        choosing, chapters = self._choosing, self.match.chapters
        self.answered.take_back(self.match, seat)
        self._count(seat, choosing - 1)
        return self._turned(chapters, [])

    def _turned(self, chapters: tuple[Chapter, ...], events: list[Event]) -> Page | None:
        if self.match.chapters is chapters:
            return None
        self.before = events
        found = page(self.match, len(chapters))
        self.start = found.snapshot
        return found

    @property
    def log(self) -> Sequence[Event]:
        """What is told at the table: this chapter, after the end of the one before."""
        return [*self.before, *self.match.events] if self.before else self.match.events

    @property
    def _choosing(self) -> int:
        return self.match.choosing if self.match.together else NOT_NOW

    def _count(self, seat: int, choosing: int) -> None:
        """After a move: `choosing` answers are given if it was one of the choice that was in progress before."""
        if self.match.together and self.match.choosing == choosing:
            self.choice[seat] += 1
        else:
            self.choice.clear()


@cache
def openers() -> ThreadPoolExecutor:
    """Where tables are read, not where answers are stored. One after the other: a table that has to catch up with many
    moves must not take time from live ones."""
    return ThreadPoolExecutor(1, thread_name_prefix="opener")


@cache
def guests() -> ThreadPoolExecutor:
    """Where tables that strangers have written are read, changed and drawn: they keep nobody waiting but each other."""
    return ThreadPoolExecutor(2, thread_name_prefix="guest")


def reading_room(row: TableRow) -> ThreadPoolExecutor:
    """Where a table is read from the store."""
    return guests() if row.brought else openers()


def page(match: Match, known: int) -> Page:
    """What has to be stored of a match of which the store has so many chapters; those of before have not changed."""
    keep = min(known, len(match.chapters))
    return Page(keep, tuple(map(msgspec.msgpack.encode, match.chapters[keep:])), dump(match, chapters=False))


def read(storage: Storage, row: TableRow, lease: Lease | None = None) -> Kept:
    """The newest snapshot and the moves since. Raises Damaged, or Fenced if another process leads the table."""
    if lease is not None:
        storage.require_led(row.id, lease)
    seats = storage.seats(row.id)
    snapshot = storage.snapshot(row.id)
    chapters = tuple([msgspec.msgpack.decode(data, type=Chapter) for data in storage.chapters(row.id)])
    kept = _new(row, seats) if snapshot is None else _restored(row, seats, *snapshot, chapters)
    carried_over = snapshot is None or bool(kept.notes)
    several = len(_people(seats)) > 1
    moves = storage.moves(row.id, kept.moment)
    for place, move in enumerate(moves):
        try:
            _carry_out(kept, move, several)
        except Exception as error:
            if not carried_over:
                raise Damaged(f"table {row.id}: move {move.number} does not fit ({error})") from error
            kept.notes = kept.notes or (Note("rules"),)
            kept.dropped += len(moves) - place
            log.warning("table %s: %s moves did not fit the new rules", row.id, len(moves) - place)
            # They stay in the store, and whoever opens the table from now on begins after them.
            storage.keep_snapshot(row.id, moves[-1].number, dump(kept.match, chapters=False), lease)
            break
    if moves:
        kept.moment = moves[-1].number
    if kept.match.chapters != chapters:  # it was kept before there were chapters, or other rules begin them elsewhere
        same = [old == new for old, new in zip(chapters, kept.match.chapters, strict=False)]
        found = page(kept.match, same.index(False) if False in same else len(same))
        storage.turn(row.id, kept.moment, found, lease)
        kept.start = found.snapshot
    kept.match.names = names_of(row)
    return kept


def names_of(row: TableRow) -> dict[str, str]:
    """All names that people have given at a table, as a match keeps them."""
    return ({ITSELF: row.name} if row.name else {}) | row.given


def _new(row: TableRow, seats: list[SeatRow]) -> Kept:
    match = Match.new(row.game, row.players, row.seed, options=row.options, key=row.key or b"")
    return Kept(seats, match, 0, Answered())


def _restored(row: TableRow, seats: list[SeatRow], moment: int, data: bytes, chapters: tuple[Chapter, ...]) -> Kept:
    try:
        loaded = restore(Match, data, Path(f"table {row.id}"), chapters=chapters)
    except SaveError as error:
        raise Damaged(str(error)) from error
    match = loaded.match
    start = data if match.start is not None or match.past else None
    choice = Counter([answer.seat for answer in match.answers[len(match.answers) - match.choosing :]])
    return Kept(seats, match, moment, Answered(), start, loaded.notes, len(loaded.dropped), choice)


def _carry_out(kept: Kept, move: MoveRow, several: bool) -> None:
    """A stored move, again."""
    match = kept.match
    if move.kind == "undo":
        kept.take_back(move.seat)
        return
    if kept.notes and move.fingerprint is not None:
        decision = next((d for d in match.decisions if d.seat in (move.seat, PARTY)), None)
        if decision is None or decision.fingerprint() != move.fingerprint:
            raise ValueError("something else is asked now")
    kept.answer(move.seat, move.option, move.seat if several else PARTY)


def _people(seats: list[SeatRow]) -> list[int]:
    return [row.seat for row in seats if not row.bot]


class Record:
    """The table in memory, always equal to what the store has, or known to be in doubt.

    With a `lease` another process may take the table over. Then it is lost: nothing here is changed or true any more.
    """

    def __init__(
        self,
        row: TableRow,
        storage: Storage,
        on_reread: Callable[[], None],
        lease: Lease | None = None,
        on_lost: Callable[[], None] = lambda: None,
    ) -> None:
        self.row = row
        self.lease = lease
        self.kept = read(storage, row, lease)
        self.certain = True
        self.lost = False
        self._on_lost = on_lost
        self._storage = storage
        self._on_reread = on_reread
        self._background: set[asyncio.Task[None]] = set()
        self._finding_out: asyncio.Task[None] | None = None
        self._reading = asyncio.Lock()
        """Held while it is read again: what was read first must not be found last."""
        self._looked = 0.0
        """When it was read again, or tried to be, for the last time."""
        self._waiting: list[MoveRow] | None = None
        """Moves that are stored together with those that follow."""

    def people(self) -> list[int]:
        """Seats played by people."""
        return _people(self.kept.seats)

    def require_certain(self) -> None:
        """Nothing is changed while it is in doubt what there is."""
        if self.lost:
            raise NotAllowed("moved", "another process leads this table now; come again")
        if not self.certain:
            raise NotAllowed("store_away", "the server can't reach its store now; play goes on when it is back")

    # --- changes ----------------------------------------------------------------------------------------------

    async def answer(self, seat: int, option: str) -> None:
        """Answer, and store it. Raises IllegalAnswer, or NotAllowed if it could not be stored."""
        kept = self.kept
        asked = next((one for one in kept.match.decisions if one.seat in (seat, PARTY)), None)
        by = seat if len(self.people()) > 1 else PARTY
        try:
            page = await self._change(lambda kept: kept.answer(seat, option, by))
        except IllegalAnswer:
            raise
        except Exception as error:
            log.exception("table %s: the rules failed over '%s' of seat %s", self.row.id, option[:80], seat)
            raise NotAllowed("rules_failed", "the rules broke down over this answer; nothing was changed") from error
        assert asked is not None
        kept = self.kept
        mark = asked.fingerprint() if page is not None else kept.match.answers[-1].fingerprint
        await self._append(MoveRow(self._number, "answer", seat, option, mark), page)

    async def take_back(self, seat: int) -> None:
        """Take back the last answer of a seat, and store that. Raises NothingToUndo, or NotAllowed."""
        page = await self._change(lambda kept: kept.take_back(seat))
        await self._append(MoveRow(self._number, "undo", seat, ""), page)

    @property
    def _number(self) -> int:
        """That of the next move."""
        return self.kept.moment + 1 + len(self._waiting or ())

    @asynccontextmanager
    async def together(self) -> AsyncIterator[None]:
        """What is changed in here is stored when it ends, all of it or nothing.

        Otherwise whoever is told that nothing was changed would find half of it.
        """
        self._waiting = []
        try:
            yield
        except BaseException:
            begun, self._waiting = bool(self._waiting), None
            if begun:
                await self.find_out()
            raise
        moves, self._waiting = self._waiting, None
        if moves:
            await self._store(moves)

    async def _change(self, change: Callable[[Kept], Page | None]) -> Page | None:
        """Change what is in memory; where a stranger wrote the table a copy of it, beside what others do."""
        if not self.row.brought:
            return change(self.kept)

        def beside() -> tuple[Kept, Page | None]:
            kept = self.kept.copied()
            return kept, change(kept)

        self.kept, page = await asyncio.get_running_loop().run_in_executor(guests(), beside)
        return page

    async def change_seat(self, seat: int, name: str | None = None, bot: str | None = None) -> None:
        """Store who sits in a seat. Raises NotAllowed if that could not be done."""
        row = self.kept.seats[seat]
        wanted = row if bot is None else row.given_to(bot)
        wanted = wanted if name is None else msgspec.structs.replace(wanted, name=name)
        try:
            await asyncio.to_thread(self._storage.change_seat, self.row.id, seat, name, bot, self.lease)
        except Fenced:
            self.lose()
            self.require_certain()
        except Exception:
            log.exception("table %s: seat %s could not be changed", self.row.id, seat)
            await self.find_out()
            self._require(self.kept.seats[seat] == wanted)
            return
        self.kept.seats[seat] = wanted

    async def call(self, thing: str, name: str, forgotten: Collection[str] = ()) -> None:
        """Store what the table, or something at it, is called, and which names are gone for it.

        Raises NotAllowed if that could not be done.
        """
        self.require_certain()
        known = {one: given for one, given in names_of(self.row).items() if one not in forgotten}
        wanted = called(known, thing, name)
        names = dict(wanted)
        itself = names.pop(ITSELF, "")
        try:
            await asyncio.to_thread(self._storage.name_table, self.row.id, itself, names, self.lease)
        except Fenced:
            self.lose()
            self.require_certain()
        except Exception:
            log.exception("table %s: its name could not be stored", self.row.id)
            await self.find_out()
            self._require(names_of(self.row) == wanted)
            return
        self.row = msgspec.structs.replace(self.row, name=itself, given=names)
        self.kept.match.names = names_of(self.row)

    async def relink(self, wanted: SeatRow, why: Gone | None = None) -> None:
        """Store what becomes of the link to a seat. Raises NotAllowed if that could not be done."""
        old = self.kept.seats[wanted.seat]
        try:
            await asyncio.to_thread(self._storage.relink, self.row.id, old, wanted, why, self.lease)
        except Fenced:
            self.lose()
            self.require_certain()
        except Exception:
            log.exception("table %s: the link to seat %s could not be changed", self.row.id, wanted.seat)
            await self.find_out()
            self._require(self.kept.seats[wanted.seat] == wanted)
            return
        self.kept.seats[wanted.seat] = wanted

    async def add_seat(self, seat: SeatRow, match: Match) -> None:
        """Store a new seat and the match that goes on with it. Raises NotAllowed if that could not be done."""
        try:
            found = page(match, 0)
            await asyncio.to_thread(self._storage.add_seat, self.row.id, seat, self.kept.moment, found, self.lease)
        except Fenced:
            self.lose()
            self.require_certain()
        except Exception:
            log.exception("table %s: a seat could not be added", self.row.id)
        await self.find_out()
        self._require(seat in self.kept.seats)

    async def _append(self, move: MoveRow, page: Page | None = None) -> None:
        if self._waiting is None:
            await self._store([move], page)
            return
        self._waiting.append(move)
        if page is not None:  # what follows is stored on the next page
            moves, self._waiting = self._waiting, []
            await self._store(moves, page)
        await asyncio.sleep(0)  # other tables have their turn

    async def _store(self, moves: list[MoveRow], page: Page | None = None) -> None:
        kept = self.kept
        began = time.perf_counter()
        try:
            if len(moves) == 1:
                await asyncio.to_thread(self._storage.append, self.row.id, moves[0], kept.match.over, self.lease, page)
            else:
                await asyncio.to_thread(self._storage.append_all, self.row.id, moves, kept.match.over, self.lease, page)
        except Fenced:
            self.lose()
            self.require_certain()
        except AlreadyStored:
            await self.find_out()
            raise NotAllowed("stale", "the table has moved on") from None
        except BaseException as error:
            metrics.FAILURES.count()
            if not isinstance(error, asyncio.CancelledError):
                log.exception("table %s: a move could not be stored", self.row.id)
            await self.find_out()
            self._require(await self._are_stored(moves))
            if isinstance(error, asyncio.CancelledError):
                raise
            return
        metrics.STORING.observe(time.perf_counter() - began)
        for move in moves:
            (metrics.ANSWERS if move.kind == "answer" else metrics.TAKEN_BACK).count()
        kept.moment = moves[-1].number
        if any(move.number % SNAPSHOT_EVERY == 0 for move in moves):
            # Now: when its turn comes the next answer may be under way, and the match is at another moment.
            self._later(self._keep(kept.moment, dump(kept.match, chapters=False)))

    def _require(self, done: bool) -> None:
        """After a failure: it was done after all, or it was not, or nobody knows yet."""
        if not self.certain:
            raise NotAllowed("not_known", "it is not known yet whether this was stored; you will see it when it is")
        if not done:
            raise NotAllowed("not_stored", "the server could not store this; nothing was changed")

    async def _are_stored(self, moves: list[MoveRow]) -> bool:
        if not self.certain or self.kept.moment < moves[-1].number:
            return False
        try:
            found = await asyncio.to_thread(self._storage.moves, self.row.id, moves[0].number - 1)
        except Exception:
            self._doubt()
            return False
        return found[: len(moves)] == moves

    async def keep_snapshot(self) -> None:
        """Snapshots make opening fast, and carry the table over to new rules; nobody waits for them."""
        if self.kept.moment > 0:  # that is the one that the table was made with
            await self._keep(self.kept.moment, dump(self.kept.match, chapters=False))

    async def _keep(self, number: int, data: bytes) -> None:
        try:
            await asyncio.to_thread(self._storage.keep_snapshot, self.row.id, number, data, self.lease)
        except Fenced:
            self.lose()
        except Exception:
            log.exception("table %s: a snapshot could not be stored", self.row.id)

    # --- doubt ------------------------------------------------------------------------------------------------

    async def find_out(self) -> None:
        """Read the table again. Where that is not possible either it is in doubt, and tried again and again."""
        async with self._reading:
            try:
                self._found(await self._read())
            except Fenced:
                self.lose()
            except Exception:
                log.exception("table %s: can't be read", self.row.id)
                self._doubt()
        self._on_reread()

    def doubt(self) -> None:
        """It is not known whether this is still true; everybody is told so, and it is found out."""
        if self.certain:
            self._doubt()
            self._on_reread()

    async def look(self, since: float) -> None:
        """Where it is in doubt whoever asks need not wait for the next try, unless one has failed since they asked."""
        if self.certain or self.lost or self._looked >= since:
            return
        async with self._reading:
            found = await self._tried()
        if found:
            self._on_reread()

    async def _read(self) -> Kept:
        self._looked = time.monotonic()
        where = reading_room(self.row)
        self.row, kept = await asyncio.get_running_loop().run_in_executor(where, self._row_and_kept)
        return kept

    def _row_and_kept(self) -> tuple[TableRow, Kept]:
        row = self._storage.table(self.row.id) or self.row  # others may have given names meanwhile
        return row, read(self._storage, row, self.lease)

    def _found(self, kept: Kept) -> None:
        self.kept = kept
        self.certain = not self.lost

    def lose(self) -> None:
        """Another process leads the table, or may do so."""
        if not self.lost:
            log.warning("table %s: may be led by another process", self.row.id)
            self.close()

    def close(self) -> None:
        """Nothing is changed here any more: who still has this table at hand comes too late."""
        if not self.lost:
            self.lost, self.certain = True, False
            self._on_lost()

    def _doubt(self) -> None:
        self.certain = False
        if self._finding_out is None or self._finding_out.done():
            self._finding_out = self._later(self._try_again())

    async def _try_again(self) -> None:
        tries = 0
        while not self.certain and not self.lost:
            await asyncio.sleep(pause(tries))
            tries += 1
            async with self._reading:
                found = await self._tried()
            if found:
                self._on_reread()

    async def _tried(self) -> bool:
        """Whether a table that is in doubt could be read."""
        if self.certain or self.lost:
            return False
        try:
            self._found(await self._read())
        except Fenced:
            self.lose()
            return False
        except Exception as error:
            log.warning("table %s: still can't be read (%s)", self.row.id, type(error).__name__)
            return False
        return True

    def _later(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        return task
