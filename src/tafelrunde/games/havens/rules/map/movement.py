"""Moving over the map, whoever moves (chapter 5.3): entering hexes, what the ground does, being displaced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from tafelrunde.games.havens.board import places
from tafelrunde.games.havens.box.scenarios import Door
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import active
from tafelrunde.games.havens.rules.effects import conditions, damage, using
from tafelrunde.games.havens.rules.map import overlays, reveal
from tafelrunde.games.havens.state import Figure, Overlay
from tafelrunde.kernel import PARTY, Rules
from tafelrunde.tabletop.hexes import Hex, distance
from tafelrunde.tabletop.hexgrid import Mask

How = Literal["walk", "jump", "fly", "forced"]


def held(game: Game, figure: Figure) -> bool:
    """Whether it can't move on by itself (GH-CON-13, GH-CON-17)."""
    return bool(figure.marks) and any(mark.what in overlays.HOLDING for mark in figure.marks)


def holds(game: Game, figure: Figure, at: Hex) -> bool:
    """Whether a trap there would hold the figure."""
    return not game.flying(figure) and overlays.trap_that_holds(game, at)


def walk(game: Game, figure: Figure, path: Sequence[Hex], how: How, by: str = "") -> Rules[None]:
    """Move along these hexes; whatever stops the figure ends the movement there (GH-MOV-05, GH-MOV-11).

    A jump touches the ground only in the last hex (GH-MOV-06), flying nowhere (GH-MOV-07).
    """
    way = path[1:] if path and path[0] == figure.at else path
    trail: list[Hex] = []
    for at in way:
        if distance(figure.at, at) > 1 and not linked(game, figure.at, at):
            # A way names where a slide ends: the step that leads onto the ice comes before.
            at = _towards(figure.at, at)
        trail.append(at)
        if _matters(game, figure, at, how):
            tell(game, figure, trail, how)
            trail = []
        if not (yield from enter(game, figure, at, how, by)):
            break
    else:
        if trail:
            tell(game, figure, trail, how)
        if how == "jump" and way:
            yield from touch(game, figure, by)
    if (rules := settle(game, figure)) is not None:
        yield from rules


def linked(game: Game, one: Hex, other: Hex) -> bool:
    """Whether two hexes are linked (FH-GEN-07)."""
    links = game.state.map.linked
    return bool(links) and ((one, other) in links or (other, one) in links)


def _towards(one: Hex, other: Hex) -> Hex:
    """The neighbour on the straight line to a hex."""
    far = distance(one, other)
    return one[0] + (other[0] - one[0]) // far, one[1] + (other[1] - one[1]) // far


def tell(game: Game, figure: Figure, trail: Sequence[Hex], how: How) -> None:
    """Say which hexes a figure entered, one after the other."""
    if game.recording:
        rule = {"walk": "GH-MOV-01", "jump": "GH-MOV-06", "fly": "GH-MOV-07", "forced": "GH-EFF-09"}[how]
        path = [places.spot(at) for at in trail]
        game.tell("moves", rule, figure=figure.id, path=path, to=path[-1], n=len(path), how=how)


def _matters(game: Game, figure: Figure, at: Hex, how: How) -> bool:
    """Whether something happens when the figure enters this hex."""
    if figure.kind == "hero" and how != "forced" and closed_door(game, at) is not None:
        return True
    return how in ("walk", "forced") and game.overlay(at, "trap", "hazard", "ice") is not None


def enter(game: Game, figure: Figure, at: Hex, how: How, by: str = "", sure_footed: bool = False) -> Rules[bool]:
    """Enter one hex: doors open, the ground takes effect (GH-REV-01, GH-MOV-05); False when the movement must end.

    `by` is who forces the figure (GH-MON-08). Being held ends a figure's own movement only (GH-EFF-09, GH-MOV-11).
    """
    before = figure.at
    figure.at = at
    forced = how == "forced"
    if figure.kind == "hero" and not forced:
        door = closed_door(game, at)
        if door is not None:
            yield from reveal.open_door(game, door, figure)
            return game.on_map(figure) and not held(game, figure)
    tiles = game.terrain
    if tiles.plate:
        if not (yield from step_on(game, figure)):
            return False
        tiles = game.terrain
    if "approached" in game.content.watched and not (yield from _approached(game, figure, before)):
        return False
    if how == "walk" or forced:
        if (tiles.trap or tiles.hazard) and not (yield from touch(game, figure, by, sure_footed)):
            return False
        if tiles.ice and not (yield from _slide(game, figure, before, by)):
            return False
    return forced or not held(game, figure)


def step_on(game: Game, figure: Figure) -> Rules[bool]:
    """A pressure plate in a hex that a character enters, however it comes there; whether it is still on the map.

    FH-TIL-07, FH-TIL-15, FH-TEL-04.
    """
    if not game.edition.plates_at_end_of_turn and figure.kind == "hero" and game.terrain.plate:
        yield from game.announce.steps_on(game, figure)
    return game.on_map(figure)


def _approached(game: Game, figure: Figure, before: Hex) -> Rules[bool]:
    """Bonuses of characters that hurt enemies who come next to them; whether the figure is still there."""
    for hero in game.heroes():
        body = game.body(hero) if hero.active else None
        if body is None or body.side == figure.side or not game.adjacent(body.at, figure.at):
            continue
        if not game.adjacent(body.at, before):
            for card, trigger in active.triggers(game, hero, "approached"):
                amount = trigger.gain.damage
                yield from damage.suffer(game, figure, amount, by=hero.id, cause="effect", rule="GH-ATK-13")
                yield from active.use(game, hero, card)
                if not game.on_map(figure):
                    return False
    return True


