"""Monsters' turns from small positions: focus, movement, attack, and the other abilities of a card."""

from __future__ import annotations

import msgspec
import pytest

from tafelrunde.games.havens import rulings
from tafelrunde.games.havens.box.monster_abilities import (
    MonsterAttack,
    MonsterCondition,
    MonsterConsume,
    MonsterDamage,
    MonsterHeal,
    MonsterInfuse,
    MonsterLoot,
    MonsterMove,
    MonsterRetaliate,
    MonsterShield,
    MonsterSummon,
    MonsterTrap,
    OpenDoor,
    Special,
)
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.scenarios import Contents, Placement
from tafelrunde.games.havens.box.vocabulary import Augment, Gain
from tafelrunde.games.havens.rules.monsters.deciding import position_of
from tafelrunde.games.havens.rules.monsters.turn import creature_turn
from tafelrunde.games.havens.rulings.reading import read_position
from tafelrunde.games.havens.state import Bonus, Mark
from tafelrunde.kernel import PARTY
from tests.helpers.gloomhaven import Board, card
from tests.helpers.gloomhaven_rules import asked, run, told

MOVE, ATTACK = MonsterMove(), MonsterAttack()
WALK_AND_HIT = card(MOVE, ATTACK)


def act(game, name="guard:1", *answers):
    game.state.acting = name
    run(game, creature_turn(game, game.figure(name)), *answers)


@pytest.mark.rule("GH-MON-04", "GH-MMV-04", "GH-MAT-01")
def test_it_walks_to_its_focus_and_attacks_and_the_log_says_why():
    table = Board()
    table.hero("brute", (3, 0), initiative=20)
    table.hero("scoundrel", (-4, 0), initiative=10)
    table.monster("guard", (0, 0), cards=[WALK_AND_HIT])
    game = table.game()
    act(game)
    assert game.figure("guard:1").at == (2, 0)
    assert game.figure("brute").hp == 8
    (focus,) = told(game, "focus")
    assert focus.rule == "GH-FOC-03"
    assert focus.args["focus"] == "brute"
    assert focus.args["why"].key == "ruling-focus-path"
    assert [text.args["enemy"] for text in focus.args["considered"]] == ["brute", "scoundrel"]
    assert [event.args["why"].key for event in told(game, "intent")] == ["ruling-moves"]
    assert told(game, "moves")[0].args["path"] == ["1,0", "2,0"]


@pytest.mark.rule("GH-CON-20", "GH-CON-05")
def test_a_stunned_monster_does_nothing_but_the_stun_ends():
    table = Board()
    table.hero("brute", (1, 0))
    table.monster("guard", (0, 0), cards=[card(MonsterShield(n=1), ATTACK)], marks=["stun"])
    game = table.game()
    act(game)
    guard = game.figure("guard:1")
    assert (game.figure("brute").hp, guard.marks, guard.bonuses) == (10, (), ())


@pytest.mark.rule("GH-CON-11", "GH-MON-04")
def test_a_monster_that_dies_of_its_wound_does_nothing():
    table = Board()
    table.hero("brute", (1, 0))
    table.monster("guard", (0, 0), cards=[WALK_AND_HIT], hp=1, marks=["wound"])
    table.monster("guard", (4, -4), 2)
    game = table.game()
    act(game)
    assert game.find("guard:1") is None
    assert game.figure("brute").hp == 10


@pytest.mark.rule("GH-AMB-01", "GH-AMB-03", "GH-SUM-06")
def test_the_party_decides_between_equal_ends_and_sees_why():
    table = Board([(0, 0), (1, 0), (0, 1), (1, 1)])
    table.hero("brute", (1, 1))
    table.monster("guard", (0, 0), cards=[WALK_AND_HIT])
    game = table.game()
    decision = asked(creature_turn(game, game.figure("guard:1")))
    assert decision is not None
    assert (decision.seat, decision.question) == (PARTY, "monster_choice")
    assert [(option.id, option.on) for option in decision.options] == [("go:0,1", "hex:0,1"), ("go:1,0", "hex:1,0")]
    preview = decision.previewed(decision.options[1])
    assert preview.path == ("hex:0,0", "hex:1,0")
    assert preview.area == ("figure:brute",)
    assert "ruling-moves" in [line.key for line in preview.lines]
    act(game, "guard:1", "go:1,0")
    assert game.figure("guard:1").at == (1, 0)


