"""Say in plain words where data does not fit its types: every misfit, not only the first."""

import types
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo

from tafelrunde.kernel.papers.document import Path

T = TypeVar("T")


@cache
def fields(struct: type[msgspec.Struct]) -> tuple[FieldInfo, ...]:
    """The fields of a Struct; msgspec works out their types anew each time it is asked."""
    return msgspec.structs.fields(struct)


def convert(value: object, schema: type[T]) -> T:
    """The value as typed Structs; raises msgspec.ValidationError."""
    return msgspec.convert(value, schema, strict=True)


def misfits(value: object, schema: Any, path: Path = ()) -> Iterator[tuple[Path, str]]:
    """The path and description of everything that keeps the value from fitting the schema."""
    try:
        msgspec.convert(value, schema, strict=True)
    except msgspec.ValidationError as error:
        inner = list(_inside(value, schema, path))
        yield from inner or [(path, _say(error, value, schema))]


def _inside(value: object, schema: Any, path: Path) -> Iterator[tuple[Path, str]]:
    """The misfits of the parts. None if the value as a whole is wrong."""
    schema, origin = _narrow(schema, value)
    if isinstance(value, dict) and isinstance(schema, type) and issubclass(schema, msgspec.Struct):
        yield from _in_struct(value, schema, path)
    elif isinstance(value, dict) and origin is dict:
        for key, item in value.items():
            yield from misfits(item, get_args(schema)[1], (*path, str(key)))
    elif isinstance(value, list) and origin in (tuple, list):
        kinds = get_args(schema)
        if origin is list or kinds[1:] == (...,):
            for index, item in enumerate(value):
                yield from misfits(item, kinds[0], (*path, index))
        elif len(kinds) == len(value):
            for index, (item, kind) in enumerate(zip(value, kinds, strict=True)):
                yield from misfits(item, kind, (*path, index))
    elif isinstance(value, dict) and (tags := _tags(schema)):
        tag_field = str(next(iter(tags.values())).__struct_config__.tag_field)
        if tag_field in value:
            yield (*path, tag_field), _not_one_of(value[tag_field], tuple(tags))
        elif misnamed := [key for key, said in value.items() if isinstance(said, str) and said in tags]:
            # Packs once called it otherwise in places.
            yield (*path, str(misnamed[0])), f"write `{tag_field}: {value[misnamed[0]]}` instead of `{misnamed[0]}`"
        else:
            yield path, f"`{tag_field}` is missing; it is one of {_listed(tuple(tags))}"


def _in_struct(value: dict[Any, Any], schema: type[msgspec.Struct], path: Path) -> Iterator[tuple[Path, str]]:
    known = {field.encode_name: field for field in fields(schema)}
    tag_field = schema.__struct_config__.tag_field
    if schema.__struct_config__.forbid_unknown_fields:
        for key in value:
            if key not in known and key != tag_field:
                yield (*path, str(key)), f"unknown field; allowed are {_listed(tuple(known)) or 'none'}"
    for name, field in known.items():
        if name in value:
            yield from misfits(value[name], field.type, (*path, name))
        elif field.required:
            yield path, f"`{name}` is missing"


def _narrow(schema: Any, value: object) -> tuple[Any, Any]:
    """Without annotations, and of a union the one member that the value can only mean."""
    while get_origin(schema) is Annotated:
        schema = get_args(schema)[0]
    if get_origin(schema) in (Union, types.UnionType):
        tag = None
        tags = _tags(schema)
        if tags and isinstance(value, dict):
            tag = value.get(next(iter(tags.values())).__struct_config__.tag_field)
        members = [member for member in get_args(schema) if member is not types.NoneType]
        if isinstance(tag, str) and tag in tags:
            return tags[tag], None
        if len(members) == 1:
            return _narrow(members[0], value)
    return schema, get_origin(schema)


def _tags(schema: Any) -> dict[Any, type[msgspec.Struct]]:
    """The tagged Structs of a union by their tag."""
    members = get_args(schema) if get_origin(schema) in (Union, types.UnionType) else ()
    structs = [m for m in members if isinstance(m, type) and issubclass(m, msgspec.Struct)]
    return {s.__struct_config__.tag: s for s in structs if s.__struct_config__.tag is not None}


def _say(error: msgspec.ValidationError, value: object, schema: Any) -> str:
    schema, origin = _narrow(schema, value)
    if origin is Literal and not isinstance(value, dict | list):
        return _not_one_of(value, get_args(schema))
    expected = str(error).split(" - at `")[0].split(", got ")[0]
    found = "a mapping" if isinstance(value, dict) else "a list" if isinstance(value, list) else repr(value)
    if isinstance(value, list) and "length" in expected:
        found = f"{len(value)} items"
    return f"{expected[:1].lower()}{expected[1:]}, found {found}"


def _not_one_of(value: object, allowed: tuple[object, ...]) -> str:
    return f"{value!r} is not one of {_listed(allowed)}"


def _listed(names: tuple[object, ...]) -> str:
    return ", ".join(str(name) for name in names)
