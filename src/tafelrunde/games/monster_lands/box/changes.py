"""Small changes to the content for one match: one monster, mercenary, piece of equipment or loot tile of a position."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tafelrunde.games.monster_lands.box import consistency
from tafelrunde.games.monster_lands.box.cards import Equipment, LootTile, Mercenary, Monster
from tafelrunde.games.monster_lands.box.content import Content, load, made_of
from tafelrunde.games.monster_lands.box.files import Files
from tafelrunde.tabletop import changes
from tafelrunde.tabletop.changes import Kind
from tafelrunde.tabletop.packs import Pack

_FIXED = frozenset({"id", "name", "source"})
KINDS = {
    "monsters": Kind("monsters", Monster, _FIXED | {"level"}),
    "mercenaries": Kind("mercenaries", Mercenary, _FIXED | {"set", "affinity"}),
    "equipment": Kind("equipment", Equipment, _FIXED | {"type"}),
    "loot": Kind("tiles", LootTile, _FIXED),
}
"""What something is can't be changed, only what it does: decks and symbols stay as they are."""


def read_changes(value: Any) -> str:
    """The changes of a position as the state keeps them; raises PositionError with the place."""
    return changes.read_changes(load().files, value, KINDS, _check)


def _check(pack: Pack[Files]) -> None:
    consistency.check(pack, counts=False)


def content_with(changed: str) -> Content:
    """The game's content with the changes of a match; made once."""
    return _made(load(), changed) if changed else load()


@lru_cache(maxsize=32)
def _made(own: Content, changed: str) -> Content:
    return made_of(changes.changed_files(own.files, changed, KINDS), f"{own.digest} with {changed}")
