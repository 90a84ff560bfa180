"""The web server: the HTTP interface, the sockets and the client's files."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from tafelrunde.table.http.api import Api, asked_language
from tafelrunde.table.http.asking import client_of
from tafelrunde.table.http.connecting import PER_ADDRESS, Coming
from tafelrunde.table.http.openapi import ENDPOINTS, document
from tafelrunde.table.http.reaching import Listening, host_name, is_address, is_this_computer, own_names
from tafelrunde.table.http.sockets import Connection
from tafelrunde.table.keeping.storage import DATABASE, Storage, StoreError
from tafelrunde.table.live.house import House
from tafelrunde.table.live.thinking import Thinkers
from tafelrunde.table.strangers.clerks import Clerks
from tafelrunde.table.wire.limits import Shares, Use
from tafelrunde.table.wire.refusing import NotAllowed, plain_words, refusal

log = logging.getLogger("tafelrunde.table")

CLIENT = Path(__file__).parents[1] / "web" / "dist"

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
NOT_KEPT = {"Cache-Control": "no-store"}
"""On every answer of the interface: links and secrets are in most of them, and stay in no cache."""
STATUS = {
    "no_such_table": 404,
    "no_such_seat": 404,
    "no_such_rule": 404,
    "no_such_moment": 404,
    "not_your_seat": 403,
    "sealed": 403,
    "fork_has_secrets": 403,
    "too_fast": 429,
    "too_many_tables": 503,
    "too_busy": 503,
    "store_away": 503,
    "not_stored": 503,
    "not_known": 503,
    "table_damaged": 410,
    "too_long": 413,
}

AT_ONCE = 40
"""Requests of one client that are read or answered at the same time: each may hold a whole upload in memory."""

_encode = msgspec.json.Encoder().encode


def data_folder() -> Path:
    """Where tables are kept: TAFELRUNDE_HOME, or the user's data directory."""
    if home := os.environ.get("TAFELRUNDE_HOME"):
        return Path(home)
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "tafelrunde"


def database_url() -> str:
    """PostgreSQL (or anything SQLAlchemy knows) by TAFELRUNDE_DATABASE_URL, otherwise SQLite in the data folder."""
    return os.environ.get("TAFELRUNDE_DATABASE_URL") or f"sqlite:///{data_folder() / DATABASE}"


def open_storage() -> Storage:
    """The database of `database_url`; SQLite's file is made if need be, and held."""
    if url := os.environ.get("TAFELRUNDE_DATABASE_URL"):
        return Storage(url)
    return Storage.in_folder(data_folder())


def make_app(
    storage: Storage,
    thinkers: Thinkers,
    client: Path = CLIENT,
    listening: Listening | None = None,
    per_address: int = PER_ADDRESS,
    names: Sequence[str] = (),
) -> Starlette:
    """The server as an ASGI application; whoever makes it closes the storage and the thinkers.

    `names` are host names by which it is reached, besides addresses and this computer's own names.
    """
    house = House(storage, thinkers)
    clerks = Clerks()
    api = Api(house, clerks, listening)
    shares = Shares()
    coming, requests = Coming(), Coming()

    def endpoint(handler: Callable[[Request], Awaitable[Any]], use: Use) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            try:
                asking = client_of(request)
                with requests.counted(asking, AT_ONCE) as allowed:
                    if not allowed or not shares.take(use, asking):
                        raise NotAllowed("too_fast", "too many requests at once; wait a moment")
                    found = await handler(request)
            except StoreError as error:
                log.error("%s %s: the store failed (%s)", request.method, request.url.path, type(error).__name__)
                away = NotAllowed("not_known", "the server can't reach its store now; look whether it was done")
                body = _encode(refusal(away, plain_words(asked_language(request))))
                return Response(body, 503, media_type="application/json")
            except NotAllowed as error:
                body = _encode(refusal(error, plain_words(asked_language(request))))
                return Response(body, STATUS.get(error.reason, 400), media_type="application/json")
            if isinstance(found, bytes):
                return Response(found, media_type="application/octet-stream")
            return Response(_encode(found), media_type="application/json")

        return answer

    async def openapi(_: Request) -> Response:
        return Response(_encode(document()), media_type="application/json")

    async def socket(websocket: WebSocket) -> None:
        if not same_origin(websocket.headers):
            await websocket.close(code=1008)
            return
        client = client_of(websocket)
        with coming.counted(client, per_address) as allowed:
            if allowed and shares.take("come", client):
                await Connection(websocket, house, shares).serve()
            else:
                await websocket.close(code=1013)

    async def page(request: Request) -> Response:
        if request.path_params["path"].startswith(("api/", "assets/")):
            return Response("there is nothing here", 404, media_type="text/plain")
        index = client / "index.html"
        if not index.is_file():
            return Response("the browser client has not been built", 503, media_type="text/plain")
        return FileResponse(index)

    routes: list[BaseRoute] = [
        Route(e.path, endpoint(getattr(api, e.handler), e.use), methods=[e.method]) for e in ENDPOINTS
    ]
    routes += [Route("/api/openapi.json", openapi), WebSocketRoute("/api/socket", socket)]
    if (client / "assets").is_dir():
        routes.append(Mount("/assets", StaticFiles(directory=client / "assets")))
    routes.append(Route("/{path:path}", page))

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        tidying = asyncio.create_task(house.keep_tidy())
        yield
        tidying.cancel()
        clerks.close()
        await house.close()

    app = Starlette(routes=routes, lifespan=lifespan)
    app.add_middleware(SecurityHeaders, names=frozenset(name.lower() for name in (*names, *own_names())))
    return app


def same_origin(headers: Headers) -> bool:
    """A page of another site must not act for a player; tools without an origin hold the token themselves."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host", "")


class SecurityHeaders:
    """The same strict headers on every answer; requests that change something must come from our own pages.

    A server answers only to its own names: a page of another site may let its name lead here (DNS rebinding), and would
    then be our own page to the browser. It can't do that with an address.
    """

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self._app = app
        self._names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        name = host_name(Headers(scope=scope).get("host", ""))
        if not (is_address(name) or is_this_computer(name) or name in self._names):
            if scope["type"] == "websocket":
                await WebSocket(scope, receive, send).close(code=1008)
                return
            words = f"this server is not called {name[:80]!a}; if it is, start it with --host-name"
            await Response(words, 421, HEADERS, media_type="text/plain")(scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        if scope["method"] != "GET" and not same_origin(Headers(scope=scope)):
            await Response("another site must not do this", 403)(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                more = HEADERS | NOT_KEPT if scope["path"].startswith("/api/") else HEADERS
                extra: Sequence[tuple[bytes, bytes]] = [(k.lower().encode(), v.encode()) for k, v in more.items()]
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        await self._app(scope, receive, with_headers)
