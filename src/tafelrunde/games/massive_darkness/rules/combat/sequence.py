"""One combat in its exact sequence (chapter 7.3, MD-COM-01): each step is a function that names the next one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tafelrunde.games.massive_darkness.effects import AttackKind, Operation
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.combat.blanks import blanks, in_this_step
from tafelrunde.games.massive_darkness.rules.combat.declaring import (
    attacked,
    declare,
    prepare_attack,
    prepare_defense,
    protect,
)
from tafelrunde.games.massive_darkness.rules.combat.enchantments import enchant, used_in_the_activation
from tafelrunde.games.massive_darkness.rules.combat.figures import (
    effects_of,
    enemy_of,
    figure,
    gone,
    hero_of,
    shown,
    working,
)
from tafelrunde.games.massive_darkness.rules.combat.operations import possible, settled
from tafelrunde.games.massive_darkness.rules.combat.pools import build_pools, settle_dice
from tafelrunde.games.massive_darkness.rules.combat.rerolls import all_waiting, any_rerolls, rerolls
from tafelrunde.games.massive_darkness.rules.combat.wounds import after, rewards, without_a_wound, wounds
from tafelrunde.games.massive_darkness.state import SIDES, Combat, Side, Stage
from tafelrunde.games.massive_darkness.state.tasks import Fight
from tafelrunde.kernel import Rules


def start(
    game: Game,
    attacker: str,
    defender: str,
    kind: AttackKind,
    distance: int,
    action: str = "",
    used_up: tuple[str, ...] = (),
) -> None:
    """An attacker names the kind of attack and the target; the fight goes on the agenda (MD-COM-02, MD-CBA-06)."""
    state = game.state
    enemy = enemy_of(game, defender)
    target = hero_of(game, defender)
    stunned = enemy.stunned if enemy is not None else target is not None and target.stunned
    state.combat = Combat(attacker, defender, kind, distance, action, was_stunned=stunned, used_up=used_up)
    game.tell("attack", "MD-COM-02", figure=shown(game, attacker), defender=shown(game, defender), attack=kind)
    game.plan(Fight())


def fight(game: Game, task: Fight) -> Rules[None]:
    """Step by step, from wherever the combat is."""
    state = game.state
    combat = state.combat
    assert combat is not None
    while True:
        step = STEPS[combat.stage](game, combat)
        following = step if step is None or isinstance(step, str) else (yield from step)
        if following is None:
            break
        combat.stage, combat.asked, combat.put_off = following, (), ()
    state.combat = None
    game.finish(task)
    if combat.again:
        _attack_again(game, combat)


def _attack_again(game: Game, combat: Combat) -> None:
    """One more attack with a fresh roll on the same target (MD-WAN-05)."""
    target = hero_of(game, combat.defender)
    if enemy_of(game, combat.attacker) is not None and target is not None and target.present:
        used_up = used_in_the_activation(game, combat)
        start(game, combat.attacker, combat.defender, combat.kind, combat.distance, "again", used_up)


def reroll_step(game: Game, combat: Combat) -> Rules[Stage | None] | Stage | None:
    """MD-COM-06."""
    return _rerolls(game, combat) if any_rerolls(game, combat) else _rerolled(game, combat)


def _rerolls(game: Game, combat: Combat) -> Rules[Stage | None]:
    yield from rerolls(game, combat)
    return _rerolled(game, combat)


def _rerolled(game: Game, combat: Combat) -> Stage | None:
    """Who paid with its life fights no more (MD-CND-12)."""
    return None if gone(game, combat.attacker) or gone(game, combat.defender) else "blanks"


def defend(game: Game, combat: Combat) -> Rules[Stage | None] | Stage | None:
    """Defence before attack (MD-COM-08, MD-COM-10)."""
    return _enchants(game, combat, "defense")


def attack(game: Game, combat: Combat) -> Rules[Stage | None] | Stage | None:
    """MD-COM-09."""
    return _enchants(game, combat, "attack")


def _enchants(game: Game, combat: Combat, side: Side) -> Rules[Stage | None] | Stage | None:
    if effects_of(game, combat, side).enchantments:
        return _enchanting(game, combat, side)
    return _enchanted(game, combat, side)


def _enchanting(game: Game, combat: Combat, side: Side) -> Rules[Stage | None]:
    yield from enchant(game, combat, side)
    return _enchanted(game, combat, side)


def _enchanted(game: Game, combat: Combat, side: Side) -> Stage | None:
    """Who paid with its life fights no more (MD-CND-12)."""
    following: Stage = "attack" if side == "defense" else "wounds"
    return None if gone(game, figure(combat, side)) else following


STEPS: dict[Stage, Callable[[Game, Combat], Rules[Stage | None] | Rules[Stage] | Rules[None] | Stage | None]] = {
    "declare": declare,
    "protect": protect,
    "attacked": attacked,
    "prepare_defense": prepare_defense,
    "prepare_attack": prepare_attack,
    "pools": build_pools,
    "dice": settle_dice,
    "rerolls": reroll_step,
    "blanks": blanks,
    "defense": defend,
    "attack": attack,
    "wounds": wounds,
    "after": after,
    "rewards": rewards,
}


class Doing(NamedTuple):
    """The effect that a combat is carrying out."""

    side: Side
    operations: Sequence[Operation]
    """What it does, with what was chosen in place of each choice."""
    chosen: bool
    """Whether the choices made so far were there to be made (MD-EQP-22)."""


def in_progress(game: Game, combat: Combat) -> Doing | None:
    """The effect that is being carried out, as a combat says it by its key; None if this stage has no such effect."""
    for side in SIDES:
        for key, operations in _carried_out(game, combat, side):
            if key == combat.doing:
                chosen = possible(operations, combat.choices)
                return Doing(side, settled(operations, combat.choices if chosen else ()), chosen)
    return None


def _carried_out(game: Game, combat: Combat, side: Side) -> Iterator[tuple[str, tuple[Operation, ...]]]:
    """The effects of a side that this stage carries out, by their keys."""
    if combat.stage == "rerolls":
        yield from [(one.key, (one.operation,)) for one in all_waiting(game, combat, side)]
    elif combat.stage == "blanks":
        yield from [(sourced.key, in_this_step(sourced)) for sourced in working(game, combat, side)]
    elif combat.stage == side:
        yield from [(sourced.key, sourced.effect.do) for sourced in effects_of(game, combat, side).enchantments]
    elif combat.stage == "after":
        yield from without_a_wound(game, combat, side)
