"""What games show when they are played: how questions are answered, what events carry, what positions state.

The source says what there is; played games say how it looks: the forms of options, the types of fields, examples.
They are kept in `seen/<game>.yaml`, so that the reference does not change with every roll of the dice.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import yaml

from tafelrunde.bots import make_bot
from tafelrunde.kernel import Match, Rulebook, Setup
from tafelrunde.kernel.words.language import Language
from tafelrunde.lab.playing.simulate import GameSpec, bot_seed
from tafelrunde.lab.reference.fields import Places
from tafelrunde.lab.reference.source import Source

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
FOLDER = Path(__file__).with_name("seen")

_EXAMPLES = 3
_LONG = 60
"""An example with more characters explains nothing."""
_MOST_ANSWERS = 4_000
BOTS = ("random", "sensible")


class Asked(msgspec.Struct):
    """A question as it was asked."""

    rules: set[str] = set()
    options: set[str] = set()
    """Forms of the options' ids."""
    defaults: set[str] = set()
    args: dict[str, set[str]] = {}


class Told(msgspec.Struct):
    """An event as it was told; the types of its fields."""

    rules: set[str] = set()
    fields: dict[str, set[str]] = {}
    private: set[str] = set()
    """Fields that only some seats may know."""
    terms: bool = False


class Stated(msgspec.Struct):
    """A field of a position as it was written: types, and a few examples."""

    types: set[str] = set()
    examples: list[str] = []


class Seen(msgspec.Struct):
    """All that played games have shown."""

    questions: dict[str, Asked] = {}
    events: dict[str, Told] = {}
    refusals: dict[str, set[str]] = {}
    positions: dict[str, dict[str, Stated]] = {}
    """By place (`clans[]`) and field."""
    fields: dict[str, tuple[str, ...]] = {}
    """The fields that the reader of positions knows, by place."""

    # --- looking --------------------------------------------------------------------------------------------------

    def look_at(self, match: Match, forms: Forms, told: int, refusals: bool) -> int:
        """Note what a match shows now; `told` events are known. Returns how many are known then."""
        for decision in match.decisions:
            asked = self.questions.setdefault(decision.question, Asked(set(), set(), set(), {}))
            asked.rules |= {decision.rule} - {""}
            asked.options |= {forms.of(decision.question, option.id) for option in decision.options}
            asked.defaults |= {decision.default} - {""}
            _note_types(asked.args, decision.args)
            for refused in decision.refused() if refusals else ():
                self.refusals.setdefault(refused.reason, set()).add(refused.rule)
        events = match.events
        for event in events[told:]:
            seen = self.events.setdefault(event.kind, Told(set(), {}, set()))
            if event.kind not in Language.ASIDES:
                seen.rules |= {event.rule} - {""}
            seen.terms = seen.terms or bool(event.terms)
            _note_types(seen.fields, event.args)
            for known in (event.private or {}).values():
                _note_types(seen.fields, known)
                seen.private |= set(known) - set(event.args)
        return len(events)

    def look_at_position(self, data: Any, places: Places, place: str = "") -> None:
        """Note what is written in the fields of a position."""
        if isinstance(data, list):
            for item in data:
                self.look_at_position(item, places, f"{place}[]")
        elif isinstance(data, Mapping):
            place = places.label(place, data)
            for name, value in data.items():
                if place in places.known:
                    self._note_field(place, str(name), value)
                if place or name in places.known[""]:
                    self.look_at_position(value, places, places.inside(place, str(name)))

    def _note_field(self, place: str, name: str, value: Any) -> None:
        stated = self.positions.setdefault(place, {}).setdefault(name, Stated(set(), []))
        stated.types.add(type_name(value))
        example = yaml.safe_dump(value, default_flow_style=True, width=10_000).removesuffix("...\n").strip()
        if len(stated.examples) < _EXAMPLES and len(example) <= _LONG and example not in stated.examples:
            stated.examples.append(example)

    # --- more of it -----------------------------------------------------------------------------------------------

    def add(self, other: Seen) -> None:
        """Take over what another has seen."""
        for name, asked in other.questions.items():
            own = self.questions.setdefault(name, Asked(set(), set(), set(), {}))
            own.rules |= asked.rules
            own.options |= asked.options
            own.defaults |= asked.defaults
            _add_types(own.args, asked.args)
        for name, told in other.events.items():
            mine = self.events.setdefault(name, Told(set(), {}, set()))
            mine.rules |= told.rules
            mine.private |= told.private
            mine.terms = mine.terms or told.terms
            _add_types(mine.fields, told.fields)
        for name, rules in other.refusals.items():
            self.refusals.setdefault(name, set()).update(rules)
        for place, fields in other.positions.items():
            for name, stated in fields.items():
                field = self.positions.setdefault(place, {}).setdefault(name, Stated(set(), []))
                field.types |= stated.types
                more = [example for example in stated.examples if example not in field.examples]
                field.examples = [*field.examples, *more][:_EXAMPLES]
        for place, known in other.fields.items():
            self.fields[place] = tuple(sorted({*self.fields.get(place, ()), *known}))


def _note_types(types: dict[str, set[str]], args: Mapping[str, Any]) -> None:
    for name, value in args.items():
        types.setdefault(name, set()).add(type_name(value))


def _add_types(types: dict[str, set[str]], more: Mapping[str, set[str]]) -> None:
    for name, found in more.items():
        types.setdefault(name, set()).update(found)


