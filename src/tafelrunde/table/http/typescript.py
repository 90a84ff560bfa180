"""TypeScript types for the browser client, made from the Structs that the server speaks.

`python -m tafelrunde.table.http.typescript` writes `client/src/protocol.ts`; a test keeps the committed file current.
"""

from __future__ import annotations

import inspect
import types
import typing
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from tafelrunde.kernel import scene
from tafelrunde.table.http import drawing, infos, openapi
from tafelrunde.table.wire import protocol

TARGET = Path(__file__).parents[4] / "client" / "src" / "protocol.ts"

_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
_FINISHED = {
    (protocol.Frame, "scene"): "Scene",
    (protocol.Frame, "briefing"): "Briefing | null",
    (protocol.LogLine, "shows"): "(Card | Die)[]",
    (protocol.LogLine, "contest"): "Contest | null",
    (infos.GameInfo, "board"): "Board | null",
    (drawing.ExampleInfo, "board"): "Board",
}
"""Fields that hold parts of a scene in finished words."""
_HEAD = """\
// Made by `python -m tafelrunde.table.http.typescript` from the server's types. Do not edit.
"""


def document() -> str:
    """The whole file."""
    said = [*_structs(protocol.ClientMessage), *_structs(protocol.TableMessage)]
    asked = [_unlisted(kind) for e in openapi.ENDPOINTS for kind in (e.answer, e.body)]
    known = _closure([scene.Scene, scene.Briefing, *said, *[kind for kind in asked if kind is not None]])
    wishes = {kind for e in openapi.ENDPOINTS if (kind := e.body) is not None}
    parts = [_HEAD]
    parts += [_interface(struct, _may_be_left_out(struct, wishes)) for struct in known]
    parts += [
        _union("Item", scene.Item),
        _union("Board", scene.Board),
        _union("ClientMessage", protocol.ClientMessage),
        _union("TableMessage", protocol.TableMessage),
    ]
    return "\n".join(parts)


def _unlisted(kind: Any) -> Any:
    """`list[X]` is about X; bytes and nothing are about no Struct."""
    found = get_args(kind)[0] if get_origin(kind) is list else kind
    return found if inspect.isclass(found) and issubclass(found, msgspec.Struct) else None


def _may_be_left_out(struct: type[msgspec.Struct], wishes: set[Any]) -> bool:
    """Scenes leave out what is at its default, and so may a client; everything else the table says is complete."""
    said_by_client = issubclass(struct, protocol.Message) or struct in wishes or struct.__name__.endswith("Wish")
    return struct.__module__ == scene.__name__ or said_by_client


def _structs(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """The Structs that a type names, at any depth."""
    if inspect.isclass(kind) and issubclass(kind, msgspec.Struct):
        yield kind
    for part in get_args(kind):
        yield from _structs(part)


def _closure(roots: list[type[msgspec.Struct]]) -> list[type[msgspec.Struct]]:
    """The roots and all Structs that their fields name, each once; texts arrive as plain strings."""
    found: dict[type[msgspec.Struct], None] = {}

    def visit(struct: type[msgspec.Struct]) -> None:
        if struct in found or struct is scene.Text:
            return
        found[struct] = None
        for kind in typing.get_type_hints(struct).values():
            for part in _structs(kind):
                visit(part)

    for root in roots:
        visit(root)
    return list(found)


def _interface(struct: type[msgspec.Struct], sparse: bool) -> str:
    hints = typing.get_type_hints(struct)
    lines = [f"/** {_first_line(struct)} */", f"export interface {struct.__name__} {{"]
    config = struct.__struct_config__
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    for field in msgspec.structs.fields(struct):
        mark = "?" if sparse and not field.required else ""
        kind = _FINISHED.get((struct, field.name)) or _type(hints[field.name])
        lines.append(f"  {field.name}{mark}: {kind};")
    return "\n".join([*lines, "}", ""])


def _first_line(struct: type[msgspec.Struct]) -> str:
    return (inspect.getdoc(struct) or struct.__name__).splitlines()[0]


def _union(name: str, kind: Any) -> str:
    return f"export type {name} = {_type(kind)};\n"


def _type(kind: Any) -> str:
    if kind in _PLAIN:
        return _PLAIN[kind]
    if kind is scene.Text:
        return "string"
    if inspect.isclass(kind) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join([f'"{value}"' for value in args])
    if origin in (Union, types.UnionType):
        return " | ".join([_type(part) for part in args])
    if origin in (list, tuple) and (origin is list or args[-1] is Ellipsis):
        part = _type(args[0])
        return f"({part})[]" if " | " in part else f"{part}[]"
    if origin is tuple:
        return f"[{', '.join([_type(part) for part in args])}]"
    if origin in (dict, Mapping):
        return f"Record<string, {_type(args[1])}>"
    raise TypeError(f"no TypeScript for {kind}")


def main() -> None:
    TARGET.write_text(document(), encoding="utf-8")


if __name__ == "__main__":
    main()
