"""Limits for rude clients: message size and rate, for each of them by itself."""

from __future__ import annotations

import time
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

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Whether nothing was taken for long."""
        return self._level + (time.monotonic() - self._at) * self._rate >= self._burst


Use = Literal["ask", "look", "make", "share", "rule", "come", "say", "call"]
"""To ask anything over HTTP, to look at another moment or take a table along as a file, to make a table, share a
moment, have something ruled on, come to a table, speak in one's seat, and to speak as somebody who only looks on."""

DAY = 86_400
SHARES: dict[Use, tuple[tuple[float, float], ...]] = {
    "ask": ((30, 300),),
    "look": ((8, 60),),
    "make": ((2, 40), (1_000 / DAY, 1_000)),
    "share": ((0.5, 20), (500 / DAY, 500)),
    "rule": ((2, 20),),
    "come": ((20, 400),),
    "say": ((2, 20),),
    "call": ((0.2, 5),),
}
"""What one client may do: so often per second, and so often at once."""
MOST_REMEMBERED = 20_000


class Shares:
    """What each client has used lately. One who has used up their share takes nothing from the others."""

    def __init__(self) -> None:
        self._buckets: dict[tuple[str, Use], tuple[Bucket, ...]] = {}

    def take(self, use: Use, client: str) -> bool:
        """Whether this client may do it once more now."""
        key = client, use
        buckets = self._buckets.get(key)
        if buckets is None:
            if len(self._buckets) >= MOST_REMEMBERED:
                self._forget()
            buckets = self._buckets[key] = tuple([Bucket(*share) for share in SHARES[use]])
        return all(bucket.take() for bucket in buckets)

    def _forget(self) -> None:
        """Those who have their whole share again; if that is too few, those who came first."""
        for key in [key for key, buckets in self._buckets.items() if all(bucket.is_full for bucket in buckets)]:
            del self._buckets[key]
        for key in list(self._buckets)[: len(self._buckets) - MOST_REMEMBERED // 2]:
            del self._buckets[key]
