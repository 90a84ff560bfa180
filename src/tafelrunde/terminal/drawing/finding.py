"""Finding parts of a scene by their ids."""

from __future__ import annotations

import msgspec

from tafelrunde.kernel import scene as table


def find(scene: table.Scene, element_id: str) -> table.Element | None:
    """An element of a scene by its id."""
    return within((scene.boards, scene.mine, scene.side, scene.seats, scene.order, scene.bar), element_id)


def find_half(scene: table.Scene, half_id: str) -> table.Face | None:
    """A half of a card by its id, among what the viewer has and what is beside the board."""
    cards = [item for item in (*scene.mine, *scene.side) if isinstance(item, table.Card)]
    return next((half for card in cards for half in card.halves if half.id == half_id), None)


def within(whole: object, element_id: str) -> table.Element | None:
    """An element by its id in a part of a scene."""
    stack = [whole]
    while stack:
        part = stack.pop()
        if isinstance(part, table.Element) and part.id == element_id:
            return part
        if isinstance(part, msgspec.Struct):
            stack += [getattr(part, name) for name in part.__struct_fields__]
        elif isinstance(part, tuple):
            stack += part
    return None
