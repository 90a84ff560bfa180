"""Cards with halves, tables of numbers and the order of turns, each in lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.style import Style
from rich.text import Text

from tafelrunde.kernel import scene as table
from tafelrunde.kernel.words.language import Language
from tafelrunde.terminal.drawing import marks
from tafelrunde.terminal.drawing.lettering import Lettering, badge_said, numbered

HALVES = "▲▼"
"""The upper and the lower half of a card."""
ORBS = "○◐●"
"""How strong an element is."""


def half_said(language: Language, half: table.Face) -> str:
    """What a half does: names and numbers, then the details, then its marks."""
    does = [badge_said(language, badge) for badge in half.badges]
    details = [language.say(text) for text in half.lines]
    foot = [badge_said(language, badge) for badge in half.marks]
    parts = [", ".join(does), "; ".join(details), ", ".join(foot)]
    return " · ".join(part for part in parts if part)


def halved(pen: Lettering, card: table.Card) -> Text:
    """A card with halves in one line; what will be used is bold, what can't be used any more is quiet."""
    text = Text.assemble(numbered(card), (pen.title(card), "bold"), pen.state(card))
    text = pen.of(card.id, text, marks.TEXT)
    for sign, half in zip(HALVES, card.halves, strict=False):
        look = "bold" if half.state == "active" else "dim" if half.state == "used" else ""
        said = Text(f"{sign} {half_said(pen.language, half)}", look)
        text = Text.assemble(text, " ", pen.of(half.id, said, marks.QUIET))
    return text


def is_lit(item: table.Item) -> bool:
    """A card with halves that will be used: it is shown whole as long as there is room at all."""
    return isinstance(item, table.Card) and bool(item.halves) and item.state == "active"


def turns(pen: Lettering, order: Sequence[table.Turn]) -> list[Text]:
    """Whose turn comes when, with what monsters will do."""
    return [_turn(pen, turn) for turn in order]


def _turn(pen: Lettering, turn: table.Turn) -> Text:
    active = turn.state == "active"
    text = Text.assemble(("▶" if active else pen.state(turn) or " ", marks.GOLD))
    number = "" if turn.initiative is None else f"{turn.initiative:02} "
    colour = marks.seat_colour(turn.seat)
    name = f"{number}{marks.seat_sign(turn.seat)}{pen.title(turn)}"
    text.append(name, Style(color=colour, bold=active, dim=turn.state == "used"))
    if turn.seat is None and turn.lines:
        text.append(f" ({', '.join([pen.language.say(line) for line in turn.lines])})", marks.QUIET)
    elif turn.badges:
        text.append(" ").append_text(pen.badges(turn.badges))
    text.stylize(Style(meta={"element": turn.id}))
    return text


def orbs(pen: Lettering, bar: Sequence[table.Item]) -> list[Text]:
    """What everybody needs all the time; elements that are gone are left out."""
    found = []
    for item in bar:
        if isinstance(item, table.Track) and item.kind == "orb":
            if item.value or item.id in pen.choosable:
                found.append(pen.of(item.id, Text(f"{ORBS[min(item.value, 2)]}{pen.title(item)}")))
        else:
            found.append(pen.item_word(item))
    return found


def card_details(language: Language, element: table.Element) -> Iterator[str]:
    """Everything that is on a card or in a pile, line by line, for who looks at it closely."""
    if isinstance(element, table.Card):
        for sign, half in zip(HALVES, element.halves, strict=False):
            yield f"{sign} {half_said(language, half)}"
        for row in element.rows:
            name = language.name(row.rank) if row.rank else ""
            yield f"{name}: {', '.join([badge_said(language, badge) for badge in row.badges])}"
            yield from [language.say(line) for line in row.lines]
    elif isinstance(element, table.Pile) and element.odds:
        yield ", ".join([f"{badge.value}× {language.name(badge.label)}" for badge in element.odds])
