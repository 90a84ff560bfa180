"""Where games differ in what a monster does: one named method or value for each difference (FH-DIF-01, FH-DIF-25)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from tafelrunde.tabletop.lines import Drawing

Score = tuple[object, ...]
"""Compared part by part; the smallest is the best."""
Precedence = tuple[int, int]
"""An initiative, and what tells equal ones apart."""


class Hit(NamedTuple):
    """One enemy in an attack that is being weighed."""

    proximity: int
    """Its range from the hex where the monster's turn began."""
    initiative: Precedence
    disadvantage: bool
    """Whether the attack on it has disadvantage that another hex could avoid."""


class RuleSet(Protocol):
    """What a rule asks of the game it is played in."""

    id: str
    difficult_end_slows_jump: bool
    """Whether difficult terrain costs 2 in the last hex of a jump."""
    flyers_end_on_objects: bool
    """Whether a flying figure may end in the hex of an object, or objects count as figures there."""
    invisible_blocks: bool
    """Whether an invisible enemy is in the way like an obstacle, or may be moved through."""
    rules: Mapping[str, str]
    """The rule of this game's catalogue for each step of a ruling."""

    @property
    def sight(self) -> Drawing:
        """Which lines count for line of sight."""
        ...

    ranks_further_targets: bool
    """Whether `secondary` also tells apart attacks that are otherwise equal, from whichever hexes."""
    targets_before_hex: bool
    """Whether it settles first whom it attacks, and then where it has disadvantage on the fewest of them."""

    def attack(self, poor: bool, targets: int, disadvantages: int) -> Score:
        """How good an attack on so many targets is, before movement points count.

        `poor` says whether there is disadvantage on the focus, `disadvantages` on how many targets in all: such as
        another hex could avoid. More targets and fewer disadvantages are never worse.
        """
        ...

    def approach(self, poor: bool, targets: int, disadvantages: int) -> Score:
        """How good the hex of such an attack is to walk to, if none can be reached this turn."""
        ...

    def secondary(self, enemy: Hit) -> Score:
        """In which order enemies beside the focus are attacked.

        If `attack` weighs disadvantages, this does too: then it does not matter which of equal ones are taken.
        """
        ...
