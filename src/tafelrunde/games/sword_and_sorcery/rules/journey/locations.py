"""Locations: hourglasses are spent on buildings, until the party leaves (SS-LOC-01 … 08)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.box.journey import Location, Trade
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.journey import camping
from tafelrunde.games.sword_and_sorcery.rules.journey.realm import here
from tafelrunde.games.sword_and_sorcery.state.journey import Journey
from tafelrunde.games.sword_and_sorcery.state.tasks import Serve, Visit
from tafelrunde.kernel import PARTY, Option, Rules


def location_of(game: Game) -> Location:
    return game.content.locations[here(game).location]


def enter(game: Game, journey: Journey) -> Rules[None]:
    """The entrance entry, and hourglasses: more on the first visit (SS-LOC-01)."""
    state, location = game.state, location_of(game)
    game.tell("story", "SS-LOC-01", entry=f"entry-{location.id}_in")
    again = location.id in state.visited
    more = location.hourglasses.again if again else location.hourglasses.first
    if not journey.lingered:
        journey.lingered = True
        more += sum([game.value(hero, "hourglasses") for hero in state.heroes])
    state.hourglasses += more
    if not again:
        state.visited += (location.id,)
    game.tell("hourglasses", "SS-LOC-01", n=more, left=state.hourglasses)
    journey.stage = "location"
    return
    yield


def stay(game: Game, journey: Journey) -> Rules[None]:
    """One building after the other for an hourglass each; without one the party must leave (SS-LOC-02, SS-LOC-05)."""
    state, location = game.state, location_of(game)
    if not state.hourglasses:
        _leave(game, journey, location)
        return
    yield game.checkpoint()
    there = [*location.buildings, *journey.built]
    options = [Option(f"visit:{building}", ("visit", building), f"building:{building}") for building in there]
    if len(journey.built) < location.slots:
        free = [card for card in state.buildings if card not in there]
        options += [Option(f"build:{card}", ("build", card), f"building:{card}") for card in free]
    options += [Option("camp", ("camp", "")), Option("leave", ("leave", ""))]
    args = {"location": location.id, "n": state.hourglasses}
    verb, what = yield game.ask(PARTY, "location", options, "SS-LOC-02", args, "leave")
    if verb == "visit":
        _visit(game, what)
    elif verb == "build":
        journey.built += (what,)
        game.tell("built", "SS-LOC-04", building=what)
    elif verb == "camp":
        camping.pitch(journey)
    else:
        _leave(game, journey, location)


def _visit(game: Game, building: str) -> None:
    """Its entry is read, then each hero may use what it offers (SS-LOC-02, SS-LOC-03)."""
    state = game.state
    state.hourglasses -= 1
    game.tell("visits", "SS-LOC-02", building=building, left=state.hourglasses)
    game.tell("story", "SS-LOC-03", entry=f"entry-{building}")
    seats = tuple([hero.seat for hero in state.heroes])
    services = game.content.buildings[building].services
    if any(isinstance(service, Trade) for service in services):
        game.plan(Visit(seats))
    if any(not isinstance(service, Trade) for service in services):
        game.plan(Serve(building, seats))


def _leave(game: Game, journey: Journey, location: Location) -> None:
    """The exit entry; unspent hourglasses are kept, building cards taken along (SS-LOC-05, SS-LOC-06)."""
    game.tell("story", "SS-LOC-05", entry=f"entry-{location.id}_out")
    journey.built = ()
    journey.stage = "road"
