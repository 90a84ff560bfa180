"""Bonuses may end at any time (GH-ACT-07): at every question of their player, and between turns for whoever asks."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Attack, Heal, Move, Shield, Trigger
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import (
    Board,
    asked,
    card,
    hp,
    ids,
    play,
    run,
    strike,
    take_turn,
    turn_of,
    whole_turn,
)

LEAD, OTHER = "brute-lead", "brute-other"
REST_OF_TURN = (f"default:{OTHER}:bottom", "skip")


def brute(**values):
    """A brute with a bonus that counts as discarded, and a guard beside it."""
    board = Board(disc((0, 0), 3))
    hero = board.hero("brute", (0, 0), **values)
    board.monster("guard", (1, 0), cards=[card(MonsterAttack(), initiative=70)], hp=30)
    board.active(hero, "A", Trigger("attack_by_self", Gain(attack=2)), lost=False, shield=1)
    return board


@pytest.mark.rule("GH-ACT-07")
def test_a_bonus_ends_while_an_attack_is_declared():
    board = brute()
    board.half(LEAD, "top", Attack(n=3))
    game = board.game()
    hero = take_turn(game, f"play:{LEAD}:top", "end:A", "target:guard:1", *REST_OF_TURN)
    assert (hp(game, "guard:1"), hero.active, hero.discard) == (27, [], ["A", LEAD, OTHER])


@pytest.mark.rule("GH-ACT-07")
def test_a_summon_makes_room_in_the_middle_of_a_move():
    board = brute()
    hero = board.state.heroes[0]
    rat = board.summon("rat", (0, 1), hero)
    hero.active[0] = type(hero.active[0])("A", "top", "persistent", True, summon=rat.id)
    board.half(LEAD, "bottom", Move(n=1))
    game = board.game()
    rules = whole_turn(game)
    assert "move:0,1" not in ids(asked(rules, f"play:{LEAD}:bottom"))
    take_turn(game, f"play:{LEAD}:bottom", "end:A", "move:0,1", f"default:{OTHER}:top", "target:guard:1")
    assert (game.figure("brute").at, game.find(rat.id)) == ((0, 1), None)


@pytest.mark.rule("GH-ACT-07", "GH-TRN-05")
def test_a_bonus_ends_while_another_ability_asks_for_its_target():
    board = brute(hp=9)
    board.hero("tinkerer", (0, 1))
    board.half(LEAD, "top", Heal(n=2, range=3, who="ally_or_self"))
    game = board.game()
    question = asked(whole_turn(game), f"play:{LEAD}:top")
    assert (question.question, "end:A" in ids(question)) == ("heal", True)


@pytest.mark.rule("GH-ACT-07", "GH-ACT-12", "GH-DMG-01")
def test_a_bonus_ends_in_a_monsters_turn_when_its_player_is_asked_about_damage():
    board = brute(hand=["H"])
    board.plain("H")
    game = board.game()
    hero = game.state.heroes[0]
    question = asked(turn_of(game, "guard:1"))
    assert ids(question) == ["suffer", "lose:H", "end:A"]
    game = board.game()
    run(game, turn_of(game, "guard:1"), "end:A", "suffer")
    # The shield has worked on this attack already: 2 - 1.
    assert (hero.active, hero.discard, hp(game, "brute")) == ([], ["A"], 9)


@pytest.mark.rule("GH-ACT-07", "GH-ITM-07")
def test_a_bonus_ends_where_an_item_could_be_used():
    board = brute()
    hero = board.state.heroes[0]
    board.item(hero, "004", when="attacked", gain=Gain(disadvantage=True))
    game = board.game()
    strike(game, "guard:1", "brute", 3, "end:A", "skip")
    assert (hero.active, hp(game, "brute")) == ([], 7)


@pytest.mark.rule("GH-ACT-07", "GH-DEC-04")
def test_nobody_is_asked_only_because_a_bonus_could_end():
    game = brute(initiative=90).game()
    # Without cards or items there is nothing to decide about damage; nor is there between turns.
    player = play(game, until="cleanup", act=[f"default:{LEAD}:top", f"default:{OTHER}:bottom"])
    assert hp(game, "brute") == 9
    assert set(player.questions()) == {"act", "attack", "move", "end_turn"}


@pytest.mark.rule("GH-RUL-72", "GH-ACT-07")
def test_whoever_wants_to_is_asked_between_turns():
    board = brute(initiative=20)
    hero = board.state.heroes[0]
    board.type("wolf", cards=[card(MonsterMove(), initiative=30)])
    board.monster("wolf", (3, 0))
    game = board.game()
    answers = {"act": [f"default:{LEAD}:top", f"default:{OTHER}:bottom"], "end_turn": "watch"}
    player = play(game, until="cleanup", between_turns=["go_on", "end:A"], **answers)
    # Before the wolf's turn it stays; it ends before the guard's, which is hurt by no shield then. After that there is
    # nothing left to ask about.
    assert player.questions().count("between_turns") == 2
    assert (hero.active, hero.watching, hp(game, "brute")) == ([], False, 8)


@pytest.mark.rule("GH-RUL-72")
@pytest.mark.parametrize(("answer", "times"), [("stop", 1), ("go_on", 3)])
def test_whoever_has_had_enough_is_not_asked_again(answer, times):
    board = brute(initiative=20)
    board.type("wolf", cards=[card(MonsterMove(), initiative=30)])
    board.monster("wolf", (3, 0))
    game = board.game()
    answers = {"act": [f"default:{LEAD}:top", f"default:{OTHER}:bottom"], "end_turn": "watch"}
    player = play(game, until="cleanup", between_turns=lambda _: answer, **answers)
    # Before the wolf, before the guard, and after it.
    assert player.questions().count("between_turns") == times


@pytest.mark.rule("GH-TRN-09", "GH-RUL-72")
def test_to_end_the_turn_comes_first_and_the_wish_to_be_asked_last():
    question = asked(whole_turn(brute().game()), f"default:{LEAD}:top", "skip", *REST_OF_TURN)
    assert ids(question) == ["done", "end:A", "watch"]


@pytest.mark.rule("GH-RUL-72")
def test_with_the_own_turn_the_wish_is_over():
    board = brute()
    game = board.game()
    game.state.heroes[0].watching = True
    hero = take_turn(game, f"default:{LEAD}:top", "skip", *REST_OF_TURN, "done")
    assert not hero.watching
    board = Board(disc((0, 0), 3))
    board.hero("brute", (0, 0))
    board.half(LEAD, "top", Shield(n=1))
    # Without an active card there is nothing to wish for.
    assert "watch" not in ids(asked(whole_turn(board.game()), f"default:{LEAD}:bottom", "skip"))
