"""A scenario is over (chapter 11): what everybody brings home, what follows, and where the party goes now."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.frosthaven.campaign.characters import leaving, raising
from tafelrunde.games.frosthaven.campaign.phase import downtime
from tafelrunde.games.frosthaven.campaign.records import effects, resources, sheet, supplies
from tafelrunde.games.frosthaven.campaign.records.outpost import box, change, outpost
from tafelrunde.games.frosthaven.campaign.records.requirements import holds
from tafelrunde.games.frosthaven.campaign.scenarios import favours
from tafelrunde.games.havens.board.dungeon_rooms import RANDOM
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import levels, quests
from tafelrunde.games.havens.rules.campaign.effects import put_in_play
from tafelrunde.games.havens.rules.campaign.setting_out import LEAST
from tafelrunde.games.havens.rules.campaign.world import change as change_member
from tafelrunde.games.havens.rules.campaign.world import (
    change_party,
    change_world,
    company,
    graph,
    member,
    party,
    prosperity_level,
    train,
    world,
)
from tafelrunde.games.havens.state import Hero, Member, Played, Stay
from tafelrunde.games.havens.state.outpost import Counts
from tafelrunde.kernel import PARTY, Option, Rules

PARTY_SIZE = 4


def is_casual(game: Game) -> bool:
    """Nothing of it counts (FH-VAR-01); a random dungeon is part of the campaign (FH-RDG-01)."""
    return game.state.casual and game.state.scenario != RANDOM


def come_home(game: Game, stay: Stay) -> Rules[None]:
    """Everything that the end of a scenario means for the campaign, in this order (FH-END-05 … 31)."""
    state = game.state
    won = state.result == "won"
    stay.to = state.scenario
    _write_down(game)
    if is_casual(game):
        game.tell("casual_over", "FH-VAR-01")
        stay.to, stay.stage = "", "gates"
        return
    again = state.scenario in state.progress.done
    for hero in state.heroes:
        _bring_home(game, hero)
    _treasures(game)
    change_party(game, at=state.scenario)
    if won:
        for hero in state.heroes:
            _receive_loot(game, hero)
        yield from _marks(game)
        if not again and state.scenario != RANDOM:
            yield from effects.carry_out(game, game.scenario.rewards, "FH-END-23")
        sheet.gain_inspiration(game, PARTY_SIZE - len(state.heroes), "FH-END-25")
        _complete(game)
    _deaths(game)
    yield from effects.happenings(game)
    stay.mode = "campaign" if again or state.scenario == RANDOM else ""
    stay.stage = "after"


def _write_down(game: Game) -> None:
    """A line of the chronicle."""
    state = game.state
    mode = "random" if state.scenario == RANDOM else "casual" if state.casual else "campaign"
    here = outpost(game)
    line = Played(
        state.scenario,
        state.result,
        mode=mode,
        party=state.party,
        level=state.level,
        rounds=state.round,
        classes=tuple(hero.id for hero in state.heroes),
        levels=tuple(hero.character.level for hero in state.heroes),
        gold=tuple(hero.character.gold for hero in state.heroes),
        prosperity=prosperity_level(game),
        retired=sum(1 for one in state.roster if one.left == "retired"),
        morale=here.morale,
        buildings=sum(one.level for one in here.buildings),
        resources=sum(amount for supply in _supplies(game) for _, amount in supply),
    )
    state.chronicle = (*state.chronicle, line)


def _supplies(game: Game) -> list[Counts]:
    """What the outpost and everybody in its company have in store; the loot of the scenario is not yet there."""
    return [outpost(game).supply, *[one.resources for one in company(game)]]


def record(game: Game, hero: Hero) -> Member:
    """The record of a character that took part."""
    names = party(game).company
    return next(one for one in game.state.roster if one.id in names and one.character.cls == hero.id)


def _bring_home(game: Game, hero: Hero) -> None:
    """XP, gold, checkmarks and items stay, failed or completed (FH-END-08, -09, -11); quests count."""
    who = record(game, hero)
    before = who.character
    favours.bring(game, hero)
    who = change_member(game, who, character=replace(hero.character, pool=before.pool), blessed=False)
    for item in [item for item in hero.character.items if item not in before.items]:
        if supplies.unavailable(game, item):
            put_in_play(game, item, 1)
        elif supplies.available(game, item) < 0:
            kept = tuple(other for other in who.character.items if other != item)
            price = supplies.worth(game, item)
            who = train(game, who, items=kept, gold=who.character.gold + price)
            game.tell("sells", "FH-SLL-02", hero=hero.id, item=item, price=price)
    checks = hero.character.checks - before.checks
    quests.count_scenario(game, member(game, who.id), hero, checks)
    for _ in range(hero.character.checks // levels.SET - before.checks // levels.SET):
        quests.note(game, member(game, who.id), "marks")


def _treasures(game: Game) -> None:
    """Numbered treasures and the random item are taken for good (FH-TRE-01, FH-SET-26, FH-SET-27)."""
    state = game.state
    for hero in state.heroes:
        change_world(game, treasures=(*world(game).treasures, *hero.treasures))
        for number in hero.treasures:
            reward = game.treasure(number)
            if reward is not None and reward.random_design:
                supplies.random_design(game)
            if reward is not None and reward.design and (not reward.half or reward.half in world(game).treasures):
                supplies.make_available(game, [reward.design], "FH-TRE-07" if reward.half else "FH-TRE-03")
            if reward is not None and reward.random_scenario:
                effects.random_scenario(game)
        if any(game.content.loot[name.partition("+")[0]].kind == "random_item" for name in hero.loot):
            change(game, random_items=(*outpost(game).random_items, state.scenario))


def _receive_loot(game: Game, hero: Hero) -> None:
    """The resources of its loot cards, into its own supply (FH-END-20); of who has died to the outpost (FH-VAR-21)."""
    alive = any(one.character.cls == hero.id for one in company(game))
    for what, amount in sorted(hero.resources.items()):
        rule = "FH-END-20" if game.state.result == "won" else "FH-END-10"
        resources.gain(game, hero.id if alive else resources.OUTPOST, what, amount, rule if alive else "FH-VAR-21")
    hero.resources = {}


def _marks(game: Game) -> Rules[None]:
    """Perk marks for sets of checkmarks, then for masteries (FH-END-21, FH-END-22, FH-PRK-07)."""
    for hero in game.state.heroes:
        yield from levels.take_perks(game, record(game, hero))
        for mastery in hero.mastered:
            yield from raising.master(game, record(game, hero), mastery)


def _complete(game: Game) -> None:
    """The scenario is ticked on the map, opens others and locks some out (FH-END-25, FH-WLD-01, FH-FLW-02)."""
    state = game.state
    if state.scenario == RANDOM or state.scenario in state.progress.done:
        return
    scenario = game.scenario
    found = graph(game).finish(state.progress, scenario.id)
    game.tell("scenario_done", "FH-WLD-01", scenario=f"scenario-{scenario.id}")
    for name in scenario.closes:
        game.tell("scenario_closed", "FH-FLW-02", scenario=f"scenario-{name}")
    for name in found:
        game.tell("scenario_found", "FH-WLD-01", scenario=f"scenario-{name}")


def _deaths(game: Game) -> None:
    """Who died leaves the campaign at the end of the scenario (FH-VAR-20, FH-VAR-21)."""
    if game.variant("permanent_death"):
        for hero in game.state.heroes:
            if hero.exhausted and game.body(hero) is None:
                leaving.die(game, record(game, hero))


# --- where now ----------------------------------------------------------------------------------------------------


def after(game: Game, stay: Stay) -> Rules[None]:
    """Again, on to a linked scenario, or home to an outpost phase (FH-OUT-01, FH-END-10, FH-END-27, FH-END-28)."""
    state = game.state
    here = stay.to
    options = [Option("return", ("return", ""))]
    enough = len(company(game)) >= LEAST
    if state.result == "lost":
        if enough:
            options.insert(0, Option("again", ("again", here), args={"scenario": f"scenario-{here}"}))
    else:
        ways = [] if stay.mode == "campaign" else graph(game).ways(state.progress, here)
        direct = [way for way in ways if way.how in ("linked", "forced") and may_play(game, way.to)]
        forced = [_on(way.to) for way in direct if way.how == "forced"]
        if forced and (enough or _can_muster(game, stay)):
            options = forced
        elif enough:
            options = [*[_on(way.to) for way in direct], *options]
    verb, to = yield game.ask(
        PARTY,
        "after_scenario",
        options,
        rule="FH-END-10" if state.result == "lost" else "FH-END-28",
        args={"scenario": f"scenario-{here}", "won": state.result == "won"},
        default="return" if any(option.id == "return" for option in options) else "",
    )
    if verb == "return":
        _return(game, stay)
        return
    if verb == "again":
        for hero in state.heroes:
            hero.resources = {}
        change_party(game, omens=())
        game.tell("again", "FH-END-11", scenario=f"scenario-{to}")
    stay.to, stay.mode, stay.road = to, "random" if to == RANDOM else "campaign", False
    stay.stage = "company"
    if any(option.id == f"on:{to}" for option in options) and "return" not in [option.id for option in options]:
        stay.waiting = stay.seats
        stay.stage = "muster"  # who has died is followed by somebody else before it begins (FH-VAR-21)


def _on(scenario: str) -> Option:
    return Option(f"on:{scenario}", ("on", scenario), args={"scenario": f"scenario-{scenario}"})


def _can_muster(game: Game, stay: Stay) -> bool:
    """Whether new characters for those who have died make the party large enough (FH-VAR-21)."""
    free = sum(1 for seat in stay.seats if downtime.vacancies(game, seat))
    return len(company(game)) + free >= LEAST


def may_play(game: Game, name: str) -> bool:
    """Whether what a scenario asks for is there (FH-SET-10)."""
    return holds(game, game.content.scenarios[name].requirements)


def _return(game: Game, stay: Stay) -> None:
    """Back to Frosthaven: also a party that failed keeps its loot (FH-END-10); before the first scenario is done
    there is no outpost phase (FH-BEG-01, FH-BEG-02, FH-OV-13)."""
    state = game.state
    for hero in state.heroes:
        _receive_loot(game, hero)
    change_party(game, at=game.edition.town)
    game.tell("returns", "FH-OUT-01")
    stay.to, stay.mode = "", ""
    stay.stage = "time" if box(game).tables.first in state.progress.done else "gates"
