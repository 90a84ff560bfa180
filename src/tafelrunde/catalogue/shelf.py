"""Which games have a catalogue, and where its file lies.

A catalogue is a Markdown file whose first lines say whose it is::

    ---
    game: monster_lands
    title: Monster Lands
    prefix: ML
    ---

Our own lie in ``docs/rules`` (inside the wheel: beside this package), also those of games that nobody has built yet.
A game that is installed from elsewhere names the folder of its own: `Rulebook.catalogue`. Either folder may hold
translations (``de/<same name>``) and the lists ``untestable.yaml`` and ``waiting.yaml``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import msgspec
import yaml

from tafelrunde.kernel import find, games

_FENCE = "---"


class Book(msgspec.Struct, frozen=True):
    """One catalogue file and the game it belongs to."""

    game: str
    title: str
    prefix: str
    path: Path

    @property
    def file(self) -> str:
        """The name of the file, for messages."""
        return self.path.name

    @property
    def folder(self) -> Path:
        """Where the file lies, with its translations and lists."""
        return self.path.parent

    def translation(self, language: str) -> Path:
        """Where the same rules stand in another language, if somebody translated them."""
        return self.folder / language / self.file


class BrokenCatalogue(ValueError):
    """A catalogue file that can't be read; says where."""


class UnknownGame(LookupError):
    """No catalogue belongs to that name."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"unknown game {name}; there are {', '.join(book.game for book in books())}")


class _Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    title: str
    prefix: str


def books() -> Sequence[Book]:
    """All catalogues, by the names of their games: our own, and those that installed games bring along."""
    found: dict[str, Book] = {}
    for each in _all():
        twin = found.get(each.game) or next((one for one in found.values() if one.prefix == each.prefix), None)
        if twin:
            raise BrokenCatalogue(
                f"{each.path} and {twin.path} have the same game or prefix ({each.game}, {each.prefix})"
            )
        found[each.game] = each
    return [found[game] for game in sorted(found)]


def _all() -> Iterator[Book]:
    ours = books_in(rules_folder())
    yield from ours
    known = {book.game for book in ours}
    # A game whose catalogue is here need not be loaded only to ask for it.
    for game in games():
        if game not in known and (folder := find(game).catalogue):
            yield from books_in(folder)


@cache
def books_in(folder: Path) -> tuple[Book, ...]:
    """The catalogues of a folder; Markdown files without a head (a read-me) are none."""
    return tuple(book for path in sorted(folder.glob("*.md")) if (book := _book(path)))


def _book(path: Path) -> Book | None:
    with path.open(encoding="utf-8") as lines:
        if next(lines, "").rstrip() != _FENCE:
            return None
        head: list[str] = []
        for line in lines:
            if line.rstrip() == _FENCE:
                break
            head.append(line)
        else:
            raise BrokenCatalogue(f"{path}:1: the head has no second {_FENCE}")
    try:
        said = msgspec.convert(yaml.safe_load("".join(head)), _Head)
    except (yaml.YAMLError, msgspec.ValidationError) as error:
        raise BrokenCatalogue(f"{path}:1: the head must say game, title and prefix: {error}") from None
    return Book(said.game, said.title, said.prefix, path)


def book(name: str) -> Book:
    """The book of a game, named by its identifier (``monster_lands``) or its prefix (``ML``)."""
    plain = name.strip().lower().replace("-", "_").replace(" ", "_")
    for candidate in books():
        if plain in (candidate.game, candidate.prefix.lower()):
            return candidate
    raise UnknownGame(name)


def rules_folder() -> Path:
    """The folder with our catalogue files: inside the wheel, or ``docs/rules`` of a source checkout."""
    package = Path(__file__).parent
    installed = package / "rules"
    if installed.is_dir():
        return installed
    return checkout() / "docs" / "rules"


def checkout() -> Path:
    """The root of the source checkout this package is imported from (only there in an editable install)."""
    return Path(__file__).parents[3]
