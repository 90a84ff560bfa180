"""Monsters in general (6.1): the card in printed order, ranks, deaths and who is credited with them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tafelrunde.games.havens.box.abilities import Attack
from tafelrunde.games.havens.box.monster_abilities import (
    MonsterAttack,
    MonsterConsume,
    MonsterHeal,
    MonsterInfuse,
    MonsterLoot,
    MonsterMove,
    MonsterRetaliate,
    MonsterShield,
)
from tafelrunde.games.havens.box.monsters import Stats, Traits
from tafelrunde.games.havens.box.scenarios import Contents, Placement
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.rules.effects import damage
from tafelrunde.games.havens.rules.map import forced, movement, reveal
from tafelrunde.games.havens.state import Bonus
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import (
    Board,
    acts,
    asked,
    attack,
    blows,
    card,
    hp,
    marks,
    one_round,
    row,
    run,
    strike,
    told,
    turn_of,
    turns,
)  # fmt: skip

CHASE = card(MonsterMove(), MonsterAttack())


def lane(*abilities, at=(4, 0), length=8, **values):
    """A brute at one end of a row and a guard with such a card."""
    board = Board(row(length))
    board.hero("brute", (0, 0))
    board.monster("guard", at, cards=[card(*abilities)], **values)
    return board


# --- the card -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-MON-01")
def test_it_moves_only_by_a_move_and_attacks_only_by_an_attack():
    game = lane(MonsterMove()).game()
    acts(game, "guard:1")
    assert (game.figure("guard:1").at, blows(game)) == ((2, 0), [])
    game = lane(MonsterAttack(), at=(2, 0)).game()
    acts(game, "guard:1")
    assert (game.figure("guard:1").at, blows(game)) == ((2, 0), [])
    game = lane(MonsterMove(), MonsterAttack(), at=(3, 0)).game()
    acts(game, "guard:1")
    assert (game.figure("guard:1").at, blows(game)) == ((1, 0), [2])


@pytest.mark.rule("GH-MON-01", "GH-MMV-13")
def test_abilities_come_in_printed_order_so_an_attack_before_the_move_is_made_from_where_it_stands():
    game = lane(MonsterAttack(), MonsterMove(), at=(3, 0)).game()
    acts(game, "guard:1")
    assert (game.figure("guard:1").at, blows(game)) == ((1, 0), [])
    acts(game, "guard:1")
    assert (game.figure("guard:1").at, blows(game)) == ((1, 0), [2])


@pytest.mark.rule("GH-MON-01", "GH-FOC-11")
def test_what_is_impossible_is_left_out_and_the_rest_is_done():
    board = lane(MonsterShield(1), MonsterMove(), MonsterAttack(), MonsterHeal(2, on_self=True), MonsterLoot(1), lost=3)
    board.tile("obstacle", (2, 0))
    board.state.coins = [(5, 0)]
    game = board.game()
    acts(game, "guard:1")
    guard = game.figure("guard:1")
    assert guard.at == (4, 0)
    assert (guard.hp, game.shield(guard), game.state.coins, blows(game)) == (7, 1, [], [])


@pytest.mark.rule("GH-MON-02", "GH-INI-04", "GH-MON-05")
def test_elites_then_normals_and_whoever_is_neither_before_both_in_the_order_of_numbers():
    board = Board(row(9))
    board.hero("brute", (0, 0), initiative=99)
    board.type("guard", cards=[card(initiative=10)])
    for number, rank in ((1, "normal"), (2, "elite"), (3, "normal"), (4, "elite"), (5, "named")):
        board.monster("guard", (number + 2, 0), number, rank=rank)
    game = board.game()
    rounds = one_round(game)
    while len(turns(game)) < 6:
        next(rounds, None)
    assert turns(game) == ["guard:5", "guard:2", "guard:4", "guard:1", "guard:3", "brute"]


# --- the sequence of a turn -----------------------------------------------------------------------------------


@pytest.mark.rule("GH-MON-04", "GH-CON-11", "GH-ELE-12")
def test_who_dies_of_its_wound_neither_consumes_nor_infuses_nor_acts():
    board = lane(MonsterConsume(("fire",), Gain(attack=1)), MonsterInfuse("ice"), MonsterAttack(), at=(1, 0),
                 lost=7, marks=["wound"])  # fmt: skip
    board.state.elements["fire"] = 2
    game = board.game()
    acts(game, "guard:1")
    assert game.find("guard:1") is None
    assert (game.state.elements["fire"], game.state.elements["ice"], blows(game)) == (2, 0, [])
    assert game.state.coins == [(1, 0)]


@pytest.mark.rule("GH-MON-04", "GH-CON-20", "GH-ELE-10", "GH-ELE-12")
def test_a_stunned_one_pays_no_element_infuses_none_and_is_free_after_its_turn():
    board = lane(MonsterConsume(("fire",), Gain(attack=1)), MonsterInfuse("ice"), MonsterAttack(), at=(1, 0),
                 marks=["stun", "wound", "muddle"])  # fmt: skip
    board.state.elements["fire"] = 1
    game = board.game()
    acts(game, "guard:1")
    assert (game.state.elements["fire"], game.state.elements["ice"], blows(game)) == (1, 0, [])
    assert hp(game, "guard:1") == 7
    assert marks(game, "guard:1") == ["wound"]


@pytest.mark.rule("GH-MON-04", "GH-ELE-03", "GH-ELE-07")
def test_elements_are_paid_first_and_infused_ones_strong_only_when_the_turn_is_over():
    board = lane(MonsterMove(), MonsterAttack(infuse=("fire",)), MonsterConsume(("fire",), Gain(attack=2)), at=(2, 0))
    board.state.elements["fire"] = 1
    game = board.game()
    acts(game, "guard:1")
    # The waning fire was consumed before the attack that is printed above it; the new one is there afterwards.
    assert blows(game) == [4]
    assert game.state.elements["fire"] == 2


@pytest.mark.rule("GH-MON-04", "GH-CON-05", "GH-CON-21")
def test_its_conditions_count_in_its_turn_and_end_with_it():
    board = lane(MonsterMove(), MonsterAttack(), at=(1, 0), marks=["muddle"])
    board.state.monster_modifiers.draw = ["+0", "+0", "-1", "+2"]
    game = board.game()
    acts(game, "guard:1")
    assert blows(game) == [1]
    assert marks(game, "guard:1") == []
    game.state.monster_modifiers.draw = ["-1", "+2"]
    acts(game, "guard:1")
    assert blows(game) == [1, 4]


# --- ranks and formulas ---------------------------------------------------------------------------------------


@pytest.mark.rule("GH-MON-05", "GH-MAT-01")
def test_normals_use_the_normal_column_and_elites_the_elite_one():
    for rank, expected in (("normal", 2), ("elite", 3), ("named", 2)):
        game = lane(MonsterAttack(), at=(1, 0), rank=rank).game()
        acts(game, "guard:1")
        assert blows(game) == [expected]


@pytest.mark.rule("GH-MON-05", "GH-LVL-06")
def test_the_values_are_those_of_the_monster_level():
    board = lane(MonsterAttack(), at=(1, 0))
    board.state.level = 3
    kind = board.monsters["guard"]
    board.monsters["guard"] = replace(
        kind, normal=tuple(Stats(hp=5 + n, move=2, attack=n) for n in range(8)), elite=kind.elite
    )
    game = board.game()
    acts(game, "guard:1")
    assert blows(game) == [3]
    assert reveal.place_monster(game, "guard", "normal", (6, 0)).most == 8


@pytest.mark.rule("GH-MON-05", "GH-SPC-03", "GH-BOS-02")
def test_named_monsters_have_the_hit_points_of_the_scenario_and_no_rank():
    board = Board(row(4))
    board.hero("brute", (0, 0))
    board.hero("tinkerer", (1, 0))
    board.type("guard", cards=[CHASE], hp=8)
    board.type("chief", cards=[CHASE], hp="5*C", boss=True)
    placements = (
        Placement(type="guard", at=(5, 0), name="gravel", hp="3*C+St"),
        Placement(type="guard", at=(6, 0), players=("elite", "elite", "elite")),
        Placement(type="chief", at=(7, 0), boss=True),
    )
    door = board.door((4, 0), [(q, 0) for q in range(5, 8)], holds=Contents(monsters=placements))
    game = board.game()
    run(game, reveal.open_door(game, door, game.figure("brute")))
    found = {figure.at: (figure.rank, figure.most) for figure in game.state.figures if figure.kind == "monster"}
    assert found == {(5, 0): ("named", 7), (6, 0): ("elite", 8), (7, 0): ("boss", 10)}


@pytest.mark.rule("GH-SPC-03")
def test_a_named_monster_goes_by_its_name_and_two_of_one_name_by_their_numbers_too():
    board = Board(row(4))
    board.hero("brute", (0, 0))
    board.type("guard", cards=[CHASE], hp=8)
    game = board.game()
    first, second = [reveal.place_monster(game, "guard", "named", (q, 0), name="gravel") for q in (1, 2)]
    assert (first.id, first.type) == ("test-gravel", "guard")
    assert second.id == f"test-gravel:{second.number}"
    assert [event.args["figure"] for event in told(game, "monster_placed")] == [first.id, second.id]


@pytest.mark.rule("GH-MON-07", "GH-BOS-04")
def test_formulas_know_the_level_and_all_characters_that_started():
    board = lane(MonsterMove())
    board.hero("tinkerer", (7, 0))
    board.state.level = 2
    game = board.game()
    assert [game.number(one) for one in ("2*C+St", "C-1", "St", 5, "8*C//3")] == [6, 1, 2, 5, 5]
    run(game, damage.exhaust(game, game.state.heroes[1], "GH-EXH-01"))
    assert game.number("2*C+St") == 6


# --- death ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-MON-06", "GH-RET-03", "GH-ATK-09")
def test_a_dead_monster_leaves_a_coin_and_its_traits_and_bonuses_are_gone():
    board = lane(MonsterRetaliate(3), at=(1, 0), hp=2, traits=Traits(retaliate=5))
    board.state.coins = [(1, 0)]
    game = board.game()
    acts(game, "guard:1")
    strike(game, "brute", "guard:1", 2)
    assert hp(game, "brute") == 10
    assert game.state.coins == [(1, 0), (1, 0)]
    # Its standee is free again, and whoever gets it starts anew.
    new = reveal.place_monster(game, "guard", "normal", (5, 0))
    assert new.bonuses == ()


@pytest.mark.rule("GH-MON-06", "GH-MAB-04")
def test_summoned_and_spawned_monsters_leave_no_coin():
    game = lane(MonsterMove()).game()
    summoned = reveal.place_monster(game, "guard", "normal", (5, 0), summoned=True)
    spawned = run(game, reveal.spawn_monster(game, "guard", "elite", (6, 0)))
    for figure in (summoned, spawned):
        run(game, damage.kill(game, figure, "brute"))
    assert game.state.coins == []
    assert game.state.kills == {"guard": 2}
    assert game.state.heroes[0].tally["kills"] == 2


@pytest.mark.rule("GH-MON-08", "GH-SUM-10")
@pytest.mark.parametrize(
    ("how", "credit"),
    [("own", "brute"), ("summon", "brute"), ("retaliate", "brute"), ("pushed", "brute"), ("walked", ""), ("wound", "")],
)
def test_a_kill_is_credited_to_whoever_dealt_the_damage_or_forced_the_victim(how, credit):
    board = Board(disc((0, 0), 3))
    brute = board.hero("brute", (0, 0))
    board.summon("rat", (1, -1), brute, attack=5)
    board.monster("guard", (1, 0), cards=[card(MonsterAttack())], lost=7, marks=["wound"] if how == "wound" else [])
    board.tile("trap", (2, 0), damage=3)
    game = board.game()
    guard = game.figure("guard:1")
    match how:
        case "own":
            attack(game, Attack(n=1), "target:guard:1")
        case "summon":
            acts(game, "rat:1")
        case "retaliate":
            game.figure("brute").bonuses = (Bonus("", retaliate=2),)
            game.state.figures.remove(game.figure("rat:1"))
            acts(game, "guard:1")
        case "pushed":
            run(game, forced.push(game, game.figure("brute"), guard, 1, 0), "push:2,0")
        case "walked":
            run(game, movement.walk(game, guard, [(2, 0)], "walk"))
        case "wound":
            acts(game, "guard:1")
    assert game.find("guard:1") is None
    assert told(game, "dies")[0].args["by"] == credit
    assert brute.tally.get("kills", 0) == (1 if credit else 0)
    assert game.state.first_kill == game.state.last_kill == (0 if credit else -1)


@pytest.mark.rule("GH-MON-08")
def test_killing_ones_own_friends_and_objects_counts_for_nobody():
    board = lane(MonsterMove(), at=(2, 0))
    board.object("altar", (4, 0), hp=1)
    game = board.game()
    run(game, damage.kill(game, game.figure("altar"), "brute"))
    run(game, damage.kill(game, game.figure("guard:1"), "guard:1"))
    assert "kills" not in game.state.heroes[0].tally


@pytest.mark.rule("GH-MON-01", "GH-MAB-05", "GH-INI-13")
def test_a_type_without_a_card_does_nothing_in_its_turn():
    game = lane(MonsterMove(), MonsterAttack(), at=(1, 0)).game()
    game.state.decks["guard"].card = ""
    assert asked(turn_of(game, "guard:1")) is None
    assert (blows(game), game.figure("guard:1").at) == ([], (1, 0))
