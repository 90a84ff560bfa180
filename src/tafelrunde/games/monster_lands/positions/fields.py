"""What the text form knows of the state's fields: those with a notation of their own, and the plain rest."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from difflib import get_close_matches
from typing import Any, Literal, get_args, get_origin

import msgspec

from tafelrunde.games.monster_lands.box import Kind
from tafelrunde.kernel import PositionError

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
STATE_NOTATION = {
    *("players", *OPTIONS, "clans", "missions", "lands", "access", "spaces", "used", "script", "fled", "removed"),
    *DISPLAYS,
    *DECKS,
    *OPEN_PILES,
}
"""Fields of the state that the notation writes in its own way."""
CLAN_NOTATION = {"seat", "affinity", "pool", "members", *CLAN_PILES}
LOCATION_NOTATION = {"id", "paths", *LOCATION_CARDS}
PATH_NOTATION = {"id", "member", "dice", "traps"}


def plain_fields(cls: type[msgspec.Struct], notation: Collection[str]) -> dict[str, Any]:
    """The other fields, written as they are, with their types."""
    return {field.name: field.type for field in msgspec.structs.fields(cls) if field.name not in notation}


def default_of(cls: type[msgspec.Struct], name: str) -> Any:
    field = next(field for field in msgspec.structs.fields(cls) if field.name == name)
    return field.default_factory() if field.default_factory is not msgspec.NODEFAULT else field.default


def write_plain(struct: msgspec.Struct, notation: Collection[str]) -> dict[str, Any]:
    """The plain fields that are not at their default."""
    cls = type(struct)
    values = {name: getattr(struct, name) for name in plain_fields(cls, notation)}
    return {name: msgspec.to_builtins(value) for name, value in values.items() if value != default_of(cls, name)}


def read_plain(struct: msgspec.Struct, notation: Collection[str], data: Mapping[str, Any], where: str = "") -> None:
    """Set the plain fields that the text states."""
    for name, type_ in plain_fields(type(struct), notation).items():
        if name in data:
            setattr(struct, name, read_value(data[name], type_, f"{where}{name}"))


def read_value(value: Any, type_: Any, where: str) -> Any:
    try:
        return msgspec.convert(value, type_)
    except msgspec.ValidationError as error:
        if get_origin(type_) is Literal:
            allowed = ", ".join(str(choice) for choice in get_args(type_) if choice != "")
            raise PositionError(f"{where}: {value!r} is not possible; allowed: {allowed}") from None
        raise PositionError(f"{where}: {error}") from None


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
