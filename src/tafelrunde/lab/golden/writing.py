"""The list of golden games, their files, and how a game differs from its file today."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

import msgspec

from tafelrunde.bots import canonical
from tafelrunde.kernel import find
from tafelrunde.kernel.papers.save import write_atomically
from tafelrunde.kernel.rulebook import Value
from tafelrunde.lab.golden.transcript import transcript
from tafelrunde.lab.playing.simulate import GameSpec

FOLDER = Path("tests/golden")


class BadList(ValueError):
    """A list of golden games that can't be used: which entry and why."""


class GoldenGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of the list: bots go round the seats."""

    name: str
    game: str
    seed: int
    players: int
    bots: tuple[str, ...]
    options: dict[str, Value] = {}

    def spec(self) -> GameSpec:
        """The game to be played, with all options settled."""
        setup = find(self.game).setup(self.players, self.options)
        bots = tuple([canonical(self.bots[seat % len(self.bots)]) for seat in range(self.players)])
        return GameSpec(self.game, self.seed, self.players, dict(setup.options), bots)

    def file(self, folder: Path) -> Path:
        return folder / self.game / f"{self.name}.txt"


def read_list(folder: Path) -> Sequence[GoldenGame]:
    """The golden games listed in a folder's `games.yaml`."""
    path = folder / "games.yaml"
    try:
        entries = msgspec.yaml.decode(path.read_bytes(), type=list[GoldenGame])
    except FileNotFoundError:
        raise BadList(f"{path}: there is no such file; run this where tests/golden is, or give --folder") from None
    except msgspec.MsgspecError as error:
        raise BadList(f"{path}: {error}") from None
    files = [entry.file(folder) for entry in entries]
    for file in files:
        if files.count(file) > 1:
            raise BadList(f"{path}: two games are called {file.stem}")
    return entries


def difference(before: str, after: str, name: str, lines: int = 40) -> str:
    """The first lines in which two transcripts differ; empty if they are the same."""
    changes = difflib.unified_diff(before.splitlines(), after.splitlines(), f"golden {name}", "now", n=2, lineterm="")
    shown = list(islice(changes, lines + 1))
    return "\n".join(shown[:lines] + ["…"] * (len(shown) > lines))


def compare(folder: Path, entry: GoldenGame) -> str:
    """How the game differs today from its golden transcript; empty if it does not."""
    file = entry.file(folder)
    if not file.exists():
        return f"{file} is missing; `make golden` writes it"
    return difference(file.read_text(encoding="utf-8"), transcript(entry.spec()), entry.name)


def write(folder: Path, entries: Sequence[GoldenGame]) -> Iterator[tuple[Path, bool]]:
    """Write the transcripts of these games: each file, and whether it changed."""
    for entry in entries:
        file = entry.file(folder)
        text = transcript(entry.spec()).encode()
        changed = not file.exists() or file.read_bytes() != text
        if changed:
            write_atomically(file, text)
        yield file, changed


def prune(folder: Path, entries: Sequence[GoldenGame]) -> Iterator[Path]:
    """Remove the transcripts of games that are no longer listed."""
    listed = {entry.file(folder) for entry in entries}
    for file in sorted(folder.glob("*/*.txt")):
        if file not in listed:
            file.unlink()
            yield file
