"""Which games have a catalogue, and where its file lies."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Book(msgspec.Struct, frozen=True):
    """One catalogue file and the game it belongs to."""

    game: str
    title: str
    prefix: str
    file: str

    @property
    def path(self) -> Path:
        """Where the file lies in this installation."""
        return rules_folder() / self.file

    def translation(self, language: str) -> Path:
        """Where the same rules stand in another language, if somebody translated them."""
        return rules_folder() / language / self.file


BOOKS: tuple[Book, ...] = (
    Book("monster_lands", "Monster Lands", "ML", "monster-lands.md"),
    Book("gloomhaven", "Gloomhaven", "GH", "gloomhaven.md"),
    Book("massive_darkness", "Massive Darkness", "MD", "massive-darkness.md"),
    Book("frosthaven", "Frosthaven", "FH", "frosthaven.md"),
    Book("sword_and_sorcery", "Sword & Sorcery", "SS", "sword-and-sorcery.md"),
)


class UnknownGame(LookupError):
    """No catalogue belongs to that name."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"unknown game {name}; there are {', '.join(book.game for book in BOOKS)}")


def book(name: str) -> Book:
    """The book of a game, named by its identifier (``monster_lands``) or its prefix (``ML``)."""
    plain = name.strip().lower().replace("-", "_").replace(" ", "_")
    for candidate in BOOKS:
        if plain in (candidate.game, candidate.prefix.lower()):
            return candidate
    raise UnknownGame(name)


def rules_folder() -> Path:
    """The folder with the catalogue files: inside the wheel, or ``docs/rules`` of a source checkout."""
    package = Path(__file__).parent
    installed = package / "rules"
    if installed.is_dir():
        return installed
    return checkout() / "docs" / "rules"


def checkout() -> Path:
    """The root of the source checkout this package is imported from (only there in an editable install)."""
    return Path(__file__).parents[3]
