"""Maps as people draw them: two characters a hex, every second row shifted by one.

    # # # 2 2 2
     # # 2 2t2
    1 1 D 2 2 #
     1s1 # 2$#

The first character of a hex is its room (1 … 9), a door (A … Z) or nothing (`#` or `.`); the second is a sign of
the legend or a blank. In offset coordinates `[column, row]`, odd rows are shifted half a hex to the right.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tafelrunde.tabletop.hexes import Hex

VOID = "#."


class BadDrawing(ValueError):
    """A map that can't be read: the row and what is wrong."""

    def __init__(self, row: int, message: str) -> None:
        self.row = row
        super().__init__(message)


class Cell(Struct, frozen=True):
    """One hex of a drawing."""

    at: Hex
    ground: str
    sign: str
    row: int


def axial(column: int, row: int) -> Hex:
    """The axial coordinates of an offset position."""
    return column - (row - row % 2) // 2, row


def offset(at: Hex) -> tuple[int, int]:
    """The column and row of a hex, as in a drawing."""
    q, r = at
    return q + (r - r % 2) // 2, r


def read(text: str) -> tuple[Cell, ...]:
    """The hexes of a drawing that are not void; raises `BadDrawing`."""
    return tuple(cell for row, line in enumerate(text.splitlines()) for cell in _row(row, line))


def _row(row: int, line: str) -> Iterator[Cell]:
    if row % 2:
        if line[:1] not in ("", " "):
            raise BadDrawing(row, f"row {row} is an odd one: it begins with a blank, half a hex to the right")
        line = line[1:]
    line += " " * (len(line) % 2)
    for column in range(len(line) // 2):
        ground, sign = line[2 * column], line[2 * column + 1]
        if ground in VOID + " ":
            if sign != " ":
                raise BadDrawing(
                    row,
                    f"column {column}: {ground + sign!r} is a sign without a floor; a hex is two characters wide",
                )
        else:
            yield Cell(axial(column, row), ground, sign.strip(), row)


def draw(cells: dict[Hex, str]) -> str:
    """A drawing of hexes, each by its two characters."""
    places = {offset(at): text for at, text in cells.items()}
    width = max(column for column, _ in places) + 1
    height = max(row for _, row in places) + 1
    lines = [
        " " * (row % 2) + "".join(places.get((column, row), "#").ljust(2) for column in range(width))
        for row in range(height)
    ]
    return "\n".join(line.rstrip() for line in lines) + "\n"
