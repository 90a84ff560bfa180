"""Who decided for all, and what an undo would take back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.kernel import Match
from tafelrunde.kernel.papers.save import dump, restore
from tafelrunde.kernel.run import Run
from tafelrunde.table.keeping.storage import SeatRow, Storage
from tafelrunde.table.live.house import House, NewTable, SeatWish
from tafelrunde.table.live.table import LiveTable
from tafelrunde.table.wire.refusing import NotAllowed

TWO = (SeatWish(name="Ada"), SeatWish(name="Ben"))
DECIDED = "Ben decides for all: Elias (Who is the Chosen One?)"


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    found = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield found
    found.close()


async def _table(storage: Storage, seats: tuple[SeatWish, ...] = TWO, **options: str) -> LiveTable:
    house = House(storage, None)  # type: ignore[arg-type]
    wish = NewTable("massive_darkness", seats, {"heroes": "recommended", **options}, seed=3)
    return await house.table((await house.create(wish)).table)


def _log(table: LiveTable, seat: int = 0, language: str = "en") -> list[str]:
    speaker = table.speaker(language)
    return [speaker.language.event(event, seat) for event in table.match.events]


async def test_the_log_says_who_decided_where_several_people_play(storage: Storage) -> None:
    table = await _table(storage, quest="chosen_one")
    assert DECIDED not in _log(table)
    await table.answer(1, 0, "hero:1")
    assert DECIDED in _log(table)
    assert "Ben entscheidet für alle: Elias (Wer ist der Auserwählte?)" in _log(table, language="de")
    again = await House(storage, None).table(table.row.id)  # type: ignore[arg-type]
    assert DECIDED in _log(again)
    saved = restore(Match, dump(table.match), Path("a save")).match
    assert [event.kind for event in saved.events] == [event.kind for event in table.match.events]
    await table.undo(0, 1)
    assert DECIDED not in _log(table)
    table.match.redo()
    assert DECIDED in _log(table)


async def test_nobody_is_told_who_decided_where_one_person_plays(storage: Storage) -> None:
    table = await _table(storage, (SeatWish(name="Ada"), SeatWish(name="Ben")), quest="chosen_one")
    await table.give_seat(1, "sensible")
    await table.answer(0, 0, "hero:1")
    assert not [line for line in _log(table) if "decides for all" in line]


async def test_a_decision_of_ones_own_is_not_announced(storage: Storage) -> None:
    table = await _table(storage)
    decision = table.match.decision
    assert decision is not None
    await table.answer(decision.seat, 0, decision.options[0].id)
    assert not [line for line in _log(table) if "decides for all" in line]


async def test_an_undo_says_what_it_takes_back(storage: Storage) -> None:
    table = await _table(storage)
    seat = table.match.decisions[0].seat

    def label(language: str = "en", at: LiveTable = table) -> str:
        return at.taking_back.undo_info(seat, frozenset({seat}), at.speaker(language)).label

    await table.answer(seat, 0, "move:B5")
    hero = table.speaker("en").language.figure(seat)
    assert label() == f"{hero} moves to B5"
    assert label("de") == f"{hero} zieht nach B5"
    await table.answer(seat, 1, "stop")
    assert label() == f"{hero}: Stop moving (One movement point and 2 actions left)"
    again = await House(storage, None).table(table.row.id)  # type: ignore[arg-type]
    assert label(at=again) == label()
    await table.undo(seat, 2)
    assert label() == f"{hero} moves to B5"
    forked = LiveTable(again.row, _Kept(dump(again.match), again.seats), None)  # type: ignore[arg-type]
    assert label(at=forked) == f"{hero}: Stop moving (One movement point and 2 actions left)"


class _Kept:
    """A storage that holds one snapshot and no move."""

    def __init__(self, snapshot: bytes, seats: list[SeatRow]) -> None:
        self._snapshot = snapshot
        self._seats = seats

    def seats(self, table: str) -> list[SeatRow]:
        return self._seats

    def chapters(self, table: str) -> list[bytes]:
        return []

    def snapshot(self, table: str) -> tuple[int, bytes]:
        return 2, self._snapshot

    def moves(self, table: str, after: int) -> list[object]:
        return []


async def test_an_answer_over_which_the_rules_break_down_changes_nothing(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await _table(storage)
    decision = table.match.decisions[0]
    seat, option, before = max(decision.seat, 0), decision.options[0].id, table.match.position()

    def fails(*_: object) -> None:
        raise ZeroDivisionError("a fault in the rules")

    with monkeypatch.context() as broken:
        broken.setattr(Run, "answer", fails)
        with pytest.raises(NotAllowed) as refused:
            await table.answer(seat, 0, option)
    assert refused.value.reason == "rules_failed"
    assert (table.moment, table.match.position()) == (0, before)
    await table.answer(seat, 0, option)
    assert table.moment == 1
