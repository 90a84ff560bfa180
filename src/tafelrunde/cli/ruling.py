"""``tafelrunde ruling``: what may happen in a position of a table elsewhere, and why?"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import typer

from tafelrunde.cli.errors import fail
from tafelrunde.cli.language import Language, preferred, text
from tafelrunde.kernel.papers.document import Document
from tafelrunde.kernel.referee import BadQuestion, Consultation, Referee, referee, referees


def register(app: typer.Typer) -> None:
    """Add ``ruling`` to the command line."""
    app.command("ruling")(_ruling)


def _ruling(
    position: str = typer.Argument(help="A file of JSON or YAML with one position, or `-` for standard input."),
    as_json: bool = typer.Option(False, "--json", help="Print JSON for programs."),
    lang: Language = typer.Option(default_factory=preferred, help="Language of the explanation."),
) -> None:
    """What does this monster do? All outcomes that the rules permit, and why; the position says whose rules."""
    source = "standard input" if position == "-" else position
    try:
        asked = _content(position)
    except (OSError, UnicodeDecodeError) as error:
        fail(f"{source} can't be read: {getattr(error, 'strerror', None) or error}")
    try:
        answer = _by_the_rules_of(asked).consult(asked, lang.value, source)
    except BadQuestion as error:
        fail(error)
    if as_json:
        outcomes = [{**one.facts, "because": one.because} for one in answer.outcomes]
        typer.echo(msgspec.json.encode({"outcomes": outcomes}).decode())
    else:
        _print(answer, lang)


def _content(position: str) -> str:
    if position == "-":
        return sys.stdin.buffer.read().decode()
    return Path(position).read_text(encoding="utf-8")


def _by_the_rules_of(position: str) -> Referee:
    """Whose rules the position names; if it names nobody's, any referee can say what is wrong with it."""
    data = Document.parse(position).data
    rules = data.get("rules") if isinstance(data, dict) else None
    known = referees()
    if not known:
        raise BadQuestion("no game is installed that rules on positions")
    return referee(rules if isinstance(rules, str) and rules in known else known[0])


def _print(answer: Consultation, lang: Language) -> None:
    for part in (answer.title, answer.picture):
        typer.echo(f"{part}\n")
    typer.echo(text("ruling-steps", lang))
    for number, step in enumerate(answer.steps, start=1):
        typer.echo(f"{number:>3}. {step.text} [{step.rule}]")
    typer.echo()
    typer.echo(text("ruling-outcomes", lang, number=len(answer.outcomes)))
    for outcome in answer.outcomes:
        typer.echo(f"  - {outcome.text} [{', '.join(outcome.because)}]")
