"""The places a party wants to go to, and how far it is to them over the whole map as it is known."""

from __future__ import annotations

from collections import OrderedDict

from tafelrunde.games.havens.bot.looking.sight import Sight
from tafelrunde.games.havens.box import special
from tafelrunde.games.havens.box.scenarios import Door, Map
from tafelrunde.games.havens.rules.map import movement
from tafelrunde.games.havens.rules.scenario import ending
from tafelrunde.tabletop.hexes import Hex
from tafelrunde.tabletop.hexgrid import HexGrid, Mask

NO_WAY = 30
"""So far away is what no way leads to."""


class Ways:
    """Where to go: to what the goal names, to doors behind which it may be, and to plates that unlock them."""

    def __init__(self, look: Sight, goals: list[Hex], doors: bool) -> None:
        self.look = look
        self.game = look.game
        self.state = look.state
        self._goals = goals
        self._open = doors
        """Whether something that is wanted may be behind a door."""
        self.wanted = self._places()
        """The hexes to go to."""
        self._field = self._measured(self.wanted) if self.wanted else []

    def steps(self, index: int) -> int:
        """How many steps it is to the next place to go; 0 where there is none."""
        if not self._field:
            return 0
        for steps, ring in enumerate(self._field):
            if ring >> index & 1:
                return steps
        return NO_WAY

    def _places(self) -> Mask:
        grid = atlas(self.state.map)
        mask = 0
        for at in self._goals:
            if grid.holds(at):
                mask |= 1 << grid.index(at)
        if not mask and self._open and not ending.all_revealed(self.game):
            for door in self._doors():
                mask |= 1 << grid.index(door.at)
        levers = self._levers()
        if levers and (not mask or not self._leads_to(mask)):
            for at in levers:
                mask |= 1 << grid.index(at)
        return mask

    def _doors(self) -> list[Door]:
        """Closed doors that can be opened and lead to a room not yet seen."""
        return [door for door in self.game.ground.doors if not movement.locked(self.game, door)]

    def _locked(self) -> list[Door]:
        """Doors anywhere on the map that are walls for now."""
        opened = self.state.opened
        return [door for door in self.state.map.doors if door.id not in opened and movement.locked(self.game, door)]

    def _levers(self) -> list[Hex]:
        """Plates that unlock a door."""
        state = self.state
        locked = [door.id for door in self._locked()]
        found: list[Hex] = []
        for number, rule in enumerate(self.game.scenario.special):
            unlocks = any(type(effect) is special.Unlock and effect.door in locked for effect in rule.do)
            if type(rule.when) is special.AtPlate and unlocks and number not in state.fired:
                found += rule.when.hexes
        return found

    def _leads_to(self, goals: Mask) -> bool:
        """Whether there is a way to one of these, which is still to be gone."""
        return any(ring >> self.look.at & 1 for ring in self._measured(goals)[1:])

    def _measured(self, goals: Mask) -> list[Mask]:
        """The hexes by how far it is from them to the nearest of these, over the whole map as it is known."""
        look = self.look
        grid = atlas(self.state.map)
        enter = grid.hexes & ~(look.obstacles & ~goals) & ~look.barred
        for door in self._locked():
            enter &= ~(1 << grid.index(door.at))
        for thing in look.objects:
            enter &= ~thing.bit
        field: list[Mask] = []
        seen = front = goals
        rough = look.traps
        waiting = 0
        while front or waiting:
            field.append(front)
            ahead = grid.around(front) & enter & ~seen
            front = (ahead & ~rough) | waiting & ~seen
            waiting = ahead & rough & ~front
            seen |= front
        return field


_kept: OrderedDict[int, tuple[Map, HexGrid]] = OrderedDict()
_MOST = 64


def atlas(map_: Map) -> HexGrid:
    """All rooms of the map with all doors, numbered as the ground is: the layout is public (GH-SET-02)."""
    known = _kept.get(id(map_))
    if known is None or known[0] is not map_:
        hexes = [at for room in map_.rooms for at in room.hexes] + [door.at for door in map_.doors]
        known = _kept[id(map_)] = map_, HexGrid(hexes or [(0, 0)], map_.walls, hexes or [(0, 0)])
        if len(_kept) > _MOST:
            _kept.popitem(last=False)
    return known[1]
