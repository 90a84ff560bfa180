"""Settled lands (chapter 5.15): settling, and placing dice for a land's ability."""

from __future__ import annotations

from tafelrunde.games.monster_lands.box.cards import DiceGrant
from tafelrunde.games.monster_lands.box.effects import EquipFree, Gain, HireFree
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules import storage
from tafelrunde.games.monster_lands.rules.buildings import bazaar, tavern
from tafelrunde.games.monster_lands.state import Clan, Member, Pool
from tafelrunde.kernel import Option, Rules


def settler(clan: Clan, land: str) -> Member | None:
    return next((member for member in clan.members if member.land == land), None)


def possible_settlers(game: Game, clan: Clan, land: str) -> list[Member]:
    """Own mercenaries of the land's affinity that have not settled; not the leader, no aspirants (ML-STL-02 … 05)."""
    affinity = game.content.lands[land].affinity
    found = []
    for member in clan.members:
        card = game.card(member)
        if card.can_settle and card.affinity == affinity and not member.leader and not member.land:
            found.append(member)
    return found


def settle_options(game: Game, clan: Clan, lands: list[str] | None = None) -> list[Option]:
    """Unsettled own lands and who could settle them (ML-STL-02, ML-STL-03)."""
    return [
        Option(f"settle:{land}:{member.id}", ("settle", land, member.id), f"land:{land}")
        for land in (clan.lands if lands is None else lands)
        if settler(clan, land) is None
        for member in possible_settlers(game, clan, land)
    ]


def settle(game: Game, clan: Clan, land: str, member_id: str) -> None:
    """Put the mercenary beside the land; an assignment is not changed by it (ML-STL-02, ML-STL-05)."""
    game.member(clan, member_id).land = land
    game.tally(clan, "settled")
    game.tell("settled", "ML-STL-02", seat=clan.seat, land=land, mercenary=member_id)


def affordable(pool: Pool, cost: DiceGrant) -> bool:
    return cost.strength <= pool.strength and cost.magic <= pool.magic and cost.haggle <= len(pool.haggle)


def usable(game: Game, clan: Clan, land: str) -> bool:
    """Settled, not yet used this round, payable, and able to change something (ML-STL-01, 09, 10, 16)."""
    if settler(clan, land) is None or game.is_used(land):
        return False
    ability = game.content.lands[land].ability
    return any(affordable(clan.pool, cost) for cost in ability.cost) and has_effect(game, clan, land)


def has_effect(game: Game, clan: Clan, land: str) -> bool:
    """A land ability may be used only if its effect can change something (ML-STL-16)."""
    effect = game.content.lands[land].ability.effect
    if type(effect) is HireFree:
        return bool(tavern.hireable(game, clan))
    if type(effect) is EquipFree:
        return any(game.state.bazaar) and bool(bazaar.bearers(game, clan))
    assert type(effect) is Gain
    return storage.changes_something(game, clan, effect)


def options(game: Game, clan: Clan) -> list[Option]:
    return [Option(f"land:{land}", f"land:{land}", f"land:{land}") for land in clan.lands if usable(game, clan, land)]


def use_land(game: Game, clan: Clan, land: str) -> Rules[None]:
    """Place exactly the dice of one cost alternative and get the effect at once (ML-STL-09, ML-STL-11)."""
    ability = game.content.lands[land].ability
    payable = [cost for cost in ability.cost if affordable(clan.pool, cost)]
    options = [
        Option(
            f"cost:{cost.strength}S{cost.magic}M{cost.haggle}H",
            cost,
            f"land:{land}",
            {"strength": cost.strength, "magic": cost.magic, "haggle": cost.haggle},
        )
        for cost in payable
    ]
    cost = yield game.ask(clan.seat, "land_cost", options, "ML-STL-09", {"land": land})
    for _ in range(cost.strength):
        game.lay(f"land:{land}", game.take_die(clan, "strength"))
    for _ in range(cost.magic):
        game.lay(f"land:{land}", game.take_die(clan, "magic"))
    for _ in range(cost.haggle):
        faces = dict.fromkeys(clan.pool.haggle)
        choices = [Option(f"die:haggle:{face}", face, f"pool:haggle:{face}", {"face": face}) for face in faces]
        face = yield game.ask(clan.seat, "which_haggle", choices, "ML-STL-09", {"card": land})
        game.lay(f"land:{land}", game.take_die(clan, "haggle", face))
    game.use(land)
    game.tally(clan, "land_used")
    game.tell("land_used", "ML-STL-09", seat=clan.seat, land=land)
    effect = ability.effect
    if type(effect) is HireFree:
        yield from tavern.hire_free(game, clan, "ML-TAV-17")
    elif type(effect) is EquipFree:
        yield from bazaar.take_free(game, clan, "ML-BAZ-08")
    elif type(effect) is Gain:
        yield from storage.gain(game, clan, effect, "ML-STL-14", land)
