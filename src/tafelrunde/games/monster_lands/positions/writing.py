"""A state as data from which exactly this state can be read again."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.monster_lands.box.content import load
from tafelrunde.games.monster_lands.positions.fields import (
    CLAN_NOTATION,
    CLAN_PILES,
    DECKS,
    DISPLAYS,
    LOCATION_CARDS,
    LOCATION_NOTATION,
    NONE,
    OPEN_PILES,
    PATH_NOTATION,
    STATE_NOTATION,
)
from tafelrunde.games.monster_lands.positions.notation import (
    write_dice,
    write_member,
    write_placed,
    write_pool,
    write_trap,
)
from tafelrunde.games.monster_lands.state import Clan, Location, Path, State
from tafelrunde.tabletop.changes import write_changes
from tafelrunde.tabletop.notation import write_plain


def write_position(state: State) -> dict[str, Any]:
    """The data from which `read_position` makes exactly this state."""
    data: dict[str, Any] = {"content": write_changes(state.changes)} if state.changes else {}
    data |= {"round": state.round, "phase": state.phase}
    data |= write_plain(state, STATE_NOTATION)
    if state.phase == "setup":
        return data
    data["clans"] = [_write_clan(clan) for clan in state.clans]
    locations = [*state.missions, *state.lands, state.access]
    data |= {location.id: _write_location(state, location) for location in locations}
    paths = {path.id: _write_path(path) for location in locations for path in location.paths}
    data |= _stated({"paths": {path_id: path for path_id, path in paths.items() if path}})
    data |= _stated({"spaces": {place: write_placed(dice) for place, dice in state.spaces.items()}})
    data |= _stated({"used": [name for name, uses in state.used.items() for _ in range(uses)], "fled": state.fled})
    data |= {name: _gaps(getattr(state, name)) for name in DISPLAYS}
    data |= {name: getattr(state, name)[::-1] for name in DECKS}
    data |= _stated({name: list(getattr(state, name)) for name in OPEN_PILES})
    data["removed"] = list(state.removed)
    return data


def _stated(fields: dict[str, Any]) -> dict[str, Any]:
    """Only the fields that say something."""
    return {name: value for name, value in fields.items() if value}


def _gaps(display: list[str]) -> list[str]:
    return [item or NONE for item in display]


def _write_clan(clan: Clan) -> dict[str, Any]:
    """Whatever differs from a clan at the start of the game, and always what a reader looks for first."""
    start = load().config.start
    data: dict[str, Any] = {"affinity": clan.affinity, "fame": clan.fame, "gold": clan.gold}
    data |= _stated({"pool": write_pool(clan.pool)})
    data["members"] = [write_member(member) for member in clan.members]
    data["traps"] = list(clan.traps)
    for name in ("shields", "potions", "poisons"):
        if getattr(clan, name) != getattr(start, name):
            data[name] = getattr(clan, name)
    data |= _stated({name: list(getattr(clan, name)) for name in CLAN_PILES if name != "traps"})
    plain = write_plain(clan, CLAN_NOTATION)
    return data | {name: value for name, value in plain.items() if name not in start.__struct_fields__}


def _write_location(state: State, location: Location) -> dict[str, Any]:
    if location in state.missions:
        return {"tile": location.tile or NONE}
    cards = LOCATION_CARDS if location in state.lands else ("monster",)
    data = {name: getattr(location, name) or NONE for name in cards}
    return data | write_plain(location, LOCATION_NOTATION)


def _write_path(path: Path) -> dict[str, Any]:
    """A mercenary's place and owner are written with the mercenary."""
    data = write_plain(path, PATH_NOTATION)
    if path.member:
        data.pop("seat")
    traps = [write_trap(trap, number) for number, trap in enumerate(path.traps, 1)]
    return _stated({"dice": write_dice(path.dice), "traps": traps}) | data
