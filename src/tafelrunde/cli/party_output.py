"""What ``tafelrunde arena`` shows of a cooperative game: how often each party wins, and what happened on the way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.console import Group
from rich.table import Table

from tafelrunde.lab.playing.parties import Mean, Parties, Party


def party_tables(parties: Parties) -> Group:
    """One row for each party, and below a table for each kind of group (classes, the quests of a campaign)."""
    return Group(_wins(parties), *[table for party in parties.parties for table in _groups(party)])


def _wins(parties: Parties) -> Table:
    done = f"{parties.finished:,} of {len(parties.specs):,} games, {parties.setup.players} players"
    table = Table(title=f"{parties.rulebook.id}: {done}", title_justify="left")
    table.add_column("Who")
    table.add_column("Wins", justify="right")
    table.add_column("95 % interval", justify="right")
    table.add_column("Means per game")
    for party in parties.parties:
        low, high = party.interval
        figures = ", ".join(f"{_words(name)} {_spelled(mean)}" for name, mean in party.figures.items())
        table.add_row(party.bot, f"{party.rate:.1%}", f"{low:.1%} – {high:.1%}", figures, style="bold")
    return table


def _groups(party: Party) -> Iterator[Table]:
    """The means of a group in a row, a figure in a column."""
    for kind, groups in party.groups.items():
        if not groups:
            continue
        names = [name for name in next(iter(groups.values())) if all(name in figures for figures in groups.values())]
        title = f"{party.bot}: {_words(kind)}"
        table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
        table.add_column("", no_wrap=True)
        shares = {name for name in names if all(figures[name].value <= 1 for figures in groups.values())}
        for name in names:
            table.add_column(_words(name), justify="right")
        for group, figures in groups.items():
            table.add_row(group, *[_spelled(figures[name], 2 if name in shares else 1) for name in names])
        yield table


def _words(name: str) -> str:
    return name.replace("_", " ")


def _spelled(mean: Mean, digits: int = 1) -> str:
    return f"{mean.value:,.{digits}f}"


def party_figures(parties: Parties) -> list[dict[str, Any]]:
    """The same as data."""
    return [_figures(party) for party in parties.parties]


def _figures(party: Party) -> dict[str, Any]:
    return {
        "bot": party.bot,
        "games": party.games,
        "win_rate": party.rate,
        "interval": party.interval,
        "means": {name: mean.value for name, mean in party.figures.items()},
        "groups": {
            kind: {group: {name: mean.value for name, mean in figures.items()} for group, figures in groups.items()}
            for kind, groups in party.groups.items()
        },
    }
