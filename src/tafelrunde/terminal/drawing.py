"""Scenes as lines of text. Pure functions: a scene, a width and how much detail, and lines come back.

Every part of a line that belongs to an element of the scene carries its id (`meta["element"]`), so that the screen
can highlight it, find it and be clicked on it without knowing how it was drawn.

Dice are capital letters on their colour; an empty place for a die is the small letter, in brackets if it may stay
empty.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich.style import Style
from rich.text import Text

from tafelrunde.kernel import scene as table
from tafelrunde.kernel.language import Language
from tafelrunde.terminal import marks

Block = list[Text]
"""Lines of one width."""

TIGHT, USUAL, ROOMY = 0, 1, 2
"""How much detail there is room for."""

_COLUMN_GAP = 1


class Pen:
    """Draws the parts of a scene in one language and one degree of detail, with what can be chosen highlighted."""

    def __init__(
        self,
        language: Language,
        detail: int = USUAL,
        choosable: Iterable[str] = (),
        selected: str = "",
        last: Iterable[str] = (),
    ) -> None:
        self.language = language
        self.detail = detail
        self.choosable = frozenset(choosable)
        self.selected = selected
        self.last = frozenset(last)

    # --- small things -----------------------------------------------------------------------------------------

    def of(self, element_id: str, text: Text, base: str = "") -> Text:
        """The text marked as a part of the scene, in the look of what can be chosen or is selected."""
        if element_id and element_id == self.selected:
            text.stylize(Style(color=marks.GROUND, bgcolor=marks.GOLD, bold=True))
        elif element_id in self.choosable:
            text.stylize(Style(color=marks.GOLD, bold=True, underline=True))
        elif base:
            text.stylize_before(base)
        if element_id:
            text.stylize(Style(meta={"element": element_id}))
        return text

    def title(self, element: table.Element) -> str:
        return self.language.name(element.name) if element.name else ""

    def state(self, element: table.Element) -> str:
        return marks.STATE_SIGNS.get(element.state, "")

    def badge(self, badge: table.Badge, words: bool = False) -> Text:
        """A mark and its number. Without a sign for the icon, or where words are wanted, its label."""
        sign = marks.ICON_SIGNS.get(badge.icon, "")
        label = self.language.name(badge.label) if badge.label else ""
        value = self._value(badge.value)
        if short := self.language.short(badge.label):
            sign = short
        if label and (words or not sign):
            return Text(f"{label} {value}".strip())
        return Text(f"{sign or self._initial(badge.icon)}{value}")

    def _value(self, value: int | str) -> str:
        if isinstance(value, int):
            return str(value) if value >= 0 else f"−{-value}"
        return self.language.known_name(value) or value

    def badges(self, badges: Sequence[table.Badge], words: bool = False) -> Text:
        return Text(", " if words else " ").join([self.badge(badge, words) for badge in badges])

    def letter(self, colour: str) -> str:
        """The letter of a die's colour: the game's own, or the first of its name."""
        key = f"letter-{colour}"
        return self.language.text(key) if self.language.has(key) else self._initial(colour)

    @staticmethod
    def _initial(word: str) -> str:
        return word[:1].upper() or "?"

    def die(self, die: table.Die, seat: int | None = None) -> Text:
        face = str(die.face) if die.face else ""
        text = Text(f"{self.letter(die.color)}{face}", marks.die_style(die.color))
        if die.state:
            text.append(self.state(die), marks.QUIET)
        if die.id == self.selected or die.id in self.choosable:
            text = Text("›").append_text(text) if die.id == self.selected else text
            text.stylize(Style(underline=True))
        text.stylize(Style(meta={"element": die.id}))
        return text

    def dice(self, dice: Sequence[table.Die]) -> Text:
        return Text(" ").join([self.die(die) for die in dice])

    def slot(self, slot: table.Slot) -> Text:
        if slot.holds:
            inner = Text("").join([self.item_word(thing) for thing in slot.holds])
            return self.of(slot.id, inner) if slot.id == self.selected else self._plain(slot.id, inner)
        if slot.state == "closed":
            return self._plain(slot.id, Text("×", marks.QUIET))
        kinds = [self.letter(kind).lower() for kind in slot.accepts] or ["·"]
        colour = marks.die_style(slot.accepts[0], filled=False) if len(slot.accepts) == 1 else Style(color=marks.QUIET)
        word = "/".join(kinds)
        return self.of(slot.id, Text(f"({word})" if slot.optional else word, colour))

    @staticmethod
    def _plain(element_id: str, text: Text) -> Text:
        text.stylize(Style(meta={"element": element_id}))
        return text

    def piece(self, piece: table.Piece, badges: bool = True) -> Text:
        text = Text(marks.seat_sign(piece.seat))
        text.append(self.title(piece) or marks.ICON_SIGNS.get(piece.icon, "▪"))
        if piece.count > 1:
            text.append(f"×{piece.count}")
        if piece.health is not None:
            text.append(f" {piece.health[0]}/{piece.health[1]}")
        if piece.state:
            text.append(self.state(piece))
        if badges and piece.badges:
            text.append(" ").append_text(self.badges(piece.badges))
        return self.of(piece.id, text, marks.seat_colour(piece.seat))

    def track(self, track: table.Track, width: int) -> Text:
        name = self.title(track)
        room = max(0, min(track.most, width - len(name) - 8))
        done = round(track.value * room / track.most) if track.most else 0
        bar = "▰" * done + "▱" * (room - done)
        marked = "" if not track.marks else " " + self.badges(track.marks).plain
        return self.of(track.id, Text(f"{name} {bar} {track.value}/{track.most}{marked}".strip()))

    def pile(self, pile: table.Pile) -> Text:
        return self.of(pile.id, Text(f"{self.title(pile)} ▤{pile.count}".strip()), marks.QUIET)

    def card_word(self, card: table.Card) -> Text:
        """A card in a few characters: name, corner, numbers, what lies on it."""
        text = Text(marks.seat_sign(card.seat) + self.title(card))
        if card.state:
            text.append(self.state(card))
        if card.corner:
            text.append(marks.ICON_SIGNS.get(card.corner, ""), marks.QUIET)
        if card.badges:
            text.append(" ").append_text(self.badges(card.badges))
        for thing in card.holds:
            text.append(" ").append_text(self.item_word(thing))
        base = marks.QUIET if card.state in ("used", "hidden", "closed") else marks.TEXT
        return self.of(card.id, text, base)

    def item_word(self, item: table.Item) -> Text:
        """Anything in a few characters."""
        match item:
            case table.Die():
                return self.die(item)
            case table.Piece():
                return self.piece(item)
            case table.Slot():
                return self.slot(item)
            case table.Pile():
                return self.pile(item)
            case table.Card():
                return self.card_word(item)
            case table.Track():
                return self.track(item, 24)
            case table.Line():
                text = Text(self.language.say(item.text))
                if item.badges:
                    text.append(" ").append_text(self.badges(item.badges))
                return self.of(item.id, text)
            case table.Column():
                return self.of(item.id, Text(self.title(item)))

    # --- blocks -----------------------------------------------------------------------------------------------

    def column(self, column: table.Column, width: int) -> Block:
        """A path: its name, who stands at its head, the places, what lies there, and what it gives."""
        title = Text(f"{self.title(column)}{self.state(column)}".strip() or "·")
        lines = [self.of(column.id, title, marks.QUIET)]
        lines.append(self.piece(column.head, badges=False) if column.head else Text(""))
        if column.slots:
            lines += flow([self.slot(slot) for slot in column.slots], width)
        if column.pieces:
            lines += flow([self.piece(piece) for piece in column.pieces], width)
        foot = [self.badge(badge) for badge in column.foot]
        if foot:
            lines += [_quiet(line) for line in flow(foot, width)]
        if column.id in (self.selected,):
            for line in lines:
                line.stylize(Style(meta={"element": column.id}))
        return pad([clipped(line, width) for line in lines], width)

    def columns(self, columns: Sequence[table.Column], width: int) -> Block:
        gap = _COLUMN_GAP
        each = (width - gap * (len(columns) - 1)) // len(columns)
        blocks = [self.column(column, each) for column in columns]
        return pad(beside(blocks, Text("│" if gap else "", marks.LINE)), width)

    def card(self, card: table.Card, width: int) -> Block:
        """A card as a small box with its text."""
        inner = width - 2
        head = Text(marks.seat_sign(card.seat) + self.title(card), "bold")
        if card.state:
            head.append(f" {self.state(card)}")
        if card.corner:
            head.append(f" {marks.ICON_SIGNS.get(card.corner, '')}")
        lines = [self.of(card.id, clipped(head, inner), marks.TEXT)]
        if card.badges:
            lines += flow([self.badge(badge) for badge in card.badges], inner)
        for text in card.lines:
            lines += [_quiet(line) for line in wrapped(self.language.say(text), inner)]
        for half in card.halves:
            for text in half.lines:
                lines += wrapped(self.language.say(text), inner)
        if card.holds:
            lines += flow([self.item_word(thing) for thing in card.holds], inner)
        return boxed(pad(lines, inner), self._edge(card.id))

    def _edge(self, element_id: str) -> Style:
        if element_id in self.choosable or element_id == self.selected:
            return Style(color=marks.GOLD, bold=element_id == self.selected)
        return Style(color=marks.LINE)

    def panel(self, panel: table.Panel, width: int) -> Block:
        """A part of the board under its title, or in a frame if there is room."""
        title, lines = self._panel_inside(panel, width)
        return self._framed(panel, title, lines, width)

    def _framed(self, panel: table.Panel, title: Text, lines: Block, width: int) -> Block:
        edge = self._edge(panel.id)
        if self.detail == ROOMY:
            return boxed(pad(lines, width - 2), edge, title)
        rule = Text.assemble(("━", edge), clipped(title, width - 2), ("━" * width, edge))
        rule.truncate(width)
        return pad([rule, *lines], width)

    def _panel_inside(self, panel: table.Panel, width: int) -> tuple[Text, Block]:
        inner = width - 2 if self.detail == ROOMY else width
        title = Text(self.title(panel), "bold")
        if panel.state:
            title.append(f" {self.state(panel)}")
        title = self.of(panel.id, title, marks.QUIET if panel.state == "closed" else marks.TEXT)
        lines: Block = []
        said = [self.language.say(text) for text in panel.lines]
        if panel.badges:
            line = self.badges(panel.badges, words=self.detail == ROOMY)
            if self.detail == TIGHT and len(title) + 1 + line.cell_len <= inner - 2:
                title = Text.assemble(title, " ", line)
            else:
                lines += flow([self.badge(badge, self.detail == ROOMY) for badge in panel.badges], inner)
        if self.detail == TIGHT:
            if said:
                lines.append(_quiet(clipped(Text(" · ".join(said)), inner)))
        else:
            for sentence in said:
                lines += [_quiet(line) for line in wrapped(sentence, inner)]
        lines += self.items(panel.items, inner)
        return title, lines

    def items(self, items: Sequence[table.Item], width: int) -> Block:
        """Items one after the other: small ones flow in a line, columns stand side by side, cards as there is room."""
        lines: Block = []
        for kind, group in grouped(items, _kind):
            if kind == "columns":
                lines += self.columns(group, width)
            elif kind == "cards":
                lines += self.cards(group, width)
            elif kind == "rows":
                for item in group:
                    lines += flow([self.item_word(item)], width)
            else:
                lines += flow([self.item_word(item) for item in group], width)
        return lines

    def cards(self, cards: Sequence[table.Card], width: int) -> Block:
        if self.detail < ROOMY or width < 24:
            return flow([self.card_word(card) for card in cards], width, "  ")
        per_row = max(1, min(len(cards), width // 20))
        each = min(30, width // per_row)
        lines: Block = []
        for start in range(0, len(cards), per_row):
            lines += beside([self.card(card, each) for card in cards[start : start + per_row]], Text(""))
        return pad(lines, width)

    def panel_board(self, board: table.PanelBoard, width: int) -> Block:
        lines: Block = []
        for row in sorted({panel.row for panel in board.panels}):
            panels = [panel for panel in board.panels if panel.row == row]
            lines += self._panel_row(panels, width)
        return lines

    def _panel_row(self, panels: Sequence[table.Panel], width: int) -> Block:
        gap = 1
        room = width - gap * (len(panels) - 1)
        total = sum(panel.weight for panel in panels)
        if room // max(1, total) < 9 and len(panels) > 1:
            half = (len(panels) + 1) // 2
            return self._panel_row(panels[:half], width) + self._panel_row(panels[half:], width)
        widths = [room * panel.weight // total for panel in panels]
        for extra in range(room - sum(widths)):
            widths[extra % len(widths)] += 1
        inside = [self._panel_inside(panel, w) for panel, w in zip(panels, widths, strict=True)]
        tallest = max(len(lines) for _, lines in inside)
        blocks = [
            self._framed(panel, title, lines + [Text("")] * (tallest - len(lines)), w)
            for panel, w, (title, lines) in zip(panels, widths, inside, strict=True)
        ]
        return beside(blocks, Text(" "))

    def cells(self, cells: Sequence[table.Hex | table.Zone], width: int) -> Block:
        """A hex or zone board in words: every cell that holds something or can be chosen."""
        words = []
        for cell in cells:
            if not (cell.pieces or cell.name or cell.id in self.choosable or cell.id == self.selected):
                continue
            place = self.title(cell) or (f"{cell.q},{cell.r}" if isinstance(cell, table.Hex) else cell.id)
            text = self.of(cell.id, Text(place), marks.QUIET)
            for piece in cell.pieces:
                text = Text.assemble(text, " ", self.piece(piece))
            words.append(text)
        return flow(words, width, "   ")

    def board(self, board: table.Board, width: int) -> Block:
        match board:
            case table.PanelBoard():
                return self.panel_board(board, width)
            case table.HexBoard():
                return self.cells(board.cells, width)
            case table.ZoneBoard():
                return self.cells(board.zones, width)

    def seat(self, seat: table.Seat, active: bool) -> Text:
        """A player in one line: sign, name, numbers, dice."""
        name = self.language.player(seat.seat)
        text = Text("▶" if active else " ", marks.GOLD)
        text.append(f"{marks.seat_sign(seat.seat)} {name}", Style(color=marks.seat_colour(seat.seat), bold=True))
        if seat.state:
            text.append(f" {self.state(seat)}")
        if seat.badges:
            text.append(" ").append_text(self.badges(seat.badges))
        if seat.dice:
            text.append(" ").append_text(Text("").join([self.die(die) for die in seat.dice]))
        return (
            self.of(seat.id, text)
            if seat.id in self.choosable or seat.id == self.selected
            else self._plain(seat.id, text)
        )

    def section(self, title: str, items: Sequence[table.Item], width: int) -> Block:
        """Items under a title, or nothing where there are none."""
        if not items:
            return []
        head = Text.assemble(("── ", marks.LINE), (title, marks.QUIET), " ", ("─" * width, marks.LINE))
        head.truncate(width)
        return [head, *self.items(items, width)]


# --- lines and blocks ---------------------------------------------------------------------------------------------


def _kind(item: table.Item) -> str:
    match item:
        case table.Column():
            return "columns"
        case table.Card():
            return "cards"
        case table.Line() | table.Track():
            return "rows"
    return "words"


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


def wrapped(words: str, width: int) -> Block:
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


def _quiet(text: Text) -> Text:
    text.stylize_before(marks.QUIET)
    return text


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
