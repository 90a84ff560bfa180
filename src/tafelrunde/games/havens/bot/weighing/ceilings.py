"""How good a turn can be at best: what can't be better than another one need not be thought through."""

from __future__ import annotations

from typing import NamedTuple

from tafelrunde.games.havens.bot.weighing.turns import Part, Piece, Turns
from tafelrunde.games.havens.box.abilities import Attack
from tafelrunde.tabletop.hexgrid import Mask, bits


class Range(NamedTuple):
    """Where the moves of a turn can lead."""

    hexes: Mask
    best: float
    """What the best of these hexes is worth to stand in."""


class Ceilings:
    """Upper limits of what two halves are worth together."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self._ranges: dict[tuple[int, bool], Range] = {}
        self._peaks: dict[tuple[int, int, bool], float] = {}
        self._moves: dict[int, tuple[int, bool]] = {}
        self._worths: dict[tuple[int, int, bool], float] = {}

    def of(self, upper: Piece, lower: Piece) -> float:
        """No turn with these two is worth more."""
        points, jump = self._moving(upper)
        more, jumping = self._moving(lower)
        points, jump = points + more, jump or jumping
        reach = self._range(points, jump)
        return reach.best + self._worth(upper, points, jump) + self._worth(lower, points, jump) + 0.02

    def _moving(self, piece: Piece) -> tuple[int, bool]:
        """How far the moves of an action go altogether, and whether one of them is a jump."""
        known = self._moves.get(id(piece.action))
        if known is None:
            turns = self.turns
            moves = [] if turns.stuck else [part.move for part in turns.parts(piece.action) if part.move is not None]
            known = sum([turns.points(move) for move in moves]), any(move.jump for move in moves)
            self._moves[id(piece.action)] = known
        return known

    def _range(self, points: int, jump: bool) -> Range:
        key = points, jump
        known = self._ranges.get(key)
        if known is None:
            turns, look = self.turns, self.turns.look
            if points:
                ways = look.ways(look.at, points, jump)
                hexes = 1 << look.at
                for end in ways:
                    hexes |= 1 << end
                known = Range(hexes, turns.places(ways)[0][0])
            else:
                known = Range(1 << look.at, turns.standing.at(look.at))
            self._ranges[key] = known
        return known

    def _worth(self, piece: Piece, points: int, jump: bool) -> float:
        """What a half can be worth at best, within this range."""
        key = id(piece.action), points, jump
        known = self._worths.get(key)
        if known is None:
            parts = self.turns.parts(piece.action)
            known = self.turns.fixed(piece) + sum([self._peak(part, points, jump) for part in parts])
            self._worths[key] = known
        return known

    def _peak(self, part: Part, points: int, jump: bool) -> float:
        if part.move is not None or not part.zone:
            return part.elsewhere
        key = part.number, points, jump
        known = self._peaks.get(key)
        if known is None:
            hexes = self._range(points, jump).hexes
            ability = part.ability
            if type(ability) is Attack:
                known = part.elsewhere + self.turns.attacks(ability).at_best(hexes)
            else:
                score = self.turns.score
                found = [score(part, index) for index in bits(hexes & part.zone)]
                known = max([*found, part.elsewhere] if hexes & ~part.zone else found)
            self._peaks[key] = known
        return known
