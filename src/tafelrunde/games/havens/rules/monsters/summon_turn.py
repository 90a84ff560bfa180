"""A summon's turn (GH-SUM-05 … GH-SUM-14): by the monster rules, as if its card were Move +0, Attack +0."""

from __future__ import annotations

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.monsters import turn
from tafelrunde.games.havens.state import Figure
from tafelrunde.kernel import Rules


def summon_turn(game: Game, figure: Figure) -> Rules[None]:
    """Monsters are its enemies; what the rules leave open its summoner's player decides (GH-SUM-06).

    It loots nothing and opens no doors (GH-SUM-11).
    """
    yield from turn.take_turn(game, figure)
