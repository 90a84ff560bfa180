"""Gloomhaven: cooperative hex tactics with hand cards for one to four players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tafelrunde.games.gloomhaven.rulebook import Gloomhaven

    RULEBOOK: Gloomhaven

__all__ = ["RULEBOOK"]


def __getattr__(name: str) -> Any:
    """The rulebook when it is asked for: whoever only reads the content need not load the rules."""
    if name == "RULEBOOK":
        from tafelrunde.games.gloomhaven import rulebook

        globals()["RULEBOOK"] = found = rulebook.Gloomhaven()
        return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
