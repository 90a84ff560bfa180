"""A clerk: a process that reads papers one after the other, each in a child of its own.

The clerk itself only keeps the games at hand. The child has limits on time and memory that the system keeps, so that
even a reader that hangs in C code or loses its stack ends there, and the next paper is read at once.
"""

from __future__ import annotations

import contextlib
import gc
import os
import signal
import sys
from typing import IO, Any

from tafelrunde.table.strangers.papers import Found, GaveUp, Paper, pack, papers
from tafelrunde.table.strangers.reading import prepare, read

CPU_SECONDS, WALL_SECONDS = 5.0, 20.0
MORE_MEMORY = 384 * 2**20
"""What reading one paper may need besides what the clerk has."""
MOST_FOUND = 16_000_000
MOST_FILES = 256
END = b"."
"""Only a child that came to its end has written it."""

_child: int | None = None
_stopped = False
"""Nobody waits any more for what is being read."""


def main() -> None:
    """Read papers from standard input until it ends; what was found goes to standard output."""
    into, out = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a game prints is no answer
    if hasattr(os, "fork"):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGUSR1, _stop_reading)
    while (data := receive(into)) is not None:
        _take_up()
        paper = papers.decode(data)
        prepare(paper)
        found = _in_a_child(paper) if hasattr(os, "fork") else pack(_read(paper))
        send(out, found)


def receive(stream: IO[bytes]) -> bytes | None:
    """The next message: its length in four bytes, then itself. None at the end."""
    length = stream.read(4)
    if len(length) < 4:
        return None
    data = stream.read(int.from_bytes(length, "little"))
    return data if len(data) == int.from_bytes(length, "little") else None


def send(stream: IO[bytes], data: bytes) -> None:
    stream.write(len(data).to_bytes(4, "little") + data)
    stream.flush()


def _take_up() -> None:
    global _stopped
    _stopped = False


def _stop_reading(*_: Any) -> None:
    """Whoever asked has left."""
    global _stopped
    _stopped = True
    _kill()


def _kill() -> None:
    if _child is not None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(_child, signal.SIGKILL)


def _in_a_child(paper: Paper) -> bytes:
    global _child
    if _stopped:
        return pack(GaveUp())
    gc.freeze()  # the child shares what the clerk has as long as nobody touches it
    reader, writer = os.pipe()
    _child = os.fork()
    if _child == 0:
        _child_reads(paper, writer)
    os.close(writer)
    with os.fdopen(reader, "rb") as stream:
        found = stream.read(MOST_FOUND + 1)
    _kill()  # it has said all it had to say, or too much
    os.waitpid(_child, 0)
    _child = None
    is_whole = found[-1:] == END and len(found) <= MOST_FOUND
    return found[:-1] if is_whole else pack(GaveUp())


def _child_reads(paper: Paper, writer: int) -> None:
    """Never returns."""
    try:
        for before, after in ((3, writer), (writer + 1, MOST_FILES)):
            os.closerange(before, after)  # above all the clerk's own way out: nobody shall wait there for a child
        signal.signal(signal.SIGUSR1, signal.SIG_DFL)
        _limit()
        with os.fdopen(writer, "wb") as out:
            out.write(pack(_read(paper)) + END)
    finally:
        os._exit(0)


def _read(paper: Paper) -> Found:
    try:
        return read(paper)
    except MemoryError:
        return GaveUp()


def _limit() -> None:
    """Time and memory, kept by the system: the signals end the process even in the middle of C code."""
    import resource

    signal.setitimer(signal.ITIMER_PROF, CPU_SECONDS)
    signal.setitimer(signal.ITIMER_REAL, WALL_SECONDS)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform == "linux":
        with open("/proc/self/statm", encoding="ascii") as sizes:
            now = int(sizes.read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (now + MORE_MEMORY, now + MORE_MEMORY))


if __name__ == "__main__":
    main()
