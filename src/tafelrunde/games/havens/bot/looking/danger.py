"""What it costs to stand in a hex: who can attack there, and whom they would rather attack."""

from __future__ import annotations

from tafelrunde.games.havens.bot import weights
from tafelrunde.games.havens.bot.looking.foes import FARTHEST, Foe, conditions_of
from tafelrunde.games.havens.bot.looking.outlook import Outlook
from tafelrunde.tabletop.hexgrid import Mask

SPARED = 0.08
"""How likely an enemy attacks somebody else than those it would prefer."""


class Danger:
    """The danger of every hex for the character that looks."""

    def __init__(self, look: Outlook) -> None:
        self.look = look
        self.hp = look.figure.hp
        self.frailty = look.frailty(self.hp)
        self.shield = look.game.shield(look.figure)
        self.hidden = conditions_of(look.figure, "invisible")
        self.poisoned = conditions_of(look.figure, "poison")
        self._known: dict[int, float] = {}
        self._attacks: dict[int, float] = {}
        self._covers: list[tuple[Mask, Mask, float]] | None = None
        self._threats = [(foe, self._zone(foe)) for foe in look.foes if foe.threat]

    @staticmethod
    def _zone(foe: Foe) -> Mask:
        """The hexes in which an enemy can do harm."""
        if foe.threat == FARTHEST:
            return -1
        zone = 0
        for ring in foe.rings[: foe.threat]:
            zone |= ring
        return zone

    def damage(self, index: int) -> float:
        """The damage to expect there until the next turn."""
        known = self._known.get(index)
        if known is None:
            self._known[index] = known = self._sum(index)
        return known

    def attacks(self, index: int) -> float:
        """The number of attacks to expect there."""
        self.damage(index)
        return self._attacks[index]

    def cost(self, index: int) -> float:
        """What standing there costs."""
        return weights.FEAR * self.frailty * weights.loss(self.hp, self.damage(index))

    def spared(self, index: int) -> float:
        """What it is worth to the others that enemies come here instead."""
        if self._covers is None:
            self._covers = [] if self.hidden else self._covering()
        total = 0.0
        for nearer, level, relief in self._covers:
            if nearer >> index & 1:
                total += relief
            elif level >> index & 1:
                total += 0.5 * relief
        return total

    def _covering(self) -> list[tuple[Mask, Mask, float]]:
        """For enemies that threaten others: where one is nearer to them, where as near, and what that is worth."""
        look = self.look
        attacked: list[tuple[Foe, int, float]] = []
        expected = [0.0] * len(look.friends)
        for foe in look.foes:
            steps = min(foe.friends, default=FARTHEST)
            if steps < foe.threat:
                number = foe.friends.index(steps)
                friend = look.friends[number][0]
                harm = foe.hit[steps] * (weights.DUE if foe.due else weights.LATER)
                harm -= min(look.game.shield(friend), harm)
                if harm > 0 and friend.kind != "object":
                    expected[number] += harm
                    attacked.append((foe, number, harm))
        found: list[tuple[Mask, Mask, float]] = []
        for foe, number, harm in attacked:
            friend = look.friends[number][0]
            steps = foe.friends[number]
            price = look.care(friend) * weights.loss(friend.hp, expected[number]) / expected[number]
            nearer = 0
            for ring in foe.rings[:steps]:
                nearer |= ring
            level = foe.rings[steps] if steps < len(foe.rings) else 0
            found.append((nearer, level, (1.0 - SPARED) * harm * price))
        return found

    def _sum(self, index: int) -> float:
        """Everybody who can attack there; hand to hand no more of them than there is room for."""
        if self.hidden:
            self._attacks[index] = 0.0
            return 0.0
        total = number = 0.0
        beside: list[tuple[float, float]] = []
        for foe, zone in self._threats:
            if zone >> index & 1:
                steps = foe.steps(index)
                hit = foe.hit[steps]
                share = self.share(foe, steps) * (weights.DUE if foe.due else weights.LATER)
                landing = min(hit / max(foe.power, 1.0), 1.0)
                harm = share * max(hit - (self.shield - self.poisoned) * landing, 0.2)
                if foe.reach == 1:
                    beside.append((harm, share * landing))
                else:
                    total += harm
                    number += share * landing
        if len(beside) > 1:
            room = self._room(index)
            if len(beside) > room:
                beside = sorted(beside, reverse=True)[:room]
        for harm, attacks in beside:
            total += harm
            number += attacks
        self._attacks[index] = number
        return total

    def _room(self, index: int) -> int:
        """How many enemies can stand beside a hex."""
        look = self.look
        return (look.grid.around(1 << index) & look.floor.hexes & ~(look.obstacles | look.standing)).bit_count()

    def share(self, foe: Foe, steps: int) -> float:
        """How likely an enemy goes for somebody so many steps away, the others being where they are."""
        nearer = level = 0
        for other in foe.friends:
            if other < steps:
                nearer += 1
            elif other == steps and other < FARTHEST - 1:
                level += 1
        if nearer + level < foe.targets:
            return 1.0
        if nearer < foe.targets:
            return (foe.targets - nearer) / (level + 1)
        return SPARED
