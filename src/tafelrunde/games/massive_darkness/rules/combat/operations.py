"""Operations of effects after the roll of a combat: which function carries out which (MD-EFF-01)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tafelrunde.games.massive_darkness.effects import (
    AttackAgain,
    AttackerSwords,
    Bams,
    BlankBonus,
    CancelAll,
    CancelBams,
    CancelDiamonds,
    ChooseOne,
    DefenderRollsNothing,
    Diamonds,
    DoubleSwords,
    FlipBlank,
    HalfWoundsTaken,
    Heal,
    HealFigure,
    HealSelf,
    Kill,
    MayWoundLeader,
    Operation,
    Pull,
    ReactionPenalty,
    RemoveAttackDice,
    RemoveDefenseDice,
    Reroll,
    Riposte,
    Shields,
    Splash,
    Stun,
    SurviveWith,
    Swords,
    SwordsPer,
    TargetShields,
    WoundAttacker,
    Wounds,
    op,
)
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules.combat import dice_operations, healing, scores
from tafelrunde.games.massive_darkness.rules.combat.figures import figure, hero_of
from tafelrunde.games.massive_darkness.state import Combat, Side
from tafelrunde.games.massive_darkness.words.effects import operation_text
from tafelrunde.kernel import Option, Rules


def carry_out(
    game: Game, combat: Combat, side: Side, sourced: Sourced, operations: tuple[Operation, ...]
) -> Rules[None]:
    """Operations of an effect one after another; the combat knows how far they are, so that every question among them
    can be answered from a checkpoint."""
    combat.doing = sourced.key
    settled = _settled(operations, combat.choices)
    while combat.done < len(settled):
        operation = settled[combat.done]
        if type(operation) is ChooseOne:
            chosen = yield from _choose_one(game, combat, side, sourced, operation)
            combat.choices += (chosen,)
            settled = _settled(operations, combat.choices)
        else:
            yield from _apply(game, combat, side, sourced, operation)
            combat.done += 1
    combat.doing, combat.done, combat.choices = "", 0, ()


def _settled(operations: tuple[Operation, ...], choices: tuple[int, ...]) -> Sequence[Operation]:
    """With the lists that were chosen in place of each choice."""
    if not choices:
        return operations
    settled: list[Operation] = []
    coming, made = list(operations), list(choices)
    while coming:
        operation = coming.pop(0)
        if type(operation) is ChooseOne and made:
            coming[:0] = operation.of[made.pop(0)]
        else:
            settled.append(operation)
    return settled


def _apply(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Operation) -> Rules[None]:
    """Carry out one operation of an effect; those that need a choice ask for it."""
    plain = PLAIN.get(type(operation))
    if plain is not None:
        plain(game, combat, side, sourced, operation)
        return
    asking = ASKING.get(type(operation))
    if asking is None:
        raise NotImplementedError(f"{sourced.source}: {op(operation)} has no meaning after the roll of a combat")
    yield from asking(game, combat, side, sourced, operation)


def _choose_one(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: ChooseOne) -> Rules[int]:
    """The owner picks one of the lists, separately in each combat; an enemy takes the first (MD-EQP-22, MD-RUL-03).

    Nobody is asked where only one of them can do anything.
    """
    hero = hero_of(game, figure(combat, side))
    able = [number for number, choice in enumerate(operation.of) if _can_do(combat, choice)]
    if hero is None or len(able) <= 1:
        return able[0] if able else 0
    yield game.checkpoint()
    options = [
        Option(f"choose:{number + 1}", number, args={"does": [operation_text(one) for one in operation.of[number]]})
        for number in able
    ]
    chosen: int = yield game.ask(hero.seat, "choose_one", options, "MD-EQP-22", {"source": sourced.source})
    return chosen


def _can_do(combat: Combat, operations: Sequence[Operation]) -> bool:
    """Whether there is a die for them, where they are about blank dice."""
    return any(
        not isinstance(operation, BlankBonus) or dice_operations.blanks_for(combat, operation)
        for operation in operations
    )


PLAIN: dict[type[Any], Callable[[Game, Combat, Side, Sourced, Any], None]] = {
    Swords: scores.add_swords,
    Shields: scores.add_shields,
    TargetShields: scores.target_shields,
    AttackerSwords: scores.attacker_swords,
    Bams: scores.add_bams,
    Diamonds: scores.add_diamonds,
    Wounds: scores.add_wounds,
    SwordsPer: scores.swords_per,
    DoubleSwords: scores.double_swords,
    Kill: scores.kill,
    CancelBams: scores.cancel_bams,
    CancelDiamonds: scores.cancel_diamonds,
    CancelAll: scores.cancel_all,
    Stun: scores.stun,
    Pull: scores.pull,
    Splash: scores.splash,
    AttackAgain: scores.attack_again,
    SurviveWith: scores.survive,
    HealSelf: healing.heal_self,
    HealFigure: healing.heal_figure,
    WoundAttacker: scores.wound_attacker,
    ReactionPenalty: scores.reaction_penalty,
    DefenderRollsNothing: scores.rolls_nothing,
    Riposte: scores.waits,
    HalfWoundsTaken: scores.waits,
    MayWoundLeader: scores.waits,
}


ASKING: dict[type[Any], Callable[[Game, Combat, Side, Sourced, Any], Rules[None]]] = {
    RemoveAttackDice: dice_operations.remove_dice,
    RemoveDefenseDice: dice_operations.remove_dice,
    Reroll: dice_operations.reroll_again,
    Heal: healing.heal,
    FlipBlank: dice_operations.flip_blank,
    BlankBonus: dice_operations.blank_bonus,
}
