"""Bams and diamonds: how many a side has, and what they pay for (MD-ENC-06, MD-ENC-09, MD-ENC-10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.effects import Cost
from tafelrunde.games.massive_darkness.state import Combat, Side


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


def spent_places(pool: Sequence[int], on_faces: Mapping[int, int], left: int) -> list[int]:
    """The dice whose symbols of one kind are spent, a die for each symbol.

    Symbols of one kind are all alike. For screens what came beside the dice goes first, then die after die.
    """
    places = [at for at, die in enumerate(pool) for _ in range(on_faces[die])]
    return places[: max(0, len(places) - left)]


def clear_debts(combat: Combat, side: Side, staying: Sequence[int]) -> None:
    """Only these dice are left: what was spent or cancelled is no debt of symbols to come (MD-ENC-14, MD-RUL-38)."""
    bams_there, diamonds_there = dice.bams(staying), dice.diamonds(staying)
    if side == "attack":
        combat.attack_bams = max(combat.attack_bams, -bams_there)
        combat.attack_diamonds = max(combat.attack_diamonds, -diamonds_there)
    else:
        combat.defense_bams = max(combat.defense_bams, -bams_there)
        combat.defense_diamonds = max(combat.defense_diamonds, -diamonds_there)


def change_symbols(combat: Combat, side: Side, by_bams: int, by_diamonds: int) -> None:
    if side == "attack":
        combat.attack_bams += by_bams
        combat.attack_diamonds += by_diamonds
    else:
        combat.defense_bams += by_bams
        combat.defense_diamonds += by_diamonds
