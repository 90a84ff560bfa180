"""The client's pages and files, and the headers that every answer has. Nothing here needs a game or a store."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from tafelrunde.table.http.reaching import host_name, is_address, is_this_computer, own_names

CLIENT = Path(__file__).parents[2] / "web" / "dist"

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


OWN_FILES = {
    "manifest.webmanifest": "application/manifest+json",
    "service-worker.js": "text/javascript",
    "offline.html": "text/html",
    "offline.css": "text/css",
    "offline.js": "text/javascript",
    "icon.svg": "image/svg+xml",
    **{f"icon-{size}.png": "image/png" for size in ("180", "192", "512", "maskable-512")},
}
"""What makes the page an app that can be installed: files with fixed names beside it."""
ASKED_FOR_AGAIN = {"Cache-Control": "no-cache"}


def pages(client: Path) -> list[BaseRoute]:
    """The page for every address that is none of the interface's, and its files."""

    async def page(request: Request) -> Response:
        path = request.path_params["path"]
        if path.startswith(("api/", "assets/")):
            return Response("there is nothing here", 404, media_type="text/plain")
        if path in OWN_FILES and (client / path).is_file():
            return FileResponse(client / path, media_type=OWN_FILES[path], headers=ASKED_FOR_AGAIN)
        index = client / "index.html"
        if not index.is_file():
            return Response("the browser client has not been built", 503, media_type="text/plain")
        return FileResponse(index, headers=ASKED_FOR_AGAIN)

    files = [Mount("/assets", StaticFiles(directory=client / "assets"))] if (client / "assets").is_dir() else []
    return [*files, Route("/{path:path}", page)]


def known_as(names: Iterable[str]) -> frozenset[str]:
    """The names that a server answers to, besides addresses."""
    return frozenset(name.lower() for name in (*names, *own_names()))


def asked_language(request: Request) -> str:
    """German or English: as the query says, or else as the browser prefers."""
    asked = request.query_params.get("language") or request.headers.get("accept-language", "en")
    return "de" if asked.lower().startswith("de") else "en"


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
