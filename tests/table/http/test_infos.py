"""What a list of tables tells about each."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from starlette.requests import Request

from tafelrunde.kernel import Match
from tafelrunde.table.http.api import Api
from tafelrunde.table.http.infos import told_of
from tafelrunde.table.keeping.storage import Storage
from tafelrunde.table.live.house import House, SeatWish
from tests.helpers.workers import NoBots
from tests.table.live.test_showing import SlowStorage

LAST_STEP = """
game: massive_darkness
players: 1
options: {quest: tutorial, heroes: recommended}
marks: {map: 1}
turn: {seat: 0, actions: 3}
heroes: [{zone: B1}]
"""


async def test_a_finished_table_says_who_has_won(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    house = House(storage, NoBots())  # type: ignore[arg-type]
    opened = await house.from_match(Match.from_position(LAST_STEP), [SeatWish(name="Ada")], "position")
    table = await house.table(opened.table)
    before = await told_of(table, frozenset({0}), "en")
    assert (before.over, before.winners, before.waiting) == (False, (), (0,))
    await table.answer(0, 0, "leave")
    after = await told_of(table, frozenset({0}), "en")
    assert (after.over, after.winners, after.waiting) == (True, (0,), ())
    storage.close()


async def test_a_glance_tells_nothing_that_is_not_on_disk_yet(tmp_path: Path) -> None:
    storage = SlowStorage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    house = House(storage, NoBots())  # type: ignore[arg-type]
    opened = await house.from_match(Match.from_position(LAST_STEP), [SeatWish(name="Ada")], "position")
    table = await house.table(opened.table)
    storage.ready.clear()
    answering = asyncio.create_task(table.answer(0, 0, "leave"))
    while not table.match.over:
        await asyncio.sleep(0)  # in memory it is over now

    async def body() -> dict[str, Any]:
        return {"type": "http.request", "body": b"{}"}

    scope = {"type": "http", "headers": [], "query_string": b"", "path_params": {"table": opened.table}}
    glance = asyncio.create_task(Api(house, None).info(Request(scope, body)))  # type: ignore[arg-type]
    await asyncio.sleep(0.05)
    assert not glance.done()
    storage.ready.set()
    await answering
    assert (await glance).over
    storage.close()
