"""Where the party goes: back to Gloomhaven, or to a scenario, with or without a road event (GH-TRV-01 … 06)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tafelrunde.games.gloomhaven.rules import city
from tafelrunde.games.havens.board.dungeon_rooms import RANDOM
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import events, setting_out
from tafelrunde.games.havens.rules.campaign.setting_out import LEAST, MOST
from tafelrunde.games.havens.rules.campaign.world import (
    change_party,
    company,
    graph,
    holds,
    members,
    party,
    world,
)
from tafelrunde.games.havens.state import Member, Party, Stay
from tafelrunde.kernel import PARTY, Option, Refused, Rules
from tafelrunde.tabletop.campaign import Way

MOST_PARTIES = 4


def in_town(game: Game) -> bool:
    return party(game).at == game.edition.town


# --- where to -----------------------------------------------------------------------------------------------------


def ways(game: Game) -> list[Way]:
    """Scenarios that the party may play in campaign mode now, and how it gets there (GH-OVR-10, GH-TRV-02, -03)."""
    scenarios = game.content.scenarios
    return graph(game).ways(game.state.progress, party(game).at, lambda name: holds(game, scenarios[name].requirements))


def needs_event(way: Way) -> bool:
    """A road event comes first, unless the scenario is linked or played once more (GH-TRV-02, GH-TRV-03)."""
    return way.how == "travel"


def complete(game: Game) -> bool:
    """Whether no scenario is left that any party could play in campaign mode (GH-OVR-12)."""
    state = game.state
    here = state.party
    try:
        for number in range(len(state.parties)):
            state.party = number
            if ways(game):
                return False
        return True
    finally:
        state.party = here


def gates(game: Game, stay: Stay) -> Rules[None]:
    """The party decides what it does together: an event, the way to a scenario, or something about itself."""
    found = ways(game)
    ready = not hindrances(game, stay)
    options: list[Option] = []
    if in_town(game):
        if not party(game).event_done and world(game).city and company(game):
            options.append(Option("event", ("event", "")))
        options.append(Option("visit", ("visit", "")))
    else:
        options.append(Option("city", ("city", ""), f"place:{game.edition.town}"))
    if ready:
        options += [_way(way) for way in found]
        if game.state.progress.opened:
            options.append(Option("casual", ("casual", "")))
        options.append(Option("random", ("random", "")))
    if in_town(game):
        options += _parties(game)
    options += setting_out.seats(game, stay)
    options.append(Option("difficulty", ("difficulty", ""), args={"level": game.state.agreed.difficulty}))
    if complete(game) or world(game).endings:
        options.append(Option("finish", ("finish", "")))
    verb, what = yield game.ask(
        PARTY,
        "gates",
        options,
        rule="GH-TRV-01",
        args={"town": in_town(game)},
        why_not=lambda: _refused(game, stay, found),
    )
    yield from CHOICES[verb](game, stay, what)


def _way(way: Way) -> Option:
    return Option(
        f"play:{way.to}",
        ("play", way),
        f"scenario:{way.to}",
        {"scenario": f"scenario-{way.to}", "how": way.how, "road": needs_event(way)},
    )


def _parties(game: Game) -> list[Option]:
    state = game.state
    others = [number for number in range(len(state.parties)) if number != state.party]
    found = [Option(f"party:{number}", ("party", number), args={"number": number + 1}) for number in others]
    if len(state.parties) < MOST_PARTIES and len(members(game)) >= LEAST:
        found.append(Option("found", ("found", "")))
    return found


def hindrances(game: Game, stay: Stay) -> list[Refused]:
    """Why nobody can leave yet."""
    eligible = [one for one in members(game) if one.seat in stay.seats]
    if len(eligible) < LEAST:
        return [Refused("play", "party_too_small", "GH-OVR-02", args={"n": LEAST})]
    must_go = eligible if len(eligible) == LEAST else company(game)
    return [what for one in must_go for what in _unfinished(game, one)]


def _unfinished(game: Game, who: Member) -> list[Refused]:
    """What a character has to do in Gloomhaven before it leaves (GH-CIT-02)."""
    return city.unfinished(game, who) if in_town(game) else []


def _refused(game: Game, stay: Stay, found: list[Way]) -> list[Refused]:
    refused = []
    if hindering := hindrances(game, stay):
        first = hindering[0]
        refused = [replace(first, id=name) for name in (*[f"play:{way.to}" for way in found], "casual", "random")]
    state = game.state
    for name in state.progress.opened:
        if name not in [way.to for way in found]:
            status = graph(game).status(state.progress, name)
            reason = {"done": "scenario_done", "locked": "scenario_locked"}.get(status, "requirements_missing")
            refused.append(Refused(f"play:{name}", reason, "GH-OVR-10", f"scenario:{name}"))
    if in_town(game) and party(game).event_done:
        refused.append(Refused("event", "event_done", "GH-EVT-14"))
    return refused


# --- what was chosen ----------------------------------------------------------------------------------------------


def _play(game: Game, stay: Stay, way: Way) -> Rules[None]:
    stay.to, stay.mode, stay.road = way.to, "campaign", needs_event(way)
    stay.stage = "company"
    return
    yield


def _casual(game: Game, stay: Stay, _: str) -> Rules[None]:
    """Any scenario on the map, whatever it requires and whether or not it is done, without an event (GH-OVR-09)."""
    name: str = yield game.ask(
        PARTY,
        "casual",
        [
            *[
                Option(f"play:{name}", name, f"scenario:{name}", {"scenario": f"scenario-{name}"})
                for name in game.state.progress.opened
            ],
            Option("back", ""),
        ],
        rule="GH-OVR-09",
        default="back",
    )
    if name:
        stay.to, stay.mode, stay.road = name, "casual", False
        stay.stage = "company"


def _random(game: Game, stay: Stay, _: str) -> Rules[None]:
    """A random adventure with the same characters (GH-CAM-07)."""
    stay.to, stay.mode, stay.road = RANDOM, "random", False
    stay.stage = "company"
    return
    yield


def _home(game: Game, stay: Stay, _: str) -> Rules[None]:
    """Back to Gloomhaven (GH-TRV-01)."""
    change_party(game, at=game.edition.town)
    game.tell("returns", "GH-TRV-01")
    yield from _visit(game, stay, "")


def _visit(game: Game, stay: Stay, _: str) -> Rules[None]:
    stay.waiting = stay.seats
    stay.stage = "city"
    return
    yield


def _event(game: Game, stay: Stay, _: str) -> Rules[None]:
    """One city event per visit (GH-EVT-14)."""
    change_party(game, event_done=True)
    yield from events.take_place(game, "city")


def _come(game: Game, stay: Stay, seat: int) -> Rules[None]:
    stay.seats = tuple(sorted({*stay.seats, seat}))
    for one in members(game):
        if one.seat == seat and len(party(game).company) < MOST:
            change_party(game, company=(*party(game).company, one.id))
            break
    game.tell("comes_along", "GH-CAM-02", seat=seat)
    if in_town(game):
        stay.waiting = (seat,)
        stay.stage = "city"
    return
    yield


def _found(game: Game, stay: Stay, _: str) -> Rules[None]:
    """A new party of new characters: reputation 0 and no achievements (GH-CAM-03)."""
    state = game.state
    number = len(state.parties)
    state.parties = (*state.parties, Party(name=str(number + 1), at=game.edition.town))
    state.party = number
    game.tell("party_founded", "GH-CAM-03", number=number + 1)
    yield from _visit(game, stay, "")


def _lead(game: Game, stay: Stay, number: int) -> Rules[None]:
    """Another party of this world plays on, with those of it whose players are there (GH-CAM-01, GH-CAM-08)."""
    game.state.party = number
    change_party(game, company=tuple(one.id for one in company(game) if one.seat in stay.seats))
    game.tell("party_plays", "GH-CAM-01", number=number + 1)
    stay.waiting = ()
    return
    yield


def _finish(game: Game, stay: Stay, _: str) -> Rules[None]:
    """The table calls the campaign complete (GH-OVR-12)."""
    game.state.closed = True
    game.tell("campaign_over", "GH-OVR-12", n=len(game.state.chronicle))
    return
    yield


CHOICES: dict[str, Callable[[Game, Stay, Any], Rules[None]]] = {
    "play": _play,
    "casual": _casual,
    "random": _random,
    "city": _home,
    "visit": _visit,
    "event": _event,
    "come": _come,
    "home": setting_out.stay_home,
    "found": _found,
    "party": _lead,
    "difficulty": setting_out.difficulty,
    "finish": _finish,
}


# --- setting out --------------------------------------------------------------------------------------------------


def gather(game: Game, stay: Stay) -> Rules[None]:
    """Who takes part; whoever comes late has business in Gloomhaven, too (GH-CAM-08, GH-CIT-02)."""
    yield from setting_out.gather(game, stay, _unfinished)


def road(game: Game, stay: Stay) -> Rules[None]:
    """The road event, if there is one to be had (GH-TRV-02, GH-TRV-03, GH-TRV-06)."""
    if stay.road:
        stay.road = False
        yield from events.take_place(game, "road")
        if len(company(game)) < LEAST:
            stay.stage = "gates"
            return
    stay.stage = "set_out"