@pytest.mark.rule("GH-FOC-10", "GH-MAT-02")
def test_targets_that_tie_are_pointed_at():
    table = Board()
    table.hero("brute", (1, 0), initiative=20, resting=True)
    table.hero("scoundrel", (-1, 0), initiative=20, resting=True)
    table.monster("guard", (0, 0), cards=[card(ATTACK)])
    game = table.game()
    decision = asked(creature_turn(game, game.figure("guard:1")))
    assert [(option.id, option.on) for option in decision.options] == [
        ("go:0,0:brute", "figure:brute"),
        ("go:0,0:scoundrel", "figure:scoundrel"),
    ]


@pytest.mark.rule("GH-FOC-09")
def test_a_summon_is_focused_before_its_summoner_and_the_earlier_one_before_the_later():
    table = Board()
    brute = table.hero("brute", (1, 0), initiative=20)
    table.summon("rat", (0, 1), brute, 7)
    table.summon("rat", (-1, 0), brute, 3)
    table.monster("guard", (0, 0), cards=[card(ATTACK)])
    game = table.game()
    act(game)
    assert [event.args["focus"] for event in told(game, "focus")] == ["rat:7"]


@pytest.mark.rule("GH-FOC-07", "GH-OVL-05")
def test_it_walks_through_a_trap_only_if_it_must_and_the_trap_hurts():
    line = [(q, 0) for q in range(6)]
    table = Board(line)
    table.hero("brute", (5, 0))
    table.monster("guard", (0, 0), cards=[card(MonsterMove(mod=2), ATTACK)])
    table.tile("trap", (2, 0), damage=3)
    game = table.game()
    act(game)
    guard = game.figure("guard:1")
    assert (guard.at, guard.hp) == ((4, 0), 5)
    assert game.state.overlays == []
    assert game.figure("brute").hp == 8


@pytest.mark.rule("GH-MOV-11", "GH-FOC-12", "GH-MAT-07")
def test_a_trap_that_immobilizes_ends_the_move_and_the_attack_finds_nobody():
    table = Board([(q, 0) for q in range(6)])
    table.hero("brute", (5, 0))
    table.monster("guard", (0, 0), cards=[card(MonsterMove(mod=2), ATTACK)])
    table.tile("trap", (2, 0), cond=("immobilize",))
    game = table.game()
    act(game)
    assert game.figure("guard:1").at == (2, 0)
    assert game.figure("brute").hp == 10


@pytest.mark.rule("GH-CON-17", "GH-MOV-11")
def test_a_trap_that_stuns_ends_everything():
    table = Board([(q, 0) for q in range(4)])
    table.hero("brute", (3, 0))
    table.monster("guard", (0, 0), cards=[card(MOVE, ATTACK, MonsterShield(n=1))])
    table.tile("trap", (2, 0), cond=("stun",))
    game = table.game()
    act(game)
    guard = game.figure("guard:1")
    assert (guard.at, guard.bonuses, game.figure("brute").hp) == ((2, 0), (), 10)
    assert game.has(guard, "stun")


@pytest.mark.rule("GH-RUL-46")
def test_of_equal_ways_through_different_traps_the_party_chooses():
    table = Board([(0, 0), (1, 0), (0, 1), (1, 1), (2, 1)])
    table.hero("brute", (2, 1))
    table.monster("guard", (0, 0), cards=[WALK_AND_HIT])
    table.tile("trap", (1, 0), damage=1)
    table.tile("trap", (0, 1), damage=2)
    game = table.game()
    decision = asked(creature_turn(game, game.figure("guard:1")))
    assert decision is not None
    assert decision.question == "monster_way"
    assert sorted(option.id for option in decision.options) == ["through:0,1", "through:1,0"]
    act(game, "guard:1", "through:0,1")
    guard = game.figure("guard:1")
    assert (guard.at, guard.hp, game.figure("brute").hp) == ((1, 1), 6, 8)


