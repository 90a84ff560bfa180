"""Tables that began from what a stranger wrote: all that is done there is tried first, and nobody else waits."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.kernel import Match
from tafelrunde.table.keeping.storage import Origin, Storage
from tafelrunde.table.live.house import House, SeatWish
from tafelrunde.table.live.record import Kept
from tafelrunde.table.live.showing import Viewer, nowhere
from tafelrunde.table.live.table import LiveTable
from tafelrunde.table.live.thinking import TooLong
from tafelrunde.table.wire.refusing import NotAllowed
from tests.helpers.campaigning import small_campaign
from tests.helpers.workers import NoBots

SEATS = (SeatWish(name="Ada"), SeatWish(name="Ben"))
BOTH = frozenset({0, 1})
ORIGINS: tuple[Origin, ...] = ("save", "position", "brought_fork")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    storage = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    found = House(storage, NoBots())  # type: ignore[arg-type]
    yield found
    await found.close()
    storage.close()


async def _brought(house: House, match: Match | None = None, origin: Origin = "save") -> LiveTable:
    opened = await house.from_match(match or Match.new("monster_lands", 2, 1), SEATS, origin)
    return await house.table(opened.table)


async def _answer(table: LiveTable) -> None:
    decision = table.match.decisions[0]
    await table.answer(max(decision.seat, 0), table.moment, decision.options[0].id)


def _hopeless(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a worker tries takes too long."""

    async def too_long(*_: Any, **__: Any) -> None:
        raise TooLong("rehearse")

    monkeypatch.setattr(house.thinkers, "draw", too_long)


async def test_what_goes_on_from_it_elsewhere_was_written_by_a_stranger_too(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await _brought(house)
    opened = await house.fork(table, None, 0, BOTH, SEATS)
    fork = await house.table(opened.table)
    again = await house.table((await house.fork(fork, None, 0, BOTH, SEATS)).table)
    assert fork.row.told_origin == again.row.told_origin == "fork"
    _hopeless(house, monkeypatch)
    for one in (table, fork, again):
        with pytest.raises(NotAllowed, match="did not come to an end"):
            await _answer(one)
        assert one.moment == 0
    own = await house.table((await house.from_match(Match.new("monster_lands", 2, 1), SEATS, "fork")).table)
    await _answer(own)
    assert own.moment == 1


async def test_taking_back_is_tried_first(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """An earlier chapter is played again for it: as the stranger wrote it."""
    match = small_campaign(2, seed=5)
    dice = random.Random(5)
    while not match.chapters or match.answers:
        decision = dice.choice(match.decisions)
        match.answer(dice.choice(decision.options), decision.seat)
    table = await _brought(house, match)
    chapters = len(table.match.chapters)
    assert not table.match.answers
    with monkeypatch.context() as patch:
        _hopeless(house, patch)
        with pytest.raises(NotAllowed, match="did not come to an end"):
            await table.undo(0, table.moment, BOTH)
    assert (table.moment, len(table.match.chapters)) == (0, chapters)
    await table.undo(0, table.moment, BOTH)
    assert (table.moment, len(table.match.chapters)) == (1, chapters - 1)


@pytest.mark.parametrize("origin", ORIGINS)
async def test_nothing_of_it_is_done_on_the_loop(house: House, monkeypatch: pytest.MonkeyPatch, origin: Origin) -> None:
    where: dict[str, set[str]] = {}

    def watch(owner: Any, name: str) -> None:
        work = getattr(owner, name)

        def watched(*args: Any, **more: Any) -> Any:
            where.setdefault(name, set()).add(threading.current_thread().name.partition("_")[0])
            return work(*args, **more)

        monkeypatch.setattr(owner, name, watched)

    watch(Kept, "answer")
    watch(Kept, "take_back")
    table = await _brought(house, origin=origin)
    watch(table.showing, "_picture")
    sent: list[Any] = []

    async def send(notice: Any) -> None:
        sent.append(notice)

    table.showing.come(Viewer(send, frozenset({0}), "en"), False)
    for number in range(4):
        await _answer(table)
        async with asyncio.timeout(60):
            while len(sent) <= number:
                await asyncio.sleep(0.01)
    await table.undo(table.match.answers[-1].seat, table.moment, BOTH)
    assert where == {"answer": {"guest"}, "take_back": {"guest"}, "_picture": {"guest"}}


async def test_an_answer_that_fails_leaves_everything_as_it_was(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await _brought(house)
    await _answer(table)
    before = table.record.kept

    def breaks(*_: Any) -> None:
        raise KeyError("the rules")

    with monkeypatch.context() as patch:
        patch.setattr(Match, "answer", breaks)
        with pytest.raises(NotAllowed) as refused:
            await _answer(table)
    assert refused.value.reason == "rules_failed"
    assert table.record.kept is before
    await _answer(table)
    assert table.moment == 2
    assert table.showing.frame(Viewer(nowhere, frozenset({0}), "en")).moment == 2


async def test_what_a_worker_can_not_draw_is_refused_with_words(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await _brought(house)

    async def breaks(*_: Any, **__: Any) -> None:
        raise IndexError("a scene that nobody has thought of")

    monkeypatch.setattr(house.thinkers, "draw", breaks)
    decision = table.match.decisions[0]
    for asked in (table.preview(decision.seat, 0, decision.options[0].id, "en"), table.drawn(0, 0, BOTH, "en")):
        with pytest.raises(NotAllowed) as refused:
            await asked
        assert refused.value.reason == "not_drawn"
