"""What newcomers must recognise: the symbols of the dice, and which faces a die has (SS-DIC-01 … 05)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.sword_and_sorcery.box.content import load
from tafelrunde.games.sword_and_sorcery.scene.dice import SIGNS
from tafelrunde.kernel.primer import Sign
from tafelrunde.kernel.scene import Text

FIGHT = 4
"""The chapter of the primer about attacks."""


def signs(chapter: int) -> Sequence[Sign]:
    """Symbols and both dice beside the chapter about attacks."""
    if chapter != FIGHT:
        return ()
    symbols = [Sign(Text(f"sign-{symbol}"), f"symbol:{sign}") for symbol, sign in SIGNS.items()]
    return [*symbols, *[_die(color) for color in ("red", "blue")]]


def _die(color: str) -> Sign:
    faces = tuple([tuple([SIGNS[symbol] for symbol in face]) or ("blank",) for face in load().dice[color]])
    return Sign(Text(f"sign-{color}"), color=color, faces=faces)
