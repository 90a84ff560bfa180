"""``tafelrunde ruling``: what does this monster do, and why?"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import typer

from tafelrunde.cli.errors import fail
from tafelrunde.cli.language import Language, preferred, text
from tafelrunde.games.havens.rulings import Outcome, Position, Ruling, path, ruling
from tafelrunde.games.havens.rulings.drawing import draw
from tafelrunde.games.havens.rulings.reading import BadPosition, read_position
from tafelrunde.games.havens.rulings.wording import say


def register(app: typer.Typer) -> None:
    """Add ``ruling`` to the command line."""
    app.command("ruling")(_ruling)


def _ruling(
    position: str = typer.Argument(help="A file of JSON or YAML with one position, or `-` for standard input."),
    as_json: bool = typer.Option(False, "--json", help="Print JSON for programs."),
    lang: Language = typer.Option(default_factory=preferred, help="Language of the explanation."),
) -> None:
    """What does this monster do? All outcomes that the rules of Gloomhaven or Frosthaven permit, and why."""
    source = "standard input" if position == "-" else position
    try:
        case = read_position(_content(position), source)
    except BadPosition as error:
        fail(error)
    except (OSError, UnicodeDecodeError) as error:
        fail(f"{source} can't be read: {getattr(error, 'strerror', None) or error}")
    found = ruling(case)
    if as_json:
        typer.echo(msgspec.json.encode({"outcomes": found.outcomes}).decode())
    else:
        _print(case, found, lang)


def _content(position: str) -> str:
    if position == "-":
        return sys.stdin.buffer.read().decode()
    return Path(position).read_text(encoding="utf-8")


def _print(case: Position, found: Ruling, lang: Language) -> None:
    ends = [outcome.end for outcome in found.outcomes]
    ways = {at for end in ends for at in path(case, end)}
    typer.echo(" · ".join(part for part in (case.id, case.rules.capitalize(), case.about) if part))
    typer.echo()
    typer.echo(draw(case, ends, ways))
    typer.echo()
    typer.echo(text("ruling-legend", lang))
    typer.echo()
    typer.echo(text("ruling-steps", lang, figure=case.acting))
    for number, step in enumerate(found.steps, start=1):
        typer.echo(f"{number:>3}. {say(step, lang.value)} [{step.rule}]")
    typer.echo()
    typer.echo(text("ruling-outcomes", lang, number=len(found.outcomes)))
    for outcome in found.outcomes:
        typer.echo(f"  - {_sentence(outcome, lang)} [{', '.join(outcome.because)}]")


def _sentence(outcome: Outcome, lang: Language) -> str:
    end = f"[{outcome.end[0]}, {outcome.end[1]}]"
    return text(
        "ruling-outcome",
        lang,
        end=end,
        attacks=", ".join(outcome.attacks) or "none",
        focus=", ".join(outcome.focus) or "none",
    )
