"""Notes: what can't be trusted is as good as not there, and what can't be written is no harm."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tafelrunde.table.keeping import notes
from tafelrunde.table.keeping.notes import note, noted

KEY = b"all that it was made from"
VALUE = {"gloomhaven": [1, 2, 3]}


def read(folder: Path, key: bytes = KEY) -> dict[str, list[int]] | None:
    return noted(folder, "games", key, dict[str, list[int]])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "notes"
    note(folder, "games", KEY, VALUE)
    return folder


def test_what_was_noted_is_read_by_its_key_alone(folder: Path) -> None:
    assert read(folder) == VALUE
    assert read(folder, b"something else") is None
    assert read(folder.with_name("elsewhere")) is None


def test_only_this_user_can_look_into_it(folder: Path) -> None:
    assert folder.stat().st_mode & 0o777 == 0o700
    assert (folder / "games").stat().st_mode & 0o777 == 0o600


def test_every_torn_note_is_none(folder: Path) -> None:
    file = folder / "games"
    whole = file.read_bytes()
    for length in range(len(whole)):
        file.write_bytes(whole[:length])
        assert read(folder) is None, length
    for place in range(len(whole)):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        assert read(folder) is None, place
    note(folder, "games", KEY, VALUE)
    assert read(folder) == VALUE


def test_a_note_of_another_shape_is_none(folder: Path) -> None:
    note(folder, "games", KEY, ["not", "a", "table"])
    assert read(folder) is None


def _folder_for_all(folder: Path) -> None:
    folder.chmod(0o777)


def _file_for_all(folder: Path) -> None:
    (folder / "games").chmod(0o666)


def _linked_file(folder: Path) -> None:
    (folder / "games").rename(folder.with_name("games"))
    (folder / "games").symlink_to(folder.with_name("games"))


def _linked_folder(folder: Path) -> None:
    folder.rename(folder.with_name("real"))
    folder.symlink_to(folder.with_name("real"))


def _pipe(folder: Path) -> None:
    (folder / "games").unlink()
    os.mkfifo(folder / "games")


def _of_somebody_else(folder: Path) -> None:
    if os.getuid():
        pytest.skip("only root can give a file away")
    os.chown(folder / "games", 12345, 12345)


@pytest.mark.parametrize(
    "spoil", [_folder_for_all, _file_for_all, _linked_file, _linked_folder, _pipe, _of_somebody_else]
)
def test_what_somebody_else_could_have_written_is_none(folder: Path, spoil: Callable[[Path], None]) -> None:
    spoil(folder)
    assert read(folder) is None


def test_a_huge_note_is_not_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notes, "LARGEST", 20)
    assert read(folder) is None


@pytest.mark.parametrize("call", ["mkdir", "mkstemp", "replace"])
def test_what_can_not_be_written_is_no_harm(folder: Path, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "no space left on device")

    owner = {"mkdir": Path, "mkstemp": tempfile, "replace": os}[call]
    monkeypatch.setattr(owner, call, full)
    note(folder, "games", KEY, {"other": [1]})
    assert read(folder) == VALUE
    assert [path.name for path in folder.iterdir()] == ["games"], "nothing is left lying about"


def test_a_file_where_the_folder_should_be_is_no_harm(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("in the way")
    note(tmp_path / "notes", "games", KEY, VALUE)
    assert read(tmp_path / "notes") is None
