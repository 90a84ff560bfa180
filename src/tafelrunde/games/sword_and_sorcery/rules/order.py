"""Who comes first among enemies and among plagues (SS-ACT-02, SS-ACT-04, SS-ETN-04, SS-PLG-08)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.state import Enemy, Figure, Plague
from tafelrunde.kernel import Option, Rules

KINDS = ("venom_biter", "nest")
"""Plagues act in this order (SS-ETN-04)."""


def in_order(game: Game) -> list[Enemy]:
    """Of the active player first, then clockwise; of one player the higher rank first (SS-ACT-02, SS-ACT-04)."""
    seats = game.clockwise()

    def rank(enemy: Enemy) -> tuple[int, int]:
        owner = enemy.player if enemy.player >= 0 else game.state.active
        return seats.index(owner), game.rank_order(enemy)

    return sorted(game.state.enemies, key=rank)


def plagues(game: Game) -> list[Plague]:
    """Venom biters before nests (SS-ETN-04)."""
    return [plague for kind in KINDS for plague in game.state.plagues if plague.kind == kind]


def equal(game: Game, one: Figure, other: Figure) -> bool:
    """Whether their player says which of them is first: enemies of one rank, plagues of one kind."""
    if isinstance(one, Enemy) and isinstance(other, Enemy):
        return game.seat_of(one) == game.seat_of(other) and game.rank_order(one) == game.rank_order(other)
    return isinstance(one, Plague) and isinstance(other, Plague) and one.kind == other.kind


def next_of(game: Game, waiting: Sequence[Figure]) -> Rules[Figure]:
    """The first of those who wait; of equal ones their player's choice (SS-ACT-04, SS-PLG-08)."""
    able = tied(game, waiting)
    return able[0] if len(able) == 1 else (yield from one_of(game, able))


def tied(game: Game, waiting: Sequence[Figure]) -> list[Figure]:
    """The first of those who wait, and who may come in its place."""
    first = waiting[0]
    able = [one for one in waiting if one is first or equal(game, one, first)]
    if isinstance(first, Plague) and len({_look(one) for one in able}) == 1:
        return [first]
    return able


def one_of(game: Game, able: Sequence[Figure]) -> Rules[Figure]:
    """The choice of their player (SS-ACT-04, SS-PLG-08)."""
    first = able[0]
    yield game.checkpoint()
    options = [Option(f"enemy:{one.id.partition(':')[2]}", one, one.id, game.whom(one.id)) for one in able]
    rule = "SS-PLG-08" if isinstance(first, Plague) else "SS-ACT-04"
    chosen: Figure = yield game.ask(game.seat_of(first), "next_enemy", options, rule)
    return chosen


def _look(figure: Figure) -> tuple[str, int, str]:
    """Tokens that are alike in all of this may act in any order."""
    return figure.zone, figure.wounds, str((figure.conditions, figure.lasting, figure.shields, figure.damage))
