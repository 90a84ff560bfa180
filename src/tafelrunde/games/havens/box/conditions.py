"""The conditions: one record each, with everything about it that is data.

A new one needs its record here, its texts (`name-…` and `tip-…` in both languages) and the rule that gives it its
meaning. Which of them there are in a game, its edition says.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Lasts = Literal["turn", "removed", "card"]


class Condition(Struct, frozen=True, kw_only=True):
    """A condition. What bots think of it is in hit points, as everything they weigh."""

    name: str
    icon: str
    good: bool = False
    """For its bearer (GH-CON-03)."""
    lasts: Lasts
    """`turn`: to the end of the figure's next turn (GH-CON-05); `removed`: until something takes it off; `card`: it is
    no marker but a card in the figure's modifier deck (GH-CON-01)."""
    rules: tuple[str, ...]
    """What it does."""
    gained: float = 0.0
    """What it is worth to a character in a fight."""
    suffered: float = 0.0
    """What it costs a character who gets it from an enemy."""
    removed: float = 0.5
    """What it is worth to be rid of it."""
    spoils: float = 0.0
    """How much of an enemy's next turn it spoils; what depends on more, `bot.weighing.attacks.affliction` knows."""
    besides: float = 0.0
    """What else it is worth to give it to an enemy."""


CONDITIONS: dict[str, Condition] = {
    condition.name: condition
    for condition in (
        Condition(
            name="poison",
            icon="poison-bottle",
            lasts="removed",
            rules=("GH-CON-08", "GH-CON-09", "GH-CON-10"),
            suffered=0.8,
            removed=1.2,
        ),
        Condition(
            name="wound",
            icon="droplets",
            lasts="removed",
            rules=("GH-CON-11", "GH-CON-12"),
            suffered=1.2,
            removed=1.8,
        ),
        Condition(
            name="immobilize",
            icon="manacles",
            lasts="turn",
            rules=("GH-CON-13", "GH-CON-14"),
            suffered=0.7,
            removed=0.8,
        ),
        Condition(
            name="disarm",
            icon="drop-weapon",
            lasts="turn",
            rules=("GH-CON-15", "GH-CON-16"),
            suffered=1.2,
            removed=1.5,
            spoils=0.9,
        ),
        Condition(
            name="stun",
            icon="knocked-out-stars",
            lasts="turn",
            rules=("GH-CON-17", "GH-CON-18", "GH-CON-19", "GH-CON-20"),
            suffered=2.0,
            removed=3.0,
            spoils=1.1,
            besides=0.3,
        ),
        Condition(
            name="muddle",
            icon="misdirection",
            lasts="turn",
            rules=("GH-CON-21",),
            suffered=0.6,
            removed=0.7,
            spoils=0.3,
        ),
        Condition(
            name="curse",
            icon="cursed-star",
            lasts="card",
            rules=("GH-CON-22", "GH-CON-23"),
            suffered=0.7,
            removed=0.7,
            besides=0.6,
        ),
        Condition(
            name="invisible",
            icon="invisible",
            good=True,
            lasts="turn",
            rules=("GH-CON-25", "GH-CON-26", "GH-CON-27", "GH-CON-28"),
            gained=0.5,
        ),
        Condition(
            name="strengthen",
            icon="biceps",
            good=True,
            lasts="turn",
            rules=("GH-CON-29",),
            gained=1.3,
        ),
        Condition(
            name="bless",
            icon="holy-symbol",
            good=True,
            lasts="card",
            rules=("GH-CON-24",),
            gained=0.9,
        ),
        Condition(
            name="ward",
            icon="magic-shield",
            good=True,
            lasts="removed",
            rules=("FH-CON-12", "FH-CON-13"),
            gained=1.2,
        ),
        Condition(
            name="regenerate",
            icon="healing",
            good=True,
            lasts="removed",
            rules=("FH-CON-10", "FH-CON-11"),
            gained=1.5,
        ),
        Condition(
            name="brittle",
            icon="broken-shield",
            lasts="removed",
            rules=("FH-CON-21", "FH-CON-13"),
            suffered=1.5,
            removed=2.0,
            besides=1.5,
        ),
        Condition(
            name="bane",
            icon="death-note",
            lasts="removed",
            rules=("FH-CON-22",),
            suffered=5.0,
            removed=6.0,
            besides=5.0,
        ),
        Condition(
            name="impair",
            icon="shattered-glass",
            lasts="turn",
            rules=("FH-CON-26",),
            suffered=0.4,
            removed=0.4,
        ),
    )
}

HARMFUL: frozenset[str] = frozenset(name for name, condition in CONDITIONS.items() if not condition.good)
UNTIL_NEXT_TURN: frozenset[str] = frozenset(name for name, one in CONDITIONS.items() if one.lasts == "turn")
CARDS: frozenset[str] = frozenset(name for name, condition in CONDITIONS.items() if condition.lasts == "card")