@pytest.mark.rule("GH-CON-26", "GH-CON-28", "GH-FOC-11")
def test_nobody_to_be_seen_means_no_focus_but_other_abilities_happen():
    table = Board()
    table.hero("brute", (1, 0), marks=["invisible"])
    table.monster("guard", (0, 0), cards=[card(MOVE, ATTACK, MonsterShield(n=2), MonsterRetaliate(n=1, reach=2))])
    game = table.game()
    act(game)
    guard = game.figure("guard:1")
    assert guard.at == (0, 0)
    assert [event.rule for event in told(game, "no_focus")] == ["GH-FOC-11"]
    assert guard.bonuses == (Bonus("", shield=2), Bonus("", retaliate=1, range=2))


@pytest.mark.rule("GH-CON-26")
def test_an_invisible_character_is_an_obstacle_in_the_way():
    table = Board([(q, 0) for q in range(5)])
    table.hero("brute", (1, 0), marks=["invisible"])
    table.hero("scoundrel", (4, 0))
    table.monster("guard", (0, 0), cards=[WALK_AND_HIT])
    game = table.game()
    act(game)
    assert game.figure("guard:1").at == (0, 0)


@pytest.mark.rule("GH-CON-13", "GH-FOC-13", "GH-MMV-13")
def test_an_immobilized_monster_attacks_its_focus_from_where_it_stands():
    table = Board()
    table.hero("brute", (2, 0), initiative=10)
    table.hero("scoundrel", (-1, 0), initiative=80)
    table.monster("guard", (0, 0), cards=[WALK_AND_HIT], marks=["immobilize"])
    game = table.game()
    act(game)
    assert game.figure("guard:1").at == (0, 0)
    assert (game.figure("brute").hp, game.figure("scoundrel").hp) == (10, 8)


@pytest.mark.rule("GH-CON-15", "GH-MAT-10")
def test_a_disarmed_archer_moves_as_if_it_would_shoot():
    table = Board()
    table.hero("brute", (4, 0))
    table.monster("archer", (-1, 0), range=4, cards=[WALK_AND_HIT], marks=["disarm"])
    game = table.game()
    act(game, "archer:1")
    assert game.figure("archer:1").at == (0, 0)
    assert game.figure("brute").hp == 10


@pytest.mark.rule("GH-MMV-13")
def test_a_move_after_the_attack_goes_to_the_same_focus():
    table = Board()
    table.hero("brute", (3, 0), initiative=10)
    table.hero("scoundrel", (-2, 0), initiative=90)
    table.monster("archer", (0, 0), range=3, cards=[card(ATTACK, MOVE)])
    game = table.game()
    act(game, "archer:1")
    assert game.figure("scoundrel").hp == 8
    assert game.figure("archer:1").at == (-1, 0)
    assert len(told(game, "focus")) == 1


@pytest.mark.rule("GH-FOC-12", "GH-MAT-08")
def test_a_second_attack_seeks_a_new_focus_if_the_first_is_gone():
    table = Board()
    brute = table.hero("brute", (-2, 0), initiative=10)
    table.summon("rat", (1, 0), brute, hp=1)
    table.monster("archer", (0, 0), range=3, cards=[card(ATTACK, ATTACK)])
    game = table.game()
    act(game, "archer:1")
    assert game.find("rat:1") is None
    assert game.figure("brute").hp == 8
    assert [event.args["focus"] for event in told(game, "focus")] == ["rat:1", "brute"]


