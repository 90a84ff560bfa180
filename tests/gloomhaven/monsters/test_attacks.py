"""Monster attacks (6.4) as the scenario plays them: values, range, targets, and the same sequence as everybody's."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.vocabulary import Area
from tafelrunde.games.havens.state import Bonus
from tafelrunde.kernel import PARTY
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven import AREAS
from tests.helpers.gloomhaven_rules import Board, acts, acts_anyhow, asked_of, blows, card, hp, ids, marks, row, told


def field(*abilities, at=(0, 0), **values):
    board = Board(disc((0, 0), 4))
    board.monster("guard", at, cards=[card(*abilities)], **values)
    return board


def struck(game):
    return [event.args["target"] for event in told(game, "attacks")]


def modes(game):
    return [event.args["mode"] for event in told(game, "draws")]


@pytest.mark.rule("GH-MAT-01")
@pytest.mark.parametrize(("mod", "expected"), [(0, 2), (2, 4), (-1, 1), (-5, 0)])
def test_base_attack_and_the_number_of_the_card_but_never_less_than_nothing(mod, expected):
    board = field(MonsterAttack(mod=mod))
    board.hero("brute", (1, 0))
    board.state.monster_modifiers.draw = ["+0"]
    game = board.game()
    acts(game, "guard:1")
    assert blows(game) == [expected]


@pytest.mark.rule("GH-MAT-01")
def test_zero_is_the_least_before_the_modifier_card_not_after_it():
    board = field(MonsterAttack(mod=-5))
    board.hero("brute", (1, 0))
    board.state.monster_modifiers.draw = ["+2"]
    game = board.game()
    acts(game, "guard:1")
    assert blows(game) == [2]


@pytest.mark.rule("GH-MAT-02", "GH-MAT-03", "GH-RUL-41")
def test_the_focus_first_then_the_nearest_from_where_the_turn_began_then_the_earliest():
    board = field(MonsterAttack(range=3, targets=4))
    board.hero("brute", (3, 0), initiative=10)
    board.hero("tinkerer", (0, 2), initiative=90)
    board.hero("scoundrel", (-2, 0), initiative=20)
    board.hero("cragheart", (0, -2), initiative=30)
    game = board.game()
    acts(game, "guard:1")
    assert struck(game) == ["scoundrel", "cragheart", "tinkerer", "brute"]


@pytest.mark.rule("GH-MAT-02", "GH-AOE-06", "GH-AOE-08")
def test_more_targets_than_enemies_are_no_second_attack_on_anybody():
    board = field(MonsterAttack(targets=4))
    board.hero("brute", (1, 0), initiative=10)
    board.hero("tinkerer", (-1, 0))
    game = board.game()
    acts(game, "guard:1")
    assert struck(game) == ["brute", "tinkerer"]


@pytest.mark.rule("GH-MAT-03", "GH-LOS-01", "GH-CON-25")
def test_no_further_target_out_of_range_or_invisible():
    board = field(MonsterAttack(targets=3))
    board.hero("brute", (1, 0), initiative=10)
    board.hero("tinkerer", (-2, 0))
    board.hero("scoundrel", (0, 1), marks=["invisible"])
    game = board.game()
    acts(game, "guard:1")
    assert struck(game) == ["brute"]


@pytest.mark.rule("GH-MAT-04", "GH-DAT-20")
@pytest.mark.parametrize(
    ("base", "printed", "mod", "reach"),
    [(None, None, 0, 1), (3, None, 0, 3), (3, None, -1, 2), (3, None, 1, 4), (3, 2, 0, 2), (None, 2, 0, 2)],
)
def test_the_range_of_the_card_or_the_base_range_with_the_cards_number(base, printed, mod, reach):
    attack = MonsterAttack(range=printed, range_mod=mod)
    for distance in (reach, reach + 1):
        board = field(attack, at=(-2, 0), range=base)
        board.hero("brute", (-2 + distance, 0))
        game = board.game()
        acts(game, "guard:1")
        assert bool(blows(game)) == (distance == reach)


@pytest.mark.rule("GH-MAT-05", "GH-MOD-01", "GH-DAT-12")
def test_every_target_costs_a_card_of_the_deck_that_all_monsters_share():
    board = field(MonsterAttack(targets=2))
    board.hero("brute", (1, 0), initiative=10)
    board.hero("tinkerer", (-1, 0), initiative=20)
    board.monster("ghost", (2, 0), cards=[card(MonsterAttack())])
    board.state.monster_modifiers.draw = ["+0", "x2", "-1", "+2"]
    game = board.game()
    acts(game, "guard:1")
    acts(game, "ghost:1")
    assert blows(game) == [4, 1, 4]
    assert game.state.monster_modifiers.discard == ["+2", "-1", "x2"]
    assert game.state.monster_modifiers.shuffle


@pytest.mark.rule("GH-MAT-05", "GH-ADV-13", "GH-ADV-11")
@pytest.mark.parametrize(
    ("marked", "traits", "guarded", "expected"),
    [
        ([], Traits(), False, "normal"),
        (["strengthen"], Traits(), False, "advantage"),
        (["muddle"], Traits(), False, "disadvantage"),
        (["muddle", "strengthen"], Traits(), False, "normal"),
        ([], Traits(advantage=True), False, "advantage"),
        (["strengthen"], Traits(advantage=True), True, "normal"),
        ([], Traits(), True, "disadvantage"),
    ],
)
def test_advantage_and_disadvantage_of_monsters(marked, traits, guarded, expected):
    board = field(MonsterAttack(), marks=marked, traits=traits)
    board.hero("brute", (1, 0))
    board.state.figures[1].bonuses = (Bonus("", guard=True),) if guarded else ()
    game = board.game()
    acts(game, "guard:1")
    assert modes(game) == [expected]


@pytest.mark.rule("GH-MAT-05", "GH-RET-01", "GH-CON-08", "GH-SHD-01")
def test_poison_shield_and_retaliate_work_against_monsters_as_against_characters():
    board = field(MonsterAttack(mod=1))
    board.hero("brute", (1, 0), marks=["poison"])
    board.state.figures[1].bonuses = (Bonus("", shield=1, retaliate=2),)
    game = board.game()
    acts(game, "guard:1")
    assert (blows(game), hp(game, "brute"), hp(game, "guard:1")) == ([3], 7, 6)


@pytest.mark.rule("GH-MAT-06", "GH-ADV-12", "GH-ATK-03")
def test_disadvantage_by_adjacency_is_for_that_target_only_and_never_for_melee():
    board = field(MonsterAttack(range=3, targets=2))
    board.hero("brute", (1, 0))
    board.hero("tinkerer", (-2, 0))
    game = board.game()
    acts(game, "guard:1")
    assert (struck(game), modes(game)) == (["brute", "tinkerer"], ["disadvantage", "normal"])
    game = (board := field(MonsterAttack(targets=2))).game()
    board.hero("brute", (1, 0))
    game = board.game()
    acts(game, "guard:1")
    assert modes(game) == ["normal"]


@pytest.mark.rule("GH-MAT-07")
def test_out_of_reach_of_its_focus_it_attacks_nobody():
    board = Board(row(8))
    board.hero("brute", (0, 0))
    board.monster("guard", (6, 0), cards=[card(MonsterMove(), MonsterAttack())])
    game = board.game()
    acts(game, "guard:1")
    assert (struck(game), game.state.monster_modifiers.discard) == ([], [])


@pytest.mark.rule("GH-MAT-07", "GH-FOC-12", "GH-MOV-11")
def test_a_trap_that_holds_it_short_of_its_focus_spares_everybody():
    board = Board(row(6))
    board.hero("brute", (0, 0))
    board.monster("guard", (3, 0), cards=[card(MonsterMove(), MonsterAttack())])
    board.tile("trap", (2, 0), cond=("immobilize",))
    game = board.game()
    acts(game, "guard:1")
    assert (game.figure("guard:1").at, struck(game)) == ((2, 0), [])
    assert marks(game, "guard:1") == ["immobilize"]


@pytest.mark.rule("GH-MAT-08", "GH-AOE-06")
def test_each_attack_of_the_card_is_made_on_the_focus_with_a_draw_of_its_own():
    board = field(MonsterAttack(), MonsterAttack(mod=2, cond=("wound",)))
    board.hero("brute", (1, 0), initiative=10)
    board.hero("tinkerer", (-1, 0), initiative=20)
    board.state.monster_modifiers.draw = ["-1", "+1"]
    game = board.game()
    acts(game, "guard:1")
    assert (struck(game), blows(game)) == (["brute", "brute"], [3, 3])
    assert marks(game, "brute") == ["wound"]


@pytest.mark.rule("GH-MAT-09", "GH-AMB-01", "GH-AOE-02")
def test_an_area_is_laid_to_hit_the_focus_and_as_many_others_as_it_can():
    areas = {**AREAS, "wide2": Area(red=((1, 0), (0, 1)), grey=(0, 0))}
    board = field(MonsterAttack(area="wide2"))
    board.hero("brute", (1, 0), initiative=10)
    board.hero("tinkerer", (-1, 0), initiative=20)
    board.hero("scoundrel", (0, 1), resting=True)
    game = board.game(areas=areas)
    acts(game, "guard:1")
    assert struck(game) == ["brute", "scoundrel"]
    # With another one that rests on the other side the group decides which of the two is hit besides.
    board.hero("cragheart", (1, -1), resting=True)
    game = board.game(areas=areas)
    question = asked_of(game, "guard:1")
    assert question is not None
    assert question.seat == PARTY
    assert ids(question) == ["go:0,0:brute+cragheart", "go:0,0:brute+scoundrel"]


@pytest.mark.rule("GH-MAT-09", "GH-AOE-04", "GH-AOE-07")
def test_its_area_spares_its_friends_and_the_invisible():
    board = field(MonsterAttack(area="cone3"))
    board.hero("brute", (1, 0))
    board.hero("tinkerer", (0, 1), marks=["invisible"])
    board.monster("guard", (1, -1), 2)
    game = board.game()
    acts_anyhow(game, "guard:1")
    assert struck(game) == ["brute"]


@pytest.mark.rule("GH-MAT-10", "GH-CON-15")
def test_a_disarmed_one_moves_as_if_it_attacked_and_draws_no_card():
    board = field(MonsterMove(), MonsterAttack(range=3), at=(4, 0), marks=["disarm"])
    board.hero("brute", (0, 0))
    game = board.game()
    acts_anyhow(game, "guard:1")
    # One step brings it into range; without the attack it would have come as close as it can.
    assert game.range(game.figure("guard:1").at, (0, 0)) == 3
    assert (struck(game), game.state.monster_modifiers.discard, marks(game, "guard:1")) == ([], [], [])


@pytest.mark.rule("GH-MAB-08", "GH-EFF-01", "GH-ATK-10", "GH-EFF-02")
def test_conditions_of_card_and_traits_reach_every_target_even_without_damage():
    board = field(MonsterAttack(mod=-5, targets=2, cond=("muddle", "poison")), traits=Traits(cond=("wound",)))
    board.hero("brute", (1, 0), initiative=10)
    board.hero("tinkerer", (-1, 0), initiative=20)
    board.state.monster_modifiers.draw = ["null", "-1"]
    game = board.game()
    acts(game, "guard:1")
    assert blows(game) == [0, 0]
    assert marks(game, "brute") == marks(game, "tinkerer") == ["muddle", "poison", "wound"]
