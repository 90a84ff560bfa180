"""A translated catalogue says the same: no rule is missing or made up, and no number, id or name is different."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tafelrunde.catalogue import Book, Catalogue, Rule, books
from tafelrunde.catalogue.reading import read, translate
from tafelrunde.catalogue.references import RULE_ID

BOOK = Book("monster_lands", "Monster Lands", "ML", Path("monster-lands.md"))
ENGLISH = read(BOOK, "## 1 Things\n\n- **ML-AAA-01** See ML-AAA-02. [L12] [GAP]\n- **ML-AAA-02** Two.\n")
TRANSLATED = [book.game for book in books() if book.translation("de").is_file()]
_NUMBER = re.compile(r"\d+")
_NAME = re.compile(r"`[^`]+`")
_NOTE = re.compile(r"\[(INFERRED|GAP|INTERP|derived|proposed)[^]]*]")
"""What a catalogue says about a rule, not what the rule says; translations leave it out."""


def test_only_the_words_are_translated():
    one, two = translate(BOOK, ENGLISH, "de", "## 1 Dinge\n\n- **ML-AAA-01** Siehe ML-AAA-02.\n")
    assert (one.text, one.chapter, one.language) == ("Siehe ML-AAA-02.", "1 Dinge", "de")
    assert (one.sources, one.marks, one.references) == (ENGLISH[0].sources, ENGLISH[0].marks, ("ML-AAA-02",))
    assert two == ENGLISH[1]


def test_a_language_nobody_translated_into_is_english():
    assert list(Catalogue.load("ML", "fr")) == list(Catalogue.load("ML"))


@pytest.mark.parametrize("game", TRANSLATED)
def test_every_rule_is_translated(game: str):
    assert [rule.id for rule in Catalogue.load(game, "de") if rule.language != "de"] == []


@pytest.mark.parametrize("game", TRANSLATED)
def test_nothing_is_translated_that_is_no_rule(game: str):
    catalogue = Catalogue.load(game)
    translation = read(catalogue.book, catalogue.book.translation("de").read_text(encoding="utf-8"))
    assert [rule.id for rule in translation if rule.id not in catalogue] == []


@pytest.mark.parametrize("game", TRANSLATED)
def test_a_translation_has_the_same_ids_numbers_and_names(game: str):
    german = Catalogue.load(game, "de")
    assert [rule.id for rule in Catalogue.load(game) if _facts(rule) != _facts(german.rule(rule.id))] == []


def _facts(rule: Rule) -> tuple[Counter[str], Counter[str], Counter[str]]:
    text = _NOTE.sub("", rule.text)
    ids = Counter(match.group() for match in RULE_ID.finditer(text))
    plain = RULE_ID.sub("", text)
    return ids, Counter(_NUMBER.findall(plain)), Counter(_NAME.findall(plain))
