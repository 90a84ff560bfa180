"""Step 4 of a combat: blank faces, and everything that works by itself (MD-COM-07)."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.effects import (
    AddAttackDice,
    AddDefenseDice,
    AddDice,
    DefenderRollsNothing,
    FlipBlank,
    HalfWoundsTaken,
    HealSelf,
    MayWoundLeader,
    Operation,
    RemoveAttackDice,
    RemoveDefenseDice,
    Reroll,
    Riposte,
)
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules.combat.figures import figure, hero_of, holds, working
from tafelrunde.games.massive_darkness.rules.combat.operations import carry_out
from tafelrunde.games.massive_darkness.state import SIDES, Combat, Side, Stage
from tafelrunde.games.massive_darkness.words.effects import operation_text
from tafelrunde.kernel import Option, Rules

NOT_IN_THIS_STEP = (
    *(AddDice, AddAttackDice, AddDefenseDice, RemoveAttackDice, RemoveDefenseDice, DefenderRollsNothing),
    *(HalfWoundsTaken, MayWoundLeader, Riposte, Reroll),
)
"""What has changed the pools before the roll, what was rolled again after it, and what waits for the wounds."""


def blanks(game: Game, combat: Combat) -> Rules[Stage] | Stage:
    """Effects on blank faces and everything that works by itself, before symbols are spent (MD-COM-07)."""
    works = working(game, combat, "defense")
    if works or working(game, combat, "attack"):
        return _carried_out(game, combat, works)
    return "defense"


def _carried_out(game: Game, combat: Combat, works: tuple[Sourced, ...]) -> Rules[Stage]:
    for side in SIDES:
        if side == "attack":
            works = working(game, combat, side)
        # Flips come first: a die with a bonus is blank no more (MD-EFF-12, MD-RUL-32).
        for sourced in sorted(works, key=lambda sourced: not _flips(sourced)):
            if sourced.key not in combat.asked:
                if combat.doing or (yield from _works(game, combat, side, sourced)):
                    yield from carry_out(game, combat, side, sourced, in_this_step(sourced))
                combat.asked += (sourced.key,)
    return "defense"


def in_this_step(sourced: Sourced) -> tuple[Operation, ...]:
    """What of an effect belongs to this step."""
    return tuple([op for op in sourced.effect.do if type(op) not in NOT_IN_THIS_STEP])


def _flips(sourced: Sourced) -> bool:
    return FlipBlank in [type(op) for op in sourced.effect.do]


def _works(game: Game, combat: Combat, side: Side, sourced: Sourced) -> Rules[bool]:
    """Whether an effect takes place; a hero may leave what is optional and not paid for (MD-EFF-16, MD-HRO-19)."""
    effect = sourced.effect
    if not holds(game, combat, side, effect.if_):
        return False
    hero = hero_of(game, figure(combat, side))
    if hero is None or not effect.optional or _flips(sourced) or sourced.key in combat.active:
        return True
    if all(type(op) is HealSelf for op in in_this_step(sourced)) and game.wounds(hero) <= 0:
        return False
    yield game.checkpoint()
    options = [Option("use", True, args={"source": sourced.called}), Option("decline", False)]
    args = {"source": sourced.called, "does": [operation_text(operation) for operation in in_this_step(sourced)]}
    use: bool = yield game.ask(hero.seat, "use_effect", options, "MD-EFF-16", args)
    return use
