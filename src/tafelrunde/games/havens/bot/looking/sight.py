"""Who and what is on the table for one character, before anything is weighed."""

from __future__ import annotations

from tafelrunde.games.havens.bot.looking.foes import Foe, conditions_of
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.map import movement
from tafelrunde.games.havens.state import Figure, Hero
from tafelrunde.tabletop.hexgrid import HexGrid, Mask


class Sight:
    """The ground, the character's friends and its enemies."""

    def __init__(self, game: Game, hero: Hero, figure: Figure) -> None:
        self.game = game
        self.state = game.state
        self.hero = hero
        self.figure = figure
        ground = game.ground
        self.grid: HexGrid = ground.walkable
        self.floor: HexGrid = ground.grid
        self.sees = ground.sight.sees
        self.at = self.grid.index(figure.at)
        self.closed, self.barred = movement.doors(game)
        """Closed doors, and those that are walls."""
        self.obstacles = game.tiles("obstacle")
        self.traps = game.tiles("trap")
        self.hazards = game.tiles("hazard")
        self.difficult = game.tiles("difficult")
        in_turns = self.state.phase == "turns"
        self.friends: list[tuple[Figure, int]] = []
        """Everybody else on the characters' side."""
        self.foes: list[Foe] = []
        self.objects: list[Foe] = []
        self.unseen: Mask = 0
        """Invisible enemies, who are in the way and no more."""
        for other in self.state.figures:
            if other.side == figure.side:
                if other is not figure:
                    self.friends.append((other, self.grid.index(other.at)))
            elif conditions_of(other, "invisible"):
                self.unseen |= 1 << self.grid.index(other.at)
            elif other.kind == "object":
                self.objects.append(Foe(game, other, in_turns))
            else:
                self.foes.append(Foe(game, other, in_turns))
