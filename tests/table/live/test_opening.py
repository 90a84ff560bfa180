"""Tables that are opened again: under other content they go on, and a damaged one is closed with words."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.kernel import find
from tafelrunde.table.keeping.storage import Storage
from tafelrunde.table.live.house import House, NewTable, SeatWish
from tafelrunde.table.live.showing import Viewer
from tafelrunde.table.live.table import LiveTable
from tafelrunde.table.wire.refusing import NotAllowed
from tests.helpers.workers import NoBots


class Kept:
    """Tables in a store, and a server that is started anew for them."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "tables.sqlite"
        self.storage = Storage(f"sqlite:///{self.file}")
        self.house = self.start()

    def start(self) -> House:
        self.house = House(self.storage, NoBots())  # type: ignore[arg-type]
        return self.house

    async def play(self, answers: int, seed: int | None = 3) -> str:
        """A table of two people at which so many answers were given, as a killed server leaves it."""
        wish = NewTable("monster_lands", (SeatWish(name="Ada"), SeatWish(name="Ben")), seed=seed)
        opened = await self.house.create(wish)
        table = await self.house.table(opened.table)
        for _ in range(answers):
            await answer(table)
        return opened.table

    def spoil(self, table: str, number: int) -> None:
        """A stored move is none that could have been made."""
        with sqlite3.connect(self.file) as db:
            changed = db.execute(
                "UPDATE moves SET option = 'dance' WHERE table_id = ? AND number = ?", (table, number)
            ).rowcount
        db.close()
        assert changed == 1


async def answer(table: LiveTable) -> None:
    decision = table.match.decisions[0]
    await table.answer(max(decision.seat, 0), table.moment, decision.options[0].id)


async def _nowhere(_: Any) -> None:
    return None


def notes(table: LiveTable, seat: int, language: str = "en") -> tuple[str, ...]:
    """What somebody is told above the table; -1 looks on."""
    return table.showing.frame(Viewer(_nowhere, frozenset({seat} - {-1}), language)).notes


@pytest.fixture
async def kept(tmp_path: Path) -> AsyncIterator[Kept]:
    found = Kept(tmp_path)
    yield found
    await found.house.close()
    found.storage.close()


@pytest.fixture
def other_content(monkeypatch: pytest.MonkeyPatch) -> Any:
    """From when it is called on there is one more card in the box."""
    kind = type(find("monster_lands"))
    return lambda: monkeypatch.setattr(kind, "content_digest", lambda self: "one more card")


@pytest.mark.parametrize("answers", [1, 10, 40, 47])
async def test_a_table_goes_on_under_other_content(kept: Kept, other_content: Any, answers: int) -> None:
    name = await kept.play(answers)
    other_content()
    table = await kept.start().table(name)
    assert (table.moment, table.record.kept.dropped) == (answers, 0)
    assert len([*table.match.past, *table.match.answers]) == answers
    assert table.record.kept.notes
    await answer(table)
    again = await kept.start().table(name)
    assert again.moment == answers + 1


async def test_what_does_not_fit_other_content_is_dropped_and_everybody_is_told(kept: Kept, other_content: Any) -> None:
    name = await kept.play(10)
    kept.spoil(name, 7)
    other_content()
    table = await kept.start().table(name)
    assert (len(table.match.answers), table.record.kept.dropped) == (6, 4)
    told = table.speaker("en").language.text("save-dropped", count=4)
    assert all(told in notes(table, seat) for seat in (-1, 0, 1))
    await answer(table)
    again = await kept.start().table(name)
    assert (again.moment, len([*again.match.past, *again.match.answers])) == (11, 7)


async def test_a_damaged_table_is_closed_with_words_and_the_others_live(kept: Kept) -> None:
    damaged, torn, whole = [await kept.play(3) for _ in range(3)]
    kept.spoil(damaged, 2)
    with sqlite3.connect(kept.file) as db:
        db.execute("UPDATE snapshots SET data = x'00ff' WHERE table_id = ?", (torn,))
    db.close()
    house = kept.start()
    for name in (damaged, torn):
        with pytest.raises(NotAllowed) as refused:
            await house.table(name)
        assert refused.value.reason == "table_damaged"
    table = await house.table(whole)
    await answer(table)
    assert table.moment == 4


async def test_everybody_is_told_that_somebody_chose_the_seed(kept: Kept) -> None:
    chosen = await kept.house.table(await kept.play(0, seed=7))
    for seat in (-1, 0, 1):
        assert any("chose its seed" in note for note in notes(chosen, seat))
        assert any("Startwert" in note or "Seed" in note for note in notes(chosen, seat, "de"))
    drawn = await kept.house.table(await kept.play(0, seed=None))
    assert notes(drawn, 0) == ()
    assert drawn.row.key
