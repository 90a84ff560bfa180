"""Texts: everything a game says, in German or English, from Project Fluent files.

A game keeps its messages in ``texts/en.ftl`` and ``texts/de.ftl``. Rules never write a sentence: they name
questions, options, events and reasons, and the names lead to messages.

===================================  ==================================================================
what                                 message
===================================  ==================================================================
question ``deploy``                  ``question-deploy``, with the decision's args, ``$seat``
option ``hire:dolfus`` of ``deploy``  ``option-deploy-hire``, or else ``option-hire``; ``$a``, ``$b``, ``$c`` … are
                                     the parts of the id after the verb, ``$thing`` is all of them together
                                     (``target:wolf:2``), then the option's own args. ``.own`` is used when every
                                     variable it names is there (they may be forgotten when it was chosen)
many options of one verb             ``group-hire``: how the screen calls all of them together
refusal with reason ``too_dear``     ``refused-too_dear``, with the args and the parts of the refused id
event ``hired``                      ``event-hired``, with the event's args. ``.own`` is what a seat reads that knows
                                     more: it is used when every variable it names is there (private args);
                                     ``.mark`` is shown for a moment at the figure that the text names last;
                                     ``.notice`` is what nobody may miss: screens stop and show it large
source of a summand ``shield``       ``term-shield``, or else the name of ``shield``; ``.factor`` if it multiplies
reason of a bot ``best_price``       ``reason-best_price``, with the advice's args
name of ``hunting_lodge``            `Rulebook.name`, or else ``name-hunting_lodge``
`scene.Text`                         the key itself
`Element.name`, `Badge.label`        an id with a name, or else a key; ``.short`` of a label is what stands for the icon
                                     where there is no picture ("S" for strength dice)
die of colour ``strength``           ``letter-strength``: its letter where there is no picture
set-up option ``difficulty``         ``setup-difficulty``, its value ``hard``: ``setup-difficulty-hard``
                                     what it changes: ``about-difficulty`` (see `Rulebook.about`)
the game itself                      ``game-title``, ``game-summary`` (one sentence)
figure of the statistics             its ``name``, a key
===================================  ==================================================================

Arguments:

- A string that is an id is shown by its name, one that is a key by its message. What it was before is
  ``$<argument>_id``, for selectors: ``{ $die_id -> [haggle] … *[other] … }``.
- A number stays a number, plain and good for plurals; so do the numeric parts of option ids.
- Arguments called seat, owner, other, target, victim, by, winner (or their plurals) are seats, shown by the figure
  that the player plays where the game says which (`Rulebook.played`), or else as the player's name, which is always
  ``$<argument>_player``.
- A list is joined by commas and "and"; a table such as ``{"gold": 2}`` becomes "2 gold".
- True and false are the strings ``true`` and ``false``; nothing is ``none``: all for selectors. The ``_id`` of an empty
  string is ``none`` too.
- An event's summands are ``$terms`` ("3 + 1 (Torko) − 2 (shield) = 2") and ``$total``. A message that does not name
  ``$terms`` gets the arithmetic at its end, after a colon.

A message that is missing in German is taken from English; missing there, the key itself is made readable, so that a
game never stops for a text. `tafelrunde.kernel.proofreading` finds such places.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tafelrunde.kernel.bot import Advice
from tafelrunde.kernel.decision import NOBODY, PARTY, Decision, Option, Refused
from tafelrunde.kernel.event import Event, Term
from tafelrunde.kernel.rulebook import Rulebook
from tafelrunde.kernel.scene import Text

Code = Literal["de", "en"]
CODES: tuple[Code, ...] = ("en", "de")

SEAT_ARGUMENTS = frozenset(
    name + ending for name in ("seat", "owner", "other", "target", "victim", "by", "winner") for ending in ("", "s")
)

_KERNEL = Path(__file__).parent / "texts"
_LETTERS = "abcdefghij"
_MARK, _END = "\ue000", "\ue001"
"""Enclose a name whose elements are known; after the first stands which. Private letters, in nobody's name or text."""
_FIRST_MARK = 0xE100

Segment = tuple[str, tuple[str, ...]]
"""A piece of a sentence, and the ids of the scene elements it may mean (none for plain words)."""


