"""Shadows (FH-CLS-06 … FH-CLS-09): tokens of a character on the map, from which its abilities can be measured."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.havens.board import places
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Figure, Hero
from tafelrunde.tabletop.hexes import Hex
from tafelrunde.tabletop.hexgrid import Mask


def room(game: Game, hero: Hero) -> int:
    """How many more shadows the character can have (FH-CLS-06)."""
    return game.content.classes[hero.id].shadows - len(hero.shadows)


def put(game: Game, hero: Hero, at: Hex) -> None:
    """A shadow comes into a hex; a hex holds one of a character at most (FH-CLS-06)."""
    if at not in hero.shadows and room(game, hero) > 0:
        hero.shadows = (*hero.shadows, at)
        game.tally(hero, "shadows")
        game.tell("shadow_placed", "FH-CLS-06", hero=hero.id, at=places.spot(at))


def rise(game: Game, hero: Hero | None, by: str, at: Hex) -> None:
    """Where a character with shadows kills an enemy itself, one comes (FH-CLS-06)."""
    if hero is not None and hero.id == by and game.content.classes[hero.id].shadows:
        put(game, hero, at)


def standing_in(figure: Figure, at: Hex) -> Figure:
    """The figure as if it occupied another hex, to measure range and sight from there (FH-LOS-03, FH-CLS-07)."""
    return replace(figure, at=at)


def aims(hero: Hero, figure: Figure, origin: str) -> list[Figure]:
    """The figure where an ability is measured from: itself, or in its place each of its shadows (FH-CLS-07)."""
    return [standing_in(figure, at) for at in hero.shadows] if origin else [figure]


def free(game: Game, hero: Hero, hexes: Mask) -> list[Hex]:
    """Those of the hexes without one of its shadows."""
    return [at for at in game.hexes(hexes) if at not in hero.shadows]


def near(game: Game, hero: Hero, at: Hex) -> bool:
    """Whether a hex holds one of its shadows or is next to one."""
    return any(at == one or game.adjacent(at, one) for one in hero.shadows if game.ground.grid.holds(one))
