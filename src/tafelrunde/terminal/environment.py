"""The language that somebody prefers: the one they chose, or the one of their environment."""

from __future__ import annotations

import os

from tafelrunde.kernel.words.messages import Code
from tafelrunde.terminal.home import Settings


def preferred_code(settings: Settings | None = None) -> Code:
    if settings is not None and settings.language in ("de", "en"):
        return "de" if settings.language == "de" else "en"
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return "de" if value.lower().startswith("de") else "en"
    return "en"
