"""The dice-pool phase, and what comes before it (4.0 steps 1 and 2, chapter 4.1)."""

from __future__ import annotations

from tafelrunde.games.monster_lands.box.effects import Gain
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules import free_effects, storage
from tafelrunde.games.monster_lands.rules.buildings.spaces import has_panic, next_space
from tafelrunde.games.monster_lands.state import Clan, Member, PlacedDie, Pool
from tafelrunde.kernel import Option, Rules

RIVAL = -1
"""The seat of the rival's neutral dice."""

_UNROLLED = 0
"""The face of a haggle die that lies in the pool and waits for the roll."""


def round_start(game: Game) -> Rules[None]:
    """Clans that lost everybody take a free aspirant as their leader (ML-DTH-12, ML-DTH-13)."""
    state = game.state
    game.tell("round_started", "ML-OVR-04", round=state.round)
    for clan in game.clockwise(state.start_player):
        if not clan.members:
            _start_over(game, clan)
    state.phase = "more_monsters"
    yield from ()


def _start_over(game: Game, clan: Clan) -> None:
    """A free leader, and gold up to the refill (ML-DTH-12)."""
    wipe_out = game.content.config.wipe_out
    clan.members = [Member(_free_aspirant(game)) for _ in range(wipe_out.free_aspirants)]
    clan.members[0].leader = True
    clan.gold = max(clan.gold, wipe_out.gold_refill_to)
    game.tell("clan_starts_over", "ML-DTH-12", seat=clan.seat, leader=clan.members[0].id, gold=clan.gold)


def _free_aspirant(game: Game) -> str:
    """One from the stack, or a new one from the box if none is left (ML-DTH-13)."""
    state = game.state
    if state.aspirants:
        return state.aspirants.pop()
    numbers = [int(m.id.partition("_")[2]) for clan in state.clans for m in clan.members if not game.is_mercenary(m)]
    return f"aspirant_{max(numbers, default=0) + 1}"


def more_monsters(game: Game) -> Rules[None]:
    """In some rounds an empty fortress access gets a monster, with that option (ML-VAR-05 … ML-VAR-07)."""
    state = game.state
    access = state.access
    if state.more_monsters and state.round in game.content.variants.more_monsters.rounds and not access.monster:
        access.monster = game.draw_monster()
        if access.monster:
            game.tell("monster_appeared", "ML-VAR-05", place=access.id, monster=access.monster)
    state.turn = state.start_player
    state.phase = "before_pools"
    yield from ()


def before_pools(game: Game) -> Rules[None]:
    """One player's window for free effects before the haggle dice are rolled (ML-FRE-01 d)."""
    state = game.state
    yield from free_effects.window(game, state.turn, "pools")
    state.turn = (state.turn + 1) % state.players
    if state.turn == state.start_player:
        state.phase = "pools"


def pools(game: Game) -> Rules[None]:
    """Every pool is built anew from members and fame; haggle dice wait for their roll (ML-DIC-01 … ML-DIC-04)."""
    state = game.state
    for clan in game.clockwise(state.start_player):
        granted = [game.card(member).dice for member in clan.members]
        granted.append(game.content.tiers(clan.fame))
        clan.pool = Pool(
            strength=sum([dice.strength for dice in granted]),
            magic=sum([dice.magic for dice in granted]),
            haggle=[_UNROLLED] * sum([dice.haggle for dice in granted]),
        )
    state.phase = "grant" if _grant_is_due(game) else "haggle_roll"
    yield from ()


# --- the queen's grant ------------------------------------------------------------------------------------------


def _grant_is_due(game: Game) -> bool:
    """Only with that option, and while the start marker shows side B (ML-VAR-01, ML-VAR-02)."""
    state = game.state
    return state.queens_grant and state.marker_b and state.round >= game.content.variants.queens_grant.from_round


def grant(game: Game) -> Rules[None]:
    """The start player takes a die of any colour and a gift; a haggle die is rolled with the others (ML-VAR-02)."""
    state = game.state
    grant = game.content.variants.queens_grant
    clan = game.clan(state.start_player)
    colors = [Option(f"die:{color}", color) for color in grant.die_choice]
    color = yield game.ask(clan.seat, "grant_die", colors, rule="ML-VAR-02")
    gifts = [Option(f"gift:{_what(gift)}", gift) for gift in grant.and_one_of]
    gift = yield game.ask(clan.seat, "grant_gift", gifts, rule="ML-VAR-02")
    if color == "haggle":
        clan.pool.haggle.append(_UNROLLED)
    elif color == "strength":
        clan.pool.strength += 1
    else:
        clan.pool.magic += 1
    game.tell("queens_grant", "ML-VAR-02", seat=clan.seat, color=color)
    yield from storage.gain(game, clan, gift, "ML-VAR-02", "queens_grant")
    state.phase = "haggle_roll"


def _what(gift: Gain) -> str:
    """The name of the one thing a gift consists of."""
    return next(name for name in gift.__struct_fields__ if getattr(gift, name))


# --- haggle dice and the rival ----------------------------------------------------------------------------------


def haggle_roll(game: Game) -> Rules[None]:
    """Only haggle dice are rolled now; their values stay until used (ML-DIC-05)."""
    state = game.state
    for clan in game.clockwise(state.start_player):
        faces = sorted([face or game.roll("haggle") for face in clan.pool.haggle])
        clan.pool.haggle = faces
        pool = clan.pool
        game.tell("pool_built", "ML-DIC-02", seat=clan.seat, strength=pool.strength, magic=pool.magic, haggle=faces[:])
    if state.players == 1:
        state.phase = "rival"
    else:
        _start_deployment(game)
    yield from ()


def rival(game: Game) -> Rules[None]:
    """Alone at the table: the rival's neutral dice block spaces, one after another (ML-SOL-05)."""
    for _ in range(game.content.variants.solo.rival.dice_per_round):
        _block_a_space(game)
    _start_deployment(game)
    yield from ()


def _block_a_space(game: Game) -> None:
    """The first free open space in board order; panic or a full building: no effect (ML-SOL-05)."""
    roll = game.roll("rival")
    building = game.content.variants.solo.rival.table[roll - 1]
    space = next_space(game, building)
    if space is None or has_panic(game, building):
        game.tell("rival_missed", "ML-SOL-05", roll=roll, building=building)
        return
    game.lay(space.id, PlacedDie("strength", _UNROLLED, RIVAL))
    game.tell("rival_blocked", "ML-SOL-05", roll=roll, building=building, space=space.id)


def _start_deployment(game: Game) -> None:
    state = game.state
    state.phase = "deployment"
    state.turn = state.start_player
    state.passed = 0
