"""Where tables are kept: SQLAlchemy Core over SQLite (write-ahead log) or PostgreSQL.

A table is its set-up and an append-only list of moves. A move has a number, and the pair (table, number) is unique:
whatever a network, a client or a crash repeats, nothing can be stored twice. `append` returns only when the move is
on disk. Snapshots (saves of the match) make opening fast and carry old tables over to new rules.
"""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, IntegrityError, SQLAlchemyError
from sqlalchemy.sql.dml import ReturningInsert

from tafelrunde.table.keeping.engine import make_engine
from tafelrunde.table.keeping.holding import Hold
from tafelrunde.table.keeping.leases import Fenced, Lease, require_led
from tafelrunde.table.keeping.schema import (
    CHAPTERS,
    CHAT,
    GONE,
    MOVES,
    SEATS,
    SETTINGS,
    SHARES,
    SITTINGS,
    SNAPSHOTS,
    TABLES,
    bring_up_to_date,
)

DATABASE = "tables.sqlite"

StoreError = SQLAlchemyError
"""Whatever goes wrong between the server and its database."""

Origin = Literal["seed", "save", "position", "fork", "brought_fork"]
"""Somebody chose its seed; it goes on from a file, from a position, or from a moment of another table, be it one that
began from a file or a position."""
MoveKind = Literal["answer", "undo"]
Link = Literal["new", "used", "own"]
"""The link to a seat is an invitation that nobody has followed; or whoever has it plays there, be it who made the
table; or somebody has sat down by an invitation and has a link that nobody else was ever told."""
Gone = Literal["taken", "freed"]
"""Why a link leads nowhere any more: somebody has sat down by it, or the seat was given to somebody else."""


class TableRow(msgspec.Struct, frozen=True):
    """A stored table."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    seed: int
    owner: str
    created: float
    changed: float
    over: bool
    key: bytes | None = None
    """The secret key of its chance; older tables have none."""
    origin: Origin | None = None
    """Where it comes from, if that is something that everybody at the table should know."""
    name: str | None = None
    """What its people call it."""
    given: dict[str, str] = {}
    """What they call its parties and characters: see `Match.call`."""

    @property
    def brought(self) -> bool:
        """Whether it began from what a stranger wrote, there or elsewhere."""
        return self.origin in ("save", "position", "brought_fork")

    @property
    def told_origin(self) -> str:
        """Where it comes from, for whoever sits there."""
        return (self.origin or "").removeprefix("brought_")


class SeatRow(msgspec.Struct, frozen=True):
    """A stored seat; `bot` is the level of the bot that plays it, empty for a person."""

    seat: int
    name: str
    token: str
    bot: str
    sat: bool = False
    """Whether a person played it before its bot, and knows what was secret then."""
    link: Link = "used"
    passed_on: bool = False
    """Whether somebody sat here before who does not play it any more, and knows what it kept secret."""

    @property
    def keeps_secrets(self) -> bool:
        """Whether what this seat knows is some person's own: they play it now, or have played it."""
        return self.sat or not self.bot

    def given_to(self, bot: str) -> SeatRow:
        """The same seat, played by a bot of that level, or by a person; who has played it is remembered."""
        return msgspec.structs.replace(self, bot=bot, sat=self.sat or (not self.bot and self.link != "new"))

    def opened(self) -> SeatRow:
        """The same seat, of which somebody has seen what it keeps secret."""
        return msgspec.structs.replace(self, link="used", sat=True) if self.link == "new" else self

    def claimed(self, token: str) -> SeatRow:
        """The same seat, whose player alone has the link to it from now on."""
        return msgspec.structs.replace(self, token=token, link="own", sat=True)

    def freed(self, invitation: str) -> SeatRow:
        """The same seat for whoever follows an invitation."""
        return msgspec.structs.replace(
            self, token=invitation, link="new", passed_on=self.passed_on or self.link != "new"
        )


class MoveRow(msgspec.Struct, frozen=True):
    """A stored move."""

    number: int
    kind: MoveKind
    seat: int
    option: str
    fingerprint: int | None = None
    """Which question was answered, as far as that is known."""


