"""``tafelrunde packs`` and the option ``--pack``: content of one's own."""

from __future__ import annotations

import importlib
import os
from pathlib import Path
from typing import Any

import msgspec
import typer
import yaml

from tafelrunde.cli.errors import fail
from tafelrunde.cli.language import Language, preferred, text
from tafelrunde.tabletop.packs import ContentError, Problem

GAMES = {
    "gloomhaven": "tafelrunde.games.gloomhaven.content",
    "massive_darkness": "tafelrunde.games.massive_darkness.box.content",
}
"""Games that take packs, and the module that loads them."""

PACK = typer.Option(None, "--pack", metavar="DIR", help="A folder with content of your own, laid over the game's.")
_SHOWN = 20


def register(app: typer.Typer) -> None:
    """Add ``packs`` to the command line."""
    packs = typer.Typer(no_args_is_help=True, help="Content packs: check one, or see what is in it.")
    packs.command("check")(_check)
    packs.command("show")(_show)
    app.add_typer(packs, name="packs")


def use_pack(folder: Path | None) -> None:
    """Play with a pack from here on, in this process and those it starts; ends with a message if it is unsound."""
    if folder is None:
        return
    module = _module(folder)
    try:
        module.use_pack(folder)
    except ContentError as error:
        shown = error.problems[:_SHOWN]
        more = len(error.problems) - len(shown)
        rest = f"\n… and {more} more: tafelrunde packs check {folder}" if more else ""
        fail(f"the pack {folder} can't be used:\n" + "\n".join(map(str, shown)) + rest)


def pack_in_use() -> str:
    """The option that chooses the same pack again, to be put behind a command; empty without a pack."""
    # Games share the variable: a pack says itself which game it is for.
    chosen = os.environ.get("TAFELRUNDE_PACK")
    return f" --pack {chosen}" if chosen else ""


def _check(
    path: Path = typer.Argument(None, metavar="[PATH]", help="The folder of the pack; without it, the game's own."),
    as_json: bool = typer.Option(False, "--json", help="Print JSON for programs."),
    lang: Language = typer.Option(default_factory=preferred, help="Language of the words around the findings."),
) -> None:
    """Check a pack: every mistake with file, line, field and what is allowed.

    Ends with exit code 1 if there is one.
    """
    problems: tuple[Problem, ...] = ()
    try:
        _module(path).check(path)
    except ContentError as error:
        problems = error.problems
    if as_json:
        typer.echo(msgspec.json.encode({"sound": not problems, "problems": problems}).decode())
    else:
        for problem in problems:
            typer.echo(str(problem))
        typer.echo(text("packs-problems", lang, number=len(problems)) if problems else text("packs-sound", lang))
    if problems:
        raise typer.Exit(1)


def _show(
    path: Path = typer.Argument(None, metavar="[PATH]", help="The folder of the pack; without it, the game's own."),
    lang: Language = typer.Option(default_factory=preferred, help="Language of the names."),
) -> None:
    """Show what is in a pack: how many of each kind, and its scenarios and classes by name."""
    try:
        own, before = _content(path)
    except ContentError as error:
        fail(f"{error}")
    for kind in _module(path).KINDS:
        records: dict[str, Any] = getattr(own, kind)
        known: dict[str, Any] = getattr(before, kind) if before else {}
        changed = [key for key, record in records.items() if known.get(key) != record]
        typer.echo(text("packs-kind", lang, kind=kind, number=len(records), own=len(changed) if before else -1))
        if kind in ("scenarios", "quests", "classes"):
            for key in changed:
                typer.echo(f"  {key}  {getattr(records[key].name, lang.value)}")


def _content(path: Path | None) -> tuple[Any, Any]:
    """The content with a pack and without it; for the game's own there is no without."""
    module = _module(path)
    alone = module.read_alone()
    return (module.load(path), alone) if path else (alone, None)


def _module(folder: Path | None) -> Any:
    """The module that loads packs of the game that the pack names."""
    if folder is None:
        return importlib.import_module(GAMES["gloomhaven"])
    manifest = folder / "pack.yaml"
    if not folder.is_dir():
        fail(f"{folder}: there is no such folder")
    try:
        game = yaml.safe_load(manifest.read_text(encoding="utf-8")).get("game")
    except (OSError, UnicodeDecodeError, yaml.YAMLError, AttributeError, RecursionError):
        fail(f"{manifest} says which game a pack is for (game: {' or '.join(GAMES)}), and can't be read")
    if not isinstance(game, str) or game not in GAMES:
        fail(f"{manifest}: {game!r} takes no packs; game is one of {', '.join(GAMES)}")
    return importlib.import_module(GAMES[game])
