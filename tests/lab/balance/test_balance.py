"""The balance study: plays what its file says, and writes a report with pictures that a reader can open."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tafelrunde.games.gloomhaven.content import load
from tafelrunde.kernel import Outcome
from tafelrunde.lab.balance.__main__ import main, read_study
from tafelrunde.lab.balance.competition import Balance, Mean, Study
from tafelrunde.lab.balance.winning import Cell, Winning, Wins
from tafelrunde.lab.playing.simulate import GameSpec, Played
from tafelrunde.lab.plots import pictures

STUDIES = Path(__file__).parents[3] / "docs" / "balance"
COOPERATIVE = sorted([path for path in STUDIES.glob("*.yaml") if isinstance(read_study(path), Wins)])


def test_a_study_becomes_a_report(tmp_path: Path):
    study = read_study(STUDIES / "monster-lands.yaml")
    assert isinstance(study, Study)
    balance = Balance(study, tmp_path, share=0.001)
    report = balance.write()
    text = report.read_text(encoding="utf-8")
    assert "## Seats and sides" in text
    assert "## Levels: difficulty" in text
    for name in balance.pictures:
        assert f"pictures/{balance.name}-{name}.svg" in text
        ElementTree.parse(tmp_path / "pictures" / f"{balance.name}-{name}.svg")
    assert len(balance.rows) >= 10


@pytest.mark.parametrize("path", COOPERATIVE, ids=lambda path: path.stem)
def test_a_study_of_parties_becomes_a_report(path: Path, tmp_path: Path):
    study = read_study(path)
    assert isinstance(study, Wins)
    first = next(iter(study.adventures))
    winning = Winning(study, tmp_path, share=0.001, only=[first])
    text = winning.write().read_text(encoding="utf-8")
    assert "2 games in each place" in text
    assert f"of {len(study.heroes)} are inside" in text
    assert len(winning.rows) == 2 * len(study.heroes)
    ElementTree.parse(tmp_path / "pictures" / f"{winning.name}-wins.svg")


def test_every_scenario_is_studied_at_the_level_it_is_recommended_for():
    study = read_study(STUDIES / "gloomhaven.yaml")
    assert isinstance(study, Wins)
    recommended = {scenario.id: {"hero_level": scenario.recommended} for scenario in load().scenarios.values()}
    assert study.adventures == recommended


def test_a_share_of_wins_outside_the_band_is_noticed(tmp_path: Path):
    study = read_study(STUDIES / "gloomhaven.yaml")
    assert isinstance(study, Wins)
    winning = Winning(study, tmp_path)
    cell = Cell(2)
    for game in range(10):
        outcome = Outcome((0, 1) if game < 8 else (), (0, 0), {"because": "tired", "rounds": game})
        cell.count(Played(GameSpec("gloomhaven", game, 2, {}, ()), 1, 0.1, outcome), "because")
    assert winning.inside(cell)
    assert cell.reasons == {"tired": 2}
    assert cell.figure("rounds") == 4.5
    cell.count(Played(GameSpec("gloomhaven", 10, 2, {}, ()), 1, 0.1, Outcome((0, 1), (0, 0), {})), "because")
    assert not winning.inside(cell)
    assert "**82 %**" in winning.table({"1": [cell]})[-1]


def test_an_adventure_that_is_not_studied(capsys: pytest.CaptureFixture[str]):
    assert main(["gloomhaven", "--folder", str(STUDIES), "--only", "1,999"]) == 2
    assert "the study has no scenario '999'; it has: 1, 2" in capsys.readouterr().err


def test_a_game_without_a_study(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["monster_lands", "--folder", str(tmp_path)]) == 2
    assert "there is no study" in capsys.readouterr().err


def test_a_mean_knows_how_sure_it_is():
    mean = Mean()
    for value in (4.0, 6.0, 8.0):
        mean.add(value)
    low, high = mean.interval
    assert mean.value == 6.0
    assert (low + high) / 2 == pytest.approx(6.0)
    assert 1.8 < high - mean.value < 1.9


def test_a_picture_shows_every_mark():
    marks = [pictures.Mark("seat 1", 0.52, 0.5, 0.54), pictures.Mark("seat <2>", 0.48, 0.46, 0.5, 1)]
    drawing = ElementTree.fromstring(pictures.intervals("Shares", marks, 0.5, percent=True))
    texts = [element.text for element in drawing.iter() if element.text and element.text.strip()]
    assert {"seat 1", "seat <2>", "52.0 %", "48.0 %"} <= set(texts)
