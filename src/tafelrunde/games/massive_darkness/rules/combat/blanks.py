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
    RemoveAttackDice,
    RemoveDefenseDice,
    Riposte,
)
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules.combat.figures import Side, effects_of, figure, hero_of, holds
from tafelrunde.games.massive_darkness.rules.combat.operations import apply
from tafelrunde.games.massive_darkness.rules.combat.rerolls import SIDES
from tafelrunde.games.massive_darkness.state import Combat, Stage
from tafelrunde.kernel import Option, Rules

BEFORE_THE_ROLL = (
    AddDice,
    AddAttackDice,
    AddDefenseDice,
    RemoveAttackDice,
    RemoveDefenseDice,
    DefenderRollsNothing,
)


IN_LATER_STEPS = (HalfWoundsTaken, MayWoundLeader, Riposte)


def blanks(game: Game, combat: Combat) -> Rules[Stage]:
    """Effects on blank faces and everything that works by itself, before symbols are spent (MD-COM-07)."""
    for side in SIDES:
        effects = effects_of(game, combat, side)
        # Flips come first: a die with a bonus is blank no more (MD-EFF-12, MD-RUL-32).
        for sourced in sorted(effects.blanks, key=lambda sourced: not _flips(sourced)):
            if sourced.key not in combat.asked and holds(game, combat, side, sourced.effect.if_):
                yield from _blank_effect(game, combat, side, sourced)
                combat.asked += (sourced.key,)
        if side not in combat.asked:
            for sourced in (*effects.always, *[s for s in effects.prepared if s.key in combat.active]):
                if not sourced.effect.if_ or holds(game, combat, side, sourced.effect.if_):
                    for operation in sourced.effect.do:
                        if type(operation) not in BEFORE_THE_ROLL and type(operation) not in IN_LATER_STEPS:
                            yield from apply(game, combat, side, sourced, operation)
            combat.asked += (side,)
    return "defense"


def _flips(sourced: Sourced) -> bool:
    return any(type(op) is FlipBlank for op in sourced.effect.do)


def _blank_effect(game: Game, combat: Combat, side: Side, sourced: Sourced) -> Rules[None]:
    hero = hero_of(game, figure(combat, side))
    if sourced.effect.optional and hero is not None and any(type(op) is HealSelf for op in sourced.effect.do):
        if game.wounds(hero) <= 0:
            return
        options = [Option("use", True, args={"source": sourced.source}), Option("decline", False)]
        yield game.checkpoint()
        use = yield game.ask(hero.seat, "use_effect", options, "MD-HRO-19", {"source": sourced.source})
        if not use:
            return
    for operation in sourced.effect.do:
        yield from apply(game, combat, side, sourced, operation)