class Page(msgspec.Struct, frozen=True):
    """What is stored with a move that turned a page, forward or back: chapters, and where the present one begins."""

    keep: int
    """So many chapters stay as they are; any after them are opened again."""
    chapters: tuple[bytes, ...]
    """Chapters that are over now, packed."""
    snapshot: bytes


class ChatRow(msgspec.Struct, frozen=True):
    """A stored line of chat."""

    seat: int
    text: str
    at: float


def _append(where: sa.ColumnElement[bool]) -> ReturningInsert[Any]:
    """A move, and what it changes in its table, in one statement: nothing, unless there is such a table.

    Parameters are not called as columns are: those would be set to them.
    """
    change = TABLES.update().where(where).values(changed=sa.bindparam("its_at"), over=sa.bindparam("its_over"))
    table = change.returning(TABLES.c.id).cte("changed_table")
    columns = [column for column in MOVES.columns if column.name != "table_id"]
    values = [sa.bindparam(f"its_{column.name}", type_=column.type) for column in columns]
    names = ["table_id", *[column.name for column in columns]]
    return MOVES.insert().from_select(names, sa.select(table.c.id, *values)).returning(MOVES.c.number)


_ROW = TABLES.c.id == sa.bindparam("its_table")
_APPEND = _append(_ROW)
_APPEND_LED = _append(
    _ROW & (TABLES.c.leader == sa.bindparam("its_leader")) & (TABLES.c.fence == sa.bindparam("its_fence"))
)


class AlreadyStored(Exception):
    """A move of that number exists: the sender was late or repeated itself."""


