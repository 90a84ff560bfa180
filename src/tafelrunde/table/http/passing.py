"""Passing on: what comes to one process and concerns a table that another one leads.

A client may come to any process. Its socket and its requests are passed on to the process that leads the table, over
the private address that this one has told the database, with a key that all of them have from there. Each has a
connection of its own, so that a slow reader holds up nobody else. If the other one can't be reached its lease ends
soon, and the table is opened here.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tafelrunde.table import metrics
from tafelrunde.table.http.asking import client_of
from tafelrunde.table.keeping.leases import Elsewhere
from tafelrunde.table.live.leading import Leading
from tafelrunde.table.wire.limits import MOST_UPLOAD
from tafelrunde.table.wire.refusing import NotAllowed

T = TypeVar("T")

log = logging.getLogger("tafelrunde.table")

PATH = "/pass"
MOVED = 4001
"""How a connection ends whose table is not led there any more, before anything was done."""
COME_AGAIN = 1012
PATIENCE = 15.0
"""For so long it is tried to find out who leads a table: a lease ends, and another process opens it."""
HEADERS = ("accept-language", "x-seat-links", "content-type")
REPLY_SECONDS = 60.0
MOST_PASSED = MOST_UPLOAD + 65_536


class NotThere(Exception):
    """The other process can't be reached, or does not lead the table: nothing was done."""


class Asked(msgspec.Struct, frozen=True):
    """A request over HTTP, as it came to the first process."""

    method: str
    path: str
    query: bytes
    headers: tuple[tuple[str, str], ...]
    body: bytes


class Head(msgspec.Struct, frozen=True):
    """Who comes: somebody with a request, or with a socket, whose messages follow."""

    client: str
    asked: Asked | None = None


class Answer(msgspec.Struct, frozen=True):
    """What the leader answers to a request; `status` 0: it does not lead the table."""

    status: int
    kind: str = ""
    body: bytes = b""


_ENDED = (ConnectionClosed, WebSocketDisconnect, OSError, RuntimeError)
"""How either side of a connection may end."""

heads = msgspec.msgpack.Decoder(Head)
_answers = msgspec.msgpack.Decoder(Answer)
pack = msgspec.msgpack.Encoder().encode


