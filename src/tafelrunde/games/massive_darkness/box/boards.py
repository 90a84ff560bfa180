"""The board of a quest: tiles laid out, zones with their borders, doors, light and level tokens (MD-CMP-01 … 08).

Zones are called by their place on the whole board: a letter for the column, a number for the row (`B3`). The content
names them by tile (`6V.21`); `Board.zone` translates.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tafelrunde.games.massive_darkness.box.quest_cards import QuestCard, TileFace
from tafelrunde.tabletop.zones import DIRECTIONS, Border, Passages, ZoneMap

SIZE = 3
"""Zones along the edge of a tile."""


class ZoneInfo(NamedTuple):
    """What is printed on a zone (MD-CMP-02)."""

    name: str
    tile: str
    printed: str
    """Its name in the content, such as 6V.21."""
    x: int
    y: int
    room: bool
    light: bool


class DoorInfo(NamedTuple):
    """A doorway with a door token (MD-CMP-08)."""

    name: str
    a: str
    b: str
    special: bool


def border_name(a: str, b: str) -> str:
    return f"{a}-{b}"


def place_name(x: int, y: int) -> str:
    return f"{chr(ord('A') + x)}{y + 1}"


class Board:
    """A quest's board; nothing of it changes during play."""

    def __init__(self, quest: QuestCard, faces: Mapping[str, TileFace]) -> None:
        self.quest = quest
        self.zones: dict[str, ZoneInfo] = {}
        self._printed: dict[str, str] = {}
        edges = self._lay(quest, faces)
        self.doors: dict[str, DoorInfo] = {}
        for door in quest.doors:
            a, b = sorted(map(self.zone, door.between))
            name = border_name(a, b)
            self.doors[name] = DoorInfo(name, a, b, door.special)
        blocked = {self.pillar_border(at) for at in range(len(quest.pillars))} - {""}
        self.doorways = frozenset(border_name(a, b) for (a, b), kind in edges.items() if kind == "D")
        """Every doorway, with a door or an opening."""
        borders = []
        for a, b in edges:
            name = border_name(a, b)
            borders.append(Border(a, b, name if name in self.doors or name in blocked else ""))
        places = {zone.name: (zone.x, zone.y) for zone in self.zones.values()}
        stairs = [(self.zone(a), self.zone(b)) for a, b in quest.stairs]
        self.map = ZoneMap(places, borders, stairs)
        self.rooms = frozenset(zone.name for zone in self.zones.values() if zone.room)
        self.shadows = frozenset(zone.name for zone in self.zones.values() if not zone.light)
        self.start = self.zone(quest.start)
        self.exit = self.zone(quest.exit) if quest.exit else ""
        self.level_tokens = tuple((token.level, self.zone(token.zone)) for token in quest.level_tokens)
        self.tile_levels = {self.zones[zone].tile: level for level, zone in sorted(self.level_tokens)}
        """A tile without a token has no level of its own (MD-LVL-15), one with several the highest (MD-RUL-28)."""
        self.levels = {name: self.tile_levels.get(zone.tile, 1) for name, zone in self.zones.items()}
        self.shut_at_start = tuple(sorted({*self.doors, *blocked}))
        self.closed_rooms = self._closed_rooms()
        self._moments: dict[tuple[tuple[str, ...], tuple[str, ...]], Passages] = {}

    def zone(self, printed: str) -> str:
        """The zone that the content calls so."""
        return self._printed[printed]

    def pillar_border(self, number: int) -> str:
        """The border that a pillar of the quest blocks, or nothing."""
        blocks = self.quest.pillars[number].blocks
        return border_name(*sorted(map(self.zone, blocks))) if blocks else ""

    def passages(self, shut: tuple[str, ...], gone: tuple[str, ...] = ()) -> Passages:
        """The board while these borders are shut and these zones have collapsed."""
        found = self._moments.get((shut, gone))
        if found is None:
            if len(self._moments) > 4096:
                self._moments.clear()
            found = self._moments[shut, gone] = self.map.passages(frozenset(shut), frozenset(gone))
        return found

    def level(self, zone: str) -> int:
        """The level of the zone's tile (MD-LVL-02, MD-LVL-15)."""
        return self.levels[zone]

    def tokens_of(self, level: int) -> tuple[str, ...]:
        """The zones with a token of that level."""
        return tuple([zone for value, zone in self.level_tokens if value == level])

    # --- laying out ---------------------------------------------------------------------------------------------

    def _lay(self, quest: QuestCard, faces: Mapping[str, TileFace]) -> dict[tuple[str, str], str]:
        """Place the tiles; two tiles connect only where both frames are open. Returns every border without a wall."""
        open_sides: dict[tuple[str, str], str] = {}
        for placement in quest.placement:
            face = faces[placement.tile]
            grid = _turned(face.grid, placement.rotation)
            for row in range(SIZE):
                for col in range(SIZE):
                    letter = grid[2 * row + 1][2 * col + 1]
                    x, y = placement.x + col, placement.y + row
                    r, c = _unturned(row, col, placement.rotation)
                    self._add(ZoneInfo(place_name(x, y), face.id, f"{face.id}.{r}{c}", x, y, *_kind(letter)))
                    for dx, dy in DIRECTIONS:
                        side = grid[2 * row + 1 + dy][2 * col + 1 + dx]
                        if side != "#":
                            open_sides[place_name(x, y), place_name(x + dx, y + dy)] = side
        for bridge in quest.bridges:
            x, y = bridge.x, bridge.y
            self._add(ZoneInfo(place_name(x, y), bridge.id, bridge.id, x, y, False, False))
            for dx in (-1, 1):
                open_sides[place_name(x, y), place_name(x + dx, y)] = " "
        return {(a, b): side for (a, b), side in open_sides.items() if a < b and (b, a) in open_sides}

    def _add(self, zone: ZoneInfo) -> None:
        self.zones[zone.name] = zone
        self._printed[zone.printed] = zone.name

    def _closed_rooms(self) -> tuple[str, ...]:
        """The rooms of chambers that are closed at the start (MD-SET-17)."""
        passages = self.map.passages(frozenset(self.shut_at_start))
        closed = []
        for room in self.rooms:
            chamber = passages.region(room, self.rooms)
            if all(step in self.rooms for zone in chamber for step in passages.steps(zone)):
                closed.append(room)
        return tuple(sorted(closed))


def _kind(letter: str) -> tuple[bool, bool]:
    """Room or corridor, light or shadow."""
    return letter in "Rr", letter.isupper()


def _turned(grid: tuple[str, ...], degrees: int) -> tuple[str, ...]:
    """The grid turned clockwise."""
    for _ in range(degrees // 90):
        grid = tuple("".join(column) for column in zip(*reversed(grid), strict=True))
    return grid


def _unturned(row: int, col: int, degrees: int) -> tuple[int, int]:
    """Where a zone of the turned tile is printed on the face."""
    for _ in range(degrees // 90):
        row, col = SIZE - 1 - col, row
    return row, col
