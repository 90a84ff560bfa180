"""A game of everyone for themselves: seats, starting sides, levels, tactics, and what became of things.

The study names what of `outcome.details` is looked at, so that nothing here knows a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.kernel import Match, Outcome, Rulebook, find
from tafelrunde.kernel.papers.save import write_atomically
from tafelrunde.kernel.rulebook import Value
from tafelrunde.lab.playing.arena import wilson
from tafelrunde.lab.playing.notebook import Notebook
from tafelrunde.lab.playing.simulate import Observer, Played, specs
from tafelrunde.lab.playing.workers import Workers
from tafelrunde.lab.plots import pictures


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """So many games with so many players."""

    players: int
    games: int


class Levels(msgspec.Struct, forbid_unknown_fields=True):
    """An option whose values should make a difference, from easy to hard, one after the other."""

    option: str
    parts: list[Part]


class Fates(msgspec.Struct, forbid_unknown_fields=True):
    """Events that tell what became of a thing: how often it turned up, and how it ended."""

    argument: str
    seen: str
    ends: dict[str, str]
    parts: list[Part]


class Study(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="competition"):
    """What is to be looked at in a game of everyone for themselves."""

    game: str
    title: str
    method: str
    notes: str
    seats: list[Part]
    sides: dict[str, str]
    """Columns of `outcome.details` with one word for each seat, and what they are called."""
    levels: list[Levels]
    tactics: dict[str, list[str]]
    """What counts as a tactic: entries of `tallies` in `outcome.details`."""
    fates: list[Fates]
    bot: str = "sensible"
    seed: int = 1


class Mean(msgspec.Struct):
    """A mean with its 95 % interval."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def value(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        return sqrt(max(0.0, self.squares / self.count - self.value**2)) if self.count else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        half = 1.96 * self.deviation / sqrt(self.count) if self.count else 0.0
        return self.value - half, self.value + half


