"""The attack sequence (7.1), step by step and in its order."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Attack
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.vocabulary import Augment, Gain
from tafelrunde.games.havens.rules.effects import elements
from tests.helpers.gloomhaven_rules import (
    Board,
    acts,
    asked,
    attack,
    blows,
    card,
    declaring,
    duel,
    hp,
    ids,
    marks,
    told,
    told_kinds,
)

GUARD = "target:guard:1"


# --- whom -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-ATK-01", "GH-OVR-15", "GH-OVR-16")
def test_only_enemies_can_be_attacked_never_characters_summons_or_allied_figures():
    board = duel()
    board.summon("rat", (0, 1), board.hero("tinkerer", (-1, 0)))
    board.ally("scout", (0, -1))
    board.object("altar", (-1, 1))
    game = board.game()
    assert ids(asked(declaring(game, Attack(n=2)))) == [GUARD, "target:altar", "skip"]


@pytest.mark.rule("GH-ATK-02", "GH-ATK-01")
@pytest.mark.parametrize(("reach", "expected"), [(None, [1]), (1, [1]), (2, [1, 2]), (3, [1, 2, 3])])
def test_melee_reaches_the_next_hex_and_a_range_so_many(reach, expected):
    board = duel()
    for distance in (2, 3, 4):
        board.monster("guard", (distance, 0), distance)
    question = asked(declaring(board.game(), Attack(n=2, range=reach)))
    assert [name for name in ids(question) if name != "skip"] == [f"target:guard:{one}" for one in expected]


@pytest.mark.rule("GH-ATK-03", "GH-AOE-09")
@pytest.mark.parametrize(
    ("reach", "at", "area", "mode"),
    [
        (None, (1, 0), "", "normal"),
        (3, (1, 0), "", "disadvantage"),
        (3, (2, 0), "", "normal"),
        (None, (2, 0), "line2", "normal"),
        (None, (1, 0), "line2", "normal"),
        (3, (1, 0), "tri3", "disadvantage"),
    ],
)
def test_only_a_ranged_attack_on_a_neighbour_has_disadvantage(reach, at, area, mode):
    board = duel()
    board.state.figures[1].at = at
    game = board.game()
    attack(game, Attack(n=2, range=reach, area=area), "area:guard:1" if area else GUARD)
    assert told(game, "draws")[0].args["mode"] == mode


@pytest.mark.rule("GH-ATK-04", "GH-LOS-01", "GH-CON-25")
def test_targets_are_in_range_in_sight_and_visible():
    board = Board([(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (-1, 1), (-2, 1), (-3, 2)])
    board.hero("brute", (0, 0))
    board.monster("guard", (1, 0), 1, cards=[card()])
    board.monster("guard", (0, 1), 2, marks=["invisible"])
    board.monster("guard", (3, 0), 3)
    question = asked(declaring(board.game(), Attack(n=2, range=2)))
    assert ids(question) == [GUARD, "skip"]
    reasons = {one.id: one.reason for one in question.refused()}
    assert reasons["target:guard:2"] == "invisible"
    assert reasons["target:guard:3"] == "out_of_range"


# --- the order of the steps -----------------------------------------------------------------------------------


@pytest.mark.rule("GH-ATK-04", "GH-ITM-07", "GH-RET-02", "GH-EFF-01")
def test_augment_targets_items_card_damage_effects_retaliate_and_only_then_infusions():
    board = duel("+1", traits=Traits(shield=1, retaliate=2))
    brute = board.state.heroes[0]
    board.item(brute, "014", use="consumed", when="target", gain=Gain(attack=1))
    board.state.elements["fire"] = 2
    game = board.game()
    ability = Attack(
        n=2, cond=("muddle",), push=1, infuse=("ice",), consume=(Augment(("fire",), Gain(attack=2)),), xp_per_target=1
    )
    attack(game, ability, "augment:0", GUARD, "item:014", "apply", "skip")
    kinds = (
        "consumes", "attacks", "uses_item", "draws", "attack_result", "gains_xp", "suffers", "condition",
        "retaliates", "infuses",
    )  # fmt: skip
    expected = [*kinds[:8], "retaliates", "suffers", "infuses"]
    assert told_kinds(game.events, *kinds) == expected
    assert blows(game) == [2 + 2 + 1 + 1 - 1]
    assert hp(game, "brute") == 8


@pytest.mark.rule("GH-ATK-04", "GH-ATK-09", "GH-EFF-03", "GH-RET-03")
def test_who_dies_of_the_damage_gets_no_effects_and_does_not_strike_back():
    game = duel("+0", hp=3, traits=Traits(retaliate=4)).game()
    attack(game, Attack(n=3, cond=("stun",), push=2), GUARD)
    assert (game.find("guard:1"), hp(game, "brute"), game.state.coins) == (None, 10, [(1, 0)])
    assert told(game, "condition") == []


@pytest.mark.rule("GH-ATK-04", "GH-AOE-10", "GH-MOD-01")
def test_all_targets_are_declared_before_the_first_card_is_drawn():
    board = duel("+2", "-1")
    board.monster("guard", (0, 1), 2, hp=30)
    board.monster("guard", (-1, 0), 3, hp=30)
    game = board.game()
    question = asked(declaring(game, Attack(n=2, targets=2)), GUARD)
    assert ids(question) == ["target:guard:2", "target:guard:3", "done"]
    assert told(game, "draws") == []


@pytest.mark.rule("GH-ATK-04", "GH-AOE-05")
def test_the_attacker_chooses_the_order_of_its_targets():
    board = duel("+2", "-1")
    board.monster("guard", (0, 1), 2, hp=30)
    game = board.game()
    attack(game, Attack(n=2, targets=2), "targets:all", "target:guard:2")
    assert [event.args["target"] for event in told(game, "attacks")] == ["guard:2", "guard:1"]
    assert (hp(game, "guard:2"), hp(game, "guard:1")) == (26, 29)


@pytest.mark.rule("GH-ATK-04", "GH-EFF-12", "GH-MOD-04", "GH-AOE-06")
def test_added_targets_come_after_all_declared_ones_and_are_like_them():
    board = duel("+0 add_target", "+1", "-1")
    board.monster("guard", (0, 1), 2, hp=30)
    board.monster("guard", (-1, 0), 3, hp=30)
    board.monster("guard", (3, 0), 4, hp=30)
    game = board.game()
    ability = Attack(n=3, targets=2, cond=("poison",))
    attack(game, ability, GUARD, "target:guard:2", GUARD, "apply", "apply", "target:guard:3", "apply")
    assert [event.args["target"] for event in told(game, "attacks")] == ["guard:1", "guard:2", "guard:3"]
    assert blows(game) == [3, 4, 2]
    assert marks(game, "guard:3") == ["poison"]


@pytest.mark.rule("GH-ATK-04", "GH-ATK-12")
def test_an_added_target_may_be_left_and_needs_somebody_who_was_not_attacked():
    board = duel("+0 add_target")
    board.monster("guard", (0, 1), 2, hp=30)
    game = board.game()
    attack(game, Attack(n=3), GUARD, "skip")
    assert blows(game) == [3]
    game = duel("+0 add_target").game()
    attack(game, Attack(n=3), GUARD)
    assert blows(game) == [3]


@pytest.mark.rule("GH-ATK-04", "GH-RET-07")
def test_an_attacker_that_falls_makes_no_further_attacks_and_infuses_nothing():
    board = duel("+0", traits=Traits(retaliate=9))
    board.monster("guard", (0, 1), 2, hp=30)
    board.state.figures[0].hp = 9
    game = board.game()
    attack(game, Attack(n=3, targets=2, infuse=("fire",)), "targets:all", GUARD)
    assert (blows(game), game.state.heroes[0].exhausted, game.state.infused) == ([3], True, [])
    assert hp(game, "guard:2") == 30


@pytest.mark.rule("GH-ATK-04", "GH-ELE-03")
def test_infusions_of_an_attack_are_strong_when_the_turn_is_over():
    game = duel().game()
    attack(game, Attack(n=1, infuse=("light",)), GUARD)
    assert game.state.elements["light"] == 0
    elements.end_of_turn(game)
    assert game.state.elements["light"] == 2


@pytest.mark.rule("GH-ATK-01", "GH-SUM-06")
def test_a_summon_attacks_monsters_with_its_own_value():
    board = duel("+1")
    board.summon("rat", (2, 0), board.state.heroes[0], attack=3)
    game = board.game()
    acts(game, "rat:1")
    assert (blows(game), hp(game, "brute")) == ([4], 10)
