"""Work spread over processes: those of this machine, or any other `Runner`.

Not a pool of the standard library: a pool waits for ever when a worker is killed, or does not end one that is in
the middle of a long game. Here a lost worker is noticed, what it was at is tried once more, and leaving the iterator
ends all of them.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Protocol

Task = Callable[[Any], Any]

_PATIENCE = 5


class WorkersFailed(RuntimeError):
    """Worker processes die before they bring any result."""


class Runner(Protocol):
    """Who does the work: jobs in, results out, each with its place, in the order they are finished."""

    def spread(self, task: Task, items: Sequence[Any], prepare: Task | None = None) -> Iterator[tuple[int, Any]]:
        """`task(item)` for all items, as (place, result); None if workers died of it again and again.

        Task and items must be picklable. `prepare` is done once by every worker before its first item.
        """


Workers = int | Runner
"""So many processes of this machine, or whoever else does the work."""


def spread(
    task: Task, items: Sequence[Any], workers: Workers, prepare: Task | None = None
) -> Iterator[tuple[int, Any]]:
    """As `Runner.spread`, by these workers."""
    runner = Here(workers) if isinstance(workers, int) else workers
    return runner.spread(task, items, prepare)


class Here:
    """Processes of this machine; with one worker everything happens in this process."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers

    def spread(self, task: Task, items: Sequence[Any], prepare: Task | None = None) -> Iterator[tuple[int, Any]]:
        if self.workers <= 1 or len(items) <= 1:
            for at, item in enumerate(items):
                yield at, task(item)
            return
        crew = _Crew(task, prepare, items, min(self.workers, len(items)))
        try:
            yield from crew.results()
        finally:
            crew.dismiss()


def batch_size(items: int, workers: int) -> int:
    """Small enough for a lively display and an even end, large enough that pipes do not matter."""
    return max(1, min(16, items // (max(1, workers) * 16)))


class _Crew:
    def __init__(self, task: Task, prepare: Task | None, items: Sequence[Any], size: int) -> None:
        self.items = items
        self.batch = batch_size(len(items), size)
        self.next = 0
        self.work: dict[Connection, list[int]] = {}
        self.processes: dict[Connection, Any] = {}
        self.lost = 0
        self.tried_again: set[int] = set()
        self.task = task
        self.prepare = prepare
        for _ in range(size):
            self._hand_out(self._hire())

    def _hire(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs, self.task, self.prepare), daemon=True)
        process.start()
        theirs.close()
        self.processes[ours] = process
        return ours

    def _hand_out(self, pipe: Connection) -> None:
        places = list(range(self.next, min(self.next + self.batch, len(self.items))))
        self.next += len(places)
        self._send(pipe, places)

    def _send(self, pipe: Connection, places: list[int]) -> None:
        self.work.setdefault(pipe, []).extend(places)
        # A worker that is gone already is noticed by `results`: its pipe ends.
        with suppress(OSError):
            pipe.send([self.items[at] for at in places])

    def results(self) -> Iterator[tuple[int, Any]]:
        while self.work:
            for pipe in wait(list(self.work)):
                assert isinstance(pipe, Connection)
                places = self.work[pipe]
                try:
                    done = pipe.recv()
                except (EOFError, OSError):
                    yield from self._lost(pipe, places)
                    continue
                self.lost = 0
                yield places.pop(0), done
                if not places:
                    del self.work[pipe]
                    if self.next < len(self.items):
                        self._hand_out(pipe)

    def _lost(self, pipe: Connection, places: list[int]) -> Iterator[tuple[int, Any]]:
        """A worker is gone: its batch goes to a new one. The item it was at is lost if that happens a second time."""
        del self.work[pipe]
        self.processes.pop(pipe).join()
        pipe.close()
        self.lost += 1
        if self.lost > _PATIENCE:
            raise WorkersFailed(f"{self.lost} worker processes died one after the other; try --workers 1")
        if places[0] in self.tried_again:
            yield places.pop(0), None
        else:
            self.tried_again.add(places[0])
        if places:
            self._send(self._hire(), places)
        elif self.next < len(self.items):
            self._hand_out(self._hire())

    def dismiss(self) -> None:
        for process in self.processes.values():
            process.terminate()
        for pipe, process in self.processes.items():
            process.join()
            pipe.close()


def _serve(pipe: Connection, task: Task, prepare: Task | None) -> None:
    """The life of a worker: batches in, results out one by one. Ctrl-C is the parent's to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if prepare is not None:
        prepare(None)
    while True:
        try:
            batch = pipe.recv()
        except EOFError:
            return
        for item in batch:
            pipe.send(task(item))
