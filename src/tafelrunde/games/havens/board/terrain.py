"""Overlay tiles as sets of hexes."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tafelrunde.games.havens.state.figures import Overlay
from tafelrunde.tabletop.hexgrid import HexGrid, Mask


class Terrain(Struct, frozen=True, kw_only=True):
    """The hexes of all overlay tiles by their kind (GH-DAT-30)."""

    obstacle: Mask = 0
    trap: Mask = 0
    hazard: Mask = 0
    difficult: Mask = 0
    ice: Mask = 0
    corridor: Mask = 0
    plate: Mask = 0

    @classmethod
    def of(cls, grid: HexGrid, overlays: Sequence[Overlay]) -> Terrain:
        """What lies on a map."""
        found: dict[str, Mask] = {}
        for overlay in overlays:
            found[overlay.kind] = found.get(overlay.kind, 0) | grid.mask(overlay.at)
        return cls(**found)
