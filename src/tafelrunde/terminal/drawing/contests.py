"""Two sides against each other in text: one line for each, with its dice, what they come to and what is left."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from tafelrunde.kernel import scene as table
from tafelrunde.terminal.drawing import marks
from tafelrunde.terminal.drawing.blocks import Block, hanging
from tafelrunde.terminal.drawing.lettering import Lettering

_GAP = "  "


def contest_lines(pen: Lettering, contest: table.Contest, width: int) -> Block:
    """Who against whom and how it stands; then both sides, their dice one below the other; then what was bought."""
    title = Text.assemble(("⚔ ", marks.GOLD), (pen.language.say(contest.text), "bold"))
    result = Text(pen.language.say(contest.result) if contest.result is not None else "", f"bold {marks.GOLD}")
    beside = title.cell_len + len(_GAP) + result.cell_len <= width
    if result and beside:
        title = Text.assemble(title, _GAP, result)
    said = [pen.language.say(side.role) for side in contest.sides]
    roles = max([len(role) for role in said], default=0)
    dice = max([pen.dice(side.dice).cell_len for side in contest.sides], default=0)
    lines = hanging(title, width)
    for role, side in zip(said, contest.sides, strict=True):
        if not side.dice and side.total is None:
            continue
        lines += hanging(_side(pen, role.ljust(roles), side, dice), width, 4)
    for number, spending in enumerate(contest.lines, 1):
        bought = Text.assemble("  ", (_circled(number), marks.GOLD), " ", pen.language.say(spending.text))
        lines += hanging(bought, width, 4)
    if result and not beside:
        lines += hanging(Text.assemble("  ", result), width, 4)
    for line in lines:
        line.stylize_before(Style(bgcolor=marks.PANEL))
        line.append(" " * max(0, width - line.cell_len), Style(bgcolor=marks.PANEL))
    return lines


def _side(pen: Lettering, role: str, side: table.Contender, dice: int) -> Text:
    text = Text.assemble("  ", (role, marks.QUIET), _GAP, pen.dice(side.dice))
    text.append(" " * (dice - pen.dice(side.dice).cell_len))
    if side.total is not None:
        text.append(" = ", marks.QUIET).append_text(pen.badge(side.total))
    if side.lines:
        text.append(f" ({', '.join([pen.language.say(line) for line in side.lines])})", marks.QUIET)
    if side.badges:
        text.append(_GAP).append_text(pen.badges(side.badges, words=True))
    return text


def _circled(number: int) -> str:
    return chr(ord("①") + number - 1) if number <= 20 else str(number)