@pytest.mark.rule("GH-DAT-21", "GH-RUL-41", "GH-RUL-44")
def test_traits_add_to_the_attack_and_the_focus_is_attacked_first():
    table = Board()
    table.hero("brute", (1, 0), initiative=40)
    table.hero("scoundrel", (-1, 0), initiative=10)
    traits = Traits(targets=2, cond=("poison",))
    table.monster("bones", (0, 0), traits=traits, cards=[card(MonsterAttack(mod=1, cond=("wound",)))])
    game = table.game()
    act(game, "bones:1")
    assert [event.args["target"] for event in told(game, "attacks")] == ["scoundrel", "brute"]
    for name in ("brute", "scoundrel"):
        figure = game.figure(name)
        assert figure.hp == 7
        assert {mark.what for mark in figure.marks} == {"poison", "wound"}


@pytest.mark.rule("GH-ELE-10", "GH-ELE-12")
def test_what_one_monster_consumes_all_of_its_type_have():
    fire = (Augment(("fire",), Gain(attack=2, heal=1)),)
    table = Board()
    table.hero("brute", (1, 0), hp=20)
    table.monster("imp", (0, 0), cards=[card(MonsterAttack(consume=fire))], lost=3)
    table.monster("imp", (2, 0), 2)
    game = table.game()
    game.state.elements["fire"] = 1
    act(game, "imp:1")
    assert (game.figure("brute").hp, game.state.elements["fire"], game.figure("imp:1").hp) == (16, 0, 6)
    act(game, "imp:2")
    assert game.figure("brute").hp == 12


@pytest.mark.rule("GH-ELE-13", "GH-ELE-03")
def test_a_type_does_not_consume_what_its_own_card_infused():
    table = Board()
    table.hero("brute", (1, 0), hp=20)
    cards = [card(MonsterAttack(), MonsterConsume(("ice",), Gain(attack=3)), MonsterInfuse("ice"))]
    table.monster("imp", (0, 0), cards=cards)
    table.monster("imp", (2, 0), 2)
    game = table.game()
    act(game, "imp:1")
    assert game.state.elements["ice"] == 2
    act(game, "imp:2")
    assert game.figure("brute").hp == 16
    assert game.state.elements["ice"] == 2


@pytest.mark.rule("GH-ELE-12")
def test_an_attack_without_a_target_still_infuses():
    table = Board()
    table.hero("brute", (4, 0))
    table.monster("imp", (0, 0), cards=[card(MonsterAttack(infuse=("dark",)))])
    game = table.game()
    act(game, "imp:1")
    assert game.state.elements["dark"] == 2


@pytest.mark.rule("GH-MAB-01")
def test_a_heal_is_for_whoever_lost_most_and_ties_are_the_partys():
    table = Board()
    table.hero("brute", (4, 0))
    table.monster("shaman", (0, 0), cards=[card(MonsterHeal(n=3, range=2))], lost=2)
    table.monster("guard", (1, 0), cards=[card()], lost=4)
    table.monster("guard", (0, 1), 2, lost=4)
    table.monster("guard", (4, -4), 3, lost=6)
    game = table.game()
    act(game, "shaman:1", "heal:guard:2")
    assert [game.figure(f"guard:{n}").hp for n in (1, 2, 3)] == [4, 7, 2]


@pytest.mark.rule("GH-MAB-02", "GH-MAB-04")
def test_a_summoned_monster_stands_between_and_does_not_act_this_round():
    table = Board()
    table.type("bones", cards=[card(ATTACK)])
    table.hero("brute", (3, 0))
    table.monster("cultist", (0, 0), cards=[card(MonsterSummon(what="bones"))])
    game = table.game()
    game.state.script["standee"] = [4]
    act(game, "cultist:1")
    bones = game.figure("bones:4")
    assert (bones.at, bones.acted, bones.summoned, bones.rank) == ((1, 0), True, True, "normal")


@pytest.mark.rule("GH-MAB-03")
def test_without_a_standee_or_a_hex_the_summon_fails():
    table = Board()
    table.type("bones", standees=1, cards=[card(ATTACK)])
    table.monster("bones", (4, 0))
    table.hero("brute", (3, 0))
    table.monster("cultist", (0, 0), cards=[card(MonsterSummon(what="bones"))])
    game = table.game()
    act(game, "cultist:1")
    assert len(game.state.figures) == 3
    assert [event.args["because"] for event in told(game, "summon_fails")] == ["standee"]


