"""The option `--pack`, for commands that load games late or not at all."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import typer

PACK = typer.Option(
    None, "--pack", metavar="DIR", help="A folder with content of your own, laid over the game's; one for each game."
)


def use_packs_if_any(folders: Sequence[Path] | None) -> None:
    """As `use_packs`; where no pack is named and none in use, nothing is loaded for it."""
    if folders or os.environ.get("TAFELRUNDE_PACK"):
        from tafelrunde.cli.packs import use_packs

        use_packs(folders)
