"""Dice of cards in words: "Melee: 2 yellow and 1 red"."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.massive_darkness.box.cards import Dice, EnemyCard, Equipment
from tafelrunde.games.massive_darkness.box.dice import AVERAGE, CAP, COLORS, TENS
from tafelrunde.games.massive_darkness.effects import ATTACK_KINDS, Color
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.state import Enemy
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


def dice_line(use: str, counts: dict[Color, int]) -> Text:
    """One use with its dice."""
    said = [Text(f"dice-{color}", {"n": count}) for color, count in counts.items() if count]
    return Text("dice-line", {"use": Text(f"use-{use}"), "dice": said})


def die_tip(color: Color) -> Text:
    """What a die of that colour is good for (MD-DIE-02, MD-DIE-03)."""
    return Text(f"tip-die_{color}", {"mean": round(AVERAGE[TENS[color] // 10], 1)})


def enemy_pools(game: Game, enemy: Enemy) -> Iterator[tuple[str, dict[Color, int]]]:
    """The dice of an enemy for each use, its treasure included, at most three of a colour (MD-GRD-04, MD-DIE-04)."""
    card, loadout = game.card(enemy), game.enemy_loadout(enemy)
    for kind in ATTACK_KINDS:
        if card.dice(kind):
            yellow, red = loadout.pool(kind, 0 if kind == "melee" else 1)
            yield kind, {"yellow": min(yellow, CAP), "red": min(red, CAP)}
    blue, green = loadout.defense_pool
    if blue or green:
        yield "defense", {"blue": min(blue, CAP), "green": min(green, CAP)}
