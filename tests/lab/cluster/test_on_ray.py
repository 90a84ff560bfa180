"""Games on a real cluster of two nodes, where Ray is installed (`pip install tafelrunde[ray]`)."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import monotonic, sleep
from typing import Any, TypeVar

import pytest
import ray
from ray.cluster_utils import Cluster

from tafelrunde.kernel import find, games, register
from tafelrunde.lab.cluster.batches import Batches, Done
from tafelrunde.lab.cluster.on_ray import RayHands, workers_of
from tafelrunde.lab.playing.notebook import Notebook
from tafelrunde.lab.playing.simulate import Played, simulate, specs
from tafelrunde.lab.playing.workers import Task
from tests.lab import toy

HOARD = find(toy.Hoard.id)
GAMES = specs(HOARD, 60, 5, ["random", "search:40"], [HOARD.setup(3, {})])

T = TypeVar("T")

pytestmark = pytest.mark.timeout(600)


def patiently(start: Callable[[], T]) -> T:
    """Ray gives a node half a minute to start; on a busy machine one may need longer, so it gets several."""
    for _ in range(8):
        try:
            return start()
        except Exception as error:
            if "timed out during startup" not in str(error):
                raise
    return start()


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    head = {"num_cpus": 1, "include_dashboard": False}
    made = patiently(lambda: Cluster(initialize_head=True, head_node_args=head))
    yield made
    ray.shutdown()
    made.shutdown()


class Doomed:
    """A game on the node that is to be killed takes for ever, and those elsewhere begin only when it has begun.

    So the node is in the middle of a game when it is killed, however slowly workers start.
    """

    def __init__(self, task: Task, node: str, begun: Path) -> None:
        self.task = task
        self.node = node
        self.begun = begun

    def __call__(self, item: Any) -> Any:
        if ray.get_runtime_context().get_node_id() == self.node:
            self.begun.touch()
            sleep(3600)
        while not self.begun.exists():
            sleep(0.05)
        return self.task(item)


class Watched(RayHands):
    """Counts what was lost."""

    def __init__(self, address: str, node: str, begun: Path) -> None:
        super().__init__(address)
        self.node = node
        self.begun = begun
        self.lost = 0

    def begin(self, task: Task, prepare: Task | None) -> None:
        super().begin(Doomed(task, self.node, self.begun), prepare)

    def wait(self, tickets: Sequence[Any]) -> Sequence[Done]:
        done = super().wait(tickets)
        self.lost += sum(one.results is None for one in done)
        return done


def test_a_node_is_killed_and_the_results_are_those_of_one_machine(cluster: Cluster, tmp_path: Path):
    second = patiently(lambda: cluster.add_node(num_cpus=1))
    cluster.wait_for_nodes(timeout=300)
    hands = Watched(cluster.address, second.node_id, tmp_path / "begun")
    assert hands.room() == 2
    out, alone = tmp_path / "cluster.parquet", tmp_path / "alone.parquet"
    with Notebook(out, HOARD, resume=False) as notebook:
        for number, (_, result) in enumerate(notebook.results(GAMES, Batches(hands))):
            assert isinstance(result, Played)
            if number == 5:
                assert hands.begun.exists()
                # Not `allow_graceful`: it is gone as if somebody had pulled the plug.
                cluster.remove_node(second, allow_graceful=False)
    assert hands.lost > 0
    # The cluster itself learns only by and by that one of its nodes is gone.
    until = monotonic() + 120
    while hands.room() > 1 and monotonic() < until:
        sleep(0.5)
    assert hands.room() == 1
    with Notebook(alone, HOARD, resume=False) as notebook:
        list(notebook.results(GAMES))
    assert out.read_bytes() == alone.read_bytes()
    print(f"{len(GAMES)} games, {hands.lost} batches lost with the node, both files have {out.stat().st_size} bytes")


def test_what_is_interrupted_goes_on_without_the_cluster(cluster: Cluster, tmp_path: Path):
    out, alone = tmp_path / "cluster.parquet", tmp_path / "alone.parquet"
    workers = workers_of(cluster.address, 1)
    with Notebook(out, HOARD, resume=False) as notebook:
        running = notebook.results(GAMES, workers)
        for _ in range(20):
            next(running)
        running.close()
    with Notebook(out, HOARD) as notebook:
        assert len(notebook.known) == 20
        list(notebook.results(GAMES))
    with Notebook(alone, HOARD, resume=False) as notebook:
        list(notebook.results(GAMES))
    assert out.read_bytes() == alone.read_bytes()


class Quitting(toy.Hoard):
    """A game that ends its process with one of its seeds."""

    id = "quitting"

    def new(self, setup, rng):
        if setup["break_at"]:
            os._exit(1)
        return super().new(setup, rng)


def test_a_game_that_kills_its_workers_is_lost_alone(cluster: Cluster):
    rulebook = Quitting()
    setups = [rulebook.setup(2, {"break_at": at}) for at in (0, 1, 0, 0)]
    if rulebook.id not in games():
        register(rulebook)
    done = dict(simulate(specs(rulebook, 4, 1, ["random"], setups), workers_of(cluster.address, 1)))
    assert [isinstance(done[at], Played) for at in range(4)] == [True, False, True, True]
