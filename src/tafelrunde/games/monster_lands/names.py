"""What everything is called: cards and buildings by the content, places and parts by the texts."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Protocol, cast

from tafelrunde.games.monster_lands.cards import Name
from tafelrunde.games.monster_lands.content import load
from tafelrunde.games.monster_lands.effects import COLORS
from tafelrunde.kernel.language import Code, texts

TEXTS = Path(__file__).with_name("texts")


class _Named(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def name(self) -> Name: ...


def name(item: str, language: str) -> str | None:
    """The name of an id, or None if it has none."""
    printed = _printed().get(item)
    if printed is not None:
        return printed.de if language == "de" else printed.en
    if item.startswith("aspirant_"):
        return _numbered(load().aspirant.name, item.removeprefix("aspirant_"), language)
    if ":" in item:
        return _rolled(item, language)
    if "." in item:
        return _message(f"name-{item.replace('.', '-')}", language)
    return None


def _rolled(item: str, language: str) -> str | None:
    """A die and its face: `strength:4`."""
    color, _, face = item.partition(":")
    known = _message(f"name-{color}", language) if color in COLORS and face.isdigit() else None
    return f"{known} {face}" if known is not None else None


def _message(key: str, language: str) -> str | None:
    """The name that the texts give. Paths need it: a message can't have a dot in its own name."""
    known = texts(cast(Code, language), TEXTS)
    return known.format(key, {})[0] if known.has(key) else None


def _numbered(printed: Name, number: str, language: str) -> str:
    return f"{printed.de if language == 'de' else printed.en} {number}"


@cache
def _printed() -> dict[str, Name]:
    """Every name that the content gives, by id."""
    content = load()
    named: list[_Named] = [
        *content.mercenaries.values(),
        content.aspirant,
        *content.monsters.values(),
        *content.lands.values(),
        *content.equipment.values(),
        *content.traps.values(),
        *content.loot.values(),
        *content.buildings.values(),
        content.variants.solo.rival,
    ]
    found = {card.id: card.name for card in named}
    for tile in content.missions.values():
        found[f"{tile.id}.a"] = tile.side_a.name
        found[f"{tile.id}.b"] = tile.side_b.name
        found[tile.id] = Name(
            de=f"{tile.side_a.name.de} / {tile.side_b.name.de}", en=f"{tile.side_a.name.en} / {tile.side_b.name.en}"
        )
    for panic in content.panic.values():
        found[panic.id] = content.buildings[panic.building].name
    for building in content.buildings.values():
        for number, space in enumerate(building.spaces, 1):
            found[space.id] = Name(de=f"{building.name.de} {number}", en=f"{building.name.en} {number}")
    return found
