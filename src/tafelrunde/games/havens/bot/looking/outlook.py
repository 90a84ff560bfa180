"""One look at the table for one character: who is where, how far everything is, and what a hex is like."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from tafelrunde.games.havens.bot.looking import aims
from tafelrunde.games.havens.bot.looking.foes import FARTHEST, Foe, conditions_of
from tafelrunde.games.havens.bot.looking.odds import odds_of
from tafelrunde.games.havens.bot.looking.sight import Sight
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Figure, Hero
from tafelrunde.tabletop.hexgrid import HexGrid, Mask, bits, first
from tafelrunde.tabletop.reach import Ground, ways_from

Way = tuple[int, int]
"""The harm and the cost of the best way to a hex."""


LEAST, MOST = 0.4, 1.3
"""The least and the most that hit points count."""


class Outlook(Sight):
    """What a character sees. With `late`, as it will probably be when all enemies have had their turns."""

    def __init__(self, game: Game, hero: Hero, figure: Figure, *, late: bool = False) -> None:
        super().__init__(game, hero, figure)
        self.late = late
        self.odds = odds_of(game.edition, hero.deck.draw or hero.deck.discard, game.variant("reduced_randomness"))
        self.aim = aims.Aim(self)
        self._measure()
        self.aim.rate()
        self.trouble = self.aim.trouble()
        if late:
            self._advance()
        self.targets: list[Foe] = [*self.foes, *[foe for foe in self.objects if foe.worth > 0]]
        """Whom it is worth attacking."""
        self.standing: Mask = self._mask([index for _, index in self.friends])
        self.hostile: Mask = self.unseen
        for foe in [*self.foes, *self.objects]:
            self.hostile |= foe.bit
        self._near = _ranges(self.floor)
        self._ways: dict[tuple[int, int, bool, bool, bool], dict[int, Way]] = {}
        self.flying = game.flying(figure)

    def frailty(self, hp: int) -> float:
        """How much hit points count for somebody who has so many: little where more are left than will be needed."""
        return min(max(self.trouble / max(hp, 1), LEAST), MOST)

    def care(self, friend: Figure) -> float:
        """How much the hit points of somebody else count."""
        if friend.kind == "hero":
            return self.frailty(friend.hp)
        return 1.5 if self.aim.protects(friend) else 0.2

    @staticmethod
    def _mask(indexes: Sequence[int]) -> Mask:
        mask = 0
        for index in indexes:
            mask |= 1 << index
        return mask

    # --- distances --------------------------------------------------------------------------------------------

    def _measure(self) -> None:
        """How far everything is from every enemy, and every friend from it that it can see."""
        friends = [index for _, index in self.friends]
        others = self._mask(friends)
        hidden = self._mask([index for friend, index in self.friends if conditions_of(friend, "invisible")])
        blocked = self.obstacles | others | self._mask([thing.index for thing in self.objects])
        for foe in self.foes:
            loose = foe.reach > 1 or self.game.flying(foe.figure)
            enter = self.grid.hexes if loose else self.grid.hexes & ~blocked
            self._spread(foe, enter, others & ~hidden, friends)

    def _spread(self, foe: Foe, enter: Mask, others: Mask, friends: list[int]) -> None:
        # With closed doors: who opens one stands in it, and enemies come there.
        around = self.grid.around
        seen = front = foe.bit
        foe.rings = rings = [front]
        found: dict[int, int] = {}
        for steps in range(1, FARTHEST):
            ahead = around(front) & ~seen
            met = ahead & others
            if met:
                for index in friends:
                    if met >> index & 1 and index not in found:
                        found[index] = steps
            seen |= ahead
            front = ahead & enter
            if not front:
                break
            rings.append(front)
        foe.friends = [found.get(index, FARTHEST - 1) for index in friends]

    def near(self, index: int, reach: int) -> Mask:
        """All hexes within range of one."""
        key = index, reach
        known = self._near.get(key)
        if known is None:
            known = self._near[key] = self.floor.within(1 << index, reach)
        return known

    # --- when the enemies have moved --------------------------------------------------------------------------

    def _advance(self) -> None:
        """Move every enemy to where it would probably go: towards whoever is nearest, as far as it gets."""
        taken = self._mask([foe.index for foe in self.foes]) | self._mask([index for _, index in self.friends])
        taken |= 1 << self.at | self.obstacles | self._mask([thing.index for thing in self.objects])
        fields: dict[int, list[Mask]] = {}
        for foe in sorted(self.foes, key=lambda foe: foe.steps(self.at)):
            foe.due = False
            focus = self._focus(foe)
            if conditions_of(foe.figure, "immobilize") or conditions_of(foe.figure, "stun"):
                continue
            field = fields.get(focus)
            if field is None:
                field = fields[focus] = self._field(focus)
            reached = 0
            for ring in foe.rings[: foe.moving + 1]:
                reached |= ring
            reached = (reached & self.floor.hexes & ~taken) | foe.bit
            to = self._nearest(reached, field, foe)
            taken = taken & ~foe.bit | 1 << to
            foe.index, foe.bit = to, 1 << to
        self._measure()

    def _focus(self, foe: Foe) -> int:
        """Whom an enemy goes for: whoever is nearest."""
        own = FARTHEST if conditions_of(self.figure, "invisible") else foe.steps(self.at)
        best, where = own, self.at
        for (_, index), steps in zip(self.friends, foe.friends, strict=True):
            if steps < best:
                best, where = steps, index
        return where

    def _field(self, goal: int) -> list[Mask]:
        enter = self.floor.hexes & ~self.obstacles
        seen = front = 1 << goal
        field = [front]
        while front:
            front = self.floor.around(front) & enter & ~seen
            seen |= front
            field.append(front)
        return field

    @staticmethod
    def _nearest(reached: Mask, field: list[Mask], foe: Foe) -> int:
        """The first hex from which it can attack, else the nearest one."""
        for ring in field[1:]:
            ahead = ring & reached
            if ahead:
                if foe.bit & ahead:
                    return foe.index
                return first(ahead)
        return foe.index

    # --- where the character can go ---------------------------------------------------------------------------

    def ways(self, start: int, points: int, jump: bool = False, fly: bool = False) -> dict[int, Way]:
        """Every hex in which a move with so many points can end, with the harm and the cost of the way there."""
        fly = fly or self.flying
        key = start, points, jump, fly, False
        known = self._ways.get(key)
        if known is None:
            known = self._ways[key] = self._find_ways(start, points, jump, fly)
        return known

    def _find_ways(self, start: int, points: int, jump: bool, fly: bool) -> dict[int, Way]:
        airborne = jump or fly
        mine = 1 << start
        solid = self.barred
        ends = (self.standing | self.hostile | self.barred | (0 if fly else self.obstacles)) & ~mine
        if not airborne:
            solid |= self.obstacles | (self.hostile & ~mine)
        enter = self.grid.hexes & ~solid
        landing = self.traps | self.hazards if jump and not fly else 0
        rough = 0 if airborne else self.difficult | self.traps | self.hazards
        found: dict[int, Way] = {}
        if not rough & self.grid.within(mine, points):
            self._stroll(start, points, enter, ends, landing, found)
        else:
            ground = Ground(self.grid, enter, costly=self.difficult, harmful=self.traps | self.hazards)
            for front in ways_from(ground, start):
                if front.cost > points:
                    continue
                for index in bits(front.hexes & ~ends):
                    found[index] = (front.harm, front.cost)
                if front.harm > 1:
                    break
        found[start] = (0, 0)
        return found

    def _stroll(self, start: int, points: int, enter: Mask, ends: Mask, landing: Mask, found: dict[int, Way]) -> None:
        """The ends of a move where the ground hinders nobody."""
        around = self.grid.around
        seen = front = 1 << start
        for cost in range(1, points + 1):
            front = around(front) & enter & ~seen
            if not front:
                break
            seen |= front
            for index in bits(front & ~ends):
                found[index] = (landing >> index & 1, cost)


_kept: OrderedDict[int, tuple[HexGrid, dict[tuple[int, int], Mask]]] = OrderedDict()
_MOST = 64


def _ranges(grid: HexGrid) -> dict[tuple[int, int], Mask]:
    """What is known of the ranges on a grid, kept as long as it is in use."""
    known = _kept.get(id(grid))
    if known is None:
        known = _kept[id(grid)] = grid, {}
        if len(_kept) > _MOST:
            _kept.popitem(last=False)
    return known[1]
