"""The Immortal's Downfall: where the troll goes, when the bridge is ripe, and where fireworks belong (chapter 11.7)."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.plans import Plan
from tafelrunde.games.massive_darkness.bot.ways import FAR, Ways
from tafelrunde.games.massive_darkness.state import Enemy, Hero

FIREWORK = "firework"
STRIDE = 2
"""Zones the Immortal walks in a round (MD-Q5-08)."""


def plan(party: Party, ways: Ways, hero: Hero) -> Plan:
    """Break one pillar early, the other when the Immortal stands on the bridge; never stand in its way."""
    immortal = next((enemy for enemy in party.state.enemies if enemy.quest == "immortal"), None)
    if immortal is None:
        return Plan()
    game, state = party.game, party.state
    bridge = [game.board.zone(part.id) for part in game.board.quest.bridges]
    on_it = immortal.zone in bridge
    dread = dict.fromkeys(_trail(party, immortal), 40.0)
    found = Plan(pace=2.0, appetite=0.0, dread=dread, fear=0.7)
    bounty: dict[str, float] = {}
    for pillar in state.pillars:
        bounty[f"pillar_{pillar.number}"] = 60.0 if on_it else 10.0 if len(state.pillars) > 1 else 3.0
    if len(state.pillars) == 1 and not on_it:
        found.spare = True
    found.bounty = bounty
    found.zones = _places(party, ways, hero, immortal, bridge)
    lure = _lure(party, immortal, bridge)
    if hero.things.get(FIREWORK) and lure and not on_it:
        found.zones = (lure,)
        bounty[FIREWORK] = 15.0 if hero.zone == lure else -9.0
    elif hero.things.get(FIREWORK) and lure and on_it:
        bounty[FIREWORK] = 6.0 if hero.zone == lure else -9.0
    if _time_left(party, immortal, bridge) > 2 and len(state.pillars) == 2:
        found.appetite = 0.5
    return found


def _trail(party: Party, immortal: Enemy) -> set[str]:
    """The zones where it may be after its next activation, the one where it stands included."""
    goals = [zone for zone in _fireworks(party) if party.passages.sees(immortal.zone, zone)]
    found = {immortal.zone}
    for goal in goals or [party.game.board.start]:
        front = {immortal.zone}
        for _ in range(STRIDE):
            front = {step for zone in front for step in party.passages.towards(zone, goal)}
            found |= front
    return found


def _fireworks(party: Party) -> list[str]:
    marks = party.state.marks
    return [mark.partition(":")[2] for mark, n in marks.items() if mark.startswith(f"{FIREWORK}:") and n]


def _time_left(party: Party, immortal: Enemy, bridge: list[str]) -> int:
    """Rounds until it comes to the bridge; 0 if it is there or beyond."""
    start = party.game.board.start
    away = party.passages.distance(immortal.zone, start)
    first = max([party.passages.distance(zone, start) for zone in bridge])
    return max(0, -(-(away - first) // STRIDE))


def _lure(party: Party, immortal: Enemy, bridge: list[str]) -> str:
    """The part of the bridge where a firework would hold it."""
    if _fireworks(party):
        return ""
    seen = [zone for zone in bridge if zone != immortal.zone and party.passages.sees(immortal.zone, zone)]
    return min(seen, key=lambda zone: party.passages.distance(immortal.zone, zone), default="")


def _places(party: Party, ways: Ways, hero: Hero, immortal: Enemy, bridge: list[str]) -> tuple[str, ...]:
    """At a pillar: half of the heroes on either side of the bridge, the far side when it is time."""
    state = party.state
    pillars = sorted(state.pillars, key=lambda pillar: ways.to(party.game.board.start).get(pillar.zone, FAR))
    if not pillars:
        return ()
    if immortal.zone in bridge:
        return tuple([pillar.zone for pillar in pillars])
    near, far = pillars[0], pillars[-1]
    time = _time_left(party, immortal, bridge)
    if near is not far and (time > 1 or hero.seat % 2 == 0):
        return (near.zone,)
    beside = [
        zone
        for zone in party.passages.steps(far.zone)
        if zone not in bridge and zone != immortal.zone and not party.game.enemies_in(zone)
    ]
    away = party.passages.distance(immortal.zone, far.zone)
    return tuple(beside) if beside and away <= 2 * STRIDE else (far.zone,)
