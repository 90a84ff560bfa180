"""Every closed set of words of Monster Lands, for the test that each has its name, its texts and its icon."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from tafelrunde.games.monster_lands.box.cards import TrapClass
from tafelrunde.games.monster_lands.box.config import OptionId, SpaceKind
from tafelrunde.games.monster_lands.box.content import Content
from tafelrunde.games.monster_lands.box.effects import (
    AFFINITIES,
    AbilityEffect,
    BuildingId,
    Color,
    EquipmentType,
    Gain,
    Power,
    TrapEffect,
    When,
)
from tafelrunde.games.monster_lands.scene.statistics import COUNTED
from tafelrunde.games.monster_lands.state import Phase
from tafelrunde.games.monster_lands.words import icons
from tafelrunde.kernel.vocabulary import Vocabulary, pictured, written


def vocabularies(content: Content) -> Iterator[Vocabulary]:
    """What effects and rules can say, then what is in the box."""
    effects = dict.fromkeys([*_tags(AbilityEffect), *_tags(TrapEffect), *_tags(Power)])
    yield written("effects", tuple(effects), "effect-{}", named=False)
    yield written("occasions of effects", get_args(When), "when-{}", named=False)
    yield written("amounts", Gain.__struct_fields__, "amount-{}", named=False)
    yield written("phases", get_args(Phase), "phase-{}", named=False)
    yield written("spaces of buildings", get_args(SpaceKind), "space-{}", named=False)
    yield written("variants", get_args(OptionId), "tip-{}", named=False)
    yield pictured("affinities", {affinity: icons.AFFINITY[affinity] for affinity in AFFINITIES})
    yield pictured("dice", {color: icons.DIE[color] for color in get_args(Color)}, "tip-die_{}")
    yield pictured("buildings", {name: icons.BUILDING[name] for name in get_args(BuildingId)}, "building-{}")
    kinds = {kind: icons.EQUIPMENT[kind] for kind in get_args(EquipmentType)}
    yield pictured("kinds of equipment", kinds, "equipment-{}", named=False)
    yield pictured("kinds of traps", {kind: icons.TRAP[kind] for kind in get_args(TrapClass)}, "trap-{}", named=False)
    yield pictured("statistics", COUNTED, "figure-{}", named=False)
    yield from _box(content)


def _box(content: Content) -> Iterator[Vocabulary]:
    members = [*content.mercenaries, *content.aspirants()]
    yield pictured("members", {name: icons.member(name) for name in members})
    yield pictured("monsters", {name: icons.MONSTER.get(name, icons.THING["attack"]) for name in content.monsters})
    yield pictured("lands", {name: icons.LAND.get(name, icons.THING["conquest"]) for name in content.lands})
    yield pictured("loot", {name: icons.LOOT.get(name, icons.THING["loot"]) for name in content.loot})
    yield pictured("equipment", {name: icons.EQUIPMENT[card.type] for name, card in content.equipment.items()})
    yield written("traps", content.traps)
    yield written("missions", content.missions)


def _tags(union: Any) -> tuple[str, ...]:
    return tuple(str(one.__struct_config__.tag) for one in get_args(union))
