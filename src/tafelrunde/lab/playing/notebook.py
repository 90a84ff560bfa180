"""What was played, kept in a Parquet file while it is played, so that it need not be played again.

While games are played their results go into a folder beside the file (`results.parquet.parts`), a few at a time; at the
end, also after Ctrl-C, they become the file, in the order in which they were asked for. Whatever ends the program,
`--resume` goes on from what is there.
"""

from __future__ import annotations

import shutil
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Any, NamedTuple, Self

import msgspec

from tafelrunde.kernel import Rulebook
from tafelrunde.lab.playing.simulate import CHECK_EVERY, Failed, GameSpec, Observer, Played, Result, rules_of, simulate
from tafelrunde.lab.playing.tables import CannotWrite, need_parquet, read_parquet, write_parquet
from tafelrunde.lab.playing.workers import Workers

FLUSH_GAMES = 256
FLUSH_SECONDS = 5.0
"""Results are written after so many games, or when so much time has passed: no more than that is ever lost."""


class Key(NamedTuple):
    """What makes a result the one that is asked for: the game, and who watched it."""

    spec: bytes
    observers: str


class Notebook:
    """Games that were played already, and those that are being played; without a path nothing is kept.

    Every row says under which rules and content it was played; a file of others is refused.
    """

    def __init__(self, path: Path | None, rulebook: Rulebook[Any], resume: bool = True) -> None:
        self.path = path
        self.rules = rules_of(rulebook)
        self.known: dict[Key, Played] = {}
        self._order: dict[Key, None] = {}
        """What was asked for, in that order."""
        self._unwritten: list[Key] = []
        self._flushed = monotonic()
        self._part = 0
        if path is not None:
            need_parquet()
            self._open(path, resume)

    # --- playing ----------------------------------------------------------------------------------------------

    def results(
        self,
        specs: Sequence[GameSpec],
        workers: Workers = 1,
        observers: Sequence[type[Observer]] = (),
        check_every: int = CHECK_EVERY,
    ) -> Generator[tuple[int, Result], None, None]:
        """All of these games, each with its place: those that are known, then the others as they are finished."""
        names = " ".join([observer.__name__ for observer in observers])
        keys = [_key(spec, names) for spec in specs]
        self._order.update(dict.fromkeys(keys))
        missing = []
        for at, key in enumerate(keys):
            if key in self.known:
                yield at, self.known[key]
            else:
                missing.append(at)
        running = simulate([specs[at] for at in missing], workers, observers, check_every)
        try:
            for number, result in running:
                at = missing[number]
                if isinstance(result, Played):
                    self._add(keys[at], result)
                yield at, result
        finally:
            running.close()

    def play(
        self, specs: Sequence[GameSpec], workers: Workers = 1, observers: Sequence[type[Observer]] = ()
    ) -> Iterator[Played]:
        """All of these games in their order. Raises RuntimeError with the one that broke."""
        done: dict[int, Played] = {}
        next_one = 0
        for at, result in self.results(specs, workers, observers, check_every=0):
            if isinstance(result, Failed):
                raise RuntimeError(f"{result.spec.command()}: {result.error}")
            done[at] = result
            while next_one in done:
                yield done.pop(next_one)
                next_one += 1

    # --- keeping ----------------------------------------------------------------------------------------------

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Everything into the one file, in the order in which it was asked for; what else was known comes after."""
        if self.path is None:
            return
        self._flush()
        keys = [
            *[key for key in self._order if key in self.known],
            *[key for key in self.known if key not in self._order],
        ]
        write_parquet(self.path, [self._row(key) for key in keys])
        shutil.rmtree(self._parts, ignore_errors=True)

    @property
    def _parts(self) -> Path:
        assert self.path is not None
        return self.path.with_name(f"{self.path.name}.parts")

    def _open(self, path: Path, resume: bool) -> None:
        parts = sorted(self._parts.glob("*.parquet"))
        if not resume and (path.exists() or parts):
            raise CannotWrite(f"{path} is there already: --resume goes on with it, or name another file")
        for file in [path, *parts] if path.exists() else parts:
            for rules, observers, result in read_parquet(file, ("rules", "observers", "result")):
                if rules != self.rules:
                    raise CannotWrite(f"{file} was played under other rules or content: name another file")
                played = msgspec.json.decode(result, type=Played)
                self.known[_key(played.spec, observers)] = played
        self._part = len(parts)

    def _add(self, key: Key, played: Played) -> None:
        # The time it took is no result: the same games give the same file.
        if self.path is None:
            return
        self.known[key] = msgspec.structs.replace(played, seconds=0.0)
        self._unwritten.append(key)
        if len(self._unwritten) >= FLUSH_GAMES or monotonic() - self._flushed >= FLUSH_SECONDS:
            self._flush()

    def _flush(self) -> None:
        if self._unwritten:
            write_parquet(self._parts / f"{self._part:06}.parquet", [self._row(key) for key in self._unwritten])
            self._part += 1
        self._unwritten = []
        self._flushed = monotonic()

    def _row(self, key: Key) -> dict[str, Any]:
        """A game's own columns; what observers saw only where it is one plain figure, all else is in `result`."""
        played = self.known[key]
        plain = {name: value for name, value in played.observed.items() if isinstance(value, int | float | str)}
        row = msgspec.structs.replace(played, observed=plain).row()
        return {**row, "rules": self.rules, "observers": key.observers, "result": msgspec.json.encode(played).decode()}


def _key(spec: GameSpec, observers: str) -> Key:
    return Key(msgspec.json.encode(spec, order="sorted"), observers)
