"""What a sensible player does in positions where it is plain."""

from __future__ import annotations

import pytest

from tafelrunde.games.sword_and_sorcery import RULEBOOK
from tafelrunde.games.sword_and_sorcery.bot import odds
from tafelrunde.games.sword_and_sorcery.game import Game
from tests.sword_and_sorcery.table import table


def chosen(match, seed=0):
    decision = match.decisions[0]
    return RULEBOOK.bot(seed).advise(decision, match.view(max(decision.seat, 0))).option.id


def turn(match, most=20):
    """The answers of one hero's turn."""
    answers = []
    seat = match.decision.seat
    while match.decisions and match.decision.seat == seat and match.decision.question == "act" and len(answers) < most:
        answers.append(chosen(match))
        match.answer(answers[-1], seat)
    return answers


def test_it_prepares_and_strikes_whoever_is_nearest_to_death():
    match = table("""
        heroes: [{zone: B1, main: shortsword}]
        enemies: [{card: giant_spider_1, zone: B1}, {card: devil_gremlin_1, zone: B1, wounds: 3}]
        active: 0
    """)
    assert turn(match)[:2] == ["prepare", "attack:main:enemy:devil_gremlin_1"]


def test_it_never_strikes_a_friend():
    match = table("heroes: [{zone: B1}, {zone: B1}]\nactive: 0")
    assert [option.id for option in match.decision.options if option.id.startswith("attack:")]
    assert not [answer for answer in turn(match) if answer.startswith("attack:")]


def test_it_goes_where_the_adventure_wants_it():
    match = table("heroes: [{zone: A2}, {zone: A2}]\nactive: 0")
    answers = turn(match)
    assert "search" in answers  # on its way to the gate in D2
    assert match.state.heroes[0].zone == "C1"


def test_a_ghost_goes_to_an_altar_and_stays_there():
    match = table("heroes: [{zone: B1}, {zone: D3, ghost: true}]\nactive: 1")
    turn(match)
    assert match.state.heroes[1].zone == "A1"
    match = table("heroes: [{zone: B1}, {zone: A1, ghost: true}]\nactive: 1")
    turn(match)
    assert match.state.heroes[1].zone == "A1"


def test_it_takes_the_special_action_that_a_goal_asks_for():
    match = table("{adventure: the_burning_village, heroes: [{zone: C1}, {zone: C1}], active: 0}")
    assert chosen(match) == "special:mill"


def test_it_drinks_when_it_is_badly_off():
    match = table("""
        heroes: [{zone: B1, wounds: 6, inventory: [healing_potion]}]
        enemies: [{card: giant_spider_1, zone: B1}]
        active: 0
    """)
    assert chosen(match).startswith("use:healing_potion")


def test_it_picks_up_what_lies_there_and_drops_nothing_instead():
    for seed in range(8):
        match = table("heroes: [{zone: B1}, {zone: B1}]\nlying: {B1: {gold: 2, loot: [loot_1]}}\nactive: 0")
        assert chosen(match, seed) == "pick_up"
        match.answer("pick_up", 0)
        assert {"take:gold", "take:loot", "drop"} <= {option.id for option in match.decision.options}
        assert chosen(match, seed).startswith("take:")
        match.answer("take:gold", 0)
        match.answer("drop", 0)
        assert chosen(match, seed) == "done"


@pytest.mark.parametrize(
    ("color", "symbol", "mean"), [("red", "hit", 0.7), ("blue", "hit", 0.3), ("blue", "block", 0.4)]
)
def test_odds_are_those_of_the_dice(color, symbol, mean):
    assert odds.average(color, symbol) == pytest.approx(mean)


def test_superiority_and_preparation_count():
    text = "heroes: [{{zone: B1}}, {{zone: {other}}}]\nenemies: [{{card: giant_spider_1, zone: B1}}]\nactive: 0\n{more}"
    expected = {}
    for name, other, more in (("alone", "A2", ""), ("two", "B1", ""), ("ready", "A2", "turn: {prepared: 'yes'}")):
        match = table(text.format(other=other, more=more))
        game = Game(match.state)
        expected[name] = odds.wounds(game, game.hero(0), game.figure("enemy:giant_spider_1"), "main")
    assert expected["two"] == pytest.approx(expected["alone"] + 1)
    assert expected["ready"] == pytest.approx(expected["alone"] + 1)
