"""Overlay tiles that come, go and move during a scenario (chapter 5.4): traps and obstacles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from tafelrunde.games.havens.board import places
from tafelrunde.games.havens.box.abilities import TileKind
from tafelrunde.games.havens.box.vocabulary import ConditionName
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Figure, Overlay
from tafelrunde.tabletop.hexes import Hex
from tafelrunde.tabletop.hexgrid import HexGrid, Mask, bits

Removable = Literal["trap", "obstacle"]

LAID_TRAP = "laid_trap"
BOULDER = "boulder"
"""The names of tiles that abilities make."""
HOLDING = ("immobilize", "stun")
"""What ends a movement."""


def add(game: Game, overlay: Overlay) -> None:
    game.state.overlays.append(overlay)


def remove(game: Game, overlay: Overlay) -> None:
    """Take a tile off the map."""
    game.state.overlays = [other for other in game.state.overlays if other.id != overlay.id]


def lay_trap(game: Game, at: Hex, damage: int, cond: tuple[ConditionName, ...], by: str) -> Overlay:
    """A new trap in an empty hex keeps what its ability gave it (GH-OVL-08)."""
    trap = Overlay(id=game.new_id("trap"), kind="trap", name=LAID_TRAP, at=(at,), damage=damage, cond=cond)
    add(game, trap)
    game.tell("trap_laid", "GH-OVL-08", figure=by, at=places.spot(at), damage=damage, cond=list(cond))
    return trap


def disarm(game: Game, trap: Overlay, by: str) -> None:
    """A trap is removed without effect (GH-OVL-07)."""
    remove(game, trap)
    game.tell("trap_disarmed", "GH-OVL-07", figure=by, name=trap.name, at=places.spot(trap.at[0]))


def create_obstacle(game: Game, at: Hex, by: str) -> Overlay:
    """A new obstacle in an empty hex (GH-OVL-13)."""
    boulder = Overlay(id=game.new_id("obstacle"), kind="obstacle", name=BOULDER, at=(at,))
    add(game, boulder)
    game.tell("obstacle_created", "GH-OVL-13", figure=by, name=BOULDER, at=places.spot(at))
    return boulder


def destroy_obstacle(game: Game, obstacle: Overlay, by: str) -> None:
    """An obstacle is no more; ones with hit points are figures and can't be destroyed like this (GH-OVL-14)."""
    remove(game, obstacle)
    at = places.spot(obstacle.at[0])
    game.tell("obstacle_destroyed", "GH-OVL-13", figure=by, name=obstacle.name, at=at)


def move_obstacle(game: Game, obstacle: Overlay, hexes: tuple[Hex, ...], by: str) -> None:
    """An obstacle is moved as a whole (GH-OVL-13)."""
    remove(game, obstacle)
    moved = Overlay(id=obstacle.id, kind=obstacle.kind, name=obstacle.name, at=hexes, room=obstacle.room)
    add(game, moved)
    at, to = places.spot(obstacle.at[0]), places.spot(hexes[0])
    game.tell("obstacle_moved", "GH-OVL-13", figure=by, name=obstacle.name, at=at, to=to)


# --- tiles of any kind (FH-OVL-01) ------------------------------------------------------------------------------

MADE: dict[TileKind, str] = {
    "trap": LAID_TRAP,
    "obstacle": BOULDER,
    "hazard": "laid_hazard",
    "difficult": "laid_difficult",
    "ice": "laid_ice",
}
"""The names of tiles that abilities make."""
ALONE: tuple[TileKind, ...] = ("trap", "obstacle")
"""What may not lie where somebody stands (FH-OVL-03)."""


def make(
    game: Game, kind: TileKind, hexes: tuple[Hex, ...], damage: int, cond: tuple[ConditionName, ...], by: str
) -> None:
    """A new tile; whoever stands there is not affected (FH-OVL-04)."""
    made = Overlay(id=game.new_id(kind), kind=kind, name=MADE[kind], at=hexes, damage=damage, cond=cond)
    add(game, made)
    game.tell("tile_created", "GH-OVL-13", figure=by, name=made.name, at=places.spot(hexes[0]))


def destroy(game: Game, tile: Overlay, by: str) -> None:
    """A tile is no more."""
    remove(game, tile)
    game.tell("tile_destroyed", "GH-OVL-13", figure=by, name=tile.name, at=places.spot(tile.at[0]))


def put(game: Game, tile: Overlay, hexes: tuple[Hex, ...], by: str) -> None:
    """A tile is moved or placed elsewhere, as it is."""
    remove(game, tile)
    add(game, replace(tile, at=hexes))
    at, to = places.spot(tile.at[0]), places.spot(hexes[0])
    game.tell("tile_moved", "GH-OVL-13", figure=by, name=tile.name, at=at, to=to)


def normal(game: Game) -> Mask:
    """Hexes without a tile, whoever stands there (FH-MAP-06)."""
    grid = game.ground.grid
    taken = game.tiles("obstacle", "trap", "hazard", "difficult", "ice")
    return grid.hexes & ~taken & ~grid.mask([chest.at for chest in game.state.chests])


def room_for(game: Game, kind: TileKind) -> Mask:
    """Hexes where a tile of this kind may lie: one each, and some not where somebody stands (FH-OVL-03)."""
    return normal(game) & ~game.occupied() if kind in ALONE else normal(game)


