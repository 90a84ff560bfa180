"""A server that is full: tables that nobody has ever come to make room, and no others."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from tafelrunde.table.keeping.schema import SEATS, SNAPSHOTS, TABLES
from tafelrunde.table.keeping.storage import MoveRow, Storage
from tafelrunde.table.live import house as module
from tafelrunde.table.live.house import House, NewTable, SeatWish
from tafelrunde.table.wire.refusing import NotAllowed
from tests.helpers.failing_store import HOWS, FailingStorage, How
from tests.helpers.workers import NoBots

WISH = NewTable("monster_lands", (SeatWish(name="Ada"), SeatWish(name="Ben")))


@pytest.fixture(params=["sqlite", "postgresql"])
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Storage]:
    sqlite = request.param == "sqlite"
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}" if sqlite else request.getfixturevalue("database")
    found = Storage(url)
    yield found
    found.close()


async def test_only_what_nobody_has_come_to_makes_room(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(storage, NoBots())  # type: ignore[arg-type]
    looked_at, played, open_now, new, left, other = [await house.create(WISH) for _ in range(6)]
    live = await house.table(looked_at.table)
    await live.admitted(looked_at.seats[:1])
    await house._put_away(looked_at.table)
    storage.append(played.table, MoveRow(1, "answer", 0, "x"), False)
    await house.table(open_now.table)
    with storage._engine.begin() as db:
        older = TABLES.update().where(TABLES.c.id != new.table)
        db.execute(older.values(created=time.time() - 2 * module.NEVER_LOOKED_AT))
    monkeypatch.setattr(module, "MOST_TABLES", 6)
    monkeypatch.setattr(module, "ROOM", 1)
    await house.create(WISH)
    await house.create(WISH)
    assert {storage.table(one.table) for one in (left, other)} == {None}
    assert all(storage.table(one.table) for one in (looked_at, played, open_now, new))
    for rows in (SEATS, SNAPSHOTS):
        with storage._engine.connect() as db:
            kept = set(db.execute(sa.select(rows.c.table_id)).scalars())
        assert kept.isdisjoint({left.table, other.table})
    with pytest.raises(NotAllowed) as refused:
        await house.create(WISH)
    assert refused.value.reason == "too_many_tables"
    await house.close()


@pytest.mark.parametrize("how", HOWS)
async def test_room_that_could_not_be_made_is_made_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: How
) -> None:
    storage = FailingStorage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    house = House(storage, NoBots())  # type: ignore[arg-type]
    for _ in range(3):
        await house.create(WISH)
    with storage._engine.begin() as db:
        db.execute(TABLES.update().values(created=time.time() - 2 * module.NEVER_LOOKED_AT))
    monkeypatch.setattr(module, "MOST_TABLES", 3)
    monkeypatch.setattr(module, "ROOM", 1)
    for call in (1, 2, 3):  # how many there are, room, the new one
        storage.failing(call, how)
        with pytest.raises(OperationalError):
            await house.create(WISH)
        storage.healed()
        assert storage.tables_count() <= 3
        opened = await house.create(WISH)
        assert storage.tables_count() == 3
        with storage._engine.begin() as db:  # neither is it looked at
            db.execute(TABLES.update().values(created=time.time() - 2 * module.NEVER_LOOKED_AT))
        assert storage.table(opened.table)
    await house.close()
    storage.close()