class Texts:
    """The messages of one language from one or more folders; later folders win."""

    def __init__(self, code: Code, folders: Sequence[Path]) -> None:
        self.code = code
        self.broken: list[str] = []
        """What could not be read as Fluent, with the file."""
        # Isolation marks help mixed writing directions and break alignment in a terminal; we have one direction.
        self._bundle = FluentBundle([code], use_isolating=False)
        self._variables: dict[tuple[str, str], frozenset[str]] = {}
        for folder in folders:
            path = folder / f"{code}.ftl"
            if not path.is_file():
                self.broken.append(f"{path}: there is no such file")
                continue
            resource = FluentResource(path.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource, allow_overrides=True)
            self._note(resource, path)

    def _note(self, resource: ast.Resource, path: Path) -> None:
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                first = (entry.content or "").strip().splitlines() or [""]
                self.broken.append(f"{path}: not Fluent: {first[0]}")
            elif isinstance(entry, ast.Message):
                self._variables[entry.id.name, ""] = _variables(entry.value)
                for attribute in entry.attributes:
                    self._variables[entry.id.name, attribute.id.name] = _variables(attribute.value)

    def messages(self) -> Iterable[str]:
        return [key for key, attribute in self._variables if not attribute]

    def has(self, key: str, attribute: str = "") -> bool:
        return (key, attribute) in self._variables

    def variables(self, key: str, attribute: str = "") -> frozenset[str]:
        """The variables that a message names."""
        return self._variables[key, attribute]

    def format(self, key: str, args: Mapping[str, Any], attribute: str = "") -> tuple[str, Sequence[Exception]]:
        """The text, and what went wrong in making it."""
        message = self._bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return readable(key), [LookupError(f"{key} has no text")]
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(text), errors


