"""``tafelrunde rules``: show a rule, search the catalogues, count the coverage."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import typer
from typer.core import TyperGroup

from tafelrunde.catalogue import Catalogue, UnknownGame, UnknownRule, books
from tafelrunde.catalogue.coverage import NoTests, coverage
from tafelrunde.catalogue.search import search
from tafelrunde.cli import rules_output
from tafelrunde.cli.errors import fail
from tafelrunde.cli.language import Language, preferred

_LANGUAGE = typer.Option(
    default_factory=preferred, help="Language of the answer; rules that are not translated are shown in English."
)
_JSON = typer.Option(False, "--json", help="Print JSON for programs.")


class _RulesGroup(TyperGroup):
    """Takes ``rules ML-PLU-02`` for ``rules show ML-PLU-02``."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and "--help" not in args and not any(word in self.commands for word in args):
            args = ["show", *args]
        return super().parse_args(ctx, args)


def register(app: typer.Typer) -> None:
    """Add ``rules`` to the command line."""
    rules = typer.Typer(
        cls=_RulesGroup,
        no_args_is_help=True,
        help="Show rules by id (`tafelrunde rules ML-PLU-02`), search them, and count which have a test.",
    )
    rules.command("show")(_show)
    rules.command("search")(_search)
    rules.command("coverage")(_coverage)
    app.add_typer(rules, name="rules")


def _show(
    ids: list[str] = typer.Argument(metavar="ID…", help="Rule ids, such as ML-PLU-02."),
    lang: Language = _LANGUAGE,
    as_json: bool = _JSON,
) -> None:
    """Show rules by their ids; `tafelrunde rules ID` does the same."""
    try:
        found = [Catalogue.of(rule_id, lang).rule(rule_id) for rule_id in ids]
    except UnknownRule as error:
        fail(error)
    if as_json:
        typer.echo(msgspec.json.encode(found[0] if len(found) == 1 else found).decode())
    else:
        rules_output.show(found, lang)


def _search(
    words: list[str] = typer.Argument(metavar="WORDS…", help="Words that the rule must hold."),
    game: str = typer.Option("", "--game", "-g", help="Only this game, such as monster_lands or ML."),
    limit: int = typer.Option(20, min=1, help="How many rules to show."),
    lang: Language = _LANGUAGE,
    as_json: bool = _JSON,
) -> None:
    """Find rules that hold all the words, the best first."""
    try:
        catalogues = [Catalogue.load(name, lang) for name in ([game] if game else [book.game for book in books()])]
    except UnknownGame as error:
        fail(error)
    wanted = " ".join(words)
    hits = search((rule for catalogue in catalogues for rule in catalogue), wanted)
    if as_json:
        typer.echo(msgspec.json.encode(hits[:limit]).decode())
    else:
        rules_output.hits(hits, limit, wanted, lang)
    if not hits:
        raise typer.Exit(code=1)


def _coverage(
    game: str = typer.Argument(help="The game, such as monster_lands."),
    check: bool = typer.Option(False, "--check", help="Exit with 1 if a rule has no test."),
    root: Path | None = typer.Option(None, help="Source checkout; by default the one we run from."),
    lang: Language = _LANGUAGE,
    as_json: bool = _JSON,
) -> None:
    """Count the rules that have a test, and list those without one."""
    try:
        counted = coverage(game, root)
    except (UnknownGame, NoTests) as error:
        fail(error)
    if as_json:
        typer.echo(msgspec.json.encode(counted).decode())
    else:
        rules_output.coverage(counted, lang)
    if counted.problems or (check and not counted.complete):
        raise typer.Exit(code=1)
