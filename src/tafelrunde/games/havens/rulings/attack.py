"""Whom the monster can attack from a hex, and which of its attacks there are the best."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from tafelrunde.games.havens.rulings import area
from tafelrunde.games.havens.rulings.board import Board
from tafelrunde.games.havens.rulings.position import Attack
from tafelrunde.games.havens.rulings.ruleset import Hit
from tafelrunde.tabletop.hexgrid import Mask

Targets = tuple[int, ...]
"""The numbers of the enemies that an attack hits, the focus first, the others in order."""

MELEE = Attack()


class Assault:
    """The attack of the card; without one, a melee attack on one target (GH-FOC-04, GH-FOC-05, FH-FOC-03)."""

    def __init__(self, board: Board) -> None:
        self.board = board
        attack = board.position.ability.attack or MELEE
        grid = board.grid
        places = [1 << index for index in board.enemies]
        self.single: list[Mask] = [grid.within(place, attack.range or 1) for place in places]
        """From where each enemy is in range (GH-HEX-05)."""
        self.extra = attack.targets - 1
        self.area: area.Area | None = None
        self.near: list[Mask] = self.single
        """From where each enemy could be attacked, were there line of sight."""
        if attack.area is not None:
            self.area = area.prepare(board, attack.area, attack.range or 1)
            self.near = [
                mask | self.single[number] if self.extra else mask for number, mask in enumerate(self.area.near)
            ]
        ranged = attack.range is not None and not (attack.area and attack.area.origin is not None)
        avoidable = ranged and not board.position.muddled
        self.beside: list[Mask] = [
            grid.around(place) if avoidable and not figure.guarded else 0
            for place, figure in zip(places, board.enemy_figures, strict=True)
        ]
        """From where an attack on each enemy has disadvantage that could be avoided (GH-MAT-06, FH-MMV-07)."""
        plain = [Hit(near, early, False) for near, early in zip(board.began, board.precedence, strict=True)]
        self.hits = [(hit, hit._replace(disadvantage=True)) for hit in plain]
        """Every enemy as it is weighed, without and with disadvantage."""
        self.most = min(attack.targets - 1 + (len(attack.area.hexes) if attack.area else 1), len(places))
        """More enemies than this are never hit."""

    def hit(self, at: int, enemy: int) -> Hit:
        """The enemy as it is weighed when attacked from that hex."""
        return self.hits[enemy][self.beside[enemy] >> at & 1]

    def can(self, at: int, enemy: int) -> bool:
        """Whether the enemy can be attacked from that hex: in range and in sight (GH-LOS-01, GH-FOC-03, FH-FOC-04)."""
        return bool(self.near[enemy] >> at & 1) and self.board.sight.sees(at, self.board.enemies[enemy])

    def on(self, at: int, focus: int) -> Iterator[Targets]:
        """The attacks from a hex that hit the focus and as many others as possible, the preferred ones (GH-MAT-02)."""
        if self.area is not None:
            yield from self._area_on(at, focus)
        elif not self.extra:
            yield (focus,)
        else:
            for others in self._preferred(at, self.extra, {focus}):
                yield (focus, *others)

    def _area_on(self, at: int, focus: int) -> Iterator[Targets]:
        """The area and the single targets besides: each enemy once (GH-AOE-06, GH-MAT-09, FH-AOE-08)."""
        assert self.area is not None
        sees, enemies = self.board.sight.sees, self.board.enemies
        hit = {frozenset(n for n in group if sees(at, enemies[n])) for group in self.area.groups(at)}
        in_reach = self.extra and self.single[focus] >> at & 1
        for group in hit if not in_reach else hit | {frozenset()}:
            if focus in group:
                besides = self.extra
            elif in_reach:
                besides = self.extra - 1
            else:
                continue
            for others in self._preferred(at, besides, group | {focus}):
                yield (focus, *sorted((group - {focus}).union(others)))

    def _preferred(self, at: int, count: int, taken: Iterable[int]) -> Iterator[Targets]:
        """The sets of so many single targets that the rules prefer, without those already taken (GH-MAT-03)."""
        sees, enemies = self.board.sight.sees, self.board.enemies
        free = [
            number
            for number, mask in enumerate(self.single)
            if mask >> at & 1 and number not in taken and sees(at, enemies[number])
        ]
        if len(free) <= count:
            yield tuple(free)
            return
        secondary = self.board.rules.secondary
        rank = {number: secondary(self.hit(at, number)) for number in free}
        free.sort(key=rank.__getitem__)
        last = rank[free[count - 1]] if count else None
        sure = [number for number in free[:count] if rank[number] != last]
        equal = [number for number in free if rank[number] == last]
        for some in combinations(equal, count - len(sure)):
            yield tuple(sorted((*sure, *some)))
