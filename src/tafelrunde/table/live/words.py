"""Scenes, decisions and logs in finished words of the viewer's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from tafelrunde.kernel import Decision, Match, Option, Outcome, Refused, Setup, Statistic
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.scene import Badge, Element, Hex, Scene, Slot, Text
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import Texts
from tafelrunde.table.wire.protocol import (
    Asked,
    LogLine,
    LogPart,
    NextStep,
    OptionText,
    RefusedText,
    Result,
    StatisticText,
)

_ATOMS = (str, int, bool, float, type(None))


def _is_atom(hint: Any) -> bool:
    if get_origin(hint) in (Union, UnionType):
        return all(_is_atom(part) for part in get_args(hint))
    return get_origin(hint) is Literal or hint in _ATOMS


def _expression(struct: type[msgspec.Struct], field: str, hint: Any) -> str:
    """Source that puts one field into words; `x` is its value, `s` the speaker."""
    if (field == "name" and issubclass(struct, Element)) or (field == "label" and issubclass(struct, Badge)):
        return "s.name(x)"
    if struct is Hex and field == "place":
        return "s.name(x)"
    if struct is Slot and field == "takes":
        return "[s.name(i) for i in x]"
    if field == "given" and issubclass(struct, Element):
        return "s.given(x)"
    if _is_atom(hint):
        return "x"
    if get_origin(hint) in (Union, UnionType):
        there = [part for part in get_args(hint) if part is not type(None)]
        if len(there) == 1:
            return _expression(struct, field, there[0])
    if hint is Text:
        return "s.text(x)"
    if get_origin(hint) is tuple:
        inner = get_args(hint)[0]
        if inner is Text:
            return "[s.text(i) for i in x]"
        if _is_atom(inner) or get_origin(inner) is tuple:
            return "list(x)"
        return "[s.words(i) for i in x]"
    return "s.words(x)"


_FILLED_IN = {"takes": "accepts", "given": "calling"}
"""Fields that games leave empty, and from which other one they are filled in."""


@cache
def _renderer(struct: type[msgspec.Struct]) -> Callable[[Any, Any], dict[str, Any]]:
    """A function written for one Struct: a scene has hundreds of elements and is put into words for every viewer."""
    hints = get_type_hints(struct)
    lines = ["def render(s, v):"]
    tag = struct.__struct_config__.tag
    lines.append(f"    d = {{'type': {tag!r}}}" if tag is not None else "    d = {}")
    for field in msgspec.structs.fields(struct):
        shown = _FILLED_IN.get(field.name, field.name)
        lines.append(f"    x = v.{shown}")
        if field.default is msgspec.NODEFAULT:
            test = "True"
        elif field.default in ((), "", None) or field.default is False:
            test = "x is not None and x != ''" if field.default in ("", None) else "x"
        else:
            test = f"x != {field.default!r}"
        lines.append(f"    if {test}: d[{field.name!r}] = {_expression(struct, field.name, hints[field.name])}")
    lines.append("    return d")
    scope: dict[str, Any] = {}
    exec(compile("\n".join(lines), f"<words of {struct.__name__}>", "exec"), scope)
    return cast(Callable[[Any, Any], dict[str, Any]], scope["render"])


_pack = msgspec.msgpack.Encoder(enc_hook=repr).encode
"""A thing as a key: the same bytes are the same words."""

_PAGE = 24
"""For so many changes of the table what was said is remembered; what is not said again is then forgotten."""


class Memory:
    """What has been said lately. Turning the page forgets what was not said since the page before."""

    def __init__(self) -> None:
        self._now: dict[bytes, Any] = {}
        self._before: dict[bytes, Any] = {}

    def recall(self, key: bytes, make: Callable[[], Any]) -> Any:
        found = self._now.get(key)
        if found is None:
            found = self._before.get(key)
            if found is None:
                found = make()
            self._now[key] = found
        return found

    def turn(self) -> None:
        self._before, self._now = self._now, {}

    def __len__(self) -> int:
        return len(self._now) + len(self._before)


_spoken: dict[tuple[str, Texts], Memory] = {}
"""By game and language: texts that name no player are the same at every table."""
_MOST_COMMON = 20_000


def _common(game: str, texts: Texts) -> Memory:
    return _spoken.setdefault((game, texts), Memory())


def forget_words() -> None:
    """Nobody speaks now: what was said in common is forgotten."""
    _spoken.clear()


class Speaker:
    """Puts scenes into words, remembering what it has said: most of a table does not change from move to move.

    What is said again is the very same object, so that two scenes can be compared quickly. Nobody may change it.
    """

    def __init__(self, language: Language) -> None:
        self.language = language
        self._parts = Memory()
        self._lines = Memory()
        self._own = Memory()
        self._common = _common(language.rulebook.id if language.rulebook is not None else "", language.texts)
        self._names: dict[str, str] = {}
        self._changes = 0

    def speak_of(self, match: Match) -> None:
        """Call the players' figures by their names as they are in this match."""
        if self.language.speak_of(match.state, match.setup.players):
            self._lines, self._own = Memory(), Memory()

    def next_moment(self) -> None:
        """The table has changed."""
        self._changes += 1
        if self._changes % _PAGE == 0:
            for memory in (self._parts, self._lines, self._own):
                memory.turn()
            if len(self._common) > _MOST_COMMON:
                self._common.turn()

    def scene(self, scene: Scene) -> dict[str, Any]:
        """The scene as plain data with finished texts; fields at their default are left out."""
        return _renderer(Scene)(self, scene)

    def words(self, value: msgspec.Struct) -> dict[str, Any]:
        if not isinstance(value, Element):
            return _renderer(type(value))(self, value)
        found: dict[str, Any] = self._parts.recall(_pack(value), lambda: _renderer(type(value))(self, value))
        return found

    def text(self, text: Text) -> str:
        key = _pack(text)
        memory = self._own if self.language.names_players(text) else self._common
        said: str = memory.recall(key, lambda: self.language.say(text))
        return said

    def name(self, item: str) -> str:
        said = self._names.get(item)
        if said is None:
            said = self._names[item] = self.language.name(item) if item else ""
        return said

    def given(self, thing: str) -> str:
        """The name that people have given to something."""
        return self.language.given.get(thing, "")

    def _said(self, what: Any, say: Callable[[], str]) -> str:
        """Words that name players, perhaps, and are the same for the same thing."""
        said: str = self._own.recall(_pack(what), say)
        return said

    def question(self, decision: Decision) -> str:
        """What is asked, as one sentence."""
        what = "question", decision.question, decision.seat, decision.args
        return self._said(what, lambda: self.language.question(decision))

    def _option(self, question: str, option: Option | Refused) -> str:
        return self._said(("option", question, option), lambda: self.language.option(question, option))

    def _refused(self, refused: Refused) -> str:
        return self._said(("refused", refused), lambda: self.language.refused(refused))

    def asked(self, decision: Decision) -> Asked:
        """A decision for the seat that must take it."""
        return Asked(
            seat=decision.seat,
            question=decision.question,
            text=self.question(decision),
            rule=decision.rule,
            options=tuple(
                [
                    OptionText(
                        option.id,
                        self._option(decision.question, option),
                        option.on,
                        option.id.partition(":")[0],
                        option.reveals,
                        option.gives_up,
                        option.area,
                        option.lesser,
                    )
                    for option in decision.options
                ]
            ),
            refused=tuple(
                [
                    RefusedText(
                        refused.on,
                        self._refused(refused),
                        refused.rule,
                        "" if refused.on else self._option(decision.question, refused),
                    )
                    for refused in decision.refused()
                ]
            ),
            default=decision.default,
            previews=decision.preview is not None,
            until=decision.until,
            prepares=self.language.rulebook is not None and self.language.rulebook.prepares(decision.question),
        )

    def log_line(self, number: int, event: Event, seat: int, before: Sequence[Event] = ()) -> LogLine | None:
        """An event as a line of the log, or None if the seat may not know of it, or there is nothing to say.

        `before`: the latest events before it, where the contest that it is part of shall be told, too.
        """
        seen = event.seen_by(seat)
        if seen is None:
            return None
        text, parts = self._lines.recall(_pack(seen), lambda: self._line(seen, seat))
        if not text:
            return None
        rulebook = self.language.rulebook
        way = rulebook.way(seen) if rulebook is not None else ()
        shows = tuple([self.words(item) for item in rulebook.shows(seen)]) if rulebook is not None else ()
        mark = self.language.event_mark(seen)
        contest = self._contest([*before, event], seat) if before else None
        notice = self.language.event_notice(seen)
        values = dict(rulebook.values(seen)) if rulebook is not None else {}
        sum_ = self.language.arithmetic(seen.terms) if seen.terms else ""
        heading = rulebook is not None and event.kind in rulebook.headings
        return LogLine(
            number, text, event.rule, event.kind, parts, way, mark, shows, contest, notice, values, sum_, heading
        )

    def _contest(self, events: Sequence[Event], seat: int) -> dict[str, Any] | None:
        rulebook = self.language.rulebook
        known = [seen for event in events if (seen := event.seen_by(seat)) is not None]
        contest = rulebook.contest(known) if rulebook is not None else None
        return None if contest is None else self.words(contest)

    def _line(self, event: Event, seat: int) -> tuple[str, tuple[LogPart, ...]]:
        parts = tuple([LogPart(text, on) for text, on in self.language.event_parts(event, seat)])
        return "".join([part.text for part in parts]), parts

    def result(self, outcome: Outcome, figures: Sequence[Statistic], setup: Setup | None = None) -> Result:
        """How a game ended; with its set-up also what may be played next, if somebody has won."""
        said = [StatisticText(self.name(f.name), f.values, f.icon, f.course, f.harm) for f in figures]
        rulebook = self.language.rulebook
        steps = rulebook.next_steps(setup) if rulebook is not None and setup is not None and outcome.winners else ()
        together = rulebook is not None and rulebook.cooperative
        return Result(outcome.winners, outcome.scores, tuple(said), together, tuple([self._next(one) for one in steps]))

    def _next(self, options: dict[str, str | int | bool]) -> NextStep:
        """Named by what leads on: the row's next value, or another kind of game."""
        rulebook = self.language.rulebook
        assert rulebook is not None
        leading = "mode" if "mode" in options else rulebook.row
        option = next(one for one in rulebook.options if one.id == leading)
        name, value = self.language.text(f"setup-{leading}"), self.language.setting(option, options[leading])
        return NextStep(value if value.startswith(name) else f"{name}: {value}", options)
