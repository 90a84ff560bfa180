"""What it is worth to end a turn in a hex: danger, loot, and how far it is to where one must go."""

from __future__ import annotations

from tafelrunde.games.havens.bot import weights
from tafelrunde.games.havens.bot.looking.danger import Danger
from tafelrunde.games.havens.bot.looking.foes import FARTHEST, Foe
from tafelrunde.games.havens.bot.looking.outlook import Outlook
from tafelrunde.games.havens.bot.weighing.deeds import Deeds
from tafelrunde.games.havens.box.abilities import Attack
from tafelrunde.games.havens.seats.secrets import HIDDEN
from tafelrunde.tabletop.hexes import distance
from tafelrunde.tabletop.hexgrid import Mask

RUSH = 1.8
"""How much more a step counts where enemies come without end."""
LEASH, NEAR = 0.4, 3
"""What every step costs that is too far from somebody to be protected, and how near is near enough."""
WAITING = 3
"""Enemies that fight hand to hand are waited for if they are so near."""


class Standing:
    """The worth of hexes for one character."""

    def __init__(self, look: Outlook, danger: Danger, deeds: Deeds) -> None:
        self.look = look
        self.danger = danger
        self.deeds = deeds
        self.known: dict[int, float] = {}
        self._belts: list[Mask] | None = None
        self._outside = 0

    def _begin(self) -> None:
        look, aim = self.look, self.look.aim
        self.reach = usual_reach(look)
        self._going = bool(aim.wanted) and (aim.hurried or not look.foes)
        hurry = max(1.3 * aim.pace, RUSH if aim.rushed else 1.0) if self._going else 1.0
        self._step = weights.TRAVEL * min(hurry, 3.0)
        self._behind = self._going and not aim.goal_hexes and not aim.leads
        self._charges = [at for friend, at in look.friends if aim.protects(friend)]
        self._far = 0.0
        """What every step too far from the enemies costs."""
        if look.foes:
            self._far = 0.15 if aim.hurried else (0.4 if aim.holding else 1.0) * weights.APPROACH

    def at(self, index: int) -> float:
        """What it is worth to end the turn in a hex."""
        known = self.known.get(index)
        if known is None:
            known = self.known[index] = self._weigh(index)
        return known

    def _weigh(self, index: int) -> float:
        if not self.known:
            self._begin()
        look, aim = self.look, self.look.aim
        bit = 1 << index
        value = self.deeds.lying(bit) - self.danger.cost(index) + self.danger.spared(index)
        if look.closed & bit:
            return value + aim.opening(index)
        if self._far:
            value -= self._far * self._too_far(index)
        if self._charges:
            value -= LEASH * self._away(index)
        if self._going:
            away = aim.steps(index)
            value -= self._step * (max(away, 2) if self._behind else away)
            if aim.wanted & bit:
                value += 3.0
        return value

    def _away(self, index: int) -> int:
        """How many steps it is too far from whoever must be protected."""
        hex_ = self.look.grid.hex
        return max([0, *[distance(hex_(index), hex_(at)) - NEAR for at in self._charges]])

    def _too_far(self, index: int) -> int:
        """How many steps there are too many to the nearest enemy; those who come anyway are waited for."""
        if self._belts is None:
            self._belts = self._measure()
        for number, belt in enumerate(self._belts):
            if belt >> index & 1:
                return min(number, self._outside)
        return self._outside

    def _measure(self) -> list[Mask]:
        """The hexes by how many steps too far from the nearest enemy they are."""
        belts: list[Mask] = [0] * FARTHEST
        self._outside = FARTHEST
        for foe in self.look.foes:
            stride = self._stride(foe)
            self._outside = min(self._outside, FARTHEST - 1 - stride)
            for number, ring in enumerate(foe.rings):
                belts[max(0, number - stride)] |= ring
        return belts

    def _stride(self, foe: Foe) -> int:
        """How near an enemy should be: in reach, or so near that it comes by itself."""
        return max(self.reach, min(foe.moving + 1, WAITING)) if foe.reach == 1 else self.reach


def usual_reach(look: Outlook) -> int:
    """From how far a character usually attacks: the middle of its cards."""
    hero = look.hero
    cards = [look.game.card(card) for card in [*hero.hand, *hero.chosen, *hero.discard] if card != HIDDEN]
    found = [ability.range or 1 for card in cards for ability in card.top.abilities if type(ability) is Attack]
    found.sort()
    return found[len(found) // 2] if found else 1
