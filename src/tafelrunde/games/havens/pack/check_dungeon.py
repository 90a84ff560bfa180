"""Whether the random adventure deck can always be dealt and walked through (GH-RDG)."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.havens.board.dungeon_rooms import TILES
from tafelrunde.games.havens.box.cards import Content
from tafelrunde.games.havens.box.scenarios import RoomCard
from tafelrunde.games.havens.pack.check_maps import MOST_CHARACTERS
from tafelrunde.games.havens.pack.reading import Library
from tafelrunde.games.havens.pack.references import in_abilities, unknown
from tafelrunde.tabletop.hexes import Hex, distance, neighbours
from tafelrunde.tabletop.packs import Problem

START_WITHIN = 2


def check(library: Library, content: Content) -> Iterator[Problem]:
    """Every problem of the rooms and encounters."""
    for key, room in content.rooms.items():
        found = library.rooms[key]
        for path, message in _room(room):
            yield found.problem(path, message)
    for encounter in library.encounters.values():
        for index, spot in enumerate(encounter.entry.spots):
            if spot.monster and spot.monster not in content.monsters:
                message = unknown(spot.monster, content.monsters, "monster")
                yield encounter.problem(("spots", index, "monster"), message)
            if spot.monster and spot.tile:
                yield encounter.problem(("spots", index), "a monster or a tile stands on a number, not both")
        for path, message in in_abilities(encounter.entry.treasure.abilities, ("treasure", "abilities"), content):
            yield encounter.problem(path, message)
    drawn = {kind for room in content.rooms.values() for kind, _ in room.tiles} | {"trap", "hazard", "obstacle"}
    for what, (_, name) in TILES.items() if content.rooms else ():
        if what in drawn and name not in content.overlays:
            first = library.rooms[min(content.rooms)]
            yield first.problem((), f"random rooms need the overlay tile {name!r} as {what}")
    entrances = {way.type for room in content.rooms.values() for way in room.entrances}
    for key, room in content.rooms.items():
        for index, way in enumerate(room.exits):
            if way.type not in entrances:
                yield library.rooms[key].problem(("exits", index, "type"), f"no room has an entrance {way.type}")


def _room(room: RoomCard) -> Iterator[tuple[tuple[str | int, ...], str]]:
    free = set(room.hexes) - set(room.obstacles)
    if not room.exits:
        yield ("exits",), "a room needs an exit: it may be the first or the second"
    for key, ways in (("entrances", room.entrances), ("exits", room.exits)):
        for index, way in enumerate(ways):
            if way.at not in free:
                yield (key, index, "at"), "this is no free hex of the room"
            elif key == "entrances":
                # Monsters may stand on the numbers, so only the rest is sure to be free (GH-RDG-07).
                start = [at for at in free - set(room.numbers) if distance(at, way.at) <= START_WITHIN]
                if len(start) < MOST_CHARACTERS:
                    yield (key, index, "at"), f"{len(start)} free hexes within {START_WITHIN}; 4 characters start here"
    if free and _connected(free) != free:
        yield ("map",), "obstacles cut the room in two"


def _connected(hexes: set[Hex]) -> set[Hex]:
    start = min(hexes)
    found, edge = {start}, [start]
    while edge:
        for at in neighbours(edge.pop()):
            if at in hexes - found:
                found.add(at)
                edge.append(at)
    return found
