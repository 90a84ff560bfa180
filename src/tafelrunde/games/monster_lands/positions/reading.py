"""A state from the data of a position: first what is stated, then the defaults for everything else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tafelrunde.games.monster_lands.box.changes import read_changes
from tafelrunde.games.monster_lands.box.content import load
from tafelrunde.games.monster_lands.box.effects import AFFINITIES, Affinity
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.positions.fields import (
    CLAN_NOTATION,
    CLAN_PILES,
    CLAN_WORDS,
    DECKS,
    DISPLAYS,
    LOCATION_NOTATION,
    OPEN_PILES,
    PATH_NOTATION,
    STATE_NOTATION,
)
from tafelrunde.games.monster_lands.positions.notation import (
    read_dice,
    read_member,
    read_placed,
    read_pool,
    read_trap,
)
from tafelrunde.games.monster_lands.positions.supply import Supply
from tafelrunde.games.monster_lands.rules.setup import bare_state
from tafelrunde.games.monster_lands.seats.invariants import check
from tafelrunde.games.monster_lands.seats.whereabouts import check_action, shows_side_b
from tafelrunde.games.monster_lands.state import Clan, Location, Member, Path, State
from tafelrunde.kernel import BrokenInvariant, PositionError, Setup
from tafelrunde.tabletop.notation import (
    did_you_mean,
    mapping,
    plain_fields,
    read_plain,
    read_value,
    require_known,
    sequence,
)

_FRAME = ("players", "options")
_OWN = ("content", "clans", "paths", "spaces", "used", "fled", "removed")


def read_position(data: Mapping[str, Any]) -> State:
    """The state that the data describe; raises PositionError with the field and what is allowed."""
    state = bare_state(Setup(data["players"], dict(data["options"])), 0)
    state.phase = "deployment"
    _check_fields(state, data)
    if "content" in data:
        state.changes = read_changes(data["content"])
    read_plain(state, STATE_NOTATION, data)
    if "marker_b" not in data:
        state.marker_b = shows_side_b(state)
    if data.get("phase") == "setup":
        _check_untouched(data)
        return state
    supply = Supply(state)
    _read_clans(state, supply, data)
    _read_locations(state, supply, data)
    _read_paths(state, supply, data)
    _read_placed_dice(state, data)
    _read_piles(state, supply, data)
    _deal_the_rest(state, supply, data)
    try:
        check(state)
        check_action(Game(state))
    except BrokenInvariant as error:
        raise PositionError(f"impossible: {error}") from None
    return state


def _check_fields(state: State, data: Mapping[str, Any]) -> None:
    places = [location.id for location in Game(state).locations()]
    if "land_b" in data and "land_b" not in places:
        raise PositionError(f"land_b: there is no second land with {state.players} players (ML-SET-13)")
    plain = plain_fields(State, STATE_NOTATION)
    require_known(data, [*_FRAME, *plain, *_OWN, *places, *DISPLAYS, *DECKS, *OPEN_PILES], "")


def _check_untouched(data: Mapping[str, Any]) -> None:
    """Before the set-up nothing lies on the table; nothing that is stated may be lost."""
    for name in data:
        if name not in (*_FRAME, "content", "phase", "round"):
            raise PositionError(f"{name}: nothing can be stated before the set-up; leave out 'phase: setup'")


# --- clans ------------------------------------------------------------------------------------------------------


def _read_clans(state: State, supply: Supply, data: Mapping[str, Any]) -> None:
    """What is stated of all clans comes first, so that no default takes it away."""
    stated = [mapping(clan, f"clans[{seat}]") for seat, clan in enumerate(sequence(data.get("clans"), "clans"))]
    if len(stated) > state.players:
        raise PositionError(f"clans: {len(stated)} clans for {state.players} players")
    stated += [{}] * (state.players - len(stated))
    for clan, fields in zip(state.clans, stated, strict=True):
        _read_clan(state, supply, clan, fields)
    _share_out_affinities(state, stated)
    for clan, fields in zip(state.clans, stated, strict=True):
        _found_clan(supply, clan, fields)


def _read_clan(state: State, supply: Supply, clan: Clan, data: Mapping[str, Any]) -> None:
    where = f"clans[{clan.seat}]."
    require_known(data, [*CLAN_WORDS, *plain_fields(Clan, CLAN_NOTATION)], where)
    start = load().config.start
    for name in ("fame", "gold", "shields", "potions", "poisons"):
        setattr(clan, name, getattr(start, name))
    read_plain(clan, CLAN_NOTATION, data, where)
    clan.pool = read_pool(data.get("pool"), f"{where}pool")
    for text in sequence(data.get("members"), f"{where}members"):
        clan.members.append(_read_member(state, supply, clan, text))
    for name, kind in CLAN_PILES.items():
        items = sequence(data.get(name), f"{where}{name}")
        setattr(clan, name, [supply.take(kind, item, f"{where}{name}") for item in items])


def _read_member(state: State, supply: Supply, clan: Clan, text: object) -> Member:
    where = f"clans[{clan.seat}].members"
    member = read_member(text, where)
    supply.take_member(member.id, where)
    member.equipment = [supply.take("equipment", card, f"{where}.{member.id}") for card in member.equipment]
    if member.land and member.land not in load().lands:
        raise PositionError(f"{where}.{member.id}: no land '{member.land}'{did_you_mean(member.land, load().lands)}")
    if member.path:
        _assign(_path(state, member.path, f"{where}.{member.id}"), clan, member)
    return member


def _assign(path: Path, clan: Clan, member: Member) -> None:
    if path.member not in ("", member.id):
        raise PositionError(f"{path.id}: a path holds one mercenary, not {path.member} and {member.id} (ML-OUT-02)")
    path.member = member.id
    path.seat = clan.seat
    member.path = path.id


def _path(state: State, path_id: str, where: str) -> Path:
    paths = {path.id: path for location in Game(state).locations() for path in location.paths}
    if path_id not in paths:
        raise PositionError(f"{where}: there is no path '{path_id}'{did_you_mean(path_id, paths)}")
    return paths[path_id]


def _share_out_affinities(state: State, stated: list[Mapping[str, Any]]) -> None:
    """A clan's affinity is stated, or that of its first start card, or the next that nobody has."""
    free = list(AFFINITIES)
    named = [read_value(clan["affinity"], Affinity, "clans.affinity") for clan in stated if "affinity" in clan]
    for affinity in named:
        if affinity not in free:
            raise PositionError(f"clans.affinity: two clans share {affinity} (ML-SET-20)")
        free.remove(affinity)
    undecided = []
    for clan, fields in zip(state.clans, stated, strict=True):
        by_members = _start_affinity(clan)
        if "affinity" in fields:
            clan.affinity = fields["affinity"]
        elif by_members in free:
            clan.affinity = by_members
            free.remove(by_members)
        else:
            undecided.append(clan)
    for clan in undecided:
        clan.affinity = free.pop(0)


