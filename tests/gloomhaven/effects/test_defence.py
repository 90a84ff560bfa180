"""Shield and retaliate (5.10)."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Attack, Damage, Retaliate, Shield, Trigger
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.rules.effects import conditions, damage
from tafelrunde.games.havens.rules.map import movement
from tafelrunde.games.havens.rules.monsters import turn
from tafelrunde.games.havens.state import Bonus
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import Board, act, attack, card, hp, marks, row, run, strike, told

LEAD, OTHER = "brute-lead", "brute-other"


def duel(guard=(1, 0), hexes=None, hp=30, marks=(), brute=10, **traits):
    """A brute at (0,0) and a guard with these traits."""
    board = Board(disc((0, 0), 4) if hexes is None else hexes)
    board.hero("brute", (0, 0), hp=brute)
    board.monster(
        "guard", guard, cards=[card(MonsterMove(), MonsterAttack())], hp=hp, marks=marks, traits=Traits(**traits)
    )
    return board


def harden(game, name, *bonuses):
    game.figure(name).bonuses = tuple(Bonus("", **bonus) for bonus in bonuses)


@pytest.mark.rule("GH-SHD-01", "GH-ATK-04")
@pytest.mark.parametrize(("cards", "expected"), [(["+0"], 2), (["+1"], 3), (["x2"], 7), (["-2"], 0)])
def test_every_attack_is_reduced_after_the_modifier_card(cards, expected):
    board = duel(shield=3)
    board.state.heroes[0].deck.draw += cards
    game = board.game()
    assert attack(game, Attack(n=5), "target:guard:1") == [expected]


@pytest.mark.rule("GH-SHD-01")
def test_several_shields_add_up():
    board = duel(shield=1)
    game = board.game()
    harden(game, "guard:1", {"shield": 2}, {"shield": 1, "lasts": "scenario"})
    assert attack(game, Attack(n=6), "target:guard:1") == [2]
    # Of a character: the active card, the item in hand, and one lent by an ally.
    board = duel()
    hero = board.state.heroes[0]
    board.active(hero, "A", Shield(n=1), shield=1)
    board.item(hero, "1", when="attacked", gain=Gain(shield=1))
    game = board.game()
    game.figure("brute").bonuses += (Bonus("tinkerer-lead", shield=1, lasts="card"),)
    assert strike(game, "guard:1", "brute", 5, "item:1") == [2]
    assert strike(game, "guard:1", "brute", 5) == [3]


@pytest.mark.rule("GH-SHD-02", "GH-ATK-13")
def test_a_shield_helps_against_nothing_but_attacks():
    board = duel(shield=9, marks=["wound"])
    board.tile("trap", (2, 0), damage=3)
    board.tile("hazard", (3, 0))
    game = board.game()
    guard = game.figure("guard:1")
    run(game, damage.from_wound(game, guard))
    assert guard.hp == 29
    act(game, Damage(n=2, who="adjacent_enemies"))
    assert guard.hp == 27
    run(game, movement.walk(game, guard, [(2, 0), (3, 0)], "walk"))
    assert guard.hp == 27 - 3 - 1


@pytest.mark.rule("GH-SHD-02", "GH-RET-05")
def test_neither_shield_nor_poison_nor_a_card_comes_into_retaliate():
    board = duel(retaliate=2, marks=["poison"])
    board.state.figures[0].marks = board.state.figures[1].marks
    game = board.game()
    harden(game, "brute", {"shield": 5})
    attack(game, Attack(n=1), "target:guard:1")
    assert hp(game, "brute") == 8
    assert [event.args["figure"] for event in told(game, "draws")] == ["brute"]


@pytest.mark.rule("GH-SHD-03")
def test_a_shield_heals_nobody():
    board = duel(shield=5)
    board.state.figures[1].hp = 12
    game = board.game()
    assert attack(game, Attack(n=1), "target:guard:1") == [0]
    assert hp(game, "guard:1") == 12


# --- retaliate ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-RET-01")
@pytest.mark.parametrize(("at", "reach", "hurt"), [((1, 0), 1, 2), ((2, 0), 1, 0), ((3, 0), 3, 2), ((4, 0), 3, 0)])
def test_retaliate_hits_an_attacker_within_its_range(at, reach, hurt):
    game = duel(at, retaliate=2, retaliate_range=reach).game()
    attack(game, Attack(n=1, range=4), "target:guard:1")
    assert hp(game, "brute") == 10 - hurt


@pytest.mark.rule("GH-RET-01")
def test_it_happens_once_for_each_attack_damage_or_not():
    board = duel(retaliate=1)
    board.state.heroes[0].deck.draw += ["+0", "null"]
    game = board.game()
    attack(game, Attack(n=2), "target:guard:1")
    attack(game, Attack(n=2), "target:guard:1")
    assert hp(game, "brute") == 8


@pytest.mark.rule("GH-RET-01", "GH-DMG-02")
def test_a_character_retaliates_and_may_negate_what_it_gets():
    board = duel(retaliate=3)
    hero = board.state.heroes[0]
    hero.hand = board.plain("H")
    game = board.game()
    act(game, Retaliate(n=2))
    strike(game, "guard:1", "brute", 1, "suffer")
    assert (hp(game, "guard:1"), hp(game, "brute")) == (28, 9)
    attack(game, Attack(n=1), "target:guard:1", "lose:H")
    assert (hp(game, "brute"), hero.lost) == (9, ["H"])


@pytest.mark.rule("GH-RET-02")
@pytest.mark.parametrize(("push", "hurt"), [(("push:2,0",), 0), (("skip",), 2)])
def test_whoever_is_pushed_out_of_range_does_not_retaliate(push, hurt):
    game = duel(retaliate=2).game()
    attack(game, Attack(n=1, push=1), "target:guard:1", *push)
    assert hp(game, "brute") == 10 - hurt


@pytest.mark.rule("GH-RET-02")
def test_whoever_is_pulled_into_range_does():
    game = duel((2, 0), retaliate=2).game()
    attack(game, Attack(n=1, range=2, pull=1), "target:guard:1", "pull:1,0")
    assert hp(game, "brute") == 8


@pytest.mark.rule("GH-RET-02")
def test_it_comes_after_all_effects_of_the_attack():
    board = duel(retaliate=9)
    game = board.game()
    attack(game, Attack(n=1, cond=("stun", "curse")), "target:guard:1", "apply")
    kinds = [event.kind for event in game.events if event.kind in ("condition", "retaliates", "suffers")]
    assert kinds == ["suffers", "condition", "condition", "retaliates", "suffers"]


@pytest.mark.rule("GH-RET-03")
def test_the_dead_and_the_exhausted_do_not_retaliate():
    game = duel(hp=2, retaliate=5).game()
    attack(game, Attack(n=2), "target:guard:1")
    assert (game.find("guard:1"), hp(game, "brute")) == (None, 10)
    board = duel(brute=2)
    board.hero("tinkerer", (3, 0))
    game = board.game()
    act(game, Retaliate(n=5))
    strike(game, "guard:1", "brute", 2)
    assert (game.find("brute"), hp(game, "guard:1")) == (None, 30)


@pytest.mark.rule("GH-RET-03", "GH-EFF-03")
def test_whoever_dies_of_a_trap_it_was_pushed_into_does_not_retaliate():
    board = duel(hp=3, retaliate=5, retaliate_range=3)
    board.tile("trap", (2, 0), damage=9)
    game = board.game()
    attack(game, Attack(n=1, push=1), "target:guard:1", "push:2,0")
    assert (game.find("guard:1"), hp(game, "brute")) == (None, 10)


@pytest.mark.rule("GH-RET-04")
def test_bonuses_add_up_each_by_its_own_range():
    board = duel((2, 0), retaliate=1)
    game = board.game()
    harden(game, "guard:1", {"retaliate": 2, "range": 2}, {"retaliate": 4, "range": 3})
    attack(game, Attack(n=1, range=3), "target:guard:1")
    assert hp(game, "brute") == 10 - 2 - 4
    game.figure("guard:1").at = (1, 0)
    attack(game, Attack(n=1), "target:guard:1")
    assert game.find("brute") is None


@pytest.mark.rule("GH-RET-05", "GH-CON-27")
def test_an_invisible_attacker_is_hit_too():
    board = duel(retaliate=2)
    game = board.game()
    run(game, conditions.give(game, game.figure("brute"), "invisible"))
    attack(game, Attack(n=1), "target:guard:1")
    assert hp(game, "brute") == 8


@pytest.mark.rule("GH-RET-06", "GH-CON-16")
@pytest.mark.parametrize("condition", ["stun", "disarm"])
def test_neither_stun_nor_disarm_keeps_from_retaliating(condition):
    game = duel(retaliate=2, marks=[condition]).game()
    attack(game, Attack(n=1), "target:guard:1")
    assert hp(game, "brute") == 8


@pytest.mark.rule("GH-RET-07", "GH-AOE-05")
def test_each_retaliate_follows_its_attack_and_a_dead_attacker_attacks_no_more():
    board = duel(retaliate=2, brute=3)
    board.hero("tinkerer", (-3, 0))
    board.monster("guard", (0, 1), 2)
    board.monster("guard", (-1, 0), 3)
    game = board.game()
    answers = ["targets:all", "target:guard:3", "target:guard:1"]
    damage = attack(game, Attack(n=1, targets=3), *answers)
    assert (damage, game.find("brute")) == ([1, 1], None)
    assert [hp(game, f"guard:{n}") for n in (1, 2, 3)] == [29, 8, 7]


@pytest.mark.rule("GH-RET-07")
def test_a_monster_that_dies_of_retaliate_makes_no_further_attacks_and_is_the_kill_of_who_retaliated():
    board = Board(disc((0, 0), 2))
    brute = board.hero("brute", (1, 0))
    board.hero("tinkerer", (0, 1))
    board.monster("guard", (0, 0), hp=2)
    board.monster("guard", (2, 0), 2)
    game = board.game()
    act(game, Retaliate(n=2))
    strike(game, "guard:1", ["brute", "tinkerer"], 1)
    assert (game.find("guard:1"), hp(game, "tinkerer"), brute.tally["kills"]) == (None, 10, 1)
    assert game.state.coins == [(0, 0)]


@pytest.mark.rule("GH-RET-01", "GH-ACT-04")
def test_a_bonus_that_retaliates_against_the_next_attacks_is_used_by_ranged_ones_too():
    board = duel((2, 0))
    hero = board.state.heroes[0]
    board.active(hero, "A", Trigger("attacked", Gain(retaliate=2)), slots=(0, 0))
    game = board.game()
    strike(game, "guard:1", "brute", 1, range=3)
    assert (hp(game, "guard:1"), hero.active[0].used) == (30, 1)
    game.figure("guard:1").at = (1, 0)
    strike(game, "guard:1", "brute", 1)
    assert (hp(game, "guard:1"), hero.active) == (28, [])


@pytest.mark.rule("GH-RET-01", "GH-RUL-23")
def test_retaliate_with_a_range_needs_line_of_sight():
    board = duel((3, 0), hexes=row(4), retaliate=2, retaliate_range=3)
    game = board.game()
    # In the passage they don't see each other; nothing but a bonus for "moved through" could attack from so far.
    attack(game, Attack(n=1, targets="moved_through"), "target:guard:1", through=["guard:1"])
    assert hp(game, "brute") == 10


@pytest.mark.rule("GH-RET-02", "GH-MON-04")
def test_a_monster_killed_by_retaliate_in_its_turn_is_gone_and_the_turn_over():
    board = duel((2, 0), hp=1)
    board.hero("tinkerer", (-3, 0))
    game = board.game()
    act(game, Retaliate(n=1))
    run(game, turn.creature_turn(game, game.figure("guard:1")))
    assert (game.find("guard:1"), hp(game, "brute"), marks(game, "brute")) == (None, 8, [])


@pytest.mark.rule("GH-SHD-02")
def test_damage_of_an_attack_is_the_only_damage_a_character_is_shielded_from():
    board = duel()
    game = board.game()
    harden(game, "brute", {"shield": 9})
    for cause in ("trap", "hazard", "wound", "retaliate", "effect"):
        run(game, damage.suffer(game, game.figure("brute"), 1, cause=cause))
    assert hp(game, "brute") == 5
