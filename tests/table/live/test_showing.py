"""What viewers are shown and when: only what is on disk, the newest last, and slow readers less."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.table.keeping.storage import Storage
from tafelrunde.table.live import house, showing
from tafelrunde.table.live.bots import AHEAD
from tafelrunde.table.live.house import House, NewTable, SeatWish
from tafelrunde.table.live.showing import Viewer
from tafelrunde.table.live.table import LiveTable
from tafelrunde.table.live.thinking import Job, Thought
from tafelrunde.table.wire.protocol import Frame, Notice, Patch


class SlowStorage(Storage):
    """A disk that takes its time."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.ready = threading.Event()
        self.ready.set()

    def append(self, *args: Any) -> None:
        assert self.ready.wait(10)
        super().append(*args)


class Reader:
    """A viewer that keeps what it is sent."""

    def __init__(self, table: LiveTable, seats: frozenset[int] = frozenset()) -> None:
        self.sent: list[Notice] = []
        self.room = True
        self.viewer = Viewer(self._receive, seats, "en", has_room=lambda: self.room)
        table.showing.viewers.add(self.viewer)
        table.showing.show()

    async def _receive(self, notice: Notice) -> None:
        self.sent.append(notice)

    @property
    def moments(self) -> list[int]:
        """The moments it was shown; a patch that does not name one is about the same."""
        found = []
        for notice in self.sent:
            if isinstance(notice, Frame):
                found.append(notice.moment)
            elif isinstance(notice, Patch) and "moment" in notice.changed:
                found.append(notice.changed["moment"])
        return found


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showing, "QUICK", 1_000.0)


@pytest.fixture
def storage(tmp_path: Path) -> Any:
    found = SlowStorage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield found
    found.ready.set()
    found.close()


async def _table(storage: Storage, seats: int = 1) -> LiveTable:
    rooms = House(storage, None)  # type: ignore[arg-type]
    wish = NewTable("monster_lands", tuple([SeatWish(name=f"P{n}") for n in range(seats)]), seed=5)
    table = await rooms.table((await rooms.create(wish)).table)
    table.showing._is_quick = True  # drawn at once, however busy this machine is
    return table


async def _rest() -> None:
    """Until everybody has been shown everything."""
    for _ in range(50):
        await asyncio.sleep(0.002)


async def test_nobody_sees_an_answer_before_it_is_on_disk(storage: SlowStorage) -> None:
    table = await _table(storage)
    storage.ready.clear()
    answering = asyncio.create_task(table.answer(0, 0, "pawn"))
    await _rest()
    early = Reader(table)
    await _rest()
    assert early.sent == []
    storage.ready.set()
    await answering
    await _rest()
    assert early.moments == [1]
    assert [move.option for move in storage.moves(table.row.id)] == ["pawn"]


async def test_a_slow_reader_is_shown_less_and_then_the_newest(storage: SlowStorage) -> None:
    table = await _table(storage)
    quick, slow = Reader(table), Reader(table)
    await _rest()
    slow.room = False
    for moment, option in enumerate(["pawn", "pawn:strength", "done"]):
        await table.answer(0, moment, option)
        await _rest()
    assert quick.moments == [0, 1, 2, 3]
    assert slow.moments == [0]
    slow.room = True
    table.showing.catch_up()
    await _rest()
    assert slow.moments == [0, 3]


async def test_changes_that_come_at_once_are_shown_as_one(storage: SlowStorage) -> None:
    table = await _table(storage)
    reader = Reader(table)
    await _rest()
    for moment, option in enumerate(["pawn", "pawn:strength", "done"]):
        async with table.settled():  # nobody can be shown anything meanwhile
            table.match.answer(option, 0)
            table.record.kept.moment = moment + 1
            table.showing.changed()
    await _rest()
    assert reader.moments[-1] == 3
    assert reader.moments == sorted(set(reader.moments))


