"""A board of square zones in text: every zone a box with its name, its light and who is in it, walls and doors between.

Below the map everybody who stands on it is listed with health and conditions, since a box has room for letters only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import msgspec
from rich.style import Style
from rich.text import Text

from tafelrunde.kernel import scene as table
from tafelrunde.terminal.drawing import marks
from tafelrunde.terminal.drawing.blocks import Block, clipped, flow, pad
from tafelrunde.terminal.drawing.pen import Pen

_LEAST, _MOST = 6, 22
"""How wide the inside of a box may be."""
_TALL = 1.3
"""A board that is so much higher than wide lies on its side: lines are scarcer than columns."""
LIGHTS = {"light": ("☀", "#3a2f1c"), "shadow": ("☾", "")}
"""The sign of a zone's light, and the colour behind it."""
TONES = {"good": "⚑", "bad": "☠"}
"""The sign of who has the upper hand in a zone."""
GROUND = {"unseen": "░", "rubble": "∴", "harm": "‼"}
"""What the ground of a zone is like, and that one does not see it."""
STANDING = {"open": "┊", "opening": " ", "door": "▯", "locked_door": "▮", "open_door": "╱", "barrier": "╫"}
"""What stands between two zones side by side; everything else is a wall."""
LYING = {"open": "┄", "opening": " ", "door": "▭", "locked_door": "▬", "open_door": "╱", "barrier": "╪"}
"""What lies between two zones one above the other."""
TOKENS = {
    "swap-bag": "$",
    "locked-chest": "▣",
    "gem-pendant": "◇",
    "open-book": "≡",
    "cave-entrance": "∩",
    "uncertainty": "?",
    "exit-door": "⇥",
    "stone-tower": "Π",
    "firework-rocket": "↟",
    "ladder": "‡",
    "upgrade": "^",
    "sword-altar": "†",
    "portal": "◎",
    "position-marker": "⌖",
    "shadow-follower": "?",
    "magnifying-glass": "⌕",
    "chest": "▣",
    "flame": "♨",
    "poison-bottle": "☣",
}
"""What lies in a zone."""

Spot = tuple[float, float]


def zone_map(pen: Pen, board: table.ZoneBoard, width: int, high: bool) -> Block | None:
    """The map and who is on it; None where zones are no squares of one size, or there is no room for boxes."""
    grid = _grid(board.zones)
    if grid is None:
        return None
    squares, back = grid
    across = max(x for x, _ in squares) + 1
    inner = min(_MOST, int((width - 1) / across) - 1)
    if inner < _LEAST:
        return None
    letters = _letters(pen, board)
    paper = _Paper(inner, 2 if high else 1, squares, _Edges(board, back))
    for zone in board.zones:
        spot, wide = _row(squares, zone.id)
        room = wide * (inner + 1) - 1
        paper.put(spot, pad(_inside(pen, zone, letters, room, paper.high), room), _ground(zone))
    return [*paper.lines(pen), *_legend(pen, board, letters, width)]


def _grid(zones: Sequence[table.Zone]) -> tuple[dict[Spot, str], Callable[[Spot], Spot]] | None:
    """The squares of all zones from the upper left one, by place the zone of each; and from places to the board."""
    found: dict[Spot, str] = {}
    for zone in zones:
        own = _covered(zone.corners)
        if not own:
            return None
        found |= dict.fromkeys(own, zone.id)
    if not found:
        return None
    left, top = min(x for x, _ in found), min(y for _, y in found)
    found = {(x - left, y - top): zone for (x, y), zone in found.items()}
    wide, tall = max(x for x, _ in found) + 1, max(y for _, y in found) + 1
    if tall < wide * _TALL:
        return found, lambda spot: (spot[0] + left, spot[1] + top)
    turned = {(tall - 1 - y, x): zone for (x, y), zone in found.items()}
    return turned, lambda spot: (spot[1] + left, tall - spot[0] + top)


