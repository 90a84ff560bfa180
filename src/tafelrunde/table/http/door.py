"""The door of a server: its page is there at once, while store and interface are still loaded.

Whoever comes to the page meanwhile is shown it, and told which games there are if that was noted; whoever asks for more
waits for the little that is missing. If the store can't be opened the server ends.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Router
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from tafelrunde.table.http.pages import CLIENT, SecurityHeaders, asked_language, known_as, pages

if TYPE_CHECKING:
    from starlette.applications import Starlette

INTERFACE = ("/api/", "/health")
LIST = "/api/games"
ENDS = "the server ends"
PAGE_FIRST = 0.1
"""Seconds in which whoever waits at the door is shown the page, before loading takes its share of the processor."""


class Door:
    """An ASGI application that becomes another one."""

    def __init__(
        self,
        load: Callable[[], Starlette],
        names: Iterable[str],
        end: Callable[[], None],
        client: Path = CLIENT,
        lists: Callable[[], Mapping[str, bytes]] = dict,
    ) -> None:
        """`load` makes the server, in a thread; `end` is called if it could not be made, or not be started.

        `lists` finds the list of games for each language in which it is noted, before.
        """
        self._load = load
        self._find_lists = lists
        self._lists: Mapping[str, bytes] = {}
        self._listed = asyncio.Event()
        self._end = end
        known = known_as(names)
        self._pages = SecurityHeaders(Router(pages(client)), known)
        self._games = SecurityHeaders(self._tell_games, known)
        self._server: Starlette | None = None
        self._asked = asyncio.Event()
        self._loaded = asyncio.Event()
        self._ending = asyncio.Event()
        self.error: BaseException | None = None
        """Why it could not be made."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        if self._server is None and _is_page(scope):
            await self._pages(scope, receive, send)
            self._asked.set()
            return
        self._asked.set()
        if self._server is None and _is_list(scope):
            await self._listed.wait()
            if self._server is None and asked_language(Request(scope)) in self._lists:
                await self._games(scope, receive, send)
                return
        await self._loaded.wait()
        if self._server is not None and scope["type"] == "http":
            await self._answer(self._server, scope, receive, send)
        elif self._server is not None:
            await self._server(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close(1012)
        else:
            await PlainTextResponse(ENDS, 503)(scope, receive, send)

    async def _answer(self, server: Starlette, scope: Scope, receive: Receive, send: Send) -> None:
        """Whoever still waits when the time for goodbyes is up, and is sent away, is told so."""
        begun = False

        async def telling(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await server(scope, receive, telling)
        except asyncio.CancelledError:
            if not begun:
                await PlainTextResponse(ENDS, 503)(scope, receive, send)

    async def _tell_games(self, scope: Scope, receive: Receive, send: Send) -> None:
        told = Response(self._lists[asked_language(Request(scope))], media_type="application/json")
        await told(scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        serving = asyncio.create_task(self._serve())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self._ending.set()
        await serving
        await send({"type": "lifespan.shutdown.complete"})

    async def _serve(self) -> None:
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), PAGE_FIRST)
            with suppress(Exception):  # then it is told when everything is loaded
                self._lists = await asyncio.to_thread(self._find_lists)
            self._listed.set()
            server = await asyncio.to_thread(self._load)
            async with server.router.lifespan_context(server):
                self._server = server
                self._loaded.set()
                await self._ending.wait()
        except BaseException as error:
            self.error, self._server = error, None
            self._end()
        finally:
            self._listed.set()
            self._loaded.set()


def _is_page(scope: Scope) -> bool:
    return scope["type"] == "http" and scope["method"] == "GET" and not scope["path"].startswith(INTERFACE)


def _is_list(scope: Scope) -> bool:
    return (scope["type"], scope.get("method"), scope["path"]) == ("http", "GET", LIST)
