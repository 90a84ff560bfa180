"""Whether events, quests, boxes and the frame of a campaign name what is there, and can come true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from tafelrunde.games.havens.box import campaign as ops
from tafelrunde.games.havens.box import outpost_effects as there
from tafelrunde.games.havens.box.campaign import CampaignEffect, Requirement
from tafelrunde.games.havens.box.cards import Content
from tafelrunde.games.havens.pack.reading import Library
from tafelrunde.games.havens.pack.references import Misfit, unknown
from tafelrunde.kernel.papers.document import Path
from tafelrunde.tabletop.packs import Problem

OUTPOST_DECKS = ("summer_road", "winter_road", "summer_outpost", "winter_outpost")
REPUTATION = 20
"""From minus to plus (GH-REP-01)."""
LEVELS = 9
MORALE = 20
"""FH-CSH-10."""
SHEET = ("cost", "morale", "soldiers", "inspiration", "weeks", "season", "buildings", "travel")
"""What a requirement can ask only of an outpost."""


def check(library: Library, content: Content) -> Iterator[Problem]:
    """Every problem of the campaign's files."""
    for event in library.events.values():
        for path, message in _event(event.entry, content):
            yield event.problem(path, message)
    for quest in library.personal_quests.values():
        for path, message in _quest(quest.entry, content):
            yield quest.problem(path, message)
    for box in library.boxes.values():
        for path, message in _box(box.entry, content):
            yield box.problem(path, message)
    for cls in library.classes.values():
        for key in ("unlock_event", "retire_event"):
            if number := getattr(cls.entry, key):
                for message in _both(number, content):
                    yield cls.problem((key,), message)
    for scenario in library.scenarios.values():
        entry = scenario.entry
        for path, message in (
            *in_requirement(entry.requirements, ("requirements",), content),
            *in_effects(entry.rewards, ("rewards",), content),
        ):
            yield scenario.problem(path, message)
    for frame in library.campaign.values():
        for path, message in _frame(frame.entry, content):
            yield frame.problem(path, message)
    if not library.campaign:
        return
    for tables in library.tables.values():
        if tables.entry.campaign is None:
            yield tables.problem((), "a game with a campaign needs its numbers: `campaign`")
        else:
            for path, message in _tables(tables.entry.campaign, content.outpost is not None):
                yield tables.problem(("campaign", *path), message)


# --- the shared vocabulary --------------------------------------------------------------------------------------


def in_requirement(wanted: Requirement, path: Path, content: Content, may_pay: bool = False) -> Iterator[Misfit]:
    """What a requirement names that is not there, and what can never be the case."""
    named: tuple[tuple[str, Iterable[str], Iterable[str], str], ...] = (
        ("classes", wanted.classes, content.classes, "class"),
        ("has", wanted.has, content.achievements, "achievement"),
        ("lacks", wanted.lacks, content.achievements, "achievement"),
        ("times", wanted.times, content.achievements, "achievement"),
        ("done", wanted.done, content.scenarios, "scenario"),
        ("traits", wanted.traits, {trait for cls in content.classes.values() for trait in cls.traits}, "trait"),
        ("buildings", wanted.buildings, content.outpost.buildings if content.outpost else (), "building"),
        ("travel", wanted.travel, _travel(content), "travel symbol"),
    )
    for key, ids, known, what in named:
        for index, name in enumerate(ids):
            if name not in known:
                yield (*path, key, name if key in ("times", "buildings") else index), unknown(name, known, what)
    if both := set(wanted.has) & set(wanted.lacks):
        yield (*path, "lacks"), f"{min(both)!r} is asked for under `has` as well"
    for key, span, least, most in (
        ("reputation", wanted.reputation, -REPUTATION, REPUTATION),
        ("prosperity", wanted.prosperity, 1, LEVELS),
        ("morale", wanted.morale, 0, MORALE),
    ):
        if span is not None and not least <= span[0] <= span[1] <= most:
            yield (*path, key), f"[least, most] from {least} to {most}, found {list(span)}"
    if wanted.quest and wanted.quest not in content.quests:
        yield (*path, "quest"), unknown(wanted.quest, content.quests, "personal quest")
    for key in ("pay", "cost"):
        if getattr(wanted, key) and not may_pay:
            yield (*path, key), "only outcomes of events can ask to be paid"
    if content.outpost is None:
        for key in SHEET:
            if getattr(wanted, key):
                yield (*path, key), NO_OUTPOST
    elif wanted.reputation or wanted.donated or wanted.pay:
        yield path, "a game with an outpost knows neither reputation nor donations; what is paid is its `cost`"


