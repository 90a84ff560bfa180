"""Who is there, who comes along, and how a scenario of a campaign begins (GH-CAM-08, GH-OVR-02, GH-SET-01)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign.world import (
    change,
    change_party,
    company,
    member,
    members,
    of_class,
    party,
    world,
)
from tafelrunde.games.havens.rules.setup import recommending
from tafelrunde.games.havens.state import Hero, Lasting, Member, Stay
from tafelrunde.kernel import PARTY, Option, Refused, Rules
from tafelrunde.tabletop.campaign import renew

LEAST, MOST = 2, 4
"""Characters of a scenario (GH-OVR-02)."""
DIFFICULTIES = ("easy", "normal", "hard", "very_hard")


def seats(game: Game, stay: Stay) -> list[Option]:
    """Who is there: to come is everybody's own word."""
    there = range(game.state.players)
    coming = [seat for seat in there if seat not in stay.seats]
    found = [Option(f"come:{seat}", ("come", seat), f"seat:{seat}", {"seat": seat}, whose=seat) for seat in coming]
    if len(stay.seats) > 1:
        found += [Option(f"home:{seat}", ("home", seat), f"seat:{seat}", {"seat": seat}) for seat in stay.seats]
    return found


def stay_home(game: Game, stay: Stay, seat: int) -> Rules[None]:
    stay.seats = tuple(other for other in stay.seats if other != seat)
    change_party(game, company=tuple(one.id for one in company(game) if one.seat != seat))
    game.tell("stays_home", "GH-CAM-02", seat=seat)
    return
    yield


def difficulty(game: Game, stay: Stay, _: str) -> Rules[None]:
    """How hard the next scenarios are; a level that was agreed on can be kept (GH-LVL-03, GH-LVL-04)."""
    agreed = game.state.agreed.difficulty
    words = DIFFICULTIES if agreed in DIFFICULTIES else (*DIFFICULTIES, agreed)
    wanted: str = yield game.ask(
        PARTY,
        "difficulty",
        [Option(f"difficulty:{word}", word) for word in words],
        rule="GH-LVL-03",
        default=f"difficulty:{agreed}",
    )
    game.state.agreed = replace(game.state.agreed, difficulty=wanted)


def gather(
    game: Game,
    stay: Stay,
    why_not: Callable[[Game, Member], list[Refused]] = lambda _, __: [],
    back: bool = True,
) -> Rules[None]:
    """Which characters take part: two to four, everybody's own word (GH-CAM-08, GH-OVR-02).

    `why_not` says of a character that stayed behind so far what it still has to do; `back`: another scenario can still
    be chosen.
    """
    eligible = [one for one in members(game) if one.seat in stay.seats]
    coming = [one for one in company(game) if one in eligible][:MOST]
    if len(eligible) <= LEAST:
        change_party(game, company=tuple(one.id for one in eligible))
        stay.stage = "road"
        return
    if len(coming) != len(party(game).company):
        change_party(game, company=tuple(one.id for one in coming))
    options = []
    hindered: list[Refused] = []
    if LEAST <= len(coming) <= MOST:
        options.append(Option("go", ("go", ""), args={"scenario": f"scenario-{stay.to}"}))
    for one in eligible:
        cls = one.character.cls
        if one in coming:
            options.append(Option(f"leave:{cls}", ("leave", cls), f"class:{cls}"))
        elif reasons := why_not(game, one):
            hindered.append(replace(reasons[0], id=f"take:{cls}"))
        elif len(coming) < MOST:
            options.append(Option(f"take:{cls}", ("take", cls), f"class:{cls}", whose=one.seat))
    if back:
        options.append(Option("back", ("back", "")))
    verb, cls = yield game.ask(
        PARTY,
        "company",
        options,
        rule="GH-CAM-08",
        args={"n": len(coming)},
        default="go" if len(coming) > 1 else "",
        why_not=lambda: hindered,
    )
    if verb == "go":
        stay.stage = "road"
    elif verb == "back":
        stay.stage = "gates"
    else:
        name = of_class(game, cls).id
        others = tuple(one.id for one in coming if one.id != name)
        change_party(game, company=(*others, name) if verb == "take" else others)


def set_out(game: Game, stay: Stay) -> Rules[None]:
    """The scenario begins with those who take part, and everything else is made anew (GH-SET-01)."""
    state = game.state
    coming = company(game)
    omens, donors = party(game).omens, tuple(one.character.cls for one in coming for _ in range(one.blessed))
    change_party(game, omens=())
    for one in coming:
        change(game, one, blessed=False)
    to, mode = stay.to, stay.mode
    state.stay = None
    scenarios = game.content.scenarios
    renew(
        state,
        Lasting,
        scenario=to,
        casual=mode != "campaign",
        omens=omens,
        donors=donors,
        taken=world(game).treasures,
        phase="scenario_effects",
    )
    if to in scenarios:
        state.map = scenarios[to].map
    for index, one in enumerate(coming):
        character = member(game, one.id).character
        hero = Hero(index=index, seat=one.seat, character=character)
        hero.deck.draw = recommending.modifier_deck(game.content, character.perks)
        state.heroes.append(hero)
    game.tell("sets_out", "GH-CAM-08", scenario=f"scenario-{to}", heroes=tuple(one.character.cls for one in coming))
    return
    yield
