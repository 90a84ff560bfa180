"""What newcomers must recognise: the symbols of the dice, and which faces a die has."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.scene.fight import pictured
from tafelrunde.games.massive_darkness.words import icons
from tafelrunde.kernel.primer import Sign
from tafelrunde.kernel.scene import Text

FIGHT = 3
"""The chapter of the primer about fights."""


def signs(chapter: int) -> Sequence[Sign]:
    """Symbols and dice beside the chapter about fights (MD-DIE-01 … 07)."""
    if chapter != FIGHT:
        return ()
    symbols = (
        (icons.SWORDS, "sign-sword"),
        (icons.SHIELDS, "sign-shield"),
        (icons.BAM, "sign-bam"),
        (icons.DIAMOND, "sign-diamond"),
    )
    return [*[Sign(Text(key), icon) for icon, key in symbols], *[_die(tens) for tens in dice.TENS.values()]]


def _die(tens: int) -> Sign:
    color = dice.color(tens)
    faces = tuple([pictured(tens + face, "").symbols for face in range(1, 7)])
    return Sign(Text(f"sign-{color}"), color=color, faces=faces)
