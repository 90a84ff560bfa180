"""What the abilities of cards, monsters and items may name, and which gains make sense where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct, structs

from tafelrunde.games.havens.box import abilities as tokens
from tafelrunde.games.havens.box import monster_abilities as creatures
from tafelrunde.games.havens.box import vocabulary
from tafelrunde.games.havens.box.cards import Content
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.kernel.papers.document import Path

Misfit = tuple[Path, str]
"""The way from the record to the mistake, and what is wrong."""


def _words(text: str) -> frozenset[str]:
    words = text.split()
    return frozenset(words)


_BLOW = _words("attack double pierce push pull cond own_cond infuse add_target advantage ignore_disadvantage heal xp")
_STRIKE = _BLOW | _words("range area shield retaliate")
_MOVE = _words("move jump fly sure_footed through_enemies xp")
_ATTACKED = _words("shield retaliate disadvantage unpierced unmoved own_cond xp")
_HEAL = _words("heal cond infuse xp")
_MONSTER = _words("attack range pierce push pull cond add_target area advantage own_cond infuse shield retaliate heal")
GAINS: dict[str, frozenset[str]] = {
    # Elements consumed for an ability, or an item used with it.
    "attack": _STRIKE,
    "move": _MOVE,
    "heal": _HEAL,
    "attack of a monster": _MONSTER,
    "card of a monster": _MONSTER | _words("move jump damage"),
    # A bonus in a situation: for one target, or for a push that was stopped.
    "bonus": _BLOW | _words("times"),
    "push": _words("damage xp"),
    # Events that a trigger waits for.
    "attack_by_self": _BLOW,
    "melee_attack_by_self": _BLOW,
    "ranged_attack_by_self": _BLOW,
    "shadow_attack_by_self": _BLOW,
    "move_by_self": _MOVE,
    "attacked": _ATTACKED,
    "ranged_attacked": _ATTACKED,
    "approached": _words("damage"),
    "damage": _words("negate xp"),
    # Windows of items.
    "always": _words("move fly slots sure_footed"),
    "target": _BLOW - _words("add_target"),
    "consume": _words("wild_element"),
    "double_drawn": _words("double_as"),
    "fatal": _words("survive_with"),
    "condition": _words("prevent"),
    "trap": _words("halve"),
}
"""The gains that the rules know in each situation."""

REPEATED = ("twice_target_shield", "per_adjacent_enemy", "per_adjacent_ally", "per_shadow")
"""Conditions that also say how often."""


def unknown(name: object, known: Iterable[object], what: str) -> str:
    """`'arrow' is no area; there are cone3, line2`."""
    return f"{name!r} is no {what}; there are {', '.join(sorted(map(str, known))) or 'none'}"


def in_abilities(abilities: Iterable[Struct], path: Path, content: Content) -> Iterator[Misfit]:
    """Everything in the abilities of a card, item or special action that names nothing or does nothing."""
    for index, ability in enumerate(abilities):
        yield from _in_ability(ability, (*path, index), content)


def _in_ability(ability: Struct, path: Path, content: Content) -> Iterator[Misfit]:
    if area := getattr(ability, "area", ""):
        yield from _area(area, (*path, "area"), content)
        if isinstance(ability, tokens.Attack) and area in content.areas:
            if ability.range and content.areas[area].grey is not None:
                yield (*path, "area"), f"{area!r} is drawn about the acting figure (o), so it can't have a range"
            elif ability.range is None and content.areas[area].grey is None:
                yield (*path, "area"), f"{area!r} has no acting figure (o), so the attack needs a range"
    if isinstance(ability, tokens.Summon) and ability.what not in content.summons:
        yield (*path, "what"), unknown(ability.what, content.summons, "summon")
    if isinstance(ability, creatures.MonsterSummon):
        kinds = [key for key, monster in content.monsters.items() if not monster.boss]
        if ability.what not in kinds:
            yield (*path, "what"), unknown(ability.what, kinds, "monster that can be summoned")
    if isinstance(ability, tokens.Trap | creatures.MonsterTrap) and not ability.damage and not ability.cond:
        yield path, "a trap needs a damage or conditions"
    for key in ("bonus", "consume"):
        for number, extra in enumerate(getattr(ability, key, ())):
            here = (*path, key, number)
            yield from in_gain(extra.gain, _situation(ability, key), (*here, "gain"), content)
            if isinstance(extra, vocabulary.Bonus) and extra.gain.times != (extra.when in REPEATED):
                yield (*here, "gain"), f"`times` belongs to {', '.join(REPEATED)}, and only to them"
    if isinstance(ability, tokens.Trigger):
        yield from in_gain(ability.gain, ability.event, (*path, "gain"), content)
    if isinstance(ability, creatures.MonsterConsume):
        yield from in_gain(ability.gain, "card of a monster", (*path, "gain"), content)
    if isinstance(ability, creatures.OpenDoor):
        yield from in_abilities(ability.otherwise, (*path, "otherwise"), content)


def _situation(ability: Struct, key: str) -> str:
    if isinstance(ability, creatures.MonsterAttack):
        return "attack of a monster"
    if key == "bonus" and not isinstance(ability, tokens.Push):
        return key
    return str(ability.__struct_config__.tag)


def in_gain(gain: Gain, situation: str, path: Path, content: Content) -> Iterator[Misfit]:
    """A gain that is empty, or that the rules don't know in this situation."""
    given = [name for name, value in structs.asdict(gain).items() if value != getattr(Gain(), name)]
    if not given:
        yield path, "a gain needs at least one effect"
    allowed = GAINS.get(situation, frozenset())
    for name in given:
        if name not in allowed:
            listed = ", ".join(sorted(allowed)) or "none"
            yield (*path, name), f"the rules know no such gain for {situation!r}; allowed are {listed}"
    if gain.area:
        yield from _area(gain.area, (*path, "area"), content)


def _area(area: str, path: Path, content: Content) -> Iterator[Misfit]:
    if area not in content.areas:
        yield path, unknown(area, content.areas, "area")