def _start_affinity(clan: Clan) -> Affinity | None:
    """The affinity of a clan's first start card."""
    cards = [load().mercenary(member.id) for member in clan.members]
    return next((card.affinity for card in cards if card.set in ("start_leader", "start_mercenary")), None)


def _found_clan(supply: Supply, clan: Clan, data: Mapping[str, Any]) -> None:
    """A clan starts with its two start cards and a start trap, as far as they are not placed elsewhere (ML-SET-20)."""
    where = f"clans[{clan.seat}]."
    content = load()
    if "members" not in data:
        cards = [card for card in content.start_cards(clan.affinity) if supply.has("mercenary", card)]
        clan.members = [Member(supply.take("mercenary", card, f"{where}members")) for card in cards]
        if clan.members:
            clan.members[0].leader = True
    if "traps" not in data:
        for _ in range(content.config.start.traps):
            if supply.has("trap", content.start_trap):
                clan.traps.append(supply.take("trap", content.start_trap, f"{where}traps"))


# --- the board --------------------------------------------------------------------------------------------------


def _read_locations(state: State, supply: Supply, data: Mapping[str, Any]) -> None:
    plain = plain_fields(Location, LOCATION_NOTATION)
    for spot in state.missions:
        fields = mapping(data.get(spot.id), spot.id)
        require_known(fields, ["tile"], f"{spot.id}.")
        spot.tile = supply.take_or_none("mission", fields.get("tile"), f"{spot.id}.tile")
    for spot in state.lands:
        fields = mapping(data.get(spot.id), spot.id)
        require_known(fields, ["land", "monster", "tile", *plain], f"{spot.id}.")
        spot.land = supply.take_or_none("land", fields.get("land"), f"{spot.id}.land")
        spot.tile = supply.take_or_none("path_tile", fields.get("tile"), f"{spot.id}.tile")
        _read_battlefield(supply, spot, fields)
    fields = mapping(data.get("access"), "access")
    require_known(fields, ["monster", *[name for name in plain if name != "side"]], "access.")
    _read_battlefield(supply, state.access, fields)


