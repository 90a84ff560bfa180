"""Variants and scaling (chapter 12)."""

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.kernel import Match
from tests.massive_darkness.table import enemy, hero, ids, play, question, settle, table, told, whole_round


@pytest.mark.rule("MD-VAR-03")
def test_the_level_rises_with_the_first_hero_on_a_higher_tile():
    slow = whole_round(table("on_top: {event: [E14]}"))
    assert slow.state.level == 1
    fast = table("heroes: [{zone: B4}, {zone: B6}]")
    play(fast, "move:B3")
    settle(fast, "act")
    assert fast.state.level == 2


@pytest.mark.rule("MD-VAR-05")
def test_a_board_of_ones_own_is_played_by_the_same_rules(lab: None):
    match = table("""
        board: lab
        heroes: [{hero: whisper, class: paladin_of_wrath, zone: F4}, {hero: bjorn, zone: F6}]
        objectives: [{kind: cave, zone: F4}]
        on_top: {event: [E14]}
    """)
    settle(play(match, "pick_up"), "act", "move_on")
    assert told(match, "lab_token")[0].args["token"] == "cave"
    settle(match, "act")
    while match.decision.seat == 0:
        play(match, "end")
    assert "leave" in ids(match), "out through the exit of the own board"


@pytest.mark.rule("MD-VAR-06")
def test_one_hero_plays_alone():
    match = Match.new(RULEBOOK, 1, seed=3, options={"heroes": "recommended"})
    assert (len(match.state.heroes), match.decision.seat) == (1, 0)
    whole_round(match)
    assert match.state.round == 2 or match.over
    assert {event.args["seat"] for event in told(match, "activation")} == {0}


@pytest.mark.rule("MD-VAR-06", "MD-VAR-02")
@pytest.mark.parametrize("heroes", [1, 2, 4])
def test_every_hero_counts_whoever_plays_it(heroes: int):
    match = table(f"players: {heroes}\nenemies: [{{card: W009, zone: B1}}]\non_top: {{event: [E14]}}")
    assert len(enemy(match, "orc_executioners").minions) == heroes
    turns = []
    while match.state.phase == "hero_phase" and match.state.round == 1:
        turns.append(match.decision.seat)
        assert (question(match), hero(match, turns[-1]).health) == ("act", 5)
        play(match, "end")
    assert turns == list(range(heroes))
