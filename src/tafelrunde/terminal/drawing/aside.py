"""Beside the board or below it: the log, displays, the other players, and what is selected, explained."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from tafelrunde.kernel.event import Event
from tafelrunde.kernel.words.language import Language
from tafelrunde.terminal.drawing import marks, wordcards
from tafelrunde.terminal.drawing.blocks import Block, clipped, flow, hanging, pad, rule_line, wrapped
from tafelrunde.terminal.drawing.boards.board import board_lines
from tafelrunde.terminal.drawing.finding import find, find_half
from tafelrunde.terminal.drawing.lettering import USUAL
from tafelrunde.terminal.drawing.pen import Pen
from tafelrunde.terminal.drawing.sight import OPTION_FRAME, Sight, boards_in_question, choosable, left_width

_ROOM_FOR_RULES = 56
_VIEWS = ("log", "side", "others")


def aside(sight: Sight, width: int, height: int, side_shown: bool, explain: bool) -> Block:
    """The log, the displays or the other players, and below what is selected, explained."""
    language = sight.language
    explained = details(sight, width) if explain else []
    if len(explained) > height // 2:
        last = explained[height // 2 - 1].plain
        explained = [*explained[: height // 2 - 1], Text.assemble(clipped(Text(last), width - 4), (" … ?", marks.GOLD))]
    room = height - len(explained)
    if sight.view == "side" and sight.scene.side and not side_shown:
        pen = Pen(language, USUAL, choosable(sight), sight.selected)
        lines = pen.section(language.text("ui-side"), sight.scene.side, width)[:room]
    elif sight.view == "others":
        lines = _others(sight, width)[:room]
    else:
        log = log_lines(sight.events, language, sight.scene.viewer, width, room - 1, sight.news)
        lines = [rule_line(language.text("ui-log"), width), *log]
    lines += [Text("")] * (room - len(lines))
    return pad([*lines, *explained], width)


def _others(sight: Sight, width: int) -> Block:
    """What everybody owns openly."""
    pen = Pen(sight.language, USUAL, choosable(sight), sight.selected)
    lines = [rule_line(sight.language.text("ui-others"), width)]
    for seat in sight.scene.seats:
        if seat.seat == sight.scene.viewer:
            continue
        lines += flow([pen.seat(seat, False)], width)
        lines += flow([pen.card_word(card) for card in seat.cards], width, "  ")
    shown = boards_in_question(sight)
    for board in sight.scene.boards:
        if board not in shown:
            lines += [rule_line(pen.title(board), width), *board_lines(pen, board, width)]
    return lines


def details(sight: Sight, width: int) -> Block:
    """Name and explanation of what is selected, and first of all what choosing it would do."""
    language = sight.language
    foreseen = [language.say(text) for text in sight.preview.lines]
    element = find(sight.scene, sight.selected) if sight.selected else None
    chosen = sight.choices[sight.index].text if 0 <= sight.index < len(sight.choices) and not sight.element else ""
    if len(chosen) + OPTION_FRAME > left_width(sight.width):
        # In the list it was cut.
        foreseen = [chosen, *foreseen]
    said: list[str] = []
    if element is not None:
        texts = (*getattr(element, "lines", ()), *element.tip)
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
    lines = [rule_line(name, width)]
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
            words = [name, language.figure(player)]
            text.highlight_words(words, Style(color=marks.seat_colour(player), bold=True))
        if number >= news:
            text.stylize_before(marks.QUIET)
        said_lines = hanging(text.copy(), width)
        if event.rule and rules:
            text.append(f" {event.rule}", Style(color=marks.RULE, meta={"rule": event.rule}))
            # In a narrow column no rule gets a line of its own; the whole log has them all.
            with_rule = hanging(text, width)
            said_lines = with_rule if width >= _ROOM_FOR_RULES or len(with_rule) == len(said_lines) else said_lines
        lines = said_lines + lines
    return lines[-most:] if most > 0 else []


def next_view(view: str) -> str:
    return _VIEWS[(_VIEWS.index(view) + 1) % len(_VIEWS)]
