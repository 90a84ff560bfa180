"""What an enhancement is called: `+1 attack`, `poison`, `infuse fire`, a further hex."""

from __future__ import annotations

from tafelrunde.games.havens.box.enhanced import HEX, INFUSE, PLUS
from tafelrunde.kernel.scene import Text


def sticker(what: str) -> Text:
    """An enhancement in words."""
    if what.startswith(PLUS):
        return Text("sticker-plus", {"what": Text(f"sticker-{what.removeprefix(PLUS)}")})
    if what.startswith(INFUSE):
        return Text("detail-infuse", {"element": what.removeprefix(INFUSE)})
    return (
        Text("sticker-hex")
        if what == HEX
        else Text("detail-jump")
        if what == "jump"
        else Text("gain-cond", {"cond": what})
    )
