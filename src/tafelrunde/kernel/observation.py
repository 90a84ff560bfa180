"""What a seat may know, as tables of numbers: for programs that learn.

A game lists its tables (`Rulebook.tables`) and fills them (`Rulebook.observed`) with one row for each thing: a figure,
a card, a place, a deck. Everything in a row is a whole number. What has a name is the number of that word, the same on
every machine and in every version, so that a card in a hand, the same card in a discard and the option that plays it
have one number.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec

WORDS = 65_521
"""Words have the numbers 1 … 65,521; 0 is no word. Two words of one game seldom share a number."""

Row = Sequence[int]
Rows = Sequence[Row]


class Table(msgspec.Struct, frozen=True):
    """One kind of things: what each column says, and how many rows are shown at the most.

    The first column of a row is never 0, so that rows that are not there can be told from those that are. Columns
    whose names end with an underscore are numbers of words.
    """

    name: str
    columns: tuple[str, ...]
    most: int


class Words(dict[str, int]):
    """The number of each word; what was asked for once is remembered."""

    def __missing__(self, word: str) -> int:
        number = zlib.crc32(word.encode()) % WORDS + 1 if word else 0
        self[word] = number
        return number


WORD = Words()
"""`WORD["brute"]`: the number of a word; of the empty one 0."""
