"""What players like to compare after a scenario: what everybody's characters have done and taken home."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.havens.words import icons
from tafelrunde.kernel import Event, Outcome, Statistic

COUNTED = {
    "damage": "broadsword",
    "kills": "death-skull",
    "suffered": "bleeding-wound",
    "xp": icons.of("xp"),
    "gold": icons.of("gold"),
    "checks": icons.of("check"),
}
"""What is counted, and its picture."""


def figures(events: Sequence[Event], outcome: Outcome) -> list[Statistic]:
    """Damage, kills, hit points lost, XP, gold and checkmarks of each seat, over all its characters."""
    heroes: dict[str, dict[str, int]] = outcome.details["heroes"]
    seats = {name: hero["seat"] for name, hero in heroes.items()}
    courses = _courses(events, seats, len(outcome.scores))
    found = []
    for what, icon in COUNTED.items():
        values = [0] * len(outcome.scores)
        for hero in heroes.values():
            values[hero["seat"]] += hero[what]
        found.append(Statistic(f"figure-{what}", tuple(values), icon, tuple(courses.get(what, ())), what == "suffered"))
    return found


def _courses(events: Sequence[Event], seats: dict[str, int], players: int) -> dict[str, list[tuple[int, ...]]]:
    """How damage, kills and losses grew from round to round; XP and gold come at the end."""
    heroes = frozenset(seats)
    seats = dict(seats)
    sums = {what: [0] * players for what in ("damage", "kills", "suffered")}
    courses: dict[str, list[tuple[int, ...]]] = {what: [] for what in sums}
    begun = False
    for event in events:
        args = event.args
        match event.kind:
            case "summons" if args["figure"] in seats:
                seats[args["summoned"]] = seats[args["figure"]]
            case "suffers":
                if args["figure"] not in seats:
                    _count(sums["damage"], seats.get(args["by"]), args["amount"])
                elif args["figure"] in heroes:
                    _count(sums["suffered"], seats[args["figure"]], args["amount"])
            case "dies":
                _count(sums["kills"], seats.get(args["by"]), 1)
            case "round" | "over":
                if begun:
                    for what, course in courses.items():
                        course.append(tuple(sums[what]))
                begun = True
    return courses


def _count(sums: list[int], seat: int | None, amount: int) -> None:
    if seat is not None:
        sums[seat] += amount
