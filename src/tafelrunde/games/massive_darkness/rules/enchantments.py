"""Enchantments and all other operations of a combat after the roll (chapter 7.5, MD-COM-07 … 09)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.games.massive_darkness import dice
from tafelrunde.games.massive_darkness.effects import (
    NO_WOUND,
    AttackAgain,
    AttackerSwords,
    Bams,
    BlankBonus,
    CancelAll,
    CancelBams,
    CancelDiamonds,
    ChooseOne,
    Cost,
    DefenderRollsNothing,
    Diamonds,
    DoubleSwords,
    FlipBlank,
    Heal,
    HealFigure,
    HealSelf,
    Kill,
    Operation,
    Pull,
    ReactionPenalty,
    RemoveAttackDice,
    RemoveDefenseDice,
    Reroll,
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
from tafelrunde.games.massive_darkness.rules import enemies
from tafelrunde.games.massive_darkness.rules.blood import pay_blood
from tafelrunde.games.massive_darkness.rules.figures import (
    Side,
    effects_of,
    enemy_of,
    figure,
    hero_of,
    holds,
    loadout_of,
    shown,
    zone_of,
)
from tafelrunde.games.massive_darkness.rules.health import heal_hero
from tafelrunde.games.massive_darkness.rules.pools import reroll
from tafelrunde.games.massive_darkness.rules.rerolls import chosen_dice, enemys_choice, pick_dice
from tafelrunde.games.massive_darkness.state import Combat, Enemy, Hero
from tafelrunde.kernel import Option, Rules

# --- symbols ------------------------------------------------------------------------------------------------------


def bams(combat: Combat, side: Side) -> int:
    """Bams a side can still spend (MD-ENC-06, MD-ENC-12, MD-ENC-14)."""
    if side == "attack":
        return max(0, dice.bams(combat.attack_dice) + combat.attack_bams)
    return max(0, dice.bams(combat.defense_dice) + combat.defense_bams)


def diamonds(combat: Combat, side: Side) -> int:
    if side == "attack":
        return max(0, dice.diamonds(combat.attack_dice) + combat.attack_diamonds)
    return max(0, dice.diamonds(combat.defense_dice) + combat.defense_diamonds)


def affordable(combat: Combat, side: Side, cost: Cost) -> bool:
    """Bams and diamonds do not replace each other, unless the cost says so (MD-ENC-09, MD-ENC-10)."""
    spare_bams = bams(combat, side) - cost.bam
    spare_diamonds = diamonds(combat, side) - cost.diamond
    return spare_bams >= 0 and spare_diamonds >= 0 and spare_bams + spare_diamonds >= cost.either


def pay(combat: Combat, side: Side, cost: Cost) -> None:
    """Each symbol pays for one enchantment only; of two kinds that serve, bams go first (MD-ENC-06, MD-ENC-09)."""
    from_bams = min(cost.either, bams(combat, side) - cost.bam)
    change_symbols(combat, side, -cost.bam - from_bams, -cost.diamond - (cost.either - from_bams))


def change_symbols(combat: Combat, side: Side, by_bams: int, by_diamonds: int) -> None:
    if side == "attack":
        combat.attack_bams += by_bams
        combat.attack_diamonds += by_diamonds
    else:
        combat.defense_bams += by_bams
        combat.defense_diamonds += by_diamonds


# --- triggering ---------------------------------------------------------------------------------------------------


def enchant(game: Game, combat: Combat, side: Side) -> Rules[None]:
    """A hero's player chooses, an enemy triggers whatever it can in printed order (MD-ENC-04 … 08, MD-ENM-08)."""
    hero = hero_of(game, figure(combat, side))
    while True:
        ready = [
            sourced
            for sourced in effects_of(game, combat, side).enchantments
            if combat.used.get(sourced.key, 0) < sourced.effect.repeat
            and affordable(combat, side, sourced.effect.cost)
            and holds(game, combat, side, sourced.effect.if_)
        ]
        if not ready:
            return
        chosen: Sourced | None = ready[0]
        if hero is not None:
            yield game.checkpoint()
            options = [Option(f"trigger:{s.key}", s, args=_described(s)) for s in ready]
            options.append(Option("done", None))
            args = {"bams": bams(combat, side), "diamonds": diamonds(combat, side), "side": side}
            chosen = yield game.ask(hero.seat, "enchant", options, "MD-ENC-07", args, "done")
        if chosen is None:
            return
        combat.used[chosen.key] = combat.used.get(chosen.key, 0) + 1
        pay(combat, side, chosen.effect.cost)
        if hero is not None:
            paid = yield from pay_blood(game, hero, chosen.effect.cost)
            if not hero.present:
                return
            if not paid:
                continue
        if game.recording:
            game.tell("enchanted", "MD-ENC-01", figure=shown(game, figure(combat, side)), source=chosen.source)
        if NO_WOUND not in chosen.effect.if_:
            for operation in chosen.effect.do:
                yield from apply(game, combat, side, chosen, operation)


