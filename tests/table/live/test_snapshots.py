"""A snapshot is of the moment that it says, however fast answers follow each other."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.table.keeping.storage import Storage
from tafelrunde.table.live.house import House, NewTable, SeatWish
from tafelrunde.table.live.record import SNAPSHOT_EVERY, read


async def test_answers_that_come_at_once_leave_no_snapshot_of_another_moment(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    house = House(storage, None)  # type: ignore[arg-type]
    opened = await house.create(NewTable("monster_lands", (SeatWish(name="Ada"), SeatWish(name="Ben")), seed=3))
    table = await house.table(opened.table)
    for _ in range(SNAPSHOT_EVERY + 1):  # nobody waits between two of them
        decision = table.match.decisions[0]
        await table.answer(max(decision.seat, 0), table.moment, decision.options[-1].id)
    while (snapshot := storage.snapshot(opened.table)) is None or snapshot[0] < SNAPSHOT_EVERY:
        await table.rename(0, "Ada")
    kept = read(storage, table.row)
    assert kept.moment == table.moment
    assert [answer.option for answer in kept.match.answers] == [answer.option for answer in table.match.answers]
    await house.close()
    storage.close()
