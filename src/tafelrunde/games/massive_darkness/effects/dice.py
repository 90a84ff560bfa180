"""Dice that are added, taken away, rolled again or turned (MD-EFF-07, 08, 11 … 13, MD-RER-05 … 07)."""

from typing import Literal

from tafelrunde.games.massive_darkness.effects.words import Amount, Op, Positive, RerollDice


class AddDice(Op, frozen=True):
    """Dice of a colour, before the roll (MD-EFF-07)."""

    yellow: Amount = 0
    red: Amount = 0
    blue: Amount = 0
    green: Amount = 0


class AddAttackDice(Op, frozen=True):
    """The owner chooses the colours (MD-POOL-09)."""

    n: Positive
    per_set: str = ""


class AddDefenseDice(Op, frozen=True):
    n: Positive


class RemoveAttackDice(Op, frozen=True):
    """Before the roll, as an enchantment after it; the user chooses which (MD-EFF-08, MD-POOL-08)."""

    n: Positive


class RemoveDefenseDice(Op, frozen=True):
    n: Positive


class DefenderRollsNothing(Op, frozen=True):
    """All dice of the defender (MD-EFF-13)."""


class Reroll(Op, frozen=True):
    """Once, and a hero may leave it (MD-RER-01 … 09)."""

    dice: RerollDice


class FlipBlank(Op, frozen=True):
    """Up to n blank dice are turned to their opposite face (MD-EFF-11)."""

    n: Positive


class BlankBonus(Op, frozen=True):
    """A blank die, or every one, gains symbols (MD-EFF-12)."""

    dice: Literal["attack", "yellow", "red"]
    every: bool = False
    swords: Amount = 0
    bams: Amount = 0
    diamonds: Amount = 0


DiceChange = (
    AddDice
    | AddAttackDice
    | AddDefenseDice
    | RemoveAttackDice
    | RemoveDefenseDice
    | DefenderRollsNothing
    | Reroll
    | FlipBlank
    | BlankBonus
)
