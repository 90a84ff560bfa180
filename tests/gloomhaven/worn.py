"""A duel in which the brute wears items, for tests of chapter 9."""

from tafelrunde.games.havens.box.vocabulary import Gain
from tests.helpers.gloomhaven_rules import attacking, duel

GUARD = "target:guard:1"
ARMOUR = {"slot": "body", "when": "attacked", "gain": Gain(shield=1)}
POWER = {"use": "consumed", "when": "target", "gain": Gain(attack=1)}


def wearing(*cards, monsters=(), **worn):
    """A duel where the brute has items by number, each with its values."""
    board = duel(*cards, monsters=monsters)
    for number, values in worn.items():
        board.item(board.state.heroes[0], number.lstrip("n"), **values)
    return board


def state(game, number):
    return next(card for card in game.state.heroes[0].items if card.id == number)


def striking(game):
    """The guard's attack, up to its questions."""
    return attacking(game, "guard:1", 2, [game.figure("brute")])
