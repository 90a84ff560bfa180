"""Moments of games that bots have led to, opened as tables where a person sits down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import httpx

from tafelrunde.kernel import Match
from tafelrunde.kernel.papers.save import dump
from tafelrunde.kernel.view import View
from tests.helpers.serving import Server

MOST = 4_000
"""No game takes more decisions."""


def lead(match: Match, wanted: Callable[[Match], bool]) -> Match:
    """Let sensible bots play until the moment that is wanted, or to the end."""
    bots = [match.rulebook.bot(seat) for seat in range(match.setup.players)]
    for _ in range(MOST):
        if match.over or wanted(match):
            break
        decision = match.decisions[0]
        seat = max(decision.seat, 0)
        match.answer(bots[seat].choose(decision, View(match, seat)), decision.seat)
    return match


def asks(question: str, seat: int = 0, after: int = 0) -> Callable[[Match], bool]:
    """The moment in which a seat is asked that question, after so many answers."""

    def wanted(match: Match) -> bool:
        asked = match.decisions[0]
        return asked.seat == seat and asked.question == question and len(match.answers) >= after

    return wanted


def table_at(server: Server, match: Match, names: Sequence[str]) -> dict[str, Any]:
    """A table that goes on from there; a name that begins with a colon is a bot's level."""
    response = httpx.post(
        f"{server.url}/api/tables/load", params={"seat": list(names)}, content=dump(match), timeout=60
    )
    assert response.status_code == 200, response.text
    opened: dict[str, Any] = response.json()
    return opened
