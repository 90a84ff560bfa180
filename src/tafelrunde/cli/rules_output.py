"""How rules, hits and coverage look on the terminal."""

from __future__ import annotations

from collections.abc import Sequence

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

from tafelrunde.catalogue import Catalogue, Hit, Rule
from tafelrunde.catalogue.coverage import Coverage, waiting
from tafelrunde.cli.language import Language, text


def show(rules: Sequence[Rule], lang: Language) -> None:
    """Each rule with its place, its marks and its neighbours."""
    console = Console(highlight=False)
    for number, rule in enumerate(rules):
        if number:
            console.print()
        catalogue = Catalogue.load(rule.game, lang)
        place = " › ".join(filter(None, (catalogue.book.title, rule.chapter, rule.section)))
        console.print(f"[bold]{rule.id}[/bold]  [dim]{escape(place)}[/dim]")
        console.print(Markdown(rule.text))
        for note in _notes(rule, catalogue, lang):
            console.print(escape(note), style="dim")


def _notes(rule: Rule, catalogue: Catalogue, lang: Language) -> list[str]:
    notes = [text(f"rule-{mark.lower()}", lang) for mark in rule.marks]
    if rule.ruling:
        notes.append(text("rule-ruling", lang))
    if rule.proposed:
        notes.append(text("rule-proposed", lang))
    if rule.references:
        notes.append(text("rule-sees", lang, rules=", ".join(rule.references)))
    if citing := catalogue.citing(rule.id):
        notes.append(text("rule-seen", lang, rules=", ".join(citing)))
    if rule.sources:
        notes.append(text("rule-sources", lang, lines="; ".join(rule.sources)))
    return notes


def hits(found: Sequence[Hit], limit: int, words: str, lang: Language) -> None:
    """One line per rule: its id and the sentence that fits best."""
    if not found:
        typer.echo(text("search-none", lang, words=words), err=True)
        return
    console = Console(highlight=False)
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for hit in found[:limit]:
        table.add_row(hit.rule.id, escape(hit.sentence))
    console.print(table)
    if len(found) > limit:
        typer.echo(text("search-more", lang, shown=limit, found=len(found)))


def coverage(counted: Coverage, lang: Language) -> None:
    """A table by chapter, what is open, and as the last line the count that scripts look for."""
    Console(highlight=False).print(_table(counted, lang))
    if counted.problems:
        typer.echo(text("coverage-problems", lang))
        for problem in counted.problems:
            typer.echo(f"  {problem}")
    if counted.uncovered:
        typer.echo(text("coverage-uncovered", lang, number=len(counted.uncovered)))
        for rule_id in counted.uncovered:
            reason = waiting(rule_id)
            typer.echo(f"  {rule_id}  {text('coverage-waits', lang, reason=reason)}" if reason else f"  {rule_id}")
    if counted.untestable:
        typer.echo(text("coverage-excused", lang, number=counted.untestable))
    # These two lines are read by scripts and are the same in every language.
    if counted.rulings:
        typer.echo(f"{counted.rulings_covered} of {counted.rulings} rulings covered")
    typer.echo(f"{counted.rules_covered} of {counted.rules} rules covered")


def _table(counted: Coverage, lang: Language) -> Table:
    table = Table(title=Catalogue.load(counted.game).book.title)
    table.add_column(text("coverage-chapter", lang))
    for key in ("rules", "tested", "untestable", "open"):
        table.add_column(text(f"coverage-{key}", lang), justify="right")
    for chapter in counted.chapters:
        left = len(chapter.uncovered)
        table.add_row(
            escape(chapter.chapter),
            str(chapter.total),
            str(chapter.tested),
            str(chapter.untestable or ""),
            f"[yellow]{left}[/yellow]" if left else "[green]✓[/green]",
        )
    return table