class Rate(msgspec.Struct):
    """A share of wins; shared victories count in part."""

    games: int = 0
    wins: float = 0.0

    def add(self, win: float) -> None:
        self.games += 1
        self.wins += win

    @property
    def value(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


class EventCounter(Observer):
    """Counts events by kind and by every word among their arguments."""

    events = True

    def end(self, match: Match, outcome: Outcome) -> dict[str, Any]:
        counted: Counter[str] = Counter()
        for event in match.events:
            for name, value in event.args.items():
                if isinstance(value, str):
                    counted[f"{event.kind}/{name}/{value}"] += 1
        return {"events": dict(counted)}


class Balance:
    """Plays a study and writes it up."""

    def __init__(
        self,
        study: Study,
        folder: Path,
        workers: Workers = 1,
        share: float = 1.0,
        notebook: Notebook | None = None,
    ) -> None:
        self.study = study
        self.rulebook: Rulebook[Any] = find(study.game)
        self.folder = folder
        self.workers = workers
        self.share = share
        self.notebook = notebook or Notebook(None, self.rulebook)
        self.rows: list[dict[str, Any]] = []
        self.pictures: dict[str, str] = {}
        self.name = study.game.replace("_", "-")

    def write(self) -> Path:
        """Play everything; the report, its pictures, and the rows of all games."""
        lines = [f"# {self.study.title}", "", self.study.method.strip(), ""]
        for part in (self._seats(), self._levels(), self._fates()):
            lines += part
        lines += ["## What follows", "", self.study.notes.strip(), ""]
        report = self.folder / f"{self.name}.md"
        (self.folder / "pictures").mkdir(parents=True, exist_ok=True)
        for name, drawing in self.pictures.items():
            write_atomically(self.folder / "pictures" / f"{self.name}-{name}.svg", drawing.encode())
        write_atomically(report, "\n".join(lines).encode())
        return report

    def _play(
        self, part: Part, options: dict[str, Value] | None = None, observers: Sequence[type[Observer]] = ()
    ) -> Iterator[Played]:
        setup = self.rulebook.setup(part.players, options or {})
        count = max(2, round(part.games * self.share))
        wanted = specs(self.rulebook, count, self.study.seed, [self.study.bot], [setup])
        for result in self.notebook.play(wanted, self.workers, observers):
            self.rows.append(msgspec.structs.replace(result, observed={}).row())
            yield result

    # --- seats, sides, tactics --------------------------------------------------------------------------------

    def _seats(self) -> list[str]:
        lines = ["## Seats and sides", ""]
        tactics: list[str] = []
        for part in self.study.seats:
            seats = [Rate() for _ in range(part.players)]
            sides: dict[str, dict[str, Rate]] = {column: {} for column in self.study.sides}
            winners = _Tactics()
            others = _Tactics()
            for game in self._play(part):
                outcome = game.outcome
                for seat in range(part.players):
                    win = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
                    seats[seat].add(win)
                    for column, found in sides.items():
                        found.setdefault(str(outcome.details[column][seat]), Rate()).add(win)
                    (winners if win else others).add(outcome.details["tallies"][seat], outcome.details["rounds"])
            lines += self._rates(part, seats, sides)
            tactics += self._tactics(part, winners, others)
        return [*lines, *tactics]

    def _rates(self, part: Part, seats: list[Rate], sides: dict[str, dict[str, Rate]]) -> list[str]:
        fair = 1 / part.players
        marks = [_mark(f"seat {seat + 1}", rate, 0) for seat, rate in enumerate(seats)]
        for number, (column, title) in enumerate(self.study.sides.items(), 1):
            marks += [_mark(f"{title} {side}", rate, number) for side, rate in sorted(sides[column].items())]
        lines = [
            f"### {part.players} players, {seats[0].games:,} games, fair share {100 * fair:.1f} %",
            "",
            "| | games | wins | 95 % interval | off by |",
            "|---|---|---|---|---|",
        ]
        rates = [*seats, *[rate for column in self.study.sides for _, rate in sorted(sides[column].items())]]
        for mark, rate in zip(marks, rates, strict=True):
            interval = f"{100 * mark.low:.1f} – {100 * mark.high:.1f} %"
            off = f"{100 * (mark.value - fair):+.1f}"
            lines.append(f"| {mark.label} | {rate.games} | {100 * mark.value:.1f} % | {interval} | {off} |")
        name = f"seats-{part.players}"
        self.pictures[name] = pictures.intervals(f"Share of wins, {part.players} players", marks, fair, percent=True)
        return [*lines, "", self._picture(name), ""]

    def _tactics(self, part: Part, winners: _Tactics, others: _Tactics) -> list[str]:
        lines = [
            f"### Tactics, {part.players} players",
            "",
            "| tactic | winners who used it | times per winner | times per other clan |",
            "|---|---|---|---|",
        ]
        for name, entries in self.study.tactics.items():
            used, times = winners.figures(entries)
            _, otherwise = others.figures(entries)
            lines.append(f"| {name} | {100 * used:.0f} % | {times:.2f} | {otherwise:.2f} |")
        return [*lines, "", f"A game lasts {winners.rounds.value:.2f} rounds on the average.", ""]

    # --- levels -----------------------------------------------------------------------------------------------

    def _levels(self) -> list[str]:
        lines: list[str] = []
        for levels in self.study.levels:
            option = next(option for option in self.rulebook.options if option.id == levels.option)
            lines += [f"## Levels: {levels.option}", ""]
            for part in levels.parts:
                lines += self._one_level(part, levels.option, option.values)
        return lines

    def _one_level(self, part: Part, option: str, values: Sequence[Value]) -> list[str]:
        lines = [
            f"### {part.players} player{'s' if part.players > 1 else ''}",
            "",
            "| level | games | mean score | 95 % interval | sd | best of a game | rounds | won |",
            "|---|---|---|---|---|---|---|---|",
        ]
        marks = []
        for value in values:
            scores, best, rounds, won = Mean(), Mean(), Mean(), Rate()
            for game in self._play(part, {option: value}):
                # The scores of one table belong together: the interval is that of the tables' means.
                scores.add(sum(game.outcome.scores) / part.players)
                best.add(max(game.outcome.scores))
                rounds.add(game.outcome.details["rounds"])
                won.add(1.0 if game.outcome.winners else 0.0)
            low, high = scores.interval
            marks.append(pictures.Mark(str(value), scores.value, low, high))
            lines.append(
                f"| {value} | {scores.count} | {scores.value:.1f} | {low:.1f} – {high:.1f} | {scores.deviation:.1f} "
                f"| {best.value:.1f} | {rounds.value:.2f} | {100 * won.value:.0f} % |"
            )
        name = f"{option}-{part.players}"
        self.pictures[name] = pictures.intervals(f"Mean score by {option}, players: {part.players}", marks)
        return [*lines, "", self._picture(name), ""]

    # --- what became of things --------------------------------------------------------------------------------

    def _fates(self) -> list[str]:
        lines: list[str] = []
        for fates in self.study.fates:
            lines += [f"## What became of every {fates.argument}", ""]
            for part in fates.parts:
                counted: Counter[str] = Counter()
                games = 0
                for game in self._play(part, None, [EventCounter]):
                    counted.update(game.observed["events"])
                    games += 1
                lines += self._fate_table(part, fates, counted, games)
        return lines

    def _fate_table(self, part: Part, fates: Fates, counted: Counter[str], games: int) -> list[str]:
        head = f"{fates.seen}/{fates.argument}/"
        things = sorted([key.removeprefix(head) for key in counted if key.startswith(head)])
        lines = [
            f"{part.players} players, {games} games; shares of the times it turned up. What was fought in vain may be",
            "overcome later, so that the shares can add up to more than the whole.",
            "",
            f"| {fates.argument} | turned up | {' | '.join(fates.ends)} | nothing of this |",
            "|---|---|" + "---|" * (len(fates.ends) + 1),
        ]
        shown = []
        for thing in things:
            seen = counted[head + thing]
            shares = [counted[f"{kind}/{fates.argument}/{thing}"] / seen for kind in fates.ends.values()]
            rest = max(0.0, 1.0 - sum(shares))
            whole = max(1.0, sum(shares))
            shown.append((thing, [share / whole for share in [*shares, rest]]))
            cells = " | ".join([f"{100 * share:.0f} %" for share in [*shares, rest]])
            lines.append(f"| {self.rulebook.name(thing, 'en') or thing} | {seen} | {cells} |")
        name = f"{fates.argument}-{part.players}"
        self.pictures[name] = pictures.bars(
            f"What became of every {fates.argument}", shown, [*fates.ends, "nothing of this"]
        )
        return [*lines, "", self._picture(name), ""]

    def _picture(self, name: str) -> str:
        return f"![{name}](pictures/{self.name}-{name}.svg)"


class _Tactics:
    """What the clans of one kind did in their games."""

    def __init__(self) -> None:
        self.clans: list[dict[str, int]] = []
        self.rounds = Mean()

    def add(self, tally: dict[str, int], rounds: int) -> None:
        self.clans.append(tally)
        self.rounds.add(rounds)

    def figures(self, entries: Sequence[str]) -> tuple[float, float]:
        """The share that used any of these at all, and how often on the average."""
        times = [sum([tally.get(entry, 0) for entry in entries]) for tally in self.clans]
        count = max(1, len(times))
        return sum([n > 0 for n in times]) / count, sum(times) / count


def _mark(label: str, rate: Rate, shade: int) -> pictures.Mark:
    low, high = rate.interval
    return pictures.Mark(label, rate.value, low, high, shade)
