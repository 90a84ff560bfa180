"""Classes that Gloomhaven lends, where it is there too (FH-VAR-03)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tafelrunde.games.havens.box.cards import Content
from tafelrunde.games.havens.rulebook import ScenarioRulebook
from tafelrunde.kernel import find, games

LENDER = "gloomhaven"
CLASSES = "crossover_classes"
"""The name of the option."""

_laid: dict[tuple[int, int], tuple[Content, Content, Content]] = {}
"""What was laid together, with both parts: as long as they are here their places in memory say which they are."""


def lender() -> Content | None:
    """The content of the game that lends; None: it is not there."""
    rulebook = find(LENDER) if LENDER in games() else None
    return rulebook.content if isinstance(rulebook, ScenarioRulebook) else None


def classes() -> tuple[str, ...]:
    """The classes that can be lent: those that are unlocked from the start."""
    lent = lender()
    return () if lent is None else tuple(cls for cls in lent.classes if cls not in lent.locked_classes)


def content_with(content: Content) -> Content:
    """The content with guests; what would have the same name as something of its own gets another one."""
    lent = lender()
    if lent is None:
        return content
    key = id(content), id(lent)
    if key not in _laid:
        digest = f"{content.digest}+{lent.digest}"
        _laid[key] = replace(content, digest=digest, **_classes(content, lent)), content, lent
    return _laid[key][0]


def _classes(content: Content, lent: Content) -> dict[str, Any]:
    """Classes with their cards, perks, summons and areas."""
    names = {name: f"guest_{name}" for name, area in lent.areas.items() if content.areas.get(name, area) != area}
    chosen = {cls: lent.classes[cls] for cls in classes()}
    cards = {_card(card): lent.cards[card] for cls in chosen.values() for card in cls.cards}
    return {
        "classes": {
            **content.classes,
            **{name: replace(cls, cards=tuple(map(_card, cls.cards))) for name, cls in chosen.items()},
        },
        "cards": {**content.cards, **{key: _renamed(replace(card, id=key), names) for key, card in cards.items()}},
        "perks": {**content.perks, **{perk: lent.perks[perk] for cls in chosen.values() for perk in cls.perks}},
        "summons": {**content.summons, **{key: _renamed(one, names) for key, one in lent.summons.items()}},
        "areas": {**content.areas, **{names.get(name, name): area for name, area in lent.areas.items()}},
        "auras": content.auras | lent.auras,
    }


def _card(card: str) -> str:
    return f"g{card}"


def _renamed(thing: Any, names: dict[str, str]) -> Any:
    """The same with areas by the names that they have here."""
    if isinstance(thing, tuple):
        parts = tuple([_renamed(part, names) for part in thing])
        return parts if any(new is not old for new, old in zip(parts, thing, strict=True)) else thing
    if not isinstance(thing, Struct):
        return thing
    changes: dict[str, Any] = {}
    for field in thing.__struct_fields__:
        old = getattr(thing, field)
        new = names.get(old, old) if field == "area" else _renamed(old, names)
        if new is not old:
            changes[field] = new
    return replace(thing, **changes) if changes else thing
