"""Movement (5.3): whoever moves, and whatever ends it."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Infuse, Move, Summon
from tafelrunde.games.havens.box.cards import SummonStats
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.rules.heroes import move as hero_move
from tafelrunde.games.havens.rules.map import movement
from tafelrunde.games.havens.rules.monsters import turn
from tafelrunde.games.havens.state import Chest
from tafelrunde.kernel import PARTY
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import Board, asked, card, hp, ids, name, row, run, take_turn, told

LEAD, OTHER = "brute-lead", "brute-other"
CHASE = card(MonsterMove(), MonsterAttack())


def moving(game, n, cls="brute", **values):
    game.state.acting = cls
    hero = next(hero for hero in game.state.heroes if hero.id == cls)
    return hero_move.hero_move(game, hero, game.figure(cls), Move(n=n, **values))


def ends(game, n, **values):
    """The hexes that a move offers."""
    return {name.removeprefix("move:") for name in ids(asked(moving(game, n, **values))) if name.startswith("move:")}


def brute(hexes=None, at=(0, 0), **values):
    board = Board(hexes)
    board.hero("brute", at, **values)
    return board


@pytest.mark.rule("GH-MOV-01")
def test_a_move_of_two_enters_none_one_or_two_hexes():
    game = brute(row(5)).game()
    assert ids(asked(moving(game, 2))) == ["move:1,0", "move:2,0", "skip"]
    assert run(game, moving(game, 2), "skip").steps == 0
    assert run(game, moving(game, 2), "move:1,0", "done").steps == 1
    assert game.figure("brute").at == (1, 0)
    assert asked(moving(game, 0)) is None


@pytest.mark.rule("GH-MOV-02", "GH-OVR-15")
def test_characters_summons_and_allied_figures_are_passed_enemies_obstacles_and_objects_are_not():
    board = brute(row(7))
    tinkerer = board.hero("tinkerer", (1, 0))
    board.summon("rat", (2, 0), tinkerer)
    board.ally("scout", (3, 0))
    game = board.game()
    assert "4,0" in ends(game, 4)
    for put in (lambda: board.monster("guard", (5, 0)), lambda: board.object("altar", (5, 0))):
        figure = put()
        assert ends(game, 6) == {"4,0", "1,0"}
        game.state.figures.remove(figure)
    board.tile("obstacle", (5, 0))
    assert ends(game, 6) == {"4,0", "1,0"}


@pytest.mark.rule("GH-MOV-02", "GH-CON-25")
def test_an_invisible_enemy_still_stands_in_the_way():
    board = brute(row(5))
    board.monster("guard", (2, 0), marks=["invisible"])
    assert ends(board.game(), 4) == {"1,0"}


@pytest.mark.rule("GH-MOV-02", "GH-MOV-03")
def test_a_monster_goes_through_its_kind_and_stops_beside_its_focus():
    board = brute(row(6), at=(5, 0))
    board.monster("guard", (0, 0), cards=[CHASE], move=4, attack=3)
    board.monster("guard", (1, 0), 2)
    board.monster("guard", (2, 0), 3)
    game = board.game()
    run(game, turn.creature_turn(game, game.figure("guard:1")))
    assert game.figure("guard:1").at == (4, 0)
    assert hp(game, "brute") == 7
    # With two points less it would have to stop among its friends, and stays where it is.
    game.figure("guard:1").at = (0, 0)
    board.type("guard", cards=[CHASE], move=2)
    run(game, turn.creature_turn(game, game.figure("guard:1")))
    assert game.figure("guard:1").at == (0, 0)


@pytest.mark.rule("GH-MOV-05", "GH-MOV-11", "GH-EXH-01")
def test_traps_act_at_once_and_whoever_dies_on_the_way_goes_no_farther():
    board = brute(row(5), hp=2)
    board.hero("tinkerer", (4, 0))
    board.tile("trap", (1, 0), damage=2)
    board.tile("trap", (2, 0), damage=2)
    game = board.game()
    run(game, moving(game, 3), "move:3,0")
    assert game.find("brute") is None
    # The second trap was never reached.
    assert [tile.at for tile in game.state.overlays] == [((2, 0),)]


@pytest.mark.rule("GH-MOV-05", "GH-OVL-10")
def test_every_hazardous_hex_on_the_way_hurts_by_itself():
    board = brute(row(5), hand=["a", "b"])
    board.plain("a", "b")
    board.tile("hazard", (1, 0), (2, 0), (3, 0))
    game = board.game()
    # At level 1 a hex of hazardous terrain deals floor(3 / 2) damage; each is negated or suffered by itself.
    run(game, moving(game, 4), "move:4,0", "suffer", "lose:a", "suffer")
    assert (hp(game, "brute"), game.state.heroes[0].lost) == (8, ["a"])


@pytest.mark.rule("GH-MOV-10", "GH-MOV-03")
def test_two_moves_in_one_action_each_end_in_a_legal_hex():
    board = brute(row(6))
    board.hero("tinkerer", (2, 0))
    board.half(LEAD, "bottom", Move(n=2), Move(n=2))
    game = board.game()
    # The first move can't end on the tinkerer, although the second one could go on from there.
    assert ends(game, 2) == {"1,0"}
    take_turn(game, f"play:{LEAD}:bottom", "move:1,0", "done", "move:2,0", "move:3,0", f"default:{OTHER}:top")
    assert game.figure("brute").at == (3, 0)


@pytest.mark.rule("GH-MOV-10", "GH-TRN-11")
def test_points_left_over_from_one_move_are_not_there_for_the_next():
    board = brute(row(8))
    board.half(LEAD, "bottom", Move(n=3), Move(n=2))
    game = board.game()
    take_turn(game, f"play:{LEAD}:bottom", "move:1,0", "done", "move:3,0", f"default:{OTHER}:top")
    assert [event.args["to"] for event in told(game, "moves")] == ["1,0", "3,0"]


@pytest.mark.rule("GH-MOV-11", "GH-CON-13")
def test_a_move_that_was_stopped_is_over_and_a_second_one_impossible():
    board = brute(row(6))
    board.tile("trap", (1, 0), cond=("immobilize",))
    board.half(LEAD, "bottom", Move(n=3), Move(n=2))
    game = board.game()
    take_turn(game, f"play:{LEAD}:bottom", "move:3,0", f"default:{OTHER}:top")
    assert game.figure("brute").at == (1, 0)
    assert [event.args["reason"] for event in told(game, "ability_impossible")] == ["immobilized", "no_target"]


@pytest.mark.rule("GH-MOV-11", "GH-RUL-64")
def test_a_stun_on_the_way_ends_the_move_the_action_and_the_turn():
    board = brute(row(6))
    board.tile("trap", (1, 0), cond=("stun",))
    board.half(LEAD, "bottom", Move(n=3), Infuse(what="fire"))
    game = board.game()
    hero = take_turn(game, f"play:{LEAD}:bottom", "move:3,0")
    assert (game.figure("brute").at, game.state.elements["fire"]) == ((1, 0), 0)
    assert (hero.discard, hero.chosen) == ([LEAD, OTHER], [])


@pytest.mark.rule("GH-MOV-11")
def test_a_monster_stopped_by_a_trap_attacks_from_there_if_it_still_can():
    for condition, hurt in (("immobilize", 2), ("stun", 0)):
        board = brute(row(4), at=(3, 0))
        board.tile("trap", (2, 0), cond=(condition,))
        board.monster("guard", (0, 0), cards=[CHASE], move=4, attack=2)
        game = board.game()
        run(game, turn.creature_turn(game, game.figure("guard:1")))
        assert (game.figure("guard:1").at, 10 - hp(game, "brute")) == ((2, 0), hurt)


@pytest.mark.rule("GH-MOV-12", "GH-OVL-04", "GH-OVR-17")
def test_corridors_and_plates_are_like_empty_hexes():
    board = brute(row(3), at=(1, 0))
    board.tile("corridor", (0, 0))
    board.tile("plate", (2, 0))
    board.summons["rat"] = SummonStats(id="rat", name=name("rat"), hp=2, attack=1, traits=Traits())
    board.half(LEAD, "top", Summon(what="rat"), active="persistent")
    game = board.game()
    assert game.hexes(game.empty()) == [(0, 0), (2, 0)]
    decision = asked(moving(game, 2))
    assert {option.id: option.args["cost"] for option in decision.options if option.args} == {
        "move:0,0": 1,
        "move:2,0": 1,
    }
    take_turn(game, f"play:{LEAD}:top", "summon:2,0", f"default:{OTHER}:bottom", "move:0,0", "done", "done")
    assert game.at((2, 0)).type == "rat"


@pytest.mark.rule("GH-MOV-13", "GH-OVL-16")
def test_coins_and_treasure_hinder_nobody():
    board = brute(row(4), at=(3, 0))
    board.state.coins = [(1, 0), (2, 0)]
    board.state.chests = [Chest((2, 0), 7)]
    board.monster("guard", (0, 0), cards=[CHASE], attack=1)
    game = board.game()
    run(game, turn.creature_turn(game, game.figure("guard:1")))
    assert game.figure("guard:1").at == (2, 0)
    # It takes nothing with it.
    assert (game.state.coins, len(game.state.chests)) == ([(1, 0), (2, 0)], 1)
    game.state.figures.remove(game.figure("guard:1"))
    assert ends(game, 2) == {"1,0", "2,0"}


@pytest.mark.rule("GH-MOV-03", "GH-TRN-11")
def test_nobody_may_stop_in_the_hex_of_an_ally():
    board = brute(row(4))
    board.hero("tinkerer", (1, 0))
    game = board.game()
    decision = asked(moving(game, 3), "move:1,0")
    assert ids(decision) == ["move:0,0", "move:2,0", "move:3,0"]


@pytest.mark.rule("GH-MOV-11")
def test_a_character_stopped_in_a_friends_hex_is_placed_beside_it_by_its_player():
    board = Board([*row(4), (1, 1)])
    board.hero("tinkerer", (1, 0))
    board.hero("brute", (0, 0))
    board.tile("trap", (1, 0), cond=("immobilize",))
    game = board.game()
    decision = asked(movement.walk(game, game.figure("brute"), [(1, 0), (2, 0)], "walk"))
    assert (decision.seat, ids(decision)) == (1, ["place:0,0", "place:2,0", "place:1,1"])


@pytest.mark.rule("GH-MOV-11", "GH-AMB-01")
def test_a_monster_stopped_in_a_friends_hex_is_placed_beside_it_by_the_group():
    board = Board([*row(4), (1, 1)])
    board.hero("brute", (3, 0))
    board.monster("guard", (0, 0), cards=[CHASE])
    board.monster("guard", (1, 0), 2)
    board.tile("trap", (1, 0), cond=("stun",))
    game = board.game()
    rules = movement.walk(game, game.figure("guard:1"), [(1, 0), (2, 0)], "walk")
    assert asked(rules).seat == PARTY
    run(game, movement.settle(game, game.figure("guard:1")), "place:1,1")
    assert game.figure("guard:1").at == (1, 1)


@pytest.mark.rule("GH-MOV-05", "GH-MOV-01")
def test_a_way_around_a_trap_is_taken_if_the_points_allow_it():
    board = brute(disc((0, 0), 2))
    board.tile("trap", (1, 0), damage=3)
    game = board.game()
    run(game, moving(game, 3), "move:2,0")
    assert (game.figure("brute").at, hp(game, "brute"), len(game.state.overlays)) == ((2, 0), 10, 1)
