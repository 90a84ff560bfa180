"""The cleanup phase, step by step (chapter 11, 4.1 … 4.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules import free_effects, storage
from tafelrunde.games.monster_lands.rules.monsters import enter_land, gather_at_access, spread_panic
from tafelrunde.games.monster_lands.rules.setup import lay_land, lay_missions, lay_path_tile
from tafelrunde.games.monster_lands.state import Clan, Location, Member, Path, Phase, Pool
from tafelrunde.kernel import Option, Rules

# --- 4.1 collect ------------------------------------------------------------------------------------------------


def collect(game: Game) -> Rules[None]:
    """Living mercenaries come home, traps and shields on paths are lost (ML-CLN-01 … ML-CLN-03)."""
    state = game.state
    for location in game.locations():
        for path in location.paths:
            if path.member:
                _come_home(game, game.owner(path), game.mercenary_on(path))
                path.member = ""
            _clear_tokens(game, path)
    state.phase = "panic"
    yield from ()


def _come_home(game: Game, clan: Clan, member: Member) -> None:
    """Its tile goes back to its card, and what lies on it to the clan; limits apply (ML-CLN-01, ML-ITM-13)."""
    gold = member.gold
    game.gain_gold(clan, gold)
    potions = game.gain_potions(clan, member.potions)
    poisons = game.gain_poisons(clan, member.poisons)
    member.path = ""
    member.gold = member.potions = member.poisons = 0
    args: dict[str, Any] = {"gold": gold, "potions": potions, "poisons": poisons}
    game.tell("came_home", "ML-CLN-01", seat=clan.seat, mercenary=member.id, **args)


def _clear_tokens(game: Game, path: Path) -> None:
    """Traps and shields are lost, used or not (ML-CLN-03, ML-ITM-04)."""
    if not path.traps and not path.shields:
        return
    traps = [trap.kind for trap in path.traps]
    for kind in traps:
        game.discard_trap(kind)
    game.tell("path_cleared", "ML-CLN-03", seat=path.seat, path=path.id, traps=traps, shields=path.shields)
    path.traps = []
    path.shields = 0


# --- 4.2 panic --------------------------------------------------------------------------------------------------


def panic(game: Game) -> Rules[None]:
    """Monsters nobody overcame gather at the fortress access and spread panic (ML-CLN-10)."""
    gather_at_access(game)
    spread_panic(game)
    _go_round(game, "leaders")
    yield from ()


# --- 4.3 leaders ------------------------------------------------------------------------------------------------


def leaders(game: Game) -> Rules[None]:
    """One player replaces a dead leader; a living one is never replaced (ML-CLN-20 … ML-CLN-23)."""
    clan = game.clan(game.state.turn)
    if clan.members and not any(member.leader for member in clan.members):
        yield from _choose_leader(game, clan)
    _next_player(game, "salary")


def _choose_leader(game: Game, clan: Clan) -> Rules[None]:
    """The available member of highest reputation, settlers only if nobody else is left (ML-CLN-20, ML-CLN-22)."""
    candidates = [member for member in clan.members if not member.land] or clan.members
    first = _foremost(game, candidates)
    options = [Option(f"promote:{member.id}", member, f"member:{member.id}") for member in first]
    leader: Member = yield game.ask(clan.seat, "new_leader", options, rule="ML-CLN-20")
    leader.leader = True
    game.tell("leader_promoted", "ML-CLN-20", seat=clan.seat, mercenary=leader.id)
    if leader.land:
        game.tell("land_unsettled", "ML-STL-07", seat=clan.seat, land=leader.land)
        leader.land = ""


def _foremost(game: Game, members: Sequence[Member]) -> list[Member]:
    """Highest reputation, then higher cost; those still tied are the owner's choice (ML-CLN-20, ML-CLN-32).

    Aspirants are all alike (ML-CMP-07), so among them there is nothing to choose.
    """

    def standing(member: Member) -> tuple[int, int]:
        card = game.card(member)
        return card.reputation, card.cost

    highest = max(standing(member) for member in members)
    tied = [member for member in members if standing(member) == highest]
    mercenaries = [member for member in tied if game.is_mercenary(member)]
    return mercenaries + [member for member in tied if not game.is_mercenary(member)][:1]


# --- 4.4 salary -------------------------------------------------------------------------------------------------


def salary(game: Game) -> Rules[None]:
    """One player's window for free effects, then the salary (ML-CLN-31, ML-CLN-30 … ML-CLN-36)."""
    clan = game.clan(game.state.turn)
    yield from free_effects.window(game, clan.seat, "salary")
    paid = [member for member in clan.members if is_paid(member)]
    due = len(paid) * game.content.salary(clan.fame)
    spent = min(due, clan.gold)
    game.pay(clan, spent)
    if due:
        game.tell("salary_paid", "ML-CLN-30", seat=clan.seat, gold=spent, due=due, members=len(paid))
    if spent < due:
        yield from _desertion(game, clan, paid)
    _next_player(game, "end_check")


def is_paid(member: Member) -> bool:
    """Everybody but the leader and settlers gets a salary (ML-KEY-13)."""
    return not member.leader and not member.land


