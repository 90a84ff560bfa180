"""The journey: from scene to scene on the realm map, one stage after the other (SS-JRN-01 … 09)."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.games.sword_and_sorcery.box.adventures import Decide
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import dice
from tafelrunde.games.sword_and_sorcery.rules.adventure import setup
from tafelrunde.games.sword_and_sorcery.rules.items import discarding, equipping, receiving
from tafelrunde.games.sword_and_sorcery.rules.journey import camping, gathering, locations
from tafelrunde.games.sword_and_sorcery.rules.journey.realm import here, open_ways, travel_to
from tafelrunde.games.sword_and_sorcery.state.journey import Journey
from tafelrunde.games.sword_and_sorcery.state.tasks import Receive, Story, Visit
from tafelrunde.kernel import PARTY, Option, Rules


def go_on(game: Game) -> Rules[None]:
    """One step of the stage that the journey is in."""
    journey = game.state.journey
    assert journey is not None
    if journey.stage != "set_out":
        yield game.chapter("journey", len(game.state.chronicle))
    if journey.outcome:
        game.tell("story", "SS-END-02", entry=journey.outcome)
        journey.outcome = ""
    yield from STAGES["spoils" if game.state.spoils else journey.stage](game, journey)


def begin(game: Game, journey: Journey) -> Rules[None]:
    """A campaign begins: stock and emporium are laid out, heroes are still to come (SS-SET-07)."""
    setup.lay_out_piles(game)
    setup.shuffle_treasures(game)
    journey.stage = "gather"
    return
    yield


# --- after an adventure ---------------------------------------------------------------------------------------------


def spoils(game: Game, journey: Journey) -> Rules[None]:
    """Cards that the party got are shared out, one after the other (SS-END-02, SS-MOD-11)."""
    state = game.state
    if not state.spoils:
        journey.stage = "verdict" if journey.lost else "road"
        return
    yield game.checkpoint()
    code = state.spoils[0]
    cursed = receiving.is_cursed(game, code)
    able = [hero for hero in state.heroes if cursed or equipping.has_room(game, hero, code)]
    options = [Option(f"hero:{hero.seat}", hero.seat, f"seat:{hero.seat}", {"hero": hero.card}) for hero in able]
    if not cursed:
        if camping.store_room(game, code):
            options.append(Option("store", -1))
        options.append(Option("leave", -2))
    seat: int = yield game.ask(PARTY, "spoils", options, "SS-END-02", {"card": code}, options[0].id)
    state.spoils = state.spoils[1:]
    if seat >= 0:
        game.plan(Receive(seat, items=(code,)))
    elif seat == -1:
        camping.put_by(game, code)
    else:
        discarding.discard(game, code)


def verdict(game: Game, journey: Journey) -> Rules[None]:
    """After a defeat: once more, another way if the story has one, or the end (SS-END-03)."""
    scene = here(game)
    options = [Option("again", "again")]
    if scene.retreat:
        options.append(Option(f"retreat:{scene.retreat}", "retreat", f"scene:{scene.retreat}"))
    options.append(Option("give_up", "give_up"))
    yield game.checkpoint()
    what: str = yield game.ask(PARTY, "verdict", options, "SS-END-03", {"adventure": scene.adventure}, "again")
    if what == "again":
        journey.stage, journey.lost = "gather", False
        if game.state.visited:
            game.plan(Visit(tuple([hero.seat for hero in game.state.heroes])))  # SS-RUL-13
    elif what == "retreat":
        travel_to(game, journey, scene.retreat)
    else:
        game.end_campaign("lost", "SS-END-03")


# --- from scene to scene --------------------------------------------------------------------------------------------


def road(game: Game, journey: Journey) -> Rules[None]:
    """The party follows an arrow, never back; where there is none the campaign is over (SS-JRN-05)."""
    ways = open_ways(game, here(game))
    if not ways:
        game.end_campaign("won", "SS-JRN-05")
        return
    yield game.checkpoint()
    options = [Option(f"travel:{way.to}", way.to, f"scene:{way.to}") for way in ways]
    options.append(Option("camp", ""))
    to: str = yield game.ask(PARTY, "travel", options, "SS-JRN-05", {"scene": game.state.scene}, options[0].id)
    if to:
        travel_to(game, journey, to)
    else:
        camping.pitch(journey)


def arrive(game: Game, journey: Journey) -> Rules[None]:
    """The scene must be resolved: its entry, then the location or the adventure (SS-JRN-06, SS-JRN-07)."""
    scene = here(game)
    if scene.do:
        seat = game.state.heroes[0].seat
        if any(isinstance(deed, Decide) for deed in scene.do):
            seat = yield from _active_hero(game)
        game.state.active = seat
        game.plan(Story(game.content.index.key(scene.do), seat))
    journey.stage = "gather" if scene.kind == "gold" else "enter" if scene.kind == "silver" else "road"


def _active_hero(game: Game) -> Rules[int]:
    """By agreement, or by lot: three red dice each, most hits, ties again (SS-JRN-02)."""
    heroes = game.state.heroes
    yield game.checkpoint()
    options = [Option(f"hero:{hero.seat}", hero.seat, f"seat:{hero.seat}", {"hero": hero.card}) for hero in heroes]
    options.append(Option("roll", -1, reveals=True))
    seat: int = yield game.ask(PARTY, "active_hero", options, "SS-JRN-02")
    if seat >= 0:
        return seat
    best = [hero.seat for hero in heroes]
    while len(best) > 1:
        rolls = {seat: dice.roll(game, "red", 3) for seat in best}
        hits = {seat: dice.count(game, rolled, "hit") for seat, rolled in rolls.items()}
        for seat, rolled in rolls.items():
            game.tell("lot", "SS-JRN-02", seat=seat, dice=tuple(rolled), n=hits[seat])
        best = [seat for seat in best if hits[seat] == max(hits.values())]
    return best[0]


STAGES: dict[str, Callable[[Game, Journey], Rules[None]]] = {
    "begin": begin,
    "spoils": spoils,
    "verdict": verdict,
    "road": road,
    "arrive": arrive,
    "enter": locations.enter,
    "location": locations.stay,
    "gather": gathering.gather_party,
    "join": gathering.join,
    "ready": gathering.ready,
    "set_out": gathering.set_out,
    "camp": camping.camp,
}
