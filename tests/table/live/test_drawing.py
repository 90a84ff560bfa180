"""Drawing that takes long, or never ends, keeps nobody else waiting: neither other tables nor whoever answers."""

from __future__ import annotations

import asyncio
import random
import threading
import time
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.kernel import NOBODY, Match, rulebook
from tafelrunde.table.keeping.storage import Storage
from tafelrunde.table.live import showing, thinking
from tafelrunde.table.live.drawing import Moment, draw_moment
from tafelrunde.table.live.house import House, NewTable, SeatWish
from tafelrunde.table.live.showing import Viewer
from tafelrunde.table.live.table import LiveTable
from tafelrunde.table.live.thinking import Thinkers, TooLong
from tafelrunde.table.wire.refusing import NotAllowed
from tests.helpers.workers import NoBots

SEATS = (SeatWish(name="Ada"), SeatWish(name="Ben"))


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    storage = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    found = House(storage, NoBots())  # type: ignore[arg-type]
    yield found
    await found.close()
    storage.close()


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    found = Thinkers(1)
    yield found
    found.close()


async def _table(house: House, game: str = "monster_lands", seed: int = 7) -> LiveTable:
    return await house.table((await house.create(NewTable(game, SEATS, seed=seed))).table)


async def _answer(table: LiveTable, dice: random.Random) -> None:
    decision = dice.choice(table.match.decisions)
    await table.answer(max(decision.seat, 0), table.moment, dice.choice(decision.options).id)


def _sleep(seconds: float) -> str:
    time.sleep(seconds)
    return "slept"


def _spin() -> None:
    while True:
        pass


