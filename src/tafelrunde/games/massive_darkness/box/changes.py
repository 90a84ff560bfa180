"""Small changes to the content for one match: `content: {guards: {W001: {health: 3}}}` in a position.

They are checked like a pack, kept in the state (so that copies, saves and replays have them), and laid over the content
whenever a game is made of that state. What decks, boards and names are made from stays as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from tafelrunde.games.massive_darkness.box import consistency
from tafelrunde.games.massive_darkness.box.cards import ClassSheet, DoorCard, EnemyCard, Equipment, EventCard, HeroCard
from tafelrunde.games.massive_darkness.box.content import Content, made_from_content
from tafelrunde.games.massive_darkness.box.files import Files
from tafelrunde.kernel import PositionError
from tafelrunde.kernel.document import Path, spell
from tafelrunde.tabletop.notation import did_you_mean, mapping, read_value, require_known
from tafelrunde.tabletop.packs import Pack
from tafelrunde.tabletop.schema import misfits

KINDS: dict[str, tuple[str, type[msgspec.Struct]]] = {
    "treasures": ("cards", Equipment),
    "starting_equipment": ("cards", Equipment),
    "artefacts": ("cards", Equipment),
    "guards": ("cards", EnemyCard),
    "wandering_monsters": ("cards", EnemyCard),
    "heroes": ("heroes", HeroCard),
    "classes": ("classes", ClassSheet),
    "doors": ("cards", DoorCard),
    "events": ("cards", EventCard),
}
"""The files of a pack that can be changed, and the records in them."""
FIXED = frozenset({"id", "code", "codes", "name", "type", "role", "level", "slot", "source"})
"""What something is can't be changed, only what it does."""
FIXED_WITHIN = frozenset({"id", "name"})
"""The same for parts of it: lines and skills keep their names."""


def read_changes(content: Content, value: Any) -> str:
    """The changes of a position as the state keeps them; raises PositionError with the place."""
    changes = mapping(value, "content")
    require_known(changes, KINDS, "content.")
    plain: dict[str, Any] = {}
    for kind, entries in changes.items():
        if stated := mapping(entries, f"content.{kind}"):
            plain[kind] = _by_name(stated)
    if not plain:
        return ""
    _check(content.files, _laid(content.files, plain))
    return msgspec.json.encode(plain, order="deterministic").decode()


def write_changes(text: str) -> Any:
    """The changes as a position states them."""
    return msgspec.json.decode(text)


def content_with(content: Content, changes: str) -> Content:
    """The content with the changes of a match; made once."""
    return _made(content, changes) if changes else content


@lru_cache(maxsize=32)
def _made(content: Content, changes: str) -> Content:
    files = _laid(content.files, msgspec.json.decode(changes))
    return Content(files, f"{content.digest} with {changes}", content.boards)


made_from_content.append(_made.cache_clear)


# --- laid over the files ------------------------------------------------------------------------------------------


def _laid(files: Files, changes: Mapping[str, Mapping[str, Any]]) -> Files:
    """The files with these records in the places of theirs."""
    for kind, entries in changes.items():
        listed, schema = KINDS[kind]
        file = getattr(files, kind)
        records = {record.id: record for record in getattr(file, listed)}
        for name, change in entries.items():
            where = f"content.{kind}.{name}"
            if name not in records:
                raise PositionError(f"{where}: there is none{did_you_mean(name, records)}")
            records[name] = _changed(records[name], mapping(change, where), schema, where)
        files = replace(files, **{kind: replace(file, **{listed: tuple(records.values())})})
    return files


def _changed(record: Any, change: Mapping[str, Any], schema: type[msgspec.Struct], where: str) -> Any:
    for name in sorted(FIXED.intersection(change)):
        raise _fixed(f"{where}.{name}")
    whole = _merged(msgspec.json.decode(msgspec.json.encode(record)), change, where)
    for path, message in misfits(whole, schema):
        raise PositionError(f"{where}.{spell(path)}: {message}")
    return read_value(whole, schema, where)


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
    return whole | {name: _within(whole.get(name), value, f"{where}.{name}") for name, value in change.items()}


def _within(part: Any, change: Any, where: str) -> Any:
    if isinstance(part, dict) and "name" in part:
        for name in sorted(FIXED_WITHIN.intersection(mapping(change, where))):
            raise _fixed(f"{where}.{name}")
    return _merged(part, change, where)


def _fixed(where: str) -> PositionError:
    return PositionError(f"{where}: that can't be changed here; a pack can bring something new")


def _by_name(value: Any) -> Any:
    """Names of fields and numbers of parts are texts, as they come back from a save."""
    if isinstance(value, Mapping):
        return {str(name): _by_name(inner) for name, inner in value.items()}
    return [_by_name(inner) for inner in value] if isinstance(value, list | tuple) else value


# --- checked as a pack --------------------------------------------------------------------------------------------


class _Changed(Pack[Files]):
    """The files with the changes in them; a problem is told by the record where it is."""

    def problem(self, file: str, path: Path, message: str) -> None:
        where = f"content.{file}"
        if len(path) > 1 and isinstance(path[1], int):
            record = getattr(getattr(self.files, file), str(path[0]))[path[1]]
            where += f".{record.id}"
            where += f".{spell(path[2:])}" if path[2:] else ""
        raise PositionError(f"{where}: {message}")


def _check(own: Files, files: Files) -> None:
    """As a pack is checked; the effects of a hero are named by where the shadow skill ends."""
    consistency.check(_Changed(files, {}), counts=False)
    before = {hero.id: len(hero.shadow_skill) for hero in own.heroes.heroes}
    for hero in files.heroes.heroes:
        if len(hero.shadow_skill) != before[hero.id]:
            where = f"content.heroes.{hero.id}.shadow_skill"
            raise PositionError(f"{where}: the number of its effects ({before[hero.id]}) stays")
