"""Contests of bots."""

import pytest

from tafelrunde.kernel import find
from tafelrunde.lab.playing.arena import Arena, wilson
from tests.lab import toy

HOARD = find(toy.Hoard.id)


def test_wilson_interval():
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(20, 20)[1] == 1.0
    assert wilson(20, 20)[0] == pytest.approx(0.8389, abs=1e-4)


def test_every_deal_is_played_from_every_seat():
    arena = Arena(HOARD, ["random", "sensible"], HOARD.setup(2, {}), games=4, seed=9)
    assert [(spec.seed, spec.bots) for spec in arena.specs] == [
        (9, ("random", "sensible")),
        (9, ("sensible", "random")),
        (10, ("random", "sensible")),
        (10, ("sensible", "random")),
    ]


def test_more_seats_than_bots():
    arena = Arena(HOARD, ["random", "sensible"], HOARD.setup(3, {}), games=3, seed=1)
    assert [arena.who(number) for number in range(3)] == [[0, 1, 0], [1, 0, 0], [0, 0, 1]]
    assert (arena.fair(0), arena.fair(1)) == (2 / 3, 1 / 3)
    with pytest.raises(ValueError, match="3 bots need at least 3 seats"):
        Arena(HOARD, ["random"] * 3, HOARD.setup(2, {}), games=1, seed=1)


def test_standings_count_every_game_once():
    arena = Arena(HOARD, ["random", "random"], HOARD.setup(2, {}), games=40, seed=1)
    assert len(list(arena.run())) == 40
    first, second = arena.standings
    assert (first.label, second.label) == ("random", "random (2)")
    assert first.games == second.games == 40
    assert first.wins + second.wins == pytest.approx(40)
    assert not arena.failures
