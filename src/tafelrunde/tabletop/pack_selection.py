"""Which packs are played with: one choice for all games, of which each sees only its own.

The choice is the environment variable TAFELRUNDE_PACK, so that it reaches the processes that this one starts: the
folder of a pack, or several with `os.pathsep` between them, one for a game. A pack's manifest, pack.yaml, says whose
it is:

    game: gloomhaven
    name: {de: Meine Abenteuer, en: My adventures}
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Generic, TypeVar

from tafelrunde.kernel.papers.document import Document, Fault
from tafelrunde.tabletop.packs import LEADS_OUT, ContentError, Problem, leads_out

C = TypeVar("C")

ENVIRONMENT = "TAFELRUNDE_PACK"
MANIFEST = "pack.yaml"


def game_of(folder: Path) -> str:
    """The game that a pack is for, by its manifest alone. Raises ContentError."""
    manifest = folder / MANIFEST
    name = f"{folder.name}/{MANIFEST}"
    if not folder.is_dir():
        raise ContentError([Problem(str(folder), None, "", "there is no such folder")])
    if leads_out(folder, manifest):
        raise ContentError([Problem(name, None, "", LEADS_OUT)])
    try:
        document = Document.parse(manifest.read_text(encoding="utf-8"))
    except FileNotFoundError:
        message = f"the file is missing in {folder}; it says which game this is for"
        raise ContentError([Problem(name, None, "", message)]) from None
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError([Problem(name, None, "", f"can't be read: {error}")]) from None
    game = document.data.get("game") if isinstance(document.data, dict) else None
    if not isinstance(game, str):
        fault = document.faults[0] if document.faults else Fault(None, (), "it must say which game this is for")
        raise ContentError([Problem(name, fault.line, "game", fault.message)])
    return game


def in_use() -> tuple[Path, ...]:
    """The folders of all packs in use, whatever game they are for."""
    return tuple([Path(folder) for folder in os.environ.get(ENVIRONMENT, "").split(os.pathsep) if folder])


def _choose(folders: Sequence[Path]) -> None:
    if folders:
        os.environ[ENVIRONMENT] = os.pathsep.join(map(str, folders))
    else:
        os.environ.pop(ENVIRONMENT, None)


class PackSelection(Generic[C]):
    """The content of one game: its own, with a pack of that game laid over it."""

    def __init__(self, game: str, kinds: tuple[str, ...], read: Callable[[Path | None, bool], C]) -> None:
        """`kinds` are the fields of the content that a pack may bring.

        `read` reads the game's own content, or with a pack over it; `True` asks for every check there is. It raises
        ContentError.
        """
        self.game = game
        self.kinds = kinds
        self._read = read
        self._alone: C | None = None
        self._used: C | None = None
        self.forget: list[Callable[[], None]] = []
        """Called after every new choice: modules that keep what they worked out from the content add their own."""

    def load(self, folder: Path | None = None) -> C:
        """The content with a pack: this one, or the one in use, if there is one. Raises ContentError."""
        if folder is not None:
            return self._read(folder.resolve(), True)
        if self._used is None:
            chosen = self.chosen()
            self._used = self.alone() if chosen is None else self._read(chosen, True)
        return self._used

    def alone(self) -> C:
        """The game's own content, whatever pack is in use. Its tests have checked it."""
        if self._alone is None:
            self._alone = self._read(None, False)
        return self._alone

    def check(self, folder: Path | None) -> C:
        """Read a pack (None: the game's own content) and check all of it. Raises ContentError."""
        return self._read(folder, True)

    def chosen(self) -> Path | None:
        """The pack of this game that is in use. Raises ContentError if there are two, or one that names no game."""
        mine = [folder for folder in in_use() if game_of(folder) == self.game]
        if len(mine) > 1:
            message = f"a second pack for {self.game} beside {mine[0]}; one can be in use"
            raise ContentError([Problem(str(mine[1]), None, "", message)])
        return mine[0] if mine else None

    def use(self, folder: Path | None) -> None:
        """Play with this pack from now on, here and in processes started from here; None: with the game's own alone.

        Packs of other games stay in use. Raises ContentError, and then nothing has changed.
        """
        others = [one for one in in_use() if not self._is_mine(one)]
        if folder is None:
            used = self.alone()
        else:
            folder = folder.resolve()
            if os.pathsep in str(folder):
                message = f"a folder in use can't have {os.pathsep!r} in its path"
                raise ContentError([Problem(str(folder), None, "", message)])
            used = self._read(folder, True)
            others.append(folder)
        _choose(others)
        self._used = used
        for forget in self.forget:
            forget()

    def _is_mine(self, folder: Path) -> bool:
        try:
            return game_of(folder) == self.game
        except ContentError:
            return True  # it may have been; choosing anew mends it
