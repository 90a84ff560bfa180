"""The turn of an allied figure of the scenario (GH-SPC-04)."""

from __future__ import annotations

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.monsters import turn
from tafelrunde.games.havens.state import Figure
from tafelrunde.kernel import Rules


def ally_turn(game: Game, figure: Figure) -> Rules[None]:
    """It does what the scenario gives it, by the monster rules; one that only stands there just ends its conditions."""
    yield from turn.take_turn(game, figure)
