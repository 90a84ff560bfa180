"""Work spread over processes.

Not a pool of the standard library: a pool waits for ever when a worker is killed, or does not end one that is in
the middle of a long game. Here a lost worker is noticed and named, and leaving the iterator ends all of them.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any

Task = Callable[[Any], Any]

_PATIENCE = 5


class WorkersFailed(RuntimeError):
    """Worker processes die before they bring any result."""


def spread(task: Task, items: Sequence[Any], workers: int, prepare: Task | None = None) -> Iterator[tuple[int, Any]]:
    """`task(item)` for all items, as (place, result) in the order they are finished; None if the worker died.

    With one worker everything happens in this process. Task and items must be picklable otherwise.
    """
    if workers <= 1 or len(items) <= 1:
        for at, item in enumerate(items):
            yield at, task(item)
        return
    crew = _Crew(task, prepare, items, min(workers, len(items)))
    try:
        yield from crew.results()
    finally:
        crew.dismiss()


class _Crew:
    def __init__(self, task: Task, prepare: Task | None, items: Sequence[Any], size: int) -> None:
        self.items = items
        # Small enough for a lively display and an even end, large enough that pipes do not matter.
        self.batch = max(1, min(16, len(items) // (size * 16)))
        self.next = 0
        self.work: dict[Connection, list[int]] = {}
        self.processes: dict[Connection, Any] = {}
        self.lost = 0
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
        """A worker is gone: the item it was at is lost, the rest of its batch goes to a new one."""
        del self.work[pipe]
        self.processes.pop(pipe).join()
        pipe.close()
        self.lost += 1
        if self.lost > _PATIENCE:
            raise WorkersFailed(f"{self.lost} worker processes died one after the other; try --workers 1")
        yield places.pop(0), None
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
