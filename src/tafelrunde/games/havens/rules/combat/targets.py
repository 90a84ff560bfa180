"""Area effects and targets (chapter 5.6): whom an attack may be made on, why not others, and who faces whom."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache

from msgspec import Struct

from tafelrunde.games.havens.box.vocabulary import Area
from tafelrunde.games.havens.game import FAR, Game
from tafelrunde.games.havens.rules.cards import shadows
from tafelrunde.games.havens.state import Figure
from tafelrunde.games.havens.state.attack import AttackAbility, SingleAttack
from tafelrunde.kernel import Option, Refused
from tafelrunde.tabletop.hexes import Hex, joint_orientations, loose_orientations
from tafelrunde.tabletop.hexgrid import HexGrid


class Duel(Struct, frozen=True):
    """Who attacks whom, and with what: what the steps of a single attack work on."""

    attacker: Figure
    target: Figure
    ability: AttackAbility
    attack: SingleAttack


# --- single targets (GH-ATK-04 step 2) ------------------------------------------------------------------------


def legal(game: Game, figure: Figure, reach: int) -> list[Figure]:
    """Enemies in range and in sight that are not invisible (GH-ATK-01, GH-LOS-01, GH-CON-25)."""
    return game.in_reach(figure.at, reach, game.targetable(figure))


def aim(attacker: Figure, ability: AttackAbility) -> Figure:
    """The attacker where its attack is measured from: as if it occupied another hex, if it says so (FH-LOS-03)."""
    return attacker if ability.origin is None else shadows.standing_in(attacker, ability.origin)


def option(target: Figure, *, reveals: bool = False) -> Option:
    """The option to choose a figure; `reveals`: a modifier card is drawn at once."""
    return Option(f"target:{target.id}", target, on=f"figure:{target.id}", reveals=reveals)


def refused(game: Game, figure: Figure, reach: int, besides: Collection[str] = ()) -> list[Refused]:
    """Enemies that are no legal targets, each with the reason."""
    legal_ids = {enemy.id for enemy in legal(game, figure, reach)}
    return [_refuse(game, figure, enemy, reach) for enemy in game.enemies(figure) if enemy.id not in legal_ids] + [
        Refused(f"target:{name}", "already_targeted", "GH-AOE-06", on=f"figure:{name}") for name in besides
    ]


def _refuse(game: Game, figure: Figure, enemy: Figure, reach: int) -> Refused:
    name, on = f"target:{enemy.id}", f"figure:{enemy.id}"
    if game.has(enemy, "invisible"):
        return Refused(name, "invisible", "GH-CON-25", on=on)
    distance = game.range(figure.at, enemy.at)
    if distance >= FAR:
        return Refused(name, "no_way", "GH-HEX-04", on=on)
    if distance > reach:
        return Refused(name, "out_of_range", "GH-ATK-02", on=on, args={"range": reach, "distance": distance})
    return Refused(name, "no_sight", "GH-LOS-01", on=on)


# --- areas (GH-AOE-01 … 04) ------------------------------------------------------------------------------------


class Placement:
    """One way to lay the pattern: its hexes and whom it hits."""

    __slots__ = ("allies", "cells", "targets")

    def __init__(self, cells: frozenset[Hex], targets: tuple[Figure, ...], allies: tuple[str, ...]) -> None:
        self.cells = cells
        self.targets = targets
        self.allies = allies
        """Friends of the attacker in the area; an attack spares them (GH-AOE-07), other abilities may not."""


def is_held(area: Area) -> bool:
    """Whether the pattern lies about the acting figure: always a melee attack (GH-AOE-02)."""
    return area.grey is not None


def placements(
    game: Game, figure: Figure, area: Area, reach: int, at: Hex | None = None, *, harms_allies: bool = False
) -> list[Placement]:
    """The different choices, by whom they hit; the one that hits most enemies and fewest friends comes first.

    `at`: as if the figure stood there. Of several placements with the same targets one is offered, with as few allies
    in it as possible; where allies are harmed, placements that differ in them are choices of their own.
    """
    place = figure.at if at is None else at
    visible = {enemy.at: enemy for enemy in game.targetable(figure) if game.sees(place, enemy.at)}
    friends = {ally.at: ally.id for ally in game.allies(figure)}
    grid = game.ground.grid
    found = []
    for cells, enemies, allies in _layouts(grid, area, place, reach, tuple(visible), tuple(friends), harms_allies):
        targets = sorted([visible[cell] for cell in enemies], key=lambda enemy: enemy.id)
        found.append(Placement(cells, tuple(targets), tuple(sorted([friends[cell] for cell in allies]))))

    def best(one: Placement) -> tuple[int, int, list[str], tuple[str, ...]]:
        harmed = len(one.allies) if harms_allies else 0
        return -len(one.targets), harmed, [enemy.id for enemy in one.targets], one.allies

    return sorted(found, key=best)


Layout = tuple[frozenset[Hex], tuple[Hex, ...], tuple[Hex, ...]]
"""The hexes of a placement, and which of them hold enemies and friends."""


@lru_cache(maxsize=512)
def _layouts(
    grid: HexGrid,
    area: Area,
    place: Hex,
    reach: int,
    enemies: tuple[Hex, ...],
    friends: tuple[Hex, ...],
    harms_allies: bool,
) -> tuple[Layout, ...]:
    """The different choices; the same ground is looked at again and again by copies of a game."""
    found: dict[tuple[tuple[Hex, ...], tuple[Hex, ...]], Layout] = {}
    for cells, needed in _cells(grid, area, place, reach, enemies):
        if any(cell not in friends for cell in needed):
            continue
        hit = tuple([cell for cell in enemies if cell in cells])
        if not hit:
            continue
        allies = tuple([cell for cell in friends if cell in cells])
        key = hit, allies if harms_allies else ()
        known = found.get(key)
        if known is None or len(allies) < len(known[2]):
            found[key] = cells, hit, allies
    return tuple(found.values())


def _cells(
    grid: HexGrid, area: Area, place: Hex, reach: int, enemies: Iterable[Hex]
) -> Iterator[tuple[frozenset[Hex], tuple[Hex, ...]]]:
    """The hexes of every placement that covers an enemy, in any rotation, mirrored too (GH-AOE-01).

    With each the hexes where allies must stand (FH-AOE-03).
    """
    if area.grey is not None:
        q0, r0 = area.grey
        red, blue = (tuple((q - q0, r - r0) for q, r in hexes) for hexes in (area.red, area.blue))
        for way, needed in joint_orientations(red, blue):
            cells = frozenset((place[0] + dq, place[1] + dr) for dq, dr in way)
            yield cells, tuple((place[0] + dq, place[1] + dr) for dq, dr in needed)
        return
    near = grid.disc(grid.index(place), reach)
    for way in loose_orientations(area.red):
        for q, r in sorted({(eq - dq, er - dr) for eq, er in enemies for dq, dr in way}):
            cells = frozenset((q + dq, r + dr) for dq, dr in way)
            # One hex must be in range, whoever is in it (GH-AOE-03); range does not reach into walls.
            if any(grid.holds(cell) and near >> grid.index(cell) & 1 for cell in cells):
                yield cells, ()
