"""What the rules say about a position of a table elsewhere: who can be asked, and what the answer is.

A game that can rule on positions brings a referee as an entry point of the group ``tafelrunde.referees``; it need not
be a game that can be played here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Protocol

import msgspec

GROUP = "tafelrunde.referees"


class Sentence(msgspec.Struct, frozen=True):
    """One sentence of an explanation, and the rule it follows."""

    text: str
    rule: str


class Finding(msgspec.Struct, frozen=True):
    """One thing that the rules permit: in a sentence, and as data whose fields the game describes."""

    text: str
    because: tuple[str, ...]
    """The rules that led here."""
    facts: dict[str, Any] = {}
    """What happens."""
    drawing: dict[str, Any] = {}
    """How to draw it on the map of the position."""


class Consultation(msgspec.Struct, frozen=True):
    """What the rules say about a position that nobody plays: how it was found, and what may happen."""

    steps: tuple[Sentence, ...]
    outcomes: tuple[Finding, ...]
    title: str = ""
    """What the position is called."""
    picture: str = ""
    """The position with the outcomes, drawn in characters of one width."""


class BadQuestion(ValueError):
    """A position that can't be ruled on: line, field and what is allowed, one per line."""


class Referee(Protocol):
    """Who rules on positions by the rules of one game."""

    id: str
    name: str
    """As people call the game."""

    def consult(self, position: str, language: str, source: str = "position") -> Consultation:
        """What may happen in a position, given as YAML or JSON, and why; raises `BadQuestion`."""
        ...


_appointed: dict[str, Referee] = {}


def appoint(referee: Referee) -> None:
    """Make a referee known that is not installed as an entry point (tests)."""
    _appointed[referee.id] = referee


@cache
def _installed() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def referees() -> Sequence[str]:
    """The ids of all whose positions can be ruled on here."""
    return sorted({*_appointed, *_installed()})


def referee(name: str) -> Referee:
    """Who rules by the rules of that game; raises `BadQuestion`."""
    if name not in _appointed:
        entry = _installed().get(name)
        if entry is None:
            raise BadQuestion(f"nobody rules on positions of {name!r}; there are: {', '.join(referees()) or 'none'}")
        _appointed[name] = entry.load()
    return _appointed[name]
