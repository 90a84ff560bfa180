"""Work that is lost on the way is done again: with hands that lose it on purpose, everywhere."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tafelrunde.cli.main import build
from tafelrunde.kernel import find
from tafelrunde.lab.balance import __main__ as balance
from tafelrunde.lab.cluster import batches, on_ray
from tafelrunde.lab.cluster.batches import Batches, Done
from tafelrunde.lab.playing.notebook import Notebook
from tafelrunde.lab.playing.simulate import OtherRules, Played, _games, simulate, specs
from tafelrunde.lab.playing.workers import WorkersFailed
from tests.lab import toy

HOARD = find(toy.Hoard.id)
GAMES = specs(HOARD, 40, 5, ["random", "sensible", "search:5"], [HOARD.setup(3, {})])

Loses = Callable[[int, Sequence[Any]], bool]


class FakeHands:
    """Does its work in this process, the last batch first; `loses` says which batch never comes back."""

    def __init__(self, loses: Loses = lambda number, items: False, size: int = 2) -> None:
        self.loses = loses
        self.size = size
        self.sent: list[list[Any]] = []
        self.most_out = 0
        self.cancelled: list[int] = []

    def begin(self, task, prepare):
        self.task = task
        if prepare is not None:
            prepare(None)

    def room(self):
        return self.size

    def send(self, items):
        self.sent.append(list(items))
        return len(self.sent) - 1

    def wait(self, tickets):
        self.most_out = max(self.most_out, len(tickets))
        ticket = max(tickets)
        items = self.sent[ticket]
        return [Done(ticket, None if self.loses(ticket, items) else [self.task(item) for item in items])]

    def cancel(self, tickets):
        self.cancelled += tickets


def square(item: int) -> int:
    return item * item


def test_everything_comes_back_with_its_place():
    hands = FakeHands()
    done = list(Batches(hands).spread(square, range(100)))
    assert sorted(done) == [(item, item * item) for item in range(100)]
    assert done != sorted(done), "the results come as they are finished"
    assert max(map(len, hands.sent)) > 1
    assert hands.most_out == 4, "a batch in work and one waiting for each"


def test_a_lost_batch_is_done_again_item_by_item():
    hands = FakeHands(lambda number, items: number in (1, 2))
    assert sorted(Batches(hands).spread(square, range(100))) == [(item, item * item) for item in range(100)]
    again = hands.sent[1] + hands.sent[2]
    assert all([item] in hands.sent for item in again)


def test_only_an_item_that_is_lost_again_and_again_is_lost():
    hands = FakeHands(lambda number, items: 7 in items)
    done = dict(Batches(hands).spread(square, range(100)))
    assert done == {item: None if item == 7 else item * item for item in range(100)}
    assert hands.sent.count([7]) == batches.TRIES


def test_hands_that_lose_everything_end_the_work():
    hands = FakeHands(lambda number, items: True)
    with pytest.raises(WorkersFailed, match="without --ray"):
        list(Batches(hands).spread(square, range(1000)))
    assert len(hands.sent) < 100


def test_leaving_cancels_what_is_out():
    hands = FakeHands()
    running = Batches(hands).spread(square, range(100))
    next(running)
    running.close()
    assert len(hands.cancelled) == hands.most_out - 1


def test_the_same_results_whatever_is_lost():
    alone = dict(simulate(GAMES, 1))
    lossy = dict(simulate(GAMES, Batches(FakeHands(lambda number, items: number % 3 == 1))))
    rows = [[result.row() for _, result in sorted(done.items())] for done in (alone, lossy)]
    assert rows[0] == rows[1]
    assert len(rows[0]) == 40


def test_a_game_that_kills_its_workers_is_a_failure_and_the_others_are_played():
    hands = FakeHands(lambda number, items: any(spec.seed == 9 for spec in items))
    done = dict(simulate(GAMES, Batches(hands)))
    assert [at for at, result in done.items() if not isinstance(result, Played)] == [4]
    assert "died" in done[4].error


def test_results_are_kept_while_they_come(tmp_path: Path):
    """The cluster is lost in the middle: what had come is there, and --resume goes on without it."""
    out, whole = tmp_path / "games.parquet", tmp_path / "whole.parquet"
    lost = Batches(FakeHands(lambda number, items: number >= 6))
    with pytest.raises(WorkersFailed), Notebook(out, HOARD, resume=False) as notebook:
        list(notebook.results(GAMES * 2, lost))
    with Notebook(out, HOARD) as notebook:
        assert 0 < len(notebook.known) < len(GAMES)
        list(notebook.results(GAMES))
    with Notebook(whole, HOARD, resume=False) as notebook:
        list(notebook.results(GAMES))
    assert out.read_bytes() == whole.read_bytes()


def test_a_worker_with_other_content_does_not_play(monkeypatch: pytest.MonkeyPatch):
    prepare = _games(GAMES)
    prepare(None)
    monkeypatch.setattr(toy.Hoard, "content_digest", lambda self: "another")
    with pytest.raises(OtherRules, match="same version"):
        prepare(None)


# --- the option ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "read"),
    [
        ("--ray", "--ray auto"),
        ("simulate --ray gloomhaven -n 4", "simulate --ray auto gloomhaven -n 4"),
        ("--ray --json", "--ray auto --json"),
        ("--ray 10.0.0.1:6379 x", "--ray 10.0.0.1:6379 x"),
        ("--ray ray://head:10001", "--ray ray://head:10001"),
        ("--ray local", "--ray local"),
        ("simulate x", "simulate x"),
    ],
)
def test_the_address_may_be_left_out(words: str, read: str):
    assert on_ray.with_address(words.split()) == read.split()


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_without_ray_it_plays_here_and_says_so(monkeypatch: pytest.MonkeyPatch, command: str):
    monkeypatch.setattr(on_ray, "find_spec", lambda name: None)
    words = [command, "--ray", toy.Hoard.id, "--games", "4", "--workers", "1", "--json"]
    result = CliRunner().invoke(build(words), words)
    assert result.exit_code == 0, result.output
    assert "pip install 'tafelrunde[ray]'" in result.stderr
    assert json.loads(result.stdout)["games"] == 4


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_the_tables_of_a_cluster_are_those_of_one_machine(monkeypatch: pytest.MonkeyPatch, command: str):
    def told(*more: str) -> dict[str, Any]:
        words = [command, toy.Hoard.id, "--games", "20", "--json", *more]
        result = CliRunner().invoke(build(words), words)
        assert result.exit_code == 0, result.output
        return json.loads(result.stdout)

    asked: list[str] = []

    def hands(address: str) -> FakeHands:
        asked.append(address)
        return FakeHands(lambda number, items: number == 1)

    monkeypatch.setattr(on_ray, "find_spec", lambda name: object())
    monkeypatch.setattr(on_ray, "RayHands", hands)
    assert told("--ray", "head:6379")["bots"] == told("--workers", "1")["bots"]
    assert asked == ["head:6379"]


@pytest.mark.parametrize("scheme", ["", "ray://"])
def test_a_closed_door_is_noticed_at_once(scheme: str):
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
        on_ray.reach(f"{scheme}127.0.0.1:{port}")
    with pytest.raises(WorkersFailed, match=f"no Ray cluster at {scheme}127.0.0.1:{port}"):
        on_ray.reach(f"{scheme}127.0.0.1:{port}")
    with pytest.raises(WorkersFailed):
        on_ray.reach("127.0.0.1:99999")
    on_ray.reach("auto")


def test_nobody_at_the_address_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    def nobody(address: str) -> FakeHands:
        raise WorkersFailed(f"no Ray cluster at {address}")

    monkeypatch.setattr(on_ray, "find_spec", lambda name: object())
    monkeypatch.setattr(on_ray, "RayHands", nobody)
    words = ["simulate", toy.Hoard.id, "--ray", "head:1"]
    result = CliRunner().invoke(build(words), words)
    assert (result.exit_code, "no Ray cluster at head:1" in result.stderr) == (2, True)
    assert balance.main(["monster_lands", "--ray", "head:1"]) == 2
    assert "no Ray cluster at head:1" in capsys.readouterr().err
