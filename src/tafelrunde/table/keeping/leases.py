"""Which process leads which table, where several serve one database.

A process says every second that it lives; a table names the process that leads it, and a number, the fence, which grows
whenever a process takes the table over. Every write to a table checks both in its own transaction, so that a process
that was paused or cut off and does not know yet that its table was taken writes nothing. Time (always the database's)
only decides when a table may be taken; that nothing is written twice does not depend on any clock.

Why no advisory locks: they belong to a connection, not to what is written, and writes go through other connections. A
paused process would keep its locks, because its system goes on answering for it; and poolers between server and
database lose them.
"""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from tafelrunde.table.keeping.engine import make_engine
from tafelrunde.table.keeping.schema import PROCESSES, TABLES

FORGET_AFTER = 3600.0
"""A process that was not heard of for so long is forgotten."""

_NOW = sa.func.extract("epoch", sa.func.clock_timestamp())


class Lease(msgspec.Struct, frozen=True):
    """The right to write to a table, until another process takes it over."""

    leader: str
    fence: int


class Living(msgspec.Struct, frozen=True):
    """Who lives, as the database tells a process that says that it lives itself."""

    addresses: dict[str, str]
    late: bool
    """Until now it was thought dead: others may have taken what it leads."""


class Fenced(Exception):
    """Another process leads this table now; nothing was written."""


class Elsewhere(Exception):
    """Another process leads a table: which one, and its private address."""

    def __init__(self, process: str, address: str) -> None:
        super().__init__(f"the table is led by process {process} at {address}")
        self.process = process
        self.address = address


def is_led(table_id: str, lease: Lease) -> sa.ColumnElement[bool]:
    """The row of a table as long as that lease holds."""
    return (TABLES.c.id == table_id) & (TABLES.c.leader == lease.leader) & (TABLES.c.fence == lease.fence)


def require_led(db: sa.Connection, table_id: str, lease: Lease) -> None:
    """Until this transaction ends nobody can take the table over. Raises Fenced."""
    if db.execute(sa.select(TABLES.c.id).where(is_led(table_id, lease)).with_for_update(read=True)).first() is None:
        raise Fenced(f"table {table_id} is led by another process")


class Leases:
    """The processes of one PostgreSQL database, as one of them sees and changes them."""

    def __init__(self, url: str) -> None:
        self._engine = make_engine(url, pool_size=2, max_overflow=3)
        # By itself: whoever lives must be able to say so while claims wait.
        self._heart = make_engine(url, pool_size=1, max_overflow=0)

    def close(self) -> None:
        self._engine.dispose()
        self._heart.dispose()

    def live(self, process: str, address: str, seconds: float) -> Living:
        """Say that a process lives for so long from now; returns all that live."""
        own = PROCESSES.c.id == process
        with self._heart.begin() as db:
            before = db.execute(sa.select(PROCESSES.c.until).where(own)).scalar()
            until = {"address": address, "until": _NOW + seconds}
            if before is None:
                db.execute(PROCESSES.insert().values(id=process, **until))
                db.execute(PROCESSES.delete().where(PROCESSES.c.until < _NOW - FORGET_AFTER))
            else:
                db.execute(PROCESSES.update().where(own).values(until))
        with self._heart.connect() as db:
            # By the clock after it was said: as long as that was not written down others went by what stood there.
            now = db.execute(sa.select(_NOW)).scalar_one()
            rows = db.execute(sa.select(PROCESSES.c.id, PROCESSES.c.address).where(PROCESSES.c.until > _NOW))
            return Living({row.id: row.address for row in rows}, before is None or before < now)

    def leave(self, process: str) -> None:
        """A process ends: whatever it leads may be taken at once."""
        with self._engine.begin() as db:
            db.execute(PROCESSES.delete().where(PROCESSES.c.id == process))

    def claim(self, table_id: str, process: str) -> Lease | None:
        """Lead a table from now on; None if there is no such table. Raises Elsewhere."""
        row = sa.select(TABLES.c.leader, TABLES.c.fence).where(TABLES.c.id == table_id)
        with self._engine.begin() as db:
            found = db.execute(row).first()
            if found is None:
                return None
            _require_free(db, found.leader, process)
            found = db.execute(row.with_for_update(key_share=True)).one()
            _require_free(db, found.leader, process)  # another one may have been faster
            lease = Lease(process, found.fence + 1)
            change = TABLES.update().where(TABLES.c.id == table_id)
            db.execute(change.values(leader=lease.leader, fence=lease.fence))
        return lease

    def release(self, table_id: str, lease: Lease) -> None:
        """Lead a table no longer, if it was led."""
        with self._engine.begin() as db:
            db.execute(TABLES.update().where(is_led(table_id, lease)).values(leader=None))


def _require_free(db: sa.Connection, leader: str | None, process: str) -> None:
    if leader is None or leader == process:
        return
    living = (PROCESSES.c.id == leader) & (PROCESSES.c.until > _NOW)
    address = db.execute(sa.select(PROCESSES.c.address).where(living)).scalar()
    if address is not None:
        raise Elsewhere(leader, address)


def living(db: sa.Connection) -> int:
    """How many processes serve a database now."""
    if db.dialect.name != "postgresql":
        return 0
    return int(db.execute(sa.select(sa.func.count()).where(PROCESSES.c.until > _NOW)).scalar_one())
