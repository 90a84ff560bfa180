"""The deployment phase (chapter 4.2): turns, actions, passing."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules.buildings import (
    alchemist,
    armoury,
    bazaar,
    hunting_lodge,
    mine,
    pawnbroker,
    tavern,
)
from tafelrunde.games.monster_lands.rules.buildings.buildings import Visit, has_panic, next_space, shop_visits
from tafelrunde.games.monster_lands.rules.buildings.haggling import Deal, haggle, previous_face
from tafelrunde.games.monster_lands.rules.deployment import assigning, free, refusals, settled_lands
from tafelrunde.games.monster_lands.state import Clan
from tafelrunde.kernel import Option, Rules

SHOPS: dict[str, Callable[[Game, Clan, Visit, int], bool]] = {
    "hunting_lodge": hunting_lodge.can_buy,
    "tavern": tavern.can_visit,
    "armory": armoury.can_buy,
    "bazaar": bazaar.can_buy,
}
BUY: dict[str, Callable[[Game, Clan, Visit, Deal], Rules[None]]] = {
    "hunting_lodge": hunting_lodge.buy,
    "tavern": tavern.visit_tavern,
    "armory": armoury.buy,
    "bazaar": bazaar.buy,
}


def deployment(game: Game) -> Rules[None]:
    """One step: a free effect, the choice of an action, a piece of it, or a pass (ML-DEP-01 … 05)."""
    state = game.state
    clan = game.clan(state.turn)
    if state.action:
        yield from act(game, clan, state.action)
        if not state.action:
            _next_turn(game)
        return

    free_options = free.options(game, clan, "deployment")
    if clan.pool.total:
        found = actions(game, clan)
    elif not free_options:
        _pass(game, clan)
        return
    else:
        found = [Option("pass", "pass")]
    chosen = yield game.ask(
        clan.seat,
        "action" if clan.pool.total else "pass",
        found + free_options,
        "ML-DEP-02" if clan.pool.total else "ML-DEP-03",
        default="" if clan.pool.total else "pass",
        why_not=lambda: refusals.refused(game, clan),
    )
    if chosen == "pass":
        _pass(game, clan)
    elif isinstance(chosen, tuple):
        yield from free.apply(game, clan, chosen, "deployment")
    else:
        state.passed = 0
        state.action = chosen


def _pass(game: Game, clan: Clan) -> None:
    """A pass is not final; the phase ends when everybody passes in one full circle (ML-DEP-03, ML-DEP-04)."""
    state = game.state
    state.passed += 1
    game.tell("passed", "ML-DEP-03", seat=clan.seat)
    if state.passed == len(state.clans):
        state.phase = "dice_mission"
        state.turn = state.start_player
        state.slot = 0
        state.passed = 0
        game.tell("phase", "ML-ADV-01", phase="adventure")
        return
    state.turn = (state.turn + 1) % len(state.clans)


def _next_turn(game: Game) -> None:
    """Clockwise, one action per turn (ML-DEP-01)."""
    game.state.turn = (game.state.turn + 1) % len(game.state.clans)


def actions(game: Game, clan: Clan) -> list[Option]:
    """All legal actions: fortress, outside, own settled lands (ML-DEP-02); never empty (ML-DEP-06)."""
    found = shop_options(game, clan)
    found += alchemist.options(game, clan)
    found += mine.options(game, clan)
    found.append(Option("pawn", "pawn", "building:pawnbroker"))
    found += assigning.options(game, clan)
    if clan.lands:
        found += settled_lands.options(game, clan)
    return found


def shop_options(game: Game, clan: Clan) -> list[Option]:
    """The shops a die of the pool can enter: open, with a free space, and something affordable (ML-BLD-02 … 08)."""
    found = []
    for building, can_use in SHOPS.items():
        space = next_space(game, building)
        if space is None or has_panic(game, building):
            continue
        for visit in shop_visits(game, clan, building):
            haggled = haggle(game, building, visit.face)
            if can_use(game, clan, visit, haggled):
                args = {"face": visit.face, "discount": haggled}
                found.append(Option(visit.id, visit.id, f"space:{space.id}", args))
    return found


def act(game: Game, clan: Clan, action: str) -> Rules[None]:
    """Carry out the chosen action; fortress effects happen at once (ML-DEP-10)."""
    match action.split(":"):
        case ["visit", building, "strength"]:
            yield from visit_shop(game, clan, Visit(building, "strength", 0))
        case ["visit", building, "haggle", face]:
            yield from visit_shop(game, clan, Visit(building, "haggle", int(face)))
        case ["brew", space]:
            yield from alchemist.brew(game, clan, space)
        case ["mine", space]:
            yield from mine.work(game, clan, space)
        case ["pawn"]:
            yield from pawnbroker.pawn(game, clan)
        case ["land", land]:
            yield from settled_lands.use_land(game, clan, land)
        case ["assign", member]:
            yield from assigning.assign(game, clan, member)
            return
        case ["load", path]:
            yield from assigning.load(game, clan, game.path(path))
            return
        case _:
            raise ValueError(f"unknown action {action!r}")
    game.state.action = ""


def visit_shop(game: Game, clan: Clan, visit: Visit) -> Rules[None]:
    """Place the die on the next space and buy with the discount it gives (ML-BLD-03, ML-BLD-07, ML-HAG-*)."""
    space = next_space(game, visit.building)
    assert space is not None
    deal = Deal(haggle(game, visit.building, visit.face))
    if visit.face:
        _tell_haggling(game, clan, visit, deal)
    game.lay(space.id, game.take_die(clan, visit.color, visit.face))
    game.tally(clan, f"visit_{visit.building}")
    yield from BUY[visit.building](game, clan, visit, deal)


def _tell_haggling(game: Game, clan: Clan, visit: Visit, deal: Deal) -> None:
    """The discount, with the rule that made it so: the first die, a lower one, an equal or higher one."""
    previous = previous_face(game, visit.building)
    terms = [("haggle_die", visit.face)]
    if deal.haggled > visit.face:
        terms.append(("previous_die", previous))
    rule = "ML-HAG-02" if not previous else "ML-HAG-04" if previous == visit.face else "ML-HAG-03"
    game.tell("haggles", rule, terms=terms, seat=clan.seat, building=visit.building, face=visit.face)
