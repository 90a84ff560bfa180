"""Whether the map of a scenario can be played on: nothing on top of each other, and every place can be reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from tafelrunde.games.havens.box.cards import Content
from tafelrunde.games.havens.box.scenarios import Scenario
from tafelrunde.games.havens.box.special import Clear, Unlock
from tafelrunde.games.havens.pack import map_files
from tafelrunde.games.havens.pack.drawing import Cell, offset
from tafelrunde.games.havens.pack.drawing import read as read_drawing
from tafelrunde.games.havens.pack.reading import Found
from tafelrunde.games.havens.pack.references import unknown
from tafelrunde.games.havens.pack.scenarios import KINDS, STANDARD
from tafelrunde.tabletop.hexes import Hex, neighbours
from tafelrunde.tabletop.packs import Problem

MOST_CHARACTERS = 4


class Ground:
    """A scenario's map while it is checked."""

    def __init__(self, found: Found[map_files.ScenarioFile], scenario: Scenario, content: Content) -> None:
        self.found, self.scenario, self.content = found, scenario, content
        self.cells: dict[Hex, Cell] = {cell.at: cell for cell in read_drawing(found.entry.map)}
        self.legend = STANDARD | found.entry.legend
        self.rooms = {at: room.id for room in scenario.map.rooms for at in room.hexes}
        self.doors = {door.at: door for door in scenario.map.doors}
        self.walls = {frozenset(pair) for pair in scenario.map.walls}
        self.reached = self._reach()

    def at(self, at: Hex, message: str) -> Problem:
        """A problem in a row of the map."""
        column, row = offset(at)
        return self.found.problem(("map",), f"[{column}, {row}]: {message}", self.cells[at].row)

    def _reach(self) -> set[Hex]:
        """The hexes that a character can walk to: around obstacles, through doors that are or will be unlocked."""
        effects = [effect for rule in self.scenario.special for effect in rule.do]
        unlocked = {effect.door for effect in effects if isinstance(effect, Unlock)}
        cleared = {effect.name for effect in effects if isinstance(effect, Clear)}
        tiles = [tile for contents in self.scenario.contents.values() for tile in contents.tiles]
        blocked = {
            at
            for tile in tiles
            for at in tile.at
            if tile.kind == "obstacle" and tile.hp is None and tile.name not in cleared
        }
        blocked |= {door.at for door in self.doors.values() if door.locked and door.id not in unlocked}
        reached = set(self.scenario.map.start) & self.cells.keys()
        edge = list(reached)
        while edge:
            here = edge.pop()
            for there in neighbours(here):
                if there in self.cells and there not in reached | blocked and self._open(here, there):
                    reached.add(there)
                    edge.append(there)
        return reached

    def _open(self, here: Hex, there: Hex) -> bool:
        """Whether one can step from a hex to its neighbour: within a room, or by a door of that room."""
        if frozenset((here, there)) in self.walls:
            return False
        for one, other in ((here, there), (there, here)):
            if one in self.doors:
                return other in self.doors or self.rooms.get(other) in self.doors[one].joins
        return self.rooms.get(here) == self.rooms.get(there)


def check(ground: Ground) -> Iterator[Problem]:
    """Every problem of the map."""
    yield from _legend(ground)
    yield from _signs(ground)
    yield from _start(ground)
    yield from _doors(ground)
    yield from _borders(ground)
    yield from _unreachable(ground)
    yield from _standees(ground)


_FIGURES = ("monster", "boss", "ally", "obstacle", "start")
_THINGS = ("coin", "treasure", "goal", "obstacle", "trap")


def _legend(ground: Ground) -> Iterator[Problem]:
    """Signs mean something that exists, and not two things in one place."""
    drawn = {cell.sign for cell in ground.cells.values()}
    content = ground.content
    for sign, symbol in ground.found.entry.legend.items():
        here = ("legend", sign)
        problem = ground.found.problem
        if len(sign) != 1 or sign == " ":
            yield problem(here, "a sign is one character")
        elif sign not in drawn:
            yield problem(here, "the map does not use this sign")
        if symbol == map_files.Symbol():
            yield problem(here, "this sign means nothing")
        for group in (_FIGURES, _THINGS, KINDS):
            together = [name for name in group if getattr(symbol, name)]
            if len(together) > 1:
                yield problem(here, f"{' and '.join(together)} can't be in the same hex")
        if symbol.monster and (symbol.monster not in content.monsters or content.monsters[symbol.monster].boss):
            kinds = [key for key, monster in content.monsters.items() if not monster.boss]
            yield problem((*here, "monster"), unknown(symbol.monster, kinds, "monster"))
        if symbol.boss and (symbol.boss not in content.monsters or not content.monsters[symbol.boss].boss):
            kinds = [key for key, monster in content.monsters.items() if monster.boss]
            yield problem((*here, "boss"), unknown(symbol.boss, kinds, "boss"))
        if symbol.monster and symbol.players == "---":
            yield problem((*here, "players"), "this monster is never placed")
        if symbol.ally and symbol.ally not in ground.found.entry.allies:
            yield problem((*here, "ally"), unknown(symbol.ally, ground.found.entry.allies, "ally of this scenario"))
        if symbol.treasure and symbol.treasure not in content.treasures:
            yield problem((*here, "treasure"), f"the treasure index has no number {symbol.treasure}")
        for kind in KINDS:
            if (name := getattr(symbol, kind)) and name not in content.overlays:
                yield problem((*here, kind), unknown(name, content.overlays, "overlay tile"))
        if symbol.trap and not symbol.harms and symbol.damage is None and not symbol.cond:
            yield problem((*here, "trap"), "a trap harms, or has a damage or conditions")


