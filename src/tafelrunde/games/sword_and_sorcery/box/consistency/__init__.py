"""What types can't say about the content: names that must exist, formulas, maps."""

from tafelrunde.games.sword_and_sorcery.box.consistency import adventures, cards, foes, journeys
from tafelrunde.games.sword_and_sorcery.box.files import Files
from tafelrunde.tabletop.packs import Pack


def check(pack: Pack[Files]) -> None:
    """Note every problem in the pack."""
    cards.check(pack)
    foes.check(pack)
    adventures.check(pack)
    journeys.check(pack)
