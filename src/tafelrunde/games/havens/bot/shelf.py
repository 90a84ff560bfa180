"""What has been worked out from a content pack, kept as long as the pack is in use."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from tafelrunde.games.havens.box.cards import Content

_shelves: OrderedDict[int, tuple[Content, dict[Any, Any]]] = OrderedDict()
_MOST = 8


def shelf(content: Content) -> dict[Any, Any]:
    """The notes on a pack. It is known by its identity; what is kept holds on to it, so that no other gets the same."""
    known = _shelves.get(id(content))
    if known is None:
        known = _shelves[id(content)] = content, {}
        if len(_shelves) > _MOST:
            _shelves.popitem(last=False)
    return known[1]
