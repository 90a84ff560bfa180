"""What a list of tables tells about each."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.kernel import Match
from tafelrunde.table.http.infos import table_info
from tafelrunde.table.keeping.storage import Storage
from tafelrunde.table.live.house import House, SeatWish

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
    house = House(storage, None)  # type: ignore[arg-type]
    opened = await house.from_match(Match.from_position(LAST_STEP), [SeatWish(name="Ada")], "position")
    table = await house.table(opened.table)
    before = table_info(table, frozenset({0}), "en")
    assert (before.over, before.winners, before.waiting) == (False, (), (0,))
    await table.answer(0, 0, "leave")
    after = table_info(table, frozenset({0}), "en")
    assert (after.over, after.winners, after.waiting) == (True, (0,), ())
    storage.close()
