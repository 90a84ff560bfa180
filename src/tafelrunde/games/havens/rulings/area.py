"""Area attacks: which enemies one placement of the pattern can hit from where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Protocol

from tafelrunde.games.havens.rulings import position
from tafelrunde.games.havens.rulings.board import Board
from tafelrunde.tabletop.hexes import Hex, loose_orientations, orientations
from tafelrunde.tabletop.hexgrid import Mask

Group = int
"""A set of enemies: bit n is the enemy of number n."""


class Area(Protocol):
    """A pattern that may be turned and mirrored (GH-AOE-01, FH-AOE-01)."""

    near: list[Mask]
    """From where a placement can cover each enemy."""
    most: int
    """More enemies than this are never covered."""

    def groups(self, at: int, least: int) -> Iterable[Group]:
        """The enemies that each placement covers for a monster in that hex, whether it sees them or not.

        Placements that cover fewer than `least` may be left out.
        """
        ...


def prepare(board: Board, pattern: position.Area, reach: int) -> Area:
    """The pattern on this board."""
    return Loose(board, pattern, reach) if pattern.origin is None else Held(board, pattern)


class Held:
    """A pattern about the monster's own hex: always melee, and range does not matter (GH-AOE-02, GH-AOE-09)."""

    def __init__(self, board: Board, pattern: position.Area) -> None:
        self._ways, self._offsets = _about_the_monster(pattern)
        self._hex = board.grid.hex
        self._enemies = [(1 << number, self._hex(enemy)) for number, enemy in enumerate(board.enemies)]
        self.near: list[Mask] = []
        place = board.grid.places
        for _, (q, r) in self._enemies:
            mask = 0
            for dq, dr in self._offsets:
                mask |= place.get((q - dq, r - dr), 0)
            self.near.append(mask)
        self.most = len(pattern.hexes)

    def groups(self, at: int, least: int) -> Sequence[Group]:
        q, r = self._hex(at)
        found: dict[Hex, Group] = {}
        for bit, (there_q, there_r) in self._enemies:
            offset = there_q - q, there_r - r
            if offset in self._offsets:
                found[offset] = bit
        if len(found) < least:
            return ()
        groups = [0] * self._ways
        for offset, bit in found.items():
            for number in self._offsets[offset]:
                groups[number] |= bit
        return groups


@lru_cache(maxsize=256)
def _about_the_monster(pattern: position.Area) -> tuple[int, dict[Hex, list[int]]]:
    """In how many ways the pattern lies about the monster, and for each hex beside it in which of them it is hit."""
    assert pattern.origin is not None
    q0, r0 = pattern.origin
    ways = orientations(tuple((q - q0, r - r0) for q, r in pattern.hexes))
    offsets: dict[Hex, list[int]] = {}
    for number, way in enumerate(ways):
        for offset in way:
            offsets.setdefault(offset, []).append(number)
    return len(ways), offsets


class Loose:
    """A pattern that lies anywhere, with at least one hex in range (GH-AOE-03, FH-AOE-04)."""

    def __init__(self, board: Board, pattern: position.Area, reach: int) -> None:
        grid = board.grid
        place = grid.places
        enemies = [(1 << number, *grid.hex(index)) for number, index in enumerate(board.enemies)]
        covered: dict[Group, Mask] = {}
        for way in loose_orientations(pattern.hexes):
            groups: dict[Hex, Group] = {}
            for bit, q, r in enemies:
                for dq, dr in way:
                    at = q - dq, r - dr
                    groups[at] = groups.get(at, 0) | bit
            for (q, r), group in groups.items():
                mask = covered.get(group, 0)
                for dq, dr in way:
                    mask |= place.get((q + dq, r + dr), 0)
                covered[group] = mask
        self._from = [
            (group.bit_count(), group, grid.within(mask, reach))
            for group, mask in sorted(covered.items(), key=lambda item: -item[0].bit_count())
        ]
        """Each set of enemies that a placement covers, and from where one of its hexes is in range; the largest first.
        """
        self.near: list[Mask] = []
        for bit, _, _ in enemies:
            mask = 0
            for _, group, hexes in self._from:
                if group & bit:
                    mask |= hexes
            self.near.append(mask)
        self.most = self._from[0][0] if self._from else 0

    def groups(self, at: int, least: int) -> Iterator[Group]:
        here = 1 << at
        for size, group, hexes in self._from:
            if size < least:
                break
            if hexes & here:
                yield group
