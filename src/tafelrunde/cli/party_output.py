"""What ``tafelrunde arena`` shows of a cooperative game: how often each party wins, and what happened on the way."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from tafelrunde.lab.parties import Mean, Parties, Party


def party_table(parties: Parties) -> Table:
    """One row for each party, and below it one for each of its groups (classes)."""
    done = f"{parties.finished:,} of {len(parties.specs):,} games, {parties.setup.players} players"
    table = Table(title=f"{parties.rulebook.id}: {done}", title_justify="left")
    table.add_column("Who")
    table.add_column("Wins", justify="right")
    table.add_column("95 % interval", justify="right")
    table.add_column("Means per game")
    for party in parties.parties:
        low, high = party.interval
        table.add_row(party.bot, f"{party.rate:.1%}", f"{low:.1%} – {high:.1%}", _spelled(party.figures), style="bold")
        for groups in party.groups.values():
            for group, figures in groups.items():
                table.add_row(f"  {group}", "", "", _spelled(figures))
    return table


def _spelled(figures: dict[str, Mean]) -> str:
    return ", ".join(f"{name.replace('_', ' ')} {mean.value:,.1f}" for name, mean in figures.items())


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
