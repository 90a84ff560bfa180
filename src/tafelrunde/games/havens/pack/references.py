"""What the abilities of cards, monsters and items may name, and which gains make sense where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct, structs

from tafelrunde.games.havens import abilities as tokens
from tafelrunde.games.havens.abilities import Gain
from tafelrunde.games.havens.records import Content
from tafelrunde.tabletop.documents import Path

Misfit = tuple[Path, str]
"""The way from the record to the mistake, and what is wrong."""

_ATTACK = frozenset(
    [
        "attack",
        "times",
        "double",
        "range",
        "pierce",
        "push",
        "pull",
        "cond",
        "own_cond",
        "infuse",
        "add_target",
        "area",
        "advantage",
        "heal",
        "shield",
        "damage",
        "xp",
    ]
)
_MOVE = frozenset(["move", "jump", "fly", "sure_footed", "through_enemies", "xp"])
_HEAL = frozenset(["heal", "range", "cond", "infuse", "xp"])
GAINS: dict[str, frozenset[str]] = {
    "attack": _ATTACK,
    "move": _MOVE,
    "heal": _HEAL,
    "push": frozenset({"damage", "xp"}),
    "consume": _ATTACK | _MOVE | _HEAL | {"retaliate"},
    # Events that a trigger waits for.
    "attack_by_self": _ATTACK,
    "melee_attack_by_self": _ATTACK,
    "attacked": frozenset(["shield", "retaliate", "disadvantage", "unpierced", "unmoved", "own_cond", "xp"]),
    "damage": frozenset({"negate", "xp"}),
    # Windows of items.
    "always": frozenset({"move", "fly", "jump", "slots"}),
    "target": frozenset(
        [
            "attack",
            "pierce",
            "push",
            "pull",
            "cond",
            "own_cond",
            "infuse",
            "advantage",
            "ignore_disadvantage",
            "double",
            "heal",
            "damage",
            "xp",
        ]
    ),
    "double_drawn": frozenset({"double_as"}),
    "fatal": frozenset({"survive_with"}),
    "condition": frozenset({"prevent"}),
    "trap": frozenset({"halve"}),
}
"""The gains that the rules know in each situation. A window `consume` of an item knows only `wild_element`."""

REPEATED = ("twice_target_shield", "per_adjacent_enemy")
"""Conditions that also say how often."""


def unknown(name: object, known: Iterable[object], what: str) -> str:
    """`'arrow' is no area; there are cone3, line2`."""
    return f"{name!r} is no {what}; there are {', '.join(sorted(map(str, known))) or 'none'}"


def in_abilities(abilities: Iterable[Struct], path: Path, content: Content) -> Iterator[Misfit]:
    """Everything in the abilities of a card, item or special action that names nothing or does nothing."""
    for index, ability in enumerate(abilities):
        yield from _in_ability(ability, (*path, index), content)


def _in_ability(ability: Struct, path: Path, content: Content) -> Iterator[Misfit]:
    kind = str(ability.__struct_config__.tag)
    if area := getattr(ability, "area", ""):
        yield from _area(area, (*path, "area"), content)
        if isinstance(ability, tokens.Attack) and area in content.areas:
            if ability.range and content.areas[area].grey is not None:
                yield (*path, "area"), f"{area!r} is drawn about the acting figure (o), so it can't have a range"
            elif ability.range is None and content.areas[area].grey is None:
                yield (*path, "area"), f"{area!r} has no acting figure (o), so the attack needs a range"
    if isinstance(ability, tokens.Summon) and ability.what not in content.summons:
        yield (*path, "what"), unknown(ability.what, content.summons, "summon")
    if isinstance(ability, tokens.MonsterSummon):
        kinds = [key for key, monster in content.monsters.items() if not monster.boss]
        if ability.what not in kinds:
            yield (*path, "what"), unknown(ability.what, kinds, "monster that can be summoned")
    if isinstance(ability, tokens.Trap | tokens.MonsterTrap) and not ability.damage and not ability.cond:
        yield path, "a trap needs a damage or conditions"
    for key in ("bonus", "consume"):
        for number, extra in enumerate(getattr(ability, key, ())):
            here = (*path, key, number)
            yield from in_gain(extra.gain, kind, (*here, "gain"), content)
            if isinstance(extra, tokens.Bonus) and extra.gain.times != (extra.when in REPEATED):
                yield (*here, "gain"), f"`times` belongs to {' and '.join(REPEATED)}, and only to them"
    if isinstance(ability, tokens.Trigger):
        yield from in_gain(ability.gain, ability.event, (*path, "gain"), content)
    if isinstance(ability, tokens.MonsterConsume):
        yield from in_gain(ability.gain, "consume", (*path, "gain"), content)
    if isinstance(ability, tokens.OpenDoor):
        yield from in_abilities(ability.otherwise, (*path, "otherwise"), content)


def in_gain(
    gain: Gain, situation: str, path: Path, content: Content, gains: Mapping[str, frozenset[str]] = GAINS
) -> Iterator[Misfit]:
    """A gain that is empty, or that the rules don't know in this situation."""
    given = [name for name, value in structs.asdict(gain).items() if value != getattr(Gain(), name)]
    if not given:
        yield path, "a gain needs at least one effect"
    allowed = gains.get(situation, frozenset())
    for name in given:
        if name not in allowed:
            listed = ", ".join(sorted(allowed)) or "none"
            yield (*path, name), f"the rules know no such gain for {situation!r}; allowed are {listed}"
    if gain.area:
        yield from _area(gain.area, (*path, "area"), content)


def _area(area: str, path: Path, content: Content) -> Iterator[Misfit]:
    if area not in content.areas:
        yield path, unknown(area, content.areas, "area")
