"""The study of campaigns: whole campaigns by bots become a report, and what is outside the band is seen."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pyarrow.parquet
import pytest

from tafelrunde.kernel import Outcome, find
from tafelrunde.lab.balance.__main__ import main, read_study
from tafelrunde.lab.balance.courses import FEW, Campaigning, Course, Courses
from tafelrunde.lab.playing.notebook import Notebook
from tafelrunde.lab.playing.simulate import GameSpec, Played
from tafelrunde.lab.playing.tables import CannotWrite
from tests.helpers.quick_scenarios import over_at_once

STUDIES = Path(__file__).parents[3] / "docs" / "balance"


def study() -> Courses:
    found = read_study(STUDIES / "gloomhaven-campaign.yaml")
    assert isinstance(found, Courses)
    return found


def course(*results: str, ends: tuple[str, ...] = ("dawn",)) -> Course:
    lines: list[dict[str, Any]] = [
        {
            "adventure": "1",
            "result": result,
            "rounds": 10,
            "level": 1,
            "levels": (1, 3),
            "gold": (0, 10),
            "prosperity": number,
            "retired": 0,
        }
        for number, result in enumerate(results)
    ]
    details = {"endings": list(ends), "levels": [3, 4], "prosperity": 7, "retired": 1}
    return Course(Played(GameSpec("gloomhaven", 1, 2, {}, ()), 1, 0.1, Outcome((0,), (0,), details), {"course": lines}))


def test_campaigns_become_a_report(tmp_path: Path):
    campaigning = Campaigning(study(), tmp_path, "campaign", share=0.001)
    with over_at_once():
        text = campaigning.write().read_text(encoding="utf-8")
    assert "| campaigns | 2 | 2 | 2 |" in text
    assert "| reached an end of the story | 2 | 2 | 2 |" in text
    assert "| 1 Black Barrow | 1 |" in text
    assert "## Along the way, 4 heroes" in text
    assert len(campaigning.rows) == 6
    ElementTree.parse(tmp_path / "pictures" / "campaign-wins.svg")


def test_the_command_writes_the_report(tmp_path: Path):
    (tmp_path / "gloomhaven-campaign.yaml").write_bytes((STUDIES / "gloomhaven-campaign.yaml").read_bytes())
    with over_at_once():
        assert main(["gloomhaven-campaign", "--folder", str(tmp_path), "--share", "0.001"]) == 0
    assert (tmp_path / "gloomhaven-campaign.md").is_file()


def test_an_interrupted_study_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    kept = tmp_path / "kept.parquet"

    def written() -> str:
        with Notebook(kept, find("gloomhaven")) as notebook:
            return Campaigning(study(), tmp_path, "campaign", share=0.001, notebook=notebook).write().read_text("utf-8")

    def rows() -> list[dict[str, Any]]:
        return pyarrow.parquet.read_table(kept).to_pylist()

    with over_at_once():
        report = written()
        table = pyarrow.parquet.read_table(kept)
        pyarrow.parquet.write_table(table.slice(0, 4), kept)
        assert written() == report
        assert len(rows()) == table.num_rows == 6
    assert written() == report, "nothing had to be played"
    assert rows() == table.to_pylist(), "in the same order"
    monkeypatch.setattr(type(find("gloomhaven")), "content_digest", lambda self: "other")
    with pytest.raises(CannotWrite, match="other rules or content"):
        Notebook(kept, find("gloomhaven"))


def test_figures_are_told_as_they_are(tmp_path: Path):
    told = Campaigning(study(), tmp_path, "campaign")
    lines = told.report({heroes: [course("lost", "lost", "won", ends=())] for heroes in told.study.heroes})
    assert "| reached an end of the story | 0 | 0 | 0 |" in lines
    assert "| most lost in a row | 2 | 2 | 2 |" in lines
    assert "| rounds | 30.0 (30–30) | 30.0 (30–30) | 30.0 (30–30) |" in lines
    assert "| level at the end | 3.5 (3.5–3.5) | 3.5 (3.5–3.5) | 3.5 (3.5–3.5) |" in lines
    assert "| 1–5 | 1 | 33 % | 2.0 | 1.0 | 5.0 | 1.0 | 0.0 |" in lines


def test_a_share_outside_the_band_is_bold_if_there_are_enough_tries(tmp_path: Path):
    told = Campaigning(study(), tmp_path, "campaign")
    few = told.report({heroes: [course("won", "won")] for heroes in told.study.heroes})
    many = told.report({heroes: [course(*["won"] * FEW)] for heroes in told.study.heroes})
    assert any("| 100 % of 2, 10 rounds |" in line for line in few)
    assert any(f"| **100 %** of {FEW}, 10 rounds |" in line for line in many)
