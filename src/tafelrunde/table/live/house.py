"""All live tables of one server: opening, closing, making new ones."""

from __future__ import annotations

import asyncio
import gc
import secrets
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.kernel import BadSetup, Match, PositionError, SaveError, UnknownGame, find
from tafelrunde.kernel.save import dump, restore
from tafelrunde.table.keeping import tokens
from tafelrunde.table.keeping.sealing import BrokenSeal, Sealed, is_sealed, new_key, seal, unseal
from tafelrunde.table.keeping.storage import SeatRow, Storage, TableRow
from tafelrunde.table.live.table import LiveTable
from tafelrunde.table.live.thinking import Thinkers
from tafelrunde.table.wire.refusing import NotAllowed

KNIGHTS = ("Gawan", "Laudine", "Iwein", "Enite", "Parzival", "Orgeluse", "Erec", "Isolde")
"""Names for those who come without one, bots above all."""

MOST_TABLES = 10_000
MOST_LIVE = 400
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


class Opened(msgspec.Struct, frozen=True):
    """A new table: its name, the owner's token, and one secret link per seat."""

    table: str
    owner: str
    seats: tuple[str, ...]


class House:
    """The tables that are open now, and the way to all others."""

    def __init__(self, storage: Storage, thinkers: Thinkers) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._warm = False
        # One after the other: a table that has to catch up with many moves must not take time from live ones.
        self._opener = ThreadPoolExecutor(1, thread_name_prefix="opener")

    async def table(self, table_id: str, language: str = "en") -> LiveTable:
        """An open table; it is read from storage when it has not been open."""
        if table_id in self._live:
            return self._live[table_id]
        async with self._opening.setdefault(table_id, asyncio.Lock()):
            if table_id not in self._live:
                row = await asyncio.to_thread(self.storage.table, table_id)
                if row is None:
                    self._opening.pop(table_id, None)
                    raise NotAllowed("no_such_table", "there is no such table")
                seats = await asyncio.to_thread(self.storage.seats, table_id)
                self._make_room()
                open_ = partial(_opened, row, seats, self.storage, self.thinkers, language)
                self._live[table_id] = await asyncio.get_running_loop().run_in_executor(self._opener, open_)
                self._settle_memory()
                self._live[table_id].wake_bots()
        self._opening.pop(table_id, None)
        return self._live[table_id]

    def _settle_memory(self) -> None:
        """Keep the garbage collector from stopping all tables again and again.

        Code, content and texts that came with the first table stay, so that it need not look there. And what tables
        remember is old and young at once: by its own measure it would go through everything every few seconds, a
        tenth of a second each time.
        """
        if not self._warm:
            self._warm = True
            gc.freeze()
            gc.set_threshold(*COLLECT)

    def _make_room(self) -> None:
        """Put away tables that nobody looks at; they are in storage."""
        if len(self._live) < MOST_LIVE:
            return
        idle = [table_id for table_id, table in self._live.items() if table.is_idle][: MOST_LIVE // 4]
        for table_id in idle:
            del self._live[table_id]
        if idle:
            gc.collect()  # tables are rings of references, and the collector is told to look for those rarely

    async def create(self, wish: NewTable) -> Opened:
        """A new game."""
        try:
            rulebook = find(wish.game)
            setup = rulebook.setup(len(wish.seats), wish.options)
        except (UnknownGame, BadSetup) as error:
            raise NotAllowed("bad_setup", str(error)) from None
        seed = secrets.randbits(48) if wish.seed is None else wish.seed
        return await self._store(wish.game, setup.options, seed, wish.seats, None)

    async def seal_key(self) -> bytes:
        """The key of this server's sealed saves."""
        return await asyncio.to_thread(self.storage.setting, "seal_key", new_key)

    async def sealed(self, table: LiveTable) -> bytes:
        """A save that only this server can open."""
        key = await self.seal_key()
        async with table.settled():
            return seal(key, Sealed(table.row.id, dump(table.match)))

    async def _unsealed(self, data: bytes, links: Sequence[str]) -> bytes:
        """The save in a sealed file, unless others still play the game that it comes from."""
        try:
            found = unseal(await self.seal_key(), data)
        except BrokenSeal as error:
            raise NotAllowed("bad_save", str(error)) from None
        try:
            origin = await self.table(found.table)
        except NotAllowed:
            return found.save  # the table is gone
        if not origin.is_open_to(origin.seats_of(links)):
            raise NotAllowed("sealed", "others still play this game: its sealed saves open when it is over")
        return found.save

    async def from_save(self, data: bytes, seats: Sequence[SeatWish], links: Sequence[str] = ()) -> Opened:
        """A table that goes on from a save; a sealed one may need the links of all who play."""
        if is_sealed(data):
            data = await self._unsealed(data, links)
        try:
            match = restore(Match, data, Path("the file")).match
        except SaveError as error:
            raise NotAllowed("bad_save", str(error)) from None
        return await self.from_match(match, seats, data)  # as it was: what it has to say is said when it is opened

    async def from_position(self, text: str, seats: Sequence[SeatWish]) -> Opened:
        """A table that goes on from a position."""
        try:
            match = Match.from_position(text)
        except PositionError as error:
            raise NotAllowed("bad_position", str(error)) from None
        return await self.from_match(match, seats)

    async def from_match(self, match: Match, seats: Sequence[SeatWish], save: bytes = b"") -> Opened:
        """A table that goes on from any match, kept as that save."""
        players = match.setup.players
        filled = [*seats, *[SeatWish(bot="sensible")] * players][:players]
        return await self._store(match.rulebook.id, match.setup.options, match.seed, filled, save or dump(match))

    async def _store(
        self, game: str, options: dict[str, Any], seed: int, seats: Sequence[SeatWish], snapshot: bytes | None
    ) -> Opened:
        if await asyncio.to_thread(self.storage.tables_count) >= MOST_TABLES:
            raise NotAllowed("too_many_tables", "this server has no room for another table")
        table_id, owner = tokens.new_id(), tokens.new_token()
        links = [tokens.new_token() for _ in seats]
        now = time.time()
        row = TableRow(table_id, game, len(seats), options, seed, tokens.digest(owner), now, now, False)
        rows = [
            SeatRow(seat, clean_name(wish.name), tokens.digest(link), bot_level(wish.bot))
            for seat, (wish, link) in enumerate(zip(seats, links, strict=True))
        ]
        free = [name for name in KNIGHTS if name not in {row.name for row in rows}]
        rows = [SeatRow(r.seat, r.name or free.pop(0), r.token, r.bot) for r in rows]
        await asyncio.to_thread(self.storage.create, row, rows, snapshot)
        return Opened(table_id, owner, tuple(links))


def _opened(row: TableRow, seats: Sequence[SeatRow], storage: Storage, thinkers: Thinkers, language: str) -> LiveTable:
    """A table with its texts, which are read from files when a game is opened for the first time."""
    table = LiveTable(row, seats, storage, thinkers)
    table.speaker(language)
    return table


def clean_name(name: str) -> str:
    """A name fits one line: no control characters, at most 40 letters."""
    return "".join([letter for letter in name if letter.isprintable()]).strip()[:40]


LEVELS = ("random", "sensible", "search")
"""Bots that a table offers; budgets of its own choice would let one client use up the server."""


def bot_level(level: str) -> str:
    if level and level not in LEVELS:
        raise NotAllowed("bad_bot", f"there is no bot '{level[:40]}'; there are: {', '.join(LEVELS)}")
    return level
