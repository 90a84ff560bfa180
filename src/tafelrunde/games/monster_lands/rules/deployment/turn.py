"""The deployment phase (chapter 4.2): turns, actions, passing."""

from __future__ import annotations

from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules import free_effects, settled_lands
from tafelrunde.games.monster_lands.rules.buildings import alchemist, mine, pawnbroker, shops
from tafelrunde.games.monster_lands.rules.buildings.spaces import Visit
from tafelrunde.games.monster_lands.rules.deployment import assigning, refusals
from tafelrunde.games.monster_lands.state import Clan
from tafelrunde.kernel import Option, Rules

PASS = Option("pass", "pass")
PAWN = Option("pawn", "pawn", "building:pawnbroker")


def deployment(game: Game) -> Rules[None]:
    """One step: a free effect, the choice of an action, a piece of it, or a pass (ML-DEP-01 … 05)."""
    state = game.state
    clan = state.clans[state.turn]
    return _go_on(game, clan) if state.action else _choose(game, clan)


def _go_on(game: Game, clan: Clan) -> Rules[None]:
    """A piece of the action in progress; then it is the next clan's turn (ML-DEP-01)."""
    state = game.state
    yield from act(game, clan, state.action)
    if not state.action:
        state.turn = (state.turn + 1) % len(state.clans)


def _choose(game: Game, clan: Clan) -> Rules[None]:
    """A free effect, an action or a pass."""
    state = game.state
    free_options = free_effects.options(game, clan, "deployment")
    has_dice = clan.pool.total > 0
    if has_dice:
        found = actions(game, clan)
    elif not free_options:
        _pass(game, clan)
        return
    else:
        found = [PASS]
    chosen = yield game.ask(
        clan.seat,
        "action" if has_dice else "pass",
        found + free_options,
        "ML-DEP-02" if has_dice else "ML-DEP-03",
        default="" if has_dice else "pass",
        why_not=lambda: refusals.refused(game, clan),
    )
    if chosen == "pass":
        _pass(game, clan)
    elif isinstance(chosen, tuple):
        yield from free_effects.apply(game, clan, chosen, "deployment")
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


def actions(game: Game, clan: Clan) -> list[Option]:
    """All legal actions: fortress, outside, own settled lands (ML-DEP-02); never empty (ML-DEP-06)."""
    found = shops.options(game, clan)
    found += alchemist.options(game, clan)
    found += mine.options(game, clan)
    found.append(PAWN)
    found += assigning.options(game, clan)
    if clan.lands:
        found += settled_lands.options(game, clan)
    return found


def act(game: Game, clan: Clan, action: str) -> Rules[None]:
    """Carry out the chosen action; fortress effects happen at once (ML-DEP-10)."""
    match action.split(":"):
        case ["visit", building, "strength"]:
            yield from shops.visit_shop(game, clan, Visit(building, "strength", 0))
        case ["visit", building, "haggle", face]:
            yield from shops.visit_shop(game, clan, Visit(building, "haggle", int(face)))
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