def _read_battlefield(supply: Supply, location: Location, data: Mapping[str, Any]) -> None:
    location.monster = supply.take_or_none("monster", data.get("monster"), f"{location.id}.monster")
    read_plain(location, LOCATION_NOTATION, data, f"{location.id}.")


def _read_paths(state: State, supply: Supply, data: Mapping[str, Any]) -> None:
    for path_id, fields in mapping(data.get("paths"), "paths").items():
        where = f"paths.{path_id}"
        path = _path(state, str(path_id), "paths")
        fields = mapping(fields, where)
        require_known(fields, ["member", "dice", "traps", *plain_fields(Path, PATH_NOTATION)], f"{where}.")
        read_plain(path, PATH_NOTATION, fields, f"{where}.")
        if "member" in fields:
            clan, member = _find_member(state, str(fields["member"]), f"{where}.member")
            _assign(path, clan, member)
        path.dice = read_dice(fields.get("dice"), f"{where}.dice")
        traps = sequence(fields.get("traps"), f"{where}.traps")
        path.traps = [read_trap(text, number, f"{where}.traps") for number, text in enumerate(traps, 1)]
        for trap in path.traps:
            supply.take("trap", trap.kind, f"{where}.traps")
        if path.seat < 0:
            raise PositionError(f"{where}: whose path is it? State its member, or its seat if the member is dead")


def _find_member(state: State, name: str, where: str) -> tuple[Clan, Member]:
    members = {member.id: (clan, member) for clan in state.clans for member in clan.members}
    if name not in members:
        raise PositionError(f"{where}: no clan has a member '{name}'{did_you_mean(name, members)}")
    return members[name]


def _read_placed_dice(state: State, data: Mapping[str, Any]) -> None:
    spaces = mapping(data.get("spaces"), "spaces")
    state.spaces = {str(place): read_placed(dice, f"spaces.{place}", state.players) for place, dice in spaces.items()}
    state.used = dict(Counter(read_value(data.get("used") or [], list[str], "used")))


# --- displays, decks and piles ----------------------------------------------------------------------------------


def _read_piles(state: State, supply: Supply, data: Mapping[str, Any]) -> None:
    for name, kind in DISPLAYS.items():
        setattr(state, name, [supply.take_or_none(kind, item, name) for item in sequence(data.get(name), name)])
    for name, kind in OPEN_PILES.items():
        setattr(state, name, [supply.take(kind, item, name) for item in sequence(data.get(name), name)])
    for name, kind in DECKS.items():
        setattr(state, name, [supply.take(kind, item, name) for item in sequence(data.get(name), name)][::-1])
    state.fled = supply.take_or_none("monster", data.get("fled"), "fled")
    state.removed = [supply.take_removed(item, "removed") for item in sequence(data.get("removed"), "removed")]


def _deal_the_rest(state: State, supply: Supply, data: Mapping[str, Any]) -> None:
    """Whatever is not stated is dealt in content order, and what is left lies below its deck."""
    for spot in state.missions:
        if "tile" not in mapping(data.get(spot.id), spot.id):
            spot.tile = supply.deal("mission", f"{spot.id}.tile")
    for spot in state.lands:
        fields = mapping(data.get(spot.id), spot.id)
        if "land" not in fields:
            spot.land = supply.deal("land", f"{spot.id}.land")
        if "monster" not in fields:
            spot.monster = supply.deal("monster", f"{spot.id}.monster")
        if "tile" not in fields:
            spot.tile = supply.deal("path_tile", f"{spot.id}.tile")
    sizes = load().config.displays
    places = {
        "tavern": load().tavern_size(state.players),
        "trap_display": sizes.hunting_lodge,
        "bazaar": sizes.bazaar,
        "loot_display": sizes.loot,
    }
    for name, kind in DISPLAYS.items():
        if name not in data:
            setattr(state, name, [supply.deal(kind, name) for _ in range(places[name])])
    for name, kind in DECKS.items():
        setattr(state, name, supply.rest(kind)[::-1] + getattr(state, name))
    state.removed += supply.unused()
