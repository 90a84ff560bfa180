"""The reference of a game as a page: what its source says, completed by what played games have shown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
import yaml

from tafelrunde.kernel import Rulebook
from tafelrunde.kernel.words.messages import Texts
from tafelrunde.lab.reference.fields import fits, in_words, remarks, struct_for, structs
from tafelrunde.lab.reference.seen import Asked, Seen, Stated, Told
from tafelrunde.lab.reference.source import Said, Source


class Vocabulary:
    """All names of a game: written in its source, or in its texts where the source puts them together."""

    def __init__(self, rulebook: Rulebook[Any], source: Source) -> None:
        self.texts = Texts("en", (rulebook.texts, *rulebook.more_texts))
        self.questions = self._names("question-", source.questions)
        self.events = self._names("event-", source.events)
        self.refusals = self._names("refused-", source.refusals)

    def _names(self, prefix: str, written: Mapping[str, Said]) -> dict[str, Said]:
        worded = [key.removeprefix(prefix) for key in self.texts.messages() if key.startswith(prefix)]
        names = {name: said for name, said in written.items() if "<" not in name}
        put_together = {name: said for name, said in written.items() if "<" in name}
        for name in worded:
            if name not in names and "-" not in name:
                fitting = [said for form, said in put_together.items() if _matches(form, name)]
                names[name] = fitting[0] if fitting else Said(set(), set(), set(), set(), set())
        return dict(sorted(names.items()))

    def all(self) -> dict[str, Iterable[str]]:
        return {"questions": self.questions, "events": self.events, "refusals": self.refusals}


def _matches(form: str, name: str) -> bool:
    return re.fullmatch(re.sub(r"<[^>]*>", "[a-z_]+", form), name) is not None


def page(rulebook: Rulebook[Any], source: Source, seen: Seen) -> str:
    """The whole page, in Markdown."""
    words = Vocabulary(rulebook, source)
    title = words.texts.format("game-title", {})[0] if words.texts.has("game-title") else rulebook.id
    lines = [
        f"# Reference of {title}",
        "",
        "Generated from the source, completed by what played games have shown; `make reference` writes it anew and",
        f"`tafelrunde reference {rulebook.id}` prints it. A test fails when it is out of date, and when a game asks or",
        "tells something that is not listed here.",
        "",
    ]
    lines += _setup(rulebook)
    lines += _questions(rulebook, words, source, seen)
    lines += _events(rulebook, words, seen)
    lines += _refusals(rulebook, words, seen)
    lines += _positions(rulebook, source, seen)
    return "\n".join(lines).rstrip() + "\n"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' * len(head)}"
    for row in rows:
        cells = [cell.replace("|", "\\|") for cell in row]
        yield f"| {' | '.join(cells)} |"
    yield ""


def _code(items: Iterable[str]) -> str:
    return ", ".join([f"`{item}`" for item in sorted(items)])


def _typed(types: Mapping[str, set[str]], also: Iterable[str] = ()) -> str:
    """Fields with their types; those that no game has shown stand alone."""
    return ", ".join([f"`{name}`" + _kind(types.get(name, set())) for name in sorted({*types, *also})])


def _kind(types: set[str]) -> str:
    if any(kind.startswith("list of") for kind in types):
        types = types - {"list"}
    return f" {' or '.join(sorted(types))}" if types else ""


def _rules(rulebook: Rulebook[Any], said: Said, seen: Iterable[str]) -> str:
    """Rules of this game only: an engine that is shared writes another's ids, which are told in its own."""
    return ", ".join(sorted([rule for rule in all_rules(said, seen) if rule.startswith(f"{rulebook.prefix}-")]))


def all_rules(said: Said, seen: Iterable[str]) -> set[str]:
    """Those that are written with exactly this name and those that were told with it; else what it might be."""
    return said.rules | set(seen) or said.maybe


# --- what is settled, asked, told and refused -------------------------------------------------------------------------


def _setup(rulebook: Rulebook[Any]) -> Iterator[str]:
    yield "## Set-up"
    yield ""
    players = rulebook.players
    yield f"`players`: {players[0]} to {players[-1]}. In `options`:"
    yield ""
    rows = []
    for option in rulebook.options:
        values = ", ".join([f"`{_spelled(value)}`" for value in option.values])
        when = "any number of players" if option.players is None else f"with {', '.join(map(str, option.players))}"
        rows.append((f"`{option.id}`", values, f"`{_spelled(option.default)}`", when, option.rule))
    yield from _table(("option", "values", "default", "may be changed", "rule"), rows)


def _spelled(value: Any) -> str:
    text = yaml.safe_dump(value, default_flow_style=True).removesuffix("...\n").strip()
    return str(text)


