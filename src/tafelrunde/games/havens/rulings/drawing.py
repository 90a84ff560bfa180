"""The map of a position as text: flat-top hexes, so that every second column stands half a hex lower."""

from __future__ import annotations

from collections.abc import Collection

from tafelrunde.games.havens.board.signs import FLOOR, TERRAIN
from tafelrunde.games.havens.rulings.position import Position
from tafelrunde.tabletop.hexes import Hex, edge_between

END = "*"

_WIDTH = 5


def draw(position: Position, ends: Collection[Hex] = (), path: Collection[Hex] = ()) -> str:
    """Two lines per row: hexes with their figure and overlay, ``*`` where the monster may end; thin walls between."""
    overlays = {tile.at: TERRAIN[tile.kind] for tile in position.terrain}
    figures = {figure.at: figure.id for figure in position.figures}
    walls = {edge_between(one, other) for one, other in position.walls}
    hexes = set(position.hexes)
    columns = [q for q, _ in hexes]
    left = min(columns)
    # Half-rows: the hex (q, r) has its middle in half-row 2r + q, its upper edge in the one before.
    top = min(2 * r + q for q, r in hexes)
    bottom = max(2 * r + q for q, r in hexes)
    rows = []
    for half in range(top - 1, bottom + 2):
        line = ""
        for q in range(left, max(columns) + 1):
            if (half - q) % 2 == 0:
                at = q, (half - q) // 2
                cell = _cell(at, hexes, overlays, figures, ends, path)
                cell += "|" if _side_walled(at, walls) else ""
            else:
                above = q, (half - 1 - q) // 2
                cell = " --- " if (above, 1) in walls else ""
            line += cell.ljust(_WIDTH)
        rows.append(line.rstrip())
    return "\n".join(rows).strip("\n")


def _cell(
    at: Hex,
    hexes: Collection[Hex],
    overlays: dict[Hex, str],
    figures: dict[Hex, str],
    ends: Collection[Hex],
    path: Collection[Hex],
) -> str:
    if at not in hexes:
        return ""
    ground = overlays.get(at, "")
    middle = figures.get(at) or ("" if ground else "+" if at in path else FLOOR)
    return (middle + ground + (END if at in ends else ""))[: _WIDTH - 1]


def _side_walled(at: Hex, walls: Collection[tuple[Hex, int]]) -> bool:
    """Whether a thin wall stands on the right of a hex, towards one of its two neighbours there."""
    q, r = at
    return (at, 0) in walls or ((q + 1, r - 1), 2) in walls
