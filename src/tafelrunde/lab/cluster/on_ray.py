"""Games on a cluster of Ray (https://www.ray.io): `pip install 'tafelrunde[ray]'`, here and on every node.

Only the core of Ray is used, and of that only tasks. The nodes must have the same Tafelrunde with the same content:
a worker looks before its first game, so that the results are those of one machine.
"""

from __future__ import annotations

import logging
import os
import pickle
import re
import socket
import sys
from collections.abc import Sequence
from functools import lru_cache
from importlib.util import find_spec
from typing import Any

from tafelrunde.lab.cluster.batches import Batches, Done
from tafelrunde.lab.playing.workers import Task, Workers, WorkersFailed

ANY = "auto"
"""Whatever cluster is found from here; if there is none, one of this machine alone."""

HELP = "Play on a Ray cluster: HOST:PORT or ray://HOST:PORT; alone, the one that is found, or this machine."
MISSING = "Ray is not installed (pip install 'tafelrunde[ray]'): the games are played on this machine, without it"

_ADDRESS = re.compile(r"auto|local|(?:ray://)?[^\s/]+:\d+")


def with_address(arguments: Sequence[str]) -> list[str]:
    """The words of a command in which every `--ray` has an address, so that `--ray GAME` means no machine GAME."""
    said: list[str] = []
    for at, word in enumerate(arguments):
        said.append(word)
        following = arguments[at + 1] if at + 1 < len(arguments) else ""
        if word == "--ray" and not _ADDRESS.fullmatch(following):
            said.append(ANY)
    return said


def workers_of(ray: str | None, workers: int) -> Workers:
    """Who plays: the cluster at this address, or the processes of this machine. WorkersFailed if none answers."""
    if ray is None:
        return workers
    if find_spec("ray") is None:
        print(f"tafelrunde: {MISSING}", file=sys.stderr)
        return workers
    return Batches(RayHands(ray))


def reach(address: str) -> None:
    """WorkersFailed if nobody listens there: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host:
        return
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except (OSError, ValueError, OverflowError) as error:
        raise WorkersFailed(f"no Ray cluster at {address}: {error}") from error


class RayHands:
    """The workers of a cluster, as many as it has processors; nodes may come and go."""

    def __init__(self, address: str) -> None:
        reach(address)
        # Nothing about our users is told to anybody.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        import ray

        self.ray = ray
        if not ray.is_initialized():
            self._connect(address)
        self._do = ray.remote(max_retries=0)(_do)
        self._order = b""

    def _connect(self, address: str) -> None:
        given = None if address == ANY else address
        try:
            self.ray.init(address=given, logging_level=logging.ERROR, log_to_driver=False)
        except Exception as error:  # Ray says in many ways that nobody is there, or that versions differ.
            raise WorkersFailed(f"no Ray cluster at {address}: {error}") from error

    def begin(self, task: Task, prepare: Task | None) -> None:
        packs = {name: os.environ[name] for name in ("TAFELRUNDE_PACK",) if name in os.environ}
        # Sealed, because a game may be loaded only after its packs are chosen.
        self._order = pickle.dumps((packs, pickle.dumps((task, prepare))))

    def room(self) -> int:
        ray: Any = self.ray
        return int(ray.cluster_resources().get("CPU", 1))

    def send(self, items: Sequence[Any]) -> Any:
        return self._do.remote(self._order, list(items))

    def wait(self, tickets: Sequence[Any]) -> Sequence[Done]:
        ready, _ = self.ray.wait(list(tickets), num_returns=1)
        return [Done(ticket, self._results(ticket)) for ticket in ready]

    def _results(self, ticket: Any) -> Sequence[Any] | None:
        """None if a worker or its node was lost; what a worker itself complains about would come again elsewhere."""
        errors = self.ray.exceptions
        try:
            results: Sequence[Any] = self.ray.get(ticket)
        except errors.RayTaskError as error:
            raise WorkersFailed(f"a worker of the cluster: {_last_line(error)}") from error
        except errors.RayError:
            return None
        return results

    def cancel(self, tickets: Sequence[Any]) -> None:
        for ticket in tickets:
            self.ray.cancel(ticket, force=True)


def _do(order: bytes, items: list[Any]) -> list[Any]:
    """What a worker of the cluster does with a batch."""
    task = _prepared(order)
    return [task(item) for item in items]


@lru_cache(maxsize=1)
def _prepared(order: bytes) -> Task:
    """Once for every worker: the same packs, and whatever else is needed before the first item."""
    packs, sealed = pickle.loads(order)
    os.environ.update(packs)
    task: Task
    task, prepare = pickle.loads(sealed)
    if prepare is not None:
        prepare(None)
    return task


def _last_line(error: Exception) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1] if lines else type(error).__name__
