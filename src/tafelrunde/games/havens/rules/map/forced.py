"""Forced movement (chapter 5.7): push and pull, hex by hex."""

from __future__ import annotations

from typing import Literal

from tafelrunde.games.havens.board import places
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.map import movement
from tafelrunde.games.havens.state import Figure
from tafelrunde.kernel import Option, Rules
from tafelrunde.tabletop.hexes import Hex, distance, neighbours
from tafelrunde.tabletop.hexgrid import Mask, bits

Way = Literal["push", "pull"]

DONE = ""
SKIPPED = "skipped"
"""The attacker did without it (GH-EFF-10)."""
BLOCKED = "blocked"
"""It ended early because of a wall, a closed door or an obstacle (GH-EFF-07)."""
STUCK = "stuck"
"""It ended early because of other figures, or because the target is as near as can be."""
GONE = "gone"
"""The target died on the way."""
UNMOVED = "unmoved"
"""Objects don't move (GH-RUL-65)."""


def push(game: Game, by: Figure, target: Figure, n: int, chooser_seat: int) -> Rules[str]:
    """Move the target n hexes, each step farther away (GH-EFF-05); says how it ended."""
    return (yield from _force(game, by, target, n, chooser_seat, "push"))


def pull(game: Game, by: Figure, target: Figure, n: int, chooser_seat: int) -> Rules[str]:
    """Move the target n hexes, each step nearer (GH-EFF-06); says how it ended."""
    return (yield from _force(game, by, target, n, chooser_seat, "pull"))


def _force(game: Game, by: Figure, target: Figure, n: int, seat: int, way: Way) -> Rules[str]:
    """Characters may do without it, others never do; once begun it is carried out as far as it goes (GH-EFF-10).

    In some games as far as they like.
    """
    if target.kind == "object" or target is by:
        return UNMOVED
    left, begun = n, False
    origin = by.at
    while left:
        ground = _Ground(game, origin, target, way)
        hexes = [at for at in ground.steps(target.at) if ground.can_step(at, left)]
        if by.kind != "hero" and not game.edition.forced_in_full:
            hexes = ground.farthest(hexes, left)
        if not hexes:
            ended = BLOCKED if ground.walled(target.at) else STUCK
            game.tell(f"{way}_ends", "GH-EFF-07", figure=target.id, left=left, because=ended)
            return ended
        options = places.options(way, hexes)
        if by.kind == "hero" and not (begun and game.edition.forced_in_full) and not ground.shares(target.at):
            options.append(Option("skip"))
        asked = {"figure": target.id, "by": by.id, "n": left}
        rule = "GH-EFF-05" if way == "push" else "GH-EFF-06"
        to: Hex | None = yield game.ask(seat, way, options, rule, asked)
        if to is None:
            return DONE if begun else SKIPPED
        begun = True
        left -= 1
        if by.kind == "hero" and target.side == "monster":
            game.tally(game.hero(by), "forced_steps")
        movement.tell(game, target, [to], "forced")
        free = not movement.held(game, target)
        if not (yield from movement.enter(game, target, to, "forced", by.id)):
            return GONE
        if free and game.edition.held_ends_forced and movement.held(game, target):
            return DONE  # FH-FRC-11
    return DONE


class _Ground:
    """Where a figure can be forced to: the map as it is now, seen from whoever pushes or pulls."""

    __slots__ = ("barred", "game", "grid", "occupied", "origin", "rings", "sign", "solid", "target")

    def __init__(self, game: Game, origin: Hex, target: Figure, way: Way) -> None:
        self.game = game
        self.target = target
        self.origin = origin
        self.grid = grid = game.ground.grid
        self.sign = 1 if way == "push" else -1
        self.rings = self._rings()
        flying = game.flying(target)
        self.occupied: Mask = 0
        self.barred: Mask = 0 if flying else game.tiles("obstacle")
        self.solid: Mask = self.barred
        """Obstacles, with and without hit points."""
        for other in game.state.figures:
            if other is not target:
                bit = 1 << grid.index(other.at)
                self.occupied |= bit
                # Through its own allies, not through its enemies (GH-EFF-08); a flying one ignores figures (GH-MOV-07).
                if not flying and (other.side != target.side or other.kind == "object"):
                    self.barred |= bit
                if other.kind == "object":
                    self.solid |= bit

    def _rings(self) -> list[Mask]:
        """The hexes by their range from the origin (GH-HEX-04)."""
        grid = self.grid
        seen = front = 1 << grid.index(self.origin)
        rings = []
        while front:
            rings.append(front)
            front = grid.around(front) & ~seen
            seen |= front
        return rings

    def _ring(self, index: int) -> int:
        for number, ring in enumerate(self.rings):
            if ring >> index & 1:
                return number
        return -1

    def steps(self, at: Hex) -> list[Hex]:
        """The hexes that are a step in the right direction: every one farther, or nearer (GH-EFF-05, GH-EFF-06)."""
        grid = self.grid
        index = grid.index(at)
        ring = self._ring(index) + self.sign
        if ring < 0 or ring >= len(self.rings):
            return []
        return [grid.hex(to) for to in bits(grid.beside(index) & self.rings[ring] & ~self.barred)]

    def can_step(self, at: Hex, left: int) -> bool:
        """Whether it can go there: it must not end in an occupied hex (GH-EFF-08), nor be held there (FH-FRC-11).

        Difficult terrain is no matter for forced movement (GH-EFF-09).
        """
        if not self.shares(at):
            return True
        if self.game.edition.held_ends_forced and movement.holds(self.game, self.target, at):
            return False
        return left > 1 and any(self.can_step(further, left - 1) for further in self.steps(at))

    def farthest(self, hexes: list[Hex], left: int) -> list[Hex]:
        """Of these next steps those that let it be moved by as many hexes as it can be (FH-FRC-04)."""
        if len(hexes) < 2:
            return hexes
        lengths = [self._length(at, left - 1) for at in hexes]
        return [at for at, length in zip(hexes, lengths, strict=True) if length == max(lengths)]

    def _length(self, at: Hex, left: int) -> int:
        """How many more of so many steps can be made from there; none where it is held."""
        if not left or (not self.shares(at) and movement.holds(self.game, self.target, at)):
            return 0
        ahead = [to for to in self.steps(at) if self.can_step(to, left)]
        return max([1 + self._length(to, left - 1) for to in ahead], default=0)

    def shares(self, at: Hex) -> bool:
        """Whether somebody else stands there: it may pass, but not stay (GH-EFF-08)."""
        return bool(self.occupied >> self.grid.index(at) & 1)

    def walled(self, at: Hex) -> bool:
        """Whether nothing but walls, closed doors and obstacles is in the way of the next step (GH-RUL-66)."""
        grid = self.grid
        here = distance(self.origin, at)
        reach = grid.beside(grid.index(at))
        ways = [grid.index(to) for to in neighbours(at) if (distance(self.origin, to) - here) * self.sign > 0]
        return all(not reach >> index & 1 or self.solid >> index & 1 for index in ways)
