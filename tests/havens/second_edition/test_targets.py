"""Targets chosen one after another, an area that spares, and shields that are used before the draw."""

from __future__ import annotations

from tafelrunde.games.havens.box.abilities import Attack
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack
from tafelrunde.games.havens.box.vocabulary import Area, Augment, Gain
from tafelrunde.games.havens.state import INERT, STRONG
from tafelrunde.tabletop.hexes import disc
from tests.havens.second_edition.game import EDITION
from tests.helpers.gloomhaven_rules import Board, acts, asked, attack, card, declaring, hp, ids, strike

PAIR = {"pair": Area(red=((1, 0), (0, 1)), grey=(0, 0))}
GUARDS = {1: (1, 0), 2: (0, 1), 3: (-1, 1)}


def around(**values):
    """A brute among three guards."""
    board = Board(disc((0, 0), 3))
    board.hero("brute", (0, 0), **values)
    for number, at in GUARDS.items():
        board.monster("guard", at, number, cards=[card(MonsterAttack())], hp=9)
    board.state.heroes[0].deck.draw = ["+0"] * 10
    board.state.monster_modifiers.draw = ["+0"] * 10
    return board


def test_the_next_target_is_chosen_when_the_attack_before_is_over():
    game = around().game(EDITION)
    question = asked(declaring(game, Attack(n=2, targets=2)))
    assert ids(question) == ["target:guard:1", "target:guard:2", "target:guard:3", "skip"]
    rules = declaring(game, Attack(n=2, targets=2))
    question = asked(rules, "target:guard:2")
    assert hp(game, "guard:2") == 7
    assert ids(question) == ["target:guard:1", "target:guard:3", "done"]
    assert {refused.id for refused in question.refused()} == {"target:guard:2"}


def test_further_targets_may_be_left_out():
    game = around().game(EDITION)
    assert attack(game, Attack(n=2, targets=3), "target:guard:1", "done") == [2]
    assert attack(game, Attack(n=2, targets=2), "target:guard:1", "target:guard:2") == [2, 2]


def test_who_is_pushed_into_range_can_be_a_target_and_who_is_pushed_out_can_not():
    board = around()
    game = board.game(EDITION)
    ability = Attack(n=1, targets=3, push=1)
    question = asked(declaring(game, ability), "target:guard:1", "push:2,0", "target:guard:2", "push:0,2")
    assert ids(question) == ["target:guard:3", "done"]


def test_all_targets_are_as_many_as_there_are():
    game = around().game(EDITION)
    ability = Attack(n=1, targets="all")
    assert attack(game, ability, "target:guard:3", "target:guard:1", "target:guard:2") == [1, 1, 1]


def test_elements_may_be_consumed_before_any_of_the_attacks_and_count_from_then_on():
    game = around().game(EDITION)
    game.state.elements["fire"] = STRONG
    ability = Attack(n=1, targets=3, consume=(Augment(("fire",), Gain(attack=2)),))
    answers = ["target:guard:1", "augment:0", "target:guard:2", "target:guard:3"]
    assert attack(game, ability, *answers) == [1, 3, 3]
    assert game.state.elements["fire"] == INERT


def test_an_area_lies_where_it_was_laid_and_spares_whom_the_player_spares():
    game = around().game(EDITION, areas=PAIR)
    question = asked(declaring(game, Attack(n=2, area="pair")), "area:guard:1+guard:2")
    assert ids(question) == ["target:guard:1", "target:guard:2", "skip"]
    assert attack(game, Attack(n=2, area="pair"), "area:guard:1+guard:2", "target:guard:2", "done") == [2]


def test_one_more_target_of_an_area_stands_beside_it():
    game = around().game(EDITION, areas=PAIR)
    game.state.heroes[0].deck.draw = ["+0", "+0", "+0 add_target"]
    question = asked(declaring(game, Attack(n=2, area="pair")), "area:guard:1+guard:2", "target:guard:1")
    assert ids(question) == ["target:guard:2", "target:guard:3", "done"]
    question = asked(
        declaring(around().game(EDITION, areas=PAIR), Attack(n=2, area="pair")),
        "area:guard:1+guard:2",
        "target:guard:1",
    )
    assert ids(question) == ["target:guard:2", "done"]


def test_a_drawn_card_that_adds_a_target_adds_one():
    board = around()
    board.state.heroes[0].deck.draw = ["+0", "+0 add_target"]
    game = board.game(EDITION)
    assert attack(game, Attack(n=2), "target:guard:1", "target:guard:3") == [2, 2]


def test_a_monsters_target_that_is_gone_is_replaced():
    board = around()
    board.hero("tinkerer", (2, 0), hp=20)
    board.hero("scoundrel", (1, 1), hp=20)
    game = board.game(EDITION)
    brute, guard = game.figure("brute"), game.figure("guard:1")
    brute.hp = 30
    tinkerer = game.figure("tinkerer")
    tinkerer.at = (3, 0)
    dealt = strike(game, "guard:1", ["brute", "tinkerer"], 2, targets=2)
    assert dealt == [2, 2]
    assert (hp(game, "tinkerer"), hp(game, "scoundrel")) == (20, 18)
    assert guard.at == (1, 0)


def test_a_shield_with_use_slots_is_used_by_every_attack_even_by_one_that_misses():
    board = Board(disc((0, 0), 3))
    hero = board.hero("brute", (0, 0), hp=20)
    board.monster("guard", (1, 0), cards=[card(MonsterAttack())], attack=2, hp=9)
    board.item(hero, "003", when="attacked", charges=2, gain=Gain(shield=1))
    game = board.game(EDITION)
    game.state.monster_modifiers.draw = ["null"]
    acts(game, "guard:1")
    assert (hp(game, "brute"), hero.items[0].used) == (20, 1)