def _travel(content: Content) -> set[str]:
    """The travel symbols that some building grants."""
    buildings = content.outpost.buildings.values() if content.outpost is not None else ()
    return {symbol for building in buildings for level in building.levels for symbol in level.travel}


NO_OUTPOST = "only a game with an outpost has this"


def in_effects(effects: Iterable[CampaignEffect], path: Path, content: Content) -> Iterator[Misfit]:
    """What effects name that is not there, and those that do nothing."""
    for index, effect in enumerate(effects):
        for key, message in _effect(effect, content):
            yield (*path, index, key), message


def _effect(effect: CampaignEffect, content: Content) -> Iterator[tuple[str, str]]:
    match effect:
        case ops.Gold(n=0) | ops.Experience(n=0) | ops.Checks(n=0) | ops.Reputation(n=0) | ops.Prosperity(n=0):
            yield "n", "0 changes nothing"
        case ops.GainAchievement(id=name) | ops.LoseAchievement(id=name):
            yield from _known(name, content.achievements, "achievement")
        case ops.GainItem(id=name) | ops.Design(id=name):
            yield from _known(name, content.items, "item")
        case ops.UnlockScenario(id=name) | ops.CloseScenario(id=name):
            yield from _known(name, content.scenarios, "scenario")
        case ops.UnlockClass(id=name):
            yield from _known(name, content.classes, "class")
        case ops.OpenBox(id=name):
            yield from _known(name, content.boxes, "box")
        case ops.Ending(id=name):
            yield from _known(name, content.campaign.endings if content.campaign else (), "ending")
        case ops.AddEvent(deck="both", number=number):
            yield from (("number", message) for message in _both(number, content))
        case ops.AddEvent(deck=deck, number=number) if ops.event_id(deck, number) not in content.events:
            yield "number", f"there is no event {ops.event_id(deck, number)!r}"
        case there.OutpostEffect() if content.outpost is None:
            yield "op", NO_OUTPOST
        case ops.Reputation() if content.outpost is not None:
            yield "op", "a game with an outpost has no reputation"
        case there.OutpostEffect():
            yield from _outpost_effect(effect, content)
        case _:
            pass


def _outpost_effect(effect: there.OutpostEffect, content: Content) -> Iterator[tuple[str, str]]:
    assert content.outpost is not None
    match effect:
        case there.Morale(n=0) | there.Inspiration(n=0) | there.Soldiers(n=0) | there.Defence(n=0):
            yield "n", "0 changes nothing"
        case there.Supplies(n=0):
            yield "n", "0 changes nothing"
        case there.Supplies(what=what, random=True) if len(there.kinds(what)) == 1:
            yield "random", f"{what!r} is one resource, there is nothing to choose"
        case there.Guard(add=(), remove=()):
            yield "op", "this changes nothing"
        case there.Attack(n=0, targets=0, defence=0, mode="", off=False):
            yield "op", "this changes nothing"
        case there.Wreck(id=name) | there.Plot(id=name):
            yield from _known(name, content.outpost.buildings, "building")
        case there.NewQuests(ids=ids):
            for name in ids:
                if name not in content.quests:
                    yield "ids", unknown(name, content.quests, "personal quest")
        case there.Later(section=name) | there.Read(section=name):
            if name not in content.outpost.sections:
                yield "section", unknown(name, content.outpost.sections, "section")
        case there.RemoveEvent(id=name):
            yield from _known(name, content.events, "event")
        case _:
            pass


def _known(name: str, known: Iterable[str], what: str) -> Iterator[tuple[str, str]]:
    if name not in known:
        yield "id", unknown(name, known, what)


def _both(number: int, content: Content) -> Iterator[str]:
    for deck in decks(content):
        if ops.event_id(deck, number) not in content.events:
            yield f"there is no event {ops.event_id(deck, number)!r}"


def decks(content: Content) -> tuple[str, ...]:
    """The event decks of the game."""
    return ("city", "road") if content.outpost is None else OUTPOST_DECKS


# --- events, quests, boxes --------------------------------------------------------------------------------------


