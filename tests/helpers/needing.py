"""Programs that some tests need and that pip can't always bring: a browser, a database server."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def lacking(what: str, how: str) -> NoReturn:
    """Skip with one line that says how to get it; where everything must run (TAFELRUNDE_NO_SKIPS), fail."""
    message = f"no {what}: {how}"
    if os.environ.get("TAFELRUNDE_NO_SKIPS"):
        pytest.fail(message, pytrace=False)
    pytest.skip(message)
