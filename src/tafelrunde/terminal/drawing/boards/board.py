"""Any board as lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tafelrunde.kernel import scene as table
from tafelrunde.terminal.drawing import marks
from tafelrunde.terminal.drawing.blocks import Block, flow
from tafelrunde.terminal.drawing.boards.between import between
from tafelrunde.terminal.drawing.boards.hexmap import hex_map
from tafelrunde.terminal.drawing.boards.panelmap import panel_map
from tafelrunde.terminal.drawing.boards.zonemap import zone_map
from tafelrunde.terminal.drawing.lettering import SNUG
from tafelrunde.terminal.drawing.pen import Pen


def board_lines(pen: Pen, board: table.Board, width: int) -> Block:
    """A board of whatever kind."""
    match board:
        case table.PanelBoard():
            return panel_map(pen, board, width)
        case table.HexBoard():
            return hex_map(pen, board, width)
        case table.ZoneBoard():
            return zone_map(pen, board, width, pen.detail > SNUG) or _zones_in_words(pen, board.zones, width)
        case _:
            return between(pen, board, width)


def _zones_in_words(pen: Pen, cells: Sequence[table.Zone], width: int) -> Block:
    """Every zone that holds something or can be chosen."""
    words = []
    for cell in cells:
        if not (cell.pieces or cell.name or cell.id in pen.choosable or cell.id == pen.selected):
            continue
        text = pen.of(cell.id, Text(pen.title(cell) or cell.id), marks.QUIET)
        for piece in cell.pieces:
            text = Text.assemble(text, " ", pen.piece(piece))
        words.append(text)
    return flow(words, width, "   ")
