"""Whom the monster focuses on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct

from tafelrunde.games.havens.rulings.attack import Assault
from tafelrunde.games.havens.rulings.board import Board
from tafelrunde.games.havens.rulings.ruleset import Precedence
from tafelrunde.tabletop.reach import Front


class Focus(Struct, frozen=True, gc=False):
    """An enemy that may be the focus, with the best way to a hex from which it can be attacked."""

    enemy: int
    harm: int
    """Negative hexes on that way."""
    path: int
    """Its movement points."""


class Candidate(NamedTuple):
    """An enemy that could be the focus, as the rules compare it: part by part, the smallest wins."""

    harm: int
    path: int
    proximity: int
    initiative: Precedence
    enemy: int


def focuses(board: Board, assault: Assault, ends: Iterable[Front]) -> list[Focus]:
    """Fewest negative hexes, shortest way, nearest, earliest; who still ties may each be the focus.

    GH-FOC-03, GH-FOC-07, GH-FOC-08, GH-FOC-09, GH-FOC-10; FH-FOC-08. The fronts come in the order of harm and cost:
    whoever can be attacked from the first of them has the best way.
    """
    enemies = range(len(board.enemies))
    anybody = 0
    for near in assault.near:
        anybody |= near
    for front in ends:
        hexes = front.hexes
        if not hexes & anybody:
            continue
        found = [enemy for enemy in enemies if hexes & assault.near[enemy] and assault.places(hexes, enemy)]
        if found:
            if len(found) > 1:
                places = {enemy: _place(board, enemy) for enemy in found}
                first = min(places.values())
                found = [enemy for enemy in found if places[enemy] == first]
            return [Focus(enemy, front.harm, front.cost) for enemy in found]
    return []


def _place(board: Board, enemy: int) -> tuple[int, Precedence]:
    """Nearest first (GH-FOC-08), then earliest (GH-FOC-09)."""
    return board.range(board.actor, board.enemies[enemy]), board.enemy_figures[enemy].precedence


def kept(board: Board, assault: Assault, ends: Iterable[Front], name: str) -> list[Focus]:
    """The focus that was found earlier in the turn, if it can be attacked from somewhere (GH-FOC-12)."""
    for enemy, figure in enumerate(board.enemy_figures):
        if figure.id == name:
            way = _shortest(assault, enemy, ends)
            return [] if way is None else [Focus(enemy, way.harm, way.cost)]
    return []


def candidates(board: Board, assault: Assault, ends: Iterable[Front]) -> list[Candidate]:
    """Every enemy that could be attacked somewhere, after whatever way, for the account.

    GH-FOC-01 … GH-FOC-07; FH-FOC-04 … FH-FOC-11.
    """
    found = []
    for enemy in range(len(board.enemies)):
        way = _shortest(assault, enemy, ends)
        if way is not None:
            found.append(Candidate(way.harm, way.cost, *_place(board, enemy), enemy))
    return found


def _shortest(assault: Assault, enemy: int, ends: Iterable[Front]) -> Front | None:
    for front in ends:
        if assault.places(front.hexes, enemy):
            return front
    return None
