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
from pathlib import Path
from typing import Any

import httpx
import websockets

START = "from tafelrunde.cli.main import main; main()"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`tafelrunde serve` as a child process that can be killed and started again on the same port and data."""

    def __init__(self, home: Path, database: str = "") -> None:
        self.home = home
        self.port = free_port()
        self._database = database
        self._process: subprocess.Popen[bytes] | None = None

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
        arguments = ["serve", "--port", str(self.port), "--no-browser", "--workers", "1"]
        log = (self.home / "server.log").open("ab")
        self._process = subprocess.Popen([sys.executable, "-c", START, *arguments], env=environment, stderr=log)
        for _ in range(400):
            try:
                httpx.get(f"{self.url}/api/openapi.json", timeout=1)
                return self
            except httpx.TransportError:
                time.sleep(0.025)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

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
        response = httpx.post(f"{self.url}{path}", json=body, timeout=30)
        assert response.status_code == 200, response.text
        return response.json()

    def make_table(self, seats: list[dict[str, str]], game: str = "monster_lands", **more: Any) -> dict[str, Any]:
        opened: dict[str, Any] = self.post("/api/tables", {"game": game, "seats": seats, **more})
        return opened


class Client:
    """One viewer's socket: sends messages as they are, keeps the newest frame."""

    def __init__(self, server: Server, table: str, tokens: list[str], language: str = "en") -> None:
        self._server = server
        self._hello = {"type": "hello", "table": table, "tokens": tokens, "language": language}
        self.frame: dict[str, Any] = {}
        self._socket: Any = None

    async def connect(self) -> Client:
        url = f"ws://127.0.0.1:{self._server.port}/api/socket"
        self._socket = await websockets.connect(url, max_size=None, close_timeout=0.3)
        await self.send(self._hello)
        return self

    async def close(self) -> None:
        await self._socket.close()

    async def send(self, message: Any) -> None:
        await self._socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def receive(self, seconds: float = 20) -> dict[str, Any]:
        text = await asyncio.wait_for(self._socket.recv(), seconds)
        message: dict[str, Any] = json.loads(text)
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

        def wanted(message: dict[str, Any]) -> bool:
            return message["type"] == "frame" and bool(message.get("asked") or message.get("result"))

        return await self.until(wanted, seconds)

    async def answer(self, option: str, moment: int | None = None, seat: int | None = None) -> None:
        frame = self.frame
        await self.send(
            {
                "type": "answer",
                "moment": frame["moment"] if moment is None else moment,
                "option": option,
                "seat": frame["seat"] if seat is None else seat,
            }
        )
