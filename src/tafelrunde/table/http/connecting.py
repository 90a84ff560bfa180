"""Connections before anything is asked: how many of one address and in all, and how long a request may take to come.

uvicorn waits for ever for the rest of a header or a body. Here every part has its time, and whoever has too many
connections is hung up on before anything is read.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

log = logging.getLogger("tafelrunde.table")

PER_ADDRESS = 250
MOST_CONNECTIONS = 8_000
SPARE_FILES = 128
"""Files that the server needs besides its connections."""
HEADER_SECONDS, BODY_SECONDS = 10.0, 30.0


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


def connections(per_address: int, proxies: str = "") -> type[asyncio.Protocol]:
    """The protocol for a server; a proxy may have as many connections as it likes."""
    coming = Coming()
    unlimited = {proxy.strip() for proxy in proxies.split(",") if proxy.strip()}
    most = _room()

    class Limited(H11Protocol):
        """One connection, with its time and its place among the others."""

        _timer: asyncio.TimerHandle | None = None
        _phase: Any = None
        _address = ""
        _counted = False

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            peer = transport.get_extra_info("peername")
            self._address = str(peer[0]) if isinstance(peer, tuple) and peer else ""
            limit = most if self._address in unlimited or "*" in unlimited else per_address
            self._counted = coming.all < most and coming.come(self._address, limit)
            if not self._counted:
                log.warning("too many connections: hung up")
                transport.abort()
                return
            super().connection_made(transport)
            self._give_time()

        def data_received(self, data: bytes) -> None:
            if not self._counted:
                return
            super().data_received(data)
            self._give_time()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self._give_time()

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
            self._stop_timer()
            protocol: Any = self.transport.get_protocol()
            lost = protocol.connection_lost

            def leave(error: Exception | None) -> None:
                self._leave()
                lost(error)

            protocol.connection_lost = leave

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_timer()
            if self._counted:
                self._leave()
                super().connection_lost(exc)

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
