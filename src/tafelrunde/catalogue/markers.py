"""Which tests name which rules, read from the source of the tests without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec


class Marker(msgspec.Struct, frozen=True):
    """One ``@pytest.mark.rule("ML-PLU-02")``: the rules it names and the place where it stands."""

    rules: tuple[str, ...]
    where: str
    problem: str = ""


def markers(tests: Path) -> Iterator[Marker]:
    """All rule markers below a folder: on tests, on classes, in ``pytestmark`` and in ``pytest.param``."""
    for path in sorted(tests.rglob("*.py")):
        yield from markers_in(path.read_text(encoding="utf-8"), str(path.relative_to(tests.parent)))


def markers_in(source: str, name: str) -> Iterator[Marker]:
    """The rule markers of one file."""
    tree = ast.parse(source, filename=name)
    misplaced = {id(call): owner for owner, call in _on_helpers(tree)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_rule_mark(node.func):
            helper = misplaced.get(id(node))
            yield _marker(node, f"{name}:{node.lineno}", helper)


def _marker(call: ast.Call, where: str, helper: str | None) -> Marker:
    if helper:
        return Marker((), where, f"{helper} is no test; pytest would never run it")
    values = (arg.value for arg in call.args if isinstance(arg, ast.Constant))
    rules = tuple(value for value in values if isinstance(value, str))
    if not call.args or len(rules) < len(call.args) or call.keywords:
        return Marker(rules, where, 'name the rules one by one, as in @pytest.mark.rule("ML-PLU-02")')
    return Marker(rules, where)


def _is_rule_mark(func: ast.expr) -> bool:
    """``pytest.mark.rule`` or ``mark.rule``."""
    if not (isinstance(func, ast.Attribute) and func.attr == "rule"):
        return False
    owner = func.value
    return (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
        isinstance(owner, ast.Name) and owner.id == "mark"
    )


def _on_helpers(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """Decorators of functions and classes that pytest does not collect."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            collected = node.name.startswith("test")
        elif isinstance(node, ast.ClassDef):
            collected = node.name.startswith("Test")
        else:
            continue
        if not collected:
            yield from ((node.name, decorator) for decorator in node.decorator_list)
