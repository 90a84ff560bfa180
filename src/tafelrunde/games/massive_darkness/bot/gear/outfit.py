"""What a hero's equipment and skills are worth: wounds dealt and wounds taken against the guards of the level."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from tafelrunde.games.massive_darkness.bot.chances import odds
from tafelrunde.games.massive_darkness.bot.chances.odds import Blow, Guard, HeroKey, Strokes
from tafelrunde.games.massive_darkness.box.cards import Equipment
from tafelrunde.games.massive_darkness.box.content import Content, made_from_content
from tafelrunde.games.massive_darkness.effects import (
    AlwaysShadowMode,
    AttackKind,
    Charge,
    Command,
    ExtraAction,
    HealMultiplier,
    MaxHealth,
    MovementPointsPerMoveAction,
    NoTargetOf,
    Regeneration,
    SafeShot,
    Slippery,
    Strike,
    StrikeAttacker,
    SwordAndSpell,
    Teleport,
    WoundAttacker,
)
from tafelrunde.games.massive_darkness.game import TOP_LEVEL
from tafelrunde.games.massive_darkness.loadout import Loadout, enemy_loadout, hero_loadout

HELPLESS = 0.7
"""Nothing to hit with who is near."""
DEFENSE = 1.5
"""A wound not suffered against one dealt."""
REACH: dict[AttackKind, float] = {"melee": 1.0, "ranged": 1.1, "magic": 1.05}
_CIRCUMSTANCES = (
    frozenset(("enemy_attack", "defender_is_horde")),
    frozenset(("enemy_attack", "shadow_mode", "defender_is_guardian", "defender_is_wandering_monster_or_harbinger")),
)
"""Half of the attacks are made in the light on hordes, half in the shadows on single monsters."""
KNACKS: dict[type, float] = {
    Slippery: 0.4,
    Charge: 0.5,
    SafeShot: 0.4,
    Teleport: 0.3,
    Command: 0.4,
    AlwaysShadowMode: 0.5,
    HealMultiplier: 0.2,
    NoTargetOf: 0.3,
    SwordAndSpell: 0.2,
    StrikeAttacker: 0.7,
    MovementPointsPerMoveAction: 0.4,
}


@lru_cache(maxsize=32)
def _foes(level: int, content: Content) -> tuple[str, ...]:
    cards = [card.id for card in {card.id: card for card in content.guards.values()}.values() if card.level == level]
    tier = "lesser" if level <= 3 else "greater"
    return (*cards, *[card.id for card in {c.id: c for c in content.monsters.values()}.values() if card.role == tier])


@lru_cache(maxsize=512)
def _usual_guard(level: int, kind: AttackKind, dropped: int, spoiled: bool, content: Content) -> Guard:
    """The defence of the enemies of a level, taken together."""
    found: dict[int, float] = {}
    foes = _foes(level, content)
    for card in foes:
        for chance, shields in odds.guard(
            enemy_loadout(card, "", content), kind, frozenset(), 0, dropped, spoiled
        ).shields:
            found[shields] = found.get(shields, 0.0) + chance / len(foes)
    return Guard(tuple([(chance, shields) for shields, chance in found.items()]), 0.0, 0, 0, 0.0)


@lru_cache(maxsize=128)
def _usual_strokes(level: int, kind: AttackKind, content: Content) -> Strokes:
    """The attacks of the enemies of a level, taken together; their treasure makes them a little stronger."""
    found: dict[Blow, float] = {}
    armed = [
        card
        for card in _foes(level, content)
        if (kind, 0 if kind == "melee" else 1) in enemy_loadout(card, "", content).armed
    ]
    for card in armed:
        for chance, blow in odds.strokes(enemy_loadout(card, "", content), kind, 1, frozenset()).blows:
            stronger = Blow(blow.swords + (1 if level >= 2 else 0), blow.cut, blow.wounds)
            found[stronger] = found.get(stronger, 0.0) + chance / len(armed)
    return Strokes(tuple([(chance, blow) for blow, chance in found.items()]), 0, False, 0.0, 0.0)


@lru_cache(maxsize=1 << 13)
def dealt(key: HeroKey, near: bool = False) -> float:
    """Wounds per attack against the enemies of the level, with what else the attack brings."""
    loadout = hero_loadout(*key)
    level = min(TOP_LEVEL, key[3])
    found = []
    kinds: tuple[AttackKind, ...] = ("melee", "ranged", "magic")
    for kind in kinds:
        distance = 0 if near or kind == "melee" or (kind, 1) not in loadout.armed else 1
        if (kind, distance) not in loadout.armed:
            continue
        value = 0.0
        for flags in _CIRCUMSTANCES:
            attack = odds.strokes(loadout, kind, distance, flags)
            chances = odds.clash(attack, _usual_guard(level, kind, attack.dropped, attack.spoiled, key[-1]))
            mean = sum([min(n, 6) * chance for n, chance in enumerate(chances)])
            value += 0.5 * (mean + 0.5 * attack.stun + 0.4 * attack.heal)
        found.append(value * REACH[kind])
    found.sort(reverse=True)
    total = found[0] + 0.25 * sum(found[1:]) if found else 0.0
    if not any(distance == 0 for _, distance in loadout.armed) and not _gets_away(loadout):
        total -= HELPLESS
    return total


@lru_cache(maxsize=1 << 13)
def taken(key: HeroKey) -> float:
    """Wounds from an attack of the enemies of the level, less what the attacker suffers."""
    loadout = hero_loadout(*key)
    level = min(TOP_LEVEL, key[3])
    total = 0.0
    enemies: tuple[tuple[AttackKind, float], ...] = (("melee", 0.75), ("ranged", 0.25))
    for kind, share in enemies:
        flags = frozenset(("enemy_attack", "attacked_by_melee") if kind == "melee" else ("enemy_attack",))
        shield = odds.guard(loadout, kind, flags, 0, 0, False)
        chances = odds.clash(_usual_strokes(level, kind, key[-1]), shield)
        mean = sum([n * chance for n, chance in enumerate(chances)])
        total += share * (mean - 0.5 * shield.thorns - 0.4 * shield.heal - 0.3 * shield.riposte * chances[0])
    return total


@lru_cache(maxsize=1 << 13)
def worth(key: HeroKey, near: bool = False) -> float:
    """What a hero with these cards and skills is worth, in wounds; `near`: against enemies in the same zone."""
    loadout = hero_loadout(*key)
    offence = dealt(key, near)
    total = 2.0 * offence - DEFENSE * taken(key) + 0.8 * (loadout.health - 5)
    for occasion, effects in loadout.at.items():
        for sourced in effects:
            if sourced.effect.cost.discard:
                continue
            for operation in sourced.effect.do:
                total += _knack(operation, offence) if occasion != "transmute" else 0.0
    return total


def _gets_away(loadout: Loadout) -> bool:
    """Whether a hero whom enemies hold can go and shoot from elsewhere."""
    return any(
        isinstance(op, Slippery | Teleport | SafeShot)
        for effects in loadout.at.values()
        for sourced in effects
        for op in sourced.effect.do
    )


def _knack(operation: object, offence: float) -> float:
    if isinstance(operation, ExtraAction):
        return 0.7 * offence
    if isinstance(operation, Strike):
        return 0.8
    if isinstance(operation, Regeneration):
        return 1.6 * operation.n
    if isinstance(operation, WoundAttacker):
        return 0.4
    if isinstance(operation, MaxHealth):
        return 0.0
    return KNACKS.get(type(operation), 0.0)


def dressed(key: HeroKey, body: str, hands: tuple[str, ...], cards: Iterable[str]) -> HeroKey:
    """The same hero with these cards in its slots; only what works without a slot counts of the others."""
    equipment = key[-1].equipment
    loose = tuple(sorted([card for card in cards if equipment[card].slot == "none" and equipment[card].effects]))
    return (*key[:4], body, tuple(sorted(hands)), loose, *key[7:])


def best_dress(key: HeroKey, cards: Sequence[str], near: bool = False) -> tuple[float, str, tuple[str, ...]]:
    """The best way to wear these cards: its worth, the body card, the cards in hand."""
    return _best_dress(key[:4], key[7], key[8], tuple(sorted(cards)), near)


@lru_cache(maxsize=1 << 12)
def _best_dress(
    who: tuple[object, ...], most: int, content: Content, cards: tuple[str, ...], near: bool
) -> tuple[float, str, tuple[str, ...]]:
    equipment = content.equipment
    able = [card for card in cards if equipment[card].level <= most]
    bodies = _distinct(equipment, [card for card in able if equipment[card].slot == "body"]) or [""]
    one = _distinct(equipment, [card for card in able if equipment[card].slot == "one_hand"], copies=2)
    two = _distinct(equipment, [card for card in able if equipment[card].slot == "two_hand"])
    hands: list[tuple[str, ...]] = [(card,) for card in two]
    hands += list(combinations(one, 2)) if len(one) > 1 else [(card,) for card in one]
    hands = hands or [()]

    def value(body: str, held: tuple[str, ...]) -> float:
        return worth(dressed((*who, "", (), (), most, content), body, held, able), near)  # type: ignore[arg-type]

    body = max(bodies, key=lambda card: value(card, hands[0]))
    held = max(hands, key=lambda pair: value(body, pair))
    if len(bodies) > 1:
        body = max(bodies, key=lambda card: value(card, held))
    return value(body, held), body, held


def _distinct(equipment: Mapping[str, Equipment], cards: Sequence[str], copies: int = 1) -> list[str]:
    """One code of each card (or two): copies are equal; of many cards the highest levels are looked at."""
    found: dict[str, list[str]] = {}
    for card in cards:
        found.setdefault(equipment[card].id, []).append(card)
    kept = [card for same in found.values() for card in same[:copies]]
    return sorted(kept, key=lambda card: (-equipment[card].level, card))[:6]


def gain(key: HeroKey, cards: Sequence[str], more: str) -> float:
    """What another card would bring a hero who has these."""
    return best_dress(key, (*cards, more))[0] - best_dress(key, tuple(cards))[0]


def _forget() -> None:
    for cached in (_foes, _usual_guard, _usual_strokes, dealt, taken, worth, _best_dress):
        cached.cache_clear()


made_from_content.append(_forget)
