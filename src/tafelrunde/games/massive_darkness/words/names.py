"""What everything is called: cards, heroes, skills and enemies by the content; zones by themselves."""

from __future__ import annotations

import re
from functools import cache

from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.box.cards import Name
from tafelrunde.games.massive_darkness.box.content import load, made_from_content

_ZONE = re.compile(r"[A-Z]\d{1,2}(-[A-Z]\d{1,2})?")
_FACE = re.compile(r"face_(\d\d)")
_PILLAR = re.compile(r"pillar_(\d+)")
_NUMBERED = re.compile(r"(.+)_(\d+)")


def special_skill(hero: str) -> str:
    """The id by which the special skill of a hero is named."""
    return f"{hero}_special"


def shadow_skill(hero: str) -> str:
    """The id by which the shadow skill of a hero is named."""
    return f"{hero}_shadow"


def effect_name(key: str, item: str) -> str:
    """The id by which an effect is named: of its card or skill; a hero's shadow skill comes before the special one."""
    card = load().heroes.get(item)
    number = key.rpartition(".")[2]
    if card is None or not number.isdigit():
        return item
    return shadow_skill(item) if int(number) < len(card.shadow_skill) else special_skill(item)


def name(item: str, language: str) -> str | None:
    """The name of an id, or None if it has none."""
    printed = _printed().get(item)
    if printed is not None:
        return printed.de if language == "de" else printed.en
    if _ZONE.fullmatch(item):
        return item
    line, slash, step = item.partition("/")
    if slash and line in _printed():
        return f"{name(line, language)} {step}"
    face = _FACE.fullmatch(item)
    if face is not None:
        return _face(int(face[1]), language)
    pillar = _PILLAR.fullmatch(item)
    if pillar is not None:
        return f"{'Säule' if language == 'de' else 'pillar'} {int(pillar[1]) + 1}"
    numbered = _NUMBERED.fullmatch(item)
    if numbered is not None and (printed := _printed().get(numbered[1])) is not None:
        return f"{printed.de if language == 'de' else printed.en} {numbered[2]}"
    return None


def type_of(enemy: str) -> str:
    """The type of an enemy in play: several of one type are numbered."""
    numbered = _NUMBERED.fullmatch(enemy)
    return numbered[1] if numbered is not None else enemy


def is_own_card(figure: str, source: str) -> bool:
    """Whether an effect's source is called like the figure that uses it: an enemy's own card."""
    return name(source, "en") == name(type_of(figure), "en")


@cache
def is_many(enemy: str) -> bool:
    """Whether an enemy's name is a plural, as those of hordes are: sentences about it follow suit."""
    numbered = _NUMBERED.fullmatch(enemy)
    kinds = {enemy, numbered[1] if numbered else enemy}
    return any(card.role == "horde" for card in load().enemies.values() if card.type in kinds)


_COLORS = {"yellow": "gelb", "red": "rot", "blue": "blau", "green": "grün"}
_SYMBOLS = {
    "en": {"swords": ("sword", "swords"), "shields": ("shield", "shields"), "bams": ("bam", "bams")}
    | {"diamonds": ("diamond", "diamonds")},
    "de": {"swords": ("Treffer", "Treffer"), "shields": ("Schild", "Schilde"), "bams": ("Bäm", "Bäms")}
    | {"diamonds": ("Diamant", "Diamanten")},
}


@cache
def _face(die: int, language: str) -> str:
    """A die as it lies on the table: "red (2 swords, bam)"."""
    german = language == "de"
    face = dice.FACES[die]
    said = []
    for symbol, (one, many) in _SYMBOLS["de" if german else "en"].items():
        if count := getattr(face, symbol):
            said.append(one if count == 1 else f"{count} {many}")
    color = dice.color(die)
    return f"{_COLORS[color] if german else color} ({', '.join(said) or ('leer' if german else 'blank')})"


@cache
def _printed() -> dict[str, Name]:
    """Every name that the content gives, by id and by code."""
    content = load()
    found: dict[str, Name] = {}
    for hero in content.heroes.values():
        found[hero.id] = hero.name
        found[f"style-{hero.id}"] = hero.style
        found[special_skill(hero.id)] = hero.special_skill.name
        found[shadow_skill(hero.id)] = Name(de=f"{hero.name.de} im Schatten", en=f"{hero.name.en} in the shadow")
    for sheet in content.classes.values():
        found[sheet.id] = sheet.name
        found[f"style-{sheet.id}"] = sheet.style
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


made_from_content += [_printed.cache_clear, _face.cache_clear, is_many.cache_clear]
