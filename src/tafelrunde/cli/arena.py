"""``tafelrunde arena``: bots against each other, with a table that fills as they play."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import typer
from rich.console import Console, RenderableType
from rich.live import Live
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
from tafelrunde.cli.party_output import party_figures, party_tables
from tafelrunde.lab.playing.arena import Arena
from tafelrunde.lab.playing.parties import Parties
from tafelrunde.lab.playing.workers import WorkersFailed


def register(app: typer.Typer) -> None:
    """Add ``arena`` to the command line."""
    app.command("arena", cls=Spreading)(_arena)


def _arena(
    game: str = GAME,
    bots: list[str] | None = typer.Argument(
        None, metavar="[BOT…]", help="random, sensible, search, search:200, search:1.5s; a party alone: sensible."
    ),
    games: int = typer.Option(400, "--games", "-n", min=1, help="How many games to play."),
    seed: int = SEED,
    workers: int = WORKERS,
    ray: str | None = RAY,
    players: int | None = typer.Option(None, help="Number of players; without it, as many as bots."),
    option: list[str] = OPTION,
    scenario: str | None = typer.Option(None, help="Short for --option scenario=…"),
    quest: str | None = typer.Option(None, help="Short for --option quest=…"),
    party: str | None = typer.Option(None, metavar="A,B…", help="Who is in the party, seat by seat."),
    out: Path | None = OUT,
    resume: bool = RESUME,
    pack: list[Path] = PACK,
    as_json: bool = JSON,
) -> None:
    """Let bots play against each other, or together where the game is cooperative.

    Every deal is played from every seat; shown is each bot's share of wins with its 95 % interval. In a cooperative
    game each bot plays all seats of its party, and the figures of the games are averaged.
    """
    use_packs(pack)
    rulebook = rulebook_of(game)
    chosen = [f"{key}={value}" for key, value in (("scenario", scenario), ("quest", quest)) if value is not None]
    options = options_of(rulebook, [*option, *chosen])
    members = [member.strip() for member in party.split(",")] if party else []
    names = bots_of(bots or (["sensible"] if rulebook.cooperative else ["sensible", "random"]))
    try:
        if members:
            options |= rulebook.party(members)
        seats = players or len(members) or (2 if rulebook.cooperative else max(len(names), rulebook.players[0]))
        setup = rulebook.setup(seats, options)
        notebook = notebook_of(rulebook, out, resume)
        contest: type[Arena | Parties] = Parties if rulebook.cooperative else Arena
        arena = contest(rulebook, names, setup, games, seed, players_of(ray, workers), notebook)
    except ValueError as error:
        fail(error)

    console = Console(highlight=False, stderr=as_json)
    started = perf_counter()
    interrupted = False
    with Live(_table(arena), console=console, refresh_per_second=4, transient=True) as live:
        running = arena.run()
        try:
            for _ in running:
                live.update(_table(arena))
        except KeyboardInterrupt:
            interrupted = True
        except WorkersFailed as error:
            fail(error)
        finally:
            running.close()
            keep(notebook)
    seconds = perf_counter() - started

    if as_json:
        typer.echo(msgspec.json.encode({**_figures(arena), "seconds": seconds, "interrupted": interrupted}).decode())
    else:
        console.print(_table(arena))
        console.print(f"{arena.finished / seconds:,.1f} games/s, {seconds:.1f} s")
        show_failures(arena.failures)
    if arena.failures:
        raise typer.Exit(1)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def _table(arena: Arena | Parties) -> RenderableType:
    return _contest(arena) if isinstance(arena, Arena) else party_tables(arena)


def _contest(arena: Arena) -> Table:
    title = f"{arena.rulebook.id}: {arena.finished:,} of {len(arena.specs):,} games, {arena.setup.players} players"
    table = Table(title=title, title_justify="left")
    table.add_column("Bot")
    for heading in ("Wins", "95 % interval", "If all were equal", "Mean score"):
        table.add_column(heading, justify="right")
    for index, standing in enumerate(arena.standings):
        low, high = standing.interval
        table.add_row(
            standing.label,
            f"{standing.rate:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{arena.fair(index):.0%}",
            f"{standing.mean_score:.1f}",
            style="bold" if low > arena.fair(index) else "",
        )
    return table


def _figures(arena: Arena | Parties) -> dict[str, Any]:
    return {
        "game": arena.rulebook.id,
        "players": arena.setup.players,
        "options": arena.setup.options,
        "games": arena.finished - len(arena.failures),
        "wanted": len(arena.specs),
        "bots": _contestants(arena) if isinstance(arena, Arena) else party_figures(arena),
        "failed": [
            {"seed": failed.spec.seed, "error": failed.error, "command": failed.spec.command()}
            for failed in arena.failures
        ],
    }


def _contestants(arena: Arena) -> list[dict[str, Any]]:
    return [
        {
            "bot": standing.label,
            "win_rate": standing.rate,
            "interval": standing.interval,
            "fair": arena.fair(index),
            "mean_score": standing.mean_score,
        }
        for index, standing in enumerate(arena.standings)
    ]
