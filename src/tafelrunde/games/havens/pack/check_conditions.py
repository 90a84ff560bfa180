"""Whether the conditions that a pack names are those of its game."""

from __future__ import annotations

import types
from collections.abc import Collection, Iterator
from typing import Annotated, Any, Union, get_args, get_origin

from msgspec import Struct

from tafelrunde.games.havens.box.conditions import CONDITIONS
from tafelrunde.games.havens.box.modifier_cards import BadNotation, modifier
from tafelrunde.games.havens.box.vocabulary import ConditionName
from tafelrunde.games.havens.pack.files import PerkEntry
from tafelrunde.games.havens.pack.reading import Found, Library
from tafelrunde.kernel.papers.document import Path
from tafelrunde.tabletop.packs import Problem
from tafelrunde.tabletop.schema import fields


def check(library: Library, there: Collection[str]) -> Iterator[Problem]:
    """Every condition of the shared table that the game does not have."""
    if CONDITIONS.keys() <= set(there):
        return
    for shelf in fields(Library):
        records = getattr(library, shelf.name)
        for found in records.values() if isinstance(records, dict) else ():
            if isinstance(found, Found):
                for path, name in _named(found.entry, None, ()):
                    if name not in there:
                        yield found.problem(path, f"{name!r} is no condition of this game; there are {_list(there)}")


def _named(value: object, schema: Any, path: Path) -> Iterator[tuple[Path, str]]:
    """The conditions below a value, with the way to them."""
    if isinstance(value, PerkEntry):
        yield from _on_cards(value, path)
    if isinstance(value, Struct):
        for field in fields(type(value)):
            yield from _named(getattr(value, field.name), field.type, (*path, field.encode_name))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _named(item, _inner(schema, dict, 1), (*path, str(key)))
    elif isinstance(value, tuple | list):
        for index, item in enumerate(value):
            yield from _named(item, _inner(schema, type(value), 0), (*path, index))
    elif isinstance(value, str) and ConditionName in _members(schema):
        yield path, value


def _on_cards(perk: PerkEntry, path: Path) -> Iterator[tuple[Path, str]]:
    """The conditions on modifier cards, which are words of their notation."""
    for card in perk.add:
        try:
            gain = modifier(card).gain
        except BadNotation:
            continue
        for name in (*gain.cond, *gain.own_cond):
            yield (*path, "add", card), name


def _inner(schema: Any, kind: type, place: int) -> Any:
    """The type of what a container of this kind holds."""
    for member in _members(schema):
        if get_origin(member) is kind:
            return get_args(member)[place]
    return None


def _members(schema: Any) -> tuple[Any, ...]:
    """Without annotations; of a union all its members."""
    while get_origin(schema) is Annotated:
        schema = get_args(schema)[0]
    if get_origin(schema) in (Union, types.UnionType):
        return tuple(inner for member in get_args(schema) for inner in _members(member))
    return (schema,)


def _list(names: Collection[str]) -> str:
    return ", ".join(names)
