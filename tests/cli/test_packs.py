"""``tafelrunde packs`` and ``--pack``."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tafelrunde.cli.main import build
from tafelrunde.games.gloomhaven import content
from tests.helpers.packs import SCENARIO, sound_pack


def run(*arguments: str) -> Result:
    return CliRunner().invoke(build(arguments), list(arguments))


@pytest.fixture
def pack(tmp_path: Path) -> Iterator[Path]:
    yield sound_pack(tmp_path)
    content.use_pack(None)


@pytest.fixture
def unsound(pack: Path) -> Path:
    text = SCENARIO.replace("op: kill_all", "op: destroy, name: tree").replace("en: Go", "en: ''")
    (pack / "scenarios" / "trial.yaml").write_text(text, encoding="utf-8")
    return pack


def test_a_sound_pack(pack: Path) -> None:
    result = run("packs", "check", str(pack), "--lang", "en")
    assert (result.exit_code, result.output) == (0, "The pack is sound.\n")
    result = run("packs", "check", "--lang", "de")
    assert (result.exit_code, result.output) == (0, "Das Paket ist in Ordnung.\n")


def test_every_mistake_is_told(unsound: Path) -> None:
    result = run("packs", "check", str(unsound), "--lang", "en")
    assert result.exit_code == 1
    assert result.output.splitlines() == [
        "mine/scenarios/trial.yaml:26: texts.intro.en: the text is missing in this language",
        "mine/scenarios/trial.yaml:3: goal.name: 'tree' is no obstacle with hit points; there are none",
        "2 mistakes",
    ]


def test_for_programs(pack: Path, unsound: Path) -> None:
    result = run("packs", "check", str(unsound), "--json")
    assert result.exit_code == 1
    found = json.loads(result.output)
    assert found["sound"] is False
    assert found["problems"][1] == {
        "file": "mine/scenarios/trial.yaml",
        "line": 3,
        "path": "goal.name",
        "message": "'tree' is no obstacle with hit points; there are none",
    }


def test_what_is_in_a_pack(pack: Path) -> None:
    result = run("packs", "show", str(pack), "--lang", "en")
    alone = len(content.read_alone().scenarios)
    assert result.output.splitlines()[:3] == [
        f"Scenarios: {alone + 1}, 1 of this pack",
        "  trial  Trial",
        "Classes: 6",
    ]
    result = run("packs", "show", "--lang", "de")
    assert result.output.splitlines()[:2] == [f"Szenarien: {alone}", "  1  Schwarzgrab"]


def test_a_folder_that_is_no_pack(tmp_path: Path, pack: Path) -> None:
    result = run("packs", "check", str(tmp_path / "none"))
    assert (result.exit_code, result.output) == (2, f"tafelrunde: {tmp_path / 'none'}: there is no such folder\n")
    result = run("packs", "check", str(tmp_path))
    assert result.exit_code == 2
    assert "pack.yaml says which game a pack is for (game: gloomhaven or massive_darkness), and can't" in result.output
    (pack / "pack.yaml").write_text("game: chess\n", encoding="utf-8")
    result = run("packs", "check", str(pack))
    assert result.exit_code == 2
    assert "'chess' takes no packs; game is one of gloomhaven" in result.output


def test_playing_with_a_pack(pack: Path) -> None:
    result = run("simulate", "gloomhaven", "--pack", str(pack), "-o", "scenario=trial", "-n", "2", "--workers", "1")
    assert result.exit_code == 0, result.output
    assert "2 of 2 games" in result.output


def test_an_unsound_pack_is_refused(unsound: Path) -> None:
    result = run("simulate", "gloomhaven", "--pack", str(unsound), "-n", "1", "--workers", "1")
    assert result.exit_code == 2
    assert f"the pack {unsound} can't be used:" in result.output
    assert "trial.yaml:3: goal.name" in result.output
