"""Set-up: the board, then the players (chapter 3)."""

from __future__ import annotations

from tafelrunde.games.monster_lands.box.content import load
from tafelrunde.games.monster_lands.box.effects import AFFINITIES, Affinity
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules.monsters import enter_land
from tafelrunde.games.monster_lands.state import Clan, Location, Member, Path, State
from tafelrunde.kernel import Rules, Setup


def bare_state(setup: Setup, rng: int) -> State:
    """The empty board and the clans' seats; land spot B only exists with three or four players (ML-SET-13)."""
    board = load().board
    return State(
        rng=rng,
        players=setup.players,
        difficulty=str(setup["difficulty"]),
        ambush_module=bool(setup["ambush_module"]),
        queens_grant=bool(setup["queens_grant"]),
        more_monsters=bool(setup["more_monsters"]),
        extra_mercenaries=bool(setup["extra_mercenaries"]),
        clans=[Clan(seat) for seat in range(setup.players)],
        missions=[_location(spot.id, len(spot.paths)) for spot in board.mission_spots],
        lands=[_location(spot.id, len(board.land_path_slots)) for spot in load().land_spots(setup.players)],
        access=_location("access", len(board.fortress_access.paths)),
    )


def _location(name: str, paths: int) -> Location:
    """An empty place; the second mission spot shows the tiles' side B (ML-SET-15)."""
    location = Location(name, [Path(f"{name}.{slot}") for slot in range(1, paths + 1)])
    if name == "mission_b":
        location.side = "b"
    return location


def set_up(game: Game) -> Rules[None]:
    """The board, in the order of the rulebook, then every player (ML-SET-01 … ML-SET-27)."""
    state = game.state
    state.aspirants = game.content.aspirants()[::-1]
    _open_tavern(game)
    _open_hunting_lodge(game)
    _open_bazaar(game)
    _let_monsters_in(game)
    _lay_lands(game)
    _lay_loot(game)
    _fill_mission_bag(game)
    lay_missions(game, "ML-SET-15")
    state.round = 1
    state.panic_stack = list(game.content.panic)
    game.shuffle("panic", state.panic_stack)
    _pick_start_player(game)
    _found_clans(game)
    state.phase = "round_start"
    yield from ()


# --- the board --------------------------------------------------------------------------------------------------


def _open_tavern(game: Game) -> None:
    """Shuffle, show four mercenaries (solo three), see to the start condition (ML-SET-02 … ML-SET-06)."""
    state = game.state
    state.mercenary_deck = game.content.tavern_deck(state.extra_mercenaries)
    game.shuffle("mercenaries", state.mercenary_deck)
    game.refill_tavern()
    set_aside = []
    while not _affordable_for_all(game):
        dearest = max(state.tavern, key=lambda card: game.card(card).reputation)
        set_aside.append(dearest)
        state.tavern[state.tavern.index(dearest)] = ""
        game.refill_tavern()
    if set_aside:
        game.tell("tavern_replaced", "ML-SET-03", mercenaries=set_aside)
        state.mercenary_deck.extend(set_aside)
        game.shuffle("mercenaries", state.mercenary_deck)


def _affordable_for_all(game: Game) -> bool:
    """At least one mercenary of low reputation per player (ML-SET-03, ML-SET-05)."""
    state = game.state
    most = game.content.config.displays.tavern_start_reputation
    return sum([game.card(card).reputation <= most for card in state.tavern]) >= state.players


def _open_hunting_lodge(game: Game) -> None:
    """The stack, with the module's tiles only if it is played; start traps stay aside (ML-SET-07, ML-AMB-01)."""
    state = game.state
    state.trap_stack = game.content.trap_stack(state.ambush_module)
    game.shuffle("traps", state.trap_stack)
    game.refill_traps()


def _open_bazaar(game: Game) -> None:
    """ML-SET-08."""
    state = game.state
    state.equipment_deck = list(game.content.equipment)
    game.shuffle("equipment", state.equipment_deck)
    game.refill_bazaar()


