"""Obstacles with and without hit points, treasure tiles and tokens (5.4)."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Attack, Damage, GiveCondition, Move, Obstacle, Push
from tafelrunde.games.havens.box.scenarios import Ally, Contents, Placement, Tile, Treasure
from tafelrunde.games.havens.box.special import AtDestroyed, Hurt, SpecialRule
from tafelrunde.games.havens.rules.heroes import actions
from tafelrunde.games.havens.rules.heroes import move as hero_move
from tafelrunde.games.havens.rules.map import loot as looting
from tafelrunde.games.havens.rules.map import overlays, reveal
from tafelrunde.games.havens.rules.monsters import turn
from tafelrunde.games.havens.rules.round import initiative
from tafelrunde.games.havens.state import Overlay
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import Board, act, asked, attack, card, hp, ids, marks, name, row, run, strike, told


def ends(game, n):
    game.state.acting = "brute"
    rules = hero_move.hero_move(game, game.state.heroes[0], game.figure("brute"), Move(n=n))
    return {name.removeprefix("move:") for name in ids(asked(rules)) if name.startswith("move:")}


@pytest.mark.rule("GH-OVL-12", "GH-LOS-03")
def test_an_obstacle_stops_feet_and_no_arrows():
    board = Board(disc((0, 0), 3))
    board.hero("brute", (0, 0))
    board.tile("obstacle", (1, 0))
    board.monster("guard", (2, 0), cards=[card()])
    game = board.game()
    assert "1,0" not in ends(game, 1)
    assert attack(game, Attack(n=2, range=2), "target:guard:1") == [2]


@pytest.mark.rule("GH-OVL-13")
def test_an_obstacle_that_would_cut_off_an_area_is_not_offered():
    board = Board([*disc((0, 0), 1), (2, 0), (3, 0)])
    brute = board.hero("brute", (0, 0))
    game = board.game()
    # (1,0) and (2,0) are the only way to (3,0), which is an end and may be filled.
    found = overlays.placements(game, game.empty())
    assert sorted(found) == [(-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (3, 0)]
    offered = asked(actions.perform_abilities(game, brute, (Obstacle(what="create", range=1),), "test"))
    assert "obstacle:1,0" not in ids(offered)
    assert len(ids(offered)) == 5


@pytest.mark.rule("GH-OVL-13")
def test_two_obstacles_together_may_cut_off_what_one_does_not():
    board = Board([(0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (2, 1)])
    board.hero("brute", (0, 0))
    board.monster("guard", (2, 1), cards=[card()])
    game = board.game()
    act(game, Obstacle(what="create", range=1), answers=["obstacle:1,0"])
    # With (1,0) filled the way to the others leads by (0,1) and (1,1): neither may be filled too.
    assert act(game, Obstacle(what="create", range=1)) is False
    assert told(game, "ability_impossible")[-1].args["reason"] == "cuts_off"


@pytest.mark.rule("GH-OVL-13", "GH-RUL-67")
def test_an_obstacle_that_is_moved_counts_as_taken_away_first():
    board = Board(row(4))
    board.hero("brute", (0, 0))
    board.tile("obstacle", (2, 0))
    game = board.game()
    # In a passage it may be moved to either end, where it cuts off nothing.
    game.figure("brute").at = (1, 0)
    act(game, Obstacle(what="move", range=1, distance=2), answers=["to:3,0"])
    assert game.state.overlays[0].at == ((3, 0),)


@pytest.mark.rule("GH-OVL-14", "GH-OVL-15", "GH-MON-06")
def test_an_obstacle_with_hit_points_is_destroyed_by_damage_and_by_nothing_else():
    board = Board(disc((0, 0), 2))
    brute = board.hero("brute", (0, 0))
    board.object("altar", (1, 0), hp=5)
    board.monster("guard", (-2, 0), cards=[card()])
    board.scenario["special"] = (SpecialRule(when=AtDestroyed(name="altar"), do=(Hurt(n=1),)),)
    game = board.game()
    assert act(game, Obstacle(what="destroy", range=2)) is False
    assert act(game, Push(n=1)) is False
    assert attack(game, Attack(n=3, cond=("poison", "stun")), "target:altar") == [3]
    assert (hp(game, "altar"), marks(game, "altar"), brute.deck.discard) == (2, [], ["+0"])
    assert "1,0" not in ends(game, 1)
    act(game, Damage(n=2, who="adjacent_enemies"))
    assert game.find("altar") is None
    # It leaves no coin, is nobody's kill, and the scenario hears of it.
    assert (game.state.coins, brute.tally.get("kills", 0), hp(game, "brute")) == ([], 0, 9)
    assert "1,0" in ends(game, 1)


@pytest.mark.rule("GH-OVL-14", "GH-DAT-31")
def test_the_hit_points_of_a_scenarios_obstacle_depend_on_level_and_characters():
    board = Board(row(2), level=3)
    board.hero("brute", (0, 0))
    board.hero("tinkerer", (1, 0))
    tile = Tile(kind="obstacle", name="altar", at=((3, 0), (4, 0)), hp="2+C*St")
    board.door((2, 0), [(3, 0), (4, 0), (5, 0)], holds=Contents(tiles=(tile,)))
    game = board.game()
    run(game, reveal.open_door(game, game.state.map.doors[0], game.figure("brute")))
    found = [figure for figure in game.state.figures if figure.kind == "object"]
    assert [(figure.at, figure.hp, figure.side) for figure in found] == [((3, 0), 8, "monster"), ((4, 0), 8, "monster")]


@pytest.mark.rule("GH-OVL-15", "GH-FOC-16")
def test_a_summon_prefers_a_monster_to_an_object_that_is_as_near():
    board = Board(disc((0, 0), 2))
    brute = board.hero("brute", (-2, 0))
    board.summon("rat", (0, 0), brute, attack=1, move=1)
    board.object("altar", (1, -1))
    board.monster("guard", (1, 0), cards=[card(initiative=98)])
    game = board.game()
    assert initiative.precedence(game, [game.figure("altar")])[0][0] == 99
    run(game, turn.creature_turn(game, game.figure("rat:1")))
    assert (hp(game, "altar"), hp(game, "guard:1")) == (5, 7)


@pytest.mark.rule("GH-OVL-15", "GH-CON-32")
def test_an_object_gets_no_negative_condition_and_everybody_else_does():
    board = Board(disc((0, 0), 2))
    board.hero("brute", (0, 0))
    board.object("altar", (1, 0))
    board.monster("guard", (0, 1), cards=[card()])
    game = board.game()
    act(game, GiveCondition(what="wound", who="adjacent_enemies"))
    assert (marks(game, "altar"), marks(game, "guard:1")) == ([], ["wound"])
    # A curse would be one too: no card goes into the monsters' deck for it.
    act(game, GiveCondition(what="curse", who="adjacent_enemy"), answers=["target:altar"])
    assert (game.state.monster_curses, "curse" in game.state.monster_modifiers.draw) == (10, False)


@pytest.mark.rule("GH-OVL-15")
def test_an_area_hits_an_object_like_any_enemy():
    board = Board(disc((0, 0), 2))
    board.hero("brute", (0, 0))
    board.object("altar", (1, 0))
    board.monster("guard", (2, 0), cards=[card()])
    game = board.game()
    damage = attack(game, Attack(n=2, area="line2"), "area:altar+guard:1", "target:altar")
    assert (damage, hp(game, "altar"), hp(game, "guard:1")) == ([2, 2], 3, 6)


@pytest.mark.rule("GH-OVL-16", "GH-LOT-09")
def test_a_numbered_treasure_is_there_once_ever_a_goal_tile_every_time():
    treasures = (Treasure(at=(3, 0), number=7), Treasure(at=(4, 0), goal=True))
    for taken, there in (((), [(3, 0), (4, 0)]), ((7,), [(4, 0)])):
        board = Board(row(2))
        brute = board.hero("brute", (0, 0))
        board.door((2, 0), [(3, 0), (4, 0)], holds=Contents(treasures=treasures))
        game = board.game()
        game.state.taken = taken
        run(game, reveal.open_door(game, game.state.map.doors[0], game.figure("brute")))
        assert [chest.at for chest in game.state.chests] == there
        run(game, looting.loot_range(game, brute, game.ground.grid.hexes))
        assert (brute.treasures, game.state.looted_goals) == (() if taken else (7,), 1)
        assert game.state.chests == []


@pytest.mark.rule("GH-OVL-18", "GH-SPC-04")
def test_allied_tokens_get_random_numbers_that_fix_the_order_of_their_turns():
    board = Board(row(2))
    board.hero("brute", (0, 0), initiative=50)
    scouts = tuple(Ally(id="scout", name=name("scout"), at=(q, 0), hp=3, initiative=20) for q in (3, 4, 5))
    board.contents[2] = Contents()
    board.door((2, 0), [(3, 0), (4, 0), (5, 0)], holds=Contents(allies=scouts))
    game = board.game()
    game.state.script = {"ally number": [3, 1, 1]}
    run(game, reveal.open_door(game, game.state.map.doors[0], game.figure("brute")))
    numbers = {figure.at: figure.number for figure in game.state.figures if figure.kind == "ally"}
    assert numbers == {(3, 0): 3, (4, 0): 1, (5, 0): 2}
    run(game, initiative.build_order(game))
    acting = []
    while run(game, initiative.next_actor(game)):
        acting.append(game.figure(game.state.acting).at)
    assert acting == [(4, 0), (5, 0), (3, 0), (0, 0)]


@pytest.mark.rule("GH-OVL-18", "GH-OVR-15")
def test_an_allied_figure_is_an_enemy_of_the_monsters_and_can_be_killed():
    board = Board(disc((0, 0), 2))
    board.hero("brute", (-2, 0))
    board.ally("scout", (0, 0))
    board.monster("guard", (1, 0), cards=[card()])
    game = board.game()
    assert strike(game, "guard:1", "scout:1", 9) == [9]
    assert game.find("scout:1") is None
    assert game.state.coins == []


@pytest.mark.rule("GH-OVL-13", "GH-OVR-17")
def test_an_obstacle_is_moved_onto_empty_hexes_only():
    board = Board(disc((0, 0), 2))
    board.hero("brute", (0, 0))
    board.state.overlays.append(Overlay(id="table", kind="obstacle", name="table", at=((1, 0), (2, 0))))
    board.tile("trap", (2, -1))
    board.state.coins = [(1, 1)]
    board.monster("guard", (0, 1), cards=[card()])
    game = board.game()
    # Beside (1,0): (1,-1) with (2,-1) has a trap, (0,1) with (1,1) the guard and a coin; (2,-1) has the trap itself.
    assert overlays.moves(game, game.state.overlays[0], 1) == []
    game.state.overlays.pop()
    assert overlays.moves(game, game.state.overlays[0], 1) == [((1, -1), (2, -1))]


@pytest.mark.rule("GH-REV-01", "GH-DAT-30")
def test_a_room_brings_tiles_coins_treasures_allies_and_monsters_at_once():
    holds = Contents(
        monsters=(Placement(type="guard", at=(3, 0)),),
        tiles=(Tile(kind="obstacle", name="crate", at=((4, 0),)), Tile(kind="difficult", name="mud", at=((5, 0),))),
        coins=((6, 0), (6, 0)),
        treasures=(Treasure(at=(7, 0), number=2),),
        allies=(Ally(id="scout", name=name("scout"), at=(8, 0), hp="3+St"),),
    )
    board = Board(row(2))
    board.hero("brute", (1, 0), initiative=30)
    board.type("guard", cards=[card()])
    board.door((2, 0), [(q, 0) for q in range(3, 9)], holds=holds)
    game = board.game()
    run(game, reveal.open_door(game, game.state.map.doors[0], game.figure("brute")))
    assert [(tile.kind, tile.at, tile.room) for tile in game.state.overlays] == [
        ("obstacle", ((4, 0),), 2),
        ("difficult", ((5, 0),), 2),
    ]
    assert (game.state.coins, [chest.number for chest in game.state.chests]) == ([(6, 0), (6, 0)], [2])
    assert [(figure.type, figure.at, figure.hp) for figure in game.state.figures[1:]] == [
        ("scout", (8, 0), 4),
        ("guard", (3, 0), 8),
    ]


@pytest.mark.rule("GH-OVL-13", "GH-RUL-67")
def test_what_an_obstacle_blocks_now_does_not_count_when_it_is_moved():
    board = Board([(0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (2, 1)])
    board.hero("brute", (0, 0))
    board.tile("obstacle", (1, 0))
    game = board.game()
    # At (0,1) it shuts that way, but opens the other at (1,0).
    assert ((0, 1),) in overlays.moves(game, game.state.overlays[0], 1)


@pytest.mark.rule("GH-OVL-13", "GH-OVL-03")
@pytest.mark.parametrize(("locked", "allowed"), [(False, False), (True, True)])
def test_a_closed_door_may_not_be_blocked_a_locked_one_may(locked, allowed):
    board = Board([(0, 0), (1, 0), (0, 1)])
    board.hero("brute", (0, 0))
    board.door((2, 0), [(3, 0)], locked=locked)
    game = board.game()
    assert ((1, 0) in overlays.placements(game, game.empty())) is allowed


@pytest.mark.rule("GH-OVL-15", "GH-RUL-65")
def test_an_attack_with_a_push_does_not_move_an_object():
    board = Board(disc((0, 0), 2))
    board.hero("brute", (0, 0))
    board.object("altar", (1, 0))
    game = board.game()
    assert attack(game, Attack(n=1, push=2), "target:altar") == [1]
    assert game.figure("altar").at == (1, 0)