async def test_a_picture_that_fails_is_nobody_elses_trouble(
    storage: SlowStorage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await _table(storage, seats=2)
    picture = table.showing._picture

    def broken(seat: int, language: str) -> Frame:
        if seat == 1:
            raise ValueError("no picture")
        return picture(seat, language)

    monkeypatch.setattr(table.showing, "_picture", broken)
    readers = [Reader(table, frozenset({seat})) for seat in (0, 1)]
    spectator = Reader(table)
    await _rest()
    assert [len(reader.sent) > 0 for reader in (*readers, spectator)] == [True, False, True]
    assert "can't be shown" in caplog.text


async def test_only_idle_tables_are_put_away(storage: SlowStorage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "MOST_LIVE", 4)
    monkeypatch.setattr(house, "SOON", 0.0)
    rooms = House(storage, None)  # type: ignore[arg-type]
    wish = NewTable("monster_lands", (SeatWish(name="A"),), seed=5)
    names = [(await rooms.create(wish)).table for _ in range(4)]
    watched = await rooms.table(names[0])
    Reader(watched)
    for name in names[1:]:
        await rooms.table(name)
    quiet = await rooms.table(names[1])
    await quiet.answer(0, 0, "pawn")
    for name in names[2:]:
        await rooms.table(name)  # later than the quiet one
    await rooms.table((await rooms.create(wish)).table)
    assert await rooms.table(names[0]) is watched
    again = await rooms.table(names[1])
    assert again is not quiet
    assert again.moment == 1
    assert watched.showing.viewers


@pytest.mark.parametrize(("language", "title"), [("en", "Quest 2: Black Widow"), ("de", "Abenteuer 2: Schwarze Witwe")])
async def test_what_the_table_is_about_comes_in_the_viewers_language(
    storage: SlowStorage, language: str, title: str
) -> None:
    rooms = House(storage, None)  # type: ignore[arg-type]
    options: dict[str, str | int | bool] = {"quest": "black_widow", "heroes": "recommended"}
    opened = await rooms.create(NewTable("massive_darkness", (SeatWish(name="Ada"),), options, seed=3))
    table = await rooms.table(opened.table)
    reader = Reader(table)
    reader.viewer.speak(language)
    await _rest()
    first = reader.sent[0]
    assert isinstance(first, Frame)
    assert first.briefing is not None
    assert first.briefing["title"] == title
    assert [line["rule"] for line in first.briefing["defeat"]] == ["MD-Q2-08", "MD-HRO-14"]
    assert table.match.decision is not None
    await table.answer(0, 0, table.match.decision.options[0].id)
    await _rest()
    assert isinstance(reader.sent[-1], Patch)
    assert "briefing" not in reader.sent[-1].changed  # it is not said again


async def test_a_game_without_a_briefing_tells_none(storage: SlowStorage) -> None:
    reader = Reader(await _table(storage))
    await _rest()
    assert isinstance(reader.sent[0], Frame)
    assert reader.sent[0].briefing is None


class Careless:
    """Thinkers that take the first option of whatever is asked."""

    table: LiveTable

    async def think(self, job: Job) -> Thought:
        await asyncio.sleep(0)
        return Thought(self.table.match.decisions[0].options[0].id)


async def _two_people(storage: Storage) -> LiveTable:
    thinkers = Careless()
    rooms = House(storage, thinkers)  # type: ignore[arg-type]
    people = (SeatWish(name="Ada"), SeatWish(name="Ben"))
    thinkers.table = await rooms.table((await rooms.create(NewTable("monster_lands", people, seed=5))).table)
    return thinkers.table


async def test_bots_among_themselves_wait_for_those_who_watch(storage: SlowStorage) -> None:
    table = await _two_people(storage)
    reader, simple = Reader(table), Reader(table)
    table.showing.seen(reader.viewer, 0)
    for seat in (0, 1):
        await table.give_seat(seat, "random")
    await _rest()
    assert table.moment == AHEAD + 1
    await _rest()
    assert table.moment == AHEAD + 1
    table.showing.seen(reader.viewer, 2)
    await _rest()
    assert table.moment == AHEAD + 3
    table.showing.viewers.discard(reader.viewer)
    table.showing.reconsider()
    await _rest()
    assert table.moment > AHEAD + 6
    assert simple.viewer.seen is None
    await table.give_seat(0, "")  # somebody plays again: nobody waits for watchers
    await table.give_seat(1, "")


async def test_bots_do_not_play_for_nobody(storage: SlowStorage) -> None:
    """A client could make many tables of bots, and leave: they would keep workers and memory for hours."""
    table = await _two_people(storage)
    for seat in (0, 1):
        await table.give_seat(seat, "random")
    await _rest()
    before = table.moment
    await _rest()
    assert table.moment == before
    assert table.is_idle
    Reader(table)
    table.bots.wake()
    await _rest()
    assert table.moment > before
    table.showing.viewers.clear()
    await _rest()
    before = table.moment
    await _rest()
    assert table.moment == before


async def test_a_screen_that_has_not_reported_yet_is_waited_for_too(storage: SlowStorage) -> None:
    table = await _two_people(storage)
    await table.answer(0, 0, "pawn")
    screen = Reader(table)
    table.showing.come(screen.viewer, reports=True)
    for seat in (0, 1):
        await table.give_seat(seat, "random")
    await _rest()
    assert table.moment == 1 + AHEAD + 1
    await table.give_seat(0, "")
    await table.give_seat(1, "")


async def test_a_bot_that_waited_for_a_screen_leaves_a_seat_that_somebody_took_meanwhile(storage: SlowStorage) -> None:
    table = await _two_people(storage)
    screen = Reader(table)
    table.showing.come(screen.viewer, reports=True)
    for seat in (0, 1):
        await table.give_seat(seat, "random")
    await _rest()
    before = table.moment
    asked = table.match.decisions[0].seat
    await table.give_seat(asked, "")
    await _rest()
    assert table.moment == before
    assert not table.is_stuck(asked)
    await table.answer(asked, before, table.match.decisions[0].options[0].id)
    await table.give_seat(1 - asked, "")
