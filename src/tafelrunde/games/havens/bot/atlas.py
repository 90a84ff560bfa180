"""The whole map of a scenario, seen or not."""

from __future__ import annotations

from collections import OrderedDict

from tafelrunde.games.havens.box.scenarios import Map
from tafelrunde.tabletop.hexgrid import HexGrid

_kept: OrderedDict[int, tuple[Map, HexGrid]] = OrderedDict()
_MOST = 64


def atlas(map_: Map) -> HexGrid:
    """All rooms of the map with all doors, numbered as the ground is: the layout is public (GH-SET-02)."""
    known = _kept.get(id(map_))
    if known is None or known[0] is not map_:
        hexes = [at for room in map_.rooms for at in room.hexes] + [door.at for door in map_.doors]
        known = _kept[id(map_)] = map_, HexGrid(hexes or [(0, 0)], map_.walls, hexes or [(0, 0)])
        if len(_kept) > _MOST:
            _kept.popitem(last=False)
    return known[1]
