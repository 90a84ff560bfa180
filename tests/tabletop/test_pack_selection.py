"""One choice of packs for all games, of which each sees only its own."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tafelrunde.tabletop.pack_selection import ENVIRONMENT, PackSelection, in_use
from tafelrunde.tabletop.packs import ContentError, Problem


def selection(game: str) -> PackSelection[str]:
    """The content of a game is a text: its own name, and what the pack says."""

    def read(folder: Path | None, thoroughly: bool) -> str:
        text = (folder / "text").read_text(encoding="utf-8") if folder else ""
        if thoroughly and "unsound" in text:
            raise ContentError([Problem("text", None, "", "unsound")])
        return f"{game}{text}"

    return PackSelection(game, ("text",), read)


@pytest.fixture(autouse=True)
def nothing_in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ENVIRONMENT, "")


def pack(folder: Path, game: str, text: str = "+") -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "pack.yaml").write_text(f"game: {game}\nname: chess and draughts\n", encoding="utf-8")
    (folder / "text").write_text(text, encoding="utf-8")
    return folder


def test_a_game_sees_only_packs_of_its_own(tmp_path: Path) -> None:
    chess, draughts = selection("chess"), selection("draughts")
    chess.use(pack(tmp_path / "a", "chess"))
    assert (chess.load(), draughts.load()) == ("chess+", "draughts")
    draughts.use(pack(tmp_path / "b", "draughts"))
    assert (chess.load(), draughts.load()) == ("chess+", "draughts+")
    assert in_use() == (tmp_path / "a", tmp_path / "b")
    # Another process that finds the same environment.
    assert (selection("chess").load(), selection("draughts").load()) == ("chess+", "draughts+")
    chess.use(None)
    assert (chess.load(), chess.alone()) == ("chess", "chess")
    assert (selection("chess").load(), selection("draughts").load()) == ("chess", "draughts+")


def test_a_pack_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    chess = selection("chess")
    chess.use(pack(tmp_path / "a", "chess", "1"))
    chess.use(pack(tmp_path / "b", "chess", "2"))
    assert (chess.load(), in_use()) == ("chess2", (tmp_path / "b",))
    # Chosen again, it is read again.
    chess.use(pack(tmp_path / "b", "chess", "3"))
    assert chess.load() == "chess3"


def test_what_was_worked_out_is_forgotten(tmp_path: Path) -> None:
    chess, kept = selection("chess"), ["something"]
    chess.forget.append(kept.clear)
    with pytest.raises(ContentError):
        chess.use(pack(tmp_path / "a", "chess", "unsound"))
    assert (kept, chess.load(), in_use()) == (["something"], "chess", ())
    chess.use(pack(tmp_path / "a", "chess"))
    assert kept == []


def test_two_packs_of_one_game(tmp_path: Path) -> None:
    folders = [pack(tmp_path / "a", "chess"), pack(tmp_path / "b", "chess")]
    os.environ[ENVIRONMENT] = os.pathsep.join(map(str, folders))
    with pytest.raises(ContentError, match="a second pack for chess beside"):
        selection("chess").load()
    assert selection("draughts").load() == "draughts"


def test_a_pack_that_names_no_game_may_be_anybodys(tmp_path: Path) -> None:
    os.environ[ENVIRONMENT] = str(tmp_path / "gone")
    chess = selection("chess")
    with pytest.raises(ContentError, match="gone: there is no such folder"):
        chess.load()
    chess.use(None)
    assert (chess.load(), in_use()) == ("chess", ())


def test_a_folder_that_the_environment_can_t_name(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="can't have"):
        selection("chess").use(pack(tmp_path / f"a{os.pathsep}b", "chess"))
