"""From the records of a pack to the `Content` that the rules ask."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, structs

from tafelrunde.games.havens.box import cards as records
from tafelrunde.games.havens.box import monsters as monster_records
from tafelrunde.games.havens.box import scenarios as places
from tafelrunde.games.havens.box import vocabulary
from tafelrunde.games.havens.box.special import AtRoom, SpecialRule
from tafelrunde.games.havens.box.vocabulary import Area
from tafelrunde.games.havens.pack import drawing, files, map_files
from tafelrunde.games.havens.pack.reading import Library
from tafelrunde.games.havens.pack.scenarios import build, ranks
from tafelrunde.tabletop.packs import Problem


def assemble(library: Library) -> tuple[records.Content, list[Problem]]:
    """The content, and what is wrong with its drawings."""
    problems: list[Problem] = []
    scenarios = {}
    for key, found in library.scenarios.items():
        scenarios[key], faults = build(found.entry)
        problems += [found.problem(path, message, row) for path, row, message in faults]
    rooms = {}
    for key, found_room in library.rooms.items():
        try:
            rooms[key] = _room(found_room.entry)
        except drawing.BadDrawing as error:
            problems.append(found_room.problem(("map",), str(error), error.row))
    areas = {}
    for key, found_area in library.areas.items():
        try:
            areas[key] = _area(found_area.entry)
        except drawing.BadDrawing as error:
            problems.append(found_area.problem(("map",), str(error), error.row))
    tables = library.tables["tables"].entry
    classes = [found.entry for found in library.classes.values()]
    content = records.Content(
        classes={entry.id: _class(entry) for entry in classes},
        cards={card.id: _card(entry, card) for entry in classes for card in entry.cards},
        perks={perk.id: perk for entry in classes for perk in _perks(entry)},
        summons={summon.id: records.SummonStats(**_fields(summon)) for entry in classes for summon in entry.summons},
        items={key: records.Item(**_fields(found.entry)) for key, found in library.items.items()},
        goals={key: records.BattleGoal(**_fields(found.entry)) for key, found in library.battle_goals.items()},
        monsters={key: _monster(found.entry) for key, found in library.monsters.items()}
        | {key: _boss(found.entry) for key, found in library.bosses.items()},
        decks={key: _deck(key, found.entry) for key, found in library.decks.items()},
        areas=areas,
        scenarios=scenarios,
        treasures={key: places.TreasureReward(**_fields(found.entry)) for key, found in library.treasures.items()},
        levels=tables.scenario_level,
        solo_levels=tables.solo_level,
        level_xp=tables.level_xp,
        overlays={
            key: places.Overlay(id=key, name=vocabulary.Name(found.entry.de, found.entry.en), icon=found.entry.icon)
            for key, found in library.overlays.items()
        },
        rooms=rooms,
        encounters={key: _encounter(found.entry) for key, found in library.encounters.items()},
        digest=library.digest,
    )
    return content, problems


def _fields(entry: Struct) -> dict[str, Any]:
    """All that the file says of a record, but for where it comes from."""
    return {name: value for name, value in structs.asdict(entry).items() if name != "source"}


def _class(entry: files.ClassFile) -> records.CharacterClass:
    return records.CharacterClass(
        id=entry.id,
        name=entry.name,
        hand=entry.hand,
        hp=entry.hp,
        cards=tuple(card.id for card in entry.cards),
        perks=tuple(perk.id for perk in _perks(entry)),
        color=entry.color,
        icon=entry.icon,
        role=entry.role,
    )


def _card(owner: files.ClassFile, card: files.CardEntry) -> records.AbilityCard:
    return records.AbilityCard(owner=owner.id, **_fields(card))


def _perks(owner: files.ClassFile) -> tuple[records.Perk, ...]:
    return tuple(
        records.Perk(
            id=f"{owner.id}-perk-{number:02}",
            owner=owner.id,
            boxes=perk.boxes,
            remove=tuple(perk.remove.items()),
            add=tuple(perk.add.items()),
            ignore=perk.ignore,
        )
        for number, perk in enumerate(owner.perks, 1)
    )


def _stats(rows: tuple[files.StatsEntry, ...]) -> tuple[monster_records.Stats, ...]:
    return tuple(monster_records.Stats(**structs.asdict(row)) for row in rows)


def _monster(entry: files.MonsterEntry) -> monster_records.MonsterType:
    return monster_records.MonsterType(
        id=entry.id,
        name=entry.name,
        deck=entry.deck,
        standees=entry.standees,
        normal=_stats(entry.normal),
        elite=_stats(entry.elite),
        immune=entry.immune,
        icon=entry.icon,
    )


def _boss(entry: files.BossEntry) -> monster_records.MonsterType:
    return monster_records.MonsterType(
        id=entry.id,
        name=entry.name,
        deck=entry.deck,
        standees=1,
        boss=_stats(entry.levels),
        special_1=entry.special_1,
        special_2=entry.special_2,
        immune=entry.immune,
        icon=entry.icon,
    )


def _deck(name: str, cards: tuple[files.MonsterCardEntry, ...]) -> tuple[monster_records.MonsterCard, ...]:
    return tuple(monster_records.MonsterCard(deck=name, **_fields(card)) for card in cards)


def _area(entry: files.AreaEntry) -> Area:
    """The drawn area, about the acting figure or about its first hex."""
    cells = drawing.read(entry.map)
    red = [cell.at for cell in cells if cell.ground == "x"]
    grey = [cell.at for cell in cells if cell.ground == "o"]
    for cell in cells:
        if cell.ground not in "xo":
            raise drawing.BadDrawing(cell.row, f"{cell.ground!r} is neither x (attacked) nor o (acting figure) nor .")
    if not red or len(grey) > 1:
        raise drawing.BadDrawing(0, "an area has at least one x and at most one o")
    q, r = grey[0] if grey else red[0]
    return Area(tuple((x - q, y - r) for x, y in red), (0, 0) if grey else None)


NUMBERS = "abcdefghijkl"


def _room(entry: map_files.RoomEntry) -> places.RoomCard:
    cells = drawing.read(entry.map)
    signs = {cell.sign: cell.at for cell in cells if cell.sign in NUMBERS and cell.sign}
    for cell in cells:
        if cell.ground != "1" or cell.sign not in ("", "o", *NUMBERS):
            raise drawing.BadDrawing(cell.row, f"{cell.ground + cell.sign!r} is not 1, 1o (obstacle) or 1a … 1l")
    if len(signs) != len(NUMBERS):
        missing = ", ".join(sign for sign in NUMBERS if sign not in signs)
        raise drawing.BadDrawing(0, f"the twelve numbers are a … l; missing {missing}")
    return places.RoomCard(
        id=entry.id,
        name=entry.name,
        hexes=tuple(cell.at for cell in cells),
        entrances=tuple(places.Opening(type=way.type, at=drawing.axial(*way.at)) for way in entry.entrances),
        exits=tuple(places.Opening(type=way.type, at=drawing.axial(*way.at)) for way in entry.exits),
        obstacles=tuple(cell.at for cell in cells if cell.sign == "o"),
        numbers=tuple(signs[sign] for sign in NUMBERS),
        minor=SpecialRule(AtRoom(0), entry.minor),
        major=SpecialRule(AtRoom(0), entry.major),
    )


def _encounter(entry: map_files.EncounterEntry) -> places.EncounterCard:
    return places.EncounterCard(
        id=entry.id,
        adjective=entry.adjective,
        spots=tuple(
            places.Spot(monster=spot.monster, players=ranks(spot.players if spot.monster else "---"), tile=spot.tile)
            for spot in entry.spots
        ),
        treasure=places.TreasureReward(number=0, **structs.asdict(entry.treasure)),
        trap_harms=entry.trap_harms,
        trap_cond=entry.trap_cond,
    )