def all_forms(source: Source, said: Said, asked: Asked) -> set[str]:
    """The options that games have offered; of a question that none has asked, those that are written where it is."""
    written = {form for form, option in source.options.items() if option.functions & said.functions}
    return asked.options or written


def _questions(rulebook: Rulebook[Any], words: Vocabulary, source: Source, seen: Seen) -> Iterator[str]:
    yield "## Questions"
    yield ""
    yield "`decision.question`, the forms of its options' ids, and `decision.args`. A star marks the default option. A"
    yield "question with † was not asked in the games that were looked at: it may have more options than are listed."
    yield ""
    rows = []
    for name, said in words.questions.items():
        asked = seen.questions.get(name, Asked(set(), set(), set(), {}))
        forms = sorted(all_forms(source, said, asked))
        options = [f"`{form}`" + ("\\*" if form in asked.defaults else "") for form in forms]
        rules = _rules(rulebook, said, asked.rules)
        mark = "" if asked.options else " †"
        rows.append((f"`{name}`{mark}", ", ".join(options), _typed(asked.args, said.fields), rules))
    yield from _table(("question", "options", "args", "rules"), rows)


def _events(rulebook: Rulebook[Any], words: Vocabulary, seen: Seen) -> Iterator[str]:
    yield "## Events"
    yield ""
    yield "`event.kind` and `event.args`; with *terms* the arithmetic is told. What only some seats know is in italics."
    yield ""
    rows = []
    for name, said in words.events.items():
        told = seen.events.get(name, Told(set(), {}, set()))
        public = {field: types for field, types in told.fields.items() if field not in told.private}
        fields = [_typed(public, said.fields - told.private)] if public or said.fields else []
        fields += [f"*`{field}`{_kind(told.fields[field])}*" for field in sorted(told.private)]
        fields += ["terms"] if told.terms else []
        rows.append((f"`{name}`", ", ".join(fields), _rules(rulebook, said, told.rules)))
    yield from _table(("event", "args", "rules"), rows)


def _refusals(rulebook: Rulebook[Any], words: Vocabulary, seen: Seen) -> Iterator[str]:
    yield "## Refusals"
    yield ""
    yield "`refused.reason`: why something that looks possible is not."
    yield ""
    rows = []
    for name, said in words.refusals.items():
        key = f"refused-{name}"
        values = {value: f"<{value}>" for value in words.texts.variables(key)}
        meaning = words.texts.format(key, values)[0] if words.texts.has(key) else ""
        rows.append((f"`{name}`", meaning.replace("<", "&lt;"), _rules(rulebook, said, seen.refusals.get(name, ()))))
    yield from _table(("reason", "in words", "rules"), rows)


# --- positions --------------------------------------------------------------------------------------------------------


def _positions(rulebook: Rulebook[Any], source: Source, seen: Seen) -> Iterator[str]:
    yield "## Fields of a position"
    yield ""
    yield "Beside those of the [frame](../positions.md). What is written in a notation of its own is shown by examples."
    yield ""
    kinds = structs(rulebook.state_type)
    for place in sorted(seen.fields):
        yield f"### {f'`{place}`' if place else 'The game'}"
        yield ""
        known = seen.fields[place]
        struct = struct_for(known, kinds)
        notes = remarks(struct) if struct is not None else {}
        stated = seen.positions.get(place, {})
        rows = []
        for name in known:
            kind, examples = _value(struct, name, stated.get(name, Stated(set(), [])))
            for inside in (f"{name}[]", name, f"{name}.*"):
                if (within := f"{place}.{inside}" if place else inside) in seen.fields:
                    kind, examples = f"see `{within}`", ""
            rows.append((f"`{name}`", kind, notes.get(name, ""), examples))
        yield from _table(("field", "values", "", "examples"), rows)
    yield from _chance(rulebook, source)


def _value(struct: type[msgspec.Struct] | None, name: str, stated: Stated) -> tuple[str, str]:
    """The type of a field that is written plainly; otherwise how it was written."""
    types = {field.name: field.type for field in msgspec.structs.fields(struct)} if struct is not None else {}
    examples = ", ".join([f"`{example}`" for example in stated.examples])
    if name in types:
        kind = types[name]
        if all(fits(yaml.safe_load(example), kind) for example in stated.examples):
            closed = "`" in in_words(kind)
            return in_words(kind), "" if closed else examples
    return _kind(stated.types).strip(), examples


def _chance(rulebook: Rulebook[Any], source: Source) -> Iterator[str]:
    yield "### Chance"
    yield ""
    purposes = rulebook.purposes()
    found = source.purposes if purposes is None else purposes
    yield f"Purposes in `next`: {_code(found)}."
    yield ""
