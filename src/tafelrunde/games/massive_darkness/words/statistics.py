"""What players like to compare after a quest: what every hero has dealt out, suffered and earned."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.massive_darkness.words import icons
from tafelrunde.kernel import Event, Outcome, Statistic

COUNTED = {
    "guardians": "crowned-skull",
    "minions": icons.MINIONS,
    "attacks": icons.SWORDS,
    "wounds": icons.WOUNDS,
    "healed": icons.HEALTH,
    "deaths": icons.DEAD,
    "xp": icons.XP,
}
"""What is counted for every hero (`Hero.tally`), and its picture."""
HARM = frozenset({"wounds", "deaths"})
COURSES = {"hero_wounded": ("wounds", "lost"), "xp": ("xp", "n")}
"""Events that make a figure grow: which one, and the argument that says by how much."""


def figures(events: Sequence[Event], outcome: Outcome) -> list[Statistic]:
    """Guardians and minions killed, attacks, wounds, healing, deaths and XP of every seat."""
    tallies: Sequence[dict[str, int]] = outcome.details["tallies"]
    courses = _courses(events, tallies)
    found = []
    for what, icon in COUNTED.items():
        values = tuple([tally.get(what, 0) for tally in tallies])
        found.append(Statistic(f"figure-{what}", values, icon, tuple(courses.get(what, ())), what in HARM))
    return found


def _courses(events: Sequence[Event], tallies: Sequence[dict[str, int]]) -> dict[str, list[tuple[int, ...]]]:
    """How wounds and XP grew from round to round; in a campaign in its last quest, from what had been before."""
    sums = {what: [tally.get(what, 0) for tally in tallies] for what, _ in COURSES.values()}
    for event in events:
        if event.kind in COURSES:
            what, amount = COURSES[event.kind]
            sums[what][event.args["seat"]] -= event.args[amount]
    courses: dict[str, list[tuple[int, ...]]] = {what: [] for what in sums}
    begun = False
    for event in events:
        if event.kind in COURSES:
            what, amount = COURSES[event.kind]
            sums[what][event.args["seat"]] += event.args[amount]
        elif event.kind in ("round", "won", "lost"):
            if begun:
                for what, course in courses.items():
                    course.append(tuple(sums[what]))
            begun = True
    return courses
