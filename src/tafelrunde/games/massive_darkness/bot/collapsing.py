"""Goblin War Drums: everybody off a tile before it falls, and nobody left behind in a fight on it (chapter 11.6)."""

from __future__ import annotations

from collections.abc import Mapping

from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.plans import Plan
from tafelrunde.games.massive_darkness.bot.ways import FAR, Ways
from tafelrunde.games.massive_darkness.state import Hero

NEVER = 99
SEARCHED = 4
"""Closed rooms are opened only where the tile holds for so many rounds: what comes out has to be fought, too."""
DREAD = {1: 60.0, 2: 8.0, 3: 1.0}
"""What it costs to end a turn on a tile that falls in so many rounds."""
HOLDING = {1: 5.0, 2: 3.0, 3: 2.0, 4: 1.0}
"""What each wound of an enemy is worth that holds a hero on a tile that falls in so many rounds (MD-MOV-03)."""
HELP = (2, 3)
"""With so many rounds left others turn back for a hero who is held."""
NEAR = 6


def plan(party: Party, ways: Ways, hero: Hero) -> Plan:
    """Search where there is time; the sentinel, then out; who is free helps those who are held."""
    game, marks = party.game, party.state.marks
    zones = game.board.zones
    tiles = falling(party)
    left = {zone: tiles.get(info.tile, NEVER) for zone, info in zones.items()}
    here = left[hero.zone]
    found = Plan(tuple(party.quest.destinations(game)), 1.0, 0.9)
    found.dread = {zone: _dread(party, ways, zone, time) for zone, time in left.items() if time in DREAD}
    found.barren = tuple([zone for zone in party.state.unexplored if left[zone] < SEARCHED])
    found.fear = {1: 0.3, 2: 0.6}.get(here, 1.0)
    if here <= 2 or 4 * max(tiles.values(), default=0) - ways.nearest(hero.zone, (game.board.exit,)) <= 14:
        found.pace, found.appetite = 2.0, 0.4
    bounty = _holding(party, left, 2.0 if "killed" in marks else 0.0)
    found.bounty = bounty
    sentinel = next((enemy for enemy in party.state.enemies if enemy.quest == "sentinel"), None)
    if sentinel is not None:
        bounty[sentinel.id] = 15.0 + 6.0 * party.state.players
        found.appetite = 0.0
    if "woken" in marks:
        found.fear = min(found.fear, 0.5)
    helped = _in_need(party, ways, hero, left)
    if helped:
        found.zones, found.pace, found.appetite = helped, 2.0, 0.0
        found.dread = {zone: DREAD[1] for zone, time in left.items() if time == 1}
    elif "killed" in marks:
        found.pace, found.appetite = 3.0, 0.0
    return found


def falling(party: Party) -> Mapping[str, int]:
    """In how many rounds each tile falls; 1: at the end of this one (MD-Q4-04)."""
    board, marks = party.game.board, party.state.marks
    found: dict[str, int] = {}
    rounds = 0
    for tile in sorted(board.quest.tile_wounds, key=lambda tile: board.tile_levels[tile]):
        if f"tile_{tile}" in marks:
            rounds += marks[f"tile_{tile}"]
            found[tile] = rounds
    return found


def _dread(party: Party, ways: Ways, zone: str, time: int) -> float:
    """With one turn left, each movement point to the next tile counts."""
    if time != 2:
        return DREAD[time]
    board = party.game.board
    out = ways.to(board.exit)
    tile = board.zones[zone].tile
    last = min([out.get(other.name, FAR) for other in board.zones.values() if other.tile == tile])
    return DREAD[time] + max(0, min(9, out.get(zone, FAR) - last + 1))


def _held(party: Party, hero: Hero) -> bool:
    """Whether enemies keep a hero where it is (MD-MOV-03)."""
    return party.awake(hero.zone) and not party.game.slippery(hero)


def _holding(party: Party, left: Mapping[str, int], least: float) -> dict[str, float]:
    """Enemies that hold a hero on a tile that falls."""
    zones = {hero.zone for hero in party.game.present() if _held(party, hero)}
    return {
        enemy.id: max(least, HOLDING[left[enemy.zone]]) * (sum(enemy.minions) + enemy.health)
        for enemy in party.state.enemies
        if enemy.zone in zones and left[enemy.zone] in HOLDING
    }


def _in_need(party: Party, ways: Ways, hero: Hero, left: Mapping[str, int]) -> tuple[str, ...]:
    """Where others are held while there is still time to free them; a single one who falls loses it (MD-Q4-05)."""
    if _held(party, hero):
        return ()
    return tuple(
        [
            other.zone
            for other in party.game.present()
            if other is not hero
            and left[other.zone] in HELP
            and _held(party, other)
            and ways.to(other.zone).get(hero.zone, FAR) <= NEAR
        ]
    )