@pytest.mark.rule("GH-MAB-07", "GH-OVL-08", "GH-MAB-08")
def test_loot_trap_conditions_and_damage():
    table = Board()
    table.hero("brute", (3, 0))
    table.hero("scoundrel", (0, 3))
    abilities = (
        MonsterLoot(n=1),
        MonsterTrap(damage=3, cond=("stun",)),
        MonsterCondition(what="curse", who="enemies", range=3),
        MonsterCondition(what="muddle", who="enemy", range=3),
        MonsterDamage(n=1, range=3),
        MonsterCondition(what="strengthen", who="self"),
    )
    table.monster("archer", (0, 0), cards=[card(*abilities)])
    table.state.coins = [(0, 0), (1, -1), (2, -1)]
    game = table.game()
    act(game, "archer:1", "trap:0,1")
    assert game.state.coins == [(2, -1)]
    trap = game.overlay((0, 1), "trap")
    assert trap is not None
    assert (trap.damage, trap.cond) == (3, ("stun",))
    assert [hero.deck.draw.count("curse") for hero in game.state.heroes] == [1, 1]
    assert [game.figure(name).hp for name in ("brute", "scoundrel")] == [9, 9]
    assert [game.has(game.figure(name), "muddle") for name in ("brute", "scoundrel")] == [True, False]
    assert game.figure("archer:1").marks == (Mark("strengthen"),)


@pytest.mark.rule("GH-BOS-03", "GH-BOS-04", "GH-REV-09", "GH-RUL-42")
def test_a_boss_walks_to_the_nearest_door_and_opens_it():
    room = [(q, 0) for q in range(7)]
    table = Board(room)
    table.type("rat", cards=[card(ATTACK, initiative=5), card(MOVE)])
    table.state.decks["rat"].card = ""
    table.state.decks["rat"].draw = ["rat-1"]
    holds = Contents(monsters=(Placement(type="rat", at=(9, 0)),))
    door = table.door((7, 0), [(8, 0), (9, 0)], holds=holds)
    table.hero("brute", (0, 0))
    table.hero("scoundrel", (1, 0))
    special = (OpenDoor(otherwise=(MOVE, ATTACK)),)
    table.monster("chief", (2, 0), rank="boss", attack="C+1", cards=[card(Special(what=1))], special_1=special)
    game = table.game()
    act(game, "chief:1")
    assert game.state.opened == (door.id,)
    assert game.figure("chief:1").at == (7, 0)
    (rat,) = [figure for figure in game.state.figures if figure.type == "rat"]
    assert game.state.interrupts == [rat.id]
    act(game, "chief:1")
    assert game.figure("chief:1").at == (5, 0)


@pytest.mark.rule("GH-SUM-06", "GH-SUM-07", "GH-SUM-13")
def test_a_summon_attacks_monsters_and_its_player_decides():
    table = Board([(0, 0), (1, 0), (0, 1), (1, 1), (3, 3)])
    table.hero("scoundrel", (3, 3))
    brute = table.hero("brute", (3, 3))
    table.summon("rat", (0, 0), brute, attack=3)
    table.monster("guard", (1, 1), cards=[WALK_AND_HIT])
    game = table.game()
    decision = asked(creature_turn(game, game.figure("rat:1")))
    assert decision.seat == brute.seat
    run(game, creature_turn(game, game.figure("rat:1")), "go:0,1")
    assert game.figure("guard:1").hp == 5


@pytest.mark.rule("GH-OVL-15", "GH-FOC-16")
def test_an_object_is_the_last_choice_of_a_summon_and_solid_for_monsters():
    table = Board([(q, 0) for q in range(-2, 4)])
    brute = table.hero("brute", (-2, 0))
    table.summon("rat", (1, 0), brute)
    table.object("totem", (0, 0))
    table.monster("guard", (2, 0), cards=[WALK_AND_HIT])
    game = table.game()
    run(game, creature_turn(game, game.figure("rat:1")))
    assert [event.args["focus"] for event in told(game, "focus")] == ["guard:1"]
    position = position_of(game, game.figure("guard:1"))
    assert rulings.Terrain((0, 0), "object") in position.terrain
    assert "totem" not in [figure.id for figure in position.figures]


