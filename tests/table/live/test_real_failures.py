"""What SQLite itself says of a full disk, of a file that can't be written, and of one that another program holds."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from tafelrunde.kernel.papers.save import dump
from tafelrunde.table.keeping.storage import Storage
from tafelrunde.table.live import record
from tafelrunde.table.live.house import House, NewTable, SeatWish
from tafelrunde.table.live.record import read
from tafelrunde.table.live.table import LiveTable
from tafelrunde.table.wire.refusing import NotAllowed

MOST = 400
"""So many moves fill what is left of a page."""


@contextmanager
def _told(storage: Storage, *pragmas: str) -> Iterator[None]:
    """Every connection is told something when it is used."""

    def tell(connection: Any, *_: Any) -> None:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    sa.event.listen(storage._engine, "checkout", tell)
    yield
    sa.event.remove(storage._engine, "checkout", tell)
    storage._engine.dispose()  # others are as they should be


def full(storage: Storage) -> AbstractContextManager[None]:
    with storage._engine.connect() as db:
        pages = db.execute(sa.text("PRAGMA page_count")).scalar_one()
    return _told(storage, f"max_page_count = {pages}")


def read_only(storage: Storage) -> AbstractContextManager[None]:
    return _told(storage, "query_only = ON")


@contextmanager
def locked(storage: Storage) -> Iterator[None]:
    file = storage.url.removeprefix("sqlite:///")
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with _told(storage, "busy_timeout = 20"):
        yield
    other.execute("ROLLBACK")
    other.close()


async def _answer(table: LiveTable) -> None:
    decision = table.match.decisions[0]
    await table.answer(max(decision.seat, 0), table.moment, decision.options[0].id)


async def _rename(table: LiveTable) -> None:
    await table.rename(0, f"Ada {'x' * 20}")


async def _undo(table: LiveTable) -> None:
    await table.undo(max(table.match.answers[-1].seat, 0), table.moment, frozenset({0, 1}))


def _is_as_stored(table: LiveTable, storage: Storage) -> bool:
    row = storage.table(table.row.id)
    assert row is not None
    kept, here = read(storage, row), table.record.kept
    found, known = [
        msgspec.msgpack.encode((one.moment, one.seats, dump(one.match, chapters=False))) for one in (kept, here)
    ]
    return found == known


@pytest.mark.parametrize("deed", [_answer, _rename, _undo])
@pytest.mark.parametrize("fault", [full, read_only, locked])
async def test_nothing_is_half_done_and_play_goes_on(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    fault: Callable[[Storage], AbstractContextManager[None]],
    deed: Callable[[LiveTable], Any],
) -> None:
    monkeypatch.setattr(record, "FIRST_PAUSE", 0.01)
    storage = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    house = House(storage, None)  # type: ignore[arg-type]
    seats = (SeatWish(name="Ada"), SeatWish(name="Ben"))
    opened = await house.create(NewTable("gloomhaven", seats, seed=3))
    table = await house.table(opened.table)
    for _ in range(2):
        await _answer(table)
    fills = fault is full and deed is _answer
    with fault(storage):
        refused = ""
        for _ in range(MOST if fills else 1):
            before = table.moment
            try:
                await deed(table)
            except NotAllowed as error:
                refused = error.reason
                assert table.moment == before
                break
        # A name and what is taken back may fit into what is left of a page.
        assert refused == "not_stored" or (fault is full and not fills and not refused)
        assert table.record.certain
        assert _is_as_stored(table, storage)
    await deed(table)
    await _answer(table)
    assert _is_as_stored(table, storage)
    await house.close()
    storage.close()
