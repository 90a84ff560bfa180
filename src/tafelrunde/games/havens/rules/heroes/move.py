"""A character's move ability (GH-MOV-01 … GH-MOV-11): one goes where one points, in one way or in several."""

from __future__ import annotations

from functools import partial

from tafelrunde.games.havens.board import places
from tafelrunde.games.havens.box.abilities import Move
from tafelrunde.games.havens.box.cards import Item
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import active, items
from tafelrunde.games.havens.rules.choices import asides, asking
from tafelrunde.games.havens.rules.effects import elements, using
from tafelrunde.games.havens.rules.heroes import prospect
from tafelrunde.games.havens.rules.heroes.reach import Choice, Reach, reach
from tafelrunde.games.havens.rules.map import movement
from tafelrunde.games.havens.state import ActiveCard, Figure, Hero
from tafelrunde.games.havens.state.progress import Moving, Progress
from tafelrunde.kernel import Decision, Option, Preview, Refused, Rules
from tafelrunde.kernel.scene import Text
from tafelrunde.tabletop.hexes import Hex

BY_WAYS = "by_ways"
"""The player wants to go in several ways (GH-RUL-76)."""


def hero_move(game: Game, hero: Hero, figure: Figure, move: Move, progress: Progress | None = None) -> Rules[Moving]:
    """Move up to the points of the ability and of what adds to it; not moving at all is allowed (GH-MOV-01).

    `progress` is that of the action to which the move belongs: it keeps the move, which goes on from wherever it is.
    """
    moving = None if progress is None else progress.move
    if moving is None:
        moving = yield from _begin(game, hero, figure, move)
    if progress is not None:
        progress.move = moving
    yield from _go(game, hero, figure, moving, kept=progress is not None)
    if (rules := movement.settle(game, figure)) is not None:
        yield from rules
    if moving.lent_wings and game.on_map(figure):
        yield from movement.lose_flight(game, figure)
    if moving.steps and hero.active:
        for card in {id(card): card for card, _ in active.triggers(game, hero, "move_by_self")}.values():
            yield from active.use(game, hero, card)
    if moving.steps and move.infuse and game.on_map(figure):
        yield from elements.infuse(game, move.infuse, hero.seat)
    if progress is not None:
        progress.move = None
    return moving


def _begin(game: Game, hero: Hero, figure: Figure, move: Move) -> Rules[Moving]:
    """What the ability gives, with what always works and what is paid for (GH-ELE-08, GH-ITM-14)."""
    moving = Moving(move.n, move.jump, game.flying(figure), by_ways=asking.asks(hero, asking.WAYS))
    for gain in items.constant(game, hero):
        _add(game, figure, moving, gain)
    if hero.active:
        for _, trigger in active.triggers(game, hero, "move_by_self"):
            _add(game, figure, moving, trigger.gain)
    if move.consume:
        for gain in (yield from elements.augments(game, hero, move.consume)):
            _add(game, figure, moving, gain)
    return moving


def _add(game: Game, figure: Figure, moving: Moving, gain: Gain) -> None:
    """What items and augments add to this single move (GH-ITM-14)."""
    moving.points = max(moving.points + gain.move, 0)
    moving.jump = moving.jump or gain.jump
    moving.sure_footed = moving.sure_footed or gain.sure_footed
    moving.through_enemies = moving.through_enemies or gain.through_enemies
    if gain.fly and not moving.fly:
        moving.fly = True
        moving.lent_wings = not game.flying(figure)


def _go(game: Game, hero: Hero, figure: Figure, moving: Moving, kept: bool) -> Rules[None]:
    """Ask for the next hexes until the points are used up or the player has had enough (GH-TRN-11).

    A way on which nothing happened is the whole move, unless the player wants to go in several (GH-RUL-76).
    """
    while True:
        field = reach(game, figure, moving)
        question = _question(game, hero, figure, moving, field)
        chosen: Choice | asides.Aside | str | None = None if question is None else (yield question)
        if chosen is None:
            if moving.lands:
                yield from _land(game, figure, moving)
            return
        if isinstance(chosen, str):
            moving.by_ways = True
        elif isinstance(chosen, Item) and chosen.when == "move":
            _add(game, figure, moving, (yield from using.use(game, hero, chosen.id)))
        elif isinstance(chosen, Item | ActiveCard):
            yield from asides.take(game, hero, chosen)
            if not game.on_map(figure):
                return
        elif not (yield from _walk(game, figure, moving, field, chosen)) or not _goes_on(moving, field, chosen):
            if moving.lands and game.on_map(figure):
                yield from _land(game, figure, moving)
            return
        if kept and game.recording:
            yield game.checkpoint()


def _goes_on(moving: Moving, field: Reach, way: Choice) -> bool:
    """Whether the player is asked for another way: after a door or harm, or where nobody can stay."""
    return moving.by_ways or way.harm > 0 or way.end not in field.ends or bool(field.closed >> way.end & 1)


