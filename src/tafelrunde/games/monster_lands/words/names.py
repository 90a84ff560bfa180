"""What everything is called: cards and buildings by the content, places and parts by the texts."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Protocol, cast

from tafelrunde.games.monster_lands.box.cards import Name
from tafelrunde.games.monster_lands.box.content import load, made_from_content
from tafelrunde.games.monster_lands.box.effects import COLORS
from tafelrunde.kernel.words.messages import Code, texts

TEXTS = Path(__file__).parents[1] / "texts"


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


def elements(item: str) -> tuple[str, ...]:
    """Where something may lie on the table: with its owner first, then where it is on display."""
    content = load()
    for known, places in (
        (content.mercenaries, ("member:{}", "tavern:{}")),
        (content.monsters, ("monster:{}", "trophy:{}")),
        (content.equipment, ("equipment:{}", "bazaar:{}")),
        (content.loot, ("loot:{}", "loot_display:{}")),
        (content.lands, ("land:{}",)),
        (content.buildings, ("building:{}",)),
    ):
        if item in known:
            return tuple([place.format(item) for place in places])
    if item.startswith("aspirant_"):
        return (f"member:{item}", "aspirants")
    if item in _places():
        return (item,)
    return (f"space:{item}",) if item in _spaces() else ()


@cache
def _spaces() -> frozenset[str]:
    return frozenset(space.id for building in load().buildings.values() for space in building.spaces)


@cache
def _places() -> frozenset[str]:
    """Lands, missions, the fortress access, and their paths."""
    board = load().board
    paths: dict[str, int] = {spot.id: len(spot.paths) for spot in board.mission_spots}
    paths |= {spot.id: len(board.land_path_slots) for spot in load().land_spots(4)}
    paths["access"] = len(board.fortress_access.paths)
    return frozenset({*paths, *[f"{place}.{n}" for place, most in paths.items() for n in range(1, most + 1)]})


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


made_from_content.append(_printed.cache_clear)