def _event(event: ops.EventCard, content: Content) -> Iterator[Misfit]:
    if event.deck not in decks(content):
        yield ("id",), f"the event decks are {', '.join(decks(content))}"
    if event.threat is not None:
        if not event.deck.endswith("_outpost"):
            yield ("threat",), "only outpost events are threats"
        known = content.outpost.buildings if content.outpost else {}
        for index, name in enumerate(event.threat.first):
            if name not in known:
                yield ("threat", "first", index), unknown(name, known, "building")
    for side, choice in (("A", event.a), ("B", event.b)):
        certain = False
        for index, outcome in enumerate(choice.outcomes):
            path: Path = (side, "outcomes", index)
            yield from in_requirement(outcome.when, (*path, "if"), content, may_pay=True)
            yield from in_effects(outcome.do, (*path, "do"), content)
            if outcome.otherwise and (not index or certain):
                why = "there is no outcome before it" if not index else "an outcome before it always applies"
                yield (*path, "otherwise"), f"this never applies: {why}" if certain else why
            if not outcome.do and outcome.text == ops.NO_TEXT:
                yield path, "an outcome needs a `text` or something to `do`"
            certain = certain or (outcome.when == ops.ALWAYS and not outcome.otherwise)


def _quest(quest: ops.PersonalQuest, content: Content) -> Iterator[Misfit]:
    for key in ("opens", "alternative"):
        name = getattr(quest, key)
        if name and name not in content.boxes:
            yield (key,), unknown(name, content.boxes, "box")
    for number, step in enumerate(quest.steps):
        path: Path = ("steps", number)
        yield from in_effects(step.then, (*path, "then"), content)
        for index, goal in enumerate(step.goals):
            for key, message in _goal(goal, content):
                yield (*path, "goals", index, key), message


def _goal(goal: ops.Goal, content: Content) -> Iterator[tuple[str, str]]:
    match goal:
        case ops.Kills(of=wanted):
            known = {*content.monsters, *[tag for monster in content.monsters.values() for tag in monster.tags]}
            for name in wanted:
                if name not in known:
                    yield "of", unknown(name, known, "monster or tag of one")
        case ops.Scenarios(n=number, tag=tag, ids=ids):
            for name in ids:
                if name not in content.scenarios:
                    yield "ids", unknown(name, content.scenarios, "scenario")
            there = [s for s in content.scenarios.values() if (not tag or tag in s.tags) and (not ids or s.id in ids)]
            if len(there) < number:
                yield "n", f"{number} scenarios are asked for, there are {len(there)}"
        case ops.Regions(n=number) if len({one.tags[:1] for one in content.scenarios.values()}) < number:
            yield "n", f"there are not so many regions as {number}"
        case ops.Items(slots=slots) if not slots:
            yield "slots", "no item is asked for"
        case _:
            pass


def _box(box: ops.Box, content: Content) -> Iterator[Misfit]:
    yield from in_effects(box.do, ("do",), content)
    if any(type(effect) is ops.OpenBox and effect.id == box.id for effect in box.do):
        yield ("do",), "a box can't open itself"


# --- the frame --------------------------------------------------------------------------------------------------


def _frame(frame: ops.Campaign, content: Content) -> Iterator[Misfit]:
    lists: tuple[tuple[str, tuple[str, ...], Iterable[str], str], ...] = (
        ("start", frame.start, content.scenarios, "scenario"),
        ("events", frame.events, content.events, "event"),
        ("random_designs", frame.random_designs, content.items, "item"),
        ("random_scenarios", frame.random_scenarios, content.scenarios, "scenario"),
    )
    for key, ids, known, what in lists:
        for index, name in enumerate(ids):
            if name not in known:
                yield (key, index), unknown(name, known, what)
        for name, times in Counter(ids).items():
            if times > 1:
                yield (key,), f"{name!r} is there {times} times"
    if not frame.start:
        yield ("start",), "a campaign begins with at least one scenario"
    parts: list[tuple[Path, ops.Milestone | ops.Record]] = [
        *[(("milestones", index), part) for index, part in enumerate(frame.milestones)],
        *[(("town_records", index), page) for index, page in enumerate(frame.town_records)],
    ]
    for path, part in parts:
        yield from in_requirement(part.when, (*path, "if"), content)
        yield from in_effects(part.do, (*path, "do"), content)


def _tables(tables: ops.CampaignTables, outpost: bool) -> Iterator[Misfit]:
    for key in ("prosperity", "prosperity_items"):
        row: tuple[int, ...] = getattr(tables, key)
        if list(row) != sorted(set(row)):
            yield (key,), "every level needs more than the one before"
    if outpost:
        return
    if len(tables.prosperity_items) != LEVELS:
        yield ("prosperity_items",), f"one number for each of {LEVELS} levels"
    missing = [
        value
        for value in range(-REPUTATION, REPUTATION + 1)
        if sum(step.min <= value <= step.max for step in tables.prices) != 1
    ]
    if missing:
        yield ("prices",), f"a reputation of {missing[0]} must be in exactly one row"
