"""What everything is called: cards, heroes, skills and enemies by the content; zones by themselves."""

from __future__ import annotations

import re
from functools import cache

from tafelrunde.games.massive_darkness.cards import Name
from tafelrunde.games.massive_darkness.content import load, made_from_content

_ZONE = re.compile(r"[A-Z]\d{1,2}(-[A-Z]\d{1,2})?")
_PILLAR = re.compile(r"pillar_(\d+)")
_NUMBERED = re.compile(r"(.+)_(\d+)")


def name(item: str, language: str) -> str | None:
    """The name of an id, or None if it has none."""
    printed = _printed().get(item)
    if printed is not None:
        return printed.de if language == "de" else printed.en
    if _ZONE.fullmatch(item):
        return item
    pillar = _PILLAR.fullmatch(item)
    if pillar is not None:
        return f"{'Säule' if language == 'de' else 'pillar'} {int(pillar[1]) + 1}"
    numbered = _NUMBERED.fullmatch(item)
    if numbered is not None and (printed := _printed().get(numbered[1])) is not None:
        return f"{printed.de if language == 'de' else printed.en} {numbered[2]}"
    return None


@cache
def _printed() -> dict[str, Name]:
    """Every name that the content gives, by id and by code."""
    content = load()
    found: dict[str, Name] = {}
    for hero in content.heroes.values():
        found[hero.id] = hero.name
    for sheet in content.classes.values():
        found[sheet.id] = sheet.name
        found[sheet.maneuver.id] = sheet.maneuver.name
        found[sheet.skill.id] = sheet.skill.name
        for line in sheet.lines:
            found[line.id] = line.name
    for code, card in content.equipment.items():
        found[code] = card.name
    for code, enemy in content.enemies.items():
        found[code] = found[enemy.type] = enemy.name
    for code, event in content.events.items():
        found[code] = event.name
    for door in content.doors.values():
        found[door.id] = door.name
    for quest in content.quests.values():
        found[quest.id] = quest.name
    found[content.lifebringer.code] = content.lifebringer.name
    return found


made_from_content.append(_printed.cache_clear)
