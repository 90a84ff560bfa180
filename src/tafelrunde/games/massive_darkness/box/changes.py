"""Small changes to the content for one match: `content: {guards: {W001: {health: 3}}}` in a position.

What decks, boards and names are made from stays as it is.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tafelrunde.games.massive_darkness.box import consistency
from tafelrunde.games.massive_darkness.box.cards import ClassSheet, DoorCard, EnemyCard, Equipment, EventCard, HeroCard
from tafelrunde.games.massive_darkness.box.content import Content, made_from_content
from tafelrunde.games.massive_darkness.box.files import Files
from tafelrunde.tabletop import changes
from tafelrunde.tabletop.changes import Kind
from tafelrunde.tabletop.packs import Pack

_FIXED = frozenset({"id", "code", "codes", "name", "type", "role", "level", "slot", "source"})
KINDS = {
    "treasures": Kind("cards", Equipment, _FIXED),
    "starting_equipment": Kind("cards", Equipment, _FIXED),
    "artefacts": Kind("cards", Equipment, _FIXED),
    "guards": Kind("cards", EnemyCard, _FIXED),
    "wandering_monsters": Kind("cards", EnemyCard, _FIXED),
    "heroes": Kind("heroes", HeroCard, _FIXED),
    "classes": Kind("classes", ClassSheet, _FIXED),
    "doors": Kind("cards", DoorCard, _FIXED),
    "events": Kind("cards", EventCard, _FIXED),
}
"""The files of a pack of which records can be changed. What something is stays, only what it does changes."""


def read_changes(content: Content, value: Any) -> str:
    """The changes of a position as the state keeps them; raises PositionError with the place."""
    before = {hero.id: len(hero.shadow_skill) for hero in content.heroes.values()}

    def check(pack: Pack[Files]) -> None:
        """As a pack is checked; besides, the effects of a hero are named by where the shadow skill ends."""
        consistency.check(pack, counts=False)
        for index, hero in enumerate(pack.files.heroes.heroes):
            if len(hero.shadow_skill) != before[hero.id]:
                message = f"the number of its effects ({before[hero.id]}) stays"
                pack.problem("heroes", ("heroes", index, "shadow_skill"), message)

    return changes.read_changes(content.files, value, KINDS, check)


def content_with(content: Content, changed: str) -> Content:
    """The content with the changes of a match; made once."""
    return _made(content, changed) if changed else content


@lru_cache(maxsize=32)
def _made(content: Content, changed: str) -> Content:
    files = changes.changed_files(content.files, changed, KINDS)
    return Content(files, f"{content.digest} with {changed}", content.boards)


made_from_content.append(_made.cache_clear)
