"""The map (2.2, 5.1, 5.9, 5.10, 5.13): tiles, ice, doors, movement, teleport, forced movement."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Loot, Move, Teleport
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.rules.choices import reaching
from tafelrunde.games.havens.rules.heroes import actions
from tafelrunde.games.havens.rules.map import forced, movement
from tafelrunde.games.havens.rules.scenario import battle_goals
from tests.helpers.frosthaven import Field
from tests.helpers.gloomhaven_rules import act, acts, asked, card, hp, ids, marks, row, run, take_turn, told


def walker(hexes=None, *, at=(0, 0), **values):
    board = Field(hexes if hexes is not None else row(7))
    board.drifter(at, **values)
    return board


def walk(game, *path, how="walk", figure="drifter", by=""):
    run(game, movement.walk(game, game.figure(figure), list(path), how, by))
    found = game.find(figure)
    return None if found is None else found.at


def moves(game, ability, *answers):
    act(game, ability, answers=answers, cls="drifter")
    return game.figure("drifter").at


# --- ice --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-TIL-12", "FH-TIL-14")
def test_on_ice_one_slides_on_in_the_same_direction_to_its_end():
    board = walker()
    board.tile("ice", (1, 0), (2, 0))
    game = board.game()
    assert walk(game, (1, 0)) == (3, 0)


@pytest.mark.rule("FH-TIL-12")
def test_a_slide_costs_no_points_and_is_forced_movement():
    board = walker()
    board.tile("ice", (1, 0), (2, 0))
    game = board.game()
    assert moves(game, Move(n=1), "move:3,0") == (3, 0)
    assert [event.args["how"] for event in told(game, "moves")] == ["walk", "forced", "forced"]


@pytest.mark.rule("FH-TIL-13", "FH-MOV-08")
@pytest.mark.parametrize("what", ["figure", "obstacle", "wall"])
def test_a_slide_that_is_blocked_does_not_end_the_move(what):
    board = walker([(0, 0), (1, 0), (2, 0), (1, 1)])
    board.tile("ice", (1, 0))
    if what == "figure":
        board.hero("boneshaper", (2, 0))
    elif what == "obstacle":
        board.tile("obstacle", (2, 0))
    else:
        board.walls = [((1, 0), (2, 0))]
    game = board.game()
    assert moves(game, Move(n=2), "move:1,1") == (1, 1)


@pytest.mark.rule("FH-TIL-13")
@pytest.mark.parametrize("what", ["figure", "obstacle", "wall"])
def test_what_is_in_the_way_stops_a_slide(what):
    board = walker()
    board.tile("ice", (1, 0))
    if what == "figure":
        board.hero("boneshaper", (2, 0))
    elif what == "obstacle":
        board.tile("obstacle", (2, 0))
    else:
        board.walls = [((1, 0), (2, 0))]
    assert walk(board.game(), (1, 0)) == (1, 0)


@pytest.mark.rule("FH-TIL-15", "FH-TIL-23")
def test_a_slide_enters_the_hex_and_harm_is_credited_like_the_movement():
    board = Field(row(7))
    board.drifter((0, 0))
    board.guard((1, 0), hp=2)
    board.tile("ice", (2, 0))
    board.tile("trap", (3, 0), damage=5)
    game = board.game()
    run(game, forced.push(game, game.figure("drifter"), game.figure("guard:1"), 1, 0), "push:2,0")
    (event,) = told(game, "dies")
    assert event.args["by"] == "drifter"


@pytest.mark.rule("FH-TIL-12", "FH-FLY-01", "FH-JMP-01")
@pytest.mark.parametrize("how", ["jump", "fly"])
def test_who_jumps_or_flies_does_not_slide(how):
    board = walker()
    board.tile("ice", (1, 0))
    assert walk(board.game(), (1, 0), how=how) == (1, 0)


@pytest.mark.rule("FH-TIL-12", "FH-FOC-06")
def test_monsters_slide_and_reckon_with_it():
    board = walker(at=(5, 0))
    board.guard((0, 0), move=1, cards=[card(MonsterMove(), MonsterAttack())])
    board.tile("ice", (1, 0), (2, 0), (3, 0))
    game = board.game()
    acts(game, "guard:1")
    assert (game.figure("guard:1").at, hp(game, "drifter")) == ((4, 0), 8)


# --- hazardous and difficult terrain, traps ---------------------------------------------------------------------


@pytest.mark.rule("FH-TIL-10")
def test_hazardous_terrain_hurts_whoever_enters_and_stays():
    board = walker()
    board.tile("hazard", (1, 0))
    game = board.game()
    harm = game.hazard_damage
    assert walk(game, (1, 0), (2, 0)) == (2, 0)
    assert hp(game, "drifter") == 10 - harm
    assert walk(game, (1, 0), how="fly") == (1, 0)
    assert hp(game, "drifter") == 10 - harm


@pytest.mark.rule("FH-TIL-08", "FH-MOV-04")
def test_a_trap_is_sprung_by_who_enters_and_is_gone():
    board = walker()
    board.tile("trap", (1, 0), damage=3, cond=("wound",))
    game = board.game()
    walk(game, (1, 0))
    assert (hp(game, "drifter"), marks(game, "drifter"), game.state.overlays) == (7, ["wound"], [])


@pytest.mark.rule("FH-TIL-11", "FH-FRC-08")
def test_difficult_terrain_costs_two_and_does_not_matter_to_a_push():
    board = walker(row(4))
    board.tile("difficult", (1, 0), (2, 0))
    game = board.game()
    assert "move:2,0" not in ids(asked(act_rules(game, Move(n=3))))
    board = walker(row(5))
    board.guard((1, 0))
    board.tile("difficult", (2, 0), (3, 0))
    game = board.game()
    run(game, forced.push(game, game.figure("drifter"), game.figure("guard:1"), 2, 0), "push:2,0", "push:3,0")
    assert game.figure("guard:1").at == (3, 0)


def act_rules(game, ability):
    game.state.acting = "drifter"
    return actions.perform_abilities(game, game.state.heroes[0], (ability,), "test")


@pytest.mark.rule("FH-JMP-01", "FH-JMP-02", "FH-DIF-46")
def test_a_jump_touches_only_its_last_hex_and_ignores_difficult_terrain_there():
    board = walker(row(5))
    board.tile("trap", (1, 0), damage=3)
    board.tile("difficult", (2, 0))
    game = board.game()
    assert moves(game, Move(n=2, jump=True), "move:2,0") == (2, 0)
    assert hp(game, "drifter") == 10


@pytest.mark.rule("FH-FLY-03", "FH-FLY-04")
def test_who_loses_flight_over_an_obstacle_goes_to_the_nearest_free_hex_unhurt():
    board = walker(row(3), at=(1, 0))
    board.tile("obstacle", (1, 0))
    board.tile("trap", (0, 0), damage=2)
    game = board.game()
    run(game, movement.lose_flight(game, game.figure("drifter")), "place:0,0")
    assert (game.figure("drifter").at, hp(game, "drifter")) == ((0, 0), 8)


# --- empty hexes ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-MAP-06", "FH-TIL-22")
def test_tokens_do_not_fill_a_hex_and_tiles_do():
    board = walker(row(4))
    board.tile("ice", (2, 0))
    game = board.game()
    game.state.coins = [(1, 0)]
    assert game.hexes(game.empty()) == [(1, 0), (3, 0)]


# --- teleport ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-TEL-01", "FH-TEL-03", "FH-TEL-04")
def test_a_teleport_goes_through_everything_and_ends_where_one_can_stand():
    board = walker(row(5))
    board.guard((1, 0))
    board.tile("obstacle", (2, 0))
    board.walls = [((2, 0), (3, 0))]
    game = board.game()
    assert reaching.of_teleport(game, game.state.heroes[0], game.figure("drifter"), Teleport(n=3)) == [(3, 0)]


@pytest.mark.rule("FH-TEL-04", "FH-TEL-02")
def test_what_lies_there_takes_effect_but_ice_does_not_and_immobilize_does_not_matter():
    board = walker(row(5), marks=["immobilize"])
    board.tile("trap", (2, 0), damage=2)
    board.tile("ice", (3, 0))
    game = board.game()
    assert moves(game, Teleport(n=2), "teleport:2,0") == (2, 0)
    assert hp(game, "drifter") == 8
    assert moves(game, Teleport(n=1), "teleport:3,0") == (3, 0)


@pytest.mark.rule("FH-TEL-05", "FH-TEL-06")
def test_a_closed_door_can_be_teleported_onto_and_opens_a_locked_one_not():
    board = walker(row(3))
    board.door((3, 0), [(4, 0), (5, 0)])
    board.door((0, 1), [(0, 2)], locked=True)
    game = board.game()
    assert moves(game, Teleport(n=3), "teleport:3,0") == (3, 0)
    assert game.state.opened == ("door2",)


# --- forced movement --------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-FRC-02", "FH-FRC-04")
def test_a_character_pushes_as_far_as_it_likes():
    board = walker(row(5))
    board.guard((1, 0))
    game = board.game()
    run(game, forced.push(game, game.figure("drifter"), game.figure("guard:1"), 3, 0), "push:2,0", "skip")
    assert game.figure("guard:1").at == (2, 0)


@pytest.mark.rule("FH-FRC-03")
def test_a_pull_brings_nearer():
    board = walker(row(5))
    board.guard((3, 0))
    game = board.game()
    run(game, forced.pull(game, game.figure("drifter"), game.figure("guard:1"), 2, 0), "pull:2,0", "pull:1,0")
    assert game.figure("guard:1").at == (1, 0)


@pytest.mark.rule("FH-FRC-09")
def test_objectives_stay_where_they_are():
    board = walker(row(4))
    board.object("shrine", (1, 0))
    game = board.game()
    assert run(game, forced.push(game, game.figure("drifter"), game.figure("shrine"), 1, 0)) == forced.UNMOVED


@pytest.mark.rule("FH-FRC-07", "FH-TIL-03", "FH-KIL-03")
def test_forced_movement_enters_traps_and_no_closed_door_and_kills_count_for_who_forces():
    board = walker(row(3))
    board.guard((1, 0), hp=2)
    board.tile("trap", (2, 0), damage=4)
    board.door((3, 0), [(4, 0)])
    game = board.game()
    run(game, forced.push(game, game.figure("drifter"), game.figure("guard:1"), 2, 0), "push:2,0")
    (event,) = told(game, "dies")
    assert event.args["by"] == "drifter"


@pytest.mark.rule("FH-FRC-07")
def test_it_may_pass_the_targets_allies_but_does_not_end_with_one_of_them():
    board = walker(row(5))
    board.guard((1, 0), 1)
    board.guard((2, 0), 2)
    game = board.game()
    rules = forced.push(game, game.figure("drifter"), game.figure("guard:1"), 2, 0)
    question = asked(rules, "push:2,0")
    assert question is None
    assert game.figure("guard:1").at == (3, 0)


@pytest.mark.rule("FH-FRC-11")
def test_it_ends_when_the_figure_is_gone():
    board = walker(row(5))
    board.guard((1, 0), hp=1)
    board.tile("trap", (2, 0), damage=4)
    game = board.game()
    ended = run(game, forced.push(game, game.figure("drifter"), game.figure("guard:1"), 3, 0), "push:2,0")
    assert ended == forced.GONE


@pytest.mark.rule("FH-FRC-11", "FH-FRC-10", "FH-DIF-68")
@pytest.mark.parametrize("condition", ["immobilize", "stun"])
def test_it_ends_where_the_figure_can_not_move_any_more(condition):
    board = walker(row(6))
    board.guard((1, 0))
    board.tile("trap", (2, 0), cond=(condition,))
    game = board.game()
    drifter, guard = game.figure("drifter"), game.figure("guard:1")
    run(game, forced.push(game, drifter, guard, 3, 0), "push:2,0")
    assert guard.at == (2, 0)
    # Who is held already is moved on as usual.
    run(game, forced.push(game, drifter, guard, 1, 0), "push:3,0")
    assert guard.at == (3, 0)


@pytest.mark.rule("FH-FRC-07", "FH-FRC-11", "FH-MOV-08")
def test_it_does_not_lead_where_the_figure_would_be_held_in_the_hex_of_another():
    board = walker(row(5))
    board.guard((1, 0), 1)
    board.guard((2, 0), 2)
    board.tile("trap", (2, 0), cond=("immobilize",))
    game = board.game()
    assert run(game, forced.push(game, game.figure("drifter"), game.figure("guard:1"), 2, 0)) == forced.STUCK
    assert game.figure("guard:1").at == (1, 0)


@pytest.mark.rule("FH-FRC-04")
def test_a_monster_uses_as_many_hexes_as_it_can():
    board = walker([(-1, 0), (0, 0), (1, 0), (1, -1), (2, 0), (3, 0)])
    board.guard((-1, 0))
    game = board.game()
    drifter = game.figure("drifter")
    rules = forced.push(game, game.figure("guard:1"), drifter, 2, 0)
    assert asked(rules) is None
    assert drifter.at == (2, 0)


# --- moving -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-MOV-02", "FH-MOV-03")
def test_through_allies_not_through_enemies_and_not_into_either():
    board = walker(row(5))
    board.hero("boneshaper", (1, 0))
    board.guard((3, 0))
    game = board.game()
    options = ids(asked(act_rules(game, Move(n=4))))
    assert "move:2,0" in options
    assert not {"move:3,0", "move:4,0"} & set(options)


@pytest.mark.rule("FH-TIL-01", "FH-TIL-02")
def test_a_character_opens_a_door_by_entering_and_its_move_goes_on():
    board = walker(row(3))
    board.door((3, 0), [(4, 0), (5, 0)])
    game = board.game()
    assert moves(game, Move(n=5), "move:3,0", "move:5,0") == (5, 0)
    assert game.state.rooms == (1, 2)


@pytest.mark.rule("FH-TIL-01", "FH-TIL-05")
def test_for_monsters_a_closed_door_is_a_wall_and_a_locked_one_for_everybody():
    board = walker(row(3))
    board.door((3, 0), [(4, 0)], locked=True)
    board.guard((2, 0), cards=[card(MonsterMove(mod=3))])
    game = board.game()
    assert not game.ground.grid.holds((3, 0))
    assert "move:3,0" not in ids(asked(act_rules(game, Move(n=5))))


@pytest.mark.rule("FH-TIL-04")
def test_an_open_door_belongs_to_neither_room():
    board = walker(row(3), at=(3, 0))
    board.hero("boneshaper", (2, 0))
    board.door((3, 0), [(4, 0)])
    game = board.game()
    game.state.opened, game.state.rooms = ("door2",), (1, 2)
    battle_goals.turn_ended(game, game.state.heroes[0])
    assert game.state.heroes[0].tally == {"alone": 1}


# --- looting ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-LTA-01", "FH-LTA-02", "FH-LTA-03", "FH-LOOT-08")
def test_loot_takes_all_tokens_in_range_without_line_of_sight_one_card_each():
    board = walker(row(5))
    game = board.game()
    game.state.coins = [(0, 0), (1, 0), (1, 0), (4, 0)]
    game.state.loot_deck = ["axenut", "coin_2"]
    act(game, Loot(n=1), cls="drifter")
    hero = game.state.heroes[0]
    assert (game.state.coins, hero.loot, hero.coins, hero.resources) == (
        [(4, 0)],
        ("coin_2", "axenut"),
        2,
        {"axenut": 1},
    )


@pytest.mark.rule("FH-LTA-01")
def test_without_anything_in_reach_there_is_nothing_to_loot():
    game = walker(row(5)).game()
    assert not act(game, Loot(n=1), cls="drifter")


@pytest.mark.rule("FH-EOT-01", "FH-EOT-02")
def test_at_the_end_of_its_turn_a_character_loots_its_hex_even_if_stunned():
    board = walker(row(3), marks=["stun"])
    game = board.game()
    game.state.coins = [(0, 0)]
    game.state.loot_deck = ["coin_2"]
    hero = take_turn(game, cls="drifter")
    assert (hero.coins, game.state.coins) == (2, [])


@pytest.mark.rule("FH-SUM-12", "FH-MOA-03")
def test_nobody_else_loots_at_the_end_of_a_turn():
    board = walker(row(5))
    board.guard((2, 0), cards=[card()], traits=Traits())
    game = board.game()
    game.state.coins = [(2, 0)]
    acts(game, "guard:1")
    assert game.state.coins == [(2, 0)]
