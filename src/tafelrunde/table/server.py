"""The web server: the HTTP interface, the sockets and the client's files."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, Router, WebSocketRoute
from starlette.websockets import WebSocket

from tafelrunde.table import metrics
from tafelrunde.table.http.api import Api
from tafelrunde.table.http.asking import client_of
from tafelrunde.table.http.carrying import Carriers, carried
from tafelrunde.table.http.connecting import PER_ADDRESS, Coming
from tafelrunde.table.http.health import Health
from tafelrunde.table.http.openapi import ENDPOINTS, Endpoint, document
from tafelrunde.table.http.pages import CLIENT, SecurityHeaders, asked_language, known_as, pages, same_origin
from tafelrunde.table.http.passing import Passing, Recorded
from tafelrunde.table.http.private import Private
from tafelrunde.table.http.private import listening as listening_privately
from tafelrunde.table.http.private import routes as private_routes
from tafelrunde.table.http.reaching import Listening, own_names
from tafelrunde.table.http.sockets import Connection
from tafelrunde.table.keeping.leases import Elsewhere
from tafelrunde.table.keeping.storage import DATABASE, Storage, StoreError
from tafelrunde.table.live.house import House
from tafelrunde.table.live.thinking import Thinkers
from tafelrunde.table.strangers.clerks import Clerks
from tafelrunde.table.wire.limits import CROWD, Shares, asking
from tafelrunde.table.wire.refusing import NotAllowed, plain_words, refusal

log = logging.getLogger("tafelrunde.table")

STATUS = {
    "no_such_table": 404,
    "no_such_seat": 404,
    "no_such_rule": 404,
    "no_such_moment": 404,
    "not_your_seat": 403,
    "seat_taken": 409,
    "seat_freed": 410,
    "seat_there": 409,
    "seat_plays": 409,
    "sealed": 403,
    "fork_has_secrets": 403,
    "too_fast": 429,
    "too_many_tables": 503,
    "too_busy": 503,
    "not_drawn": 503,
    "store_away": 503,
    "not_stored": 503,
    "not_known": 503,
    "moved": 503,
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
    notes: Path | None = None,
    private: Private | None = None,
) -> Starlette:
    """The server as an ASGI application; whoever makes it closes the storage and the thinkers.

    `names` are host names by which it is reached, besides addresses and this computer's own names; `notes` is where it
    keeps what it would work out again at the next start. `private`: where it meets other processes over the same
    database, and those who look after it.
    """
    leading = private.leading if private is not None else None
    house = House(storage, thinkers, leading)
    passing = Passing(leading, private.key) if private is not None and leading is not None else None
    health = Health(storage, leading)
    clerks = Clerks()
    house.resting += [thinkers.rest, clerks.rest]
    api = Api(house, clerks, listening, notes)
    shares = Shares(lambda: house.processes)
    carriers = Carriers(storage, shares)
    coming, requests = Coming(), Coming()

    def endpoint(e: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        handler: Callable[[Request], Awaitable[Any]] = getattr(api, e.handler)

        async def here(request: Request) -> Response:
            asking.set(client_of(request))
            found = await handler(request)
            if isinstance(found, bytes):
                return Response(found, media_type="application/octet-stream")
            return Response(_encode(found), media_type="application/json")

        async def led(request: Request) -> Response:
            """Here, or by the process that leads the table; what that one is asked has been counted by the first."""
            if request.scope.get("passed"):
                return await here(request)
            client = client_of(request)
            recorded = Recorded(request.receive)
            with requests.counted(client, AT_ONCE) as allowed:
                links = carried(request, await recorded.whole() if e.names_links else b"") if allowed else []
                if not allowed or not await carriers.allow(e.use, client, links):
                    raise NotAllowed("too_fast", "too many requests at once; wait a moment")
                if passing is None:
                    return await here(Request(request.scope, recorded.again()))

                async def there(other: Elsewhere) -> Response:
                    return await passing.request(other, request, await recorded.whole())

                return await passing.led(lambda: here(Request(request.scope, recorded.again())), there)

        async def answer(request: Request) -> Response:
            try:
                response = await led(request)
            except StoreError as error:
                log.error("%s %s: the store failed (%s)", request.method, request.url.path, type(error).__name__)
                away = NotAllowed("not_known", "the server can't reach its store now; look whether it was done")
                response = _refused(request, away)
            except NotAllowed as error:
                if error.reason == "moved" and request.scope.get("passed"):
                    raise Elsewhere("", "") from error
                response = _refused(request, error)
            metrics.REQUESTS.count(str(response.status_code))
            return response

        return answer

    async def openapi(_: Request) -> Response:
        return Response(_encode(document()), media_type="application/json")

    async def socket(websocket: WebSocket) -> None:
        if not same_origin(websocket.headers):
            await websocket.close(code=1008)
            return
        client = client_of(websocket)
        with coming.counted(client, max(per_address // house.processes, 1)) as allowed:
            # By whose share somebody comes is known when they have said hello.
            if allowed and shares.take("come", f"sockets from {client}", CROWD):
                await Connection(websocket, house, shares, carriers, passing).serve()
            else:
                await websocket.close(code=1013)

    routes: list[BaseRoute] = [Route(e.path, endpoint(e), methods=[e.method]) for e in ENDPOINTS]
    inner = Router(routes[:])
    routes += [Route("/api/openapi.json", openapi), WebSocketRoute("/api/socket", socket)]
    routes += health.routes()
    routes += pages(client)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            if private is not None:
                behind = Starlette(routes=private_routes(house, shares, passing, health, inner))
                behind.add_middleware(SecurityHeaders, names=frozenset({private.host, *own_names()}))
                await stack.enter_async_context(listening_privately(behind, private.listener))
            if leading is not None:
                await leading.start()
                stack.push_async_callback(leading.stop)
            tasks = [asyncio.create_task(work()) for work in (house.keep_tidy, metrics.feel)]
            yield
            health.ending = True
            for task in tasks:
                task.cancel()
            clerks.close()
            await house.close()

    app = Starlette(routes=routes, lifespan=lifespan)
    app.add_middleware(SecurityHeaders, names=known_as(names))
    return app


def _refused(request: Request, error: NotAllowed) -> Response:
    body = _encode(refusal(error, plain_words(asked_language(request))))
    return Response(body, STATUS.get(error.reason, 400), media_type="application/json")
