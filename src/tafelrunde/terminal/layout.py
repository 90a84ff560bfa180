"""The playing screen as lines of text, for any size from 80×24 up. A pure function of what is to be seen."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
from rich.style import Style
from rich.text import Text

from tafelrunde.kernel import Preview
from tafelrunde.kernel import scene as table
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.language import Language
from tafelrunde.terminal import marks, wordcards
from tafelrunde.terminal.blocks import Block, beside, clipped, flow, hanging, pad, places, wrapped
from tafelrunde.terminal.choices import KEYS, Choice
from tafelrunde.terminal.contests import contest_lines
from tafelrunde.terminal.drawing import Pen
from tafelrunde.terminal.lettering import ROOMY, TIGHT, USUAL, WORDY

WIDE = 132
"""From this width on the log stands beside the board."""

_OPTION_FRAME = 4
"""What stands around the text of an option: a mark, its key, spaces."""
_FEW_ROWS = 5
"""The fewest rows in which options are listed."""
_CONTEST_LINES = 6
_VIEWS = ("log", "side", "others")


class Sight(msgspec.Struct):
    """What the screen shows at the moment."""

    scene: table.Scene
    language: Language
    status: Text
    choices: Sequence[Choice] = ()
    default: str = ""
    index: int = -1
    element: str = ""
    """The element of the board that the cursor is on."""
    acting: int | None = None
    events: Sequence[Event] = ()
    news: int = 0
    """How many of the last events happened since the viewer decided last."""
    message: str = ""
    keys: Sequence[tuple[str, str]] = ()
    view: str = "log"
    alert: str = ""
    scroll: int = 0
    preview: Preview = Preview()
    """What the selected option would do."""
    contest: table.Contest | None = None
    """A contest that is being told."""
    width: int = 0
    """How wide the screen is (filled in when it is drawn)."""

    @property
    def selected(self) -> str:
        if self.element:
            return self.element
        return self.choices[self.index].on if 0 <= self.index < len(self.choices) else ""


class Drawn(msgspec.Struct):
    """The lines of the screen, and where the board is among them."""

    lines: Block
    board_top: int
    board_height: int
    hidden: int
    """How many lines of the board do not fit."""
    side_shown: bool


def capacity(width: int, height: int, longest: int) -> int:
    """How many options fit the screen at once without being cut."""
    rows = max(5, height // 3 - 1)
    return min(len(KEYS), rows * max(1, _left_width(width) // (longest + _OPTION_FRAME)))


def _left_width(width: int) -> int:
    return width - _right_width(width) - 1


def _right_width(width: int) -> int:
    return max(38, min(60, width * 27 // 100)) if width >= WIDE else max(31, width * 39 // 100)


def draw(sight: Sight, width: int, height: int) -> Drawn:
    """The whole screen."""
    sight.width = width
    head = _head(sight, width)
    foot = [keys_line(sight.keys, width)]
    room = height - len(head) - len(foot)
    wide = width >= WIDE
    left = _left_width(width)
    board_width = left if wide else width
    options = _options(sight, left, max(5, height // 3 - 1))
    contest = _contest_lines(sight, left)
    # The same room for few options as for some more, so that the board does not jump from question to question.
    least = max(len(contest) + len(options) + 1, height // 4)
    board, side_shown, full = _board(sight, board_width, room - least)
    short = _options(sight, left, _FEW_ROWS)
    if not full and len(short) < len(options) and len(sight.choices) <= len(short) * (left // _narrowest(sight)):
        # Hands of cards are worth reading: where more columns of options make room for their words, they do.
        fewest = len(contest) + len(short) + 1
        larger, larger_side, full = _board(sight, board_width, room - fewest)
        if full:
            options, least, board, side_shown = short, fewest, larger, larger_side
    shown, hidden = _window(board, sight, room - least)
    bottom = room - len(shown)
    title = sight.language.text("ui-options" if sight.choices else "ui-story")
    under = [_rule(title, left), *contest, *options]
    # What is selected is explained beside the log, or below the options where there is room for all of it.
    below = [] if wide else _details(sight, left)
    if not options or len(under) + len(below) > bottom:
        below = []
    under += [*below, *[Text("")] * (bottom - len(under) - len(below))]
    right = _aside(sight, width - left - 1, room if wide else bottom, side_shown, not below)
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
    pen = Pen(language, TIGHT, _choosable(sight), sight.selected)
    # A contest is shown above the options; the bar has the same in one row.
    words = [] if _contest(sight) else _beside_orbs(sight.scene)
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


def _contest(sight: Sight) -> table.Contest | None:
    return sight.contest or sight.scene.contest


def _contest_lines(sight: Sight, width: int) -> Block:
    contest = _contest(sight)
    pen = Pen(sight.language, TIGHT, _choosable(sight), sight.selected)
    return contest_lines(pen, contest, width)[:_CONTEST_LINES] if contest is not None else []


def _beside_orbs(scene: table.Scene) -> list[table.Item]:
    """Where the bar has more than orbs (the dice of a fight and what they add up to) it has a line of its own."""
    return [item for item in scene.bar if isinstance(item, table.Die | table.Line)]


def _choosable(sight: Sight) -> set[str]:
    return {choice.on for choice in sight.choices if choice.on}


def _narrowest(sight: Sight) -> int:
    """How wide a column of options must be."""
    return max([len(choice.text) for choice in sight.choices], default=0) + _OPTION_FRAME


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
            boards[board] = [line for one in _boards_in_question(sight) for line in pen.board(one, width)]
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


def _boards_in_question(sight: Sight) -> Sequence[table.Board]:
    """Of several boards those on which something can be chosen; otherwise the first one."""
    boards = sight.scene.boards
    if len(boards) < 2:
        return boards
    wanted = [board for board in boards if any(within(board, element) for element in _choosable(sight))]
    return wanted or boards[:1]


_TRIES = (
    (ROOMY, ROOMY, USUAL),
    (USUAL, ROOMY, USUAL),
    (USUAL, WORDY, USUAL),
    (USUAL, USUAL, USUAL),
    (TIGHT, USUAL, USUAL),
    (USUAL, USUAL, TIGHT),
    (TIGHT, TIGHT, TIGHT),
    (USUAL, USUAL, None),
    (TIGHT, TIGHT, None),
)
"""How the board, what is mine and the displays (if they are part of it) are drawn: the best that fits is taken."""


def _pen(sight: Sight, detail: int) -> Pen:
    return Pen(sight.language, detail, _choosable(sight), sight.selected, sight.scene.viewer, sight.preview)


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


def _options(sight: Sight, width: int, most_rows: int) -> Block:
    """The list of options in one or more columns, with the selected one in view."""
    choices = sight.choices
    if not choices:
        return []
    longest = max(len(choice.text) for choice in choices)
    columns = max(1, min(width // (longest + _OPTION_FRAME), math.ceil(len(choices) / most_rows)))
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


def _aside(sight: Sight, width: int, height: int, side_shown: bool, explain: bool) -> Block:
    """The log, the displays or the other players, and below what is selected, explained."""
    language = sight.language
    details = _details(sight, width) if explain else []
    if len(details) > height // 2:
        last = details[height // 2 - 1].plain
        details = [*details[: height // 2 - 1], Text.assemble(clipped(Text(last), width - 4), (" … ?", marks.GOLD))]
    room = height - len(details)
    if sight.view == "side" and sight.scene.side and not side_shown:
        pen = Pen(language, USUAL, _choosable(sight), sight.selected)
        lines = pen.section(language.text("ui-side"), sight.scene.side, width)[:room]
    elif sight.view == "others":
        lines = _others(sight, width)[:room]
    else:
        log = log_lines(sight.events, language, sight.scene.viewer, width, room - 1, sight.news)
        lines = [_rule(language.text("ui-log"), width), *log]
    lines += [Text("")] * (room - len(lines))
    return pad([*lines, *details], width)


def _others(sight: Sight, width: int) -> Block:
    """What everybody owns openly."""
    pen = Pen(sight.language, USUAL, _choosable(sight), sight.selected)
    lines = [_rule(sight.language.text("ui-others"), width)]
    for seat in sight.scene.seats:
        if seat.seat == sight.scene.viewer:
            continue
        lines += flow([pen.seat(seat, False)], width)
        lines += flow([pen.card_word(card) for card in seat.cards], width, "  ")
    shown = _boards_in_question(sight)
    for board in sight.scene.boards:
        if board not in shown:
            lines += [_rule(pen.title(board), width), *pen.board(board, width)]
    return lines


def _details(sight: Sight, width: int) -> Block:
    """Name and explanation of what is selected, and first of all what choosing it would do."""
    language = sight.language
    foreseen = [language.say(text) for text in sight.preview.lines]
    element = find(sight.scene, sight.selected) if sight.selected else None
    chosen = sight.choices[sight.index].text if 0 <= sight.index < len(sight.choices) and not sight.element else ""
    if len(chosen) + _OPTION_FRAME > _left_width(sight.width):
        # In the list it was cut.
        foreseen = [chosen, *foreseen]
    said: list[str] = []
    if element is not None:
        texts = (*element.tip, *getattr(element, "lines", ()))
        said = list(
            dict.fromkeys([*[language.say(text) for text in texts], *wordcards.card_details(language, element)])
        )
    half = None if element is not None else find_half(sight.scene, sight.selected)
    if half is not None:
        said = [wordcards.half_said(language, half)]
    if not said and not foreseen:
        return []
    name = language.name(element.name) if element is not None and element.name else ""
    name = name or (chosen if half is not None else "") or language.text("ui-element")
    lines = [_rule(name, width)]
    lines += [Text(line.plain, marks.GOLD) for sentence in foreseen for line in wrapped(sentence, width)]
    return lines + [line for sentence in said for line in wrapped(sentence, width)]


def log_lines(
    events: Sequence[Event], language: Language, seat: int, width: int, most: int, news: int, rules: bool = True
) -> Block:
    """The newest events as sentences with their rules, oldest first, in at most so many lines."""
    lines: Block = []
    for number, event in enumerate(reversed(events)):
        if len(lines) >= most:
            break
        said = language.event(event, seat)
        if not said:
            continue
        text = Text.assemble(("› " if number < news else "  ", marks.GOLD), said)
        for player, name in language.names.items():
            text.highlight_words([name], Style(color=marks.seat_colour(player), bold=True))
        if number >= news:
            text.stylize_before(marks.QUIET)
        if event.rule and rules:
            text.append(f" {event.rule}", Style(color=marks.RULE, meta={"rule": event.rule}))
        lines = hanging(text, width) + lines
    return lines[-most:] if most > 0 else []


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


def _rule(title: str, width: int) -> Text:
    line = Text.assemble(("── ", marks.LINE), (title, marks.QUIET), " ", ("─" * width, marks.LINE))
    line.truncate(width)
    return line


def find(scene: table.Scene, element_id: str) -> table.Element | None:
    """An element of a scene by its id."""
    return within((scene.boards, scene.mine, scene.side, scene.seats, scene.order, scene.bar), element_id)


def find_half(scene: table.Scene, half_id: str) -> table.Face | None:
    """A half of a card by its id, among what the viewer has and what is beside the board."""
    cards = [item for item in (*scene.mine, *scene.side) if isinstance(item, table.Card)]
    return next((half for card in cards for half in card.halves if half.id == half_id), None)


def within(whole: object, element_id: str) -> table.Element | None:
    """An element by its id in a part of a scene."""
    stack = [whole]
    while stack:
        part = stack.pop()
        if isinstance(part, table.Element) and part.id == element_id:
            return part
        if isinstance(part, msgspec.Struct):
            stack += [getattr(part, name) for name in part.__struct_fields__]
        elif isinstance(part, tuple):
            stack += part
    return None


def next_view(view: str) -> str:
    return _VIEWS[(_VIEWS.index(view) + 1) % len(_VIEWS)]
