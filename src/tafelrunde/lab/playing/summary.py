"""What many games come to: how many, how fast, who won."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec

from tafelrunde.lab.playing.simulate import Failed, Played, Result


class Tally(msgspec.Struct):
    """Seats of one kind (a bot, a place at the table): how many, their share of wins, their scores."""

    seats: int = 0
    wins: Fraction = Fraction(0)
    """Exact, so that the order in which games end does not matter."""
    scores: int = 0

    def add(self, win: Fraction, score: int) -> None:
        self.seats += 1
        self.wins += win
        self.scores += score

    def figures(self) -> dict[str, Any]:
        seats = max(self.seats, 1)
        return {"seats": self.seats, "win_rate": float(self.wins / seats), "mean_score": self.scores / seats}


class Summary:
    """Counts results as they come; in a cooperative game a victory is everybody's, otherwise winners share it."""

    def __init__(self, cooperative: bool = False) -> None:
        self.cooperative = cooperative
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        """From the first game to the last on the wall's clock; set by whoever runs the games."""
        self.without_winner = 0
        self.bots: dict[str, Tally] = {}
        self.seats: dict[int, Tally] = {}
        self.failures: list[Failed] = []

    def add(self, result: Result) -> None:
        self.decisions += result.decisions
        if isinstance(result, Failed):
            self.failures.append(result)
        else:
            self.games += 1
            self._count(result)

    def _count(self, result: Played) -> None:
        winners = result.outcome.winners
        self.without_winner += not winners
        share = Fraction(1, 1 if self.cooperative else max(len(winners), 1))
        for seat, (bot, score) in enumerate(zip(result.spec.bots, result.outcome.scores, strict=False)):
            win = share if seat in winners else Fraction(0)
            self.bots.setdefault(bot, Tally()).add(win, score)
            self.seats.setdefault(seat, Tally()).add(win, score)

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def figures(self) -> dict[str, Any]:
        """Everything for programs."""
        return {
            "games": self.games,
            "failed": [
                {
                    "seed": failed.spec.seed,
                    "players": failed.spec.players,
                    "options": failed.spec.options,
                    "bots": failed.spec.bots,
                    "decisions": failed.decisions,
                    "error": failed.error,
                    "traceback": failed.traceback,
                    "command": failed.spec.command(),
                }
                for failed in self.failures
            ],
            "decisions": self.decisions,
            "seconds": self.seconds,
            "games_per_second": self.games_per_second,
            "decisions_per_second": self.decisions_per_second,
            "without_winner": self.without_winner,
            "bots": {name: tally.figures() for name, tally in self.bots.items()},
            "seats": {str(seat): tally.figures() for seat, tally in sorted(self.seats.items())},
        }
