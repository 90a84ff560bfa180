"""How a game ended (MD-OVR-03 … 06)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tafelrunde.games.massive_darkness.state import State
from tafelrunde.kernel import Outcome


def outcome(state: State) -> Outcome | None:
    """All win or all lose (MD-OVR-03, MD-OVR-04)."""
    if state.phase != "over":
        return None
    won = state.result == "won"
    seats = tuple(range(state.players))
    tallies = [hero.tally for hero in state.heroes]
    details: dict[str, Any] = {
        "quest": state.quest,
        "won": won,
        "reason": state.reason,
        "rounds": sum([record.rounds for record in state.records]) or state.round,
        "level": state.level,
        "lifebringer": state.lifebringer,
        "deaths": sum([tally.get("deaths", 0) for tally in tallies]),
        "xp": sum([tally.get("xp", 0) for tally in tallies]),
        "minions": sum([tally.get("minions", 0) for tally in tallies]),
        "guardians": sum([tally.get("guardians", 0) for tally in tallies]),
        "mode": state.mode,
        "quests_won": sum([played.won for played in state.chronicle]) if state.chronicle else int(won),
        "quests_lost": sum([not played.won for played in state.chronicle]) if state.chronicle else int(not won),
        "heroes": [hero.card for hero in state.heroes],
        "classes": [hero.sheet for hero in state.heroes],
        "tallies": tallies,
    }
    if state.records:
        details["quests"] = _quests(state)
    return Outcome(seats if won else (), (int(won),) * state.players, details)


def _quests(state: State) -> dict[str, dict[str, float]]:
    """How each quest of a campaign went in the end, in how many tries, and whether the first one did it (MD-CAM-18)."""
    tries = Counter([record.quest for record in state.records])
    return {
        record.quest: {
            "won": int(record.won),
            "at_once": int(record.won and tries[record.quest] == 1),
            "tries": tries[record.quest],
            "rounds": record.rounds,
            "deaths": record.deaths,
            "level": record.level,
            "hero_level": round(sum(record.heroes) / len(record.heroes), 1),
            "gear": record.gear,
        }
        for record in state.records
    }
