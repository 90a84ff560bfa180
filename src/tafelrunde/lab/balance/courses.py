"""How do whole campaigns run? Bots play many from the first adventure to an end, and what became of them is told.

The study (`docs/balance/gloomhaven-campaign.yaml`) names the parties, the band in which wins should lie, and the
figures of the chronicle that are followed along the way. `tafelrunde.lab.balance` plays it and writes the report.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import fmean, median
from typing import Any

import msgspec

from tafelrunde.kernel import Match, Outcome, Rulebook, find
from tafelrunde.kernel.papers.save import write_atomically
from tafelrunde.kernel.rulebook import Value
from tafelrunde.lab.playing.arena import wilson
from tafelrunde.lab.playing.notebook import Notebook
from tafelrunde.lab.playing.simulate import GameSpec, Observer, Played
from tafelrunde.lab.playing.workers import Workers
from tafelrunde.lab.plots import pictures

FEW = 10
"""With fewer tries than that a share of wins says nothing."""


class Courses(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="campaign"):
    """What is to be looked at in a campaign."""

    game: str
    title: str
    method: str
    notes: str
    options: dict[str, Value]
    """How a campaign is set up."""
    heroes: list[int]
    games: int
    band: tuple[float, float]
    """Where the share of wins should lie along the way."""
    ends: str
    """Where `outcome.details` says which ends of the story were reached."""
    figures: dict[str, str]
    """Fields of the chronicle that are followed, and what they are called; of several values the mean."""
    totals: dict[str, str]
    """Entries of `outcome.details` for the table of whole campaigns."""
    parties: dict[int, list[list[str]]] = {}
    adventure: str = "scenario"
    """What an adventure is called, and how its name begins among the game's words."""
    every: int = 5
    """The curves are told for so many adventures at a time."""
    bot: str = "sensible"
    seed: int = 1


class Chronicler(Observer):
    """The chronicle of a campaign, line by line."""

    def end(self, match: Match, outcome: Outcome) -> dict[str, Any]:
        return {"course": [msgspec.structs.asdict(line) for line in match.state.chronicle]}


Line = dict[str, Any]


class Course:
    """One campaign: its chronicle and its outcome."""

    def __init__(self, played: Played) -> None:
        self.lines: list[Line] = played.observed["course"]
        self.details = played.outcome.details

    @property
    def won(self) -> float:
        return fmean([_won(line) for line in self.lines])

    @property
    def longest_defeat(self) -> int:
        """The most adventures lost one after the other."""
        longest = now = 0
        for line in self.lines:
            now = 0 if _won(line) else now + 1
            longest = max(longest, now)
        return longest


def _won(line: Line) -> float:
    return float(line["result"] == "won")


def _number(value: Any) -> float:
    """A figure as one number: of several the mean."""
    return fmean(value) if isinstance(value, list | tuple) and value else float(value or 0)


