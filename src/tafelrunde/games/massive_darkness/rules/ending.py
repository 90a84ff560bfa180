"""How a game ended, and how it stands (MD-OVR-03 … 06)."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.state import State
from tafelrunde.kernel import Outcome


def outcome(state: State) -> Outcome | None:
    """All win or all lose (MD-OVR-03, MD-OVR-04)."""
    if state.phase != "over":
        return None
    won = state.result == "won"
    seats = tuple(range(state.players))
    tallies = [hero.tally for hero in state.heroes]
    details = {
        "quest": state.quest,
        "won": won,
        "reason": state.reason,
        "rounds": state.round,
        "level": state.level,
        "lifebringer": state.lifebringer,
        "deaths": sum([tally.get("deaths", 0) for tally in tallies]),
        "xp": sum([tally.get("xp", 0) for tally in tallies]),
        "minions": sum([tally.get("minions", 0) for tally in tallies]),
        "guardians": sum([tally.get("guardians", 0) for tally in tallies]),
        "mode": state.mode,
        "quests_won": sum([result == "won" for _, result in state.chronicle]) if state.chronicle else int(won),
        "quests_lost": sum([result == "lost" for _, result in state.chronicle]) if state.chronicle else int(not won),
        "heroes": [hero.card for hero in state.heroes],
        "classes": [hero.sheet for hero in state.heroes],
        "tallies": tallies,
    }
    return Outcome(seats if won else (), (int(won),) * state.players, details)


def prospects(state: State) -> float:
    """How well the party stands, 0 to 1: goals done, health, revivals left, experience."""
    if state.phase == "over":
        return 1.0 if state.result == "won" else 0.0
    game = Game(state)
    if not all(hero.card and hero.sheet for hero in state.heroes):
        return 0.4
    if state.mode != "single":
        played = len({quest for quest, _ in state.chronicle} | {state.quest})
        share = 1.0 / (played + len(state.route))
        return min(0.95, (played - 1) * share + share * _quest_prospects(game))
    return _quest_prospects(game)


def _quest_prospects(game: Game) -> float:
    state = game.state
    goals = quests.of(game).goals(game)
    done = sum([met for _, met in goals]) / len(goals) if goals else 0.0
    alive = sum([hero.escaped or hero.health / game.max_health(hero) for hero in state.heroes]) / state.players
    lives = min(state.lifebringer, 4) / 4
    earned = sum([hero.tally.get("xp", 0) for hero in state.heroes]) / (60 * state.players)
    return min(0.95, 0.1 + 0.35 * done + 0.25 * alive + 0.15 * lives + 0.1 * min(1.0, earned))
