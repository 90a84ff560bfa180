"""Every closed set of words of Massive Darkness, for the test that each has its name, its texts and its icon."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from tafelrunde.games.massive_darkness.box.cards import EnemyCard, Kind, Slot
from tafelrunde.games.massive_darkness.box.content import Content
from tafelrunde.games.massive_darkness.effects.effect import Cost
from tafelrunde.games.massive_darkness.effects.events import EventStep
from tafelrunde.games.massive_darkness.effects.operation import Operation
from tafelrunde.games.massive_darkness.effects.words import At, Color, Condition, Token
from tafelrunde.games.massive_darkness.state import InterludeStage, Phase
from tafelrunde.games.massive_darkness.words import icons
from tafelrunde.games.massive_darkness.words.statistics import COUNTED
from tafelrunde.kernel.vocabulary import Vocabulary, pictured, written

_BUILT_UP = frozenset({"add_dice", "choose_one"})
"""Operations that are told by their parts."""


def vocabularies(content: Content) -> Iterator[Vocabulary]:
    """What effects and rules can say, then what is in the box."""
    yield written("occasions of effects", get_args(At), "at-{}", named=False)
    yield written("conditions of effects", get_args(Condition), "if-{}", named=False)
    yield written("prices of effects", Cost.__struct_fields__, "cost-{}", named=False)
    yield written("operations", tuple(op for op in _tags(Operation) if op not in _BUILT_UP), "op-{}", named=False)
    yield written("steps of events", (*_tags(EventStep), "nothing"), "step-{}", named=False)
    yield written("dice", get_args(Color), "dice-{}", "tip-die_{}", "sign-{}", "op-add_dice-{}")
    yield written("phases", get_args(Phase), "phase-{}", named=False)
    yield written("stages between quests", get_args(InterludeStage), "interlude-{}", named=False)
    yield pictured("kinds of equipment", {kind: icons.KINDS[kind] for kind in get_args(Kind)}, named=False)
    yield written("slots", tuple(slot for slot in get_args(Slot) if slot != "none"), "slot-{}", named=False)
    yield pictured("kinds of attacks", icons.ATTACK)
    yield pictured("tokens of quests", {token: icons.TOKENS[token] for token in get_args(Token)})
    yield pictured("statistics", COUNTED, "figure-{}", named=False)
    yield from _box(content)


def _box(content: Content) -> Iterator[Vocabulary]:
    yield pictured("heroes", {hero: icons.hero_sign(hero, 0) for hero in content.heroes})
    yield written("classes", content.classes)
    yield pictured("equipment", {code: icons.KINDS[card.kind] for code, card in content.equipment.items()})
    yield pictured("enemies", {card.type: _enemy(card) for card in content.enemies.values()})
    yield written("event cards", content.events)
    yield written("door cards", content.doors)
    yield written("quests", content.quests)


def _enemy(card: EnemyCard) -> str:
    return icons.ENEMIES.get(card.type) or icons.ENEMY[card.role]


def _tags(union: Any) -> tuple[str, ...]:
    return tuple(str(one.__struct_config__.tag) for one in get_args(union))
