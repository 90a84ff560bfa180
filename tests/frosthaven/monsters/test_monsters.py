"""Monsters (6): cards, abilities, elements of groups, revealing and spawning, death and kills."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.monster_abilities import (
    MonsterAttack,
    MonsterCondition,
    MonsterHeal,
    MonsterInfuse,
    MonsterLoot,
    MonsterMove,
    MonsterPull,
    MonsterShield,
    MonsterSuffer,
    MonsterSummon,
)
from tafelrunde.games.havens.box.scenarios import Contents, Placement
from tafelrunde.games.havens.box.vocabulary import Augment, Bonus, Gain
from tafelrunde.games.havens.rules import flow
from tafelrunde.games.havens.rules.effects import conditions, damage
from tafelrunde.games.havens.rules.map import reveal
from tafelrunde.games.havens.rules.round import initiative
from tafelrunde.games.havens.state import INERT, STRONG, Slot
from tafelrunde.tabletop.hexes import disc
from tests.helpers.frosthaven import Field
from tests.helpers.gloomhaven_rules import acts, card, hp, marks, row, run, told, turns

HOTTER = MonsterAttack(consume=(Augment(("fire",), Gain(attack=3)),))


def pack(*abilities, guards=((1, 0),), drifter=(0, 0), hexes=None, **values):
    """Guards with this card about a drifter."""
    board = Field(hexes)
    board.drifter(drifter, hp=50)
    for number, at in enumerate(guards, start=1):
        board.guard(at, number, cards=[card(*abilities, initiative=30)], **values)
    return board


def in_turns(board, *others):
    """The game in the middle of a round: the guards are next, then others by type."""
    game = board.game()
    state = game.state
    state.phase, state.acting = "turns", ""
    state.order = [Slot(30, "monsters", "guard"), *[Slot(60, "monsters", name) for name in others]]
    for hero in state.heroes:
        game.figure(hero.id).acted = True
    return game


def turn(game, *answers):
    run(game, flow.turns(game))
    run(game, flow.turns(game), *answers)


# --- cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-MON-04", "FH-MON-05", "FH-MMV-01", "FH-MAT-01")
def test_a_monster_does_what_its_card_says_and_no_more():
    game = pack(MonsterMove(mod=1), guards=[(3, 0)], hexes=row(5), move=1).game()
    acts(game, "guard:1")
    assert (game.figure("guard:1").at, hp(game, "drifter")) == ((1, 0), 50)
    game = pack(MonsterAttack(mod=2)).game()
    acts(game, "guard:1")
    assert hp(game, "drifter") == 46


@pytest.mark.rule("FH-MON-05")
def test_its_range_is_that_of_the_ability_card():
    game = pack(MonsterAttack(range=3), guards=[(3, 0)]).game()
    acts(game, "guard:1")
    assert hp(game, "drifter") == 48
    game = pack(MonsterAttack(), guards=[(3, 0)]).game()
    acts(game, "guard:1")
    assert hp(game, "drifter") == 50


@pytest.mark.rule("FH-MAT-03")
def test_several_attacks_of_a_card_may_hit_the_same_focus():
    game = pack(MonsterAttack(), MonsterAttack()).game()
    acts(game, "guard:1")
    assert hp(game, "drifter") == 46


@pytest.mark.rule("FH-MAT-06")
def test_bonuses_of_a_monsters_attack_count_where_they_hold():
    bonus = Bonus("target_adjacent_to_your_ally", Gain(attack=2))
    board = pack(MonsterAttack(bonus=(bonus,)), guards=[(1, 0), (-1, 0)])
    game = board.game()
    acts(game, "guard:1")
    assert hp(game, "drifter") == 46
    game = pack(MonsterAttack(bonus=(bonus,))).game()
    acts(game, "guard:1")
    assert hp(game, "drifter") == 48


# --- other abilities --------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-MOA-05")
def test_a_positive_condition_goes_to_itself_and_then_to_the_nearest_that_lacks_it():
    game = pack(MonsterCondition("ward", "ally", range=3), guards=[(1, 0), (2, 0), (3, 0)]).game()
    acts(game, "guard:1")
    acts(game, "guard:1")
    assert [marks(game, f"guard:{number}") for number in (1, 2, 3)] == [["ward"], ["ward"], []]


@pytest.mark.rule("FH-MOA-02")
def test_a_heal_goes_to_who_has_lost_most():
    game = pack(MonsterHeal(n=3, range=3), guards=[(1, 0), (2, 0)]).game()
    game.figure("guard:1").hp, game.figure("guard:2").hp = 15, 9
    acts(game, "guard:1")
    assert (hp(game, "guard:1"), hp(game, "guard:2")) == (15, 12)


@pytest.mark.rule("FH-MOA-04", "FH-MMV-10")
def test_a_negative_condition_goes_to_the_focus():
    game = pack(MonsterCondition("muddle", "enemy", range=2), guards=[(2, 0)]).game()
    acts(game, "guard:1")
    assert marks(game, "drifter") == ["muddle"]


@pytest.mark.rule("FH-MOA-03", "FH-LTA-03", "FH-LTA-06")
def test_a_looting_monster_takes_tokens_for_good():
    game = pack(MonsterLoot(n=1)).game()
    game.state.coins = [(2, 0), (-1, 0)]
    acts(game, "guard:1")
    assert (game.state.coins, game.state.heroes[0].loot) == ([(-1, 0)], ())


@pytest.mark.rule("FH-MOA-03", "FH-LTA-02", "FH-DIF-63")
def test_a_looting_monster_needs_no_line_of_sight_either():
    board = Field(disc((0, 0), 2))
    board.drifter((-2, 0))
    board.guard((0, 0), cards=[card(MonsterLoot(n=3))])
    board.walls = [((0, 0), (1, 0)), ((0, 1), (1, 0)), ((1, -1), (1, 0))]
    game = board.game()
    game.state.coins = [(1, 0)]
    assert not game.sees((0, 0), (1, 0))
    acts(game, "guard:1")
    assert game.state.coins == []


@pytest.mark.rule("FH-MOA-06", "FH-MOA-07", "FH-MOA-10")
def test_a_summoned_monster_comes_beside_its_summoner_near_an_enemy_and_does_not_act_yet():
    board = pack(MonsterSummon(what="guard"), guards=[(2, 0)], hexes=row(5))
    game = board.game()
    acts(game, "guard:1")
    new = next(one for one in game.state.figures if one.summoned)
    assert (new.at, new.acted, new.rank) == ((1, 0), True, "normal")


@pytest.mark.rule("FH-MOA-01", "FH-BON-09")
def test_shields_of_stat_card_and_ability_card_add_up():
    game = pack(MonsterShield(n=2)).game()
    acts(game, "guard:1")
    assert game.shield(game.figure("guard:1")) == 2


@pytest.mark.rule("FH-FRC-04")
def test_a_monster_pulls_its_focus_as_far_as_it_goes():
    game = pack(MonsterPull(n=2, range=3), guards=[(3, 0)], hexes=row(5)).game()
    acts(game, "guard:1")
    assert game.figure("drifter").at == (2, 0)


@pytest.mark.rule("FH-DTH-03", "FH-SUF-01")
def test_who_dies_of_its_own_ability_does_nothing_further():
    game = pack(MonsterSuffer(n=30), MonsterAttack()).game()
    acts(game, "guard:1")
    assert (game.find("guard:1"), hp(game, "drifter")) == (None, 50)


# --- elements of groups -----------------------------------------------------------------------------------------


@pytest.mark.rule("FH-MEL-01", "FH-MEL-02")
def test_a_group_infuses_when_its_last_monster_has_ended_its_turn():
    game = in_turns(pack(MonsterInfuse(what="ice"), guards=[(1, 0), (2, 0)]))
    turn(game)
    assert game.state.elements["ice"] == INERT
    turn(game)
    assert game.state.elements["ice"] == STRONG


@pytest.mark.rule("FH-MEL-02", "FH-CMP-09")
def test_types_that_share_a_deck_are_one_group():
    board = pack(MonsterInfuse(what="ice"))
    board.monster("archer", (2, 0), deck="guard")
    game = in_turns(board, "archer")
    turn(game)
    assert game.state.elements["ice"] == INERT
    turn(game)
    assert game.state.elements["ice"] == STRONG


@pytest.mark.rule("FH-MEL-03")
def test_a_group_consumes_with_its_first_turn_and_all_of_it_profit():
    game = in_turns(pack(HOTTER, guards=[(1, 0), (0, 1)]))
    game.state.elements["fire"] = STRONG
    turn(game)
    turn(game)
    assert (hp(game, "drifter"), game.state.elements["fire"]) == (40, INERT)


@pytest.mark.rule("FH-MEL-04")
def test_who_comes_later_does_not_profit_but_may_consume_anew():
    game = in_turns(pack(HOTTER, guards=[(1, 0)]))
    game.state.elements["fire"] = STRONG
    turn(game)
    reveal.place_monster(game, "guard", "normal", (0, 1), room=1)
    turn(game)
    assert hp(game, "drifter") == 50 - 5 - 2
    game.state.elements["fire"] = STRONG
    reveal.place_monster(game, "guard", "normal", (-1, 0), room=1)
    turn(game)
    assert (hp(game, "drifter"), game.state.elements["fire"]) == (38, INERT)


@pytest.mark.rule("FH-MEL-05", "FH-ELM-11", "FH-ELM-10")
def test_the_party_says_which_element_a_wild_symbol_is():
    game = in_turns(pack(MonsterInfuse(what="any")))
    turn(game, "element:earth")
    assert game.state.elements["earth"] == STRONG


@pytest.mark.rule("FH-MEL-06")
def test_who_can_not_attack_leaves_the_element_to_the_next():
    game = in_turns(pack(HOTTER, guards=[(1, 0), (0, 1)]))
    game.state.elements["fire"] = STRONG
    run(game, conditions.give(game, game.figure("guard:1"), "disarm"))
    turn(game)
    assert game.state.elements["fire"] == STRONG
    turn(game)
    assert hp(game, "drifter") == 45


# --- order ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-INI-08", "FH-MON-08")
def test_named_ones_act_before_elites_and_elites_before_normals():
    board = Field()
    board.drifter((-3, 0))
    board.guard((1, 0), 1)
    board.guard((2, 0), 2, rank="elite")
    board.guard((3, 0), 3, rank="named")
    game = in_turns(board)
    for _ in range(3):
        turn(game)
    assert turns(game) == ["guard:3", "guard:2", "guard:1"]


@pytest.mark.rule("FH-INI-03", "FH-INI-05", "FH-INI-07")
def test_characters_act_before_monsters_of_their_initiative_and_other_ties_are_the_partys():
    board = Field()
    board.drifter(initiative=30)
    board.guard((1, 0), cards=[card(initiative=30)])
    board.monster("archer", (2, 0), cards=[card(initiative=30)])
    game = board.game()
    run(game, initiative.build_order(game), "first:guard")
    assert [slot.id for slot in game.state.order] == ["drifter", "guard", "archer"]


@pytest.mark.rule("FH-INI-07")
def test_allies_and_monsters_of_one_initiative_are_the_partys_choice_too():
    board = Field()
    board.drifter(initiative=90)
    board.guard((1, 0), cards=[card(initiative=30)])
    board.ally("villager", (2, 0), initiative=30)
    game = board.game()
    run(game, initiative.build_order(game), "first:guard")
    assert [slot.id for slot in game.state.order] == ["guard", "allies:30", "drifter"]


@pytest.mark.rule("FH-SPW-04")
@pytest.mark.parametrize(("number", "at_once"), [(20, True), (70, False)])
def test_revealed_monsters_act_at_once_if_they_are_earlier_than_who_acts(number, at_once):
    board = Field()
    board.drifter(initiative=50)
    board.type("archer", cards=[card(initiative=number)])
    game = board.game()
    game.state.acting = "drifter"
    new = reveal.place_monster(game, "archer", "normal", (2, 0), room=1)
    assert new is not None
    reveal.join_round(game, [new], 50)
    assert (new.id in game.state.interrupts) is at_once


@pytest.mark.rule("FH-SPW-06")
def test_if_standees_run_short_elites_come_first_and_then_who_is_nearest_an_enemy():
    placements = (
        Placement(type="archer", at=(4, 0)),
        Placement(type="archer", at=(5, 0)),
        Placement(type="archer", at=(6, 0), players=("elite", "elite", "elite")),
    )
    board = Field(row(3))
    board.drifter((2, 0))
    board.type("archer", cards=[card()], standees=2)
    door = board.door((3, 0), [(4, 0), (5, 0), (6, 0)], holds=Contents(monsters=placements))
    game = board.game()
    drifter = game.figure("drifter")
    drifter.at = (3, 0)
    run(game, reveal.open_door(game, door, drifter))
    assert {one.at: one.rank for one in game.state.figures if one.kind == "monster"} == {
        (4, 0): "normal",
        (6, 0): "elite",
    }


@pytest.mark.rule("FH-SPW-06")
def test_if_standees_run_short_any_enemy_is_near_and_not_only_who_opened_the_door():
    board = Field([*row(3), (6, 1)])
    board.drifter((2, 0))
    board.hero("boneshaper", (6, 1))
    board.type("archer", cards=[card()], standees=1)
    placements = (Placement(type="archer", at=(5, 0)), Placement(type="archer", at=(6, 0)))
    door = board.door((3, 0), [(4, 0), (5, 0), (6, 0)], holds=Contents(monsters=placements))
    game = board.game()
    drifter = game.figure("drifter")
    drifter.at = (3, 0)
    run(game, reveal.open_door(game, door, drifter))
    assert [one.at for one in game.state.figures if one.kind == "monster"] == [(6, 0)]


@pytest.mark.rule("FH-SPW-02")
def test_a_spawned_monster_comes_to_the_nearest_empty_hex():
    board = Field(row(4))
    board.drifter()
    board.guard((2, 0))
    game = board.game()
    game.state.phase = "cleanup"
    run(game, reveal.spawn_monster(game, "guard", "normal", (2, 0)), "place:3,0")
    assert game.at((3, 0)) is not None


# --- death ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-DTH-01", "FH-DTH-02", "FH-DTH-04")
@pytest.mark.parametrize("summoned", [False, True])
def test_the_dead_leave_a_loot_token_also_if_they_were_summoned(summoned):
    board = pack()
    board.tile("ice", (1, 0))
    game = board.game()
    game.figure("guard:1").summoned = summoned
    run(game, damage.suffer(game, game.figure("guard:1"), 20, cause="effect"))
    assert game.state.coins == [(1, 0)]


@pytest.mark.rule("FH-DTH-02", "FH-TIL-18")
def test_allies_and_objectives_leave_none():
    board = pack()
    board.ally("villager", (2, 0))
    board.object("shrine", (3, 0), hp=2)
    game = board.game()
    run(game, damage.kill(game, game.figure("villager:1")))
    run(game, damage.kill(game, game.figure("shrine")))
    assert game.state.coins == []


@pytest.mark.rule("FH-DTH-05")
def test_bosses_and_named_ones_leave_one_too():
    board = pack()
    board.guard((2, 0), 2, rank="named")
    game = board.game()
    run(game, damage.kill(game, game.figure("guard:2")))
    assert game.state.coins == [(2, 0)]


@pytest.mark.rule("FH-KIL-01", "FH-KIL-02")
def test_kills_of_summons_count_for_the_summoner():
    board = pack()
    board.summon("wolf", (2, 0), board.state.heroes[0], attack=9)
    game = board.game()
    run(game, damage.suffer(game, game.figure("guard:1"), 20, by="wolf:1", cause="attack"))
    (event,) = told(game, "dies")
    assert (event.args["by"], game.state.heroes[0].tally["kills"]) == ("drifter", 1)
