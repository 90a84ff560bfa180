"""What does this monster do? All outcomes that the rules permit in a position, and why.

>>> ruling(position).outcomes
(Outcome(end=(4, 2), attacks=('c2', 'c3'), focus=('c2',), because=('GH-FOC-03', …)),)
"""

from tafelrunde.games.havens.rulings.board import Board, Enemy, Ground
from tafelrunde.games.havens.rulings.outcome import Outcome, Ruling, Step
from tafelrunde.games.havens.rulings.position import Ability, Area, Attack, Figure, Position, Terrain
from tafelrunde.games.havens.rulings.ruleset import RuleSet
from tafelrunde.games.havens.rulings.ruling import path, path_on, paths, paths_on, ruling, ruling_on

__all__ = [
    "Ability",
    "Area",
    "Attack",
    "Board",
    "Enemy",
    "Figure",
    "Ground",
    "Outcome",
    "Position",
    "RuleSet",
    "Ruling",
    "Step",
    "Terrain",
    "path",
    "path_on",
    "paths",
    "paths_on",
    "ruling",
    "ruling_on",
]
