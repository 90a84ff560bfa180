"""The list of games is noted, and is never older than the files it was made from."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from tafelrunde.kernel import find, games, rulebook
from tafelrunde.table.http import listing, lobby
from tafelrunde.table.http.infos import GameInfo, game_info
from tafelrunde.tabletop import pack_selection


class Lobby:
    """A list of games in words, for a server that has just started; counts how often games were loaded."""

    def __init__(self, notes: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.notes = notes
        self.loaded = 0
        self._monkeypatch = monkeypatch

        def counted(language: str) -> list[GameInfo]:
            self.loaded += 1
            return [game_info(find(game), language) for game in games()]

        monkeypatch.setattr(lobby, "_offered", counted)

    def forget(self) -> None:
        """Nobody has asked for a game yet."""
        self._monkeypatch.setattr(rulebook, "_registered", {})

    def open(self, language: str = "en") -> list[GameInfo]:
        self.forget()
        return lobby.offered(language, self.notes)


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Lobby:
    return Lobby(tmp_path / "notes", monkeypatch)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package beside ours that the list counts as made from."""
    folder = tmp_path / "packages" / "more_games"
    (folder / "texts").mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "texts" / "en.ftl").write_text("game-title = More\n")
    monkeypatch.syspath_prepend(str(folder.parent))
    real = rulebook.not_loaded
    for module in (lobby, listing):
        monkeypatch.setattr(module, "not_loaded", lambda: {**real(), "more": "more_games.rules"})
    yield folder
    sys.modules.pop("more_games", None)


def test_the_second_start_loads_no_game(fresh: Lobby) -> None:
    first = fresh.open()
    assert (fresh.open(), fresh.loaded) == (first, 1)
    assert {game.id for game in first} == set(games())
    german = fresh.open("de")
    assert (fresh.open("de"), fresh.loaded) == (german, 2)
    assert german != first
    assert fresh.open() == first


def test_the_noted_list_is_told_word_by_word_before_any_game_is_loaded(fresh: Lobby, package: Path) -> None:
    assert listing.noted_lists(fresh.notes) == {}
    english, german = fresh.open("en"), fresh.open("de")
    fresh.forget()
    told = {"en": msgspec.json.encode(english), "de": msgspec.json.encode(german)}
    assert listing.noted_lists(fresh.notes) == told
    _changed(package)
    assert listing.noted_lists(fresh.notes) == {}


def test_games_that_are_loaded_need_no_note(fresh: Lobby) -> None:
    fresh.open()
    lobby.offered("en", fresh.notes)  # nobody has started anew
    assert fresh.loaded == 2
    lobby.offered("en", None)
    assert fresh.loaded == 3


def _changed(folder: Path) -> None:
    (folder / "texts" / "en.ftl").write_text("game-title = Mare\n")  # of the same length


def _added(folder: Path) -> None:
    (folder / "content.yaml").write_text("")


def _renamed(folder: Path) -> None:
    (folder / "texts").rename(folder / "words")


def _removed(folder: Path) -> None:
    shutil.rmtree(folder / "texts")


@pytest.mark.parametrize("change", [_changed, _added, _renamed, _removed])
def test_any_change_of_a_file_makes_it_anew(fresh: Lobby, package: Path, change: Callable[[Path], None]) -> None:
    fresh.open()
    fresh.open()
    assert fresh.loaded == 1
    change(package)
    fresh.open()
    assert fresh.loaded == 2


def test_a_pack_in_use_makes_it_anew(fresh: Lobby, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    fresh.open()
    (pack / "pack.yaml").write_text("game: none_of_these\n")
    monkeypatch.setenv(pack_selection.ENVIRONMENT, str(pack))
    fresh.open()
    fresh.open()
    assert fresh.loaded == 2
    (pack / "pack.yaml").write_text("game: none_of_those\n")
    fresh.open()
    assert fresh.loaded == 3


def test_a_file_that_changes_meanwhile_is_not_noted(
    fresh: Lobby, package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = lobby._offered

    def slow(language: str) -> list[GameInfo]:
        _changed(package)
        return counted(language)

    monkeypatch.setattr(lobby, "_offered", slow)
    fresh.open()
    assert not fresh.notes.exists()


def test_a_list_without_a_broken_game_is_not_noted(fresh: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "_offered", lambda language: [])
    assert fresh.open() == []
    assert not fresh.notes.exists()


def test_a_spoiled_note_is_written_anew(fresh: Lobby) -> None:
    first = fresh.open()
    file = fresh.notes / "games-en"
    good = file.read_bytes()
    file.write_bytes(good.replace(b"Gloomhaven", b"Doomhaven!"))
    assert (fresh.open(), fresh.loaded) == (first, 2)
    assert file.read_bytes() == good


def test_a_game_that_came_otherwise_is_never_noted(fresh: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "_registered", {"cellar": find("monster_lands")})
    assert rulebook.not_loaded() == {}


def test_a_package_that_is_no_folder_has_no_key() -> None:
    assert listing.key_of({"tafelrunde", "there_is_no_such_package"}) is None
