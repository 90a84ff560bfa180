"""Nobody sees how far another seat is with a secret choice: only who has finished it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

import msgspec
import pytest

from tafelrunde.kernel import Match, games
from tafelrunde.table.http.infos import table_info
from tafelrunde.table.live.showing import Viewer
from tafelrunde.table.live.table import LiveTable
from tafelrunde.table.wire.protocol import Notice
from tests.helpers.watching import table_of


class _Eyes:
    """A viewer that keeps what it is sent."""

    def __init__(self, table: LiveTable, seats: Sequence[int]) -> None:
        self.sent: list[bytes] = []
        self.viewer = Viewer(self._keep, frozenset(seats), "en")
        table.showing.come(self.viewer, False)

    async def _keep(self, notice: Notice) -> None:
        self.sent.append(msgspec.json.encode(notice))


async def _shown(table: LiveTable) -> None:
    while table.showing._task is not None and not table.showing._task.done():
        await asyncio.sleep(0)


UNDO = "undo"


async def _seen(match: Match, seat: int, course: Sequence[str]) -> list[object]:
    """What everybody else is sent, and can ask for, while a seat chooses on that course."""
    table = table_of(match.clone())
    others = [one for one in range(match.setup.players) if one != seat]
    eyes = [_Eyes(table, seats) for seats in ([], others, *[[one] for one in others])]
    table.showing.show()
    await _shown(table)
    held = frozenset({seat})
    for option in course:
        if option == UNDO:
            await table.undo(seat, table.moment_for(held), held)
        else:
            await table.answer(seat, table.moment_for(held), option, held)
        await _shown(table)
    infos = [
        msgspec.structs.replace(table_info(table, e.viewer.seats, "en", table.showing.title("en")), changed=0.0)
        for e in eyes
    ]
    return [[e.sent for e in eyes], infos]


def _courses(match: Match, seat: int, dice: random.Random) -> list[list[str]]:
    """Some ways to finish a choice: shorter and longer ones, and with a change of mind."""
    found = []
    for turn in range(5):
        other, course = match.clone(), list[str]()
        while (asked := next((one for one in other.decisions if one.seat == seat), None)) is not None:
            option = dice.choice(asked.options).id
            course.append(option)
            other.answer(option, seat)
            if turn == 4 and len(course) == 1 and any(one.seat == seat for one in other.decisions):
                other.undo_seat(seat)
                course.append(UNDO)
            if len(course) > 60:
                break
        else:
            found.append(course)
    return found


def _before_ben_may_rest() -> tuple[Match, str]:
    """The first moment when both choose cards and Ben might rest instead, and the option by which he does."""
    dice = random.Random(2)
    match = Match.new("gloomhaven", players=2, seed=5)
    while True:
        asked = [decision for decision in match.decisions if decision.seat == 1 and decision.question == "select"]
        rests = [option.id for decision in asked for option in decision.options if not option.value]
        if rests and not match.choosing and len(match.decisions) == 2:
            return match, rests[0]
        decision = match.decisions[0]
        match.answer(dice.choice(decision.options), decision.seat)


async def test_a_long_rest_looks_like_two_cards() -> None:
    """A rest takes one answer, two cards take two."""
    match, rest = _before_ben_may_rest()
    cards = next(course for course in _courses(match, 1, random.Random(1)) if rest not in course and UNDO not in course)
    assert len(cards) == 2
    rested, played, begun, nothing = [await _seen(match, 1, course) for course in ([rest], cards, cards[:1], [])]
    same = rested == played  # long: nobody wants to see their difference
    assert same
    same = begun == nothing
    assert same
    same = rested == nothing
    assert not same, "they are told that he has chosen"


@pytest.mark.parametrize("game", games())
async def test_others_see_only_who_has_chosen(game: str) -> None:
    dice = random.Random(4)
    compared, lengths = 0, set()
    match = Match.new(game, players=3, seed=4)
    for _ in range(500):
        if match.over or compared >= 12:
            break
        if match.together and not match.choosing and len(match.decisions) > 1:
            seat = dice.choice([decision.seat for decision in match.decisions])
            courses = _courses(match, seat, dice)
            lengths |= {len(course) for course in courses}
            seen = [await _seen(match, seat, course) for course in courses]
            same = all(one == seen[0] for one in seen)
            assert same
            begun = await _seen(match, seat, courses[0][:1]) if len(courses[0]) > 1 else None
            if begun is not None:
                same = begun == await _seen(match, seat, [])
                assert same
            compared += 1
        decision = dice.choice(match.decisions)
        match.answer(dice.choice(decision.options), decision.seat)
    if game == "gloomhaven":
        assert compared >= 6
        assert len(lengths) > 2
