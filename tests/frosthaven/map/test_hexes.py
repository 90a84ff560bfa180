"""Hexes, walls, rooms and what lies on them (2.1, 2.2, 5.1, 5.3, 9.10)."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Attack, Loot, Move, Teleport
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.game import FAR
from tafelrunde.games.havens.rules.choices import possible
from tafelrunde.games.havens.rules.heroes import reach
from tafelrunde.games.havens.rules.map import forced, movement
from tafelrunde.games.havens.state import Chest, Overlay
from tafelrunde.games.havens.state.progress import Moving
from tafelrunde.tabletop.hexes import DIRECTIONS, disc, distance
from tests.helpers.frosthaven import Field
from tests.helpers.gloomhaven_rules import act, acts, card, hp, row, run


def ends(game, points=3, **move):
    """Where the drifter's move can end."""
    field = reach.reach(game, game.figure("drifter"), Moving(points, **move))
    return {field.grid.hex(index) for index in field.ends}


def field(hexes=None, at=(0, 0), **values):
    board = Field(hexes)
    board.drifter(at, **values)
    return board


# --- geometry ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-HEX-01")
def test_neighbours_follow_each_other_by_a_sixth_of_a_turn_and_distance_is_that_of_the_open_grid():
    assert DIRECTIONS == ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    game = field().game()
    for at in disc((0, 0), 3):
        dq, dr = at
        assert distance((0, 0), at) == (abs(dq) + abs(dr) + abs(dq + dr)) // 2 == game.range((0, 0), at)


@pytest.mark.rule("FH-HEX-02", "FH-MAP-01")
def test_what_is_no_hex_of_the_map_is_wall():
    game = field([(0, 0), (1, 0), (1, 1)]).game()
    assert ends(game) == {(1, 0), (1, 1)}
    assert not game.ground.grid.holds((0, 1))


@pytest.mark.rule("FH-HEX-03", "FH-MAP-02")
def test_a_wall_line_parts_neighbours_for_walking_jumping_and_flying():
    board = field(row(3))
    board.walls = [((0, 0), (1, 0))]
    game = board.game()
    assert not game.adjacent((0, 0), (1, 0))
    assert game.adjacent((1, 0), (2, 0))
    for how in ({}, {"jump": True}, {"fly": True}):
        assert ends(game, **how) == set()


@pytest.mark.rule("FH-HEX-04")
def test_a_hex_is_beside_a_wall_if_part_of_its_outline_is_one():
    """A push against it ends there: the hex has fewer than six neighbours."""
    board = field(disc((0, 0), 2))
    game = board.game()
    grid = game.ground.grid
    assert grid.beside(grid.index((0, 0))).bit_count() == 6
    assert grid.beside(grid.index((2, 0))).bit_count() < 6


@pytest.mark.rule("FH-HEX-05", "FH-RNG-01", "FH-RNG-02")
def test_range_goes_round_walls_but_through_figures_and_tiles():
    board = field(disc((0, 0), 2))
    board.walls = [((0, 0), (1, 0))]
    board.tile("obstacle", (0, 1))
    board.guard((1, 0))
    game = board.game()
    assert game.range((0, 0), (1, 0)) == 2
    assert game.range((0, 0), (0, 2)) == 2


@pytest.mark.rule("FH-HEX-05", "FH-TIL-01")
def test_range_does_not_go_through_a_closed_door():
    board = field(row(3))
    board.door((3, 0), [(4, 0)])
    game = board.game()
    assert not game.ground.grid.holds((4, 0))


@pytest.mark.rule("FH-HEX-07")
def test_without_a_way_round_the_range_is_infinite():
    board = field(row(3))
    board.walls = [((0, 0), (1, 0))]
    assert board.game().range((0, 0), (1, 0)) == FAR


@pytest.mark.rule("FH-HEX-08")
def test_the_own_hex_is_in_every_range():
    game = field().game()
    assert game.range((0, 0), (0, 0)) == 0
    assert game.within((0, 0), 0) == 1 << game.ground.grid.index((0, 0))


# --- rooms and hexes --------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-MAP-03", "FH-TIL-20")
def test_a_row_of_walls_parts_a_tile_into_rooms_and_blocks_sight():
    board = field(row(5))
    board.walls = [((2, 0), (3, 0))]
    board.guard((3, 0))
    game = board.game()
    assert ends(game, 5) == {(1, 0), (2, 0)}
    assert not game.sees((2, 0), (3, 0))
    assert possible.obstacle_to(game, game.state.heroes[0], game.figure("drifter"), Attack(n=2, range=5)) is not None


