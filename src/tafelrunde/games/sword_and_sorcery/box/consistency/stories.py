"""What the story of an adventure names is there, and what is there is used."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.sword_and_sorcery.box.adventures import (
    Adventure,
    Ally,
    AllyDead,
    Appear,
    Bounty,
    Carried,
    ChangeGoal,
    Decide,
    Escorted,
    FindBuilding,
    GiveItem,
    GiveKey,
    HealEnemies,
    Killed,
    Note,
    Noted,
    OpenBorder,
    Opened,
    Reinforce,
    TakeChallenge,
    Trigger,
    TurnAltar,
    TurnPortal,
    allowed,
)
from tafelrunde.games.sword_and_sorcery.box.consistency.walking import operations, structs
from tafelrunde.games.sword_and_sorcery.box.files import Files
from tafelrunde.games.sword_and_sorcery.effects.words import Nature, Op
from tafelrunde.kernel.papers.document import Path

Problems = Iterator[tuple[Path, str]]
NATURES: tuple[Nature, ...] = ("lawful", "neutral", "chaotic")


def noted(files: Files) -> set[str]:
    """All that is noted anywhere on the journey."""
    return {op.flag for _, op in operations((files.journey, files.adventures)) if isinstance(op, Note)}


def problems(files: Files, adventure: Adventure, lasting: set[str]) -> Problems:
    """`lasting`: what is noted anywhere on the journey."""
    deeds = list(operations(adventure.triggers, ("triggers",)))
    notes = {op.flag for _, op in deeds if isinstance(op, Note)}
    for at, trigger in enumerate(adventure.triggers):
        for message in _trigger(files, adventure, trigger, notes, lasting):
            yield ("triggers", at), message
    for path, op in deeds:
        for message in _deed(files, adventure, op):
            yield path, message
    known = items(files)
    for item in adventure.rewards.items:
        if item not in known:
            yield ("rewards", "items"), f"there is no card {item!r}"
    yield from _goals(adventure, deeds, notes)
    yield from _unused(adventure, deeds)


def opened(adventure: Adventure) -> set[frozenset[str]]:
    """Borders that the story opens."""
    return {frozenset(op.between) for _, op in operations(adventure.triggers) if isinstance(op, OpenBorder)}


def gives_key(adventure: Adventure) -> bool:
    return any(isinstance(op, GiveKey) for _, op in operations(adventure.triggers))


def items(files: Files) -> set[str]:
    cards = [*files.items.items, *files.weapons.weapons, *files.armours.armours, *files.artifacts.artifacts]
    return {card.id for card in cards} | {f"raw_{craft.id}" for craft in files.crafting.crafting}


# --- triggers -------------------------------------------------------------------------------------------------------


def _trigger(files: Files, adventure: Adventure, trigger: Trigger, notes: set[str], lasting: set[str]) -> Iterator[str]:
    known: dict[str, set[str]] = {
        "waypoint": {waypoint.id for waypoint in adventure.waypoints},
        "event": {card for part in adventure.events for card in part.cards}
        | {waypoint.event for waypoint in adventure.waypoints},
        "killed": {*adventure.enemies, adventure.special_enemy, *_appearing(adventure), *_bosses(adventure)},
        "daytime": {"day", "night"},
        "flag": notes,
    }
    if trigger.on in known and trigger.what not in known[trigger.on]:
        yield f"this adventure has no {trigger.on} {trigger.what!r}"
    tokens = {"citizen", "special_event", "special_enemy"}
    if trigger.on in tokens and trigger.on not in adventure.shadows.mix:
        yield f"no shadow token of this adventure is a {trigger.on}"
    if trigger.on == "chest" and trigger.zone not in {"", *[chest.zone for chest in adventure.chests]}:
        yield f"there is no chest in {trigger.zone}"
    for flag in (*trigger.after, *trigger.unless):
        if flag not in lasting:
            yield f"nothing notes {flag!r}"


def _appearing(adventure: Adventure) -> set[str]:
    return {op.what for _, op in operations(adventure.triggers) if isinstance(op, Appear)}


def _bosses(adventure: Adventure) -> set[str]:
    return {adventure.boss.boss} if adventure.boss is not None else set()


# --- deeds ----------------------------------------------------------------------------------------------------------


def _deed(files: Files, adventure: Adventure, op: Op) -> Iterator[str]:
    if isinstance(op, Appear):
        enemies = {card.id for card in files.enemy_cards.cards} | {boss.id for boss in files.bosses.bosses}
        if op.what not in enemies | {plague.id for plague in files.plagues.plagues}:
            yield f"there is no enemy {op.what!r}"
    elif isinstance(op, Ally):
        if op.companion not in {card.id for card in files.companions.companions}:
            yield f"there is no companion {op.companion!r}"
    elif isinstance(op, HealEnemies):
        if op.scroll not in {scroll.id for scroll in files.scrolls.scrolls}:
            yield f"there is no scroll {op.scroll!r}"
    elif isinstance(op, ChangeGoal):
        if op.to not in adventure.changed:
            yield f"there is no other goal {op.to!r} (SS-MOD-07)"
    elif isinstance(op, TurnPortal):
        if op.symbol not in {portal.symbol for portal in adventure.portals}:
            yield f"there is no portal with {op.symbol}"
    elif isinstance(op, TurnAltar):
        if op.zone not in {altar.zone for altar in adventure.altars}:
            yield f"there is no altar in {op.zone}"
    elif isinstance(op, OpenBorder):
        shut = {frozenset(door.between) for door in adventure.doors} | {frozenset(pair) for pair in adventure.walls}
        if frozenset(op.between) not in shut:
            yield f"between {op.between[0]} and {op.between[1]} is neither door nor wall"
    elif isinstance(op, Reinforce):
        kinds = {card.scroll for card in files.enemy_cards.cards if card.id in adventure.enemies}
        if op.scroll not in kinds:
            yield f"no enemy of the deck is a {op.scroll!r} (SS-ASG-06)"
    elif isinstance(op, Decide):
        yield from decision(op)
    yield from party_deed(files, op)


def decision(op: Decide) -> Iterator[str]:
    """Whatever the nature of the active hero, and however poor the party, there is a way (SS-CAM-03)."""
    for nature in NATURES:
        if not [way for way in allowed(op, nature) if not way.needs and not way.gold]:
            yield f"a {nature} hero has no way to go (SS-CAM-03)"


def party_deed(files: Files, op: Op) -> Iterator[str]:
    """What the party gets, on the way and in adventures."""
    known = items(files)
    if isinstance(op, FindBuilding):
        if op.building not in {building.id for building in files.buildings.buildings if building.card}:
            yield f"there is no building card {op.building!r} (SS-LOC-04)"
    elif isinstance(op, TakeChallenge):
        if op.challenge not in {card.id for card in files.challenges.challenges}:
            yield f"there is no challenge {op.challenge!r} (SS-CHL-01)"
    elif isinstance(op, Bounty):
        for item in op.items:
            if item not in known:
                yield f"there is no card {item!r}"
    elif isinstance(op, GiveItem):
        if op.item not in known:
            yield f"there is no card {op.item!r}"
    elif isinstance(op, Decide):
        for way in op.ways:
            if way.needs and way.needs not in known:
                yield f"there is no card {way.needs!r}"


# --- goals ----------------------------------------------------------------------------------------------------------


def _goals(adventure: Adventure, deeds: list[tuple[Path, Op]], notes: set[str]) -> Problems:
    """What victory and defeat ask for can come about (SS-MOD-07, SS-MOD-08)."""
    enemies = {*adventure.enemies, adventure.special_enemy, *_appearing(adventure), *_bosses(adventure)}
    given = {op.item for _, op in deeds if isinstance(op, GiveItem)}
    allies = {op.companion for _, op in deeds if isinstance(op, Ally)}
    for field in ("victory", "changed", "defeat"):
        for path, goal in structs(getattr(adventure, field), (field,)):
            if isinstance(goal, Noted) and goal.flag not in notes:
                yield path, f"nothing notes {goal.flag!r}"
            if isinstance(goal, Killed):
                for card in goal.what:
                    if card not in enemies:
                        yield path, f"{card} never appears"
            if isinstance(goal, Opened) and goal.chests > len(adventure.chests):
                yield path, f"there are only {len(adventure.chests)} chests"
            if isinstance(goal, Carried) and goal.item not in given:
                yield path, f"nothing gives {goal.item!r}"
            if isinstance(goal, Escorted | AllyDead) and goal.companion not in allies:
                yield path, f"{goal.companion} never joins"


def _unused(adventure: Adventure, deeds: list[tuple[Path, Op]]) -> Problems:
    """A waypoint without an entry, an adventure event without one, a goal that nothing leads to."""
    told = {(trigger.on, trigger.what) for trigger in adventure.triggers}
    for at, waypoint in enumerate(adventure.waypoints):
        if ("waypoint", waypoint.id) not in told and ("event", waypoint.event) not in told:
            yield ("waypoints", at), f"nothing happens at {waypoint.id} (SS-WPT-01)"
    for at, part in enumerate(adventure.events):
        for card in part.cards:
            if card.startswith("adventure_event") and ("event", card) not in told:
                yield ("events", at), f"{card} has no entry (SS-EVT-05)"
    changes = {op.to for _, op in deeds if isinstance(op, ChangeGoal)}
    for name in adventure.changed:
        if name not in changes:
            yield ("changed", name), "nothing leads to this goal"
