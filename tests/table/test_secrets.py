"""No byte sent to a seat or a spectator holds what it may not know, over whole games.

Two worlds are played side by side that differ only in what one seat can't know: everything hidden from it is dealt
anew. As long as nothing of that comes to light, every frame that seat is sent must be the same in both, byte for byte.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tafelrunde.kernel import NOBODY, Chance, Match
from tafelrunde.table.live import LiveTable, Viewer
from tafelrunde.table.storage import SeatRow, TableRow


class _NoStorage:
    def snapshot(self, _: str) -> None:
        return None

    def moves(self, _: str, after: int = 0) -> list[Any]:
        return []


async def _nowhere(_: Any) -> None:
    return None


def _table(match: Match) -> LiveTable:
    row = TableRow("t", match.rulebook.id, match.setup.players, match.setup.options, match.seed, "", 0.0, 0.0, False)
    seats = [SeatRow(seat, f"Player {seat}", "", "") for seat in range(match.setup.players)]
    table = LiveTable(row, seats, _NoStorage(), None)  # type: ignore[arg-type]
    table.match = match
    return table


def _frame(table: LiveTable, seat: int) -> bytes:
    viewer = Viewer(_nowhere, frozenset({seat}) if seat >= 0 else frozenset(), "en")
    return msgspec.json.encode(table.frame(viewer))


@pytest.mark.parametrize("seed", range(4))
def test_frames_do_not_depend_on_what_the_seat_cannot_know(seed: int) -> None:
    dice = random.Random(seed)
    match = Match.new("monster_lands", players=2 + seed % 3, seed=seed, ambush_module=seed % 2 == 0)
    seats = [*range(match.setup.players), NOBODY]
    compared = 0
    while not match.over:
        if dice.random() < 0.1:
            asked = match.decision
            assert asked is not None
            for seat in seats:
                if seat != asked.seat and asked.seat >= 0:
                    continue  # another seat's pending question was made in the true world
                other = match.clone()
                match.rulebook.imagine(other.state, seat, Chance(dice.randrange(10**9)))
                assert _frame(_table(match), seat) == _frame(_table(other), seat)
                compared += 1
        decision = match.decision
        assert decision is not None
        match.answer(dice.choice(list(decision.options)))
    assert compared > 5


@pytest.mark.parametrize("seed", range(3))
def test_no_frame_names_a_hidden_trap(seed: int) -> None:
    """The names of traps that only another seat knows are in no frame, log line or option."""
    dice = random.Random(seed)
    match = Match.new("monster_lands", players=3, seed=seed, ambush_module=True)
    table = _table(match)
    while not match.over:
        decision = match.decision
        assert decision is not None
        match.answer(dice.choice(list(decision.options)))
        if dice.random() < 0.15:
            for seat in (0, NOBODY):
                scene = msgspec.json.encode(table.frame(Viewer(_nowhere, frozenset(), "en")).scene).decode()
                for clan in match.state.clans:
                    if clan.seat != seat:
                        assert not any(f'"trap:{kind}"' in scene for kind in clan.traps)
