"""Area attacks: which enemies one placement of the pattern can hit from where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from tafelrunde.games.havens.rulings import position
from tafelrunde.games.havens.rulings.board import Board
from tafelrunde.tabletop.hexes import loose_orientations, orientations
from tafelrunde.tabletop.hexgrid import Mask


class Area(Protocol):
    """A pattern that may be turned and mirrored (GH-AOE-01, FH-AOE-01)."""

    near: list[Mask]
    """From where a placement can cover each enemy."""

    def groups(self, at: int) -> Iterator[frozenset[int]]:
        """The enemies that each placement covers for a monster in that hex, whether it sees them or not."""
        ...


def prepare(board: Board, pattern: position.Area, reach: int) -> Area:
    """The pattern on this board."""
    return Loose(board, pattern, reach) if pattern.origin is None else Held(board, pattern)


class Held:
    """A pattern about the monster's own hex: always melee, and range does not matter (GH-AOE-02, GH-AOE-09)."""

    def __init__(self, board: Board, pattern: position.Area) -> None:
        assert pattern.origin is not None
        q0, r0 = pattern.origin
        grid = board.grid
        ways = orientations(tuple((q - q0, r - r0) for q, r in pattern.hexes))
        self.near: list[Mask] = []
        self._board = board
        self._covers: list[frozenset[tuple[int, int]]] = [frozenset(way) for way in ways]
        offsets = {at for way in ways for at in way}
        for enemy in board.enemies:
            q, r = grid.hex(enemy)
            mask = 0
            for dq, dr in offsets:
                at = q - dq, r - dr
                if grid.holds(at):
                    mask |= 1 << grid.index(at)
            self.near.append(mask)

    def groups(self, at: int) -> Iterator[frozenset[int]]:
        grid = self._board.grid
        q, r = grid.hex(at)
        offsets = []
        for number, enemy in enumerate(self._board.enemies):
            if self.near[number] >> at & 1:
                there = grid.hex(enemy)
                offsets.append((number, (there[0] - q, there[1] - r)))
        for way in self._covers:
            yield frozenset(number for number, offset in offsets if offset in way)


class Loose:
    """A pattern that lies anywhere, with at least one hex in range (GH-AOE-03, FH-AOE-04)."""

    def __init__(self, board: Board, pattern: position.Area, reach: int) -> None:
        grid = board.grid
        enemies = {grid.hex(index): number for number, index in enumerate(board.enemies)}
        covered: dict[frozenset[int], Mask] = {}
        for way in loose_orientations(pattern.hexes):
            for q, r in {(eq - dq, er - dr) for eq, er in enemies for dq, dr in way}:
                cells = [(q + dq, r + dr) for dq, dr in way]
                group = frozenset(enemies[at] for at in cells if at in enemies)
                mask = 0
                for at in cells:
                    if grid.holds(at):
                        mask |= 1 << grid.index(at)
                covered[group] = covered.get(group, 0) | mask
        self._from = [(group, grid.within(mask, reach)) for group, mask in covered.items()]
        """Each set of enemies that a placement covers, and from where one of its hexes is in range."""
        self.near: list[Mask] = [0] * len(board.enemies)
        for group, mask in self._from:
            for number in group:
                self.near[number] |= mask

    def groups(self, at: int) -> Iterator[frozenset[int]]:
        return (group for group, mask in self._from if mask >> at & 1)
