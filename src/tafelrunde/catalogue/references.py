"""Rule ids inside running text: single ones, ranges and whole groups."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

_STEM = r"[A-Z]{2,4}-[A-Z][A-Z0-9]*-"

RULE_ID = re.compile(rf"{_STEM}\d{{2,3}}")

# "ML-PLU-01 … 04", "GH-CLN-01…07", "FH-END-01..03", "ML-MON-20 to ML-MON-23", "ML-SOL-*".
_REFERENCE = re.compile(
    rf"\b(?P<stem>{_STEM})"
    r"(?:(?P<all>\*)|(?P<first>\d{2,3})"
    rf"(?:\s*(?:…|\.{{2,3}}|–| to )\s*(?P<again>{_STEM})?(?P<last>\d{{2,3}})\b)?)"
)


def is_rule_id(text: str) -> bool:
    """Whether the text is shaped like a rule id."""
    return RULE_ID.fullmatch(text) is not None


def group(rule_id: str) -> str:
    """The middle part of an id: ``PLU`` in ``ML-PLU-02``."""
    return rule_id.split("-")[1]


def named_ids(text: str) -> Iterator[str]:
    """Every id that stands in the text; of a range only its two ends (numbers between may be unused)."""
    for match in _REFERENCE.finditer(text):
        if match["all"]:
            continue
        yield match["stem"] + match["first"]
        if match["last"] and _same_group(match):
            yield match["stem"] + match["last"]


def references(text: str, known: Collection[str]) -> tuple[str, ...]:
    """All known rules that the text points at, ranges and groups spelled out, in order, once each."""
    found: dict[str, None] = {}
    for match in _REFERENCE.finditer(text):
        stem = match["stem"]
        if match["all"]:
            found.update(dict.fromkeys(rule for rule in known if rule.startswith(stem)))
            continue
        first = int(match["first"])
        last = int(match["last"]) if match["last"] and _same_group(match) else first
        width = len(match["first"])
        found.update(dict.fromkeys(f"{stem}{number:0{width}}" for number in range(first, last + 1)))
    return tuple(rule for rule in found if rule in known)


def _same_group(match: re.Match[str]) -> bool:
    return match["again"] in (None, match["stem"])
