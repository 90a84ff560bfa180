"""A real server in a process of its own, and clients that talk to it as browsers do."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

PATIENT = httpx.Client(timeout=60)
"""For requests to a server that may be busy with other things."""
EAGER = httpx.Client(timeout=1, limits=httpx.Limits(max_keepalive_connections=0))
"""For servers that come and go. A client of its own for each request would take longer to make than the request."""
START = "from tafelrunde.cli.main import main; main()"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`tafelrunde serve` as a child process that can be killed and started again on the same port and data."""

    def __init__(self, home: Path, database: str = "", code: str = START, options: Sequence[str] = ()) -> None:
        """`code` starts it: a test may break something in it first."""
        self.home = home
        self._options = options
        self._code = code
        self._port = free_port()
        self._database = database
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def port(self) -> int:
        return self._port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> Server:
        environment = {**os.environ, "TAFELRUNDE_HOME": str(self.home)}
        if self._database:
            environment["TAFELRUNDE_DATABASE_URL"] = self._database
        arguments = ["serve", "--port", str(self._port), "--no-browser", "--workers", "1", *self._options]
        log = (self.home / "server.log").open("ab")
        self._process = subprocess.Popen([sys.executable, "-c", self._code, *arguments], env=environment, stderr=log)
        for _ in range(2400):
            try:
                EAGER.get(f"http://127.0.0.1:{self._port}/api/openapi.json")
                return self
            except httpx.TransportError:
                time.sleep(0.025)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def pause(self) -> None:
        """As a virtual machine that is moved, or a laptop that sleeps."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def wake(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    @property
    def log(self) -> str:
        return (self.home / "server.log").read_text()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    def post(self, path: str, body: Any) -> Any:
        response = EAGER.post(f"{self.url}{path}", json=body, timeout=30)
        assert response.status_code == 200, response.text
        return response.json()

    def make_table(self, seats: list[dict[str, str]], game: str = "monster_lands", **more: Any) -> dict[str, Any]:
        opened: dict[str, Any] = self.post("/api/tables", {"game": game, "seats": seats, **more})
        return opened


class Pair(Server):
    """Two processes over one PostgreSQL, as behind a balancer: whoever comes is sent to one and the other in turn."""

    def __init__(self, home: Path, database: str, options: Sequence[str] = (), code: str = START) -> None:
        folders = [home / name for name in ("first", "second")]
        for folder in folders:
            folder.mkdir()
        self.both = [Server(folder, database, code, options) for folder in folders]
        self._turn = 0

    @property
    def port(self) -> int:
        self._turn += 1
        return self.both[self._turn % 2].port

    def start(self) -> Pair:
        for server in self.both:
            server.start()
        return self

    def __enter__(self) -> Pair:
        return self.start()

    def stop(self) -> None:
        for server in self.both:
            server.stop()


def patched(old: dict[str, Any], changed: dict[str, Any]) -> dict[str, Any]:
    """An object with its changes, as `tafelrunde.table.live.patches` describes them; the old one stays as it was."""
    new = {name: value for name, value in old.items() if name not in changed.get("$-", ())}
    for name, value in changed.items():
        if name == "$-":
            continue
        if isinstance(value, dict) and "$~" in value:
            new[name] = patched(old[name], value["$~"])
        elif isinstance(value, dict) and "$" in value:
            new[name] = [_entry(old[name], entry) for entry in value["$"]]
        else:
            new[name] = value
    return new


def _entry(old: list[Any], entry: Any) -> Any:
    if isinstance(entry, int):
        return old[entry]
    return patched(old[entry[0]], entry[1]) if isinstance(entry, list) else entry


async def end(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel until all have ended: a cancellation that meets a finished wait can be lost."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=1)


class Client:
    """One viewer's socket: sends messages as they are, keeps the newest frame.

    Patches arrive as the frames they make. Programs answer faster than a table allows: `until_asked` then asks again.
    """

    def __init__(
        self, server: Server, table: str, tokens: list[str], language: str = "en", patches: bool = True
    ) -> None:
        self._server = server
        self._hello = {"type": "hello", "table": table, "tokens": tokens, "language": language, "patches": patches}
        self.frame: dict[str, Any] = {}
        self._socket: Any = None
        self._answered: dict[str, Any] = {}

    async def connect(self) -> Client:
        url = f"ws://127.0.0.1:{self._server.port}/api/socket"
        self._socket = await websockets.connect(url, max_size=None, close_timeout=0.3)
        await self.send(self._hello)
        return self

    async def close(self) -> None:
        await self._socket.close()

    async def send(self, message: Any) -> None:
        await self._socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def receive_raw(self, seconds: float = 20) -> dict[str, Any]:
        """The next message as it was sent."""
        message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(self._socket.recv(), seconds))
        return message

    async def receive(self, seconds: float = 20) -> dict[str, Any]:
        message = await self.receive_raw(seconds)
        if message["type"] == "patch":
            assert message["serial"] == self.frame["serial"] + 1
            message = {**patched(self.frame, message["changed"]), "serial": message["serial"]}
        if message["type"] == "frame":
            self.frame = message
        return message

    async def until(self, wanted: Any, seconds: float = 20) -> dict[str, Any]:
        """The next message for which `wanted` holds."""
        while True:
            message = await self.receive(seconds)
            if wanted(message):
                return message

    async def until_frame(self, seconds: float = 20) -> dict[str, Any]:
        return await self.until(lambda message: message["type"] == "frame", seconds)

    async def until_asked(self, seconds: float = 30) -> dict[str, Any]:
        """The next frame that asks something of this viewer, or that says the game is over."""

        while True:
            message = await self.receive(seconds)
            if message.get("reason") == "too_fast":
                await asyncio.sleep(0.2)
                await self.send(self._answered)
            elif message["type"] == "frame" and (message.get("asked") or message.get("result")):
                return message

    async def answer(self, option: str, moment: int | None = None, seat: int | None = None) -> None:
        frame = self.frame
        self._answered = {
            "type": "answer",
            "moment": frame["moment"] if moment is None else moment,
            "option": option,
            "seat": frame["seat"] if seat is None else seat,
        }
        await self.send(self._answered)
