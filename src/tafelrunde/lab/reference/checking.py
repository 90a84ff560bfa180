"""Whether the reference lists everything that a game shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tafelrunde.kernel import Rulebook
from tafelrunde.lab.reference.page import Vocabulary, all_forms, all_rules
from tafelrunde.lab.reference.seen import Asked, Seen, Told
from tafelrunde.lab.reference.source import Said, Source

_NOTHING = Said(set(), set(), set(), set(), set())


def unlisted(rulebook: Rulebook[Any], source: Source, kept: Seen, seen: Seen) -> list[str]:
    """What was seen and is not in the reference, one line each."""
    found = [*_questions(rulebook, source, kept, seen), *_events(rulebook, source, kept, seen), *_fields(kept, seen)]
    return sorted(set(found))


def _questions(rulebook: Rulebook[Any], source: Source, kept: Seen, seen: Seen) -> Iterator[str]:
    words = Vocabulary(rulebook, source)
    for name, asked in seen.questions.items():
        said = words.questions.get(name)
        if said is None:
            yield f"question {name}"
            continue
        known = kept.questions.get(name, Asked(set(), set(), set(), {}))
        for form in asked.options - all_forms(source, said, known):
            yield f"question {name}: option {form}"
        for field in set(asked.args) - set(known.args) - said.fields:
            yield f"question {name}: args {field}"
        for rule in asked.rules - all_rules(said, known.rules):
            yield f"question {name}: rule {rule}"
    for reason, rules in seen.refusals.items():
        if reason not in words.refusals:
            yield f"refusal {reason}"
        for rule in rules - all_rules(words.refusals.get(reason, _NOTHING), kept.refusals.get(reason, set())):
            yield f"refusal {reason}: rule {rule}"


def _events(rulebook: Rulebook[Any], source: Source, kept: Seen, seen: Seen) -> Iterator[str]:
    words = Vocabulary(rulebook, source)
    for kind, told in seen.events.items():
        said = words.events.get(kind)
        if said is None:
            yield f"event {kind}"
            continue
        known = kept.events.get(kind, Told(set(), {}, set()))
        for field in set(told.fields) - set(known.fields) - said.fields:
            yield f"event {kind}: field {field}"
        for rule in told.rules - all_rules(said, known.rules):
            yield f"event {kind}: rule {rule}"


def _fields(kept: Seen, seen: Seen) -> Iterator[str]:
    """Fields that the reader of positions knows."""
    for place, names in seen.fields.items():
        listed = kept.fields.get(place)
        if listed is None:
            yield f"position: {place}"
        else:
            for name in set(names) - set(listed):
                yield f"position: {place}.{name}"
