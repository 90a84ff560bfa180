"""Faces of map tiles: zones where zones belong, borders between them (MD-CMP-01, MD-CMP-02)."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.massive_darkness.box.files import Files
from tafelrunde.games.massive_darkness.box.quest_cards import TileFace
from tafelrunde.tabletop.packs import Pack


def check_tiles(pack: Pack[Files]) -> None:
    for index, face in enumerate(pack.files.tiles.faces):
        for row, message in _problems(face):
            pack.problem("tiles", ("faces", index, "grid", row), message)


def _problems(face: TileFace) -> Iterator[tuple[int, str]]:
    """In a grid of seven by seven every second place is a zone, a corner, or the border between two of either."""
    for row, line in enumerate(face.grid):
        for column, sign in enumerate(line):
            if row % 2 and column % 2:
                allowed, what = "CcRr", "a zone: corridor C or c, room R or r"
            elif row % 2 or column % 2:
                allowed, what = "# D", "a border: wall #, door D, or open"
            else:
                allowed, what = "+", "a corner: +"
            if sign not in allowed:
                yield row, f"column {column + 1} of the grid is {sign!r}; there must be {what}"
