"""`tafelrunde backup` and `tafelrunde restore`: all tables of a server in one file, and back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.cli.errors import fail

FILE = typer.Argument(help="The file of the backup.", show_default=False)


def register(app: typer.Typer) -> None:
    app.command("backup")(backup)
    app.command("restore")(restore)


def backup(file: Annotated[Path, FILE]) -> None:
    """Write all tables to a file; nobody has to stop playing."""
    from tafelrunde.table.keeping import backup as backups
    from tafelrunde.table.server import database_url

    try:
        tables = backups.back_up(database_url(), file)
    except backups.BackupError as error:
        fail(str(error))
    typer.echo(f"{file}: {tables} tables")


def restore(file: Annotated[Path, FILE]) -> None:
    """Fill a new data directory or database from a backup; the server must not run."""
    from tafelrunde.table.keeping import backup as backups
    from tafelrunde.table.keeping.holding import InUse
    from tafelrunde.table.keeping.schema import NewerSchema
    from tafelrunde.table.server import database_url, open_storage

    try:
        open_storage().close()  # makes it if need be, and nobody else has it open
        tables = backups.restore(file, database_url())
    except (backups.BackupError, InUse, NewerSchema, OSError) as error:
        fail(str(error))
    typer.echo(f"{file}: {tables} tables are back")