class Storage:
    """All tables of one server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._engine = make_engine(url)
        self._at_once = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        # SQLite has one writer at a time; waiting here is fair and short, its own waiting is by sleeping.
        self._turn = threading.Lock() if url.startswith("sqlite") else nullcontext()
        self._hold: Hold | None = None
        bring_up_to_date(self._engine)

    @contextmanager
    def _writing(self, table_id: str = "", lease: Lease | None = None) -> Iterator[sa.Connection]:
        """A transaction that is on disk when it ends; with a lease only while it holds (raises Fenced)."""
        with self._turn, self._engine.begin() as db:
            if lease is not None:
                require_led(db, table_id, lease)
            yield db

    @property
    def serves_several(self) -> bool:
        """Whether several processes may serve this database."""
        return self._engine.dialect.name == "postgresql"

    def require_led(self, table_id: str, lease: Lease) -> None:
        """Raises Fenced if the lease does not hold any more."""
        with self._engine.begin() as db:
            require_led(db, table_id, lease)

    @classmethod
    def in_folder(cls, folder: Path) -> Storage:
        """SQLite in the user's data directory, private to the user; for one server at a time (raises `InUse`)."""
        file = database_in(folder)
        hold = Hold(file.with_suffix(".lock"))
        try:
            storage = cls(f"sqlite:///{file}")
        except BaseException:
            hold.release()
            raise
        storage._hold = hold
        return storage

    def close(self) -> None:
        self._engine.dispose()
        if self._hold is not None:
            self._hold.release()

    def ping(self) -> None:
        """Raises StoreError if the database does not answer."""
        with self._engine.connect() as db:
            db.execute(sa.select(SETTINGS.c.name).limit(1)).first()

    def damage(self) -> str:
        """What is broken in the database file itself, in SQLite's words; empty if nothing is."""
        if self._engine.dialect.name != "sqlite":
            return ""
        try:
            with self._engine.connect() as db:
                found = db.execute(sa.text("PRAGMA quick_check(3)")).scalars().all()
        except DatabaseError as error:
            return str(error.orig)
        return "" if found == ["ok"] else "; ".join(found)

    # --- tables and seats -------------------------------------------------------------------------------------

    def create(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        snapshot: bytes | None = None,
        chapters: Sequence[bytes] = (),
    ) -> None:
        """Store a new table with its seats, and the match it starts from if that is not a new game."""
        with self._writing() as db:
            packed = {"options": json.dumps(table.options), "given": json.dumps(table.given)}
            row = msgspec.structs.asdict(table) | packed
            db.execute(TABLES.insert().values(**row))
            for seat in seats:
                db.execute(SEATS.insert().values(table_id=table.id, **msgspec.structs.asdict(seat)))
            if snapshot is not None:
                db.execute(SNAPSHOTS.insert().values(table_id=table.id, number=0, data=snapshot))
            _keep_chapters(db, table.id, 0, chapters)

    def table(self, table_id: str) -> TableRow | None:
        with self._engine.connect() as db:
            row = db.execute(TABLES.select().where(TABLES.c.id == table_id)).mappings().first()
        if row is None:
            return None
        known = {name: row[name] for name in TableRow.__struct_fields__}
        given = json.loads(row["given"]) if row["given"] else {}
        return TableRow(**{**known, "options": json.loads(row["options"]), "given": given})

    def name_table(self, table_id: str, name: str, given: Mapping[str, str], lease: Lease | None = None) -> None:
        """Store what a table is called, and what its people call things at it."""
        values = {"name": name, "given": json.dumps(dict(given))}
        with self._writing(table_id, lease) as db:
            db.execute(TABLES.update().where(TABLES.c.id == table_id).values(**values))

    def tables_count(self) -> int:
        with self._engine.connect() as db:
            return int(db.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar_one())

    def make_room(self, before: float, most: int, but: Collection[str] = ()) -> int:
        """Remove the oldest tables that were made before then, and that nobody has ever looked at or played: so many
        at most, and none of those that are open. Returns how many there were."""
        looked = sa.exists().where((SEATS.c.table_id == TABLES.c.id) & (SEATS.c.link != "new"))
        played = sa.exists().where(MOVES.c.table_id == TABLES.c.id)
        never = (TABLES.c.created < before) & TABLES.c.leader.is_(None) & ~looked & ~played
        oldest = sa.select(TABLES.c.id).where(never).order_by(TABLES.c.created).limit(most + len(but))
        with self._writing() as db:
            found = [table for table in db.execute(oldest).scalars() if table not in but][:most]
            # Somebody may come to one of them at this very moment.
            gone = db.execute(TABLES.delete().where(TABLES.c.id.in_(found) & never))
        return int(gone.rowcount)

    def seats(self, table_id: str) -> list[SeatRow]:
        query = SEATS.select().where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
        with self._engine.connect() as db:
            rows = db.execute(query).mappings().all()
        return [SeatRow(**{field: row[field] for field in SeatRow.__struct_fields__}) for row in rows]

    def find_seat(self, token_digest: str) -> tuple[str, int] | None:
        """The table and seat that a link belongs to."""
        query = sa.select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.token == token_digest)
        with self._engine.connect() as db:
            row = db.execute(query).first()
        return None if row is None else (row[0], row[1])

    def known_links(self, token_digests: Sequence[str]) -> list[str]:
        """Those of these links that open a seat of any table."""
        query = sa.select(SEATS.c.token).where(SEATS.c.token.in_(token_digests))
        with self._engine.connect() as db:
            return list(db.execute(query).scalars())

    def change_seat(
        self, table_id: str, seat: int, name: str | None = None, bot: str | None = None, lease: Lease | None = None
    ) -> None:
        values: dict[str, Any] = {key: value for key, value in (("name", name), ("bot", bot)) if value is not None}
        if bot is not None:
            values["sat"] = SEATS.c.sat | ((SEATS.c.bot == "") & (SEATS.c.link != "new"))
        where = (SEATS.c.table_id == table_id) & (SEATS.c.seat == seat)
        with self._writing(table_id, lease) as db:
            before = db.execute(sa.select(SEATS.c.name, SEATS.c.bot).where(where)).first()
            db.execute(SEATS.update().where(where).values(**values))
            after = db.execute(sa.select(SEATS.c.name, SEATS.c.bot).where(where)).first()
            if before is None or after is None or before == after:
                return
            its = {"table_id": table_id, "seat": seat}
            known = sa.select(SITTINGS.c.id).where((SITTINGS.c.table_id == table_id) & (SITTINGS.c.seat == seat))
            if db.execute(known.limit(1)).first() is None:
                db.execute(SITTINGS.insert().values(**its, name=before.name, bot=before.bot, since=0.0))
            db.execute(SITTINGS.insert().values(**its, name=after.name, bot=after.bot, since=time.time()))

    def sat_then(self, table_id: str, later: int) -> dict[int, tuple[str, str]]:
        """Who played, and which bot for them, when all but the last so many answers were given: by seat, where that
        has changed since the table was made. What is not kept any more counts as what came first of what is."""
        moves = sa.select(MOVES.c.kind, MOVES.c.at).where(MOVES.c.table_id == table_id).order_by(MOVES.c.number)
        sittings = SITTINGS.select().where(SITTINGS.c.table_id == table_id).order_by(SITTINGS.c.id)
        found: dict[int, tuple[str, str]] = {}
        with self._engine.connect() as db:
            changes = db.execute(sittings).all()
            if not changes:
                return found
            given: list[float] = []
            for move in db.execute(moves):
                if move.kind == "answer":
                    given.append(move.at)
                elif given:
                    given.pop()
        then = given[max(0, len(given) - 1 - later)] if given else time.time()
        for one in changes:
            if one.since <= then or one.seat not in found:
                found[one.seat] = (one.name, one.bot)
        return found

    def relink(
        self, table_id: str, old: SeatRow, new: SeatRow, why: Gone | None = None, lease: Lease | None = None
    ) -> None:
        """Store what has become of the link to a seat; `why` the old one leads nowhere from now on.

        Raises AlreadyStored if the link is not the old one any more.
        """
        where = (SEATS.c.table_id == table_id) & (SEATS.c.seat == old.seat)
        where &= (SEATS.c.token == old.token) & (SEATS.c.link == old.link)
        values = {"token": new.token, "link": new.link, "sat": new.sat, "passed_on": new.passed_on}
        with self._writing(table_id, lease) as db:
            if db.execute(SEATS.update().where(where).values(**values)).rowcount != 1:
                raise AlreadyStored(f"seat {old.seat} of table {table_id} has another link")
            if why is not None:
                db.execute(GONE.insert().values(token=old.token, table_id=table_id, seat=old.seat, why=why))

    def add_seat(self, table_id: str, seat: SeatRow, number: int, page: Page, lease: Lease | None = None) -> None:
        """Store a new seat after the move of that number, with the match as it goes on for one more.

        Raises AlreadyStored if there is such a seat.
        """
        ended = sa.select(CHAPTERS.c.number, CHAPTERS.c.ended).where(CHAPTERS.c.table_id == table_id)
        try:
            with self._writing(table_id, lease) as db:
                db.execute(SEATS.insert().values(table_id=table_id, **msgspec.structs.asdict(seat)))
                db.execute(TABLES.update().where(TABLES.c.id == table_id).values(players=seat.seat + 1))
                dates = db.execute(ended).all()
                _turn(db, table_id, number, page)
                for chapter, date in dates:
                    its = (CHAPTERS.c.table_id == table_id) & (CHAPTERS.c.number == chapter)
                    db.execute(CHAPTERS.update().where(its).values(ended=date))
        except IntegrityError:
            raise AlreadyStored(f"seat {seat.seat} of table {table_id} is there already") from None

    def gone_link(self, token_digest: str) -> Gone | None:
        """Why a link leads nowhere any more; None if there never was such a one."""
        with self._engine.connect() as db:
            found: Gone | None = db.execute(sa.select(GONE.c.why).where(GONE.c.token == token_digest)).scalar()
        return found

    # --- moves ------------------------------------------------------------------------------------------------

    def append(
        self, table_id: str, move: MoveRow, over: bool, lease: Lease | None = None, page: Page | None = None
    ) -> None:
        """Store one move, and the page that it turned; on disk when this returns, all of it or nothing.

        Raises AlreadyStored if that number is taken, or Fenced.
        """
        now = time.time()
        row = {"at": now, **msgspec.structs.asdict(move)}
        try:
            if self.serves_several and page is None:
                # One statement is its own transaction: the lease holds until the move is on disk.
                values = {"its_table": table_id, "its_over": over, **{f"its_{name}": row[name] for name in row}}
                if lease is not None:
                    values |= {"its_leader": lease.leader, "its_fence": lease.fence}
                with self._at_once.connect() as db:
                    stored = db.execute(_APPEND if lease is None else _APPEND_LED, values).first()
                if stored is None and lease is not None:
                    raise Fenced(f"table {table_id} is led by another process")
            else:
                self._append(table_id, [{"table_id": table_id, **row}], over, lease, page)
        except IntegrityError:
            raise AlreadyStored(f"move {move.number} of table {table_id} is there already") from None

    def append_all(
        self, table_id: str, moves: Sequence[MoveRow], over: bool, lease: Lease | None = None, page: Page | None = None
    ) -> None:
        """Store moves that belong together as `append` does one: all of them or none."""
        now = time.time()
        rows = [{"table_id": table_id, "at": now, **msgspec.structs.asdict(move)} for move in moves]
        try:
            self._append(table_id, rows, over, lease, page)
        except IntegrityError:
            raise AlreadyStored(f"move {moves[0].number} of table {table_id} is there already") from None

    def _append(
        self, table_id: str, rows: list[dict[str, Any]], over: bool, lease: Lease | None, page: Page | None
    ) -> None:
        with self._writing(table_id, lease) as db:
            db.execute(MOVES.insert(), rows)
            db.execute(TABLES.update().where(TABLES.c.id == table_id).values(changed=rows[-1]["at"], over=over))
            if page is not None:
                _turn(db, table_id, rows[-1]["number"], page)

    def moves(self, table_id: str, after: int = 0) -> list[MoveRow]:
        query = MOVES.select().where((MOVES.c.table_id == table_id) & (MOVES.c.number > after)).order_by(MOVES.c.number)
        with self._engine.connect() as db:
            rows = db.execute(query).mappings().all()
        return [MoveRow(row["number"], row["kind"], row["seat"], row["option"], row["fingerprint"]) for row in rows]

    def snapshot(self, table_id: str) -> tuple[int, bytes] | None:
        """The newest snapshot and the number of the move it was taken after."""
        query = (
            sa.select(SNAPSHOTS.c.number, SNAPSHOTS.c.data)
            .where(SNAPSHOTS.c.table_id == table_id)
            .order_by(SNAPSHOTS.c.number.desc())
            .limit(1)
        )
        with self._engine.connect() as db:
            row = db.execute(query).first()
        return None if row is None else (row[0], row[1])

    def keep_snapshot(self, table_id: str, number: int, data: bytes, lease: Lease | None = None) -> None:
        """Keep a snapshot and drop older ones, except the first: the match may have started from it.

        One that comes late, after a newer one, is not kept: a page may have been turned since.
        """
        mine = SNAPSHOTS.c.table_id == table_id
        with self._writing(table_id, lease) as db:
            newest = db.execute(sa.select(sa.func.max(SNAPSHOTS.c.number)).where(mine)).scalar()
            if newest is not None and newest > number:
                return
            db.execute(SNAPSHOTS.delete().where(mine & (SNAPSHOTS.c.number > 0)))
            db.execute(SNAPSHOTS.insert().values(table_id=table_id, number=number, data=data))

    # --- chapters ---------------------------------------------------------------------------------------------

    def chapters(self, table_id: str) -> list[bytes]:
        """The chapters of a campaign that are over, packed."""
        query = sa.select(CHAPTERS.c.data).where(CHAPTERS.c.table_id == table_id).order_by(CHAPTERS.c.number)
        with self._engine.connect() as db:
            return list(db.execute(query).scalars())

    def chapter_dates(self, table_id: str) -> list[float]:
        """When they ended."""
        query = sa.select(CHAPTERS.c.ended).where(CHAPTERS.c.table_id == table_id).order_by(CHAPTERS.c.number)
        with self._engine.connect() as db:
            return list(db.execute(query).scalars())

    def turn(self, table_id: str, number: int, page: Page, lease: Lease | None = None) -> None:
        """Store a page that was turned while older moves were carried out again under other rules."""
        with self._writing(table_id, lease) as db:
            _turn(db, table_id, number, page)

    # --- chat and shared moments ------------------------------------------------------------------------------

    def say(self, table_id: str, seat: int, text: str, lease: Lease | None = None, at: float | None = None) -> ChatRow:
        """Store a line of chat; who says `at` which time finds it again, whatever the store answers."""
        row = ChatRow(seat, text, time.time() if at is None else at)
        with self._writing(table_id, lease) as db:
            db.execute(CHAT.insert().values(table_id=table_id, **msgspec.structs.asdict(row)))
        return row

    def chat(self, table_id: str, most: int = 100) -> list[ChatRow]:
        query = CHAT.select().where(CHAT.c.table_id == table_id).order_by(CHAT.c.id.desc()).limit(most)
        with self._engine.connect() as db:
            rows = db.execute(query).mappings().all()
        return [ChatRow(row["seat"], row["text"], row["at"]) for row in reversed(rows)]

    def share(self, share_id: str, table_id: str, seat: int, number: int, chapter: int) -> None:
        values = {"id": share_id, "table_id": table_id, "seat": seat, "number": number, "chapter": chapter}
        with self._writing() as db:
            db.execute(SHARES.insert().values(**values))

    def shared(self, share_id: str) -> tuple[str, int, int, int] | None:
        """The table, seat, moment and chapter that a shared link shows."""
        with self._engine.connect() as db:
            row = db.execute(SHARES.select().where(SHARES.c.id == share_id)).mappings().first()
        return None if row is None else (row["table_id"], row["seat"], row["number"], row["chapter"] or 0)

    def setting(self, name: str, make: Callable[[], bytes]) -> bytes:
        """Something the server keeps for ever, made when it is first needed."""
        query = sa.select(SETTINGS.c.value).where(SETTINGS.c.name == name)
        with self._engine.connect() as db:
            found = db.execute(query).scalar()
        if found is None:
            with suppress(IntegrityError), self._writing() as db:  # another server of the same database was first
                db.execute(SETTINGS.insert().values(name=name, value=make()))
            with self._engine.connect() as db:
                found = db.execute(query).scalar_one()
        return bytes(found)


