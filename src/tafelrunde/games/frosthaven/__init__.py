"""Frosthaven: cooperative hex tactics with hand cards, loot decks and an outpost, for one to four players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tafelrunde.games.frosthaven.rulebook import Frosthaven

    RULEBOOK: Frosthaven

__all__ = ["RULEBOOK"]


def __getattr__(name: str) -> Any:
    """The rulebook when it is asked for: whoever only consults the referee need not load the rules."""
    if name == "RULEBOOK":
        from tafelrunde.games.frosthaven import rulebook

        globals()["RULEBOOK"] = found = rulebook.Frosthaven()
        return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
