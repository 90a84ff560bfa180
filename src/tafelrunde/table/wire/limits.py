"""Limits for rude clients: message size and rate, for each of them by itself."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from typing import Literal

MOST_BYTES = 16_384
"""The largest message a client may send on a socket."""
MOST_UPLOAD = 1_000_000
"""The largest file a client may upload."""


class Bucket:
    """A token bucket: `rate` per second on average, `burst` at once."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more is allowed now; it may cost as much as several, but never more than all."""
        cost = min(cost, self._burst)
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < cost:
            return False
        self._level -= cost
        return True

    @property
    def is_full(self) -> bool:
        """Whether nothing was taken for long."""
        return self._level + (time.monotonic() - self._at) * self._rate >= self._burst


Use = Literal["ask", "look", "make", "share", "rule", "come", "say", "talk", "call", "act", "hint"]
"""To ask anything over HTTP, to look at another moment or take a table along as a file, to make a table, share a
moment, have something ruled on, come to a table, speak in one's seat (for a seat, and for all seats of an address), to
speak as somebody who only looks on, to say anything on a socket, and to let a bot think."""

DAY = 86_400
SHARES: dict[Use, tuple[tuple[float, float], ...]] = {
    "ask": ((30, 300),),
    "look": ((8, 60),),
    "make": ((2, 40), (1_000 / DAY, 1_000)),
    "share": ((0.5, 20), (500 / DAY, 500)),
    "rule": ((2, 20),),
    "come": ((20, 400),),
    "say": ((2, 20),),
    "talk": ((10, 100),),
    "call": ((0.2, 5),),
    "act": ((40, 200),),
    "hint": ((1, 10),),
}
"""What one client may do: so often per second, and so often at once. A client is an address, or a link to a seat."""
CROWD = 10
"""All links that come from one address have so many shares together."""
GUESTS = 4
"""So many shares have all together who only look on from one address."""
MOST_LINKS = 8
"""So many links are looked at of those that somebody carries."""
LED: frozenset[Use] = frozenset({"say", "act", "hint"})
"""What is counted where the table is led, and nowhere else."""
MOST_REMEMBERED = 20_000

asking: ContextVar[str] = ContextVar("asking", default="")
"""The client for whom something is done just now, be it that bots go on after an answer of theirs."""


class Shares:
    """What each client has used lately. One who has used up their share takes nothing from the others."""

    def __init__(self, processes: Callable[[], int] = lambda: 1) -> None:
        """Where several processes serve the same tables each of them gives its part of a share."""
        self._processes = processes
        self._buckets: dict[tuple[str, Use], tuple[Bucket, ...]] = {}

    def take(self, use: Use, client: str, shares: int = 1) -> bool:
        """Whether this client, who has so many shares, may do it once more now."""
        key = client, use
        buckets = self._buckets.get(key)
        if buckets is None:
            if len(self._buckets) >= MOST_REMEMBERED:
                self._forget()
            found = [Bucket(rate * shares, burst * shares) for rate, burst in SHARES[use]]
            buckets = self._buckets[key] = tuple(found)
        cost = 1 if use in LED else self._processes()
        return all(bucket.take(cost) for bucket in buckets)

    def take_with(self, links: Sequence[str], use: Use, address: str) -> bool:
        """Whether somebody at this address who carries these links may do it once more now.

        Many people may come from one address, and one from many. Whoever carries a link takes from the share of that
        link, wherever they are, and from what all links of an address have together; whoever carries none from the
        share of the address. So nobody takes anything from somebody else's link.
        """
        if not links:
            return self.take(use, address)
        own = [self.take(use, f"link {link}") for link in links]
        return all(own) and self.take(use, f"all links from {address}", CROWD)

    def _forget(self) -> None:
        """Those who have their whole share again; if that is too few, those who came first."""
        for key in [key for key, buckets in self._buckets.items() if all(bucket.is_full for bucket in buckets)]:
            del self._buckets[key]
        for key in list(self._buckets)[: len(self._buckets) - MOST_REMEMBERED // 2]:
            del self._buckets[key]
