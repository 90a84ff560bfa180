"""What a monster does, the slow way: every hex, every placement and every set of targets is listed and compared.

Ways, range and sight are those of the rulings themselves; whom it attacks and from where is found here once more,
with sets and lists instead of bits, and without leaving anything out.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from tafelrunde.games.havens.rulings import Position
from tafelrunde.games.havens.rulings.board import FAR, Board
from tafelrunde.games.havens.rulings.destination import approach
from tafelrunde.games.havens.rulings.movement import Movement, movement
from tafelrunde.games.havens.rulings.position import Attack
from tafelrunde.tabletop.hexes import Hex, mirror, rotate
from tafelrunde.tabletop.hexgrid import bits

Answer = tuple[Hex, tuple[str, ...]]


class Try(NamedTuple):
    """One attack on the focus from one hex where the monster could end."""

    at: int
    cost: int
    targets: frozenset[int]


def answers(position: Position) -> set[Answer]:
    """Every end with whom it attacks there."""
    return Reference(position).answers()


class Reference:
    """One position, enumerated."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.board = board = Board.of(position)
        self.moving: Movement = movement(board)
        self.ends = [(f.harm, f.cost, at) for f in self.moving.ends() for at in bits(f.hexes)]
        self.attack = position.ability.attack or Attack()
        self.reach = self.attack.range or 1
        area = self.attack.area
        self.ranged = self.attack.range is not None and not (area is not None and area.origin is not None)
        self._visible: dict[int, frozenset[int]] = {}
        self._placements: dict[int, set[frozenset[int]]] = {}

    # --- from one hex ------------------------------------------------------------------------------------------

    def range(self, one: int, other: int) -> int:
        grid, steps, seen = self.board.grid, 0, 1 << one
        while not seen >> other & 1:
            more = seen | grid.around(seen)
            if more == seen:
                return FAR
            seen, steps = more, steps + 1
        return steps

    def visible(self, at: int) -> frozenset[int]:
        if at not in self._visible:
            sees = self.board.sight.sees
            self._visible[at] = frozenset(n for n, there in enumerate(self.board.enemies) if sees(at, there))
        return self._visible[at]

    def single(self, at: int) -> frozenset[int]:
        return frozenset(n for n in self.visible(at) if self.range(at, self.board.enemies[n]) <= self.reach)

    def placements(self, at: int) -> set[frozenset[int]]:
        """Whom the area can hit from a hex, in all its places: turned, mirrored, and wherever it is in range."""
        if at in self._placements:
            return self._placements[at]
        area, grid = self.attack.area, self.board.grid
        assert area is not None
        stand = {grid.hex(index): n for n, index in enumerate(self.board.enemies)}
        found: set[frozenset[int]] = set()
        for turns in range(6):
            for mirrored in (False, True):
                q0, r0 = area.origin or area.hexes[0]
                shape = [(q - q0, r - r0) for q, r in area.hexes]
                shape = [rotate(mirror(cell) if mirrored else cell, turns) for cell in shape]
                if area.origin is not None:
                    anchors = {grid.hex(at)}
                else:
                    anchors = {(q - dq, r - dr) for q, r in stand for dq, dr in shape}
                for q, r in anchors:
                    cells = [(q + dq, r + dr) for dq, dr in shape]
                    near = (self.range(at, grid.index(cell)) <= self.reach for cell in cells if grid.holds(cell))
                    if area.origin is not None or any(near):
                        hit = frozenset(stand[cell] for cell in cells if cell in stand)
                        found.add(hit & self.visible(at))
        self._placements[at] = found
        return found

    def target_sets(self, at: int, focus: int) -> Iterator[frozenset[int]]:
        """Every set of targets with the focus: the area and so many others, or just so many."""
        area, single = self.attack.area, self.single(at)
        areas = [frozenset[int]()] if area is None else [*self.placements(at), frozenset[int]()]
        besides = self.attack.targets if area is None else self.attack.targets - 1
        for hit in areas:
            free = single - hit
            for some in combinations(sorted(free), min(besides, len(free))):
                targets = hit.union(some)
                if focus in targets:
                    yield targets

    def disadvantaged(self, at: int, targets: frozenset[int]) -> int:
        """On how many of these attacks there is disadvantage that another hex would avoid."""
        if not self.ranged or self.position.muddled:
            return 0
        figures, enemies = self.board.enemy_figures, self.board.enemies
        return sum(not figures[n].guarded and self.range(at, enemies[n]) == 1 for n in targets)

    # --- over all hexes ----------------------------------------------------------------------------------------

    def tries(self, focus: int, harm: int) -> list[Try]:
        return [
            Try(at, cost, targets)
            for its_harm, cost, at in self.ends
            if its_harm == harm
            for targets in set(self.target_sets(at, focus))
        ]

    def best(self, tries: list[Try], focus: int, reachable: bool) -> list[Try]:
        return (
            self._gloomhaven(tries, focus)
            if self.position.rules == "gloomhaven"
            else self._frosthaven(tries, reachable)
        )

    def _gloomhaven(self, tries: list[Try], focus: int) -> list[Try]:
        """First whom it attacks, then from where (GH-MMV-08)."""

        def whom(one: Try) -> tuple[object, ...]:
            ranks = sorted((self.board.began[n], self.board.precedence[n]) for n in one.targets - {focus})
            return self.disadvantaged(one.at, frozenset({focus})), -len(one.targets), one.cost, ranks

        def where(one: Try) -> tuple[int, int]:
            return self.disadvantaged(one.at, one.targets), one.cost

        best = min(map(whom, tries))
        groups = {one.targets for one in tries if whom(one) == best}
        same = [one for one in tries if one.targets in groups and whom(one)[0] == best[0]]
        nearest = min(map(where, same))
        return [one for one in same if where(one) == nearest]

    def _frosthaven(self, tries: list[Try], reachable: bool) -> list[Try]:
        """Most targets, fewest disadvantages, fewest points (FH-MMV-05); out of reach just the nearest (FH-MMV-03)."""

        def score(one: Try) -> tuple[int, ...]:
            if not reachable:
                return (one.cost,)
            return -len(one.targets), self.disadvantaged(one.at, one.targets), one.cost

        best = min(map(score, tries))
        return [one for one in tries if score(one) == best]

    def answers(self) -> set[Answer]:
        board, move = self.board, self.position.ability.move
        paths: dict[int, tuple[int, int]] = {}
        for harm, cost, at in self.ends:
            for n in range(len(board.enemies)):
                if any(n in targets for targets in self.attackable(at)):
                    paths[n] = min(paths.get(n, (harm, cost)), (harm, cost))
        keys = {n: (*way, board.proximity[n], board.precedence[n]) for n, way in paths.items()}
        focuses = [n for n, key in keys.items() if key == min(keys.values())]
        found: set[Answer] = set()
        for focus in focuses:
            tries = self.tries(focus, paths[focus][0])
            now = [one for one in tries if one.cost <= move]
            for one in self.best(now or tries, focus, bool(now)):
                if now:
                    hit = sorted(board.enemy_figures[n].id for n in one.targets)
                    found.add((board.grid.hex(one.at), tuple(hit) if self.position.ability.attack else ()))
                else:
                    steps = approach(self.moving, one.at, [front for front in self.moving.ends() if front.cost <= move])
                    found |= {(board.grid.hex(step.at), ()) for step in steps}
        return found or {(board.grid.hex(board.actor), ())}

    def attackable(self, at: int) -> list[frozenset[int]]:
        """Sets that together hold everybody who can be attacked from a hex at all."""
        if self.attack.area is None:
            return [self.single(at)]
        alone = [self.single(at)] if self.attack.targets > 1 else []
        return [*self.placements(at), *alone]