def _covered(corners: Sequence[Spot]) -> list[Spot]:
    """The squares that a zone is made of; none if it is made of something else."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    if len(corners) == 4 and max(xs) - min(xs) == max(ys) - min(ys) == 1:
        return [(min(xs), min(ys))]
    if any(value != int(value) for value in (*xs, *ys)):
        return []
    places = [(x, y) for y in range(int(min(ys)), int(max(ys))) for x in range(int(min(xs)), int(max(xs)))]
    return [(float(x), float(y)) for x, y in places if _inside_of(corners, x + 0.5, y + 0.5)]


def _inside_of(corners: Sequence[Spot], x: float, y: float) -> bool:
    """Whether a point lies in a shape with upright sides: how many of them lie to its right."""
    sides = zip(corners, (*corners[1:], corners[0]), strict=True)
    return sum([a[0] == b[0] and a[0] > x and min(a[1], b[1]) < y < max(a[1], b[1]) for a, b in sides]) % 2 == 1


def _row(squares: dict[Spot, str], zone: str) -> tuple[Spot, int]:
    """Where the words of a zone stand: the first square of its longest row, and how many squares that row has."""
    best, longest = (0.0, 0.0), 0
    for (x, y), own in sorted(squares.items(), key=lambda one: (one[0][1], one[0][0])):
        if own != zone or squares.get((x - 1, y)) == zone:
            continue
        wide = 1
        while squares.get((x + wide, y)) == zone:
            wide += 1
        if wide > longest:
            best, longest = (x, y), wide
    return best, longest


class _Edges:
    """What lies between two squares: by the zones, and where they touch in several ways by the place."""

    def __init__(self, board: table.ZoneBoard, back: Callable[[Spot], Spot]) -> None:
        self._back = back
        self._found: dict[frozenset[str], list[table.Edge]] = {}
        plain = [table.Edge(id="", between=(a, b), kind=kind) for a, b, kind in board.edges]
        for edge in (*board.borders, *plain):
            self._found.setdefault(frozenset(edge.between), []).append(edge)

    def at(self, a: str, b: str, middle: Spot) -> table.Edge | None:
        """The edge between two zones at the middle of a side."""
        found = self._found.get(frozenset((a, b)), [])
        x, y = self._back(middle)
        for edge in found:
            if edge.line is not None and _on(edge.line, x, y):
                return edge
        return next((edge for edge in found if edge.line is None), None)


def _on(line: tuple[float, float, float, float], x: float, y: float) -> bool:
    x1, y1, x2, y2 = line
    return min(x1, x2) <= x <= max(x1, x2) and min(y1, y2) <= y <= max(y1, y2)


class _Paper:
    """Characters on a grid, each with its style: what lies between squares, and over it the words of the zones."""

    def __init__(self, inner: int, high: int, squares: dict[Spot, str], edges: _Edges) -> None:
        self.inner = inner
        self.high = high
        self._squares = squares
        self._edges = edges
        self._boxes: dict[tuple[int, int], tuple[Block, str]] = {}

    def corner(self, spot: Spot) -> tuple[int, int]:
        """Where the inside of a square begins: column and line."""
        return round(spot[0] * (self.inner + 1)) + 1, round(spot[1] * (self.high + 1)) + 1

    def put(self, spot: Spot, lines: Block, ground: str) -> None:
        self._boxes[self.corner(spot)] = lines, ground

    def lines(self, pen: Pen) -> Block:
        cells: dict[tuple[int, int], Text] = {}
        for spot in self._squares:
            self._around(pen, cells, spot)
        rows = max(self.corner(spot)[1] for spot in self._squares) + self.high + 1
        drawn = [Text() for _ in range(rows)]
        starts = {
            (column, line + at): (box, at)
            for (column, line), (box, _) in self._boxes.items()
            for at in range(self.high)
        }
        for row, text in enumerate(drawn):
            places = sorted([x for x, y in (*cells, *starts) if y == row])
            for x in dict.fromkeys(places):
                if x < text.cell_len:
                    continue  # words of a wide zone cover what would be between its squares
                text.append(" " * (x - text.cell_len))
                if (x, row) in starts:
                    box, at = starts[x, row]
                    part = box[at].copy()
                    if ground := self._boxes[x, row - at][1]:
                        part.stylize_before(Style(bgcolor=ground))
                    text.append_text(part)
                else:
                    text.append_text(cells[x, row])
        return drawn

    def _around(self, pen: Pen, cells: dict[tuple[int, int], Text], spot: Spot) -> None:
        """The four sides of a square, and its corners; between squares of one zone there is nothing."""
        (x, y), (column, line) = spot, self.corner(spot)
        own = self._squares[spot]
        for dx, at_column in ((-1, column - 1), (1, column + self.inner)):
            other = self._squares.get((x + dx, y), "")
            edge = self._edges.at(own, other, (x + (dx + 1) / 2, y + 0.5))
            side = Text(" ") if other == own else _edge(pen, edge, STANDING, "┃")
            for at in range(self.high):
                cells[at_column, line + at] = side
        for dy, at_line in ((-1, line - 1), (1, line + self.high)):
            other = self._squares.get((x, y + dy), "")
            edge = self._edges.at(own, other, (x + 0.5, y + (dy + 1) / 2))
            through = edge is not None and edge.kind not in ("wall", "open")
            for at in range(self.inner):
                middle = abs(2 * at + 1 - self.inner) <= 3
                plain = through and not middle
                cells[column + at, at_line] = (
                    Text(" ") if other == own else _edge(pen, None if plain else edge, LYING, "━")
                )
            for at_column in (column - 1, column + self.inner):
                cells.setdefault((at_column, at_line), Text("╋", marks.LINE))


def _edge(pen: Pen, edge: table.Edge | None, signs: dict[str, str], wall: str) -> Text:
    if edge is None or edge.kind not in signs:
        return Text(wall, marks.LINE)
    text = Text(signs[edge.kind])
    if edge.kind in ("open", "opening"):
        return Text.assemble((text.plain, marks.LINE))
    return pen.of(edge.id, text, "#c8924a")


def _ground(zone: table.Zone) -> str:
    return LIGHTS[zone.light][1] if zone.light else ""


def _inside(pen: Pen, zone: table.Zone, letters: dict[str, str], inner: int, high: int) -> Block:
    """The name and the light of a zone, then who is there."""
    kinds = zone.kind.split()
    upper = TONES.get(zone.tone, "") * (2 if "dominated" in kinds else 1)
    sign = (LIGHTS[zone.light][0] if zone.light else "") + upper + "".join([GROUND[k] for k in kinds if k in GROUND])
    name = pen.of(zone.id, Text(f"{pen.title(zone)}{sign}"), marks.QUIET)
    if zone.id in pen.way:
        name = Text.assemble(name, ("•", Style(color=marks.GOLD, bold=True)))
    words = _pieces(pen, zone, letters)
    if high == 1:
        line = Text(" ").join([name, *words])
        if line.cell_len > inner:
            line = Text(" ").join([name, Text("").join(_pieces(pen, zone, _signs(zone, letters)))])
        return [clipped(line, inner)]
    first = Text.assemble(" ", name)
    lines = flow(words, inner - 1) if words else []
    room = inner - first.cell_len - 1
    if len(lines) > 1 and words and words[0].cell_len <= room:
        first = Text(" ").join([first, words[0]])
        lines = flow(words[1:], inner - 1)
    return [first, *[Text.assemble(" ", line) for line in lines[:1]], *[Text("")] * (1 - len(lines[:1]))]


def _signs(zone: table.Zone, letters: dict[str, str]) -> dict[str, str]:
    """Where many stand in a narrow box, players' figures are their seats' signs alone."""
    seats = {piece.id: marks.seat_sign(piece.seat) for piece in zone.pieces if piece.seat is not None}
    return {**letters, **{piece: sign for piece, sign in seats.items() if piece in letters}}


def _pieces(pen: Pen, zone: table.Zone, letters: dict[str, str]) -> list[Text]:
    """Letters of figures, a horde's minions as a number, and signs for what lies there."""
    minions = Counter(dict.fromkeys({piece.group for piece in zone.pieces}, 0))
    for piece in zone.pieces:
        if piece.rank == "minion":
            minions[piece.group] += piece.count
    words = []
    shown: set[str] = set()
    for piece in zone.pieces:
        if piece.group and piece.group in shown:
            continue
        shown.add(piece.group)
        if piece.id in letters:
            more = minions[piece.group] - (piece.count if piece.rank == "minion" else 0) if piece.group else 0
            text = Text(letters[piece.id] + (f"+{more}" if more else ""))
            colour = marks.seat_colour(piece.seat) if piece.seat is not None else marks.THREAT
            words.append(pen.of(piece.id, text, colour))
        else:
            sign = TOKENS.get(piece.icon) or marks.ICON_SIGNS.get(piece.icon) or "¤"
            number = piece.number or (piece.count if piece.count > 1 else "")
            words.append(pen.of(piece.id, Text(f"{sign}{number}"), marks.GOLD))
    return words


