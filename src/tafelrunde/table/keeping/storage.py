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
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, IntegrityError, SQLAlchemyError

from tafelrunde.table.keeping.holding import Hold
from tafelrunde.table.keeping.schema import CHAT, MOVES, SEATS, SETTINGS, SHARES, SNAPSHOTS, TABLES, bring_up_to_date

DATABASE = "tables.sqlite"

StoreError = SQLAlchemyError
"""Whatever goes wrong between the server and its database."""

Origin = Literal["seed", "save", "position", "fork"]
"""Somebody chose its seed; it goes on from a file, from a position, or from a moment of another table."""
MoveKind = Literal["answer", "undo"]


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


class SeatRow(msgspec.Struct, frozen=True):
    """A stored seat; `bot` is the level of the bot that plays it, empty for a person."""

    seat: int
    name: str
    token: str
    bot: str
    sat: bool = False
    """Whether a person played it before its bot, and knows what was secret then."""

    @property
    def keeps_secrets(self) -> bool:
        """Whether what this seat knows is some person's own: they play it now, or have played it."""
        return self.sat or not self.bot

    def given_to(self, bot: str) -> SeatRow:
        """The same seat, played by a bot of that level, or by a person; who has played it is remembered."""
        return msgspec.structs.replace(self, bot=bot, sat=self.sat or not self.bot)


class MoveRow(msgspec.Struct, frozen=True):
    """A stored move."""

    number: int
    kind: MoveKind
    seat: int
    option: str
    fingerprint: int | None = None
    """Which question was answered, as far as that is known."""


class ChatRow(msgspec.Struct, frozen=True):
    """A stored line of chat."""

    seat: int
    text: str
    at: float


class AlreadyStored(Exception):
    """A move of that number exists: the sender was late or repeated itself."""


class Storage:
    """All tables of one server."""

    def __init__(self, url: str) -> None:
        self.url = url
        connect: dict[str, Any] = {}
        if url.startswith("sqlite"):
            connect["check_same_thread"] = False
        self._engine = sa.create_engine(url, connect_args=connect, pool_pre_ping=not url.startswith("sqlite"))
        if url.startswith("sqlite"):
            sa.event.listen(self._engine, "connect", _make_durable)
        # SQLite has one writer at a time; waiting here is fair and short, its own waiting is by sleeping.
        self._turn = threading.Lock() if url.startswith("sqlite") else nullcontext()
        self._hold: Hold | None = None
        bring_up_to_date(self._engine)

    @contextmanager
    def _writing(self) -> Iterator[sa.Connection]:
        """A transaction that is on disk when it ends."""
        with self._turn, self._engine.begin() as db:
            yield db

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

    def create(self, table: TableRow, seats: Sequence[SeatRow], snapshot: bytes | None = None) -> None:
        """Store a new table with its seats, and the match it starts from if that is not a new game."""
        with self._writing() as db:
            row = msgspec.structs.asdict(table) | {"options": json.dumps(table.options)}
            db.execute(TABLES.insert().values(**row))
            for seat in seats:
                db.execute(SEATS.insert().values(table_id=table.id, **msgspec.structs.asdict(seat)))
            if snapshot is not None:
                db.execute(SNAPSHOTS.insert().values(table_id=table.id, number=0, data=snapshot))

    def table(self, table_id: str) -> TableRow | None:
        with self._engine.connect() as db:
            row = db.execute(TABLES.select().where(TABLES.c.id == table_id)).mappings().first()
        return None if row is None else TableRow(**{**row, "options": json.loads(row["options"])})

    def tables_count(self) -> int:
        with self._engine.connect() as db:
            return int(db.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar_one())

    def seats(self, table_id: str) -> list[SeatRow]:
        query = SEATS.select().where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
        with self._engine.connect() as db:
            rows = db.execute(query).mappings().all()
        return [SeatRow(row["seat"], row["name"], row["token"], row["bot"], row["sat"]) for row in rows]

    def find_seat(self, token_digest: str) -> tuple[str, int] | None:
        """The table and seat that a link belongs to."""
        query = sa.select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.token == token_digest)
        with self._engine.connect() as db:
            row = db.execute(query).first()
        return None if row is None else (row[0], row[1])

    def change_seat(self, table_id: str, seat: int, name: str | None = None, bot: str | None = None) -> None:
        values: dict[str, Any] = {key: value for key, value in (("name", name), ("bot", bot)) if value is not None}
        if bot is not None:
            values["sat"] = SEATS.c.sat | (SEATS.c.bot == "")
        where = (SEATS.c.table_id == table_id) & (SEATS.c.seat == seat)
        with self._writing() as db:
            db.execute(SEATS.update().where(where).values(**values))

    # --- moves ------------------------------------------------------------------------------------------------

    def append(self, table_id: str, move: MoveRow, over: bool) -> None:
        """Store one move; on disk when this returns. Raises AlreadyStored if that number is taken."""
        now = time.time()
        try:
            with self._writing() as db:
                db.execute(MOVES.insert().values(table_id=table_id, at=now, **msgspec.structs.asdict(move)))
                db.execute(TABLES.update().where(TABLES.c.id == table_id).values(changed=now, over=over))
        except IntegrityError:
            raise AlreadyStored(f"move {move.number} of table {table_id} is there already") from None

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

    def keep_snapshot(self, table_id: str, number: int, data: bytes) -> None:
        """Keep a snapshot and drop older ones, except the first: the match may have started from it."""
        old = (SNAPSHOTS.c.table_id == table_id) & (SNAPSHOTS.c.number > 0)
        with self._writing() as db:
            db.execute(SNAPSHOTS.delete().where(old))
            db.execute(SNAPSHOTS.insert().values(table_id=table_id, number=number, data=data))

    # --- chat and shared moments ------------------------------------------------------------------------------

    def say(self, table_id: str, seat: int, text: str) -> ChatRow:
        row = ChatRow(seat, text, time.time())
        with self._writing() as db:
            db.execute(CHAT.insert().values(table_id=table_id, **msgspec.structs.asdict(row)))
        return row

    def chat(self, table_id: str, most: int = 100) -> list[ChatRow]:
        query = CHAT.select().where(CHAT.c.table_id == table_id).order_by(CHAT.c.id.desc()).limit(most)
        with self._engine.connect() as db:
            rows = db.execute(query).mappings().all()
        return [ChatRow(row["seat"], row["text"], row["at"]) for row in reversed(rows)]

    def share(self, share_id: str, table_id: str, seat: int, number: int) -> None:
        with self._writing() as db:
            db.execute(SHARES.insert().values(id=share_id, table_id=table_id, seat=seat, number=number))

    def shared(self, share_id: str) -> tuple[str, int, int] | None:
        """The table, seat and moment that a shared link shows."""
        with self._engine.connect() as db:
            row = db.execute(SHARES.select().where(SHARES.c.id == share_id)).mappings().first()
        return None if row is None else (row["table_id"], row["seat"], row["number"])

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


def database_in(folder: Path) -> Path:
    """The database file of a data directory, made if need be: nobody but the user may look into either."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = folder / DATABASE
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    for path in (file, *folder.glob(f"{DATABASE}-*")):
        path.chmod(0o600)
    return file


def _make_durable(connection: Any, _record: Any) -> None:
    """Readers never block the writer, and a committed move survives even a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
