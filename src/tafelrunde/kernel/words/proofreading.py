"""Proofreading: play random games and find every text that is missing or broken in German or English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tafelrunde.kernel.bot import Advice
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.decision import NOBODY, Decision, Option, Refused
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rulebook import BadSetup, Rulebook, Value
from tafelrunde.kernel.scene import Badge, Briefing, Element, Scene, Text
from tafelrunde.kernel.words.language import Language, parts
from tafelrunde.kernel.words.messages import CODES

MANY_OPTIONS = 18
"""From so many options on a screen may show them in groups, which then need a name."""


class Proofreader:
    """Looks at decisions, events, scenes and advice, and collects what can't be said properly."""

    def __init__(self, rulebook: Rulebook[Any]) -> None:
        self.rulebook = rulebook
        self.problems: set[str] = set()
        self._languages = [Language(code, rulebook, ["Anna", "Ben", "Cleo", "Dario", "Eva", "Finn"]) for code in CODES]
        self._seen: set[Any] = set()

    def setup(self) -> None:
        """The texts around a game: its title, its options, and files that are no Fluent at all."""
        for language in self._languages:
            self.problems.update(language.texts.broken)
        self.message("game-title", {}, "the game's title")
        self.message("game-summary", {}, "one sentence about the game")
        for option in self.rulebook.options:
            self.message(f"setup-{option.id}", {}, "set-up option")
            for value in option.values:
                if isinstance(value, str):
                    self.message(f"setup-{option.id}-{value}", {}, "value of a set-up option")
            for value in option.veiled[:1]:
                self.message(*option.message(value), "value of a set-up option whose name is not told")
            about = self.rulebook.about(option)
            if any(language.texts.has(about.key) for language in self._languages):
                self.message(about.key, about.args, "what a set-up option changes")

    def message(self, key: str, args: Mapping[str, Any], what: str, attribute: str = "") -> None:
        """One message with the arguments it gets."""
        for language in self._languages:
            where = f"{language.code}: {key}{'.' + attribute if attribute else ''}"
            if not language.texts.has(key, attribute):
                if not attribute and self.rulebook.name(key, language.code) is not None:
                    continue
                self.problems.add(f"{where}: there is no such message ({what})")
                continue
            shown = language.arguments(args)
            lost = language.texts.variables(key, attribute) - shown.keys()
            if lost:
                self.problems.add(f"{where}: names ${', $'.join(sorted(lost))}, given are ${', $'.join(sorted(shown))}")
                continue
            for error in language.texts.format(key, shown, attribute)[1]:
                self.problems.add(f"{where}: {error}")

    def name(self, item: str, what: str) -> None:
        """An id that is shown by its name."""
        if not item or not self._first(("name", item)):
            return
        for language in self._languages:
            known = self.rulebook.name(item, language.code) is not None
            if not known and not language.texts.has(f"name-{item}") and not language.texts.has(item):
                self.problems.add(f"{language.code}: {item}: has no name and is no message ({what})")

    def decision(self, decision: Decision) -> None:
        """A question with its options and refusals."""
        if self._first(("question", decision.question, *decision.args)):
            args = {"seat": decision.seat, **decision.args}
            self.message(f"question-{decision.question}", args, "a question")
        for option in decision.options:
            self._option(decision, option)
            self._walk(decision.previewed(option).lines)
        if len(decision.options) >= MANY_OPTIONS:
            verbs = {option.id.partition(":")[0] for option in decision.options}
            for verb in sorted(verbs) if len(verbs) > 1 else ():
                if self._first(("group", verb)):
                    self.message(f"group-{verb}", {}, f"many options of '{decision.question}' are grouped")
        for refused in decision.refused():
            self._option(decision, refused)
            if self._first(("refused", refused.reason, *refused.args)):
                self.message(f"refused-{refused.reason}", {**parts(refused.id), **refused.args}, "a refusal")

    def _option(self, decision: Decision, option: Option | Refused) -> None:
        args = {**parts(option.id), **option.args}
        verb = option.id.partition(":")[0]
        if not self._first(("option", decision.question, verb, type(option), *args)):
            return
        key = self._languages[0].option_key(decision.question, option.id)
        if isinstance(option, Option):
            self.message(key, args, f"option '{option.id}' of '{decision.question}'")
        elif not self._languages[0].has(key):
            self.problems.add(f"{key}: there is no such message (refused '{option.id}' of '{decision.question}')")

    def event(self, event: Event) -> None:
        """An event as everybody and as those who know more read it."""
        key = f"event-{event.kind}"
        if event.kind in Language.ASIDES:
            return
        private = sorted({name for more in (event.private or {}).values() for name in more})
        if self._first(("event", event.kind, bool(event.terms), *event.args, *private)):
            sums = {"terms": "", "total": 0} if event.terms else {}
            common = {**event.args, **sums}
            if event.only is None or not private:
                self.message(key, common, "an event")
            for more in (event.private or {}).values():
                has_own = any(language.texts.has(key, "own") for language in self._languages)
                self.message(key, {**common, **more}, "an event, for who knows more", "own" if has_own else "")
        for term in event.terms:
            if self._first(("term", term.source)) and not all(
                language.texts.has(f"term-{term.source}") for language in self._languages
            ):
                self.name(term.source, f"a summand of '{event.kind}'; term-{term.source} or a name")

    def advice(self, advice: Advice) -> None:
        if advice.reason and self._first(("reason", advice.reason, *advice.args)):
            self.message(f"reason-{advice.reason}", advice.args, "a bot's reason")

    def statistics(self, match: Match) -> None:
        """The names of a finished game's figures."""
        if match.outcome is not None:
            for figure in self.rulebook.statistics(match.events, match.outcome):
                self.name(figure.name, "a figure of the statistics")

    def scene(self, scene: Scene) -> None:
        """Every text, label and name in a scene."""
        self._walk(scene)

    def briefing(self, briefing: Briefing | None) -> None:
        """What players are told when they sit down."""
        self._walk(briefing)

    def _walk(self, part: Any) -> None:
        if isinstance(part, Text):
            if self._first(("text", part.key, *part.args)):
                self.message(part.key, part.args, "a text of the scene")
            for value in part.args.values():
                self._walk(value)
            return
        if isinstance(part, Badge):
            self.name(part.label, "the label of a badge")
            return
        if isinstance(part, Element):
            self.name(part.name, f"the name of the element '{part.id}'")
        if isinstance(part, msgspec.Struct):
            for field in part.__struct_fields__:
                self._walk(getattr(part, field))
        elif isinstance(part, tuple | list):
            for item in part:
                self._walk(item)

    def _first(self, key: Any) -> bool:
        if key in self._seen:
            return False
        self._seen.add(key)
        return True


