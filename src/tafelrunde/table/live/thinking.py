"""Bots think, and earlier or possible moments are drawn, in worker processes: no table waits for another one.

A worker remembers the matches it has seen and is sent the answers; it takes up the match where it left it. Each table
always goes to the same worker. A worker that takes too long is ended, and another one takes its place: whoever asked is
told so, and others who wait there ask again.

Clients take turns, and the tables of each of them: whoever wants much waits behind whoever wants little. Tables that
strangers have written have workers of their own.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
import threading
import zlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import asynccontextmanager, suppress
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tafelrunde.kernel import PARTY, Match, find
from tafelrunde.kernel.chapter import Chapter, ChapterClosed
from tafelrunde.kernel.papers.save import restore
from tafelrunde.table.wire.limits import asking
from tafelrunde.table.wire.refusing import NotAllowed

_REMEMBERED = 100
DRAWERS = GUESTS = 2
MORE_MEMORY = 2**30
"""What a worker may need besides what it has when it starts."""
CORES = 2
"""So many one search may use."""
THINK_SECONDS, DRAW_SECONDS = 120.0, 20.0
"""No bot thinks for so long about an answer, and nothing takes so long to be drawn, even on a busy machine."""
READY_SECONDS = 120.0
"""To start and to load a game takes a worker longer than anything that is done there. One that was ended over it would
begin anew with the next thing, and never come to an end."""

T = TypeVar("T")


class Job(msgspec.Struct, frozen=True):
    """What a worker needs to know: how the match began, every answer, and whose choice it is."""

    table: str
    game: str
    players: int
    options: dict[str, Any]
    seed: int
    key: bytes
    start: bytes | None
    answers: tuple[tuple[int, str, int], ...]
    """Which seat gave it, and who decided for the party."""
    seat: int
    bot: str
    brought: bool = False
    """Whether a stranger has written how it began."""


class Thought(msgspec.Struct, frozen=True):
    """A bot's choice and its reason."""

    option: str
    reason: str = ""
    args: Mapping[str, Any] = {}


_tales: OrderedDict[tuple[str, int, int], Match] = OrderedDict()
_TALES = 8
_matches: OrderedDict[str, tuple[int, Match]] = OrderedDict()
"""By table: the match, and what it was begun from, which another chapter changes."""


def think(job: Job) -> Thought:
    """Runs in a worker: bring the match up to date and ask the bot."""
    from tafelrunde.bots import make_bot

    match = up_to_date(job)
    decision = next(d for d in match.decisions if d.seat in (job.seat, PARTY))
    seed = zlib.crc32(f"{job.table}/{job.seat}/{len(job.answers)}".encode())
    bot = make_bot(job.bot, match.rulebook, seed, cores=min(CORES, os.cpu_count() or 1))
    advice = bot.advise(decision, match.view(job.seat))
    return Thought(advice.option.id, advice.reason, dict(advice.args))


def up_to_date(job: Job) -> Match:
    """Runs in a worker: the match of a table as it is now. Whoever changes it clones it first."""
    begun = zlib.crc32(job.start or b"")
    known, match = _matches.pop(job.table, (0, None))
    if match is None or known != begun:
        match = _begun(job)
    same = 0
    for answer, told in zip(match.answers, job.answers, strict=False):
        if (answer.seat, answer.option) != told[:2]:
            break
        same += 1
    if same < len(match.answers):
        match.undo(len(match.answers) - same)
    for seat, option, by in job.answers[len(match.answers) :]:
        match.answer(option, seat, by)
    _matches[job.table] = begun, match
    while len(_matches) > _REMEMBERED:
        _matches.popitem(last=False)
    return match


def _begun(job: Job) -> Match:
    """As the table was opened; answers that it had then may have been taken back since."""
    if job.start is None:
        return Match.new(job.game, job.players, job.seed, options=job.options, key=job.key)
    match: Match = restore(Match, job.start, Path(job.table)).match
    return match


def retold(job: Job, chapters: tuple[Chapter, ...], number: int) -> Match:
    """Runs in a worker: a chapter that is over, as a match of its own; whoever changes it clones it first.

    Raises NotAllowed if it can't be told again. Who replays it asks for one moment after the other.
    """
    key = job.table, number, zlib.crc32(chapters[number].data)
    match = _tales.pop(key, None)
    if match is None:
        present = up_to_date(job).clone(history=False)
        present.chapters = chapters
        try:
            match = present.chapter(number)
        except ChapterClosed as error:
            raise NotAllowed("chapter_closed", str(error)) from None
    _tales[key] = match
    while len(_tales) > _TALES:
        _tales.popitem(last=False)
    return match


