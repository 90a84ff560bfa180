"""A study finds what was planted: a scenario that nobody can win, and a card that nobody wants."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tafelrunde.cli.main import build
from tafelrunde.kernel import find
from tafelrunde.lab.study import Advice, Record, Study
from tafelrunde.lab.study_page import page
from tests.helpers.packs import SCENARIO, sound_pack

BUTTON = """\
tiles:
  - id: bone_button
    name: {de: Beinknopf, en: Bone button}
    effect: {op: gain, gold: 1}
    trigger: anytime
    outside: false
"""


@pytest.fixture
def packs() -> Iterator[None]:
    yield
    for game in ("gloomhaven", "monster_lands"):
        find(game).packs.use(None)


def unfair_pack(tmp_path: Path) -> Path:
    """Over before anybody could have won."""
    folder = sound_pack(tmp_path)
    text = SCENARIO.replace("goal: {op: kill_all}", "goal: {op: kill_all}\nlose:\n  - {op: too_late, rounds: 1}")
    (folder / "scenarios" / "trial.yaml").write_text(text, encoding="utf-8")
    return folder


def card_pack(tmp_path: Path) -> Path:
    (tmp_path / "pack.yaml").write_text("game: monster_lands\nname: {de: Probe, en: Trial}\n")
    (tmp_path / "loot.yaml").write_text(BUTTON)
    return tmp_path


def played(study: Study, games: int) -> Study:
    for _ in study.run(games, 5):
        pass
    return study


def test_a_scenario_that_can_not_be_won_is_found(packs: None, tmp_path: Path):
    find("gloomhaven").packs.use(unfair_pack(tmp_path))
    study = played(Study(find("gloomhaven"), players=[2]), 16)
    assert study.adventures == ["trial"]
    assert [cell.label for cell in study.unfair()] == ["trial, 2"]
    assert study.cells[0].party.figures["rounds"].value == 1
    assert "Unausgewogen" in page(study, "de")


def test_a_card_that_nobody_wants_is_found(packs: None, tmp_path: Path):
    find("monster_lands").packs.use(card_pack(tmp_path))
    study = played(Study(find("monster_lands"), players=[4]), 16)
    assert study.own == {"bone_button"}
    record = study.records["bone_button"]
    assert record.offered
    assert "bone_button" in [worse for worse, _, _ in study.dominated()]
    found = page(study, "en")
    assert "Bone button" in found
    assert "http" not in found.replace("http://www.w3.org/2000/svg", "")


def test_the_command(packs: None, tmp_path: Path):
    report = tmp_path / "report.html"
    words = ["study", str(unfair_pack(tmp_path)), "--games", "2", "--players", "2", "--workers", "1"]
    result = CliRunner().invoke(build(words), [*words, "--report", str(report), "--lang", "de"])
    assert result.exit_code == 0, result.output
    assert "trial, 2: 0 %" in result.output
    assert "<h1>Studie" in report.read_text(encoding="utf-8")


def test_a_difference_has_an_interval():
    record = Record("x", "cards", used=100, won_with=80, without=100, won_without=40)
    assert record.difference is not None
    gap, low, high = record.difference
    assert gap == pytest.approx(0.4)
    assert 0.26 < low < 0.29, "Newcombe's method, reckoned by hand"
    assert 0.50 < high < 0.53
    assert Record("y", "cards", used=3, won_with=1).difference is None


def test_a_proposal_says_how_sure_it_is():
    few = Advice("level", 0.5, [(0, 4, 5), (1, 3, 5), (2, 1, 5)])
    assert (few.best[0], few.sure) == (1, False)
    many = Advice("level", 0.5, [(0, 900, 1000), (1, 505, 1000), (2, 100, 1000)])
    assert (many.best[0], many.sure) == (1, True)
