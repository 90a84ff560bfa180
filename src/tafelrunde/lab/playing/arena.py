"""Bots against each other: who wins how often, and how sure that is (cooperative games: `lab.parties`).

Every deal is played once from every seat: the same seed with the bots moved on by one seat. So no bot gains from a
seat, and luck of the deal falls on all alike.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from fractions import Fraction
from math import sqrt
from typing import Any

import msgspec

from tafelrunde.bots import canonical
from tafelrunde.kernel import Rulebook, Setup
from tafelrunde.lab.playing.notebook import Notebook
from tafelrunde.lab.playing.simulate import Failed, GameSpec, Played, Result
from tafelrunde.lab.playing.workers import Workers

_Z = 1.959964
"""95 % of a normal distribution lie within so many deviations."""


class Standing(msgspec.Struct):
    """How one bot has done so far. Seats that win together share the win."""

    bot: str
    label: str
    games: int = 0
    wins: Fraction = Fraction(0)
    """Exact, so that the order in which games end does not matter."""
    scores: int = 0
    seats: int = 0

    @property
    def rate(self) -> float:
        return float(self.wins / self.games) if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(float(self.wins), self.games)

    @property
    def mean_score(self) -> float:
        return self.scores / self.seats if self.seats else 0.0


class Arena:
    """A contest of bots over a number of games."""

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
        names = [canonical(bot) for bot in bots]
        if len(names) > setup.players:
            raise ValueError(f"{len(names)} bots need at least {len(names)} seats, not {setup.players}")
        self.rulebook = rulebook
        self.setup = setup
        self.workers = workers
        self.notebook = notebook or Notebook(None, rulebook)
        self.standings = [Standing(name, label) for name, label in zip(names, _labels(names), strict=True)]
        self.specs = [self._spec(number, names, seed) for number in range(games)]
        self.finished = 0
        self.failures: list[Failed] = []

    def _spec(self, number: int, names: Sequence[str], seed: int) -> GameSpec:
        players = self.setup.players
        seats = tuple([names[who] for who in self.who(number)])
        return GameSpec(self.rulebook.id, seed + number // players, players, dict(self.setup.options), seats)

    def who(self, number: int) -> Sequence[int]:
        """Which contestant sits on each seat in a game."""
        players = self.setup.players
        return [(seat + number) % players % len(self.standings) for seat in range(players)]

    def run(self) -> Generator[Result, None, None]:
        """Play; the standings are up to date after each result."""
        for number, result in self.notebook.results(self.specs, self.workers):
            self.finished += 1
            if isinstance(result, Failed):
                self.failures.append(result)
            else:
                self._count(self.who(number), result)
            yield result

    def _count(self, who: Sequence[int], result: Played) -> None:
        winners = result.outcome.winners
        for standing in {id(s): s for s in [self.standings[w] for w in who]}.values():
            standing.games += 1
        for seat in winners:
            self.standings[who[seat]].wins += Fraction(1, len(winners))
        for seat, score in enumerate(result.outcome.scores):
            self.standings[who[seat]].scores += score
            self.standings[who[seat]].seats += 1

    def fair(self, index: int) -> float:
        """The win rate a bot would have if all were equally good."""
        return list(self.who(0)).count(index) / self.setup.players


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's score interval, which also holds near 0 and 1)."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    square = _Z * _Z
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = _Z * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def _labels(names: Sequence[str]) -> list[str]:
    """Names that tell two bots of the same kind apart."""
    seen: dict[str, int] = {}
    labels = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        labels.append(name if seen[name] == 1 else f"{name} ({seen[name]})")
    return labels
