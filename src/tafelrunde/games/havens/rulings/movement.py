"""How the monster may move: the ways it could take, and where they may end."""

from __future__ import annotations

from collections.abc import Iterable

from tafelrunde.games.havens.rulings.board import Board
from tafelrunde.tabletop.hexgrid import Mask
from tafelrunde.tabletop.reach import Front, Fronts, Ground, ends_from, leaps, route, routes, ways_from, ways_to


class Movement:
    """One way of moving: which hexes it passes, where it ends, and what that costs."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.here: Mask = 1 << board.actor
        self.stops: Mask = (board.grid.hexes & ~self._barred()) | self.here
        """Where the movement may end; the monster's own hex counts as free (GH-FOC-06, GH-MOV-03)."""
        self.ground = self._passed()

    def _barred(self) -> Mask:
        board = self.board
        return board.figures | board.obstacles | board.objects

    def _passed(self) -> Ground:
        """What it moves over: in the air, everything but walls."""
        return Ground(self.board.moving, self.board.grid.hexes)

    def ends(self) -> Iterable[Front]:
        """Every hex where it could end, however far, by the harm and cost of the best way there (GH-FOC-03).

        They are worked out only as far as somebody looks.
        """
        return Fronts(ends_from(self.ground, self.board.actor, self.stops))

    def reached(self, ends: Iterable[Front], points: int) -> list[Front]:
        """Those of the ends for which so many movement points are enough."""
        found = []
        for front in ends:
            if front.cost <= points:
                found.append(front)
            elif not self.board.negative:
                # Without harm the fronts come by their cost alone.
                break
        return found

    def ways(self) -> Iterable[Front]:
        """The best ways from here to every hex."""
        return ways_from(self.ground, self.board.actor)

    def ways_to(self, goal: int) -> Iterable[Front]:
        """The best ways to a hex from every hex."""
        return ways_to(self.ground, goal)

    def route(self, end: int) -> list[int]:
        """The hexes of one best way to an end, both ends included."""
        return route(self.ground, self.board.actor, end)

    def routes(self, end: int) -> list[list[int]]:
        """One best way to an end for each set of harmful hexes entered on such ways."""
        return routes(self.ground, self.board.actor, end) if self.ground.harmful else [self.route(end)]


class Walking(Movement):
    """Through allies, not through enemies or obstacles; ice slides, difficult terrain costs 2, traps and hazards harm.

    GH-MOV-01, GH-MOV-02, GH-MOV-04, GH-MOV-09, GH-FOC-06, GH-FOC-07; FH-MOV-02, FH-TIL-11 … FH-TIL-15, FH-FOC-06.
    """

    def _passed(self) -> Ground:
        board = self.board
        solid = board.obstacles | board.objects
        return Ground(
            grid=board.moving,
            enter=(board.grid.hexes & ~(board.foes | solid)) | self.here,
            costly=board.difficult,
            harmful=board.negative,
            icy=board.ice,
            halting=board.figures | solid,
        )


class Flying(Movement):
    """Over everything but walls, and it may end over everything but figures (GH-MOV-07, GH-MMV-15, FH-FLY-01)."""

    def _barred(self) -> Mask:
        board = self.board
        return board.figures if board.rules.flyers_end_on_objects else board.figures | board.objects


class Landing(Movement):
    """A movement that touches the ground only where it ends."""

    slowed: Mask = 0
    """Where landing costs one point more."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.harmful: Mask = board.negative
        """Where landing harms."""

    def ends(self) -> Iterable[Front]:
        """The last hex counts as entered: its trap or hazard harms (GH-MMV-14, FH-JMP-02, FH-TEL-04)."""
        negative, slowed = self.harmful & ~self.here, self.slowed & ~self.here
        if not negative and not slowed:
            return super().ends()
        found: dict[tuple[int, int], Mask] = {}
        for front in self.ways():
            for harm, ground in ((0, ~negative), (1, negative)):
                for more, pace in ((0, ~slowed), (1, slowed)):
                    ends = front.hexes & self.stops & ground & pace
                    if ends:
                        key = harm, front.cost + more
                        found[key] = found.get(key, 0) | ends
        return [Front(*key, found[key]) for key in sorted(found)]


class Jumping(Landing):
    """Over everything but walls; the last hex counts as normal movement (GH-MOV-06, FH-JMP-01, FH-JMP-02)."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.slowed = board.difficult if board.rules.difficult_end_slows_jump else 0


class Teleporting(Landing):
    """Through everything, walls too; the distance is that of an open grid (FH-TEL-01 … FH-TEL-04).

    Whoever flies does not touch the ground even where it ends (GH-MOV-07, FH-FLY-01).
    """

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        if board.flying:
            self.stops, self.harmful = Flying(board).stops, 0

    def ends(self) -> Iterable[Front]:
        """A leap touches no ground on its way (FH-TEL-04)."""
        if self.harmful & ~self.here:
            return super().ends()
        return [Front(0, front.cost, ends) for front in self.ways() if (ends := front.hexes & self.stops)]

    def ways(self) -> Iterable[Front]:
        return leaps(self.board.grid, self.board.actor, self.board.grid.hexes)

    def ways_to(self, goal: int) -> Iterable[Front]:
        return leaps(self.board.grid, goal, self.board.grid.hexes)

    def route(self, end: int) -> list[int]:
        return list(dict.fromkeys((self.board.actor, end)))


def movement(board: Board) -> Movement:
    """The way this monster moves this turn."""
    ability = board.ability
    if ability.teleport:
        return Teleporting(board)
    if board.flying:
        return Flying(board)
    if ability.jump:
        return Jumping(board)
    return Walking(board)
