"""The games for the lobby. To load all of them takes longer than to start the server, so the list is noted.

The note is for the very files it was made from: all code, content and texts of the installed games and of this package,
and the packs in use. Rules never come from it: whoever sits down plays with what the files say.
"""

from __future__ import annotations

import hashlib
import importlib.util
import logging
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import tafelrunde
from tafelrunde.kernel import find, games
from tafelrunde.kernel.rulebook import not_loaded
from tafelrunde.table.http.infos import GameInfo, game_info
from tafelrunde.table.http.pages import CLIENT
from tafelrunde.table.keeping.notes import note, noted
from tafelrunde.tabletop.pack_selection import in_use

log = logging.getLogger("tafelrunde.table")

MOST_FILES = 20_000


def offered(language: str, notes: Path | None) -> list[GameInfo]:
    """All games in words; from the note, unless they are loaded already."""
    if notes is None or not (modules := not_loaded()):
        return _offered(language)
    name = f"games-{'de' if language == 'de' else 'en'}"
    packages = {tafelrunde.__name__, *[module.partition(".")[0] for module in modules.values()]}
    key = _key(packages)
    found = None if key is None else noted(notes, name, key, list[GameInfo])
    if found is None:
        found = _offered(language)
        # Not if a game is missing, nor if somebody has changed a file meanwhile.
        if key is not None and len(found) == len(games()) and _key(packages) == key:
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


def _key(packages: Iterable[str]) -> bytes | None:
    """A digest of all that the list is made from; None where that can't be said."""
    found = hashlib.blake2b(repr((sys.version, games(), sorted(packages))).encode())
    try:
        folders = [Path(folder) for name in sorted(packages) for folder in _folders(name)]
        files = [path for folder in (*folders, *in_use()) for path in _files(folder)]
        if not folders or len(files) > MOST_FILES:
            return None
        for path in files:
            said = path.read_bytes()
            found.update(f"{path}\0{len(said)}\0".encode(errors="surrogateescape"))
            found.update(said)
    except (OSError, ImportError, ValueError):
        return None
    return found.digest()


def _folders(package: str) -> list[str]:
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ImportError(f"{package} is no folder of files")
    return list(spec.submodule_search_locations)


def _files(folder: Path) -> Iterator[Path]:
    """All but the browser's own, which are many and say nothing of games."""
    for where, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name != "__pycache__" and Path(where, name) != CLIENT)
        yield from [Path(where, name) for name in sorted(names)]
