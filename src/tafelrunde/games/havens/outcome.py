"""The result of a scenario, and an estimate of it while it lasts."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.ending import all_revealed
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


def prospects(game: Game) -> float:
    """How likely the scenario is to be won, 0 to 1: what the characters have left against what is against them."""
    state = game.state
    if state.phase == "over" or state.result:
        return 1.0 if state.result == "won" else 0.0
    ours = [_strength(game, hero) for hero in state.heroes]
    strength = sum(ours) / max(len(ours), 1)
    enemies = sum(figure.hp for figure in state.figures if figure.kind == "monster")
    killed = sum(state.kills.values())
    rooms = len(state.rooms) / max(len(state.map.rooms), 1)
    progress = killed / (killed + sum(figure.kind == "monster" for figure in state.figures) + 1)
    progress *= 1.0 if all_revealed(game) else rooms
    pressure = enemies / (enemies + 20.0 * max(len(ours), 1))
    return min(max(0.1 + 0.45 * strength + 0.45 * progress - 0.15 * pressure, 0.01), 0.99)


def _strength(game: Game, hero: Hero) -> float:
    """Hit points and cards of one character, 0 to 1."""
    figure = game.body(hero)
    if hero.exhausted or figure is None:
        return 0.0
    limit = game.content.classes[hero.id].hand
    cards = len(hero.hand) + len(hero.chosen) + 0.8 * len(hero.discard) + 0.8 * len(hero.active)
    return 0.5 * figure.hp / figure.most + 0.5 * min(cards / limit, 1.0)
