"""Whether the goals, special rules and texts of a scenario name what is there, and can come true."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.havens.box import special as ops
from tafelrunde.games.havens.box.formula import BadFormula, value
from tafelrunde.games.havens.box.monster_abilities import MonsterSummon
from tafelrunde.games.havens.pack.check_cards import formula_misfit
from tafelrunde.games.havens.pack.check_maps import MOST_CHARACTERS, Ground
from tafelrunde.games.havens.pack.drawing import offset
from tafelrunde.games.havens.pack.references import Misfit, in_abilities, unknown
from tafelrunde.kernel.papers.document import Path
from tafelrunde.tabletop.hexes import Hex
from tafelrunde.tabletop.packs import Problem


def check(ground: Ground, town: str) -> Iterator[Problem]:
    """Every problem of the scenario's own rules and texts."""
    cast = Cast(ground, town)
    for part in (_goal, _setbacks, _special, _texts, _links, _allies, _numbers):
        for path, message in part(cast):
            yield ground.found.problem(path, message)


class Cast:
    """Who and what can appear in a scenario."""

    def __init__(self, ground: Ground, town: str) -> None:
        self.ground = ground
        self.town = town
        self.scenario = ground.scenario
        self.content = ground.content
        contents = self.scenario.contents.values()
        self.effects = [effect for rule in self.scenario.special for effect in rule.do]
        self.placed = [monster for room in contents for monster in room.monsters]
        self.bosses = {monster.type for monster in self.placed if monster.boss}
        self.tiles = [tile for room in contents for tile in room.tiles]
        self.treasures = [treasure for room in contents for treasure in room.treasures]
        self.allies = {ally.id for room in contents for ally in room.allies}
        self.rooms = {room.id for room in self.scenario.map.rooms}

    @property
    def endless(self) -> set[str]:
        """Types that can come in any number: spawned again and again, or summoned."""
        types = {monster.type for monster in self.placed} | {
            effect.type for effect in self.effects if isinstance(effect, ops.Spawn)
        }
        summoned = {
            ability.what
            for kind in types & self.content.monsters.keys()
            for abilities in self._acts(kind)
            for ability in abilities
            if isinstance(ability, MonsterSummon)
        }
        again = {
            effect.type
            for rule in self.scenario.special
            for effect in rule.do
            if isinstance(effect, ops.Spawn) and not (rule.once or isinstance(rule.when, ops.AtRoom | ops.AtSetup))
        }
        return summoned | again

    def _acts(self, kind: str) -> Iterator[tuple[object, ...]]:
        monster = self.content.monsters[kind]
        yield monster.special_1
        yield monster.special_2
        yield from (card.abilities for card in self.content.decks.get(monster.deck, ()))

    def count(self, kind: str, characters: int) -> int:
        """How many of a type come for so many characters; solo counts as two."""
        place = max(0, characters - 2)
        spawned = [effect for effect in self.effects if isinstance(effect, ops.Spawn)]
        return sum(
            monster.type == kind and (monster.boss or monster.players[place] != "-") for monster in self.placed
        ) + sum(effect.type == kind and effect.players[place] != "-" for effect in spawned)

    def appears(self, kind: str) -> bool:
        return kind in self.endless or any(self.count(kind, number) for number in (2, 3, 4))


# --- goals and setbacks ---------------------------------------------------------------------------------------


def _goal(cast: Cast) -> Iterator[Misfit]:
    yield from _one_goal(cast.scenario.goal, ("goal",), cast)


def _one_goal(goal: ops.Goal, path: Path, cast: Cast) -> Iterator[Misfit]:
    match goal:
        case ops.KillAll() if not cast.placed:
            yield path, "there is nobody to kill: the map has no monster"
        case ops.KillBoss(type=kind) if kind not in cast.bosses:
            yield (*path, "type"), f"the boss {kind!r} is never placed; placed are {_listed(cast.bosses)}"
        case ops.Kill(type=kind, n=number):
            yield from _kill(kind, number, path, cast)
        case ops.Destroy(name=name):
            yield from _destructible(name, (*path, "name"), cast)
        case ops.Collect(n=number):
            yield from formula_misfit(number, (*path, "n"))
            tiles = sum(treasure.goal for treasure in cast.treasures)
            if _most(number) > tiles:
                yield (*path, "n"), f"{_most(number)} goal tiles are asked for, the map has {tiles}"
        case ops.Reach(hexes=hexes):
            yield from _places(hexes, (*path, "hexes"), cast)
            if len(hexes) < MOST_CHARACTERS:
                message = f"{MOST_CHARACTERS} characters need {MOST_CHARACTERS} hexes to stand on, found {len(hexes)}"
                yield (*path, "hexes"), message
        case ops.Escape(hexes=hexes):
            yield from _places(hexes, (*path, "hexes"), cast)
        case ops.Survive(rounds=rounds):
            yield from formula_misfit(rounds, (*path, "rounds"))
        case ops.Explore() if len(cast.rooms) < 2:
            yield path, "there is nothing to explore: the map has one room"
        case ops.Press(hexes=hexes):
            if not set(hexes) <= _plates(cast):
                yield (*path, "hexes"), "not all of these hexes are pressure plates"
            yield from _places(hexes, (*path, "hexes"), cast)
        case ops.Hold(hexes=hexes, rounds=rounds):
            yield from formula_misfit(rounds, (*path, "rounds"))
            yield from _places(hexes, (*path, "hexes"), cast)
        case ops.Both(one=one, other=other):
            yield from _one_goal(one, (*path, "one"), cast)
            yield from _one_goal(other, (*path, "other"), cast)


