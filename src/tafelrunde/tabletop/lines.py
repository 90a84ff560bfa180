"""The straight lines between two hexes, and what each of them passes: exact, in whole numbers only.

Points live on a lattice on which centres and corners of hexes are whole: the centre of (q, r) is (3q, 2r + q) and its
corners are (±2, 0) and (±1, ±1) around it. That picture is squeezed, but straight lines stay straight and touching
stays touching. `tafelrunde.tabletop.bundles` keeps what is found here, turns it and ships it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from tafelrunde.tabletop.hexes import DIRECTIONS, Hex, bounds, disc, distance, edge_between

Point = tuple[int, int]
Edge = tuple[Hex, int]
"""An edge of a hex, named by the hex and the direction 0, 1 or 2."""

CORNERS: tuple[Point, ...] = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
"""The corners of a hex around its centre. The edge in direction i runs from corner i to corner i + 1."""


class Line(NamedTuple):
    """What a line from hex (0, 0) to another passes: it is free if these hexes are in play and no edge is walled."""

    hexes: frozenset[Hex]
    edges: frozenset[Edge]


Drawing = Callable[[Hex], list[Line]]
"""Finds all lines from (0, 0) to a hex: `corner_lines` or `free_lines`."""


def centre(at: Hex) -> Point:
    """The centre of a hex on the lattice."""
    return 3 * at[0], 2 * at[1] + at[0]


def corner_lines(to: Hex) -> list[Line]:
    """The lines from a corner to a corner with everything they touch, if only with one point (GH-LOS-02, GH-LOS-05)."""
    x, y = centre(to)
    around = _around(to)
    return [_touched((sx, sy), (x + ex, y + ey), around) for sx, sy in CORNERS for ex, ey in CORNERS]


def _around(to: Hex) -> list[tuple[Hex, Point]]:
    (q0, r0), (q1, r1) = bounds(((0, 0), to))
    cells = [(q, r) for q in range(q0 - 1, q1 + 2) for r in range(r0 - 1, r1 + 2)]
    return [(at, centre(at)) for at in cells]


def _touched(start: Point, end: Point, around: Iterable[tuple[Hex, Point]]) -> Line:
    """The hexes and edges that have a point in common with the line.

    Two convex shapes are apart if they are apart when looked at along one of their sides: a line has one, a hex three.
    """
    (ax, ay), (bx, by) = start, end
    dx, dy = bx - ax, by - ay
    widest = max(abs(dx * y - dy * x) for x, y in CORNERS)
    low_y, high_y = min(ay, by) - 1, max(ay, by) + 1
    low_sum, high_sum = min(ax + ay, bx + by) - 2, max(ax + ay, bx + by) + 2
    low_gap, high_gap = min(ax - ay, bx - by) - 2, max(ax - ay, bx - by) + 2
    hexes = []
    for at, (x, y) in around:
        if (
            low_y <= y <= high_y
            and low_sum <= x + y <= high_sum
            and low_gap <= x - y <= high_gap
            and abs(dx * (y - ay) - dy * (x - ax)) <= widest
        ):
            hexes.append(at)
    edges = [(at, direction) for at in hexes for direction in range(3) if _meets(start, end, at, direction)]
    return Line(frozenset(hexes), frozenset(edges))


def _meets(start: Point, end: Point, at: Hex, direction: int) -> bool:
    """Whether a line has a point in common with an edge."""
    x, y = centre(at)
    one = x + CORNERS[direction][0], y + CORNERS[direction][1]
    two = x + CORNERS[direction + 1][0], y + CORNERS[direction + 1][1]
    if max(start[0], end[0]) < min(one[0], two[0]) or max(one[0], two[0]) < min(start[0], end[0]):
        return False
    if max(start[1], end[1]) < min(one[1], two[1]) or max(one[1], two[1]) < min(start[1], end[1]):
        return False
    return _side(start, end, one) * _side(start, end, two) <= 0 and _side(one, two, start) * _side(one, two, end) <= 0


def _side(start: Point, end: Point, point: Point) -> int:
    """Positive if the point lies on the one side of the line, negative on the other, 0 on it."""
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


def free_lines(to: Hex) -> list[Line]:
    """The lines from any part of a hex to any part of the other, with the hexes and edges they cross (FH-LOS-01).

    Only what a line crosses can matter: where one line touches a corner of a wall and another does not, the other is
    found too. So we follow every row of hexes that some line can run through, gate by gate (a gate is the edge between
    a hex and the next), as long as one line passes all the gates and goes on to the other hex.
    """
    longest = distance((0, 0), to) + 2
    near = {at for at in disc((0, 0), longest) if distance((0, 0), at) + distance(at, to) <= longest}
    x, y = centre(to)
    # A line that runs through a hex crosses one of its three diagonals, each with a left and a right end.
    diagonals = [
        ((x + left[0], y + left[1]), (x - left[0], y - left[1]))
        for left in CORNERS
        if _side((0, 0), (x - left[0], y - left[1]), (x + left[0], y + left[1])) > 0
    ]
    return list(_follow(near, diagonals, to, ((0, 0),), (), (), ()))


def _follow(
    near: set[Hex],
    diagonals: list[tuple[Point, Point]],
    to: Hex,
    row: tuple[Hex, ...],
    gates: tuple[Edge, ...],
    lefts: tuple[Point, ...],
    rights: tuple[Point, ...],
) -> Iterator[Line]:
    """All lines that begin with this row; `lefts` and `rights` are the posts of its gates."""
    at = row[-1]
    if at == to:
        yield Line(frozenset(row), frozenset(gates))
        return
    x, y = centre(at)
    for direction, (dq, dr) in enumerate(DIRECTIONS):
        following = at[0] + dq, at[1] + dr
        if following not in near or distance(following, to) > distance(at, to):
            continue
        right, left = CORNERS[direction], CORNERS[(direction + 1) % 6]
        new_lefts = _with(lefts, (x + left[0], y + left[1]))
        new_rights = _with(rights, (x + right[0], y + right[1]))
        if following == to:
            open_ = _separable(new_lefts, new_rights)
        else:
            open_ = any(_separable(_with(new_lefts, one), _with(new_rights, other)) for one, other in diagonals)
        if open_:
            new_gates = (*gates, edge_between(at, following))
            yield from _follow(near, diagonals, to, (*row, following), new_gates, new_lefts, new_rights)


def _with(points: tuple[Point, ...], point: Point) -> tuple[Point, ...]:
    return points if point in points else (*points, point)


def _separable(lefts: tuple[Point, ...], rights: tuple[Point, ...]) -> bool:
    """Whether some line has all the ones strictly on its left and all the others strictly on its right.

    If there is one, there is also one through a right and a left point that has the rest beside or on it, with the left
    points on it all before, or all behind, the right ones: turned a little about a point between, it frees them all.
    We find it by turning a line about its two points in turn until nothing is on the wrong side.
    """
    right, left = rights[0], lefts[-1]
    for _ in range(len(lefts) + len(rights)):
        before = right, left
        for point in lefts:
            if _side(right, left, point) < 0:
                left = point
        for point in rights:
            if _side(right, left, point) > 0:
                right = point
        if (right, left) == before:
            break
    return _separates(right, left, lefts, rights)


def _separates(start: Point, end: Point, lefts: tuple[Point, ...], rights: tuple[Point, ...]) -> bool:
    (ax, ay), (bx, by) = start, end
    dx, dy = bx - ax, by - ay
    on_left, on_right = [], []
    for x, y in lefts:
        side = dx * (y - ay) - dy * (x - ax)
        if side < 0:
            return False
        if side == 0:
            on_left.append(dx * x + dy * y)
    for x, y in rights:
        side = dx * (y - ay) - dy * (x - ax)
        if side > 0:
            return False
        if side == 0:
            on_right.append(dx * x + dy * y)
    return max(on_left) < min(on_right) or max(on_right) < min(on_left)
