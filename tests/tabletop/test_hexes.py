"""Hexes, grids of bits and ways over them."""

from __future__ import annotations

from heapq import heappop, heappush

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tafelrunde.tabletop.hexes import (
    DIRECTIONS,
    Hex,
    disc,
    distance,
    edge_between,
    loose_orientations,
    mirror,
    neighbours,
    orientations,
    ring,
    rotate,
)
from tafelrunde.tabletop.hexgrid import HexGrid, bits
from tafelrunde.tabletop.reach import Front, Ground, leaps, route, ways_from, ways_to

BOARD = tuple(disc((0, 0), 3))
HEXES = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


@pytest.mark.rule("GH-HEX-01")
def test_six_neighbours_around_a_hex():
    assert list(neighbours((2, -1))) == [(3, -1), (2, 0), (1, 0), (1, -1), (2, -2), (3, -2)]
    assert [rotate((1, 0), turns) for turns in range(6)] == list(DIRECTIONS)


@pytest.mark.rule("GH-HEX-02")
@given(HEXES, HEXES, st.integers(0, 5))
def test_distance_is_the_same_both_ways_turned_and_mirrored(a: Hex, b: Hex, turns: int):
    assert distance(a, b) == distance(b, a)
    assert distance(a, b) == distance(rotate(a, turns), rotate(b, turns)) == distance(mirror(a), mirror(b))


def test_rings_and_discs():
    assert [len(list(ring((1, 1), radius))) for radius in range(4)] == [1, 6, 12, 18]
    assert all(distance((1, 1), at) == 3 for at in ring((1, 1), 3))
    assert len(set(disc((0, 0), 3))) == 37


@pytest.mark.rule("GH-AOE-01")
def test_a_pattern_in_all_orientations():
    assert len(orientations(((1, 0),))) == 6
    assert len(orientations(((1, 0), (1, 1)))) == 12
    assert len(loose_orientations(((0, 0), (1, 0)))) == 3


def test_an_edge_has_one_name():
    assert edge_between((0, 0), (1, 0)) == edge_between((1, 0), (0, 0)) == ((0, 0), 0)
    assert edge_between((0, 0), (1, -1)) == ((1, -1), 2)


@pytest.mark.rule("GH-HEX-03", "GH-HEX-06")
def test_walls_part_neighbours():
    grid = HexGrid(BOARD, [((0, 0), (1, 0)), ((0, 0), (0, -1))])
    around = {grid.hex(index) for index in bits(grid.around(1 << grid.index((0, 0))))}
    assert around == {(0, 1), (-1, 1), (-1, 0), (1, -1)}
    border = {grid.hex(index) for index in bits(grid.around(1 << grid.index((3, 0))))}
    assert border == {(2, 0), (2, 1), (3, -1)}
    assert not grid.holds((4, 0))
    assert not grid.holds((-40, 1))


@pytest.mark.rule("GH-HEX-04", "GH-HEX-05")
def test_range_goes_around_walls():
    grid = HexGrid(BOARD, [((0, 0), (1, 0))])
    here, beyond = grid.index((0, 0)), grid.index((1, 0))
    assert not grid.within(1 << here, 1) >> beyond & 1
    assert grid.within(1 << here, 2) >> beyond & 1


def test_a_thin_wall_beside_solid_wall_changes_nothing():
    assert HexGrid(BOARD, [((3, 0), (4, 0)), ((40, 0), (41, 0))]).closed == (0, 0, 0)


def brute(ground: Ground, start: int) -> dict[int, tuple[int, int]]:
    """Harm and cost of the best way to every hex, step by step over single hexes."""
    grid = ground.grid
    best: dict[int, tuple[int, int]] = {}
    queue = [(0, 0, start)]
    while queue:
        harm, cost, at = heappop(queue)
        if at in best:
            continue
        best[at] = harm, cost
        for way, step in enumerate(grid.steps):
            there = at + step
            if not (grid.opened[way] >> at & 1 and ground.enter >> there & 1):
                continue
            harmed = harm + (ground.harmful >> there & 1)
            price = cost + 1 + (ground.costly >> there & 1)
            while ground.icy >> there & 1 and grid.opened[way] >> there & 1:
                beyond = there + step
                if ground.halting >> beyond & 1:
                    break
                there = beyond
                harmed += ground.harmful >> there & 1
            heappush(queue, (harmed, price, there))
    return best


def told(fronts: list[Front]) -> dict[int, tuple[int, int]]:
    return {index: (front.harm, front.cost) for front in fronts for index in bits(front.hexes)}


SOME = st.sets(st.sampled_from(BOARD), max_size=12)
WALLS = st.sets(
    st.sampled_from([(at, other) for at in BOARD for other in neighbours(at) if other in BOARD]), max_size=9
)


@st.composite
def grounds(draw: st.DrawFn) -> tuple[Ground, int]:
    grid = HexGrid(BOARD, sorted(draw(WALLS)))
    start = grid.index(draw(st.sampled_from(BOARD)))
    shut = grid.mask(sorted(draw(SOME))) & ~(1 << start)
    halting = shut | grid.mask(sorted(draw(SOME))) & ~(1 << start)
    costly, harmful, icy = (grid.mask(sorted(draw(SOME))) for _ in range(3))
    return Ground(grid, grid.hexes & ~shut, costly, harmful, icy, halting), start


@settings(deadline=None, max_examples=200)
@given(grounds(), st.booleans())
def test_ways_are_the_best_ways(drawn: tuple[Ground, int], dry: bool):
    ground, start = drawn
    ground = replace(ground, icy=0) if dry else ground
    assert told(list(ways_from(ground, start))) == brute(ground, start)


@settings(deadline=None, max_examples=100)
@given(grounds(), st.booleans())
def test_ways_back_are_the_same_ways(drawn: tuple[Ground, int], dry: bool):
    ground, goal = drawn
    ground = replace(ground, icy=0) if dry else ground
    back = told(list(ways_to(ground, goal)))
    for index in bits(ground.enter):
        assert back.get(index) == brute(ground, index).get(goal)


@settings(deadline=None, max_examples=60)
@given(grounds())
def test_a_route_ends_where_it_should(drawn: tuple[Ground, int]):
    ground, start = drawn
    reached = brute(ground, start)
    for goal in bits(ground.grid.hexes):
        way = route(ground, start, goal)
        if goal not in reached:
            assert way == []
        else:
            assert (way[0], way[-1]) == (start, goal)
            assert len(way) - 1 <= reached[goal][1]


def test_leaps_go_through_walls():
    grid = HexGrid(((0, 0), (3, 0), (0, 2)))
    found = {grid.hex(index): cost for index, (_, cost) in told(leaps(grid, grid.index((0, 0)), grid.hexes)).items()}
    assert found == {(0, 0): 0, (0, 2): 2, (3, 0): 3}


def test_steps_without_thin_walls_are_those_that_walls_far_away_leave():
    hexes = sorted(set(disc((0, 0), 4)) - {(1, 0), (2, -1), (-3, 1)})
    apart = [(20, 0), (21, 0)]
    plain, walled = HexGrid(hexes, frame=[*hexes, *apart]), HexGrid([*hexes, *apart], [((20, 0), (21, 0))])
    for at in [*hexes, (1, 0)]:
        bit = 1 << plain.index(at)
        assert plain.around(bit) == walled.around(bit)
    assert plain.around(plain.hexes) == walled.around(plain.hexes)
