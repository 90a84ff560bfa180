"""A position prepared for thinking: hexes as bits, figures by number."""

from __future__ import annotations

from functools import lru_cache

from tafelrunde.games.havens.rulings import rulesets
from tafelrunde.games.havens.rulings.position import Figure, Position
from tafelrunde.games.havens.rulings.ruleset import Precedence, RuleSet
from tafelrunde.tabletop.hexes import Hex
from tafelrunde.tabletop.hexgrid import HexGrid, Mask, Wall
from tafelrunde.tabletop.lines import Drawing
from tafelrunde.tabletop.sight import Sight

Ground = tuple[HexGrid, Sight]
"""A map prepared for questions of range and sight."""

FAR = 1 << 30
"""The range of what no wall-free way leads to."""


@lru_cache(maxsize=64)
def _ground(hexes: tuple[Hex, ...], walls: tuple[Wall, ...], drawing: Drawing) -> Ground:
    """Maps seldom change, and what sees what on them never does."""
    grid = HexGrid(hexes, walls)
    return grid, Sight(grid, drawing)


def forget_maps() -> None:
    """Prepare every map anew, for measurements."""
    _ground.cache_clear()


class Board:
    """The position of one ruling."""

    __slots__ = (
        "actor",
        "began",
        "difficult",
        "enemies",
        "enemy_figures",
        "figures",
        "foes",
        "grid",
        "ice",
        "negative",
        "objects",
        "obstacles",
        "position",
        "precedence",
        "proximity",
        "rules",
        "sight",
    )

    def __init__(self, position: Position, ground: Ground | None = None, rules: RuleSet | None = None) -> None:
        self.position = position
        self.rules = rules = rules or rulesets.find(position.rules)
        self.grid, self.sight = grid, _ = ground or _ground(position.hexes, position.walls, rules.sight)
        actor = position.actor
        self.actor = grid.index(actor.at)
        self.enemy_figures: list[Figure] = []
        self.enemies: list[int] = []
        """Where each enemy stands that can be attacked; the place in this list is its number."""
        self.foes: Mask = 0
        """Enemies in the way: an invisible one too, as an obstacle, where the rules say so (GH-CON-26, FH-FOC-07)."""
        self.figures: Mask = 0
        """All others, where no movement ends."""
        for figure in position.figures:
            index = grid.index(figure.at)
            here = 1 << index
            self.figures |= here
            if figure.side != actor.side:
                if not figure.invisible:
                    self.enemy_figures.append(figure)
                    self.enemies.append(index)
                    self.foes |= here
                elif rules.invisible_blocks:
                    self.foes |= here
        self.figures &= ~(1 << self.actor)
        self.precedence: list[Precedence] = [(figure.initiative, figure.order) for figure in self.enemy_figures]
        """The place of each enemy in the order of turns."""
        self.obstacles = self.objects = self.negative = self.difficult = self.ice = 0
        for tile in position.terrain:
            here = 1 << grid.index(tile.at)
            match tile.kind:
                case "obstacle":
                    self.obstacles |= here
                case "object":
                    self.objects |= here
                case "trap" | "hazard":
                    self.negative |= here
                case "difficult":
                    self.difficult |= here
                case "ice":
                    self.ice |= here
        self.proximity = self._proximity(self.actor)
        """The range of every enemy from where the monster is (GH-FOC-08)."""
        moved = position.began is not None and position.began != actor.at
        self.began = self._proximity(grid.index(position.began)) if moved and position.began else self.proximity
        """And from where its turn began (GH-MAT-03)."""

    def _proximity(self, start: int) -> list[int]:
        """The range of every enemy from a hex, not through walls (GH-FOC-08)."""
        steps = [self.grid.steps_between(start, index) for index in self.enemies]
        return [FAR if range_ is None else range_ for range_ in steps]
