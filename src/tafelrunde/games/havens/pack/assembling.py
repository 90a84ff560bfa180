"""From the records of a pack to the `Content` that the rules ask."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct, structs

from tafelrunde.games.havens.box import campaign, outpost, vocabulary
from tafelrunde.games.havens.box import cards as records
from tafelrunde.games.havens.box import monsters as monster_records
from tafelrunde.games.havens.box import scenarios as places
from tafelrunde.games.havens.box.abilities import TileKind, Trigger
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
        watched=frozenset(_watched(classes)),
        auras=frozenset(one.id for entry in classes for one in entry.summons if one.traits.aura is not None),
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
        loot={key: places.LootCard(**_fields(found.entry)) for key, found in library.loot_cards.items()},
        rooms=rooms,
        encounters={key: _encounter(found.entry) for key, found in library.encounters.items()},
        events={key: campaign.EventCard(**_fields(found.entry)) for key, found in library.events.items()},
        quests={key: campaign.PersonalQuest(**_fields(found.entry)) for key, found in library.personal_quests.items()},
        achievements={key: campaign.Achievement(**_fields(found.entry)) for key, found in library.achievements.items()},
        boxes={key: campaign.Box(**_fields(found.entry)) for key, found in library.boxes.items()},
        campaign=_campaign(library),
        campaign_tables=tables.campaign,
        outpost=_outpost(library),
        locked_classes=frozenset(_locked_classes(library)),
        digest=library.digest,
    )
    return content, problems


def _watched(classes: Iterable[files.ClassFile]) -> Iterator[str]:
    for entry in classes:
        for card in entry.cards:
            for ability in (*card.top.abilities, *card.bottom.abilities):
                if isinstance(ability, Trigger):
                    yield ability.event


def _fields(entry: Struct) -> dict[str, Any]:
    """All that the file says of a record, but for where it comes from."""
    return {name: value for name, value in structs.asdict(entry).items() if name != "source"}


def _locked_classes(library: Library) -> Iterator[str]:
    """The classes that boxes, sections and milestones hold (GH-BOX-01, FH-UNL-04)."""
    given = [found.entry.do for found in library.boxes.values()]
    given += [milestone.do for found in library.campaign.values() for milestone in found.entry.milestones]
    for section in library.sections.values():
        given += [section.entry.do, *[choice.do for choice in section.entry.choices]]
    given += [scenario.entry.rewards for scenario in library.scenarios.values()]
    for effects in given:
        for effect in effects:
            if isinstance(effect, campaign.UnlockClass):
                yield effect.id


def _outpost(library: Library) -> outpost.OutpostBox | None:
    found = library.outpost.get("outpost")
    if found is None:
        return None
    return outpost.OutpostBox(
        tables=outpost.OutpostTables(**_fields(found.entry)),
        buildings={key: outpost.BuildingCard(**_fields(one.entry)) for key, one in sorted(library.buildings.items())},
        walls={key: outpost.Wall(**_fields(one.entry)) for key, one in library.walls.items()},
        sections={key: outpost.Section(**_fields(one.entry)) for key, one in library.sections.items()},
        recipes={key: outpost.Recipe(**_fields(one.entry)) for key, one in library.recipes.items()},
    )


def _campaign(library: Library) -> campaign.Campaign | None:
    found = library.campaign.get("campaign")
    return None if found is None else campaign.Campaign(**_fields(found.entry))


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
        beginners=entry.beginners,
        unlock_event=entry.unlock_event,
        retire_event=entry.retire_event,
        traits=entry.traits,
        pace=entry.pace,
        shadows=entry.shadows,
        first_items=entry.first_items,
        forms=entry.forms,
        masteries=tuple(records.Mastery(**_fields(mastery)) for mastery in entry.masteries),
    )


def _card(owner: files.ClassFile, card: files.CardEntry) -> records.AbilityCard:
    return records.AbilityCard(owner=owner.id, **_fields(card))


def _perks(owner: files.ClassFile) -> tuple[records.Perk, ...]:
    return tuple(
        records.Perk(
            id=f"{owner.id}-perk-{number:02}",
            owner=owner.id,
            boxes=perk.boxes,
            connected=perk.connected,
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
        tags=entry.tags,
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
        tags=entry.tags,
    )


def _deck(name: str, cards: tuple[files.MonsterCardEntry, ...]) -> tuple[monster_records.MonsterCard, ...]:
    return tuple(monster_records.MonsterCard(deck=name, **_fields(card)) for card in cards)


def _area(entry: files.AreaEntry) -> Area:
    """The drawn area, about the acting figure or about its first hex."""
    cells = drawing.read(entry.map)
    red = [cell.at for cell in cells if cell.ground == "x"]
    grey = [cell.at for cell in cells if cell.ground == "o"]
    blue = [cell.at for cell in cells if cell.ground == "b"]
    for cell in cells:
        if cell.ground not in "xob":
            allowed = "x (attacked), o (acting figure), b (an ally must be there) nor ."
            raise drawing.BadDrawing(cell.row, f"{cell.ground!r} is neither {allowed}")
    if not red or len(grey) > 1:
        raise drawing.BadDrawing(0, "an area has at least one x and at most one o")
    q, r = grey[0] if grey else red[0]
    around = tuple((x - q, y - r) for x, y in red), (0, 0) if grey else None
    return Area(*around, tuple((x - q, y - r) for x, y in blue))


NUMBERS = "abcdefghijkl"
TILES: dict[str, TileKind] = {"T": "trap", "H": "hazard", "D": "difficult", "I": "ice"}
"""Signs in the maps of random rooms."""


def _room(entry: map_files.RoomEntry) -> places.RoomCard:
    cells = drawing.read(entry.map)
    signs = {cell.sign: cell.at for cell in cells if cell.sign in NUMBERS and cell.sign}
    for cell in cells:
        if cell.ground != "1" or cell.sign not in ("", "o", *TILES, *NUMBERS):
            allowed = "1, 1o (obstacle), 1T (trap), 1H (hazard), 1D (difficult), 1I (ice) or 1a … 1l"
            raise drawing.BadDrawing(cell.row, f"{cell.ground + cell.sign!r} is not {allowed}")
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
        tiles=tuple((TILES[cell.sign], cell.at) for cell in cells if cell.sign in TILES),
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
        infuse=entry.infuse,
    )
