"""What was played already for a study, so that it need not be played again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.kernel import Rulebook
from tafelrunde.lab.simulate import Failed, GameSpec, Observer, Played, simulate


class Notebook:
    """Games that were played already, one to a line of a file: a long study can be interrupted and go on.

    Every line says under which rules and content it was played; what was played under others does not count.
    """

    def __init__(self, path: Path | None, rulebook: Rulebook[Any]) -> None:
        self.path = path
        self.digest = f"{rulebook.rules_version}-{rulebook.content_digest()}"
        self.known: dict[bytes, Played] = {}
        for line in path.read_bytes().splitlines() if path is not None and path.is_file() else ():
            of, played = msgspec.json.decode(line, type=tuple[str, Played])
            if of == self.digest:
                self.known[_key(played.spec)] = played

    def play(
        self, specs: Sequence[GameSpec], workers: int = 1, observers: Sequence[type[Observer]] = ()
    ) -> Iterator[Played]:
        """All of these games: those that are known, then the others. Raises RuntimeError with the one that broke."""
        known = [(spec, self.known.get(_key(spec))) for spec in specs]
        yield from [played for _, played in known if played is not None]
        missing = [spec for spec, played in known if played is None]
        for _, result in simulate(missing, workers, observers, check_every=0):
            if isinstance(result, Failed):
                raise RuntimeError(f"{result.spec.command()}: {result.error}")
            self._add(result)
            yield result

    def _add(self, played: Played) -> None:
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode((self.digest, played)) + b"\n")


def _key(spec: GameSpec) -> bytes:
    return msgspec.json.encode(spec, order="sorted")
