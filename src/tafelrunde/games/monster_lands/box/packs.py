"""Packs: clan members, monsters, lands, equipment and tiles of one's own, laid over the game's, record by record.

A pack is a folder with `pack.yaml` (`game: monster_lands` and a name) and any of the content files except the board,
panic tiles, variants and the numbers of the rules. What the rules read nowhere is refused: an effect is known by where
it stands and when it is used, as in the game's own files.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, get_args

import msgspec

from tafelrunde.games.monster_lands.box import consistency
from tafelrunde.games.monster_lands.box.cards import Card, Mercenary, Name
from tafelrunde.games.monster_lands.box.effects import BuildingId, Choose, Op, op
from tafelrunde.games.monster_lands.box.files import Files
from tafelrunde.kernel.papers.document import Path
from tafelrunde.tabletop.pack_layers import Laid, Layers
from tafelrunde.tabletop.packs import Pack

GAME = "monster_lands"
FIXED = ("board", "config", "panic", "variants")
"""Files that a pack can't change."""
LISTS = {
    "mercenaries": "mercenaries",
    "monsters": "monsters",
    "lands": "lands",
    "paths": "tiles",
    "equipment": "equipment",
    "traps": "traps",
    "loot": "tiles",
    "missions": "missions",
}
"""The files that a pack may bring, and the list in each."""
LARGEST = 99
"""Numbers on cards: chances are reckoned with them, and that must come to an end."""
MOST_RECORDS = 200
MOST_DICE = 8
"""Slots for dice in one place: every way to fill them is looked at."""
MOST_SUMMED = 15
"""Dice that one effect gives or that a monster attacks with."""
LONGEST = 60
_ID = re.compile(r"[a-z][a-z0-9_]{1,39}")
_SLOTS = ("dice", "required", "optional")
_SETS = ("tavern", "extra")

Use = tuple[str, str, bool]
"""An operation, when it is used, and whether only outside."""


class MercenaryPack(Card, frozen=True):
    """A pack brings no aspirants."""

    mercenaries: tuple[Mercenary, ...]


class Manifest(Card, frozen=True):
    """What a pack says of itself."""

    game: str
    name: Name
    about: Name | None = None
    author: str = ""


def _check(own: Pack[Files], laid: Laid[Files]) -> None:
    known = _known(own.files)
    for file, listed in LISTS.items():
        first = laid.first(file, listed)
        records = getattr(getattr(laid.files, file), listed)
        before = {record.id: record for record in getattr(getattr(own.files, file), listed)}
        if len(records) - first > MOST_RECORDS:
            laid.problem(file, (listed, first), f"at most {MOST_RECORDS} records of one kind")
            continue
        for index in range(min(first, len(records)), len(records)):
            record = records[index]
            for path, message in (*_printed(record), *_kept(before.get(record.id), record), *_used(known, record)):
                laid.problem(file, (listed, index, *path), message)
    consistency.check(laid, counts=False)


# --- what can be printed ------------------------------------------------------------------------------------------


def _printed(record: Any) -> Iterator[tuple[Path, str]]:
    """Ids that options can carry, names that can be read, numbers that can be reckoned with."""
    if not _ID.fullmatch(record.id) or record.id in get_args(BuildingId):
        yield ("id",), f"{record.id!r}: an id has 2 to 40 small letters, digits and _, and begins with a letter"
    for path, value in _parts(msgspec.to_builtins(record), ()):
        if isinstance(value, int) and not isinstance(value, bool) and not -LARGEST <= value <= LARGEST:
            yield path, f"at most {LARGEST}, found {value}"
        elif path[-1] in ("attack", "strength", "magic", "haggle", "n") and isinstance(value, int):
            if value > MOST_SUMMED:
                yield path, f"at most {MOST_SUMMED}, found {value}"
        elif path[-1] in ("de", "en") and not 0 < len(str(value).strip()) <= LONGEST:
            yield path, f"a name has 1 to {LONGEST} characters"
        elif isinstance(value, list | tuple) and path[-1] in _SLOTS and len(value) > MOST_DICE:
            yield path, f"at most {MOST_DICE} dice"


def _parts(value: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    """Everything within a record with its path."""
    if path:
        yield path, value
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _parts(inner, (*path, key))
    elif isinstance(value, list | tuple):
        for index, inner in enumerate(value):
            yield from _parts(inner, (*path, index))


def _kept(old: Any, new: Any) -> Iterator[tuple[Path, str]]:
    """What takes the place of a card stays what it was: clans begin with certain members and traps."""
    if isinstance(new, Mercenary) and old is None and new.set not in _SETS:
        yield ("set",), f"{new.set!r} is not one of {', '.join(_SETS)}"
    for name, field in (
        ("set", "set"),
        ("affinity", "affinity"),
        ("cls", "class"),
        ("level", "level"),
        ("type", "type"),
    ):
        if old is not None and getattr(old, name, None) != getattr(new, name, None):
            message = f"a {new.id} of your own keeps {field} {getattr(old, name)}, or has another id"
            yield (field,), message


# --- what the rules read ------------------------------------------------------------------------------------------


def _used(known: Mapping[str, frozenset[Use]], record: Any) -> Iterator[tuple[Path, str]]:
    """Effects stand where the game's own have such: anything else would never happen."""
    here = known.get(_kind(record), frozenset())
    for path, use in _uses(record):
        if use in here:
            continue
        name = use[0]
        times = sorted({_said(other) for other in here if other[0] == name})
        names = ", ".join(sorted({other for other, _, _ in here}))
        instead = f"it works {', '.join(times)}" if times else f"allowed are {names}"
        yield path, f"no rule reads {name} {_said(use)}; {instead}"


def _said(use: Use) -> str:
    _, trigger, outside = use
    return f"{trigger or 'here'}{' (outside)' if outside else ''}"


def _kind(record: Any) -> str:
    """Talents and equipment are used alike."""
    name = type(record).__name__
    return "Mercenary" if name == "Equipment" else name


def _uses(record: Any) -> Iterator[tuple[Path, Use]]:
    for path, ability in (
        (("talent",), getattr(record, "talent", None)),
        (("ability",), getattr(record, "ability", None)),
    ):
        if ability is not None:
            trigger, outside = getattr(ability, "trigger", ""), getattr(ability, "outside", False)
            yield from _within(ability.effect, (*path, "effect"), trigger, outside)
    if isinstance(effect := getattr(record, "effect", None), Op):
        yield from _within(effect, ("effect",), getattr(record, "trigger", ""), getattr(record, "outside", False))


def _within(effect: Any, path: Path, trigger: str, outside: bool) -> Iterator[tuple[Path, Use]]:
    when = getattr(effect, "when", "")
    yield path, (f"{op(effect)} {when}".strip(), trigger, outside)
    if isinstance(effect, Choose):
        for index, option in enumerate(effect.options):
            # An option of a choice is its own kind of place: not all operations can be chosen.
            yield (*path, "options", index), (f"{op(option)} as a choice", trigger, outside)


def _known(own: Files) -> dict[str, frozenset[Use]]:
    """The uses of effects in the game's own files, by kind of record."""
    found: dict[str, set[Use]] = {}
    for file, listed in LISTS.items():
        for record in getattr(getattr(own, file), listed):
            found.setdefault(_kind(record), set()).update([use for _, use in _uses(record)])
    return {kind: frozenset(uses) for kind, uses in found.items()}


LAYERS = Layers(GAME, Files, Manifest, FIXED, {"mercenaries": MercenaryPack}, _check)
