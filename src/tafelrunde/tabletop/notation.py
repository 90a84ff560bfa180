"""What notations of positions have in common: plain fields with their defaults, and errors that name their place."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from difflib import get_close_matches
from functools import cache
from typing import Any, Literal, get_args, get_origin

import msgspec

from tafelrunde.kernel import PositionError
from tafelrunde.kernel.rulebook import place
from tafelrunde.tabletop.schema import fields


class Plain(msgspec.Struct, frozen=True):
    """A field that is written as it is: its type and its default."""

    type: Any
    default: Any


@cache
def plain_fields(cls: type[msgspec.Struct], notation: frozenset[str]) -> dict[str, Plain]:
    """The fields that have no notation of their own."""
    found = {}
    for field in fields(cls):
        if field.name not in notation:
            made = field.default_factory is not msgspec.NODEFAULT
            found[field.name] = Plain(field.type, field.default_factory() if made else field.default)
    return found


def write_plain(
    struct: msgspec.Struct, notation: frozenset[str] = frozenset(), usual: msgspec.Struct | None = None
) -> dict[str, Any]:
    """The plain fields that are not as usual; without such an example, those that are not at their default."""
    data = {}
    for name, plain in plain_fields(type(struct), notation).items():
        value = getattr(struct, name)
        if value != (plain.default if usual is None else getattr(usual, name)):
            data[name] = lean(value)
    return data


def lean(value: Any) -> Any:
    """Plain data without the defaults of structs inside, from which `msgspec.convert` makes the value again."""
    if isinstance(value, msgspec.Struct):
        config = type(value).__struct_config__
        if config.array_like:
            return [lean(getattr(value, name)) for name in value.__struct_fields__]
        tag = {config.tag_field: config.tag} if config.tag_field else {}
        return {**tag, **write_plain(value)}
    if isinstance(value, list | tuple):
        return [lean(item) for item in value]
    if isinstance(value, dict):
        return {key: lean(item) for key, item in value.items()}
    return msgspec.to_builtins(value)


def read_plain(struct: msgspec.Struct, notation: frozenset[str], data: Mapping[str, Any], where: str = "") -> None:
    """Set the plain fields that the text states."""
    for name, plain in plain_fields(type(struct), notation).items():
        if name in data:
            setattr(struct, name, read_value(data[name], plain.type, f"{where}{name}"))


class UnknownField(PositionError):
    """A field that the notation does not know: where, and which ones it knows there."""

    def __init__(self, where: str, name: str, known: Collection[str]) -> None:
        super().__init__(f"{where}{name}: there is no such field{did_you_mean(name, known)}")
        self.where = where
        self.known = tuple(known)


def read_value(value: Any, type_: Any, where: str) -> Any:
    _check_fields(value, type_, where)
    try:
        return msgspec.convert(value, type_)
    except msgspec.ValidationError as error:
        if get_origin(type_) is Literal:
            allowed = ", ".join(str(choice) for choice in get_args(type_) if choice != "")
            raise PositionError(f"{where}: {value!r} is not possible; allowed: {allowed}") from None
        raise PositionError(place(error, where)) from None


def _check_fields(value: Any, type_: Any, where: str) -> None:
    """No field of a Struct inside may be misspelt: msgspec would pass over it in silence."""
    inner = get_args(type_)
    if isinstance(value, list):
        kinds = inner if get_origin(type_) in (list, tuple) else [kind for part in inner for kind in get_args(part)]
        for at, item in enumerate(value):
            for kind in [kind for kind in kinds if kind is not ...][:1]:
                _check_fields(item, kind, f"{where}[{at}]")
    elif isinstance(value, Mapping):
        if get_origin(type_) is dict:
            for key, item in value.items():
                _check_fields(item, inner[1], f"{where}.{key}")
            return
        struct = _struct(value, type_)
        if struct is not None:
            types = {field.encode_name: field.type for field in fields(struct)}
            tag = struct.__struct_config__.tag_field
            require_known([name for name in value if name != tag], types, f"{where}.")
            for name, item in value.items():
                if name != tag:
                    _check_fields(item, types[name], f"{where}.{name}")


def _struct(value: Mapping[str, Any], type_: Any) -> type[msgspec.Struct] | None:
    """The Struct that the fields are meant for; of several by its tag."""
    kinds = [kind for kind in (type_, *get_args(type_)) if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    if len(kinds) == 1:
        return kinds[0]
    for kind in kinds:
        config = kind.__struct_config__
        if config.tag_field and value.get(config.tag_field) == config.tag:
            return kind
    return None


def mapping(value: Any, where: str) -> Mapping[str, Any]:
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise PositionError(f"{where}: must be a list of fields, such as {{name: value}}, not {value!r}")
    return value


def sequence(value: Any, where: str) -> list[Any]:
    if value is None:
        return []
    if not isinstance(value, list):
        raise PositionError(f"{where}: must be a list, such as [{value}]")
    return value


def require_known(names: Collection[str], known: Collection[str], where: str) -> None:
    """Every field must be one that the notation knows."""
    for name in names:
        if name not in known:
            raise UnknownField(where, str(name), known)


def did_you_mean(name: str, known: Collection[str]) -> str:
    close = get_close_matches(name, list(known), n=3, cutoff=0.5)
    return f"; did you mean {' or '.join(close)}?" if close else f"; there are: {', '.join(known)}"
