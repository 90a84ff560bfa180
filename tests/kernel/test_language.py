"""What a game says: messages, names, arithmetic, and what happens without them."""

from __future__ import annotations

import pytest

from tafelrunde.kernel import Advice, Event, Match, Option, Refused, Term
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.proofreading import Proofreader, missing_texts
from tests.terminal.cellar import CELLAR


@pytest.fixture
def english() -> Language:
    return Language("en", CELLAR, ["Anna", "Ben"])


@pytest.fixture
def german() -> Language:
    return Language("de", CELLAR, ["Anna", "Ben"])


def test_question_and_options(english: Language, german: Language) -> None:
    decision = Match.new(CELLAR, players=2, seed=1).decision
    assert decision is not None
    assert english.question(decision) == "What do you do?"
    dig = decision.option("dig:east")
    assert dig is not None
    assert english.option(decision, dig) == "Dig in the east nook with a 6-sided die"
    assert german.option(decision, dig) == "In der Ostnische graben (W6)"


def test_an_event_with_arithmetic(english: Language) -> None:
    event = Event("dug", args={"seat": 1, "nook": "east"}, terms=(Term("die", 4), Term("lamp", 1)))
    assert english.event(event) == "Ben digs in the east nook: die 4 + 1 (lamp) = 5"


def test_negative_summands(english: Language) -> None:
    assert english.arithmetic([Term("die", 3), Term("lamp", 1), Term("opal", -2)]) == "die 3 + 1 (lamp) − 2 (opal) = 2"


def test_who_knows_more_reads_more(english: Language) -> None:
    event = Event("hid", args={"seat": 0, "nook": "west"}, private={0: {"gem": "opal"}})
    assert english.event(event, 0) == "Anna hides the opal in the west nook"
    assert english.event(event, 1) == "Anna hides a gem in the west nook"
    seen = event.seen_by(0)
    assert seen is not None
    assert english.event(seen, 0) == "Anna hides the opal in the west nook"


def test_an_event_for_somebody_else_says_nothing(english: Language) -> None:
    assert english.event(Event("rested", args={"seat": 0}, only=(0,)), 1) == ""


def test_lists_tables_and_missing_messages(english: Language, german: Language) -> None:
    assert english.text("unknown_key", things=["ruby", "opal", "jade"]) == "unknown key (things ruby, opal and jade)"
    assert german.arguments({"things": ["ruby", "opal"]})["things"] == "Rubin und Opal"
    assert english.arguments({"things": {"ruby": 2, "opal": 0, "jade": 1}})["things"] == "2 ruby and 1 jade"
    assert english.arguments({"gem": "ruby"})["gem_id"] == "ruby"


def test_what_there_is_to_choose_from_is_joined_by_or(english: Language, german: Language) -> None:
    args = {"ends": ["a", "b", "c"], "found": ["a", "b"]}
    assert english.arguments(args) == {"ends": "a, b or c", "found": "a and b"}
    assert german.arguments(args) == {"ends": "a, b oder c", "found": "a und b"}


def test_numbers_are_plain(german: Language) -> None:
    assert german.text("player", number=12345) == "Spieler 12345"


def test_refusal_and_advice(english: Language) -> None:
    assert english.refused(Refused("sleep", "too_cold", "ML-DEP-03")) == "it is too cold for that"
    assert english.advice(Advice(Option("rest"), "dearest", {"options": 7})) == "the dearest of 7"


def test_the_only_option_is_told_even_without_its_numbers(english: Language) -> None:
    event = Event("only_option", args={"question": "turn", "option": "hide:ruby"})
    assert english.event(event) == "Only one possibility: Hide the ruby"
    event = Event("only_option", args={"question": "turn", "option": "dig:east"})
    assert english.event(event) == "Only one possibility: dig east nook"


def test_the_test_game_says_everything() -> None:
    assert missing_texts(CELLAR, games=3) == []


def test_the_proofreader_finds_what_is_missing() -> None:
    reader = Proofreader(CELLAR)
    reader.event(Event("vanished", args={"seat": 0}))
    reader.event(Event("dug", args={"seat": 0}, terms=(Term("ghost", 1),)))
    found = "\n".join(sorted(reader.problems))
    assert "de: event-vanished: there is no such message" in found
    assert "en: event-dug: names $nook" in found
    assert "ghost" in found
