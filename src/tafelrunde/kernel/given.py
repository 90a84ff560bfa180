"""An answer in words some time after it was given: what an undo takes back, and what somebody decided for all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.language import Language

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
