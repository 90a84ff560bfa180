"""Whom the monster can attack from a hex, and which of its attacks there are the best."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import combinations

from msgspec import Struct

from tafelrunde.games.havens.rulings import area
from tafelrunde.games.havens.rulings.area import Group
from tafelrunde.games.havens.rulings.board import Board
from tafelrunde.games.havens.rulings.position import Attack
from tafelrunde.games.havens.rulings.ruleset import Hit, Score
from tafelrunde.tabletop.hexgrid import Mask, bits

MELEE = Attack()


class Volley(Struct, frozen=True, gc=False):
    """The attacks from one hex with one placement of the area: all of `sure`, and as many of `tied` as `few` says."""

    sure: Group
    """Whom all of them hit, the focus among them."""
    tied: Group = 0
    """Further targets between whom the rules do not decide."""
    few: int = 0

    @property
    def targets(self) -> int:
        """How many they hit."""
        return self.sure.bit_count() + self.few

    def groups(self) -> Iterator[Group]:
        """Every set of targets."""
        for some in combinations([1 << number for number in bits(self.tied)], self.few):
            yield sum(some, self.sure)


class Assault:
    """The attack of the card; without one, a melee attack on one target (GH-FOC-04, GH-FOC-05, FH-FOC-03)."""

    def __init__(self, board: Board) -> None:
        self.board = board
        attack = board.ability.attack or MELEE
        grid = board.grid
        self.single: list[Mask] = [grid.disc(index, attack.range or 1) for index in board.enemies]
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
        self._avoidable = ranged and not board.muddled
        self.beside: list[Mask] = [0] * len(board.enemies)
        """From where an attack on each enemy has disadvantage that could be avoided (GH-MAT-06, FH-MMV-07)."""
        if self._avoidable:
            for number, index in enumerate(board.enemies):
                if not board.enemy_figures[number].guarded:
                    self.beside[number] = grid.beside(index)
        self.most = min(self.extra + (self.area.most if self.area else 1), len(board.enemies))
        """More enemies than this are never hit."""
        self._seen: dict[int, Group] = {}

    @cached_property
    def rank(self) -> list[tuple[Score, Score]]:
        """How early each enemy is taken as a further target, without and with disadvantage (GH-MAT-03, FH-MMV-05)."""
        board, secondary = self.board, self.board.rules.secondary
        return [
            (secondary(Hit(near, early, False)), secondary(Hit(near, early, True)))
            for near, early in zip(board.began, board.precedence, strict=True)
        ]

    def places(self, hexes: Mask, enemy: int) -> Mask:
        """From where of these hexes the enemy can be attacked: in range and in sight.

        GH-LOS-01, GH-FOC-03, FH-FOC-04.
        """
        near = hexes & self.near[enemy]
        return self.board.sight.seeing(self.board.enemies[enemy], near) if near else 0

    def disadvantage(self, at: int, enemy: int) -> bool:
        """Whether an attack on the enemy from that hex has disadvantage that another hex would avoid."""
        return bool(self.beside[enemy] >> at & 1)

    def disadvantages(self, at: int, volley: Volley) -> int:
        """On how many of its attacks there is such disadvantage; enemies of the same rank have the same."""
        if not self._avoidable:
            return 0
        beside = self.those(self.beside, at)
        return (volley.sure & beside).bit_count() + (volley.few if volley.tied & beside else 0)

    def those(self, masks: list[Mask], at: int) -> Group:
        """The enemies in whose mask the hex is."""
        here, found, bit = 1 << at, 0, 1
        for mask in masks:
            if mask & here:
                found |= bit
            bit <<= 1
        return found

    def seen(self, at: int) -> Group:
        """The enemies that are in sight from the hex."""
        found = self._seen.get(at)
        if found is None:
            here, found = 1 << at, 0
            for enemy in range(len(self.near)):
                if self.places(here, enemy):
                    found |= 1 << enemy
            self._seen[at] = found
        return found

    def volleys(self, at: int, focus: int, least: int = 0) -> Iterator[Volley]:
        """The attacks from a hex that hit the focus and as many others as possible, the preferred ones (GH-MAT-02).

        Those that hit fewer than `least` are left out.
        """
        wanted = 1 << focus
        if self.area is None:
            if not self.extra:
                yield Volley(wanted)
                return
            covered = {wanted}
        else:
            seen = self.seen(at)
            covered = {group & seen for group in self.area.groups(at, least - self.extra - 1)}
        single = self.those(self.single, at) & self.seen(at)
        if self.area is not None and self.extra and single & wanted:
            covered.add(0)
        ranks: list[Group] | None = None
        for group in covered:
            # The area and the single targets besides: each enemy once (GH-AOE-06, GH-MAT-09, FH-AOE-08).
            if group & wanted:
                left = self.extra
            elif self.extra and single & wanted:
                left = self.extra - 1
            else:
                continue
            sure = group | wanted
            free = single & ~sure
            if sure.bit_count() + min(left, free.bit_count()) < least:
                continue
            if free.bit_count() <= left:
                yield Volley(sure | free)
                continue
            ranks = ranks or self._ranks(at, single)
            tied = 0
            for equal in ranks:
                tied = equal & free
                if tied.bit_count() > left:
                    break
                sure |= tied
                left -= tied.bit_count()
            yield Volley(sure, tied, left) if left else Volley(sure)

    def _ranks(self, at: int, enemies: Group) -> list[Group]:
        """These enemies in the order in which they are taken as further targets; who ties is taken together."""
        found: dict[Score, Group] = {}
        for number in bits(enemies):
            rank = self.rank[number][self.beside[number] >> at & 1]
            found[rank] = found.get(rank, 0) | 1 << number
        return [found[rank] for rank in sorted(found)]

    def ranking(self, at: int, volley: Volley, focus: int) -> list[Score]:
        """The ranks of its further targets, the best first."""
        ranks = [self.rank[n][self.beside[n] >> at & 1] for n in bits(volley.sure) if n != focus]
        if volley.few:
            tied = volley.tied.bit_length() - 1
            ranks += [self.rank[tied][self.beside[tied] >> at & 1]] * volley.few
        return sorted(ranks)

    def hits(self, at: int, group: Group) -> bool:
        """Whether exactly these can be attacked from the hex."""
        seen = self.seen(at)
        if group & ~seen:
            return False
        single = self.those(self.single, at)
        if self.area is None:
            return not group & ~single and group.bit_count() <= self.extra + 1
        alone = group & ~single
        if self.extra and not alone and group.bit_count() <= self.extra:
            return True
        return any(
            not (covered := placed & seen) & ~group
            and not alone & ~covered
            and (group & ~covered).bit_count() <= self.extra
            for placed in self.area.groups(at, group.bit_count() - self.extra)
        )
