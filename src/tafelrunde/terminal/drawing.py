"""Scenes as lines of text. Pure functions: a scene, a width and how much detail, and lines come back.

Every part of a line that belongs to an element of the scene carries its id (`meta["element"]`), so that the screen
can highlight it, find it and be clicked on it without knowing how it was drawn.

Dice are capital letters on their colour; an empty place for a die is the small letter, in brackets if it may stay
empty.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.style import Style
from rich.text import Text

from tafelrunde.kernel import Preview
from tafelrunde.kernel import scene as table
from tafelrunde.kernel.language import Language
from tafelrunde.terminal import marks, wordcards
from tafelrunde.terminal.blocks import Block, beside, boxed, clipped, flow, grouped, pad, wrapped
from tafelrunde.terminal.hexmap import hex_map
from tafelrunde.terminal.zonemap import zone_map

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
        viewer: int | None = None,
        preview: Preview | None = None,
    ) -> None:
        self.language = language
        self.detail = detail
        self.choosable = frozenset(choosable)
        self.selected = selected
        self.viewer = viewer
        self.way = frozenset(preview.path if preview is not None else ())
        self.harmed = frozenset(preview.area if preview is not None else ())

    # --- small things -----------------------------------------------------------------------------------------

    def of(self, element_id: str, text: Text, base: str = "") -> Text:
        """The text marked as a part of the scene, in the look of what can be chosen or is selected."""
        if element_id and element_id == self.selected:
            text.stylize(Style(color=marks.GROUND, bgcolor=marks.GOLD, bold=True))
        elif element_id in self.harmed:
            text.stylize(Style(color="#ffffff", bgcolor=marks.HARM, bold=True))
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

    def kind(self, kind: str) -> str:
        """What may go somewhere: the small letter of a die, or the sign of a thing."""
        return marks.THING_SIGNS.get(kind) or self.letter(kind).lower()

    @staticmethod
    def _initial(word: str) -> str:
        return word[:1].upper() or "?"

    def die(self, die: table.Die, seat: int | None = None) -> Text:
        face = str(die.face) if die.face else ""
        if die.symbols:
            face = "".join([marks.SYMBOL_SIGNS.get(symbol, "?") for symbol in die.symbols])
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
        kinds = [self.kind(kind) for kind in slot.accepts] or ["·"]
        colour = marks.die_style(slot.accepts[0], filled=False) if len(slot.accepts) == 1 else Style(color=marks.QUIET)
        word = "/".join(kinds)
        return self.of(slot.id, Text(f"({word})" if slot.optional else word, colour))

    @staticmethod
    def _plain(element_id: str, text: Text) -> Text:
        text.stylize(Style(meta={"element": element_id}))
        return text

    def piece(self, piece: table.Piece, badges: bool = True) -> Text:
        text = Text(self._whose(piece.seat))
        text.append(self.title(piece) or marks.ICON_SIGNS.get(piece.icon, "▪"))
        if piece.count != 1:
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
        now = track.marks
        if len(now) == track.most:
            now = now[max(0, track.value - 1) : max(1, track.value)]
        marked = f" {self.badges(now).plain}" if now else ""
        return self.of(track.id, Text(f"{name} {bar} {track.value}/{track.most}{marked}".strip()))

    def pile(self, pile: table.Pile) -> Text:
        return self.of(pile.id, Text(f"{self.title(pile)} ▤{pile.count}".strip()), marks.QUIET)

    def card_word(self, card: table.Card, most: int = 0) -> Text:
        """A card in a few characters: name, corner, numbers, what lies on it. Too long, the name gives way."""
        text = Text(self._whose(card.seat) + wordcards.numbered(card) + self.title(card))
        rest = Text()
        if card.state:
            rest.append(self.state(card))
        if card.corner:
            rest.append(marks.ICON_SIGNS.get(card.corner, ""), marks.QUIET)
        if card.badges:
            rest.append(" ").append_text(self.badges(card.badges))
        for thing in card.holds:
            rest.append(" ").append_text(self.item_word(thing))
        if most and text.cell_len + rest.cell_len > most:
            text = clipped(text, max(6, most - rest.cell_len))
        base = marks.QUIET if card.state in ("used", "hidden", "closed") else marks.TEXT
        return self.of(card.id, text.append_text(rest), base)

    def _whose(self, seat: int | None) -> str:
        """The sign of a seat, but not of the one that looks: what is mine needs no sign."""
        return "" if seat == self.viewer else marks.seat_sign(seat)

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
            case table.Card() if item.rows:
                return wordcards.table_said(self, item)
            case table.Card():
                return self.card_word(item)
            case table.Track():
                return self.track(item, 24)
            case table.Line():
                name = f"{self.title(item)}: " if item.name else ""
                text = Text(f"{name}{self.language.say(item.text)}")
                if item.badges:
                    text.append(" ").append_text(self.badges(item.badges))
                return self.of(item.id, text)
            case table.Column():
                return self.of(item.id, Text(self.title(item)))

    # --- blocks -----------------------------------------------------------------------------------------------

    def slots(self, slots: Sequence[table.Slot], width: int = 0) -> Sequence[Text]:
        """Places in a row. Where room is short, what may stay empty and is empty is only hinted at by a plus."""
        tight = self.detail == TIGHT or 0 < width < 9
        words: list[Text] = []
        for kind, run in grouped(slots, self._sameness):
            if not kind:
                words += [self.slot(slot) for slot in run]
            elif run[0].optional and tight:
                if not (words and words[-1].plain == "+"):
                    words.append(Text("+", marks.QUIET))
            elif len(run) > (2 if tight else 1) and self.detail < ROOMY:
                words.append(self.slot(run[0]).append(f"×{len(run)}", marks.QUIET))
            else:
                words += [self.slot(slot) for slot in run]
        if not tight:
            return words
        if all(word.cell_len == 1 for word in words):
            return [Text("").join(words)]
        if width and sum(word.cell_len + 1 for word in words) - 1 > width:
            return [Text("").join([self._starred(word) for word in words])]
        return words

    @staticmethod
    def _starred(word: Text) -> Text:
        """A place that takes several colours, in one character."""
        kinds, times, count = word.plain.partition("×")
        if "/" not in kinds:
            return word
        star = Text(f"*{times}{count}", marks.QUIET)
        star.spans += [span for span in word.spans if isinstance(span.style, Style) and span.style.meta]
        return star

    def _sameness(self, slot: table.Slot) -> str:
        """What makes empty places alike; nothing for one that must be shown by itself."""
        if slot.holds or slot.state or slot.id == self.selected or slot.id in self.choosable:
            return ""
        return f"{slot.optional} {slot.accepts}"

    def column_word(self, column: table.Column) -> Text:
        """A column in a few characters: its places and what they give."""
        text = Text("").join([*self.slots(column.slots), *([self.piece(column.head)] if column.head else [])])
        if column.state == "closed":
            text = Text("×", marks.QUIET)
        elif column.foot:
            text = Text.assemble(text, ("→", marks.QUIET), self.badges(column.foot))
        return self.of(column.id, text)

    def _column(self, column: table.Column, width: int) -> Sequence[Block]:
        """A path in its five parts: its name, who stands at its head, the places, what lies there, what it gives."""
        title = Text(f"{self.title(column)}{self.state(column)}".strip())
        foot = [self.badge(badge) for badge in column.foot]
        name = self.of(column.id, title, marks.QUIET)
        names = [name] if title.plain else []
        pieces = [self.piece(piece) for piece in column.pieces]
        places = list(self.slots(column.slots, width))
        if self.detail == TIGHT:
            for gap in (" ", ""):
                line = Text(" ").join([*names, _quiet(Text(gap).join(foot))])
                if foot and line.cell_len <= width:
                    names, foot = [line], []
            signs = [self._piece_sign(piece) for piece in column.pieces]
            line = Text("").join([*places, *signs])
            if signs and line.cell_len <= width:
                places, pieces = [line], []
        head = [clipped(self.piece(column.head, badges=self.detail > TIGHT), width)] if column.head else []
        return (
            names,
            head,
            flow(places, width),
            flow(pieces, width),
            [_quiet(line) for line in flow(foot, width)],
        )

    def _piece_sign(self, piece: table.Piece) -> Text:
        sign = self.state(piece) or marks.ICON_SIGNS.get(piece.icon, "▪")
        count = str(piece.count) if piece.count > 1 else ""
        return self.of(piece.id, Text(f"{sign}{count}"), marks.seat_colour(piece.seat))

    def columns(self, columns: Sequence[table.Column], width: int) -> Block:
        """Paths side by side, their parts on one height; too narrow for that, one after the other."""
        gap = _COLUMN_GAP
        each = (width - gap * (len(columns) - 1)) // len(columns)
        if each < 4 or (self.detail < ROOMY and all(_is_plain(column) for column in columns)):
            return flow([self.column_word(column) for column in columns], width)
        parts = [self._column(column, each) for column in columns]
        blocks: list[Block] = [[] for _ in columns]
        for part in range(len(parts[0])):
            height = max(len(column[part]) for column in parts)
            for block, drawn in zip(blocks, parts, strict=True):
                lines = list(drawn[part])
                block += lines + [Text("") for _ in range(height - len(lines))]
        for block, column in zip(blocks, columns, strict=True):
            self._mark(block, column, each)
        return pad(beside([pad(block, each) for block in blocks], Text("│", marks.LINE)), width)

    def _mark(self, block: Block, column: table.Column, width: int) -> None:
        """A path that is selected lights up as a whole; one without a name can be clicked on its places."""
        if column.id == self.selected:
            block[:] = pad(block, width)
            for line in block:
                line.stylize(Style(bgcolor="#5c4d23"))
        for line in block:
            if not any(isinstance(span.style, Style) and "element" in span.style.meta for span in line.spans):
                line.stylize(Style(meta={"element": column.id}))

    def card(self, card: table.Card, width: int) -> Block:
        """A card as a small box with its text."""
        inner = width - 2
        head = Text(self._whose(card.seat) + self.title(card), "bold")
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
        if self.detail > TIGHT:
            return boxed(pad(lines, width - 2), edge, title)
        rule = Text.assemble(("━", edge), clipped(title, width - 2), ("━" * width, edge))
        rule.truncate(width)
        return pad([rule, *lines], width)

    def _panel_inside(self, panel: table.Panel, width: int) -> tuple[Text, Block]:
        inner = width - 2 if self.detail > TIGHT else width
        title = Text(f"{self.title(panel)} {self.state(panel)}".strip(), "bold")
        title = self.of(panel.id, title, marks.QUIET if panel.state == "closed" else marks.TEXT)
        said = [self.language.say(text) for text in panel.lines]
        numbers = [self.badge(badge) for badge in panel.badges]
        if numbers and title.cell_len + 1 + Text(" ").join(numbers).cell_len <= inner - 2:
            title = Text.assemble(title, " ", Text(" ").join(numbers))
            numbers = []
        items = [item for item in panel.items if not self._pulled_out(panel, item)]
        shown = self.items(items, inner)
        if self.detail > TIGHT:
            lines = flow(numbers, inner)
            most = 2 if self.detail == USUAL else 20
            for sentence in said:
                lines += [_quiet(line) for line in wrapped(sentence, inner, most)]
            return title, lines + shown
        quiet = Text.assemble(Text(" ").join(numbers), " " if numbers else "", (" · ".join(said), marks.QUIET))
        only_words = items and all(_kind(item) == "words" or _is_plain(item) for item in items)
        if quiet.plain and only_words and not numbers:
            if len(shown) == 1 and shown[0].cell_len + 6 <= inner:
                shown = [Text.assemble(shown[0], "  ", clipped(quiet, inner - shown[0].cell_len - 2))]
            return title, shown
        return title, ([clipped(quiet, inner)] if quiet.plain else []) + shown

    def _pulled_out(self, panel: table.Panel, item: table.Item) -> bool:
        """Unless there is much room, the cards of a display stand below the row of panels, where they can spread."""
        if self.detail == ROOMY:
            return False
        kind = table.Card | table.Piece
        return isinstance(item, kind) and len([one for one in panel.items if isinstance(one, kind)]) > 1

    def _displays(self, panels: Sequence[table.Panel], width: int) -> Block:
        """The cards that were pulled out of their panels, each display under its name."""
        words: list[Text] = []
        for panel in panels:
            cards = [item for item in panel.items if self._pulled_out(panel, item)]
            if not cards:
                continue
            name = self.of(panel.id, Text(f"{self.title(panel)}:"), marks.QUIET)
            first, *rest = [
                self.card_word(card, 26) if isinstance(card, table.Card) else self.item_word(card) for card in cards
            ]
            words += [Text.assemble(name, " ", first), *rest]
        return flow(words, width, "  ")

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

    def panel_board(self, board: table.PanelBoard, width: int) -> Block:
        lines: Block = []
        for row in sorted({panel.row for panel in board.panels}):
            panels = [panel for panel in board.panels if panel.row == row]
            framed = panels
            if self.detail < ROOMY:
                framed = [p for p in panels if not p.items or not all(self._pulled_out(p, item) for item in p.items)]
            for some in self._rows(framed, width):
                lines += self._panel_row(some, width)
            if self.detail < ROOMY:
                lines += self._displays(panels, width)
        return lines

    def _least(self, panel: table.Panel) -> int:
        """The width below which a panel is not worth looking at."""
        columns = sum(1 for item in panel.items if isinstance(item, table.Column))
        frame = 2 if self.detail > TIGHT else 0
        wide = 6 if self.detail == TIGHT else 7
        return frame + max(10, columns * wide if columns <= 4 else 12)

    def _rows(self, panels: Sequence[table.Panel], width: int) -> Sequence[Sequence[table.Panel]]:
        """Panels of one row, over as many lines as they need."""
        rows: list[list[table.Panel]] = []
        room = 0
        for panel in panels:
            least = self._least(panel) + 1
            if rows and least <= room:
                rows[-1].append(panel)
                room -= least
            else:
                rows.append([panel])
                room = width + 1 - least
        return rows

    def _panel_row(self, panels: Sequence[table.Panel], width: int) -> Block:
        room = width - (len(panels) - 1)
        total = sum(panel.weight for panel in panels)
        least = [self._least(panel) for panel in panels]
        spare = room - sum(least)
        widths = [low + spare * panel.weight // total for low, panel in zip(least, panels, strict=True)]
        for extra in range(room - sum(widths)):
            widths[extra % len(widths)] += 1
        inside = [self._panel_inside(panel, w) for panel, w in zip(panels, widths, strict=True)]
        tallest = max(len(lines) for _, lines in inside)
        blocks = [
            self._framed(panel, title, lines + [Text("")] * (tallest - len(lines)), w)
            for panel, w, (title, lines) in zip(panels, widths, inside, strict=True)
        ]
        return beside(blocks, Text(" "))

    def zones(self, cells: Sequence[table.Zone], width: int) -> Block:
        """A zone board in words: every zone that holds something or can be chosen."""
        words = []
        for cell in cells:
            if not (cell.pieces or cell.name or cell.id in self.choosable or cell.id == self.selected):
                continue
            text = self.of(cell.id, Text(self.title(cell) or cell.id), marks.QUIET)
            for piece in cell.pieces:
                text = Text.assemble(text, " ", self.piece(piece))
            words.append(text)
        return flow(words, width, "   ")

    def board(self, board: table.Board, width: int) -> Block:
        match board:
            case table.PanelBoard():
                return self.panel_board(board, width)
            case table.HexBoard():
                return hex_map(self, board, width)
            case table.ZoneBoard():
                return zone_map(self, board, width, self.detail > TIGHT) or self.zones(board.zones, width)

    def seat(self, seat: table.Seat, active: bool) -> Text:
        """A player in one line: sign, name, numbers, dice."""
        name = self.language.player(seat.seat)
        text = Text.assemble(("▶" if active else " ", marks.GOLD))
        text.append(f"{marks.seat_sign(seat.seat)} {name}", Style(color=marks.seat_colour(seat.seat), bold=True))
        if seat.state and seat.state != "active":
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
        """Items under a title, or nothing where there are none. What is small and first stands beside the title."""
        items = [item for item in items if item.state != "empty"]
        if not items:
            return []
        head = Text.assemble(("── ", marks.LINE), (title, marks.QUIET), " ")
        (kind, first), *rest = grouped(items, _kind)
        beside_title = Text(" ").join([self.item_word(item) for item in first]) if kind == "words" else Text()
        if beside_title and head.cell_len + beside_title.cell_len < width - 4:
            head.append_text(beside_title).append(" ")
            items = [item for _, group in rest for item in group]
        head.append("─" * width, marks.LINE)
        head.truncate(width)
        if self.detail < ROOMY:
            whole = [item for item in items if self.detail == USUAL and wordcards.is_lit(item)]
            words = [self.item_word(item) for item in items if item not in whole]
            return [head, *flow(words, width, "  "), *self.items(whole, width)]
        return [head, *self.items(items, width)]


def _kind(item: table.Item) -> str:
    match item:
        case table.Column():
            return "columns"
        case table.Card():
            return "cards"
        case table.Line() | table.Track():
            return "rows"
    return "words"


def _is_plain(item: table.Item) -> bool:
    return isinstance(item, table.Column) and not item.name and item.head is None and not item.pieces


def _quiet(text: Text) -> Text:
    text.stylize_before(marks.QUIET)
    return text
