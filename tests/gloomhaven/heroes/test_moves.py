"""Characters' moves from small positions: ways, jumps, flight, doors in the middle of a move, and what stops one."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Move
from tafelrunde.games.havens.box.cards import Item
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack
from tafelrunde.games.havens.box.scenarios import Contents, Placement
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.rules.heroes.move import hero_move
from tafelrunde.games.havens.state import ItemCard
from tests.helpers.gloomhaven import Board, card, name
from tests.helpers.gloomhaven_rules import asked, run, told

ROW = [(q, 0) for q in range(8)]


def move(game, *answers, n=3, jump=False):
    """Let the brute move; what its move was like."""
    game.state.acting = "brute"
    hero = game.state.heroes[0]
    return run(game, hero_move(game, hero, game.figure("brute"), Move(n=n, jump=jump)), *answers)


def ends(game, n=3, jump=False):
    """The hexes offered, with the cost of each."""
    game.state.acting = "brute"
    decision = asked(hero_move(game, game.state.heroes[0], game.figure("brute"), Move(n=n, jump=jump)))
    if decision is None:
        return {}
    return {o.id.removeprefix("move:"): o.args["cost"] for o in decision.options if o.id.startswith("move:")}


def refused(game, n=3, jump=False):
    decision = asked(hero_move(game, game.state.heroes[0], game.figure("brute"), Move(n=n, jump=jump)))
    return {(no.id, no.reason, no.rule) for no in decision.refused()}


def shoes(number, **gain):
    return {
        number: Item(id=number, name=name(number), slot="legs", price=10, use="spent", when="move", gain=Gain(**gain))
    }


def brute_in_a_row(at=0):
    table = Board(ROW)
    table.hero("brute", (at, 0), initiative=30)
    return table


@pytest.mark.rule("GH-MOV-01", "GH-MOV-02", "GH-MOV-03")
def test_a_move_goes_through_allies_and_ends_where_nobody_stands():
    table = brute_in_a_row()
    table.hero("scoundrel", (1, 0))
    table.monster("guard", (4, 0))
    game = table.game()
    # The ally's hex is no end, but a way: it is offered as a step that leads on.
    assert ends(game, n=5) == {"2,0": 2, "3,0": 3, "1,0": 1}
    assert ("move:4,0", "enemy_there", "GH-MOV-03") in refused(game, n=5)
    assert ends(game, n=1) == {}
    moved = move(game, "move:1,0", "move:3,0", n=3)
    assert (game.figure("brute").at, moved.steps, moved.enemies) == ((3, 0), 3, [])


@pytest.mark.rule("GH-MOV-09")
def test_difficult_terrain_costs_two_points_and_is_out_of_reach_with_one():
    table = brute_in_a_row()
    table.tile("difficult", (1, 0), (3, 0))
    game = table.game()
    assert ends(game, n=1) == {}
    assert ends(game, n=4) == {"1,0": 2, "2,0": 3}
    assert ends(game, n=5)["3,0"] == 5


@pytest.mark.rule("GH-MOV-05", "GH-OVL-05", "GH-OVL-10")
def test_the_way_avoids_harm_as_long_as_the_points_allow_it():
    hexes = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, -1)]
    table = Board(hexes)
    table.hero("brute", (0, 0))
    table.tile("trap", (1, 0), damage=3)
    game = table.game()
    # Around it are 3 steps by (0,1) and (1,1); with 2 points there is only the way through the trap.
    assert ends(game, n=2)["2,0"] == 2
    move(game, "move:2,0", "done", n=4)
    assert game.figure("brute").hp == 10
    assert told(game, "moves")[0].args["path"] == ["0,1", "1,1", "2,0"]
    game.figure("brute").at = (0, 0)
    move(game, "move:2,0", n=2)
    assert game.figure("brute").hp == 7
    assert game.state.overlays == []
    assert game.state.heroes[0].tally["traps"] == 1
    assert [event.kind for event in game.events if event.kind in ("moves", "trap_sprung", "suffers")][1:] == [
        "moves",
        "trap_sprung",
        "suffers",
        "moves",
    ]


@pytest.mark.rule("GH-MOV-11", "GH-OVL-06")
def test_a_trap_that_holds_ends_the_move_in_its_hex():
    table = brute_in_a_row()
    table.tile("trap", (2, 0), cond=("immobilize",))
    game = table.game()
    moved = move(game, "move:5,0", n=5)
    assert (game.figure("brute").at, moved.steps) == ((2, 0), 2)
    assert game.figure("brute").hp == 10


@pytest.mark.rule("GH-MOV-11")
def test_whoever_is_stopped_on_an_ally_is_placed_in_the_nearest_empty_hex():
    table = Board([*ROW, (2, 1)])
    table.hero("brute", (0, 0))
    table.hero("scoundrel", (2, 0))
    table.tile("trap", (2, 0), cond=("stun",))
    table.state.coins.append((1, 0))
    game = table.game()
    move(game, "move:4,0", "place:2,1", n=4)
    # (1,0) holds a coin and is not empty; (3,0) and (2,1) are equally near.
    assert game.figure("brute").at == (2, 1)


@pytest.mark.rule("GH-MOV-06")
def test_a_jump_ignores_everything_but_its_last_hex():
    table = brute_in_a_row()
    table.monster("guard", (1, 0))
    table.tile("obstacle", (2, 0))
    table.tile("trap", (3, 0), damage=2)
    table.tile("difficult", (4, 0))
    game = table.game()
    assert ends(game, n=3) == {}
    # Over guard and obstacle to the trap; landing on difficult terrain takes one point more than flying over it.
    assert ends(game, n=4, jump=True) == {"3,0": 3, "1,0": 1}
    assert ends(game, n=5, jump=True) == {"3,0": 3, "4,0": 4, "5,0": 5, "1,0": 1}
    moved = move(game, "move:3,0", "move:5,0", n=5, jump=True)
    assert (moved.enemies, game.figure("brute").hp) == (["guard:1"], 10)
    game.figure("brute").at = (0, 0)
    move(game, "move:3,0", n=3, jump=True)
    assert game.figure("brute").hp == 8


@pytest.mark.rule("GH-MOV-06", "GH-MOV-03")
def test_a_jump_is_offered_only_steps_from_which_it_can_land():
    table = Board([(0, 0), (1, 0), (2, 0)])
    table.hero("brute", (0, 0))
    table.monster("guard", (1, 0))
    table.monster("guard", (2, 0), 2)
    game = table.game()
    assert ends(game, n=1, jump=True) == {}
    # With two points it could hop over the first guard and come back.
    assert ends(game, n=2, jump=True) == {"1,0": 1}
    moved = move(game, "move:1,0", n=2, jump=True)
    assert (game.figure("brute").at, moved.enemies) == ((0, 0), ["guard:1"])


@pytest.mark.rule("GH-REV-01", "GH-REV-05", "GH-REV-06", "GH-OVL-02")
def test_a_door_opens_in_the_middle_of_a_move_and_the_move_goes_on():
    table = Board([(0, 0), (1, 0)])
    table.hero("brute", (0, 0), initiative=30)
    table.hero("scoundrel", (1, 0), initiative=20)
    table.type("archer", cards=[card(MonsterAttack(), initiative=10)])
    table.type("guard", cards=[card(MonsterAttack(), initiative=30)])
    holds = Contents(
        monsters=(
            Placement(type="archer", at=(5, 0)),
            Placement(type="guard", at=(6, 0), players=("elite", "normal", "normal")),
        ),
        coins=((4, 0),),
    )
    table.door((2, 0), [(q, 0) for q in range(3, 8)], holds=holds)
    game = table.game()
    game.state.turn = 1
    assert ends(game, n=5) == {"2,0": 2, "1,0": 1}
    move(game, "move:2,0", "move:4,0", n=4)
    assert game.figure("brute").at == (4, 0)
    assert game.state.rooms == (1, 2)
    assert game.state.heroes[0].tally["doors"] == 1
    ranks = {(figure.type, figure.rank) for figure in game.state.figures if figure.kind == "monster"}
    assert ranks == {("archer", "normal"), ("guard", "elite")}
    # Only the faster one acts right after this turn; equal initiative comes after the character anyway.
    assert [figure_id.split(":")[0] for figure_id in game.state.interrupts] == ["archer"]


@pytest.mark.rule("GH-OVL-03")
def test_a_locked_door_is_a_wall():
    table = Board([(0, 0), (1, 0)])
    table.hero("brute", (0, 0))
    table.door((2, 0), [(3, 0)], locked=True)
    game = table.game()
    assert ends(game) == {"1,0": 1}
    assert ("move:2,0", "door_locked", "GH-OVL-03") in refused(game)
    game.state.unlocked = ("door2",)
    assert ends(game) == {"1,0": 1, "2,0": 2}


@pytest.mark.rule("GH-ITM-06", "GH-ITM-14")
def test_boots_can_be_used_when_the_points_are_gone():
    table = brute_in_a_row()
    table.state.heroes[0].items = [ItemCard("001")]
    game = table.game(items=shoes("001", move=2))
    move(game, "move:2,0", "item:001", "move:4,0", n=2)
    assert game.figure("brute").at == (4, 0)
    assert game.state.heroes[0].items == [ItemCard("001", "spent")]


@pytest.mark.rule("GH-MOV-07", "GH-MOV-08", "GH-RUL-68")
def test_lent_wings_carry_over_everything_and_drop_whoever_stays_over_an_obstacle():
    table = brute_in_a_row()
    table.state.heroes[0].items = [ItemCard("064")]
    table.monster("guard", (1, 0))
    table.tile("obstacle", (2, 0))
    table.tile("trap", (3, 0), damage=9)
    game = table.game(items=shoes("064", fly=True))
    # Trap damage at level 1 is 3; beside the guard and the trap (0,0) and (4,0) are the nearest empty hexes.
    move(game, "item:064", "move:2,0", "place:4,0", n=2)
    assert (game.figure("brute").hp, game.figure("brute").at) == (7, (4, 0))


@pytest.mark.rule("GH-MOV-07", "GH-OVL-05")
def test_wings_stay_above_traps():
    table = brute_in_a_row()
    table.state.heroes[0].items = [ItemCard("064")]
    table.tile("trap", (2, 0), damage=9)
    game = table.game(items=shoes("064", fly=True))
    move(game, "item:064", "move:2,0", n=2)
    assert (game.figure("brute").at, game.figure("brute").hp, len(game.state.overlays)) == ((2, 0), 10, 1)


@pytest.mark.rule("GH-OVL-10")
def test_sure_feet_mind_neither_hazards_nor_difficult_ground():
    table = brute_in_a_row()
    table.state.heroes[0].items = [ItemCard("015")]
    table.tile("hazard", (1, 0))
    table.tile("difficult", (2, 0))
    game = table.game(items=shoes("015", sure_footed=True))
    assert ends(game, n=3) == {"1,0": 1, "2,0": 3}
    move(game, "item:015", "move:2,0", n=2)
    assert game.figure("brute").hp == 10
    move(game, "move:1,0", n=1)
    assert game.figure("brute").hp == 9


@pytest.mark.rule("GH-MOV-05", "GH-MOV-06")
def test_before_moving_one_sees_the_way_and_what_it_does():
    table = brute_in_a_row()
    table.tile("trap", (1, 0), damage=3, cond=("wound",))
    table.tile("hazard", (2, 0))
    game = table.game()

    def previewed(to, jump):
        decision = asked(hero_move(game, game.state.heroes[0], game.figure("brute"), Move(n=3, jump=jump)))
        preview = decision.previewed(decision.option(f"move:{to}"))
        return preview.path, [(line.key, line.args.get("damage")) for line in preview.lines]

    way = ("hex:0,0", "hex:1,0", "hex:2,0")
    assert previewed("2,0", False) == (way, [("preview-move", None), ("preview-trap", 3), ("preview-hazard", 1)])
    assert previewed("2,0", True) == (way, [("preview-move", None), ("preview-hazard", 1)])
