"""What cards do when they are drawn or transmuted (MD-PCK-08, MD-PCK-09, MD-TRM-05)."""

from tafelrunde.games.massive_darkness.effects.words import Op, Positive


class CountsAsCards(Op, frozen=True):
    """In a transmutation (MD-TRM-05)."""

    n: Positive


class Xp(Op, frozen=True):
    """MD-PCK-08."""

    n: Positive


class LuckyFind(Op, frozen=True):
    """A card of the next level instead, if a treasure token was picked up (MD-PCK-08)."""


class WoundsToDrawer(Op, frozen=True):
    """A trap (MD-PCK-09)."""

    n: Positive


class StunDrawer(Op, frozen=True):
    pass


class WoundsToAllHeroesInZone(Op, frozen=True):
    n: Positive


CardDeed = CountsAsCards | Xp | LuckyFind | WoundsToDrawer | StunDrawer | WoundsToAllHeroesInZone
