"""Where an ability matters: most are worth the same in every hex, or something only near an enemy."""

from __future__ import annotations

from tafelrunde.games.havens.bot.weighing.deeds import Deeds
from tafelrunde.games.havens.box.abilities import (
    Ability,
    Damage,
    GiveCondition,
    Guard,
    Heal,
    Loot,
    Pull,
    Push,
    Recover,
    Retaliate,
    Shield,
    Trigger,
)
from tafelrunde.tabletop.hexgrid import Mask

EVERYWHERE: Mask = -1
NOWHERE: Mask = 0


def zone(deeds: Deeds, ability: Ability) -> Mask:
    """The hexes in which the worth of an ability has to be looked at; in all others it is the same."""
    look = deeds.look
    match ability:
        case Loot():
            return look.floor.within(deeds.loot, ability.n)
        case Push() | GiveCondition(who="adjacent_enemy" | "adjacent_enemies") | Damage(who="adjacent_enemies"):
            reach = 1
        case Pull() | GiveCondition(who="enemy" | "enemies"):
            reach = ability.range or 1
        case Damage(who="enemy" | "enemies" | "enemies_adjacent_to_obstacle"):
            reach = ability.range or 1
        case _:
            return NOWHERE if _alike(ability) else EVERYWHERE
    mask = 0
    for foe in look.targets:
        mask |= foe.bit
    return look.floor.within(mask, reach)


def _alike(ability: Ability) -> bool:
    """Whether an ability is worth the same wherever the character stands."""
    match ability:
        case Heal():
            return ability.range is None or ability.on_self
        case GiveCondition():
            return ability.who == "self" and ability.what != "invisible"
        case Recover():
            return ability.who != "ally"
        case Trigger():
            return ability.event.endswith("attack_by_self")
        case _:
            return not isinstance(ability, Shield | Retaliate | Guard | Damage)
