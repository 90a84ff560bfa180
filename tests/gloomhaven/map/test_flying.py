"""Jumping, flying and falling (5.3)."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Attack, Move
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.rules.heroes import move as hero_move
from tafelrunde.games.havens.rules.map import forced, movement
from tafelrunde.games.havens.rules.monsters import turn
from tafelrunde.kernel import PARTY
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import Board, asked, card, hp, ids, marks, row, run, take_turn

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


@pytest.mark.rule("GH-MOV-04", "GH-MOV-06", "GH-MOV-07")
def test_neither_walking_nor_jumping_nor_flying_crosses_a_wall():
    board = brute(row(3))
    board.walls = [((0, 0), (1, 0))]
    hero = board.state.heroes[0]
    board.item(hero, "064", when="always", gain=Gain(fly=True))
    game = board.game()
    assert game.flying(game.figure("brute"))
    assert ends(game, 3) == ends(game, 3, jump=True) == set()
    # Nor does being pushed.
    board = brute(row(3))
    board.walls = [((1, 0), (2, 0))]
    board.monster("bat", (1, 0), traits=Traits(flying=True))
    game = board.game()
    assert run(game, forced.push(game, game.figure("brute"), game.figure("bat:1"), 1, 0)) == forced.BLOCKED


@pytest.mark.rule("GH-MOV-06")
def test_the_last_hex_of_a_jump_is_entered_like_any():
    board = brute(row(6))
    board.tile("hazard", (2, 0))
    board.tile("trap", (2, 0), cond=("muddle",))
    board.tile("obstacle", (3, 0))
    board.hero("tinkerer", (4, 0))
    game = board.game()
    # Neither the obstacle nor the ally's hex is an end of it; the passage beyond is (5,0).
    assert ends(game, 5, jump=True) == {"1,0", "2,0", "5,0"}
    run(game, moving(game, 2, jump=True), "move:2,0")
    assert (hp(game, "brute"), marks(game, "brute"), len(game.state.overlays)) == (9, ["muddle"], 2)


@pytest.mark.rule("GH-MOV-06", "GH-MOV-09")
def test_a_jump_pays_for_difficult_terrain_only_where_it_ends():
    board = brute(row(5))
    board.tile("difficult", (1, 0), (2, 0), (3, 0))
    game = board.game()
    assert ends(game, 3) == {"1,0"}
    assert ends(game, 3, jump=True) == {"1,0", "2,0"}
    assert ends(game, 4, jump=True) == {"1,0", "2,0", "3,0", "4,0"}


@pytest.mark.rule("GH-MOV-07", "GH-OVL-05", "GH-OVL-10", "GH-OVL-12")
def test_a_flying_monster_minds_no_tile_not_even_where_it_ends():
    board = brute(row(5), at=(4, 0))
    board.hero("tinkerer", (1, 0), marks=["invisible"])
    board.tile("obstacle", (2, 0))
    board.tile("trap", (3, 0), damage=9)
    board.tile("difficult", (3, 0))
    board.monster("bat", (0, 0), cards=[CHASE], move=3, attack=1, traits=Traits(flying=True))
    game = board.game()
    run(game, turn.creature_turn(game, game.figure("bat:1")))
    assert (game.figure("bat:1").at, hp(game, "bat:1"), len(game.state.overlays)) == ((3, 0), 8, 3)
    assert hp(game, "brute") == 9


@pytest.mark.rule("GH-MOV-07", "GH-EFF-09")
def test_a_flying_figure_is_pushed_over_obstacles_and_enemies_and_onto_traps_unharmed():
    board = brute(row(6))
    board.monster("bat", (1, 0), traits=Traits(flying=True))
    board.tile("obstacle", (2, 0))
    board.hero("tinkerer", (3, 0))
    board.tile("trap", (4, 0), damage=5)
    game = board.game()
    assert run(game, forced.push(game, game.figure("brute"), game.figure("bat:1"), 3, 0), "push:2,0") == forced.DONE
    assert (game.figure("bat:1").at, hp(game, "bat:1"), len(game.state.overlays)) == ((4, 0), 8, 2)
    # Pushed two hexes it may stay above the obstacle, but not on the tinkerer.
    game.figure("bat:1").at = (1, 0)
    assert run(game, forced.push(game, game.figure("brute"), game.figure("bat:1"), 2, 0), "push:2,0") == forced.STUCK
    assert game.figure("bat:1").at == (2, 0)


@pytest.mark.rule("GH-MOV-07", "GH-OVL-02", "GH-SUM-11")
def test_a_closed_door_is_a_wall_for_flying_monsters_and_summons():
    board = Board(row(3))
    brute = board.hero("brute", (0, 0))
    board.summon("bat", (1, 0), brute, move=5, traits=Traits(flying=True))
    board.door((3, 0), [(4, 0)])
    board.monster("guard", (4, 0))
    game = board.game()
    run(game, turn.creature_turn(game, game.figure("bat:1")))
    assert (game.figure("bat:1").at, game.state.opened) == ((1, 0), ())


@pytest.mark.rule("GH-MOV-08", "GH-DMG-02")
def test_whoever_falls_onto_an_obstacle_may_negate_the_damage_and_is_moved_all_the_same():
    board = brute(row(4), at=(1, 0), hand=["a"])
    board.plain("a")
    board.tile("obstacle", (1, 0))
    board.monster("guard", (2, 0))
    game = board.game()
    run(game, movement.lose_flight(game, game.figure("brute")), "lose:a")
    assert (hp(game, "brute"), game.figure("brute").at) == (10, (0, 0))


@pytest.mark.rule("GH-MOV-08")
def test_a_monster_that_falls_is_placed_by_the_group_and_may_die_of_it():
    board = brute(disc((0, 0), 2), at=(2, 0))
    board.tile("obstacle", (0, 0))
    board.monster("bat", (0, 0), hp=4)
    game = board.game()
    decision = asked(movement.lose_flight(game, game.figure("bat:1")))
    assert (decision.seat, len(decision.options)) == (PARTY, 6)
    assert hp(game, "bat:1") == 1
    run(game, movement.lose_flight(game, game.figure("bat:1")))
    assert game.find("bat:1") is None
    # Where there is no obstacle nothing happens.
    run(game, movement.lose_flight(game, game.figure("brute")))
    assert hp(game, "brute") == 10


@pytest.mark.rule("GH-MOV-02")
def test_an_attack_on_enemies_jumped_over_needs_the_jump():
    board = brute(row(4))
    board.monster("guard", (1, 0), cards=[card()])
    board.half(LEAD, "bottom", Move(n=2, jump=True), Attack(n=2, targets="moved_through"))
    game = board.game()
    take_turn(game, f"play:{LEAD}:bottom", "move:2,0", "target:guard:1", f"default:{OTHER}:top", "skip")
    assert hp(game, "guard:1") == 6


@pytest.mark.rule("GH-MOV-06", "GH-OVL-05")
def test_a_jumping_monster_touches_the_ground_only_where_it_lands():
    board = brute(row(5), at=(4, 0))
    board.tile("trap", (1, 0), damage=5)
    board.tile("trap", (2, 0), damage=2)
    board.monster("guard", (0, 0), cards=[CHASE])
    game = board.game()
    run(game, movement.walk(game, game.figure("guard:1"), [(1, 0), (2, 0)], "jump"))
    assert (hp(game, "guard:1"), [tile.at for tile in game.state.overlays]) == (6, [((1, 0),)])


@pytest.mark.rule("GH-MOV-08", "GH-MOV-07", "GH-RUL-68")
def test_wings_lent_for_one_move_end_with_it():
    board = brute(row(4), hand=["a"])
    board.plain("a")
    board.item(board.state.heroes[0], "64", when="move", gain=Gain(fly=True))
    board.tile("obstacle", (1, 0))
    game = board.game()
    run(game, moving(game, 1), "item:64", "move:1,0", "suffer", "place:2,0")
    assert (game.figure("brute").at, hp(game, "brute")) == ((2, 0), 7)
