"""Scenes: what is on the table, as data. A game describes it, any screen draws it, and no screen knows a game.

Everything has an id; a decision's options point at these ids (`Option.on`). Texts are message keys with
arguments, so that one scene serves both languages. The parts are few on purpose: boards (hex cells, zones, or
panels of spaces), pieces, cards, piles, tracks, dice and lines of text.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

State = Literal["", "closed", "used", "wounded", "hidden", "empty", "active", "won", "lost"]
"""How an element is at the moment, beyond what can be chosen: screens draw it with a pattern and an icon."""


Tone = Literal["", "good", "bad"]
Rank = Literal["", "normal", "elite", "boss", "leader", "minion", "summon"]
"""What kind of figure a piece is; screens give each its own rim (white, gold, red …) and shape."""


class Text(msgspec.Struct, frozen=True):
    """A message of the game's texts and its arguments; string arguments that are ids are shown by their name."""

    key: str
    args: Mapping[str, Any] = {}


class Element(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """What all parts of a scene have in common."""

    id: str
    name: str = ""
    """The id whose name is shown, or a message key; empty: no title."""
    icon: str = ""
    """An icon of the icon set (`game-icons`)."""
    state: State = ""
    tip: tuple[Text, ...] = ()
    """The explanation on hover or long press, one line each."""
    rule: str = ""
    """The rule that explains it."""


class Badge(msgspec.Struct, frozen=True):
    """A small mark with a number: health, a condition, a cost, a reward."""

    icon: str
    value: int | str = ""
    label: str = ""
    """A message key that names it for readers and screen readers."""
    tone: Tone = ""
    """Whether it helps or harms whoever carries it: a condition."""


class Die(Element, frozen=True, kw_only=True, tag="die"):
    """A die: its colour and the face it shows; 0 when it has not been rolled."""

    color: str
    face: int = 0
    symbols: tuple[str, ...] = ()
    """What the face shows instead of a number: icons of the icon set, or `blank`."""
    spent: tuple[int, ...] = ()
    """For each symbol 0 or the number of what it was spent on (a mark of a line beside it); -1: void, -2: spent now."""


class Piece(Element, frozen=True, kw_only=True, tag="piece"):
    """A figure, tile or token that stands somewhere."""

    seat: int | None = None
    badges: tuple[Badge, ...] = ()
    health: tuple[int, int] | None = None
    count: int = 1
    rank: Rank = ""
    number: int = 0
    """The number of a standee among others of its kind; 0 for none."""
    color: str = ""
    """A colour word or `#rrggbb` for a figure that has a colour of its own (a class, a monster type)."""
    group: str = ""
    """Pieces of one group in one place stand together: a leader with its minions."""


class Line(Element, frozen=True, kw_only=True, tag="line"):
    """One line of text with marks."""

    text: Text
    badges: tuple[Badge, ...] = ()


class Face(msgspec.Struct, frozen=True):
    """A part of a card that can be used by itself (the top or bottom half): its id, lines and numbers."""

    id: str
    lines: tuple[Text, ...] = ()
    badges: tuple[Badge, ...] = ()
    """What it does: icon, word and number, one under the other."""
    marks: tuple[Badge, ...] = ()
    """Small marks at its foot: lost after use, experience, elements."""
    area: tuple[tuple[int, int, str], ...] = ()
    """A pattern of hexes: axial coordinates and `self`, `hit`, `ally` or another word."""
    state: State = ""


class Row(Element, frozen=True, kw_only=True, tag="row"):
    """One line of a table of numbers on a card: a monster's normal and elite values."""

    rank: Rank = ""
    badges: tuple[Badge, ...] = ()
    lines: tuple[Text, ...] = ()


class Card(Element, frozen=True, kw_only=True, tag="card"):
    """A card: title, marks, lines of rules text, and halves where it has them."""

    seat: int | None = None
    kind: str = ""
    corner: str = ""
    """An icon in the corner (an affinity, a class)."""
    badges: tuple[Badge, ...] = ()
    lines: tuple[Text, ...] = ()
    short: tuple[Text, ...] = ()
    """What a small picture of it says beside its numbers."""
    halves: tuple[Face, ...] = ()
    rows: tuple[Row, ...] = ()
    holds: tuple[Die | Piece, ...] = ()
    initiative: int | None = None
    level: str = ""
    color: str = ""
    """As a piece's: of the class or the monster type it belongs to."""


class Pile(Element, frozen=True, kw_only=True, tag="pile"):
    """Cards or tiles of which only the number is known, or how many there are of which kind."""

    count: int
    odds: tuple[Badge, ...] = ()
    """What may come from it: for each kind its label (or icon) and how many are left as its value."""
    top: Card | None = None
    """What lies on it face up."""


class Track(Element, frozen=True, kw_only=True, tag="track"):
    """A number on a scale."""

    value: int
    most: int
    marks: tuple[Badge, ...] = ()
    kind: str = ""
    """How it is drawn: `orb` is a disc filled by its value (an element that wanes), otherwise steps."""
    color: str = ""


class Slot(Element, frozen=True, kw_only=True, tag="slot"):
    """A place for something: what may go there (colours or kinds, for the empty outline) and what is there."""

    accepts: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()
    """What it accepts, by name. Games leave it empty: it is filled in when the scene is put into words."""
    optional: bool = False
    holds: tuple[Die | Piece | Card, ...] = ()


class Column(Element, frozen=True, kw_only=True, tag="column"):
    """A narrow strip of slots (a path) with a piece at its head and a line at its foot."""

    head: Piece | None = None
    slots: tuple[Slot, ...] = ()
    pieces: tuple[Piece, ...] = ()
    foot: tuple[Badge, ...] = ()


Item = Die | Piece | Line | Card | Pile | Track | Slot | Column


class Panel(Element, frozen=True, kw_only=True, tag="panel"):
    """A framed part of a board: a building, a land, a mission."""

    row: int = 0
    """Panels of one row stand side by side."""
    weight: int = 1
    """How much of the row's width it wants."""
    badges: tuple[Badge, ...] = ()
    lines: tuple[Text, ...] = ()
    items: tuple[Item, ...] = ()


class PanelBoard(Element, frozen=True, kw_only=True, tag="panels"):
    """A board of panels in rows."""

    panels: tuple[Panel, ...] = ()


class Hex(Element, frozen=True, kw_only=True, tag="hex"):
    """A cell of a hex board at axial coordinates."""

    q: int
    r: int
    kind: str = ""
    """Words that say what it is; docs/scenes.md lists those that screens know."""
    room: str = ""
    """Cells of one room share a floor; unrevealed rooms are cells of kind `fog`."""
    thing: str = ""
    """Neighbouring cells of one thing are drawn as one: an obstacle that covers two hexes."""
    pieces: tuple[Piece, ...] = ()


class HexBoard(Element, frozen=True, kw_only=True, tag="hexes"):
    """A board of hexes; `walls` are edges between two cells."""

    cells: tuple[Hex, ...] = ()
    walls: tuple[tuple[int, int, int, int], ...] = ()
    pointy: bool = False
    """Whether hexes stand on a corner (rows of the map run from left to right) or lie on an edge."""


class Zone(Element, frozen=True, kw_only=True, tag="zone"):
    """A polygon on a zone board, corners in board units."""

    corners: tuple[tuple[float, float], ...]
    kind: str = ""
    light: Literal["", "light", "shadow"] = ""
    pieces: tuple[Piece, ...] = ()


class Edge(Element, frozen=True, kw_only=True, tag="edge"):
    """What lies between two zones and can be chosen by itself: a door to open."""

    between: tuple[str, str]
    kind: str = ""


class Label(msgspec.Struct, frozen=True):
    """Words on a board, at a place in board units."""

    x: float
    y: float
    text: Text


class ZoneBoard(Element, frozen=True, kw_only=True, tag="zones"):
    """A board of polygons with edges between them (doors, walls)."""

    zones: tuple[Zone, ...] = ()
    edges: tuple[tuple[str, str, str], ...] = ()
    borders: tuple[Edge, ...] = ()
    labels: tuple[Label, ...] = ()
    """What parts of the board are called, at their upper left corners."""


Board = PanelBoard | HexBoard | ZoneBoard


class Seat(Element, frozen=True, kw_only=True, tag="seat"):
    """A player at the table: order, figures, and what everybody may see of what they own.

    Its id is `seat:` and the number: players' names in the log lead there.
    """

    seat: int
    badges: tuple[Badge, ...] = ()
    dice: tuple[Die, ...] = ()
    cards: tuple[Card, ...] = ()


class Turn(Element, frozen=True, kw_only=True, tag="turn"):
    """Whose turn comes when, where that is not simply seat after seat: a seat, or figures that play by themselves."""

    seat: int | None = None
    initiative: int | None = None
    color: str = ""
    badges: tuple[Badge, ...] = ()
    lines: tuple[Text, ...] = ()
    """What it will do, where everybody knows: a monster's ability card."""
    figures: tuple[str, ...] = ()
    """Ids of the pieces that act in this turn."""


class Contender(Element, frozen=True, kw_only=True, tag="contender"):
    """One side of a contest: who it is, its dice, what they come to, and where that comes from."""

    role: Text
    seat: int | None = None
    color: str = ""
    dice: tuple[Die, ...] = ()
    total: Badge | None = None
    badges: tuple[Badge, ...] = ()
    """What is left to be spent."""
    lines: tuple[Text, ...] = ()


class Contest(Element, frozen=True, kw_only=True, tag="contest"):
    """Two sides against each other, the attacker first: screens show it large, where the eye is."""

    text: Text
    sides: tuple[Contender, ...] = ()
    lines: tuple[Line, ...] = ()
    """What was spent on what, in order."""
    result: Text | None = None
    over: bool = False


class Briefing(msgspec.Struct, frozen=True):
    """What players are told when they sit down: what it is about, what they want, and what is different here.

    Screens show it once, and again whenever its `id` is another one: the next quest of a campaign.
    """

    id: str
    title: Text
    story: tuple[Text, ...] = ()
    goals: tuple[Line, ...] = ()
    rules: tuple[Line, ...] = ()
    """What is different from any other game of its kind."""
    defeat: tuple[Line, ...] = ()
    """What loses it."""


class Scene(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it.

    `seats` in the order of play, `board` in the middle, `mine` what belongs to the viewing seat, `side` what
    everybody wants beside the board (special rules, displays, tracks), `bar` what everybody needs all the time, in
    one row above the board (elements), `order` the turns of this round where that differs from the seats.
    """

    title: Text
    viewer: int
    seats: tuple[Seat, ...]
    boards: tuple[Board, ...]
    mine: tuple[Item, ...] = ()
    side: tuple[Item, ...] = ()
    focus: tuple[str, ...] = ()
    """Elements the current question is about."""
    dice: tuple[Die, ...] = ()
    """One die of each kind, so that empty places can be drawn for dice that are nowhere just now."""
    order: tuple[Turn, ...] = ()
    bar: tuple[Item, ...] = ()
    contest: Contest | None = None
    """A contest in progress; screens that show it leave out the bar, which holds the same in one row."""
