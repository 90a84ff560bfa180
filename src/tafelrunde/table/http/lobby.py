"""The games for the lobby. To load all of them takes longer than to start the server, so the list is noted.

Rules never come from the note: whoever sits down plays with what the files say.
"""

from __future__ import annotations

import logging
from pathlib import Path

from tafelrunde.kernel import find, games
from tafelrunde.kernel.rulebook import not_loaded
from tafelrunde.table.http.infos import GameInfo, game_info
from tafelrunde.table.http.listing import key_of, name_of, packages_of
from tafelrunde.table.keeping.notes import note, noted

log = logging.getLogger("tafelrunde.table")


def offered(language: str, notes: Path | None) -> list[GameInfo]:
    """All games in words; from the note, unless they are loaded already."""
    if notes is None or not (modules := not_loaded()):
        return _offered(language)
    name, packages = name_of(language), packages_of(modules)
    key = key_of(packages)
    found = None if key is None else noted(notes, name, key, list[GameInfo])
    if found is None:
        found = _offered(language)
        # Not if a game is missing, nor if somebody has changed a file meanwhile.
        if key is not None and len(found) == len(games()) and key_of(packages) == key:
            note(notes, name, key, found)
    return found


def _offered(language: str) -> list[GameInfo]:
    """A game that can't be loaded must not keep people from the others."""
    found: list[GameInfo] = []
    for game in games():
        try:
            found.append(game_info(find(game), language))
        except Exception:
            log.exception("the game %s can't be offered", game)
    return found
