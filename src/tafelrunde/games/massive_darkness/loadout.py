"""What a figure brings into a combat: its dice and effects, worked out once for each combination of cards and skills.

A hero's loadout depends on the hero card, the class sheet, the skills that are active and the equipment; an enemy's on
its card and its treasure. Both are pure functions of content ids, so that they are kept beside the state, not in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Literal, NamedTuple

from tafelrunde.games.massive_darkness.cards import (
    COMBAT_EQUIPMENT,
    NO_DICE,
    WEAPONS,
    ClassSheet,
    Dice,
    EnemyCard,
    Equipment,
    Skill,
)
from tafelrunde.games.massive_darkness.content import load, made_from_content
from tafelrunde.games.massive_darkness.effects import (
    ATTACK_KINDS,
    NO_WOUND,
    At,
    AttackKind,
    BlankBonus,
    ChooseOne,
    Condition,
    Effect,
    ExtraActivation,
    FlipBlank,
    MaxHealth,
    MayWoundLeader,
    MeleeRange,
    Operation,
    Reroll,
    SwordAndSpell,
    UsableInMelee,
)
from tafelrunde.games.massive_darkness.names import effect_name


class Sourced(NamedTuple):
    """An effect and where it comes from: `key` is its own, `source` the card, skill or hero it stands on."""

    key: str
    source: str
    effect: Effect

    @property
    def called(self) -> str:
        """The id by which it is named in texts: of its card or skill, or of a hero's special skill."""
        return effect_name(self.key, self.source)


class CombatEffects(NamedTuple):
    """A figure's effects in one kind of combat, by the step in which they work (MD-COM-01)."""

    prepared: tuple[Sourced, ...] = ()
    """Paid with wounds before the roll (MD-COM-03)."""
    always: tuple[Sourced, ...] = ()
    rerolls: tuple[Sourced, ...] = ()
    blanks: tuple[Sourced, ...] = ()
    enchantments: tuple[Sourced, ...] = ()
    after: tuple[Sourced, ...] = ()
    """What waits for the wounds to be counted (MD-EFF-15)."""


NOTHING = CombatEffects()


class Loadout(NamedTuple):
    """Everything a figure has with it."""

    attack: dict[AttackKind, CombatEffects]
    defense: dict[AttackKind, CombatEffects]
    at: dict[At, tuple[Sourced, ...]]
    """All other effects by their occasion."""
    conditions: frozenset[Condition]
    """The conditions about equipment that hold."""
    sets: dict[str, int]
    """Equipped cards of each set (MD-ENC-15)."""
    health: int
    """Maximum health (MD-KEY-01)."""
    pools: dict[tuple[AttackKind, int], tuple[int, int]]
    """Yellow and red dice by kind of attack and distance: 0, 1 and 2 for any farther (MD-POOL-01 … 05)."""
    armed: frozenset[tuple[AttackKind, int]]
    """The kinds of attack and distances for which a weapon is equipped (MD-CBA-01 … 08)."""
    defense_pool: tuple[int, int]
    """Blue and green dice (MD-POOL-06)."""

    def pool(self, kind: AttackKind, distance: int) -> tuple[int, int]:
        return self.pools[kind, min(distance, 2)]


# --- heroes -------------------------------------------------------------------------------------------------------


def active_skills(sheet: ClassSheet, bought: tuple[int, ...], level: int) -> Iterator[tuple[str, Skill]]:
    """In each line the highest bought skill that the level allows (MD-SKL-04, MD-SKL-05, MD-LVL-08)."""
    for line, steps in zip(sheet.lines, bought, strict=True):
        for skill in reversed(line.skills[:steps]):
            if skill.level <= level:
                yield line.id, skill
                break


