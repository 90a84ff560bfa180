"""The five catalogues can be read, looked up and searched."""

from pathlib import Path

import pytest

from tafelrunde.catalogue import Book, BrokenCatalogue, Catalogue, Mark, UnknownGame, UnknownRule, books
from tafelrunde.catalogue.reading import read

BOOK = Book("monster_lands", "Monster Lands", "ML", Path("monster-lands.md"))

SMALL = """# Title

## 1 First things

- **ML-AAA-01** One sentence. [L12-17, L20] Amount: [GAP] proposed.
- **ML-AAA-02** Starts a list (ML-AAA-01…03):
1. one
2. two, see ML-BBB-*. [INFERRED]

A remark that belongs to no rule.

### 1.1 Second part
**ML-AAA-03** Written as a paragraph.

**ML-BBB-01** The last of its group.

## 13 Rulings
- **ML-RUL-01** We decided this.
"""


@pytest.fixture
def small() -> Catalogue:
    return Catalogue(BOOK, read(BOOK, SMALL))


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("monster_lands", 461),
        ("gloomhaven", 637),
        ("massive_darkness", 656),
        ("frosthaven", 866),
        ("sword_and_sorcery", 706),
    ],
)
def test_every_catalogue_is_read_completely(game: str, rules: int):
    catalogue = Catalogue.load(game)
    assert sum(not rule.ruling for rule in catalogue) == rules
    assert all(rule.text and rule.chapter for rule in catalogue)


def test_every_bold_id_becomes_a_rule():
    for book in books():
        markdown = book.path.read_text(encoding="utf-8")
        assert markdown.count(f"**{book.prefix}-") == len(Catalogue.load(book.game))


def test_a_rule_knows_its_place(small: Catalogue):
    assert small.rule("ML-AAA-01").chapter == "1 First things"
    assert small.rule("ML-AAA-01").section == ""
    assert small.rule("ML-AAA-03").section == "1.1 Second part"
    assert small.rule("ML-AAA-03").line == 13
    assert small.rule("ML-AAA-03").group == "AAA"


def test_marks_and_sources_are_told_apart_from_the_text(small: Catalogue):
    rule = small.rule("ML-AAA-01")
    assert rule.text == "One sentence. Amount: [GAP] proposed."
    assert rule.sources == ("L12-17, L20",)
    assert rule.marks == (Mark.GAP,)
    assert rule.proposed
    assert not small.rule("ML-AAA-02").proposed


def test_a_list_belongs_to_its_rule_and_a_remark_does_not(small: Catalogue):
    assert small.rule("ML-AAA-02").text.splitlines()[1:] == ["1. one", "2. two, see ML-BBB-*. [INFERRED]"]


def test_ranges_and_groups_are_spelled_out(small: Catalogue):
    assert small.rule("ML-AAA-02").references == ("ML-AAA-01", "ML-AAA-03", "ML-BBB-01")
    assert small.citing("ML-BBB-01") == ("ML-AAA-02",)


def test_rulings_are_told_apart(small: Catalogue):
    assert [rule.id for rule in small if rule.ruling] == ["ML-RUL-01"]


def test_a_rule_is_found_in_any_case_by_its_prefix():
    assert Catalogue.of("ml-plu-02").rule(" ml-plu-02").id == "ML-PLU-02"


def test_an_unknown_rule_suggests_its_neighbours():
    with pytest.raises(UnknownRule, match=r"unknown rule ML-PLU-99; did you mean ML-PLU-\d\d"):
        Catalogue.load("ML").rule("ML-PLU-99")


def test_a_foreign_prefix_is_explained():
    with pytest.raises(UnknownRule, match=r"ids begin with FH-, GH-, MD-, ML- or SS-"):
        Catalogue.of("XX-PLU-01")


def test_an_unknown_game_lists_the_games():
    with pytest.raises(UnknownGame, match="there are frosthaven, gloomhaven"):
        Catalogue.load("chess")


def test_the_same_id_twice_is_refused_with_both_lines():
    with pytest.raises(BrokenCatalogue, match=r"monster-lands.md:2: ML-AAA-01 is already the rule of line 1"):
        read(BOOK, "- **ML-AAA-01** One.\n- **ML-AAA-01** Two.")


def test_a_rule_of_another_game_is_refused():
    with pytest.raises(BrokenCatalogue, match=r"GH-AAA-01 must begin with ML-"):
        read(BOOK, "- **GH-AAA-01** One.")


def test_search_needs_every_word_and_ranks_the_rule_about_them_first():
    hits = Catalogue.load("ML").search("loot stack empty")
    assert hits[0].rule.id == "ML-PLU-04"
    assert "loot stack" in hits[0].sentence
    assert not Catalogue.load("ML").search("loot spaceship")
    assert not Catalogue.load("ML").search("…")
