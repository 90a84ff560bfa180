"""What a server counts, as Prometheus reads it. No token, name, address or table is ever part of it."""

from __future__ import annotations

import asyncio
import os
import time
from bisect import bisect_left
from collections.abc import Callable, Iterator
from pathlib import Path

import tafelrunde

KIND = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

_started = time.time()


class Counter:
    """Something that only grows, counted by one label or by none."""

    def __init__(self, name: str, about: str, label: str = "") -> None:
        self.name, self.about, self._label = name, about, label
        self._counts: dict[str, int] = {} if label else {"": 0}

    def count(self, value: str = "", by: int = 1) -> None:
        """`value` of the label: one of a few that the program knows beforehand."""
        self._counts[value] = self._counts.get(value, 0) + by

    @property
    def total(self) -> int:
        return sum(self._counts.values())

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.about, "counter")
        for value, count in sorted(self._counts.items()):
            labels = f'{{{self._label}="{value}"}}' if self._label else ""
            yield f"{self.name}{labels} {count}"


class Histogram:
    """How long something takes."""

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self._counts = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.about, "histogram")
        count = 0
        for most, found in zip((*map(str, SECONDS), "+Inf"), self._counts, strict=True):
            count += found
            yield f'{self.name}_bucket{{le="{most}"}} {count}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {count}"


def _head(name: str, about: str, kind: str) -> tuple[str, str]:
    return f"# HELP {name} {about}", f"# TYPE {name} {kind}"


ANSWERS = Counter("tafelrunde_answers_total", "Answers that were stored.")
TAKEN_BACK = Counter("tafelrunde_taken_back_total", "Answers that were taken back.")
FAILURES = Counter("tafelrunde_store_failures_total", "Changes of a table that the store did not take at once.")
STORING = Histogram("tafelrunde_store_seconds", "Time to store one answer.")
SHOWN = Counter("tafelrunde_shown_total", "What was sent to viewers: whole frames and patches.", "kind")
REFUSED = Counter("tafelrunde_refused_total", "Messages on sockets that were refused.")
REQUESTS = Counter("tafelrunde_requests_total", "Requests over HTTP, by status.", "status")
OPENED = Counter("tafelrunde_tables_opened_total", "Tables that were read from the store.")
LOST = Counter("tafelrunde_tables_lost_total", "Tables that this process gave up because others may lead them.")
PASSED = Counter(
    "tafelrunde_passed_on_total", "Sockets and requests passed on to the process that leads the table.", "what"
)
LATE = Histogram("tafelrunde_loop_late_seconds", "By how much the event loop is late, once a second.")

ALL = (ANSWERS, TAKEN_BACK, FAILURES, STORING, SHOWN, REFUSED, REQUESTS, OPENED, LOST, PASSED, LATE)


async def feel() -> None:
    """Once a second, as long as the server runs: how late is the event loop?"""
    while True:
        before = time.perf_counter()
        await asyncio.sleep(1)
        LATE.observe(max(time.perf_counter() - before - 1, 0))


def text(gauges: dict[str, tuple[str, Callable[[], float]]]) -> str:
    """Everything, with these gauges: by name, what it is, and its value now."""
    lines = [*_head("tafelrunde_info", "The version that runs.", "gauge")]
    lines.append(f'tafelrunde_info{{version="{tafelrunde.__version__}"}} 1')
    for name, (about, value) in gauges.items():
        lines += [*_head(name, about, "gauge"), f"{name} {value():g}"]
    for one in ALL:
        lines += one.lines()
    return "\n".join([*lines, *_process()]) + "\n"


def _process() -> Iterator[str]:
    """As every program that Prometheus reads is described."""
    yield from _head("process_cpu_seconds_total", "Processor time in seconds.", "counter")
    yield f"process_cpu_seconds_total {time.process_time():.3f}"
    yield from _head("process_start_time_seconds", "When it started.", "gauge")
    yield f"process_start_time_seconds {_started:.3f}"
    status = Path("/proc/self/statm")
    if status.exists():
        yield from _head("process_resident_memory_bytes", "Memory in use.", "gauge")
        yield f"process_resident_memory_bytes {int(status.read_text().split()[1]) * os.sysconf('SC_PAGE_SIZE')}"
        yield from _head("process_open_fds", "Open files and connections.", "gauge")
        yield f"process_open_fds {len(os.listdir('/proc/self/fd'))}"