class _VariableCollector(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (named by fluent.syntax)
        self.found.add(node.id.name)


def _variables(pattern: Any) -> frozenset[str]:
    if pattern is None:
        return frozenset()
    collector = _VariableCollector()
    collector.visit(pattern)
    return frozenset(collector.found)


@cache
def texts(code: Code, *folders: Path) -> Texts:
    """The messages of these folders, read once."""
    return Texts(code, folders)


def readable(key: str) -> str:
    """A key as words, for want of a message: `option-take_loot` becomes "take loot"."""
    for kind in ("question-", "option-", "group-", "event-", "refused-", "reason-", "name-", "term-", "setup-"):
        key = key.removeprefix(kind)
    return key.replace("_", " ").replace("-", " ").replace(":", " ").strip()


class Language:
    """How one game speaks to one table: a language, the game's texts, and the players' names."""

    ASIDES = frozenset({"only_option", "party_decided"})
    """Events that tell of an answer itself: to a question that was not asked, or by one for all."""

    def __init__(
        self,
        code: Code,
        rulebook: Rulebook[Any] | None = None,
        names: Mapping[int, str] | Sequence[str] = (),
        folders: Sequence[Path] = (),
    ) -> None:
        """`folders` holds texts of the screen that speaks, beside the kernel's and the game's."""
        self.code: Code = code
        self.rulebook = rulebook
        self.names: dict[int, str] = dict(names) if isinstance(names, Mapping) else dict(enumerate(names))
        game = () if rulebook is None else (*rulebook.more_texts, rulebook.texts)
        self.texts = texts(code, _KERNEL, *folders, *game)
        self._english = texts("en", _KERNEL, *folders, *game)
        self.figures: dict[int, str] = {}
        """Whom each player plays, by seat, where the game says so (see `speak_of`)."""
        self._marks: list[tuple[str, ...]] | None = None
        """The elements of marked names, while a sentence is being taken apart."""

    def speak_of(self, state: Any, players: int) -> bool:
        """From now on sentences are about the figures that players play in this state; whether that is a change."""
        if self.rulebook is None:
            return False
        played = {seat: figure for seat in range(players) if (figure := self.rulebook.played(state, seat))}
        changed = played != self.figures
        self.figures = played
        return changed

    # --- messages ---------------------------------------------------------------------------------------------

    def text(self, key: str, /, **args: Any) -> str:
        """One message with its arguments."""
        return self._format(key, self.arguments(args))

    def say(self, text: Text) -> str:
        """A text of a scene."""
        return self._format(text.key, self.arguments(text.args)) if text.key else ""

    def names_players(self, text: Text) -> bool:
        """Whether what a text says depends on who sits at the table."""
        return any(name in SEAT_ARGUMENTS or self._has_players(value) for name, value in text.args.items())

    def _has_players(self, value: Any) -> bool:
        if isinstance(value, Text):
            return self.names_players(value)
        return isinstance(value, list | tuple) and any(self._has_players(item) for item in value)

    def has(self, key: str, attribute: str = "") -> bool:
        if self.texts.has(key, attribute) or self._english.has(key, attribute):
            return True
        return not attribute and self._printed(key) is not None

    def _printed(self, key: str) -> str | None:
        """A text that the game's content brings along."""
        return None if self.rulebook is None else self.rulebook.name(key, self.code)

    def _format(self, key: str, args: Mapping[str, Any], attribute: str = "") -> str:
        for source in (self.texts, self._english):
            if source.has(key, attribute):
                return source.format(key, args, attribute)[0]
        printed = None if attribute else self._printed(key)
        if printed is not None:
            return printed
        shown = [
            f"{name} {value}"
            for name, value in args.items()
            if not name.endswith("_id") and len(name) > 1 and name != "thing"
        ]
        parts = [str(args[letter]) for letter in _LETTERS if letter in args]
        words = " ".join([readable(key), *parts])
        return f"{words} ({', '.join(shown)})" if shown else words

    # --- what a match says ------------------------------------------------------------------------------------

    def question(self, decision: Decision) -> str:
        """What is asked, as one sentence."""
        args = self.arguments({"seat": decision.seat, **decision.args})
        return self._format(f"question-{decision.question}", args)

    def option(self, decision: Decision | str, option: Option | Refused | str) -> str:
        """What one option does; `decision` may be the question alone, and `option` the id alone."""
        question = decision if isinstance(decision, str) else decision.question
        key, args = self._option(question, option)
        return self._answer(key, args, option if isinstance(option, str) else option.id)

    def _answer(self, key: str, args: Mapping[str, Any], option_id: str) -> str:
        """The numbers of an option that was chosen some time ago may be unknown now; then its names must do."""
        if self._knows_more(key, args):
            return self._format(key, args, "own")
        verb = option_id.partition(":")[0]
        known = self.has(key) and self._named(key, "") <= args.keys()
        if not known and (self.has(key) or self.has(f"group-{verb}")):
            return f"{self.group(verb)} {_called(args)}".strip()
        return self._format(key, args)

    def option_key(self, question: str, option_id: str) -> str:
        """The message of an option."""
        verb = option_id.partition(":")[0]
        special = f"option-{question}-{verb}"
        return special if self.has(special) else f"option-{verb}"

    def _option(self, question: str, option: Option | Refused | str) -> tuple[str, dict[str, Any]]:
        option_id, own = (option, {}) if isinstance(option, str) else (option.id, dict(option.args))
        return self.option_key(question, option_id), self.arguments({**parts(option_id), **own})

    def group(self, verb: str) -> str:
        """What the options of one verb have in common."""
        return self._format(f"group-{verb}", {})

    def refused(self, refused: Refused) -> str:
        """Why something is not possible."""
        args = self.arguments({**parts(refused.id), **refused.args})
        return self._format(f"refused-{refused.reason}", args)

    def reason(self, key: str, args: Mapping[str, Any]) -> str:
        return self._format(f"reason-{key}", self.arguments(args)) if key else ""

    def advice(self, advice: Advice) -> str:
        """Why a bot would choose that."""
        return self.reason(advice.reason, advice.args)

    def event(self, event: Event, seat: int = NOBODY) -> str:
        """What happened, as that seat may know it, with the arithmetic; empty if it may not know of it."""
        seen = event.seen_by(seat)
        if seen is None:
            return ""
        if seen.kind in self.ASIDES:
            return self._aside(seen)
        key = f"event-{seen.kind}"
        args = self.arguments(seen.args)
        if seen.terms:
            args["terms"] = self.arithmetic(seen.terms)
            args["total"] = _number(seen.total)
        attribute = "own" if self._knows_more(key, args) else ""
        text = self._format(key, args, attribute)
        if seen.terms and "terms" not in self._named(key, attribute):
            return f"{text.rstrip('.')}: {args['terms']}"
        return text

    def event_mark(self, event: Event) -> str:
        """What screens show for a moment where it happened, if the text of the event says so."""
        return self._event_attribute(event, "mark")

    def event_notice(self, event: Event) -> str:
        """What screens show large because nobody may miss it, if the text of the event says so."""
        return self._event_attribute(event, "notice")

    def _event_attribute(self, event: Event, attribute: str) -> str:
        key = f"event-{event.kind}"
        if not self.has(key, attribute):
            return ""
        args = self.arguments(event.args)
        return self._format(key, args, attribute) if self._named(key, attribute) <= args.keys() else ""

    def event_parts(self, event: Event, seat: int = NOBODY) -> list[Segment]:
        """The sentence of an event in pieces, so that names can lead to what they name."""
        marks: list[tuple[str, ...]] = []
        self._marks = marks
        try:
            return _segments(self.event(event, seat), marks)
        finally:
            self._marks = None

    def _mark(self, text: str, elements: tuple[str, ...]) -> str:
        if self._marks is None or not elements:
            return text
        self._marks.append(elements)
        return f"{_MARK}{chr(_FIRST_MARK + len(self._marks) - 1)}{text}{_END}"

    def _mark_item(self, text: str, argument: str, item: str) -> str:
        if self._marks is None or self.rulebook is None:
            return text
        for seat, figure in self.figures.items():
            if figure == item:
                return self._mark(text, (*self._seat(seat), *self.rulebook.elements(argument, item)))
        return self._mark(text, self.rulebook.elements(argument, item))

    def _seat(self, seat: int) -> tuple[str, ...]:
        """What a player's name leads to: the figure that the game says, or else the seat."""
        if seat < 0:
            return ()
        figures = self.rulebook.elements("seat", str(seat)) if self.rulebook is not None else ()
        return (*figures, f"seat:{seat}")

    def _knows_more(self, key: str, args: Mapping[str, Any]) -> bool:
        return self.has(key, "own") and self._named(key, "own") <= args.keys()

    def _named(self, key: str, attribute: str) -> frozenset[str]:
        for source in (self.texts, self._english):
            if source.has(key, attribute):
                return source.variables(key, attribute)
        return frozenset({"terms"})

    def _aside(self, event: Event) -> str:
        args = event.args
        question, option_id = str(args.get("question", "")), str(args.get("option", ""))
        key, own = self._option(question, Option(option_id, args=args.get("args", {})))
        said = {"answer": self._answer(key, own, option_id)}
        if event.kind == "party_decided":
            asked = Decision(PARTY, question, (), args=args.get("asked", {}))
            said |= {"seat": args["seat"], "asked": self.question(asked).removesuffix(".")}
        return self.text(f"event-{event.kind}", **said)

    def arithmetic(self, terms: Sequence[Term]) -> str:
        """A sum that shows where each number comes from: "Attack 3 + 1 (Torko) − 2 (shield) = 2".

        What multiplies all before it reads so: "Attack (3 + 1 (Torko)) × 2 = 8".
        """
        first, *rest = terms
        text = _signed(first.value)
        so_far, summands = first.value, 1
        for term in rest:
            factor = self._factor(term.source)
            if factor is not None and so_far + term.value == so_far * factor:
                text = f"({text}) × {factor}" if summands > 1 else f"{text} × {factor}"
                summands = 1
            else:
                sign = "−" if term.value < 0 else "+"
                text += f" {sign} {abs(term.value)} ({self.term(term.source)})"
                summands += 1
            so_far += term.value
        said = f"{self.term(first.source)} {text}".strip()
        return f"{said} = {_signed(so_far)}" if rest else said

    def _factor(self, source: str) -> int | None:
        """By how much a summand of that source multiplies, if its text says so."""
        key = f"term-{source}"
        return int(self._format(key, {}, "factor")) if self.has(key, "factor") else None

    def term(self, source: str) -> str:
        key = f"term-{source}"
        return self._format(key, {}) if self.has(key) else self._mark_item(self.name(source), "term", source)

    # --- names ------------------------------------------------------------------------------------------------

    def known_name(self, item: str) -> str | None:
        """The name of an id, or None if it has none."""
        if self.rulebook is not None and (name := self.rulebook.name(item, self.code)) is not None:
            return name
        key = f"name-{item}"
        return self._format(key, {}) if self.has(key) else None

    def name(self, item: str) -> str:
        """The name of an id or the text of a key, or the id made readable."""
        known = self.known_name(item)
        if known is not None:
            return known
        return self._format(item, {}) if self.has(item) else readable(item)

    def short(self, key: str) -> str:
        """What stands for an icon where there is no picture; empty if the game does not say."""
        return self._format(key, {}, "short") if self.has(key, "short") else ""

    def player(self, seat: int) -> str:
        """The name of the player in a seat."""
        if seat in self.names:
            return self.names[seat]
        if seat == PARTY:
            return self._format("party", {})
        if seat == NOBODY:
            return self._format("spectator", {})
        return self._format("player", {"number": _number(seat + 1)})

    def figure(self, seat: int) -> str:
        """The name of the figure that a seat plays, or else of its player."""
        return self.name(self.figures[seat]) if seat in self.figures else self.player(seat)

    def player_and_figure(self, seat: int) -> str:
        """Who sits there and whom they play: "Ada (Bjorn)"."""
        player, figure = self.player(seat), self.figure(seat)
        return player if figure == player else f"{player} ({figure})"

    def joined(self, items: Sequence[str]) -> str:
        """A list in words: "a, b and c"."""
        if len(items) < 2:
            return items[0] if items else self._format("none", {})
        return f"{', '.join(items[:-1])} {self._format('and', {})} {items[-1]}"

    # --- arguments --------------------------------------------------------------------------------------------

    def arguments(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments as messages get them: ids by their names, seats by their players, and what they were before."""
        shown: dict[str, Any] = {}
        for name, value in args.items():
            shown[name] = self._shown(value, name)
            if isinstance(value, str):
                shown[f"{name}_id"] = value or "none"
            elif name in SEAT_ARGUMENTS and isinstance(value, int):
                shown[f"{name}_id"] = _number(value)
                shown[f"{name}_player"] = self._mark(self.player(value), self._seat(value))
        return shown

    def _shown(self, value: Any, name: str) -> Any:
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int | float):
            if name in SEAT_ARGUMENTS and isinstance(value, int):
                return self._mark(self.figure(value), self._seat(value))
            return _number(value)
        if isinstance(value, str):
            known = self.known_name(value)
            if known is None and "-" in value and self.has(value):
                return self._format(value, {})
            return value if known is None else self._mark_item(known, name, value)
        if value is None:
            return "none"
        if isinstance(value, Text):
            return self.say(value)
        if isinstance(value, Mapping):
            return self.joined([f"{count} {self._shown(what, '')}" for what, count in value.items() if count])
        if isinstance(value, Sequence):
            return self.joined([str(self._shown(item, name)) for item in value])
        return str(value)


def _called(args: Mapping[str, Any]) -> str:
    """What an option is about, by the name of all of its id or of its first part; nothing if neither has one."""
    for name in ("thing", "a"):
        if args.get(name) != args.get(f"{name}_id"):
            return str(args[name]) if isinstance(args[name], str) else ""
    return ""


def parts(option_id: str) -> dict[str, str | int]:
    """The parts of an option id after its verb, by letter, numbers as numbers; and all of them as `thing`."""
    _, colon, whole = option_id.partition(":")
    if not colon:
        return {}
    things = zip(_LETTERS, whole.split(":"), strict=False)
    return {"thing": whole, **{letter: int(thing) if thing.isdigit() else thing for letter, thing in things}}


def _segments(text: str, marks: Sequence[tuple[str, ...]]) -> list[Segment]:
    found: list[Segment] = []
    for number, piece in enumerate(text.split(_MARK)):
        marked, _, plain = piece.partition(_END) if number else ("", "", piece)
        if marked:
            found.append((marked[1:], marks[ord(marked[0]) - _FIRST_MARK]))
        if plain:
            found.append((plain, ()))
    return found


def _signed(value: int) -> str:
    return f"−{-value}" if value < 0 else str(value)


def _number(value: int | float) -> Any:
    """A number for Fluent: it knows plurals, and prints without thousands separators."""
    return cast(Any, fluent_number)(value, useGrouping=False)
