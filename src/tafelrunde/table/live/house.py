"""All live tables of one server: opening, closing, making new ones."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tafelrunde.kernel import BadSetup, Match, UnknownGame, find
from tafelrunde.kernel.calling import ITSELF, clean_name
from tafelrunde.kernel.papers.save import apart, dump
from tafelrunde.table import metrics
from tafelrunde.table.keeping import tokens
from tafelrunde.table.keeping.leases import Fenced, Lease
from tafelrunde.table.keeping.sealing import BrokenSeal, Sealed, is_sealed, new_key, seal, unseal
from tafelrunde.table.keeping.storage import Origin, SeatRow, Storage, StoreError, TableRow
from tafelrunde.table.live.forgetting import forget, give_back
from tafelrunde.table.live.leading import Leading
from tafelrunde.table.live.record import Damaged, names_of, reading_room
from tafelrunde.table.live.start import Start
from tafelrunde.table.live.table import KNIGHTS, LiveTable
from tafelrunde.table.live.taking_along import forked
from tafelrunde.table.live.thinking import Thinkers
from tafelrunde.table.wire.refusing import NotAllowed

log = logging.getLogger("tafelrunde.table")

T = TypeVar("T")

MOST_TABLES = 10_000
NEVER_LOOKED_AT, ROOM = 3_600.0, 100
"""When there are so many, the oldest of those make room that nobody has come to for an hour after they were made."""
MOST_SEED = 2**63 - 1
KEY_BYTES = 32
MOST_LIVE = 400
PUT_AWAY_AFTER, TIDY_EVERY, SOON = 30.0, 10.0, 10.0
"""A table at which nobody looks is put away after half a minute, or where there is no room after ten seconds: it is
opened again in no time, and memory that many tables need at once is never given back whole."""
COLLECT = (1_000, 10, 1_000)
"""After how many new objects the garbage collector looks at the youngest, the young and (in ten millions) at all."""


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit in a seat: a person with a name, or a bot of a level."""

    name: str = ""
    bot: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is made from."""

    game: str
    seats: tuple[SeatWish, ...]
    options: dict[str, str | int | bool] = {}
    seed: int | None = None
    name: str = ""
    """What its people call it."""


class Opened(msgspec.Struct, frozen=True):
    """A new table: its name, the owner's token, and one secret link per seat.

    A link is an invitation until somebody sits down by it; whoever uses it before, as its maker does for their own
    seats, shares the seat with all who have the link, and everybody is told so.
    """

    table: str
    owner: str
    seats: tuple[str, ...]


class House:
    """The tables that are open now, and the way to all others."""

    def __init__(self, storage: Storage, thinkers: Thinkers, leading: Leading | None = None) -> None:
        """`leading`: this process among others over the same database; None if it is the only one."""
        self.storage = storage
        self.thinkers = thinkers
        self.leading = leading
        self.resting: list[Callable[[], None]] = []
        """What is done when nobody plays."""
        if leading is not None:
            leading.on_lost, leading.on_away, leading.on_doubt = self.give_up, self._away, self._doubt
        self._live: dict[str, LiveTable] = {}
        self._touched: dict[str, float] = {}
        """When somebody asked for a table, of those that are open."""
        self._opening: dict[str, asyncio.Lock] = {}
        self._warm = self._remembers = False
        self._background: set[asyncio.Task[None]] = set()
        # Not where answers are stored: to load a game and to set it up takes long.
        self._maker = ThreadPoolExecutor(1, thread_name_prefix="maker")
        # What tables remember is old and young at once: by its own measure the collector would go through everything
        # every few seconds, a tenth of a second each time, and again and again while games are loaded.
        gc.set_threshold(*COLLECT)

    async def table(self, table_id: str, language: str = "en") -> LiveTable:
        """An open table, read from storage if need be. Raises Elsewhere if another process leads it."""
        if not tokens.is_id(table_id):
            raise NotAllowed("no_such_table", "there is no such table")
        if self.leading is not None and not await self.leading.settle():
            raise NotAllowed("store_away", "the server can't reach its store now")
        self._touched[table_id] = time.monotonic()
        if table_id in self._live:
            return self._live[table_id]
        async with self._opening.setdefault(table_id, asyncio.Lock()):
            if table_id not in self._live:
                try:
                    self._live.setdefault(table_id, await self._open(table_id, language))
                finally:
                    self._opening.pop(table_id, None)
                    if table_id not in self._live:
                        self._touched.pop(table_id, None)
                self._settle_memory()
                self._remembers = True
                self._live[table_id].bots.wake()
        return self._live[table_id]

    async def _open(self, table_id: str, language: str) -> LiveTable:
        lease: Lease | None = None
        table: LiveTable | None = None
        try:
            if self.leading is not None:
                lease = await self.leading.claim(table_id)
            row = await asyncio.to_thread(self.storage.table, table_id)
            if row is None:
                raise NotAllowed("no_such_table", "there is no such table")
            self._make_room()
            open_ = partial(_opened, row, self.storage, self.thinkers, language, lease)
            table = await asyncio.get_running_loop().run_in_executor(reading_room(row), open_)
            table.on_lost = self._lost
            metrics.OPENED.count()
            return table
        except Fenced as error:
            raise NotAllowed("moved", "another process leads this table now; come again") from error
        except StoreError as error:
            log.error("table %s: can't be read from the store (%s)", table_id, error)
            raise NotAllowed("store_away", "the server can't reach its store now") from error
        except (Damaged, BadSetup, UnknownGame) as error:
            log.error("%s", error)
            raise NotAllowed("table_damaged", f"this table can't be opened: {error}") from error
        finally:
            if table is None and lease is not None:
                self._later(self._release(table_id, lease))

    @property
    def open_tables(self) -> int:
        return len(self._live)

    @property
    def viewers(self) -> int:
        return sum(len(table.showing.viewers) for table in self._live.values())

    @property
    def processes(self) -> int:
        """How many processes serve these tables."""
        return 1 if self.leading is None else self.leading.processes

    # --- among other processes --------------------------------------------------------------------------------

    def _lost(self, table: LiveTable) -> None:
        if self._live.get(table.row.id) is table:
            del self._live[table.row.id]
            self._touched.pop(table.row.id, None)

    def give_up(self) -> None:
        """Others may lead all tables that are open here."""
        for table in list(self._live.values()):
            metrics.LOST.count()
            table.record.lose()

    def _away(self) -> None:
        """The database is."""
        for table in list(self._live.values()):
            self._later(table.doubt())

    def _doubt(self) -> None:
        """Others may lead some of them."""
        for table in list(self._live.values()):
            self._later(table.look_again())

    async def _release(self, table_id: str, lease: Lease | None) -> None:
        """Let another process lead the table."""
        if self.leading is not None and lease is not None:
            with suppress(StoreError):
                await self.leading.release(table_id, lease)

    async def close(self, seconds: float = 8.0) -> None:
        """Before the server ends: what is opened by the next one, perhaps with new rules, goes on from where it is."""
        self._maker.shutdown(wait=False, cancel_futures=True)
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*[self._put_away(name) for name in list(self._live)], return_exceptions=True)
        self.give_up()

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    def _settle_memory(self) -> None:
        """Keep the garbage collector from stopping all tables again and again.

        Code, content and texts that came with the first table stay, so that it need not look there.
        """
        if not self._warm:
            self._warm = True
            gc.freeze()

    def _make_room(self) -> None:
        """Put away tables that nobody looks at, those that nobody asked for longest first; they are in storage."""
        if len(self._live) < MOST_LIVE:
            return
        idle = sorted(self._idle(SOON), key=self._touched.__getitem__)[: MOST_LIVE // 4]
        for table_id in idle:
            self._later(self._put_away(table_id))
        if idle:
            gc.collect()  # tables are rings of references, and the collector is told to look for those rarely

    def _idle(self, seconds: float) -> list[str]:
        """Tables at which nothing has happened for so long, and that nobody has asked for.

        Whoever has just asked for one is about to sit down there: it must stay the only one of its name.
        """
        since = time.monotonic() - seconds
        return [
            table_id
            for table_id, table in self._live.items()
            if table.is_idle and self._touched.get(table_id, 0) <= since and table.quiet_since <= since
        ]

    def _put_away(self, table_id: str) -> Coroutine[Any, Any, None]:
        self._touched.pop(table_id, None)
        return self._hand_back(self._live.pop(table_id))

    async def _hand_back(self, table: LiveTable) -> None:
        try:
            await table.put_away()
        finally:
            table.record.close()
            await self._release(table.row.id, table.record.lease)

    async def tidy(self, seconds: float = PUT_AWAY_AFTER) -> int:
        """Put away all tables at which nothing has happened for so long, and give their memory back."""
        idle = self._idle(seconds)
        for table_id in idle:
            if table_id in self._idle(seconds):  # while others were put away somebody may have come
                try:
                    await self._put_away(table_id)
                except Exception:
                    log.exception("table %s: could not be put away in order", table_id)
        forgets = self._remembers and not self._live
        if forgets:
            self._remembers = False
            await self.made(forget)
            for rest in self.resting:
                rest()
        if idle or forgets:
            gc.collect()
            await self.made(give_back)
        return len(idle)

    async def keep_tidy(self) -> None:
        """Tidy up every now and then, as long as the server runs."""
        while True:
            await asyncio.sleep(TIDY_EVERY)
            try:
                await self.tidy()
            except Exception:
                log.exception("the house could not be tidied")

    async def create(self, wish: NewTable) -> Opened:
        """A new game."""
        if wish.seed is not None and not 0 <= wish.seed <= MOST_SEED:
            raise NotAllowed("bad_setup", f"a seed is a number from 0 to {MOST_SEED}")
        seed = secrets.randbits(62) if wish.seed is None else wish.seed
        key = secrets.token_bytes(KEY_BYTES) if wish.seed is None else b""
        start = await self.made(_new, wish, seed, key)
        return await self.begin(start, wish.seats, None if wish.seed is None else "seed", wish.name)

    async def made(self, work: Callable[..., T], *args: Any) -> T:
        """What needs a game that may not be loaded yet, one after the other, beside what others do."""
        return await asyncio.get_running_loop().run_in_executor(self._maker, work, *args)

    async def seal_key(self) -> bytes:
        """The key of this server's sealed saves."""
        return await asyncio.to_thread(self.storage.setting, "seal_key", new_key)

    async def sealed(self, table: LiveTable) -> bytes:
        """A save that only this server can open."""
        key = await self.seal_key()
        save = await table.saved()
        return await self.made(seal, key, Sealed(table.row.id, save))

    async def unsealed(self, data: bytes, links: Sequence[str]) -> bytes:
        """The save in a file; a sealed one is opened, unless others still play the game that it comes from."""
        if not is_sealed(data):
            return data
        try:
            found = await self.made(unseal, await self.seal_key(), data)
        except BrokenSeal as error:
            raise NotAllowed("bad_save", str(error), kind="sealed") from None
        try:
            origin = await self.table(found.table)
        except NotAllowed as error:
            if error.reason in ("no_such_table", "table_damaged"):
                return found.save  # nobody can play it any more
            raise
        if not origin.is_open_to(await origin.admitted(links)):
            raise NotAllowed("sealed", "others still play this game: its sealed saves open when it is over")
        return found.save

    async def fork(
        self,
        table: LiveTable,
        chapter: int | None,
        number: int,
        held: frozenset[int],
        seats: Sequence[SeatWish],
        name: str = "",
    ) -> Opened:
        """A table beside another one: what whoever holds these seats can't know there, and all that is to come, is
        dealt anew. Earlier chapters of a campaign can be replayed there if everything in them is known to them.
        """
        async with table.settled():
            table.require_told(chapter, number, held)
            book, known = table.book(), table.is_open_to(held)
        key = secrets.token_bytes(KEY_BYTES)
        start = await table.made(forked, book, chapter, number, held, key, known)
        origin: Origin = "brought_fork" if table.row.brought else "fork"
        return await self.begin(msgspec.structs.replace(start, names=names_of(table.row)), seats, origin, name)

    async def from_match(
        self, match: Match, wishes: Sequence[SeatWish], origin: Origin | None, save: bytes = b"", name: str = ""
    ) -> Opened:
        """A table that goes on from any match, kept as that save: under other rules it goes on from there."""
        return await self.begin(Start.of(match, save or dump(match)), wishes, origin, name)

    async def begin(self, start: Start, wishes: Sequence[SeatWish], origin: Origin | None, name: str = "") -> Opened:
        """A table of that name that goes on from there."""
        seats = [*wishes, *[SeatWish(bot="sensible")] * start.players][: start.players]
        if await asyncio.to_thread(self.storage.tables_count) >= MOST_TABLES:
            before = time.time() - NEVER_LOOKED_AT
            if not await asyncio.to_thread(self.storage.make_room, before, ROOM, tuple(self._live)):
                raise NotAllowed("too_many_tables", "this server has no room for another table")
        table_id, owner = tokens.new_id(), tokens.new_token()
        links = [tokens.new_token() for _ in seats]
        now = time.time()
        row = TableRow(
            table_id, start.game, start.players, start.options, start.seed, tokens.digest(owner), now, now,
            start.over, start.key, origin, clean_name(name) or start.names.get(ITSELF, ""),
            {thing: given for thing, given in start.names.items() if thing != ITSELF},
        )  # fmt: skip
        rows = [
            SeatRow(seat, clean_name(wish.name), tokens.digest(link), bot_level(wish.bot), link="new")
            for seat, (wish, link) in enumerate(zip(seats, links, strict=True))
        ]
        free = [name for name in KNIGHTS if name not in {row.name for row in rows}]
        rows = [msgspec.structs.replace(row, name=row.name or free.pop(0)) for row in rows]
        save, over = await self.made(_apart, start.save)
        await asyncio.to_thread(self.storage.create, row, rows, save, over)
        return Opened(table_id, owner, tuple(links))


