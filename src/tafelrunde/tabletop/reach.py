"""How far a piece can go on a grid of hexes: whole fronts of hexes at a time, as bits.

A way is measured by the harm it does (traps and the like, counted) and then by its cost: a longer way without harm is
better than a short one with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from heapq import heappop, heappush

from msgspec import Struct

from tafelrunde.tabletop.hexes import distance
from tafelrunde.tabletop.hexgrid import HexGrid, Mask, bits, first


class Front(Struct, frozen=True, gc=False):
    """The hexes whose best way has this harm and this cost."""

    harm: int
    cost: int
    hexes: Mask


class Ground(Struct, frozen=True, gc=False):
    """What the ground does to one who moves over it."""

    grid: HexGrid
    enter: Mask
    """Hexes that may be entered."""
    costly: Mask = 0
    """Hexes that cost two points to enter."""
    harmful: Mask = 0
    """Hexes that harm whoever enters."""
    icy: Mask = 0
    """Hexes from which one slides on in the direction of the step, at no cost."""
    halting: Mask = 0
    """Hexes into which nobody slides."""


def ways_from(ground: Ground, start: int) -> Iterator[Front]:
    """The best ways from a hex to every hex that can be reached, the best first."""
    if not (ground.costly or ground.harmful or ground.icy):
        return _even(ground, 1 << start)
    return _spread(ground, 1 << start, slides_on if ground.icy else _step_on)


def ends_from(ground: Ground, start: int, stops: Mask) -> Iterator[Front]:
    """The best ways from a hex to those where a movement may stop, the best first."""
    if not (ground.costly or ground.harmful or ground.icy):
        return _even(ground, 1 << start, stops)
    return _stopping(ways_from(ground, start), stops)


def _stopping(fronts: Iterable[Front], stops: Mask) -> Iterator[Front]:
    for front in fronts:
        if ends := front.hexes & stops:
            yield Front(front.harm, front.cost, ends)


class Fronts:
    """Fronts that are worked out as far as somebody looks, each once."""

    __slots__ = ("_known", "_more")

    def __init__(self, more: Iterator[Front]) -> None:
        self._known: list[Front] = []
        self._more = more

    def __iter__(self) -> Iterator[Front]:
        known = self._known
        yield from known
        at = len(known)
        while True:
            if at == len(known):
                front = next(self._more, None)
                if front is None:
                    return
                known.append(front)
            yield known[at]
            at += 1


class Within:
    """Those of some fronts that have just so much harm, and a cost from `least` to `most`."""

    __slots__ = ("_fronts", "_harm", "_least", "_most")

    def __init__(self, fronts: Iterable[Front], harm: int, least: int, most: float) -> None:
        self._fronts = fronts
        self._harm = harm
        self._least = least
        self._most = most

    def __iter__(self) -> Iterator[Front]:
        harm, least, most = self._harm, self._least, self._most
        for front in self._fronts:
            if front.harm == harm:
                if front.cost > most:
                    return
                if front.cost >= least:
                    yield front
            elif front.harm > harm:
                return


def ways_to(ground: Ground, goal: int) -> Iterator[Front]:
    """The best ways to a hex from every hex that can reach it, the best first."""
    if not (ground.costly or ground.harmful or ground.icy):
        # What can't be entered no step leads to.
        return _even(ground, 1 << goal) if ground.enter >> goal & 1 else iter([Front(0, 0, 1 << goal)])
    return _spread(ground, 1 << goal, _slide_back if ground.icy else _step_back)


def route(ground: Ground, start: int, goal: int) -> list[int]:
    """The hexes of one best way, with both ends; where it slides, only where the slide ends. Empty if there is none."""
    fronts = []
    for front in ways_from(ground, start):
        fronts.append(front)
        if front.hexes >> goal & 1:
            break
    else:
        return []
    if not (ground.costly or ground.harmful or ground.icy):
        return _back(ground, fronts, goal)
    step = slides_on if ground.icy else _step_on
    way, last = [goal], fronts.pop()
    harm, cost = last.harm, last.cost
    while way[-1] != start:
        way.append(
            next(
                before
                for front in fronts
                for before in bits(front.hexes)
                for more_harm, more_cost, hexes in step(ground, 1 << before)
                if hexes >> way[-1] & 1 and (front.harm + more_harm, front.cost + more_cost) == (harm, cost)
            )
        )
        harm, cost = next((front.harm, front.cost) for front in fronts if front.hexes >> way[-1] & 1)
    return way[::-1]


def _back(ground: Ground, rings: list[Front], goal: int) -> list[int]:
    """A way to the goal of the last ring: on even ground every step back leads one ring nearer to the start."""
    way = [goal]
    for ring in rings[-2::-1]:
        way.append(first(ground.grid.beside(way[-1]) & ring.hexes))
    return way[::-1]


def routes(ground: Ground, start: int, goal: int) -> list[list[int]]:
    """One best way for each set of harmful hexes that best ways enter, in the order of those hexes.

    Without harm, or where it slides, that is just one way.
    """
    way = route(ground, start, goal)
    if ground.icy or not any(ground.harmful >> at & 1 for at in way[1:]):
        return [way]
    places: dict[int, tuple[int, int]] = {}
    for front in ways_from(ground, start):
        for at in bits(front.hexes):
            places[at] = front.harm, front.cost
        if front.hexes >> goal & 1:
            break
    # By hex and the harmful hexes entered so far, one way; nearer hexes are complete before farther ones.
    known: dict[int, dict[Mask, list[int]]] = {start: {0: [start]}}
    for at in sorted(places, key=places.__getitem__):
        harm, cost = places[at]
        for more_harm, more_cost, ahead in _step_on(ground, 1 << at):
            for to in bits(ahead):
                if places.get(to) == (harm + more_harm, cost + more_cost):
                    entered = 1 << to if more_harm else 0
                    ways = known.setdefault(to, {})
                    for harmful, so_far in known[at].items():
                        ways.setdefault(harmful | entered, [*so_far, to])
    return [known[goal][harmful] for harmful in sorted(known[goal])]


def leaps(grid: HexGrid, start: int, hexes: Mask) -> list[Front]:
    """The hexes by their distance through everything (FH-TEL-03)."""
    origin = grid.hex(start)
    rings: dict[int, Mask] = {}
    for index in bits(hexes):
        steps = distance(origin, grid.hex(index))
        rings[steps] = rings.get(steps, 0) | 1 << index
    return [Front(0, steps, rings[steps]) for steps in sorted(rings)]


Steps = Iterable[tuple[int, int, Mask]]
"""The hexes one step on, by the harm and the cost of the step."""


def _even(ground: Ground, front: Mask, stops: Mask = -1) -> Iterator[Front]:
    """On even ground every step costs one point, so that the fronts are rings about the start, as far as in `stops`."""
    around, free = ground.grid.around, ground.enter & ~front
    cost = 0
    while front:
        if ends := front & stops:
            yield Front(0, cost, ends)
        front = around(front) & free
        free ^= front
        cost += 1


def _spread(ground: Ground, start: Mask, step: Callable[[Ground, Mask], Steps]) -> Iterator[Front]:
    settled = 0
    pending: dict[tuple[int, int], Mask] = {(0, 0): start}
    queue = [(0, 0)]
    while queue:
        harm, cost = key = heappop(queue)
        front = pending.pop(key) & ~settled
        if not front:
            continue
        settled |= front
        yield Front(harm, cost, front)
        for more_harm, more_cost, ahead in step(ground, front):
            hexes = ahead & ~settled
            if hexes:
                key = harm + more_harm, cost + more_cost
                if key in pending:
                    pending[key] |= hexes
                else:
                    pending[key] = hexes
                    heappush(queue, key)


def _step_on(ground: Ground, front: Mask) -> Steps:
    ahead = ground.grid.around(front) & ground.enter
    if not ahead & (ground.costly | ground.harmful):
        return ((0, 1, ahead),)
    return _sorted(ahead, ground.costly, ground.harmful)


def _sorted(hexes: Mask, costly: Mask, harmful: Mask) -> list[tuple[int, int, Mask]]:
    """The hexes by the harm and the cost of entering them."""
    kind, rough = hexes & ~harmful, hexes & harmful
    return [
        (0, 1, kind & ~costly),
        (0, 2, kind & costly),
        (1, 1, rough & ~costly),
        (1, 2, rough & costly),
    ]


def _step_back(ground: Ground, front: Mask) -> Steps:
    around, enter = ground.grid.around, ground.enter
    front &= enter
    if not front & (ground.costly | ground.harmful):
        return ((0, 1, around(front) & enter),)
    return [
        (harm, cost, around(hexes) & enter)
        for harm, cost, hexes in _sorted(front, ground.costly, ground.harmful)
        if hexes
    ]


def _shift(mask: Mask, step: int) -> Mask:
    return mask << step if step > 0 else mask >> -step


def slides_on(ground: Ground, front: Mask) -> Steps:
    """Steps with slides: on ice one goes on in the same direction until something stops it (FH-TIL-12 … FH-TIL-15)."""
    grid = ground.grid
    free = grid.hexes & ~ground.halting
    for way, step in enumerate(grid.steps):
        can_step = grid.opened[way]
        moved = _shift(front & can_step, step) & ground.enter
        if not moved:
            continue
        slides = ground.icy & can_step & _shift(free, -step)
        arriving = [group for group in _sorted(moved, ground.costly, ground.harmful) if group[2]]
        while arriving:
            on: list[tuple[int, int, Mask]] = []
            for harm, cost, hexes in arriving:
                sliding = hexes & slides
                if hexes != sliding:
                    yield harm, cost, hexes ^ sliding
                if sliding:
                    beyond = _shift(sliding, step)
                    on.append((harm, cost, beyond & ~ground.harmful))
                    on.append((harm + 1, cost, beyond & ground.harmful))
            arriving = [group for group in on if group[2]]


def _slide_back(ground: Ground, front: Mask) -> Steps:
    """The steps that lead here, slides included, backwards."""
    grid = ground.grid
    free = grid.hexes & ~ground.halting
    for way, step in enumerate(grid.steps):
        can_step = grid.opened[way]
        slides = ground.icy & can_step & _shift(free, -step)
        # Whoever arrives here in this direction stays here.
        arriving = [(0, front & ~slides)]
        while arriving:
            on: list[tuple[int, Mask]] = []
            for harm, hexes in arriving:
                for more, cost, entered in _sorted(hexes & ground.enter, ground.costly, ground.harmful):
                    if entered:
                        yield harm + more, cost, _shift(entered, -step) & can_step & ground.enter
                for more, slid in ((0, hexes & ~ground.harmful), (1, hexes & ground.harmful)):
                    before = _shift(slid & free, -step) & slides
                    if before:
                        on.append((harm + more, before))
            arriving = on
