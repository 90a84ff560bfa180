"""What everything is called: cards, heroes, enemies and adventures by the content; zones by themselves."""

from __future__ import annotations

import re
from functools import cache

import msgspec

from tafelrunde.games.sword_and_sorcery.box.cards import Name
from tafelrunde.games.sword_and_sorcery.box.content import load, made_from_content

_ZONE = re.compile(r"[A-Z]\d{1,2}(-[A-Z]\d{1,2})?")
_NUMBERED = re.compile(r"(.+?)[._](\d+)")


def name(item: str, language: str) -> str | None:
    """The name of an id, or None if it has none. Figures are called by what they are: `enemy:giant_spider_1`."""
    if ":" in item:
        kind, _, item = item.partition(":")
        if kind == "hero":
            return None
    if "/" in item:
        return _at(item, language)
    item = item.removeprefix("setup-adventure-")
    printed = _printed().get(item)
    if printed is not None:
        return printed.de if language == "de" else printed.en
    if _ZONE.fullmatch(item):
        return item
    numbered = _NUMBERED.fullmatch(item)
    if numbered is not None and (printed := _printed().get(numbered[1])) is not None:
        called = printed.de if language == "de" else printed.en
        return called if "." in item else f"{called} {numbered[2]}"
    return None


def _at(place: str, language: str) -> str | None:
    """What is printed at a place has no id of its own: a weapon of a scroll (`scrolls/giant_spider/main`)."""
    called = getattr(load().index.things.get(place), "name", None)
    if not isinstance(called, Name):
        return None
    return called.de if language == "de" else called.en


@cache
def _printed() -> dict[str, Name]:
    """Every name that the content gives, by id."""
    found: dict[str, Name] = {}
    for thing in load().index.things.values():
        called = getattr(thing, "name", None)
        if isinstance(thing, msgspec.Struct) and isinstance(called, Name) and hasattr(thing, "id"):
            found[thing.id] = called
    content = load()
    for card in content.enemy_cards.values():
        scroll = content.scrolls[card.scroll]
        number = f" {card.seals}" if card.id != card.scroll else ""
        found[card.id] = Name(de=f"{scroll.name.de}{number}", en=f"{scroll.name.en}{number}")
    for craft in content.crafts.values():
        found[f"raw_{craft.id}"] = craft.raw
    for blessing in content.blessings.values():
        found[blessing.id] = blessing.lesser_name
        found[f"{blessing.id}_greater"] = blessing.greater_name
    for hero in content.heroes.values():
        found.setdefault(f"name-{hero.hero}", _person(hero.name))
        found[f"style-{hero.id}"] = hero.style
    for adventure in content.adventures.values():
        for key, text in adventure.texts.items():
            found |= {f"entry-{key}": text, f"goal-{key}": text, f"name-{key}": text}
        if "goal" in adventure.texts:
            found[f"goal-{adventure.id}"] = adventure.texts["goal"]
    return found


def _person(called: Name) -> Name:
    """The hero behind a class: "Artemis – Scout" is Artemis."""
    return Name(de=called.de.partition(" – ")[0], en=called.en.partition(" – ")[0])


made_from_content.append(_printed.cache_clear)
