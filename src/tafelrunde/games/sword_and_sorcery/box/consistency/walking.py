"""Every operation of a record, wherever it stands, with the way to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tafelrunde.games.sword_and_sorcery.effects import formula
from tafelrunde.games.sword_and_sorcery.effects.words import Op
from tafelrunde.kernel.papers.document import Path
from tafelrunde.tabletop.schema import fields

AMOUNTS = ("n", "level", "hits", "red", "blue", "dice", "hp", "shields", "armor", "hire", "reach", "shards")
"""Fields that hold amounts."""


def structs(value: Any, path: Path = ()) -> Iterator[tuple[Path, msgspec.Struct]]:
    """Every Struct inside, itself first."""
    if isinstance(value, msgspec.Struct):
        yield path, value
        for field in fields(type(value)):
            yield from structs(getattr(value, field.name), (*path, field.encode_name))
    elif isinstance(value, tuple | list):
        for index, item in enumerate(value):
            yield from structs(item, (*path, index))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from structs(item, (*path, str(key)))


def operations(value: Any, path: Path = ()) -> Iterator[tuple[Path, Op]]:
    for found, struct in structs(value, path):
        if isinstance(struct, Op):
            yield found, struct


def bad_formulas(value: Any, path: Path = ()) -> Iterator[tuple[Path, str]]:
    """Formulas with words that mean nothing."""
    for found, struct in structs(value, path):
        for name in AMOUNTS:
            amount = getattr(struct, name, None)
            if isinstance(amount, str) and not (name == "reach" and amount == "opener"):
                try:
                    formula.parsed(amount)
                except ValueError as error:
                    yield (*found, name), str(error)
