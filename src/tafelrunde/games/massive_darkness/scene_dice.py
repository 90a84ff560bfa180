"""Dice of cards in words: "Melee: 2 yellow and 1 red"."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.cards import Dice, EnemyCard, Equipment
from tafelrunde.games.massive_darkness.dice import COLORS
from tafelrunde.games.massive_darkness.effects import ATTACK_KINDS
from tafelrunde.kernel.scene import Text

USES = (*ATTACK_KINDS, "defense")


def dice_lines(card: Equipment | EnemyCard) -> list[Text]:
    """The dice of a card, a line for each use."""
    lines = []
    for use in USES:
        dice: Dice = getattr(card, use)
        if dice:
            lines.append(dice_line(use, {color: getattr(dice, color) for color in COLORS}))
    return lines


def dice_line(use: str, counts: dict[str, int]) -> Text:
    """One use with its dice."""
    said = [Text(f"dice-{color}", {"n": count}) for color, count in counts.items() if count]
    return Text("dice-line", {"use": Text(f"use-{use}"), "dice": said})
