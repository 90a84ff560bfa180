"""How the command line refuses: one sentence on standard error and exit code 2."""

from __future__ import annotations

from typing import NoReturn

import typer


def fail(message: object) -> NoReturn:
    """Say what was wrong and stop; wrong input is no reason for a traceback."""
    from tafelrunde.kernel.papers.printable import (
        printable,  # the kernel is not loaded by whoever has nothing to refuse
    )

    typer.echo(printable(f"tafelrunde: {message}"), err=True)
    raise typer.Exit(code=2)
