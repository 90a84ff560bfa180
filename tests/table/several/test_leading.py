"""Two houses over one database: a table is led by one of them, and whoever does not lead it changes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tafelrunde.table.keeping.leases import Elsewhere, Leases, Living
from tafelrunde.table.keeping.storage import Storage
from tafelrunde.table.live import leading as module
from tafelrunde.table.live.house import House, NewTable, SeatWish
from tafelrunde.table.live.leading import Leading
from tafelrunde.table.live.showing import Viewer
from tafelrunde.table.live.table import LiveTable
from tafelrunde.table.wire.limits import SHARES, Shares
from tafelrunde.table.wire.refusing import NotAllowed, plain_words

SEATS = (SeatWish(name="Ada"), SeatWish(name="Ben"))


class CutOff(Leases):
    """The way to the database, which can be cut."""

    cut = False

    def live(self, process: str, address: str, seconds: float) -> Living:
        if self.cut:
            raise OperationalError("UPDATE", {}, Exception("no route to host"))
        return super().live(process, address, seconds)


class Process:
    """A house with its lease, without the web server around it."""

    def __init__(self, database: str, name: str) -> None:
        self.storage = Storage(database)
        self.leases = CutOff(database)
        self.leading = Leading(self.leases, f"{name}:1")
        self.house = House(self.storage, None, self.leading)  # type: ignore[arg-type]

    async def end(self) -> None:
        await self.house.close()
        await self.leading.stop()
        self.storage.close()


@pytest.fixture
async def two(database: str) -> AsyncIterator[tuple[Process, Process]]:
    both = Process(database, "a"), Process(database, "b")
    for process in both:
        await process.leading._live()  # hearts beat only when a test says so: nothing depends on time
    yield both
    for process in both:
        await process.end()


async def _beats(*processes: Process) -> None:
    for process in processes:
        await process.leading._live()


async def _dies(process: Process) -> None:
    """Its lease ends: by the clock of the database, and by its own."""
    await asyncio.to_thread(process.leases.live, process.leading.id, process.leading.address, -1)
    process.leading._until = module._now() - 1


async def _answer(table: LiveTable) -> None:
    decision = table.match.decisions[0]
    await table.answer(max(decision.seat, 0), table.moment, decision.options[0].id)


def _watch(table: LiveTable) -> list[str]:
    """What becomes of somebody who looks on."""
    fate: list[str] = []

    async def send(_: Any) -> None:
        fate.append("shown")

    table.showing.come(Viewer(send, frozenset({0, 1}), "en", leave=lambda: fate.append("sent away")), False)
    return fate


async def test_a_table_is_open_in_one_house_only(two: tuple[Process, Process]) -> None:
    a, b = two
    opened = await a.house.create(NewTable("monster_lands", SEATS, seed=7))
    await a.house.table(opened.table)
    with pytest.raises(Elsewhere) as found:
        await b.house.table(opened.table)
    assert (found.value.process, found.value.address) == (a.leading.id, "a:1")
    assert b.house.open_tables == 0


async def test_a_table_that_was_put_away_can_be_opened_elsewhere_at_once(two: tuple[Process, Process]) -> None:
    a, b = two
    opened = await a.house.create(NewTable("monster_lands", SEATS, seed=7))
    table = await a.house.table(opened.table)
    await _answer(table)
    a.house._touched[opened.table] = table.quiet_since = 0
    assert await a.house.tidy() == 1
    there = await b.house.table(opened.table)
    assert there.moment == 1
    with pytest.raises(NotAllowed) as late:
        await _answer(table)  # somebody had it at hand still
    assert late.value.reason == "moved"
    await _answer(there)
    assert [move.number for move in b.storage.moves(opened.table)] == [1, 2]


CHANGES: dict[str, Callable[[LiveTable], Any]] = {
    "answer": _answer,
    "undo": lambda table: table.undo(table.match.answers[-1].seat, table.moment, frozenset({0, 1})),
    "rename": lambda table: table.rename(0, "Late"),
    "give seat": lambda table: table.give_seat(0, "random"),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
async def test_who_wakes_up_after_another_took_the_table_changes_nothing(
    two: tuple[Process, Process], change: Callable[[LiveTable], Any]
) -> None:
    a, b = two
    opened = await a.house.create(NewTable("monster_lands", SEATS, seed=7))
    old = await a.house.table(opened.table)
    await _answer(old)
    fate = _watch(old)
    await _dies(a)
    new = await b.house.table(opened.table)
    a.leading._until = module._now() + 60  # it does not know yet
    with pytest.raises(NotAllowed) as refused:
        await change(old)
    assert refused.value.reason == "moved"
    assert fate[-1] == "sent away"
    assert a.house.open_tables == 0
    assert len(b.storage.moves(opened.table)) == 1
    assert [row.name for row in b.storage.seats(opened.table)] == ["Ada", "Ben"]
    await _answer(new)
    await _beats(a)
    with pytest.raises(Elsewhere):
        await a.house.table(opened.table)


async def test_who_is_cut_off_from_the_database_gives_up_all_tables(
    two: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BEAT_SECONDS", 0.01)
    a, b = two
    await _beats(a, b)
    opened = await a.house.create(NewTable("monster_lands", SEATS, seed=7))
    table = await a.house.table(opened.table)
    fate = _watch(table)
    a.leases.cut = True
    a.leading._beat = asyncio.create_task(a.leading._keep_living())
    await asyncio.sleep(0.05)
    assert "sent away" not in fate  # its lease has not ended
    a.leading._until = module._now()
    for _ in range(200):
        if fate and fate[-1] == "sent away":
            break
        await asyncio.sleep(0.02)
    assert fate[-1] == "sent away"
    with pytest.raises(NotAllowed) as refused:
        await a.house.table(opened.table)
    assert refused.value.reason == "store_away"
    a.leases.cut = False
    for _ in range(200):
        if a.leading.in_time:
            break
        await asyncio.sleep(0.02)
    assert (await a.house.table(opened.table)).moment == 0


async def test_who_serves_alone_keeps_the_tables_until_the_database_is_back(database: str) -> None:
    alone = Process(database, "a")
    await _beats(alone)
    opened = await alone.house.create(NewTable("monster_lands", SEATS, seed=7))
    table = await alone.house.table(opened.table)
    alone.leading._until = module._now() - 1
    assert alone.leading.may_show
    assert not alone.leading.in_time
    await _answer(table)  # nobody has taken it
    await _beats(alone)
    assert await alone.house.table(opened.table) is table
    await alone.end()


async def test_who_lives_again_finds_out_what_was_taken_meanwhile(two: tuple[Process, Process]) -> None:
    a, b = two
    names = [(await a.house.create(NewTable("monster_lands", SEATS, seed=seed))).table for seed in (1, 2)]
    taken, kept = [await a.house.table(name) for name in names]
    fates = _watch(taken), _watch(kept)
    a.leading._others = {}  # it was alone when the database went away
    await _dies(a)
    await _answer(await b.house.table(names[0]))
    await _beats(a)
    for _ in range(500):
        if "sent away" in fates[0] and kept.record.certain and not kept._lock.locked():
            break
        await asyncio.sleep(0.01)
    assert fates[0][-1] == "sent away"
    assert "sent away" not in fates[1]
    await _answer(kept)
    assert a.house.open_tables == 1


async def test_who_was_thought_dead_finds_out_though_its_own_clock_says_nothing(two: tuple[Process, Process]) -> None:
    """The clock of the database was set forward."""
    a, b = two
    opened = await a.house.create(NewTable("monster_lands", SEATS, seed=7))
    fate = _watch(await a.house.table(opened.table))
    await asyncio.to_thread(a.leases.live, a.leading.id, a.leading.address, -1)
    assert a.leading.in_time
    await _answer(await b.house.table(opened.table))
    await _beats(a)
    for _ in range(500):
        if "sent away" in fate:
            break
        await asyncio.sleep(0.01)
    assert fate[-1] == "sent away"
    assert a.house.open_tables == 0


async def test_who_serves_alone_tells_everybody_that_the_database_is_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who came a moment ago may lead a table by now: nobody shall take what they see for the newest."""
    monkeypatch.setattr(module, "BEAT_SECONDS", 0.01)
    alone = Process(database, "a")
    await _beats(alone)
    opened = await alone.house.create(NewTable("monster_lands", SEATS, seed=7))
    table = await alone.house.table(opened.table)
    fate = _watch(table)
    monkeypatch.setattr(alone.storage, "table", lambda _: alone.leases.live("", "", 0))
    alone.leases.cut = True
    alone.leading._until = module._now()
    alone.leading._beat = asyncio.create_task(alone.leading._keep_living())
    for _ in range(500):
        if not table.record.certain:
            break
        await asyncio.sleep(0.01)
    assert table.notes(table.speaker("en"))[0] == table.speaker("en").language.text("table-store_away")
    assert "sent away" not in fate
    with pytest.raises(NotAllowed, match="can't reach its store"):
        await _answer(table)
    alone.leases.cut = False
    monkeypatch.undo()
    for _ in range(500):
        if table.record.certain:
            break
        await asyncio.sleep(0.01)
    await _answer(table)
    assert await alone.house.table(opened.table) is table
    await alone.end()


