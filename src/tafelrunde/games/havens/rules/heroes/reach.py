"""How far a character's move can go (chapter 5.3): all hexes at once, by the least harm and then the least cost.

Unlike a monster, who weighs harm before everything, a character has so many points and no more: what can't be reached
without harm in time may still be reached with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from tafelrunde.games.havens.board import places
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.map import movement, overlays
from tafelrunde.games.havens.state import Figure
from tafelrunde.games.havens.state.progress import Moving
from tafelrunde.kernel import Option
from tafelrunde.tabletop.hexgrid import HexGrid, Mask, bits, first
from tafelrunde.tabletop.reach import Ground, slides_on


class Choice(NamedTuple):
    """One way that can be chosen: to this end, with so much harm and at this cost."""

    end: int
    harm: int
    cost: int


class Reach:
    """Where a character can get from where it stands: found[harm][cost] are the hexes with such a best way."""

    __slots__ = (
        "closed", "costly", "ends", "enter", "found", "grid", "halting", "harmful", "icy", "options", "passages",
        "points", "slow", "start", "stops",
    )  # fmt: skip

    def __init__(
        self,
        grid: HexGrid,
        start: int,
        points: int,
        closed: Mask,
        enter: Mask,
        stops: Mask,
        harmful: Mask,
        costly: Mask,
        slow: Mask,
        icy: Mask = 0,
        halting: Mask = 0,
    ) -> None:
        self.grid = grid
        self.start = start
        self.points = points
        self.closed = closed
        """Closed doors: entering one ends the way, for nobody knows what is behind (GH-REV-01)."""
        self.enter = enter
        self.stops = stops
        """Where the move may end (GH-MOV-03, GH-MOV-06, GH-MOV-07)."""
        self.harmful = harmful
        self.costly = costly
        self.slow = slow
        """Where landing costs a point more (GH-MOV-06)."""
        self.icy = icy
        """Where a step leads on in its direction, unless something is in the way (FH-TIL-12)."""
        self.halting = halting
        self.found = self._search(start, points)
        self.ends = self._ends()
        """Every hex where the move could end, with the harm and the cost of the best way there."""
        self.passages = self._passages()
        """Neighbouring hexes where the move can't end but go on, with the harm and the cost of entering them."""
        self.options = [
            _option(grid, index, harm, cost, closed >> index & 1)
            for ways in (self.ends, self.passages)
            for index, (harm, cost) in ways.items()
        ]

    def _search(self, start: int, points: int) -> list[list[Mask]]:
        """Masks of hexes by harm and cost; what is reached with less harm at no more cost is left out."""
        if not (self.harmful or self.costly or self.icy):
            return [self._rings(start, points)]
        found = [[0] * (points + 1)]
        found[0][0] = 1 << start
        better = [0] * (points + 1)
        harm = 0
        while harm < len(found):
            row = found[harm]
            seen = 0
            for cost in range(points + 1):
                front = row[cost] & ~(seen | better[cost])
                row[cost] = front
                seen |= front
                if front and cost < points:
                    self._step(found, harm, cost, front & ~self.closed, points)
            if harm + 1 < len(found):
                reached = 0
                for cost in range(points + 1):
                    reached |= row[cost]
                    better[cost] |= reached
            harm += 1
        return found

    def _rings(self, start: int, points: int) -> list[Mask]:
        """The same on even ground, where every step costs one point."""
        around, free, open_ = self.grid.around, self.enter, ~self.closed
        front = 1 << start
        rings = [front]
        for _ in range(points):
            free &= ~front
            front = around(front & open_) & free
            rings.append(front)
        return rings

    def _step(self, found: list[list[Mask]], harm: int, cost: int, front: Mask, points: int) -> None:
        if self.icy:
            for more_harm, more_cost, hexes in slides_on(self._ground(), front):
                if cost + more_cost <= points:
                    while harm + more_harm >= len(found):
                        found.append([0] * (points + 1))
                    found[harm + more_harm][cost + more_cost] |= hexes
            return
        ahead = self.grid.around(front) & self.enter
        rough = ahead & self.harmful
        if rough and harm + 1 == len(found):
            found.append([0] * (points + 1))
        slow = ahead & self.costly
        found[harm][cost + 1] |= ahead & ~rough & ~slow
        if slow & ~rough and cost + 2 <= points:
            found[harm][cost + 2] |= slow & ~rough
        if rough:
            found[harm + 1][cost + 1] |= rough & ~slow
            if rough & slow and cost + 2 <= points:
                found[harm + 1][cost + 2] |= rough & slow

    def _ground(self) -> Ground:
        return Ground(self.grid, self.enter, self.costly, self.harmful, self.icy, self.halting | self.closed)

    def _ends(self) -> dict[int, tuple[int, int]]:
        ends: dict[int, tuple[int, int]] = {}
        settled = 1 << self.start
        points = self.points
        for harm, row in enumerate(self.found):
            for cost, hexes in enumerate(row):
                new = hexes & self.stops & ~settled
                if self.slow and cost == points:
                    new &= ~self.slow
                settled |= new
                while new:
                    low = new & -new
                    ends[low.bit_length() - 1] = (harm, cost)
                    new ^= low
        return ends

    def _passages(self) -> dict[int, tuple[int, int]]:
        passages: dict[int, tuple[int, int]] = {}
        if self.icy:
            for harm, cost, hexes in slides_on(self._ground(), 1 << self.start):
                for index in bits(hexes & ~self.closed & ~(1 << self.start)):
                    left = self.points - cost
                    if index not in self.ends and left > 0 and self._leads_on(index, left):
                        passages[index] = (harm, cost)
            return passages
        # Elsewhere the move can end, unless the landing would cost too much.
        beside = self.grid.beside(self.start) & self.enter & ~self.closed & (~self.stops | self.slow)
        if not beside:
            return passages
        for index in bits(beside):
            if index not in self.ends:
                cost = 2 if self.costly >> index & 1 else 1
                left = self.points - cost
                if left > 0 and self._leads_on(index, left):
                    passages[index] = (self.harmful >> index & 1, cost)
        return passages

    def _leads_on(self, index: int, points: int) -> bool:
        for row in self._search(index, points):
            for cost, hexes in enumerate(row):
                stops = hexes & self.stops
                if self.slow and cost == points:
                    stops &= ~self.slow
                if stops:
                    return True
        return False

    def route(self, choice: Choice) -> list[int]:
        """The hexes entered on one best way to an end; where it slides, the one that the slide begins with."""
        end, harm, cost = choice
        if self.icy:
            return self._icy_route(end, harm, cost)
        way = [end]
        while True:
            bit = 1 << way[-1]
            harm -= 1 if self.harmful & bit else 0
            cost -= 2 if self.costly & bit else 1
            before = self.grid.around(bit) & self.found[harm][cost] & ~self.closed
            index = first(before)
            if index == self.start and not harm and not cost:
                return way[::-1]
            way.append(index)

    def _icy_route(self, end: int, harm: int, cost: int) -> list[int]:
        ground, way = self._ground(), []
        while (end, harm, cost) != (self.start, 0, 0):
            end, harm, cost, entered = next(self._steps_to(ground, end, harm, cost))
            way.append(entered)
        return way[::-1]

    def _steps_to(self, ground: Ground, end: int, harm: int, cost: int) -> Iterator[tuple[int, int, int, int]]:
        """From where a step leads here, with the harm and cost so far, and the hex that it enters first."""
        for less_harm, row in enumerate(self.found[: harm + 1]):
            for less_cost in range(cost):
                for before in bits(row[less_cost] & ~self.closed):
                    for entered in bits(self.grid.beside(before) & self.enter):
                        only = replace(ground, enter=1 << entered)
                        for more_harm, more_cost, hexes in slides_on(only, 1 << before):
                            if hexes >> end & 1 and (less_harm + more_harm, less_cost + more_cost) == (harm, cost):
                                yield before, less_harm, less_cost, entered


