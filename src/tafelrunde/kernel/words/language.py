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
many options of one verb             ``group-hire``, or for one question ``group-gates-play``: all of them together
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
chapter of kind ``quest``            ``chapter-quest``, with the title's args
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
game never stops for a text. `tafelrunde.kernel.words.proofreading` finds such places.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.kernel.bot import Advice
from tafelrunde.kernel.decision import NOBODY, PARTY, Decision, Option, Refused, Title
from tafelrunde.kernel.event import Event, Term
from tafelrunde.kernel.rulebook import SetupOption

# Whoever makes a Language names its code.
from tafelrunde.kernel.words.messages import CODES as CODES
from tafelrunde.kernel.words.messages import Code as Code
from tafelrunde.kernel.words.messages import Texts as Texts
from tafelrunde.kernel.words.naming import LETTERS, Naming, Segment, number, segments


class Language(Naming):
    """How one game speaks to one table: a language, the game's texts, and the players' names."""

    ASIDES = frozenset({"only_option", "party_decided"})
    """Events that tell of an answer itself: to a question that was not asked, or by one for all."""

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
            return f"{self._format(f'group-{verb}', {})} {_called(args)}".strip()
        return self._format(key, args)

    def option_key(self, question: str, option_id: str) -> str:
        """The message of an option."""
        verb = option_id.partition(":")[0]
        special = f"option-{question}-{verb}"
        return special if self.has(special) else f"option-{verb}"

    def _option(self, question: str, option: Option | Refused | str) -> tuple[str, dict[str, Any]]:
        option_id, own = (option, {}) if isinstance(option, str) else (option.id, dict(option.args))
        return self.option_key(question, option_id), self.arguments({**parts(option_id), **own})

    def group_key(self, question: str, verb: str) -> str:
        """The message of all options of one verb."""
        special = f"group-{question}-{verb}"
        return special if self.has(special) else f"group-{verb}"

    def group(self, question: str, verb: str) -> str:
        """What the options of one verb have in common."""
        return self._format(self.group_key(question, verb), {})

    def refused(self, refused: Refused) -> str:
        """Why something is not possible."""
        args = self.arguments({**parts(refused.id), **refused.args})
        return self._format(f"refused-{refused.reason}", args)

    def chapter(self, title: Title | None) -> str:
        """What a chapter is called; empty for a part of a game that has no name."""
        if title is None or not title.kind:
            return ""
        return self._format(f"chapter-{title.kind}", self.arguments({"number": title.number, **title.args}))

    def setting(self, option: SetupOption, value: str | int | bool, names: bool = False) -> str:
        """A value of a set-up option: by its own message, a number as it is, with or without for yes and no."""
        key, args = option.message(value, names)
        if self.has(key) or isinstance(value, str):
            return self.text(key, **args)
        return self.text(f"setup-{str(value).lower()}") if isinstance(value, bool) else str(value)

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
            args["total"] = number(seen.total)
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
            return segments(self.event(event, seat), marks)
        finally:
            self._marks = None

    def _knows_more(self, key: str, args: Mapping[str, Any]) -> bool:
        return self.has(key, "own") and self._named(key, "own") <= args.keys()

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
    things = zip(LETTERS, whole.split(":"), strict=False)
    return {"thing": whole, **{letter: int(thing) if thing.isdigit() else thing for letter, thing in things}}


def _signed(value: int) -> str:
    return f"−{-value}" if value < 0 else str(value)
