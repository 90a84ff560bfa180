"""Where a hero wants to be: the quest's next place, and what is worth a detour on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tafelrunde.games.massive_darkness.bot import weights
from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.turn.plans import Plan, plan_for
from tafelrunde.games.massive_darkness.bot.turn.ways import FAR, Ways
from tafelrunde.games.massive_darkness.state import Hero

CARDS_PER_ROOM = 2.2
GUARDS_PER_ROOM = 0.36


class Detour(NamedTuple):
    """A place beside the way: what it brings, and how far the goal is from there."""

    zone: str
    value: float
    onwards: int


class Aims:
    """What draws one hero across the board."""

    def __init__(self, party: Party, ways: Ways, hero: Hero, plan: Plan | None = None) -> None:
        self.party = party
        self.ways = ways
        self.hero = hero
        self.plan: Plan = plan or plan_for(party, ways, hero)
        self.main = [ways.to(zone) for zone in self.plan.zones]
        self.detours = self._detours()
        self._known: dict[str, float] = {}

    def left(self, zone: str) -> int:
        """Movement points from a zone to the quest's next place."""
        return min([distances.get(zone, FAR) for distances in self.main], default=0)

    def attraction(self, zone: str) -> float:
        """How good it is to be there, as far as the way is concerned."""
        found = self._known.get(zone)
        if found is None:
            step = weights.STEP * self.plan.pace
            found = -step * self.left(zone)
            for detour in self.detours:
                there = self.ways.to(detour.zone).get(zone, FAR)
                found = max(found, detour.value - step * (there + detour.onwards))
            found -= self.plan.dread.get(zone, 0.0)
            if self.party.quest.levels_by_tiles and self.plan.appetite > 0.5:
                found -= self._raising(zone)
            self._known[zone] = found
        return found

    def _raising(self, zone: str) -> float:
        """A higher level makes every fight to come harder."""
        return weights.LEVEL * max(0, self.party.game.level_of(zone) - self.party.state.level)

    def tempting(self) -> bool:
        """Whether anything beside the way is worth going there from where the hero stands."""
        for detour in self.detours:
            cost = weights.STEP * self.plan.pace * self.ways.to(detour.zone).get(self.hero.zone, FAR)
            cost += self._raising(detour.zone)
            if detour.value - cost > 0.5:
                return True
        return False

    # --- detours ------------------------------------------------------------------------------------------------

    def _detours(self) -> list[Detour]:
        found: list[Detour] = []
        appetite = self.plan.appetite
        if appetite <= 0:
            return found
        state, game = self.party.state, self.party.game
        for zone, (normal, special) in state.treasure.items():
            value = appetite * weights.treasure(self.party.quest.treasure_level(game, zone), normal, special)
            if self.party.awake(zone):
                value *= 0.4
            found += self._if_near(zone, value)
        for door in self.open_able():
            found += self._if_near(*self.chamber(door))
        for token in state.objectives:
            if not token.marker and token.zone not in self.plan.zones:
                found += self._if_near(token.zone, 1.5 * appetite)
        return found

    def _if_near(self, zone: str, value: float) -> Sequence[Detour]:
        """A detour, if the hero can get there at all and it is worth it."""
        there = self.ways.to(zone).get(self.hero.zone, FAR)
        if value <= 0 or there >= FAR:
            return ()
        onwards = self.left(zone)
        return (Detour(zone, value, onwards if onwards < FAR else 0),)

    def open_able(self) -> list[str]:
        """Closed doors of chambers that nobody has seen."""
        game = self.party.game
        locked = self.ways.locked
        doors = game.board.doors
        unexplored = set(game.state.unexplored)
        return [
            name
            for name in game.state.shut
            if name in doors and name not in locked and (doors[name].a in unexplored or doors[name].b in unexplored)
        ]

    def chamber(self, door: str) -> tuple[str, float]:
        """The zone before a closed chamber, and what opening it is worth beyond the way."""
        game, state = self.party.game, self.party.state
        info = game.board.doors[door]
        behind, before = (info.a, info.b) if info.a in state.unexplored else (info.b, info.a)
        if before in state.unexplored:
            return before, 0.0
        if behind in self.plan.barren:
            return before, 1.0 if set(self.plan.barren) & set(self.plan.zones) else -4.0
        rooms = min(3, len(self.party.passages.region(behind, game.board.rooms)))
        level = game.level_of(behind)
        raised = max(0, level - state.level) if self.party.quest.levels_by_tiles else 0
        cards = weights.treasure(level, 1, 0) * CARDS_PER_ROOM * rooms * self.plan.appetite
        risk = GUARDS_PER_ROOM * rooms * (1.0 + 0.6 * max(level, state.level)) * self._worry() + 2.5 * raised
        return before, cards - risk

    def _worry(self) -> float:
        """How dear a fight is now: more with wounded heroes and few lives."""
        game, state = self.party.game, self.party.state
        heroes = [hero for hero in state.heroes if hero.present]
        health = sum([hero.health for hero in heroes]) / max(1, sum([game.max_health(hero) for hero in heroes]))
        near = [hero for hero in heroes if self.ways.to(self.hero.zone).get(hero.zone, FAR) <= 3]
        helpers = len(heroes) / max(1, len(near))
        return (2.2 - 1.2 * health) * (1.0 if state.lifebringer else 1.4) * helpers


def prepared(party: Party, ways: Ways, hero: Hero, plan: Plan, until: int) -> Plan:
    """Before a hard task everything else: no goal as long as there is something to find, until that round."""
    if party.state.round >= until:
        return plan
    search = Plan(
        (), plan.pace, 1.3 * plan.appetite, plan.dread, bounty=plan.bounty, deeds=plan.deeds, barren=plan.barren
    )
    return search if Aims(party, ways, hero, search).tempting() else plan
