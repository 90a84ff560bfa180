"""The result of a scenario."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Hero
from tafelrunde.kernel import Outcome


def outcome(game: Game) -> Outcome | None:
    """All win or nobody does; XP and gold are everybody's own performance (GH-OVR-01, GH-OVR-11)."""
    state = game.state
    if state.phase != "over":
        return None
    won = state.result == "won"
    scores = [0] * state.players
    for hero in state.heroes:
        scores[hero.seat] += performance(hero)
    details: dict[str, Any] = {
        "won": won,
        "because": state.because,
        "scenario": state.scenario,
        "level": state.level,
        "rounds": state.round,
        "exhausted": sum(hero.exhausted for hero in state.heroes),
        "kills": sum(state.kills.values()),
        "damage": sum(hero.tally.get("damage", 0) for hero in state.heroes),
        "heroes": {hero.id: _details(hero) for hero in state.heroes},
    }
    return Outcome(tuple(range(state.players)) if won else (), tuple(scores), details)


def performance(hero: Hero) -> int:
    """The XP and the gold that a character takes home (GH-OVR-11)."""
    return hero.xp + hero.tally.get("bonus_xp", 0) + hero.tally.get("gold", 0)


def _details(hero: Hero) -> dict[str, int]:
    counted = {name: hero.tally.get(name, 0) for name in ("kills", "damage", "suffered", "gold", "checks")}
    return {
        "seat": hero.seat,
        "level": hero.character.level,
        "xp": hero.xp + hero.tally.get("bonus_xp", 0),
        "exhausted": int(hero.exhausted),
        **counted,
    }