def _turn(db: sa.Connection, table_id: str, number: int, page: Page) -> None:
    """A page is turned with the move of that number; whoever opens the table from now on begins there."""
    _keep_chapters(db, table_id, page.keep, page.chapters)
    mine = SNAPSHOTS.c.table_id == table_id
    db.execute(SNAPSHOTS.delete().where(mine & ((SNAPSHOTS.c.number > 0) | (SNAPSHOTS.c.number == number))))
    db.execute(SNAPSHOTS.insert().values(table_id=table_id, number=number, data=page.snapshot))


def _keep_chapters(db: sa.Connection, table_id: str, keep: int, chapters: Sequence[bytes]) -> None:
    """Chapters that follow the first few that stay as they are."""
    db.execute(CHAPTERS.delete().where((CHAPTERS.c.table_id == table_id) & (CHAPTERS.c.number >= keep)))
    now = time.time()
    for number, data in enumerate(chapters, start=keep):
        db.execute(CHAPTERS.insert().values(table_id=table_id, number=number, ended=now, data=data))


def database_in(folder: Path) -> Path:
    """The database file of a data directory, made if need be: nobody but the user may look into either."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = folder / DATABASE
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    for path in (file, *folder.glob(f"{DATABASE}-*")):
        path.chmod(0o600)
    return file
