"""Simulations: repeatable, independent of the number of workers, and honest about what breaks."""

import csv
import os
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from tafelrunde.kernel import BadSetup, Decision, Match, Option, Outcome, find
from tafelrunde.lab.playing import tables
from tafelrunde.lab.playing.modes import all_modes, read_options
from tafelrunde.lab.playing.simulate import Failed, GameSpec, Observer, Played, flat, play_one, simulate, specs
from tafelrunde.lab.playing.summary import Summary
from tafelrunde.lab.playing.workers import WorkersFailed, spread
from tests.lab import toy

HOARD = find(toy.Hoard.id)
TWO = HOARD.setup(2, {})


def rows(wanted: list[GameSpec], workers: int) -> list[dict[str, Any]]:
    done = dict(simulate(wanted, workers))
    results = [done[at] for at in sorted(done)]
    assert len(results) == len(wanted)
    return [result.row() for result in results if isinstance(result, Played)]


def test_results_do_not_depend_on_the_number_of_workers():
    wanted = specs(HOARD, 12, 5, ["random", "sensible", "search:5"], [HOARD.setup(3, {})])
    alone = rows(wanted, 1)
    assert alone == rows(wanted, 2)
    assert [row["seed"] for row in alone] == list(range(5, 17))
    assert len({row["score.0"] for row in alone}) > 1


def test_a_row_holds_everything_flat():
    result = play_one(specs(HOARD, 1, 3, ["random", "sensible"], [TWO])[0])
    assert isinstance(result, Played)
    row = result.row()
    assert (row["game"], row["players"], row["option.rounds"]) == ("hoard", 2, 4)
    assert (row["bot.0"], row["bot.1"]) == ("random", "sensible")
    assert row["deck.left"] == 27 - 8
    assert {"last.0", "last.1", "winners", "score.0", "score.1", "decisions"} <= set(row)
    assert flat({"a": {"b": (1, {"c": 2})}}) == {"a.b.0": 1, "a.b.1.c": 2}


def test_a_broken_game_is_reported_with_the_command_that_repeats_it():
    broken = HOARD.setup(2, {"break_at": 1})
    result = play_one(specs(HOARD, 1, 7, ["random"], [broken])[0], check_every=1)
    assert isinstance(result, Failed)
    assert result.error == "BrokenInvariant: seat 0 has 1 card left"
    assert "in check" in result.traceback
    assert result.decisions > 0
    assert result.spec.command() == (
        "tafelrunde simulate hoard --games 1 --seed 7 --players 2 --bots random,random "
        "--option rounds=4 --option rich=false --option break_at=1"
    )


def test_a_game_that_does_not_end_is_a_failure():
    result = play_one(specs(HOARD, 1, 7, ["random"], [TWO])[0], most=3)
    assert isinstance(result, Failed)
    assert "not over after 3 decisions" in result.error


class Pushes(Observer):
    events = True

    def begin(self, match: Match) -> None:
        self.pushes = 0

    def chosen(self, match: Match, decision: Decision, option: Option) -> None:
        self.pushes += option.id == "push"

    def end(self, match: Match, outcome: Outcome) -> dict[str, Any]:
        told = sum(event.kind == "played" for event in match.events)
        return {"pushes": self.pushes, "told": told}


def test_observers_add_columns():
    result = play_one(specs(HOARD, 1, 1, ["random"], [TWO])[0], [Pushes])
    assert isinstance(result, Played)
    assert result.observed["told"] == 8
    assert 0 <= result.row()["pushes"] <= 8


def test_all_modes_are_all_that_the_game_allows():
    modes = all_modes(HOARD)
    assert len(modes) == 4 + 3 * 8
    assert len({(mode.players, *mode.options.values()) for mode in modes}) == len(modes)
    assert all(mode["rich"] is False for mode in modes if mode.players == 1)
    assert {mode.players for mode in modes[:8]} == {1, 2, 3, 4}
    assert {mode.players for mode in all_modes(HOARD, 3, {"rounds": 2})} == {3}
    assert {mode["rounds"] for mode in all_modes(HOARD, 3, {"rounds": 2})} == {2}


def test_options_as_they_are_typed():
    assert read_options(HOARD, ["rounds=2", "rich=TRUE"]) == {"rounds": 2, "rich": True}
    with pytest.raises(BadSetup, match="key=value, such as rounds=4"):
        read_options(HOARD, ["rounds"])
    with pytest.raises(BadSetup, match="has no option 'speed'"):
        HOARD.setup(2, read_options(HOARD, ["speed=3"]))


def test_tables_of_games_with_different_columns(tmp_path: Path):
    made = rows(specs(HOARD, 8, 1, ["random"], all_modes(HOARD, fixed={"break_at": 0})), 1)
    tables.write_csv(tmp_path / "games.csv", made)
    tables.write_parquet(tmp_path / "games.parquet", made)
    with (tmp_path / "games.csv").open() as file:
        read = list(csv.DictReader(file))
    assert [row["seed"] for row in read] == [str(row["seed"]) for row in made]
    assert list(read[0])[:3] == ["game", "seed", "players"]
    typed = pyarrow.parquet.read_table(tmp_path / "games.parquet")
    assert typed.column_names == list(read[0])
    assert typed.column("score.0").to_pylist() == [row["score.0"] for row in made]


def test_parquet_without_pyarrow_says_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setitem(__import__("sys").modules, "pyarrow.parquet", None)
    with pytest.raises(tables.CannotWrite, match=r"tafelrunde\[lab\]"):
        tables.write_parquet(tmp_path / "games.parquet", [])


def test_summary_shares_wins():
    summary = Summary()
    spec = GameSpec("hoard", 1, 2, {}, ("random", "sensible"))
    summary.add(Played(spec, 10, 0.1, Outcome((0, 1), (3, 3))))
    summary.add(Played(spec, 10, 0.1, Outcome((1,), (1, 3))))
    summary.add(Failed(spec, 4, "boom", ""))
    figures = summary.figures()
    assert (figures["games"], figures["decisions"], len(figures["failed"])) == (2, 24, 1)
    assert figures["bots"]["random"] == {"seats": 2, "win_rate": 0.25, "mean_score": 2.0}


def test_a_party_wins_together():
    summary = Summary(cooperative=True)
    spec = GameSpec("hoard", 1, 2, {}, ("random", "sensible"))
    summary.add(Played(spec, 10, 0.1, Outcome((0, 1), (1, 1))))
    summary.add(Played(spec, 10, 0.1, Outcome((), (0, 0))))
    assert summary.figures()["bots"]["random"]["win_rate"] == 0.5
    assert summary.without_winner == 1


def fragile(item: int) -> int:
    if item == 3:
        os._exit(1)
    return item * item


def hopeless(item: int) -> int:
    os._exit(1)


def test_a_worker_that_dies_loses_only_its_item():
    done = dict(spread(fragile, range(8), 2))
    assert done == {item: None if item == 3 else item * item for item in range(8)}


def test_workers_that_always_die_end_the_work():
    with pytest.raises(WorkersFailed):
        list(spread(hopeless, range(20), 2))
