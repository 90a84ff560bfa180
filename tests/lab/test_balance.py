"""The balance study: plays what its file says, and writes a report with pictures that a reader can open."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tafelrunde.lab import pictures
from tafelrunde.lab.balance import Balance, Mean, main, read_study

STUDIES = Path(__file__).parents[2] / "docs" / "balance"


@pytest.mark.parametrize("path", sorted(STUDIES.glob("*.yaml")), ids=lambda path: path.stem)
def test_a_study_becomes_a_report(path: Path, tmp_path: Path):
    balance = Balance(read_study(path), tmp_path, share=0.001)
    report = balance.write()
    text = report.read_text(encoding="utf-8")
    assert "## Seats and sides" in text
    assert "## Levels: difficulty" in text
    for name in balance.pictures:
        assert f"pictures/{balance.name}-{name}.svg" in text
        ElementTree.parse(tmp_path / "pictures" / f"{balance.name}-{name}.svg")
    assert len(balance.rows) >= 10


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
