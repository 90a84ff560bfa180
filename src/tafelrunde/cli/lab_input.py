"""What ``simulate`` and ``arena`` are given, checked before the first game; and how failures are shown."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from typer.core import TyperCommand

from tafelrunde.bots import BadBot, canonical
from tafelrunde.cli.errors import fail
from tafelrunde.cli.packs import packs_in_use
from tafelrunde.kernel import BadSetup, Rulebook, UnknownGame, find
from tafelrunde.kernel.rulebook import Value
from tafelrunde.lab.cluster.on_ray import HELP, with_address, workers_of
from tafelrunde.lab.playing.modes import read_options
from tafelrunde.lab.playing.notebook import Notebook
from tafelrunde.lab.playing.simulate import Failed
from tafelrunde.lab.playing.tables import CannotWrite
from tafelrunde.lab.playing.workers import Workers, WorkersFailed

INTERRUPTED = 130
"""The exit code that shells expect after Ctrl-C."""

_SHOWN = 3

GAME = typer.Argument(metavar="GAME", help="The game, such as monster_lands.")
OPTION = typer.Option([], "--option", "-o", metavar="KEY=VALUE", help="An option of the game; may be repeated.")
WORKERS = typer.Option(os.cpu_count() or 1, min=1, help="Processes that play at the same time.")
RAY = typer.Option(None, "--ray", metavar="[ADDRESS]", help=HELP)
SEED = typer.Option(1, min=0, help="Seed of the first game.")
OUT = typer.Option(
    None, "--out", "--parquet", metavar="FILE", help="Keep one row per game (Parquet), while they are played."
)
RESUME = typer.Option(False, "--resume", help="Go on with what --out has kept.")
JSON = typer.Option(False, "--json", help="Print JSON for programs.")


class Spreading(TyperCommand):
    """A command with `--ray [ADDRESS]`: the address may be left out."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, with_address(args))


def players_of(ray: str | None, workers: int) -> Workers:
    """Who plays, or the end with a message."""
    try:
        return workers_of(ray, workers)
    except WorkersFailed as error:
        fail(error)


def notebook_of(rulebook: Rulebook[Any], out: Path | None, resume: bool) -> Notebook:
    """Where results are kept, or the end with a message."""
    if resume and out is None:
        fail("--resume needs --out: the file to go on with")
    try:
        return Notebook(out, rulebook, resume)
    except CannotWrite as error:
        fail(error)


def keep(notebook: Notebook) -> None:
    """All results into their file, or the end with a message."""
    try:
        notebook.close()
    except CannotWrite as error:
        fail(error)


def rulebook_of(game: str) -> Rulebook[Any]:
    """The game's rulebook, or the end with a message."""
    try:
        return find(game)
    except UnknownGame as error:
        fail(error)


def options_of(rulebook: Rulebook[Any], pairs: Sequence[str]) -> dict[str, Value]:
    """The typed options, or the end with a message."""
    try:
        return read_options(rulebook, pairs)
    except BadSetup as error:
        fail(error)


def bots_of(names: Sequence[str]) -> list[str]:
    """The named bots, or the end with a message."""
    try:
        return [canonical(name) for name in names]
    except BadBot as error:
        fail(error)


def show_failures(failures: Sequence[Failed]) -> None:
    """The first few games that broke, with the command that repeats each."""
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    for failed in failures[:_SHOWN]:
        console.print(f"[bold red]Seed {failed.spec.seed} broke after {failed.decisions} decisions:[/]", end=" ")
        console.print(failed.error, markup=False)
        if failed.traceback:
            console.print(failed.traceback.rstrip(), markup=False)
        console.print("Repeat it with:", failed.spec.command() + packs_in_use(), "--workers 1", markup=False)
    if len(failures) > _SHOWN:
        seeds = ", ".join(str(failed.spec.seed) for failed in failures[_SHOWN : _SHOWN + 20])
        console.print(f"… and {len(failures) - _SHOWN} more, with the seeds {seeds}")
