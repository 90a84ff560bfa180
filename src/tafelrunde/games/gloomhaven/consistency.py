"""What Gloomhaven's own rules fix about a pack: numbers of cards and perks (chapter 2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tafelrunde.games.havens.pack.reading import Library
from tafelrunde.tabletop.packs import Problem

DECK = 8
X_CARDS = 3
CARDS_PER_LEVEL = 2
PERK_BOXES = 15


def check(library: Library) -> Iterator[Problem]:
    """Every problem of a pack with Gloomhaven's own numbers."""
    yield from _classes(library)
    yield from _decks(library)


def _classes(library: Library) -> Iterator[Problem]:
    """Level-1 cards for the hand, three X cards, two of each further level, 15 boxes (GH-DAT-01, -09, -10)."""
    for found in library.classes.values():
        entry = found.entry
        levels: Counter[int | str] = Counter(card.level for card in entry.cards)
        wanted: dict[int | str, int] = {1: entry.hand, "X": X_CARDS}
        wanted |= dict.fromkeys(range(2, 10), CARDS_PER_LEVEL)
        for level, number in wanted.items():
            if levels[level] != number:
                why = "the hand limit" if level == 1 else "always"
                message = f"level {level} needs {number} cards ({why}), found {levels[level]}"
                yield found.problem(("cards",), message)
        boxes = sum(perk.boxes for perk in entry.perks)
        if boxes != PERK_BOXES:
            yield found.problem(("perks",), f"a class has {PERK_BOXES} boxes for perks, found {boxes}")


def _decks(library: Library) -> Iterator[Problem]:
    """Eight cards in a monster deck (GH-DAT-26)."""
    for found in library.decks.values():
        if len(found.entry) != DECK:
            yield found.problem((), f"a monster deck has {DECK} cards, found {len(found.entry)}")
