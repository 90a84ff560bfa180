"""What a quest asks of a hero: a place, haste, and what may be spent on other things."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec


class Plan(msgspec.Struct):
    """What a hero is to do for the quest."""

    zones: Sequence[str] = ()
    """Where it should go; the nearest of them will do."""
    pace: float = 1.0
    """Haste: what a movement point on the way is worth beyond the usual."""
    appetite: float = 1.0
    """What treasure and closed chambers are worth beyond the usual; 0 means that there is no time for them."""
    dread: Mapping[str, float] = {}
    """Zones where it should not be at the end of its turn, and how bad that is."""
    dreaded: str = ""
    """The enemy whose harm is all in `dread`: it fights like no other."""
    bounty: Mapping[str, float] = {}
    """Enemies and pillars the quest wants dead, and what that is worth; negative: leave it alone."""
    fear: float = 1.0
    """What wounds of the turns to come count: less where waiting is deadly too."""
    barren: Sequence[str] = ()
    """Closed rooms where no treasure waits: nobody opens them for that."""
    spare: bool = False
    """Pillars may be damaged, but not destroyed yet."""
    sanctum: str = ""
    """A zone that no enemy may enter: nobody lures one there with an attack that leaves it alive."""
    alone: bool = False
    """Whether the hero has a task of its own, away from the others."""
