"""``tafelrunde reference``: every question, event, refusal and field of a position that a game knows."""

from __future__ import annotations

import typer

from tafelrunde.cli.errors import fail
from tafelrunde.kernel import UnknownGame


def register(app: typer.Typer) -> None:
    """Add ``reference`` to the command line."""
    app.command("reference")(_reference)


def _reference(game: str = typer.Argument(help="A game, such as monster_lands.")) -> None:
    """Print the reference of a game for those who write programs and positions, in Markdown."""
    from tafelrunde.lab.reference import reference

    try:
        typer.echo(reference(game), nl=False)
    except UnknownGame as error:
        fail(error)