@lru_cache(maxsize=1 << 15)
def hero_loadout(
    hero: str,
    sheet_id: str,
    bought: tuple[int, ...],
    level: int,
    body: str,
    hands: tuple[str, ...],
    pack: tuple[str, ...],
    most: int,
) -> Loadout:
    """The loadout of a hero at a level of the game; cards above the level `most` count for nothing (MD-CAM-12)."""
    content = load()
    shelf = content.equipment
    body = body if body and shelf[body].level <= most else ""
    held = [shelf[code] for code in hands if shelf[code].level <= most]
    worn = [code for code in (body, *hands) if code and shelf[code].level <= most]
    always = [code for code in pack if shelf[code].slot == "none" and shelf[code].level <= most]
    equipped = {code: shelf[code] for code in (*worn, *always)}
    effects = [*_own_effects(hero, sheet_id, bought, level)]
    effects += _sourced([(code, equipment.effects) for code, equipment in equipped.items()])
    spell = any(type(op) is SwordAndSpell for sourced in effects for op in sourced.effect.do)
    pools, armed = _hero_pools(held, spell)
    raised = [op.n for sourced in effects for op in sourced.effect.do if type(op) is MaxHealth]
    cards = list(equipped.values())
    return Loadout(
        attack={kind: _combat(effects, ("attack", kind)) for kind in ATTACK_KINDS},
        defense={kind: _combat(effects, ("defense", _against(kind))) for kind in ATTACK_KINDS},
        at=_by_occasion(effects),
        conditions=_conditions(shelf.get(body), held),
        sets=_sets(cards),
        health=min(content.config.start_health + max(raised, default=0), content.config.most_health),
        pools=pools,
        armed=armed,
        defense_pool=(sum([c.defense.blue for c in cards]), sum([c.defense.green for c in cards])),
    )


def _own_effects(hero: str, sheet_id: str, bought: tuple[int, ...], level: int) -> Iterator[Sourced]:
    """What a hero has without any card: its own skills, its class, what it has bought (MD-HRO-02, MD-SKL-02)."""
    card = load().heroes[hero]
    sheet = load().classes[sheet_id]
    sources: list[tuple[str, tuple[Effect, ...]]] = [
        (hero, (*card.shadow_skill, *card.special_skill.effects)),
        (sheet.skill.id, sheet.skill.effects),
    ]
    sources += [(line, skill.effects) for line, skill in active_skills(sheet, bought, level)]
    return _sourced(sources)


def _hero_pools(
    hands: list[Equipment], sword_and_spell: bool
) -> tuple[dict[tuple[AttackKind, int], tuple[int, int]], frozenset[tuple[AttackKind, int]]]:
    """A card adds its dice only where its own range reaches (MD-POOL-05, MD-CBA-01 … 04, MD-KEY-08)."""
    pools: dict[tuple[AttackKind, int], tuple[int, int]] = {}
    armed: set[tuple[AttackKind, int]] = set()
    for kind in ATTACK_KINDS:
        for distance in (0, 1, 2):
            yellow = red = 0
            for card in hands:
                dice = card.dice(kind)
                reaches = _reaches(card, kind, distance)
                if kind == "melee" and distance == 0 and _has(card, UsableInMelee):
                    dice, reaches = card.ranged, True
                elif kind == "magic" and distance == 0 and sword_and_spell and card.melee:
                    dice, reaches = card.melee, True
                if reaches and dice:
                    yellow, red = yellow + dice.yellow, red + dice.red
                    armed.add((kind, distance))
            pools[kind, distance] = yellow, red
    return pools, frozenset(armed)


def _reaches(card: Equipment, kind: AttackKind, distance: int) -> bool:
    if kind == "melee":
        return distance <= max([op.most for effect in card.effects for op in effect.do if type(op) is MeleeRange] + [0])
    return distance >= 1


def _has(card: Equipment, kind: type[Operation]) -> bool:
    return any(type(op) is kind for effect in card.effects for op in effect.do)


def _conditions(body: Equipment | None, hands: list[Equipment]) -> frozenset[Condition]:
    """The bracketed conditions about equipment (MD-CND-04, 06 … 08, 10, 11)."""
    found: set[Condition] = set()
    weapons = [card for card in hands if card.kind in WEAPONS]
    tags = {tag for card in weapons for tag in card.tags}
    if body is None:
        found.add("no_armor")
    if any(card.kind == "shield" for card in hands):
        found.add("shield_equipped")
    if "sword" in tags:
        found.add("sword_equipped")
    if tags & {"mace", "hammer"}:
        found.add("mace_or_hammer")
    if len(weapons) == 2:
        found.add("two_weapons")
    if any(card.slot == "two_hand" for card in weapons):
        found.add("two_handed_weapon")
    return frozenset(found)


