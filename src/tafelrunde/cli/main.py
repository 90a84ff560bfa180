"""The ``tafelrunde`` command.

A command lives in a module of this package with ``register(app)`` and is listed in `COMMANDS`. Only the
module of the command that was typed is imported, so that a small command does not wait for a large one.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Sequence

import typer

from tafelrunde import __version__

# Command name -> module with register(app). Listed in the order of the help.
COMMANDS: dict[str, str] = {
    "play": "tafelrunde.cli.play",
    "resume": "tafelrunde.cli.play",
    "replay": "tafelrunde.cli.play",
    "position": "tafelrunde.cli.play",
    "games": "tafelrunde.cli.play",
    "serve": "tafelrunde.cli.serve",
    "backup": "tafelrunde.cli.backup",
    "restore": "tafelrunde.cli.backup",
    "rules": "tafelrunde.cli.rules",
    "ruling": "tafelrunde.cli.ruling",
    "reference": "tafelrunde.cli.reference",
    "packs": "tafelrunde.cli.packs",
    "simulate": "tafelrunde.cli.simulate",
    "arena": "tafelrunde.cli.arena",
}


def main(argv: Sequence[str] | None = None) -> None:
    """Run the command line; without arguments, the menu in the terminal."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    build(arguments)(args=arguments, prog_name="tafelrunde")


def build(arguments: Sequence[str]) -> typer.Typer:
    """The application with the command that the arguments begin with, or with all of them (for the help)."""
    app = typer.Typer(
        add_completion=False,
        no_args_is_help=False,
        pretty_exceptions_enable=False,
        rich_markup_mode="markdown",
        help="A table for adventure board games that keeps the rules itself.",
    )
    app.callback(invoke_without_command=True)(_start)
    wanted = (
        [COMMANDS[arguments[0]]] if arguments and arguments[0] in COMMANDS else list(dict.fromkeys(COMMANDS.values()))
    )
    for module in wanted:
        if importlib.util.find_spec(module):
            importlib.import_module(module).register(app)
    return app


def _start(
    context: typer.Context,
    version: bool = typer.Option(False, "--version", help="Show the version and stop.", is_eager=True),
) -> None:
    """A table for adventure board games that keeps the rules itself. Without a command: sit down and play."""
    if version:
        typer.echo(f"tafelrunde {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        # The name is not written as an import: the menu is large, and only this line needs it.
        importlib.import_module("tafelrunde.terminal.app").main()


if __name__ == "__main__":
    main()