def missing_texts(
    rulebook: Rulebook[Any], games: int = 4, seed: int = 1, scenes_every: int = 7, most: int = 5_000
) -> Sequence[str]:
    """Play random games over all numbers of players and all options; every text that could not be said."""
    reader = Proofreader(rulebook)
    reader.setup()
    chance = Chance(seed)
    bot = rulebook.bot(seed)
    for number in range(games):
        players = rulebook.players[number % len(rulebook.players)]
        match = _some_match(rulebook, players, seed + number, chance)
        for count in range(most):
            decision = match.decision
            if decision is None:
                break
            reader.decision(decision)
            if count % scenes_every == 0:
                for seat in (NOBODY, max(decision.seat, 0)):
                    reader.scene(match.view(seat).scene)
                reader.briefing(match.view(NOBODY).briefing)
                reader.advice(bot.advise(decision, match.view(max(decision.seat, 0))))
            match.answer(decision.options[chance.below(len(decision.options))], decision.seat)
        reader.scene(match.view(NOBODY).scene)
        for event in match.events:
            reader.event(event)
        reader.statistics(match)
    return sorted(reader.problems)


def _some_match(rulebook: Rulebook[Any], players: int, seed: int, chance: Chance) -> Match:
    """A match with any options that go together."""
    while True:
        try:
            return Match.new(rulebook, players, seed, options=_some_options(rulebook, players, chance))
        except BadSetup:
            continue


def _some_options(rulebook: Rulebook[Any], players: int, chance: Chance) -> dict[str, Value]:
    """Values for all options that go together."""
    while True:
        chosen = {
            option.id: option.values[chance.below(len(option.values))]
            for option in rulebook.options
            if option.players is None or players in option.players
        }
        try:
            rulebook.setup(players, chosen)
        except BadSetup:
            continue
        return chosen
