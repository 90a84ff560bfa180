"""Zones that break away with everything on them: collapsing tiles, falling bridges (MD-Q4-04, MD-Q5-12, MD-Q4-08)."""

from __future__ import annotations

from collections.abc import Collection

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.figures import enemy_health, hero_health
from tafelrunde.games.massive_darkness.state import Hero


def break_away(game: Game, zones: Collection[str], rule: str) -> list[Hero]:
    """Figures there are killed without XP, tokens are lost; returns the heroes who fell, dead ones included."""
    state = game.state
    fallen = [hero for hero in state.heroes if hero.zone in zones and not hero.escaped]
    for hero in fallen:
        hero_health.wound_hero(game, hero, hero.health, rule)
    for enemy in [enemy for enemy in state.enemies if enemy.zone in zones]:
        enemy_health.kill_without_reward(game, enemy)
    state.gone = tuple(sorted({*state.gone, *zones}))
    state.unexplored = tuple([zone for zone in state.unexplored if zone not in zones])
    state.pillars = [pillar for pillar in state.pillars if pillar.zone not in zones]
    state.treasure = {zone: tokens for zone, tokens in state.treasure.items() if zone not in zones}
    lost = [token for token in state.objectives if token.zone in zones]
    state.objectives = [token for token in state.objectives if token.zone not in zones]
    game.tell("zones_gone", rule, zones=sorted(zones))
    for token in lost:
        if not token.marker:
            quests.of(game).token_lost(game, token)
    return fallen