def _slide(game: Game, figure: Figure, before: Hex, by: str) -> Rules[bool]:
    """On ice a figure goes on in the direction of its step, as forced movement, as far as the ice and nothing else.

    FH-TIL-12 … FH-TIL-15: walls, closed doors, figures and obstacles stop it where it is. Whether it is still there.
    """
    ahead = figure.at[0] - before[0], figure.at[1] - before[1]
    while game.overlay(figure.at, "ice") is not None and not game.flying(figure):
        to = figure.at[0] + ahead[0], figure.at[1] + ahead[1]
        if not game.ground.grid.holds(to) or not game.adjacent(figure.at, to):
            break
        if game.at(to) is not None or game.overlay(to, "obstacle") is not None:
            break
        figure.at = to
        tell(game, figure, [to], "forced")
        if not (yield from step_on(game, figure)):
            return False
        if not (yield from touch(game, figure, by)):
            return False
    return True


def touch(game: Game, figure: Figure, by: str = "", sure_footed: bool = False) -> Rules[bool]:
    """The ground of a figure's hex takes effect: traps, hazardous terrain; whether the figure is still there.

    GH-OVL-05, GH-OVL-09, GH-OVL-10; flying figures don't touch it.
    """
    at, tiles = figure.at, game.terrain
    if not (tiles.trap | tiles.hazard) >> game.ground.grid.index(at) & 1 or game.flying(figure):
        return True
    ground = [overlay for overlay in game.state.overlays if overlay.kind in ("trap", "hazard") and at in overlay.at]
    for overlay in ground:
        if overlay.kind == "trap":
            yield from spring(game, figure, overlay, by)
        elif not sure_footed:
            game.tell("enters_hazard", "GH-OVL-10", figure=figure.id, name=overlay.name, at=places.spot(at))
            yield from damage.suffer(game, figure, game.hazard_damage, by=by, cause="hazard", rule="GH-OVL-10")
        if not game.on_map(figure):
            return False
    return True


def spring(game: Game, figure: Figure, trap: Overlay, by: str = "") -> Rules[None]:
    """A trap takes effect on whoever enters, and is removed (GH-OVL-05, GH-OVL-06)."""
    overlays.remove(game, trap)
    game.tell("trap_sprung", "GH-OVL-05", figure=figure.id, name=trap.name, at=places.spot(figure.at))
    amount = trap.damage
    if figure.kind == "hero":
        hero = game.hero(figure)
        game.tally(hero, "traps")
        if amount:
            gains = yield from using.offer(game, hero, "trap")
            if any(gain.halve for gain in gains):
                amount //= 2
    if amount:
        yield from damage.suffer(game, figure, amount, by=by, cause="trap", rule="GH-OVL-06")
    for what in trap.cond:
        if not game.on_map(figure):
            return
        yield from conditions.give(game, figure, what, by=by)


def closed_door(game: Game, at: Hex) -> Door | None:
    """The closed door in a hex that a character may open; locked ones are walls (GH-OVL-02, GH-OVL-03)."""
    for door in game.ground.doors:
        if door.at == at:
            return None if locked(game, door) else door
    return None


def locked(game: Game, door: Door) -> bool:
    return door.locked and door.id not in game.state.unlocked


def doors(game: Game) -> tuple[Mask, Mask]:
    """The closed doors that a character may open, and those that are walls for everybody."""
    ground = game.ground
    if not ground.locks:
        return ground.doorways, 0
    closed = barred = 0
    for door in ground.doors:
        bit = 1 << ground.grid.index(door.at)
        if locked(game, door):
            barred |= bit
        else:
            closed |= bit
    return closed, barred


# --- standing where one can't stay ----------------------------------------------------------------------------


def settle(game: Game, figure: Figure) -> Rules[None] | None:
    """Whose move ended in an occupied hex is placed in the nearest empty one (GH-MOV-11)."""
    if not game.shares_hex(figure) or not game.on_map(figure):
        return None
    if game.edition.ruleset.flyers_end_on_objects and game.flying(figure) and _only_object(game, figure):
        return None
    return displace(game, figure, "GH-MOV-11")


def _only_object(game: Game, figure: Figure) -> bool:
    return all(other.kind == "object" for other in game.state.figures if other.at == figure.at and other is not figure)


def displace(game: Game, figure: Figure, rule: str = "GH-MOV-08") -> Rules[None]:
    """Place a figure in the nearest empty hex; of several its player chooses, for monsters the group (GH-MOV-08)."""
    yield from _place_in(game, figure, game.ground.nearest(figure.at, game.empty()), rule)


def _place_in(game: Game, figure: Figure, hexes: list[Hex], rule: str) -> Rules[None]:
    if not hexes:
        return
    owner = game.owner(figure)
    seat = PARTY if owner is None else owner.seat
    to = yield game.ask(seat, "displace", places.options("place", hexes), rule, {"figure": figure.id})
    figure.at = to
    game.tell("displaced", rule, figure=figure.id, to=places.spot(to))


def lose_flight(game: Game, figure: Figure) -> Rules[None]:
    """Flying ends: over an obstacle it hurts, and the figure moves to the nearest empty hex (GH-MOV-08, GH-RUL-68)."""
    if game.overlay(figure.at, "obstacle") is None:
        if not game.edition.landing_hurts:
            yield from touch(game, figure)
        return
    if game.edition.landing_hurts:
        game.tell("falls", "GH-MOV-08", figure=figure.id)
        trap = game.level.trap_damage
        yield from damage.suffer(game, figure, trap, cause="effect", rule="GH-MOV-08")
        if game.on_map(figure):
            yield from displace(game, figure)
        return
    free = game.ground.grid.hexes & ~game.occupied() & ~game.tiles("obstacle")
    yield from _place_in(game, figure, game.ground.nearest(figure.at, free), "GH-MOV-08")
    yield from touch(game, figure)
