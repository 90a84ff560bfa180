"""Whether buildings, walls, sections and the alchemy chart of an outpost name what is there, and can be had at all."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

from tafelrunde.games.havens.box import campaign as ops
from tafelrunde.games.havens.box import outpost_effects as there
from tafelrunde.games.havens.box.campaign import Effects
from tafelrunde.games.havens.box.cards import Content, Item
from tafelrunde.games.havens.box.outpost import BuildingCard, OutpostBox, OutpostTables, Section, Wall
from tafelrunde.games.havens.box.outpost_effects import HERBS
from tafelrunde.games.havens.pack.check_campaign import in_effects, in_requirement
from tafelrunde.games.havens.pack.reading import Library
from tafelrunde.games.havens.pack.references import Misfit, unknown
from tafelrunde.kernel.papers.document import Path
from tafelrunde.tabletop.packs import Problem

MORALE = range(21)


def check(library: Library, content: Content) -> Iterator[Problem]:
    """Every problem of the outpost's files."""
    box = content.outpost
    if box is None:
        for shelf in (library.buildings, library.walls, library.sections, library.recipes):
            for stray in shelf.values():
                yield stray.problem((), "a game without outpost.yaml has no outpost")
        return
    for found in library.outpost.values():
        for path, message in _tables(found.entry, content):
            yield found.problem(path, message)
    for building in library.buildings.values():
        for path, message in _building(building.entry, content):
            yield building.problem(path, message)
    for wall in library.walls.values():
        for path, message in _wall(wall.entry, content):
            yield wall.problem(path, message)
    for section in library.sections.values():
        for path, message in _section(section.entry, content):
            yield section.problem(path, message)
    for recipe in library.recipes.values():
        herbs, potion = recipe.entry.herbs, recipe.entry.potion
        if list(herbs) != sorted(herbs):
            yield recipe.problem(("herbs",), "in the order of their names, so that each mix is there once")
        if len(herbs) == 3 and len(set(herbs)) < 3:
            yield recipe.problem(("herbs",), "all mixes of three with equal herbs give one potion: `murky`")
        if potion not in content.items:
            yield recipe.problem(("potion",), unknown(potion, content.items, "item"))
    for item in library.items.values():
        for path, message in _item(item.entry, content):
            yield item.problem(path, message)
    for found in library.outpost.values():
        for message in _reachable(content, box):
            yield found.problem((), message)


def _tables(tables: OutpostTables, content: Content) -> Iterator[Misfit]:
    assert content.outpost is not None
    for value in MORALE:
        if sum(step.min <= value <= step.max for step in tables.morale) != 1:
            yield ("morale",), f"a morale of {value} must be in exactly one row"
    for key in ("craftable", "purchasable", "sister"):
        for index, item in enumerate(getattr(tables, key)):
            if item not in content.items:
                yield (key, index), unknown(item, content.items, "item")
            elif (content.items[item].craft is None) == (key == "craftable"):
                yield (key, index), f"{item} has {'no `craft`' if key == 'craftable' else 'no price in gold'}"
    if tables.murky not in content.items:
        yield ("murky",), unknown(tables.murky, content.items, "item")
    for key in ("at_minimum", "at_maximum"):
        name = getattr(tables, key)
        if name and name not in content.outpost.sections:
            yield (key,), unknown(name, content.outpost.sections, "section")
    for cls, name in tables.retired.items():
        if cls not in content.classes:
            yield ("retired", cls), unknown(cls, content.classes, "class")
        if name not in content.outpost.sections:
            yield ("retired", cls), unknown(name, content.outpost.sections, "section")
    for index, scenario in enumerate((tables.first, *tables.tutorial)):
        if scenario not in content.scenarios:
            yield ("first",) if not index else ("tutorial", index - 1), unknown(scenario, content.scenarios, "scenario")
    known = content.outpost.recipes
    for mix in (*combinations_with_replacement(HERBS, 2), *combinations(HERBS, 3)):
        if "+".join(mix) not in known:
            yield (), f"the alchemy chart has no window for {', '.join(mix)}"
    if not content.outpost.walls or not content.outpost.buildings:
        yield (), "an outpost has buildings and walls"


