"""Limits for rude clients: message size and rate."""

from __future__ import annotations

import time

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
