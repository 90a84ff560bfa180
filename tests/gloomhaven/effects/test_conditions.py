"""Conditions (8): markers and how long they last, and what each of them does."""

from __future__ import annotations

import pytest

from tafelrunde.games.gloomhaven.edition import EDITION
from tafelrunde.games.havens.box.abilities import Attack, Damage, Heal
from tafelrunde.games.havens.box.conditions import HARMFUL
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterCondition, MonsterMove
from tafelrunde.games.havens.rules.effects import conditions, heal
from tafelrunde.games.havens.rules.map import movement
from tafelrunde.kernel.decision import CHECKPOINT
from tests.helpers.gloomhaven_rules import (
    act,
    acts,
    acts_anyhow,
    asked,
    attack,
    blows,
    card,
    duel,
    hp,
    ids,
    marks,
    run,
    strike,
    take_turn,
    told,
    whole_turn,
)

GUARD = "target:guard:1"
TIMED = ["immobilize", "disarm", "stun", "muddle", "invisible", "strengthen"]
LASTING = ["poison", "wound"]


def give(game, figure, *what):
    for one in what:
        run(game, conditions.give(game, game.figure(figure), one))


def play_turn(game, hero):
    """The hero's turn with the same two cards again, and default actions that are left out."""
    hero.discard.clear()
    hero.chosen = ["brute-lead", "brute-other"]
    rules = whole_turn(game)
    value = None
    while True:
        try:
            request = rules.send(value)
        except StopIteration:
            return
        if request is CHECKPOINT:
            value = None
            continue
        names = [option.id for option in request.options]
        name = "skip" if "skip" in names else next(one for one in names if one.startswith("default"))
        value = request.option(name).value


def resting():
    """A brute that has declared a long rest, with two discards."""
    board = duel()
    board.state.heroes.clear()
    board.state.figures.pop(0)
    board.hero("brute", (0, 0), resting=True).discard = board.plain("a", "b")
    return board


# --- markers --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-CON-01", "GH-CON-11", "GH-CON-08")
def test_markers_stay_until_their_rule_is_met():
    game = duel(marks=LASTING).game()
    for turn in range(1, 4):
        acts(game, "guard:1")
        assert (hp(game, "guard:1"), marks(game, "guard:1")) == (30 - turn, LASTING)


@pytest.mark.rule("GH-CON-01", "GH-CON-22", "GH-CON-24")
def test_blesses_and_curses_are_cards_and_no_markers():
    game = duel().game()
    give(game, "brute", "bless", "bless", "curse")
    give(game, "guard:1", "bless", "curse", "curse")
    assert marks(game, "brute") == marks(game, "guard:1") == []
    deck, monsters = game.state.heroes[0].deck.draw, game.state.monster_modifiers.draw
    assert (deck.count("bless"), deck.count("curse")) == (2, 1)
    assert (monsters.count("bless"), monsters.count("curse")) == (1, 2)


@pytest.mark.rule("GH-CON-02")
@pytest.mark.parametrize("what", [*TIMED, *LASTING])
def test_each_condition_is_there_only_once(what):
    game = duel().game()
    give(game, "guard:1", what, what)
    assert marks(game, "guard:1") == [what]


@pytest.mark.rule("GH-CON-02", "GH-CON-05")
def test_given_again_it_lasts_anew():
    game = duel(marks=["muddle"], cards=[card(MonsterCondition("muddle", "self"))]).game()
    # It had to end with this turn; renewed in it, it lasts until the end of the next one.
    acts(game, "guard:1")
    assert marks(game, "guard:1") == ["muddle"]
    game.state.decks["guard"].card = ""
    acts(game, "guard:1")
    assert marks(game, "guard:1") == []


@pytest.mark.rule("GH-CON-03")
def test_which_are_negative_and_which_are_positive():
    assert {"poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse"} == HARMFUL & set(EDITION.conditions)
    for what, negative in [(one, True) for one in (*TIMED[:4], *LASTING)] + [
        ("invisible", False),
        ("strengthen", False),
    ]:
        game = duel(marks=[what]).game()
        assert conditions.negative(game.figure("guard:1")) == negative


@pytest.mark.rule("GH-CON-05")
@pytest.mark.parametrize("what", TIMED)
def test_given_before_its_turn_it_ends_with_that_turn_given_in_it_with_the_next(what):
    board = duel()
    game = board.game()
    hero = board.state.heroes[0]
    give(game, "brute", what)
    play_turn(game, hero)
    assert marks(game, "brute") == []
    game.state.acting = "brute"
    give(game, "brute", what)
    game.state.acting = ""
    conditions.end_of_turn(game, game.figure("brute"))
    assert marks(game, "brute") == [what]
    play_turn(game, hero)
    assert marks(game, "brute") == []


