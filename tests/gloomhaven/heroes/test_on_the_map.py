"""What characters do to the map and to others on it: push and pull, obstacles, traps, rooms, treasures."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Damage, DisarmTrap, Move, Obstacle, Pull, Push, Trap
from tafelrunde.games.havens.box.cards import Item
from tafelrunde.games.havens.box.scenarios import Contents, Placement, Treasure, TreasureReward
from tafelrunde.games.havens.box.vocabulary import Bonus, Gain
from tafelrunde.games.havens.rules import flow
from tafelrunde.games.havens.rules.heroes import actions
from tafelrunde.games.havens.rules.map import forced, loot, overlays, reveal
from tafelrunde.games.havens.state import Overlay
from tafelrunde.kernel import PARTY
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven import Board, card, name
from tests.helpers.gloomhaven_rules import asked, run, told

ROW = [(q, 0) for q in range(8)]


def do(game, ability, *answers):
    """The brute performs one ability by itself."""
    game.state.acting = "brute"
    return run(game, actions.perform_abilities(game, game.state.heroes[0], (ability,), "test"), *answers)


def table_with_guard(hexes=None, brute=(0, 0), guard=(1, 0)):
    table = Board(hexes)
    table.hero("brute", brute, initiative=30)
    table.monster("guard", guard, cards=[card()])
    return table


# --- push and pull --------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-EFF-05", "GH-EFF-10")
def test_every_step_of_a_push_leads_farther_away():
    game = table_with_guard().game()
    brute, guard = game.figure("brute"), game.figure("guard:1")
    decision = asked(forced.push(game, brute, guard, 2, 0))
    assert {option.id for option in decision.options} == {"push:2,0", "push:2,-1", "push:1,1", "skip"}
    assert run(game, forced.push(game, brute, guard, 2, 0), "push:2,-1", "push:3,-1") == forced.DONE
    assert guard.at == (3, -1)
    assert run(game, forced.push(game, brute, guard, 2, 0), "skip") == forced.SKIPPED
    # Whoever is no character must do it, and the group chooses the way.
    decision = asked(forced.push(game, guard, brute, 1, PARTY))
    assert (decision.seat, "skip" in {option.id for option in decision.options}) == (PARTY, False)


@pytest.mark.rule("GH-EFF-06", "GH-EFF-07")
def test_a_pull_ends_beside_the_one_who_pulls():
    game = table_with_guard(ROW, guard=(3, 0)).game()
    assert run(game, forced.pull(game, game.figure("brute"), game.figure("guard:1"), 5, 0), "pull:2,0") == forced.STUCK
    assert game.figure("guard:1").at == (1, 0)


@pytest.mark.rule("GH-EFF-07", "GH-EFF-08", "GH-RUL-66")
def test_walls_and_obstacles_stop_a_push_and_figures_too_but_not_in_the_same_way():
    table = table_with_guard(ROW, brute=(5, 0), guard=(6, 0))
    game = table.game()
    brute, guard = game.figure("brute"), game.figure("guard:1")
    assert run(game, forced.push(game, brute, guard, 3, 0), "push:7,0") == forced.BLOCKED
    brute.at, guard.at = (2, 0), (3, 0)
    table.tile("obstacle", (5, 0))
    assert run(game, forced.push(game, brute, guard, 3, 0), "push:4,0") == forced.BLOCKED
    game.state.overlays.clear()
    # On open ground enemies of the target shut it in: (2,0), (2,-1) and (1,1) are farther from (0,0) than (1,0).
    table = table_with_guard(disc((0, 0), 3))
    for number, at in enumerate([(2, 0), (2, -1), (1, 1)]):
        table.hero(f"hero{number}", at)
    game = table.game()
    assert run(game, forced.push(game, game.figure("brute"), game.figure("guard:1"), 1, 0)) == forced.STUCK


@pytest.mark.rule("GH-EFF-08")
def test_a_push_goes_through_allies_of_the_target_but_cannot_end_there():
    table = table_with_guard(ROW)
    table.monster("guard", (2, 0), 2)
    game = table.game()
    brute, guard = game.figure("brute"), game.figure("guard:1")
    assert run(game, forced.push(game, brute, guard, 1, 0)) == forced.STUCK
    assert run(game, forced.push(game, brute, guard, 2, 0), "push:2,0") == forced.DONE
    assert guard.at == (3, 0)


@pytest.mark.rule("GH-EFF-09", "GH-OVL-05", "GH-MON-08")
def test_whoever_is_pushed_into_a_trap_is_the_pushers_kill():
    table = table_with_guard(ROW)
    table.tile("trap", (2, 0), damage=20)
    game = table.game()
    result = run(game, forced.push(game, game.figure("brute"), game.figure("guard:1"), 3, 0), "push:2,0")
    assert result == forced.GONE
    assert game.find("guard:1") is None
    assert game.state.heroes[0].tally["kills"] == 1


@pytest.mark.rule("GH-EFF-09", "GH-MOV-09")
def test_difficult_terrain_and_being_held_are_no_matter_for_forced_movement():
    table = table_with_guard(ROW)
    table.tile("difficult", (2, 0), (3, 0))
    table.tile("trap", (2, 0), cond=("immobilize",))
    game = table.game()
    result = run(game, forced.push(game, game.figure("brute"), game.figure("guard:1"), 2, 0), "push:2,0")
    assert (result, game.figure("guard:1").at) == (forced.DONE, (3, 0))


@pytest.mark.rule("GH-EFF-04", "GH-EFF-07", "GH-XPG-02")
def test_pushed_against_a_wall():
    game = table_with_guard(ROW, brute=(6, 0), guard=(7, 0)).game()
    bonus = Bonus("stopped_by_wall_or_obstacle", Gain(damage=3, xp=1))
    assert do(game, Push(n=3, bonus=(bonus,))) is True
    assert (game.figure("guard:1").hp, game.state.heroes[0].xp) == (5, 1)


@pytest.mark.rule("GH-RUL-65", "GH-OVL-15")
def test_an_object_is_not_pushed():
    table = table_with_guard(guard=(3, 0))
    table.object("altar", (1, 0))
    game = table.game()
    assert run(game, forced.push(game, game.figure("brute"), game.figure("altar"), 2, 0)) == forced.UNMOVED
    assert do(game, Push(n=2)) is False
    assert told(game, "ability_impossible")[0].args["reason"] == "no_target"


@pytest.mark.rule("GH-EFF-04", "GH-LOS-04", "GH-CON-25")
def test_abilities_with_a_range_need_sight_and_nobody_targets_the_invisible():
    hexes = [at for at in disc((0, 0), 3) if at not in {(1, 0), (1, -1), (0, 1)}]
    table = table_with_guard(hexes, guard=(3, 0))
    table.monster("guard", (-2, 0), 2)
    table.monster("guard", (-1, 0), 3, marks=["invisible"])
    game = table.game()
    do(game, Damage(n=1, who="enemies", range=6))
    assert [game.figure(f"guard:{n}").hp for n in (1, 2, 3)] == [8, 7, 8]
    # The way to it is taken by the invisible one, whom it can't share a hex with.
    do(game, Pull(n=1, range=2))
    assert game.figure("guard:2").at == (-2, 0)
    game.figure("guard:2").at = (-2, 2)
    do(game, Pull(n=1, range=2), "pull:-1,1")
    assert game.figure("guard:2").at == (-1, 1)


# --- overlays -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-OVL-13")
def test_an_obstacle_may_not_cut_off_an_area():
    table = table_with_guard([(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1)], guard=(3, 0))
    game = table.game()
    # (2,0) is the only way to (3,0); around (1,0) there is a way by (0,1) and (1,1).
    assert overlays.cuts_off(game, [(2, 0)])
    assert not overlays.cuts_off(game, [(1, 0)])
    do(game, Obstacle(what="create", range=3), "obstacle:1,0")
    assert game.overlay((1, 0), "obstacle") is not None
    assert overlays.cuts_off(game, [(1, 1)])


@pytest.mark.rule("GH-OVL-13", "GH-OVL-02", "GH-RUL-67")
def test_a_closed_door_is_part_of_the_map_and_a_locked_one_is_not():
    for locked in (False, True):
        table = table_with_guard([(0, 0), (1, 0), (0, 1)], guard=(0, 1))
        table.door((2, 0), [(3, 0)], locked=locked)
        assert overlays.cuts_off(table.game(), [(1, 0)]) is not locked


@pytest.mark.rule("GH-OVL-13", "GH-RUL-67")
def test_an_obstacle_is_moved_as_a_whole_and_destroyed_as_a_whole():
    table = table_with_guard(disc((0, 0), 3), guard=(-2, 0))
    table.state.overlays.append(Overlay(id="table", kind="obstacle", name="table", at=((1, 0), (2, 0))))
    game = table.game()
    do(game, Obstacle(what="move", range=1, distance=1), "to:1,-1")
    assert game.state.overlays[0].at == ((1, -1), (2, -1))
    do(game, Obstacle(what="destroy", range=2))
    assert game.state.overlays == []


@pytest.mark.rule("GH-OVL-07", "GH-OVL-08")
def test_traps_are_laid_into_empty_hexes_and_disarmed_without_effect():
    table = table_with_guard(ROW, brute=(2, 0), guard=(3, 0))
    game = table.game()
    do(game, Trap(damage=4, cond=("wound",)))
    (trap,) = game.state.overlays
    assert (trap.kind, trap.at, trap.damage, trap.cond) == ("trap", ((1, 0),), 4, ("wound",))
    do(game, DisarmTrap(range=2))
    assert game.state.overlays == []


# --- rooms ----------------------------------------------------------------------------------------------------


def three_guards(players=("normal", "normal", "normal")):
    return Contents(monsters=tuple(Placement(type="guard", at=(q, 0), players=players) for q in (4, 5, 6)))


@pytest.mark.rule("GH-REV-03", "GH-SET-03")
def test_if_standees_run_short_the_nearest_are_placed():
    table = Board([(0, 0), (1, 0)])
    table.hero("brute", (1, 0), initiative=30)
    table.type("guard", standees=2, cards=[card()])
    table.door((2, 0), [(q, 0) for q in range(3, 8)], holds=three_guards())
    game = table.game()
    game.state.script = {"standee": [2, 1]}
    run(game, reveal.open_door(game, game.state.map.doors[0], game.figure("brute")))
    placed = {figure.id: figure.at for figure in game.state.figures if figure.kind == "monster"}
    assert placed == {"guard:2": (4, 0), "guard:1": (5, 0)}
    assert told(game, "standees_short")[0].args == {"type": "guard", "n": 2, "wanted": 3}


@pytest.mark.rule("GH-REV-03", "GH-RUL-71")
def test_of_equally_near_monsters_the_group_chooses():
    table = Board([(0, 0), (1, 0)])
    table.hero("brute", (1, 0), initiative=30)
    table.type("guard", standees=1, cards=[card()])
    holds = Contents(monsters=(Placement(type="guard", at=(3, 0)), Placement(type="guard", at=(2, 1))))
    table.door((2, 0), [(3, 0), (2, 1), (3, 1)], holds=holds)
    game = table.game()
    run(game, reveal.open_door(game, game.state.map.doors[0], game.figure("brute")), "place:2,1")
    assert game.figure("guard:1").at == (2, 1)


@pytest.mark.rule("GH-REV-02", "GH-DAT-32")
def test_exhausted_characters_count_for_the_placement():
    table = Board([(0, 0), (1, 0)])
    table.hero("brute", (1, 0), initiative=30)
    table.hero("scoundrel", (0, 0))
    table.hero("tinkerer", (0, 0))
    table.type("guard", cards=[card()])
    table.door((2, 0), [(q, 0) for q in range(3, 8)], holds=three_guards(("-", "elite", "normal")))
    game = table.game()
    game.state.heroes[2].exhausted = True
    game.state.figures = [figure for figure in game.state.figures if figure.id != "tinkerer"]
    run(game, reveal.open_door(game, game.state.map.doors[0], game.figure("brute")))
    assert [figure.rank for figure in game.state.figures if figure.kind == "monster"] == ["elite"] * 3


@pytest.mark.rule("GH-REV-11", "GH-REV-12", "GH-MON-06")
def test_a_spawned_monster_takes_the_nearest_empty_hex_and_acts_at_once_if_it_is_faster():
    table = table_with_guard(ROW, brute=(3, 0), guard=(0, 0))
    table.type("rat", cards=[card(initiative=5)])
    game = table.game()
    game.state.acting = "brute"
    rat = run(game, reveal.spawn_monster(game, "rat", "normal", (3, 0)), "place:4,0")
    assert (rat.at, rat.summoned, game.state.interrupts) == ((4, 0), True, [rat.id])


# --- loot -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-LOT-01", "GH-LOT-03", "GH-LOT-04", "GH-LOT-09")
def test_treasures_are_resolved_at_once():
    table = Board([(0, 0), (1, 0)])
    hero = table.hero("brute", (1, 0), initiative=30)
    boots = {"001": Item(id="001", name=name("boots"), slot="legs", price=25, use="spent", when="move")}
    rewards = {7: TreasureReward(number=7, gold=10, xp=2), 8: TreasureReward(number=8, item="001")}
    treasures = (Treasure(at=(3, 0), number=7), Treasure(at=(4, 0), number=8), Treasure(at=(5, 0), number=9))
    table.door((2, 0), [(q, 0) for q in range(3, 8)], holds=Contents(treasures=treasures, coins=((3, 0),)))
    game = table.game(items=boots, treasures=rewards)
    game.state.taken = (9,)
    run(game, reveal.open_door(game, game.state.map.doors[0], game.figure("brute")))
    assert [chest.number for chest in game.state.chests] == [7, 8]
    run(game, loot.loot_range(game, hero, game.ground.grid.hexes))
    assert (hero.coins, hero.gold, hero.xp, hero.found, hero.treasures) == (1, 10, 2, ("001",), (7, 8))
    assert (game.state.chests, game.state.coins, hero.tally["treasures"]) == ([], [], 2)
    run(game, loot.receive(game, hero, rewards[8]))
    assert (hero.gold, hero.found) == (22, ("001",))


@pytest.mark.rule("GH-REV-05", "GH-REV-06", "GH-REV-07", "GH-TRN-01")
def test_fast_monsters_behind_a_door_act_right_after_the_turn_slower_ones_at_their_place():
    table = Board([(0, 0), (1, 0)])
    table.hero("brute", (1, 0), initiative=30)
    table.hero("scoundrel", (0, 0), initiative=40)
    table.half("brute-lead", "bottom", Move(n=2))
    for kind, number in (("quick", 10), ("slow", 35), ("late", 60)):
        table.type(kind, cards=[card(initiative=number)])
        table.state.decks[kind].draw, table.state.decks[kind].card = [f"{kind}-1"], ""
    monsters = tuple(Placement(type=kind, at=(q, 0)) for kind, q in (("slow", 5), ("quick", 6), ("late", 7)))
    table.door((2, 0), [(q, 0) for q in range(3, 8)], holds=Contents(monsters=monsters))
    game = table.game()
    answers = ["play:brute-lead:bottom", "move:2,0", "done", "default:brute-other:top"]
    answers += ["default:scoundrel-lead:bottom", "skip", "default:scoundrel-other:top"]
    run(game, whole_round(game), *answers)
    turns = [event.args["figure"].split(":")[0] for event in told(game, "turn")]
    assert turns == ["brute", "quick", "slow", "scoundrel", "late"]


def whole_round(game):
    while game.state.phase == "turns":
        yield from flow.turns(game)
