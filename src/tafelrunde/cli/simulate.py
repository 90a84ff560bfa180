"""``tafelrunde simulate``: many games by bots, as fast as the machine allows."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tafelrunde.cli.errors import fail
from tafelrunde.cli.lab_input import (
    GAME,
    INTERRUPTED,
    JSON,
    OPTION,
    OUT,
    RAY,
    RESUME,
    SEED,
    WORKERS,
    Spreading,
    bots_of,
    keep,
    notebook_of,
    options_of,
    players_of,
    rulebook_of,
    show_failures,
)
from tafelrunde.cli.pack_option import PACK
from tafelrunde.cli.packs import use_packs
from tafelrunde.kernel import BadSetup
from tafelrunde.lab.playing import tables
from tafelrunde.lab.playing.modes import all_modes
from tafelrunde.lab.playing.simulate import Played, Result, specs
from tafelrunde.lab.playing.summary import Summary
from tafelrunde.lab.playing.workers import WorkersFailed


def register(app: typer.Typer) -> None:
    """Add ``simulate`` to the command line."""
    app.command("simulate", cls=Spreading)(_simulate)


def _simulate(
    game: str = GAME,
    games: int = typer.Option(100, "--games", "-n", min=1, help="How many games to play."),
    seed: int = SEED,
    workers: int = WORKERS,
    ray: str | None = RAY,
    bots: str = typer.Option(
        "random", metavar="NAMES", help="Bots by seat, with commas; fewer names than seats go round."
    ),
    players: int | None = typer.Option(None, help="Number of players; without it two, or as few as the game allows."),
    option: list[str] = OPTION,
    all_modes_: bool = typer.Option(False, "--all-modes", help="Go through all numbers of players and all options."),
    csv: Path | None = typer.Option(None, metavar="FILE", help="Write one row per game as CSV."),
    out: Path | None = OUT,
    resume: bool = RESUME,
    pack: list[Path] = PACK,
    as_json: bool = JSON,
) -> None:
    """Play whole games by bots and check the rules' invariants on the way.

    Ends with exit code 1 if a game breaks, and says how to repeat it. The results depend on the seeds, not on the
    workers. Ctrl-C keeps what is finished.
    """
    use_packs(pack)
    rulebook = rulebook_of(game)
    options = options_of(rulebook, option)
    names = bots_of(bots.split(","))
    try:
        count = players if players is not None else (2 if 2 in rulebook.players else rulebook.players[0])
        setups = all_modes(rulebook, players, options) if all_modes_ else [rulebook.setup(count, options)]
    except BadSetup as error:
        fail(error)

    summary = Summary(rulebook.cooperative)
    console = Console(highlight=False, stderr=as_json)
    wanted = specs(rulebook, games, seed, names, setups)
    crew = players_of(ray, workers)
    notebook = notebook_of(rulebook, out, resume)
    try:
        results, interrupted = _run(notebook.results(wanted, crew), len(wanted), summary, console)
    finally:
        keep(notebook)
    try:
        rows = [result.row() for result in results if isinstance(result, Played)]
        if csv is not None:
            tables.write_csv(csv, rows)
    except tables.CannotWrite as error:
        fail(error)

    if as_json:
        report = {"game": rulebook.id, "wanted": games, "interrupted": interrupted, **summary.figures()}
        typer.echo(msgspec.json.encode(report).decode())
    else:
        _show(rulebook.id, summary, games, console)
        show_failures(summary.failures)
    if summary.failures:
        raise typer.Exit(1)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def _run(
    running: Generator[tuple[int, Result], None, None], wanted: int, summary: Summary, console: Console
) -> tuple[Sequence[Result], bool]:
    """Play with a progress line; what is finished when Ctrl-C comes is kept."""
    done: dict[int, Result] = {}
    progress = Progress(
        TextColumn("{task.fields[speed]:,.1f} games/s"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    started = perf_counter()
    interrupted = False
    with progress:
        line = progress.add_task("", total=wanted, speed=0.0)
        try:
            for at, result in running:
                done[at] = result
                summary.add(result)
                summary.seconds = perf_counter() - started
                progress.update(line, advance=1, speed=summary.games_per_second)
        except KeyboardInterrupt:
            interrupted = True
        except WorkersFailed as error:
            fail(error)
        finally:
            running.close()
    summary.failures.sort(key=lambda failed: failed.spec.seed)
    return [done[at] for at in sorted(done)], interrupted


def _show(game: str, summary: Summary, wanted: int, console: Console) -> None:
    figures: dict[str, Any] = summary.figures()
    table = Table(title=f"{game}: {summary.games:,} of {wanted:,} games", title_justify="left")
    table.add_column("Who")
    for heading in ("Seats", "Wins", "Mean score"):
        table.add_column(heading, justify="right")
    for name, row in figures["bots"].items():
        table.add_row(name, f"{row['seats']:,}", f"{row['win_rate']:.1%}", f"{row['mean_score']:.1f}")
    table.add_section()
    for seat, row in figures["seats"].items():
        table.add_row(f"seat {seat}", f"{row['seats']:,}", f"{row['win_rate']:.1%}", f"{row['mean_score']:.1f}")
    console.print(table)
    console.print(
        f"{summary.games_per_second:,.1f} games/s, {summary.decisions_per_second:,.0f} decisions/s, "
        f"{summary.decisions / max(summary.games, 1):,.0f} decisions per game, {summary.seconds:.1f} s"
    )
    if summary.without_winner:
        console.print(f"{summary.without_winner:,} games without a winner")
    console.print(f"{len(summary.failures)} games broke" if summary.failures else "no game broke")
