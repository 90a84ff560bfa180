"""What a figure brings into a combat: its dice and effects, worked out once for each combination of cards and skills.

A hero's loadout depends on the hero card, the class sheet, the skills that are active and the equipment; an enemy's on
its card and its treasure. Both are pure functions of content ids, so that they are kept beside the state, not in it.
"""

from tafelrunde.games.massive_darkness.loadout.enemies import enemy_loadout
from tafelrunde.games.massive_darkness.loadout.figure import NOTHING, CombatEffects, Loadout, Sourced, sort_effects
from tafelrunde.games.massive_darkness.loadout.heroes import active_skills, hero_loadout

__all__ = [
    "NOTHING",
    "CombatEffects",
    "Loadout",
    "Sourced",
    "active_skills",
    "enemy_loadout",
    "hero_loadout",
    "sort_effects",
]
