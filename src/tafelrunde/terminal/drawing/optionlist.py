"""The list of options in lines, with their keys."""

from __future__ import annotations

import math

from rich.style import Style
from rich.text import Text

from tafelrunde.terminal.drawing import marks
from tafelrunde.terminal.drawing.blocks import Block, beside, clipped, pad, wrapped
from tafelrunde.terminal.drawing.sight import OPTION_FRAME, Sight
from tafelrunde.terminal.sitting.choices import KEYS


def narrowest(sight: Sight) -> int:
    """How wide a column of options must be."""
    return max([len(choice.text) for choice in sight.choices], default=0) + OPTION_FRAME


def option_list(sight: Sight, width: int, most_rows: int) -> Block:
    """The list of options in one or more columns, with the selected one in view."""
    choices = sight.choices
    if not choices:
        return []
    longest = max(len(choice.text) for choice in choices)
    columns = max(1, min(width // (longest + OPTION_FRAME), math.ceil(len(choices) / most_rows)))
    rows = min(most_rows, math.ceil(len(choices) / columns))
    first = 0
    if len(choices) > rows * columns:
        columns = 1
        rows = most_rows - 1
        first = max(0, min(sight.index - rows // 2, len(choices) - rows))
    each = width // columns
    blocks = []
    for column in range(columns):
        start = first + column * rows
        block: Block = []
        for number in range(start, min(start + rows, len(choices))):
            block += _option(sight, number, each, wrap=columns == 1 and len(choices) * 2 <= most_rows)
        blocks.append(pad(block, each))
    lines = beside(blocks, Text(""))
    below = len(choices) - first - rows * columns
    if below > 0:
        lines.append(Text(sight.language.text("ui-more-below", count=below), marks.QUIET))
    return lines


def _option(sight: Sight, number: int, width: int, wrap: bool) -> Block:
    choice = sight.choices[number]
    key = KEYS[number] if number < len(KEYS) else " "
    chosen = number == sight.index and not sight.element
    is_default = bool(sight.default) and choice.option is not None and choice.option.id == sight.default
    words = choice.text if choice.option is not None else f"{choice.text} … ({choice.size})"
    if is_default:
        words = f"{words} ␣"
    if wrap and len(words) > width - 4:
        first, *rest = [line.plain for line in wrapped(words, width - 4)]
    else:
        first, rest = clipped(Text(words), width - 3).plain, []
    lines = [Text.assemble(("▸" if chosen else " ", marks.GOLD), (key, f"bold {marks.GOLD}"), " ", first)]
    lines += [Text(f"   {line}") for line in rest]
    for line in lines:
        if chosen:
            line.append(" " * max(0, width - line.cell_len))
            line.stylize(Style(color=marks.GROUND, bgcolor=marks.GOLD, bold=True))
        line.stylize(Style(meta={"choice": number}))
    return lines