def _question(game: Game, hero: Hero, figure: Figure, moving: Moving, field: Reach) -> Decision | None:
    """Where to go next, or what to do before; None: there is nothing to choose."""
    options = field.options + asides.item_options(game, hero, "move")
    if not options:
        return None
    options += asides.options(game, hero)
    stop = ""
    if _may_stop(moving, field):
        stop = "done" if moving.steps else "skip"
        # A click on the own figure means to stay; before the first step it may only mean to take it in hand.
        options.append(Option(stop, on=f"figure:{figure.id}" if moving.steps else ""))
    if not moving.by_ways and field.points > 1 and len(field.options) > 1:
        options.append(Option("by_ways", BY_WAYS))
    asked = {"hero": figure.id, "points": moving.points, "jump": moving.jump}
    return game.ask(
        hero.seat,
        "move",
        options,
        "GH-MOV-01",
        asked,
        default="done" if stop == "done" else "",
        why_not=partial(_refused, game, figure, moving, field),
        preview=partial(_preview, game, hero, figure, moving, field),
    )


def _may_stop(moving: Moving, field: Reach) -> bool:
    """Whether the character stands where a move may end; one that has not moved may stay (GH-MOV-03, GH-MOV-10)."""
    bit = 1 << field.start
    if not moving.steps:
        return True
    return bool(field.stops & bit) and not (moving.aloft and field.slow & bit and not moving.points)


def _preview(game: Game, hero: Hero, figure: Figure, moving: Moving, field: Reach, option: Option) -> Preview:
    """The way, what it costs and what is left, what it does to whoever goes it, and whom attacks reach from its end."""
    choice = option.value
    if not isinstance(choice, Choice):
        return asking.preview(option)
    route = field.route(choice)
    lines = [Text("preview-move", {"cost": choice.cost, "left": field.points - choice.cost})]
    if field.closed >> choice.end & 1:
        lines.append(Text("preview-door"))
    rough = field.harmful | (game.tiles("trap", "hazard") if moving.jump and not moving.fly else 0)
    for index in route if not moving.airborne else route[-1:]:
        if rough >> index & 1:
            lines += _harm(game, field.grid.hex(index))
    way = [f"hex:{places.spot(field.grid.hex(index))}" for index in (field.start, *route)]
    there = prospect.from_there(game, hero, figure, field.grid.hex(choice.end))
    return Preview(path=tuple(way), area=there.area, lines=(*lines, *there.lines))


def _harm(game: Game, at: Hex) -> list[Text]:
    """What the ground of a hex does to whoever enters it."""
    lines: list[Text] = []
    for overlay in game.state.overlays:
        if at in overlay.at and overlay.kind == "trap":
            harm = {"name": overlay.name, "damage": overlay.damage, "conditions": list(overlay.cond) or None}
            lines.append(Text("preview-trap", harm))
        elif at in overlay.at and overlay.kind == "hazard":
            lines.append(Text("preview-hazard", {"name": overlay.name, "damage": game.hazard_damage}))
    return lines


def _refused(game: Game, figure: Figure, moving: Moving, field: Reach) -> list[Refused]:
    """Hexes in reach that look as if one could go there: occupied, blocked, or a locked door."""
    near = game.within(figure.at, moving.points)
    for index in field.passages:
        near &= ~(1 << index)
    refused: list[Refused] = []
    for other in game.state.figures:
        index = field.grid.index(other.at)
        if other is not figure and near >> index & 1 and not field.stops >> index & 1:
            enemy = other.side != figure.side
            refused.append(_no(other.at, "enemy_there" if enemy else "ally_there", "GH-MOV-03", other.id))
    for overlay in game.state.overlays:
        if overlay.kind == "obstacle":
            for at in overlay.at:
                index = field.grid.index(at)
                if near >> index & 1 and not field.stops >> index & 1:
                    refused.append(_no(at, "obstacle_there", "GH-OVL-12", overlay.name))
    doors = [door for door in game.ground.doors if movement.locked(game, door)]
    return refused + [_no(door.at, "door_locked", "GH-OVL-03", door.id) for door in doors]


def _no(at: Hex, reason: str, rule: str, what: str) -> Refused:
    name = places.spot(at)
    return Refused(f"move:{name}", reason, rule, f"hex:{name}", {"what": what})


def _walk(game: Game, figure: Figure, moving: Moving, field: Reach, choice: Choice) -> Rules[bool]:
    """Go the chosen way; False when the move is over, because something held the character or it is gone."""
    how: movement.How = "fly" if moving.fly else "jump" if moving.jump else "walk"
    trail: list[Hex] = []
    for index in field.route(choice):
        at = field.grid.hex(index)
        moving.points -= 2 if field.costly >> index & 1 else 1
        moving.steps += 1
        moving.aloft = how == "jump"
        _pass(game, figure, moving, at)
        trail.append(at)
        if (field.harmful | field.closed | field.icy) >> index & 1:
            movement.tell(game, figure, trail, how)
            trail = []
        # Sure feet don't mind hazardous terrain.
        if not (yield from movement.enter(game, figure, at, how, sure_footed=moving.sure_footed)):
            return False
    if trail:
        movement.tell(game, figure, trail, how)
    return True


def _pass(game: Game, figure: Figure, moving: Moving, at: Hex) -> None:
    """Remember enemies whose hexes are entered, for attacks on those moved through."""
    for other in game.state.figures:
        if other.at == at and other.side != figure.side and other.id not in moving.enemies:
            moving.enemies.append(other.id)


def _land(game: Game, figure: Figure, moving: Moving) -> Rules[None]:
    """The last hex of a jump counts as normal movement (GH-MOV-06)."""
    moving.aloft = False
    yield from movement.touch(game, figure, sure_footed=moving.sure_footed)
