"""The catalogue of one game."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from functools import cache

from tafelrunde.catalogue.reading import read, translate
from tafelrunde.catalogue.references import group, is_rule_id
from tafelrunde.catalogue.rule import Rule
from tafelrunde.catalogue.search import Hit, search
from tafelrunde.catalogue.shelf import Book, book, books


class UnknownRule(LookupError):
    """No rule has that id; says which ones come close."""

    def __init__(self, rule_id: str, close: tuple[str, ...] = ()) -> None:
        self.rule_id = rule_id
        self.close = close
        begins = _or(tuple(f"{book.prefix}-" for book in books()))
        hint = f"did you mean {_or(close)}?" if close else f"ids begin with {begins}, as in ML-PLU-02"
        super().__init__(f"unknown rule {rule_id}; {hint}")


class Catalogue:
    """All rules of one game, in the order of its file."""

    def __init__(self, book: Book, rules: tuple[Rule, ...]) -> None:
        self.book = book
        self._rules = {rule.id: rule for rule in rules}

    @staticmethod
    def load(game: str, language: str = "en") -> Catalogue:
        """The catalogue of a game (``monster_lands`` or ``ML``), read once and shared."""
        return _load(book(game), language)

    @staticmethod
    def of(rule_id: str, language: str = "en") -> Catalogue:
        """The catalogue that a rule id belongs to."""
        prefix = rule_id.strip().upper().partition("-")[0]
        for candidate in books():
            if candidate.prefix == prefix:
                return _load(candidate, language)
        raise UnknownRule(rule_id)

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._rules

    def rule(self, rule_id: str) -> Rule:
        """The rule with that id; case does not matter."""
        wanted = rule_id.strip().upper()
        try:
            return self._rules[wanted]
        except KeyError:
            raise UnknownRule(wanted, self.close(wanted)) from None

    def close(self, rule_id: str, limit: int = 3) -> tuple[str, ...]:
        """Ids that may have been meant instead: first the same group, then similar spelling."""
        near = difflib.get_close_matches(rule_id, self._rules, n=len(self._rules), cutoff=0.6)
        if is_rule_id(rule_id):
            near.sort(key=lambda other: group(other) != group(rule_id))
        return tuple(near[:limit])

    def citing(self, rule_id: str) -> tuple[str, ...]:
        """The rules whose text points at this one."""
        return tuple(rule.id for rule in self if rule_id in rule.references)

    def search(self, words: str, limit: int = 20) -> list[Hit]:
        """Rules that hold all the words, the best first."""
        return search(self, words)[:limit]


@cache
def _load(book: Book, language: str) -> Catalogue:
    rules = read(book, book.path.read_text(encoding="utf-8"))
    translation = book.translation(language)
    if translation.is_file():
        rules = translate(book, rules, language, translation.read_text(encoding="utf-8"))
    return Catalogue(book, rules)


def _or(names: tuple[str, ...]) -> str:
    *others, last = names
    return f"{', '.join(others)} or {last}" if others else last
