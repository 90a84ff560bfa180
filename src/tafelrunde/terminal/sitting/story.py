"""Telling what happened by itself (enemies, bots) line by line: what each line says, and how long it stays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from tafelrunde.kernel import scene as table
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.words.language import Language

OWN_LINES = 3
"""So few lines after one's own answer are no round of enemies: they are shown at once."""
MANY_LINES = 12
"""More lines than this share their time; but what stays long stays."""
LONG = 60
"""A sentence of so many letters takes the usual pause; longer ones take longer to read."""
CONTEST_EVENTS = 60
"""A contest began at most so many events ago."""


class Step(msgspec.Struct, frozen=True):
    """One line of the story."""

    told: int
    """How many events have been told with it."""
    said: str
    share: float
    """How many times the usual pause it stays."""
    about: tuple[str, ...] = ()
    """What its names may mean: ids of elements."""
    subject: tuple[str, ...] = ()
    """What its first name may mean: whoever goes the way."""
    way: tuple[str, ...] = ()
    contest: table.Contest | None = None
    values: Mapping[str, int] = {}
    """Numbers on the table that it tells (see `Rulebook.values`)."""
    notice: str = ""
    """What nobody may miss: the story stops there."""

    @property
    def matters(self) -> bool:
        """Worth a look even after one's own answer."""
        return bool(self.notice) or (self.contest is not None and self.contest.over)


def steps(events: Sequence[Event], start: int, language: Language, seat: int, own: bool = False) -> list[Step]:
    """The events from `start` on, as that seat may know them, each with its time.

    What came of an answer given here (`own`) is half known already.
    """
    found = [step for at in range(start, len(events)) if (step := _step(events, at, language, seat)) is not None]
    crowd = max(0.5, min(0.75 if own else 1.0, MANY_LINES / max(1, len(found))))
    return [
        msgspec.structs.replace(step, share=step.share if step.share > 2.5 else step.share * crowd) for step in found
    ]


def _step(events: Sequence[Event], at: int, language: Language, seat: int) -> Step | None:
    event = events[at]
    parts = language.event_parts(event, seat)
    said = "".join([text for text, _ in parts])
    if not said:
        return None
    rulebook = language.rulebook
    contest = rulebook.contest(events[max(0, at - CONTEST_EVENTS) : at + 1]) if rulebook is not None else None
    shows = rulebook.shows(event) if rulebook is not None else ()
    way = rulebook.way(event) if rulebook is not None else ()
    about = tuple(dict.fromkeys(element for _, elements in parts for element in elements))
    subject = next((elements for _, elements in parts if elements), ())
    values = rulebook.values(event) if rulebook is not None else {}
    step = Step(at + 1, said, 1.0, about, subject, way, contest, values, language.event_notice(event))
    mine = _is_mine(step, language, seat)
    return msgspec.structs.replace(step, share=_share(step, shows, mine, bool(language.event_mark(event))))


def _is_mine(step: Step, language: Language, seat: int) -> bool:
    """Whether it is about the figure of this seat, or happens in its fight."""
    fighters = [side.name for side in step.contest.sides] if step.contest is not None else []
    return f"seat:{seat}" in step.about or language.figures.get(seat, "") in fighters


def _share(step: Step, shows: Sequence[table.Card | table.Die], mine: bool, marked: bool) -> float:
    """How long a line stays: the end of a fight longest, then what came to light, then what befalls oneself."""
    if step.contest is not None and step.contest.over:
        return 4.0 if mine else 2.4
    if any(isinstance(one, table.Card) for one in shows):
        return 3.0
    if marked and mine:
        return 3.0
    if shows:
        return 2.5 if mine else 1.6
    return min(2.0, max(1.2 if marked else 0.8, len(step.said) / LONG))
