"""What Frosthaven's own rules fix about a pack: numbers of cards, and what loot decks are made of (chapter 2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tafelrunde.games.havens.pack.files import ClassFile
from tafelrunde.games.havens.pack.reading import Found, Library
from tafelrunde.tabletop.packs import Problem

DECK = 8
CARDS_PER_LEVEL = 2
MASTERIES = 2
MARKS = 8 + 6 + MASTERIES
"""So many perk marks a character can earn: by levels, by checkmarks and by masteries (FH-PRK-04)."""


def check(library: Library) -> Iterator[Problem]:
    """Every problem of a pack with Frosthaven's own numbers."""
    yield from _classes(library)
    yield from _decks(library)
    yield from _loot(library)


def _classes(library: Library) -> Iterator[Problem]:
    """As many level-1 cards as the hand holds, and two of each further level (FH-CMP-03)."""
    for found in library.classes.values():
        entry = found.entry
        levels: Counter[int | str] = Counter(card.level for card in entry.cards)
        wanted = {1: entry.hand} | dict.fromkeys(range(2, 10), CARDS_PER_LEVEL)
        for level, number in wanted.items():
            if levels[level] != number:
                why = "the hand size" if level == 1 else "always"
                message = f"level {level} needs {number} cards ({why}), found {levels[level]}"
                yield found.problem(("cards",), message)
        yield from _sheet(found)
        yield from _slots(found)


def _slots(found: Found[ClassFile]) -> Iterator[Problem]:
    """Slots that are stated are stated for every line (FH-ENH-04); an action may leave them to the rule (FH-ENH-07)."""
    for number, card in enumerate(found.entry.cards):
        for half, action in (("top", card.top), ("bottom", card.bottom)):
            if action.shapes is not None and len(action.shapes) != len(action.abilities):
                message = f"{len(action.abilities)} lines need as many entries of slots, found {len(action.shapes)}"
                yield found.problem(("cards", number, half), message)


def _sheet(found: Found[ClassFile]) -> Iterator[Problem]:
    """Two masteries, and perks for all marks that can be earned (FH-PRK-04, FH-PRK-06)."""
    entry = found.entry
    if len(entry.masteries) != MASTERIES:
        message = f"a class has {MASTERIES} masteries, found {len(entry.masteries)}"
        yield found.problem(("masteries",) if entry.masteries else (), message)
    boxes = sum(perk.boxes for perk in entry.perks)
    if boxes < MARKS:
        yield found.problem(("perks",), f"a character can earn {MARKS} perk marks, the perks have {boxes} boxes")


def _decks(library: Library) -> Iterator[Problem]:
    """Eight cards in a monster deck (FH-CMP-08)."""
    for found in library.decks.values():
        if len(found.entry) != DECK:
            yield found.problem((), f"a monster deck has {DECK} cards, found {len(found.entry)}")


def _loot(library: Library) -> Iterator[Problem]:
    """A loot deck takes no more cards of a kind than there are (FH-LOOT-02)."""
    supply: Counter[str] = Counter()
    for card in library.loot_cards.values():
        supply[card.entry.kind] += card.entry.copies
    for found in library.scenarios.values():
        for kind, number in found.entry.loot.items():
            if number > supply[kind]:
                message = f"there are {supply[kind]} loot cards of the kind {kind!r}, not {number}"
                yield found.problem(("loot", kind), message)
