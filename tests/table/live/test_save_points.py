"""Moments with names inside a game, to which a table returns when everybody agrees."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.table.keeping.storage import Storage
from tafelrunde.table.live.house import House, NewTable, SeatWish
from tafelrunde.table.live.table import MOST_POINTS, LiveTable
from tafelrunde.table.wire.refusing import NotAllowed

ADA, BEN = SeatWish(name="Ada"), SeatWish(name="Ben")


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    found = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield found
    found.close()


async def _table(storage: Storage, *seats: SeatWish) -> LiveTable:
    house = House(storage, None)  # type: ignore[arg-type]
    return await house.table((await house.create(NewTable("monster_lands", seats, seed=3))).table)


async def _play(table: LiveTable, answers: int) -> None:
    for _ in range(answers):
        decision = table.match.decisions[0]
        await table.answer(decision.seat, table.moment, decision.options[0].id)


async def test_two_people_return_only_by_agreement(storage: Storage) -> None:
    table = await _table(storage, ADA, BEN)
    await _play(table, 3)
    state = repr(table.match.state)
    await table.keep_moment("  Before the dragon ")
    await _play(table, 4)
    assert [(one.number, one.name) for one in table.points()] == [(3, "Before the dragon")]

    await table.return_to(0, table.moment, 3, frozenset({0}))
    assert len(table.match.answers) == 7, "nothing without Ben"
    asked = table.taking_back.wish_info(frozenset({1}), table.speaker("en"))
    assert asked is not None
    assert (asked.seat, asked.what, asked.missing, asked.point) == (0, "Before the dragon", (1,), True)
    await table.consent(1, table.moment, False, frozenset({1}))
    assert len(table.match.answers) == 7

    await table.return_to(0, table.moment, 3, frozenset({0}))
    await table.consent(1, table.moment, True, frozenset({1}))
    assert len(table.match.answers) == 3
    assert repr(table.match.state) == state
    assert table.taking_back.wish is None
    await table.look_again()  # as the store has it
    assert len(table.match.answers) == 3
    assert [one.name for one in table.points()] == ["Before the dragon"]


async def test_whoever_plays_alone_returns_at_once(storage: Storage) -> None:
    table = await _table(storage, ADA, BEN)
    await _play(table, 2)
    await table.keep_moment("Start")
    await _play(table, 3)
    await table.return_to(0, table.moment, 2, frozenset({0, 1}))
    assert len(table.match.answers) == 2


async def test_what_has_no_name_or_is_gone_is_refused(storage: Storage) -> None:
    table = await _table(storage, ADA, BEN)
    await _play(table, 2)
    with pytest.raises(NotAllowed):
        await table.return_to(0, table.moment, 1, frozenset({0, 1}))
    with pytest.raises(NotAllowed):
        await table.keep_moment(" \n ")
    await table.keep_moment("Late")
    await table.undo(table.match.answers[-1].seat, table.moment, frozenset({0, 1}))
    assert table.points() == ()


async def test_a_name_from_a_strange_file_is_no_moment(storage: Storage) -> None:
    table = await _table(storage, ADA, BEN)
    for thing in ("moment:0:x", "moment:0:", "moment:0:-1", "moment:0:٣"):
        await table.record.call(thing, "odd")
    table.row = table.record.row
    assert table.points() == ()


async def test_many_moments_take_no_names_from_other_things(storage: Storage) -> None:
    table = await _table(storage, ADA, BEN)
    await table.call("", "Our campaign", frozenset({0}))
    for number in range(70):
        await _play(table, 1)
        await table.keep_moment(f"Moment {number}")
    assert table.row.name == "Our campaign"
    assert [one.name for one in table.points()] == [f"Moment {number}" for number in range(70 - MOST_POINTS, 70)]