async def test_a_worker_that_does_not_come_to_an_end_is_replaced(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await thinkers.draw("a", _sleep, 0.0) == "slept"  # starting one takes its time
    monkeypatch.setattr(thinking, "DRAW_SECONDS", 1.0)
    with pytest.raises(TooLong):
        await thinkers.draw("a", _spin)
    monkeypatch.setattr(thinking, "DRAW_SECONDS", 60.0)
    assert await thinkers.draw("a", _sleep, 0.0) == "slept"


def _known(game: str) -> bool:
    return game in rulebook._registered


async def test_a_worker_has_loaded_the_game_before_the_time_of_its_work_begins(thinkers: Thinkers) -> None:
    """On a busy machine it would be ended while it loads a game, again and again."""
    assert await thinkers.draw("a", _known, "gloomhaven", game="gloomhaven")
    assert not await thinkers.draw("a", _known, "frosthaven", game="gloomhaven")


async def test_nobody_waits_for_the_worker_of_another_table(thinkers: Thinkers) -> None:
    names = ["a", next(name for name in "bcdef" if _place(name) != _place("a"))]
    for name in names:
        await thinkers.draw(name, _sleep, 0.0)
    slow = asyncio.create_task(thinkers.draw(names[0], _sleep, 20.0))
    await asyncio.sleep(0.05)
    assert await thinkers.draw(names[1], _sleep, 0.0) == "slept"
    assert not slow.done()
    slow.cancel()


def _place(name: str) -> int:
    return zlib.crc32(name.encode()) % thinking.DRAWERS


async def test_answers_are_stored_while_a_preview_is_drawn(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It used to hold the table, and everybody's event loop, until it was done."""
    table = await _table(house)
    drawing, going_on = asyncio.Event(), asyncio.Event()
    workers: Any = house.thinkers
    draw = workers.draw

    async def slow(*args: Any, **more: Any) -> Any:
        drawing.set()
        await going_on.wait()
        return await draw(*args, **more)

    monkeypatch.setattr(workers, "draw", slow)
    decision = table.match.decisions[0]
    asked = asyncio.create_task(table.preview(decision.seat, 0, decision.options[0].id, "en"))
    await drawing.wait()
    await _answer(table, random.Random(1))
    assert table.moment == 1
    going_on.set()
    assert (await asked).option == decision.options[0].id


async def test_the_loop_goes_on_while_a_slow_frame_is_drawn(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, quick = await _table(house), await _table(house)
    drawn = asyncio.Event()
    released = threading.Event()
    picture = slow.showing._picture

    def waits(seat: int, language: str) -> Any:
        loop.call_soon_threadsafe(drawn.set)
        assert released.wait(60)
        return picture(seat, language)

    loop = asyncio.get_running_loop()
    monkeypatch.setattr(slow.showing, "_picture", waits)
    sent: list[Any] = []

    async def send(notice: Any) -> None:
        sent.append(notice)

    slow.showing.come(Viewer(send, frozenset({0}), "en"), False)
    slow.showing.show()
    await drawn.wait()
    await _answer(quick, random.Random(1))
    assert quick.moment == 1
    assert not sent
    released.set()
    async with asyncio.timeout(60):
        while not sent:
            await asyncio.sleep(0.01)


async def test_what_is_drawn_quickly_is_drawn_at_once_from_then_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await _table(house)
    viewer = Viewer(showing.nowhere, frozenset({0}), "en")
    assert not table.showing._is_quick
    monkeypatch.setattr(showing, "QUICK", 1_000.0)
    table.showing._timed(viewer)
    assert table.showing._is_quick
    monkeypatch.setattr(showing, "QUICK", 0.0)
    table.showing._timed(viewer)
    assert not table.showing._is_quick


@pytest.mark.parametrize("game", ["monster_lands", "gloomhaven", "massive_darkness"])
async def test_a_moment_drawn_by_a_worker_is_what_was_seen_then(house: House, game: str) -> None:
    table = await _table(house, game)
    dice = random.Random(game)
    seen: dict[int, dict[int, Any]] = {}
    for number in range(30):
        frames = {}
        for seat in (0, 1, NOBODY):
            held = frozenset({seat}) if seat >= 0 else frozenset[int]()
            frame = table.showing.frame(Viewer(showing.nowhere, held, "en"))
            frames[seat] = msgspec.json.decode(msgspec.json.encode(frame))
        if not table.match.choosing:
            seen[number] = frames
        await _answer(table, dice)
    assert len(seen) > 5
    for number, frames in seen.items():
        if number > len(table.match.answers) - table.match.choosing:
            continue
        for seat, then in frames.items():
            held = frozenset({seat}) if seat >= 0 else frozenset[int]()
            drawn = msgspec.json.decode(await table.drawn(number, seat, held, "en"))
            for field in ("scene", "log", "status", "waiting", "briefing", "result"):
                assert drawn[field] == then[field], (number, seat, field)
            assert drawn["asked"] is None


async def test_a_worker_follows_undo_and_another_way(house: House) -> None:
    """It remembers the match it has seen, and is told only what was answered since."""
    table = await _table(house)
    dice = random.Random(3)
    easel = table._easel("en")
    thinking._matches.clear()
    for _ in range(20):
        for _ in range(dice.randrange(1, 4)):
            await _answer(table, dice)
        last = table.match.answers[-1].seat
        if dice.random() < 0.5:
            with suppress(NotAllowed):
                await table.undo(max(last, 0), table.moment, frozenset({0, 1}))
        easel = table._easel("en")
        number = len(table.match.answers)
        wish = Moment(number, 0, number, (), ())
        drawn = msgspec.json.decode(draw_moment(easel, wish))
        if dice.random() < 0.2:
            thinking._matches.clear()
        frame = table.showing.frame(Viewer(showing.nowhere, frozenset({0}), "en"))
        assert drawn["scene"] == msgspec.json.decode(msgspec.json.encode(frame.scene))


@pytest.mark.parametrize("forgets", [True, False])
async def test_a_worker_knows_what_was_taken_back_since_a_table_was_opened(house: House, forgets: bool) -> None:
    """A table that goes on from a save is opened from a later one, and answers that this one has are taken back."""
    other = Match.new("monster_lands", 2, 1).fork(0, b"k" * 32)
    opened = await house.from_match(other, SEATS, "fork")
    table = await house.table(opened.table)
    dice = random.Random(4)
    for _ in range(6):
        await _answer(table, dice)
    await house._put_away(opened.table)
    table = await house.table(opened.table)
    thinking._matches.clear()
    if not forgets:
        thinking.up_to_date(table.bots.job(0, ""))
    last = max(table.match.answers[-1].seat, 0)
    await table.undo(last, table.moment, frozenset({0, 1}))
    known = thinking.up_to_date(table.bots.job(0, ""))
    assert list(known.answers) == list(table.match.answers)
    assert msgspec.msgpack.encode(known.state) == msgspec.msgpack.encode(table.match.state)


async def test_an_answer_over_which_the_rules_do_not_end_is_refused_where_a_stranger_wrote_the_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match.new("monster_lands", 2, 1)
    opened = await house.from_match(match, SEATS, "position")
    table = await house.table(opened.table)
    workers: Any = house.thinkers

    async def too_long(*_: Any, **__: Any) -> None:
        raise TooLong("rehearse")

    draw = workers.draw
    monkeypatch.setattr(workers, "draw", too_long)
    decision = table.match.decisions[0]
    with pytest.raises(NotAllowed) as refused:
        await table.answer(decision.seat, 0, decision.options[0].id)
    assert refused.value.reason == "rules_failed"
    assert (table.moment, len(table.match.answers)) == (0, 0)
    monkeypatch.setattr(workers, "draw", draw)
    await table.answer(decision.seat, 0, decision.options[0].id)
    assert table.moment == 1
