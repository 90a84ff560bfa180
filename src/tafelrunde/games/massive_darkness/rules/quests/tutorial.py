"""Walking in the Dark (chapter 11.2): find the map, then escape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tafelrunde.games.massive_darkness.effects import Token
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.heroes.experience import gain_xp
from tafelrunde.games.massive_darkness.rules.quests.base import Quest, all_escaped
from tafelrunde.games.massive_darkness.state import Hero

MAP_XP = 3


class Tutorial(Quest):
    """MD-Q0-01 … MD-Q0-04."""

    id = "tutorial"
    why_not: ClassVar = {"leave": ("map_first", "MD-Q0-03")}

    def token_taken(self, game: Game, hero: Hero, token: Token) -> None:
        """The map: discard it, 3 XP (MD-Q0-02, MD-Q0-04)."""
        game.state.marks["map"] = 1
        game.tell("map_found", "MD-Q0-02", seat=hero.seat)
        gain_xp(game, hero, MAP_XP, "MD-Q0-04")

    def may_leave(self, game: Game, hero: Hero) -> bool:
        """Only with the map (MD-Q0-03, MD-OBJ-05)."""
        return "map" in game.state.marks

    def won(self, game: Game) -> bool:
        """MD-Q0-03; dead heroes must first be revived (MD-OBJ-05)."""
        return all_escaped(game)

    def goals(self, game: Game) -> Sequence[tuple[str, bool]]:
        return (("goal-map", "map" in game.state.marks), ("goal-escape", self.won(game)))

    def destinations(self, game: Game) -> Sequence[str]:
        if "map" in game.state.marks:
            return (game.board.exit,)
        return tuple([token.zone for token in game.state.objectives])