@pytest.mark.rule("FH-MAP-04", "FH-MAP-05")
def test_what_a_tile_is_says_its_kind_and_not_its_name():
    board = field(row(3))
    board.state.overlays.append(Overlay(id="x:1", kind="difficult", name="boulder", at=(1, 0)[:0] or ((1, 0),)))
    game = board.game()
    assert ends(game, 1) == set()
    assert ends(game, 2) == {(1, 0)}


@pytest.mark.rule("FH-MAP-06")
def test_tokens_leave_a_hex_empty_and_treasures_do_not():
    board = field()
    board.state.coins = [(1, 0)]
    board.state.chests = [Chest((0, 1), 3)]
    board.tile("corridor", (-1, 0))
    board.tile("plate", (0, -1))
    game = board.game()
    empty = game.hexes(game.empty())
    assert {(1, 0), (-1, 0), (0, -1)} <= set(empty)
    assert (0, 1) not in empty


@pytest.mark.rule("FH-MAP-07", "FH-OVL-03")
def test_no_tile_is_made_where_another_lies_or_somebody_stands():
    board = field()
    board.tile("difficult", (1, 0))
    board.guard((0, 1))
    game = board.game()
    empty = set(game.hexes(game.empty()))
    assert not {(1, 0), (0, 1), (0, 0)} & empty


@pytest.mark.rule("FH-MAP-08", "FH-MOV-03")
def test_no_movement_ends_with_another_figure():
    board = field()
    board.hero("boneshaper", (1, 0))
    board.guard((0, 1))
    game = board.game()
    for how in ({}, {"jump": True}, {"fly": True}):
        assert not {(1, 0), (0, 1)} & ends(game, **how)


# --- tiles ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-TIL-06")
def test_a_corridor_is_an_empty_hex():
    board = field(row(3))
    board.tile("corridor", (1, 0))
    game = board.game()
    assert ends(game, 1) == {(1, 0)}
    assert (1, 0) in game.hexes(game.empty())


@pytest.mark.rule("FH-TIL-16")
def test_an_obstacle_is_flown_over_and_jumped_over_but_no_jump_ends_on_it():
    board = field(row(3))
    board.tile("obstacle", (1, 0))
    board.guard((2, 0))
    game = board.game()
    assert ends(game) == set()
    assert ends(game, fly=True) == {(1, 0)}
    assert game.sees((0, 0), (2, 0))
    assert game.range((0, 0), (2, 0)) == 2
    board = field(row(4))
    board.tile("obstacle", (1, 0))
    assert ends(board.game(), jump=True) == {(2, 0), (3, 0)}


@pytest.mark.rule("FH-TIL-19")
def test_an_objective_is_an_enemy_or_an_ally_as_the_scenario_says():
    board = field()
    idol = board.object("idol", (1, 0))
    ward = board.object("wagon", (0, 1))
    ward.side = "hero"
    board.guard((0, 2))
    game = board.game()
    assert idol in game.enemies(game.figure("drifter"))
    assert ward in game.allies(game.figure("drifter"))
    assert ward in game.enemies(game.figure("guard:1"))


@pytest.mark.rule("FH-TIL-21")
def test_only_characters_loot_treasures():
    board = field()
    board.state.chests = [Chest((1, 0), 3)]
    board.guard((0, 1), cards=[card(MonsterMove())])
    game = board.game()
    acts(game, "guard:1")
    assert game.state.chests
    act(game, Loot(n=1), cls="drifter")
    assert not game.state.chests
    assert game.state.heroes[0].treasures == (3,)


# --- movement ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-MOV-06")
def test_points_that_are_left_are_lost():
    game = field().game()
    act(game, Move(n=3), answers=["move:1,0", "done"], cls="drifter")
    assert game.figure("drifter").at == (1, 0)
    assert game.state.heroes[0].progress is None


@pytest.mark.rule("FH-JMP-03", "FH-TIL-02")
def test_a_jump_passes_a_closed_door_only_by_opening_it():
    board = field(row(3))
    door = board.door((3, 0), [(4, 0), (5, 0)])
    game = board.game()
    assert ends(game, 5, jump=True) == {(1, 0), (2, 0), (3, 0)}
    run(game, movement.walk(game, game.figure("drifter"), [(1, 0), (2, 0), (3, 0)], "jump"))
    assert door.id in game.state.opened


@pytest.mark.rule("FH-FLY-05")
def test_who_flies_flies_when_it_is_pushed():
    board = field(row(4), at=(0, 0))
    board.guard((1, 0), traits=Traits(flying=True))
    board.tile("trap", (2, 0), damage=9)
    game = board.game()
    run(game, forced.push(game, game.figure("drifter"), game.figure("guard:1"), 1, 0), "push:2,0")
    assert (game.figure("guard:1").at, hp(game, "guard:1")) == ((2, 0), 20)
    assert game.state.overlays


