"""Line of sight on a grid of hexes: a table look-up and a few bit operations per question."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tafelrunde.tabletop.bundles import bundle
from tafelrunde.tabletop.hexes import Hex
from tafelrunde.tabletop.hexgrid import HexGrid, Mask, bits
from tafelrunde.tabletop.lines import Drawing


class _Masks(NamedTuple):
    """The lines of one offset as bits; bit 0 is the hex at `base` from the first end."""

    base: int
    hexes: tuple[Mask, ...]
    """Without thin walls: what must be in play, per line."""
    walled: tuple[tuple[Mask, Mask, Mask, Mask], ...]
    """With thin walls: what must be in play, and the edges in directions 0, 1, 2 that must be open, per line."""


@cache
def _masks(drawing: Drawing, to: Hex, stride: int) -> _Masks:
    found = bundle(drawing, to)
    base = min(q + r * stride for q, r in found.cells)
    cells = [1 << (q + r * stride - base) for q, r in found.cells]
    edges = [(direction, 1 << (q + r * stride - base)) for (q, r), direction in found.edges]
    walled = []
    for its_cells, its_edges in found.passes():
        closed = [0, 0, 0]
        for number in its_edges:
            direction, bit = edges[number]
            closed[direction] |= bit
        walled.append((sum(cells[number] for number in its_cells), *closed))
    plain: list[Mask] = []
    for line in sorted((line[0] for line in walled), key=int.bit_count):
        if not any(line & other == other for other in plain):
            plain.append(line)
    return _Masks(base, tuple(plain), tuple((hexes, a, b, c) for hexes, a, b, c in walled))


class Sight:
    """Who sees whom on one grid. `drawing` says which lines count; neighbours without a wall between always see."""

    __slots__ = ("_drawing", "_grid", "_known", "_looked", "_thin")

    def __init__(self, grid: HexGrid, drawing: Drawing) -> None:
        self._grid = grid
        self._drawing = drawing
        self._known: dict[tuple[int, int], bool] = {}
        self._looked: dict[int, tuple[Mask, Mask]] = {}
        """For a hex: which others were looked at, and which of them it sees."""
        self._thin = any(grid.closed)

    def sees(self, one: int, other: int) -> bool:
        """Whether there is line of sight between two hexes; it is the same both ways (GH-LOS-07)."""
        pair = (one, other) if one < other else (other, one)
        known = self._known.get(pair)
        if known is None:
            known = self._known[pair] = self._look(*pair)
        return known

    def seeing(self, one: int, hexes: Mask) -> Mask:
        """Those of the hexes from which this one is seen."""
        looked, seen = self._looked.get(one, (0, 0))
        new = hexes & ~looked
        if new:
            for other in bits(new):
                if self.sees(one, other):
                    seen |= 1 << other
            self._looked[one] = looked | new, seen
        return seen & hexes

    def _look(self, one: int, other: int) -> bool:
        grid = self._grid
        step = other - one
        # Of the six steps the first three go up, and `one` is the smaller index.
        if step == 0 or any(step == grid.steps[way] and grid.opened[way] >> one & 1 for way in range(3)):
            return True
        (q, r), (to_q, to_r) = grid.hex(one), grid.hex(other)
        masks = _masks(self._drawing, (to_q - q, to_r - r), grid.stride)
        shift = one + masks.base
        hexes = grid.hexes >> shift
        if not self._thin:
            return any(hexes & line == line for line in masks.hexes)
        east, south, southwest = (closed >> shift for closed in grid.closed)
        return any(
            hexes & line == line and not (a & east or b & south or c & southwest) for line, a, b, c in masks.walled
        )

    def row(self, one: int, other: int) -> list[Hex]:
        """The hexes that a line by which the two see each other passes; none if they do not see each other."""
        grid = self._grid
        (q, r), (to_q, to_r) = grid.hex(one), grid.hex(other)
        if not self.sees(one, other):
            return []
        if one == other:
            return [(q, r)]
        found = bundle(self._drawing, (to_q - q, to_r - r))
        for cells, edges in found.passes():
            passed = [(q + found.cells[number][0], r + found.cells[number][1]) for number in cells]
            walls = [found.edges[number] for number in edges]
            if all(grid.hexes >> grid.index(at) & 1 for at in passed) and not any(
                grid.closed[way] >> grid.index((q + dq, r + dr)) & 1 for (dq, dr), way in walls
            ):
                return passed
        return [(q, r), (to_q, to_r)]
