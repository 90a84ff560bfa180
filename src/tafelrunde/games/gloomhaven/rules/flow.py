"""The campaign from its founding to its end: scenarios, and the stays between them (chapter 10)."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.games.gloomhaven.rules import city, travel
from tafelrunde.games.havens.board.dungeon_rooms import RANDOM
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules import flow
from tafelrunde.games.havens.rules.campaign import effects, homecoming, roster, setting_out
from tafelrunde.games.havens.rules.campaign.world import change_world, company, frame, members
from tafelrunde.games.havens.state import Party, Stay
from tafelrunde.kernel import Outcome, Rules

FIRST_EVENTS = 30
"""The numbers that are in the decks from the start (GH-CAM-04)."""


def play(game: Game) -> Rules[None]:
    """A single scenario, or a campaign from wherever the state says."""
    return flow.play(game) if game.state.world is None else campaign(game)


def campaign(game: Game) -> Rules[None]:
    """Scenarios and stays, one after the other."""
    state = game.state
    state.go_by_new_names()
    while not state.closed:
        stay = state.stay
        if stay is not None:
            yield game.chapter("stay", len(state.chronicle))
            yield from STAGES[stay.stage](game, stay)
        elif state.phase == "over":
            seats = tuple(sorted({hero.seat for hero in state.heroes}))
            state.stay = Stay(stage="homecoming", seats=seats)
        else:
            yield game.chapter("scenario", len(state.chronicle), scenario=f"scenario-{state.scenario}")
            yield game.checkpoint()
            yield from flow.STEPS[state.phase](game)
    yield game.checkpoint()


def found(game: Game, stay: Stay) -> Rules[None]:
    """The world at the start of a campaign (GH-CAM-04, GH-DAT-38), and the first party (GH-CAM-02)."""
    state = game.state
    start = frame(game)
    content = game.content
    first = start.events or [event.id for event in content.events.values() if event.number <= FIRST_EVENTS]
    decks = {
        "city": sorted(name for name in first if content.events[name].deck == "city"),
        "road": sorted(name for name in first if content.events[name].deck == "road"),
        "designs": list(start.random_designs),
        "sides": list(start.random_scenarios),
        "quests": sorted(content.quests),
    }
    for name, cards in decks.items():
        game.shuffle(PILES[name], cards)
    known = tuple(cls for cls in game.edition.classes if cls in content.classes)
    change_world(game, classes=known, **{name: tuple(cards) for name, cards in decks.items()})
    effects.stock(game, 1)
    for name in start.start:
        effects.unlock_scenario(game, name, "GH-CAM-04")
    state.parties = (Party(name="1", at=game.edition.town),)
    game.tell("campaign_begins", "GH-CAM-04")
    stay.seats = tuple(range(min(state.players, state.agreed.characters)))
    stay.stage = "characters"
    return
    yield


PILES = {
    "city": "city events",
    "road": "road events",
    "designs": "item designs",
    "sides": "side scenarios",
    "quests": "personal quests",
}
"""What is shuffled, by the field of the world."""


def characters(game: Game, stay: Stay) -> Rules[None]:
    """The first characters, one after the other (GH-CHR-01)."""
    state = game.state
    number = len(members(game))
    if number < state.agreed.characters:
        yield from roster.create(game, number % state.players, state.agreed.classes[number])
        return
    stay.waiting = stay.seats
    stay.stage = "city"


def come_home(game: Game, stay: Stay) -> Rules[None]:
    """A scenario is over (GH-END-04 …); in the end of a campaign of a fixed length, so is the campaign (GH-OVR-12)."""
    yield from homecoming.come_home(game)
    state = game.state
    length = state.agreed.length
    if length and len(state.chronicle) >= length:
        state.closed = True
        game.tell("campaign_over", "GH-OVR-12", n=len(state.chronicle))
        return
    if travel.complete(game):
        game.tell("campaign_complete", "GH-OVR-12")
    if travel.in_town(game):
        stay.waiting = stay.seats
        stay.stage = "city"
    else:
        stay.stage = "gates"


STAGES: dict[str, Callable[[Game, Stay], Rules[None]]] = {
    "founding": found,
    "characters": characters,
    "homecoming": come_home,
    "city": city.city,
    "gates": travel.gates,
    "company": travel.gather,
    "road": travel.road,
    "set_out": setting_out.set_out,
}
"""What is under way between two scenarios."""


def outcome(game: Game) -> Outcome | None:
    """A campaign has no losers; what everybody's characters have is their own."""
    state = game.state
    if not state.closed:
        return None
    scores = [0] * state.players
    for one in state.roster:
        scores[one.seat] += one.character.xp
    won = sum(1 for played in state.chronicle if played.won)
    details = {
        "campaign": True,
        "scenarios": len(state.chronicle),
        "won": won,
        "done": list(state.progress.done),
        "retired": sum(1 for one in state.roster if one.left == "retired"),
        "dead": sum(1 for one in state.roster if one.left == "dead"),
        "levels": [one.character.level for one in company(game)],
        "prosperity": state.world.prosperity if state.world else 0,
        "random": sum(1 for played in state.chronicle if played.adventure == RANDOM),
        "endings": list(state.world.endings) if state.world else [],
    }
    return Outcome(tuple(range(state.players)), tuple(scores), details)