def _kill(kind: str, number: int | str, path: Path, cast: Cast) -> Iterator[Misfit]:
    if not cast.appears(kind):
        yield (*path, "type"), f"{kind!r} never appears in this scenario"
        return
    yield from formula_misfit(number, (*path, "n"))
    if kind in cast.endless:
        return
    for characters in (2, 3, 4):
        try:
            wanted = max(value(number, characters, level) for level in range(8))
        except BadFormula:
            return
        if wanted > (there := cast.count(kind, characters)):
            yield (*path, "n"), f"{wanted} {kind} are asked for, {there} come for {characters} characters"
            return


def _destructible(name: str, path: Path, cast: Cast) -> Iterator[Misfit]:
    names = {tile.name for tile in cast.tiles if tile.hp is not None}
    if name not in names:
        yield path, f"{name!r} is no obstacle with hit points; there are {_listed(names)}"


def _setbacks(cast: Cast) -> Iterator[Misfit]:
    for index, setback in enumerate(cast.scenario.lose):
        match setback:
            case ops.AllyLost(id=ally) if ally not in cast.allies:
                yield ("lose", index, "id"), unknown(ally, cast.allies, "ally of this scenario")
            case ops.TooLate(rounds=rounds):
                yield from formula_misfit(rounds, ("lose", index, "rounds"))
            case ops.Breach(hexes=hexes):
                yield from _places(hexes, ("lose", index, "hexes"), cast)


def _most(formula: int | str) -> int:
    try:
        return max(value(formula, characters, level) for characters in (1, 2, 3, 4) for level in range(8))
    except BadFormula:
        return 0


def _places(hexes: tuple[Hex, ...], path: Path, cast: Cast) -> Iterator[Misfit]:
    for at in hexes:
        column, row = offset(at)
        if at not in cast.ground.cells:
            yield path, f"[{column}, {row}] is no hex of the map"
        elif at not in cast.ground.reached:
            yield path, f"[{column}, {row}] can't be reached from the start hexes"


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names)) or "none"


# --- special rules --------------------------------------------------------------------------------------------


def _special(cast: Cast) -> Iterator[Misfit]:
    for index, rule in enumerate(cast.scenario.special):
        yield from _event(rule.when, ("special", index, "when"), cast)
        for place, effect in enumerate(rule.do):
            yield from _effect(effect, ("special", index, "do", place), cast)
        if rule.text not in cast.scenario.texts:
            message = unknown(rule.text, cast.scenario.texts, "text of this scenario")
            yield ("special", index, "text"), message if rule.text else "say in a `text` what this rule does"


def _plates(cast: Cast) -> set[Hex]:
    return {at for tile in cast.tiles if tile.kind == "plate" for at in tile.at}


def _event(event: ops.Event, path: Path, cast: Cast) -> Iterator[Misfit]:
    match event:
        case ops.AtRoom(room=room) | ops.AtCleared(room=room) if room not in cast.rooms:
            yield (*path, "room"), unknown(room, cast.rooms, "room")
        case ops.AtPlate(hexes=hexes) if not set(hexes) <= _plates(cast):
            yield (*path, "hexes"), "not all of these hexes are pressure plates"
        case ops.AtKill(type=kind) if not cast.appears(kind):
            yield (*path, "type"), f"{kind!r} never appears in this scenario"
        case ops.AtDestroyed(name=name):
            yield from _destructible(name, (*path, "name"), cast)
        case ops.AtLoot(number=0) if not any(treasure.goal for treasure in cast.treasures):
            yield path, "the map has no goal tile"
        case ops.AtLoot(number=number) if number and all(treasure.number != number for treasure in cast.treasures):
            yield (*path, "number"), f"the map has no treasure {number}"