def type_name(value: Any) -> str:
    """A type in words: `int`, `list of str`, `map`."""
    if value is None:
        return "none"
    if isinstance(value, list | tuple):
        inner = sorted({type_name(item) for item in value})
        return f"list of {' or '.join(inner)}" if inner else "list"
    if isinstance(value, Mapping):
        return "map"
    if isinstance(value, bool):
        return "bool"
    if isinstance(value, int):
        return "int"
    return "float" if isinstance(value, float) else "str"


class Forms:
    """The forms of options' ids that the source writes, to be found by an id."""

    def __init__(self, source: Source) -> None:
        self._source = source
        written = [form for form in source.options if re.match(r"[<\w]", form) and form.strip("<>")]
        # The most exact ones first: with the fewest values, then with the most letters.
        written.sort(key=lambda form: (form.count("<"), -len(form), form))
        exact = [(form, re.compile(_pattern(form, "[^:]+"))) for form in written]
        loose = [(form, re.compile(_pattern(form, ".+"))) for form in written]
        self._patterns = (exact, loose)
        self._known: dict[tuple[str, str], str] = {}

    def of(self, question: str, option_id: str) -> str:
        """The form of an id: `hire:dolfus` is a `hire:<card>`."""
        form = self._known.get((question, option_id))
        if form is None:
            form = self._known[question, option_id] = self._find(question, option_id)
        return form

    def _find(self, question: str, option_id: str) -> str:
        """Of several forms the one that is written in the files that ask the question."""
        verb, colon, rest = option_id.partition(":")
        asked = self._source.questions.get(question)
        files = asked.files if asked is not None else set()
        for patterns in self._patterns:
            fitting = [form for form, pattern in patterns if pattern.fullmatch(option_id)]
            if fitting:
                form = max(fitting, key=lambda form: (not form.startswith("<"), *self._near(form, files)))
                if form.startswith("<"):
                    return f"{verb}{colon}{form.partition(':')[2]}"
                return form
        return f"{verb}{colon}{'<…>' if rest else ''}"

    def _near(self, form: str, files: set[str]) -> tuple[int, int]:
        """How much of a form is written out, and how near it is to the question."""
        return len(re.sub(r"<[^>]*>", "", form)), len(self._source.options[form].files & files)


def _pattern(form: str, value: str) -> str:
    return "".join([value if part.startswith("<") else re.escape(part) for part in re.split(r"(<[^>]*>)", form)])


# --- playing ----------------------------------------------------------------------------------------------------------


class Observer:
    """Looks on while games are played, and notes what is seen."""

    def __init__(self, rulebook: Rulebook[Any], source: Source) -> None:
        self._rulebook = rulebook
        self._places = Places(rulebook)
        self._forms = Forms(source)
        self.seen = Seen({}, {}, {}, {}, self._places.known)

    def watch(self, specs: Iterable[GameSpec]) -> None:
        for spec in specs:
            random = Random(spec.seed)
            match = Match.new(self._rulebook, spec.players, spec.seed, options=spec.options, whole=True)
            bots = [make_bot(name, self._rulebook, bot_seed(spec.seed, at)) for at, name in enumerate(spec.bots)]
            told = 0
            for number in range(_MOST_ANSWERS):
                told = self.seen.look_at(match, self._forms, told, refusals=random.random() < 0.1)
                if match.over:
                    break
                if random.random() < 0.02 or number < 2:
                    data = yaml.load(match.position(), _LOADER)
                    self._places.explore(data)
                    self.seen.look_at_position(data, self._places)
                decision = match.decisions[0]
                seat = max(decision.seat, 0)
                match.answer(bots[seat].choose(decision, match.view(seat)), decision.seat)


def any_games(rulebook: Rulebook[Any], seeds: Iterable[int], bots: Sequence[str] = BOTS) -> Iterator[GameSpec]:
    """One game for each seed: any number of players, any options, any of these bots."""
    for seed in seeds:
        random = Random(seed)
        setup = _any_setup(rulebook, random)
        names = tuple([random.choice(bots) for _ in range(setup.players)])
        yield GameSpec(rulebook.id, seed, setup.players, dict(setup.options), names)


def _any_setup(rulebook: Rulebook[Any], random: Random) -> Setup:
    players = random.choice(list(rulebook.players))
    chosen = {
        option.id: random.choice(option.values)
        for option in rulebook.options
        if random.random() < 0.6 and (not option.players or players in option.players)
    }
    setup: Setup = rulebook.setup(players, {})
    for name, value in chosen.items():
        try:
            setup = rulebook.setup(players, {**setup.options, name: value})
        except ValueError:
            continue
    return setup


# --- keeping ----------------------------------------------------------------------------------------------------------


def load(game: str) -> Seen:
    """What was seen of a game, as it is kept."""
    path = FOLDER / f"{game}.yaml"
    if not path.exists():
        return Seen({}, {}, {}, {}, {})
    return msgspec.convert(yaml.load(path.read_text("utf-8"), _LOADER), Seen)


def store(game: str, seen: Seen) -> None:
    """Keep it as text, in an order that shows in a diff what is new."""
    data = _sorted(msgspec.to_builtins(seen, order="sorted"))
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{game}.yaml").write_text(yaml.safe_dump(data, allow_unicode=True, width=110), "utf-8")


def _sorted(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _sorted(data[key]) for key in sorted(data) if data[key] not in ([], {}, False)}
    return data


def pruned(seen: Seen, vocabulary: Mapping[str, Iterable[str]]) -> Seen:
    """Without what the game does not know any more."""
    return Seen(
        {name: asked for name, asked in seen.questions.items() if name in vocabulary["questions"]},
        {name: told for name, told in seen.events.items() if name in vocabulary["events"]},
        {name: rules for name, rules in seen.refusals.items() if name in vocabulary["refusals"]},
        seen.positions,
        seen.fields,
    )
