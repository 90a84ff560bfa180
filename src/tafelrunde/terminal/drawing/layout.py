"""The playing screen as lines of text, for any size from 80×24 up. A pure function of what is to be seen."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.style import Style
from rich.text import Text

from tafelrunde.kernel import scene as table
from tafelrunde.terminal.drawing import marks, wordcards
from tafelrunde.terminal.drawing.aside import aside, details
from tafelrunde.terminal.drawing.blocks import Block, beside, clipped, flow, pad, places, rule_line, wrapped
from tafelrunde.terminal.drawing.boards.board import board_lines
from tafelrunde.terminal.drawing.contests import contest_lines
from tafelrunde.terminal.drawing.lettering import ROOMY, SNUG, TIGHT, USUAL, WORDY
from tafelrunde.terminal.drawing.optionlist import narrowest, option_list
from tafelrunde.terminal.drawing.pen import Pen
from tafelrunde.terminal.drawing.sight import WIDE, Sight, boards_in_question, choosable, contest_of, left_width

_FEW_ROWS = 5
"""The fewest rows in which options are listed."""
_CONTEST_LINES = 6


class Drawn(msgspec.Struct):
    """The lines of the screen, and where the board is among them."""

    lines: Block
    board_top: int
    board_height: int
    hidden: int
    """How many lines of the board do not fit."""
    side_shown: bool


def draw(sight: Sight, width: int, height: int) -> Drawn:
    """The whole screen."""
    sight.width = width
    head = _head(sight, width)
    foot = [keys_line(sight.keys, width)]
    room = height - len(head) - len(foot)
    wide = width >= WIDE
    left = left_width(width)
    board_width = left if wide else width
    options = option_list(sight, left, max(5, height // 3 - 1))
    contest = _contest_lines(sight, left)
    # The same room for few options as for some more, so that the board does not jump from question to question.
    least = max(len(contest) + len(options) + 1, height // (6 if wide else 4))
    board, side_shown, full = _board(sight, board_width, room - least)
    short = option_list(sight, left, _FEW_ROWS)
    if not full and len(short) < len(options) and len(sight.choices) <= len(short) * (left // narrowest(sight)):
        # Hands of cards are worth reading: where more columns of options make room for their words, they do.
        fewest = len(contest) + len(short) + 1
        larger, larger_side, full = _board(sight, board_width, room - fewest)
        if full:
            options, least, board, side_shown = short, fewest, larger, larger_side
    shown, hidden = _window(board, sight, room - least)
    bottom = room - len(shown)
    title = sight.language.text("ui-options" if sight.choices else "ui-story")
    under = [rule_line(title, left), *contest, *options]
    # What is selected is explained beside the log, or below the options where there is room for all of it.
    below = [] if wide else details(sight, left)
    if not options or len(under) + len(below) > bottom:
        below = []
    under += [*below, *[Text("")] * (bottom - len(under) - len(below))]
    right = aside(sight, width - left - 1, room if wide else bottom, side_shown, not below)
    if wide:
        lines = beside([pad([*shown, *under][:room], left), right], Text("│", marks.LINE))
    else:
        lines = [*shown, *beside([pad(under[:bottom], left), right], Text(" "))]
    return Drawn(pad([*head, *lines, *foot][:height], width), len(head), len(shown), hidden, side_shown)


def _head(sight: Sight, width: int) -> Block:
    language = sight.language
    title = Text.assemble(
        (language.text("ui-title"), f"bold {marks.GOLD}"),
        f" · {language.text('game-title')} · ",
        language.say(sight.scene.title),
    )
    if sight.alert:
        title.append("  ").append(f" {sight.alert} ", Style(color="#ffffff", bgcolor="#b3362b", bold=True))
    pen = Pen(language, TIGHT, choosable(sight), sight.selected)
    # A contest is shown above the options; the bar has the same in one row.
    words = [] if contest_of(sight) else _beside_orbs(sight.scene)
    orbs = wordcards.orbs(pen, [item for item in sight.scene.bar if item not in _beside_orbs(sight.scene)])
    if orbs:
        title.append(" · ").append_text(Text(" ").join(orbs))
    turns = wordcards.turns(pen, sight.scene.order)
    seats = flow(turns or [pen.seat(seat, seat.seat == sight.acting) for seat in sight.scene.seats], width, "  ")
    status = flow([sight.status], width)[:2]
    bar = flow([pen.item_word(item) for item in words], width, " ")[:3]
    lines = [clipped(title, width), *status, *bar]
    if sight.message:
        lines += [Text.assemble(("» ", marks.GOLD), line) for line in wrapped(sight.message, width - 2)[:2]]
    return [*lines, *seats[: 4 if turns else 3]]


def _contest_lines(sight: Sight, width: int) -> Block:
    contest = contest_of(sight)
    pen = Pen(sight.language, TIGHT, choosable(sight), sight.selected)
    return contest_lines(pen, contest, width)[:_CONTEST_LINES] if contest is not None else []


def _beside_orbs(scene: table.Scene) -> list[table.Item]:
    """Where the bar has more than orbs (the dice of a fight and what they add up to) it has a line of its own."""
    return [item for item in scene.bar if isinstance(item, table.Die | table.Line)]


def _board(sight: Sight, width: int, room: int) -> tuple[Block, bool, bool]:
    """The board with as much detail as there is room for; displays beside it are part of it if they fit.

    Also whether the displays are there, and whether everything is in full words.
    """
    language = sight.language
    boards: dict[int, Block] = {}
    lines: Block = []
    with_side = True
    mine = TIGHT
    for board, mine, side in _TRIES:
        with_side = side is not None
        if board not in boards:
            pen = _pen(sight, board)
            boards[board] = [line for one in boards_in_question(sight) for line in board_lines(pen, one, width)]
        title = language.text("ui-mine", player=_whose(sight))
        lines = boards[board] + _pen(sight, mine).section(title, sight.scene.mine, width)
        if side is not None:
            lines += _pen(sight, side).section(language.text("ui-side"), sight.scene.side, width)
        if len(lines) <= room:
            break
    return lines, with_side and bool(sight.scene.side), mine == ROOMY and len(lines) <= room


def _whose(sight: Sight) -> str:
    """The player who looks, and whom they play."""
    player = sight.language.player(sight.scene.viewer)
    names = [
        sight.language.name(seat.name) for seat in sight.scene.seats if seat.seat == sight.scene.viewer and seat.name
    ]
    return f"{names[0]} ({player})" if names and names[0] != player else player


_TRIES = (
    (ROOMY, ROOMY, USUAL),
    (WORDY, ROOMY, USUAL),
    (WORDY, WORDY, USUAL),
    (USUAL, ROOMY, USUAL),
    (USUAL, WORDY, USUAL),
    (USUAL, USUAL, USUAL),
    (SNUG, USUAL, USUAL),
    (USUAL, USUAL, TIGHT),
    (SNUG, USUAL, TIGHT),
    (TIGHT, USUAL, USUAL),
    (TIGHT, TIGHT, TIGHT),
    (USUAL, USUAL, None),
    (SNUG, TIGHT, None),
    (TIGHT, TIGHT, None),
)
"""How the board, what is mine and the displays (if they are part of it) are drawn: the best that fits is taken."""


def _pen(sight: Sight, detail: int) -> Pen:
    return Pen(sight.language, detail, choosable(sight), sight.selected, sight.scene.viewer, sight.preview)


def _window(board: Block, sight: Sight, room: int) -> tuple[Block, int]:
    """The part of a board that fits, with what is selected in view."""
    room = max(room, 1)
    if len(board) <= room:
        return board, 0
    top = min(sight.scroll, len(board) - room)
    place = places(board).get(sight.selected)
    if place is not None and not top <= place[0] < top + room:
        top = max(0, min(place[0] - room // 2, len(board) - room))
    return board[top : top + room], len(board) - room


def keys_line(keys: Sequence[tuple[str, str]], width: int) -> Text:
    """As many keys as fit, the most important first."""
    line = Text()
    for key, what in keys:
        word = Text.assemble((key, f"bold {marks.GOLD}"), " ", (what, marks.QUIET))
        if line.cell_len + word.cell_len + 2 > width:
            break
        word.stylize(Style(meta={"key": key}))
        if line:
            line.append("  ")
        line.append_text(word)
    return line
