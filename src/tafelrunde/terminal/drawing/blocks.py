"""Blocks: lines of text of one width, and how they are put together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.style import Style
from rich.text import Text

from tafelrunde.terminal.drawing import marks

Block = list[Text]
"""Lines of one width."""


def grouped(items: Sequence[Any], key: Callable[[Any], str]) -> Sequence[tuple[str, list[Any]]]:
    """Neighbours of one kind together."""
    groups: list[tuple[str, list[Any]]] = []
    for item in items:
        kind = key(item)
        if groups and groups[-1][0] == kind:
            groups[-1][1].append(item)
        else:
            groups.append((kind, [item]))
    return groups


def clipped(text: Text, width: int) -> Text:
    """The text, no wider than `width`; what is lost shows as an ellipsis."""
    if text.cell_len > width:
        text = text.copy()
        text.truncate(max(0, width), overflow="ellipsis")
    return text


def wrapped(words: str, width: int, most: int = 1000) -> Block:
    """Words in lines of that width; what does not fit into so many lines is an ellipsis."""
    lines: Block = []
    line = ""
    for word in words.split():
        if line and len(line) + 1 + len(word) > width:
            lines.append(Text(line))
            line = word
        else:
            line = f"{line} {word}".strip()
    if line:
        lines.append(Text(line))
    if len(lines) > most:
        last = " ".join(one.plain for one in lines[most - 1 :])
        lines = [*lines[: most - 1], Text(last)]
    return [clipped(one, width) for one in lines]


def flow(words: Sequence[Text], width: int, gap: str = " ") -> Block:
    """Pieces one after the other, in as many lines as needed; a piece that is too long is wrapped by itself."""
    lines: Block = []
    for word in words:
        if lines and lines[-1].cell_len + len(gap) + word.cell_len <= width:
            lines[-1].append(gap)
            lines[-1].append_text(word)
        elif word.cell_len <= width:
            lines.append(word.copy())
        else:
            lines += _broken(word, width)
    return lines


def _broken(text: Text, width: int) -> Block:
    """One long text over several lines, broken at spaces, with its marks kept."""
    lines: Block = []
    while text.cell_len > width:
        at = text.plain.rfind(" ", 1, width + 1)
        if at <= 0:
            return [*lines, clipped(text, width)]
        lines.append(text[:at])
        text = text[at + 1 :]
    return [*lines, text]


def hanging(text: Text, width: int, indent: int = 2) -> Block:
    """One text over as many lines as it needs, all but the first set in."""
    if text.cell_len <= width:
        return [text]
    first = _broken(text, width)[0]
    rest = text[len(first) + 1 :]
    return [first, *[Text(" " * indent).append_text(line) for line in flow([rest], width - indent)]]


def pad(block: Block, width: int) -> Block:
    """All lines exactly as wide as that."""
    lines = []
    for line in block:
        line = clipped(line, width)
        if line.cell_len < width:
            line = line.copy()
            line.append(" " * (width - line.cell_len))
        lines.append(line)
    return lines


def beside(blocks: Sequence[Block], gap: Text) -> Block:
    """Blocks side by side, the shorter ones filled up; each must be of one width."""
    widths = [max((line.cell_len for line in block), default=0) for block in blocks]
    height = max((len(block) for block in blocks), default=0)
    lines: Block = []
    for row in range(height):
        line = Text()
        for number, block in enumerate(blocks):
            if number:
                line.append_text(gap)
            line.append_text(block[row] if row < len(block) else Text(" " * widths[number]))
        lines.append(line)
    return lines


def boxed(block: Block, edge: Style, title: Text | None = None) -> Block:
    """A frame around lines of one width."""
    width = max((line.cell_len for line in block), default=0)
    head = Text("", edge) if title is None else clipped(title, width - 2)
    rest = width - head.cell_len - (1 if head.cell_len else 0)
    top = Text.assemble(("╭─" if head.cell_len else "╭", edge), head, ("─" * max(0, rest), edge), ("╮", edge))
    sides = [Text.assemble(("│", edge), line, ("│", edge)) for line in block]
    return [top, *sides, Text.assemble(("╰" + "─" * width + "╯", edge))]


def places(lines: Sequence[Text]) -> dict[str, tuple[int, int, int]]:
    """Where each element begins: line, first column, and its width there."""
    found: dict[str, tuple[int, int, int]] = {}
    for row, line in enumerate(lines):
        for span in line.spans:
            style = span.style
            if isinstance(style, Style) and (element := style.meta.get("element")) and element not in found:
                start = line[: span.start].cell_len
                found[element] = (row, start, max(1, line[span.start : span.end].cell_len))
    return found


def quiet(text: Text) -> Text:
    text.stylize_before(marks.QUIET)
    return text


def rule_line(title: str, width: int) -> Text:
    line = Text.assemble(("── ", marks.LINE), (title, marks.QUIET), " ", ("─" * width, marks.LINE))
    line.truncate(width)
    return line
