"""What comes out of a ruling: every outcome that the rules permit, and why."""

from __future__ import annotations

import msgspec

from tafelrunde.tabletop.hexes import Hex

MOST = 4096
"""So many outcomes are told at most; a ruling with more says so."""


class Outcome(msgspec.Struct, frozen=True):
    """One thing that the monster may do. With several, the party chooses (GH-AMB-01)."""

    end: Hex
    attacks: tuple[str, ...]
    """The ids of the figures that it attacks, sorted."""
    focus: tuple[str, ...]
    """The ids of the figures that may be its focus when it does this, sorted."""
    because: tuple[str, ...]
    """The rules that led here, in the order in which they were applied."""


class Step(msgspec.Struct, frozen=True):
    """One sentence of the explanation: a text of ``texts/*.ftl`` with its arguments, and the rule it follows."""

    text: str
    rule: str
    args: dict[str, str | int]


class Ruling(msgspec.Struct, frozen=True):
    """All outcomes, and how they were found, step by step."""

    outcomes: tuple[Outcome, ...]
    steps: tuple[Step, ...]
