"""Zone maps: areas on a square grid with borders between them, some of which open and close during play.

A `ZoneMap` is what never changes: the zones, and for every two neighbours that are not parted by a wall the name of
their border (empty if it is always open). `Passages` is the map at one moment, with some borders shut and some zones
gone; it knows steps, distances and straight-line sight. Passages are made once for each such moment and shared.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

DIRECTIONS: tuple[tuple[int, int], ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south, west: y grows to the south."""

UNREACHABLE = 1_000_000


class Border(NamedTuple):
    """Two zones that share an edge without a wall; what the border is called, if it can be shut."""

    a: str
    b: str
    name: str = ""


class ZoneMap:
    """Zones by name with their places, the borders between them, and links that are no neighbours (stairs)."""

    def __init__(
        self,
        places: Mapping[str, tuple[int, int]],
        borders: Sequence[Border],
        links: Sequence[tuple[str, str]] = (),
    ) -> None:
        self.places = dict(places)
        self.borders = tuple(borders)
        self.links = tuple(links)
        self._at = {place: zone for zone, place in self.places.items()}
        self._named: dict[tuple[str, str], str] = {}
        for border in self.borders:
            self._named[border.a, border.b] = self._named[border.b, border.a] = border.name
        # One map has few moments that matter at a time; old ones are made again when they are needed.
        self._passages = lru_cache(maxsize=2048)(self._make)

    def at(self, x: int, y: int) -> str | None:
        """The zone at a place."""
        return self._at.get((x, y))

    def border(self, a: str, b: str) -> str | None:
        """The name of the border between two zones, empty if it is always open, None if there is a wall."""
        return self._named.get((a, b))

    def passages(self, shut: frozenset[str] = frozenset(), gone: frozenset[str] = frozenset()) -> Passages:
        """The map while these borders are shut and these zones are not there."""
        return self._passages(shut, gone)

    def _make(self, shut: frozenset[str], gone: frozenset[str]) -> Passages:
        return Passages(self, shut, gone)

    def line(self, a: str, b: str) -> tuple[str, ...]:
        """The zones from one to the other along their row or column, both included."""
        (ax, ay), (bx, by) = self.places[a], self.places[b]
        dx, dy = (bx > ax) - (bx < ax), (by > ay) - (by < ay)
        zones = [a]
        x, y = ax, ay
        while (x, y) != (bx, by):
            x, y = x + dx, y + dy
            zones.append(self._at[x, y])
        return tuple(zones)


class Passages:
    """The map at one moment. Everything is worked out once, when it is first asked for."""

    __slots__ = ("_distances", "_sight", "_steps", "zones")

    def __init__(self, zone_map: ZoneMap, shut: frozenset[str], gone: frozenset[str]) -> None:
        self.zones = tuple(zone for zone in zone_map.places if zone not in gone)
        open_: set[tuple[str, str]] = set()
        for a, b, name in zone_map.borders:
            if not (name and name in shut) and a not in gone and b not in gone:
                open_.add((a, b))
                open_.add((b, a))
        straight: dict[str, list[str | None]] = {}
        for zone in self.zones:
            x, y = zone_map.places[zone]
            found: list[str | None] = []
            for dx, dy in DIRECTIONS:
                beyond = zone_map.at(x + dx, y + dy)
                found.append(beyond if beyond is not None and (zone, beyond) in open_ else None)
            straight[zone] = found
        self._steps = {zone: tuple([n for n in around if n is not None]) for zone, around in straight.items()}
        for a, b in zone_map.links:
            if a not in gone and b not in gone:
                self._steps[a] += (b,)
                self._steps[b] += (a,)
        self._sight = {zone: _rays(zone, straight) for zone in self.zones}
        self._distances: dict[str, dict[str, int]] = {}

    def steps(self, zone: str) -> tuple[str, ...]:
        """The zones one step away."""
        return self._steps[zone]

    def sight(self, zone: str) -> Mapping[str, int]:
        """The zones in straight-line sight with their distance, the zone itself (0) first."""
        return self._sight[zone]

    def sees(self, a: str, b: str) -> bool:
        return b in self._sight[a]

    def distances(self, zone: str) -> Mapping[str, int]:
        """Steps to every zone that can be reached."""
        found = self._distances.get(zone)
        if found is None:
            found = self._distances[zone] = self._spread(zone)
        return found

    def distance(self, a: str, b: str) -> int:
        """Steps from one zone to another; UNREACHABLE if there is no way."""
        return self.distances(b).get(a, UNREACHABLE)

    def towards(self, zone: str, goal: str) -> tuple[str, ...]:
        """The first steps of all shortest ways to the goal; none if there is no way or one is there."""
        left = self.distances(goal)
        here = left.get(zone)
        if not here:
            return ()
        return tuple([step for step in self._steps[zone] if left[step] == here - 1])

    def region(self, zone: str, inside: frozenset[str]) -> tuple[str, ...]:
        """The zones among `inside` that hang together with this one, nearest first."""
        found = [zone]
        seen = {zone}
        for here in found:
            for step in self._steps[here]:
                if step in inside and step not in seen:
                    seen.add(step)
                    found.append(step)
        return tuple(found)

    def _spread(self, zone: str) -> dict[str, int]:
        found = {zone: 0}
        front = [zone]
        steps = self._steps
        while front:
            further = []
            for here in front:
                distance = found[here] + 1
                for step in steps[here]:
                    if step not in found:
                        found[step] = distance
                        further.append(step)
            front = further
        return found


def _rays(zone: str, straight: Mapping[str, Sequence[str | None]]) -> dict[str, int]:
    """Straight lines parallel to the edges of the board, until a border is shut."""
    seen = {zone: 0}
    for direction in range(4):
        here = straight[zone][direction]
        distance = 1
        while here is not None:
            seen[here] = distance
            here = straight[here][direction]
            distance += 1
    return seen
