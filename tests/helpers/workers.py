"""Workers of a table that are no processes: what they draw is drawn here, and bots only sit there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.table.live import thinking


class NoBots:
    """Draws at once; bots never answer."""

    async def think(self, _: object) -> None:
        raise RuntimeError("no bots here")

    async def draw(self, table: str, work: Callable[..., Any], *args: Any, **_: Any) -> Any:
        thinking._matches.clear()
        return work(*args)

    def rest(self) -> None:
        return None
