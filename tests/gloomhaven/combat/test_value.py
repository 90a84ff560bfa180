"""The value of an attack and its effects (7.1): each target by itself, and what is no attack."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Attack, Suffer, Trigger
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.vocabulary import Augment, Bonus, Gain
from tafelrunde.games.havens.rules.effects import conditions, damage
from tafelrunde.games.havens.rules.map import movement
from tafelrunde.games.havens.state import Bonus as Lasting
from tafelrunde.kernel import PARTY
from tests.helpers.gloomhaven_rules import (
    act,
    asked,
    attack,
    attacking,
    blows,
    declaring,
    duel,
    hp,
    ids,
    marks,
    run,
    strike,
)

GUARD = "target:guard:1"


@pytest.mark.rule("GH-ATK-05", "GH-CON-08", "GH-SHD-01", "GH-EFF-11")
def test_value_and_shield_are_each_targets_own():
    board = duel(marks=["poison"])
    board.monster("guard", (0, 1), 2, hp=30)
    board.monster("guard", (-1, 0), 3, hp=30, marks=["poison"])
    for name, shield in ((2, 2), (3, 5)):
        board.state.figures[name].bonuses = (Lasting("", shield=shield),)
    game = board.game()
    attack(game, Attack(n=3, targets=3, pierce=1), "targets:all", GUARD, "target:guard:2")
    assert blows(game) == [4, 2, 0]


@pytest.mark.rule("GH-ATK-06", "GH-ATK-07")
@pytest.mark.parametrize(("order", "expected"), [("order:10", 8), ("order:8", 6)])
def test_the_example_doubles_before_or_after_adding_as_the_player_likes(order, expected):
    board = duel("-1", traits=Traits(shield=1))
    board.active(board.state.heroes[0], "rage", Trigger("attack_by_self", Gain(double=True)))
    game = board.game()
    ability = Attack(n=3, bonus=(Bonus("target_full_hp", Gain(attack=2)),))
    assert attack(game, ability, GUARD, order) == [expected]


@pytest.mark.rule("GH-ATK-06", "GH-MOD-06")
def test_for_monsters_the_group_decides_and_adding_first_is_the_default():
    board = duel()
    board.state.monster_modifiers.draw = ["x2", "rolling +1"]
    game = board.game()
    game.state.acting = "guard:1"
    question = asked(attacking(game, "guard:1", 2, [game.figure("brute")]))
    assert question is not None
    assert (question.seat, ids(question)) == (PARTY, ["order:6", "order:5"])


@pytest.mark.rule("GH-ATK-08")
def test_poison_comes_too_late_for_the_attack_that_brings_it_but_not_for_the_next():
    game = duel().game()
    ability = Attack(n=2, cond=("poison",))
    assert attack(game, ability, GUARD, "apply") == [2]
    assert attack(game, ability, GUARD, "apply") == [3]


@pytest.mark.rule("GH-ATK-10", "GH-CON-04", "GH-DMG-03")
@pytest.mark.parametrize("cards", [("null",), ("curse",), ("-2",)])
def test_effects_happen_without_damage_too(cards):
    game = duel(*cards, traits=Traits(shield=4)).game()
    attack(game, Attack(n=2, cond=("immobilize",), push=1), GUARD, "apply", "push:2,0")
    assert (blows(game), marks(game, "guard:1"), game.figure("guard:1").at) == ([0], ["immobilize"], (2, 0))


@pytest.mark.rule("GH-ATK-10", "GH-DMG-03")
def test_a_negated_attack_still_brings_its_conditions():
    board = duel()
    brute = board.state.heroes[0]
    brute.hand = board.plain("a")
    game = board.game()
    strike(game, "guard:1", "brute", 5, "lose:a", cond=("wound", "stun"))
    assert (hp(game, "brute"), marks(game, "brute"), brute.lost) == (10, ["wound", "stun"], ["a"])


@pytest.mark.rule("GH-ATK-11", "GH-RUL-21", "GH-EFF-10")
def test_conditions_first_then_pushes_and_pulls_in_the_order_the_attacker_likes():
    ability = Attack(n=1, push=2, pull=1, cond=("stun",))
    game = duel().game()
    question = asked(declaring(game, ability), GUARD, "apply")
    assert (question.question, ids(question)) == ("next_effect", ["push:2", "pull:1"])
    assert marks(game, "guard:1") == ["stun"]
    game = duel().game()
    attack(game, ability, GUARD, "apply", "push:2", "push:2,0", "push:3,0", "pull:2,0")
    assert game.figure("guard:1").at == (2, 0)


@pytest.mark.rule("GH-ATK-11", "GH-EFF-02")
def test_a_character_may_leave_out_one_of_the_conditions_a_monster_none():
    game = duel().game()
    attack(game, Attack(n=1, cond=("stun", "wound")), GUARD, "leave:stun", "apply")
    assert marks(game, "guard:1") == ["wound"]
    strike(game, "guard:1", "brute", 1, cond=("stun", "wound"))
    assert marks(game, "brute") == ["stun", "wound"]


@pytest.mark.rule("GH-ATK-12", "GH-MOD-01")
def test_an_attack_of_nothing_draws_a_card_for_each_target_all_the_same():
    board = duel("x2", "+1", traits=Traits(shield=9))
    board.monster("guard", (0, 1), 2, hp=30)
    game = board.game()
    attack(game, Attack(n=0, targets=2), "targets:all", "target:guard:2")
    assert blows(game) == [0, 0]
    assert game.state.heroes[0].deck.discard == ["x2", "+1"]


@pytest.mark.rule("GH-ATK-13", "GH-SHD-02", "GH-CON-09")
@pytest.mark.parametrize("how", ["trap", "hazard", "wound", "retaliate", "suffer", "effect"])
def test_other_damage_draws_nothing_and_knows_no_shield_and_no_poison(how):
    board = duel(traits=Traits(retaliate=3))
    board.tile("trap", (0, 1), damage=3)
    board.tile("hazard", (0, -1))
    game = board.game()
    brute = game.figure("brute")
    brute.bonuses = (Lasting("", shield=5),)
    run(game, conditions.give(game, brute, "poison"))
    expected = {"wound": 1, "hazard": 1}.get(how, 3)
    match how:
        case "trap" | "hazard":
            run(game, movement.walk(game, brute, [(0, 1) if how == "trap" else (0, -1)], "walk"))
        case "wound":
            run(game, conditions.give(game, brute, "wound"))
            run(game, damage.from_wound(game, brute))
        case "retaliate":
            strike(game, "brute", "guard:1", 1)
            game.state.heroes[0].deck.discard.clear()
        case "suffer":
            act(game, Suffer(3))
        case "effect":
            run(game, damage.suffer(game, brute, 3, cause="effect"))
    assert hp(game, "brute") == 10 - expected
    assert game.state.heroes[0].deck.discard == game.state.monster_modifiers.discard == []


@pytest.mark.rule("GH-ATK-04", "GH-ACT-04", "GH-ATK-02")
@pytest.mark.parametrize(("reach", "expected", "used"), [(None, [4], 1), (2, [2], 0)])
def test_a_bonus_for_melee_attacks_does_not_wait_for_ranged_ones(reach, expected, used):
    board = duel()
    hero = board.state.heroes[0]
    board.active(hero, "rage", Trigger("melee_attack_by_self", Gain(attack=2)), slots=(0, 0))
    board.state.figures[1].at = (1, 0) if reach is None else (2, 0)
    game = board.game()
    assert attack(game, Attack(n=2, range=reach), GUARD) == expected
    assert hero.active[0].used == used


@pytest.mark.rule("GH-ATK-04", "GH-ELE-05", "GH-SHD-01", "GH-RET-01")
def test_what_an_augment_gives_the_attacker_itself_comes_when_the_attack_is_over():
    board = duel(traits=Traits(retaliate=1))
    board.state.figures[0].hp = 4
    board.state.elements["ice"] = 2
    game = board.game()
    gain = Gain(shield=1, retaliate=2, heal=3, own_cond=("strengthen",))
    attack(game, Attack(n=1, consume=(Augment(("ice",), gain),)), "augment:0", GUARD)
    # Struck back for 1, then healed.
    assert (hp(game, "brute"), marks(game, "brute")) == (6, ["strengthen"])
    assert strike(game, "guard:1", "brute", 3) == [2]
    assert hp(game, "guard:1") == 30 - 1 - 2
