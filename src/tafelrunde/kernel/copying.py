"""A copier generated from a state's annotations.

`copy.deepcopy` walks every object and asks what it is; the annotations already say so. For each Struct one
function is written that copies the mutable parts and shares the rest: frozen Structs, tuples, numbers, strings.
Types whose order or sharing would make games unrepeatable (sets, plain objects) are refused when the copier is
made, not in the middle of a game.
"""

from __future__ import annotations

import enum
import threading
import types
import typing
from collections.abc import Callable
from functools import cache
from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec

S = TypeVar("S", bound=msgspec.Struct)

_ATOMS: tuple[Any, ...] = (int, float, bool, str, bytes, type(None))


class NotCopyable(TypeError):
    """A state type that the copier can't handle, with the field it was found in."""


def _is_struct(tp: Any) -> bool:
    return isinstance(tp, type) and issubclass(tp, msgspec.Struct)


def _is_frozen(tp: Any) -> bool:
    return bool(tp.__struct_config__.frozen)


def _fields(tp: Any) -> list[tuple[str, Any]]:
    hints = typing.get_type_hints(tp)
    return [(name, hints[name]) for name in tp.__struct_fields__]


def _shared(tp: Any, where: str, inside: tuple[Any, ...] = ()) -> bool:
    """True if values of this type never change, so that copies may share them."""
    if isinstance(tp, typing.TypeVar):
        raise NotCopyable(f"{where}: a state must not be generic")
    if hasattr(tp, "__supertype__"):
        return _shared(tp.__supertype__, where, inside)
    origin = get_origin(tp)
    if tp in _ATOMS or origin is Literal:
        return True
    if origin in (typing.Union, types.UnionType):
        return all(_shared(arg, where, inside) for arg in get_args(tp))
    if origin is tuple:
        if not all(_shared(arg, where, inside) for arg in get_args(tp) if arg is not Ellipsis):
            raise NotCopyable(f"{where}: a tuple in a state must hold only what never changes")
        return True
    if origin in (list, dict):
        return False
    if _is_struct(tp):
        if not _is_frozen(tp):
            return False
        if tp in inside:
            return True
        for name, hint in _fields(tp):
            if not _shared(hint, f"{tp.__name__}.{name}", (*inside, tp)):
                raise NotCopyable(f"{tp.__name__}.{name}: a frozen Struct must hold only what never changes")
        return True
    if isinstance(tp, type) and issubclass(tp, str | enum.Enum):
        return True
    raise NotCopyable(f"{where}: {tp!r} can't be part of a state")


def _expression(tp: Any, value: str, where: str, scope: dict[str, Any], depth: int = 0) -> str:
    """Python source that copies `value` of type `tp`."""
    if _shared(tp, where):
        return value
    if hasattr(tp, "__supertype__"):
        return _expression(tp.__supertype__, value, where, scope, depth)
    origin = get_origin(tp)
    item = f"i{depth}"
    if origin is list:
        (inner,) = get_args(tp)
        if _shared(inner, where):
            return f"{value}[:]"
        copied = _expression(inner, item, where, scope, depth + 1)
        return f"([{copied} for {item} in {value}] if {value} else [])"
    if origin is dict:
        key, inner = get_args(tp)
        if not _shared(key, where):
            raise NotCopyable(f"{where}: dict keys must never change")
        if _shared(inner, where):
            return f"{value}.copy()"
        copied = _expression(inner, item, where, scope, depth + 1)
        return f"({{k{depth}: {copied} for k{depth}, {item} in {value}.items()}} if {value} else {{}})"
    if origin in (typing.Union, types.UnionType):
        rest = [arg for arg in get_args(tp) if arg is not type(None)]
        if len(rest) == 1:
            return f"(None if {value} is None else {_expression(rest[0], value, where, scope, depth)})"
        if len(rest) != len(get_args(tp)) or not all(_is_struct(arg) for arg in rest):
            raise NotCopyable(f"{where}: a union of things that change must be Structs, or one type or None")
        name = f"kinds{len(scope)}"
        scope[name] = {arg: copier(arg) for arg in rest}
        return f"{name}[type({value})]({value})"
    if all(_shared(hint, where) for _, hint in _fields(tp)):
        return f"{value}.__copy__()"
    # Two Structs of different modules may have the same name: the number tells them apart.
    name = f"copy{len(scope)}_{tp.__name__}"
    scope[name] = copier(tp)
    return f"{name}({value})"


_in_work: list[Any] = []
_writing = threading.RLock()
"""Matches may be opened in several threads: one of them writes copiers at a time."""


@cache
def copier(cls: type[S]) -> Callable[[S], S]:
    """The copying function of a Struct type: deep for what changes, shared for what does not."""
    if _is_frozen(cls):
        _shared(cls, cls.__name__)
        return lambda value: value
    with _writing:
        if cls in _in_work:
            raise NotCopyable(f"{cls.__name__}: what changes must not contain its own kind; refer to it by an id")
        _in_work.append(cls)
        try:
            return _written(cls)
        finally:
            _in_work.pop()


def _written(cls: type[S]) -> Callable[[S], S]:
    """All fields at once, which Structs do fastest, then those that change one by one."""
    hints = typing.get_type_hints(cls)
    scope: dict[str, Any] = {}
    lines = []
    for name in cls.__struct_fields__:
        copied = _expression(hints[name], f"s.{name}", f"{cls.__name__}.{name}", scope)
        if copied != f"s.{name}":
            lines.append(f"    c.{name} = {copied}\n")
    source = f"def copy(s):\n    c = s.__copy__()\n{''.join(lines)}    return c\n"
    exec(compile(source, f"<copier of {cls.__name__}>", "exec"), scope)
    return typing.cast(Callable[[S], S], scope["copy"])
