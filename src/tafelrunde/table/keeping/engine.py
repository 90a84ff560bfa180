"""How the database is spoken to: durably, and never waiting for ever for one that does not answer."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa

AWAY_SECONDS = 8
"""A PostgreSQL server that has not acknowledged anything for so long is away: the connection is given up."""
IDLE_SECONDS = 1.0
_PATIENCE = {
    "connect_timeout": 5,
    "keepalives_idle": 4,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": AWAY_SECONDS * 1000,
}


def make_engine(url: str, **more: Any) -> sa.Engine:
    """An engine for SQLite or PostgreSQL."""
    if url.startswith("sqlite"):
        engine = sa.create_engine(url, connect_args={"check_same_thread": False}, **more)
        sa.event.listen(engine, "connect", _make_durable)
        return engine
    connect = _PATIENCE if sa.make_url(url).get_driver_name().startswith("psycopg") else {}
    engine = sa.create_engine(url, connect_args=connect, **more)
    sa.event.listen(engine, "checkin", _used)
    sa.event.listen(engine, "checkout", _require_alive)
    return engine


def _used(_connection: Any, record: Any) -> None:
    record.info["used"] = time.monotonic()


def _require_alive(connection: Any, record: Any, _proxy: Any) -> None:
    """Whether a connection that was not used for a while still leads somewhere; if not, another one is made.

    One that was used a moment ago is not asked: to ask takes as long as to store an answer.
    """
    if time.monotonic() - record.info.get("used", time.monotonic()) < IDLE_SECONDS:
        return
    try:
        cursor = connection.cursor()
        cursor.execute("SELECT 1")
        cursor.close()
        connection.rollback()
    except Exception as error:
        raise sa.exc.DisconnectionError from error


def _make_durable(connection: Any, _record: Any) -> None:
    """Readers never block the writer, and a committed move survives even a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
