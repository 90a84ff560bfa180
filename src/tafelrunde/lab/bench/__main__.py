"""The numbers to keep, measured on one core: `make bench`, or `python -m tafelrunde.lab.bench [GAME …] [--json]`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from tafelrunde.kernel import find, games
from tafelrunde.lab.bench.figures import Figure, measure, start

START = "the start of the program"
"""What is measured besides games, where the system says how much processor time a process had."""


def table(game: str, figures: Sequence[Figure]) -> Table:
    """The figures with their aims beside."""
    shown = Table(title=f"{game}, one core", title_justify="left")
    shown.add_column("Measure")
    shown.add_column("Value", justify="right")
    shown.add_column("Unit")
    shown.add_column("Aim", justify="right")
    for figure in figures:
        aim = "" if figure.aim is None else f"{'≥' if figure.more else '≤'} {figure.aim:,.3g}"
        mark = {None: "", True: " [green]✓[/]", False: " [red]✗[/]"}[figure.reached]
        digits = 0 if figure.value >= 100 else 2
        shown.add_row(figure.name, f"{figure.value:,.{digits}f}", figure.unit, aim + mark)
    return shown


def main(argv: Sequence[str] | None = None) -> int:
    """The command; timings never fail it."""
    parser = argparse.ArgumentParser(prog="python -m tafelrunde.lab.bench", description=__doc__)
    parser.add_argument("games", nargs="*", help="games to measure; without any, all that are installed")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each rate is measured")
    parser.add_argument("--live", type=int, default=200, help="matches held for the memory figure (scaled to 1,000)")
    parser.add_argument("--json", action="store_true", help="print JSON for programs")
    arguments = parser.parse_args(argv)
    unknown = [game for game in arguments.games if game not in games()]
    if unknown:
        parser.error(f"there is no game '{unknown[0]}'; there are: {', '.join(games()) or 'none'}")
    if not games():
        print("no game is installed", file=sys.stderr)
    console = Console(highlight=False)
    report: dict[str, list[dict[str, Any]]] = {}
    for game in arguments.games or ([START] if hasattr(os, "wait4") else []) + [*games()]:
        figures = start() if game == START else list(measure(find(game), arguments.seconds, arguments.live))
        report[game] = [{**msgspec.to_builtins(figure), "reached": figure.reached} for figure in figures]
        if not arguments.json:
            console.print(table(game, figures))
    if arguments.json:
        print(msgspec.json.encode(report).decode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
