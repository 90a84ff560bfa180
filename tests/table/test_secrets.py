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
from tafelrunde.table.live.looking_ahead import preview
from tafelrunde.table.live.table import LiveTable
from tests.helpers.effort import sample
from tests.helpers.watching import Watcher, moved, spectator, table_of


def _frame(table: LiveTable, seat: int) -> bytes:
    return msgspec.json.encode(table.showing.frame(spectator(seat)))


@pytest.mark.parametrize("seed", sample(range(4), (1, 2)))
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
                assert _frame(table_of(match), seat) == _frame(table_of(other), seat)
                compared += 1
        decision = match.decision
        assert decision is not None
        match.answer(dice.choice(list(decision.options)))
    assert compared > 5


@pytest.mark.parametrize("seed", sample(range(4), (0, 1)))
def test_patches_do_not_depend_on_what_the_seat_cannot_know(seed: int) -> None:
    """The same with what is really sent: the step from one moment to the next in both worlds."""
    dice = random.Random(seed)
    match = Match.new("monster_lands", players=2 + seed % 3, seed=seed, ambush_module=seed % 2 == 0)
    table = table_of(match)
    compared = 0
    while (asked := match.decision) is not None:
        chosen = dice.choice(list(asked.options)).id
        other = match.clone()
        match.rulebook.imagine(other.state, asked.seat, Chance(dice.randrange(10**9)))
        elsewhere = table_of(other)
        elsewhere.record.kept.moment = table.moment
        here, there = Watcher(table, asked.seat), Watcher(elsewhere, asked.seat)
        assert here.look() == there.look()
        before = match.state.revealed
        match.answer(chosen)
        other.answer(chosen)
        moved(table)
        moved(elsewhere)
        same = match.state.revealed == before and asked.seat in [d.seat for d in match.decisions]
        if same:  # nothing came to light, and the question was asked again of the same seat
            assert here.look() == there.look()
            assert here.sent[-1].startswith(b'{"type":"patch"')
            compared += 1
        table.showing.viewers.clear()
    assert compared > 20


@pytest.mark.parametrize("seed", range(3))
def test_previews_do_not_depend_on_what_the_seat_cannot_know(seed: int) -> None:
    """Not even whether an answer would bring something to light."""
    dice = random.Random(seed)
    match = Match.new("monster_lands", players=2 + seed % 3, seed=seed, ambush_module=True)
    compared = 0
    while (asked := match.decision) is not None:
        if dice.random() < 0.15:
            other = match.clone()
            match.rulebook.imagine(other.state, asked.seat, Chance(dice.randrange(10**9)))
            here, there = table_of(match), table_of(other)
            for option in asked.options:
                mine, theirs = [
                    preview(table.match, 0, asked.seat, option.id, table.speaker("en")) for table in (here, there)
                ]
                assert mine == theirs
                compared += 1
        match.answer(dice.choice(list(asked.options)))
    assert compared > 50


def _known_traps(state: Any, seat: int) -> set[str]:
    """Kinds of traps that a seat has or sees: stored, on its paths, turned up."""
    own = set(state.clans[seat].traps) if seat >= 0 else set()
    paths = [path for place in (*state.lands, state.access) for path in place.paths]
    return own | {trap.kind for path in paths for trap in path.traps if path.seat == seat or trap.face_up}


@pytest.mark.parametrize("seed", sample(range(3), (0,)))
def test_no_frame_names_a_hidden_trap(seed: int) -> None:
    """The names of traps that only another seat knows are in no frame, log line or option."""
    dice = random.Random(seed)
    match = Match.new("monster_lands", players=3, seed=seed, ambush_module=True)
    table = table_of(match)
    watchers = {seat: Watcher(table, seat) for seat in (0, 1, 2, NOBODY)}
    looked = 0
    while not match.over:
        decision = match.decision
        assert decision is not None
        match.answer(dice.choice(list(decision.options)))
        moved(table)
        for seat, watcher in watchers.items():
            sent = watcher.look().decode()
            known = _known_traps(match.state, seat)
            hidden = {kind for clan in match.state.clans for kind in clan.traps} - known
            assert not [kind for kind in hidden if f'"trap:{kind}"' in sent]
            looked += len(hidden)
    assert looked > 50
