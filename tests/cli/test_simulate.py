"""``tafelrunde simulate`` and ``tafelrunde arena``."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest
from typer.testing import CliRunner, Result

from tafelrunde.cli.main import build
from tafelrunde.kernel import find
from tafelrunde.lab.playing import notebook
from tafelrunde.lab.playing.simulate import simulate, specs
from tests.lab import toy

GAME = toy.Hoard.id


def run(*arguments: str) -> Result:
    return CliRunner().invoke(build(arguments), list(arguments))


def test_simulate_shows_a_summary():
    result = run("simulate", GAME, "--games", "5", "--workers", "1", "--bots", "random,sensible")
    assert result.exit_code == 0, result.output
    assert "5 of 5 games" in result.output
    assert "no game broke" in result.output


def test_simulate_for_programs():
    result = run("simulate", GAME, "--games", "6", "--workers", "1", "--all-modes", "-o", "break_at=0", "--json")
    report = json.loads(result.stdout)
    assert (report["games"], report["failed"], report["interrupted"]) == (6, [], False)


def test_results_as_files(tmp_path: Path):
    files = tmp_path / "out" / "games.csv", tmp_path / "games.parquet"
    arguments = ("--games", "4", "--workers", "1", "--csv", str(files[0]), "--parquet", str(files[1]))
    assert run("simulate", GAME, *arguments).exit_code == 0
    assert len(files[0].read_text().splitlines()) == 5
    assert files[1].exists()


def test_a_broken_game_ends_with_its_seed_and_its_command():
    arguments = ("simulate", GAME, "--games", "3", "--seed", "40", "--players", "4", "--workers", "1")
    result = run(*arguments, "-o", "break_at=1")
    assert result.exit_code == 1
    assert "Seed 40 broke after" in result.stderr
    command = next(line for line in result.stderr.splitlines() if "--seed 40" in line).partition("tafelrunde ")[2]
    again = run(*command.split())
    assert again.exit_code == 1
    assert "BrokenInvariant: seat 0 has 1 card left" in again.stderr


def interrupting(monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    """Somebody presses Ctrl-C when so many games are finished."""

    def pressed(*arguments: Any) -> Iterator[Any]:
        for number, result in enumerate(simulate(*arguments)):
            if number == after:
                raise KeyboardInterrupt
            yield result

    monkeypatch.setattr(notebook, "simulate", pressed)


def test_ctrl_c_keeps_what_was_finished(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    interrupting(monkeypatch, 3)
    result = run("simulate", GAME, "--games", "9", "--workers", "1", "--csv", str(tmp_path / "games.csv"))
    assert result.exit_code == 130
    assert "3 of 9 games" in result.output
    assert len((tmp_path / "games.csv").read_text().splitlines()) == 4


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_resume_goes_on_where_it_stopped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str):
    out, whole = tmp_path / "games.parquet", tmp_path / "whole.parquet"
    words = (command, GAME, "--games", "9", "--json", "--out")
    told = json.loads(run(*words, str(whole), "--workers", "2").stdout)
    with monkeypatch.context() as patched:
        interrupting(patched, 4)
        assert run(*words, str(out), "--workers", "1").exit_code == 130
    assert pyarrow.parquet.read_table(out).num_rows == 4
    again = run(*words, str(out), "--workers", "1")
    assert (again.exit_code, "--resume" in again.stderr) == (2, True), "nothing is written over by accident"
    with monkeypatch.context() as patched:
        interrupting(patched, 5)
        resumed = json.loads(run(*words, str(out), "--workers", "1", "--resume").stdout)
    assert resumed["bots"] == told["bots"]
    assert (resumed["games"], resumed["interrupted"]) == (9, False)
    assert out.read_bytes() == whole.read_bytes()


def test_resume_needs_a_file():
    assert run("simulate", GAME, "--resume").exit_code == 2


def test_what_a_killed_program_has_kept_is_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """No end was written: the parts beside the file are what is left."""
    monkeypatch.setattr(notebook, "FLUSH_GAMES", 2)
    out = tmp_path / "games.parquet"
    rulebook = find(GAME)
    wanted = specs(rulebook, 6, 1, ["random"], [rulebook.setup(2, {})])
    left = notebook.Notebook(out, rulebook, resume=False).results(wanted)
    for _ in range(5):
        next(left)
    left.close()
    assert not out.exists()
    with notebook.Notebook(out, rulebook) as found:
        assert len(found.known) == 4
        assert len(list(found.results(wanted))) == 6
    assert pyarrow.parquet.read_table(out).column("seed").to_pylist() == [1, 2, 3, 4, 5, 6]
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


def test_arena():
    result = run("arena", GAME, "search:10", "sensible", "--games", "6", "--workers", "1")
    assert result.exit_code == 0, result.output
    assert "6 of 6 games, 2 players" in result.output
    report = json.loads(run("arena", GAME, "random", "sensible", "--games", "4", "--workers", "1", "--json").stdout)
    assert [bot["bot"] for bot in report["bots"]] == ["random", "sensible"]
    assert sum(bot["win_rate"] for bot in report["bots"]) == pytest.approx(1)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("simulate", "chess"), "there is no game 'chess'"),
        (("simulate", GAME, "--bots", "random,clever"), "there is no bot 'clever'"),
        (("simulate", GAME, "--players", "7"), "1 to 4 players, not 7"),
        (("simulate", GAME, "--option", "rounds"), "key=value"),
        (("simulate", GAME, "--option", "rounds=9"), "allowed: 2, 4"),
        (("simulate", GAME, "--option", "speed=9"), "no option 'speed'"),
        (("simulate", GAME, "--games", "0"), "--games"),
        (("arena", GAME, "random", "clever"), "there is no bot 'clever'"),
        (("arena", GAME, "random", "random", "--players", "1"), "2 bots need at least 2 seats"),
    ],
)
def test_wrong_input_is_refused_in_one_sentence(arguments: tuple[str, ...], message: str):
    result = run(*arguments)
    assert result.exit_code == 2
    assert message in " ".join(result.stderr.split())
    assert "Traceback" not in result.output
