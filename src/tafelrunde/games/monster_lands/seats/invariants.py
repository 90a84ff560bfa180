"""What must be true of every state at a checkpoint: nothing is lost, nothing is doubled, everything agrees."""

from __future__ import annotations

from collections import Counter, defaultdict

from tafelrunde.games.monster_lands.box.content import load
from tafelrunde.games.monster_lands.box.effects import Redirect
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.inventory import Kind, components, extra_aspirant, places
from tafelrunde.games.monster_lands.seats.whereabouts import check_source, check_whereabouts, require
from tafelrunde.games.monster_lands.state import Clan, Location, Member, Path, PlacedDie, State
from tafelrunde.kernel import BrokenInvariant

_LEADERLESS = ("dice_mission", "contract_mission", "battle", "collect", "panic", "leaders")
"""The phases in which a dead leader is not yet replaced (ML-DTH-09)."""
_TRAPS_LIE = ("deployment", "dice_mission", "contract_mission", "battle")
"""The phases before the traps are collected, when their dice still lie on them (ML-CLN-03)."""
_UNROLLED = ("pools", "grant", "haggle_roll")
"""The phases in which haggle dice may wait for their roll (ML-DIC-05)."""


def check(state: State) -> None:
    """Raise BrokenInvariant if the state is impossible; before set-up there is nothing to check."""
    if state.phase == "setup":
        return
    game = Game(state)
    _check_conservation(state)
    for clan in state.clans:
        _check_storage(game, clan)
        _check_pool(state, clan)
        _check_leader(state, clan)
        for member in clan.members:
            _check_member(game, clan, member)
    for location in game.locations():
        for path in location.paths:
            _check_path(game, location, path)
    _check_land_paths(game)
    _check_spaces(game)
    _check_displays(state)
    check_whereabouts(game)


def _check_conservation(state: State) -> None:
    """Every component lies in exactly one place."""
    found: dict[Kind, Counter[str]] = defaultdict(Counter)
    where: dict[tuple[Kind, str], list[str]] = defaultdict(list)
    for kind, place, items in places(state):
        for item in items:
            if item:
                found[kind][item] += 1
                where[kind, item].append(place)
    for kind, expected in components(state).items():
        counted = Counter(expected)
        for item in {**counted, **found[kind]}:
            due = counted[item] or (1 if kind == "aspirant" and extra_aspirant(item) else 0)
            if found[kind][item] != due:
                lies = ", ".join(where[kind, item]) or "nowhere"
                raise BrokenInvariant(f"{kind} {item}: {due} in the game, {found[kind][item]} on the table ({lies})")


# --- clans ------------------------------------------------------------------------------------------------------


def _check_storage(game: Game, clan: Clan) -> None:
    """Nothing below zero, nothing above its limit (ML-ITM-14)."""
    limits = game.content.config.limits
    name = f"clan {clan.seat}"
    require(clan.gold >= 0, f"{name}: {clan.gold} gold")
    require(clan.fame >= game.content.config.floors.fame, f"{name}: {clan.fame} fame")
    if not _discarding_traps(game.state):
        require(len(clan.traps) <= game.trap_limit(clan), f"{name}: {len(clan.traps)} stored traps (ML-HUN-03)")
    require(0 <= clan.shields <= limits.shields, f"{name}: {clan.shields} stored shields (ML-ARM-02)")
    require(0 <= clan.potions <= limits.potions, f"{name}: {clan.potions} stored potions (ML-ALC-02)")
    require(0 <= clan.poisons <= limits.poisons, f"{name}: {clan.poisons} stored poisons (ML-ALC-02)")


def _discarding_traps(state: State) -> bool:
    """In the middle of a purchase, a fight or a desertion the owner may just be asked which traps to discard."""
    return state.action.startswith("visit:hunting_lodge") or state.phase in ("dice_mission", "battle", "salary")


def _check_pool(state: State, clan: Clan) -> None:
    """Haggle dice show a face and lie in order; before their roll they show none (ML-CMP-02, ML-DIC-05)."""
    pool = clan.pool
    lowest = 0 if state.phase in _UNROLLED else 1
    require(pool.strength >= 0 and pool.magic >= 0, f"clan {clan.seat}: a negative number of dice")
    require(all(lowest <= face <= 6 for face in pool.haggle), f"clan {clan.seat}: haggle dice {pool.haggle}")
    require(pool.haggle == sorted(pool.haggle), f"clan {clan.seat}: haggle dice out of order: {pool.haggle}")


def _check_leader(state: State, clan: Clan) -> None:
    """One leader; none only until a dead one is replaced (ML-DTH-09) or a lost clan starts over (ML-DTH-12)."""
    leaders = [member.id for member in clan.members if member.leader]
    require(len(leaders) <= 1, f"clan {clan.seat}: several leaders: {', '.join(leaders)}")
    if clan.members and state.phase not in _LEADERLESS:
        require(bool(leaders), f"clan {clan.seat}: no leader (ML-CLN-20)")


