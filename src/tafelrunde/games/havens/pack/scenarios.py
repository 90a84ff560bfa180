"""From a scenario's file to the `Scenario` of the engine: what the signs in its map mean."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_args

from msgspec.structs import asdict

from tafelrunde.games.havens.box.scenarios import (
    Ally,
    Contents,
    Door,
    Map,
    OverlayKind,
    Placement,
    Room,
    Scenario,
    Tile,
    Treasure,
)
from tafelrunde.games.havens.box.vocabulary import Rank
from tafelrunde.games.havens.pack.drawing import BadDrawing, Cell, axial
from tafelrunde.games.havens.pack.drawing import read as read_drawing
from tafelrunde.games.havens.pack.map_files import ScenarioFile, Symbol
from tafelrunde.kernel.papers.document import Path
from tafelrunde.tabletop.hexes import Hex, neighbours

STANDARD: dict[str, Symbol] = {"s": Symbol(start=True), "$": Symbol(coin=True)}
"""Signs that every map knows."""

KINDS: tuple[OverlayKind, ...] = get_args(OverlayKind)
RANKS: dict[str, Any] = {"n": "normal", "e": "elite", "-": "-"}

Fault = tuple[Path, int, str]
"""Path, row of the map (0 elsewhere) and message."""


def ranks(players: str) -> tuple[Rank, Rank, Rank]:
    """`ne-` as ("normal", "elite", "-")."""
    one, two, three = (RANKS[letter] for letter in players)
    return one, two, three


# --- names of hexes -------------------------------------------------------------------------------------------


def resolve(data: object) -> tuple[object, list[Fault]]:
    """The file's data with marks and offset coordinates of its rules as hexes; and what could not be found."""
    if not isinstance(data, dict):
        return data, []
    faults: list[Fault] = []
    marks = _marks(data)
    resolved = dict(data)
    for key in ("goal", "lose", "special", "walls", "linked"):
        if key in data:
            resolved[key] = _hexes_of(data[key], (key,), marks, faults, key in ("walls", "linked"))
    return resolved, faults


def _marks(data: Mapping[Any, Any]) -> dict[str, list[Hex]]:
    legend = data.get("legend", {})
    signs = {sign: entry["mark"] for sign, entry in legend.items() if isinstance(entry, dict) and "mark" in entry}
    marks: dict[str, list[Hex]] = {mark: [] for mark in signs.values()}
    try:
        cells = read_drawing(str(data.get("map", "")))
    except BadDrawing:
        return marks
    for cell in cells:
        if cell.sign in signs:
            marks[signs[cell.sign]].append(cell.at)
    return marks


def _hexes_of(value: Any, path: Path, marks: dict[str, list[Hex]], faults: list[Fault], place: bool) -> Any:
    """A copy of a part of the data in which every place is hexes."""
    if place and isinstance(value, str):
        if value not in marks:
            known = ", ".join(sorted(marks)) or "none yet"
            faults.append((path, 0, f"{value!r} is no mark of the legend; marks are {known}"))
            return [[0, 0]] if path[-1] == "hexes" else [0, 0]
        found = [list(at) for at in marks[value]]
        if not found:
            faults.append((path, 0, f"no hex of the map has the mark {value!r}"))
            found = [[0, 0]]
        return found if path[-1] == "hexes" else found[0]
    if place and isinstance(value, list) and len(value) == 2 and all(isinstance(number, int) for number in value):
        return list(axial(*value))
    if isinstance(value, list):
        return [_hexes_of(item, (*path, index), marks, faults, place) for index, item in enumerate(value)]
    if isinstance(value, dict):
        return {
            key: _letters(item)
            if key == "players"
            else _hexes_of(item, (*path, str(key)), marks, faults, key in ("hexes", "at"))
            for key, item in value.items()
        }
    return value


def _letters(players: object) -> object:
    """`nne` as a list of ranks, as in the legend."""
    if isinstance(players, str) and len(players) == 3 and set(players) <= set(RANKS):
        return list(ranks(players))
    return players


# --- the map --------------------------------------------------------------------------------------------------


