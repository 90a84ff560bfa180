"""Where the monster goes: to the best hex to attack its focus, or towards it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from msgspec import Struct

from tafelrunde.games.havens.rulings.area import Group
from tafelrunde.games.havens.rulings.attack import Assault, Volley
from tafelrunde.games.havens.rulings.movement import Movement
from tafelrunde.games.havens.rulings.outcome import MOST
from tafelrunde.games.havens.rulings.ruleset import Score
from tafelrunde.tabletop.hexgrid import bits, first
from tafelrunde.tabletop.reach import Front

Better = Literal["less-disadvantage", "more-targets", "further-disadvantage"]
Weighing = Callable[[bool, int, int], Score]


class Spot(Struct, frozen=True, gc=False):
    """A hex from which the focus can be attacked, with one attack there."""

    at: int
    cost: int
    targets: Group


class Choice(Struct, frozen=True, gc=False):
    """The best hexes and attacks, and what decided."""

    spots: list[Spot]
    nearest: Spot
    """The first hex from which the focus could be attacked at all."""
    better: Better | None
    """Why it goes farther than there, if it does."""
    preferred: bool
    """Whether attacks that were otherwise equal differed in their further targets."""


class _Found(Struct, frozen=True, gc=False):
    at: int
    cost: int
    volley: Volley


def best_spots(assault: Assault, focus: int, ends: Iterable[Front], weigh: Weighing) -> Choice | None:
    """The hexes with the best attacks on the focus, then of the fewest movement points, then on the preferred others.

    GH-MMV-03 … GH-MMV-08; FH-MMV-02, FH-MMV-05, FH-MMV-08. The fronts come in the order of their cost.
    """
    if assault.most == 1 and assault.area is None:
        return _spots_for_one(assault, focus, ends, weigh)
    rules = assault.board.rules
    found: list[_Found] = []
    nearest: Spot | None = None
    best: tuple[Score, int] | None = None
    ranking: list[Score] = []
    preferred = False
    several = assault.most > 1
    # Nothing is better than this, and farther hexes are not needed once it is found.
    perfect = weigh(False, assault.most, 0)
    for front in ends:
        cost = front.cost
        for at in bits(assault.places(front.hexes, focus)):
            poor = assault.disadvantage(at, focus)
            nearest = nearest or Spot(at, cost, 1 << focus)
            least = _least(weigh, poor, best, assault.most) if several else 0
            for volley in assault.volleys(at, focus, least):
                score = weigh(poor, volley.targets, assault.disadvantages(at, volley)), cost
                if best is not None and score > best:
                    continue
                ranks = assault.ranking(at, volley, focus) if several and rules.ranks_further_targets else []
                if best is None or score < best:
                    best, ranking, preferred, found = score, ranks, False, []
                elif ranks != ranking:
                    preferred = True
                    if ranks > ranking:
                        continue
                    ranking, found = ranks, []
                found.append(_Found(at, cost, volley))
        if best is not None and best[0] <= perfect:
            break
    if nearest is None:
        return None
    spots = _spots(found)
    if several and rules.targets_before_hex and any(assault.beside):
        spots = _with_least_disadvantage(assault, focus, ends, spots)
    return Choice(spots, nearest, _better(assault, focus, spots[0], nearest), preferred)


def _spots_for_one(assault: Assault, focus: int, ends: Iterable[Front], weigh: Weighing) -> Choice | None:
    """The same for an attack that hits nobody but the focus: only disadvantage tells hexes of one cost apart."""
    beside, targets = assault.beside[focus], 1 << focus
    if not beside:
        return _first_spots(assault, focus, ends)
    good, poor = weigh(False, 1, 0), weigh(True, 1, 1)
    nearest: Spot | None = None
    best: tuple[Score, int] | None = None
    found = 0
    for front in ends:
        places = assault.places(front.hexes, focus)
        if not places:
            continue
        cost = front.cost
        nearest = nearest or Spot(first(places), cost, targets)
        for some, score in ((places & ~beside, (good, cost)), (places & beside, (poor, cost))):
            if some and (best is None or score <= best):
                found = some if best is None or score < best else found | some
                best = score
        if best is not None and best[0] <= good:
            break
    if nearest is None or best is None:
        return None
    spots = [Spot(at, best[1], targets) for at in bits(found)]
    return Choice(spots, nearest, _better(assault, focus, spots[0], nearest), preferred=False)


def _first_spots(assault: Assault, focus: int, ends: Iterable[Front]) -> Choice | None:
    """The same where no hex has disadvantage: the first are the best."""
    for front in ends:
        if places := assault.places(front.hexes, focus):
            spots = [Spot(at, front.cost, 1 << focus) for at in bits(places)]
            return Choice(spots, spots[0], better=None, preferred=False)
    return None


def _least(weigh: Weighing, poor: bool, best: tuple[Score, int] | None, most: int) -> int:
    """How many targets an attack must have to be as good as the best one at all."""
    if best is None:
        return 0
    least = most
    while least > 0 and weigh(poor, least, poor) <= best[0]:
        least -= 1
    return least + 1


def _spots(found: Sequence[_Found]) -> list[Spot]:
    """Every attack one by one, each once; of very many one more than are ever told."""
    spots: dict[Spot, None] = {}
    for one in found:
        for group in one.volley.groups():
            spots[Spot(one.at, one.cost, group)] = None
            if len(spots) > MOST:
                return list(spots)
    return list(spots)


def _with_least_disadvantage(assault: Assault, focus: int, ends: Iterable[Front], spots: list[Spot]) -> list[Spot]:
    """Where the targets are settled, the hex to attack them from: fewest with disadvantage, then fewest points.

    GH-MMV-08; each hex among those from which the focus is attacked as well.
    """

    def disadvantages(spot: Spot) -> int:
        return (spot.targets & assault.those(assault.beside, spot.at)).bit_count()

    poor = assault.disadvantage(spots[0].at, focus)
    least = min(map(disadvantages, spots))
    found = [spot for spot in spots if disadvantages(spot) == least]
    groups = {spot.targets for spot in spots}
    for front in ends:
        if least == poor:
            break
        cost = front.cost
        if cost <= spots[0].cost:
            continue
        for at in bits(assault.places(front.hexes, focus)):
            if assault.disadvantage(at, focus) != poor:
                continue
            beside = assault.those(assault.beside, at)
            for group in groups:
                count = (group & beside).bit_count()
                if (count < least or (count == least and cost == found[0].cost)) and assault.hits(at, group):
                    found = [*found, Spot(at, cost, group)] if count == least else [Spot(at, cost, group)]
                    least = count
    return found


def _better(assault: Assault, focus: int, best: Spot, nearest: Spot) -> Better | None:
    """What is better in the best hex than in the nearest."""
    if best.cost <= nearest.cost:
        return None
    if assault.disadvantage(nearest.at, focus) and not assault.disadvantage(best.at, focus):
        return "less-disadvantage"
    volleys = assault.volleys(nearest.at, focus)
    if max(volley.targets for volley in volleys) < best.targets.bit_count():
        return "more-targets"
    return "further-disadvantage"


class Approach(Struct, frozen=True, gc=False):
    """A hex on the way to a goal."""

    at: int
    cost: int
    left: int
    """Movement points from there to the goal."""


def approach(movement: Movement, goal: int, reached: Sequence[Front]) -> list[Approach]:
    """The hexes reached now from which the least is left to the goal; among them those of the fewest points.

    The harm of the whole way comes first, so that it steps into no trap that it can avoid; if nothing is nearer than
    its own hex, it stays there (GH-MMV-09, GH-MMV-10, GH-MMV-12; FH-MMV-03, FH-MMV-04, FH-MMV-09, FH-MMV-13).
    """
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
