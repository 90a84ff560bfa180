"""The small parts of a scene in a few characters: marks, dice, places, pieces, cards.

Dice are capital letters on their colour; an empty place for a die is the small letter, in brackets if it may stay
empty.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.style import Style
from rich.text import Text

from tafelrunde.kernel import Preview
from tafelrunde.kernel import scene as table
from tafelrunde.kernel.words.language import Language
from tafelrunde.terminal.drawing import marks
from tafelrunde.terminal.drawing.blocks import clipped, grouped

TIGHT, SNUG, USUAL, WORDY, ROOMY = 0, 1, 2, 3, 4
"""How much detail there is room for. Snug is tight with two lines of words; wordy is usual, and cards in a line say
what they do."""
_CELLS = 12
"""So many steps of a track have a cell each."""


class Lettering:
    """Writes in one language and one degree of detail, with what can be chosen highlighted."""

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

    def _is_die(self, kind: str) -> bool:
        return kind in marks.DIE_COLOURS or self.language.has(f"letter-{kind}")

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

    def pools(self, dice: Sequence[table.Die]) -> Text:
        """Dice by what they are for, each kind behind its sign: attack dice do not run into those of the defence."""
        parts = []
        for icon, pool in grouped(dice, lambda die: die.icon):
            sign = marks.ICON_SIGNS.get(icon, "")
            parts.append(Text.assemble((f"{sign} " if sign else "", marks.QUIET), self.dice(pool)))
        return Text("  ").join(parts)

    def slot(self, slot: table.Slot) -> Text:
        if slot.holds:
            inner = Text("").join([self.item_word(thing) for thing in slot.holds])
            return self.of(slot.id, inner) if slot.id == self.selected else self._plain(slot.id, inner)
        if slot.state == "closed":
            return self._plain(slot.id, Text("×", marks.QUIET))
        if slot.name and not any(self._is_die(kind) for kind in slot.accepts):
            return self.of(slot.id, Text(f"{self.title(slot)} –"), marks.QUIET)
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

    def track(self, track: table.Track) -> Text:
        """A bar with one cell for each step, or of a few cells where there are many steps."""
        name = self.title(track)
        if track.least < 0:
            return self.of(track.id, Text(f"{name} {self._value(track.value)}".strip()))
        room = track.most if track.most <= _CELLS else _CELLS // 2
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
        text = Text(self._whose(card.seat) + numbered(card) + self.title(card))
        rest = Text()
        if card.state:
            rest.append(self.state(card))
        if card.corner:
            rest.append(marks.ICON_SIGNS.get(card.corner, ""), marks.QUIET)
        dice = [held for held in card.holds if isinstance(held, table.Die)]
        if badges := self.beside(card, dice):
            rest.append(" ").append_text(self.badges(badges))
        if dice:
            rest.append(" ").append_text(self.pools(dice))
        for thing in card.holds:
            if thing not in dice:
                rest.append(" ").append_text(self.item_word(thing))
        if most and text.cell_len + rest.cell_len > most:
            text = clipped(text, max(6, most - rest.cell_len))
        if self.detail == WORDY and card.short and not most:
            rest.append(f" ({'; '.join([self.language.say(line).rstrip('.') for line in card.short])})", marks.QUIET)
        base = marks.QUIET if card.state in ("used", "hidden", "closed") else marks.TEXT
        return self.of(card.id, text.append_text(rest), base)

    @staticmethod
    def beside(card: table.Card, dice: Sequence[table.Die]) -> Sequence[table.Badge]:
        """The numbers of a card; dice that lie there need none beside them."""
        counted = {die.icon for die in dice if die.icon}
        return [badge for badge in card.badges if badge.icon not in counted]

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
                return self._table(item)
            case table.Card():
                return self.card_word(item)
            case table.Track():
                return self.track(item)
            case table.Line():
                name = f"{self.title(item)}: " if item.name else ""
                done = "✓ " if item.state == "won" else self.state(item)
                text = Text(f"{done}{name}{self.language.say(item.text)}")
                if item.badges:
                    text.append(" ").append_text(self.badges(item.badges))
                return self.of(item.id, text)
            case table.Column():
                return self.of(item.id, Text(self.title(item)))
            case table.Odds():
                return self.odds(item)
            case table.Boxes():
                boxes = "☒" * item.ticked + "☐" * (item.boxes - item.ticked)
                after = f" (ø {self.decimal(item.after.average)})" if item.after is not None else ""
                return self.of(item.id, Text(f"{boxes} {self.language.say(item.text)}{after}"))

    def decimal(self, value: float) -> str:
        """With a comma in German."""
        return str(value).replace(".", "," if self.language.code == "de" else ".")

    def odds(self, odds: table.Odds) -> Text:
        """What comes out how often, in percent, and the average."""
        parts = [f"{bar.label}: {round(bar.value / 10)} %" for bar in odds.bars if bar.value]
        return self.of(
            odds.id, Text(f"{self.title(odds)} ø {self.decimal(odds.average)} ({', '.join(parts)})"), marks.QUIET
        )

    def _table(self, card: table.Card) -> Text:
        """A table of numbers in one line: what it does now, then each row."""
        language = self.language
        text = self.of(card.id, Text(f"{numbered(card)}{self.title(card)}{self.state(card)}", "bold"), marks.TEXT)
        dice = [held for held in card.holds if isinstance(held, table.Die)]
        if dice:
            return self._fighter(card, text, dice)
        if card.lines:
            text.append(f": {', '.join([language.say(line) for line in card.lines])}")
        for row in card.rows:
            name = self.title(row) or (language.name(row.rank) if row.rank else "")
            numbers = ", ".join([badge_said(language, badge) for badge in row.badges if badge.value != "–"])
            text.append(f" | {name} {numbers}", marks.QUIET)
        return text

    def _fighter(self, card: table.Card, text: Text, dice: Sequence[table.Die]) -> Text:
        """Who fights with dice: its dice, how it is, and then what it does."""
        text.append("  ").append_text(self.pools(dice))
        for row in card.rows:
            name = self.title(row) or (self.language.name(row.rank) if row.rank else "")
            text.append("  ").append_text(Text.assemble((f"{name} ", marks.QUIET), self.badges(row.badges)))
        for line in card.lines:
            text.append(f" · {self.language.say(line).rstrip('.')}", marks.QUIET)
        return text

    def seat(self, seat: table.Seat, active: bool) -> Text:
        """A player in one line: sign, name, numbers, dice."""
        player = self.language.player(seat.seat)
        figure = self.title(seat)
        name = f"{figure} ({player})" if figure and figure != player else player
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

    # --- places ---------------------------------------------------------------------------------------------------

    def slots(self, slots: Sequence[table.Slot], width: int = 0) -> Sequence[Text]:
        """Places in a row. Where room is short, what may stay empty and is empty is only hinted at by a plus."""
        tight = self.detail <= SNUG or 0 < width < 9
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


def kind_of(item: table.Item) -> str:
    match item:
        case table.Column():
            return "columns"
        case table.Card():
            return "cards"
        case table.Line() | table.Boxes() | table.Odds():
            return "rows"
        case table.Track():
            return "tracks"
    return "words"


def numbered(card: table.Card) -> str:
    """The initiative before the name."""
    return "" if card.initiative is None else f"{card.initiative:02} "


def badge_said(language: Language, badge: table.Badge) -> str:
    """A number with the name of what it counts."""
    label = language.name(badge.label) if badge.label else badge.icon
    return f"{label} {badge.value}".strip()
