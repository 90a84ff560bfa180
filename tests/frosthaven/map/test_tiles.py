"""Overlay tiles that abilities make, destroy, move, replace and spring (5.16)."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import ChangeTile, Obstacle
from tafelrunde.games.havens.box.scenarios import Contents, Tile
from tafelrunde.games.havens.rules.choices import possible
from tafelrunde.games.havens.rules.heroes import actions
from tafelrunde.games.havens.rules.map import reveal
from tafelrunde.tabletop.hexes import disc
from tests.helpers.frosthaven import Field
from tests.helpers.gloomhaven_rules import act, asked, hp, ids, marks, row, run, told


def ground(hexes=None, **values):
    board = Field(disc((0, 0), 3) if hexes is None else hexes)
    board.drifter((0, 0), **values)
    return board


def does(game, ability, *answers):
    act(game, ability, answers=answers, cls="drifter")
    return {tile.at[0]: tile.kind for tile in game.state.overlays}


def asks(game, ability, *answers):
    game.state.acting = "drifter"
    rules = actions.perform_abilities(game, game.state.heroes[0], (ability,), "test")
    return ids(asked(rules, *answers))


def refusal(game, ability):
    return possible.obstacle_to(game, game.state.heroes[0], game.figure("drifter"), ability)


# --- the six forms ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-OVL-01", "FH-DIF-17")
@pytest.mark.parametrize("kind", ["trap", "obstacle", "hazard", "difficult", "ice"])
def test_a_tile_is_created(kind):
    game = ground().game()
    assert does(game, ChangeTile(what="create", kind=kind, range=2), "to:2,0") == {(2, 0): kind}


@pytest.mark.rule("FH-OVL-01", "FH-DIF-17")
def test_a_tile_is_destroyed():
    board = ground()
    board.tile("obstacle", (1, 0), (2, 0))
    assert does(board.game(), ChangeTile(what="destroy", kind="obstacle", range=2), "tile:1,0") == {(2, 0): "obstacle"}


@pytest.mark.rule("FH-OVL-01", "FH-DIF-17")
def test_a_tile_is_placed_elsewhere_in_range_whatever_lies_between():
    board = ground(row(7))
    board.tile("ice", (1, 0))
    board.tile("trap", (2, 0), damage=4)
    game = board.game()
    ability = ChangeTile(what="relocate", kind="trap", range=3)
    assert does(game, ability) == {(1, 0): "ice", (3, 0): "trap"}
    assert next(tile.damage for tile in game.state.overlays if tile.kind == "trap") == 4


@pytest.mark.rule("FH-OVL-01", "FH-OVL-02", "FH-DIF-17")
def test_a_tile_is_moved_by_so_many_hexes_through_normal_ones_only():
    board = ground(row(7))
    board.tile("hazard", (1, 0))
    board.guard((2, 0))
    game = board.game()
    ability = ChangeTile(what="move", kind="hazard", range=2, distance=3)
    # Through the hex of the guard, and to it: nobody minds. Its own hex is no way.
    assert asks(game, ability) == ["to:0,0", "to:2,0", "to:3,0", "to:4,0"]
    board.tile("ice", (3, 0))
    assert asks(board.game(), ability) == ["to:0,0", "to:2,0"]


@pytest.mark.rule("FH-OVL-02")
def test_so_is_an_obstacle_by_an_ability_for_obstacles():
    board = ground([*row(5), (0, 1), (1, 1), (2, 1), (3, 1), (4, 1)])
    board.tile("obstacle", (1, 1))
    board.tile("ice", (2, 0), (2, 1))
    ability = Obstacle(what="move", range=2, distance=3)
    assert set(asks(board.game(), ability)) == {"to:1,0", "to:0,1"}


@pytest.mark.rule("FH-OVL-01", "FH-DIF-17")
def test_a_tile_is_replaced_in_the_same_hex():
    board = ground()
    board.tile("trap", (1, 0))
    game = board.game()
    assert does(game, ChangeTile(what="replace", kind="trap", into="ice")) == {(1, 0): "ice"}


@pytest.mark.rule("FH-OVL-01", "FH-DIF-17")
def test_who_springs_a_trap_has_its_effect():
    board = ground()
    board.tile("trap", (2, 0), damage=3, cond=("wound",))
    game = board.game()
    assert does(game, ChangeTile(what="spring", kind="trap", range=2)) == {}
    assert (hp(game, "drifter"), marks(game, "drifter")) == (7, ["wound"])


# --- where they may lie -----------------------------------------------------------------------------------------


@pytest.mark.rule("FH-OVL-03", "FH-OVL-07", "FH-MAP-07")
def test_traps_and_obstacles_need_an_empty_hex_and_other_tiles_one_without_a_tile():
    board = ground(row(4))
    board.guard((1, 0))
    board.tile("ice", (2, 0))
    game = board.game()
    assert asks(game, ChangeTile(what="create", kind="trap", range=3)) == []
    assert does(game, ChangeTile(what="create", kind="trap", range=3)) == {(2, 0): "ice", (3, 0): "trap"}
    board.state.overlays.clear()
    board.tile("ice", (2, 0))
    assert asks(board.game(), ChangeTile(what="create", kind="hazard", range=3)) == ["to:0,0", "to:1,0", "to:3,0"]


@pytest.mark.rule("FH-OVL-07")
def test_a_tile_is_made_in_range_and_in_sight():
    board = ground([(0, 0), (1, 0), (2, 0), (2, 1), (2, 2)])
    game = board.game()
    assert not game.sees((0, 0), (2, 2))
    assert asks(game, ChangeTile(what="create", kind="ice", range=9)) == [
        f"to:{q},{r}" for q, r in game.ground.hexes if game.sees((0, 0), (q, r))
    ]
    assert asks(game, ChangeTile(what="create", kind="ice", range=1)) == ["to:0,0", "to:1,0"]


@pytest.mark.rule("FH-OVL-04", "FH-DIF-18")
def test_hazardous_terrain_under_somebodys_feet_does_not_hurt():
    board = ground()
    board.guard((1, 0))
    game = board.game()
    does(game, ChangeTile(what="create", kind="hazard", range=1), "to:1,0")
    assert (hp(game, "guard:1"), told(game, "suffers")) == (20, [])


@pytest.mark.rule("FH-OVL-05", "FH-DIF-18")
@pytest.mark.parametrize("what", ["create", "move", "relocate", "replace"])
def test_no_obstacle_may_cut_off_a_part_of_the_map(what):
    board = ground([*row(5), (0, 1)])
    if what in ("move", "relocate"):
        board.tile("obstacle", (0, 1))
    elif what == "replace":
        board.tile("ice", (2, 0))
    game = board.game()
    kind = "ice" if what == "replace" else "obstacle"
    ability = ChangeTile(what=what, kind=kind, into="obstacle", range=3, distance=2)
    offered = asks(game, ability)
    assert not {"to:1,0", "to:2,0", "to:3,0", "tile:2,0"} & set(offered)
    if what == "replace":
        assert does(game, ability) == {(2, 0): "ice"}
        assert refusal(game, ability).reason == "no_tile"


@pytest.mark.rule("FH-OVL-06", "FH-DIF-18")
def test_a_tile_over_the_border_of_a_map_tile_stays():
    board = ground(row(3))
    tiles = (
        Tile(kind="obstacle", name="rock", at=((2, 0),)),
        Tile(kind="obstacle", name="rock", at=((1, 0),), border=True),
    )
    board.contents[1] = Contents(tiles=tiles)
    game = board.game()
    reveal.lay_out(game, 1, game.contents(1))
    assert [tile.border for tile in game.state.overlays] == [False, True]
    assert does(game, ChangeTile(what="destroy", kind="obstacle", range=2)) == {(1, 0): "obstacle"}
    assert refusal(game, ChangeTile(what="destroy", kind="obstacle", range=2)).reason == "no_tile"


@pytest.mark.rule("FH-OVL-03")
def test_a_trap_is_not_moved_onto_somebody():
    board = ground(row(5))
    board.tile("trap", (1, 0), damage=4)
    board.guard((2, 0), hp=3)
    game = board.game()
    run(game, actions.perform_abilities(game, game.state.heroes[0], (), "test"))
    assert asks(game, ChangeTile(what="move", kind="trap", range=1, distance=1)) == []
    assert hp(game, "guard:1") == 3
