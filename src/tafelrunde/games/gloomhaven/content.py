"""Everything printed in the box, loaded once from `content/`, and packs of others laid over it."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from tafelrunde.games.gloomhaven import consistency
from tafelrunde.games.havens.box.cards import Content
from tafelrunde.games.havens.pack.assembling import assemble
from tafelrunde.games.havens.pack.reading import Layer, lay, read_pack, read_whole
from tafelrunde.tabletop.packs import ContentError

GAME = "gloomhaven"
FOLDER = Path(__file__).parent / "content"
KINDS = ("scenarios", "classes", "cards", "monsters", "decks", "items", "goals", "rooms", "encounters")
"""What a pack may bring."""
ENVIRONMENT = "TAFELRUNDE_PACK"
"""The folder of the pack in use, for this process and those it starts."""


def use_pack(folder: Path | None) -> None:
    """Play with this pack from now on; None is the game's own content alone. Raises ContentError."""
    if folder is None:
        os.environ.pop(ENVIRONMENT, None)
    else:
        load(folder)
        os.environ[ENVIRONMENT] = str(folder.resolve())
    _selected.cache_clear()


def load(pack: Path | None = None) -> Content:
    """The game's own content with a pack laid over it: this one, or the one in use. Raises ContentError."""
    return _selected() if pack is None else _read(pack.resolve())


def read_alone() -> Content:
    """The game's own content, whatever pack is in use."""
    return _read(None)


@cache
def _selected() -> Content:
    chosen = os.environ.get(ENVIRONMENT)
    return _read(Path(chosen) if chosen else None)


@cache
def _own() -> Layer:
    return read_whole(FOLDER)


@cache
def _read(pack: Path | None) -> Content:
    """The game's own content is checked by its tests; others' at every start."""
    return _assembled(pack) if pack is None else check(pack)


def check(pack: Path | None) -> Content:
    """Read a pack (None: the game's own content) and check all of it. Raises ContentError."""
    return _assembled(pack, thoroughly=True)


def _assembled(pack: Path | None, thoroughly: bool = False) -> Content:
    library = lay([_own()] if pack is None else [_own(), read_pack(pack, GAME)])
    content, problems = assemble(library)
    # A map that can't be read would only cause further complaints about what is not on it.
    if thoroughly and not problems:
        problems = list(consistency.check(library, content))
    if problems:
        raise ContentError(problems)
    return content
