"""What effects of cards and skills bring in a combat: by themselves, and for the symbols of a roll (chapter 7.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tafelrunde.games.massive_darkness.bot.chances.pools import Symbols
from tafelrunde.games.massive_darkness.effects import (
    AttackAgain,
    AttackerSwords,
    Bams,
    BlankBonus,
    ChooseOne,
    Cost,
    DefenderRollsNothing,
    Diamonds,
    DoubleSwords,
    FlipBlank,
    Heal,
    HealSelf,
    Kill,
    Operation,
    RemoveAttackDice,
    RemoveDefenseDice,
    Reroll,
    Shields,
    Splash,
    Stun,
    SurviveWith,
    Swords,
    TargetShields,
    WoundAttacker,
    Wounds,
)
from tafelrunde.games.massive_darkness.loadout import CombatEffects, Loadout, Sourced

MOST = 14
"""More wounds than these are counted as these."""

Flags = frozenset[str]
"""The conditions that hold, as far as they do not follow from the equipment."""


class Sums:
    """What works by itself in an attack or a defence."""

    __slots__ = ("bams", "cut", "diamonds", "heal", "stun", "thorns", "value", "wounds")

    def __init__(self) -> None:
        self.value = self.cut = self.wounds = self.bams = self.diamonds = 0
        self.thorns = self.heal = self.stun = 0.0

    def add(self, operation: Operation, rolled: int = 0) -> bool:
        """Count an operation; returns whether it is one that is counted here."""
        if isinstance(operation, Swords | Shields):
            self.value += operation.n
        elif isinstance(operation, TargetShields | AttackerSwords):
            self.cut -= operation.n
        elif isinstance(operation, Wounds):
            self.wounds += operation.n
        elif isinstance(operation, Bams):
            self.bams += operation.n
        elif isinstance(operation, Diamonds):
            self.diamonds += operation.n
        elif isinstance(operation, DoubleSwords):
            self.value += rolled
        elif isinstance(operation, Kill):
            self.wounds += MOST
        elif isinstance(operation, Stun):
            self.stun += 1.0
        elif isinstance(operation, Heal | HealSelf):
            self.heal += operation.n
        elif isinstance(operation, WoundAttacker):
            self.thorns += operation.n or 1.5
        elif isinstance(operation, RemoveDefenseDice | RemoveAttackDice):
            self.cut += operation.n
        elif isinstance(operation, DefenderRollsNothing):
            self.cut += 3
        elif isinstance(operation, Reroll):
            self.cut += 1
        elif isinstance(operation, AttackAgain | Splash):
            self.wounds += 1
        elif isinstance(operation, ChooseOne):
            return sum([self.add(inner, rolled) for inner in operation.of[-1]]) > 0
        else:
            return False
        return True


_WORTH: dict[type[Any], float] = {Wounds: 1.3, Swords: 1.0, Shields: 1.0, TargetShields: 0.8, AttackerSwords: 1.0}


def usefulness(effect_do: Sequence[Operation], rolled: int = 1) -> float:
    """What an enchantment brings, in wounds, by and large."""
    total = 0.0
    for operation in effect_do:
        kind = type(operation)
        if kind in _WORTH:
            total += abs(operation.n) * _WORTH[kind]  # type: ignore[union-attr]
        elif isinstance(operation, Kill):
            total += 9.0
        elif isinstance(operation, DoubleSwords):
            total += rolled
        elif isinstance(operation, Stun):
            total += 1.2
        elif isinstance(operation, Heal | HealSelf):
            total += 0.9 * operation.n
        elif isinstance(operation, WoundAttacker):
            total += 0.9 * (operation.n or 1.5)
        elif isinstance(operation, RemoveDefenseDice | RemoveAttackDice):
            total += 1.0 * operation.n
        elif isinstance(operation, SurviveWith):
            total += 2.0
        elif isinstance(operation, AttackAgain | Splash):
            total += 1.5
        else:
            total += 0.4
    return total


def holds(conditions: Iterable[str], loadout: Loadout, flags: Flags) -> bool:
    """Whether conditions are met: by the equipment, or by the circumstances."""
    return all(condition in flags or condition in loadout.conditions for condition in conditions)


def afford(left: list[int], cost: Cost) -> bool:
    bams, diamonds = left[0] - cost.bam, left[1] - cost.diamond
    return bams >= 0 and diamonds >= 0 and bams + diamonds >= cost.either


def pay(left: list[int], cost: Cost) -> None:
    bams = min(cost.either, left[0] - cost.bam)
    left[0] -= cost.bam + bams
    left[1] -= cost.diamond + cost.either - bams


def enchanted(shown: Symbols, ready: Sequence[Sourced], base: Sums) -> Sums:
    """What the symbols of a roll bring beside its swords or shields."""
    sums = Sums()
    left = [shown[1] + base.bams, shown[2] + base.diamonds]
    for sourced in ready:
        for _ in range(sourced.effect.repeat):
            if not afford(left, sourced.effect.cost):
                break
            pay(left, sourced.effect.cost)
            for operation in sourced.effect.do:
                sums.add(operation, shown[0])
    return sums


def by_itself(effects: CombatEffects, loadout: Loadout, flags: Flags) -> Sums:
    sums = Sums()
    for sourced in (*effects.always, *effects.blanks):
        if holds(sourced.effect.if_, loadout, flags):
            for operation in sourced.effect.do:
                if isinstance(operation, TargetShields) and operation.per_set:
                    sums.cut -= operation.n * loadout.sets.get(operation.per_set, 0)
                elif not isinstance(operation, RemoveDefenseDice | RemoveAttackDice | DefenderRollsNothing):
                    sums.add(operation)
    return sums


def ready_ones(effects: CombatEffects, loadout: Loadout, flags: Flags) -> list[Sourced]:
    """Enchantments that may be triggered, the most useful for its price first."""
    able = [s for s in effects.enchantments if holds(s.effect.if_, loadout, flags)]
    return sorted(able, key=lambda s: -usefulness(s.effect.do) / s.effect.cost.symbols)


def improvement(effects: CombatEffects, loadout: Loadout, flags: Flags, side: str) -> tuple[str, bool, bool]:
    """How the own dice are improved, whether all may be rolled again, and whether the opponent's are spoiled."""
    mode, again, spoiled = "", False, False
    for sourced in effects.rerolls:
        if sourced.effect.cost.bloodrage or not holds(sourced.effect.if_, loadout, flags):
            continue
        for operation in sourced.effect.do:
            if not isinstance(operation, Reroll):
                continue
            if (operation.dice.startswith("attack_all") and side == "attack") or (
                operation.dice == "defense_all" and side == "defense"
            ):
                again = True
            elif operation.dice == f"{side}_blanks":
                mode = mode or "blanks"
            elif side in operation.dice:
                mode = "poor"
            else:
                spoiled = True
    if not mode:
        flags = flags | {"after_a_reroll"} if again else flags
        for sourced in effects.blanks:
            if holds(sourced.effect.if_, loadout, flags):
                if any(isinstance(op, FlipBlank) for op in sourced.effect.do):
                    mode = "flip"
                elif any(isinstance(op, BlankBonus) and op.swords for op in sourced.effect.do):
                    mode = mode or "bonus"
    return mode, again, spoiled
