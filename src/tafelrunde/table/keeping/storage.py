"""Where tables are kept: SQLAlchemy Core over SQLite (write-ahead log) or PostgreSQL.

A table is its set-up and an append-only list of moves. A move has a number, and the pair (table, number) is unique:
whatever a network, a client or a crash repeats, nothing can be stored twice. `append` returns only when the move is
on disk. Snapshots (saves of the match) make opening fast and carry old tables over to new rules.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

MoveKind = Literal["answer", "undo"]

_meta = sa.MetaData()

_tables = sa.Table(
    "tables",
    _meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.BigInteger, nullable=False),
    sa.Column("owner", sa.String(64), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False, default=False),
)
_seats = sa.Table(
    "seats",
    _meta,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("token", sa.String(64), nullable=False, index=True),
    sa.Column("bot", sa.String(32), nullable=False, default=""),
)
_moves = sa.Table(
    "moves",
    _meta,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("option", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
_chat = sa.Table(
    "chat",
    _meta,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), index=True, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
_snapshots = sa.Table(
    "snapshots",
    _meta,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
_shares = sa.Table(
    "shares",
    _meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
)
_settings = sa.Table(
    "settings",
    _meta,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)


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


class SeatRow(msgspec.Struct, frozen=True):
    """A stored seat; `bot` is the level of the bot that plays it, empty for a person."""

    seat: int
    name: str
    token: str
    bot: str


class MoveRow(msgspec.Struct, frozen=True):
    """A stored move."""

    number: int
    kind: MoveKind
    seat: int
    option: str


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
        _meta.create_all(self._engine)

    @contextmanager
    def _writing(self) -> Iterator[sa.Connection]:
        """A transaction that is on disk when it ends."""
        with self._turn, self._engine.begin() as db:
            yield db

    @classmethod
    def in_folder(cls, folder: Path) -> Storage:
        """SQLite in the user's data directory."""
        folder.mkdir(parents=True, exist_ok=True)
        return cls(f"sqlite:///{folder / 'tables.sqlite'}")

    def close(self) -> None:
        self._engine.dispose()

    # --- tables and seats -------------------------------------------------------------------------------------

    def create(self, table: TableRow, seats: Sequence[SeatRow], snapshot: bytes | None = None) -> None:
        """Store a new table with its seats, and the match it starts from if that is not a new game."""
        with self._writing() as db:
            row = msgspec.structs.asdict(table) | {"options": json.dumps(table.options)}
            db.execute(_tables.insert().values(**row))
            for seat in seats:
                db.execute(_seats.insert().values(table_id=table.id, **msgspec.structs.asdict(seat)))
            if snapshot is not None:
                db.execute(_snapshots.insert().values(table_id=table.id, number=0, data=snapshot))

    def table(self, table_id: str) -> TableRow | None:
        with self._engine.connect() as db:
            row = db.execute(_tables.select().where(_tables.c.id == table_id)).mappings().first()
        return None if row is None else TableRow(**{**row, "options": json.loads(row["options"])})

    def tables_count(self) -> int:
        with self._engine.connect() as db:
            return int(db.execute(sa.select(sa.func.count()).select_from(_tables)).scalar_one())

    def seats(self, table_id: str) -> list[SeatRow]:
        query = _seats.select().where(_seats.c.table_id == table_id).order_by(_seats.c.seat)
        with self._engine.connect() as db:
            rows = db.execute(query).mappings().all()
        return [SeatRow(row["seat"], row["name"], row["token"], row["bot"]) for row in rows]

    def find_seat(self, token_digest: str) -> tuple[str, int] | None:
        """The table and seat that a link belongs to."""
        query = sa.select(_seats.c.table_id, _seats.c.seat).where(_seats.c.token == token_digest)
        with self._engine.connect() as db:
            row = db.execute(query).first()
        return None if row is None else (row[0], row[1])

    def change_seat(self, table_id: str, seat: int, name: str | None = None, bot: str | None = None) -> None:
        values = {key: value for key, value in (("name", name), ("bot", bot)) if value is not None}
        where = (_seats.c.table_id == table_id) & (_seats.c.seat == seat)
        with self._writing() as db:
            db.execute(_seats.update().where(where).values(**values))

    # --- moves ------------------------------------------------------------------------------------------------

    def append(self, table_id: str, move: MoveRow, over: bool) -> None:
        """Store one move; on disk when this returns. Raises AlreadyStored if that number is taken."""
        now = time.time()
        try:
            with self._writing() as db:
                db.execute(_moves.insert().values(table_id=table_id, at=now, **msgspec.structs.asdict(move)))
                db.execute(_tables.update().where(_tables.c.id == table_id).values(changed=now, over=over))
        except IntegrityError:
            raise AlreadyStored(f"move {move.number} of table {table_id} is there already") from None

    def moves(self, table_id: str, after: int = 0) -> list[MoveRow]:
        query = (
            _moves.select().where((_moves.c.table_id == table_id) & (_moves.c.number > after)).order_by(_moves.c.number)
        )
        with self._engine.connect() as db:
            rows = db.execute(query).mappings().all()
        return [MoveRow(row["number"], row["kind"], row["seat"], row["option"]) for row in rows]

    def snapshot(self, table_id: str) -> tuple[int, bytes] | None:
        """The newest snapshot and the number of the move it was taken after."""
        query = (
            sa.select(_snapshots.c.number, _snapshots.c.data)
            .where(_snapshots.c.table_id == table_id)
            .order_by(_snapshots.c.number.desc())
            .limit(1)
        )
        with self._engine.connect() as db:
            row = db.execute(query).first()
        return None if row is None else (row[0], row[1])

    def keep_snapshot(self, table_id: str, number: int, data: bytes) -> None:
        """Keep a snapshot and drop older ones, except the first: the match may have started from it."""
        old = (_snapshots.c.table_id == table_id) & (_snapshots.c.number > 0)
        with self._writing() as db:
            db.execute(_snapshots.delete().where(old))
            db.execute(_snapshots.insert().values(table_id=table_id, number=number, data=data))

    # --- chat and shared moments ------------------------------------------------------------------------------

    def say(self, table_id: str, seat: int, text: str) -> ChatRow:
        row = ChatRow(seat, text, time.time())
        with self._writing() as db:
            db.execute(_chat.insert().values(table_id=table_id, **msgspec.structs.asdict(row)))
        return row

    def chat(self, table_id: str, most: int = 100) -> list[ChatRow]:
        query = _chat.select().where(_chat.c.table_id == table_id).order_by(_chat.c.id.desc()).limit(most)
        with self._engine.connect() as db:
            rows = db.execute(query).mappings().all()
        return [ChatRow(row["seat"], row["text"], row["at"]) for row in reversed(rows)]

    def share(self, share_id: str, table_id: str, seat: int, number: int) -> None:
        with self._writing() as db:
            db.execute(_shares.insert().values(id=share_id, table_id=table_id, seat=seat, number=number))

    def shared(self, share_id: str) -> tuple[str, int, int] | None:
        """The table, seat and moment that a shared link shows."""
        with self._engine.connect() as db:
            row = db.execute(_shares.select().where(_shares.c.id == share_id)).mappings().first()
        return None if row is None else (row["table_id"], row["seat"], row["number"])

    def setting(self, name: str, make: Callable[[], bytes]) -> bytes:
        """Something the server keeps for ever, made when it is first needed."""
        query = sa.select(_settings.c.value).where(_settings.c.name == name)
        with self._engine.connect() as db:
            found = db.execute(query).scalar()
        if found is None:
            with suppress(IntegrityError), self._writing() as db:  # another server of the same database was first
                db.execute(_settings.insert().values(name=name, value=make()))
            with self._engine.connect() as db:
                found = db.execute(query).scalar_one()
        return bytes(found)


def _make_durable(connection: Any, _record: Any) -> None:
    """Readers never block the writer, and a committed move survives even a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
