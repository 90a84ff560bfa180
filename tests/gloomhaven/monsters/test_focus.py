"""Focus as the scenario plays it (6.2): who counts as an enemy, ties, and how long a focus is kept."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterCondition, MonsterDamage, MonsterMove
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.state import Slot
from tafelrunde.kernel import PARTY
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import Board, acts, asked_of, blows, card, hp, ids, marks, row, told

STRIKE = card(MonsterAttack())
CHASE = card(MonsterMove(), MonsterAttack())
FLICKER = Gain(disadvantage=True, own_cond=("invisible",))


def struck(game):
    """Who was attacked, in order."""
    return [event.args["target"] for event in told(game, "attacks")]


def ring(*abilities, **values):
    """A guard in the middle of an open field."""
    board = Board(disc((0, 0), 4))
    board.monster("guard", (0, 0), cards=[card(*abilities)], **values)
    return board


@pytest.mark.rule("GH-FOC-01", "GH-OVR-15")
@pytest.mark.parametrize("kind", ["hero", "summon", "ally"])
def test_characters_summons_and_allied_figures_are_focused(kind):
    board = ring(MonsterMove(), MonsterAttack())
    brute = board.hero("brute", (0, 4) if kind != "hero" else (2, 0))
    if kind == "summon":
        board.summon("rat", (2, 0), brute, hp=9)
    elif kind == "ally":
        board.ally("scout", (2, 0))
    game = board.game()
    acts(game, "guard:1")
    assert struck(game) == [{"hero": "brute", "summon": "rat:1", "ally": "scout:1"}[kind]]


@pytest.mark.rule("GH-FOC-02", "GH-CON-25")
def test_the_invisible_one_beside_it_is_passed_over_for_one_far_away():
    board = ring(MonsterMove(), MonsterAttack())
    board.hero("brute", (1, 0), marks=["invisible"])
    board.hero("tinkerer", (-3, 0))
    game = board.game()
    acts(game, "guard:1")
    assert struck(game) == ["tinkerer"]
    assert game.figure("guard:1").at == (-2, 0)


@pytest.mark.rule("GH-FOC-02", "GH-CON-27")
def test_invisible_figures_get_no_condition_and_no_damage_from_abilities_on_all_enemies():
    board = ring(MonsterCondition("muddle", "enemies", range=2), MonsterDamage(1, range=2))
    board.hero("brute", (1, 0), marks=["invisible"])
    board.hero("tinkerer", (-1, 0))
    game = board.game()
    acts(game, "guard:1")
    assert (marks(game, "brute"), hp(game, "brute")) == (["invisible"], 10)
    assert (marks(game, "tinkerer"), hp(game, "tinkerer")) == (["muddle"], 9)


@pytest.mark.rule("GH-FOC-03", "GH-FOC-05")
def test_the_range_that_counts_is_that_of_the_first_attack():
    board = ring(MonsterAttack(range=3), MonsterAttack())
    board.hero("brute", (3, 0), initiative=80)
    board.hero("tinkerer", (-4, 0), initiative=10)
    game = board.game()
    acts(game, "guard:1")
    # The brute can be shot from here, the tinkerer after one step. The melee attack finds nobody in reach.
    assert struck(game) == ["brute"]


@pytest.mark.rule("GH-FOC-08", "GH-FOC-09")
@pytest.mark.parametrize(("places", "expected"), [(((1, 0), (0, 2)), "brute"), (((2, 0), (0, 2)), "tinkerer")])
def test_of_equal_ways_the_nearest_then_the_earliest(places, expected):
    board = ring(MonsterAttack(range=3))
    board.hero("brute", places[0], initiative=70)
    board.hero("tinkerer", places[1], initiative=20)
    game = board.game()
    acts(game, "guard:1")
    assert struck(game) == [expected]


@pytest.mark.rule("GH-FOC-09")
def test_long_resting_characters_come_last_even_behind_one_with_99():
    board = ring(MonsterAttack())
    board.hero("brute", (1, 0), resting=True)
    board.hero("tinkerer", (-1, 0), initiative=99)
    game = board.game()
    acts(game, "guard:1")
    assert struck(game) == ["tinkerer"]


@pytest.mark.rule("GH-FOC-09", "GH-FOC-10")
def test_a_summon_counts_just_before_its_summoner_even_in_its_first_round_and_older_ones_first():
    board = ring(MonsterAttack())
    brute = board.hero("brute", (1, 0), initiative=40)
    board.hero("tinkerer", (-1, 0), initiative=30)
    game = board.game()
    acts(game, "guard:1")
    assert struck(game) == ["tinkerer"]

    board = ring(MonsterAttack())
    brute = board.hero("brute", (1, 0), initiative=30)
    board.hero("tinkerer", (-1, 0), initiative=40)
    board.summon("rat", (0, 1), brute, 1, entered=2)
    board.summon("rat", (0, -1), brute, 2, entered=2)
    game = board.game()
    acts(game, "guard:1")
    assert struck(game) == ["rat:1"]


@pytest.mark.rule("GH-FOC-09", "GH-SUM-14")
def test_the_summon_of_a_resting_character_comes_late_but_before_it():
    board = ring(MonsterAttack())
    brute = board.hero("brute", (1, 0), resting=True)
    board.summon("rat", (0, 1), brute)
    game = board.game()
    acts(game, "guard:1")
    assert struck(game) == ["rat:1"]
    board.hero("tinkerer", (-1, 0), initiative=98)
    game = board.game()
    acts(game, "guard:1")
    assert struck(game)[-1] == "tinkerer"


@pytest.mark.rule("GH-FOC-09", "GH-FOC-16")
def test_the_summon_of_a_resting_character_comes_after_allied_figures_without_initiative():
    board = ring(MonsterAttack())
    brute = board.hero("brute", (1, 0), resting=True)
    board.summon("rat", (0, 1), brute)
    board.ally("scout", (-1, 0), initiative=99)
    game = board.game()
    game.state.order.append(Slot(99, "ally", "allies:99"))
    acts(game, "guard:1")
    assert struck(game) == ["scout:1"]


@pytest.mark.rule("GH-FOC-10", "GH-AMB-01")
def test_two_long_resting_characters_are_told_apart_by_the_group():
    board = ring(MonsterAttack())
    board.hero("brute", (1, 0), resting=True)
    board.hero("tinkerer", (-1, 0), resting=True)
    game = board.game()
    question = asked_of(game, "guard:1")
    assert question is not None
    assert question.seat == PARTY
    assert len(question.options) == 2
    wanted = next(option.id for option in question.options if "tinkerer" in option.id)
    acts(game, "guard:1", wanted)
    assert struck(game) == ["tinkerer"]


@pytest.mark.rule("GH-FOC-16")
def test_allied_figures_are_as_early_as_the_scenario_says_and_last_by_default():
    for initiative, expected in ((20, "scout:1"), (99, "brute")):
        board = ring(MonsterAttack())
        board.hero("brute", (1, 0), initiative=50)
        board.ally("scout", (-1, 0), initiative=initiative)
        game = board.game()
        acts(game, "guard:1")
        assert struck(game) == [expected]


@pytest.mark.rule("GH-FOC-11", "GH-CON-28")
def test_nobody_can_be_attacked_from_anywhere_so_it_stays():
    board = Board(row(6))
    board.hero("brute", (0, 0))
    board.monster("guard", (1, 0), 2, cards=[CHASE])
    board.monster("guard", (4, 0), 1)
    game = board.game()
    acts(game, "guard:1")
    assert (game.figure("guard:1").at, blows(game)) == ((4, 0), [])
    # With the hex beside the brute free again there is a focus.
    game.state.figures.remove(game.figure("guard:2"))
    acts(game, "guard:1")
    assert game.figure("guard:1").at == (2, 0)


@pytest.mark.rule("GH-FOC-12")
def test_if_the_focus_dies_the_next_attack_of_the_turn_finds_another():
    board = ring(MonsterAttack(), MonsterAttack(mod=1))
    brute = board.hero("brute", (-1, 0))
    board.summon("rat", (1, 0), brute, hp=1)
    game = board.game()
    acts(game, "guard:1")
    assert struck(game) == ["rat:1", "brute"]
    assert blows(game) == [2, 3]


@pytest.mark.rule("GH-FOC-12")
def test_the_focus_is_kept_although_another_enemy_would_be_nearer_now():
    board = ring(MonsterAttack(range=3), MonsterMove(), MonsterAttack(range=3))
    board.hero("brute", (2, 0), initiative=10)
    board.hero("tinkerer", (-2, 0), initiative=60)
    game = board.game()
    acts(game, "guard:1")
    assert struck(game) == ["brute", "brute"]


@pytest.mark.rule("GH-FOC-12", "GH-MAT-07")
def test_a_focus_that_it_has_pushed_out_of_reach_is_not_given_up_for_another():
    board = ring(MonsterAttack(range=3, push=2), MonsterAttack(range=3))
    board.hero("brute", (2, 0), initiative=90)
    board.hero("tinkerer", (-3, 0), initiative=5)
    game = board.game()
    acts(game, "guard:1", "push:3,0", "push:4,0")
    assert struck(game) == ["brute"]


@pytest.mark.rule("GH-FOC-12", "GH-CON-25")
def test_a_focus_that_becomes_invisible_is_given_up():
    board = ring(MonsterAttack(), MonsterAttack())
    brute = board.hero("brute", (1, 0), initiative=10)
    board.hero("tinkerer", (-1, 0), initiative=20)
    board.item(brute, "073", use="consumed", when="attacked", gain=FLICKER)
    game = board.game()
    acts(game, "guard:1", "item:073")
    assert struck(game) == ["brute", "tinkerer"]


@pytest.mark.rule("GH-FOC-12", "GH-CON-25")
def test_it_does_not_attack_whom_it_can_not_see_any_more():
    board = ring(MonsterMove(), MonsterCondition("muddle", "enemy"), MonsterAttack())
    brute = board.hero("brute", (1, 0), initiative=10)
    board.hero("tinkerer", (-1, 0), initiative=20)
    board.item(brute, "101", when="condition", gain=Gain(own_cond=("invisible",)))
    game = board.game()
    acts(game, "guard:1", "item:101")
    assert struck(game) == ["tinkerer"]


@pytest.mark.rule("GH-FOC-13", "GH-MMV-13")
def test_an_immobilized_one_focuses_as_if_it_could_walk():
    # The brute is two steps away by a detour, the tinkerer in reach at once: path length 0 wins.
    board = ring(MonsterMove(), MonsterAttack(), marks=["immobilize"])
    board.hero("brute", (2, 0), initiative=5)
    board.hero("tinkerer", (-1, 0), initiative=90)
    game = board.game()
    acts(game, "guard:1")
    assert (struck(game), game.figure("guard:1").at) == (["tinkerer"], (0, 0))


@pytest.mark.rule("GH-FOC-13")
def test_a_card_without_move_never_attacks_somebody_else_than_its_focus():
    board = ring(MonsterCondition("poison", "enemy", range=2))
    board.hero("brute", (1, 0), initiative=90)
    board.hero("tinkerer", (-2, 0), initiative=10)
    game = board.game()
    acts(game, "guard:1")
    assert (marks(game, "brute"), marks(game, "tinkerer")) == (["poison"], [])


@pytest.mark.rule("GH-FOC-07", "GH-MMV-10")
def test_traps_hurt_only_if_there_is_no_other_way_to_anybody():
    board = Board(row(7))
    board.hero("brute", (0, 0))
    board.monster("guard", (3, 0), cards=[CHASE], hp=9)
    board.tile("trap", (2, 0), damage=3)
    game = board.game()
    acts(game, "guard:1")
    assert (game.figure("guard:1").at, hp(game, "guard:1"), blows(game)) == ((1, 0), 6, [2])

    board.hero("tinkerer", (6, 0))
    board.state.overlays.clear()
    board.tile("trap", (2, 0), damage=3)
    board.state.figures[1].at = (3, 0)
    game = board.game()
    acts(game, "guard:1")
    assert (game.figure("guard:1").at, struck(game)[-1]) == ((5, 0), "tinkerer")


@pytest.mark.rule("GH-FOC-10", "GH-SUM-06")
def test_the_summons_player_decides_between_two_equal_monsters():
    board = Board(disc((0, 0), 3))
    brute = board.hero("brute", (-3, 0), seat=1)
    board.summon("rat", (0, 0), brute)
    board.type("guard", cards=[STRIKE])
    board.type("ghost", cards=[STRIKE], deck="guard")
    board.monster("guard", (1, 0))
    board.monster("ghost", (0, 1))
    game = board.game()
    # Neither type has a place in the order yet, so nothing tells them apart.
    game.state.order = [slot for slot in game.state.order if slot.kind == "hero"]
    question = asked_of(game, "rat:1")
    assert question is not None
    assert question.seat == 1
    assert ids(question) == ["go:0,0:ghost:1", "go:0,0:guard:1"]