def _described(sourced: Sourced) -> dict[str, Any]:
    """What an option of this effect tells: its source and its price."""
    cost = sourced.effect.cost
    return {
        "source": sourced.source,
        "bam": cost.bam + cost.either,
        "diamond": cost.diamond,
        "does": op(sourced.effect.do[0]),
    }


def apply(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Operation) -> Rules[None]:
    """Carry out one operation of an effect in a combat; those that need a choice ask for it."""
    plain = PLAIN.get(type(operation))
    if plain is not None:
        plain(game, combat, side, sourced, operation)
        return
    asking = ASKING.get(type(operation))
    if asking is None:
        raise NotImplementedError(f"{sourced.source}: {op(operation)} has no meaning after the roll of a combat")
    yield from asking(game, combat, side, sourced, operation)


# --- operations without a choice ----------------------------------------------------------------------------------


def _swords(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Swords) -> None:
    combat.swords.append((sourced.source, operation.n))


def _shields(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Shields) -> None:
    combat.shields.append((sourced.source, operation.n))


def _target_shields(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: TargetShields) -> None:
    """MD-EFF-04, MD-ENC-15."""
    count = loadout_of(game, figure(combat, side)).sets.get(operation.per_set, 0) if operation.per_set else 1
    combat.shields.append((sourced.source, operation.n * count))


def _attacker_swords(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: AttackerSwords) -> None:
    combat.swords.append((sourced.source, operation.n))


def _bams(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Bams) -> None:
    change_symbols(combat, side, operation.n, 0)


def _diamonds(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Diamonds) -> None:
    change_symbols(combat, side, 0, operation.n)


def _wounds(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Wounds) -> None:
    combat.wounds.append((sourced.source, operation.n))


def _swords_per(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: SwordsPer) -> None:
    """MD-SKL-15, MD-DMG-10."""
    if operation.what == "two_wounds":
        hero = hero_of(game, figure(combat, side))
        count = game.wounds(hero) // 2 if hero is not None else 0
    else:
        line = game.board.map.line(zone_of(game, combat.attacker), zone_of(game, combat.defender))
        count = sum([zone in game.board.shadows for zone in line])
    if count:
        combat.swords.append((sourced.source, count))


def _double_swords(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: DoubleSwords) -> None:
    """Swords rolled, before shields and other effects are considered (MD-COM-15, MD-COM-16)."""
    combat.swords.append((sourced.source, dice.swords(combat.attack_dice)))


def _kill(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Kill) -> None:
    """The wounds are counted in step 7 (MD-COM-18)."""
    combat.kill = sourced.source


def opponent(side: Side) -> Side:
    return "defense" if side == "attack" else "attack"


def _cancel_bams(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: CancelBams) -> None:
    """MD-EFF-09."""
    other = opponent(side)
    change_symbols(combat, other, -min(operation.n, bams(combat, other)), 0)


def _cancel_diamonds(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: CancelDiamonds) -> None:
    other = opponent(side)
    change_symbols(combat, other, 0, -min(operation.n, diamonds(combat, other)))


def _cancel_all(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: CancelAll) -> None:
    other = opponent(side)
    change_symbols(combat, other, -bams(combat, other), -diamonds(combat, other))


def _stun(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Stun) -> None:
    combat.stun = True


def _pull(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Pull) -> None:
    combat.pull = True


def _splash(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Splash) -> None:
    combat.splash = True


def _again(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: AttackAgain) -> None:
    """At most once per activation (MD-WAN-05)."""
    if combat.action != "again":
        combat.again = True


def _survive(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: SurviveWith) -> None:
    combat.survive = operation.n


def _heal_self(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: HealSelf) -> None:
    """MD-HRO-09."""
    hero = hero_of(game, figure(combat, side))
    if hero is not None:
        heal_hero(game, hero, operation.n, "MD-HRO-09")
    elif (enemy := enemy_of(game, figure(combat, side))) is not None:
        enemies.heal_enemy(game, enemy, operation.n, "MD-HRO-09")


