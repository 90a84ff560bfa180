"""What strangers have written into packs and saves does nothing on a terminal, and leads nowhere."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from tafelrunde.cli.main import build
from tafelrunde.kernel.papers.document import Document
from tafelrunde.kernel.papers.printable import printable
from tafelrunde.tabletop.packs import ContentError, Problem, read_pack
from tafelrunde.terminal.home import Player

ESCAPE = "\x1b]0;owned\x07\x1b[2J\x9b31m"


def test_control_characters_are_written_out() -> None:
    assert printable("a\x1b[31mb\x9bc\u202ed\ne\tf ü") == r"a\x1b[31mb\x9bc\u202ed" + "\ne\tf ü"
    assert str(Problem(f"{ESCAPE}.yaml", 3, ESCAPE, ESCAPE)).isprintable()
    assert Player(f"Eve{ESCAPE}").name.isprintable()
    assert msgspec.json.decode(msgspec.json.encode({"name": ESCAPE}), type=Player).name.isprintable()


@pytest.mark.parametrize("text", [r'name: "\e[31m"', r'"\x1b": 1', r'- "\x9b31m"', "a: !%1b[31m b", r'a: "\u202e"'])
def test_no_text_that_is_read_has_control_characters(text: str) -> None:
    document = Document.parse(text)
    assert document.faults
    assert all(fault.message.isprintable() for fault in document.faults)


def _checked(folder: Path) -> tuple[int, str]:
    found = CliRunner().invoke(build(["packs"]), ["packs", "check", str(folder)])
    return found.exit_code, found.output


def test_a_pack_that_names_escape_codes_is_refused_with_words(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text('game: gloomhaven\nname: {de: "\\e[2J", en: x}\n')
    (tmp_path / f"{ESCAPE}.yaml").write_text("a: 1\n")
    code, said = _checked(tmp_path)
    assert code != 0
    assert all(line.isprintable() for line in said.splitlines())


class _Files(msgspec.Struct):
    monsters: dict[str, int]


def test_no_link_is_followed_out_of_a_pack(tmp_path: Path) -> None:
    secret = tmp_path / "secret.yaml"
    secret.write_text("password: hunter2\n")
    pack = tmp_path / "pack"
    (pack / "real").mkdir(parents=True)
    (pack / "pack.yaml").symlink_to(secret)
    code, said = _checked(pack)
    assert code != 0
    assert "leads out of the pack" in said
    assert "hunter2" not in said
    assert "password" not in said
    (pack / "pack.yaml").unlink()
    (pack / "pack.yaml").write_text("game: gloomhaven\n")
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "secret.yaml").write_text("password: hunter2\n")
    (pack / "scenarios").symlink_to(tmp_path / "elsewhere")
    code, said = _checked(pack)
    assert code != 0
    assert "leads out of the pack" in said
    assert "password" not in said

    (pack / "monsters.yaml").symlink_to(secret)
    with pytest.raises(ContentError, match="leads out of the pack"):
        read_pack(pack, _Files)
    (pack / "monsters.yaml").unlink()
    (pack / "real" / "m.yaml").write_text("a: 1\n")
    (pack / "monsters.yaml").symlink_to(Path("real") / "m.yaml")
    (pack / "pack.yaml").unlink()
    assert read_pack(pack, _Files).files.monsters == {"a": 1}, "inside the pack links are fine"
