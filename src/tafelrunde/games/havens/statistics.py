"""What players like to compare after a scenario: what everybody's characters have done and taken home."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel import Event, Figure, Outcome

COUNTED = ("damage", "kills", "suffered", "xp", "gold", "checks")


def figures(events: Sequence[Event], outcome: Outcome) -> list[Figure]:
    """Damage, kills, hit points lost, XP, gold and checkmarks of each seat, over all its characters."""
    seats = len(outcome.scores)
    found = []
    for what in COUNTED:
        values = [0] * seats
        for hero in outcome.details["heroes"].values():
            values[hero["seat"]] += hero[what]
        found.append(Figure(f"figure-{what}", tuple(values)))
    return found