@lru_cache(maxsize=4096)
def _option(grid: HexGrid, index: int, harm: int, cost: int, door: int) -> Option:
    """To go to a hex: the same option wherever one comes from."""
    args = {"cost": cost, "harm": harm}
    return places.option("move", grid.hex(index), Choice(index, harm, cost), args, reveals=bool(door))


_known = lru_cache(maxsize=32)(Reach)
"""Copies of a game search the same ground again, soon or never: more would only push the rest out of fast memory."""


def reach(game: Game, figure: Figure, move: Moving) -> Reach:
    """How far a character gets on these move."""
    ground = game.ground
    grid = ground.walkable
    closed, barred = movement.doors(game)
    if figure.kind != "hero":
        # Only characters open doors.
        closed, barred = 0, closed | barred
    others, enemies, objects = _standing(game, figure, grid)
    tiles = ground.terrain(game.state.overlays)
    solid = barred
    ends = others | barred
    if not move.airborne:
        solid |= tiles.obstacle | objects | (0 if move.through_enemies else enemies)
    if not move.fly:
        ends |= tiles.obstacle
    elif game.edition.ruleset.flyers_end_on_objects:
        ends &= ~objects
    hazards, difficult = (0, 0) if move.sure_footed else (tiles.hazard, tiles.difficult)
    landing = move.jump and not move.fly and game.edition.ruleset.difficult_end_slows_jump
    return _known(
        grid,
        grid.index(figure.at),
        move.points,
        closed,
        grid.hexes & ~solid,
        grid.hexes & ~ends,
        0 if move.airborne else tiles.trap | hazards,
        0 if move.airborne else difficult,
        difficult if landing else 0,
        *((tiles.ice, others | tiles.obstacle) if tiles.ice and not move.airborne else ()),
    )


def _standing(game: Game, figure: Figure, grid: HexGrid) -> tuple[Mask, Mask, Mask]:
    """The hexes of all others, of enemies that are in the way, and of objects."""
    blocks, side, place = game.edition.ruleset.invisible_blocks, figure.side, grid.places.get
    others = enemies = objects = 0
    for other in game.state.figures:
        if other is not figure:
            bit = place(other.at, 0)
            others |= bit
            if other.kind == "object":
                objects |= bit
            elif other.side != side and (blocks or not game.has(other, "invisible")):
                enemies |= bit
    for other in overlays.held_back(game):
        if other is not figure:
            objects |= place(other.at, 0)
            enemies &= ~place(other.at, 0)
    return others, enemies, objects
