"""The measurements, on the small game."""

import json

import pytest

from tafelrunde.lab.bench import __main__ as bench
from tafelrunde.lab.bench import yardstick
from tests.lab import toy


def test_the_bench_runs(capsys: pytest.CaptureFixture[str]):
    assert bench.main([toy.Hoard.id, "--seconds", "0.01", "--live", "5", "--json"]) == 0
    names = {figure["name"] for figure in json.loads(capsys.readouterr().out)["hoard"]}
    assert {"random play", "clone in mid-turn, worst", "save at the end of a game", "sensible games"} <= names
    assert bench.main([toy.Hoard.id, "--seconds", "0.01", "--live", "5"]) == 0
    assert "decisions/s" in capsys.readouterr().out


def test_the_yardstick_tells_real_choices_from_forced_ones():
    measured = yardstick.Yardstick()
    measured.measure(0.01)
    assert 0 < measured.choices < measured.ticks
    assert measured.choosing < measured.rate
