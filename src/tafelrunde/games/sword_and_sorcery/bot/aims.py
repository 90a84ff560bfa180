"""What the adventure wants now: zones to go to, and ways to them through doors that can be opened."""

from __future__ import annotations

from heapq import heappop, heappush

from tafelrunde.games.sword_and_sorcery.box.adventures import (
    AnyGoal,
    Carried,
    Cleared,
    Destroyed,
    Escorted,
    Gathered,
    Killed,
    Noted,
    Opened,
)
from tafelrunde.games.sword_and_sorcery.box.content import card_of
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.adventure import goals
from tafelrunde.games.sword_and_sorcery.rules.items import equipping
from tafelrunde.games.sword_and_sorcery.state import Hero

FAR = 60.0
DOOR, LOCKED, DIFFICULT, SEALED = 0.5, 2.0, 1.0, 30.0
"""What is added to a step: a door to open, one to force, slow ground, a magic lock without its key."""
NEAR = 3
"""Enemies so near are fought first."""
LOOTABLE = 2
"""Chests and search tokens so near are worth the way while nobody attacks."""


def aims(game: Game, hero: Hero) -> dict[str, float]:
    """Zones worth going to, each with what is added to the way there: the lower, the more urgent."""
    state = game.state
    if hero.ghost:
        return {zone: 0.0 for zone, active in state.altars.items() if active}
    found = _goal_aims(game, hero)
    urgent = bool(found) and len(state.event_deck) <= 2
    reach = game.ground.reach(hero.zone)
    for enemy in state.enemies:
        if reach.get(enemy.zone, 99) <= NEAR and not urgent:
            found[enemy.zone] = min(found.get(enemy.zone, 0.0), -4.0)
    if not urgent and not any(reach.get(enemy.zone, 99) <= 2 for enemy in state.enemies):
        for zone in (*state.chests, *state.searches, *_lying(game, hero)):
            if reach.get(zone, 99) <= LOOTABLE and not (zone in state.locks and not hero.key):
                found.setdefault(zone, -2.0)
    if not found:
        found = dict.fromkeys((*state.chests, *state.searches, *state.shadows), 0.0)
        found |= {enemy.zone: 0.0 for enemy in state.enemies}
    return found


def _lying(game: Game, hero: Hero) -> list[str]:
    """Where something lies that the hero can take along."""
    room = equipping.load_used(game, hero) < game.hero_card(hero).load + game.value(hero, "load")
    return [
        zone
        for zone, drop in game.state.lying.items()
        if drop.gold or drop.key or ((drop.loot or drop.treasures or drop.items) and room)
    ]


def _goal_aims(game: Game, hero: Hero) -> dict[str, float]:
    state = game.state
    found: dict[str, float] = {}
    key_needed = bool(state.locks) and not any(one.key for one in game.living())
    for goal in goals.wanted(game):
        if not goals.met(game, goal):
            for zone in _places(game, hero, goal):
                found.setdefault(zone, 0.0)
    if not found or key_needed:
        for zone in state.waypoints:
            found.setdefault(zone, 0.0)
    if key_needed:
        found |= {zone: -3.0 for zone, drop in state.lying.items() if drop.key}
    return found


def _places(game: Game, hero: Hero, goal: AnyGoal) -> list[str]:
    state = game.state
    if isinstance(goal, Noted):
        return list(state.waypoints)
    if isinstance(goal, Gathered):
        others = [one for one in goals.wanted(game) if one is not goal and isinstance(one, Noted)]
        waiting = any(not goals.met(game, one) for one in others)
        return [] if waiting else list(goal.zones)
    if isinstance(goal, Carried):
        return _carrying(game, hero, goal)
    if isinstance(goal, Escorted):
        return [one.zone for one in state.companions if one.card == goal.companion] or [goal.zone]
    if isinstance(goal, Destroyed):
        return [plague.zone for plague in state.plagues if plague.kind == goal.plague]
    if isinstance(goal, Killed):
        there = [enemy.zone for enemy in state.enemies if enemy.card in goal.what]
        return there or list(state.waypoints)
    if isinstance(goal, Cleared):
        return [enemy.zone for enemy in state.enemies]
    if isinstance(goal, Opened):
        return list(state.chests)
    return []


def _carrying(game: Game, hero: Hero, goal: Carried) -> list[str]:
    """Who has it goes there; the others go where it lies, or along."""
    for one in game.living():
        if any(card_of(code) == goal.item for code in (*one.inventory, *equipping.equipped(one))):
            return [goal.zone]
    lying = [zone for zone, drop in game.state.lying.items() if any(card_of(code) == goal.item for code in drop.items)]
    return lying or list(game.state.waypoints)


# --- ways -----------------------------------------------------------------------------------------------------------


def distances(game: Game, hero: Hero, wanted: dict[str, float]) -> dict[str, float]:
    """From every zone the cost of the way to what is wanted, through doors that can be opened."""
    found: dict[str, float] = {}
    heap: list[tuple[float, str]] = []
    for zone, more in wanted.items():
        heappush(heap, (more, zone))
    through = _doors(game)
    while heap:
        cost, zone = heappop(heap)
        if zone in found:
            continue
        found[zone] = cost
        slow = DIFFICULT if zone in game.state.difficult and not hero.ghost else 0.0
        slow += 1.5 * (zone in game.state.dangerous) + 0.8 * game.state.fires.get(zone, 0)
        for beyond in game.ground.steps(zone, "fly"):
            # A barrier may stand in one direction only: it is the step from there to here that counts.
            if beyond not in found and (hero.ghost or zone in game.ground.steps(beyond)):
                heappush(heap, (cost + 1 + slow, beyond))
        for beyond, more in through.get(zone, ()):
            if beyond not in found:
                heappush(heap, (cost + 1 + slow + more, beyond))
    return found


def _doors(game: Game) -> dict[str, list[tuple[str, float]]]:
    """Closed doors by zone: what lies behind, and what it costs to get through."""
    found: dict[str, list[tuple[str, float]]] = {}
    key = any(hero.key for hero in game.living())
    for border, door in game.board.doors.items():
        if border in game.state.shut:
            a, _, b = border.partition("-")
            sealed = border in game.state.locks and not key
            more = SEALED if sealed else LOCKED if door.locked else DOOR
            found.setdefault(a, []).append((b, more))
            found.setdefault(b, []).append((a, more))
    return found


class Plan:
    """Where a hero wants to go, worked out once for a question."""

    def __init__(self, game: Game, hero: Hero) -> None:
        self.hero = hero
        self.left = distances(game, hero, aims(game, hero))

    def way(self, zone: str) -> float:
        """What is left of the way from a zone."""
        return self.left.get(zone, FAR)

    def leads_through(self, game: Game, door: str) -> bool:
        """Whether the way goes through this closed door."""
        a, _, b = door.partition("-")
        behind = b if self.hero.zone == a else a
        return self.way(behind) < self.way(self.hero.zone)
