"""Whom and what a character's abilities can reach, attacks apart (GH-LOS-04, GH-OVR-15, GH-OVR-16)."""

from __future__ import annotations

from tafelrunde.games.havens.box.abilities import (
    Beneficiary,
    ChangeTile,
    Control,
    Damage,
    GiveCondition,
    Grant,
    Teleport,
    TileKind,
)
from tafelrunde.games.havens.box.scenarios import OverlayKind
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import shadows
from tafelrunde.games.havens.rules.map import overlays
from tafelrunde.games.havens.state import Figure, Hero, Overlay
from tafelrunde.tabletop.hexes import Hex, distance
from tafelrunde.tabletop.hexgrid import Mask


def reached(game: Game, figure: Figure, reach: int | None, figures: list[Figure]) -> list[Figure]:
    """Those of the figures that an ability reaches: with a range in line of sight, without one the adjacent ones.

    An ability without a range needs no line of sight (GH-LOS-04), unless the game says so.
    """
    if reach is None:
        beside = game.neighbours(figure.at, figures)
        return [one for one in beside if game.sees(figure.at, one.at)] if game.edition.sight_without_range else beside
    return game.in_reach(figure.at, reach, figures)


def allies(game: Game, figure: Figure) -> list[Figure]:
    """Allies that abilities can help: characters, summons, allied figures; here no objects (GH-OVR-15, GH-RUL-65)."""
    found = game.allies(figure)
    return found if game.edition.objects_are_helped else [ally for ally in found if ally.kind != "object"]


def beneficiaries(game: Game, figure: Figure, who: Beneficiary, reach: int | None) -> list[Figure]:
    """Whom a shield or retaliate can be for; nobody is their own ally (GH-OVR-15)."""
    return [figure] if who == "self" else reached(game, figure, reach, allies(game, figure))


def of_condition(game: Game, figure: Figure, ability: GiveCondition) -> list[Figure]:
    """Who can get a condition by an ability; invisible enemies can't be targeted (GH-EFF-04, GH-CON-25)."""
    match ability.who:
        case "self":
            return [figure]
        case "ally" | "allies":
            return reached(game, figure, ability.range, allies(game, figure))
        case "adjacent_enemy" | "adjacent_enemies":
            return reached(game, figure, None, game.targetable(figure))
        case _:
            return reached(game, figure, ability.range, game.targetable(figure))


def of_damage(game: Game, figure: Figure, ability: Damage) -> list[Figure]:
    """Who can suffer the damage of an ability that is no attack (GH-ATK-13)."""
    match ability.who:
        case "adjacent_allies":
            return reached(game, figure, None, allies(game, figure))
        case "allies_in_area":
            return [ally for ally in allies(game, figure) if ally.at in game.state.struck]
        case "adjacent_enemies":
            return reached(game, figure, None, game.targetable(figure))
        case "enemies_adjacent_to_obstacle":
            found = reached(game, figure, ability.range, game.targetable(figure))
            return [enemy for enemy in found if beside_obstacle(game, enemy)]
        case _:
            return reached(game, figure, ability.range, game.targetable(figure))


def beside_obstacle(game: Game, figure: Figure) -> bool:
    """Whether a figure stands next to an obstacle, with or without hit points."""
    grid = game.ground.grid
    beside = grid.beside(grid.index(figure.at))
    if beside & game.tiles("obstacle"):
        return True
    return any(beside >> grid.index(other.at) & 1 for other in game.state.figures if other.kind == "object")


def movable(game: Game, figure: Figure, reach: int) -> list[Figure]:
    """Enemies that can be pushed or pulled by an ability; objects stay where they are (GH-EFF-04)."""
    found = [enemy for enemy in game.targetable(figure) if enemy.kind != "object"]
    return reached(game, figure, None if reach == 1 else reach, found)


def of_grant(game: Game, figure: Figure, ability: Grant) -> list[Figure]:
    """Who can be granted abilities: allies, or own summons; objects can't be commanded (FH-CMD-06)."""
    found = [ally for ally in game.allies(figure) if ally.kind != "object"]
    if ability.who in ("summon", "summons"):
        index = game.hero(figure).index
        found = [ally for ally in found if ally.kind == "summon" and ally.owner == index and not ally.by_item]
    found = [ally for ally in found if ally.kind != "hero" or not game.hero(ally).exhausted]
    return anywhere(game, figure, ability.range, found)


def of_control(game: Game, figure: Figure, ability: Control) -> list[Figure]:
    """Enemies that can be controlled; objects can't (FH-CMD-06)."""
    found = [enemy for enemy in game.targetable(figure) if enemy.kind != "object"]
    return anywhere(game, figure, ability.range, found)