def _desertion(game: Game, clan: Clan, paid: Sequence[Member]) -> Rules[None]:
    """Exactly one paid member leaves: highest reputation, then cost, then the owner's choice (ML-CLN-32, ML-CLN-34)."""
    first = _foremost(game, paid)
    options = [Option(f"desert:{member.id}", member, f"member:{member.id}") for member in first]
    deserter: Member = yield game.ask(clan.seat, "deserter", options, rule="ML-CLN-32")
    game.tell("deserted", "ML-CLN-32", seat=clan.seat, mercenary=deserter.id)
    while deserter.equipment:
        yield from _hand_on(game, clan, deserter, deserter.equipment[0])
    clan.members.remove(deserter)
    game.discard_member(deserter)
    game.tally(clan, "deserted")
    yield from storage.limit_traps(game, clan)


def _hand_on(game: Game, clan: Clan, deserter: Member, card_id: str) -> Rules[None]:
    """A deserter's card goes to another mercenary who has none of its type, or is discarded (ML-CLN-35)."""
    options = [
        Option(f"give:{card_id}:{member.id}", member, f"member:{member.id}")
        for member in clan.members
        if member is not deserter and _has_room(game, member, card_id)
    ]
    options.append(Option(f"discard:{card_id}", None, f"equipment:{card_id}"))
    bearer: Member | None = yield game.ask(
        clan.seat, "deserters_equipment", options, rule="ML-CLN-35", args={"equipment": card_id}
    )
    deserter.equipment.remove(card_id)
    if bearer is None:
        game.state.equipment_discard.append(card_id)
        game.tell("equipment_discarded", "ML-CLN-35", seat=clan.seat, equipment=card_id, mercenary=deserter.id)
    else:
        bearer.equipment.append(card_id)
        game.tell("equipment_moved", "ML-CLN-35", seat=clan.seat, equipment=card_id, mercenary=bearer.id)


def _has_room(game: Game, member: Member, card_id: str) -> bool:
    """One card of each type for every mercenary, none for aspirants (ML-BAZ-02, ML-BAZ-05)."""
    equipment = game.content.equipment
    same = [worn for worn in member.equipment if equipment[worn].type == equipment[card_id].type]
    return game.card(member).can_be_equipped and len(same) < game.content.config.limits.equipment_per_type


# --- 4.5 end check ----------------------------------------------------------------------------------------------


def end_check(game: Game) -> Rules[None]:
    """After the last round, or as soon as somebody has the fame, the game is over (ML-CLN-40)."""
    state = game.state
    end = game.content.config.end
    if state.round >= end.rounds or any(clan.fame >= end.fame for clan in state.clans):
        state.phase = "over"
        game.tell("game_over", "ML-CLN-40", round=state.round)
    else:
        state.phase = "reset"
    yield from ()


# --- 4.6 reset --------------------------------------------------------------------------------------------------


def reset(game: Game) -> Rules[None]:
    """Dice go back, abilities are refreshed, missions, monsters and lands come anew (ML-CLN-50 … ML-CLN-56)."""
    state = game.state
    _clear_the_board(game)
    for spot in state.missions:
        if spot.tile:
            state.mission_discard.append(spot.tile)
    lay_missions(game, "ML-CLN-51")
    open_spots = [spot for spot in state.lands if not _closes(game, spot)]
    for spot in open_spots:
        if not spot.monster:
            enter_land(game, spot)
    for spot in open_spots:
        if not spot.land:
            _discard_path_tile(game, spot)
            lay_land(game, spot, "ML-CLN-54")
            lay_path_tile(game, spot, "ML-CLN-54")
    state.phase = "start_marker"
    yield from ()


def _clear_the_board(game: Game) -> None:
    """All dice return to the supply, all once-per-round uses are refreshed (ML-CLN-50)."""
    state = game.state
    for clan in state.clans:
        clan.pool = Pool()
    for location in game.locations():
        location.paths = [Path(path.id) for path in location.paths]
        location.fought = location.overcome = False
        location.catch_total = location.defeat_total = location.conquest_total = 0
    state.spaces.clear()
    state.used.clear()
    state.mission_totals = []


def _closes(game: Game, spot: Location) -> bool:
    """A conquered land that no other can follow closes its spot: no monster comes there either (ML-CLN-54)."""
    if spot.land or game.state.land_deck:
        return False
    _discard_path_tile(game, spot)
    return True


def _discard_path_tile(game: Game, spot: Location) -> None:
    if spot.tile:
        game.state.path_discard.append(spot.tile)
        spot.tile = ""


# --- 4.7 start marker, 4.8 round marker -------------------------------------------------------------------------


def start_marker(game: Game) -> Rules[None]:
    """The lowest reputation starts the next round (ML-CLN-60 … ML-CLN-70).

    With the queen's grant the marker shows side B from the end of round 1 (ML-VAR-01).
    """
    state = game.state
    counter_clockwise = [(state.start_player - step) % state.players for step in range(1, state.players + 1)]
    state.start_player = min(counter_clockwise, key=lambda seat: game.reputation(game.clan(seat)))
    state.round += 1
    state.marker_b = state.queens_grant and state.round >= game.content.variants.queens_grant.from_round
    state.turn = state.start_player
    game.tell("start_player", "ML-CLN-60", seat=state.start_player)
    state.phase = "round_start"
    yield from ()


# --- one player after the other ---------------------------------------------------------------------------------


def _go_round(game: Game, phase: Phase) -> None:
    """Begin a step that each player takes in turn, from the start player clockwise."""
    game.state.phase = phase
    game.state.turn = game.state.start_player


def _next_player(game: Game, after: Phase) -> None:
    """The next player clockwise; when all have had their turn, the next step."""
    state = game.state
    state.turn = (state.turn + 1) % state.players
    if state.turn == state.start_player:
        state.phase = after
