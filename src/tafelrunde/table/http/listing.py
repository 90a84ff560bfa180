"""The list of games as it was noted: it can be told before any game is loaded, and before the store is open.

The note is for the very files it was made from: all code, content and texts of the installed games and of this package,
and the packs in use.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

import tafelrunde
from tafelrunde.kernel.rulebook import games, not_loaded
from tafelrunde.table.http.pages import CLIENT
from tafelrunde.table.keeping.notes import noted
from tafelrunde.tabletop.pack_selection import in_use

MOST_FILES = 20_000
LANGUAGES = ("de", "en")


def name_of(language: str) -> str:
    """Under which name the list is noted."""
    return f"games-{'de' if language == 'de' else 'en'}"


def packages_of(modules: Mapping[str, str]) -> set[str]:
    """The packages that games in these modules are made from."""
    return {tafelrunde.__name__, *[module.partition(".")[0] for module in modules.values()]}


def noted_lists(notes: Path) -> dict[str, bytes]:
    """For each language in which it is noted the list, as the interface tells it."""
    modules = not_loaded()
    key = key_of(packages_of(modules)) if modules else None
    if key is None:
        return {}
    found = {language: noted(notes, name_of(language), key, list[dict[str, Any]]) for language in LANGUAGES}
    return {language: msgspec.json.encode(games) for language, games in found.items() if games is not None}


def key_of(packages: Iterable[str]) -> bytes | None:
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