def _signs(ground: Ground) -> Iterator[Problem]:
    """Doors stay free; bosses, allies and treasures are there once."""
    once: Counter[tuple[str, object]] = Counter()
    for cell in ground.cells.values():
        symbol = ground.legend.get(cell.sign)
        if symbol is None:
            continue
        if cell.at in ground.doors and symbol != map_files.Symbol(mark=symbol.mark):
            yield ground.at(cell.at, f"{cell.sign!r} stands on door {cell.ground}; only a mark can be on a door")
        for key in ("boss", "ally", "treasure", "name"):
            if name := getattr(symbol, key):
                once[key, name] += 1
                if once[key, name] == 2:
                    yield ground.at(cell.at, f"the {key} {name!r} is here for the second time")
    for ally in ground.found.entry.allies:
        if not once["ally", ally]:
            yield ground.found.problem(("allies", ally), "no sign of the map places this ally")


def _start(ground: Ground) -> Iterator[Problem]:
    """Room for everybody, all in one room (GH-SET-10)."""
    start = ground.scenario.map.start
    if len(start) < MOST_CHARACTERS:
        message = f"{MOST_CHARACTERS} characters need {MOST_CHARACTERS} start hexes (sign s), found {len(start)}"
        yield ground.found.problem(("map",), message)
    rooms = sorted({ground.rooms[at] for at in start if at in ground.rooms})
    if len(rooms) > 1:
        yield ground.found.problem(
            ("map",), f"the start hexes are in rooms {', '.join(map(str, rooms))}: one is enough"
        )


def _doors(ground: Ground) -> Iterator[Problem]:
    drawn = {door.id for door in ground.doors.values()}
    for letter in ground.found.entry.doors:
        if letter not in drawn:
            yield ground.found.problem(("doors", letter), f"the map has no door {letter}")
    for door in ground.doors.values():
        beside = {ground.rooms.get(at) for at in neighbours(door.at)}
        for room in door.joins:
            if room and room not in beside:
                yield ground.at(door.at, f"door {door.id} joins room {room}, but is not beside it")
        unlocks = [
            effect
            for rule in ground.scenario.special
            for effect in rule.do
            if isinstance(effect, Unlock) and effect.door == door.id
        ]
        if door.locked and not unlocks:
            yield ground.at(door.at, f"door {door.id} is locked, and no special rule unlocks it")


def _borders(ground: Ground) -> Iterator[Problem]:
    """Rooms touch only at doors: elsewhere there is a wall between them (GH-HEX-06)."""
    told: set[frozenset[int]] = set()
    for at, room in ground.rooms.items():
        for beside in neighbours(at):
            other = ground.rooms.get(beside)
            if other is None or other <= room or frozenset((at, beside)) in ground.walls:
                continue
            if frozenset((room, other)) not in told:
                told.add(frozenset((room, other)))
                yield ground.at(at, f"rooms {room} and {other} touch here without a door or a wall")


def _unreachable(ground: Ground) -> Iterator[Problem]:
    """Every room, and everything that has to be reached, can be walked to."""
    if not ground.scenario.map.start:
        return
    cut_off = []
    for room in ground.scenario.map.rooms:
        if not ground.reached & set(room.hexes):
            cut_off.append(room.id)
            yield ground.at(room.hexes[0], f"room {room.id} can't be reached from the start hexes")
    for number, contents in ground.scenario.contents.items():
        if number in cut_off:
            continue
        for what, hexes in (
            ("the monster", [monster.at for monster in contents.monsters]),
            ("the coin", contents.coins),
            ("the treasure", [treasure.at for treasure in contents.treasures]),
            ("the plate", [tile.at[0] for tile in contents.tiles if tile.kind == "plate"]),
        ):
            for at in _beyond(ground, hexes):
                yield ground.at(at, f"{what} can't be reached: obstacles are in the way")


def _beyond(ground: Ground, hexes: Iterable[Hex]) -> Iterator[Hex]:
    return (at for at in hexes if at not in ground.reached)


def _standees(ground: Ground) -> Iterator[Problem]:
    """No room asks for more figures of a type than there are standees (GH-SET-15)."""
    for number, contents in ground.scenario.contents.items():
        for place, characters in enumerate((2, 3, 4)):
            types = Counter(monster.type for monster in contents.monsters if monster.players[place] != "-")
            for kind, count in types.items():
                known = ground.content.monsters.get(kind)
                if known and count > known.standees:
                    at = next(monster.at for monster in contents.monsters if monster.type == kind)
                    message = (
                        f"room {number} has {count} {kind} for {characters} characters; standees: {known.standees}"
                    )
                    yield ground.at(at, message)
                    break