class Passing:
    """The way from this process to the others."""

    def __init__(self, leading: Leading, key: bytes) -> None:
        self.sockets = 0
        """How many sockets are passed on now."""
        self._leading = leading
        self._key = key

    async def led(self, attempt: Callable[[], Awaitable[T]], pass_on: Callable[[Elsewhere], Awaitable[T]]) -> T:
        """What is done here, or by the process that leads the table; if that one has died, here after a while."""
        until = asyncio.get_running_loop().time() + PATIENCE
        pause = 0.1
        while True:
            other = found_at = ""
            try:
                return await attempt()
            except Elsewhere as found:
                other, found_at = found.process, found.address
                with contextlib.suppress(NotThere):
                    return await pass_on(found)
            except NotAllowed as error:
                if error.reason != "moved":
                    raise
            if asyncio.get_running_loop().time() > until:
                if other:
                    log.error("process %s at %s lives, but can't be reached: see --private", other, found_at)
                raise NotAllowed("moved", "the process that leads this table does not answer; try again")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await (self._leading.gone(other).wait() if other else asyncio.sleep(pause))
            pause = min(pause * 3, 1.0)

    async def request(self, other: Elsewhere, request: Request, body: bytes) -> Response:
        """The other process's answer. Raises NotThere."""
        headers = tuple([(name, value) for name in HEADERS if (value := request.headers.get(name)) is not None])
        asked = Asked(request.method, request.url.path, request.scope["query_string"], headers, body)
        async with self._line(other) as line:
            metrics.PASSED.count("request")
            await line.send(pack(Head(client_of(request), asked)))
            try:
                async with asyncio.timeout(REPLY_SECONDS):
                    answer = _answers.decode(await line.recv(decode=False))
            except (ConnectionClosed, TimeoutError, OSError) as error:
                raise NotAllowed(
                    "not_known", "the process that leads this table was lost; look whether it was done"
                ) from error
        if not answer.status:
            raise NotThere
        return Response(answer.body, answer.status, media_type=answer.kind)

    async def socket(self, other: Elsewhere, socket: WebSocket, hello: bytes) -> None:
        """Carry messages both ways until one side ends. Raises NotThere if nothing was carried."""
        async with self._line(other) as line:
            metrics.PASSED.count("socket")
            self.sockets += 1
            try:
                await line.send(pack(Head(client_of(socket))))
                await line.send(hello, text=True)
                carried = await self._carry(other, socket, line)
            except ConnectionClosed:
                carried = False
            finally:
                self.sockets -= 1
        if not carried:
            raise NotThere
        with contextlib.suppress(*_ENDED):
            await socket.close(line.close_code if line.close_code in (1008, 1013) else COME_AGAIN)

    async def _carry(self, other: Elsewhere, socket: WebSocket, line: ClientConnection) -> bool:
        """Whether anything was carried, or the client left."""
        carried = False

        async def down() -> None:
            nonlocal carried
            async for message in line:
                carried = True
                await socket.send_text(str(message))

        async def up() -> None:
            nonlocal carried
            packet = await socket.receive()
            carried = True
            while packet["type"] != "websocket.disconnect":
                await line.send(packet.get("bytes") or (packet.get("text") or ""))
                packet = await socket.receive()

        async def gone() -> None:
            await self._leading.gone(other.process).wait()

        ways = [asyncio.create_task(way()) for way in (down, up, gone)]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            ends = await asyncio.gather(*ways, return_exceptions=True)
        for error in ends:
            if isinstance(error, Exception) and not isinstance(error, _ENDED):
                raise error
        return carried

    @contextlib.asynccontextmanager
    async def _line(self, other: Elsewhere) -> AsyncIterator[ClientConnection]:
        try:
            line = await connect(
                f"ws://{other.address}{PATH}",
                additional_headers={"Authorization": f"Bearer {self._key.hex()}"},
                compression=None,
                max_size=None,
                open_timeout=3,
                close_timeout=1,
                ping_interval=None,  # the database says who lives
                proxy=None,
            )
        except (OSError, InvalidHandshake, TimeoutError) as error:
            raise NotThere(f"process {other.process} can't be reached") from error
        try:
            yield line
        finally:
            await line.close()

    def knows(self, socket: WebSocket) -> bool:
        """Whether it is another process of this database that comes."""
        given = socket.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {self._key.hex()}".encode())


class Recorded:
    """The body of a request: it is read once, and can be read again or passed on."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._body = b""
        self._whole = False

    async def receive(self) -> Message:
        """The next part, remembered."""
        message = await self._receive()
        if message["type"] == "http.request":
            self._body += message.get("body", b"")
            self._whole = not message.get("more_body", False)
        return message

    async def whole(self) -> bytes:
        while not self._whole:
            if (await self.receive())["type"] == "http.disconnect":
                raise ClientDisconnect
            if len(self._body) > MOST_UPLOAD:
                raise NotAllowed("too_long", f"at most {MOST_UPLOAD} bytes")
        return self._body

    def again(self) -> Receive:
        """From the beginning."""
        return _playing(self._body, self._receive) if self._whole else self.receive


def _playing(body: bytes, then: Receive) -> Receive:
    told = False

    async def receive() -> Message:
        nonlocal told
        if told:
            return await then()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive


async def answered(app: ASGIApp, head: Head, line: WebSocket) -> Answer:
    """A request that another process passed on, answered here."""
    asked = head.asked
    assert asked is not None
    scope: dict[str, Any] = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": asked.method,
        "scheme": "http",
        "path": asked.path,
        "raw_path": asked.path.encode(),
        "query_string": asked.query,
        "root_path": "",
        "headers": [(name.encode(), value.encode("latin-1", "replace")) for name, value in asked.headers],
        "client": (head.client, 0),
        "server": None,
        "passed": True,
    }
    status, kind, body = 500, "", b""

    async def leaving() -> Message:
        while (await line.receive())["type"] != "websocket.disconnect":
            pass
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        nonlocal status, kind, body
        if message["type"] == "http.response.start":
            status = message["status"]
            kind = dict(message["headers"]).get(b"content-type", b"").decode()
        else:
            body += message.get("body", b"")

    try:
        await app(scope, _playing(asked.body, leaving), send)
    except Elsewhere:
        return Answer(0)
    return Answer(status, kind, body)