def _building(card: BuildingCard, content: Content) -> Iterator[Misfit]:
    if card.start is not None and card.start > len(card.levels):
        yield ("start",), f"it has only {len(card.levels)} levels"
    needs = 0
    for number, level in enumerate(card.levels):
        path: Path = ("levels", number)
        if level.needs < needs:
            yield (*path, "needs"), "a level can't need less prosperity than the one before"
        needs = level.needs
        yield from in_effects(level.once, (*path, "once"), content)
        for side in ("operate", "wrecked"):
            for index, operation in enumerate(getattr(level, side)):
                here = (*path, side, index)
                yield from in_effects(operation.do, (*here, "do"), content)
                yield from in_requirement(operation.when, (*here, "when"), content)
        for index, item in enumerate(level.offers):
            if item not in content.items:
                yield (*path, "offers", index), unknown(item, content.items, "item")
        if not (level.once or level.operate or level.uses or level.offers or level.soldiers or level.travel):
            yield path, "this level brings nothing"


def _wall(wall: Wall, content: Content) -> Iterator[Misfit]:
    assert content.outpost is not None
    yield from in_effects(wall.once, ("once",), content)
    if wall.after and (wall.after not in content.outpost.walls or wall.after == wall.id):
        yield ("after",), unknown(wall.after, content.outpost.walls, "wall")


def _section(section: Section, content: Content) -> Iterator[Misfit]:
    yield from in_effects(section.do, ("do",), content)
    if len({choice.id for choice in section.choices}) != len(section.choices):
        yield ("choices",), "two choices have the same id"
    if len(section.choices) == 1:
        yield ("choices",), "one way alone is no choice"
    free = [choice for choice in section.choices if choice.when == ops.ALWAYS]
    if section.choices and not free:
        yield ("choices",), "one of them must always be possible"
    for number, choice in enumerate(section.choices):
        yield from in_effects(choice.do, ("choices", number, "do"), content)
        yield from in_requirement(choice.when, ("choices", number, "when"), content)


def _item(item: Item, content: Content) -> Iterator[Misfit]:
    if item.craft is None:
        return
    if item.price:
        yield ("price",), "what is crafted has no price in gold"
    if not item.craft.parts:
        yield ("craft",), "it needs something to be made of"
    for index, other in enumerate(item.craft.items):
        if other not in content.items:
            yield ("craft", "items", index), unknown(other, content.items, "item")
        elif other == item.id:
            yield ("craft", "items", index), "it can't be made of itself"


def _reachable(content: Content, box: OutpostBox) -> Iterator[str]:
    """Buildings, quests and sections that nothing ever brings."""
    given = [effect for effects in _all_effects(content, box) for effect in effects]
    plots = {effect.id for effect in given if isinstance(effect, there.Plot)}
    for building in box.buildings.values():
        if building.start is None and building.id not in plots:
            yield f"nothing unlocks the building {building.id}"
    opened = {quest.opens for quest in content.quests.values()}
    opened |= {quest.alternative for quest in content.quests.values()}
    opened |= {effect.id for effect in given if isinstance(effect, ops.OpenBox)}
    for name in content.boxes:
        if name not in opened:
            yield f"nothing opens the box {name!r}"
    read = {effect.section for effect in given if isinstance(effect, there.Later | there.Read)}
    read |= {*box.tables.retired.values(), box.tables.at_minimum, box.tables.at_maximum}
    for name in box.sections:
        if name not in read:
            yield f"nobody ever reads the section {name!r}"


def _all_effects(content: Content, box: OutpostBox) -> Iterator[Effects]:
    for building in box.buildings.values():
        for level in building.levels:
            yield level.once
            for operation in (*level.operate, *level.wrecked):
                yield operation.do
    for wall in box.walls.values():
        yield wall.once
    for section in box.sections.values():
        yield section.do
        for way in section.choices:
            yield way.do
    for event in content.events.values():
        for choice in (event.a, event.b):
            for outcome in choice.outcomes:
                yield outcome.do
    for scenario in content.scenarios.values():
        yield scenario.rewards
    for box_ in content.boxes.values():
        yield box_.do
    for quest in content.quests.values():
        for step in quest.steps:
            yield step.then
    if content.campaign is not None:
        for milestone in content.campaign.milestones:
            yield milestone.do
