"""What the text form knows of the state's fields: those with a notation of their own, and the plain rest."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from difflib import get_close_matches
from functools import cache
from typing import Any, Literal, get_args, get_origin

import msgspec

from tafelrunde.games.monster_lands.box import Kind
from tafelrunde.kernel import PositionError
from tafelrunde.kernel.rulebook import KERNEL_FIELDS, place

NONE = "none"
"""How an empty place is written: a gap in a display, a land without a monster."""

DISPLAYS: dict[str, Kind] = {
    "tavern": "mercenary",
    "trap_display": "trap",
    "bazaar": "equipment",
    "loot_display": "loot",
}
DECKS: dict[str, Kind] = {
    "mercenary_deck": "mercenary",
    "aspirants": "aspirant",
    "trap_stack": "trap",
    "equipment_deck": "equipment",
    "monster_deck": "monster",
    "land_deck": "land",
    "path_stack": "path_tile",
    "loot_stack": "loot",
    "mission_bag": "mission",
    "panic_stack": "panic",
}
"""Written from the top: the first card is drawn first. What the text places nowhere lies below, in content order."""
OPEN_PILES: dict[str, Kind] = {
    "panic": "panic",
    "mercenary_discard": "mercenary",
    "trap_discard": "trap",
    "equipment_discard": "equipment",
    "monster_discard": "monster",
    "path_discard": "path_tile",
    "loot_discard": "loot",
    "mission_discard": "mission",
}
"""Written in the order in which they came there."""

CLAN_PILES: dict[str, Kind] = {"traps": "trap", "loot": "loot", "trophies": "monster", "lands": "land"}
LOCATION_CARDS = ("land", "monster", "tile")

OPTIONS = ("difficulty", "ambush_module", "queens_grant", "more_monsters", "extra_mercenaries")
STATE_NOTATION = frozenset(
    {
        *("players", *OPTIONS, "clans", "missions", "lands", "access", "spaces", "used", "fled", "removed"),
        *KERNEL_FIELDS,
        *DISPLAYS,
        *DECKS,
        *OPEN_PILES,
    }
)
"""Fields of the state that the notation writes in its own way, or that the kernel writes."""
CLAN_NOTATION = frozenset({"seat", "affinity", "pool", "members", *CLAN_PILES})
LOCATION_NOTATION = frozenset({"id", "paths", *LOCATION_CARDS})
PATH_NOTATION = frozenset({"id", "member", "dice", "traps"})


class Plain(msgspec.Struct, frozen=True):
    """A field that is written as it is: its type and its default."""

    type: Any
    default: Any


@cache
def plain_fields(cls: type[msgspec.Struct], notation: frozenset[str]) -> dict[str, Plain]:
    """The fields that have no notation of their own."""
    found = {}
    for field in msgspec.structs.fields(cls):
        if field.name not in notation:
            made = field.default_factory is not msgspec.NODEFAULT
            found[field.name] = Plain(field.type, field.default_factory() if made else field.default)
    return found


def write_plain(struct: msgspec.Struct, notation: frozenset[str]) -> dict[str, Any]:
    """The plain fields that are not at their default."""
    data = {}
    for name, plain in plain_fields(type(struct), notation).items():
        value = getattr(struct, name)
        if value != plain.default:
            data[name] = msgspec.to_builtins(value)
    return data


def read_plain(struct: msgspec.Struct, notation: frozenset[str], data: Mapping[str, Any], where: str = "") -> None:
    """Set the plain fields that the text states."""
    for name, plain in plain_fields(type(struct), notation).items():
        if name in data:
            setattr(struct, name, read_value(data[name], plain.type, f"{where}{name}"))


def read_value(value: Any, type_: Any, where: str) -> Any:
    try:
        return msgspec.convert(value, type_)
    except msgspec.ValidationError as error:
        if get_origin(type_) is Literal:
            allowed = ", ".join(str(choice) for choice in get_args(type_) if choice != "")
            raise PositionError(f"{where}: {value!r} is not possible; allowed: {allowed}") from None
        raise PositionError(place(error, where)) from None


def mapping(value: Any, where: str) -> Mapping[str, Any]:
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise PositionError(f"{where}: must be a list of fields, such as {{monster: gator}}, not {value!r}")
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
            raise PositionError(f"{where}{name}: there is no such field{did_you_mean(str(name), known)}")


def did_you_mean(name: str, known: Collection[str]) -> str:
    close = get_close_matches(name, list(known), n=3, cutoff=0.5)
    return f"; did you mean {' or '.join(close)}?" if close else f"; there are: {', '.join(known)}"
