"""The clerks of a server: a few processes, a short queue, and one paper of each client at a time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec

from tafelrunde.table.live.start import Start
from tafelrunde.table.strangers.clerk import WALL_SECONDS, receive, send
from tafelrunde.table.strangers.papers import Begun, Found, GaveUp, Paper, Question, Refused, Ruled, findings, pack
from tafelrunde.table.wire.refusing import NotAllowed

log = logging.getLogger("tafelrunde.table")

CLERKS = 2
MOST_WAITING = 16
MOST_OF_ONE = 3
"""So many papers may be read or wait, in all and of one client."""
PATIENCE = WALL_SECONDS + 10
"""A clerk that has not answered then is given up: its own limits have failed."""


class Clerks:
    """Whoever reads what strangers bring; started when there is something to read."""

    START: Sequence[str] = ("-m", "tafelrunde.table.strangers.clerk")

    def __init__(self, clerks: int = CLERKS) -> None:
        self._all = [_Desk(self.START) for _ in range(clerks)]
        self._desks = self._all[:]
        self._free = asyncio.Semaphore(clerks)
        self._clients: dict[str, _Client] = {}
        self._waiting = 0
        # Not where answers are stored: these threads wait for clerks.
        self._threads = ThreadPoolExecutor(clerks, thread_name_prefix="clerks")

    async def begin(self, paper: Paper, client: str) -> Start:
        """The start of a table that a paper describes. Raises NotAllowed."""
        found = await self._found(paper, client)
        assert isinstance(found, Begun)
        return found.start

    async def rule(self, question: Question, client: str) -> bytes:
        """What the rules say, as JSON. Raises NotAllowed."""
        found = await self._found(question, client)
        assert isinstance(found, Ruled)
        return found.json

    async def _found(self, paper: Paper, client: str) -> Found:
        if self._waiting >= MOST_WAITING:
            raise NotAllowed("too_busy", "the server has much to read just now; try again in a moment")
        asking = self._clients.setdefault(client, _Client())
        if asking.papers >= MOST_OF_ONE:
            raise NotAllowed("too_fast", "something of yours is still being read; wait a moment")
        self._waiting += 1
        asking.papers += 1
        try:
            async with asking.turn:
                found = await self._read(paper)
        finally:
            self._waiting -= 1
            asking.papers -= 1
            if not asking.papers:
                del self._clients[client]
        if isinstance(found, GaveUp):
            raise NotAllowed("too_hard", "the server gave up reading this: it takes too long, or too much memory")
        if isinstance(found, Refused):
            raise NotAllowed(found.reason, found.text, kind=found.kind)
        return found

    async def _read(self, paper: Paper) -> Found:
        await self._free.acquire()
        desk = self._desks.pop()
        reading = asyncio.get_running_loop().run_in_executor(self._threads, desk.read, pack(paper))
        # Whoever is stopped ends at once, and only then is there room for the next paper.
        reading.add_done_callback(lambda done: self._done(desk, done))
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(reading)
        except TimeoutError:
            desk.end()
            log.warning("a clerk did not answer and was replaced")
            return GaveUp()
        except asyncio.CancelledError:
            desk.stop()
            raise

    def _done(self, desk: _Desk, done: asyncio.Future[Found]) -> None:
        self._desks.append(desk)
        self._free.release()
        if not done.cancelled() and (error := done.exception()) is not None:
            log.error("a clerk could not be asked (%s)", error)

    def rest(self) -> None:
        """Clerks who have nothing to read go home; others come when there is something."""
        for desk in self._desks:
            desk.end()

    def close(self) -> None:
        """End all clerks, whatever they read."""
        for desk in self._all:
            desk.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


class _Client:
    """One who has brought papers: they are read one after the other."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.papers = 0


class _Desk:
    """Where a clerk sits, and where another one takes the place of one who died."""

    def __init__(self, start: Sequence[str]) -> None:
        self._command = [sys.executable, *start]
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    def read(self, packed: bytes) -> Found:
        """Blocks until the clerk has read it, or died."""
        try:
            process = self._seated()
            assert process.stdin is not None
            assert process.stdout is not None
            send(process.stdin, packed)
            found = receive(process.stdout)
            if found is not None:
                return findings.decode(found)
        except (OSError, ValueError, msgspec.MsgspecError) as error:
            log.warning("a clerk could not be asked (%s)", error)
        self.end()
        return GaveUp()

    def _seated(self) -> subprocess.Popen[bytes]:
        with self._lock:
            if self._closed:
                raise ValueError("the server ends")
            if self._process is None or self._process.poll() is not None:
                self._process = subprocess.Popen(
                    self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
                )
            return self._process

    def stop(self) -> None:
        """Nobody waits for what is being read."""
        with self._lock:
            if self._process is not None and self._process.poll() is None:
                if hasattr(signal, "SIGUSR1"):
                    self._process.send_signal(signal.SIGUSR1)
                else:
                    self._process.kill()

    def end(self) -> None:
        """The clerk ends; the next paper is for another one."""
        with self._lock:
            process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout):
                if stream is not None:
                    with contextlib.suppress(OSError):
                        stream.close()

    def close(self) -> None:
        """Nobody sits here any more."""
        with self._lock:
            self._closed = True
        self.end()
