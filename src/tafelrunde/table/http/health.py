"""Whether a process lives, and whether it can serve: for load balancers and whoever starts it again."""

from __future__ import annotations

import asyncio
import time

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tafelrunde.table.keeping.storage import Storage, StoreError
from tafelrunde.table.live.leading import Leading

FRESH = 1.0
"""The store is asked once in so many seconds, however often somebody wants to know."""
PATIENCE = 3.0


class Health:
    """Live: it answers at all. Ready: it reaches its store and does not end just now."""

    def __init__(self, storage: Storage, leading: Leading | None) -> None:
        self.ending = False
        self._storage = storage
        self._leading = leading
        self._asked = float("-inf")
        self._reached = False
        self._lock = asyncio.Lock()

    def routes(self) -> list[BaseRoute]:
        return [Route("/health", self._health), Route("/health/live", self._live), Route("/health/ready", self._health)]

    async def ready(self) -> bool:
        if self.ending:
            return False
        if self._leading is not None:
            return self._leading.in_time
        async with self._lock:
            if time.monotonic() - self._asked > FRESH:
                self._reached = await self._reaches()
                self._asked = time.monotonic()
        return self._reached

    async def _reaches(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.to_thread(self._storage.ping)
        except (StoreError, TimeoutError):
            return False
        return True

    async def _live(self, _: Request) -> Response:
        return _answer(200, {"live": True})

    async def _health(self, _: Request) -> Response:
        ready = await self.ready()
        return _answer(200 if ready else 503, {"live": True, "ready": ready})


def _answer(status: int, body: dict[str, bool]) -> Response:
    return Response(msgspec.json.encode(body), status, {"Cache-Control": "no-store"}, media_type="application/json")
