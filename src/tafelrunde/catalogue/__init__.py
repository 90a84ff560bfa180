"""The rule catalogues: what every rule says, who cites it, and which test checks it.

>>> from tafelrunde.catalogue import Catalogue
>>> Catalogue.load("monster_lands").rule("ML-PLU-02").section
'7.8 Plunder'
"""

from tafelrunde.catalogue.catalogue import Catalogue, UnknownRule
from tafelrunde.catalogue.rule import Mark, Rule
from tafelrunde.catalogue.search import Hit
from tafelrunde.catalogue.shelf import Book, BrokenCatalogue, UnknownGame, book, books

__all__ = [
    "Book",
    "BrokenCatalogue",
    "Catalogue",
    "Hit",
    "Mark",
    "Rule",
    "UnknownGame",
    "UnknownRule",
    "book",
    "books",
]
