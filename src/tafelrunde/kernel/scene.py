"""Scenes: what is on the table, as data. A game describes it, any screen draws it, and no screen knows a game.

Everything has an id; a decision's options point at these ids (`Option.on`). Texts are message keys with
arguments, so that one scene serves both languages. The parts are few on purpose: boards (hex cells, zones, or
panels of spaces), pieces, cards, piles, tracks, dice and lines of text. What lies between two adventures has boards of
its own: a land, sheets, a market, a desk, a tale that is read aloud, and the annals.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
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


class Spot(Element, frozen=True, kw_only=True, tag="spot"):
    """A place on a half of a card where something can be put for good: beside a row of what it does, or on a hex."""

    row: int = -1
    """The row it belongs to (a badge of the half); -1: to the whole half."""
    hex: tuple[int, int] | None = None
    """Where it is beside the pattern of hexes."""


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
    spots: tuple[Spot, ...] = ()


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


class Stop(msgspec.Struct, frozen=True):
    """A value of a scale at which something changes, and what stands there: a level."""

    at: int
    label: int | str = ""


class Track(Element, frozen=True, kw_only=True, tag="track"):
    """A number on a scale."""

    value: int
    most: int
    least: int = 0
    """Where the scale begins; below 0 its middle is 0 and marked."""
    marks: tuple[Badge, ...] = ()
    stops: tuple[Stop, ...] = ()
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


class Bar(msgspec.Struct, frozen=True):
    """How often something comes out, of a thousand times."""

    label: int | str
    value: int
    tone: Tone = ""


class Odds(Element, frozen=True, kw_only=True, tag="odds"):
    """What comes out how often, as columns, and what that is on average."""

    bars: tuple[Bar, ...] = ()
    average: float = 0.0
    effects: tuple[Badge, ...] = ()
    """What else may come with it, each with its chance in percent."""


class Boxes(Element, frozen=True, kw_only=True, tag="boxes"):
    """Boxes to tick beside what that does; `after` is what the odds would be with one more."""

    text: Text
    boxes: int = 1
    ticked: int = 0
    after: Odds | None = None


Item = Die | Piece | Line | Card | Pile | Track | Slot | Column | Odds | Boxes


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
    place: str = ""
    """The id by which the hex is called where `name` says what lies there: a door, a table."""
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
    tone: Tone = ""
    """Who has the upper hand there, seen from the players' side: screens draw a rim and a flag."""
    pieces: tuple[Piece, ...] = ()


class Edge(Element, frozen=True, kw_only=True, tag="edge"):
    """What lies between two zones and can be chosen by itself: a door to open."""

    between: tuple[str, str]
    kind: str = ""
    line: tuple[float, float, float, float] | None = None
    """Where it is, from point to point, if the zones touch in more than one way; else all along their border."""


class Label(msgspec.Struct, frozen=True):
    """Words on a board, at a place in board units."""

    x: float
    y: float
    text: Text


Sky = Literal["", "day", "night"]


class ZoneBoard(Element, frozen=True, kw_only=True, tag="zones"):
    """A board of polygons with edges between them (doors, walls)."""

    zones: tuple[Zone, ...] = ()
    edges: tuple[tuple[str, str, str], ...] = ()
    borders: tuple[Edge, ...] = ()
    labels: tuple[Label, ...] = ()
    """What parts of the board are called, at their upper left corners."""
    sky: Sky = ""
    """Day or night over the whole board."""


# --- between two adventures -------------------------------------------------------------------------------------


class Place(Element, frozen=True, kw_only=True, tag="place"):
    """A place in a land: where an adventure is, or a town. Only what is known is there."""

    x: float
    y: float
    kind: Literal["", "town", "story"] = ""
    """`town`: a larger one; `story`: a smaller one, where something is told."""
    label: str = ""
    """What is written into it: its number."""
    pieces: tuple[Piece, ...] = ()
    """Who is there."""


class Road(msgspec.Struct, frozen=True):
    """What joins two places: one was found by the other, or follows it directly (`linked`)."""

    between: tuple[str, str]
    kind: Literal["", "linked"] = ""


class Scenery(msgspec.Struct, frozen=True):
    """What a land looks like, which means nothing: a river along points, woods around each of them."""

    kind: str
    points: tuple[tuple[float, float], ...]


class Land(Element, frozen=True, kw_only=True, tag="land"):
    """A map of places with roads between them, in units of its own."""

    width: float
    height: float
    places: tuple[Place, ...] = ()
    roads: tuple[Road, ...] = ()
    scenery: tuple[Scenery, ...] = ()
    lines: tuple[Text, ...] = ()


class Sheet(Element, frozen=True, kw_only=True, tag="sheet"):
    """A character's sheet: how far it has come, what it has. `active`: it comes along; `empty`: it does not."""

    seat: int | None = None
    color: str = ""
    level: int = 0
    calling: str = ""
    """Under this word people may give it a name of its own (see `Match.call`); empty: they may not."""
    given: str = ""
    """That name. Games leave it empty: it is filled in when the scene is put into words."""
    badges: tuple[Badge, ...] = ()
    tracks: tuple[Track, ...] = ()
    quest: Line | None = None
    goals: tuple[Track, ...] = ()
    """How far the quest is."""
    slots: tuple[Slot, ...] = ()
    perks: tuple[Boxes, ...] = ()
    odds: Odds | None = None
    cards: tuple[Card, ...] = ()


class SheetBoard(Element, frozen=True, kw_only=True, tag="sheets"):
    """A party: what it is called and shares, and the sheets of its characters."""

    calling: str = ""
    given: str = ""
    lines: tuple[Text, ...] = ()
    items: tuple[Item, ...] = ()
    sheets: tuple[Sheet, ...] = ()


class Market(Element, frozen=True, kw_only=True, tag="market"):
    """Cards on sale, by kind: screens let people look at one kind only, or at what can be bought."""

    panels: tuple[Panel, ...] = ()
    badges: tuple[Badge, ...] = ()
    """What there is to pay with."""


class Desk(Element, frozen=True, kw_only=True, tag="desk"):
    """A few cards, laid out large to be chosen from or worked on, and what belongs to the choice beside them."""

    cards: tuple[Card, ...] = ()
    items: tuple[Item, ...] = ()
    lines: tuple[Text, ...] = ()


class Tale(Element, frozen=True, kw_only=True, tag="tale"):
    """Something that is read aloud, and between what one has to choose then."""

    text: tuple[Text, ...] = ()
    ways: tuple[Line, ...] = ()


class Entry(Element, frozen=True, kw_only=True, tag="entry"):
    """Something that the annals tell: an adventure and how it ended, and what was decided before it."""

    text: Text
    number: int = 0
    badges: tuple[Badge, ...] = ()
    lines: tuple[Text, ...] = ()


class Annals(Element, frozen=True, kw_only=True, tag="annals"):
    """What has happened, the latest first."""

    entries: tuple[Entry, ...] = ()
    items: tuple[Item, ...] = ()
    """What has come of it and lasts: achievements, what was opened."""


Board = PanelBoard | HexBoard | ZoneBoard | Land | SheetBoard | Market | Desk | Tale | Annals


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


def things_to_name(boards: Sequence[Board]) -> Iterator[tuple[str, int | None]]:
    """What people may give a name, and whose it is; None: everybody's."""
    for board in boards:
        if isinstance(board, SheetBoard):
            if board.calling:
                yield board.calling, None
            yield from [(sheet.calling, sheet.seat) for sheet in board.sheets if sheet.calling]
