"""Maze of Darkness: who comes to the artefact first is met first, and nobody strays from it (chapter 11.11)."""

from __future__ import annotations

from collections.abc import Mapping

from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.plans import Plan
from tafelrunde.games.massive_darkness.bot.ways import FAR, Ways
from tafelrunde.games.massive_darkness.rules.quests.base import token_zones
from tafelrunde.games.massive_darkness.state import Enemy, Hero

STRIDE = 2
"""Zones an enemy walks in a round (MD-EPH-02)."""
URGENT = (40.0, 20.0, 10.0, 6.0, 3.0)
"""What the death of an enemy is worth that is at the artefact in so many enemy phases."""
LATER = 0.5
SOON = 3
"""With so many enemy phases left they are met; before, there is time for treasure."""
LEASH = 2
"""So far from the artefact a hero may be without harm, and what each further step costs."""
STRAY = 1.0


def plan(party: Party, ways: Ways, hero: Hero) -> Plan:
    """Meet who comes soonest; where a pillar is gone, a hero keeps the way; else search the rooms around."""
    state = party.state
    artefact = token_zones(party.game, "artefact")[0]
    away = party.passages.distances(artefact)
    left = {enemy.id: arrival(party, artefact, enemy) for enemy in state.enemies}
    found = Plan((artefact,), 1.0, 0.9, fear=0.8, sanctum=artefact)
    found.bounty = {name: URGENT[phases] if phases < len(URGENT) else LATER for name, phases in left.items()}
    found.dread = {zone: STRAY * (steps - LEASH) for zone, steps in away.items() if steps > LEASH}
    soonest = min(left.values(), default=FAR)
    if soonest == 0:
        found.pace, found.appetite, found.fear = 3.0, 0.0, 0.4
        return found
    post = _post(party, ways, hero, artefact, away)
    if post:
        found.zones, found.pace, found.appetite, found.fear, found.alone = (post,), 3.0, 0.2, 0.5, True
    elif soonest <= SOON:
        found.zones = tuple([enemy.zone for enemy in state.enemies if left[enemy.id] <= soonest + 1])
        found.pace, found.appetite = 1.0, 0.6
    return found


def arrival(party: Party, artefact: str, enemy: Enemy) -> int:
    """The enemy phase that brings it to the artefact, 1 for the next: two steps each, or a blow at a pillar."""
    away = party.passages.distance(enemy.zone, artefact)
    if away == 0:
        return 0
    post = _way(party, artefact, enemy)
    health = sum([pillar.health for pillar in party.state.pillars if pillar.zone == post])
    if not health:
        return -(-away // STRIDE)
    return max(0, -(-(away - 2) // STRIDE)) + health + 1


def _way(party: Party, artefact: str, enemy: Enemy) -> str:
    """The zone beside the artefact through which an enemy comes (MD-Q9-09)."""
    return min(party.passages.steps(artefact), key=lambda zone: (party.passages.distance(enemy.zone, zone), zone))


def _post(party: Party, ways: Ways, hero: Hero, artefact: str, away: Mapping[str, int]) -> str:
    """Where a pillar is gone, a hero holds those who come (MD-MOV-04): the nearest of the heroes."""
    standing = {pillar.zone for pillar in party.state.pillars}
    breaches: dict[str, int] = {}
    for enemy in party.state.enemies:
        far = away.get(enemy.zone, FAR)
        post = _way(party, artefact, enemy)
        if post not in standing and far <= 3:
            breaches[post] = min(far, breaches.get(post, far))
    free = [other for other in party.state.heroes if other.present]
    for post in sorted(breaches, key=lambda zone: (breaches[zone], zone)):
        if free:
            keeper = min(free, key=lambda other: (ways.to(post).get(other.zone, FAR), other.seat))
            free.remove(keeper)
            if keeper is hero:
                return post
    return ""
