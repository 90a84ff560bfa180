"""What a file of results says, drawn as the balance pages draw it: a page like a notebook.

Every picture stands below the few lines of Python that made it, so that whoever wants another one knows how to begin.
"""

from __future__ import annotations

import inspect
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from tafelrunde.kernel import find
from tafelrunde.lab.playing.arena import wilson
from tafelrunde.lab.playing.tables import CannotWrite, need_parquet
from tafelrunde.lab.plots import pictures
from tafelrunde.lab.plots.pages import whole

Rows = Sequence[Mapping[str, Any]]
"""Games, as docs/lab.md lists their columns."""

WORDS = {
    "de": {
        "title": "Ergebnisse", "games": "Partien", "wins_of_parties": "Anteil der Siege nach Aufbau",
        "wins_of_seats": "Anteil der Siege nach Plätzen", "wins_of_bots": "Anteil der Siege nach Bots",
        "scores_of_seats": "Mittlere Wertung nach Plätzen", "rounds": "Runden nach Aufbau",
        "ends": "Warum Partien verloren wurden", "interval": "Die Balken sind 95-%-Intervalle.",
    },
    "en": {
        "title": "Results", "games": "games", "wins_of_parties": "Share of wins by set-up",
        "wins_of_seats": "Share of wins by seat", "wins_of_bots": "Share of wins by bot",
        "scores_of_seats": "Mean score by seat", "rounds": "Rounds by set-up",
        "ends": "Why games were lost", "interval": "Bars are 95 % intervals.",
    },
}  # fmt: skip


def read(path: Path) -> list[dict[str, Any]]:
    """The games of a file, one dictionary each. Raises CannotWrite if it is something else."""
    need_parquet()
    import pyarrow
    import pyarrow.parquet

    try:
        rows: list[dict[str, Any]] = pyarrow.parquet.read_table(path).to_pylist()
    except (OSError, pyarrow.ArrowException) as error:
        raise CannotWrite(f"{path} can't be read as Parquet ({error})") from None
    if rows and not {"game", "seed", "players", "winners"} <= rows[0].keys():
        raise CannotWrite(f"{path} holds no results of games")
    return rows


# --- the cells of the page: each takes the games and draws, or has nothing to draw --------------------------------


def wins_of_parties(rows: Rows, title: str) -> str:
    if not find(rows[0]["game"]).cooperative:
        return ""
    wins = {name: sum([bool(row["winners"]) for row in games]) for name, games in by_setup(rows).items()}
    counts = {name: len(games) for name, games in by_setup(rows).items()}
    marks = [pictures.Mark(name, wins[name] / n, *wilson(wins[name], n)) for name, n in counts.items()]
    return pictures.intervals(title, marks, percent=True)


def wins_of_seats(rows: Rows, title: str) -> str:
    if find(rows[0]["game"]).cooperative:
        return ""
    most = max([row["players"] for row in rows])
    marks = []
    for seat in range(most):
        games = [row for row in rows if row["players"] > seat]
        wins = sum([share_of(row, seat) for row in games])
        marks.append(pictures.Mark(str(seat + 1), wins / len(games), *wilson(wins, len(games))))
    return pictures.intervals(title, marks, 1 / most, percent=True)


def wins_of_bots(rows: Rows, title: str) -> str:
    played: Counter[str] = Counter()
    wins: dict[str, float] = defaultdict(float)
    for row in rows:
        bots = [row[f"bot.{seat}"] for seat in range(row["players"])]
        played.update(set(bots))
        for seat, name in enumerate(bots):
            wins[name] += share_of(row, seat)
    if len(played) < 2:
        return ""
    marks = [pictures.Mark(name, wins[name] / n, *wilson(wins[name], n)) for name, n in sorted(played.items())]
    return pictures.intervals(title, marks, percent=True)


def scores_of_seats(rows: Rows, title: str) -> str:
    if find(rows[0]["game"]).cooperative:
        return ""
    seats = range(max([row["players"] for row in rows]))
    scores = [[row[f"score.{seat}"] for row in rows if row["players"] > seat] for seat in seats]
    return pictures.intervals(title, [mean_of(str(seat + 1), found) for seat, found in enumerate(scores)])


def rounds(rows: Rows, title: str) -> str:
    found = {name: [row["rounds"] for row in games if row.get("rounds")] for name, games in by_setup(rows).items()}
    marks = [mean_of(name, numbers) for name, numbers in found.items() if numbers]
    return pictures.intervals(title, marks) if marks else ""


def ends(rows: Rows, title: str) -> str:
    lost = {name: Counter([row.get("because") for row in games]) for name, games in by_setup(rows).items()}
    reasons = sorted({str(reason) for counted in lost.values() for reason in counted if reason})
    if not reasons:
        return ""
    parts = [(name, [found[reason] / sum(found.values()) for reason in reasons]) for name, found in lost.items()]
    return pictures.bars(title, parts, [reason.replace("_", " ") for reason in reasons])


CELLS: tuple[Callable[[Rows, str], str], ...] = (
    wins_of_parties,
    wins_of_seats,
    wins_of_bots,
    scores_of_seats,
    rounds,
    ends,
)


# --- what they share -----------------------------------------------------------------------------------------------


def by_setup(rows: Rows) -> dict[str, list[Mapping[str, Any]]]:
    """The games by what differs between them: options, players, bots of a party."""
    options = sorted({name for row in rows for name in row if name.startswith("option.")})
    differing = [name for name in options if len({row.get(name) for row in rows}) > 1]
    several_bots = len({row["bot.0"] for row in rows}) > 1 and find(rows[0]["game"]).cooperative
    groups: dict[str, list[Mapping[str, Any]]] = defaultdict(list)
    for row in rows:
        words = [str(row.get(name)) for name in differing] + [f"{row['players']}"] + [row["bot.0"]] * several_bots
        groups[", ".join(words)].append(row)
    return dict(groups)


def share_of(row: Mapping[str, Any], seat: int) -> float:
    """What a seat has won of a game: seats that win together share it."""
    winners = row["winners"].split()
    return 1 / len(winners) if str(seat) in winners else 0.0


def mean_of(name: str, numbers: Sequence[float]) -> pictures.Mark:
    """A mean with its 95 % interval."""
    half = 1.96 * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    middle = fmean(numbers)
    return pictures.Mark(name, middle, middle - half, middle + half)


# --- the page --------------------------------------------------------------------------------------------------------


def page(path: Path, rows: Rows, language: str = "en") -> str:
    """Everything that can be drawn from these games, each below the Python that draws it."""
    say = WORDS["de" if language == "de" else "en"]
    title = f"{say['title']}: {path.name}"
    parts = [f"<p>{len(rows)} {say['games']}. {say['interval']}</p>", _code(f"rows = read(Path({str(path.name)!r}))")]
    for cell in CELLS if rows else ():
        drawn = cell(rows, say[cell.__name__])
        if drawn:
            parts += [f"<h2>{say[cell.__name__]}</h2>", _code(inspect.getsource(cell)), drawn]
    return whole(title, "".join(parts), language)


def _code(text: str) -> str:
    return f"<pre><code>{escape(text.rstrip())}</code></pre>"
