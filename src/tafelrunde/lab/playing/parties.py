"""Cooperative games: how often a party of bots wins, and what happened on the way.

Every contestant plays the same deals with all seats. What a game tells in the details of its outcome is averaged:
plain figures (`rounds`), and figures by group (`{"class": {"brute": {"damage": 31}}}`).
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any

import msgspec

from tafelrunde.bots import canonical
from tafelrunde.kernel import Rulebook, Setup
from tafelrunde.lab.playing.arena import wilson
from tafelrunde.lab.playing.notebook import Notebook
from tafelrunde.lab.playing.simulate import Failed, GameSpec, Played, Result
from tafelrunde.lab.playing.workers import Workers


class Mean(msgspec.Struct):
    """A figure that is averaged over the games it occurs in."""

    total: float = 0.0
    count: int = 0

    def add(self, value: float) -> None:
        self.total += value
        self.count += 1

    @property
    def value(self) -> float:
        return self.total / self.count if self.count else 0.0


class Party(msgspec.Struct):
    """How the party of one bot has done so far."""

    bot: str
    games: int = 0
    wins: int = 0
    figures: dict[str, Mean] = {}
    """Plain figures by name."""
    groups: dict[str, dict[str, dict[str, Mean]]] = {}
    """Figures by the kind of group, the group and the name: `groups["class"]["brute"]["damage"]`."""

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def count(self, played: Played) -> None:
        """Add one game."""
        self.games += 1
        self.wins += bool(played.outcome.winners)
        for name, value in played.outcome.details.items():
            if isinstance(value, int | float):
                self.figures.setdefault(name, Mean()).add(value)
            elif isinstance(value, Mapping):
                self._count_groups(self.groups.setdefault(name, {}), value)

    def _count_groups(self, groups: dict[str, dict[str, Mean]], value: Mapping[str, Any]) -> None:
        for group, figures in value.items():
            if isinstance(figures, Mapping):
                known = groups.setdefault(group, {})
                for name, figure in figures.items():
                    if isinstance(figure, int | float):
                        known.setdefault(name, Mean()).add(figure)


class Parties:
    """Parties of bots over a number of games each."""

    def __init__(
        self,
        rulebook: Rulebook[Any],
        bots: Sequence[str],
        setup: Setup,
        games: int,
        seed: int,
        workers: Workers = 1,
        notebook: Notebook | None = None,
    ) -> None:
        self.rulebook = rulebook
        self.setup = setup
        self.workers = workers
        self.notebook = notebook or Notebook(None, rulebook)
        self.parties = [Party(canonical(bot)) for bot in bots]
        self.specs = [
            GameSpec(rulebook.id, seed + number, setup.players, dict(setup.options), (party.bot,) * setup.players)
            for party in self.parties
            for number in range(games)
        ]
        self.games = games
        self.finished = 0
        self.failures: list[Failed] = []

    def run(self) -> Generator[Result, None, None]:
        """Play; the figures are up to date after each result."""
        for at, result in self.notebook.results(self.specs, self.workers):
            self.finished += 1
            if isinstance(result, Failed):
                self.failures.append(result)
            else:
                self.parties[at // self.games].count(result)
            yield result
