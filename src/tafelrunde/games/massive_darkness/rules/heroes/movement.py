"""Heroes' movement: moving, the Move action, leaving through the exit (chapters 5.3 and 5.7)."""

from __future__ import annotations

from functools import lru_cache

from tafelrunde.games.massive_darkness.effects import MovementPointsPerMoveAction
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.board import doors
from tafelrunde.games.massive_darkness.rules.cards import picking_up
from tafelrunde.games.massive_darkness.state import Activation, Hero
from tafelrunde.kernel import Option


def is_held(game: Game, hero: Hero) -> bool:
    """An enemy on its feet keeps a hero in the zone, unless Slippery (MD-MOV-03, MD-MOV-06, MD-MVA-03, MD-KEY-07)."""
    return bool(game.awake_in(hero.zone)) and not game.slippery(hero)


def move_points(game: Game, hero: Hero) -> int:
    """Points of a Move action (MD-MVA-01, MD-MVA-06)."""
    more = game.passives(hero, MovementPointsPerMoveAction)
    return game.content.config.movement_points + sum([operation.n for operation in more])


def begin_move(activation: Activation, points: int) -> None:
    """A Move action gives movement points; what is not spent in it is lost (MD-MVA-01, MD-MVA-02, MD-ACT-08)."""
    activation.moving = True
    activation.points = points


def steps(game: Game, hero: Hero, zone: str) -> list[str]:
    """The zones to which a hero may go from there (MD-MOV-01, MD-MOV-02), as far as the quest allows."""
    quest = quests.of(game)
    return [to for to in game.passages.steps(zone) if quest.may_step(game, hero, zone, to)]


def point_options(game: Game, hero: Hero) -> list[Option]:
    """What one movement point buys here (MD-MVA-01)."""
    state = game.state
    quest = quests.of(game)
    zone = hero.zone
    options: list[Option] = []
    held = is_held(game, hero)
    if not held:
        options += [_step_to(to) for to in game.passages.steps(zone) if quest.may_step(game, hero, zone, to)]
        if zone == game.board.exit and quest.may_leave(game, hero):
            options.append(Option("leave", ("leave",), "exit"))
    closed = doors.doors_at(game, zone)
    if closed:
        options += [_opening(door) for door in closed if quest.may_open(game, hero, door)]
    if picking_up.can_pick_up(game, zone):
        options.append(Option("pick_up", ("pick_up",), picking_up.first_token(game, zone)))
    options.extend(quest.move_options(game, hero))
    return options if state.result == "" else []


@lru_cache(maxsize=1024)
def _step_to(to: str) -> Option:
    return Option(f"move:{to}", ("move", to), f"zone:{to}")


@lru_cache(maxsize=1024)
def _opening(door: str) -> Option:
    return Option(f"open:{door}", ("open", door), f"door:{door}")


def spend_point(game: Game, hero: Hero, activation: Activation, what: tuple[str, ...]) -> None:
    """Do what a movement point was spent on."""
    activation.points -= 1
    verb = what[0]
    if verb == "move":
        step(game, hero, what[1], "MD-MVA-01")
    elif verb == "open":
        doors.open_door(game, hero, what[1])
    elif verb == "pick_up":
        picking_up.pick_up(game, hero)
    elif verb == "leave":
        leave(game, hero)
    else:
        quests.of(game).spend_point(game, hero, what)


def step(game: Game, hero: Hero, zone: str, rule: str) -> None:
    """One zone further (MD-MOV-01, MD-MOV-05)."""
    came_from = hero.zone
    hero.zone = zone
    activation = game.state.activation
    if activation is not None and activation.seat == hero.seat:
        activation.moved = True
    game.tell("hero_moves", rule, seat=hero.seat, zone=zone)
    quests.of(game).stepped(game, hero, came_from)


def leave(game: Game, hero: Hero) -> None:
    """Through the exit (MD-MVA-07, MD-OBJ-04)."""
    hero.escaped = True
    hero.stunned = False
    game.tell("escaped", "MD-OBJ-04", seat=hero.seat)
