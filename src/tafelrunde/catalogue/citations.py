"""Rule ids that the source code cites: in docstrings and as ``rule="…"``."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tafelrunde.catalogue.references import named_ids

_CITING_KEYWORDS = ("rule", "rules")
_DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


class Citation(msgspec.Struct, frozen=True):
    """A rule id and the place in the code that names it."""

    rule: str
    where: str


def citations(source: Path) -> Iterator[Citation]:
    """All rule ids cited in the Python files below a folder."""
    for path in sorted(source.rglob("*.py")):
        yield from citations_in(path.read_text(encoding="utf-8"), str(path.relative_to(source.parent)))


def told(source: Path) -> Iterator[Citation]:
    """The rule ids that code can say to people: in strings that are no docstrings."""
    for path in sorted(source.rglob("*.py")):
        yield from told_in(path.read_text(encoding="utf-8"), str(path.relative_to(source.parent)))


def told_in(source: str, name: str) -> Iterator[Citation]:
    """The rule ids that one file can say to people."""
    tree = ast.parse(source, filename=name)
    silent = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield from _cited(node.value, f"{name}:{node.lineno}")


def citations_in(source: str, name: str) -> Iterator[Citation]:
    """The rule ids cited in one file."""
    for node in ast.walk(ast.parse(source, filename=name)):
        if isinstance(node, _DOCUMENTED):
            text, line = ast.get_docstring(node, clean=False), getattr(node, "lineno", 1)
            yield from _cited(text or "", f"{name}:{line}")
        elif isinstance(node, ast.keyword) and node.arg in _CITING_KEYWORDS:
            for part in ast.walk(node.value):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield from _cited(part.value, f"{name}:{part.lineno}")


def _cited(text: str, where: str) -> Iterator[Citation]:
    return (Citation(rule, where) for rule in named_ids(text))
