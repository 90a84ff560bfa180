"""Everything printed in the box, loaded once from `content/`, and packs of others laid over it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tafelrunde.games.gloomhaven import consistency
from tafelrunde.games.havens.box.cards import Content
from tafelrunde.games.havens.pack.assembling import assemble
from tafelrunde.games.havens.pack.reading import Layer, lay, read_pack, read_whole
from tafelrunde.tabletop.pack_selection import PackSelection
from tafelrunde.tabletop.packs import ContentError

GAME = "gloomhaven"
FOLDER = Path(__file__).parent / "content"
KINDS = ("scenarios", "classes", "cards", "monsters", "decks", "items", "goals", "rooms", "encounters")
"""What a pack may bring."""


@cache
def _own() -> Layer:
    return read_whole(FOLDER)


def _assembled(pack: Path | None, thoroughly: bool) -> Content:
    library = lay([_own()] if pack is None else [_own(), read_pack(pack, GAME)])
    content, problems = assemble(library)
    # A map that can't be read would only cause further complaints about what is not on it.
    if thoroughly and not problems:
        problems = list(consistency.check(library, content))
    if problems:
        raise ContentError(problems)
    return content


PACKS = PackSelection(GAME, KINDS, _assembled)
load = PACKS.load
