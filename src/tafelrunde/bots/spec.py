"""Bots by name: `random`, `sensible`, `search`, `search:200` (iterations), `search:1.5s` (seconds)."""

from __future__ import annotations

import re
from typing import Any

from tafelrunde.bots.random_bot import RandomBot
from tafelrunde.bots.search import SearchBot
from tafelrunde.kernel import Bot, Rulebook

_BUDGET = re.compile(r"search:(?:(?P<iterations>[1-9]\d*)|(?P<seconds>\d+(?:\.\d+)?|\.\d+)s)")


class BadBot(ValueError):
    """A bot that does not exist: what was asked for and what there is."""


def make_bot(spec: str, rulebook: Rulebook[Any], seed: int, cores: int = 1) -> Bot:
    """The bot that `spec` names, for a game; one that searches may use so many cores."""
    spec = canonical(spec)
    if spec == "random":
        return RandomBot(seed)
    if spec == "sensible":
        return rulebook.bot(seed)
    iterations, seconds = _budget(spec)
    return SearchBot(seed, iterations=iterations, seconds=seconds, cores=cores)


def canonical(spec: str) -> str:
    """The spec itself, if there is such a bot."""
    cleaned = spec.strip().lower()
    if cleaned in ("random", "sensible", "search"):
        return cleaned
    match = _BUDGET.fullmatch(cleaned)
    if match is None or (match["seconds"] and float(match["seconds"]) <= 0):
        raise BadBot(
            f"there is no bot '{spec}'; there are: random, sensible, search, search:200 (iterations), search:1.5s"
        )
    return cleaned


def needs_history(spec: str) -> bool:
    """Whether the bot imagines matches, which can be done only where the match keeps its history."""
    return spec.startswith("search")


def _budget(spec: str) -> tuple[int | None, float | None]:
    match = _BUDGET.fullmatch(spec)
    if match is None:
        return None, None
    if match["iterations"]:
        return int(match["iterations"]), None
    return None, float(match["seconds"])
