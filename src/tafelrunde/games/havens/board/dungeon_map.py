"""Where the rooms of a random adventure lie: turned and moved so that door meets door and nothing overlaps."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.havens.board.dungeon_rooms import ROOMS, room, turned
from tafelrunde.games.havens.box.cards import Content
from tafelrunde.games.havens.box.scenarios import Door, Map, Opening, Passage, Room, RoomCard
from tafelrunde.games.havens.state import DungeonRoom
from tafelrunde.tabletop.hexes import DIRECTIONS, Hex, distance, neighbours

START_WITHIN = 2
"""How far from the entrance characters may start (GH-RDG-07)."""

Lie = tuple[int, Hex]
"""How a card lies: its turns, and the hex of its (0, 0)."""


def first_map(content: Content, laid: DungeonRoom) -> Map:
    """The first room with its exits, and the start hexes around its entrance (GH-RDG-07)."""
    first = room(content, 1, laid)
    start = tuple(at for at in first.hexes if distance(at, laid.entrance) <= START_WITHIN)
    doors = _exits(content, 1, laid, set(first.hexes))
    return Map(rooms=(first,), doors=doors, walls=(), start=start)


def next_map(content: Content, map_: Map, door: Door, laid: DungeonRoom) -> Map:
    """The map with one more room; the exits that were not taken are closed off (GH-RDG-09, GH-RDG-13)."""
    number = len(map_.rooms) + 1
    added = room(content, number, laid)
    kept = tuple(other for other in map_.doors if other.id == door.id or other.joins[1] < number)
    taken = {at for one in map_.rooms for at in one.hexes} | {other.at for other in kept} | set(added.hexes)
    doors = (*kept, *(_exits(content, number, laid, taken) if number < ROOMS else ()))
    rooms = (*map_.rooms, added)
    return Map(rooms=rooms, doors=doors, walls=_walls(rooms, doors), start=map_.start)


def lies(content: Content, map_: Map, door: Door, card: RoomCard, passage: Passage | None) -> tuple[Lie, Hex] | None:
    """How a room card can lie behind a door, and its entrance; the way that touches other rooms least."""
    rooms = {at for one in map_.rooms for at in one.hexes}
    taken = rooms | {other.at for other in map_.doors if other.id == door.id or other.joins[1] <= len(map_.rooms)}
    best: tuple[int, Lie, Hex] | None = None
    for entrance in card.entrances:
        if passage is not None and entrance.type != passage:
            continue
        for turns, by in _candidates(card, entrance, door.at):
            hexes = [turned(at, turns, by) for at in card.hexes]
            if any(at in taken for at in hexes):
                continue
            touching = sum([other in rooms for at in hexes for other in neighbours(at)])
            beside = sum([at in hexes for at in neighbours(door.at)])
            score = touching * 2 + beside
            if best is None or score < best[0]:
                best = score, (turns, by), turned(entrance.at, turns, by)
    return None if best is None else (best[1], best[2])


def _candidates(card: RoomCard, entrance: Opening, door: Hex) -> Iterator[Lie]:
    """Every turn and place with the entrance beside the door."""
    for turns in range(6):
        q, r = turned(entrance.at, turns, (0, 0))
        for beside in neighbours(door):
            yield turns, (beside[0] - q, beside[1] - r)


def _exits(content: Content, number: int, laid: DungeonRoom, taken: set[Hex]) -> tuple[Door, ...]:
    """A door beside each exit, on the side that has fewest hexes of the map around it."""
    doors: list[Door] = []
    card = content.rooms[laid.card]
    for index, exit_ in enumerate(card.exits):
        at = turned(exit_.at, laid.turns, laid.by)
        if at == laid.entrance:
            continue
        places = [beside for beside in neighbours(at) if beside not in taken]
        if places:
            place = min(places, key=lambda beside: (_crowd(beside, taken), beside))
            doors.append(Door(id=f"{number}{exit_.type}{index}", at=place, joins=(number, number + 1)))
            taken = taken | {place}
    return tuple(doors)


def _crowd(at: Hex, taken: set[Hex]) -> tuple[int, int]:
    """How built-up the surroundings of a hex are, near and a little further."""
    q, r = at
    near = sum([(q + dq, r + dr) in taken for dq, dr in DIRECTIONS])
    far = sum([(q + n * dq, r + n * dr) in taken for dq, dr in DIRECTIONS for n in (2, 3, 4)])
    return near, far


def passage_of(door: Door) -> Passage:
    """The type of the exit behind which a door is (GH-RDG-08)."""
    return "A" if "A" in door.id else "B"


def _walls(rooms: tuple[Room, ...], doors: tuple[Door, ...]) -> tuple[tuple[Hex, Hex], ...]:
    """Rooms that happen to touch are apart: walls run between them, and around doors of other rooms."""
    whose: dict[Hex, tuple[int, ...]] = {at: (one.id,) for one in rooms for at in one.hexes}
    whose |= {door.at: door.joins for door in doors}
    walls: list[tuple[Hex, Hex]] = []
    for at, mine in whose.items():
        for other in neighbours(at):
            theirs = whose.get(other)
            if theirs is not None and at < other and not set(mine) & set(theirs):
                walls.append((at, other))
    return tuple(walls)