def _effect(effect: ops.Effect, path: Path, cast: Cast) -> Iterator[Misfit]:
    match effect:
        case ops.Spawn(type=kind, at=at, players=players):
            if kind not in cast.content.monsters:
                yield (*path, "type"), unknown(kind, cast.content.monsters, "monster")
            if at not in cast.ground.cells:
                yield (*path, "at"), f"{list(offset(at))} is no hex of the map"
            if set(players) == {"-"}:
                yield (*path, "players"), "this monster never comes"
        case ops.Unlock(door=door):
            locked = {entry.id for entry in cast.scenario.map.doors if entry.locked}
            if door not in locked:
                yield (*path, "door"), unknown(door, locked, "locked door")
        case ops.Hurt(n=number) | ops.Heal(n=number):
            yield from formula_misfit(number, (*path, "n"))
        case ops.Harden(room=room) if room and room not in cast.rooms:
            yield (*path, "room"), unknown(room, cast.rooms, "room")
        case ops.Place(name=name, hexes=hexes):
            if name not in cast.content.overlays:
                yield (*path, "name"), unknown(name, cast.content.overlays, "overlay tile")
            if not all(at in cast.ground.cells for at in hexes):
                yield (*path, "hexes"), "not all of these are hexes of the map"
        case ops.Clear(name=name):
            there = {tile.name for tile in cast.tiles}
            there |= {other.name for other in cast.effects if isinstance(other, ops.Place)}
            if name not in there:
                yield (*path, "name"), unknown(name, there, "tile of this scenario")
        case ops.Read(section=section) if section not in cast.scenario.texts:
            yield (*path, "section"), unknown(section, cast.scenario.texts, "text of this scenario")


# --- texts, links, allies -------------------------------------------------------------------------------------


def _texts(cast: Cast) -> Iterator[Misfit]:
    file = cast.ground.found.entry
    for key in ("intro", "conclusion"):
        if key not in file.texts:
            yield ("texts",), f"the text {key!r} is missing"
    for room, section in file.sections.items():
        if room not in cast.rooms:
            yield ("sections", str(room)), unknown(room, cast.rooms, "room")
        if section not in file.texts:
            yield ("sections", str(room)), unknown(section, file.texts, "text of this scenario")
    for sign, symbol in file.legend.items():
        if symbol.name and symbol.name not in file.texts:
            yield ("legend", sign, "name"), unknown(symbol.name, file.texts, "text of this scenario")
    used = {"intro", "conclusion", *file.sections.values(), *(symbol.name for symbol in file.legend.values())}
    used |= {rule.text for rule in file.special}
    used |= {effect.section for effect in cast.effects if isinstance(effect, ops.Read)}
    for key in file.texts:
        if key not in used:
            yield ("texts", key), "nothing shows this text"


def _links(cast: Cast) -> Iterator[Misfit]:
    file = cast.ground.found.entry
    for key in ("links", "forces", "unlocks", "closes"):
        also = (cast.town,) if key == "links" else ()
        for index, scenario in enumerate(getattr(file, key)):
            if scenario not in cast.content.scenarios and scenario not in also:
                yield (key, index), f"there is no scenario {scenario!r}"


def _allies(cast: Cast) -> Iterator[Misfit]:
    for key, ally in cast.ground.found.entry.allies.items():
        yield from formula_misfit(ally.hp, ("allies", key, "hp"))
        yield from in_abilities(ally.abilities, ("allies", key, "abilities"), cast.content)


def _numbers(cast: Cast) -> Iterator[Misfit]:
    for sign, symbol in cast.ground.found.entry.legend.items():
        for key, formula in (("hp", symbol.hp), ("damage", symbol.damage)):
            if formula is not None:
                yield from formula_misfit(formula, ("legend", sign, key))


# --- all scenarios together -----------------------------------------------------------------------------------


def together(grounds: list[Ground]) -> Iterator[Problem]:
    """A numbered treasure is in one scenario only: it can be looted once in a world (GH-OVL-16)."""
    owners: dict[int, str] = {}
    for ground in grounds:
        for room in ground.scenario.contents.values():
            for treasure in room.treasures:
                if not treasure.number:
                    continue
                owner = owners.setdefault(treasure.number, ground.scenario.id)
                if owner != ground.scenario.id:
                    yield ground.at(treasure.at, f"treasure {treasure.number} is already in scenario {owner!r}")
