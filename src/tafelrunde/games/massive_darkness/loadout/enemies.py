"""What an enemy brings: its card, and what its treasure adds to it (chapter 6.5)."""

from __future__ import annotations

from functools import lru_cache

from tafelrunde.games.massive_darkness.box.cards import COMBAT_EQUIPMENT, NO_DICE, Dice, EnemyCard, Equipment
from tafelrunde.games.massive_darkness.box.content import Content, made_from_content
from tafelrunde.games.massive_darkness.effects import (
    ATTACK_KINDS,
    AttackKind,
    Effect,
    ExtraActivation,
    MayWoundLeader,
    MeleeRange,
    UsableInMelee,
)
from tafelrunde.games.massive_darkness.loadout.figure import (
    ATTACK,
    DEFENSE,
    Loadout,
    by_occasion,
    has,
    in_combat,
    sets_of,
    with_sources,
)


@lru_cache(maxsize=1 << 14)
def enemy_loadout(code: str, treasure: str, content: Content) -> Loadout:
    """The loadout of an enemy: its card first, then its treasure (MD-GRD-04, MD-GRD-05, MD-GRD-06, MD-GRD-08)."""
    card = content.enemies[code]
    extra: Equipment | EnemyCard | None = content.equipment.get(treasure) or content.enemies.get(treasure)
    if isinstance(extra, Equipment) and extra.kind not in COMBAT_EQUIPMENT:
        extra = None
    effects = list(with_sources([(card.type, card.effects)]))
    if extra is not None:
        usable = tuple(effect for effect in extra.effects if _guardian_can_use(card, effect))
        effects += with_sources([(treasure, usable)])
    pools: dict[tuple[AttackKind, int], tuple[int, int]] = {}
    armed: set[tuple[AttackKind, int]] = set()
    for kind in ATTACK_KINDS:
        dice = card.dice(kind)
        more = _dice_for(extra, kind) if extra is not None and dice else NO_DICE
        pool = dice.yellow + more.yellow, dice.red + more.red
        for distance in (0, 1, 2):
            pools[kind, distance] = pool
            if dice and (distance == 0) == (kind == "melee"):
                armed.add((kind, distance))
    blue, green = card.defense.blue, card.defense.green
    if extra is not None and card.defense:
        blue, green = blue + extra.defense.blue, green + extra.defense.green
    at = by_occasion(effects)
    return Loadout(
        attack=in_combat(effects, at, "attack", ATTACK),
        defense=in_combat(effects, at, "defense", DEFENSE),
        at=at,
        conditions=frozenset(),
        sets=sets_of([extra] if isinstance(extra, Equipment) else []),
        health=card.health,
        pools=pools,
        armed=frozenset(armed),
        defense_pool=(blue, green),
    )


def _dice_for(treasure: Equipment | EnemyCard, kind: AttackKind) -> Dice:
    """What a treasure adds to such attacks; a throwing spear serves in melee too (MD-GRD-04, MD-RUL-47)."""
    if kind == "melee" and isinstance(treasure, Equipment) and has(treasure, UsableInMelee):
        return treasure.ranged
    return treasure.dice(kind)


FOR_HEROES = (MeleeRange, MayWoundLeader, ExtraActivation)
"""What means nothing to a guardian: it reaches as far as enemies do, and heroes are neither hordes nor guardians."""


def _guardian_can_use(card: EnemyCard, effect: Effect) -> bool:
    """Only in kinds of combat for which its card has dice (MD-GRD-05, MD-GRD-12, MD-RUL-47)."""
    if all(type(operation) in FOR_HEROES for operation in effect.do):
        return False
    if effect.at.endswith("defense"):
        return bool(card.defense)
    if effect.at in ATTACK_KINDS:
        return bool(card.dice(effect.at))
    return True


made_from_content.append(enemy_loadout.cache_clear)
