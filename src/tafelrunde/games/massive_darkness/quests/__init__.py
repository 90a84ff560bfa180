"""The quests (chapter 11), one file each: its rules, what heroes should do for it, and what is shown of it.

A file of a quest is found by itself. Beside it a quest has its board in the content and its texts.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules

from tafelrunde.games.massive_darkness.rules.quests import Quest


def _found() -> Iterator[Quest]:
    for module in iter_modules(__path__):
        name = f"{__name__}.{module.name}"
        for thing in vars(import_module(name)).values():
            if isinstance(thing, type) and issubclass(thing, Quest) and thing.__module__ == name:
                yield thing()


BOOK: dict[str, Quest] = {quest.id: quest for quest in _found()}
"""All quests there are, by id."""
