"""Small boards of Frosthaven for rule tests: those of `gloomhaven`, played with Frosthaven's edition.

>>> board = Field()
>>> board.hero("drifter", (0, 0))
>>> board.monster("guard", (1, 0))
>>> game = board.game()

What can be done at them is in `gloomhaven_rules`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tafelrunde.games.frosthaven.edition import EDITION
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack
from tafelrunde.games.havens.box.scenarios import LootCard
from tafelrunde.games.havens.edition import Edition
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Figure, Hero
from tafelrunde.tabletop.hexes import Hex, disc
from tests.helpers.gloomhaven import Board, card

LOOT = {
    "coin_2": LootCard(id="coin_2", kind="coins", amount=(2, 2, 2), copies=6),
    "wood_b": LootCard(id="wood_b", kind="wood", amount=(2, 1, 1), copies=3),
    "axenut": LootCard(id="axenut", kind="axenut", copies=2),
}


class Field(Board):
    """A disc of three hexes about (0, 0), if nothing else is said."""

    def __init__(self, hexes: Iterable[Hex] | None = None, **values: Any) -> None:
        super().__init__(disc((0, 0), 3) if hexes is None else hexes, **values)

    def drifter(self, at: Hex = (0, 0), **values: Any) -> Hero:
        """A drifter who draws +0 only."""
        return self.hero("drifter", at, **values)

    def guard(self, at: Hex, number: int = 1, **values: Any) -> Figure:
        """A guard with 20 hit points and a plain attack."""
        return self.monster("guard", at, number, **{"cards": [card(MonsterAttack())], "hp": 20, **values})

    def game(self, edition: Edition[Game] | None = None, **content: Any) -> Game:
        return super().game(edition or EDITION, **{"loot": LOOT, **content})
