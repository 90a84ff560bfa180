"""Full-text search in rules: every word must occur, at its beginning counts more."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from tafelrunde.catalogue.rule import Rule

_WORD = re.compile(r"\w+")
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+|\n")


class Hit(msgspec.Struct, frozen=True):
    """A rule that was found, with the sentence that fits best."""

    rule: Rule
    sentence: str
    score: float


def search(rules: Iterable[Rule], words: str) -> list[Hit]:
    """Rules in which every word occurs, the best first; equally good ones keep the order of the catalogue."""
    wanted = _words(words)
    if not wanted:
        return []
    hits = [hit for rule in rules if (hit := _hit(rule, wanted))]
    return sorted(hits, key=lambda hit: -hit.score)


def _hit(rule: Rule, wanted: list[str]) -> Hit | None:
    body = _words(rule.text)
    head = _words(f"{rule.id} {rule.section or rule.chapter}")
    total = 0.0
    for word in wanted:
        value = _value(word, body) + 2 * _value(word, head)
        if not value:
            return None
        total += value
    sentences = _SENTENCE_END.split(rule.text)
    best = max(sentences, key=lambda sentence: sum(bool(_value(word, _words(sentence))) for word in wanted))
    # A short rule about the words beats a long one that mentions them in passing.
    return Hit(rule, best.strip(), total / (1 + len(body) / 100))


def _value(word: str, text: list[str]) -> float:
    """2 for each whole word, 1 for each word that begins like it; the third mention adds nothing."""
    return sum(sorted((_match(word, other) for other in text), reverse=True)[:2])


def _match(word: str, other: str) -> float:
    if word == other:
        return 2.0
    return 1.0 if other.startswith(word) and len(word) >= 3 else 0.0


def _words(text: str) -> list[str]:
    return [word.casefold() for word in _WORD.findall(text)]
