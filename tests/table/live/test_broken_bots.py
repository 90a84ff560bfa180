"""Bots that break down or answer nonsense: the table says so, and goes on when somebody helps."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tafelrunde.table.keeping.storage import Storage
from tafelrunde.table.live import record
from tafelrunde.table.live.house import House, NewTable, SeatWish
from tafelrunde.table.live.showing import Viewer
from tafelrunde.table.live.table import LiveTable
from tafelrunde.table.live.thinking import Job, Thought
from tafelrunde.table.wire.protocol import Frame
from tafelrunde.table.wire.refusing import NotAllowed


class Breaking:
    """Thinkers that do what a test says: an error is raised, a word is the option that the bot chooses."""

    def __init__(self) -> None:
        self.next: Exception | str = KeyError(10)
        self.asked = 0

    async def think(self, job: Job) -> Thought:
        self.asked += 1
        await asyncio.sleep(0)
        if isinstance(self.next, Exception):
            raise self.next
        return Thought(self.next)


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    found = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield found
    found.close()


async def _table(storage: Storage, thinkers: Breaking) -> LiveTable:
    """A bot, which is asked at once, and Ben, who is there."""
    house = House(storage, thinkers)  # type: ignore[arg-type]
    wish = NewTable("monster_lands", (SeatWish(bot="sensible", name="Isolde"), SeatWish(name="Ben")), seed=5)
    table = await house.table((await house.create(wish)).table)
    table.showing.viewers.add(Viewer(_nowhere, frozenset({1}), "en"))
    table.bots.wake()
    await _rest()
    return table


async def _rest() -> None:
    for _ in range(40):
        await asyncio.sleep(0.002)


def _seen(table: LiveTable, language: str = "en") -> Frame:
    return table.showing.frame(Viewer(_nowhere, frozenset({1}), language))


async def _nowhere(_: Any) -> None:
    return None


async def test_a_bot_that_breaks_down_is_seen_by_everybody_and_asked_once(storage: Storage) -> None:
    thinkers = Breaking()
    table = await _table(storage, thinkers)
    assert thinkers.asked == 1
    assert table.moment == 0
    assert table.is_stuck(0)
    frame = _seen(table)
    assert [seat.stuck for seat in frame.seats] == [True, False]
    assert frame.status == "The bot of Isolde has broken down; the game waits."
    assert _seen(table, "de").status == "Der Bot von Isolde ist abgestürzt; das Spiel wartet."
    await table.rename(1, "Benno")
    await _rest()
    assert thinkers.asked == 1


async def test_it_goes_on_when_it_is_let_try_again(storage: Storage) -> None:
    thinkers = Breaking()
    table = await _table(storage, thinkers)
    table.try_again(0)
    await _rest()
    assert thinkers.asked == 2
    assert table.is_stuck(0)
    thinkers.next = "pawn"
    table.try_again(0)
    await _rest()
    assert [answer.option for answer in table.match.answers] == ["pawn"]


async def test_it_goes_on_with_another_bot_or_a_person(storage: Storage) -> None:
    thinkers = Breaking()
    table = await _table(storage, thinkers)
    await table.give_seat(0, "")
    await _rest()
    assert not table.is_stuck(0)
    assert not any(seat.stuck for seat in _seen(table).seats)
    await table.answer(0, 0, "pawn")
    assert table.moment == 1
    thinkers.next = "pawn:strength"
    await table.give_seat(0, "random")
    await _rest()
    assert [answer.option for answer in table.match.answers][:2] == ["pawn", "pawn:strength"]


async def test_a_bot_that_answers_nonsense_is_not_asked_for_ever(storage: Storage) -> None:
    thinkers = Breaking()
    thinkers.next = "dance"
    table = await _table(storage, thinkers)
    assert thinkers.asked == 1
    assert table.is_stuck(0)


@pytest.mark.parametrize("error", [BrokenExecutor("it died"), NotAllowed("not_stored", "a full disk")])
async def test_what_is_no_fault_of_the_bot_passes_and_it_goes_on_by_itself(
    storage: Storage, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    monkeypatch.setattr(record, "FIRST_PAUSE", 0.001)
    thinkers = Breaking()
    thinkers.next = error
    table = await _table(storage, thinkers)
    while thinkers.asked < 4:
        await asyncio.sleep(0.002)
    assert table.moment == 0
    assert table.is_stuck(0)  # whoever waits may nudge it
    thinkers.next = "pawn"
    while not table.moment:
        await asyncio.sleep(0.002)
    assert [answer.option for answer in table.match.answers][:1] == ["pawn"]


async def test_an_answer_of_a_bot_that_could_not_be_stored_is_given_again(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record, "FIRST_PAUSE", 0.001)
    real, failures = storage.append, 0

    def failing(*args: Any, **more: Any) -> None:
        nonlocal failures
        failures += 1
        if failures < 5:
            raise OperationalError("COMMIT", {}, Exception("disk full"))
        real(*args, **more)

    monkeypatch.setattr(storage, "append", failing)
    thinkers = Breaking()
    thinkers.next = "pawn"
    table = await _table(storage, thinkers)
    while not table.moment:
        await asyncio.sleep(0.002)
    assert failures >= 5
    assert [answer.option for answer in table.match.answers][:1] == ["pawn"]


async def test_who_waits_for_a_bot_that_waits_for_the_store_may_nudge_it(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record, "FIRST_PAUSE", 3600.0)
    monkeypatch.setattr(record, "LONGEST_PAUSE", 3600.0)
    thinkers = Breaking()
    thinkers.next = BrokenExecutor("it died")
    table = await _table(storage, thinkers)
    for asked in (2, 3):
        table.try_again(0)
        await _rest()
        assert thinkers.asked == asked
    thinkers.next = "pawn"
    table.try_again(0)
    await _rest()
    assert [answer.option for answer in table.match.answers][:1] == ["pawn"]
