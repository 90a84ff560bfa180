"""Hexes in axial coordinates: neighbours, distance, rings, and patterns in every orientation.

A hex is ``(q, r)``. Drawn flat-top with side 1 its centre is x = 1.5·q, y = √3·(r + q/2).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

Hex = tuple[int, int]
Pattern = tuple[Hex, ...]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six neighbours, each a sixth of a turn after the one before; the opposite of i is i + 3."""


def neighbours(at: Hex) -> Iterator[Hex]:
    """The six hexes around a hex."""
    q, r = at
    return ((q + dq, r + dr) for dq, dr in DIRECTIONS)


def distance(a: Hex, b: Hex) -> int:
    """The smallest number of steps between two hexes on an open grid (GH-HEX-02)."""
    q, r = b[0] - a[0], b[1] - a[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def ring(centre: Hex, radius: int) -> Iterator[Hex]:
    """The hexes at exactly that distance."""
    if radius == 0:
        yield centre
        return
    # Begin in direction 4 and walk along the six sides.
    q, r = centre[0] + radius * DIRECTIONS[4][0], centre[1] + radius * DIRECTIONS[4][1]
    for dq, dr in DIRECTIONS:
        for _ in range(radius):
            yield q, r
            q, r = q + dq, r + dr


def disc(centre: Hex, radius: int) -> Iterator[Hex]:
    """The hexes up to that distance, from the inside to the outside."""
    for n in range(radius + 1):
        yield from ring(centre, n)


def rotate(at: Hex, turns: int = 1) -> Hex:
    """The hex after so many sixths of a turn about (0, 0)."""
    q, r = at
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def mirror(at: Hex) -> Hex:
    """The hex in the mirror that swaps q and r."""
    return at[1], at[0]


@lru_cache(maxsize=256)
def orientations(pattern: Pattern) -> tuple[Pattern, ...]:
    """The pattern turned and mirrored about (0, 0) in all different ways, each sorted (GH-AOE-01)."""
    found = {
        tuple(sorted(rotate(at, turns) for at in way))
        for way in (pattern, tuple(mirror(at) for at in pattern))
        for turns in range(6)
    }
    return tuple(sorted(found))


@lru_cache(maxsize=256)
def joint_orientations(one: Pattern, other: Pattern) -> tuple[tuple[Pattern, Pattern], ...]:
    """Two patterns turned and mirrored together about (0, 0) in all different ways."""
    found = {
        (tuple(sorted(rotate(at, turns) for at in way)), tuple(sorted(rotate(at, turns) for at in beside)))
        for way, beside in ((one, other), (tuple(map(mirror, one)), tuple(map(mirror, other))))
        for turns in range(6)
    }
    return tuple(sorted(found))


@lru_cache(maxsize=256)
def loose_orientations(pattern: Pattern) -> tuple[Pattern, ...]:
    """The different shapes of a pattern that may lie anywhere, each beginning at (0, 0)."""
    found = {tuple((q - way[0][0], r - way[0][1]) for q, r in way) for way in orientations(pattern)}
    return tuple(sorted(found))


def edge_between(a: Hex, b: Hex) -> tuple[Hex, int]:
    """The edge of two neighbours as one of them and its direction 0, 1 or 2."""
    direction = DIRECTIONS.index((b[0] - a[0], b[1] - a[1]))
    return (a, direction) if direction < 3 else (b, direction - 3)


def are_neighbours(a: Hex, b: Hex) -> bool:
    """Whether the two hexes share an edge."""
    return (b[0] - a[0], b[1] - a[1]) in DIRECTIONS


def bounds(hexes: Iterable[Hex]) -> tuple[Hex, Hex]:
    """The smallest and the greatest coordinates."""
    qs, rs = zip(*hexes, strict=True)
    return (min(qs), min(rs)), (max(qs), max(rs))
