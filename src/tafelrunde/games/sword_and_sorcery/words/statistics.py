"""Figures about a finished game: what each hero did, counted from the log."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.sword_and_sorcery.words import icons
from tafelrunde.kernel import Event, Outcome, Statistic

COUNTED = {
    "attacks": icons.ATTACK,
    "dealt": icons.WOUNDS,
    "kills": icons.DEAD,
    "taken": icons.HEALTH,
    "deaths": icons.GHOST,
    "gold": icons.GOLD,
    "uses": icons.POWER,
}
HARM = ("taken", "deaths")


def figures(events: Sequence[Event], outcome: Outcome) -> list[Statistic]:
    """Attacks, wounds dealt and taken, kills, deaths, gold and powers of every seat, and how wounds grew."""
    tally = _Tally(len(outcome.scores))
    for event in events:
        tally.count(event)
    tally.note()
    return [
        Statistic(f"figure-{what}", tuple(tally.values[what]), icon, tuple(tally.courses.get(what, ())), what in HARM)
        for what, icon in COUNTED.items()
    ]


class _Tally:
    """Counts while the log is read: whoever attacked last has done what comes of it."""

    def __init__(self, seats: int) -> None:
        self.values = {what: [0] * seats for what in COUNTED}
        self.courses: dict[str, list[tuple[int, ...]]] = {"dealt": [], "taken": []}
        self._classes: dict[str, int] = {}
        self._attacker: int | None = None
        self._turn = 0

    def count(self, event: Event) -> None:
        args = event.args
        if event.kind == "hero_turn":
            self._attacker, self._turn = None, args["seat"]
        if event.kind == "attack":
            if ":" not in args["figure"]:
                self._classes.setdefault(args["figure"], self._turn)
            self._attacker = self._classes.get(args["figure"])
            self._add("attacks", self._attacker)
        elif event.kind == "wounded":
            if "seat" in args:
                self._classes[args["figure"]] = args["seat"]
                self._add("taken", args["seat"], args["n"])
            else:
                self._add("dealt", self._attacker, args["n"])
        elif event.kind in ("enemy_dies", "plague_dies"):
            self._add("kills", self._attacker)
        elif event.kind == "plays":
            self._classes[args["hero"]] = args["seat"]
        elif event.kind == "hero_dies":
            self._add("deaths", args["seat"])
        elif event.kind == "gold":
            self._add("gold", args["seat"], args["n"])
        elif event.kind == "uses":
            self._add("uses", args["seat"])
        elif event.kind == "round":
            self.note()

    def note(self) -> None:
        for what, course in self.courses.items():
            course.append(tuple(self.values[what]))

    def _add(self, what: str, seat: int | None, n: int = 1) -> None:
        if seat is not None and 0 <= seat < len(self.values[what]):
            self.values[what][seat] += n