def anywhere(game: Game, figure: Figure, reach: int | None, figures: list[Figure]) -> list[Figure]:
    """Those in range; without a range anywhere in line of sight (FH-RNG-04)."""
    if reach is None:
        return [one for one in figures if game.sees(figure.at, one.at)]
    return game.in_reach(figure.at, reach, figures)


def of_teleport(game: Game, hero: Hero, figure: Figure, ability: Teleport) -> list[Hex]:
    """Where a character can teleport to: unoccupied, no obstacle, or a closed door (FH-TEL-03 … FH-TEL-07)."""
    ground, n = game.ground, ability.n
    taken = game.occupied() | (0 if game.flying(figure) else game.tiles("obstacle"))
    free = game.hexes(ground.grid.hexes & ~taken)
    if ability.to:
        shades = hero.shadows
        return [at for at in free if at in shades or (ability.to == "beside_shadow" and shadows.near(game, hero, at))]
    found = [at for at in free if 0 < distance(figure.at, at) <= n]
    doors = [door.at for door in ground.doors if not door.locked or door.id in game.state.unlocked]
    return found + [at for at in doors if distance(figure.at, at) <= n]


def of_return(game: Game, hero: Hero, figure: Figure) -> list[Hex]:
    """Where the turn of a character began, if it is not there now and nobody else is (FH-CLS-04)."""
    at = hero.began
    return [] if at is None or at == figure.at or game.at(at) is not None else [at]


# --- hexes and tiles ------------------------------------------------------------------------------------------


def empty_beside(game: Game, at: Hex) -> Mask:
    """Empty hexes next to a hex (GH-OVR-17)."""
    grid = game.ground.grid
    return grid.beside(grid.index(at)) & game.empty()


def empty_in_reach(game: Game, at: Hex, reach: int) -> Mask:
    """Empty hexes in range and in line of sight."""
    if reach == 1:
        return empty_beside(game, at)
    mask = 0
    index = game.ground.grid.index
    for other in game.hexes(game.within(at, reach) & game.empty()):
        if game.sees(at, other):
            mask |= 1 << index(other)
    return mask


def places_for(game: Game, at: Hex, reach: int, kind: TileKind) -> list[Hex]:
    """Where a tile may be laid in range and in sight: a hex without a tile, for some kinds without a figure too.

    FH-OVL-03, FH-OVL-07; an obstacle cuts off nothing (FH-OVL-05).
    """
    near = game.within(at, reach) & overlays.room_for(game, kind)
    found = [to for to in game.hexes(near) if game.sees(at, to)]
    return [to for to in found if not overlays.cuts_off(game, (to,))] if kind == "obstacle" else found


def of_tile(game: Game, figure: Figure, ability: ChangeTile) -> list[Overlay]:
    """The tiles with which an ability can do what it says."""
    found = tiles_in_reach(game, figure.at, ability.range, ability.kind)
    match ability.what:
        case "move" | "relocate":
            return [tile for tile in found if tile_ends(game, figure, ability, tile)]
        case "replace":
            return [tile for tile in found if _replaceable(game, tile, ability.into or ability.kind)]
        case _:
            return found


def _replaceable(game: Game, tile: Overlay, into: TileKind) -> bool:
    """Whether another tile may lie where one is (FH-OVL-03, FH-OVL-05)."""
    if into in overlays.ALONE and game.occupied() & game.ground.grid.mask(tile.at):
        return False
    return into != "obstacle" or not overlays.cuts_off(game, tile.at, tile)


def tile_ends(game: Game, figure: Figure, ability: ChangeTile, tile: Overlay) -> list[tuple[Hex, ...]]:
    """Where a tile may come to lie that is moved, or placed elsewhere in range and in sight."""
    if ability.what == "move":
        return overlays.ways(game, tile, ability.distance)
    near = game.within(figure.at, ability.range)
    index = game.ground.grid.index
    return [
        hexes
        for hexes in overlays.ends(game, tile)
        if any(near >> index(to) & 1 and game.sees(figure.at, to) for to in hexes)
    ]


def tiles_in_reach(game: Game, at: Hex, reach: int, kind: OverlayKind) -> list[Overlay]:
    """Overlay tiles of a kind of which a hex is in range and in line of sight."""
    index = game.ground.grid.index
    near = game.within(at, reach)
    return [
        overlay
        for overlay in game.state.overlays
        if overlay.kind == kind
        and not overlay.border
        and any(near >> index(to) & 1 and game.sees(at, to) for to in overlay.at)
    ]