def _letters(pen: Pen, board: table.ZoneBoard) -> dict[str, str]:
    """Two or three characters for every figure: the sign of its seat, or the initials of its name."""
    figures = [piece for zone in board.zones for piece in zone.pieces if piece.health or piece.seat is not None]
    names = {pen.title(piece) or "?" for piece in figures}
    initials = {name: _initials(name) for name in names}
    alike = Counter(initials.values())
    found: dict[str, str] = {}
    for piece in figures:
        name = pen.title(piece) or "?"
        letters = initials[name]
        if alike[letters] > 1 and piece.seat is None:
            others = [other for other in names if other != name and initials[other] == letters]
            letters = _told_apart(name, others)
        found[piece.id] = f"{marks.seat_sign(piece.seat)}{letters}" if piece.seat is not None else letters
    return found


def _initials(name: str) -> str:
    words = [word for word in name.replace("-", " ").split() if word[0].isalnum()]
    return "".join([word[0] for word in words[:3]]) if len(words) > 1 else name[:2]


def _told_apart(name: str, others: Sequence[str]) -> str:
    """The first letter, and the first in which the name differs from others: Zk and Zv for two kinds of Zwergen."""
    same = max([next((at for at, (a, b) in enumerate(zip(name, o, strict=False)) if a != b), len(o)) for o in others])
    return f"{name[0]}{name[same]}" if 0 < same < len(name) else name[:3]


def _legend(pen: Pen, board: table.ZoneBoard, letters: dict[str, str], width: int) -> Block:
    """Everybody with health and conditions, zone after zone; minions of equal health together."""
    groups: list[Text] = []
    for zone in board.zones:
        words = _listed(pen, zone, letters)
        if words:
            groups += [Text.assemble((f"{pen.title(zone)}: ", marks.QUIET), words[0]), *words[1:]]
    return flow(groups, width, "  ")


def _listed(pen: Pen, zone: table.Zone, letters: dict[str, str]) -> list[Text]:
    alike = Counter([(piece.group, piece.health) for piece in zone.pieces if piece.rank == "minion"])
    words: list[Text] = []
    for piece in zone.pieces:
        if piece.id not in letters:
            continue
        if piece.rank == "minion":
            count = alike.pop((piece.group, piece.health), 0) * piece.count
            if count:
                words.append(Text(f"+{count}× {piece.health[0] if piece.health else ''}", marks.QUIET))
        else:
            unsigned = msgspec.structs.replace(piece, seat=pen.viewer)
            colour = marks.seat_colour(piece.seat)
            words.append(Text.assemble((f"{letters[piece.id]} ", colour), pen.piece(unsigned)))
    return words
