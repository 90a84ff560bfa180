"""For what a companion counts as a hero, and for what it does not (SS-COM-17)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.sword_and_sorcery.box.adventures import Gathered
from tafelrunde.games.sword_and_sorcery.effects.words import Group
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import targets
from tafelrunde.games.sword_and_sorcery.rules.adventure import goals
from tafelrunde.games.sword_and_sorcery.rules.combat import areas, declaring
from tafelrunde.games.sword_and_sorcery.rules.death import wounds
from tafelrunde.games.sword_and_sorcery.rules.enemies import arriving, targeting
from tafelrunde.games.sword_and_sorcery.state.tasks import Run
from tafelrunde.kernel import Rules
from tests.sword_and_sorcery.table import laid_out

WARRIOR = """
heroes: [{zone: B3}, {zone: B3}]
companions: [{card: warrior, zone: A1}]
"""


def with_warrior(more: str = "") -> Game:
    _, state = laid_out(WARRIOR + more)
    return Game(state)


def unasked(rules: Rules[Any]) -> Any:
    """What rules come to that ask nothing."""
    with pytest.raises(StopIteration) as end:
        next(rules)
    return end.value.value


@pytest.mark.rule("SS-COM-17")
def test_it_is_no_hero_for_victory_and_defeat():
    game = with_warrior()
    assert goals.met(game, Gathered(("B3",)))
    for hero in game.state.heroes:
        wounds.suffer(game, hero, 99, "SS-GEN-06")
    assert game.state.result == "lost"


@pytest.mark.rule("SS-COM-17", "SS-GEN-11")
def test_it_is_no_hero_where_heroes_are_counted():
    assert with_warrior().amount("heroes") == 2


@pytest.mark.rule("SS-COM-17")
@pytest.mark.parametrize(("owner", "befallen"), [("enemy:giant_spider_1", True), ("hero:0", False), ("", False)])
def test_what_befalls_each_hero_befalls_it_only_if_enemies_cause_it(owner, befallen):
    game = with_warrior("enemies: [{card: giant_spider_1, zone: B3}]")
    group = Group(all="heroes", within="anywhere")
    found = unasked(targets.befallen(game, Run("", owner, "hero:0"), group))
    assert ("companion:warrior" in [figure.id for figure in found]) == befallen
    assert len(found) == 2 + befallen


@pytest.mark.rule("SS-COM-11")
def test_bosses_do_not_choose_it():
    _, state = laid_out("""
        adventure: the_queens_brood
        heroes: [{zone: A4}, {zone: A4}]
        companions: [{card: warrior, zone: A4}]
    """)
    game = Game(state)
    arriving.place_boss(game, "spider_queen", "A4")
    assert [one.id for one in targeting.candidates(game, game.state.enemies[0])] == ["hero:0", "hero:1"]


@pytest.mark.rule("SS-COM-11", "SS-AOE-04")
def test_areas_of_enemies_hit_it_too():
    game = with_warrior("enemies: [{card: giant_spider_1, zone: B3}]")
    attack = declaring.begin(game, game.state.enemies[0], game.state.heroes[0], "main", "script")
    assert "companion:warrior" in [one.id for one in areas.side(game, attack)]


@pytest.mark.rule("SS-COM-02", "SS-CTL-03")
def test_it_counts_for_control_by_its_hero_value():
    game = with_warrior("enemies: [{card: giant_spider_1, zone: A1}]")
    assert game.ratio("A1") == (1, 1)
    game.state.heroes[0].zone = "A1"
    assert game.ratio("A1").domination == "heroes"


@pytest.mark.rule("SS-COM-02", "SS-CTL-07")
def test_with_a_hero_value_of_nothing_it_is_nobody_for_control():
    _, state = laid_out("""
        heroes: [{card: xantares_illusionist, zone: B3}, {zone: B3}]
        companions: [{card: illusion, zone: A1}]
        enemies: [{card: giant_spider_1, zone: A1}]
    """)
    game = Game(state)
    assert game.ratio("A1").heroes < 0, "nobody of the heroes' side is there"
    state.heroes[1].zone = "A1"
    assert game.ratio("A1") == (1, 1)