class Campaigning:
    """Plays such a study and writes it up."""

    def __init__(
        self,
        study: Courses,
        folder: Path,
        name: str,
        workers: Workers = 1,
        share: float = 1.0,
        notebook: Notebook | None = None,
    ) -> None:
        self.study = study
        self.rulebook: Rulebook[Any] = find(study.game)
        self.folder = folder
        self.name = name
        self.workers = workers
        self.games = max(2, round(study.games * share))
        self.notebook = notebook or Notebook(None, self.rulebook)
        self.rows: list[dict[str, Any]] = []

    def write(self) -> Path:
        """Play everything; the report and its picture."""
        courses = self.play()
        (self.folder / "pictures").mkdir(parents=True, exist_ok=True)
        picture = self.folder / "pictures" / f"{self.name}-wins.svg"
        write_atomically(picture, self._picture(courses).encode())
        report = self.folder / f"{self.name}.md"
        write_atomically(report, "\n".join(self.report(courses)).encode())
        return report

    def play(self) -> dict[int, list[Course]]:
        """All campaigns by the number of heroes."""
        specs = [spec for heroes in self.study.heroes for spec in self._specs(heroes)]
        found: dict[int, list[Course]] = {heroes: [] for heroes in self.study.heroes}
        for played in self.notebook.play(specs, self.workers, (Chronicler,)):
            self.rows.append(msgspec.structs.replace(played, observed={}).row())
            found[played.spec.players].append(Course(played))
        return found

    def _specs(self, heroes: int) -> Iterator[GameSpec]:
        study = self.study
        parties = study.parties.get(heroes, [])
        for number in range(self.games):
            party = self.rulebook.party(parties[number % len(parties)]) if parties else {}
            setup = self.rulebook.setup(heroes, {**study.options, **party})
            yield GameSpec(self.rulebook.id, study.seed + number, heroes, dict(setup.options), (study.bot,) * heroes)

    # --- the report -------------------------------------------------------------------------------------------------

    def report(self, courses: dict[int, list[Course]]) -> list[str]:
        study = self.study
        return [
            f"# {study.title}",
            "",
            study.method.strip(),
            "",
            *self._campaigns(courses),
            *self._adventures(courses),
            *self._along(courses),
            "## What follows",
            "",
            study.notes.strip(),
            "",
        ]

    def _heads(self, words: Iterable[str] = ()) -> str:
        return " | ".join([*words, *[f"{heroes} heroes" for heroes in self.study.heroes]])

    def _campaigns(self, courses: dict[int, list[Course]]) -> list[str]:
        """Whole campaigns: how long they are and what they end with."""
        rows: dict[str, list[str]] = {}

        def row(title: str, said: Sequence[str]) -> None:
            rows[title] = list(said)

        found = list(courses.values())
        plural = f"{self.study.adventure}s"
        row("campaigns", [str(len(some)) for some in found])
        row("reached an end of the story", [str(sum(bool(_ends(self, one)) for one in some)) for some in found])
        row(f"{plural} played", [_span([len(one.lines) for one in some]) for some in found])
        row("rounds", [_span([sum(line["rounds"] for line in one.lines) for one in some]) for some in found])
        row("share won", [f"{100 * fmean([one.won for one in some]):.0f} %" for some in found])
        row("most lost in a row", [str(max(one.longest_defeat for one in some)) for some in found])
        for name, title in self.study.totals.items():
            row(title, [_span([_number(one.details[name]) for one in some]) for some in found])
        ends = sorted({end for some in found for one in some for end in _ends(self, one)})
        for end in ends:
            row(f"end: {end.replace('_', ' ')}", [str(sum(end in _ends(self, one) for one in some)) for some in found])
        lines = ["## Whole campaigns", "", "Means; in brackets the least and the most.", ""]
        lines += [f"| | {self._heads()} |", "|---|" + "---|" * len(found)]
        return [*lines, *[f"| {title} | {' | '.join(said)} |" for title, said in rows.items()], ""]

    def _adventures(self, courses: dict[int, list[Course]]) -> list[str]:
        """Wins by adventure, in the order in which campaigns come to them."""
        study = self.study
        low, high = study.band
        tries = _by_adventure([line for some in courses.values() for one in some for line in _numbered(one)])
        order = sorted(tries, key=lambda name: (median([at for at, _ in tries[name]]), name))
        lines = [
            f"## Wins by {study.adventure}, in the order of the campaign",
            "",
            f"Share of tries that were won, how many tries, and rounds. Aim: {100 * low:.0f} to {100 * high:.0f} %;",
            f"what is outside with {FEW} tries or more is **bold**. *Place*: where in a campaign it comes, the median.",
            "",
            f"| {self._heads([study.adventure, 'place', 'all'])} |",
            "|---|---|---|" + "---|" * len(courses),
        ]
        split = [_by_adventure([line for one in some for line in _numbered(one)]) for some in courses.values()]
        for name in order:
            place = median([at for at, _ in tries[name]])
            cells = [self._wins([line for _, line in part.get(name, [])]) for part in (tries, *split)]
            lines.append(f"| {self._called(name)} | {place:.0f} | {' | '.join(cells)} |")
        return [*lines, "", f"![wins](pictures/{self.name}-wins.svg)", ""]

    def _wins(self, lines: Sequence[Line]) -> str:
        if not lines:
            return "–"
        low, high = self.study.band
        rate = fmean([_won(line) for line in lines])
        said = f"{100 * rate:.0f} %"
        if len(lines) >= FEW and not low <= rate <= high:
            said = f"**{said}**"
        return f"{said} of {len(lines)}, {fmean([line['rounds'] for line in lines]):.0f} rounds"

    def _along(self, courses: dict[int, list[Course]]) -> list[str]:
        """What grows from adventure to adventure."""
        lines: list[str] = []
        every = self.study.every
        for heroes, some in courses.items():
            lines += [f"## Along the way, {heroes} heroes", ""]
            heads = [f"{self.study.adventure}s", "campaigns", "won", *self.study.figures.values()]
            lines += [f"| {' | '.join(heads)} |", "|---|" + "---|" * (len(heads) - 1)]
            longest = max(len(one.lines) for one in some)
            for first in range(0, longest, every):
                parts = [one.lines[first : first + every] for one in some if len(one.lines) > first]
                told = [line for part in parts for line in part]
                figures = [f"{fmean([_number(line[name]) for line in told]):.1f}" for name in self.study.figures]
                won = f"{100 * fmean([_won(line) for line in told]):.0f} %"
                lines.append(f"| {first + 1}–{first + every} | {len(parts)} | {won} | {' | '.join(figures)} |")
            lines.append("")
        return lines

    def _called(self, adventure: str) -> str:
        name = self.rulebook.name(f"{self.study.adventure}-{adventure}", "en") or self.rulebook.name(adventure, "en")
        return f"{adventure} {name}" if name else adventure

    def _picture(self, courses: dict[int, list[Course]]) -> str:
        tries = _by_adventure([line for some in courses.values() for one in some for line in _numbered(one)])
        marks = []
        for name in sorted(tries, key=lambda name: (median([at for at, _ in tries[name]]), name)):
            wins = [_won(line) for _, line in tries[name]]
            low, high = wilson(sum(wins), len(wins))
            marks.append(pictures.Mark(f"{self.study.adventure} {name}", fmean(wins), low, high))
        middle = sum(self.study.band) / 2
        return pictures.intervals(f"Share of wins by {self.study.adventure}", marks, middle, percent=True)


def _ends(campaigning: Campaigning, one: Course) -> Sequence[str]:
    found: Sequence[str] = one.details[campaigning.study.ends]
    return found


def _numbered(course: Course) -> list[tuple[int, Line]]:
    return list(enumerate(course.lines, 1))


def _by_adventure(lines: Iterable[tuple[int, Line]]) -> dict[str, list[tuple[int, Line]]]:
    found: dict[str, list[tuple[int, Line]]] = {}
    for at, line in lines:
        found.setdefault(str(line["adventure"]), []).append((at, line))
    return found


def _span(values: Sequence[float]) -> str:
    """A mean, with the least and the most."""
    digits = 0 if fmean(values) >= 100 else 1
    least, most = (f"{value:.{0 if value == int(value) else 1}f}" for value in (min(values), max(values)))
    return f"{fmean(values):.{digits}f} ({least}–{most})"