# --- enemies ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def enemy_loadout(code: str, treasure: str) -> Loadout:
    """The loadout of an enemy: its card first, then its treasure (MD-GRD-04, MD-GRD-05, MD-GRD-06, MD-GRD-08)."""
    content = load()
    card = content.enemies[code]
    extra: Equipment | EnemyCard | None = content.equipment.get(treasure) or content.enemies.get(treasure)
    if isinstance(extra, Equipment) and extra.kind not in COMBAT_EQUIPMENT:
        extra = None
    effects = list(_sourced([(card.type, card.effects)]))
    if extra is not None:
        usable = tuple(effect for effect in extra.effects if _guardian_can_use(card, effect))
        effects += _sourced([(treasure, usable)])
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
    return Loadout(
        attack={kind: _combat(effects, ("attack", kind)) for kind in ATTACK_KINDS},
        defense={kind: _combat(effects, ("defense", _against(kind))) for kind in ATTACK_KINDS},
        at=_by_occasion(effects),
        conditions=frozenset(),
        sets=_sets([extra] if isinstance(extra, Equipment) else []),
        health=card.health,
        pools=pools,
        armed=frozenset(armed),
        defense_pool=(blue, green),
    )


def _dice_for(treasure: Equipment | EnemyCard, kind: AttackKind) -> Dice:
    """What a treasure adds to such attacks; a throwing spear serves in melee too (MD-GRD-04, MD-RUL-47)."""
    if kind == "melee" and isinstance(treasure, Equipment) and _has(treasure, UsableInMelee):
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


# --- sorting effects ----------------------------------------------------------------------------------------------


def _against(kind: AttackKind) -> At:
    return "melee_defense" if kind == "melee" else "ranged_defense" if kind == "ranged" else "magic_defense"


def _sourced(sources: Iterable[tuple[str, tuple[Effect, ...]]]) -> Iterator[Sourced]:
    for source, effects in sources:
        for number, effect in enumerate(effects):
            yield Sourced(f"{source}.{number}", source, effect)


def _by_occasion(effects: list[Sourced]) -> dict[At, tuple[Sourced, ...]]:
    found: dict[At, tuple[Sourced, ...]] = {}
    for sourced in effects:
        found[sourced.effect.at] = (*found.get(sourced.effect.at, ()), sourced)
    return found


def _sets(cards: Iterable[Equipment]) -> dict[str, int]:
    found: dict[str, int] = {}
    for card in cards:
        if card.set:
            found[card.set] = found.get(card.set, 0) + 1
    return found


def _combat(effects: Iterable[Sourced], occasions: tuple[At, At]) -> CombatEffects:
    return sort_effects([sourced for sourced in effects if sourced.effect.at in occasions])


def sort_effects(effects: Iterable[Sourced]) -> CombatEffects:
    """Effects of a combat by the step in which they work."""
    steps: dict[str, list[Sourced]] = {name: [] for name in CombatEffects._fields}
    for sourced in effects:
        steps[_step(sourced.effect)].append(sourced)
    return CombatEffects(*[tuple(found) for found in steps.values()])


def _step(effect: Effect) -> Literal["prepared", "always", "rerolls", "blanks", "enchantments", "after"]:
    if effect.enchantment:
        return "enchantments"
    if NO_WOUND in effect.if_:
        return "after"
    if any(type(op) is Reroll for op in effect.do):
        return "rerolls"
    if effect.cost.bloodrage or effect.cost.blood_toll:
        return "prepared"
    if effect.optional or any(type(op) in (FlipBlank, BlankBonus, ChooseOne) for op in effect.do):
        return "blanks"
    return "always"


made_from_content += [hero_loadout.cache_clear, enemy_loadout.cache_clear]
