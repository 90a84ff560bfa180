"""The hexes in play as a grid, with line of sight: worked out once for each set of revealed rooms."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from tafelrunde.games.havens.board.terrain import Terrain
from tafelrunde.games.havens.box.scenarios import Door, Map
from tafelrunde.games.havens.state.figures import Overlay
from tafelrunde.tabletop.hexes import Hex
from tafelrunde.tabletop.hexgrid import HexGrid, LinkedGrid, Mask, bits
from tafelrunde.tabletop.lines import Drawing
from tafelrunde.tabletop.sight import Sight


class Ground:
    """The map as far as it is revealed. All grids of one map number their hexes alike."""

    __slots__ = ("_lying", "_rooms", "doors", "doorways", "grid", "hexes", "locks", "map", "sight", "walkable", "ways")

    def __init__(self, map_: Map, rooms: tuple[int, ...], opened: tuple[str, ...], drawing: Drawing) -> None:
        self.map = map_
        frame = [at for room in map_.rooms for at in room.hexes] + [door.at for door in map_.doors]
        # A random adventure has no map before its first room is drawn.
        frame = frame or [(0, 0)]
        self.hexes: tuple[Hex, ...] = tuple(
            dict.fromkeys(
                [at for room in map_.rooms if room.id in rooms for at in room.hexes]
                + [door.at for door in map_.doors if door.id in opened]
            )
        )
        """Every hex in play (GH-HEX-07): of revealed rooms, and open doors."""
        self.grid = HexGrid(self.hexes, map_.walls, frame)
        self.sight = Sight(self.grid, drawing)
        self.doors: tuple[Door, ...] = tuple(
            door for door in map_.doors if door.id not in opened and (door.joins[0] in rooms or door.joins[1] in rooms)
        )
        """Closed doors of revealed rooms, locked ones included."""
        self.locks: tuple[Door, ...] = tuple(door for door in self.doors if door.locked)
        """Those with a lock, which something may have opened."""
        self.walkable = _grid([*self.hexes, *[door.at for door in self.doors]], map_, frame)
        """For movement: with the closed doors, which only characters enter (GH-OVL-02), and linked hexes."""
        self.ways = _grid(self.hexes, map_, frame) if map_.linked else self.grid
        """For the movement of everybody else (FH-GEN-07)."""
        self.doorways: Mask = self.grid.mask([door.at for door in self.doors])
        self._lying: tuple[list[Overlay], Terrain] = [], Terrain()
        self._rooms: dict[Hex, tuple[int, ...]] = {}

    @property
    def rooms(self) -> dict[Hex, tuple[int, ...]]:
        """The rooms of every hex of the map, revealed or not; a door is of those that it joins."""
        if not self._rooms:
            for room in reversed(self.map.rooms):
                self._rooms |= dict.fromkeys(room.hexes, (room.id,))
            for door in reversed(self.map.doors):
                self._rooms[door.at] = door.joins
        return self._rooms

    def terrain(self, overlays: list[Overlay]) -> Terrain:
        """The hexes of the tiles that lie on it.

        Tiles never change, they only come and go: as long as the same ones lie there, what was found holds, for copies
        of a game, too.
        """
        known, found = self._lying
        if known != overlays:
            found = Terrain.of(self.grid, overlays)
            self._lying = overlays[:], found
        return found

    def nearest(self, at: Hex, hexes: Mask) -> list[Hex]:
        """Those of the hexes with the smallest range, this hex included if it is one of them (GH-HEX-04)."""
        grid = self.grid
        seen = front = 1 << grid.index(at)
        while front:
            if front & hexes:
                return [grid.hex(index) for index in bits(front & hexes)]
            front = grid.around(front) & ~seen
            seen |= front
        return []


def _grid(hexes: Sequence[Hex], map_: Map, frame: Sequence[Hex]) -> HexGrid:
    return LinkedGrid(hexes, map_.walls, frame, map_.linked) if map_.linked else HexGrid(hexes, map_.walls, frame)


_kept: OrderedDict[tuple[int, tuple[int, ...], tuple[str, ...], Drawing], tuple[Map, Ground]] = OrderedDict()
_equal: OrderedDict[tuple[Map, tuple[int, ...], tuple[str, ...], Drawing], Ground] = OrderedDict()
_MOST = 256


def ground(map_: Map, rooms: tuple[int, ...], opened: tuple[str, ...], drawing: Drawing) -> Ground:
    """The ground of a map with these rooms and doors open.

    Copies of a state share their map, so it is known by its identity; what is kept holds on to the map, so that no
    other can get the same. A state that was read from a save has an equal map: lines of sight once found serve it too.
    """
    key = id(map_), rooms, opened, drawing
    known = _kept.get(key)
    if known is not None:
        return known[1]
    same = map_, rooms, opened, drawing
    found = _equal.get(same)
    if found is None:
        found = _equal[same] = Ground(map_, rooms, opened, drawing)
        if len(_equal) > _MOST:
            _equal.popitem(last=False)
    _kept[key] = map_, found
    if len(_kept) > _MOST:
        _kept.popitem(last=False)
    return found
