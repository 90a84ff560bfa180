"""Monster attacks (6.4): how many targets, who comes first, and what elements add."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterConsume, MonsterMove
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.vocabulary import Augment, Gain
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import Board, acts, acts_anyhow, blows, card, hp, marks, told


def field(*abilities, at=(0, 0), **values):
    board = Board(disc((0, 0), 4))
    board.monster("guard", at, cards=[card(*abilities)], **values)
    return board


def struck(game):
    return [event.args["target"] for event in told(game, "attacks")]


@pytest.mark.rule("GH-RUL-44", "GH-DAT-21", "GH-EFF-12")
@pytest.mark.parametrize(("trait", "printed", "added", "expected"), [(2, 1, 0, 2), (2, 3, 0, 3), (3, 2, 1, 4)])
def test_the_larger_number_of_targets_counts_and_added_ones_come_on_top(trait, printed, added, expected):
    abilities = [MonsterAttack(targets=printed)]
    if added:
        abilities.append(MonsterConsume(("fire",), Gain(add_target=added)))
    board = field(*abilities, traits=Traits(targets=trait))
    board.state.elements["fire"] = 2
    for number, at in enumerate(((1, 0), (-1, 0), (0, 1), (0, -1))):
        board.hero(f"hero{number}", at, initiative=10 * number + 1)
    game = board.game()
    acts(game, "guard:1")
    assert len(struck(game)) == expected


@pytest.mark.rule("GH-RUL-44", "GH-AOE-02")
def test_an_area_is_one_target_and_the_others_are_attacked_besides():
    board = field(MonsterAttack(area="line2"), traits=Traits(targets=2))
    board.hero("brute", (1, 0), initiative=10)
    board.hero("tinkerer", (2, 0), initiative=20)
    board.hero("scoundrel", (-1, 0), initiative=30)
    board.hero("cragheart", (-3, 0), initiative=5)
    game = board.game()
    acts_anyhow(game, "guard:1")
    assert sorted(struck(game)) == ["brute", "scoundrel", "tinkerer"]


@pytest.mark.rule("GH-RUL-48", "GH-ELE-10")
def test_what_an_element_adds_to_an_attack_happens_only_with_the_attack():
    heal = Augment(("fire",), Gain(attack=1, heal=3))
    for distance, blow, health in ((1, [3], 14), (3, [], 11)):
        board = field(MonsterAttack(consume=(heal,)), hp=20, lost=9)
        board.hero("brute", (distance, 0))
        board.state.elements["fire"] = 1
        game = board.game()
        acts(game, "guard:1")
        assert (blows(game), hp(game, "guard:1"), game.state.elements["fire"]) == (blow, health, 0)


@pytest.mark.rule("GH-RUL-48", "GH-ELE-10")
def test_what_an_element_adds_to_the_card_happens_in_any_case():
    board = field(MonsterAttack(), MonsterConsume(("fire",), Gain(heal=3, shield=2, own_cond=("strengthen",))), lost=4)
    board.hero("brute", (4, 0))
    board.state.elements["fire"] = 1
    game = board.game()
    acts(game, "guard:1")
    guard = game.figure("guard:1")
    assert (guard.hp, game.shield(guard), marks(guard)) == (7, 2, ["strengthen"])


@pytest.mark.rule("GH-ELE-10", "GH-MON-04")
def test_what_one_has_consumed_all_of_its_type_have_this_round():
    board = field(MonsterAttack(), MonsterConsume(("fire",), Gain(attack=2)))
    board.monster("guard", (2, 0), 2)
    board.hero("brute", (1, 0))
    board.state.elements["fire"] = 1
    game = board.game()
    acts(game, "guard:1")
    acts(game, "guard:2")
    assert (blows(game), game.state.elements["fire"]) == ([4, 4], 0)


@pytest.mark.rule("GH-MAT-02", "GH-RUL-41", "GH-FOC-03")
def test_the_focus_comes_first_although_another_target_was_nearer_to_where_the_turn_began():
    # The tinkerer is two hexes away behind an obstacle, six steps by foot; the brute three hexes away, two steps.
    board = Board([(0, 0), (1, 0), (2, 0), (0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 2), (2, 1)])
    board.hero("brute", (1, 2), initiative=90)
    board.hero("tinkerer", (2, 0), initiative=5)
    board.tile("obstacle", (1, 0))
    board.monster("guard", (0, 0), cards=[card(MonsterMove(), MonsterAttack(targets=2))], move=6)
    game = board.game()
    acts(game, "guard:1")
    assert (game.figure("guard:1").at, struck(game)) == ((2, 1), ["brute", "tinkerer"])
