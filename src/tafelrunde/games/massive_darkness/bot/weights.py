"""What things are worth to the bot: everything is measured in wounds of a healthy hero."""

from __future__ import annotations

STEP = 0.35
"""A movement point on the way to the goal."""
XP = 0.3
"""An experience point for one hero."""
TREASURE = 0.9
"""A treasure card of level 1; each level more is worth a fifth of it more."""
ROUNDS = 3.0
"""So many more rounds an enemy would do harm that is left alone."""
TAUNT = 0.3
"""To be the target of every enemy."""
REACTION = 1.0
"""Wounds of reactions against others: they come for sure."""
ALLY = 0.85
"""Wounds of others against one's own."""
MAIN_TOKEN = 6.0
"""Picking up what the quest asks for."""
ALONE = 0.25
"""Each step too many away from the others."""
LEVEL = 0.8
"""Raising the level of the game by one."""
LEAVE = 5.0
SANCTUM = 40.0
"""An enemy where none may be."""
QUEST = 60.0
"""The quest itself, where it hangs on one hero's life."""
OPEN_GOAL = 0.8
"""Opening a door on the way to the goal."""


def treasure(level: int, normal: int, special: int) -> float:
    """Tokens that lie on a tile of that level."""
    return TREASURE * ((1.0 + 0.2 * (level - 1)) * normal + (2.0 + 0.25 * (level - 1)) * special)


DEATH = 5.0
DEATH_PER_HERO = 1.5
"""The more heroes there are, the less wounds matter, and the more the few markers do."""


def death(lives: int, players: int) -> float:
    """What the death of a hero costs: a marker of the Lifebringer, or everything."""
    return 40.0 if lives <= 0 else (DEATH + DEATH_PER_HERO * players) * (1.4 if lives == 1 else 1.0)


def prize(worth: float, share: float, kill: float) -> float:
    """What wounds on an enemy bring of what it is worth that it is gone: a part as they come, the rest for the last."""
    return worth * (0.55 * share + 0.45 * kill)


def harm(chances: tuple[float, ...], health: int, fatal: float) -> float:
    """What an attack costs a hero: each wound counts more the less health is left."""
    if health <= 0:
        return 0.0
    total = cost = 0.0
    for wounds, chance in enumerate(chances):
        if wounds >= health:
            cost = fatal
        elif wounds:
            left = health - wounds
            cost += 1.0 if left >= 3 else 1.3 if left == 2 else 1.8
        total += chance * cost
    return total
