"""What abilities and figures have, as marks for a scene: icon, word and number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tafelrunde.games.havens.box.abilities import Ability, GiveCondition, Infuse, Recover, Refresh, RemoveConditions
from tafelrunde.games.havens.box.conditions import CONDITIONS
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterInfuse, MonsterMove, Special
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.words import icons
from tafelrunde.kernel.scene import Badge, Text, Tone


def kind(ability: Ability) -> str:
    """The ability's word in the content: `attack`."""
    return str(ability.__struct_config__.tag)


def signed(number: int) -> str:
    """A number that changes another: `+1`, `−2`, `+0`."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def dots(parts: Sequence[Text]) -> Text:
    """Details one after the other, with a dot between."""
    said = parts[-1]
    for part in reversed(parts[:-1]):
        said = Text("dots", {"one": part, "more": said})
    return said


def badge(what: str, value: int | str = "", tone: Tone = "") -> Badge:
    """A mark with the icon and the word of something the texts name."""
    return Badge(icons.of(what), value, f"name-{what}", tone)


def condition(what: str) -> Badge:
    """A condition's mark."""
    return badge(what, tone="good" if CONDITIONS[what].good else "bad")


def marks(abilities: Sequence[Ability]) -> tuple[Badge, ...]:
    """One mark for each ability; elements that are infused beside something else are marks of the card."""
    alone = len(abilities) == 1
    return tuple(_mark(ability) for ability in abilities if alone or not isinstance(ability, Infuse | MonsterInfuse))


def infused(abilities: Sequence[Ability]) -> tuple[Badge, ...]:
    """The elements that abilities infuse beside what else they do."""
    found: list[str] = []
    for ability in abilities:
        found += getattr(ability, "infuse", ())
        if isinstance(ability, Infuse | MonsterInfuse) and len(abilities) > 1:
            found.append(ability.what)
    return tuple(badge(symbol) for symbol in found)


def _mark(ability: Ability) -> Badge:
    what = subject(ability)
    return badge(what, amount(ability))


def subject(ability: Ability) -> str:
    """What an ability is named after: a condition or an element by itself, anything else by its kind."""
    if isinstance(ability, GiveCondition) or kind(ability) in ("cond", "infuse"):
        return str(getattr(ability, "what", ""))
    return kind(ability)


def amount(ability: Ability) -> int | str:
    """The number beside an ability's name; monsters' moves and attacks change their base values."""
    match ability:
        case MonsterMove(mod=mod) | MonsterAttack(mod=mod):
            return signed(mod)
        case Recover(n=n) | Refresh(n=n) | RemoveConditions(n=n):
            return "∞" if n == "all" else n
        case GiveCondition():
            return ""
        case Special(what=what):
            return what
    found = getattr(ability, "n", None)
    if found is None:
        found = getattr(ability, "damage", None) or ""
    return found if isinstance(found, int | str) else ""


def trait_marks(traits: Traits) -> tuple[Badge, ...]:
    """What is always active for a figure (GH-DAT-21)."""
    found = []
    for name in ("shield", "retaliate", "pierce"):
        amount = getattr(traits, name)
        if amount:
            found.append(badge(name, amount))
    if traits.targets > 1:
        found.append(badge("targets", traits.targets))
    found += [condition(what) for what in traits.cond]
    for name in ("flying", "advantage", "attackers_disadvantaged"):
        if getattr(traits, name):
            found.append(badge(name))
    return tuple(found)


def traits(badges: Iterable[Badge]) -> list[Text]:
    """Marks in words."""
    return [Text("trait", {"what": Text(mark.label), "n": mark.value}) for mark in badges]
