"""Every field that a game's content may have is read: a number that nobody reads misleads whoever changes it.

A field counts as read where code names it: as an attribute, in a pattern, or as a word. So a field may share its name
with one that is read and go unnoticed; one that is found here is read by nobody, not even by a check of the content.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tafelrunde.games.havens.box.cards import Content
from tafelrunde.games.havens.pack import files as haven_files
from tafelrunde.games.massive_darkness.box.files import Files as DarknessFiles
from tafelrunde.games.monster_lands.box.files import Files as LandsFiles

GAMES = Path(inspect.getfile(LandsFiles)).parents[2]
PROVENANCE = {"source", "about", "author"}
"""Where a value or a pack comes from, for whoever maintains it."""


def structs(schema: Any, found: dict[type[msgspec.Struct], None] | None = None) -> dict[type[msgspec.Struct], None]:
    """Every Struct that a type is made of."""
    found = {} if found is None else found
    if isinstance(schema, type) and issubclass(schema, msgspec.Struct) and schema not in found:
        found[schema] = None
        for field in msgspec.structs.fields(schema):
            structs(field.type, found)
    for part in get_args(schema):
        structs(part, found)
    return found


@cache
def words_of(path: Path) -> frozenset[str]:
    """The names that a module reads: attributes, keywords of patterns, and words that could be one."""
    return frozenset(_words(ast.parse(path.read_text(encoding="utf-8"))))


def _words(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
            yield node.attr
        elif isinstance(node, ast.MatchClass):
            yield from node.kwd_attrs
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def readers(*folders: str, without: str = "nothing") -> frozenset[str]:
    """What the modules of some folders read."""
    names: set[str] = set()
    for folder in folders:
        for path in sorted((GAMES / folder).rglob("*.py")):
            if without not in str(path.relative_to(GAMES)):
                names |= words_of(path)
    return frozenset(names)


def unread(root: Any, names: frozenset[str]) -> list[str]:
    """The fields of a schema that nobody reads."""
    return [
        f"{struct.__name__}.{field.name}"
        for struct in structs(root)
        for field in msgspec.structs.fields(struct)
        if field.name not in names and field.name not in PROVENANCE
    ]


HAVEN_FILES = tuple(
    one
    for one in vars(haven_files).values()
    if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == haven_files.__name__
)
PRINTED = frozenset(field.name for struct in structs(Content) for field in msgspec.structs.fields(struct))
CASES: dict[str, tuple[Any, Callable[[], frozenset[str]]]] = {
    "monster_lands": (LandsFiles, lambda: readers("monster_lands")),
    "massive_darkness": (DarknessFiles, lambda: readers("massive_darkness")),
    # What lies in the files is put together into what is printed in the box; that is what the rules read.
    "files of havens": (tuple[HAVEN_FILES], lambda: readers("havens/pack") | PRINTED),  # type: ignore[valid-type]
    "havens": (Content, lambda: readers("havens", "gloomhaven", "frosthaven", without="havens/pack/")),
}


@pytest.mark.parametrize("case", CASES)
def test_every_field_of_the_content_is_read(case: str):
    root, names = CASES[case]
    assert len(structs(root)) > 10
    assert unread(root, names()) == []


def test_a_field_that_nobody_reads_is_found():
    card = msgspec.defstruct("Card", [("cost", int), ("never_read", int), ("source", str, "")])
    file = msgspec.defstruct("File", [("cards", tuple[card, ...])])  # type: ignore[valid-type]
    assert unread(file, frozenset({"cost", "cards"})) == ["Card.never_read"]


def test_reading_is_not_setting(tmp_path: Path):
    module = tmp_path / "module.py"
    module.write_text("def f(x):\n    x.a = 1\n    match x:\n        case C(b=1): return x.c, getattr(x, 'd')\n")
    assert words_of(module) == {"b", "c", "d"}
