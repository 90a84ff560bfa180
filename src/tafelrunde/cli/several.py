"""Several servers on one port: started, started again when one dies, and ended together."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Sequence

import typer

STEADY = 30.0
"""A process that ran for so long is started again at once; one that did not waits, longer each time."""
LONGEST_PAUSE = 15.0
GRACE = 15.0


class _Place:
    """Where one of the processes runs, and when it may be started again."""

    def __init__(self, command: list[str], listener: int) -> None:
        self._command = command
        self._listener = listener
        self._began = 0.0
        self._failures = 0
        self._again = 0.0
        self.process: subprocess.Popen[bytes] | None = None

    def look(self) -> None:
        """Start it if it does not run, and has waited."""
        now = time.monotonic()
        if self.process is not None and (ended := self.process.poll()) is not None:
            steady = now - self._began > STEADY
            self._failures = 0 if steady else self._failures + 1
            self._again = now + (0.0 if steady else min(0.5 * 2.0 ** min(self._failures, 10), LONGEST_PAUSE))
            typer.echo(f"process {self.process.pid} ended ({ended}) and is started again", err=True)
            self.process = None
        if self.process is None and now >= self._again:
            self._began = now
            self.process = subprocess.Popen(self._command, pass_fds=[self._listener])


def keep_running(listener: socket.socket, private: Sequence[str]) -> None:
    """One process for each private address, with the options of this one, until somebody ends it."""
    ending = False

    def end(*_: object) -> None:
        nonlocal ending
        ending = True

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, end)
    listener.listen(2048)
    os.set_inheritable(listener.fileno(), True)
    places = [_Place(_command(listener.fileno(), address), listener.fileno()) for address in private]
    while not ending:
        for place in places:
            place.look()
        time.sleep(0.2)
    running = [place.process for place in places if place.process is not None]
    for process in running:
        process.terminate()
    until = time.monotonic() + GRACE
    for process in running:
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(max(until - time.monotonic(), 0.1))
            continue
        process.kill()
        process.wait()


def end_with_parent() -> None:
    """One of several ends when whoever started it is gone: nobody else would end it, or start it again."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()


def _command(listener: int, private: str) -> list[str]:
    """The same command for one process; of options given twice the last counts."""
    mine = ["--processes", "1", "--no-browser", "--listen-fd", str(listener)]
    start = [sys.executable, "-c", "from tafelrunde.cli.main import main; main()"]
    return [*start, *sys.argv[1:], *mine, *(["--private", private] if private else [])]
