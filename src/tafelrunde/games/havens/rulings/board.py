"""A position prepared for thinking: hexes as bits, figures by number."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from tafelrunde.games.havens.rulings import rulesets
from tafelrunde.games.havens.rulings.position import Ability, Position
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


class Enemy(Struct, frozen=True, array_like=True, gc=False):
    """An enemy that can be attacked; its place among the enemies is its number."""

    id: str
    precedence: Precedence
    """Its place in the order of turns."""
    guarded: bool = False
    """Attacks on it have disadvantage from wherever they come."""


class Board(Struct, frozen=True, kw_only=True, cache_hash=True):
    """The position of one ruling: all that decides, and nothing else, so that equal boards have equal rulings."""

    rules: RuleSet
    grid: HexGrid
    sight: Sight
    ability: Ability
    flying: bool
    muddled: bool
    actor: int
    """Where the monster is."""
    start: int
    """Where its turn began."""
    enemies: tuple[int, ...]
    """Where each enemy stands that can be attacked."""
    enemy_figures: tuple[Enemy, ...]
    foes: Mask
    """Enemies in the way: an invisible one too, as an obstacle, where the rules say so (GH-CON-26, FH-FOC-07)."""
    figures: Mask
    """All others, where no movement ends."""
    obstacles: Mask
    objects: Mask
    negative: Mask
    """Traps and hazardous terrain."""
    difficult: Mask
    ice: Mask = 0
    ways: HexGrid | None = None
    """What leads where, if that is more than what is adjacent (FH-FOC-18)."""

    @property
    def moving(self) -> HexGrid:
        """The grid for movement."""
        return self.grid if self.ways is None else self.ways

    @classmethod
    def of(cls, position: Position, ground: Ground | None = None, rules: RuleSet | None = None) -> Board:
        """The board of a position; `ground` is its map and `rules` its rule set, if they are known already."""
        rules = rules or rulesets.find(position.rules)
        grid, sight = ground or _ground(position.hexes, position.walls, rules.sight)
        actor = position.actor
        here = grid.index(actor.at)
        enemies = [figure for figure in position.figures if figure.side != actor.side]
        seen = [figure for figure in enemies if not figure.invisible]
        tiles = dict.fromkeys(("obstacle", "object", "trap", "hazard", "difficult", "ice"), 0)
        for tile in position.terrain:
            tiles[tile.kind] |= 1 << grid.index(tile.at)
        return cls(
            rules=rules,
            grid=grid,
            sight=sight,
            ability=position.ability,
            flying=position.flying,
            muddled=position.muddled,
            actor=here,
            start=here if position.began is None else grid.index(position.began),
            enemies=tuple([grid.index(figure.at) for figure in seen]),
            enemy_figures=tuple([Enemy(one.id, (one.initiative, one.order), one.guarded) for one in seen]),
            foes=grid.mask([figure.at for figure in (enemies if rules.invisible_blocks else seen)]),
            figures=grid.mask([figure.at for figure in position.figures]) & ~(1 << here),
            obstacles=tiles["obstacle"],
            objects=tiles["object"],
            negative=tiles["trap"] | tiles["hazard"],
            difficult=tiles["difficult"],
            ice=tiles["ice"],
        )

    @property
    def precedence(self) -> list[Precedence]:
        """The place of each enemy in the order of turns."""
        return [figure.precedence for figure in self.enemy_figures]

    @property
    def proximity(self) -> list[int]:
        """The range of every enemy from where the monster is (GH-FOC-08)."""
        return [self.range(self.actor, index) for index in self.enemies]

    @property
    def began(self) -> list[int]:
        """And from where its turn began (GH-MAT-03)."""
        return [self.range(self.start, index) for index in self.enemies]

    def range(self, one: int, other: int) -> int:
        """The range between two hexes, not through walls (GH-HEX-04)."""
        steps = self.grid.steps_between(one, other)
        return FAR if steps is None else steps