@pytest.mark.rule("GH-CON-05", "GH-MOV-11")
def test_a_monster_that_walks_into_a_stun_trap_loses_its_next_turn_too():
    board = duel(cards=[card(MonsterMove(), MonsterAttack())])
    board.state.figures[1].at = (3, 0)
    board.tile("trap", (2, 0), cond=("stun",))
    game = board.game()
    guard = game.figure("guard:1")
    game.state.acting = "guard:1"
    run(game, movement.walk(game, guard, [(2, 0), (1, 0)], "walk"))
    assert guard.at == (2, 0)
    conditions.end_of_turn(game, guard)
    acts(game, "guard:1")
    assert (guard.at, blows(game), marks(guard)) == ((2, 0), [], [])


@pytest.mark.rule("GH-CON-17", "GH-CON-20")
def test_stunned_on_its_way_a_monster_does_not_attack_from_where_it_stands():
    board = duel(cards=[card(MonsterMove(), MonsterAttack())])
    board.rooms[1] = [(0, 0), (1, 0), (2, 0)]
    board.state.figures[1].at = (2, 0)
    board.tile("trap", (1, 0), cond=("stun",))
    game = board.game()
    acts(game, "guard:1")
    assert (game.figure("guard:1").at, blows(game), marks(game, "guard:1")) == ((1, 0), [], ["stun"])


@pytest.mark.rule("GH-CON-06", "GH-CON-07")
def test_a_heal_takes_off_poison_and_wound_and_nothing_else():
    game = duel().game()
    give(game, "brute", *TIMED, *LASTING)
    run(game, heal.heal(game, game.figure("brute"), 5))
    assert marks(game, "brute") == TIMED


# --- poison and wound -----------------------------------------------------------------------------------------


@pytest.mark.rule("GH-CON-08", "GH-HEA-05")
def test_poison_adds_one_to_every_attack_until_a_heal_that_does_nothing_else():
    board = duel()
    board.state.figures[0].hp = 8
    game = board.game()
    give(game, "brute", "poison")
    assert [*strike(game, "guard:1", "brute", 1), *strike(game, "guard:1", "brute", 0)] == [2, 1]
    act(game, Heal(n=4, on_self=True))
    assert (hp(game, "brute"), marks(game, "brute")) == (5, [])
    assert strike(game, "guard:1", "brute", 1) == [1]
    act(game, Heal(n=4, on_self=True))
    assert hp(game, "brute") == 8


@pytest.mark.rule("GH-CON-08", "GH-SUM-12")
def test_poison_works_on_monsters_and_summons_alike():
    board = duel(marks=["poison"])
    board.summon("rat", (0, 1), board.state.heroes[0], hp=9)
    game = board.game()
    give(game, "rat:1", "poison")
    assert [*strike(game, "brute", "guard:1", 2), *strike(game, "guard:1", "rat:1", 2)] == [3, 3]


@pytest.mark.rule("GH-CON-09")
def test_poison_makes_no_other_damage_worse():
    game = duel(marks=["poison", "wound"]).game()
    acts(game, "guard:1")
    act(game, Damage(2, "adjacent_enemies"))
    assert hp(game, "guard:1") == 27


@pytest.mark.rule("GH-CON-10")
@pytest.mark.parametrize(("drawn", "expected"), [("x2", 6), ("null", 0), ("-1", 2), ("bless", 6)])
def test_poison_comes_before_the_modifier_card(drawn, expected):
    assert attack(duel(drawn, marks=["poison"]).game(), Attack(n=2), GUARD) == [expected]


@pytest.mark.rule("GH-CON-12", "GH-TRN-01", "GH-RST-06")
def test_wound_hurts_before_the_heal_of_a_long_rest():
    board = resting()
    board.state.figures[-1].hp = 5
    game = board.game()
    give(game, "brute", "wound")
    hero = take_turn(game, "suffer", "lose:a")
    assert (hp(game, "brute"), marks(game, "brute"), hero.hand) == (6, [], ["b"])


@pytest.mark.rule("GH-CON-12", "GH-DMG-02", "GH-EXH-01")
def test_wound_can_be_negated_and_can_exhaust_before_anything_is_done():
    board = duel()
    hero = board.state.heroes[0]
    hero.hand = board.plain("a")
    board.state.figures[0].hp = 1
    game = board.game()
    give(game, "brute", "wound")
    question = asked(whole_turn(game))
    assert (question.question, ids(question)) == ("damage", ["suffer", "lose:a"])
    take_turn(game, "suffer")
    assert (hero.exhausted, hero.lost) == (True, ["a", "brute-lead", "brute-other"])


@pytest.mark.rule("GH-CON-11", "GH-CON-12")
def test_a_wound_hurts_in_every_turn():
    game = duel(marks=["wound"], hp=3).game()
    for left in (2, 1, 0):
        acts_anyhow(game, "guard:1")
        assert hp(game, "guard:1") == left
    assert told(game, "dies")[0].args["cause"] == "wound"
