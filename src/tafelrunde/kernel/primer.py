"""Pictures for newcomers: what a game's symbols and dice look like, beside the words of its primer."""

from __future__ import annotations

import msgspec

from tafelrunde.kernel.scene import Text


class Sign(msgspec.Struct, frozen=True):
    """A picture with what it means: an icon, or a die of a colour with all its faces as symbols."""

    text: Text
    icon: str = ""
    color: str = ""
    faces: tuple[tuple[str, ...], ...] = ()
