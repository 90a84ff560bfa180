"""Connections before anything is asked: how many of one address and in all, and how long a request may take to come.

uvicorn waits for ever for the rest of a header or a body, and for whoever reads nothing of an answer; it answers every
ping and parses whatever comes. Here every part has its time, whoever takes nothing of what they are sent is hung up on,
and so is who sends more than any client does.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tafelrunde.table.wire.limits import Bucket

log = logging.getLogger("tafelrunde.table")

PER_ADDRESS = 250
MOST_CONNECTIONS = 8_000
SPARE_FILES = 128
"""Files that the server needs besides its connections."""
HEADER_SECONDS, BODY_SECONDS = 10.0, 30.0
READ_SECONDS = 30.0
"""So long somebody may take nothing of what waits for them."""
REQUESTS, MESSAGES = (100.0, 2_000.0), (50.0, 500.0)
"""Per second and at once: connections and requests of one address, be they answered or refused, and messages of one
socket, pings too.
To refuse something costs nearly as much as to answer it."""
AT_ONCE = 2_048
"""Bytes of a socket that are parsed before it is looked whether there are too many messages in them."""


class Coming:
    """Who is connected, counted by address."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    @property
    def all(self) -> int:
        return self._counts.total()

    def come(self, address: str, most: int) -> bool:
        """Count one more, unless there are enough."""
        if self._counts[address] >= most:
            return False
        self._counts[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._counts[address] -= 1
        if self._counts[address] <= 0:
            del self._counts[address]

    @contextlib.contextmanager
    def counted(self, address: str, most: int) -> Iterator[bool]:
        """Whether there is room for one more, who is counted meanwhile."""
        came = self.come(address, most)
        try:
            yield came
        finally:
            if came:
                self.leave(address)


class Reader:
    """Whether somebody takes what they are sent: if they take nothing for a while their connection is ended.

    A transport that is closed waits for them, too, so this goes on until the connection is lost.
    """

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._left = 0
        self._loop = asyncio.get_running_loop()
        self._timer = self._loop.call_later(READ_SECONDS, self._look)

    def took(self) -> None:
        """They have taken something."""
        self._left = 0

    def _look(self) -> None:
        left = self._transport.get_write_buffer_size()
        if 0 < self._left <= left:
            self._transport.abort()
            return
        self._left = left
        self._timer = self._loop.call_later(READ_SECONDS, self._look)

    def stop(self) -> None:
        self._timer.cancel()


class Talking(WebSocketsSansIOProtocol):
    """A socket: so many messages in so much time, whatever they are, and no more than is read."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.leave: Callable[[], None] = lambda: None
        """What is done when the connection is lost."""
        self._reader = Reader(transport)
        self._messages = Bucket(*MESSAGES)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), AT_ONCE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + AT_ONCE])

    def handle_events(self) -> None:
        if all(self._messages.take() for _ in self.conn.events):
            super().handle_events()
        else:
            self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reader.took()

    def connection_lost(self, exc: Exception | None) -> None:
        self._reader.stop()
        self.leave()
        super().connection_lost(exc)


class Asking:
    """How often each address has asked lately."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def may(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(*REQUESTS)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_CONNECTIONS:
            self._buckets.popitem(last=False)
        return bucket.take()


def connections(per_address: int, proxies: str = "") -> type[asyncio.Protocol]:
    """The protocol for a server; a proxy may have as many connections as it likes."""
    coming, asking = Coming(), Asking()
    unlimited = {proxy.strip() for proxy in proxies.split(",") if proxy.strip()}
    most = _room()

    class Limited(H11Protocol):
        """One connection, with its time and its place among the others."""

        _timer: asyncio.TimerHandle | None = None
        _phase: Any = None
        _address = ""
        _is_proxy = _counted = False
        _reader: Reader | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            peer = transport.get_extra_info("peername")
            self._address = str(peer[0]) if isinstance(peer, tuple) and peer else ""
            self._is_proxy = self._address in unlimited or "*" in unlimited
            limit = most if self._is_proxy else per_address
            self._counted = coming.all < most and self._may_ask() and coming.come(self._address, limit)
            if not self._counted:
                log.warning("too many connections: hung up")
                transport.abort()
                return
            super().connection_made(transport)
            self._reader = Reader(transport)
            self._give_time()

        def data_received(self, data: bytes) -> None:
            if not self._counted:
                return
            super().data_received(data)
            self._give_time()

        def on_response_complete(self) -> None:
            if not self._may_ask():
                self.transport.abort()
            super().on_response_complete()
            self._give_time()

        def _may_ask(self) -> bool:
            return self._is_proxy or asking.may(self._address)

        def resume_writing(self) -> None:
            super().resume_writing()
            if self._reader is not None:
                self._reader.took()

        def _give_time(self) -> None:
            """Begin the time of a header or a body where one is waited for; it does not begin anew with every byte."""
            # Between two requests uvicorn itself hangs up after a while.
            waits = self.timeout_keep_alive_task is None and self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
            phase = self.conn.their_state if waits and self.transport.get_protocol() is self else None
            if phase is self._phase:
                return
            self._stop_timer()
            self._phase = phase
            if phase is not None:
                seconds = HEADER_SECONDS if phase is h11.IDLE else BODY_SECONDS
                self._timer = self.loop.call_later(seconds, self.transport.abort)

        def _stop_timer(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            super().handle_websocket_upgrade(event)
            self._stop_timers()
            talking = self.transport.get_protocol()
            assert isinstance(talking, Talking)
            talking.leave = self._leave

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_timers()
            if self._counted:
                self._leave()
                super().connection_lost(exc)

        def _stop_timers(self) -> None:
            self._stop_timer()
            if self._reader is not None:
                self._reader.stop()

        def _leave(self) -> None:
            if self._counted:
                self._counted = False
                coming.leave(self._address)

    return Limited


def _room() -> int:
    """How many connections the system lets a process have."""
    if sys.platform == "win32":
        return 500
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + SPARE_FILES
    if soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            soft = min(wanted, hard) if hard != resource.RLIM_INFINITY else wanted
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(min(MOST_CONNECTIONS, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE_FILES), 16)
