"""What other machines can be compared by: random play of catanatron (Catan in Python), measured in the same run.

A rate says little about a program on a machine that others use too; its ratio to another program's rate does.
"""

from __future__ import annotations

from time import perf_counter

PLAYERS = 4
MOST_TURNS = 1000


def installed() -> bool:
    """Whether catanatron is there: it comes with the extra `test`."""
    try:
        import catanatron  # noqa: F401
    except ImportError:
        return False
    return True


class Yardstick:
    """Random games of catanatron, a slice of time after the other."""

    def __init__(self) -> None:
        self.ticks = self.choices = 0
        self.spent = 0.0
        self._games = 0

    @property
    def rate(self) -> float:
        """Decisions a second, forced ones included: its engine asks for those too."""
        return self.ticks / self.spent

    @property
    def choosing(self) -> float:
        """Decisions a second with more than one answer: games here ask for nothing else."""
        return self.choices / self.spent

    def measure(self, seconds: float) -> None:
        """Play whole games for at least so long."""
        from catanatron import Color, Game, RandomPlayer

        colours = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE][:PLAYERS]
        until = self.spent + seconds
        while self.spent < until:
            game = Game([RandomPlayer(colour) for colour in colours], seed=self._games)
            self._games += 1
            started = perf_counter()
            while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
                self.choices += len(game.state.playable_actions) > 1
                game.play_tick()
                self.ticks += 1
            self.spent += perf_counter() - started