def _let_monsters_in(game: Game) -> None:
    """The first monsters are of level A, or any on the harder levels; the rest is the deck (ML-SET-09, ML-SET-10)."""
    state = game.state
    content = game.content
    only_a = content.difficulty(state.difficulty).first_monsters_from == "level_a"
    state.monster_deck = content.monster_deck("A" if only_a else None)
    game.shuffle("monsters", state.monster_deck)
    for land in state.lands:
        enter_land(game, land, "ML-SET-09")
    if only_a:
        state.monster_deck.extend(content.monster_deck("B"))
        game.shuffle("monsters", state.monster_deck)


def _lay_lands(game: Game) -> None:
    """A land for each spot, then a path tile under each (ML-SET-11, ML-SET-12)."""
    state = game.state
    state.land_deck = list(game.content.lands)
    game.shuffle("lands", state.land_deck)
    for spot in state.lands:
        lay_land(game, spot, "ML-SET-11")
    state.path_stack = list(game.content.paths)
    game.shuffle("paths", state.path_stack)
    for spot in state.lands:
        lay_path_tile(game, spot, "ML-SET-12")


def lay_land(game: Game, spot: Location, rule: str) -> None:
    """The next land face-up at a land spot."""
    spot.land = game.draw(game.state.land_deck, None, "lands")
    game.tell("land_laid", rule, place=spot.id, land=spot.land)


def lay_path_tile(game: Game, spot: Location, rule: str) -> None:
    """A path tile under a land, a random side up; the discard becomes a new stack (ML-SET-12, ML-CLN-56)."""
    state = game.state
    spot.tile = game.draw(state.path_stack, state.path_discard, "paths")
    spot.side = "a" if game.below("path_side", 2) == 0 else "b"
    game.tell("path_tile_laid", rule, place=spot.id, tile=spot.tile, side=spot.side)


def _lay_loot(game: Game) -> None:
    """ML-SET-14."""
    state = game.state
    state.loot_stack = list(game.content.loot)
    game.shuffle("loot", state.loot_stack)
    game.refill_loot()


def _fill_mission_bag(game: Game) -> None:
    """ML-SET-15."""
    state = game.state
    state.mission_bag = list(game.content.missions)
    game.shuffle("missions", state.mission_bag)


def lay_missions(game: Game, rule: str) -> None:
    """A mission from the bag for each spot, the left one first (ML-SET-15, ML-CLN-51)."""
    state = game.state
    for spot in state.missions:
        spot.tile = game.draw(state.mission_bag, None, "missions")
        game.tell("mission_laid", rule, place=spot.id, mission=f"{spot.tile}.{spot.side}")


def _pick_start_player(game: Game) -> None:
    """By lot; the marker shows side A (ML-SET-18). Alone one always starts (ML-SOL-03)."""
    state = game.state
    state.start_player = game.below("start_player", state.players) if state.players > 1 else 0
    state.marker_b = False
    game.tell("start_player", "ML-SET-18", seat=state.start_player)


# --- the players ------------------------------------------------------------------------------------------------


def _found_clans(game: Game) -> None:
    """Affinities by lot, no two alike; what is not used goes back to the box (ML-SET-20, ML-SET-21, ML-SET-27)."""
    state = game.state
    affinities = list(AFFINITIES)
    game.shuffle("affinities", affinities)
    for clan in state.clans:
        _found_clan(game, clan, affinities.pop())
    for affinity in affinities:
        state.removed.extend(game.content.start_cards(affinity))
    dealt = game.content.config.start.traps * state.players
    start_trap = game.content.start_trap
    state.removed.extend([start_trap] * (game.content.traps[start_trap].count - dealt))


def _found_clan(game: Game, clan: Clan, affinity: Affinity) -> None:
    """Two healthy members, one of them the leader, and the start values (ML-SET-20 … ML-SET-26)."""
    start = game.content.config.start
    leader, mercenary = game.content.start_cards(affinity)
    clan.affinity = affinity
    clan.members = [Member(leader, leader=True), Member(mercenary)]
    clan.fame = start.fame
    clan.gold = start.gold
    clan.traps = [game.content.start_trap] * start.traps
    clan.shields = start.shields
    clan.potions = start.potions
    clan.poisons = start.poisons
    game.tell("clan_founded", "ML-SET-20", seat=clan.seat, affinity=affinity, leader=leader, mercenary=mercenary)
