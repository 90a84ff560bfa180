"""Tables that nobody looks at are put away, and nothing of them stays in memory."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.table.keeping.storage import Storage
from tafelrunde.table.live import house as module
from tafelrunde.table.live.house import House, NewTable, SeatWish
from tafelrunde.table.live.showing import Viewer
from tafelrunde.table.live.table import LiveTable

SEATS = (SeatWish(name="Ada"), SeatWish(name="Ben"))


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    storage = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    found = House(storage, None)  # type: ignore[arg-type]
    found._warm = True  # the first table is not kept with what stays for ever
    yield found
    await found.close()
    storage.close()


async def _nowhere(_: Any) -> None:
    return None


async def _visited(house: House) -> LiveTable:
    """A table at which somebody has looked and answered."""
    opened = await house.create(NewTable("monster_lands", SEATS, seed=7))
    table = await house.table(opened.table)
    viewer = Viewer(_nowhere, frozenset({0, 1}), "de")
    table.showing.come(viewer, False)
    for _ in range(3):
        decision = table.match.decisions[0]
        await table.answer(decision.seat, table.moment, decision.options[0].id)
        table.showing.frame(viewer)
    table.showing.viewers.discard(viewer)
    return table


async def test_when_nobody_plays_what_games_remember_of_positions_is_forgotten(house: House) -> None:
    from tafelrunde.games.monster_lands.words import wording

    caches = [one for one in vars(wording).values() if hasattr(one, "cache_info") and one.cache_info().maxsize]
    table = await _visited(house)
    said = table.speaker("de")._common
    assert any(one.cache_info().currsize for one in caches)
    other = await _visited(house)
    house._touched[other.row.id] += 1_000
    assert await house.tidy(0) == 1
    assert any(one.cache_info().currsize for one in caches), "somebody plays still"
    house._touched[other.row.id] -= 1_000
    assert await house.tidy(0) == 1
    assert not any(one.cache_info().currsize for one in caches)
    assert (await _visited(house)).speaker("de")._common is not said


async def test_one_that_can_not_be_put_away_in_order_keeps_nothing_else_in_memory(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = await _visited(house)
    await _visited(house)
    rested: list[bool] = []
    house.resting.append(lambda: rested.append(True))

    async def fail() -> None:
        raise ValueError

    monkeypatch.setattr(broken, "put_away", fail)
    await house.tidy(0)
    assert (house.open_tables, rested) == (0, [True])
    assert await house.tidy(0) == 0
    assert rested == [True], "there is nothing to forget any more"


async def test_the_last_one_to_go_otherwise_is_the_last_one_all_the_same(house: House) -> None:
    table = await _visited(house)
    rested: list[bool] = []
    house.resting.append(lambda: rested.append(True))
    table.record.lose()
    assert (await house.tidy(0), rested) == (0, [True])


async def test_after_a_while_the_house_holds_none_of_them(house: House) -> None:
    left: list[weakref.ref[Any]] = []
    for _ in range(12):
        table = await _visited(house)
        left += [weakref.ref(table), weakref.ref(table.record), weakref.ref(table.speaker("de"))]
    del table
    assert await house.tidy() == 0, "somebody has just been there"
    await asyncio.sleep(0.05)
    assert await house.tidy(0) == 12
    gc.collect()
    assert not house._live
    assert not house._touched
    assert [one() for one in left] == [None] * 36


async def test_a_clock_that_is_set_back_keeps_no_table_in_memory(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await _visited(house)
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() - 86_400)
    await _visited(house)
    assert await house.tidy(0) == 2


async def test_a_clock_that_is_set_forward_lets_nobody_be_replaced(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await _visited(house)
    table.showing.come(Viewer(_nowhere, frozenset({0, 1}), "en"), False)
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 86_400)
    assert not any(table.may_replace(seat) for seat in (0, 1))


async def test_where_somebody_looks_it_stays(house: House) -> None:
    table = await _visited(house)
    viewer = Viewer(_nowhere, frozenset({0}), "en")
    table.showing.come(viewer, False)
    assert await house.tidy(0) == 0
    assert await house.table(table.row.id) is table
    table.showing.viewers.discard(viewer)
    assert await house.tidy(0) == 1


async def test_whoever_comes_back_finds_it_as_it_was(house: House) -> None:
    table = await _visited(house)
    moment, state = table.moment, table.match.position()
    assert await house.tidy(0) == 1
    again = await house.table(table.row.id)
    assert again is not table
    assert (again.moment, again.match.position()) == (moment, state)
    assert len(again.match.answers) == 3


async def test_room_is_made_by_those_that_nobody_asked_for_longest(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_LIVE", 8)
    monkeypatch.setattr(module, "SOON", 0.0)
    tables = [(await _visited(house)).row.id for _ in range(8)]
    await house.table(tables[0])
    await _visited(house)
    assert [table in house._live for table in tables] == [True, False, False, *[True] * 5]


async def test_a_table_that_somebody_is_about_to_sit_at_is_not_put_away(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two of one name would not see each other's moves."""
    monkeypatch.setattr(module, "MOST_LIVE", 4)
    tables = [await _visited(house) for _ in range(6)]
    assert [await house.table(table.row.id) is table for table in tables] == [True] * 6
