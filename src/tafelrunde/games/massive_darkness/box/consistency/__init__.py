"""What types can't say about the content: counts, references, effects that mean something, boards that fit together."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.box.consistency.decks import check_decks, check_sizes
from tafelrunde.games.massive_darkness.box.consistency.effects import check_effects
from tafelrunde.games.massive_darkness.box.consistency.heroes import check_heroes
from tafelrunde.games.massive_darkness.box.consistency.quests import check_quests
from tafelrunde.games.massive_darkness.box.consistency.tiles import check_tiles
from tafelrunde.games.massive_darkness.box.files import Files
from tafelrunde.tabletop.packs import Pack


def check(pack: Pack[Files], counts: bool = True) -> None:
    """Note every problem of the pack; `counts`: the decks must have the sizes of the box."""
    if counts:
        check_sizes(pack)
    check_decks(pack)
    check_heroes(pack)
    check_effects(pack)
    check_tiles(pack)
    check_quests(pack)