class Plan:
    """The signs of a scenario's map, sorted by what they mean."""

    def __init__(self, file: ScenarioFile, cells: Iterable[Cell]) -> None:
        self.file = file
        self.cells = {cell.at: cell for cell in cells}
        self.legend = STANDARD | file.legend
        self.faults: list[Fault] = []
        self.rooms: dict[int, list[Hex]] = defaultdict(list)
        self.doors: list[Door] = []
        for cell in self.cells.values():
            if cell.ground.isdigit() and cell.ground != "0":
                self.rooms[int(cell.ground)].append(cell.at)
            elif cell.ground.isascii() and cell.ground.isupper():
                self.doors.append(self._door(cell))
            else:
                self._fault(cell, f"{cell.ground!r} is neither a room (1 … 9) nor a door (A … Z) nor void (# or .)")
            if cell.sign and cell.sign not in self.legend:
                known = " ".join(sorted(self.legend))
                self._fault(cell, f"the sign {cell.sign!r} is not in the legend; known are {known}")

    def _fault(self, cell: Cell, message: str) -> None:
        self.faults.append((("map",), cell.row, message))

    def _door(self, cell: Cell) -> Door:
        entry = self.file.doors.get(cell.ground)
        joins = entry.joins if entry else None
        if joins is None:
            beside = (self.cells[at].ground for at in neighbours(cell.at) if at in self.cells)
            rooms = sorted({int(ground) for ground in beside if ground.isdigit()})
            if len(rooms) == 2:
                joins = rooms[0], rooms[1]
            else:
                listed = ", ".join(map(str, rooms)) or "none"
                self._fault(cell, f"door {cell.ground} is beside rooms {listed}: say which two it `joins`")
                joins = (0, 0)
        if any(door.id == cell.ground for door in self.doors):
            self._fault(cell, f"door {cell.ground} is here twice; every door has a letter of its own")
        return Door(id=cell.ground, at=cell.at, joins=joins, locked=bool(entry and entry.locked))

    def placed(self) -> Iterator[tuple[Cell, Symbol]]:
        """Every sign with its meaning."""
        for cell in self.cells.values():
            if cell.sign in self.legend:
                yield cell, self.legend[cell.sign]

    def room(self, cell: Cell) -> int:
        """The room of a hex; what stands on a door belongs to the room that is revealed later."""
        if cell.ground.isdigit():
            return int(cell.ground)
        return next((max(door.joins) for door in self.doors if door.at == cell.at), 0)

    def map(self) -> Map:
        """The layout."""
        return Map(
            rooms=tuple(Room(number, tuple(hexes)) for number, hexes in sorted(self.rooms.items())),
            doors=tuple(sorted(self.doors, key=lambda door: door.id)),
            walls=self.file.walls,
            linked=self.file.linked,
            start=tuple(cell.at for cell, symbol in self.placed() if symbol.start),
        )

    def contents(self) -> dict[int, Contents]:
        """What each room holds."""
        found: dict[int, dict[str, list[Any]]] = {number: defaultdict(list) for number in self.rooms}
        for cell, symbol in self.placed():
            room = found.setdefault(self.room(cell), defaultdict(list))
            if symbol.monster or symbol.boss:
                room["monsters"].append(_placement(cell, symbol))
            if symbol.coin:
                room["coins"].append(cell.at)
            if symbol.treasure or symbol.goal:
                room["treasures"].append(Treasure(at=cell.at, number=symbol.treasure, goal=symbol.goal))
            if symbol.ally and symbol.ally in self.file.allies:
                ally = self.file.allies[symbol.ally]
                room["allies"].append(Ally(id=symbol.ally, at=cell.at, **asdict(ally)))
        for number, tile in self._tiles():
            found.setdefault(number, defaultdict(list))["tiles"].append(tile)
        return {
            number: Contents(
                **{key: tuple(things) for key, things in room.items()}, section=self.file.sections.get(number, "")
            )
            for number, room in sorted(found.items())
        }

    def _tiles(self) -> Iterator[tuple[int, Tile]]:
        """The overlay tiles: neighbouring obstacles of one sign are one tile, everything else is one a hex."""
        done: set[Hex] = set()
        for cell, symbol in self.placed():
            for kind in KINDS:
                if not (name := getattr(symbol, kind)) or cell.at in done:
                    continue
                hexes = self._patch(cell) if kind == "obstacle" else (cell.at,)
                done.update(hexes)
                yield (
                    self.room(cell),
                    Tile(
                        kind=kind,
                        name=name,
                        at=hexes,
                        damage=symbol.damage,
                        cond=symbol.cond,
                        harms=symbol.harms or symbol.damage is not None,
                        hp=symbol.hp if kind == "obstacle" else None,
                        side=symbol.side,
                        border=symbol.border,
                        id=f"{name}-{'-'.join(map(str, cell.at))}",
                    ),
                )

    def _patch(self, cell: Cell) -> tuple[Hex, ...]:
        """The connected hexes of the same room with the same sign."""
        patch, edge = {cell.at}, [cell.at]
        while edge:
            for at in neighbours(edge.pop()):
                other = self.cells.get(at)
                if other and at not in patch and (other.sign, other.ground) == (cell.sign, cell.ground):
                    patch.add(at)
                    edge.append(at)
        return tuple(sorted(patch))


def _placement(cell: Cell, symbol: Symbol) -> Placement:
    return Placement(
        type=symbol.boss or symbol.monster,
        at=cell.at,
        players=ranks(symbol.players),
        boss=bool(symbol.boss),
        name=symbol.name,
        hp=symbol.hp,
        side=symbol.side,
    )


def build(file: ScenarioFile) -> tuple[Scenario, list[Fault]]:
    """The scenario of a file, and the faults of its map."""
    try:
        cells = read_drawing(file.map)
    except BadDrawing as error:
        return _scenario(file, Plan(file, ())), [(("map",), error.row, str(error))]
    plan = Plan(file, cells)
    return _scenario(file, plan), plan.faults


def _scenario(file: ScenarioFile, plan: Plan) -> Scenario:
    return Scenario(
        id=file.id,
        name=file.name,
        map=plan.map(),
        contents=plan.contents(),
        goal=file.goal,
        lose=file.lose,
        special=file.special,
        tags=file.tags,
        grid=file.grid,
        links=file.links,
        forces=file.forces,
        requirements=file.requirements,
        unlocks=file.unlocks,
        closes=file.closes,
        rewards=file.rewards,
        texts=file.texts,
        difficulty=file.difficulty,
        recommended=file.recommended,
        order=file.order,
        loot={str(kind): number for kind, number in file.loot.items()},
    )
