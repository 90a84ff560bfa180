"""Small changes to the content of a game for one match, as a position states them: `content: {monsters: {troll: {…}}}`.

They are laid over the records of the content files and checked as a pack is. The state keeps them as a text, so that
copies, saves and replays have them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from tafelrunde.kernel import PositionError
from tafelrunde.kernel.papers.document import Path, spell
from tafelrunde.tabletop.notation import did_you_mean, mapping, read_value, require_known
from tafelrunde.tabletop.packs import Pack
from tafelrunde.tabletop.schema import misfits

F = TypeVar("F", bound=msgspec.Struct)
MOST = 99
"""Numbers may not be larger: whoever reckons with them must come to an end."""
_FIXED_WITHIN = frozenset({"id", "name"})
"""Parts of a record keep their names, too."""


class Kind(NamedTuple):
    """Records of a file that can be changed: the list in which they stand, their type, and what stays as it is."""

    listed: str
    schema: type[msgspec.Struct]
    fixed: frozenset[str]


Kinds = Mapping[str, Kind]
"""By the file of the content."""


def read_changes(files: F, value: Any, kinds: Kinds, check: Callable[[Pack[F]], None]) -> str:
    """The changes of a position as the state keeps them; raises PositionError with the place.

    `check` notes whatever types can't say about the changed files.
    """
    stated = mapping(value, "content")
    require_known(stated, kinds, "content.")
    changes: dict[str, Any] = {}
    for kind, entries in stated.items():
        if records := mapping(entries, f"content.{kind}"):
            changes[str(kind)] = _plain(records, f"content.{kind}")
    if not changes:
        return ""
    check(_Changed(_laid(files, changes, kinds), {}))
    return msgspec.json.encode(changes, order="deterministic").decode()


def write_changes(text: str) -> Any:
    """The changes as a position states them."""
    return msgspec.json.decode(text)


def changed_files(files: F, changes: str, kinds: Kinds) -> F:
    """The files with changes that were read once."""
    return _laid(files, msgspec.json.decode(changes), kinds)


class _Changed(Pack[F]):
    """Files with changes in them; a problem is told by the record where it is."""

    def problem(self, file: str, path: Path, message: str) -> None:
        where = f"content.{file}"
        if len(path) > 1 and isinstance(path[1], int):
            where += f".{getattr(getattr(self.files, file), str(path[0]))[path[1]].id}"
            path = path[2:]
        raise PositionError(f"{where}.{spell(path)}: {message}" if path else f"{where}: {message}")


def _laid(files: F, changes: Mapping[str, Mapping[str, Any]], kinds: Kinds) -> F:
    """The files with these records in the places of theirs."""
    for name, entries in changes.items():
        kind = kinds[name]
        file = getattr(files, name)
        records = {record.id: record for record in getattr(file, kind.listed)}
        for record, change in entries.items():
            where = f"content.{name}.{record}"
            if record not in records:
                raise PositionError(f"{where}: there is none{did_you_mean(record, records)}")
            records[record] = _changed(records[record], mapping(change, where), kind, where)
        files = replace(files, **{name: replace(file, **{kind.listed: tuple(records.values())})})
    return files


def _changed(record: Any, change: Mapping[str, Any], kind: Kind, where: str) -> Any:
    for name in sorted(kind.fixed.intersection(change)):
        raise _fixed(f"{where}.{name}")
    whole = _merged(msgspec.json.decode(msgspec.json.encode(record)), change, where)
    for path, message in misfits(whole, kind.schema):
        raise PositionError(f"{where}.{spell(path)}: {message}")
    return read_value(whole, kind.schema, where)


def _merged(whole: Any, change: Any, where: str) -> Any:
    """Fields by name; parts of a list by their id, or by their number from 1; all else as a whole."""
    if isinstance(whole, list):
        named = bool(whole) and isinstance(whole[0], dict) and "id" in whole[0]
        if not named and not isinstance(change, Mapping):
            return change
        parts = {part["id"] if named else str(number): part for number, part in enumerate(whole, 1)}
        for name, fields in mapping(change, where).items():
            if name not in parts:
                raise PositionError(f"{where}.{name}: there is none; there are {', '.join(parts) or 'none'}")
            parts[name] = _within(parts[name], fields, f"{where}.{name}")
        return list(parts.values())
    if not isinstance(whole, dict) or not isinstance(change, Mapping):
        return change
    if "op" in whole and change.get("op", whole["op"]) != whole["op"]:
        return change
    return whole | {name: _within(whole.get(name), value, f"{where}.{name}") for name, value in change.items()}


def _within(part: Any, change: Any, where: str) -> Any:
    if isinstance(part, dict) and "name" in part:
        for name in sorted(_FIXED_WITHIN.intersection(mapping(change, where))):
            raise _fixed(f"{where}.{name}")
    return _merged(part, change, where)


def _fixed(where: str) -> PositionError:
    return PositionError(f"{where}: that can't be changed here")


def _plain(value: Any, where: str) -> Any:
    """Names of fields and numbers of parts as texts, as they come back from a save."""
    if isinstance(value, Mapping):
        return {str(name): _plain(inner, f"{where}.{name}") for name, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(inner, f"{where}[{at}]") for at, inner in enumerate(value)]
    if isinstance(value, int) and abs(value) > MOST:
        raise PositionError(f"{where}: at most {MOST}, not {value}")
    return value
