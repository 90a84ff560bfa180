"""Where the monster goes: to the best hex to attack its focus, or towards it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from tafelrunde.games.havens.rulings.attack import Assault, Targets
from tafelrunde.games.havens.rulings.movement import Movement
from tafelrunde.games.havens.rulings.ruleset import Hit, Score
from tafelrunde.tabletop.hexgrid import bits
from tafelrunde.tabletop.reach import Front

Weighing = Callable[[Hit, tuple[Hit, ...]], Score]


class Spot(NamedTuple):
    """A hex from which the focus can be attacked, with one attack there."""

    at: int
    cost: int
    targets: Targets


class Choice(NamedTuple):
    """The best hexes and attacks, and what decided."""

    spots: list[Spot]
    nearest: Spot
    """The first hex from which the focus could be attacked at all."""
    less_disadvantage: bool
    """Whether the best attack has no disadvantage against the focus and the nearest one has."""
    preferred: bool
    """Whether attacks that were otherwise equal differed in their further targets."""


def best_spots(assault: Assault, focus: int, ends: Iterable[Front], weigh: Weighing) -> Choice | None:
    """The hexes with the best attacks on the focus, then of the fewest movement points, then on the preferred others.

    GH-MMV-03 … GH-MMV-08; FH-MMV-02, FH-MMV-05, FH-MMV-08. The fronts come in the order of their cost.
    """
    spots: list[Spot] = []
    nearest: Spot | None = None
    best: tuple[Score, int, Score] | None = None
    preferred = False
    prefer = assault.board.rules.prefer
    # Nothing is better than this, and farther hexes are not needed once it is found.
    perfect = weigh(assault.hits[focus][0], assault.hits[focus][:1] * (assault.most - 1))
    for _, cost, hexes in ends:
        for at in bits(hexes & assault.near[focus]):
            if not assault.can(at, focus):
                continue
            hit = assault.hit(at, focus)
            for targets in assault.on(at, focus):
                others = tuple(assault.hit(at, other) for other in targets[1:])
                spot = Spot(at, cost, targets)
                nearest = nearest or spot
                score = weigh(hit, others), cost, prefer(others)
                if best is not None and score[:2] <= best[:2]:
                    preferred = score[:2] == best[:2] and (preferred or score != best)
                if best is None or score < best:
                    best, spots = score, [spot]
                elif score == best:
                    spots.append(spot)
        if best is not None and best[0] <= perfect:
            break
    if nearest is None:
        return None
    relieved = assault.hit(nearest.at, focus).disadvantage and not assault.hit(spots[0].at, focus).disadvantage
    return Choice(spots, nearest, relieved, preferred)


class Approach(NamedTuple):
    """A hex on the way to a goal."""

    at: int
    cost: int
    left: int
    """Movement points from there to the goal."""


def approach(movement: Movement, goal: int, ends: Sequence[Front], move: int) -> list[Approach]:
    """The hexes in reach from which the least is left to the goal; among them those of the fewest points.

    The harm of the whole way comes first, so that it steps into no trap that it can avoid; if nothing is nearer than
    its own hex, it stays there (GH-MMV-09, GH-MMV-10, GH-MMV-12; FH-MMV-03, FH-MMV-04, FH-MMV-09, FH-MMV-13).
    """
    reached = [front for front in ends if front.cost <= move]
    anywhere = 0
    for front in reached:
        anywhere |= front.hexes
    best: tuple[int, int, int] | None = None
    hexes = 0
    for left in movement.ways_to(goal):
        if not left.hexes & anywhere:
            continue
        for now in reached:
            both = left.hexes & now.hexes
            if both:
                key = left.harm + now.harm, left.cost, now.cost
                if best is None or key < best:
                    best, hexes = key, both
                elif key == best:
                    hexes |= both
        if not movement.board.negative:
            break
    return [Approach(at, best[2], best[1]) for at in bits(hexes)] if best else []
