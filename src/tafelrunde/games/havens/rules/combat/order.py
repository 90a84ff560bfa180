"""Adding and doubling in the order the attacker likes (GH-ATK-06): it is asked only where the order matters."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Figure
from tafelrunde.kernel import Option, Rules


def results(value: int, added: Sequence[int], doublings: int) -> list[int]:
    """Every result that some order of adding and doubling gives, the usual one first: add everything, then double."""
    found = {value << doublings}
    for number in added:
        found = {result + (number << times) for result in found for times in range(doublings + 1)}
    usual = (value + sum(added)) << doublings
    return [usual, *sorted(found - {usual}, reverse=True)]


def settle(game: Game, attacker: Figure, value: int, added: Sequence[int], doublings: int) -> Rules[int]:
    """The value after one step of an attack; the player, for monsters the party, chooses where it matters."""
    if not doublings:
        return value + sum(added)
    choice = results(value, [number for number in added if number], doublings)
    if len(choice) == 1:
        return choice[0]
    options = [Option(f"order:{result}", result, args={"value": result}) for result in choice]
    chosen: int = yield game.ask(game.chooser(attacker), "order", options, rule="GH-ATK-06", args={"value": value})
    return chosen
