"""Items against damage, conditions and traps, and for heals and elements (GH-ITM-06)."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Attack, Heal, Infuse, Trigger
from tafelrunde.games.havens.box.vocabulary import Augment, Gain
from tafelrunde.games.havens.rules.effects import conditions, damage, elements
from tafelrunde.games.havens.rules.map import movement
from tafelrunde.games.havens.state import ItemCard
from tests.helpers.gloomhaven_rules import (
    act,
    asked,
    attack,
    attacking,
    declaring,
    duel,
    hp,
    ids,
    marks,
    run,
    strike,
    told,
)

GUARD = "target:guard:1"


def wearing(gain, when, *cards, **values):
    """A duel where the brute has an item 101 with this gain for this moment."""
    board = duel(*cards)
    board.item(board.state.heroes[0], "101", **{"gain": gain, "when": when, **values})
    return board


def item(game):
    return game.state.heroes[0].items[0].state


# --- damage and falling below 1 -------------------------------------------------------------------------------


@pytest.mark.rule("GH-ITM-06", "GH-DMG-01", "GH-DMG-03")
@pytest.mark.parametrize("cause", ["attack", "trap", "wound"])
def test_an_item_that_negates_damage_is_one_of_the_choices_whatever_the_source(cause):
    board = wearing(Gain(negate=True), "damage", use="consumed")
    board.state.heroes[0].hand = board.plain("a")
    game = board.game()
    rules = damage.suffer(game, game.figure("brute"), 4, cause=cause)
    assert ids(asked(rules)) == ["suffer", "item:101", "lose:a"]
    run(game, damage.suffer(game, game.figure("brute"), 4, cause=cause), "item:101")
    assert (hp(game, "brute"), item(game), game.state.heroes[0].hand) == (10, "consumed", ["a"])


@pytest.mark.rule("GH-ITM-06", "GH-RST-04")
def test_a_price_is_paid_in_hit_points_no_item_helps():
    game = wearing(Gain(negate=True), "damage").game()
    run(game, damage.suffer(game, game.figure("brute"), 1, cause="price"))
    assert (hp(game, "brute"), item(game)) == (9, "ready")


@pytest.mark.rule("GH-ITM-09", "GH-ACT-11", "GH-RUL-28")
def test_a_charged_one_negates_by_itself_before_the_choice_and_the_player_says_which_of_two():
    board = wearing(Gain(negate=True), "damage", charges=2)
    brute = board.state.heroes[0]
    brute.hand = board.plain("a")
    board.active(brute, "frost", Trigger("damage", Gain(negate=True)), slots=(0, 0))
    game = board.game()
    rules = damage.suffer(game, game.figure("brute"), 4, cause="trap")
    assert ids(asked(rules)) == ["bonus:frost", "item:101"]
    run(game, damage.suffer(game, game.figure("brute"), 4, cause="trap"), "item:101")
    assert (hp(game, "brute"), brute.items[0].used, brute.active[0].used) == (10, 1, 0)


@pytest.mark.rule("GH-ITM-06", "GH-RUL-28", "GH-EXH-01")
def test_an_item_against_falling_below_one_is_offered_when_the_damage_is_suffered():
    board = wearing(Gain(survive_with=3), "fatal", use="consumed")
    brute = board.state.heroes[0]
    brute.hand = board.plain("a")
    game = board.game()
    run(game, damage.suffer(game, game.figure("brute"), 12, cause="attack"), "suffer", "item:101")
    assert (hp(game, "brute"), brute.exhausted, item(game)) == (3, False, "consumed")
    run(game, damage.suffer(game, game.figure("brute"), 3, cause="attack"), "suffer")
    assert brute.exhausted


@pytest.mark.rule("GH-ITM-06", "GH-EXH-01")
def test_who_falls_has_no_hit_points_while_the_player_thinks_about_the_item():
    game = wearing(Gain(survive_with=3), "fatal").game()
    rules = damage.suffer(game, game.figure("brute"), 25, cause="trap")
    assert asked(rules).question == "item_fatal"
    assert hp(game, "brute") == 0
    assert told(game, "suffers")[0].args["hp"] == 0


@pytest.mark.rule("GH-ITM-10", "GH-EXH-07")
def test_it_may_be_kept_and_damage_that_is_not_fatal_does_not_ask_for_it():
    game = wearing(Gain(survive_with=3), "fatal").game()
    run(game, damage.suffer(game, game.figure("brute"), 9, cause="attack"))
    assert (hp(game, "brute"), item(game)) == (1, "ready")
    run(game, damage.suffer(game, game.figure("brute"), 1, cause="attack"), "skip")
    assert game.state.heroes[0].exhausted


# --- conditions, traps ----------------------------------------------------------------------------------------


@pytest.mark.rule("GH-ITM-06", "GH-CON-03")
@pytest.mark.parametrize(
    ("against", "what", "offered"),
    [
        ((), "stun", True),
        ((), "curse", True),
        ((), "poison", True),
        ((), "strengthen", False),
        ((), "bless", False),
        (("stun",), "stun", True),
        (("stun",), "muddle", False),
    ],
)
def test_an_item_against_negative_conditions(against, what, offered):
    game = wearing(Gain(prevent=True), "condition", against=against).game()
    run(game, conditions.give(game, game.figure("brute"), what), *(["item:101"] if offered else []))
    given = what in marks(game, "brute") or what in game.state.heroes[0].deck.draw
    assert (given, item(game)) == (not offered, "spent" if offered else "ready")


@pytest.mark.rule("GH-ITM-10", "GH-ITM-13")
def test_the_condition_may_be_let_through_and_the_attacks_damage_is_another_matter():
    game = wearing(Gain(prevent=True), "condition").game()
    strike(game, "guard:1", "brute", 2, "skip", "item:101", cond=("muddle", "stun"))
    assert (marks(game, "brute"), hp(game, "brute")) == (["muddle"], 8)


@pytest.mark.rule("GH-ITM-06", "GH-CON-24")
def test_of_two_curses_at_once_the_item_keeps_one_away():
    game = wearing(Gain(prevent=True), "condition").game()
    run(game, conditions.give(game, game.figure("brute"), "curse", n=2), "item:101")
    assert game.state.heroes[0].deck.draw.count("curse") == 1


@pytest.mark.rule("GH-ITM-06", "GH-OVL-06")
@pytest.mark.parametrize(("harm", "expected"), [(3, 1), (5, 2), (1, 0)])
def test_half_the_damage_of_a_trap_rounded_down_but_its_condition_all_the_same(harm, expected):
    board = wearing(Gain(halve=True), "trap")
    board.tile("trap", (-1, 0), damage=harm, cond=("poison",))
    game = board.game()
    run(game, movement.walk(game, game.figure("brute"), [(-1, 0)], "walk"), "item:101")
    assert (10 - hp(game, "brute"), marks(game, "brute")) == (expected, ["poison"])


@pytest.mark.rule("GH-ITM-06")
def test_a_trap_without_damage_does_not_ask_for_it():
    board = wearing(Gain(halve=True), "trap")
    board.tile("trap", (-1, 0), cond=("poison",))
    game = board.game()
    run(game, movement.walk(game, game.figure("brute"), [(-1, 0)], "walk"))
    assert item(game) == "ready"


# --- heal, consume --------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-ITM-06")
def test_a_staff_adds_to_a_heal_but_not_to_a_heal_by_a_modifier_card():
    board = wearing(Gain(heal=2), "heal", "+0 heal 1 self")
    board.state.figures[0].hp = 2
    game = board.game()
    attack(game, Attack(n=1), GUARD)
    assert hp(game, "brute") == 3
    act(game, Heal(n=2, on_self=True), answers=["item:101"])
    assert (hp(game, "brute"), item(game)) == (7, "spent")


@pytest.mark.rule("GH-ITM-06", "GH-RUL-29", "GH-ELE-05")
def test_a_circlet_stands_in_for_an_inert_element():
    board = wearing(Gain(wild_element=True), "consume")
    game = board.game()
    ability = Attack(n=1, consume=(Augment(("fire",), Gain(attack=2)),))
    assert "augment:0" in ids(asked(declaring(game, ability)))
    assert attack(game, ability, "augment:0", GUARD) == [3]
    assert (item(game), game.state.elements["fire"]) == ("spent", 0)
    assert "augment:0" not in ids(asked(declaring(game, ability)))


@pytest.mark.rule("GH-ITM-06", "GH-ELE-09", "GH-RUL-29")
def test_it_stands_in_for_one_of_several_and_not_for_two():
    ability = Attack(n=1, consume=(Augment(("fire", "ice"), Gain(attack=2)),))
    board = wearing(Gain(wild_element=True), "consume")
    assert "augment:0" not in ids(asked(declaring(board.game(), ability)))
    board.state.elements["ice"] = 1
    game = board.game()
    assert attack(game, ability, "augment:0", GUARD) == [3]
    assert (item(game), game.state.elements["ice"]) == ("spent", 0)


@pytest.mark.rule("GH-RUL-29", "GH-ELE-11")
def test_it_may_spare_an_element_that_could_be_consumed():
    board = wearing(Gain(wild_element=True), "consume")
    board.state.elements["fire"] = 2
    game = board.game()
    ability = Attack(n=1, consume=(Augment(("any",), Gain(attack=2)),))
    which = asked(declaring(game, ability), "augment:0", "item:101")
    assert ids(which) == [f"elements:{name}" for name in ("ice", "air", "earth", "light", "dark")]
    game.state.heroes[0].items[0] = ItemCard("101")
    attack(game, ability, "augment:0", "item:101", "elements:dark", GUARD)
    assert (item(game), game.state.elements["fire"]) == ("spent", 2)
    game.state.heroes[0].items[0] = ItemCard("101")
    attack(game, ability, "augment:0", "skip", GUARD)
    assert (item(game), game.state.elements["fire"]) == ("ready", 0)


@pytest.mark.rule("GH-ITM-06", "GH-ELE-02")
def test_a_rod_infuses_at_the_end_of_the_turn():
    board = duel()
    board.item(board.state.heroes[0], "083", Infuse("fire"))
    game = board.game()
    act(game, Infuse("fire"))
    assert game.state.elements["fire"] == 0
    elements.end_of_turn(game)
    assert game.state.elements["fire"] == 2


@pytest.mark.rule("GH-ITM-06", "GH-ITM-07")
def test_several_items_of_both_sides_in_one_attack():
    board = wearing(Gain(shield=1), "attacked")
    board.item(board.state.heroes[0], "102", when="attacked", gain=Gain(retaliate=1))
    board.item(board.state.heroes[0], "103", when="attacked", use="consumed", gain=Gain(own_cond=("invisible",)))
    game = board.game()
    rules = attacking(game, "guard:1", 3, [game.figure("brute")])
    assert ids(asked(rules)) == ["item:101", "item:102", "item:103", "skip"]
    assert strike(game, "guard:1", "brute", 3, "item:103", "item:102", "item:101") == [2]
    # Invisible only now: the attack goes on.
    assert (hp(game, "brute"), hp(game, "guard:1"), marks(game, "brute")) == (8, 29, ["invisible"])
    assert len(told(game, "uses_item")) == 3
