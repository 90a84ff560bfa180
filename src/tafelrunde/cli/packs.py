"""``tafelrunde packs``, and what the option ``--pack`` does: content of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

import msgspec
import typer

from tafelrunde.cli.errors import fail
from tafelrunde.cli.language import Language, preferred, text
from tafelrunde.kernel import UnknownGame, find, games
from tafelrunde.kernel.rulebook import Packs
from tafelrunde.tabletop.pack_selection import MANIFEST, game_of, in_use
from tafelrunde.tabletop.packs import ContentError, Problem

_GAME = typer.Option("gloomhaven", "--game", help="Whose own content, if no folder is named.")
_SHOWN = 20


def register(app: typer.Typer) -> None:
    """Add ``packs`` to the command line."""
    packs = typer.Typer(no_args_is_help=True, help="Content packs: check one, or see what is in it.")
    packs.command("check")(_check)
    packs.command("show")(_show)
    app.add_typer(packs, name="packs")


def use_packs(folders: Sequence[Path] | None) -> None:
    """Play with these packs from here on, in this process and those it starts.

    Ends with a message if one is unsound, or one that was in use already.
    """
    chosen: dict[str, Path] = {}
    for folder in folders or ():
        packs = _packs(folder)
        if packs.game in chosen:
            fail(f"{chosen[packs.game]} and {folder} are both packs for {packs.game}; one can be in use")
        chosen[packs.game] = folder
        try:
            packs.use(folder)
        except ContentError as error:
            _refuse(folder, error)
    for folder in in_use():
        packs = _packs(folder)
        if packs.game not in chosen:
            try:
                packs.load()
            except ContentError as error:
                _refuse(folder, error)


def _refuse(folder: Path, error: ContentError) -> NoReturn:
    shown = error.problems[:_SHOWN]
    more = len(error.problems) - len(shown)
    rest = f"\n… and {more} more: tafelrunde packs check {folder}" if more else ""
    fail(f"the pack {folder} can't be used:\n" + "\n".join(map(str, shown)) + rest)


def packs_in_use() -> str:
    """The options that choose the same packs again, to be put behind a command; empty without a pack."""
    return "".join([f" --pack {folder}" for folder in in_use()])


def _check(
    path: Path = typer.Argument(None, metavar="[PATH]", help="The folder of the pack; without it, the game's own."),
    game: str = _GAME,
    as_json: bool = typer.Option(False, "--json", help="Print JSON for programs."),
    lang: Language = typer.Option(default_factory=preferred, help="Language of the words around the findings."),
) -> None:
    """Check a pack: every mistake with file, line, field and what is allowed.

    Ends with exit code 1 if there is one.
    """
    problems: tuple[Problem, ...] = ()
    try:
        _packs(path, game).check(path)
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
    game: str = _GAME,
    lang: Language = typer.Option(default_factory=preferred, help="Language of the names."),
) -> None:
    """Show what is in a pack: how many of each kind, and its scenarios and classes by name."""
    packs = _packs(path, game)
    try:
        own, before = (packs.load(path), packs.alone()) if path else (packs.alone(), None)
    except ContentError as error:
        fail(f"{error}")
    for kind in packs.kinds:
        records: dict[str, Any] = getattr(own, kind)
        known: dict[str, Any] = getattr(before, kind) if before else {}
        changed = [key for key, record in records.items() if known.get(key) != record]
        typer.echo(text("packs-kind", lang, kind=kind, number=len(records), own=len(changed) if before else -1))
        if kind in ("scenarios", "quests", "classes"):
            for key in changed:
                typer.echo(f"  {key}  {getattr(records[key].name, lang.value)}")


def _packs(folder: Path | None, game: str = "") -> Packs:
    """What takes packs of the game that this one names; without a folder, of that game."""
    try:
        game = game if folder is None else game_of(folder)
        packs = find(game).packs
    except ContentError as error:
        fail(f"the pack {folder} can't be used:\n{error}")
    except UnknownGame:
        packs = None
    if packs is None:
        takers = ", ".join([one for one in games() if find(one).packs])
        where = f"{folder / MANIFEST}: " if folder else ""
        fail(f"{where}{game!r} takes no packs; game is one of {takers}")
    return packs
