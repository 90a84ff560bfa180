"""A position prepared for thinking: hexes as bits, figures by number."""

from __future__ import annotations

from functools import lru_cache

from tafelrunde.games.havens.rulings.frosthaven import Frosthaven
from tafelrunde.games.havens.rulings.gloomhaven import Gloomhaven
from tafelrunde.games.havens.rulings.position import Figure, Position
from tafelrunde.games.havens.rulings.ruleset import RuleSet
from tafelrunde.tabletop.hexes import Hex
from tafelrunde.tabletop.hexgrid import HexGrid, Mask, Wall
from tafelrunde.tabletop.lines import Drawing
from tafelrunde.tabletop.sight import Sight

RULE_SETS: dict[str, RuleSet] = {rules.id: rules for rules in (Gloomhaven(), Frosthaven())}

FAR = 1 << 30
"""The range of what no wall-free way leads to."""


@lru_cache(maxsize=64)
def _ground(hexes: tuple[Hex, ...], walls: tuple[Wall, ...], drawing: Drawing) -> tuple[HexGrid, Sight]:
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
        "proximity",
        "rules",
        "sight",
    )

    def __init__(self, position: Position) -> None:
        self.position = position
        self.rules = rules = RULE_SETS[position.rules]
        self.grid, self.sight = grid, _ = _ground(position.hexes, position.walls, rules.sight)
        actor = position.actor
        self.actor = grid.index(actor.at)
        self.enemy_figures: list[Figure] = [figure for figure in position.figures if figure.side != actor.side]
        self.enemies: list[int] = [grid.index(figure.at) for figure in self.enemy_figures]
        """Where each enemy stands; the place in this list is its number."""
        self.foes: Mask = sum(1 << index for index in self.enemies)
        self.figures: Mask = self.foes | grid.mask([f.at for f in position.figures if f.side == actor.side])
        self.figures &= ~(1 << self.actor)
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
        self.proximity = self._proximity()

    def _proximity(self) -> list[int]:
        """The range of every enemy from the hex where the turn begins, not through walls (GH-FOC-08)."""
        found = [FAR] * len(self.enemies)
        seen = front = 1 << self.actor
        missing = self.foes
        steps = 0
        while front and missing:
            if front & missing:
                for number, index in enumerate(self.enemies):
                    if front >> index & 1:
                        found[number] = steps
                missing &= ~front
            front = self.grid.around(front) & ~seen
            seen |= front
            steps += 1
        return found
