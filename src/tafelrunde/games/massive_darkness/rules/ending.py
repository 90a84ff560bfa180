"""How a game ended (MD-OVR-03 … 06)."""

from __future__ import annotations

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
