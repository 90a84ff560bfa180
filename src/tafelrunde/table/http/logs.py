"""Logs that nobody can flood: of each message only a few a minute, and then how many more there were."""

from __future__ import annotations

import logging
import time

MOST_A_MINUTE = 10
MOST_KINDS = 500
LOGGERS = ("tafelrunde.table", "uvicorn.error", "asyncio")


class Few(logging.Filter):
    """Lets the first of each kind of message through."""

    def __init__(self, seconds: float = 60.0) -> None:
        super().__init__()
        self._seconds = seconds
        self._since = time.monotonic()
        self._counts: dict[object, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now = time.monotonic()
        if now - self._since > self._seconds:
            left_out = sum(max(0, count - MOST_A_MINUTE) for count in self._counts.values())
            self._since = now
            self._counts.clear()
            if left_out:
                record.msg, record.args = f"{record.getMessage()} (and {left_out} messages were left out)", ()
        kind = record.levelno, str(record.msg)[:200]
        if kind not in self._counts and len(self._counts) >= MOST_KINDS:
            kind = record.levelno, ""
        self._counts[kind] = self._counts.get(kind, 0) + 1
        return self._counts[kind] <= MOST_A_MINUTE


def keep_logs_short() -> None:
    """For everything that a stranger can cause to be logged."""
    for name in LOGGERS:
        logging.getLogger(name).addFilter(Few())
