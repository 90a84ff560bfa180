"""What a quest asks of a hero: a place, haste, and what may be spent on other things; and who plans it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import msgspec

from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.turn.ways import FAR, Ways
from tafelrunde.games.massive_darkness.state import Hero
from tafelrunde.kernel import Decision, Option


class Plan(msgspec.Struct):
    """What a hero is to do for the quest."""

    zones: Sequence[str] = ()
    """Where it should go; the nearest of them will do."""
    pace: float = 1.0
    """Haste: what a movement point on the way is worth beyond the usual."""
    appetite: float = 1.0
    """What treasure and closed chambers are worth beyond the usual; 0 means that there is no time for them."""
    dread: Mapping[str, float] = {}
    """Zones where it should not be at the end of its turn, and how bad that is."""
    dreaded: str = ""
    """The enemy whose harm is all in `dread`: it fights like no other."""
    bounty: Mapping[str, float] = {}
    """Enemies and pillars the quest wants dead, and what that is worth; negative: leave it alone."""
    deeds: Mapping[str, float] = {}
    """Actions of the quest's own, such as pulling a lever, and what they are worth."""
    points: Mapping[str, float] = {}
    """What else the quest lets a movement point buy, and what that is worth."""
    fear: float = 1.0
    """What wounds of the turns to come count: less where waiting is deadly too."""
    barren: Sequence[str] = ()
    """Closed rooms where no treasure waits: nobody opens them for that."""
    spare: bool = False
    """Pillars may be damaged, but not destroyed yet."""
    sanctum: str = ""
    """A zone that no enemy may enter: nobody lures one there with an attack that leaves it alive."""
    alone: bool = False
    """Whether the hero has a task of its own, away from the others."""


class Planned:
    """A quest that says what heroes should do for it; others follow their destinations."""

    far_sighted: ClassVar[bool] = False
    """Its plan is made for several rounds, so that a searching bot, which looks to the end of one, should follow it."""

    def plan(self, party: Party, ways: Ways, hero: Hero) -> Plan:
        """What a hero is to do now."""
        return towards_destinations(party, ways)

    def answer(self, party: Party, decision: Decision) -> Option | None:
        """The answer to a question of the quest's own; None where the usual one will do."""
        return None


def plan_for(party: Party, ways: Ways, hero: Hero) -> Plan:
    """The plan of the quest that is played."""
    quest = party.quest
    return quest.plan(party, ways, hero) if isinstance(quest, Planned) else towards_destinations(party, ways)


def towards_destinations(party: Party, ways: Ways) -> Plan:
    """To where the next objective can be furthered, all together."""
    zones = _together(party, ways, tuple(party.quest.destinations(party.game)))
    return Plan(zones, impatience(party))


def _together(party: Party, ways: Ways, zones: Sequence[str]) -> Sequence[str]:
    """Of several places the one that is nearest to all heroes together."""
    heroes = [hero for hero in party.state.heroes if hero.present]
    if len(zones) <= 1 or not heroes:
        return zones
    return (min(zones, key=lambda zone: (sum([ways.to(zone).get(hero.zone, FAR) for hero in heroes]), zone)),)


def impatience(party: Party, start: int = 10) -> float:
    """Who dawdles meets ever more patrols: haste grows with the rounds."""
    return 1.0 + max(0, party.state.round - start) / 10.0
