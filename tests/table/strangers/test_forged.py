"""Forged saves and positions: each is refused with words, or makes a table that can be opened, shown and played on."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.kernel import NOBODY, Match
from tafelrunde.kernel.papers.save import dump
from tafelrunde.table.keeping.storage import Storage
from tafelrunde.table.live.house import House, SeatWish
from tafelrunde.table.live.showing import Viewer
from tafelrunde.table.live.table import LiveTable
from tafelrunde.table.strangers.clerks import Clerks
from tafelrunde.table.strangers.papers import Paper, Position, SaveFile
from tafelrunde.table.wire.refusing import NotAllowed
from tests.helpers.effort import THOROUGH
from tests.helpers.forging import forged, moment
from tests.helpers.workers import NoBots

GAMES = ("frosthaven", "gloomhaven", "massive_darkness", "monster_lands", "sword_and_sorcery")
FORGED = 2_200 if THOROUGH > 1 else 24
PATIENT = pytest.mark.timeout(7200 if THOROUGH > 1 else 240)


class Reception:
    """A house and its clerks, without a server."""

    def __init__(self, folder: Path) -> None:
        self.storage = Storage(f"sqlite:///{folder / 'tables.sqlite'}")
        self.house = House(self.storage, NoBots())  # type: ignore[arg-type]
        self.clerks = Clerks(1)

    async def bring(self, paper: Paper) -> str:
        """What becomes of a paper: a reason why not, or `plays`."""
        try:
            start = await self.clerks.begin(paper, "somebody")
        except NotAllowed as error:
            return error.reason if str(error) else "no words"
        opened = await self.house.begin(start, [SeatWish(name="Ada")] * start.players, "save")
        table = await self.house.table(opened.table)
        dice = random.Random(7)
        for _ in range(5):
            for seat in range(NOBODY, start.players):
                table.showing.frame(Viewer(_nowhere, frozenset({seat}), dice.choice(["de", "en"])))
            if table.match.over:
                break
            decision = table.match.decisions[0]
            await table.answer(max(decision.seat, 0), table.moment, dice.choice(decision.options).id)
        await self._look_back(table, start.players)
        self.house._live.clear()
        return "plays"

    async def _look_back(self, table: LiveTable, players: int) -> None:
        """Every chapter can be replayed and gone back to, or is refused with words."""
        for number, chapter in enumerate(table.match.chapters):
            with suppress(NotAllowed):
                await table.drawn(chapter.answers, 0, frozenset({0}), "en", number)
        for _ in range(7):
            with suppress(NotAllowed):
                await table.undo(0, table.moment, frozenset(range(players)))


async def _nowhere(_: Any) -> None:
    return None


@pytest.fixture
async def reception(tmp_path: Path) -> AsyncIterator[Reception]:
    found = Reception(tmp_path)
    yield found
    found.clerks.close()
    await found.house.close()
    found.storage.close()


@PATIENT
@pytest.mark.parametrize("game", GAMES)
async def test_real_ones_are_played_on(reception: Reception, game: str) -> None:
    dice = random.Random(game)
    for _ in range(4):
        match = moment(game, dice)
        assert await reception.bring(SaveFile(dump(match))) == "plays"
        if not match.over:
            assert await reception.bring(Position(match.position())) == "plays"
            fork = match.fork(0, b"k" * 32)
            assert await reception.bring(SaveFile(dump(fork))) == "plays"


@PATIENT
@pytest.mark.parametrize("game", GAMES)
async def test_forged_ones_are_refused_or_played_on(reception: Reception, game: str) -> None:
    dice = random.Random(f"{game} {THOROUGH}")
    came: Counter[str] = Counter()
    match = moment(game, dice)
    for number in range(FORGED):
        if number % 8 == 7:
            match = moment(game, dice)
        came[await reception.bring(forged(match, dice))] += 1
    print(f"\n{game}: {FORGED} forged, {dict(came)}")
    assert set(came) <= {"plays", "bad_save", "bad_position", "too_hard"}
    assert came["bad_save"]
    assert came["bad_position"]


async def test_a_number_larger_than_any_game_has_is_refused_at_once(reception: Reception) -> None:
    spoilt = re.sub(r"gold: \d+", f"gold: {2**62}", Match.new("monster_lands", 2, 1).position(), count=1)
    with pytest.raises(NotAllowed, match="more than any game has"):
        await reception.clerks.begin(Position(spoilt), "somebody")
