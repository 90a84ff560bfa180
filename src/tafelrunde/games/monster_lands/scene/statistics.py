"""What players like to compare after a game: where the points came from, and what the clans have done."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.monster_lands.words import icons
from tafelrunde.kernel import Event, Outcome, Statistic

_POINTS = (("fame", "fame"), ("reputation", "reputation"), ("trophies", "trophy"))
_DEEDS = (
    (("defeated",), "defeat"),
    (("caught",), "catch"),
    (("conquered",), "conquest"),
    (("dice_missions", "contracts"), "goal"),
    (("hired",), "members"),
    (("deaths",), "death"),
    (("loot",), "loot"),
)
COUNTED = {
    **{what: icons.THING[icon] for what, icon in _POINTS},
    "affinities": icons.THING["score"],
    **{deeds[0]: icons.THING[icon] for deeds, icon in _DEEDS},
    "gold": icons.THING["gold"],
}
"""What is counted, and its picture."""
_INCOME = frozenset({"gained", "mined", "pawned", "trophy_sold", "mission_second", "came_home"})
"""Events that bring gold."""


def figures(events: Sequence[Event], outcome: Outcome) -> list[Statistic]:
    """The points by where they come from (ML-SCO-01), then deeds that somebody has done, then gold."""
    parts, tallies = outcome.details["parts"], outcome.details["tallies"]
    found = [Statistic(f"figure-{what}", tuple([part[what] for part in parts]), COUNTED[what]) for what, _ in _POINTS]
    symbols = tuple([sum(part["affinities"].values()) for part in parts])
    found.append(Statistic("figure-affinities", symbols, COUNTED["affinities"]))
    for deeds, _ in _DEEDS:
        counts = tuple([sum([tally.get(deed, 0) for deed in deeds]) for tally in tallies])
        if any(counts):
            found.append(Statistic(f"figure-{deeds[0]}", counts, COUNTED[deeds[0]]))
    found.append(_gold(events, len(parts)))
    return found


def _gold(events: Sequence[Event], players: int) -> Statistic:
    """Gold that came in, round by round."""
    got = [0] * players
    course: list[tuple[int, ...]] = []
    for event in events:
        if event.kind == "round_started" and event.args["round"] > 1:
            course.append(tuple(got))
        elif event.kind in _INCOME:
            got[event.args["seat"]] += event.args.get("gold", 0)
    return Statistic("figure-gold", tuple(got), COUNTED["gold"], (*course, tuple(got)))