def _heal_figure(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: HealFigure) -> None:
    enemy = enemy_of(game, figure(combat, side))
    if enemy is not None:
        amount = enemies.full_health(game, enemy) if operation.fully else operation.n
        enemies.heal_figure(game, enemy, amount, "MD-ENM-10")


def _wound_attacker(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: WoundAttacker) -> None:
    """The attacker suffers them in step 8 (MD-DMG-04, MD-COM-13)."""
    amount = (dice.swords(combat.attack_dice) + 1) // 2 if operation.half_of_swords else operation.n
    combat.thorns += amount


def _reaction_penalty(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: ReactionPenalty) -> None:
    """MD-REA-15."""
    enemy = enemy_of(game, combat.defender)
    if enemy is not None:
        enemy.penalty += operation.n


def _rolls_nothing(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: DefenderRollsNothing) -> None:
    combat.defense_dice.clear()


PLAIN: dict[type[Any], Callable[[Game, Combat, Side, Sourced, Any], None]] = {
    Swords: _swords,
    Shields: _shields,
    TargetShields: _target_shields,
    AttackerSwords: _attacker_swords,
    Bams: _bams,
    Diamonds: _diamonds,
    Wounds: _wounds,
    SwordsPer: _swords_per,
    DoubleSwords: _double_swords,
    Kill: _kill,
    CancelBams: _cancel_bams,
    CancelDiamonds: _cancel_diamonds,
    CancelAll: _cancel_all,
    Stun: _stun,
    Pull: _pull,
    Splash: _splash,
    AttackAgain: _again,
    SurviveWith: _survive,
    HealSelf: _heal_self,
    HealFigure: _heal_figure,
    WoundAttacker: _wound_attacker,
    ReactionPenalty: _reaction_penalty,
    DefenderRollsNothing: _rolls_nothing,
}

# --- operations with a choice -------------------------------------------------------------------------------------


def _remove_dice(
    game: Game, combat: Combat, side: Side, sourced: Sourced, operation: RemoveAttackDice | RemoveDefenseDice
) -> Rules[None]:
    """After the roll the user picks which dice; an enemy takes the best (MD-POOL-08, MD-ENC-14)."""
    pool = combat.defense_dice if type(operation) is RemoveDefenseDice else combat.attack_dice
    hero = hero_of(game, figure(combat, side))
    for _ in range(min(operation.n, len(pool))):
        at = max(range(len(pool)), key=lambda at: dice.worth(pool[at]))
        if hero is not None:
            (at,) = yield from pick_dice(game, hero.seat, pool, 1)
        pool.pop(at)


def _reroll(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Reroll) -> Rules[None]:
    """New shields count, new symbols on defence dice come too late (MD-RER-08)."""
    target: Side = "attack" if "attack" in operation.dice else "defense"
    pool = combat.attack_dice if target == "attack" else combat.defense_dice
    if not pool:
        return
    hero = hero_of(game, figure(combat, side))
    if hero is not None:
        places = yield from chosen_dice(game, hero, combat, operation, target)
    else:
        target, places = enemys_choice(combat, side, operation)
    if places:
        reroll(game, combat, target, places, "MD-RER-08", sourced.source)


def _heal(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Heal) -> Rules[None]:
    """The owner chooses one hero; for a guardian its side are the heroes (MD-EQP-24, MD-GRD-07)."""
    hero = hero_of(game, figure(combat, side))
    if hero is None:
        enemy = enemy_of(game, figure(combat, side))
        if enemy is not None:
            _heal_allies_of(game, enemy, operation)
        return
    options = [
        Option(f"heal:{other.seat}", other, f"hero:{other.seat}", {"hero": other.card})
        for other in healable(game, hero, operation)
    ]
    if options:
        options.append(Option("nobody", None))
        chosen: Hero | None = yield game.ask(hero.seat, "heal", options, "MD-HRO-09", {"n": operation.n})
        if chosen is not None:
            heal_hero(game, chosen, operation.n, "MD-HRO-09")