def ends(game: Game, tile: Overlay) -> list[tuple[Hex, ...]]:
    """Where a tile can lie as a whole, anywhere but where it is; an obstacle cuts off nothing (FH-OVL-05)."""
    return [hexes for to in game.hexes(game.ground.grid.hexes) if _lies(game, tile, hexes := _shifted(tile, to))]


def ways(game: Game, tile: Overlay, most: int) -> list[tuple[Hex, ...]]:
    """Where a tile can be moved, step by step through hexes without tiles, occupied or not (FH-OVL-02)."""
    grid = game.ground.grid
    free = normal(game) | grid.mask(tile.at)
    seen, edge = {tile.at[0]}, [tile.at[0]]
    found = []
    for _ in range(most):
        edge = [
            to
            for at in edge
            for to in map(grid.hex, bits(grid.beside(grid.index(at))))
            if to not in seen and _inside(grid, _shifted(tile, to), free)
        ]
        edge = list(dict.fromkeys(edge))
        seen.update(edge)
        found += edge
    return [hexes for to in sorted(found) if _lies(game, tile, hexes := _shifted(tile, to))]


def _shifted(tile: Overlay, to: Hex) -> tuple[Hex, ...]:
    """The hexes of a tile of which the first lies there."""
    q, r = tile.at[0]
    return tuple([(at[0] + to[0] - q, at[1] + to[1] - r) for at in tile.at])


def _inside(grid: HexGrid, hexes: Sequence[Hex], free: Mask) -> bool:
    return all(grid.holds(at) and free >> grid.index(at) & 1 for at in hexes)


def _lies(game: Game, tile: Overlay, hexes: tuple[Hex, ...]) -> bool:
    """Whether a tile may come to lie there."""
    kind: TileKind = tile.kind  # type: ignore[assignment]
    own = game.ground.grid.mask(tile.at)
    free = normal(game) | own
    if kind in ALONE:
        free &= ~game.occupied()
    if hexes[0] == tile.at[0] or not _inside(game.ground.grid, hexes, free):
        return False
    return kind != "obstacle" or not cuts_off(game, hexes, tile)


def held_back(game: Game) -> list[Figure]:
    """Who flies over a trap that would hold others: nobody moves through its hex (FH-FLY-02)."""
    if not game.edition.held_over_traps or not game.terrain.trap:
        return []
    return [figure for figure in game.state.figures if game.flying(figure) and trap_that_holds(game, figure.at)]


def trap_that_holds(game: Game, at: Hex) -> bool:
    """Whether whoever enters there without flying can't move any more."""
    trap = game.overlay(at, "trap")
    return trap is not None and any(condition in HOLDING for condition in trap.cond)


# --- no area may be cut off (GH-OVL-13, GH-RUL-67) ------------------------------------------------------------


def cuts_off(game: Game, hexes: Sequence[Hex], without: Overlay | None = None) -> bool:
    """Whether obstacles in these hexes would part hexes that are connected now; `without` is one taken away first."""
    ground = game.ground
    grid = ground.walkable
    free = _open_ground(game, without)
    new = grid.mask(hexes) & free
    beside = grid.around(new) & free & ~new
    # Only what bordered on the new obstacle can have been parted by it.
    while beside:
        home = _connected(grid, beside & -beside, free)
        inside = beside & home
        left = _connected(grid, inside & -inside, free & ~new)
        if inside & ~left:
            return True
        beside &= ~home
    return False


def _open_ground(game: Game, without: Overlay | None) -> Mask:
    """All hexes that can be walked on, closed doors included; locked ones and obstacles are not."""
    ground = game.ground
    grid = ground.walkable
    taken = 0
    for overlay in game.state.overlays:
        if overlay.kind == "obstacle" and (without is None or overlay.id != without.id):
            taken |= grid.mask(overlay.at)
    for figure in game.state.figures:
        if figure.kind == "object":
            taken |= 1 << grid.index(figure.at)
    for door in ground.doors:
        if door.locked and door.id not in game.state.unlocked:
            taken |= 1 << grid.index(door.at)
    return grid.hexes & ~taken


def _connected(grid: HexGrid, start: Mask, free: Mask) -> Mask:
    area = front = start
    while front:
        front = grid.around(front) & free & ~area
        area |= front
    return area


def placements(game: Game, hexes: Mask) -> list[Hex]:
    """Those of the hexes where an obstacle cuts off nothing."""
    to_hex = game.ground.grid.hex
    return [at for at in map(to_hex, bits(hexes)) if not cuts_off(game, (at,))]


def moves(game: Game, obstacle: Overlay, most: int) -> list[tuple[Hex, ...]]:
    """Where an obstacle can be moved as a whole: up to so many hexes, onto empty ones, cutting off nothing."""
    if game.edition.tiles_move_step_by_step:
        return ways(game, obstacle, most)
    grid = game.ground.grid
    own = grid.mask(obstacle.at)
    free = game.empty() | (own & ~game.occupied())
    q, r = obstacle.at[0]
    found = []
    for to in game.hexes(game.within(obstacle.at[0], most) & free):
        if to == obstacle.at[0]:
            continue
        hexes = tuple([(at[0] + to[0] - q, at[1] + to[1] - r) for at in obstacle.at])
        fits = all(grid.holds(at) and free >> grid.index(at) & 1 for at in hexes)
        if fits and not cuts_off(game, hexes, obstacle):
            found.append(hexes)
    return found
