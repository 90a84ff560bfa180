"""The ``tafelrunde`` command.

A command lives in a module of this package with ``register(app)`` and is listed in `COMMANDS`. Only the
module of the command that was typed is imported, so that a small command does not wait for a large one.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence

import typer

from tafelrunde import __version__

# Command name -> module with register(app), and its line in the help. Listed in the order of the help.
COMMANDS: dict[str, tuple[str, str]] = {
    "play": ("play", "Play a game. Options of the game itself are options here too: `--difficulty hard`, `--ambush`."),
    "resume": ("play", "Go on with a saved game."),
    "replay": ("play", "Look at a game again: step forward and back. With --plain, print what happened."),
    "position": ("play", "Load a position and play on from there."),
    "games": ("play", "List the games that can be played here, with their options."),
    "serve": ("serve", "Serve tables to browsers."),
    "backup": ("backup", "Write all tables to a file; nobody has to stop playing."),
    "restore": ("backup", "Fill a new data directory or database from a backup; the server must not run."),
    "rules": ("rules", "Show rules by id (tafelrunde rules ML-PLU-02), search them, and count which have a test."),
    "ruling": ("ruling", "What does this monster do? All outcomes that the rules permit, and why."),
    "reference": ("reference", "Print the reference of a game for those who write programs and positions."),
    "packs": ("packs", "Content packs: check one, or see what is in it."),
    "study": ("study", "Let bots play a pack: who wins, what matters, what is never chosen."),
    "simulate": ("simulate", "Play whole games by bots and check the rules' invariants on the way."),
    "arena": ("arena", "Let bots play against each other, or together where the game is cooperative."),
}


def main(argv: Sequence[str] | None = None) -> None:
    """Run the command line; without arguments, the menu in the terminal."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    build(arguments)(args=arguments, prog_name="tafelrunde")


def build(arguments: Sequence[str]) -> typer.Typer:
    """The application with the command that the arguments name, or with the list of all (for the help)."""
    app = typer.Typer(
        add_completion=False,
        no_args_is_help=False,
        pretty_exceptions_enable=False,
        rich_markup_mode="markdown",
        help="A table for adventure board games that keeps the rules itself.",
    )
    app.callback(invoke_without_command=True)(_start)
    named = next((word for word in arguments if not word.startswith("-")), "")
    if named in COMMANDS:
        module, _ = COMMANDS[named]
        importlib.import_module(f"tafelrunde.cli.{module}").register(app)
    else:
        for name, (_, summary) in COMMANDS.items():
            app.command(name, help=summary)(_listed)
    return app


def _listed() -> None:
    """A command that is only listed: whoever types it gets the real one."""


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
