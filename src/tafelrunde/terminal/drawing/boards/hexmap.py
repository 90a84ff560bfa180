"""A board of hexes in text: every hex three characters, rows or columns shifted by half a hex, figures by letters.

Below the map everybody who stands on it is listed with health and conditions, since three characters say only who.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from tafelrunde.kernel import scene as table
from tafelrunde.tabletop.hexes import distance
from tafelrunde.terminal.drawing import marks
from tafelrunde.terminal.drawing.blocks import Block, flow
from tafelrunde.terminal.drawing.pen import Pen

_NAME = re.compile(r"([A-Z]+)(\d+)")
_WIDE = 4
"""Characters from one hex of a row to the next."""
_FOG = 2
"""How far into unrevealed rooms the map goes."""
GROUND = {
    "floor": " · ",
    "start": " ○ ",
    "obstacle": "▒▒▒",
    "trap": " ▲ ",
    "hazard": " ≈ ",
    "difficult": " ~ ",
    "corridor": " · ",
    "pressure": " □ ",
    "open_door": " ∩ ",
    "door": "▐∩▌",
    "locked_door": "▐■▌",
    "exit": " ◎ ",
    "objective": " ◎ ",
    "fog": " ░ ",
}
"""What the ground of a kind looks like; unknown kinds are floor."""


TOKENS = {"two-coins": "$", "open-treasure-chest": "▣"}
"""What lies on the floor."""


def hex_map(pen: Pen, board: table.HexBoard, width: int) -> Block:
    """The map, cut to the width, and who is on it."""
    letters = _letters(pen, board)
    cells: dict[tuple[int, int], Text] = {}
    for cell in _near(board.cells):
        x, y = _place(cell, board.pointy)
        cells[x, y] = _cell(pen, cell, letters)
    if not cells:
        return []
    columns, rows = _edges(pen, board) if board.pointy else ({}, {})
    margin = max([len(number) + 1 for number in rows.values()], default=0)
    left, top = min(x for x, _ in cells) - margin, min(y for _, y in cells)
    lines: Block = [_header(columns, left)] if columns else []
    for y in range(top, max(y for _, y in cells) + 1):
        line = Text(rows.get(y, "").rjust(max(0, margin - 1)), marks.QUIET)
        for x in sorted(x for x, row in cells if row == y):
            line.append(" " * max(0, x - left - line.cell_len), "")
            line.append_text(cells[x, y])
        lines.append(line)
    return [*lines, *_legend(pen, board, letters, width)]


def _edges(pen: Pen, board: table.HexBoard) -> tuple[dict[int, str], dict[int, str]]:
    """Where hexes have names like D11: the letters of the columns, and the numbers of the rows."""
    columns: dict[str, int] = {}
    rows: dict[int, str] = {}
    for cell in _near(board.cells):
        named = _NAME.fullmatch(pen.title(cell))
        if named and "fog" not in cell.kind.split():
            x, y = _place(cell, board.pointy)
            columns[named[1]] = min(x, columns.get(named[1], x))
            rows[y] = named[2]
    return {x: letter for letter, x in columns.items()}, rows


def _header(columns: dict[int, str], left: int) -> Text:
    line = Text(style=marks.QUIET)
    for x in sorted(columns):
        line.append(" " * max(0, x + 1 - left - line.cell_len)).append(columns[x])
    return line


def _near(cells: Sequence[table.Hex]) -> list[table.Hex]:
    """What is revealed, and the fog close to it, so that the known rooms have room."""
    seen = [(cell.q, cell.r) for cell in cells if "fog" not in cell.kind.split()]
    if not seen:
        return list(cells)
    return [cell for cell in cells if any(distance((cell.q, cell.r), other) <= _FOG for other in seen)]


def _place(cell: table.Hex, pointy: bool) -> tuple[int, int]:
    """Where the cell's first character stands: column and line."""
    if pointy:
        return _WIDE * cell.q + _WIDE // 2 * cell.r, cell.r
    return _WIDE * cell.q, 2 * cell.r + cell.q


def _cell(pen: Pen, cell: table.Hex, letters: dict[str, str]) -> Text:
    figures = [piece for piece in cell.pieces if piece.health is not None]
    if figures:
        text = _figure(pen, figures[0], letters)
        return pen.of(cell.id, text) if cell.id in pen.choosable or cell.id == pen.selected else text
    if cell.pieces:
        sign = TOKENS.get(cell.pieces[0].icon) or marks.ICON_SIGNS.get(cell.pieces[0].icon) or "¤"
        text = Text(f" {sign} ", Style(color=marks.GOLD))
    elif cell.id in pen.way:
        text = Text(" • ", Style(color=marks.GOLD, bold=True))
    else:
        text = Text(_ground(cell.kind))
    return pen.of(cell.id, text, marks.QUIET if not cell.pieces else "")


def _ground(kind: str) -> str:
    """The ground by the first of its words that has a sign."""
    return next((GROUND[word] for word in kind.split() if word in GROUND and word != "floor"), GROUND["floor"])


def _figure(pen: Pen, piece: table.Piece, letters: dict[str, str]) -> Text:
    text = Text(letters[piece.id].center(3))
    if piece.rank in ("elite", "boss"):
        text.stylize(Style(color=marks.GOLD, bold=True))
    elif piece.seat is not None:
        text.stylize(Style(color=marks.seat_colour(piece.seat), bold=True, reverse=True))
    else:
        text.stylize(Style(bold=True))
    return pen.of(piece.id, text)


def _letters(pen: Pen, board: table.HexBoard) -> dict[str, str]:
    """Two or three characters for every figure: the initials of its name, and its number."""
    found: dict[str, str] = {}
    for cell in board.cells:
        for piece in cell.pieces:
            if piece.health is not None:
                name = pen.title(piece).rstrip("0123456789 ") or "?"
                words = name.replace("-", " ").split()
                initials = "".join(word[0] for word in words[:2]).upper() if len(words) > 1 else name[:2]
                found[piece.id] = f"{initials}{piece.number}" if piece.number else name[:3]
    return found


def _legend(pen: Pen, board: table.HexBoard, letters: dict[str, str], width: int) -> Block:
    pieces = [piece for cell in board.cells for piece in cell.pieces if piece.id in letters]
    words = [Text.assemble((f"{letters[piece.id]} ", marks.QUIET), pen.piece(piece)) for piece in pieces]
    return flow(words, width, "   ")
