"""``tafelrunde study``: is this pack fair, what matters in it, and what does nobody want?"""

from __future__ import annotations

from pathlib import Path

import typer

from tafelrunde.cli.errors import fail
from tafelrunde.cli.lab_input import RAY, SEED, WORKERS, Spreading, options_of, players_of, rulebook_of
from tafelrunde.cli.packs import use_packs
from tafelrunde.kernel import BadSetup
from tafelrunde.lab.playing.workers import WorkersFailed
from tafelrunde.lab.study.counting import Study
from tafelrunde.lab.study.page import page, share
from tafelrunde.lab.study.tuning import tune
from tafelrunde.tabletop.pack_selection import game_of
from tafelrunde.tabletop.packs import ContentError


def register(app: typer.Typer) -> None:
    """Add ``study`` to the command line."""
    app.command("study", cls=Spreading)(_study)


def _study(
    pack: Path = typer.Argument(metavar="PACK", help="The folder of a pack, or a game for its own content."),
    scenario: list[str] = typer.Option([], help="Only this scenario, quest or adventure; may be repeated."),
    players: list[int] = typer.Option([], help="Only this number of players; may be repeated."),
    party: list[str] = typer.Option([], metavar="A,B…", help="Who is in the party; may be repeated."),
    option: list[str] = typer.Option([], "--option", "-o", metavar="KEY=VALUE", help="An option of the game."),
    by: list[str] = typer.Option([], metavar="KEY=A,B…", help="Play with each of these values, such as levels."),
    games: int = typer.Option(100, "--games", "-n", min=1, help="Games for each set-up, if time allows."),
    minutes: float = typer.Option(3.0, min=0.01, help="How long it may take; a proposal takes as long again."),
    report: Path | None = typer.Option(None, help="Write the whole report to this HTML file."),
    tune_option: str | None = typer.Option(
        None, "--tune", metavar="OPTION|FILE:WAY", help="Propose a value for an option, or in a file of the pack."
    ),
    values: str = typer.Option("", metavar="A,B…", help="What --tune tries; without it, all values or those nearby."),
    want: float = typer.Option(0.6, min=0.0, max=1.0, help="The share of wins that --tune aims at."),
    seed: int = SEED,
    workers: int = WORKERS,
    ray: str | None = RAY,
    lang: str = typer.Option("en", help="de or en."),
) -> None:
    """Let bots play a pack: who wins, what matters, what never happens, what is never chosen."""
    if pack.is_dir():
        try:
            game = game_of(pack)
        except ContentError as error:
            fail(error)
        use_packs([pack])
    else:
        game = str(pack)
    rulebook = rulebook_of(game)
    try:
        crew = players_of(ray, workers)
        parties = [tuple(one.split(",")) for one in party]
        told = {one.partition("=")[0]: one.partition("=")[2].split(",") for one in by}
        varied = {name: [options_of(rulebook, [f"{name}={one}"])[name] for one in ones] for name, ones in told.items()}
        study = Study(rulebook, scenario, players, parties, options_of(rulebook, option), seed=seed, by=varied)
        for _ in study.run(games, minutes, crew):
            pass
        trying = values.split(",") if values else ()
        advice = tune(study, tune_option, want, games, minutes, crew, trying) if tune_option else None
    except (BadSetup, WorkersFailed) as error:
        fail(error)
    for cell in study.cells:
        typer.echo(f"{cell.label}: {share(cell.party.wins, cell.party.games, cell.party.interval)}, {cell.party.games}")
    for cell in study.unfair():
        typer.echo(f"! {cell.label}")
    for record, other, number in study.dominated():
        typer.echo(f"- {record} < {other} ({number})")
    for one in study.never_used():
        typer.echo(f"0 {one.id}")
    if advice is not None:
        value, wins, played = advice.best
        typer.echo(f"{advice.option} = {value}: {wins} / {played}{'' if advice.sure else ' ?'}")
    if report is not None:
        report.write_text(page(study, lang, advice), encoding="utf-8")
        typer.echo(str(report))
    if study.failures:
        raise typer.Exit(1)
