"""Operations of effects after the roll of a combat: what each does, and how they are carried out (MD-EFF-01 … 15)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tafelrunde.games.massive_darkness.box import dice
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
from tafelrunde.games.massive_darkness.rules.choices import hero_options
from tafelrunde.games.massive_darkness.rules.combat import operations, rolled
from tafelrunde.games.massive_darkness.rules.combat.figures import enemy_of, figure, hero_of, loadout_of, zone_of
from tafelrunde.games.massive_darkness.rules.combat.rolled import bams, change_symbols, diamonds
from tafelrunde.games.massive_darkness.rules.figures import enemy_health
from tafelrunde.games.massive_darkness.rules.figures.hero_health import heal_hero, healable, near_enough, wound_hero
from tafelrunde.games.massive_darkness.state import Combat, Enemy, Hero, Side
from tafelrunde.games.massive_darkness.words.effects import operation_text
from tafelrunde.kernel import Option, Rules


def carry_out(
    game: Game, combat: Combat, side: Side, sourced: Sourced, operations: tuple[Operation, ...]
) -> Rules[None]:
    """Operations of an effect one after another; the combat knows how far they are, so that every question among them
    can be answered from a checkpoint."""
    combat.doing = sourced.key
    coming = settled(operations, combat.choices)
    while combat.done < len(coming):
        operation = coming[combat.done]
        if type(operation) is ChooseOne:
            chosen = yield from _choose_one(game, combat, side, sourced, operation)
            combat.choices += (chosen,)
            coming = settled(operations, combat.choices)
        else:
            yield from _apply(game, combat, side, sourced, operation)
            combat.done += 1
    combat.doing, combat.done, combat.choices = "", 0, ()


def settled(operations: tuple[Operation, ...], choices: tuple[int, ...]) -> Sequence[Operation]:
    """With the lists that were chosen in place of each choice."""
    if not choices:
        return operations
    found: list[Operation] = []
    coming, made = list(operations), list(choices)
    while coming:
        operation = coming.pop(0)
        if type(operation) is ChooseOne and made:
            coming[:0] = operation.of[made.pop(0)]
        else:
            found.append(operation)
    return found


def possible(operations: tuple[Operation, ...], choices: tuple[int, ...]) -> bool:
    """Whether these choices were there to be made, one after another."""
    for number in range(len(choices)):
        left = settled(operations, choices[:number])
        choice = next((operation for operation in left if isinstance(operation, ChooseOne)), None)
        if choice is None or choices[number] not in range(len(choice.of)):
            return False
    return True


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
        not isinstance(operation, BlankBonus) or rolled.blanks_for(combat, operation) for operation in operations
    )


# --- swords, shields, wounds, symbols, marks for later steps (MD-EFF-03 … 10) ---------------------------------------


def add_swords(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Swords) -> None:
    combat.swords.append((sourced.source, operation.n))


def add_shields(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Shields) -> None:
    combat.shields.append((sourced.source, operation.n))


def target_shields(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: TargetShields) -> None:
    """MD-EFF-04, MD-ENC-15."""
    count = loadout_of(game, figure(combat, side)).sets.get(operation.per_set, 0) if operation.per_set else 1
    combat.shields.append((sourced.source, operation.n * count))


def attacker_swords(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: AttackerSwords) -> None:
    combat.swords.append((sourced.source, operation.n))


def _change(game: Game, combat: Combat, side: Side, sourced: Sourced, by_bams: int, by_diamonds: int) -> None:
    """Symbols come or go beside the dice, and everybody hears why (MD-ENC-12, MD-EFF-09)."""
    change_symbols(combat, side, by_bams, by_diamonds)
    if by_bams or by_diamonds:
        gone = by_bams + by_diamonds < 0
        rule = "MD-EFF-09" if gone else "MD-ENC-12"
        n, m = abs(by_bams), abs(by_diamonds)
        game.tell("symbols", rule, source=sourced.called, side=side, gone=gone, bams=n, diamonds=m)


def add_bams(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Bams) -> None:
    _change(game, combat, side, sourced, operation.n, 0)


def add_diamonds(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Diamonds) -> None:
    _change(game, combat, side, sourced, 0, operation.n)


def add_wounds(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Wounds) -> None:
    """Automatic wounds; after the count a hero suffers them at once, an enemy in step 9 (MD-EFF-06, MD-EFF-15)."""
    if combat.stage != "after":
        combat.wounds.append((sourced.source, operation.n))
        return
    combat.dealt += operation.n
    hero = hero_of(game, combat.defender)
    if hero is not None:
        wound_hero(game, hero, operation.n, "MD-EFF-15", combat.survive)


def swords_per(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: SwordsPer) -> None:
    """MD-SKL-15, MD-DMG-10."""
    if operation.what == "two_wounds":
        hero = hero_of(game, figure(combat, side))
        count = game.wounds(hero) // 2 if hero is not None else 0
    else:
        line = game.board.map.line(zone_of(game, combat.attacker), zone_of(game, combat.defender))
        count = sum([zone in game.board.shadows for zone in line])
    if count:
        combat.swords.append((sourced.source, count))


def double_swords(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: DoubleSwords) -> None:
    """Swords rolled, before shields and other effects are considered (MD-COM-15, MD-COM-16)."""
    combat.swords.append((sourced.source, dice.swords(combat.attack_dice)))


def kill(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Kill) -> None:
    """The wounds are counted in step 7 (MD-COM-18)."""
    combat.kill = sourced.source


def opponent(side: Side) -> Side:
    return "defense" if side == "attack" else "attack"


def cancel_bams(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: CancelBams) -> None:
    """MD-EFF-09."""
    other = opponent(side)
    _change(game, combat, other, sourced, -min(operation.n, bams(combat, other)), 0)


def cancel_diamonds(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: CancelDiamonds) -> None:
    other = opponent(side)
    _change(game, combat, other, sourced, 0, -min(operation.n, diamonds(combat, other)))


def cancel_all(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: CancelAll) -> None:
    other = opponent(side)
    _change(game, combat, other, sourced, -bams(combat, other), -diamonds(combat, other))


def stun(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Stun) -> None:
    """The opponent is stunned in step 9, if it still stands (MD-STN-01)."""
    if side == "attack":
        combat.stun = True
    else:
        combat.stun_attacker = True


def pull(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Pull) -> None:
    combat.pull = True


def splash(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Splash) -> None:
    combat.splash = True


def attack_again(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: AttackAgain) -> None:
    """At most once per activation (MD-WAN-05): an extra attack brings no other."""
    if combat.action != "again":
        combat.again = True


def survive(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: SurviveWith) -> None:
    combat.survive = operation.n


def wound_attacker(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: WoundAttacker) -> None:
    """The attacker suffers them in step 8 (MD-DMG-04, MD-COM-13)."""
    combat.thorns += thorns(combat, operation)


def thorns(combat: Combat, operation: WoundAttacker) -> int:
    """So many wounds, or half of the swords rolled, rounded up (MD-EFF-10)."""
    return (dice.swords(combat.attack_dice) + 1) // 2 if operation.half_of_swords else operation.n


def waits(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Operation) -> None:
    """Riposte, halving and the way past minions are looked up when the wounds are counted (MD-COM-11, MD-COM-13)."""


def reaction_penalty(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: ReactionPenalty) -> None:
    """MD-REA-15."""
    enemy = enemy_of(game, combat.defender)
    if enemy is not None:
        enemy.penalty += operation.n


def rolls_nothing(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: DefenderRollsNothing) -> None:
    combat.defense_dice.clear()


# --- healing (MD-HRO-09) --------------------------------------------------------------------------------------------


def heal_self(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: HealSelf) -> None:
    """MD-HRO-09."""
    hero = hero_of(game, figure(combat, side))
    if hero is not None:
        heal_hero(game, hero, operation.n, "MD-HRO-09", sourced.called)
    elif (enemy := enemy_of(game, figure(combat, side))) is not None:
        enemy_health.heal_enemy(game, enemy, operation.n, "MD-HRO-09")


def heal_figure(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: HealFigure) -> None:
    enemy = enemy_of(game, figure(combat, side))
    if enemy is not None:
        amount = enemy_health.full_health(game, enemy) if operation.fully else operation.n
        enemy_health.heal_figure(game, enemy, amount, "MD-ENM-10")


def heal(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Heal) -> Rules[None]:
    """The owner chooses one hero; for a guardian its side are the heroes (MD-EQP-24, MD-GRD-07)."""
    hero = hero_of(game, figure(combat, side))
    if hero is None:
        enemy = enemy_of(game, figure(combat, side))
        if enemy is not None:
            _heal_allies_of(game, enemy, operation)
        return
    options = hero_options(healable(game, hero, operation), "heal")
    if options:
        yield game.checkpoint()
        options.append(Option("nobody", None))
        chosen: Hero | None = yield game.ask(hero.seat, "heal", options, "MD-HRO-09", {"n": operation.n})
        if chosen is not None:
            heal_hero(game, chosen, operation.n, "MD-HRO-09", sourced.called)


def _heal_allies_of(game: Game, enemy: Enemy, operation: Heal) -> None:
    """The most wounded guardian that fits, the owner first among equals (MD-GRD-07, MD-RUL-02)."""
    guardians = [enemy, *[other for other in game.state.enemies if other is not enemy and other.health > 0]]
    if operation.who == "hero_in_shadow":
        fitting = [other for other in guardians if game.in_shadow(other.zone)]
    else:
        fitting = [other for other in guardians if near_enough(game, enemy.zone, other.zone, operation)]
    if fitting:
        worst = max(fitting, key=lambda other: enemy_health.full_health(game, other) - other.health)
        enemy_health.heal_enemy(game, worst, operation.n, "MD-GRD-07")


# --- which function carries out which operation ---------------------------------------------------------------------


PLAIN: dict[type[Any], Callable[[Game, Combat, Side, Sourced, Any], None]] = {
    Swords: operations.add_swords,
    Shields: operations.add_shields,
    TargetShields: operations.target_shields,
    AttackerSwords: operations.attacker_swords,
    Bams: operations.add_bams,
    Diamonds: operations.add_diamonds,
    Wounds: operations.add_wounds,
    SwordsPer: operations.swords_per,
    DoubleSwords: operations.double_swords,
    Kill: operations.kill,
    CancelBams: operations.cancel_bams,
    CancelDiamonds: operations.cancel_diamonds,
    CancelAll: operations.cancel_all,
    Stun: operations.stun,
    Pull: operations.pull,
    Splash: operations.splash,
    AttackAgain: operations.attack_again,
    SurviveWith: operations.survive,
    HealSelf: operations.heal_self,
    HealFigure: operations.heal_figure,
    WoundAttacker: operations.wound_attacker,
    ReactionPenalty: operations.reaction_penalty,
    DefenderRollsNothing: operations.rolls_nothing,
    Riposte: operations.waits,
    HalfWoundsTaken: operations.waits,
    MayWoundLeader: operations.waits,
}


ASKING: dict[type[Any], Callable[[Game, Combat, Side, Sourced, Any], Rules[None]]] = {
    RemoveAttackDice: rolled.remove_dice,
    RemoveDefenseDice: rolled.remove_dice,
    Reroll: rolled.reroll_again,
    Heal: operations.heal,
    FlipBlank: rolled.flip_blank,
    BlankBonus: rolled.blank_bonus,
}
