"""The map of an adventure, and the ground at one moment: who can go where, how far it is, who sees what (chapter 5)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from tafelrunde.games.sword_and_sorcery.box.adventures import Adventure, TileFace
from tafelrunde.games.sword_and_sorcery.box.map.layout import Layout, Point, lay, mark
from tafelrunde.games.sword_and_sorcery.box.map.sight import crosses, meets
from tafelrunde.tabletop.zones import UNREACHABLE, Passages, ZoneMap

Walker = str
"""`walk`: barriers hinder; `fly`: they do not (SS-TER-07)."""


def border_name(a: str, b: str) -> str:
    """What the border between two zones is called."""
    return "-".join(sorted((a, b)))


class Line(NamedTuple):
    """A line of sight that no wall interrupts: the zones it crosses, and the borders that may be shut in its way."""

    crossed: tuple[str, ...]
    through: frozenset[str]


HERE = Line((), frozenset())


class Board:
    """What never changes: zones, marks, borders, lines."""

    def __init__(self, adventure: Adventure, faces: dict[str, TileFace]) -> None:
        self.adventure = adventure
        self.layout: Layout = lay(adventure, faces)
        self.zones = tuple(self.layout.zones)
        self.marks: dict[str, Point] = {zone: mark(squares) for zone, squares in self.layout.zones.items()}
        self.borders = tuple(sorted({border_name(a, b) for a, b in self.layout.open}))
        self.doors = {border_name(*door.between): door for door in adventure.doors}
        self.doors_at: dict[str, tuple[str, ...]] = {
            zone: tuple([border for border in self.doors if zone in border.split("-")]) for zone in self.zones
        }
        """Doors on the borders of each zone."""
        self._lines: dict[tuple[str, str], Line | None] = {}
        self._ground = lru_cache(maxsize=1024)(self._make)

    def ground(self, shut: frozenset[str], barriers: frozenset[tuple[str, str]]) -> Ground:
        """The map while these borders are shut and these barriers stand."""
        return self._ground(shut, barriers)

    def _make(self, shut: frozenset[str], barriers: frozenset[tuple[str, str]]) -> Ground:
        return Ground(self, shut, barriers)

    def adjacent_by(self, shut: frozenset[str]) -> list[tuple[str, str]]:
        """Pairs of zones with a border that is not shut (SS-MAP-03, SS-MAP-04)."""
        return [(a, b) for a, _, b in [border.partition("-") for border in self.borders if border not in shut]]

    def line(self, a: str, b: str) -> Line | None:
        """The line between two marks, None if a wall or the edge of the map interrupts it; worked out once."""
        lines = self._lines
        if (a, b) not in lines:
            lines[a, b] = lines[b, a] = HERE if a == b else self._line(a, b)
        return lines[a, b]

    def _line(self, a: str, b: str) -> Line | None:
        start, end = self.marks[a], self.marks[b]
        if any(meets(start, end, wall) for wall in self.layout.walls):
            return None
        crossed = tuple(
            [
                zone
                for zone, squares in self.layout.zones.items()
                if zone not in (a, b) and any(crosses(start, end, square) for square in squares)
            ]
        )
        through = frozenset(
            border_name(*pair)
            for pair, segments in self.layout.open.items()
            if any(meets(start, end, segment) for segment in segments)
        )
        return Line(crossed, through)


class Ground:
    """The map at one moment: doors closed, wall tokens and barriers standing. Worked out once, and shared."""

    def __init__(self, board: Board, shut: frozenset[str], barriers: frozenset[tuple[str, str]]) -> None:
        self.board = board
        self.shut = shut
        apart = {zone: (2 * at, 0) for at, zone in enumerate(board.zones)}
        """For counting steps it does not matter where zones lie, only that no two are neighbours by chance."""
        self._near: Passages = ZoneMap(apart, (), board.adjacent_by(shut)).passages()
        self._ways: dict[str, dict[str, tuple[str, ...]]] = {
            "walk": {
                zone: tuple([beyond for beyond in self._near.steps(zone) if (zone, beyond) not in barriers])
                for zone in board.zones
            },
            "fly": {zone: self._near.steps(zone) for zone in board.zones},
        }
        self._reach: dict[tuple[str, str], dict[str, int]] = {}
        self._seen: dict[tuple[str, int], dict[str, tuple[str, ...]]] = {}
        self._within: dict[tuple[str, int], tuple[str, ...]] = {}

    # --- range (SS-RNG-01 … 03) ---------------------------------------------------------------------------------

    def adjacent(self, zone: str) -> tuple[str, ...]:
        """Zones that share an open border; barriers do not matter (SS-MAP-03, SS-MAP-05)."""
        return self._near.steps(zone)

    def distance(self, a: str, b: str) -> int:
        """Steps between adjacent zones, barriers ignored (SS-RNG-02)."""
        return self._near.distances(b).get(a, UNREACHABLE)

    def within(self, zone: str, n: int) -> tuple[str, ...]:
        """Zones up to so many steps away, the zone itself included (SS-RNG-01)."""
        found = self._within.get((zone, n))
        if found is None:
            near = self._near.distances(zone)
            found = self._within[zone, n] = tuple([other for other, steps in near.items() if steps <= n])
        return found

    # --- ways (SS-MOV-03, SS-TER-03, SS-TER-07) --------------------------------------------------------------------

    def steps(self, zone: str, how: Walker = "walk") -> tuple[str, ...]:
        """Zones that can be entered from here."""
        return self._ways[how][zone]

    def reach(self, zone: str, how: Walker = "walk") -> Mapping[str, int]:
        """Steps from here to every zone by a legal way."""
        found = self._reach.get((zone, how))
        if found is None:
            found = self._reach[zone, how] = self._spread(zone, self._ways[how])
        return found

    def way(self, a: str, b: str, how: Walker = "walk") -> int:
        """The length of the shortest legal way; UNREACHABLE if there is none."""
        return self.reach(a, how).get(b, UNREACHABLE)

    @staticmethod
    def _spread(zone: str, ways: Mapping[str, tuple[str, ...]]) -> dict[str, int]:
        found = {zone: 0}
        front = [zone]
        for here in front:
            for step in ways[here]:
                if step not in found:
                    found[step] = found[here] + 1
                    front.append(step)
        return found

    # --- sight (SS-LOS-02 … 14) -------------------------------------------------------------------------------------

    def seen(self, zone: str, sight: int) -> Mapping[str, tuple[str, ...]]:
        """Zones in line of sight if no figure blocks it, each with the zones between (SS-LOS-03, 08, 10)."""
        found = self._seen.get((zone, sight))
        if found is None:
            found = self._seen[zone, sight] = dict(self._lines_from(zone, sight))
        return found

    def _lines_from(self, zone: str, sight: int) -> Iterable[tuple[str, tuple[str, ...]]]:
        for other in self.board.zones:
            if self.distance(zone, other) > sight:
                continue
            line = self.board.line(zone, other)
            if line is not None and not (line.through & self.shut):
                yield other, line.crossed
