"""Victory and defeat (SS-MOD-07 … 09), and what they bring."""

from __future__ import annotations

import pytest

from tafelrunde.games.sword_and_sorcery.box.adventures import (
    AllyDead,
    Carried,
    Cleared,
    Destroyed,
    Escorted,
    Gathered,
    Held,
    Killed,
    Noted,
    Opened,
    Overrun,
    Shards,
)
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.adventure import goals
from tafelrunde.games.sword_and_sorcery.scene.scene import scene
from tests.sword_and_sorcery.table import laid_out, play, table


def game(text):
    return Game(laid_out(text)[1])


ON_THE_MAP = """
heroes: [{zone: D2}, {zone: C2}]
enemies: [{card: giant_spider_1, zone: D3}]
companions: [{card: warrior, zone: C1}]
plagues: [{kind: nest, zone: B1}]
killed: [devil_gremlin_1]
fallen: [archer]
flags: [gate_reached]
round: 5
opened: 1
shards: 7
"""


@pytest.mark.rule("SS-MOD-07", "SS-MOD-08")
@pytest.mark.parametrize(
    ("goal", "met"),
    [
        (Killed(what=("devil_gremlin_1",)), True),
        (Killed(what=("devil_gremlin_1", "giant_spider_1")), False),
        (Gathered(zones=("C2", "D2")), True),
        (Gathered(zones=("D2",)), False),
        (Cleared(), False),
        (Noted(flag="gate_reached"), True),
        (Noted(flag="gate_seen"), False),
        (Held(rounds=4), True),
        (Held(rounds=5), False),
        (Opened(chests=1), True),
        (Opened(chests=2), False),
        (Shards(n=7), True),
        (Shards(n=8), False),
        (AllyDead(companion="archer"), True),
        (AllyDead(companion="warrior"), False),
        (Escorted(companion="warrior", zone="C1"), True),
        (Escorted(companion="warrior", zone="C2"), False),
        (Destroyed(plague="nest"), False),
        (Destroyed(plague="venom_biter"), True),
        (Overrun(enemies=1), True),
        (Overrun(enemies="heroes"), False),
        (Carried(item="oath_ring", zone="D2"), False),
    ],
)
def test_what_a_goal_asks_for(goal, met):
    assert goals.met(game(ON_THE_MAP), goal) is met


@pytest.mark.rule("SS-MOD-07")
def test_a_ghost_need_not_be_there_but_somebody_must():
    goal = Gathered(zones=("D2",))
    assert goals.met(game("heroes: [{zone: D2}, {zone: A1, ghost: true}]"), goal)
    assert not goals.met(game("heroes: [{zone: D2, ghost: true}, {zone: D2, ghost: true}]"), goal)


@pytest.mark.rule("SS-MOD-07", "SS-COM-17")
def test_companions_are_no_heroes_for_victory():
    assert goals.met(
        game("""
        heroes: [{zone: D2}, {zone: D2}]
        companions: [{card: warrior, zone: A1}]
    """),
        Gathered(zones=("D2",)),
    )


@pytest.mark.rule("SS-MOD-07", "SS-END-02")
def test_victory_ends_the_adventure_at_once_and_brings_the_rewards():
    match = table("""
        heroes: [{zone: D2}, {zone: C2, gold: 5}]
        waypoints: {}
        flags: [gate_reached]
        shards: 1
        active: 1
    """)
    play(match, "move:D2")
    assert match.state.phase == "over"
    assert match.state.result == "won"
    assert match.decision is None
    assert match.state.shards == 1 + 4 * 2
    assert [hero.gold for hero in match.state.heroes] == [40, 45]
    assert len(match.state.spoils) == 1


@pytest.mark.rule("SS-MOD-07")
def test_the_story_can_change_what_victory_asks_for():
    match = table("""
        adventure: the_gremlin_market
        heroes: [{card: xantares_wildmage, zone: E3}, {zone: A5}]
        flags: [throne_reached]
        opened: 0
        active: 0
    """)
    play(match, "special:ledger", "way:sell_the_ledger")
    assert match.state.goal == "flight"
    assert match.state.result == ""
    wanted = goals.wanted(Game(match.state))
    assert [type(goal) for goal in wanted] == [Carried, Gathered]


@pytest.mark.rule("SS-MOD-08")
def test_an_adventure_may_be_lost_in_its_own_way():
    match = table("""
        adventure: the_refugees
        heroes: [{zone: A1}, {zone: A1}]
        fallen: [old_maren]
        active: 0
    """)
    assert match.state.result == "lost"
    assert match.state.reason == "SS-MOD-08"


@pytest.mark.rule("SS-MOD-09")
def test_victory_counts_before_defeat():
    running = game("""
        adventure: the_refugees
        heroes: [{zone: A1}, {zone: A1}]
        companions: [{card: old_maren, zone: I6}]
        fallen: [old_maren]
    """)
    goals.check(running)
    assert running.state.result == "won"
    running = game("""
        heroes: [{zone: D2}, {zone: D2}]
        flags: [gate_reached]
        result: lost
    """)
    goals.check(running)
    assert running.state.result == "won"


@pytest.mark.rule("SS-MOD-07")
@pytest.mark.parametrize(("changed", "line"), [("", "goal-the_gremlin_market"), ("heist", "goal-heist")])
def test_the_goal_that_counts_lies_on_the_table(changed, line):
    match = table(f"{{adventure: the_gremlin_market, goal: '{changed}', active: 0}}")
    goal = next(item for item in scene(match.state, 0, match.decision).side if item.id == "goal")
    assert goal.text.key == line
