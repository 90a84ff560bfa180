"""Small positions for tests of rulings: an open map of five rings, changed where a test needs it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tafelrunde.games.havens.rulings import Ability, Area, Attack, Figure, Position, Terrain
from tafelrunde.tabletop.hexes import Hex, disc

MELEE = Attack()


def ranged(reach: int, targets: int = 1, area: Area | None = None) -> Attack:
    return Attack(range=reach, targets=targets, area=area)


def position(
    monster: Hex = (0, 0),
    heroes: dict[str, tuple[Hex, int]] | None = None,
    *,
    move: int = 2,
    attack: Attack | None = MELEE,
    allies: Iterable[Hex] = (),
    solid: Iterable[Hex] = (),
    only: Iterable[Hex] | None = None,
    jump: bool = False,
    teleport: bool = False,
    rules: Any = "gloomhaven",
    walls: Iterable[tuple[Hex, Hex]] = (),
    flying: bool = False,
    muddled: bool = False,
    **terrain: Iterable[Hex],
) -> Position:
    """`m0` acts; heroes by id with hex and initiative; `solid` hexes are wall; terrain as in ``trap=[(1, 0)]``."""
    figures = [Figure("m0", "monster", monster)]
    figures += [Figure(f"m{n}", "monster", at) for n, at in enumerate(allies, start=1)]
    figures += [Figure(name, "hero", at, initiative) for name, (at, initiative) in (heroes or {}).items()]
    hexes = tuple(sorted(set(disc((0, 0), 5) if only is None else only) - set(solid)))
    tiles = tuple(Terrain(at, kind) for kind, places in terrain.items() for at in places)  # type: ignore[arg-type]
    ability = Ability(move, attack, jump, teleport)
    return Position(rules, hexes, tuple(figures), "m0", ability, tuple(walls), tiles, flying, muddled)