def _check_member(game: Game, clan: Clan, member: Member) -> None:
    name = f"clan {clan.seat}: {member.id}"
    card = game.card(member)
    if not game.is_mercenary(member):
        idle = not (member.wounded or member.path or member.land or member.equipment)
        require(idle, f"{name}: an aspirant only grants its die (ML-CMP-07)")
    if member.path:
        path = game.path(member.path)
        require(path.member == member.id and path.seat == clan.seat, f"{name}: is not on {member.path}")
    else:
        tokens = member.gold, member.potions, member.poisons
        require(not any(tokens), f"{name}: tokens on the tile of an unassigned mercenary (ML-CLN-01)")
    require(min(member.gold, member.potions, member.poisons) >= 0, f"{name}: a negative number of tokens")
    if member.land:
        require(member.land in clan.lands, f"{name}: settled {member.land}, which is not the clan's (ML-STL-02)")
        require(game.content.lands[member.land].affinity == card.affinity, f"{name}: not of {member.land}'s affinity")
        require(not member.leader, f"{name}: a leader can't be settled (ML-STL-04)")
        settlers = [other for other in clan.members if other.land == member.land]
        require(len(settlers) == 1, f"{name}: several settlers in {member.land} (ML-STL-03)")
    types = Counter(game.content.equipment[worn].type for worn in member.equipment)
    most = game.content.config.limits.equipment_per_type
    require(all(n <= most for n in types.values()), f"{name}: too much equipment of one type (ML-BAZ-02)")


# --- the board --------------------------------------------------------------------------------------------------


def _check_path(game: Game, location: Location, path: Path) -> None:
    """What lies on a path belongs to somebody, and the mercenary on it knows of it (ML-OUT-01, ML-OUT-02)."""
    if path.seat < 0:
        require(path == Path(path.id), f"{path.id}: nobody's, but not empty")
        return
    if path.member:
        on_it = [member for member in game.owner(path).members if member.id == path.member]
        require(bool(on_it), f"{path.id}: {path.member} is not a member of clan {path.seat}")
        require(on_it[0].path == path.id, f"{path.id}: {path.member} is on '{on_it[0].path}'")
    require(path.shields >= 0, f"{path.id}: {path.shields} shields")
    _check_tokens(game, location, path)
    if location in game.state.missions:
        require(not path.traps and not path.shields, f"{path.id}: traps or shields on a mission (ML-OUT-07)")
    if location is game.state.access:
        allowed = game.content.board.fortress_access.dice_allowed
        require(all(die.color in allowed for die in path.dice), f"{path.id}: a haggle die at the access (ML-FOR-02)")


def _check_tokens(game: Game, location: Location, path: Path) -> None:
    """Dice lie on the path or on one of its tiles; a redirecting tile aims at another path (ML-AMB-10)."""
    numbers = [trap.number for trap in path.traps]
    require(len(set(numbers)) == len(numbers) and all(numbers), f"{path.id}.traps: numbers {numbers}")
    for trap in path.traps:
        aims = trap.face_up and type(game.content.traps[trap.kind].effect) is Redirect
        possible = trap.target == 0 or (aims and 0 < trap.target <= len(location.paths))
        require(possible, f"{path.id}.traps: {trap.kind} aims at path {trap.target}")
    for die in path.dice:
        require(0 <= die.face <= 6, f"{path.id}.dice: a die with an impossible face")
        lies = not die.tile or die.tile in numbers or game.state.phase not in _TRAPS_LIE
        require(lies, f"{path.id}.dice: a die on tile {die.tile}, which is not there")
        for source in die.rerolled_by:
            check_source(game, path, source, f"{path.id}.dice")


def _check_land_paths(game: Game) -> None:
    """No more dice on a land's path than its tile has room for; those on trap tiles don't count (ML-LND-04)."""
    for land in game.state.lands:
        for path in land.paths:
            if path.dice and land.tile:
                dice = [die for die in path.dice if die.tile == 0]
                room = game.path_slot(land, path).capacity
                require(len(dice) <= room, f"{path.id}: {len(dice)} dice where {room} fit (ML-LND-04)")


def _check_spaces(game: Game) -> None:
    """Dice lie on open spaces that take them, on lands, or on the cards they were changed on (ML-DEP-07)."""
    state = game.state
    spaces = {space.id: (building, space) for building in game.content.buildings.values() for space in building.spaces}
    cards = {*game.content.mercenaries, *game.content.equipment, *game.content.loot}
    for place, dice in state.spaces.items():
        require(bool(dice), f"{place}: a space without dice is not listed")
        _check_placed(state, place, dice)
        if place in spaces:
            building, space = spaces[place]
            open_here = state.players not in space.closed_at
            require(open_here, f"{place}: a die on a space that is closed for {state.players} players (ML-DEP-09)")
            if dice[0].seat < 0:
                require(len(dice) == 1, f"{place}: dice beside the rival's (ML-SOL-05)")
                continue
            require(all(die.color in building.dice_allowed for die in dice), f"{place}: a wrong colour (ML-BLD-02)")
            most = {"single": 1, "double": 2}.get(space.kind, len(dice))
            require(len(dice) == most, f"{place}: {len(dice)} dice on a {space.kind} space (ML-BLD-01)")
        elif place.startswith("land:"):
            owned = [land for clan in state.clans for land in clan.lands]
            require(place.removeprefix("land:") in owned, f"{place}: dice on a land that nobody owns (ML-STL-09)")
        else:
            require(
                place in cards or place in game.content.aspirants() or extra_aspirant(place),
                f"{place}: there is no such place for dice",
            )


def _check_placed(state: State, place: str, dice: tuple[PlacedDie, ...]) -> None:
    for die in dice:
        require(-1 <= die.seat < state.players, f"{place}: a die of seat {die.seat}")
        require((die.face > 0) == (die.color == "haggle"), f"{place}: a {die.color} die with face {die.face}")


def _check_displays(state: State) -> None:
    sizes = load().config.displays
    shown = {
        "tavern": (state.tavern, load().tavern_size(state.players)),
        "trap_display": (state.trap_display, sizes.hunting_lodge),
        "bazaar": (state.bazaar, sizes.bazaar),
        "loot_display": (state.loot_display, sizes.loot),
    }
    for name, (display, size) in shown.items():
        require(len(display) <= size, f"{name}: {len(display)} of {size} places")
