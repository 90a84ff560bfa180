"""A board of panels in text: framed or under a rule, as there is room, displays of cards below their row."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tafelrunde.kernel import scene as table
from tafelrunde.terminal.drawing import marks
from tafelrunde.terminal.drawing.blocks import Block, beside, boxed, clipped, flow, pad, quiet, wrapped
from tafelrunde.terminal.drawing.columns import is_plain
from tafelrunde.terminal.drawing.lettering import ROOMY, SNUG, USUAL, kind_of
from tafelrunde.terminal.drawing.pen import Pen


def _framed(pen: Pen, panel: table.Panel, title: Text, lines: Block, width: int) -> Block:
    edge = pen.edge(panel.id)
    if pen.detail > SNUG:
        return boxed(pad(lines, width - 2), edge, title)
    rule = Text.assemble(("━", edge), clipped(title, width - 2), ("━" * width, edge))
    rule.truncate(width)
    return pad([rule, *lines], width)


def _panel_inside(pen: Pen, panel: table.Panel, width: int) -> tuple[Text, Block]:
    inner = width - 2 if pen.detail > SNUG else width
    title = Text(f"{pen.title(panel)} {pen.state(panel)}".strip(), "bold")
    title = pen.of(panel.id, title, marks.QUIET if panel.state == "closed" else marks.TEXT)
    said = [pen.language.say(text) for text in panel.lines]
    numbers = [pen.badge(badge) for badge in panel.badges]
    if numbers and title.cell_len + 1 + Text(" ").join(numbers).cell_len <= inner - 2:
        title = Text.assemble(title, " ", Text(" ").join(numbers))
        numbers = []
    items = [item for item in panel.items if not _pulled_out(pen, panel, item)]
    shown = pen.items(items, inner)
    if pen.detail > SNUG:
        lines = flow(numbers, inner)
        most = 2 if pen.detail == USUAL else 20
        for sentence in said:
            lines += [quiet(line) for line in wrapped(sentence, inner, most)]
        return title, lines + shown
    aside = Text.assemble(Text(" ").join(numbers), " " if numbers else "", (" · ".join(said), marks.QUIET))
    only_words = items and all(kind_of(item) == "words" or is_plain(item) for item in items)
    if aside.plain and only_words and not numbers:
        if len(shown) == 1 and shown[0].cell_len + 6 <= inner:
            shown = [Text.assemble(shown[0], "  ", clipped(aside, inner - shown[0].cell_len - 2))]
        return title, shown
    if pen.detail == SNUG:
        first, *rest = flow([aside], inner) or [aside]
        return title, [first, *([clipped(Text(" ").join(rest), inner)] if rest else []), *shown]
    return title, ([clipped(aside, inner)] if aside.plain else []) + shown


def _pulled_out(pen: Pen, panel: table.Panel, item: table.Item) -> bool:
    """Unless there is much room, the cards of a display stand below the row of panels, where they can spread."""
    if pen.detail == ROOMY:
        return False
    kind = table.Card | table.Piece
    return isinstance(item, kind) and len([one for one in panel.items if isinstance(one, kind)]) > 1


def _displays(pen: Pen, panels: Sequence[table.Panel], width: int) -> Block:
    """The cards that were pulled out of their panels, each display under its name."""
    words: list[Text] = []
    for panel in panels:
        cards = [item for item in panel.items if _pulled_out(pen, panel, item)]
        if not cards:
            continue
        name = pen.of(panel.id, Text(f"{pen.title(panel)}:"), marks.QUIET)
        first, *rest = [
            pen.card_word(card, 26) if isinstance(card, table.Card) else pen.item_word(card) for card in cards
        ]
        words += [Text.assemble(name, " ", first), *rest]
    return flow(words, width, "  ")


def panel_map(pen: Pen, board: table.PanelBoard, width: int) -> Block:
    lines: Block = []
    for row in sorted({panel.row for panel in board.panels}):
        panels = [panel for panel in board.panels if panel.row == row]
        framed = panels
        if pen.detail < ROOMY:
            framed = [p for p in panels if not p.items or not all(_pulled_out(pen, p, item) for item in p.items)]
        for some in _rows(pen, framed, width):
            lines += _panel_row(pen, some, width)
        if pen.detail < ROOMY:
            lines += _displays(pen, panels, width)
    return lines


def _least(pen: Pen, panel: table.Panel) -> int:
    """The width below which a panel is not worth looking at."""
    columns = sum(1 for item in panel.items if isinstance(item, table.Column))
    frame = 2 if pen.detail > SNUG else 0
    wide = 6 if pen.detail <= SNUG else 7
    return frame + max(10, columns * wide if columns <= 4 else 12)


def _rows(pen: Pen, panels: Sequence[table.Panel], width: int) -> Sequence[Sequence[table.Panel]]:
    """Panels of one row, over as many lines as they need."""
    rows: list[list[table.Panel]] = []
    room = 0
    for panel in panels:
        least = _least(pen, panel) + 1
        if rows and least <= room:
            rows[-1].append(panel)
            room -= least
        else:
            rows.append([panel])
            room = width + 1 - least
    return rows


def _panel_row(pen: Pen, panels: Sequence[table.Panel], width: int) -> Block:
    room = width - (len(panels) - 1)
    total = sum(panel.weight for panel in panels)
    least = [_least(pen, panel) for panel in panels]
    spare = room - sum(least)
    widths = [low + spare * panel.weight // total for low, panel in zip(least, panels, strict=True)]
    for extra in range(room - sum(widths)):
        widths[extra % len(widths)] += 1
    inside = [_panel_inside(pen, panel, w) for panel, w in zip(panels, widths, strict=True)]
    tallest = max(len(lines) for _, lines in inside)
    blocks = [
        _framed(pen, panel, title, lines + [Text("")] * (tallest - len(lines)), w)
        for panel, w, (title, lines) in zip(panels, widths, inside, strict=True)
    ]
    return beside(blocks, Text(" "))