@pytest.mark.rule("FH-FLY-02", "FH-DIF-15")
@pytest.mark.parametrize(("cond", "through"), [(("stun",), False), (("immobilize",), False), (("poison",), True)])
def test_who_flies_over_a_trap_that_holds_is_in_everybodys_way(cond, through):
    board = field(row(4))
    board.guard((3, 0))
    board.type("bat", traits=Traits(flying=True), cards=[card(MonsterMove())])
    owner = board.state.heroes[0]
    board.summon("hawk", (1, 0), owner, traits=Traits(flying=True))
    board.tile("trap", (1, 0), damage=1, cond=cond)
    game = board.game()
    assert ((2, 0) in ends(game, 2)) is through


@pytest.mark.rule("FH-FLY-02")
def test_monsters_do_not_move_through_it_either():
    board = field(row(5))
    board.guard((4, 0), cards=[card(MonsterMove(), MonsterAttack())])
    board.monster("bat", (2, 0), traits=Traits(flying=True), cards=[card(MonsterMove())])
    board.tile("trap", (2, 0), cond=("stun",))
    game = board.game()
    acts(game, "guard:1")
    assert game.figure("guard:1").at == (4, 0)


# --- linked hexes -----------------------------------------------------------------------------------------------


def linked(board):
    game = board.game()
    from msgspec.structs import replace

    game.state.map = replace(game.state.map, linked=(((0, 0), (5, 0)),))
    return game


ISLANDS = [(0, 0), (1, 0), (5, 0), (6, 0)]


@pytest.mark.rule("FH-GEN-07", "FH-DIF-35")
def test_linked_hexes_are_adjacent_for_movement():
    game = linked(field(ISLANDS, at=(1, 0)))
    assert ends(game, 2) == {(0, 0), (5, 0)}
    act(game, Move(n=3), answers=["move:6,0"], cls="drifter")
    assert game.figure("drifter").at == (6, 0)


@pytest.mark.rule("FH-GEN-07", "FH-GEN-08", "FH-LOS-06")
def test_linked_hexes_are_not_adjacent_for_range_sight_and_attacks():
    board = field(ISLANDS)
    board.guard((5, 0))
    game = linked(board)
    assert not game.sees((0, 0), (5, 0))
    assert not game.adjacent((0, 0), (5, 0))
    assert game.range((0, 0), (5, 0)) == FAR
    assert possible.obstacle_to(game, game.state.heroes[0], game.figure("drifter"), Attack(n=2)) is not None


@pytest.mark.rule("FH-GEN-07", "FH-FOC-18")
def test_a_focus_is_found_across_a_link():
    board = field(ISLANDS, at=(1, 0))
    board.guard((6, 0), cards=[card(MonsterMove(), MonsterAttack())])
    game = linked(board)
    acts(game, "guard:1")
    assert game.figure("guard:1").at == (0, 0)
    assert hp(game, "drifter") == 8


@pytest.mark.rule("FH-LOS-04", "FH-ACT-06", "FH-LTA-02")
def test_what_is_not_targeted_needs_no_line_of_sight():
    board = field(disc((0, 0), 2))
    board.walls = [((0, 0), (1, 0)), ((0, 1), (1, 0)), ((1, -1), (1, 0))]
    board.state.coins = [(1, 0)]
    game = board.game()
    steps = game.range((0, 0), (1, 0))
    assert possible.obstacle_to(game, game.state.heroes[0], game.figure("drifter"), Loot(n=steps)) is None
    assert "teleport:1,0" in [f"teleport:{q},{r}" for q, r in _teleports(game)]


def _teleports(game):
    from tafelrunde.games.havens.rules.choices import reaching

    return reaching.of_teleport(game, game.state.heroes[0], game.figure("drifter"), Teleport(n=2))


@pytest.mark.rule("FH-GEN-05", "FH-GEN-06", "FH-DIF-35")
@pytest.mark.parametrize("answer", ["escape", "stay"])
def test_who_ends_its_turn_on_an_escape_hex_may_leave(answer):
    from tafelrunde.games.havens.box.special import Escape
    from tafelrunde.games.havens.rules.scenario import ending

    board = field()
    board.hero("boneshaper", (0, 1))
    board.guard((2, 0))
    board.summon("rat", (1, 1), board.state.heroes[0])
    board.scenario = {"goal": Escape(hexes=((0, 0),))}
    game = board.game()
    run(game, ending.after_turn(game, game.figure("drifter")), answer)
    hero = game.state.heroes[0]
    assert hero.escaped is (answer == "escape")
    assert (game.find("drifter") is None) is (answer == "escape")
    assert not hero.exhausted
    assert game.characters == 2
    assert game.state.result == ""
