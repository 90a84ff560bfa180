"""A map laid from tiles: zones made of squares, the borders between them, walls and map edges (SS-MAP-01 … 08).

Places are doubled, so that all of them are whole numbers: the square (x, y) has its corners at (2x, 2y) and
(2x + 2, 2y + 2) and its centre at (2x + 1, 2y + 1).
"""

from __future__ import annotations

from typing import NamedTuple

from tafelrunde.games.sword_and_sorcery.box.adventures import Adventure, TileFace

Square = tuple[int, int]
Point = tuple[int, int]
OPEN = " "
NOTHING = "."


class Segment(NamedTuple):
    """A side of a square, from point to point."""

    a: Point
    b: Point


class Layout(NamedTuple):
    """What the tiles say."""

    zones: dict[str, tuple[Square, ...]]
    """The squares of each zone."""
    walls: tuple[Segment, ...]
    """Printed walls and edges of the map: they block sight and movement (SS-TER-01, SS-LOS-04)."""
    open: dict[tuple[str, str], tuple[Segment, ...]]
    """Border sections between two zones that allow direct movement, under both orders of their names (SS-MAP-03)."""
    tiles: dict[str, int]
    """The tile on which each zone lies, by its number among the adventure's."""


def zone_name(square: Square) -> str:
    return f"{chr(ord('A') + square[0])}{square[1] + 1}"


class _Cell(NamedTuple):
    tile: int
    letter: str
    sides: dict[tuple[int, int], str]
    """What stands on each side: north, east, south, west by direction."""


DIRECTIONS: tuple[tuple[int, int], ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))


def turned(grid: tuple[str, ...], turn: int) -> tuple[str, ...]:
    """The picture turned to the right so often."""
    for _ in range(turn):
        grid = tuple(["".join(column) for column in zip(*reversed(grid), strict=True)])
    return grid


def lay(adventure: Adventure, faces: dict[str, TileFace]) -> Layout:
    """Put the tiles of an adventure side by side."""
    cells: dict[Square, _Cell] = {}
    for number, placed in enumerate(adventure.tiles):
        grid = turned(faces[placed.face].grid, placed.turn)
        for row in range(1, len(grid), 2):
            for column in range(1, len(grid[row]), 2):
                letter = grid[row][column]
                if letter != NOTHING:
                    sides = {(dx, dy): grid[row + dy][column + dx] for dx, dy in DIRECTIONS}
                    cells[placed.x + column // 2, placed.y + row // 2] = _Cell(number, letter, sides)
    names = _names(cells)
    zones: dict[str, list[Square]] = {}
    for square in sorted(cells, key=lambda s: (s[1], s[0])):
        zones.setdefault(names[square], []).append(square)
    walls: list[Segment] = []
    open_: dict[tuple[str, str], list[Segment]] = {}
    for square, cell in cells.items():
        for direction in DIRECTIONS:
            beyond = (square[0] + direction[0], square[1] + direction[1])
            segment = _side(square, direction)
            other = cells.get(beyond)
            if other is None:
                walls.append(segment)
            elif names[beyond] != names[square]:
                back = (-direction[0], -direction[1])
                if cell.sides[direction] == OPEN and other.sides[back] == OPEN:
                    open_.setdefault((names[square], names[beyond]), []).append(segment)
                elif direction in ((1, 0), (0, 1)):
                    walls.append(segment)
    return Layout(
        {name: tuple(squares) for name, squares in zones.items()},
        tuple(walls),
        {pair: tuple(segments) for pair, segments in open_.items()},
        {names[square]: cell.tile for square, cell in cells.items()},
    )


def _names(cells: dict[Square, _Cell]) -> dict[Square, str]:
    """A zone is called by its first square in reading order."""
    first: dict[tuple[int, str], str] = {}
    names = {}
    for square in sorted(cells, key=lambda s: (s[1], s[0])):
        cell = cells[square]
        names[square] = first.setdefault((cell.tile, cell.letter), zone_name(square))
    return names


def _side(square: Square, direction: tuple[int, int]) -> Segment:
    x, y = 2 * square[0], 2 * square[1]
    dx, dy = direction
    if dx:
        at = x + 2 if dx > 0 else x
        return Segment((at, y), (at, y + 2))
    at = y + 2 if dy > 0 else y
    return Segment((x, at), (x + 2, at))


def mark(squares: tuple[Square, ...]) -> Point:
    """The zone mark: the centre of the square nearest to the middle of the zone (SS-MAP-02)."""
    n = len(squares)
    middle_x, middle_y = sum([x for x, _ in squares]), sum([y for _, y in squares])

    def away(square: Square) -> tuple[int, int, int]:
        return (n * square[0] - middle_x) ** 2 + (n * square[1] - middle_y) ** 2, square[1], square[0]

    x, y = min(squares, key=away)
    return 2 * x + 1, 2 * y + 1
