"""How often does a party of bots win? Every adventure of a cooperative game with every number of heroes.

The study (`docs/balance/gloomhaven.yaml`) names the option that chooses the adventure, the parties, and the band in
which the share of wins should lie. `tafelrunde.lab.balance` plays it and writes the report beside it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.kernel import Rulebook, find
from tafelrunde.kernel.papers.save import write_atomically
from tafelrunde.kernel.rulebook import Value
from tafelrunde.lab.playing.notebook import Notebook
from tafelrunde.lab.playing.parties import Mean, Party
from tafelrunde.lab.playing.simulate import GameSpec, Played
from tafelrunde.lab.playing.workers import Workers
from tafelrunde.lab.plots import pictures


class Wins(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="cooperation"):
    """What is to be looked at in a game that all win or lose together."""

    game: str
    title: str
    method: str
    notes: str
    option: str
    """The option of the game that chooses the adventure."""
    adventures: dict[str, dict[str, Value]]
    """The adventures, each with the options that belong to it."""
    heroes: list[int]
    games: int
    band: tuple[float, float]
    options: dict[str, Value] = {}
    parties: dict[int, list[list[str]]] = {}
    """Parties by the number of heroes, taken in turn; without them, the heroes the options give."""
    groups: dict[str, str] = {}
    """Groups of `outcome.details` that get a table of their own, and its title."""
    reason: str = "because"
    """Where `outcome.details` says why a game was lost."""
    bot: str = "sensible"
    seed: int = 1


class Cell:
    """The games of one adventure with so many heroes."""

    def __init__(self, heroes: int) -> None:
        self.heroes = heroes
        self.party = Party("")
        self.reasons: Counter[str] = Counter()

    def count(self, played: Played, reason: str) -> None:
        self.party.count(played)
        if not played.outcome.winners:
            self.reasons[str(played.outcome.details.get(reason, ""))] += 1

    def figure(self, name: str) -> float:
        return self.party.figures[name].value if name in self.party.figures else 0.0


class Winning:
    """Plays such a study and writes it up."""

    def __init__(
        self,
        study: Wins,
        folder: Path,
        workers: Workers = 1,
        share: float = 1.0,
        only: Sequence[str] = (),
        notebook: Notebook | None = None,
    ) -> None:
        self.study = study
        self.rulebook: Rulebook[Any] = find(study.game)
        self.folder = folder
        self.workers = workers
        self.games = max(2, round(study.games * share))
        unknown = [name for name in only if name not in study.adventures]
        if unknown:
            raise ValueError(f"the study has no {study.option} {unknown[0]!r}; it has: {', '.join(study.adventures)}")
        self.adventures = list(only) or list(study.adventures)
        self.notebook = notebook or Notebook(None, self.rulebook)
        self.rows: list[dict[str, Any]] = []
        self.name = study.game.replace("_", "-")

    def write(self) -> Path:
        """Play everything; the report and its picture."""
        cells = dict(self.play())
        (self.folder / "pictures").mkdir(parents=True, exist_ok=True)
        write_atomically(self.folder / "pictures" / f"{self.name}-wins.svg", self._picture(cells).encode())
        report = self.folder / f"{self.name}.md"
        write_atomically(report, "\n".join(self._report(cells)).encode())
        return report

    def play(self) -> Iterator[tuple[str, list[Cell]]]:
        """One adventure after the other, with its cells by number of heroes."""
        for adventure in self.adventures:
            specs = [spec for heroes in self.study.heroes for spec in self._specs(adventure, heroes)]
            cells = {heroes: Cell(heroes) for heroes in self.study.heroes}
            for played in self.notebook.play(specs, self.workers):
                self.rows.append(played.row())
                cells[played.spec.players].count(played, self.study.reason)
            yield adventure, list(cells.values())

    def _specs(self, adventure: str, heroes: int) -> Iterator[GameSpec]:
        study = self.study
        given = {study.option: adventure, **study.options, **study.adventures[adventure]}
        parties = study.parties.get(heroes, [])
        for number in range(self.games):
            party = self.rulebook.party(parties[number % len(parties)]) if parties else {}
            setup = self.rulebook.setup(heroes, {**given, **party})
            yield GameSpec(self.rulebook.id, study.seed + number, heroes, dict(setup.options), (study.bot,) * heroes)

    # --- the report -------------------------------------------------------------------------------------------------

    def _report(self, cells: Mapping[str, list[Cell]]) -> list[str]:
        study = self.study
        low, high = study.band
        every = [cell for row in cells.values() for cell in row]
        outside = [cell for cell in every if not self.inside(cell)]
        lines = [f"# {study.title}", "", study.method.strip(), "", "## Share of games won", ""]
        lines += [
            f"{self.games} games in each place. Aim: {100 * low:.0f} to {100 * high:.0f} %; "
            f"{len(every) - len(outside)} of {len(every)} are inside, the others are **bold**. "
            f"In brackets the 95 % interval (Wilson).",
            "",
            *self.table(cells),
            "",
            f"![wins](pictures/{self.name}-wins.svg)",
            "",
        ]
        lines += [*self._lengths(cells), *self._defeats(cells)]
        for group, title in study.groups.items():
            lines += self._group(every, group, title)
        return [*lines, "## What follows", "", study.notes.strip(), ""]

    def table(self, cells: Mapping[str, list[Cell]]) -> list[str]:
        """The shares of wins, adventure by adventure."""
        heads = [f"{heroes} heroes" if heroes > 1 else "1 hero" for heroes in self.study.heroes]
        return self._rows(heads, {adventure: [self._share(cell) for cell in row] for adventure, row in cells.items()})

    def _rows(self, heads: Sequence[str], said: Mapping[str, Sequence[str]]) -> list[str]:
        """A table with one row for each adventure."""
        lines = [f"| {self.study.option} | {' | '.join(heads)} |", "|---|" + "---|" * len(heads)]
        return [*lines, *[f"| {self._called(adventure)} | {' | '.join(row)} |" for adventure, row in said.items()]]

    def inside(self, cell: Cell) -> bool:
        """Whether the share of wins is where it should be."""
        low, high = self.study.band
        return low <= cell.party.rate <= high

    def _share(self, cell: Cell) -> str:
        low, high = cell.party.interval
        share = f"{100 * cell.party.rate:.0f} %"
        return f"{share if self.inside(cell) else f'**{share}**'} ({100 * low:.0f}–{100 * high:.0f})"

    def _called(self, adventure: str) -> str:
        name = self.rulebook.name(adventure, "en") or self.rulebook.name(f"{self.study.option}-{adventure}", "en")
        name = f"{adventure} {name}" if name else adventure.replace("_", " ")
        extra = ", ".join(
            [f"{key.replace('_', ' ')} {value}" for key, value in self.study.adventures[adventure].items()]
        )
        return f"{name} ({extra})" if extra else name

    def _lengths(self, cells: Mapping[str, list[Cell]]) -> list[str]:
        means = {adventure: [f"{cell.figure('rounds'):.1f}" for cell in row] for adventure, row in cells.items()}
        return ["## Rounds", "", *self._rows([str(heroes) for heroes in self.study.heroes], means), ""]

    def _defeats(self, cells: Mapping[str, list[Cell]]) -> list[str]:
        reasons = sorted({reason for row in cells.values() for cell in row for reason in cell.reasons})
        if not reasons:
            return []
        heads = [reason.replace("_", " ") or "other" for reason in reasons]
        counts = {
            adventure: [str(sum([cell.reasons[reason] for cell in row])) for reason in reasons]
            for adventure, row in cells.items()
        }
        return ["## Why games were lost", "", *self._rows(heads, counts), ""]

    def _group(self, cells: Sequence[Cell], group: str, title: str) -> list[str]:
        totals: dict[str, dict[str, Mean]] = {}
        for cell in cells:
            for member, figures in cell.party.groups.get(group, {}).items():
                for name, mean in figures.items():
                    total = totals.setdefault(member, {}).setdefault(name, Mean())
                    total.total += mean.total
                    total.count += mean.count
        names = list(dict.fromkeys([name for sums in totals.values() for name in sums if name != "seat"]))
        heads = " | ".join([name.replace("_", " ") for name in names])
        lines = [f"## {title}", "", f"| | games | {heads} |", "|---|---|" + "---|" * len(names)]
        for member, sums in sorted(totals.items()):
            games = max([mean.count for mean in sums.values()])
            means = [f"{sums.get(name, Mean()).value:.2f}" for name in names]
            lines.append(f"| {self.rulebook.name(member, 'en') or member} | {games} | {' | '.join(means)} |")
        return [*lines, ""]

    def _picture(self, cells: Mapping[str, list[Cell]]) -> str:
        marks = []
        for adventure, row in cells.items():
            for number, cell in enumerate(row):
                low, high = cell.party.interval
                label = f"{adventure.replace('_', ' ')}, {cell.heroes}"
                marks.append(pictures.Mark(label, cell.party.rate, low, high, number))
        return pictures.intervals(
            "Share of wins by adventure and heroes", marks, sum(self.study.band) / 2, percent=True
        )
