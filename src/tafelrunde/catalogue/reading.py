"""Reads a catalogue file: headings, rules, marks and source lines."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from tafelrunde.catalogue.references import RULE_ID, references
from tafelrunde.catalogue.rule import Mark, Rule
from tafelrunde.catalogue.shelf import Book, BrokenCatalogue

_RULE = re.compile(rf"^(?:[-*] )?\*\*(?P<id>{RULE_ID.pattern})\*\*\s*(?P<text>.*)$")
_HEADING = re.compile(r"^(?P<level>#{2,4}) (?P<title>.*)$")
_SOURCE = re.compile(r"\s*\[(?P<lines>L\d[^\]]*)\]")
_MARK = re.compile(r"\[(?P<mark>INFERRED|GAP|INTERP)\b")
_NUMBER = re.compile(r"^\d+[a-z]?\.?\s+")


class _Found(msgspec.Struct):
    """A rule as it stands in the file: its lines, not yet understood."""

    id: str
    chapter: str
    section: str
    line: int
    lines: list[str]


def read(book: Book, markdown: str) -> tuple[Rule, ...]:
    """All rules of a catalogue file, in the order of the file."""
    found = list(_find(book, markdown))
    lines: dict[str, int] = {}
    for each in found:
        if each.id in lines:
            earlier = lines[each.id]
            raise BrokenCatalogue(f"{book.file}:{each.line}: {each.id} is already the rule of line {earlier}")
        lines[each.id] = each.line
    return tuple(_understand(book, each, known=lines) for each in found)


def translate(book: Book, rules: tuple[Rule, ...], language: str, markdown: str) -> tuple[Rule, ...]:
    """The same rules in the words of a translation; only words are translated, everything else is the catalogue's."""
    words = {found.id: found for found in _find(book, markdown)}
    return tuple(
        msgspec.structs.replace(
            rule, text=_text(found.lines), chapter=found.chapter, section=found.section, language=language
        )
        if (found := words.get(rule.id))
        else rule
        for rule in rules
    )


def _find(book: Book, markdown: str) -> Iterator[_Found]:
    """A rule runs from its bold id to the next blank line, heading or rule."""
    chapter = section = ""
    current: _Found | None = None
    for number, line in enumerate(markdown.splitlines(), start=1):
        rule, heading = _RULE.match(line), _HEADING.match(line)
        if current and (rule or heading or not line.strip()):
            yield current
            current = None
        if rule:
            if not rule["id"].startswith(book.prefix + "-"):
                raise BrokenCatalogue(f"{book.file}:{number}: {rule['id']} must begin with {book.prefix}-")
            current = _Found(rule["id"], chapter, section, number, [rule["text"]])
        elif heading:
            title = heading["title"].strip()
            if heading["level"] == "##":
                chapter, section = title, ""
            else:
                section = title
        elif current:
            current.lines.append(line.rstrip())
    if current:
        yield current


def _understand(book: Book, found: _Found, known: dict[str, int]) -> Rule:
    raw = "\n".join(found.lines)
    marks = {Mark(match["mark"]) for match in _MARK.finditer(raw)}
    return Rule(
        id=found.id,
        game=book.game,
        chapter=found.chapter,
        section=found.section,
        text=_text(found.lines),
        line=found.line,
        sources=tuple(match["lines"] for match in _SOURCE.finditer(raw)),
        marks=tuple(mark for mark in Mark if mark in marks),
        proposed=re.search(r"\b[Pp]roposed\b", raw) is not None,
        ruling=_NUMBER.sub("", found.chapter).startswith("Rulings"),
        references=tuple(rule for rule in references(raw, known) if rule != found.id),
    )


def _text(lines: list[str]) -> str:
    return _SOURCE.sub("", "\n".join(lines)).strip()
