"""The way to a scenario (3.2, 3.4): which one, who comes along, and the road event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tafelrunde.games.frosthaven.campaign.phase import downtime
from tafelrunde.games.frosthaven.campaign.records import events
from tafelrunde.games.frosthaven.campaign.records.outpost import box, season
from tafelrunde.games.frosthaven.campaign.scenarios import favours
from tafelrunde.games.frosthaven.campaign.scenarios.homecoming import may_play
from tafelrunde.games.havens.board.dungeon_rooms import RANDOM
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import setting_out
from tafelrunde.games.havens.rules.campaign.setting_out import LEAST, MOST
from tafelrunde.games.havens.rules.campaign.world import change, change_party, company, graph, members, party, world
from tafelrunde.games.havens.state import Stay
from tafelrunde.kernel import PARTY, Option, Refused, Rules
from tafelrunde.tabletop.campaign import Way

INSIDE = "FR"
"""The coordinates of scenarios in Frosthaven itself (FH-SCN-03)."""


def ways(game: Game) -> list[Way]:
    """Unlocked scenarios whose requirements are met, those that are done included (FH-SET-10, FH-END-27)."""
    return graph(game).ways(
        game.state.progress, party(game).at, lambda name: may_play(game, name), again=True, links=False
    )


def fresh(game: Game) -> list[str]:
    """Scenarios that can be played for the first time."""
    return [way.to for way in ways(game) if way.to not in game.state.progress.done]


def needs_event(game: Game, name: str) -> bool:
    """Not before the first scenarios, nor inside Frosthaven (FH-EVT-01, FH-SCN-03)."""
    numbers = box(game).tables
    return name not in (numbers.first, *numbers.tutorial) and game.content.scenarios[name].grid != INSIDE


def gates(game: Game, stay: Stay) -> Rules[None]:
    """The party decides where to go."""
    found = ways(game)
    hindrances = _hindrances(game, stay)
    options: list[Option] = []
    if not hindrances:
        options += [_way(game, way.to) for way in found]
        options.append(Option("casual", ("casual", "")))
        if game.content.rooms:
            options.append(Option("random", ("random", "")))
    options += setting_out.seats(game, stay)
    options.append(Option("difficulty", ("difficulty", ""), args={"level": game.state.agreed.difficulty}))
    if not fresh(game) or world(game).endings:
        options.append(Option("finish", ("finish", "")))
    if any(downtime.vacancies(game, seat) for seat in stay.seats):
        options.append(Option("visit", ("visit", "")))
    verb, what = yield game.ask(
        PARTY, "gates", options, rule="FH-SET-10", args={"town": True}, why_not=lambda: _refused(game, stay, found)
    )
    yield from CHOICES[verb](game, stay, what)


def _way(game: Game, name: str) -> Option:
    args = {
        "scenario": f"scenario-{name}",
        "how": "again" if name in game.state.progress.done else "travel",
        "road": needs_event(game, name),
    }
    return Option(f"play:{name}", ("play", name), f"scenario:{name}", args)


def _hindrances(game: Game, stay: Stay) -> list[Refused]:
    """Why nobody can leave yet."""
    eligible = [one for one in members(game) if one.seat in stay.seats]
    if len(eligible) < LEAST:
        return [Refused("play", "party_too_small", "FH-OV-01", args={"n": LEAST})]
    return []


def _refused(game: Game, stay: Stay, found: list[Way]) -> list[Refused]:
    refused: list[Refused] = []
    if hindrances := _hindrances(game, stay):
        first = hindrances[0]
        refused = [replace(first, id=name) for name in (*[f"play:{way.to}" for way in found], "casual")]
    state = game.state
    for name in state.progress.opened:
        if name not in [way.to for way in found]:
            locked = graph(game).status(state.progress, name) == "locked"
            reason, rule = ("scenario_locked", "FH-FLW-02") if locked else ("requirements_missing", "FH-SET-10")
            refused.append(Refused(f"play:{name}", reason, rule, f"scenario:{name}"))
    return refused


# --- what was chosen ----------------------------------------------------------------------------------------------


def _play(game: Game, stay: Stay, name: str) -> Rules[None]:
    stay.to, stay.mode, stay.road = name, "campaign", needs_event(game, name)
    stay.stage = "company"
    return
    yield


def _casual(game: Game, stay: Stay, _: str) -> Rules[None]:
    """Any unlocked scenario, whatever it requires, without any effect on the campaign (FH-VAR-01)."""
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
        rule="FH-VAR-01",
        default="back",
    )
    if name:
        stay.to, stay.mode, stay.road = name, "casual", False
        stay.stage = "company"


def _random(game: Game, stay: Stay, _: str) -> Rules[None]:
    """A random dungeon, without a road event (FH-RDG-01)."""
    stay.to, stay.mode, stay.road = RANDOM, "random", False
    stay.stage = "company"
    return
    yield


def _come(game: Game, stay: Stay, seat: int) -> Rules[None]:
    stay.seats = tuple(sorted({*stay.seats, seat}))
    for one in members(game):
        if one.seat == seat and len(party(game).company) < MOST:
            change_party(game, company=(*party(game).company, one.id))
    game.tell("comes_along", "FH-CAM-01", seat=seat)
    return
    yield


def _visit(game: Game, stay: Stay, _: str) -> Rules[None]:
    stay.to, stay.waiting = "", stay.seats
    stay.stage = "muster"
    return
    yield


def muster(game: Game, stay: Stay) -> Rules[None]:
    """Who has lost a character and comes by no downtime step makes a new one (FH-VAR-21)."""
    while stay.waiting and not downtime.vacancies(game, stay.waiting[0]):
        stay.waiting = stay.waiting[1:]
    if not stay.waiting:
        stay.stage = "company" if stay.to else "gates"
        return
    yield from downtime.fill(game, stay.waiting[0])


def _finish(game: Game, stay: Stay, _: str) -> Rules[None]:
    """The table calls the campaign complete (FH-OV-09)."""
    game.state.closed = True
    game.tell("campaign_over", "FH-OV-09", n=len(game.state.chronicle))
    return
    yield


CHOICES: dict[str, Callable[[Game, Stay, Any], Rules[None]]] = {
    "play": _play,
    "casual": _casual,
    "random": _random,
    "come": _come,
    "home": setting_out.stay_home,
    "visit": _visit,
    "difficulty": setting_out.difficulty,
    "finish": _finish,
}


# --- who comes along, and the road --------------------------------------------------------------------------------


def gather(game: Game, stay: Stay) -> Rules[None]:
    """Who takes part; who goes on without coming home has no other way any more (FH-END-11, FH-END-28)."""
    yield from setting_out.gather(game, stay, back=party(game).at == game.edition.town)


def road(game: Game, stay: Stay) -> Rules[None]:
    """The road event of the season, if one is due (FH-EVT-01, FH-EVT-02); nobody comes too late for it."""
    if stay.road:
        stay.road = False
        yield from events.take_place(game, f"{season(game)}_road", "road")
    stay.stage = "set_out" if len(company(game)) >= LEAST else "gates"


def set_out(game: Game, stay: Stay) -> Rules[None]:
    """The scenario begins. What awaits the party in the next one is not for a casual one (FH-VAR-01)."""
    casual = stay.mode == "casual"
    omens = party(game).omens
    blessed = [one for one in company(game) if one.blessed]
    if casual:
        change_party(game, omens=())
        for one in blessed:
            change(game, one, blessed=False)
    yield from setting_out.set_out(game, stay)
    favours.begin(game, casual)
    if casual:
        change_party(game, omens=omens)
        for one in blessed:
            change(game, one, blessed=True)
