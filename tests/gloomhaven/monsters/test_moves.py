"""Monster movement as the scenario plays it (6.3): how far, where to, and what is on the way."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.monster_abilities import (
    MonsterAttack,
    MonsterConsume,
    MonsterHeal,
    MonsterLoot,
    MonsterMove,
    MonsterShield,
    MonsterTrap,
)
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.state import Bonus, Mark
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import Board, acts, acts_anyhow, asked_of, blows, card, hp, ids, marks, row, told


def place(game, name="guard:1"):
    return game.figure(name).at


def lane(*abilities, at=(5, 0), length=9, **values):
    """A row with a brute at its end; melee only, since nobody sees far in a passage."""
    board = Board(row(length))
    board.hero("brute", (0, 0))
    board.monster("guard", at, cards=[card(*abilities)], **values)
    return board


def field(*abilities, at=(0, 0), radius=4, **values):
    board = Board(disc((0, 0), radius))
    board.monster("guard", at, cards=[card(*abilities)], **values)
    return board


@pytest.mark.rule("GH-MMV-01")
@pytest.mark.parametrize(("mod", "end"), [(0, 3), (1, 2), (-1, 4), (-2, 5), (-9, 5)])
def test_base_move_and_the_number_of_the_card_but_never_less_than_nothing(mod, end):
    game = lane(MonsterMove(mod=mod), MonsterAttack(), move=2).game()
    acts(game, "guard:1")
    assert place(game) == (end, 0)


@pytest.mark.rule("GH-MMV-01", "GH-SUM-13")
def test_who_has_no_move_at_all_stays_even_with_a_bonus():
    game = lane(MonsterMove(mod=3), MonsterAttack(), move=None).game()
    acts(game, "guard:1")
    assert place(game) == (5, 0)


@pytest.mark.rule("GH-MMV-01", "GH-MOV-09")
def test_difficult_terrain_costs_two_points_and_is_not_entered_with_one():
    board = lane(MonsterMove(), MonsterAttack(), move=2)
    board.tile("difficult", (4, 0), (2, 0))
    game = board.game()
    acts(game, "guard:1")
    assert place(game) == (4, 0)
    acts(game, "guard:1")
    assert place(game) == (3, 0)


@pytest.mark.rule("GH-MMV-02", "GH-FOC-04")
def test_without_an_attack_a_bowman_too_comes_as_close_as_it_can():
    board = field(MonsterMove(), at=(3, 0), range=4, move=5)
    board.hero("brute", (0, 0))
    game = board.game()
    acts(game, "guard:1")
    assert (place(game), blows(game)) == ((1, 0), [])


@pytest.mark.rule("GH-MMV-03", "GH-MMV-04")
def test_it_takes_no_step_more_than_its_attack_needs():
    game = lane(MonsterMove(), MonsterAttack(), move=4, at=(2, 0)).game()
    acts(game, "guard:1")
    assert (place(game), blows(game)) == ((1, 0), [2])
    acts(game, "guard:1")
    assert (place(game), blows(game)) == ((1, 0), [2, 2])


@pytest.mark.rule("GH-MMV-05", "GH-MMV-16", "GH-MAT-02")
def test_with_two_targets_it_goes_where_it_can_hit_both():
    board = field(MonsterMove(), MonsterAttack(targets=2), at=(3, 0), move=3)
    board.hero("brute", (1, 0), initiative=10)
    board.hero("tinkerer", (1, -2), initiative=20)
    game = board.game()
    acts(game, "guard:1")
    assert sorted(event.args["target"] for event in told(game, "attacks")) == ["brute", "tinkerer"]
    assert game.adjacent(place(game), (1, 0))
    assert game.adjacent(place(game), (1, -2))


@pytest.mark.rule("GH-MMV-06", "GH-MAT-06", "GH-ATK-03")
def test_a_ranged_attacker_steps_back_to_shoot_without_disadvantage():
    board = field(MonsterMove(), MonsterAttack(), range=3)
    board.hero("brute", (1, 0))
    board.state.monster_modifiers.draw = ["-2", "+1"]
    game = board.game()
    answers = ids(asked_of(game, "guard:1"))
    assert answers
    assert all(not game.adjacent(tuple(map(int, one.removeprefix("go:").split(","))), (1, 0)) for one in answers)
    acts(game, "guard:1", answers[0])
    assert told(game, "draws")[0].args["mode"] == "normal"
    assert blows(game) == [3]


@pytest.mark.rule("GH-MMV-06", "GH-MAT-06")
def test_with_nowhere_to_step_back_to_it_shoots_with_disadvantage():
    board = Board([(0, 0), (1, 0)])
    board.hero("brute", (1, 0))
    board.monster("guard", (0, 0), cards=[card(MonsterMove(), MonsterAttack())], range=3)
    board.state.monster_modifiers.draw = ["-2", "+1"]
    game = board.game()
    acts(game, "guard:1")
    assert (place(game), told(game, "draws")[0].args["mode"], blows(game)) == ((0, 0), "disadvantage", [0])


@pytest.mark.rule("GH-MMV-07", "GH-MMV-08")
def test_losing_disadvantage_comes_before_a_second_target():
    board = field(MonsterMove(), MonsterAttack(targets=2), range=2, move=1)
    board.hero("brute", (1, 0), initiative=10)
    board.hero("tinkerer", (2, 0), initiative=20)
    game = board.game()
    question = asked_of(game, "guard:1")
    ends = (
        {place(game)} if question is None else {tuple(map(int, one.split(":")[1].split(","))) for one in ids(question)}
    )
    assert ends
    assert all(not game.adjacent(end, (1, 0)) for end in ends)


@pytest.mark.rule("GH-MMV-08", "GH-CON-21", "GH-RUL-49")
@pytest.mark.parametrize("why", ["muddle", "guard"])
def test_it_does_not_step_back_if_it_would_have_disadvantage_anyway(why):
    board = field(MonsterMove(), MonsterAttack(), range=3, marks=["muddle"] if why == "muddle" else [])
    board.hero("brute", (1, 0))
    if why == "guard":
        board.state.figures[1].bonuses = (Bonus("", guard=True),)
    game = board.game()
    acts(game, "guard:1")
    assert (place(game), told(game, "draws")[0].args["mode"]) == ((0, 0), "disadvantage")


@pytest.mark.rule("GH-MMV-09", "GH-MMV-12")
def test_it_approaches_although_it_can_not_attack_this_turn():
    game = lane(MonsterMove(), MonsterAttack(), move=2, at=(7, 0)).game()
    acts(game, "guard:1")
    assert (place(game), blows(game)) == ((5, 0), [])


@pytest.mark.rule("GH-MMV-10", "GH-FOC-07")
def test_a_long_way_round_is_better_than_a_trap():
    board = Board(disc((0, 0), 3))
    board.hero("brute", (-2, 0))
    board.monster("guard", (1, 0), cards=[card(MonsterMove(), MonsterAttack())], move=2)
    board.tile("trap", (0, 0), (-1, 1), (0, -1), damage=5)
    game = board.game()
    acts_anyhow(game, "guard:1")
    assert hp(game, "guard:1") == 8
    assert len(game.state.overlays) == 3


@pytest.mark.rule("GH-MMV-11")
@pytest.mark.parametrize("other", [MonsterHeal(3, range=1), MonsterLoot(1), MonsterShield(1), MonsterTrap(damage=2)])
def test_other_abilities_do_not_change_the_way(other):
    ends = []
    for extra in ((), (other,)):
        board = field(MonsterMove(), *extra, MonsterAttack(), at=(3, 0), move=2)
        board.hero("brute", (0, 0))
        board.monster("guard", (4, -1), 2, lost=5)
        board.state.coins = [(3, 1)]
        game = board.game()
        acts_anyhow(game, "guard:1")
        ends.append(place(game))
    assert ends == [(1, 0), (1, 0)]


@pytest.mark.rule("GH-MMV-12", "GH-MOV-03")
def test_through_its_own_kind_to_the_free_hex_behind():
    board = lane(MonsterMove(), MonsterAttack(), at=(4, 0), move=3)
    board.monster("guard", (3, 0), 2)
    board.monster("guard", (2, 0), 3)
    game = board.game()
    acts(game, "guard:1")
    assert (place(game), blows(game)) == ((1, 0), [2])


@pytest.mark.rule("GH-MMV-13", "GH-CON-13")
def test_an_immobilized_one_attacks_from_where_it_stands_and_can_walk_again_next_turn():
    game = lane(MonsterMove(), MonsterAttack(), at=(2, 0), marks=["immobilize"]).game()
    acts(game, "guard:1")
    assert (place(game), blows(game), marks(game, "guard:1")) == ((2, 0), [], [])
    acts(game, "guard:1")
    assert (place(game), blows(game)) == ((1, 0), [2])


@pytest.mark.rule("GH-MMV-14", "GH-MOV-06")
def test_a_jump_goes_over_enemies_and_traps_and_lands_on_its_feet():
    board = lane(MonsterMove(jump=True), MonsterAttack(), at=(4, 0), move=3)
    board.tile("trap", (3, 0), damage=5)
    board.tile("obstacle", (2, 0))
    game = board.game()
    acts(game, "guard:1")
    assert (place(game), hp(game, "guard:1"), blows(game)) == ((1, 0), 8, [2])


@pytest.mark.rule("GH-MMV-14")
def test_a_jump_ends_in_a_trap_only_if_it_must():
    board = lane(MonsterMove(jump=True), MonsterAttack(), at=(3, 0), move=3)
    board.tile("trap", (1, 0), damage=5)
    game = board.game()
    acts(game, "guard:1")
    assert (place(game), hp(game, "guard:1"), blows(game)) == ((1, 0), 3, [2])


@pytest.mark.rule("GH-MMV-14", "GH-ELE-10")
def test_an_element_can_make_a_walk_a_jump_and_longer():
    board = lane(MonsterMove(), MonsterAttack(), MonsterConsume(("air",), Gain(jump=True, move=2)), at=(5, 0), move=2)
    board.tile("obstacle", (3, 0))
    game = board.game()
    acts(game, "guard:1")
    assert place(game) == (5, 0)
    game.state.elements["air"] = 1
    acts(game, "guard:1")
    assert (place(game), blows(game), game.state.elements["air"]) == ((1, 0), [2], 0)


@pytest.mark.rule("GH-MMV-15", "GH-MOV-07")
def test_a_flying_one_ignores_traps_hazards_obstacles_and_figures_but_ends_on_free_ground():
    board = lane(MonsterMove(), MonsterAttack(), at=(5, 0), move=4, traits=Traits(flying=True))
    board.tile("trap", (1, 0), damage=5)
    board.tile("hazard", (2, 0))
    board.tile("obstacle", (3, 0))
    board.hero("tinkerer", (4, 0), initiative=10)
    # The tinkerer is invisible: an obstacle for others, nothing at all for a flyer.
    board.state.figures[-1].marks = (Mark("invisible"),)
    game = board.game()
    acts(game, "guard:1")
    assert (place(game), hp(game, "guard:1"), len(game.state.overlays)) == ((1, 0), 8, 3)
    assert told(game, "attacks")[0].args["target"] == "brute"


@pytest.mark.rule("GH-MMV-15", "GH-FOC-06")
def test_closed_doors_are_walls_for_flyers_too():
    board = Board(row(3))
    board.hero("brute", (0, 0))
    board.monster("guard", (4, 0), cards=[card(MonsterMove(), MonsterAttack())], traits=Traits(flying=True), move=6)
    board.door((3, 0), [(4, 0), (5, 0)])
    game = board.game()
    game.state.rooms = (1, 2)
    acts(game, "guard:1")
    assert place(game) == (4, 0)


@pytest.mark.rule("GH-MMV-17", "GH-MMV-09")
def test_an_archer_that_can_not_come_into_range_does_not_move_for_nothing():
    # Range 3 and a wall of obstacles: every step it could take leads no nearer to a hex to shoot from.
    board = Board([*row(8), (7, 1), (7, -1)])
    board.hero("brute", (0, 0))
    board.monster("guard", (7, 0), cards=[card(MonsterMove(mod=-1), MonsterAttack())], range=3, move=2)
    board.tile("obstacle", (6, 0))
    game = board.game()
    acts(game, "guard:1")
    assert (place(game), blows(game)) == ((7, 0), [])