@pytest.mark.rule("GH-SPC-04")
def test_an_allied_figure_acts_by_the_monster_rules():
    table = Board()
    table.hero("brute", (-4, 0))
    table.ally("scout", (0, 0), attack=2, move=2, abilities=(MOVE, ATTACK))
    table.ally("captive", (-3, 0))
    table.monster("guard", (3, 0), cards=[WALK_AND_HIT])
    game = table.game()
    run(game, creature_turn(game, game.figure("scout:1")))
    assert game.figure("scout:1").at == (2, 0)
    assert game.figure("guard:1").hp == 6
    run(game, creature_turn(game, game.figure("captive:1")))
    assert game.figure("captive:1").at == (-3, 0)


def test_the_position_of_a_figure_gives_the_ruling_of_its_turn():
    table = Board()
    table.hero("brute", (4, 0))
    table.monster("archer", (-1, 0), range=3, cards=[WALK_AND_HIT])
    game = table.game()
    position = position_of(game, game.figure("archer:1"))
    (outcome,) = rulings.ruling(position).outcomes
    assert rulings.ruling(read_position(msgspec.json.encode(position).decode())).outcomes == (outcome,)
    act(game, "archer:1")
    assert (game.figure("archer:1").at, outcome.attacks) == (outcome.end, ("brute",))


@pytest.mark.rule("GH-MAB-09", "GH-EFF-05")
def test_where_a_monster_pushes_is_the_partys_choice():
    table = Board()
    table.hero("brute", (1, 0))
    table.monster("bear", (0, 0), cards=[card(MonsterAttack(push=1))])
    game = table.game()
    decision = asked(creature_turn(game, game.figure("bear:1")))
    assert decision is not None
    assert (decision.seat, decision.question) == (PARTY, "push")


@pytest.mark.rule("GH-MAT-09", "GH-MMV-05")
def test_an_area_is_laid_over_the_focus_and_as_many_others_as_possible():
    table = Board()
    table.hero("brute", (2, 0), initiative=10)
    table.hero("scoundrel", (3, 0), initiative=20)
    table.monster("guard", (0, 0), cards=[card(MOVE, MonsterAttack(area="line2"))])
    game = table.game()
    act(game)
    assert game.figure("guard:1").at == (1, 0)
    assert (game.figure("brute").hp, game.figure("scoundrel").hp) == (8, 8)


@pytest.mark.rule("GH-ELE-11", "GH-ELE-10")
def test_which_element_a_monster_consumes_is_the_partys_choice():
    table = Board()
    table.hero("brute", (1, 0))
    table.monster("imp", (0, 0), cards=[card(MonsterAttack(consume=(Augment(("any",), Gain(attack=1)),)))])
    game = table.game()
    game.state.elements["fire"] = game.state.elements["ice"] = 2
    act(game, "imp:1", "elements:ice")
    assert game.figure("brute").hp == 7
    assert (game.state.elements["fire"], game.state.elements["ice"]) == (2, 0)


@pytest.mark.rule("GH-FOC-01", "GH-FOC-12")
def test_the_focus_is_found_before_a_summon_gets_in_the_way():
    table = Board([(q, 0) for q in range(-3, 4)])
    table.type("bones", cards=[card(ATTACK)])
    table.hero("brute", (2, 0), initiative=10)
    table.hero("scoundrel", (-3, 0), initiative=90)
    table.monster("cultist", (0, 0), cards=[card(MonsterSummon(what="bones"), MonsterMove(mod=1), ATTACK)])
    game = table.game()
    act(game, "cultist:1")
    # The new figure stands on (1, 0), where the summoner would have attacked from.
    assert [event.args["focus"] for event in told(game, "focus")] == ["brute"]
    assert game.figure("cultist:1").at == (0, 0)
