"""Everything printed in a game's box, loaded once from its `content/`, and packs of others laid over it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tafelrunde.games.havens.box.cards import Content
from tafelrunde.games.havens.edition import Edition
from tafelrunde.games.havens.pack import consistency
from tafelrunde.games.havens.pack.assembling import assemble
from tafelrunde.games.havens.pack.reading import Layer, Library, lay, read_pack, read_whole
from tafelrunde.tabletop.pack_selection import PackSelection
from tafelrunde.tabletop.packs import ContentError, Problem

KINDS = ("scenarios", "classes", "cards", "monsters", "decks", "items", "goals", "rooms", "encounters")
"""What a pack may bring."""


def packs(
    game: str, folder: Path, edition: Edition[Any], own: Callable[[Library], Iterator[Problem]]
) -> PackSelection[Content]:
    """The content of a game and the packs for it; `own` is what the game's rules alone say about a pack."""

    @cache
    def printed() -> Layer:
        return read_whole(folder)

    def read(pack: Path | None, thoroughly: bool) -> Content:
        library = lay([printed()] if pack is None else [printed(), read_pack(pack, game)])
        content, problems = assemble(library)
        # A map that can't be read would only cause further complaints about what is not on it.
        if thoroughly and not problems:
            problems = [*consistency.check(library, content, edition), *own(library)]
        if problems:
            raise ContentError(problems)
        return content

    return PackSelection(game, KINDS, read)
