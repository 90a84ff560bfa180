"""The private address of a process: what only its neighbours and its keepers may ask.

Other processes pass on here what concerns a table that this one leads, and Prometheus reads `/metrics`. Nothing of it
is on the public address.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from typing import NamedTuple

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect

from tafelrunde.table import metrics
from tafelrunde.table.http.health import Health
from tafelrunde.table.http.passing import MOST_PASSED, PATH, Passing, answered, heads, pack
from tafelrunde.table.http.sockets import Connection
from tafelrunde.table.live.house import House
from tafelrunde.table.live.leading import Leading
from tafelrunde.table.wire.limits import Shares

HEAD_SECONDS = 10


class Private(NamedTuple):
    """Where a process listens for its neighbours, and how it is one of several."""

    listener: socket.socket
    host: str = "127.0.0.1"
    leading: Leading | None = None
    key: bytes = b""


def routes(house: House, shares: Shares, passing: Passing | None, health: Health, inner: ASGIApp) -> list[BaseRoute]:
    """`inner` answers the requests that are passed on."""

    async def read(_: Request) -> Response:
        gauges: dict[str, tuple[str, Callable[[], float]]] = {
            "tafelrunde_tables": ("Tables that are open here.", lambda: house.open_tables),
            "tafelrunde_viewers": ("Viewers of these tables.", lambda: house.viewers),
            "tafelrunde_sockets_passed_on": (
                "Sockets that are passed on to other processes now.",
                lambda: passing.sockets if passing is not None else 0,
            ),
            "tafelrunde_processes": ("Processes that serve this database.", lambda: house.processes),
        }
        ready = await health.ready()
        gauges["tafelrunde_ready"] = ("Whether this process reaches its store.", lambda: ready)
        return Response(metrics.text(gauges), media_type=metrics.KIND)

    async def passed(line: WebSocket) -> None:
        if passing is None or not passing.knows(line):
            await line.close(1008)
            return
        await line.accept()
        with contextlib.suppress(WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(HEAD_SECONDS):
                head = heads.decode(await line.receive_bytes())
            if head.asked is None:
                await Connection(line, house, shares, passed_for=head.client).serve()
                return
            await line.send_bytes(pack(await answered(inner, head, line)))
            await line.close()

    return [Route("/metrics", read), WebSocketRoute(PATH, passed), *health.routes()]


class _Beside(uvicorn.Server):
    """A second server in the same process: signals are for the first."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextlib.asynccontextmanager
async def listening(app: Starlette, listener: socket.socket) -> AsyncIterator[None]:
    """Serve the private address meanwhile."""
    config = uvicorn.Config(
        app,
        log_level="warning",
        lifespan="off",
        proxy_headers=False,
        ws_max_size=MOST_PASSED,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        timeout_graceful_shutdown=1,
    )
    server = _Beside(config)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        yield
    finally:
        server.should_exit = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(4):
                await serving
