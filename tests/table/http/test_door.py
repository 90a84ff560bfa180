"""The page of a server is there before everything else is, and nothing that was asked meanwhile is lost."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.types import Message
from starlette.websockets import WebSocket

from tafelrunde.table.http import door as door_module
from tafelrunde.table.http.door import Door


class House:
    """A door before a server that is loaded when the test says so."""

    def __init__(
        self,
        client: Path,
        broken: BaseException | None = None,
        lists: Callable[[], dict[str, bytes]] = dict,
    ) -> None:
        self.may_load = threading.Event()
        self.told: list[str] = []
        self._broken = broken
        self.door = Door(self._load, ["table.example"], lambda: self.told.append("end"), client, lists)
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._heard: asyncio.Queue[Message] = asyncio.Queue()

    def _load(self) -> Starlette:
        assert self.may_load.wait(20)
        if self._broken is not None:
            raise self._broken

        async def games(_: Request) -> PlainTextResponse:
            return PlainTextResponse("all games")

        async def socket(websocket: WebSocket) -> None:
            await websocket.accept()
            await websocket.close(1000)

        @asynccontextmanager
        async def lifespan(_: Starlette) -> AsyncIterator[None]:
            self.told.append("open")
            yield
            self.told.append("closed")

        async def slow(_: Request) -> PlainTextResponse:
            self.told.append("asked")
            await asyncio.sleep(3600)
            return PlainTextResponse("at last")

        routes = [
            Route("/api/games", games),
            Route("/api/slow", slow),
            WebSocketRoute("/api/socket", socket),
            Route("/", games),
        ]
        return Starlette(routes=routes, lifespan=lifespan)

    async def __aenter__(self) -> House:
        self._living = asyncio.create_task(self.door({"type": "lifespan"}, self._said.get, self._heard.put))
        await self._said.put({"type": "lifespan.startup"})
        assert (await self._heard.get())["type"] == "lifespan.startup.complete"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.may_load.set()
        await self._said.put({"type": "lifespan.shutdown"})
        assert (await self._heard.get())["type"] == "lifespan.shutdown.complete"
        await self._living

    def ask(self, path: str, host: str = "localhost") -> asyncio.Task[httpx.Response]:
        async def asked() -> httpx.Response:
            transport = httpx.ASGITransport(self.door)
            async with httpx.AsyncClient(transport=transport, base_url=f"http://{host}") as client:
                return await client.get(path)

        return asyncio.create_task(asked())

    async def knock(self) -> list[Message]:
        """What a socket is told."""
        heard: list[Message] = []

        async def send(message: Message) -> None:
            heard.append(message)

        async def receive() -> Message:
            return {"type": "websocket.connect"}

        scope: dict[str, Any] = {"type": "websocket", "path": "/api/socket", "headers": [], "query_string": b""}
        await self.door(scope, receive, send)
        return heard


@pytest.fixture
def client(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("the page")
    (tmp_path / "assets" / "main.js").write_text("the program")
    return tmp_path


async def _wait(until: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not until():
            await asyncio.sleep(0.01)


async def test_the_page_is_shown_before_anything_is_loaded_and_with_the_same_headers(client: Path) -> None:
    async with House(client) as house:
        page = await house.ask("/table/x")
        assert (page.text, (await house.ask("/assets/main.js")).text) == ("the page", "the program")
        assert "default-src 'none'" in page.headers["content-security-policy"]
        assert (await house.ask("/", "evil.example")).status_code == 421
        assert (await house.ask("/", "table.example")).status_code == 200
        assert house.told == []


async def test_whoever_asks_for_more_is_answered_when_it_is_there(client: Path) -> None:
    async with House(client) as house:
        games, socket = house.ask("/api/games"), asyncio.create_task(house.knock())
        assert (await house.ask("/")).text == "the page"
        assert not games.done()
        assert not socket.done()
        house.may_load.set()
        assert (await games).text == "all games"
        assert [message["type"] for message in await socket] == ["websocket.accept", "websocket.close"]
        assert (await house.ask("/")).text == "all games"  # the page is the server's now
    assert house.told == ["open", "closed"]


async def test_the_games_that_were_noted_are_told_before_anything_is_loaded(client: Path) -> None:
    async with House(client, lists=lambda: {"de": b"[]"}) as house:
        told = await house.ask("/api/games?language=de")
        assert (told.status_code, told.text, told.headers["content-type"]) == (200, "[]", "application/json")
        assert told.headers["cache-control"] == "no-store"
        assert (await house.ask("/api/games?language=de", "evil.example")).status_code == 421
        english, other = house.ask("/api/games?language=en"), house.ask("/api/games/x/names?language=de")
        assert (await house.ask("/")).text == "the page"
        assert not english.done()
        assert not other.done()
        house.may_load.set()
        assert (await english).text == "all games"
        assert (await house.ask("/api/games?language=de")).text == "all games"  # from the server itself now
        await other


async def test_a_note_that_can_not_be_read_keeps_nobody_out(client: Path) -> None:
    def broken() -> dict[str, bytes]:
        raise RuntimeError

    async with House(client, lists=broken) as house:
        house.may_load.set()
        assert (await house.ask("/api/games")).text == "all games"


async def test_it_loads_without_being_asked(client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door_module, "PAGE_FIRST", 0.01)
    async with House(client) as house:
        house.may_load.set()
        await _wait(lambda: house.told == ["open"])


async def test_where_nothing_can_be_loaded_the_server_ends_and_nobody_waits_for_ever(client: Path) -> None:
    async with House(client, SystemExit(2)) as house:
        games, socket = house.ask("/api/games"), asyncio.create_task(house.knock())
        house.may_load.set()
        assert (await games).status_code == 503
        assert [message["code"] for message in await socket] == [1012]
        assert house.told == ["end"]
        assert isinstance(house.door.error, SystemExit)


async def test_who_ends_it_before_it_is_loaded_leaves_nothing_open(client: Path) -> None:
    async with House(client) as house:
        pass
    assert house.told == ["open", "closed"]


async def test_whoever_still_waits_at_the_end_is_told_so(client: Path) -> None:
    """The server cancels what is under way when its time for goodbyes is up."""
    async with House(client) as house:
        house.may_load.set()
        heard: list[Message] = []

        async def send(message: Message) -> None:
            heard.append(message)

        async def receive() -> Message:
            return {"type": "http.request"}

        scope = {"type": "http", "method": "GET", "path": "/api/slow", "headers": [], "query_string": b""}
        asking = asyncio.create_task(house.door(scope, receive, send))
        await _wait(lambda: "asked" in house.told)
        asking.cancel()
        await asking
        assert [message.get("status", message.get("body")) for message in heard] == [503, b"the server ends"]
