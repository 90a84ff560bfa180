"""The closed sets of words that screens show."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.sword_and_sorcery.box.content import Content
from tafelrunde.games.sword_and_sorcery.words import icons
from tafelrunde.kernel.vocabulary import Vocabulary, pictured, written

SYMBOLS = ("hit", "block", "energy", "magic", "sns", "gremlin")
TYPES = ("slashing", "piercing", "blunt", "magic")
PHASES = ("setup", "time", "choose_hero", "hero_turn", "enemy_turn", "event", "over")


def vocabularies(content: Content) -> Iterator[Vocabulary]:
    yield pictured("conditions", icons.CONDITIONS)
    yield written("symbols", SYMBOLS)
    yield written("damage types", TYPES)
    yield written("phases", PHASES, "phase-{}", named=False)
    yield written("slots", ("main", "offhand", "armour", "artifact"), "label-{}")
    yield written("classes", tuple(content.heroes))
    yield written("powers", tuple(content.powers))
    yield written("talents", tuple(content.talents))
    yield written("items", tuple(content.items))
    yield written("enemies", tuple(content.enemy_cards))
    yield written("bosses", tuple(content.bosses))
    yield written("plagues", tuple(content.plagues))
    yield written("enemy powers", tuple(content.enemy_powers))
    yield written("abilities", tuple(dict.fromkeys([a.id for s in content.scrolls.values() for a in s.abilities])))
    yield written("companions", tuple(content.companions))
    yield written("events", tuple(content.events))
    yield written("traps", tuple(content.traps))
    yield written("critical hits", tuple(content.crits))
    yield written("adventures", tuple(content.adventures))
