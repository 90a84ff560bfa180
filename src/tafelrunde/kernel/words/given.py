"""An answer in words some time after it was given: what an undo takes back, and what somebody decided for all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from tafelrunde.kernel.chapter import Chapter
from tafelrunde.kernel.decision import PARTY, Decision, Option
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.words.language import Language

_FEW = 2
"""An answer of so few words ("Done", "To Owen") says little without its question."""


class Given(msgspec.Struct, frozen=True):
    """An answer, and what was asked. `told` is how many events had been told before it; -1 if nobody knows."""

    seat: int
    question: str
    option: Option
    args: Mapping[str, Any] = {}
    told: int = -1


def given(decision: Decision, option: Option, told: int) -> Given:
    """What has to be remembered of an answer, without what hangs on its decision."""
    return Given(decision.seat, decision.question, option, decision.args, told)


class Answered:
    """Remembers every answer of a match's chapter as it was given; older ones are looked up when somebody asks."""

    def __init__(self) -> None:
        self._given: list[Given | None] = []
        self._chapters: tuple[Chapter, ...] = ()

    def copied(self) -> Answered:
        """The same, to be changed by itself."""
        other = Answered()
        other._given, other._chapters = self._given[:], self._chapters
        return other

    def answer(self, match: Match, seat: int, option_id: str, by: int = PARTY) -> None:
        """Answer, and remember what it was; `by` decides for the party."""
        decision = next((one for one in match.decisions if one.seat in (seat, PARTY)), None)
        option = decision.option(option_id) if decision is not None else None
        noted = given(decision, option, len(match.events)) if decision is not None and option is not None else None
        self._turn_to(match)
        at = len(match.answers)
        match.answer(option_id, seat, by)
        if not self._turn_to(match):
            self._reach(at)
            self._given[at:] = [noted]

    def take_back(self, match: Match, seat: int) -> None:
        """One answer of a seat; what came after it in a simultaneous choice stays, and must be looked up."""
        answers = match.answers
        at = next((at for at in range(len(answers) - 1, -1, -1) if answers[at].seat in (seat, PARTY)), None)
        self._turn_to(match)
        match.undo_seat(seat)
        if not self._turn_to(match) and at is not None:
            self._given[at:] = [None] * (len(match.answers) - at)

    def words(self, match: Match, at: int, language: Language, player: str = "") -> str:
        """What the answer at a place was; `player` is named as the one who gave it."""
        self._turn_to(match)
        return in_words(language, self._at(match, at), match.events, player)

    def _at(self, match: Match, at: int) -> Given:
        """What an answer was: as it was noted, or as the match tells when it goes back there."""
        self._reach(at + 1)
        noted = self._given[at]
        if noted is None:
            answer = match.answers[at]
            then = match.clone()
            then.undo(len(then.answers) - at)
            decision = next(d for d in then.decisions if d.seat == answer.seat)
            option = decision.option(answer.option) or Option(answer.option)
            noted = self._given[at] = given(decision, option, len(then.events))
        return noted

    def _turn_to(self, match: Match) -> bool:
        """Whether another chapter is open now: nothing is noted of it yet."""
        if match.chapters is self._chapters:
            return False
        self._chapters = match.chapters
        self._given.clear()
        return True

    def _reach(self, length: int) -> None:
        self._given += [None] * (length - len(self._given))


def in_words(language: Language, answer: Given, events: Sequence[Event] = (), player: str = "") -> str:
    """By what came of it ("Bjorn moves to B3"), or else by the answer, with its question where it is short.

    `player` is named first: where it was somebody else's.
    """
    deed = _deed(language, answer, events)
    if deed:
        said = deed.removesuffix(".")
        return f"{player}: {said}" if player else said
    said = language.option(answer.question, answer.option)
    if answer.question and len(said.split()) <= _FEW:
        asked = language.question(Decision(answer.seat, answer.question, (), args=answer.args))
        said = f"{said} ({asked.removesuffix('.')})"
    if player:
        return f"{player}: {said}"
    figure = language.figure(answer.seat) if answer.seat in language.figures else ""
    return said if not figure or figure in said else f"{figure}: {said}"


def _deed(language: Language, answer: Given, events: Sequence[Event]) -> str:
    """The first thing that happened then, if it is about the very things that were chosen."""
    chosen = answer.option.id.split(":")[1:]
    if answer.told < 0 or all(part.isdigit() for part in chosen):
        return ""  # numbers are in every sentence
    for event in events[answer.told :]:
        seen = event.seen_by(answer.seat)
        said = language.event(event, answer.seat) if seen is not None and event.kind not in language.ASIDES else ""
        if seen is not None and said:
            named = set(_names(seen.args))
            return said if named.issuperset(chosen) else ""
    return ""


def _names(value: Any) -> Iterator[str]:
    """Everything that an event's arguments name: "enemy:orc_bullies" also names the orcs."""
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for item in value:
            yield from _names(item)
    else:
        yield from (str(value), str(value).rpartition(":")[2])
