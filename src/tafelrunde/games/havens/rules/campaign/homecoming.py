"""A scenario of the campaign is over: what everybody brings home, and what follows from it (GH-END-04 … 14)."""

from __future__ import annotations

from tafelrunde.games.havens.board.dungeon_rooms import RANDOM
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import effects, levels, quests, roster
from tafelrunde.games.havens.rules.campaign.world import (
    change,
    change_party,
    change_world,
    company,
    graph,
    in_play,
    member,
    members,
    party,
    train,
    world,
)
from tafelrunde.games.havens.state import Hero, Played
from tafelrunde.kernel import Rules


def come_home(game: Game) -> Rules[None]:
    """Everything that the end of a scenario means for the campaign, in this order."""
    state = game.state
    won = state.result == "won"
    _write_down(game)
    for hero in state.heroes:
        _bring_home(game, hero)
    _treasures(game)
    if game.variant("permanent_death"):
        for hero in state.heroes:
            if hero.exhausted and game.body(hero) is None:
                roster.die(game, member(game, _id(game, hero)))
    if not state.casual:
        change_party(game, at=state.scenario, event_done=False)
        for one in members(game):
            change(game, one, donated=False)
    if won and not state.casual:
        yield from _rewards(game)
    yield from effects.happenings(game)
    for one in company(game):
        yield from levels.take_perks(game, one)


def _id(game: Game, hero: Hero) -> str:
    """The record of a hero: heroes are in the order of the company."""
    return next(one.id for one in game.state.roster if one.id in party(game).company and one.character.cls == hero.id)


def _write_down(game: Game) -> None:
    """A line of the chronicle."""
    state = game.state
    mode = "random" if state.scenario == RANDOM else "casual" if state.casual else "campaign"
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
        prosperity=world(game).prosperity,
        retired=len(world(game).retired),
    )
    state.chronicle = (*state.chronicle, line)


def _bring_home(game: Game, hero: Hero) -> None:
    """XP, gold, checkmarks and found items stay, in every mode (GH-END-04, GH-OVR-08); quests count (GH-RTR-11)."""
    who = member(game, _id(game, hero))
    before = who.character
    who = change(game, who, character=hero.character, blessed=False)
    for item in hero.found:
        if in_play(game, item) < game.item(item).copies:
            effects.put_in_play(game, item, 1)
        elif sum(one.character.items.count(item) for one in members(game)) > in_play(game, item):
            price = game.item(item).price // 2
            kept = tuple(one for one in who.character.items if one != item)
            who = train(game, who, items=kept, gold=who.character.gold + price)
            game.tell("treasure_item_sold", "GH-LOT-04", hero=hero.id, item=item, amount=price)
    quests.count_scenario(game, member(game, who.id), hero, hero.character.checks - before.checks)


def _treasures(game: Game) -> None:
    """Numbered treasures are gone for this world (GH-LOT-09); designs and scenarios in them are drawn (GH-LOT-08)."""
    state = game.state
    for hero in state.heroes:
        change_world(game, treasures=(*world(game).treasures, *hero.treasures))
        for number in hero.treasures:
            reward = game.treasure(number)
            if reward is None:
                continue
            if reward.design:
                effects.design(game, reward.design, "GH-LOT-08")
            if reward.random_design:
                effects.random_design(game)
            if reward.random_scenario:
                effects.random_scenario(game)


def _rewards(game: Game) -> Rules[None]:
    """The scenario is done, opens and closes others, and brings its rewards (GH-CAM-05, GH-END-06, GH-END-10)."""
    state = game.state
    scenario = game.scenario
    closed = [name for name in scenario.closes if graph(game).status(state.progress, name) == "open"]
    found = graph(game).finish(state.progress, scenario.id)
    game.tell("scenario_done", "GH-CAM-05", scenario=f"scenario-{scenario.id}")
    for name in closed:
        game.tell("scenario_closed", "GH-OVR-10", scenario=f"scenario-{name}")
    for name in found:
        game.tell("scenario_found", "GH-CAM-05", scenario=f"scenario-{name}")
    yield from effects.carry_out(game, scenario.rewards, "GH-END-10")
