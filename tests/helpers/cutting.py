"""A wire to another server that can be cut: nothing comes through any more, and nobody is told so."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress

PART = 65_536


class Wire:
    """Listens on a port of its own and passes everything on, until it is cut."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._loop = asyncio.new_event_loop()
        self._whole: asyncio.Event
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0

    def __enter__(self) -> Wire:
        ready = threading.Event()

        async def listen() -> None:
            self._whole = asyncio.Event()
            self._whole.set()
            server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
            self.port = server.sockets[0].getsockname()[1]
            ready.set()

        def run() -> None:
            self._loop.create_task(listen())
            self._loop.run_forever()

        self._thread = threading.Thread(target=run, daemon=True)
        self._thread.start()
        ready.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def cut(self) -> None:
        self._loop.call_soon_threadsafe(self._whole.clear)

    def mend(self) -> None:
        self._loop.call_soon_threadsafe(self._whole.set)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._whole.wait()
        there, back = await asyncio.open_connection("127.0.0.1", self._to)
        await asyncio.gather(self._one_way(reader, back), self._one_way(there, writer))

    async def _one_way(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(PART):
                await self._whole.wait()
                target.write(data)
                await target.drain()
        with suppress(OSError):
            target.close()
