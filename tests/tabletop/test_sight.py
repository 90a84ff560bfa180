"""Line of sight, checked against slow geometry that knows nothing of tables and bits."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.tabletop import bundles
from tafelrunde.tabletop.hexes import Hex, are_neighbours, disc, distance, neighbours
from tafelrunde.tabletop.hexgrid import HexGrid, Wall, bits
from tafelrunde.tabletop.lines import CORNERS, Drawing, Point, centre, corner_lines, free_lines
from tafelrunde.tabletop.sight import Sight

BOARD = tuple(disc((0, 0), 4))


def sees(
    one: Hex, other: Hex, hexes: tuple[Hex, ...] = BOARD, walls: tuple[Wall, ...] = (), draw: Drawing = corner_lines
):
    grid = HexGrid(hexes, walls)
    return Sight(grid, draw).sees(grid.index(one), grid.index(other))


def without(*solid: Hex) -> tuple[Hex, ...]:
    return tuple(at for at in BOARD if at not in solid)


def corners(at: Hex) -> list[Point]:
    x, y = centre(at)
    return [(x + dx, y + dy) for dx, dy in CORNERS]


def side(a, b, p):
    value = (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
    return (value > 0) - (value < 0)


def on(a, b, p) -> bool:
    return side(a, b, p) == 0 and all(min(a[i], b[i]) <= p[i] <= max(a[i], b[i]) for i in (0, 1))


def meet(a, b, c, d) -> bool:
    """Whether two segments have a point in common."""
    crossing = side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
    return crossing or on(a, b, c) or on(a, b, d) or on(c, d, a) or on(c, d, b)


def inside(p, at: Hex) -> bool:
    around = corners(at)
    return all(side(around[i], around[(i + 1) % 6], p) >= 0 for i in range(6))


def blocked(a, b, solid: list[Hex], walls: tuple[Wall, ...]) -> bool:
    """Whether a segment touches a wall, if only with one point."""
    for at in solid:
        around = corners(at)
        if inside(a, at) or any(meet(a, b, around[i], around[(i + 1) % 6]) for i in range(6)):
            return True
    return any(meet(a, b, *sorted(set(corners(one)) & set(corners(other)))) for one, other in walls)


def outside(hexes: tuple[Hex, ...]) -> list[Hex]:
    return [at for at in disc((0, 0), 6) if at not in hexes]


SOLID = st.sets(st.sampled_from(BOARD), max_size=14)
WALLS = st.sets(
    st.sampled_from([(at, other) for at in BOARD for other in neighbours(at) if other in BOARD]), max_size=6
)


@pytest.mark.rule("GH-LOS-02", "GH-LOS-05", "GH-LOS-06", "GH-LOS-07")
@settings(deadline=None, max_examples=60)
@given(SOLID, WALLS, st.randoms(use_true_random=False))
def test_corner_to_corner_without_touching_a_wall(solid: set[Hex], thin: set[Wall], random: Random):
    hexes = tuple(at for at in BOARD if at not in solid)
    walls = tuple(wall for wall in sorted(thin) if wall[0] in hexes and wall[1] in hexes)
    if not hexes:
        return
    one, other = random.choice(hexes), random.choice(hexes)
    open_edge = are_neighbours(one, other) and not {(one, other), (other, one)} & set(walls)
    expected = one == other or open_edge
    expected = expected or any(
        not blocked(a, b, outside(hexes), walls) for a, b in product(corners(one), corners(other))
    )
    assert sees(one, other, hexes, walls) == sees(other, one, hexes, walls) == expected


@pytest.mark.rule("FH-LOS-01", "FH-LOS-02")
@settings(deadline=None, max_examples=60)
@given(SOLID, WALLS, st.randoms(use_true_random=False))
def test_any_part_to_any_part(solid: set[Hex], thin: set[Wall], random: Random):
    hexes = tuple(at for at in BOARD if at not in solid)
    walls = tuple(wall for wall in sorted(thin) if wall[0] in hexes and wall[1] in hexes)
    if not hexes:
        return
    one, other = random.choice(hexes), random.choice(hexes)
    seen = sees(one, other, hexes, walls, free_lines)
    assert seen == sees(other, one, hexes, walls, free_lines)
    # Whatever is seen corner to corner is seen; and whatever line we happen to find free proves sight.
    assert seen or not sees(one, other, hexes, walls)
    if not seen:
        for _ in range(40):
            a, b = (spot(at, random) for at in (one, other))
            assert blocked(a, b, outside(hexes), walls)


def spot(at: Hex, random: Random) -> tuple[Fraction, Fraction]:
    """Some point inside a hex."""
    weights = [random.randint(0, 1) * random.randint(1, 50) for _ in range(6)]
    weights[random.randrange(6)] += 1
    points, total = corners(at), sum(weights)
    x, y = (Fraction(sum(w * p[i] for w, p in zip(weights, points, strict=True)), total) for i in (0, 1))
    return x, y


@pytest.mark.rule("GH-LOS-02", "GH-LOS-05")
def test_touching_with_one_point_is_touching():
    # The outermost lines from one hex to the other still touch the corners of the wall between.
    assert sees((0, 0), (0, 3))
    assert not sees((0, 0), (0, 3), without((0, 1)))


@pytest.mark.rule("GH-LOS-06", "FH-DIF-01")
def test_a_hex_whose_corners_all_touch_walls_sees_only_its_neighbours():
    tight = without((0, -1), (-1, 1), (1, 0))
    assert sees((0, 0), (-1, 0), tight)
    assert not sees((0, 0), (-2, 0), tight)
    assert sees((0, 0), (-2, 0), tight, draw=free_lines)


@pytest.mark.rule("GH-HEX-03", "GH-LOS-02", "FH-HEX-06")
def test_past_the_end_of_a_thin_wall():
    between = ((0, 0), (0, 1))
    assert sees((0, 0), (0, 1), walls=(between,))
    assert not sees((0, 0), (0, 1), without((1, 0), (-1, 1)), (between,))


def test_far_apart_on_an_open_map():
    row = tuple((q, r) for q in range(30) for r in range(-15, 16))
    assert sees((0, 0), (29, 0), row)


def test_the_hexes_of_a_line_that_sees():
    grid = HexGrid(BOARD)
    sight = Sight(grid, corner_lines)
    row = sight.row(grid.index((0, 0)), grid.index((0, 3)))
    assert {(0, 1), (0, 2)} <= set(row)
    assert sight.row(grid.index((0, 0)), grid.index((0, 0))) == [(0, 0)]
    blind = HexGrid(without((0, 1), (1, 1), (-1, 2)))
    assert Sight(blind, corner_lines).row(blind.index((0, 0)), blind.index((0, 3))) == []


@pytest.mark.parametrize("drawing", [corner_lines, free_lines])
@pytest.mark.parametrize("to", [(1, 0), (1, 1), (3, 1), (4, 4), (6, 2)])
def test_the_shipped_lines_are_the_right_ones(drawing: Drawing, to: Hex):
    shipped = bundles._shipped()[drawing.__name__]
    assert shipped[f"{to[0]},{to[1]}"] == bundles.tie(drawing(to))


def test_lines_are_shipped_for_every_offset_up_to_the_limit():
    for table in bundles._shipped().values():
        found = {(int(q), int(r)) for q, r in (key.split(",") for key in table)}
        assert all(distance((0, 0), at) <= bundles.SHIPPED for at in found)
        assert {at for at in disc((0, 0), bundles.SHIPPED) if at[0] >= at[1] >= 0} - {(0, 0)} == found


def test_the_hexes_that_see_one_are_found_together_as_one_by_one():
    grid = HexGrid(without((0, 1), (1, 1)), [((0, 0), (1, 0))])
    both, single = Sight(grid, corner_lines), Sight(grid, corner_lines)
    here = grid.index((0, 0))
    some = grid.mask([(0, 2), (1, 0), (2, 0), (0, 3)])
    for hexes in (some, grid.hexes, some, 0):
        seen = sum(1 << index for index in bits(hexes) if single.sees(here, index))
        assert both.seeing(here, hexes) == seen
