"""Companions are summoned and activated (SS-COM-01, SS-COM-06, SS-COM-07, SS-COM-14, SS-KND-07, SS-ENG-17)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.effects.deeds import ActivateCompanion, Summon
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.loadout import companion_level
from tafelrunde.games.sword_and_sorcery.rules import order, saving
from tafelrunde.games.sword_and_sorcery.rules.combat import declaring
from tafelrunde.games.sword_and_sorcery.rules.conditions import inflicting
from tafelrunde.games.sword_and_sorcery.rules.death import wounds
from tafelrunde.games.sword_and_sorcery.rules.operation import Operations
from tafelrunde.games.sword_and_sorcery.state import CompanionFigure, Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Companion, Enter, Opportunity, Run
from tafelrunde.kernel import Option, Rules


def summon(game: Game, run: Run, op: Summon) -> None:
    """Placed in the owner's zone, unless as many are in play as may be (SS-COM-01, SS-COM-12)."""
    hero = game.figure(run.owner)
    assert isinstance(hero, Hero)
    state = game.state
    same = [one for one in state.companions if one.card == op.companion]
    if len(same) >= op.most:
        return
    number = 1
    while any(one.id == _id(op.companion, number) for one in same):
        number += 1
    level = game.amount(op.level, hero)
    one = CompanionFigure(id=_id(op.companion, number), card=op.companion, owner=hero.seat, level=level, zone=hero.zone)
    state.companions.append(one)
    game.tell("summoned", "SS-COM-01", seat=hero.seat, companion=op.companion, zone=hero.zone)
    game.plan(Enter(one.id))


def _id(card: str, number: int) -> str:
    return f"companion:{card}" if number == 1 else f"companion:{card}_{number}"


def activate(game: Game, run: Run, op: ActivateCompanion) -> None:
    """All of that kind that were not activated this round (SS-COM-06)."""
    hero = game.figure(run.owner)
    assert isinstance(hero, Hero)
    ready = [one for one in game.state.companions if one.card == op.companion and not one.activated]
    game.plan(*[Companion(one.id, hero.seat) for one in ready])
    for one in ready:
        take_on(game, hero, one)


def take_on(game: Game, hero: Hero, one: CompanionFigure) -> None:
    """Who activates it becomes its owner; with fewer hit points it may die (SS-COM-04, SS-COM-18)."""
    one.activated = True
    one.owner = hero.seat
    wounds.resolve(game, one)


def go_on(game: Game, task: Companion) -> Rules[None]:
    """It moves and attacks in any order; its movement is not split by the attack (SS-COM-07)."""
    one = game.find(task.companion)
    if not isinstance(one, CompanionFigure):
        game.finish(task)
        return
    level = companion_level(one, game.content)
    if not task.begun:
        task.begun = True
        task.points = level.movement
        able = yield from _begin(game, one)
        if not able:
            _end(game, task, one)
            return
    if not game.alive(one) or one.conditions.restrictive == "stun":
        _end(game, task, one)
        return
    yield game.checkpoint()
    options = _moves(game, task, one) + _attacks(game, task, one)
    if not options:
        _end(game, task, one)
        return
    options.append(Option("end", ("end",)))
    what = yield game.ask(task.seat, "companion", options, "SS-COM-06", {"companion": one.card}, "end")
    if what[0] == "end":
        _end(game, task, one)
    elif what[0] == "stand":
        task.points -= 1
        inflicting.remove(game, one, "knockdown", "SS-KND-07")
    elif what[0] == "attack":
        task.attacked = True
        if task.moving:
            task.moving, task.points = False, 0
        declaring.begin(game, one, game.figure(what[1]), "main", "extra")
    else:
        _move(game, task, one, what[1])


def _begin(game: Game, one: CompanionFigure) -> Rules[bool]:
    """Stunned, nothing happens; blinded, it makes the save of its hero; it bleeds either way (SS-RUL-10, SS-BLE-05)."""
    if one.conditions.restrictive == "stun":
        return False
    sees = one.conditions.restrictive != "blind" or (yield from saving.save(game, one))
    if one.conditions.bleed:
        wounds.suffer(game, one, 1, "SS-BLE-05", "bleed")
    return sees


def _end(game: Game, task: Companion, one: CompanionFigure) -> None:
    game.finish(task)
    inflicting.end_restrictive(game, one, "SS-RST-01")


def _slowed(task: Companion, one: CompanionFigure) -> bool:
    """A slowed companion does one thing (SS-SLW-01)."""
    return one.conditions.restrictive == "slow" and (task.moving or task.moved or task.attacked)


def _moves(game: Game, task: Companion, one: CompanionFigure) -> list[Option]:
    if task.points <= 0 or (_slowed(task, one) and not task.moving):
        return []
    if one.conditions.down:
        return [Option("stand", ("stand",))]
    return [
        Option(f"move:{zone}", ("move", zone), f"zone:{zone}")
        for zone in game.ground.steps(one.zone)
        if (2 if zone in game.state.difficult else 1) <= task.points
    ]


def _move(game: Game, task: Companion, one: CompanionFigure, zone: str) -> None:
    """Leaving enemies provokes their attacks, unless heroes dominate; no Disengage is needed (SS-ENG-17)."""
    enemies = game.enemies_in(one.zone)
    if enemies and task.left != one.zone and game.ratio(one.zone).domination != "heroes":
        task.left = one.zone
        waiting = tuple([enemy.id for enemy in order.in_order(game) if enemy.zone == one.zone])
        game.plan(Opportunity(one.id, waiting))
        return
    task.left = ""
    task.moving = task.moved = True
    task.points -= 2 if zone in game.state.difficult else 1
    one.before, one.zone = one.zone, zone
    game.tell("companion_moves", "SS-COM-06", companion=one.card, zone=zone)
    game.plan(Enter(one.id))


def _attacks(game: Game, task: Companion, one: CompanionFigure) -> list[Option]:
    level = companion_level(one, game.content)
    if task.attacked or level.attack is None or one.conditions.down or _slowed(task, one):
        return []
    targets = declaring.targets(game, one, level.attack.range)
    return [Option(f"attack:{target.id}", ("attack", target.id), target.id, game.whom(target.id)) for target in targets]


OPERATIONS: Operations = {Summon: summon, ActivateCompanion: activate}
