"""Paths in text: columns side by side, their parts on one height."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from tafelrunde.kernel import scene as table
from tafelrunde.terminal.drawing import marks
from tafelrunde.terminal.drawing.blocks import Block, beside, clipped, flow, pad, quiet
from tafelrunde.terminal.drawing.lettering import ROOMY, SNUG, Lettering

_GAP = 1


def _column(pen: Lettering, column: table.Column, width: int) -> Sequence[Block]:
    """A path in its five parts: its name, who stands at its head, the places, what lies there, what it gives."""
    title = Text(f"{pen.title(column)}{pen.state(column)}".strip())
    foot = [pen.badge(badge) for badge in column.foot]
    name = pen.of(column.id, title, marks.QUIET)
    names = [name] if title.plain else []
    pieces = [pen.piece(piece) for piece in column.pieces]
    places = list(pen.slots(column.slots, width))
    if pen.detail <= SNUG:
        for gap in (" ", ""):
            line = Text(" ").join([*names, quiet(Text(gap).join(foot))])
            if foot and line.cell_len <= width:
                names, foot = [line], []
        signs = [_piece_sign(pen, piece) for piece in column.pieces]
        line = Text("").join([*places, *signs])
        if signs and line.cell_len <= width:
            places, pieces = [line], []
    head = [clipped(pen.piece(column.head, badges=pen.detail > SNUG), width)] if column.head else []
    return (
        names,
        head,
        flow(places, width),
        flow(pieces, width),
        [quiet(line) for line in flow(foot, width)],
    )


def _piece_sign(pen: Lettering, piece: table.Piece) -> Text:
    sign = pen.state(piece) or marks.ICON_SIGNS.get(piece.icon, "▪")
    count = str(piece.count) if piece.count > 1 else ""
    return pen.of(piece.id, Text(f"{sign}{count}"), marks.seat_colour(piece.seat))


def columns_beside(pen: Lettering, columns: Sequence[table.Column], width: int) -> Block:
    """Paths side by side, their parts on one height; too narrow for that, one after the other."""
    gap = _GAP
    each = (width - gap * (len(columns) - 1)) // len(columns)
    if each < 4 or (pen.detail < ROOMY and all(is_plain(column) for column in columns)):
        return flow([pen.column_word(column) for column in columns], width)
    parts = [_column(pen, column, each) for column in columns]
    blocks: list[Block] = [[] for _ in columns]
    for part in range(len(parts[0])):
        height = max(len(column[part]) for column in parts)
        for block, drawn in zip(blocks, parts, strict=True):
            lines = list(drawn[part])
            block += lines + [Text("") for _ in range(height - len(lines))]
    for block, column in zip(blocks, columns, strict=True):
        _mark(pen, block, column, each)
    return pad(beside([pad(block, each) for block in blocks], Text("│", marks.LINE)), width)


def _mark(pen: Lettering, block: Block, column: table.Column, width: int) -> None:
    """A path that is selected lights up as a whole; one without a name can be clicked on its places."""
    if column.id == pen.selected:
        block[:] = pad(block, width)
        for line in block:
            line.stylize(Style(bgcolor="#5c4d23"))
    for line in block:
        if not any(isinstance(span.style, Style) and "element" in span.style.meta for span in line.spans):
            line.stylize(Style(meta={"element": column.id}))


def is_plain(item: table.Item) -> bool:
    return isinstance(item, table.Column) and not item.name and item.head is None and not item.pieces
