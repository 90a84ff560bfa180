"""The scenario level (3.1)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tafelrunde.games.havens.rules.setup import scenario
from tafelrunde.games.havens.state import Agreement, Character
from tests.helpers.arena import arena
from tests.helpers.gloomhaven_rules import party, run, told


@pytest.mark.rule("GH-LVL-02", "GH-LVL-08")
@pytest.mark.parametrize(
    ("levels", "expected"),
    [((6, 4, 4, 3), 3), ((1, 1), 1), ((2, 2), 1), ((2, 3), 2), ((4, 4, 4), 2), ((5, 4, 4), 3), ((9, 9, 9, 9), 5)],
)
def test_half_the_average_level_rounded_up(levels, expected):
    game = party().game()
    heroes = [replace(game.state.heroes[0], character=Character(cls="brute", level=level)) for level in levels]
    game.state.heroes = heroes
    assert scenario.scenario_level(game) == expected


@pytest.mark.rule("GH-LVL-01", "GH-LVL-03", "GH-LVL-04")
@pytest.mark.parametrize(
    ("difficulty", "expected"),
    [("easy", 0), ("normal", 1), ("hard", 2), ("very_hard", 3), ("0", 0), ("5", 5), ("7", 7)],
)
def test_the_players_agree_on_a_level_before_the_scenario(difficulty, expected):
    game = party().game()
    game.state.agreed = Agreement(characters=2, difficulty=difficulty)
    game.state.rooms = ()
    run(game, scenario.scenario_effects(game))
    assert game.state.level == expected
    assert told(game, "scenario")[0].args["level"] == expected


@pytest.mark.rule("GH-LVL-05", "GH-LVL-07", "GH-OVR-14")
def test_what_the_level_fixes_is_table_t1():
    content = arena().content
    rows = [(one.gold_per_coin, one.trap_damage, one.hazard_damage, one.bonus_xp) for one in content.levels]
    assert [one[0] for one in rows] == [2, 2, 3, 3, 4, 4, 5, 6]
    assert [one[1:] for one in rows] == [(2 + n, (2 + n) // 2, 4 + 2 * n) for n in range(8)]


@pytest.mark.rule("GH-LVL-06", "GH-SOL-02")
def test_monsters_use_the_monster_level_which_is_one_higher_when_raised():
    for adjusted, level in ((False, 1), (True, 2)):
        game = arena({"brute": (0, 0)}, {"bandit_guard:1": (2, 0), "!bandit_guard:2": (3, 0)}, adjusted=adjusted)
        kind = game.content.monsters["bandit_guard"]
        assert game.stats(game.figure("bandit_guard:1")) == kind.normal[level]
        assert game.stats(game.figure("bandit_guard:2")) == kind.elite[level]
