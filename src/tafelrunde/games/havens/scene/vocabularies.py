"""Every closed set of words of the scenario engine, for the test that each has its name, its tip and its icon."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args

from msgspec.structs import fields

from tafelrunde.games.havens.box import special
from tafelrunde.games.havens.box.abilities import CardAbility, Trigger
from tafelrunde.games.havens.box.cards import Content, Feat, Item, Window
from tafelrunde.games.havens.box.conditions import CONDITIONS
from tafelrunde.games.havens.box.monster_abilities import MonsterAbility
from tafelrunde.games.havens.box.scenarios import OverlayKind
from tafelrunde.games.havens.box.vocabulary import ELEMENTS, When
from tafelrunde.games.havens.edition import Edition
from tafelrunde.games.havens.rules.scenario.statistics import COUNTED
from tafelrunde.games.havens.words import icons, wording
from tafelrunde.kernel.vocabulary import Vocabulary, pictured, written


def vocabularies(content: Content, edition: Edition[Any]) -> Iterator[Vocabulary]:
    """What the engine can say, then what is in the box."""
    yield pictured("conditions", {name: CONDITIONS[name].icon for name in edition.conditions}, "tip-{}")
    yield pictured("elements", {name: icons.ELEMENTS[name] for name in (*ELEMENTS, "any")})
    yield written("states of elements", ("inert", "waning", "strong"))
    yield pictured("abilities", {name: icons.ABILITIES.get(name, "") for name in _abilities()})
    yield pictured("marks on cards", icons.CARDS)
    yield pictured("slots of items", icons.SLOTS)
    tiles = {kind: icons.TILES[kind] for kind in get_args(OverlayKind)}
    yield written("tiles", tuple(tiles), "tip-{}", named=False)
    # A corridor is floor like any other (GH-OVL-11): nothing is drawn on it.
    yield pictured("pictures of tiles", {kind: icon for kind, icon in tiles.items() if kind != "corridor"}, named=False)
    yield written("ranks", ("normal", "elite", "boss", "named"))
    yield written("windows of items", get_args(Window), "window-{}", named=False)
    yield written("attacks an item is for", get_args(get_args(_field(Item, "only"))[0]), "only-{}", named=False)
    yield written("conditions of bonuses", get_args(When), "when-{}", named=False)
    yield written("events of triggers", get_args(_field(Trigger, "event")), "event-name-{}", named=False)
    yield written("gains", (*wording.SIGNED, *wording.AMOUNTS, *wording.FLAGS), "gain-{}", named=False)
    yield written("goals", _tags(special.Goal), "scenario-goal-{}", named=False)
    yield written("setbacks", _tags(special.Setback), "scenario-setback-{}", named=False)
    tests = tuple(sorted({goal.test for goal in content.goals.values()}))
    yield written("feats of masteries", get_args(Feat), "feat-{}", named=False)
    yield written("tests of battle goals", tests, "goal-test-{}", named=False)
    yield pictured("statistics", COUNTED, "figure-{}", named=False)
    yield from _box(content)


def _box(content: Content) -> Iterator[Vocabulary]:
    yield pictured("classes", _icons(content.classes), "role-{}")
    yield pictured("monsters", {name: one.icon or icons.MONSTER for name, one in content.monsters.items()})
    yield pictured("summons", {name: one.icon or icons.SUMMON for name, one in content.summons.items()})
    yield pictured("items", {name: one.icon or icons.SLOTS[one.slot] for name, one in content.items.items()})
    yield written("overlays", content.overlays)
    yield written("cards", content.cards)
    yield written("perks", content.perks)
    yield written("battle goals", content.goals)
    yield written("scenarios", content.scenarios, "setup-scenario-{}", named=False)
    if content.rooms:
        yield written("rooms", content.rooms)
        yield written("encounters", content.encounters)
    if content.loot:
        yield pictured("kinds of loot", {card.kind: icons.of(card.kind) for card in content.loot.values()})


def _icons(things: Mapping[str, Any]) -> dict[str, str]:
    return {name: thing.icon for name, thing in things.items()}


def _abilities() -> list[str]:
    """The kinds of abilities of characters and of monsters."""
    return list(dict.fromkeys([*_tags(CardAbility), *_tags(MonsterAbility)]))


def _tags(union: Any) -> tuple[str, ...]:
    return tuple(str(one.__struct_config__.tag) for one in get_args(union))


def _field(struct: Any, name: str) -> Any:
    return next(field.type for field in fields(struct) if field.name == name)