def healable(game: Game, hero: Hero, operation: Heal) -> list[Hero]:
    """Wounded heroes whom such an effect may heal."""
    found = []
    for other in game.present():
        if game.wounds(other) <= 0:
            continue
        if operation.who == "hero_in_shadow":
            fits = game.shadow_mode(other)
        elif operation.who == "self_or_ally_in_zone":
            fits = other.zone == hero.zone
        else:
            fits = game.sees(hero.zone, other.zone)
        if fits:
            found.append(other)
    return found


def _heal_allies_of(game: Game, enemy: Enemy, operation: Heal) -> None:
    """The most wounded guardian that fits, the owner first among equals (MD-GRD-07, MD-RUL-02)."""
    fitting = [enemy] + [
        other
        for other in game.state.enemies
        if other is not enemy
        and other.health > 0
        and (
            game.in_shadow(other.zone)
            if operation.who == "hero_in_shadow"
            else other.zone == enemy.zone
            if operation.who == "self_or_ally_in_zone"
            else game.sees(enemy.zone, other.zone)
        )
    ]
    worst = max(fitting, key=lambda other: enemies.full_health(game, other) - other.health)
    enemies.heal_enemy(game, worst, operation.n, "MD-GRD-07")


def _still_blank(combat: Combat, side: Side) -> list[int]:
    """Blank dice; one that has been given symbols is blank no more (MD-EFF-12)."""
    pool = combat.attack_dice if side == "attack" else combat.defense_dice
    return [at for at, die in enumerate(pool) if die in dice.BLANK and f"bonus:{side}:{at}" not in combat.asked]


def _flip_blank(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: FlipBlank) -> Rules[None]:
    """Up to n blank dice, chosen by the owner (MD-EFF-11)."""
    pool = combat.attack_dice if side == "attack" else combat.defense_dice
    for _ in range(operation.n):
        blanks = _still_blank(combat, side)
        if not blanks:
            return
        at = yield from _blank_die(game, combat, side, sourced, blanks, "flip")
        if at < 0:
            return
        pool[at] = dice.flipped(pool[at])


def _blank_bonus(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: BlankBonus) -> Rules[None]:
    """Symbols for a blank die, or for every one (MD-EFF-12)."""
    tens = dice.TENS.get(operation.dice, 0) if operation.dice != "attack" else 0
    pool = combat.attack_dice
    blanks = [at for at in _still_blank(combat, "attack") if tens in (0, pool[at] - pool[at] % 10)]
    count = len(blanks) if operation.every else min(1, len(blanks))
    if not count:
        return
    combat.asked += tuple([f"bonus:attack:{at}" for at in blanks[:count]])
    if operation.swords:
        combat.swords.append((sourced.source, operation.swords * count))
    change_symbols(combat, "attack", operation.bams * count, operation.diamonds * count)
    yield from ()


def _blank_die(game: Game, combat: Combat, side: Side, sourced: Sourced, blanks: list[int], verb: str) -> Rules[int]:
    pool = combat.attack_dice if side == "attack" else combat.defense_dice
    hero = hero_of(game, figure(combat, side))
    if hero is None:
        return max(blanks, key=lambda at: pool[at])
    kinds = {pool[at]: at for at in blanks}
    options = [
        Option(f"{verb}:{at + 1}", at, args={"die": dice.color(die), "source": sourced.source})
        for die, at in kinds.items()
    ]
    options.append(Option("keep", -1))
    chosen: int = yield game.ask(hero.seat, "blank", options, "MD-EFF-11", {"source": sourced.source}, "keep")
    return chosen


def _choose_one(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: ChooseOne) -> Rules[None]:
    """The owner picks one of the lists, separately in each combat; an enemy takes the first (MD-EQP-22, MD-RUL-03)."""
    hero = hero_of(game, figure(combat, side))
    chosen = 0
    if hero is not None:
        options = [
            Option(f"choose:{number + 1}", number, args={"source": sourced.source, "does": op(choice[0])})
            for number, choice in enumerate(operation.of)
        ]
        chosen = yield game.ask(hero.seat, "choose_one", options, "MD-EQP-22", {"source": sourced.source})
    for inner in operation.of[chosen]:
        yield from apply(game, combat, side, sourced, inner)


ASKING: dict[type[Any], Callable[[Game, Combat, Side, Sourced, Any], Rules[None]]] = {
    RemoveAttackDice: _remove_dice,
    RemoveDefenseDice: _remove_dice,
    Reroll: _reroll,
    Heal: _heal,
    FlipBlank: _flip_blank,
    BlankBonus: _blank_bonus,
    ChooseOne: _choose_one,
}