def _new(wish: NewTable, seed: int, key: bytes) -> Start:
    """A new game. Raises NotAllowed."""
    try:
        options = find(wish.game).setup(len(wish.seats), wish.options).options
    except (UnknownGame, BadSetup) as error:
        raise NotAllowed("bad_setup", str(error)) from None
    match = Match.new(wish.game, len(wish.seats), seed, options=options, key=key)
    return Start.of(match, dump(match))


def _apart(save: bytes) -> tuple[bytes, list[bytes]]:
    """A save without its chapters, and these by themselves."""
    alone, chapters = apart(save, Path("save"))
    return alone, [msgspec.msgpack.encode(chapter) for chapter in chapters]


def _opened(
    row: TableRow, storage: Storage, thinkers: Thinkers, language: str, lease: Lease | None = None
) -> LiveTable:
    """A table with its texts, which are read from files when a game is opened for the first time."""
    table = LiveTable(row, storage, thinkers, lease)
    table.speaker(language)
    return table


LEVELS = ("random", "sensible", "search")
"""Bots that a table offers; budgets of its own choice would let one client use up the server."""


def bot_level(level: str) -> str:
    if level and level not in LEVELS:
        raise NotAllowed("bad_bot", f"there is no bot '{level[:40]}'; there are: {', '.join(LEVELS)}")
    return level
