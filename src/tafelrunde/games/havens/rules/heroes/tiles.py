"""Overlay tiles that a character makes, destroys, moves or springs (FH-OVL-01 … FH-OVL-07)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.havens.board import places
from tafelrunde.games.havens.box.abilities import ChangeTile
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.choices import reaching
from tafelrunde.games.havens.rules.map import movement, overlays
from tafelrunde.games.havens.state import Overlay
from tafelrunde.kernel import Option, Rules
from tafelrunde.tabletop.hexes import Hex

if TYPE_CHECKING:
    from tafelrunde.games.havens.rules.heroes.deed import Deed

RULE = "GH-OVL-13"
"""Changing tiles."""


def change(game: Game, deed: Deed, ability: ChangeTile) -> Rules[bool]:
    """One of the six things that can be done with a tile."""
    if ability.what == "create":
        return (yield from _create(game, deed, ability))
    tile = yield from _which(game, deed, ability)
    if tile is None:
        return False
    by = deed.figure.id
    match ability.what:
        case "destroy":
            overlays.destroy(game, tile, by)
        case "spring":
            # It takes effect on whoever springs it (FH-OVL-01).
            yield from movement.spring(game, deed.figure, tile)
        case "replace":
            overlays.destroy(game, tile, by)
            overlays.make(game, ability.into or ability.kind, tile.at, ability.damage, ability.cond, by)
        case _:
            return (yield from _elsewhere(game, deed, ability, tile))
    return True


def _create(game: Game, deed: Deed, ability: ChangeTile) -> Rules[bool]:
    """A new tile in a hex where it may lie (FH-OVL-07)."""

    def offer() -> list[Option]:
        return places.options("to", reaching.places_for(game, deed.figure.at, ability.range, ability.kind))

    at: Hex | None = yield from deed.ask(game, "tile_to", offer, RULE, {"what": "create", "kind": ability.kind})
    if at is None:
        return False
    overlays.make(game, ability.kind, (at,), ability.damage, ability.cond, deed.figure.id)
    return True


def _which(game: Game, deed: Deed, ability: ChangeTile) -> Rules[Overlay | None]:
    """Which tile in reach is meant: one with which it can be done."""

    def offer() -> list[Option]:
        found = reaching.of_tile(game, deed.figure, ability)
        return [places.option("tile", tile.at[0], tile, {"name": tile.name}) for tile in found]

    asked = {"what": ability.what, "kind": ability.kind}
    chosen: Overlay | None = yield from deed.ask(game, "tile", offer, RULE, asked)
    return chosen


def _elsewhere(game: Game, deed: Deed, ability: ChangeTile, tile: Overlay) -> Rules[bool]:
    """Where a tile goes that is moved or relocated; it keeps its shape."""

    def offer() -> list[Option]:
        found = reaching.tile_ends(game, deed.figure, ability, tile)
        return [places.option("to", hexes[0], hexes) for hexes in found]

    asked = {"what": ability.what, "kind": ability.kind}
    to: tuple[Hex, ...] | None = yield from deed.ask(game, "tile_to", offer, RULE, asked)
    if to is None:
        return False
    overlays.put(game, tile, to, deed.figure.id)
    return True