async def test_who_ends_leaves_everything_to_the_others_at_once(two: tuple[Process, Process]) -> None:
    a, b = two
    opened = await a.house.create(NewTable("monster_lands", SEATS, seed=7))
    table = await a.house.table(opened.table)
    fate = _watch(table)
    await _answer(table)
    gone = b.leading.gone(a.leading.id)
    await _beats(b)
    assert not gone.is_set()
    await a.house.close()
    assert (await b.house.table(opened.table)).moment == 1  # before its lease ends
    assert fate[-1] == "sent away"
    await asyncio.to_thread(a.leases.leave, a.leading.id)
    await _beats(b)
    assert gone.is_set()
    assert b.leading.gone(a.leading.id).is_set()
    assert b.leading.processes == 1


def test_a_share_is_divided_among_the_processes() -> None:
    rate, burst = SHARES["make"][0]
    for processes in (1, 2, 4):
        shares = Shares(partial(int, processes))
        taken = sum(shares.take("make", "192.0.2.1") for _ in range(200))
        assert burst // processes <= taken <= burst // processes + 1 + rate
    assert Shares(lambda: 1000).take("call", "192.0.2.1")  # something is left for everybody


@pytest.mark.parametrize("language", ["en", "de"])
def test_whoever_comes_while_a_table_is_taken_over_is_told_so(language: str) -> None:
    assert plain_words(language).has("table-moved")
