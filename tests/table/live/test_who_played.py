"""A replay tells who really played then; bots rest while no person of the table is there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.table.keeping.storage import Storage
from tafelrunde.table.live.house import House, NewTable, SeatWish
from tafelrunde.table.live.showing import Viewer, nowhere
from tafelrunde.table.live.table import LiveTable
from tests.helpers.workers import NoBots

ADA = frozenset({0})


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    return Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")


async def _table(storage: Storage, *seats: SeatWish) -> LiveTable:
    house = House(storage, NoBots())  # type: ignore[arg-type]
    wish = NewTable("monster_lands", seats, {}, seed=3)
    return await house.table((await house.create(wish)).table)


async def _answer(table: LiveTable, times: int) -> None:
    for _ in range(times):
        decision = table.match.decisions[0]
        await table.answer(decision.seat, table.moment, decision.options[0].id)


def _then(storage: Storage, table: LiveTable, number: int) -> dict[int, tuple[str, str]]:
    return storage.sat_then(table.row.id, len(table.match.answers) - number)


async def test_every_moment_knows_who_sat_there(storage: Storage) -> None:
    table = await _table(storage, SeatWish(name="Ada"), SeatWish(name="Ben"))
    await _answer(table, 2)
    assert _then(storage, table, 1) == {}
    await table.give_seat(1, "sensible")
    await _answer(table, 2)
    await table.give_seat(1, "")
    await table.rename(1, "Cleo")
    await _answer(table, 1)
    assert [_then(storage, table, number)[1] for number in range(6)] == [
        *[("Ben", "")] * 3,
        *[("Ben", "sensible")] * 2,
        ("Cleo", ""),
    ]
    assert 0 not in _then(storage, table, 5)


async def test_what_was_taken_back_was_played_by_whoever_played_it_again(storage: Storage) -> None:
    table = await _table(storage, SeatWish(name="Ada"))
    await _answer(table, 1)
    await table.give_seat(0, "random")
    await _answer(table, 1)
    await table.give_seat(0, "")
    await table.undo(0, table.moment, ADA)
    await _answer(table, 1)
    assert _then(storage, table, 1)[0] == ("Ada", "")
    assert _then(storage, table, 2)[0] == ("Ada", "")


async def test_a_replay_shows_the_names_and_bots_of_then(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await _table(storage, SeatWish(name="Ada"), SeatWish(name="Ben"))
    await _answer(table, 1)
    await table.give_seat(1, "sensible")
    await table.rename(1, "Kay")
    await _answer(table, 1)

    async def made(work: Any, easel: Any, wish: Any) -> bytes:
        return msgspec.json.encode([wish.seats, easel.names])

    monkeypatch.setattr(table, "made", made)
    seats, names = msgspec.json.decode(await table.drawn(1, 0, ADA, "en"))
    assert (seats[1]["name"], seats[1]["bot"], names["1"]) == ("Ben", "", "Ben")
    seats, names = msgspec.json.decode(await table.drawn(2, 0, ADA, "en"))
    assert (seats[1]["name"], seats[1]["bot"], names["1"]) == ("Kay", "sensible", "Kay")


async def test_bots_of_a_single_game_rest_while_its_people_are_away(storage: Storage) -> None:
    table = await _table(storage, SeatWish(bot="random", name="Bot"), SeatWish(name="Ben"))
    asked: list[int] = []
    table.bots._turn = lambda seat: asyncio.sleep(0, asked.append(seat))  # type: ignore[assignment,method-assign,return-value,func-returns-value]
    onlooker = Viewer(nowhere, frozenset(), "en")
    table.showing.viewers.add(onlooker)
    table.bots.wake()
    await asyncio.sleep(0)
    assert asked == []
    table.showing.viewers.add(Viewer(nowhere, frozenset({1}), "en"))
    table.bots.wake()
    await asyncio.sleep(0)
    assert asked == [table.match.decisions[0].seat]
