"""``tafelrunde packs`` and ``--pack``."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tafelrunde.cli.main import build
from tafelrunde.games.gloomhaven import content
from tafelrunde.kernel import find
from tests.helpers.packs import MANIFEST, SCENARIO, sound_pack


def run(*arguments: str) -> Result:
    return CliRunner().invoke(build(arguments), list(arguments))


@pytest.fixture
def pack(tmp_path: Path) -> Iterator[Path]:
    yield sound_pack(tmp_path)
    content.PACKS.use(None)


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
    alone = len(content.PACKS.alone().scenarios)
    assert result.output.splitlines()[:3] == [
        f"Scenarios: {alone + 1}, 1 of this pack",
        "  trial  Trial",
        f"Classes: {len(content.PACKS.alone().classes)}",
    ]
    result = run("packs", "show", "--lang", "de")
    assert result.output.splitlines()[:2] == [f"Szenarien: {alone}", "  1  Schwarzgrab"]


def test_the_own_content_of_a_game() -> None:
    result = run("packs", "show", "--game", "massive_darkness", "--lang", "en")
    kinds = [line.split(":")[0] for line in result.output.splitlines() if not line.startswith(" ")]
    assert kinds[:4] == ["Quests", "Classes", "Heroes", "Treasures"]
    assert len(set(kinds)) == len(kinds) == len(find("massive_darkness").packs.kinds)
    assert run("packs", "check", "--game", "monster_lands").exit_code == 0
    result = run("packs", "check", "--game", "ludo")
    assert result.exit_code == 2
    assert "frosthaven, gloomhaven, massive_darkness, monster_lands, sword_and_sorcery" in result.output


def test_a_folder_that_is_no_pack(tmp_path: Path, pack: Path) -> None:
    result = run("packs", "check", str(tmp_path / "none"))
    assert (result.exit_code, result.output.splitlines()[1]) == (2, f"{tmp_path / 'none'}: there is no such folder")
    result = run("packs", "check", str(tmp_path))
    assert result.exit_code == 2
    assert f"/pack.yaml: the file is missing in {tmp_path}; it says which game this is for" in result.output
    (pack / "pack.yaml").write_text("game: chess\n", encoding="utf-8")
    result = run("packs", "check", str(pack))
    assert result.exit_code == 2
    assert "'chess' takes no packs; game is one of frosthaven, gloomhaven" in result.output
    (pack / "pack.yaml").write_text("game: 7\n", encoding="utf-8")
    assert "mine/pack.yaml: game: it must say which game this is for" in run("packs", "check", str(pack)).output


def test_a_pack_is_checked_by_the_game_of_its_manifest_whatever_its_texts_say(pack: Path) -> None:
    (pack / "pack.yaml").write_text(MANIFEST + "author: massive_darkness\n", encoding="utf-8")
    assert run("packs", "check", str(pack), "--lang", "en").output == "The pack is sound.\n"
    result = run("simulate", "gloomhaven", "--pack", str(pack), "-o", "scenario=trial", "-n", "1", "--workers", "1")
    assert result.exit_code == 0, result.output
    assert find("massive_darkness").packs.load() is find("massive_darkness").packs.alone()


def test_a_pack_of_another_game_changes_nothing(pack: Path) -> None:
    """Each game looks only at packs of its own."""
    result = run("simulate", "massive_darkness", "--pack", str(pack), "-n", "1", "--workers", "1")
    assert result.exit_code == 0, result.output
    assert "trial" in find("gloomhaven").packs.load().scenarios


def test_one_pack_for_each_game(pack: Path, tmp_path: Path) -> None:
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "pack.yaml").write_text(MANIFEST, encoding="utf-8")
    result = run("simulate", "gloomhaven", "--pack", str(pack), "--pack", str(tmp_path / "more"), "-n", "1")
    assert result.exit_code == 2
    assert "are both packs for gloomhaven; one can be in use" in result.output


def test_a_pack_of_the_environment_that_can_t_be_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAFELRUNDE_PACK", str(tmp_path / "gone"))
    result = run("simulate", "monster_lands", "-n", "1", "--workers", "1")
    assert result.exit_code == 2
    assert f"{tmp_path / 'gone'}: there is no such folder" in result.output


def test_playing_with_a_pack(pack: Path) -> None:
    result = run("simulate", "gloomhaven", "--pack", str(pack), "-o", "scenario=trial", "-n", "2", "--workers", "1")
    assert result.exit_code == 0, result.output
    assert "2 of 2 games" in result.output


def test_an_unsound_pack_is_refused(unsound: Path) -> None:
    result = run("simulate", "gloomhaven", "--pack", str(unsound), "-n", "1", "--workers", "1")
    assert result.exit_code == 2
    assert f"the pack {unsound} can't be used:" in result.output
    assert "trial.yaml:3: goal.name" in result.output
