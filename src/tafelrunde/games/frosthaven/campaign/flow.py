"""The campaign from its founding to its end: scenarios, and the outpost phases between them (FH-OV-02)."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.games.frosthaven.campaign.characters import creating
from tafelrunde.games.frosthaven.campaign.phase import construction, downtime, operations, outpost_event, threat, time
from tafelrunde.games.frosthaven.campaign.records import effects, supplies
from tafelrunde.games.frosthaven.campaign.records.outpost import box, change, outpost
from tafelrunde.games.frosthaven.campaign.scenarios import favours, homecoming, travel
from tafelrunde.games.havens.board.dungeon_rooms import RANDOM
from tafelrunde.games.havens.box.outpost_effects import NewQuests
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules import flow
from tafelrunde.games.havens.rules.campaign.effects import unlock_scenario
from tafelrunde.games.havens.rules.campaign.world import change_world, company, frame, members, prosperity_level
from tafelrunde.games.havens.state import Outpost, Party, Stay
from tafelrunde.kernel import Outcome, Rules

FIRST_EVENTS = 30
"""With these numbers of event cards a campaign begins, unless it says which; the story adds others (FH-EVT-07)."""

PILES = {"designs": "item designs", "sides": "side scenarios", "quests": "personal quests"}
"""What is shuffled at the beginning, by the field of the world; the event decks and the town guard besides."""
PURPOSES = (*PILES.values(), *effects.PILES.values(), effects.GUARD, "resources")


def play(game: Game) -> Rules[None]:
    """A single scenario, or a campaign from wherever the state says."""
    return flow.play(game) if game.state.world is None else campaign(game)


def campaign(game: Game) -> Rules[None]:
    """Scenarios and stays, one after the other."""
    state = game.state
    while not state.closed:
        stay = state.stay
        if stay is not None:
            yield game.chapter("stay", len(state.chronicle))
            yield from STAGES[stay.stage](game, stay)
        elif state.phase == "over":
            state.stay = Stay(stage="homecoming", seats=tuple(sorted({hero.seat for hero in state.heroes})))
        else:
            yield game.chapter("scenario", len(state.chronicle), scenario=f"scenario-{state.scenario}")
            yield game.checkpoint()
            yield from favours.ask(game) if favours.due(game) else flow.STEPS[state.phase](game)
    yield game.checkpoint()


def found(game: Game, stay: Stay) -> Rules[None]:
    """The outpost at the start of a campaign (FH-SET-01 … 03, FH-STO-05, FH-BLD-02)."""
    state = game.state
    content = game.content
    start = frame(game)
    state.outpost = Outpost()
    state.parties = (Party(name="1", at=game.edition.town),)
    later = {
        name for box_ in content.boxes.values() for one in box_.do if isinstance(one, NewQuests) for name in one.ids
    }
    piles = {
        "designs": list(start.random_designs),
        "sides": list(start.random_scenarios),
        "quests": sorted(name for name in content.quests if name not in later),
    }
    for name, cards in piles.items():
        game.shuffle(PILES[name], cards)
    known = tuple(cls for cls in content.classes if cls not in content.locked_classes)
    change_world(game, classes=known, **{name: tuple(cards) for name, cards in piles.items()})
    first = start.events or [event.id for event in content.events.values() if event.number <= FIRST_EVENTS]
    for deck in effects.DECKS:
        cards = sorted(name for name in first if content.events[name].deck == deck)
        game.shuffle(effects.PILES[deck], cards)
        change(game, **{deck: tuple(cards)})
    guard = [card for card, copies in box(game).tables.guard.items() for _ in range(copies)]
    game.shuffle(effects.GUARD, guard)
    change(game, guard=tuple(guard))
    game.tell("frosthaven_begins", "FH-CAM-01")
    supplies.make_available(game, (*box(game).tables.craftable, *box(game).tables.purchasable), "FH-STO-05")
    if game.variant("gloomhaven_items"):
        supplies.make_available(game, box(game).tables.sister, "FH-CRE-03")
    for name in start.start:
        unlock_scenario(game, name, "FH-SET-02")
    for building in box(game).buildings.values():
        if building.start is not None:
            effects.unlock_building(game, building.id)
            for level in range(1, building.start + 1):
                yield from construction.enter(game, building.id, level, "FH-SET-01")
    stay.seats = tuple(range(state.players))
    stay.stage = "characters"


def characters(game: Game, stay: Stay) -> Rules[None]:
    """The first characters, one after the other (FH-CRE-01)."""
    state = game.state
    number = len(members(game))
    if number < state.agreed.characters:
        yield from creating.create(game, number % state.players, state.agreed.classes[number])
        return
    stay.stage = "gates"


def come_home(game: Game, stay: Stay) -> Rules[None]:
    """A scenario is over; after so many that were agreed on, so is the campaign (FH-OV-09)."""
    yield from homecoming.come_home(game, stay)
    state = game.state
    length = state.agreed.length
    if length and len(state.chronicle) >= length:
        state.closed = True
        game.tell("campaign_over", "FH-OV-09", n=len(state.chronicle))


STAGES: dict[str, Callable[[Game, Stay], Rules[None]]] = {
    "founding": found,
    "characters": characters,
    # a scenario is over
    "homecoming": come_home,
    "after": homecoming.after,
    # the outpost phase (FH-OUT-02)
    "time": time.begin,
    "sections": time.read,
    "outpost_event": outpost_event.take_place,
    "threat": threat.attack,
    "aftermath": threat.aftermath,
    "operations": operations.operate,
    "downtime": downtime.downtime,
    "construction": construction.construct,
    # the way to the next scenario
    "gates": travel.gates,
    "muster": travel.muster,
    "company": travel.gather,
    "road": travel.road,
    "set_out": travel.set_out,
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
    here = outpost(game)
    details = {
        "campaign": True,
        "scenarios": len(state.chronicle),
        "won": sum(1 for played in state.chronicle if played.won),
        "done": list(state.progress.done),
        "retired": sum(1 for one in state.roster if one.left == "retired"),
        "dead": sum(1 for one in state.roster if one.left == "dead"),
        "levels": [one.character.level for one in company(game)],
        "prosperity": prosperity_level(game),
        "random": sum(1 for played in state.chronicle if played.adventure == RANDOM),
        "weeks": here.weeks,
        "morale": here.morale,
        "buildings": sum(one.level for one in here.buildings),
        "wrecked": sum(one.wrecked for one in here.buildings),
        "endings": list(state.world.endings if state.world else ()),
    }
    return Outcome(tuple(range(state.players)), tuple(scores), details)
