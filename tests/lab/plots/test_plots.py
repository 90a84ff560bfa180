"""The page that draws a file of results: plots of what is in it, each below the lines that drew it."""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.kernel import find
from tafelrunde.lab import plots
from tafelrunde.lab.playing.notebook import Notebook
from tafelrunde.lab.playing.simulate import GameSpec
from tafelrunde.lab.playing.tables import write_parquet
from tafelrunde.lab.plots import results
from tafelrunde.lab.plots.__main__ import main


def kept(path: Path, game: str, setups: list[dict[str, Any]], bots: tuple[str, ...], games: int) -> Path:
    rulebook = find(game)
    specs = [
        GameSpec(game, seed, len(bots), dict(rulebook.setup(len(bots), given).options), bots)
        for given in setups
        for seed in range(games)
    ]
    with Notebook(path, rulebook) as notebook:
        assert len(list(notebook.play(specs))) == len(specs)
    return path


def drawn(page: str) -> list[str]:
    return re.findall(r'font-weight="bold" fill="#333">(.*?)</text>', page)


def test_a_cooperative_game_in_plots(tmp_path: Path):
    file = kept(tmp_path / "kept.parquet", "gloomhaven", [{"scenario": "1"}, {"scenario": "102"}], ("random",) * 2, 3)
    rows = plots.read(file)
    assert list(plots.by_setup(rows)) == ["1, 2", "102, 2"]
    page = plots.page(file, rows)
    assert drawn(page) == ["Share of wins by set-up", "Rounds by set-up", "Why games were lost"]
    assert "Anteil der Siege nach Aufbau" in plots.page(file, rows, "de")
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")


def test_a_contest_in_plots(tmp_path: Path):
    file = kept(tmp_path / "kept.parquet", "monster_lands", [{}], ("random", "sensible"), 3)
    rows = plots.read(file)
    page = plots.page(file, rows)
    assert drawn(page) == [
        "Share of wins by seat", "Share of wins by bot", "Mean score by seat", "Rounds by set-up",
    ]  # fmt: skip
    wins = [sum([plots.share_of(row, seat) for row in rows]) for seat in (0, 1)]
    assert sum(wins) == pytest.approx(3)
    assert wins[1] > wins[0], "the sensible bot loses to the random one"


def test_the_lines_on_the_page_draw_the_picture_below_them(tmp_path: Path):
    file = kept(tmp_path / "kept.parquet", "monster_lands", [{}], ("random", "random"), 2)
    page = plots.page(file, plots.read(file))
    source = html.unescape(re.findall(r"<pre><code>(def wins_of_seats.*?)</code></pre>", page, re.DOTALL)[0])
    scope: dict[str, Any] = {**vars(results)}
    exec(source, scope)
    assert scope["wins_of_seats"](plots.read(file), "Share of wins by seat") in page


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = kept(tmp_path / "kept.parquet", "monster_lands", [{}], ("random", "random"), 1)
    assert main([str(file), "--lang", "de"]) == 0
    assert (tmp_path / "kept.html").read_text(encoding="utf-8").startswith('<!doctype html><html lang="de">')
    other = tmp_path / "other.parquet"
    write_parquet(other, [{"a": 1}])
    assert main([str(other)]) == 2
    assert main([str(tmp_path / "nothing.parquet")]) == 2
    assert "no results of games" in capsys.readouterr().err
