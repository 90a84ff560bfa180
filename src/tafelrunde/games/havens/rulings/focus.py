"""Whom the monster focuses on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tafelrunde.games.havens.rulings.attack import Assault
from tafelrunde.games.havens.rulings.board import Board
from tafelrunde.games.havens.rulings.ruleset import Precedence
from tafelrunde.tabletop.hexgrid import bits
from tafelrunde.tabletop.reach import Front


class Candidate(NamedTuple):
    """An enemy that could be the focus, as the rules compare it: part by part, the smallest wins."""

    harm: int
    """Negative hexes on the best way to a hex from which it can be attacked."""
    path: int
    """Movement points of that way."""
    proximity: int
    initiative: Precedence
    enemy: int


def candidates(board: Board, assault: Assault, ends: Sequence[Front]) -> list[Candidate]:
    """Every enemy that could be attacked somewhere, after whatever way.

    GH-FOC-01 … GH-FOC-07; FH-FOC-04 … FH-FOC-11.
    """
    found = []
    for enemy, precedence in enumerate(board.precedence):
        way = _shortest(assault, enemy, ends)
        if way is not None:
            found.append(Candidate(way.harm, way.cost, board.proximity[enemy], precedence, enemy))
    return found


def _shortest(assault: Assault, enemy: int, ends: Sequence[Front]) -> Front | None:
    near, sees, there = assault.near[enemy], assault.board.sight.sees, assault.board.enemies[enemy]
    for front in ends:
        for at in bits(front.hexes & near):
            if sees(at, there):
                return front
    return None


def focuses(found: Sequence[Candidate]) -> list[Candidate]:
    """Fewest negative hexes, shortest way, nearest, earliest; who still ties may each be the focus.

    GH-FOC-03, GH-FOC-07, GH-FOC-08, GH-FOC-09, GH-FOC-10; FH-FOC-08.
    """
    best = min(found, default=None)
    return [one for one in found if best is not None and one[:4] == best[:4]]
