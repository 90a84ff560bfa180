"""Scenes as lines of text. Pure functions: a scene, a width and how much detail, and lines come back.

Every part of a line that belongs to an element of the scene carries its id (`meta["element"]`), so that the screen
can highlight it, find it and be clicked on it without knowing how it was drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from tafelrunde.kernel import scene as table
from tafelrunde.terminal.drawing import marks, wordcards
from tafelrunde.terminal.drawing.blocks import (
    Block,
    beside,
    boxed,
    clipped,
    flow,
    grouped,
    hanging,
    pad,
    quiet,
    wrapped,
)
from tafelrunde.terminal.drawing.columns import columns_beside
from tafelrunde.terminal.drawing.lettering import ROOMY, SNUG, Lettering, kind_of


class Pen(Lettering):
    """Draws the larger parts of a scene: cards, rows of things, sections. Boards have a room of their own."""

    def card(self, card: table.Card, width: int) -> Block:
        """A card as a small box with its text."""
        inner = width - 2
        head = Text(self._whose(card.seat) + self.title(card), "bold")
        if card.state:
            head.append(f" {self.state(card)}")
        if card.corner:
            head.append(f" {marks.ICON_SIGNS.get(card.corner, '')}")
        lines = [self.of(card.id, clipped(head, inner), marks.TEXT)]
        dice = [held for held in card.holds if isinstance(held, table.Die)]
        numbers = [self.badge(badge) for badge in self.beside(card, dice)]
        lines += flow([*numbers, *([self.pools(dice)] if dice else [])], inner)
        for text in card.lines:
            lines += [quiet(line) for line in wrapped(self.language.say(text), inner)]
        for half in card.halves:
            for text in half.lines:
                lines += wrapped(self.language.say(text), inner)
        lines += flow([self.item_word(thing) for thing in card.holds if thing not in dice], inner)
        return boxed(pad(lines, inner), self.edge(card.id))

    def edge(self, element_id: str) -> Style:
        if element_id in self.choosable or element_id == self.selected:
            return Style(color=marks.GOLD, bold=element_id == self.selected)
        return Style(color=marks.LINE)

    def items(self, items: Sequence[table.Item], width: int) -> Block:
        """Items one after the other: small ones flow in a line, columns stand side by side, cards as there is room."""
        lines: Block = []
        if self.detail == ROOMY:
            items = _taken_out(items)
        for kind, group in grouped(items, kind_of):
            if kind == "columns":
                lines += columns_beside(self, group, width)
            elif kind == "cards":
                lines += self.cards(group, width)
            elif kind == "rows":
                for item in group:
                    lines += flow([self.item_word(item)], width)
            else:
                lines += flow([self.item_word(item) for item in group], width, "  " if kind == "tracks" else " ")
        return lines

    def cards(self, cards: Sequence[table.Card], width: int) -> Block:
        if any(card.halves for card in cards):
            whole = [card for card in cards if not card.halves]
            small = flow([self.item_word(card) for card in whole], width, "  ")
            return [*small, *flow([wordcards.halved(self, card) for card in cards if card.halves], width, " " * width)]
        if self.detail < ROOMY or width < 24 or any(card.rows for card in cards):
            return flow([self.item_word(card) for card in cards], width, "  ")
        per_row = max(1, min(len(cards), width // 20))
        each = min(30, width // per_row)
        lines: Block = []
        for start in range(0, len(cards), per_row):
            lines += beside([self.card(card, each) for card in cards[start : start + per_row]], Text(""))
        return pad(lines, width)

    def in_lines(self, items: Sequence[table.Item], width: int) -> Block:
        """Sentences first, then what has a name or a table in lines of its own, then everything small."""
        lines: Block = []
        for kind, group in grouped(sorted(items, key=_line_order), _line_kind):
            if kind == "whole":
                lines += self.items(group, width)
            elif kind in ("named", "tables"):
                words = [self.item_word(item) for item in group]
                tight = self.detail <= SNUG
                lines += [
                    line for word in words for line in ([clipped(word, width)] if tight else hanging(word, width))
                ]
            else:
                lines += flow([self.item_word(item) for item in group], width, "  ")
        return lines

    def section(self, title: str, items: Sequence[table.Item], width: int) -> Block:
        """Items under a title, or nothing where there are none. What is small and first stands beside the title."""
        items = [item for item in items if item.state != "empty"]
        if not items:
            return []
        head = Text.assemble(("── ", marks.LINE), (title, marks.QUIET), " ")
        (kind, first), *rest = grouped(items, kind_of)
        beside_title = Text(" ").join([self.item_word(item) for item in first]) if kind == "words" else Text()
        if beside_title and head.cell_len + beside_title.cell_len < width - 4:
            head.append_text(beside_title).append(" ")
            items = [item for _, group in rest for item in group]
        head.append("─" * width, marks.LINE)
        head.truncate(width)
        if self.detail < ROOMY and any(kind_of(item) == "rows" for item in items):
            return [head, *self.in_lines(items, width)]
        if self.detail < ROOMY:
            whole = [item for item in items if self.detail > SNUG and wordcards.is_lit(item)]
            words = [self.item_word(item) for item in items if item not in whole]
            return [head, *flow(words, width, "  "), *self.items(whole, width)]
        return [head, *self.items(items, width)]


def _taken_out(items: Sequence[table.Item]) -> Sequence[table.Item]:
    """Cards that lie in places of their own are shown like any others, after what is smaller."""
    worn = [
        item for item in items if isinstance(item, table.Slot) and any(isinstance(h, table.Card) for h in item.holds)
    ]
    if not worn:
        return items
    cards = [held for slot in worn for held in slot.holds]
    others = [item for item in items if item not in worn]
    small = [item for item in others if kind_of(item) != "cards"]
    return [*small, *cards, *[item for item in others if kind_of(item) == "cards"]]


def _line_kind(item: table.Item) -> str:
    match item:
        case table.Line():
            return "named" if item.name else "sentences"
        case table.Card() if item.rows:
            return "tables"
        case table.Card() if wordcards.is_lit(item):
            return "whole"
    return "words"


def _line_order(item: table.Item) -> int:
    return ("sentences", "named", "tables", "words", "whole").index(_line_kind(item))
