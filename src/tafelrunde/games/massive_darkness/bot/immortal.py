"""The Immortal's Downfall: where the troll goes, when the bridge is ripe, and where fireworks belong (chapter 11.7)."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.plans import Plan
from tafelrunde.games.massive_darkness.bot.ways import FAR, Ways
from tafelrunde.games.massive_darkness.state import Enemy, Hero

FIREWORK = "firework"
STRIDE = 2
"""Zones the Immortal walks in a round (MD-Q5-08)."""
TRAMPLED = 40.0
LAST_CHANCE = 150.0
"""What a pillar is worth while the Immortal stands on the bridge: more than the hero who strikes it."""


def plan(party: Party, ways: Ways, hero: Hero) -> Plan:
    """Break one pillar early, the other when the Immortal stands on the bridge; never stand in its way."""
    immortal = next((enemy for enemy in party.state.enemies if enemy.quest == "immortal"), None)
    return Hunt(party, ways, immortal).plan(hero) if immortal is not None else Plan()


class Hunt:
    """How matters stand between the Immortal, the bridge and the pillars."""

    def __init__(self, party: Party, ways: Ways, immortal: Enemy) -> None:
        self.party = party
        self.immortal = immortal
        self.alone = party.state.players == 1
        self.bridge = [party.game.board.zone(part.id) for part in party.game.board.quest.bridges]
        self.on_it = immortal.zone in self.bridge
        self.fireworks = [
            mark.partition(":")[2] for mark, n in party.state.marks.items() if mark.startswith(f"{FIREWORK}:") and n
        ]
        self.time = self._time_left()
        self.trail = self._trail()
        away = ways.to(party.game.board.start)
        # The near pillar falls first; who is alone begins with the far one and comes back in time.
        self.pillars = sorted(party.state.pillars, key=lambda pillar: away.get(pillar.zone, FAR), reverse=self.alone)

    def plan(self, hero: Hero) -> Plan:
        bounty = self._bounty()
        found = Plan(
            self._places(hero), 2.0, 0.0, dict.fromkeys(self.trail, TRAMPLED), self.immortal.id, bounty, fear=0.7
        )
        found.spare = len(self.pillars) == 1 and not self.on_it
        lure = self._lure()
        if hero.things.get(FIREWORK) and lure:
            bounty[FIREWORK] = -9.0 if hero.zone != lure else 6.0 if self.on_it else 15.0
            if not self.on_it:
                found.zones = (lure,)
        if self.time > 2 and len(self.pillars) == 2 and not self.alone:
            found.appetite = 0.5
        return found

    def _time_left(self) -> int:
        """Rounds until it comes to the bridge; 0 if it is there or beyond."""
        passages, start = self.party.passages, self.party.game.board.start
        first = max([passages.distance(zone, start) for zone in self.bridge])
        return max(0, -(-(passages.distance(self.immortal.zone, start) - first) // STRIDE))

    def _trail(self) -> set[str]:
        """The zones where it may be after its next activation, the one where it stands included."""
        passages, here = self.party.passages, self.immortal.zone
        goals = [zone for zone in self.fireworks if passages.sees(here, zone)]
        found = {here}
        for goal in goals or [self.party.game.board.start]:
            front = {here}
            for _ in range(STRIDE):
                front = {step for zone in front for step in passages.towards(zone, goal)}
                found |= front
        return found

    def _lure(self) -> str:
        """The part of the bridge where a firework would hold it."""
        if self.fireworks:
            return ""
        passages, here = self.party.passages, self.immortal.zone
        seen = [zone for zone in self.bridge if zone != here and passages.sees(here, zone)]
        return min(seen, key=lambda zone: passages.distance(here, zone), default="")

    def _bounty(self) -> dict[str, float]:
        """With the Immortal on the bridge nothing else counts; before that one pillar, and alone not the wrong one."""
        worth = LAST_CHANCE if self.on_it else 10.0 if len(self.pillars) > 1 else 3.0
        bounty = {f"pillar_{pillar.number}": worth for pillar in self.pillars}
        if self.alone and len(self.pillars) > 1 and self.time > 1:
            bounty[f"pillar_{self.pillars[-1].number}"] = 0.0
        return bounty

    def _places(self, hero: Hero) -> tuple[str, ...]:
        """All at the first pillar, then half of them on either side of the bridge: beside a pillar, not under feet."""
        if not self.pillars or self.on_it:
            return tuple([pillar.zone for pillar in self.pillars])
        first, last = self.pillars[0], self.pillars[-1]
        if first is not last and (self.time > 1 or hero.seat % 2 == 0):
            return (first.zone,)
        beside = [
            zone
            for zone in self.party.passages.steps(last.zone)
            if zone not in self.bridge and zone not in self.trail and not self.party.game.enemies_in(zone)
        ]
        return tuple(beside) if beside and last.zone in self.trail else (last.zone,)
