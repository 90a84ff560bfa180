"""Other cores for one search: copies of this process that run laps beside it, where the system can copy processes.

A copy has all that is being thought about, so that nothing is sent but numbers.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

Lap = Callable[[int, Sequence[int], int], list[float]]
"""In one world these options, at most so many of them: what each comes to."""


class Helpers:
    """This process and its copies, for the time of one search; on other systems than Linux, this process alone."""

    def __init__(self, lap: Lap, cores: int) -> None:
        self._lap = lap
        self._pipes: list[Connection] = []
        self._processes: list[BaseProcess] = []
        if cores > 1 and sys.platform == "linux":
            import multiprocessing

            if not multiprocessing.current_process().daemon:
                context = multiprocessing.get_context("fork")
                for _ in range(cores - 1):
                    self._call(context)

    @property
    def size(self) -> int:
        return 1 + len(self._pipes)

    def run(self, worlds: Sequence[int], places: Sequence[int], most: int) -> list[list[float]]:
        """A lap in each of these worlds, as many as there are cores, at the same time."""
        for pipe, world in zip(self._pipes, worlds[1:], strict=True):
            pipe.send((world, places, most))
        mine = self._lap(worlds[0], places, most)
        return [mine, *[pipe.recv() for pipe in self._pipes]]

    def _call(self, context: Any) -> None:
        ours, theirs = context.Pipe()
        process = context.Process(target=_help, args=(self._lap, theirs, [*self._pipes, ours]), daemon=True)
        process.start()
        theirs.close()
        self._pipes.append(ours)
        self._processes.append(process)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for process in self._processes:
            process.kill()
            process.join()
        for pipe in self._pipes:
            pipe.close()


def _help(lap: Lap, pipe: Connection, others: Sequence[Connection]) -> None:
    """The life of a copy: laps, until nobody asks for another one."""
    for other in others:
        other.close()
    while True:
        try:
            asked = pipe.recv()
        except EOFError:
            return
        pipe.send(lap(*asked))
