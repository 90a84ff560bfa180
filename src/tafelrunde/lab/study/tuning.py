"""Which number makes an adventure as hard as it should be: an option of the game, or any value in a pack's files.

`scenarios/trial.yaml:legend.b.players` names such a value: the file in the pack's folder, then the way to it.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import yaml

from tafelrunde.kernel import BadSetup
from tafelrunde.kernel.rulebook import Value
from tafelrunde.lab.playing.arena import wilson
from tafelrunde.lab.playing.workers import Workers
from tafelrunde.lab.study.counting import Study
from tafelrunde.tabletop.pack_selection import game_of, in_use
from tafelrunde.tabletop.packs import ContentError

AROUND = (-2, -1, 0, 1, 2)
"""What is added to a number in a pack, if nobody says which values to try."""


class Advice(msgspec.Struct):
    """The value that comes nearest to a wanted share of wins, and how sure that is."""

    option: str
    wanted: float
    tried: list[tuple[Value, int, int]]
    """Value, wins, games."""

    @property
    def best(self) -> tuple[Value, int, int]:
        return min(self.tried, key=lambda tried: abs(tried[1] / max(1, tried[2]) - self.wanted))

    @property
    def sure(self) -> bool:
        """Whether no other value's interval holds the wanted share."""
        inside = [value for value, wins, games in self.tried if _holds(wilson(wins, games), self.wanted)]
        return inside == [self.best[0]]


def _holds(interval: tuple[float, float], wanted: float) -> bool:
    return interval[0] <= wanted <= interval[1]


def tune(
    study: Study,
    what: str,
    wanted: float,
    games: int,
    minutes: float,
    workers: Workers = 1,
    values: Sequence[str] = (),
) -> Advice:
    """Try values of an option or in a pack and say which comes nearest to the wanted share of wins.

    The first set-up of the study is played. Raises BadSetup if there is no such option or place.
    """
    place = what.partition(":")
    if place[1]:
        tried = list(_in_pack(study, place[0], place[2].split("."), values, games, minutes, workers))
    else:
        tried = list(_of_option(study, what, values, games, minutes, workers))
    if not tried:
        raise BadSetup(f"none of these values of {what} can be played")
    return Advice(what, wanted, tried)


def _of_option(
    study: Study, name: str, values: Sequence[str], games: int, minutes: float, workers: Workers
) -> Iterator[tuple[Value, int, int]]:
    known = {one.id: one for one in study.rulebook.options}
    if name not in known:
        raise BadSetup(f"there is no option {name!r}; there are {', '.join(known)}")
    trying = [value for value in known[name].values if not values or str(value).lower() in values]
    for value in trying:
        with_it = {**study.cells[0].setup.options, name: value}
        try:
            one = _first(study, with_it)
        except BadSetup:
            continue
        yield value, *_played(one, games, minutes / len(trying), workers)


def _in_pack(
    study: Study,
    file: str,
    way: Sequence[str],
    values: Sequence[str],
    games: int,
    minutes: float,
    workers: Workers,
) -> Iterator[tuple[Value, int, int]]:
    """Each value in a copy of the pack; at the end the pack itself is in use again."""
    packs = study.rulebook.packs
    folder = next((folder for folder in in_use() if game_of(folder) == study.rulebook.id), None)
    if packs is None or folder is None:
        raise BadSetup("there is no pack in use, whose files could be changed")
    now = _found(folder, file, way)
    if not values and not (isinstance(now, int) and not isinstance(now, bool)):
        raise BadSetup(f"{file}:{'.'.join(way)} is {now!r}, not a number: say which values to try")
    trying = [yaml.safe_load(value) for value in values] or [now + more for more in AROUND if now + more >= 0]
    try:
        for value in trying:
            with _changed(folder, file, way, value) as copy:
                try:
                    packs.use(copy)
                except ContentError as error:
                    raise BadSetup(f"with {value!r} the pack is not sound: {error.problems[0]}") from None
                one = _first(study, dict(study.cells[0].setup.options))
                yield value, *_played(one, games, minutes / len(trying), workers)
    finally:
        packs.use(folder)


def _first(study: Study, options: dict[str, Value]) -> Study:
    """A study of the first set-up alone, with other options."""
    cell = study.cells[0]
    return Study(study.rulebook, [cell.adventure], [cell.setup.players], (), options, study.bot, study.seed)


def _played(study: Study, games: int, minutes: float, workers: Workers) -> tuple[int, int]:
    for _ in study.run(games, minutes, workers):
        pass
    party = study.cells[0].party
    return party.wins, party.games


def _found(folder: Path, file: str, way: Sequence[str]) -> Any:
    inside: Any = _read(folder / file)
    for at, step in enumerate(way):
        try:
            inside = inside[int(step) if isinstance(inside, list) else step]
        except (KeyError, IndexError, TypeError, ValueError):
            raise BadSetup(f"there is no {'.'.join(way[: at + 1])} in {file}") from None
    return inside


@contextmanager
def _changed(folder: Path, file: str, way: Sequence[str], value: Any) -> Iterator[Path]:
    """A copy of the pack with another value there."""
    with tempfile.TemporaryDirectory(prefix="tafelrunde-") as room:
        copy = Path(room) / folder.name
        shutil.copytree(folder, copy)
        whole = _read(copy / file)
        inside: Any = whole
        for step in way[:-1]:
            inside = inside[int(step) if isinstance(inside, list) else step]
        inside[int(way[-1]) if isinstance(inside, list) else way[-1]] = value
        text = yaml.safe_dump(whole, allow_unicode=True, sort_keys=False)
        (copy / file).write_text(text, encoding="utf-8")
        yield copy


def _read(path: Path) -> Any:
    try:
        return yaml.safe_load(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise BadSetup(f"{path} can't be read: {error}") from None
