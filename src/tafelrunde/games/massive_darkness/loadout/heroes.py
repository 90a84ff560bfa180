"""What a hero brings: hero card, class sheet, active skills and equipment (chapters 7.2, 9.2 and 9.4)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tafelrunde.games.massive_darkness.box.cards import WEAPONS, ClassSheet, Equipment, Skill
from tafelrunde.games.massive_darkness.box.content import Content, made_from_content
from tafelrunde.games.massive_darkness.effects import (
    ATTACK_KINDS,
    AttackKind,
    Condition,
    Effect,
    MaxHealth,
    MeleeRange,
    SwordAndSpell,
    UsableInMelee,
)
from tafelrunde.games.massive_darkness.loadout.figure import (
    ATTACK,
    DEFENSE,
    Loadout,
    Sourced,
    by_occasion,
    has,
    in_combat,
    sets_of,
    with_sources,
)


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
    always: tuple[str, ...],
    most: int,
    content: Content,
) -> Loadout:
    """The loadout of a hero at a level of the game; cards above the level `most` count for nothing (MD-CAM-12).

    `always` are the cards in the pack that work without a slot (MD-EQP-06); what else is in it does not matter.
    """
    shelf = content.equipment
    body = body if body and shelf[body].level <= most else ""
    held = [shelf[code] for code in hands if shelf[code].level <= most]
    worn = [code for code in (body, *hands) if code and shelf[code].level <= most]
    equipped = {code: shelf[code] for code in (*worn, *[code for code in always if shelf[code].level <= most])}
    effects = [*_own_effects(content, hero, sheet_id, bought, level)]
    effects += with_sources([(code, equipment.effects) for code, equipment in equipped.items()])
    spell = any(type(op) is SwordAndSpell for sourced in effects for op in sourced.effect.do)
    pools, armed = _hero_pools(held, spell)
    raised = [op.n for sourced in effects for op in sourced.effect.do if type(op) is MaxHealth]
    cards = list(equipped.values())
    at = by_occasion(effects)
    return Loadout(
        attack=in_combat(effects, at, "attack", ATTACK),
        defense=in_combat(effects, at, "defense", DEFENSE),
        at=at,
        conditions=_conditions(shelf.get(body), held),
        sets=sets_of(cards),
        health=min(content.config.start_health + max(raised, default=0), content.config.most_health),
        pools=pools,
        armed=armed,
        defense_pool=(sum([c.defense.blue for c in cards]), sum([c.defense.green for c in cards])),
    )


def _own_effects(content: Content, hero: str, sheet_id: str, bought: tuple[int, ...], level: int) -> Iterator[Sourced]:
    """What a hero has without any card: its own skills, its class, what it has bought (MD-HRO-02, MD-SKL-02)."""
    card = content.heroes[hero]
    sheet = content.classes[sheet_id]
    sources: list[tuple[str, tuple[Effect, ...]]] = [
        (hero, (*card.shadow_skill, *card.special_skill.effects)),
        (sheet.skill.id, sheet.skill.effects),
    ]
    sources += [(line, skill.effects) for line, skill in active_skills(sheet, bought, level)]
    return with_sources(sources)


def _hero_pools(
    hands: list[Equipment], sword_and_spell: bool
) -> tuple[dict[tuple[AttackKind, int], tuple[int, int]], frozenset[tuple[AttackKind, int]]]:
    """A card adds its dice only where its own range reaches (MD-POOL-05, MD-CBA-01 … 04, MD-KEY-08)."""
    pools: dict[tuple[AttackKind, int], tuple[int, int]] = {}
    armed: set[tuple[AttackKind, int]] = set()
    for kind in ATTACK_KINDS:
        for distance in (0, 1, 2):
            pools[kind, distance] = 0, 0
    for card in hands:
        far = max([op.most for effect in card.effects for op in effect.do if type(op) is MeleeRange], default=0)
        thrown = has(card, UsableInMelee)
        for (kind, distance), (yellow, red) in pools.items():
            dice = card.dice(kind)
            reaches = distance <= far if kind == "melee" else distance >= 1
            if kind == "melee" and distance == 0 and thrown:
                dice, reaches = card.ranged, True
            elif kind == "magic" and distance == 0 and sword_and_spell and card.melee:
                dice, reaches = card.melee, True
            if reaches and dice:
                pools[kind, distance] = yellow + dice.yellow, red + dice.red
                armed.add((kind, distance))
    return pools, frozenset(armed)


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


made_from_content.append(hero_loadout.cache_clear)
