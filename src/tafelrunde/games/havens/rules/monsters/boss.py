"""Bosses (GH-BOS): the special actions of their stat cards, and doors that a monster opens (GH-REV-09)."""

from __future__ import annotations

from tafelrunde.games.havens.board import places
from tafelrunde.games.havens.box.monster_abilities import MonsterAbility, OpenDoor, Special
from tafelrunde.games.havens.box.scenarios import Door
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.map import movement, reveal
from tafelrunde.games.havens.state import Figure
from tafelrunde.kernel import Option, Rules
from tafelrunde.tabletop.reach import Ground, route, ways_from

_REFERRING = frozenset({Special, OpenDoor})


def spelled_out(game: Game, figure: Figure, abilities: tuple[MonsterAbility, ...]) -> tuple[MonsterAbility, ...]:
    """The abilities of a card with the special actions of the stat card in their place (GH-BOS-03).

    Where no closed door is left that the monster could reach, what it does instead stands there (GH-RUL-42).
    """
    if _REFERRING.isdisjoint(map(type, abilities)):
        return abilities
    found: list[MonsterAbility] = []
    kind = game.monster(figure)
    for ability in abilities:
        if type(ability) is Special:
            found += spelled_out(game, figure, kind.special_1 if ability.what == 1 else kind.special_2)
        elif type(ability) is OpenDoor and not nearest_doors(game, figure):
            found += ability.otherwise
        else:
            found.append(ability)
    return tuple(found)


def nearest_doors(game: Game, figure: Figure) -> list[Door]:
    """The closed doors after the best way: fewest negative hexes, then fewest movement points (GH-RUL-42)."""
    doors = {game.ground.grid.index(door.at): door for door in game.ground.doors if not movement.locked(game, door)}
    if not doors:
        return []
    wanted = 0
    for index in doors:
        wanted |= 1 << index
    for front in ways_from(_ground(game, figure), game.ground.grid.index(figure.at)):
        if front.hexes & wanted:
            return [door for index, door in doors.items() if front.hexes >> index & 1]
    return []


def _ground(game: Game, figure: Figure) -> Ground:
    """The map with its closed doors, as this monster moves over it (GH-FOC-06, GH-MMV-15)."""
    grid = game.ground.walkable
    if game.flying(figure):
        return Ground(grid, grid.hexes)
    barred = game.tiles("obstacle")
    for other in game.state.figures:
        if other.side != figure.side or other.kind == "object":
            barred |= 1 << grid.index(other.at)
    return Ground(grid, grid.hexes & ~barred, costly=game.tiles("difficult"), harmful=game.tiles("trap", "hazard"))


def open_door(game: Game, figure: Figure, seat: int) -> Rules[None]:
    """Go to the nearest closed door, however far, and open it: the room behind is revealed (GH-REV-09, GH-RUL-42)."""
    if movement.held(game, figure):
        game.tell("immobilized", "GH-CON-13", figure=figure.id)
        return
    doors = nearest_doors(game, figure)
    if not doors:
        return
    options = [Option(f"door:{door.id}", door, on=f"hex:{places.spot(door.at)}") for door in doors]
    door: Door = yield game.ask(seat, "monster_door", options, "GH-AMB-01", {"figure": figure.id})
    grid = game.ground.walkable
    way = route(_ground(game, figure), grid.index(figure.at), grid.index(door.at))
    how: movement.How = "fly" if game.flying(figure) else "walk"
    yield from movement.walk(game, figure, [grid.hex(index) for index in way], how)
    if game.on_map(figure) and figure.at == door.at:
        yield from reveal.open_door(game, door, figure)
