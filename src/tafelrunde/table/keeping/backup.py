"""Backups: all tables as they are at one moment, in a file that any database can be filled from.

The file is a SQLite database of the same schema, whatever database it was made from: so a backup is also the way from
SQLite to PostgreSQL and back. Nobody has to stop playing for it.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import sqlalchemy as sa

from tafelrunde.table.keeping.leases import living
from tafelrunde.table.keeping.schema import (
    META,
    PROCESSES,
    SETTINGS,
    TABLES,
    VERSION,
    NewerSchema,
    bring_up_to_date,
    require_known,
)

AT_ONCE = 500


class BackupError(Exception):
    """A backup that can't be made or used: what is wrong. What was there before is there still."""


def back_up(source: str, file: Path) -> int:
    """Write all tables of a database to a file, whole or not at all; returns how many tables there are."""
    if source.startswith("sqlite:///") and not Path(source.removeprefix("sqlite:///")).is_file():
        raise BackupError(f"there are no tables at {source.removeprefix('sqlite:///')}")
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)  # private to the user
    os.close(handle)
    try:
        tables = _copy(source, f"sqlite:///{name}")
        handle = os.open(name, os.O_RDWR)
        os.fsync(handle)
        os.close(handle)
        os.replace(name, file)
    except (OSError, sa.exc.SQLAlchemyError) as error:
        raise BackupError(f"{file}: can't be written ({_words(error)})") from error
    finally:
        Path(name).unlink(missing_ok=True)
    return tables


def restore(file: Path, target: str) -> int:
    """Fill an empty database from a backup, whole or not at all; returns how many tables there are."""
    if not file.is_file():
        raise BackupError(f"{file}: there is no such file")
    if file.read_bytes()[:16] != b"SQLite format 3\0":
        raise BackupError(f"{file}: not a backup")
    try:
        return _copy(f"sqlite:///{file}", target, check=True)
    except NewerSchema as error:
        raise BackupError(f"{file}: {error}") from None
    except sa.exc.SQLAlchemyError as error:
        raise BackupError(f"{file}: can't be restored ({_words(error)})") from error


def _copy(source: str, target: str, check: bool = False) -> int:
    """Every row of one database into another, in one transaction on both sides."""
    old, new = sa.create_engine(source), sa.create_engine(target)
    try:
        bring_up_to_date(new)
        with _at_one_moment(old) as reading, new.begin() as writing:
            if check:
                _require_sound(reading, writing)
            for table in META.sorted_tables:
                if table is PROCESSES:
                    continue  # whoever serves the one does not serve the other
                if not sa.inspect(reading).has_table(table.name):
                    continue  # an older database
                columns = [column.name for column in table.columns if _has(reading, table, column)]
                rows = reading.execute(sa.select(*[table.c[name] for name in columns]))
                for part in rows.mappings().partitions(AT_ONCE):
                    kept = [dict(row) for row in part if not _is_version(table, row)]
                    if kept:
                        writing.execute(table.insert(), kept)
            _count_on(writing)
            return int(writing.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar_one())
    finally:
        old.dispose()
        new.dispose()


def _at_one_moment(engine: sa.Engine) -> sa.Connection:
    """Reading that sees nothing of what is written meanwhile."""
    if engine.dialect.name == "postgresql":
        return engine.connect().execution_options(isolation_level="REPEATABLE READ")
    connection = engine.connect()
    connection.exec_driver_sql("BEGIN")  # the driver itself begins only when something is written
    return connection


def _has(db: sa.Connection, table: sa.Table, column: sa.Column[object]) -> bool:
    """Whether an older database has that column."""
    return any(found["name"] == column.name for found in sa.inspect(db).get_columns(table.name))


def _is_version(table: sa.Table, row: sa.RowMapping) -> bool:
    return table is SETTINGS and row["name"] == VERSION


def _require_sound(reading: sa.Connection, writing: sa.Connection) -> None:
    if not sa.inspect(reading).has_table(TABLES.name):
        raise BackupError("the file is a database, but not a backup of Tafelrunde")
    broken = reading.exec_driver_sql("PRAGMA integrity_check(1)").scalar_one()
    if broken != "ok":
        raise BackupError(f"the backup is damaged ({broken})")
    require_known(reading)
    if living(writing):
        raise BackupError("a server runs on this database: stop it first")
    if writing.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar_one():
        raise BackupError("there are tables already; a backup is restored only where there are none")


def _count_on(db: sa.Connection) -> None:
    """Numbers that the database gives by itself go on after those that were copied."""
    if db.dialect.name == "postgresql":
        for name in [table.name for table in META.sorted_tables if table.autoincrement_column is not None]:
            following = f"(SELECT COALESCE(MAX(id), 0) + 1 FROM {name})"
            db.exec_driver_sql(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), {following}, false)")


def _words(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).splitlines()[0]
