"""The player's own folder: saved games, and how they like to play."""

from __future__ import annotations

import os
import sys
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.kernel.papers.printable import CONTROL, printable
from tafelrunde.kernel.papers.save import Header, SaveError, header, write_atomically

SUFFIX = ".tafel"


def home() -> Path:
    """Where games are kept: TAFELRUNDE_HOME, or the platform's place for data."""
    if given := os.environ.get("TAFELRUNDE_HOME"):
        return Path(given).expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "tafelrunde"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tafelrunde"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tafelrunde"


class Settings(msgspec.Struct):
    """How somebody likes to play."""

    language: str = ""
    """"de", "en", or empty for the language of the environment."""
    pause: float = 0.6
    """Seconds that a bot's move stays visible before the next."""
    auto: bool = False
    """Whether questions that mean "anything else?" answer themselves with no."""
    primers: list[str] = []
    """The games of which somebody has seen how they are played."""

    @staticmethod
    def load() -> Settings:
        try:
            return msgspec.json.decode((home() / "settings.json").read_bytes(), type=Settings)
        except (OSError, msgspec.MsgspecError):
            return Settings()

    def store(self) -> None:
        """Keep them for the next time; a folder that can't be written is no reason to stop."""
        try:
            write_atomically(home() / "settings.json", msgspec.json.format(msgspec.json.encode(self)))
        except (OSError, SaveError):
            return


class Player(msgspec.Struct, frozen=True):
    """Who sits in a seat: a person, or a bot of some kind."""

    name: str
    bot: str = ""

    def __post_init__(self) -> None:
        if CONTROL.search(self.name):  # from somebody else's save
            msgspec.structs.force_setattr(self, "name", printable(self.name))

    @property
    def human(self) -> bool:
        return not self.bot


class SavedGame(msgspec.Struct, frozen=True):
    """A game in the player's folder, as far as its header tells."""

    path: Path
    header: Header
    players: tuple[Player, ...]
    at: float


def new_save(game: str) -> Path:
    """A file for a game that begins now."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    folder = home() / "saves"
    path = folder / f"{game}-{stamp}{SUFFIX}"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{game}-{stamp}-{number}{SUFFIX}"
    return path


def saved_games() -> Sequence[SavedGame]:
    """All games in the folder, the newest first. Files that are no saves are passed over."""
    found = []
    try:
        paths = sorted((home() / "saves").glob(f"*{SUFFIX}"))
    except OSError:
        return ()
    for path in paths:
        try:
            found.append(SavedGame(path, header(path), read_players(path), path.stat().st_mtime))
        except (SaveError, OSError):
            continue
    return sorted(found, key=lambda game: game.at, reverse=True)


def broken(error: BaseException, save: Path | None = None) -> str:
    """Note what went wrong in the folder, without the secrets that variables hold, and say it in one line."""
    file = home() / "crash.txt"
    try:
        write_atomically(file, "".join(traceback.format_exception(error)).encode())
        where = f"details are in {file}"
    except (OSError, SaveError):
        where = "details could not be written"
    said = f"something broke ({type(error).__name__}: {error}); {where}"
    return said if save is None else f"{said}; the game is in {save}"


def _beside(path: Path) -> Path:
    return path.with_name(path.name + ".players")


def write_players(path: Path, players: Sequence[Player]) -> None:
    """Note beside a save who sits where: the save itself knows seats, not people."""
    write_atomically(_beside(path), msgspec.json.encode(list(players)))


def read_players(path: Path) -> tuple[Player, ...]:
    """Who sat where, or nothing if nobody noted it."""
    try:
        data: Any = msgspec.json.decode(_beside(path).read_bytes(), type=list[Player])
    except (OSError, msgspec.MsgspecError):
        return ()
    return tuple(data)
