"""Where we are must agree with what lies on the table: the phase, the action, the step of a battle."""

from __future__ import annotations

from tafelrunde.games.monster_lands.box.content import load
from tafelrunde.games.monster_lands.box.effects import LastHit
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.inventory import extra_aspirant
from tafelrunde.games.monster_lands.rules.deployment.assigning import completable
from tafelrunde.games.monster_lands.rules.deployment.turn import actions
from tafelrunde.games.monster_lands.state import Clan, Location, Path, Rolling, State, Victory
from tafelrunde.kernel import BrokenInvariant

_BEFORE_DICE_MISSION = ("deployment", "dice_mission")
_BEFORE_CONTRACTS = ("deployment", "dice_mission", "contract_mission")
_ROLLS = ("mercenary_attack", "conquest")
_WINDOWS = ("monster_attack", "mercenary_attack", "conquest")
"""Stages that begin with a window for free effects (ML-FRE-01 b)."""
_AFTER_A_FLIGHT = ("battle", "collect", "panic")


def require(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(what)


def check_whereabouts(game: Game) -> None:
    """Seats and counters in their ranges, and nothing under way that the phase does not know."""
    state = game.state
    seats = range(state.players)
    require([clan.seat for clan in state.clans] == list(seats), "clans: one for each seat, in seating order")
    require(state.turn in seats, f"turn: there is no seat {state.turn}")
    require(state.start_player in seats, f"start_player: there is no seat {state.start_player}")
    require(1 <= state.round <= load().config.end.rounds, f"round: there is no round {state.round}")
    require(
        len({clan.affinity for clan in state.clans}) == state.players,
        "clans: no two share an affinity (ML-SET-20)",
    )
    _check_grant(state)
    _check_places(game)
    _check_deployment(game)
    _check_missions(game)
    _check_battle(game)
    _check_roll(game)
    _check_used(game)
    if state.fled:
        overcome = state.phase in _AFTER_A_FLIGHT and any(land.overcome for land in state.lands)
        require(overcome, f"fled: {state.fled} escapes only from a land where it was caught (ML-PWR-12)")


def shows_side_b(state: State) -> bool:
    """The start marker with the queen's grant, from the end of round 1 on (ML-VAR-01)."""
    return state.queens_grant and state.round >= load().variants.queens_grant.from_round


def _check_grant(state: State) -> None:
    shown = "shows" if shows_side_b(state) else "does not show"
    require(state.marker_b == shows_side_b(state), f"marker_b: the start marker {shown} side B now (ML-VAR-01)")
    require(state.phase != "grant" or state.marker_b, "phase: no grant while the marker shows side A (ML-VAR-02)")


# --- the board --------------------------------------------------------------------------------------------------


def _check_places(game: Game) -> None:
    """Where somebody is, there is something to do (ML-FOR-01, ML-LND-08, ML-MIS-02)."""
    state = game.state
    for spot in state.lands:
        require(bool(spot.tile) or not spot.land, f"{spot.id}.tile: a land has its paths (ML-SET-12)")
        require(bool(spot.tile) or _empty(spot), f"{spot.id}.tile: mercenaries stand on its paths")
        if state.phase == "deployment":
            require(bool(spot.land) or _empty(spot), f"{spot.id}.land: nobody goes where no land is (ML-LND-08)")
    if state.phase == "deployment":
        access = state.access
        require(bool(access.monster) or _empty(access), "access.monster: nobody goes there without one (ML-FOR-01)")
    for spot in (*state.lands, state.access):
        low = min(spot.catch_total, spot.defeat_total, spot.conquest_total)
        require(low >= 0, f"{spot.id}: a total of {low}")


def _empty(spot: Location) -> bool:
    return not any(path.member for path in spot.paths)


def _check_used(game: Game) -> None:
    """Uses are counted by card, land, path, or by what was brought along a path."""
    content = game.content
    paths = {path.id for location in game.locations() for path in location.paths}
    cards = {*content.mercenaries, *content.equipment, *content.lands, *paths}
    for name in game.state.used:
        brought, _, path_id = name.partition(":")
        on_path = brought in ("brought_potion", "brought_poison") and path_id in paths
        known = name in cards or on_path or name in content.aspirants() or extra_aspirant(name)
        require(known, f"used: nothing called '{name}' has an ability")


# --- deployment and missions ------------------------------------------------------------------------------------


def _check_deployment(game: Game) -> None:
    """An action is under way only in the deployment phase (ML-DEP-02)."""
    state = game.state
    if state.phase != "deployment":
        require(not state.action, f"action: none in the phase {state.phase}")
        require(0 <= state.passed <= state.players, f"passed: {state.passed} of {state.players} players")
        return
    require(0 <= state.passed < state.players, f"passed: {state.passed} of {state.players} players")


def check_action(game: Game) -> None:
    """Where an action begins it is possible; once it is under way, what it cost may be gone."""
    state = game.state
    clan = game.clan(state.turn)
    if not state.action:
        return
    if state.action.startswith("load:"):
        path = _path(game, state.action.removeprefix("load:"))
        require(path.seat == clan.seat and bool(path.member), f"action: seat {clan.seat} has nobody on {path.id}")
        require(completable(game, clan, path), f"action: {path.id} can't be completed any more (ML-OUT-04)")
        return
    possible = [str(option.value) for option in actions(game, clan)] if clan.pool.total else []
    require(state.action in possible, f"action: '{state.action}' is not possible; there are: {', '.join(possible)}")


def _path(game: Game, path_id: str) -> Path:
    for location in game.locations():
        for path in location.paths:
            if path.id == path_id:
                return path
    raise BrokenInvariant(f"action: there is no path '{path_id}'")


def _check_missions(game: Game) -> None:
    """Totals of the paths that have been rolled, and tiles as long as somebody waits for them (ML-MSR-01)."""
    state = game.state
    dice, contracts = state.missions
    if state.phase in _BEFORE_DICE_MISSION:
        require(bool(dice.tile) or _empty(dice), "mission_a.tile: mercenaries stand on its paths (ML-MIS-02)")
    if state.phase in _BEFORE_CONTRACTS:
        require(bool(contracts.tile) or _empty(contracts), "mission_b.tile: mercenaries stand on its paths (ML-MIS-02)")
    rolled = 0
    if state.phase == "dice_mission":
        rolled = sum([bool(path.member) for path in dice.paths[: state.slot]])
    found = len(state.mission_totals)
    require(found == rolled, f"mission_totals: {found} for {rolled} paths that have been rolled (ML-MSR-02)")
    if state.phase in ("dice_mission", "contract_mission"):
        _check_slot(state, dice if state.phase == "dice_mission" else contracts)


# --- battle -----------------------------------------------------------------------------------------------------


def _check_slot(state: State, location: Location, beyond: int = 1) -> None:
    paths = len(location.paths)
    require(0 <= state.slot < paths + beyond, f"slot: {location.id} has {paths} paths, counted from 0")


def _check_battle(game: Game) -> None:
    """A stage needs what it is about: a monster, somebody to fight it, or a victory (ML-BAT-01)."""
    state = game.state
    require((state.victory is not None) == (state.stage == "victory"), f"victory: not in the stage '{state.stage}'")
    if state.phase != "battle":
        require(not state.stage, f"stage: none in the phase {state.phase}")
        return
    places = game.battlefields()
    require(0 <= state.place <= len(places), f"place: there are {len(places)} of them, counted from 0")
    if state.place == len(places):
        require(not state.stage, "stage: all places have been resolved")
        return
    location = places[state.place]
    last = 0 if state.stage in ("mercenary_attack", "victory") else 1
    _check_slot(state, location, last)
    where = f"stage: {state.stage} at {location.id}"
    match state.stage:
        case "reveal":
            require(bool(location.monster or location.land), f"{where}, where nothing is")
        case "monster_attack":
            require(bool(location.monster), f"{where}, where no monster is")
        case "mercenary_attack":
            require(bool(location.monster), f"{where}, where no monster is")
            require(
                bool(location.paths[state.slot].member), f"{where}, but nobody is on {location.paths[state.slot].id}"
            )
        case "victory":
            require(not location.monster, f"{where}, but {location.monster} is still there (ML-BAT-10)")
        case "conquest":
            require(not location.monster, f"{where}, but {location.monster} is in the way (ML-CNQ-01)")
    if state.victory is not None:
        path = location.paths[state.slot]
        require(path.seat >= 0, f"{where}, but nobody won on {path.id}")
        _check_victory(game, location, path, state.victory)


def _check_victory(game: Game, location: Location, path: Path, victory: Victory) -> None:
    """What was won has left its place, and the last hit goes along the paths (ML-BAT-10)."""
    state = game.state
    require(location.overcome, f"{location.id}.overcome: {victory.monster} was overcome there")
    if victory.feat == "defeat":
        won = victory.monster in game.owner(path).trophies
    else:
        won = victory.monster == state.fled or victory.monster in state.monster_discard
    require(won, f"victory.monster: {victory.monster} is neither a trophy nor away (ML-ATK-13, ML-ATK-14)")
    require(bool(path.member) or victory.step != "extras", f"victory.step: the winner on {path.id} is dead")
    paths = len(location.paths)
    require(0 <= victory.slot <= paths, f"victory.slot: {location.id} has {paths} paths, counted from 0")
    strikes = victory.feat == "defeat" and type(game.content.monsters[victory.monster].power) is LastHit
    require(not victory.slot or strikes, f"victory.slot: {victory.monster} has no last hit (ML-BAT-12)")


def _check_roll(game: Game) -> None:
    """What was spent on a roll, by somebody who is rolling (ML-ATK-10, ML-ITM-20)."""
    state = game.state
    mission = state.phase in ("dice_mission", "contract_mission")
    require(not state.opened or mission or state.stage in _WINDOWS, "opened: no window at this step")
    if state.rolling is None:
        return
    rolls = state.phase == "dice_mission" or state.stage in _ROLLS
    require(rolls, "rolling: nobody rolls at this step")
    location = state.missions[0] if state.phase == "dice_mission" else game.battlefields()[state.place]
    require(state.slot < len(location.paths), "rolling: nobody rolls at this step")
    path = location.paths[state.slot]
    require(bool(path.member), f"rolling: nobody is on {path.id}")
    _check_spent(game, path, game.owner(path), state.rolling)


def _check_spent(game: Game, path: Path, clan: Clan, rolling: Rolling) -> None:
    require(rolling.poison >= 0, f"rolling.poison: {rolling.poison}")
    for tile in rolling.loot:
        require(tile in game.state.loot_discard, f"rolling.loot: {tile} is not among the discarded loot (ML-ITM-20)")
    for source, times in rolling.rerolls.items():
        require(times > 0, f"rolling.rerolls: {source} {times} times")
        check_source(game, path, source, "rolling.rerolls")


def check_source(game: Game, path: Path, source: str, where: str) -> None:
    """Rerolls come from the path, a talent, equipment or loot (ML-PTH-02, ML-KEY-14)."""
    content = game.content
    known = source == path.id or source in {*content.mercenaries, *content.equipment, *content.loot}
    require(known, f"{where}: nothing called '{source}' gives a reroll")
