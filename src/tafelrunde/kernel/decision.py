"""Decisions: what a seat is asked, as data that can be printed, sent and stored."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from tafelrunde.kernel.scene import Text

PARTY = -1
"""The seat of a decision that anyone at a cooperative table may take."""

NOBODY = -2
"""The seat of a spectator: sees what is public."""


class Option(msgspec.Struct, frozen=True, gc=False):
    """One legal answer.

    `id` is stable and readable (`hire:dolfus`): a verb, then the things it is about. `value` is what the rules
    get back. `on` names the scene element the option belongs to. `args` are numbers for its text (a price).
    `reveals` says that the answer itself turns over something hidden or rolls dice: it can't be taken back freely.
    `gives_up` says that the answer parts with something for good: screens ask whether it is meant.
    `whose` is the seat whose own word it is among the answers of the party: nobody else can say it for them.
    `area` names the scene elements it covers, where it covers several: whoever points at one of them means the first
    option that covers it, and can go on to the next.
    `lesser` says that it is what one falls back on: screens show it small, and after all others.
    """

    id: str
    value: Any = None
    on: str = ""
    args: Mapping[str, Any] = {}
    reveals: bool = False
    gives_up: bool = False
    whose: int = PARTY
    area: tuple[str, ...] = ()
    lesser: bool = False


class Preview(msgspec.Struct, frozen=True):
    """What an option would do, for somebody who looks before answering.

    `path` and `area` are ids of scene elements: the way in order, and what is reached or affected. `lines` is the
    expected result in words: odds, costs, gains. `short` is what it leads to in a few words, which screens write on the
    option itself. It says only what the asked seat may know.
    """

    path: tuple[str, ...] = ()
    area: tuple[str, ...] = ()
    lines: tuple[Text, ...] = ()
    short: tuple[Text, ...] = ()


class Refused(msgspec.Struct, frozen=True):
    """Something that looks possible and is not: the option it would be, the reason (a text key), and the rule."""

    id: str
    reason: str
    rule: str
    on: str = ""
    args: Mapping[str, Any] = {}


class Decision(msgspec.Struct):
    """A question to one seat (or the party) with all its legal answers.

    `default` is the option that means "nothing more here, go on", where there is one: screens may offer to take
    it by themselves. `why_not` lists what is refused and why; `preview` says what an option would do. Both are
    worked out only when somebody looks, and from what the asked seat may know: never from hidden cards or dice to come.
    `until` is the option that ends a question which comes again and again until then: what is chosen in between belongs
    together, reveals nothing, and may be collected on the screen and confirmed at once.
    """

    seat: int
    question: str
    options: Sequence[Option]
    rule: str = ""
    args: Mapping[str, Any] = {}
    default: str = ""
    why_not: Callable[[], Sequence[Refused]] | None = None
    preview: Callable[[Option], Preview] | None = None
    until: str = ""

    def option(self, option_id: str) -> Option | None:
        for option in self.options:
            if option.id == option_id:
                return option
        return None

    def refused(self) -> Sequence[Refused]:
        return self.why_not() if self.why_not is not None else ()

    def previewed(self, option: Option) -> Preview:
        """What that option would do; an empty preview where the rules have nothing to say."""
        return self.preview(option) if self.preview is not None else Preview()

    def fingerprint(self) -> int:
        """A number that changes when the question or its options change."""
        text = "\n".join([str(self.seat), self.question, *[option.id for option in self.options]])
        return zlib.crc32(text.encode())

    def seen_by(self, seat: int) -> Decision:
        """The decision as that seat may see it: others' options may tell what they hold."""
        if seat == self.seat or self.seat == PARTY:
            return self
        return Decision(seat=self.seat, question=self.question, options=(), rule=self.rule)


class Together(msgspec.Struct):
    """Several seats choose at the same time in secret; each runs its own rules, nothing is told before all have."""

    parts: dict[int, Rules[Any]]


class CheckpointType:
    """The marker rules yield where the state alone says how to go on."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "CHECKPOINT"


CHECKPOINT = CheckpointType()


class Title(msgspec.Struct, frozen=True):
    """The marker rules yield where a chapter begins: its kind (the text `chapter-<kind>`) and what it is about.

    Kind and number say which chapter it is: two in a row never have the same, unless somebody joined in between.
    """

    kind: str = ""
    number: int = 0
    args: Mapping[str, str | int] = {}


Request = Decision | Together | CheckpointType | Title

T = TypeVar("T")
Rules = Generator[Request, Any, T]
"""A rules function: changes the state, yields what it asks, and is handed the answer."""


class IllegalAnswer(Exception):
    """An answer the rules do not allow; nothing was changed.

    `reason` is a text key (or plain words), `rule` the id of the rule that forbids it, empty where it is simply
    not among the options.
    """

    def __init__(self, message: str, *, reason: str = "not_an_option", rule: str = "") -> None:
        super().__init__(f"{message} [{rule}]" if rule else message)
        self.reason = reason
        self.rule = rule


class Answer(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An answer that was given: by whom, which option, to which question; whether it brought something to light."""

    seat: int
    option: str
    fingerprint: int
    revealed: bool = False
    by: int = PARTY
    """Who answered for the party, where that was said."""
