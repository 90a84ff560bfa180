"""Lines between zone marks in whole numbers: what they meet, which zones they cross (SS-LOS-02, SS-LOS-13)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.box.map.layout import Point, Segment, Square


def meets(a: Point, b: Point, wall: Segment) -> bool:
    """Whether the line from a to b meets the wall in any point, ends included."""
    c, d = wall
    if min(c[0], d[0]) > max(a[0], b[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if min(c[1], d[1]) > max(a[1], b[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    d1, d2 = _turn(a, b, c), _turn(a, b, d)
    d3, d4 = _turn(c, d, a), _turn(c, d, b)
    if ((d1 > 0) != (d2 > 0) or d1 == 0 or d2 == 0) and ((d3 > 0) != (d4 > 0) or d3 == 0 or d4 == 0):
        if d1 == d2 == 0:
            return _between(a, b, c) or _between(a, b, d) or _between(c, d, a)
        return d1 * d2 <= 0 and d3 * d4 <= 0
    return False


def _turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _between(a: Point, b: Point, c: Point) -> bool:
    """Whether c, on the line through a and b, lies between them."""
    return min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])


def crosses(a: Point, b: Point, square: Square) -> bool:
    """Whether the line from a to b runs through the inside of a square with positive length.

    It does if not all corners lie on one side of it, and its box and the square overlap properly in both directions
    in which it extends (marks are centres: a line along a side lies on even places and is no such line).
    """
    x, y = 2 * square[0], 2 * square[1]
    if not (min(a[0], b[0]) < x + 2 and max(a[0], b[0]) > x and min(a[1], b[1]) < y + 2 and max(a[1], b[1]) > y):
        return False
    corners = ((x, y), (x + 2, y), (x, y + 2), (x + 2, y + 2))
    turns = [_turn(a, b, corner) for corner in corners]
    return min(turns) < 0 < max(turns)
