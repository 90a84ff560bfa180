"""This process among those that serve the same database: it says that it lives, and claims the tables it leads.

A process that could not say so for a whole lease can't know whether its tables were taken over. It gives them up: those
who look on come back by themselves, to whichever process can reach the database. One that was alone, as far as it
knows, keeps them, in doubt, until the database is back: everybody is told so, and if somebody has come and taken one
meanwhile, no write of its own succeeds. Whether it was late the database says, by whose clock the others go.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from tafelrunde.table.keeping.leases import Lease, Leases
from tafelrunde.table.keeping.storage import StoreError

LEASE_SECONDS, BEAT_SECONDS = 5.0, 1.0

log = logging.getLogger("tafelrunde.table")

_CLOCK = getattr(time, "CLOCK_BOOTTIME", None)


def _now() -> float:
    """Seconds that go on while the computer sleeps."""
    return time.clock_gettime(_CLOCK) if _CLOCK is not None else time.monotonic()


class Leading:
    """What this process leads, and who the others are."""

    def __init__(self, leases: Leases, address: str) -> None:
        self.id = secrets.token_hex(8)
        self.address = address
        self.on_lost: Callable[[], None] = lambda: None
        """Its time is over and others may have taken its tables."""
        self.on_away: Callable[[], None] = lambda: None
        """Its time is over, and it knows of nobody who could have taken them."""
        self.on_doubt: Callable[[], None] = lambda: None
        """It lives again after its time was over: it may have lost some."""
        self._leases = leases
        self._until = float("-inf")
        self._others: dict[str, str] = {}
        self._gone: dict[str, asyncio.Event] = {}
        self._beat: asyncio.Task[None] | None = None
        # By itself: a heart must beat while all other threads wait for the database.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="leading")

    @property
    def processes(self) -> int:
        """How many serve this database, as far as is known."""
        return 1 + len(self._others)

    @property
    def in_time(self) -> bool:
        """Whether the database knows that this process lives."""
        return _now() < self._until

    @property
    def may_show(self) -> bool:
        """Whether what is in memory is the truth, for all that this process can know."""
        return self.in_time or not self._others

    async def settle(self) -> bool:
        """Whether something may be shown, now or in a moment: whoever has just woken up does not know yet."""
        until = _now() + 2 * BEAT_SECONDS
        while not self.may_show and _now() < until:
            await asyncio.sleep(BEAT_SECONDS / 10)
        return self.may_show

    async def start(self) -> None:
        """Begin to live. Raises StoreError if the database is away."""
        await self._live()
        self._beat = asyncio.create_task(self._keep_living())

    async def stop(self) -> None:
        """The others may take everything at once."""
        if self._beat is not None:
            self._beat.cancel()
        self._until = float("-inf")
        try:
            async with asyncio.timeout(2):
                await asyncio.get_running_loop().run_in_executor(self._thread, self._leases.leave, self.id)
        except (StoreError, TimeoutError):
            log.warning("the others could not be told that this process ends; they will notice")
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._leases.close()

    def gone(self, process: str) -> asyncio.Event:
        """What happens when the database does not know any more that another process lives."""
        event = self._gone.setdefault(process, asyncio.Event())
        if process not in self._others and self.in_time:
            self._forget(process)
        return event

    def _forget(self, process: str) -> None:
        if (event := self._gone.pop(process, None)) is not None:
            event.set()

    async def claim(self, table_id: str) -> Lease | None:
        """Lead a table; None if there is no such table. Raises Elsewhere, or StoreError."""
        return await asyncio.to_thread(self._leases.claim, table_id, self.id)

    async def release(self, table_id: str, lease: Lease) -> None:
        await asyncio.to_thread(self._leases.release, table_id, lease)

    async def _live(self) -> None:
        began = _now()
        work = asyncio.get_running_loop().run_in_executor(
            self._thread, self._leases.live, self.id, self.address, LEASE_SECONDS
        )
        found = await work
        self._others = {process: address for process, address in found.addresses.items() if process != self.id}
        self._until = began + LEASE_SECONDS
        for process in [process for process in self._gone if process not in self._others]:
            self._forget(process)
        if found.late:
            self.on_doubt()

    async def _keep_living(self) -> None:
        saying: asyncio.Task[None] | None = None
        away = False
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            if saying is None or saying.done():
                saying = asyncio.create_task(self._live())
            await asyncio.wait({saying}, timeout=BEAT_SECONDS)
            if saying.done() and (error := saying.exception()) is not None:
                log.warning("the database does not answer (%s)", type(error).__name__)
            was_away, away = away, not self.in_time
            try:
                if not self.may_show:
                    log.error("the database was away for %s seconds: all tables are given up", LEASE_SECONDS)
                    self.on_lost()
                elif away and not was_away:
                    self.on_away()
            except Exception:  # a heart that stops beating is worse
                log.exception("not all tables could be given up")
