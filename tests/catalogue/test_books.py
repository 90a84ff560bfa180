"""Books are found where they lie: ours in docs/rules, those of other games where the game says."""

from pathlib import Path

import pytest

from tafelrunde.catalogue import Book, BrokenCatalogue, Catalogue, UnknownRule, book, books
from tafelrunde.catalogue.coverage import untestable, waiting
from tafelrunde.catalogue.search import search
from tafelrunde.catalogue.shelf import books_in, rules_folder
from tafelrunde.kernel import find, rulebook
from tests.helpers.playing import GAMES
from tests.helpers.toy import Toy

HEAD = "---\ngame: toy\ntitle: The Toy\nprefix: TOY\n---\n\n"
RULES = "## 1 Running\n\n- **TOY-RUN-01** Whoever runs wins, like ML-PLU-02.\n- **TOY-RUN-02** Nobody walks.\n"


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed game that brings its own catalogue, translated, with both lists."""
    folder = tmp_path / "rules"
    (folder / "de").mkdir(parents=True)
    (folder / "the-toy.md").write_text(HEAD + RULES)
    (folder / "README.md").write_text("# No catalogue\n")
    (folder / "de" / "the-toy.md").write_text("## 1 Laufen\n\n- **TOY-RUN-01** Wer läuft, gewinnt.\n")
    (folder / "untestable.yaml").write_text("TOY-RUN-02: a wish\n")
    (folder / "waiting.yaml").write_text("TOY-RUN: the legs\n")

    class Own(Toy):
        catalogue = folder

    monkeypatch.setitem(rulebook._registered, "toy", Own(lambda game: iter(())))  # type: ignore[arg-type, return-value]
    return folder


def test_games_that_nobody_built_yet_have_their_catalogue():
    assert [(each.game, each.prefix) for each in books()] == [
        ("frosthaven", "FH"),
        ("gloomhaven", "GH"),
        ("massive_darkness", "MD"),
        ("monster_lands", "ML"),
        ("sword_and_sorcery", "SS"),
    ]


@pytest.mark.parametrize("game", [each.game for each in books() if each.game in GAMES])
def test_a_game_and_its_catalogue_have_the_same_prefix(game: str):
    assert book(game).prefix == find(game).prefix


def test_our_own_games_are_not_loaded_to_find_their_catalogues(monkeypatch: pytest.MonkeyPatch):
    loaded: list[str] = []

    def noticed(game: str):
        loaded.append(game)
        return find(game)

    monkeypatch.setattr("tafelrunde.catalogue.shelf.find", noticed)
    assert book("GH").title == "Gloomhaven"
    assert not {each.game for each in books()}.intersection(loaded)


def test_an_installed_game_brings_its_own(toy: Path):
    assert book("toy") == book("TOY") == Book("toy", "The Toy", "TOY", toy / "the-toy.md")
    catalogue = Catalogue.of("TOY-RUN-01")
    assert [rule.id for rule in catalogue] == ["TOY-RUN-01", "TOY-RUN-02"]
    assert [
        hit.rule.id for hit in search((rule for each in books() for rule in Catalogue.load(each.game)), "runs wins")
    ]
    assert Catalogue.load("toy", "de").rule("TOY-RUN-01").text == "Wer läuft, gewinnt."
    assert Catalogue.load("toy", "de").rule("TOY-RUN-02").language == "en"
    assert untestable()["TOY-RUN-02"] == "a wish"
    assert waiting("TOY-RUN-01") == "the legs"


def test_an_unknown_rule_names_its_prefix_too(toy: Path):
    with pytest.raises(UnknownRule, match="SS- or TOY-"):
        Catalogue.of("XX-PLU-01")


def test_a_game_without_a_catalogue_is_no_fault(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(rulebook._registered, "toy", Toy(lambda game: iter(())))  # type: ignore[arg-type, return-value]
    assert "toy" not in {each.game for each in books()}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("---\ngame: toy\ntitle: T\n", "has no second ---"),
        ("---\ngame: toy\ntitle: T\n---\n", "must say game, title and prefix: .*missing.*`prefix`"),
        ("---\ngame: toy\ntitle: T\nprefix: T\ncolour: red\n---\n", "unknown field `colour`"),
        ("---\ngame: [\n---\n", "must say game, title and prefix"),
    ],
)
def test_a_broken_head_is_explained(tmp_path: Path, text: str, message: str):
    (tmp_path / "toy.md").write_text(text)
    with pytest.raises(BrokenCatalogue, match=message) as broken:
        books_in(tmp_path)
    assert f"{tmp_path / 'toy.md'}:1" in str(broken.value)


def test_two_books_of_one_prefix_are_refused(toy: Path):
    (toy / "the-toy.md").write_text(HEAD.replace("TOY", "GH"))
    books_in.cache_clear()
    with pytest.raises(
        BrokenCatalogue, match=r"the-toy.md and .*gloomhaven.md have the same game or prefix \(toy, GH\)"
    ):
        books()
    books_in.cache_clear()


def test_every_file_of_ours_is_a_book():
    assert len(books_in(rules_folder())) == len(list(rules_folder().glob("*.md")))
