"""Dice that lie on the table: what they come to, what rolling some again would bring, and where symbols go best."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tafelrunde.games.massive_darkness.bot import weights
from tafelrunde.games.massive_darkness.bot.chances.pools import Symbols, rolls
from tafelrunde.games.massive_darkness.bot.chances.symbols import Sums, afford, enchanted, pay, usefulness
from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.effects import (
    CancelAll,
    CancelBams,
    CancelDiamonds,
    HalfWoundsTaken,
    Operation,
    SurviveWith,
    TargetShields,
)
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules.combat.blanks import NOT_IN_THIS_STEP
from tafelrunde.games.massive_darkness.rules.combat.figures import (
    effects_of,
    enemy_of,
    figure,
    hero_of,
    holds,
    loadout_of,
)
from tafelrunde.games.massive_darkness.state import BEFORE_THE_ROLL, Combat, Side

STUN = 1.2
HEALING = 0.8
UNCOUNTED = 0.4
"""What an effect is worth that changes neither swords nor shields nor wounds."""
FEW = 5
"""So many different enchantments are tried in all combinations; of more, the most useful ones."""
_CANCELS = (CancelBams, CancelDiamonds, CancelAll)


class _Side:
    """What one side of the combat has beside its dice: by itself, and for its symbols."""

    def __init__(self, party: Party, combat: Combat, side: Side) -> None:
        game = party.game
        effects = effects_of(game, combat, side)
        self.base = _counted(combat, side)
        if combat.stage == "rerolls" or combat.stage in BEFORE_THE_ROLL:
            for sourced in (*effects.always, *[s for s in effects.prepared if s.key in combat.active]):
                if holds(game, combat, side, sourced.effect.if_):
                    self._works(sourced, loadout_of(game, figure(combat, side)).sets)
        able = [
            sourced
            for sourced in effects.enchantments
            if combat.used.get(sourced.key, 0) < sourced.effect.repeat and holds(game, combat, side, sourced.effect.if_)
        ]
        self.ready: Sequence[Sourced] = able
        if hero_of(game, figure(combat, side)) is not None:
            free = [s for s in able if not s.effect.cost.bloodrage and not s.effect.cost.blood_toll]
            self.ready = sorted(free, key=lambda s: -usefulness(s.effect.do) / s.effect.cost.symbols)

    def _works(self, sourced: Sourced, sets: dict[str, int]) -> None:
        """What works by itself in step 4 (MD-COM-07)."""
        for operation in sourced.effect.do:
            if isinstance(operation, TargetShields) and operation.per_set:
                self.base.cut -= operation.n * sets.get(operation.per_set, 0)
            elif type(operation) not in NOT_IN_THIS_STEP:
                self.base.add(operation)

    def spent(self, shown: Symbols) -> Sums:
        """The roll, with its symbols spent on what is usually best; enemies spend them in printed order (MD-ENC-08)."""
        return self.total(shown, enchanted(shown, self.ready, self.base))

    def total(self, shown: Symbols, more: Sums) -> Sums:
        """The roll, what works by itself, and what was bought with symbols."""
        base = self.base
        more.value += base.value + shown[0]
        more.cut += base.cut
        more.wounds += base.wounds
        more.thorns += base.thorns
        more.heal += base.heal
        more.stun += base.stun
        return more


def _counted(combat: Combat, side: Side) -> Sums:
    """What the combat has counted so far beside the dice."""
    sums = Sums()
    if side == "attack":
        sums.value = sum([n for _, n in combat.swords])
        sums.wounds = sum([n for _, n in combat.wounds])
        sums.bams, sums.diamonds = combat.attack_bams, combat.attack_diamonds
        sums.stun = float(combat.stun)
    else:
        sums.value = sum([n for _, n in combat.shields])
        sums.bams, sums.diamonds = combat.defense_bams, combat.defense_diamonds
        sums.thorns = combat.thorns
    return sums


class Wager:
    """A combat whose dice have been rolled, seen from the side of one hero."""

    def __init__(self, party: Party, combat: Combat, attacking: bool) -> None:
        self.party = party
        self.combat = combat
        self.attacking = attacking
        self.attack = _Side(party, combat, "attack")
        self.defense = _Side(party, combat, "defense")
        self.halved = self._halvings()
        self._known: dict[tuple[Symbols, Symbols], float] = {}

    def _halvings(self) -> int:
        """MD-DMG-06, MD-DMG-07."""
        game, combat = self.party.game, self.combat
        passive = loadout_of(game, combat.defender).at.get("passive", ())
        found = [s for s in (*passive, *effects_of(game, combat, "defense").always) if _halves(s)]
        return sum([holds(game, combat, "defense", sourced.effect.if_) for sourced in found])

    # --- what a roll comes to -------------------------------------------------------------------------------------

    def worth(self, attack: Symbols, defense: Symbols) -> float:
        """What this result is worth to the hero, in wounds."""
        key = (attack, defense)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self.result(self.attack.spent(attack), self.defense.spent(defense))
        return found

    def result(self, blow: Sums, guard: Sums, survives: bool = False) -> float:
        """Swords less shields, and automatic wounds (MD-COM-11, MD-COM-12)."""
        dealt = max(0, max(0, blow.value - guard.cut) - max(0, guard.value - blow.cut)) + blow.wounds
        for _ in range(self.halved):
            dealt = (dealt + 1) // 2
        if self.attacking:
            return self._struck(dealt, blow) - guard.thorns
        return guard.thorns + HEALING * guard.heal - self._suffered(dealt, blow, survives)

    def _struck(self, dealt: int, blow: Sums) -> float:
        """Wounds on an enemy: minions first, what is left over after them is lost (MD-HRD-09, MD-HRD-10)."""
        party, combat = self.party, self.combat
        hero, enemy = hero_of(party.game, combat.attacker), enemy_of(party.game, combat.defender)
        extra = HEALING * min(blow.heal, party.game.wounds(hero)) if hero is not None else 0.0
        if enemy is None:
            return dealt + extra
        minions = sum(enemy.minions)
        total = minions + enemy.health
        done = min(dealt, total if combat.was_stunned or not minions else minions)
        killed, left = 0, done
        for health in sorted(enemy.minions):
            left -= health
            killed += left >= 0
        dead = done >= total
        if blow.stun and not dead and not combat.was_stunned:
            extra += STUN
        return weights.prize(party.worth(enemy), done / total, dead) + weights.XP * killed + extra

    def _suffered(self, dealt: int, blow: Sums, survives: bool) -> float:
        """Wounds on a hero: each counts more the less health is left."""
        party = self.party
        hero = hero_of(party.game, self.combat.defender)
        if hero is None:
            return 0.0
        dealt = min(dealt, hero.health - 1) if survives else dealt
        return weights.harm((*[0.0] * dealt, 1.0), hero.health, party.fatal(hero)) + 0.7 * min(1.0, blow.stun)

    # --- rolling again (MD-RER-05, MD-RER-06) ---------------------------------------------------------------------

    def gain(self, side: Side, places: Sequence[int]) -> float:
        """What rolling these dice of a side again would bring on average."""
        pool = self.combat.pool(side)
        kept = _shown([die for at, die in enumerate(pool) if at not in places])
        again = [pool[at] // 10 * 10 for at in places]
        low, high = (dice.YELLOW, dice.RED) if side == "attack" else (dice.BLUE, dice.GREEN)
        total = -self._with(side, _shown(pool))
        for chance, (value, bams, diamonds) in rolls(again.count(low), again.count(high), side == "attack"):
            total += chance * self._with(side, (kept[0] + value, kept[1] + bams, kept[2] + diamonds))
        return total

    def _with(self, side: Side, own: Symbols) -> float:
        """The worth with these dice on one side, and the other side as it lies."""
        if side == "attack":
            return self.worth(own, _shown(self.combat.defense_dice))
        return self.worth(_shown(self.combat.attack_dice), own)

    def worst(self, side: Side, most: int) -> tuple[float, Sequence[int]]:
        """The dice of a side that should be rolled again, and what that brings: the poorest, or the opponent's best."""
        ranked = sorted(range(len(self.combat.pool(side))), key=lambda at: -self.standing(side, at))
        tries = [tuple(ranked[:n]) for n in range(1, min(most, len(ranked)) + 1)]
        return max([(self.gain(side, places), places) for places in tries], default=(0.0, ()))

    def standing(self, side: Side, at: int) -> float:
        """How much the hero would like to see a die changed."""
        die = self.combat.pool(side)[at]
        usual = dice.AVERAGE[die // 10] + (0.2 if die // 10 in (2, 4) else 0.1)
        better = dice.worth(die) + 0.6 * dice.BAMS[die] + 0.8 * dice.DIAMONDS[die] - usual
        return -better if (side == "attack") == self.attacking else better

    # --- symbols (MD-ENC-04 … 07) ---------------------------------------------------------------------------------

    def best_trigger(self, offered: Sequence[Sourced]) -> Sourced | None:
        """What to begin with on the way to the best use of the symbols; nothing if they bring nothing."""
        side = self.attack if self.attacking else self.defense
        own = _shown(self.combat.attack_dice if self.attacking else self.combat.defense_dice)
        tried = sorted(offered, key=lambda s: -usefulness(s.effect.do) / s.effect.cost.symbols)[:FEW]
        left = [own[1] + side.base.bams, own[2] + side.base.diamonds]
        best, most = None, self._bought(own, ()) + 0.05
        for bought in _purchases(tried, left):
            value = self._bought(own, bought)
            if value > most:
                best, most = bought[0], value
        return best

    def _bought(self, own: Symbols, bought: Sequence[Sourced]) -> float:
        """What the combat comes to if these enchantments are triggered."""
        sums, extra, cancelled, survives = Sums(), 0.0, [0, 0], False
        for sourced in bought:
            cost = sourced.effect.cost
            hero = hero_of(self.party.game, self.combat.attacker if self.attacking else self.combat.defender)
            if (cost.bloodrage or cost.blood_toll) and hero is not None:
                wounds = cost.bloodrage + cost.blood_toll
                extra -= 0.2 + weights.harm((*[0.0] * wounds, 1.0), hero.health, self.party.fatal(hero))
            for operation in sourced.effect.do:
                if isinstance(operation, SurviveWith):
                    survives = True
                elif isinstance(operation, _CANCELS):
                    _cancel(cancelled, operation)
                elif not sums.add(operation, own[0]):
                    extra += UNCOUNTED
        if self.attacking:
            guard = self.defense.total(_nothing_left(self.combat), Sums())
            return extra + self.result(self.attack.total(own, sums), guard)
        swords, bams, diamonds = _shown(self.combat.attack_dice)
        blow = self.attack.spent((swords, bams - cancelled[0], diamonds - cancelled[1]))
        return extra + self.result(blow, self.defense.total(own, sums), survives)


def _nothing_left(combat: Combat) -> Symbols:
    """The defender has spent its symbols before the attacker does (MD-COM-10)."""
    return dice.shields(combat.defense_dice), 0, 0


def _cancel(cancelled: list[int], operation: Operation) -> None:
    """MD-EFF-09."""
    if isinstance(operation, CancelBams):
        cancelled[0] += operation.n
    elif isinstance(operation, CancelDiamonds):
        cancelled[1] += operation.n
    else:
        cancelled[0] += 9
        cancelled[1] += 9


def _purchases(offered: Sequence[Sourced], left: list[int]) -> Iterator[tuple[Sourced, ...]]:
    """Everything that the symbols could pay for, each enchantment once."""
    for at, sourced in enumerate(offered):
        if afford(left, sourced.effect.cost):
            rest = left[:]
            pay(rest, sourced.effect.cost)
            yield (sourced,)
            for more in _purchases(offered[at + 1 :], rest):
                yield (sourced, *more)


def _halves(sourced: Sourced) -> bool:
    return any(isinstance(operation, HalfWoundsTaken) for operation in sourced.effect.do)


def _shown(pool: Sequence[int]) -> Symbols:
    """Swords or shields, bams and diamonds of dice that have been rolled."""
    return sum([dice.worth(die) for die in pool]), dice.bams(pool), dice.diamonds(pool)
