"""Enhanced ability cards: which lines take what (GH-ENH-04 … 08, GH-ENH-11), and the cards with their stickers on.

A sticker changes the content that a match plays with, so that rules, previews, bots and texts know it without asking.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import permutations
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tafelrunde.games.havens.box.abilities import (
    Ability,
    Aimed,
    Attack,
    CardAbility,
    Damage,
    GiveCondition,
    Heal,
    Infuse,
    Move,
    Pull,
    Push,
    Retaliate,
    Shield,
    Suffer,
    Summon,
    Teleport,
)
from tafelrunde.games.havens.box.cards import AbilityCard, Action, Content, ContentKey, Half
from tafelrunde.games.havens.box.conditions import HARMFUL
from tafelrunde.games.havens.box.vocabulary import ELEMENTS, Area
from tafelrunde.tabletop.hexes import Hex, neighbours

PLUS = "+1 "
INFUSE = "infuse "
HEX = "hex"
HALVES: tuple[Half, ...] = ("top", "bottom")
_NUMBERS: dict[type[Ability], dict[str, str]] = {
    Move: {"move": "n"},
    Attack: {"attack": "n", "range": "range", "targets": "targets", "pierce": "pierce", "push": "push", "pull": "pull"},
    Heal: {"heal": "n", "range": "range", "targets": "targets"},
    Shield: {"shield": "n", "range": "range"},
    Retaliate: {"retaliate": "n", "range": "range"},
    GiveCondition: {"range": "range", "targets": "targets"},
    Push: {"push": "n"},
    Pull: {"pull": "n", "range": "range"},
    Damage: {"range": "range"},
    Teleport: {"teleport": "n"},
}
"""By ability: what a +1 can raise, and the field it is (GH-ENH-04, GH-ENH-13)."""
_SUMMON = {"summon_hp": "hp", "summon_attack": "attack", "summon_move": "move", "summon_range": "range"}
_ENEMIES = ("enemy", "enemies", "adjacent_enemy", "adjacent_enemies", "enemies_adjacent_to_obstacle")
_SEVERAL = (
    "enemies",
    "adjacent_enemies",
    "allies",
    "adjacent_allies",
    "allies_in_area",
    "enemies_adjacent_to_obstacle",
)


class Enhancement(Struct, frozen=True, kw_only=True):
    """A sticker on an ability card of a class (GH-ENH-09)."""

    card: str
    half: Half
    line: int
    """Which ability of the action."""
    what: str
    """`+1 attack`, `+1 summon_hp`, a condition, `jump`, `infuse fire`, or `hex`."""
    hex: Hex | None = None
    """Of an attack hex: where it is added to the pattern."""


# --- which lines take what ----------------------------------------------------------------------------------------


def is_line(ability: Ability) -> bool:
    """A main ability line: not a bare element, nor harm to oneself (GH-ENH-13)."""
    return not isinstance(ability, Infuse | Suffer)


def dots(action: Action, line: int) -> int:
    """How many enhancements a line takes, hexes apart (GH-ENH-11, FH-ENH-04)."""
    if action.shapes is not None:
        return sum(shape != "h" for shape in action.shapes[line]) if line < len(action.shapes) else 0
    if action.dots is not None:
        return action.dots[line] if line < len(action.dots) else 0
    return 1 if is_line(action.abilities[line]) else 0


def room(action: Action, line: int, there: Sequence[str], what: str) -> bool:
    """Whether a line with these stickers has a slot left for one more (GH-ENH-11, FH-ENH-04)."""
    if action.shapes is None:
        if what == HEX:
            return HEX not in there
        return sum(one != HEX for one in there) < dots(action, line)
    shapes = action.shapes[line] if line < len(action.shapes) else ""
    wanted = [*there, what]
    return any(
        all(suits(shape, one) for shape, one in zip(chosen, wanted, strict=True))
        for chosen in permutations(shapes, len(wanted))
    )


def suits(shape: str, what: str) -> bool:
    """Square: +1; circle: an element too; diamond: a condition too; hexagon: a hex of the pattern (FH-ENH-04)."""
    if what == HEX or shape == "h":
        return what == HEX and shape == "h"
    plain = what.startswith(PLUS) or what == "jump"
    return plain or shape == "d" or (shape == "c" and what.startswith(INFUSE))


def targets_enemies(ability: Ability) -> bool:
    """GH-ENH-05."""
    if isinstance(ability, Attack | Push | Pull):
        return True
    return isinstance(ability, GiveCondition | Damage) and ability.who in _ENEMIES


def affects_own_side(ability: Ability) -> bool:
    """Allies or the character itself; a move does not count (GH-ENH-06)."""
    if isinstance(ability, Heal | Shield | Retaliate):
        return True
    return isinstance(ability, GiveCondition) and ability.who not in _ENEMIES and ability.what not in HARMFUL


def several(ability: Ability) -> bool:
    """Whether it can target several figures (GH-ENH-15)."""
    if getattr(ability, "area", "") or getattr(ability, "targets", 1) != 1:
        return True
    return getattr(ability, "who", "") in _SEVERAL


def fitting(content: Content, card: AbilityCard, half: Half, line: int) -> Iterator[str]:
    """What a line of a card could take, whatever it costs and whether or not it has room (GH-ENH-04 … 07)."""
    ability = card.half(half).abilities[line]
    for what, name in _NUMBERS.get(type(ability), {}).items():
        number = getattr(ability, name)
        if isinstance(number, int) and number >= (2 if name == "targets" else 1):
            yield PLUS + what
    if isinstance(ability, Summon):
        stats = content.summons[ability.what]
        for what, name in _SUMMON.items():
            if getattr(stats, name) is not None:
                yield PLUS + what
    given = {*getattr(ability, "cond", ()), getattr(ability, "what", "")}
    if targets_enemies(ability):
        yield from (
            what for what in ("poison", "wound", "muddle", "immobilize", "disarm", "curse") if what not in given
        )
    if affects_own_side(ability):
        yield from (what for what in ("strengthen", "bless", "regenerate", "ward") if what not in given)
    if isinstance(ability, Move) and not ability.jump:
        yield "jump"
    if is_line(ability):
        there = getattr(ability, "infuse", ())
        yield from (INFUSE + element for element in (*ELEMENTS, "any") if element not in there)


def new_hexes(content: Content, ability: Ability) -> list[Hex]:
    """Where an attack hex can be added to a pattern: beside it (GH-ENH-08)."""
    if not isinstance(ability, Attack) or not ability.area:
        return []
    area = content.areas[ability.area]
    taken = {*area.red, area.grey}
    return sorted({at for red in area.red for at in neighbours(red) if at not in taken})


# --- the cards with their stickers --------------------------------------------------------------------------------


def enhanced(content: Content, stickers: tuple[Enhancement, ...]) -> Content:
    """The content with these stickers on its cards; made once."""
    return _made(ContentKey(content), stickers) if stickers else content


@lru_cache(maxsize=64)
def _made(same: ContentKey, stickers: tuple[Enhancement, ...]) -> Content:
    content = same.content
    for sticker in stickers:
        content = _with(content, sticker)
    fingerprint = same.content.digest
    return replace(content, digest=f"{fingerprint} with {stickers}" if fingerprint else "")


def _with(content: Content, sticker: Enhancement) -> Content:
    card = content.cards[sticker.card]
    action = card.half(sticker.half)
    ability = action.abilities[sticker.line]
    what = sticker.what
    changes: dict[str, Any] = {}
    if isinstance(ability, Summon) and what.removeprefix(PLUS) in _SUMMON:
        stats = content.summons[ability.what]
        name = _SUMMON[what.removeprefix(PLUS)]
        changed = replace(stats, **{name: getattr(stats, name) + 1})
        return replace(content, summons={**content.summons, ability.what: changed})
    if what == HEX:
        assert isinstance(ability, Attack)
        assert sticker.hex is not None
        area = content.areas[ability.area]
        larger = Area((*area.red, sticker.hex), area.grey)
        name = f"{ability.area}+{sticker.hex[0]},{sticker.hex[1]}"
        changes["areas"] = {**content.areas, name: larger}
        ability = replace(ability, area=name)
    else:
        ability = _stuck(ability, what)
    changed_action = replace(action, abilities=_instead(action.abilities, sticker.line, ability))
    if sticker.line < len(action.fast) and type(action.fast[sticker.line]) is type(ability):
        quick: Any = action.fast[sticker.line]
        stuck = replace(quick, area=getattr(ability, "area", "")) if what == HEX else _stuck(quick, what)
        changed_action = replace(changed_action, fast=_instead(action.fast, sticker.line, stuck))
    changed_card = replace(card, **{sticker.half: changed_action})
    return replace(content, cards={**content.cards, card.id: changed_card}, **changes)


def _instead(abilities: tuple[CardAbility, ...], line: int, ability: Any) -> tuple[CardAbility, ...]:
    return (*abilities[:line], ability, *abilities[line + 1 :])


def _stuck(ability: Any, what: str) -> Any:
    """The ability with a sticker on it."""
    if what.startswith(PLUS):
        name = _NUMBERS[type(ability)][what.removeprefix(PLUS)]
        return replace(ability, **{name: getattr(ability, name) + 1})
    if what.startswith(INFUSE):
        return replace(ability, infuse=(*ability.infuse, what.removeprefix(INFUSE)))
    if what == "jump":
        return replace(ability, jump=True)
    assert isinstance(ability, Aimed | Attack | Heal | GiveCondition)
    return replace(ability, cond=(*ability.cond, what))
