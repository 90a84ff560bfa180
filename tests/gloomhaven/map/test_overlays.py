"""Overlay tiles (5.4): doors, traps, terrain, obstacles with and without hit points, treasure, plates, tokens."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import DisarmTrap, Move, Trap
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove, MonsterTrap
from tafelrunde.games.havens.box.scenarios import Contents, Door, Tile
from tafelrunde.games.havens.box.special import AtPlate, Hurt, SpecialRule, Unlock
from tafelrunde.games.havens.rules.heroes import move as hero_move
from tafelrunde.games.havens.rules.map import forced, movement, reveal
from tafelrunde.games.havens.rules.monsters import turn
from tafelrunde.games.havens.state import Chest
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import (
    Board,
    act,
    asked,
    card,
    hp,
    ids,
    marks,
    row,
    run,
    take_turn,
    told,
)

LEAD, OTHER = "brute-lead", "brute-other"
CHASE = card(MonsterMove(), MonsterAttack())


def ends(game, n):
    game.state.acting = "brute"
    rules = hero_move.hero_move(game, game.state.heroes[0], game.figure("brute"), Move(n=n))
    return {name.removeprefix("move:") for name in ids(asked(rules)) if name.startswith("move:")}


def go(game, n, *answers):
    game.state.acting = "brute"
    run(game, hero_move.hero_move(game, game.state.heroes[0], game.figure("brute"), Move(n=n)), *answers)


# --- doors ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-OVL-01", "GH-OVL-02", "GH-REV-01")
def test_a_door_opens_for_a_character_costs_one_point_and_stays_open():
    board = Board(row(2))
    board.hero("brute", (0, 0))
    board.door((2, 0), [(3, 0), (4, 0)])
    game = board.game()
    assert ends(game, 1) == {"1,0"}
    go(game, 4, "move:2,0", "move:4,0")
    assert (game.figure("brute").at, game.state.opened) == ((4, 0), ("door2",))
    # Nothing closes it, and it hinders neither the way back nor the count of ranges.
    assert ends(game, 4) == {"0,0", "1,0", "2,0", "3,0"}
    assert game.range((0, 0), (4, 0)) == 4
    run(game, reveal.open_door(game, game.state.map.doors[0], game.figure("brute")))
    assert (game.state.opened, len(told(game, "door_opened"))) == (("door2",), 1)


@pytest.mark.rule("GH-OVL-01", "GH-OVL-02")
def test_monsters_walk_through_open_doors_but_not_through_closed_ones():
    for opened, at in (((), (0, 0)), (("door2",), (3, 0))):
        board = Board(row(2))
        board.monster("guard", (0, 0), cards=[CHASE], move=9, attack=1)
        board.door((2, 0), [(3, 0), (4, 0)])
        board.hero("brute", (4, 0))
        game = board.game()
        game.state.rooms, game.state.opened = (1, 2), opened
        run(game, turn.creature_turn(game, game.figure("guard:1")))
        assert game.figure("guard:1").at == at


@pytest.mark.rule("GH-OVL-02", "GH-EFF-08")
def test_nobody_is_forced_into_a_closed_door():
    board = Board(row(3))
    board.hero("brute", (0, 0))
    board.monster("guard", (2, 0))
    board.door((3, 0), [(4, 0)])
    game = board.game()
    assert run(game, forced.push(game, game.figure("brute"), game.figure("guard:1"), 2, 0)) == forced.BLOCKED
    # A monster pushes a character: the door stays closed as well.
    assert run(game, forced.push(game, game.figure("guard:1"), game.figure("brute"), 1, 0)) == forced.BLOCKED
    game.figure("brute").at, game.figure("guard:1").at = (2, 0), (1, 0)
    assert run(game, forced.push(game, game.figure("guard:1"), game.figure("brute"), 1, 0)) == forced.BLOCKED
    assert game.state.opened == ()


@pytest.mark.rule("GH-OVL-03", "GH-OVL-17", "GH-TRN-01")
def test_a_locked_door_is_opened_by_the_scenario_when_a_character_ends_its_turn_on_a_plate():
    board = Board(row(4))
    board.hero("brute", (0, 0))
    board.tile("plate", (1, 0))
    board.door((4, 0), [(5, 0)], locked=True)
    board.scenario["special"] = (SpecialRule(when=AtPlate(hexes=((1, 0),)), do=(Unlock(door="door2"),)),)
    game = board.game()
    # Walking over the plate is not enough.
    take_turn(game, f"default:{LEAD}:bottom", "move:2,0", f"default:{OTHER}:top")
    assert (game.state.unlocked, ends(game, 3)) == ((), {"0,0", "1,0", "3,0"})
    game.state.heroes[0].chosen = [LEAD, OTHER]
    take_turn(game, f"default:{LEAD}:bottom", "move:1,0", "done", f"default:{OTHER}:top")
    assert (game.state.unlocked, game.state.opened) == (("door2",), ())
    assert "4,0" in ends(game, 3)


@pytest.mark.rule("GH-OVL-17")
def test_a_plate_means_nothing_to_monsters():
    board = Board(row(4))
    board.hero("brute", (3, 0))
    board.tile("plate", (2, 0))
    board.scenario["special"] = (SpecialRule(when=AtPlate(hexes=((2, 0),)), do=(Hurt(n=3),)),)
    board.monster("guard", (1, 0), cards=[card(MonsterMove())], move=1)
    game = board.game()
    run(game, turn.creature_turn(game, game.figure("guard:1")))
    assert (game.figure("guard:1").at, hp(game, "brute")) == ((2, 0), 10)


# --- traps and terrain ----------------------------------------------------------------------------------------


@pytest.mark.rule("GH-OVL-05", "GH-OVL-09")
def test_a_trap_hits_whoever_enters_once_and_is_gone():
    board = Board(row(4))
    board.hero("brute", (0, 0))
    board.monster("guard", (3, 0), cards=[card(MonsterMove())], move=1)
    board.tile("trap", (1, 0), damage=3)
    board.tile("trap", (2, 0), damage=4)
    game = board.game()
    go(game, 1, "move:1,0")
    assert hp(game, "brute") == 7
    run(game, turn.creature_turn(game, game.figure("guard:1")))
    assert (game.figure("guard:1").at, hp(game, "guard:1")) == ((2, 0), 4)
    assert game.state.overlays == []
    go(game, 1, "move:0,0")
    go(game, 1, "move:1,0")
    assert hp(game, "brute") == 7


@pytest.mark.rule("GH-OVL-09", "GH-OVL-08")
def test_a_character_walks_into_its_own_trap_and_a_monster_into_its_friends():
    board = Board(row(5))
    board.hero("brute", (0, 0))
    board.monster("guard", (3, 0), cards=[card(MonsterTrap(damage=2, cond=("wound",)))])
    game = board.game()
    act(game, Trap(damage=4))
    go(game, 1, "move:1,0")
    assert hp(game, "brute") == 6
    # The monster's trap lies on the hex nearer to an enemy, and the next guard is pulled over it.
    run(game, turn.creature_turn(game, game.figure("guard:1")))
    (trap,) = game.state.overlays
    assert (trap.at, trap.damage, trap.cond) == (((2, 0),), 2, ("wound",))
    run(game, forced.pull(game, game.figure("brute"), game.figure("guard:1"), 1, 0), "pull:2,0")
    assert (hp(game, "guard:1"), marks(game, "guard:1")) == (6, ["wound"])


@pytest.mark.rule("GH-OVL-06", "GH-LVL-07")
@pytest.mark.parametrize("level", [0, 1, 4, 7])
def test_the_damage_of_a_scenarios_trap_is_two_and_the_level(level):
    board = Board(row(3), level=level)
    board.hero("brute", (0, 0), hp=30)
    tiles = (
        Tile(kind="trap", name="spikes", at=((3, 0),), harms=True),
        Tile(kind="trap", name="gas", at=((4, 0),), cond=("poison",)),
        Tile(kind="trap", name="both", at=((5, 0),), harms=True, cond=("wound",)),
        Tile(kind="hazard", name="coals", at=((6, 0),)),
    )
    board.contents[1] = Contents()
    board.door((2, 1), [(3, 0), (4, 0), (5, 0), (6, 0), (2, 1)], holds=Contents(tiles=tiles))
    game = board.game()
    run(game, reveal.reveal_room(game, 2, game.figure("brute")))
    figure = game.figure("brute")
    lost = []
    for at in ((3, 0), (4, 0), (5, 0), (6, 0)):
        before = figure.hp
        run(game, movement.enter(game, figure, at, "walk"))
        lost.append(before - figure.hp)
    assert lost == [2 + level, 0, 2 + level, (2 + level) // 2]
    assert marks(figure) == ["poison", "wound"]


@pytest.mark.rule("GH-OVL-06", "GH-CON-04")
def test_what_a_trap_does_besides_damage_is_not_negated_with_it():
    board = Board(row(3))
    board.hero("brute", (0, 0), hand=["a"])
    board.plain("a")
    board.tile("trap", (1, 0), damage=3, cond=("poison", "muddle"))
    game = board.game()
    go(game, 1, "move:1,0", "lose:a")
    assert (hp(game, "brute"), marks(game, "brute")) == (10, ["poison", "muddle"])


@pytest.mark.rule("GH-OVL-07")
def test_of_several_traps_in_range_one_is_disarmed_without_effect():
    board = Board(disc((0, 0), 3))
    board.hero("brute", (0, 0))
    board.tile("trap", (2, 0), (0, 2), (3, 0), damage=9)
    game = board.game()
    act(game, DisarmTrap(range=2), answers=["disarm:0,2"])
    assert [tile.at[0] for tile in game.state.overlays] == [(2, 0), (3, 0)]
    assert hp(game, "brute") == 10


@pytest.mark.rule("GH-OVL-08", "GH-OVR-17")
def test_a_trap_is_laid_only_where_nothing_is():
    board = Board(disc((0, 0), 1))
    board.hero("brute", (0, 0))
    board.monster("guard", (1, 0))
    board.tile("difficult", (0, 1))
    board.state.coins = [(-1, 1)]
    board.state.chests = [Chest((-1, 0), 3)]
    board.tile("plate", (0, -1))
    game = board.game()
    rules = act(game, Trap(damage=1), answers=["trap:0,-1"])
    assert rules is True
    # Now (1,-1) is the last empty hex; after that there is none.
    assert act(game, Trap(damage=1)) is True
    assert act(game, Trap(damage=1)) is False
    assert [tile.at[0] for tile in game.state.overlays if tile.kind == "trap"] == [(0, -1), (1, -1)]


@pytest.mark.rule("GH-OVL-10")
def test_hazardous_terrain_hurts_on_entering_and_neither_on_staying_nor_on_leaving():
    board = Board(row(4))
    board.hero("brute", (1, 0))
    board.tile("hazard", (1, 0), (2, 0))
    board.monster("guard", (3, 0), cards=[card()])
    game = board.game()
    take_turn(game, f"default:{LEAD}:bottom", "skip", f"default:{OTHER}:top")
    assert hp(game, "brute") == 10
    go(game, 1, "move:0,0")
    assert hp(game, "brute") == 10
    run(game, forced.pull(game, game.figure("brute"), game.figure("guard:1"), 2, 0), "pull:2,0")
    assert (hp(game, "guard:1"), len(game.state.overlays)) == (6, 2)


@pytest.mark.rule("GH-OVL-06", "GH-EFF-03")
def test_the_conditions_of_a_trap_are_nothing_to_the_dead():
    board = Board(row(4))
    board.hero("brute", (0, 0))
    board.tile("trap", (2, 0), damage=9, cond=("curse",))
    board.monster("guard", (1, 0), cards=[card()])
    game = board.game()
    run(game, forced.push(game, game.figure("brute"), game.figure("guard:1"), 1, 0), "push:2,0")
    assert (game.find("guard:1"), game.state.monster_curses) == (None, 10)


@pytest.mark.rule("GH-OVL-03")
def test_nobody_walks_or_jumps_through_a_locked_door_between_two_known_rooms():
    board = Board([*row(2), (3, 0), (4, 0)])
    board.hero("brute", (1, 0))
    board.doors = [Door(id="gate", at=(2, 0), joins=(1, 1), locked=True)]
    game = board.game()
    assert ends(game, 5) == {"0,0"}
    rules = hero_move.hero_move(game, game.state.heroes[0], game.figure("brute"), Move(n=5, jump=True))
    assert ids(asked(rules)) == ["move:0,0", "skip"]
