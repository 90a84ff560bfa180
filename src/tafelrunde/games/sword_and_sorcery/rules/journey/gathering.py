"""Who takes part in the next adventure, new heroes, and setting out (SS-CAM-02, SS-SET-07)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.adventure import setup
from tafelrunde.games.sword_and_sorcery.rules.heroes import choosing
from tafelrunde.games.sword_and_sorcery.rules.items import holding
from tafelrunde.games.sword_and_sorcery.rules.journey import camping, realm
from tafelrunde.games.sword_and_sorcery.state import LastingState
from tafelrunde.games.sword_and_sorcery.state.journey import Journey
from tafelrunde.kernel import PARTY, Option, Rules
from tafelrunde.tabletop.campaign import gather, renew

FEWEST = 2
"""Heroes in an adventure (SS-MOD-05)."""


def gather_party(game: Game, journey: Journey) -> Rules[None]:
    """The table says who comes along; the heroes of the others stay at home (SS-CAM-02)."""
    state = game.state
    seats = range(state.players)
    present = yield from gather(game, state.gathering, seats, least=FEWEST, rule="SS-CAM-02")
    were_along = [hero.rank for hero in state.heroes if hero.card]
    everybody = sorted([*state.heroes, *state.home], key=lambda hero: hero.seat)
    joining = [hero for hero in everybody if hero.seat in present and (not hero.card or hero in state.home)]
    state.heroes = [hero for hero in everybody if hero.seat in present]
    state.home = [hero for hero in everybody if hero.seat not in present]
    for hero in joining:
        hero.rank = max(hero.rank, min(were_along, default=1))
    state.active = state.heroes[0].seat
    journey.new = tuple([hero.seat for hero in joining if not hero.card])
    journey.stage = "join"


def join(game: Game, journey: Journey) -> Rules[None]:
    """Who is new chooses a class, powers, and equipment from the stock (SS-SET-05, SS-SET-07)."""
    yield from choosing.choose_heroes(game, journey.new)
    journey.new = ()
    if game.state.scene:
        journey.stage = "ready"
    else:
        realm.travel_to(game, journey, realm.first(game))


def ready(game: Game, journey: Journey) -> Rules[None]:
    """Once more things may change hands, then the party sets out."""
    state = game.state
    adventure = game.content.scenes[state.scene].adventure
    yield game.checkpoint()
    options = [Option("set_out", True), Option("camp", False)]
    if not (yield game.ask(PARTY, "before_adventure", options, "SS-JRN-07", {"adventure": adventure}, "set_out")):
        camping.pitch(journey)
    else:
        journey.stage = "set_out"


def set_out(game: Game, journey: Journey) -> Rules[None]:
    """A new page: where it begins, the stage says how to go on."""
    state = game.state
    adventure = game.content.scenes[state.scene].adventure
    yield game.chapter("adventure", len(state.chronicle), adventure=adventure)
    state.journey = None
    brought = tuple([code for code in holding.held(state) if game.content.item(code).origin == "adventure"])
    reached = tuple([hero.rank for hero in state.heroes])
    renew(state, LastingState, adventure=adventure, brought=brought, reached=reached, active=state.heroes[0].seat)
    setup.begin(game)