def make_ready(game: str) -> None:
    """Runs in a worker: load a game before the time of what is done with it begins."""
    if game:
        find(game).content_digest()


def _begin_work() -> None:
    _limit_memory()
    _follow_the_parent()


def _limit_memory() -> None:
    """Rules that run wild in a worker end there, and take no memory from the server."""
    if sys.platform == "linux":
        import resource

        with open("/proc/self/statm", encoding="ascii") as sizes:
            most = int(sizes.read().split()[0]) * resource.getpagesize() + MORE_MEMORY
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (most, most))


def _follow_the_parent() -> None:
    """A worker whose server was killed would wait for ever: end with it."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=_begin_work)


class TooLong(Exception):
    """A worker took too long over something, and was ended."""


class Turns:
    """Who is next where only one can be: clients take turns, and so do the tables of each."""

    def __init__(self) -> None:
        self.taken = False
        self._waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, client: str, table: str) -> AsyncIterator[None]:
        if self.taken:
            await self._wait(client, table)
        self.taken = True
        try:
            yield
        finally:
            self._next()

    async def _wait(self, client: str, table: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client, OrderedDict()).setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was theirs already
                self._next()
            raise

    def _next(self) -> None:
        while self._waiting:
            client, tables = self._waiting.popitem(last=False)
            table, queue = tables.popitem(last=False)
            turn = queue.popleft()
            if queue:
                tables[table] = queue
            if tables:
                self._waiting[client] = tables
            if not turn.done():
                turn.set_result(None)
                return
        self.taken = False


class _Workers:
    """A few processes, each with one thing to do at a time."""

    def __init__(self, workers: int) -> None:
        self._pools = [_pool() for _ in range(workers)]
        self._turns = [Turns() for _ in range(workers)]
        self._ready: list[set[str]] = [set() for _ in range(workers)]
        """The games that each has loaded."""
        self._closed = False

    async def work(self, table: str, game: str, seconds: float, work: Callable[..., T], *args: Any) -> T:
        """Raises TooLong, or BrokenExecutor where the worker died; in both cases there is another one then."""
        number = zlib.crc32(table.encode()) % len(self._pools)
        async with self._turns[number].turn(asking.get(), table):
            try:
                if game not in self._ready[number]:
                    await self._done(number, READY_SECONDS, make_ready, game)
                    self._ready[number].add(game)
                return await self._done(number, seconds, work, *args)
            except TimeoutError:
                self._replace(number)
                raise TooLong(f"{work.__name__} took more than {seconds:.0f} s") from None
            except BrokenExecutor:
                self._replace(number)
                raise

    async def _done(self, number: int, seconds: float, work: Callable[..., T], *args: Any) -> T:
        if self._closed:
            raise BrokenExecutor("the server ends")
        async with asyncio.timeout(seconds):
            return await asyncio.get_running_loop().run_in_executor(self._pools[number], work, *args)

    def _replace(self, number: int) -> None:
        old, self._pools[number] = self._pools[number], _pool()
        self._ready[number].clear()
        _end(old)

    def rest(self) -> None:
        """End those who have nothing to do: others take their place when there is something."""
        for number, turns in enumerate(self._turns):
            if not turns.taken and self._pools[number]._processes:
                self._replace(number)

    def close(self) -> None:
        self._closed = True
        for pool in self._pools:
            _end(pool)


def _end(pool: ProcessPoolExecutor) -> None:
    """End a pool and whatever its process does: an endless loop hears nothing but this."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


class Thinkers:
    """Where bots think, and where is drawn what only one viewer looks at: in processes of their own, each by itself."""

    def __init__(self, workers: int) -> None:
        self._bots = _Workers(workers)
        self._drawers = _Workers(DRAWERS)
        self._guests = _Workers(GUESTS)

    async def think(self, job: Job) -> Thought:
        workers = self._guests if job.brought else self._bots
        return await workers.work(job.table, job.game, THINK_SECONDS, think, job)

    async def draw(self, table: str, work: Callable[..., T], *args: Any, game: str = "", brought: bool = False) -> T:
        """Draw something of a table, which a stranger has `brought`. Raises TooLong or BrokenExecutor."""
        workers = self._guests if brought else self._drawers
        return await workers.work(table, game, DRAW_SECONDS, work, *args)

    def rest(self) -> None:
        """Nobody plays: what workers remember is of no use."""
        for workers in (self._bots, self._drawers, self._guests):
            workers.rest()

    def close(self) -> None:
        for workers in (self._bots, self._drawers, self._guests):
            workers.close()
