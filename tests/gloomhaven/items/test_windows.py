"""Every moment in which an item can be used (GH-ITM-06): what it is offered for, what it does, and when not."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Attack, Move, RemoveConditions
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.rules.cards import items
from tafelrunde.games.havens.rules.effects import conditions
from tafelrunde.games.havens.rules.heroes import move as hero_move
from tafelrunde.games.havens.rules.map import movement
from tafelrunde.games.havens.rules.setup import equipment
from tafelrunde.games.havens.state import Mark
from tests.helpers.gloomhaven_rules import asked, attack, blows, declaring, duel, hp, ids, marks, run, strike, take_turn

GUARD = "target:guard:1"


def wearing(gain, when, *cards, monsters=(), guard=None, **values):
    """A duel where the brute has an item 101 with this gain for this moment."""
    board = duel(*cards, monsters=monsters, **(guard or {}))
    board.item(board.state.heroes[0], "101", **{"gain": gain, "when": when, **values})
    return board


def item(game):
    return game.state.heroes[0].items[0].state


def moving(game, n=2, **values):
    game.state.acting = "brute"
    return hero_move.hero_move(game, game.state.heroes[0], game.figure("brute"), Move(n=n, **values))


# --- always, turn, turn_start ---------------------------------------------------------------------------------


@pytest.mark.rule("GH-ITM-04", "GH-ITM-06")
def test_what_always_works_is_never_asked_about_nor_used_up():
    board = wearing(Gain(move=1), "always", use="none")
    game = board.game()
    assert "move:-3,0" in ids(asked(moving(game, 2)))
    assert (item(game), game.state.heroes[0].tally) == ("ready", {})


@pytest.mark.rule("GH-ITM-01", "GH-ITM-06")
def test_pockets_are_room_for_small_items():
    board = wearing(Gain(slots=2), "always", use="none", slot="body")
    board.item(board.state.heroes[0], "012")
    board.item(board.state.heroes[0], "013")
    board.item(board.state.heroes[0], "014")
    game = board.game()
    assert equipment.fits(game.content, 1, ["101", "012", "013"], "014")
    assert not equipment.fits(game.content, 1, ["012"], "013")


@pytest.mark.rule("GH-ITM-06", "GH-MOV-07")
def test_boots_that_always_fly_make_a_flying_character():
    board = wearing(Gain(fly=True), "always", use="none")
    board.tile("trap", (-1, 0), damage=5)
    game = board.game()
    assert game.flying(game.figure("brute"))
    run(game, movement.walk(game, game.figure("brute"), [(-1, 0)], "walk"))
    assert hp(game, "brute") == 10


@pytest.mark.rule("GH-ITM-06", "GH-HEA-08")
def test_an_item_of_the_turn_is_offered_where_it_can_do_something():
    board = duel()
    board.item(board.state.heroes[0], "020", RemoveConditions(("poison",)), use="consumed")
    game = board.game()
    assert items.usable(game, game.state.heroes[0], "turn")
    take_turn(game, "default:brute-lead:top", "skip", "default:brute-other:bottom", "skip")
    run(game, conditions.give(game, game.figure("brute"), "poison"))
    game.state.heroes[0].chosen = ["brute-lead", "brute-other"]
    take_turn(game, "item:020", "default:brute-lead:top", "skip", "default:brute-other:bottom", "skip")
    assert marks(game, "brute") == []


@pytest.mark.rule("GH-ITM-06", "GH-TRN-01")
def test_an_item_for_the_start_of_a_turn_comes_after_the_wound_and_only_there():
    board = duel()
    board.item(board.state.heroes[0], "035", RemoveConditions(("immobilize", "disarm"), n=1), when="turn_start")
    board.state.figures[0].marks = (Mark("wound"), Mark("immobilize"), Mark("disarm"))
    game = board.game()
    take_turn(game, "item:035", "remove:disarm", "default:brute-lead:top", GUARD, "default:brute-other:bottom")
    assert (hp(game, "brute"), blows(game), game.figure("brute").at) == (9, [2], (0, 0))
    assert item(game) == "spent"


# --- move -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-ITM-06", "GH-ITM-14")
def test_more_points_for_one_move_even_in_the_middle_of_it():
    game = wearing(Gain(move=2), "move").game()
    run(game, moving(game, 1), "move:-1,0", "item:101", "move:-3,0")
    assert (game.figure("brute").at, item(game)) == ((-3, 0), "spent")
    assert "move:-4,0" in ids(asked(moving(game, 1)))
    game = wearing(Gain(move=2), "move").game()
    assert "item:101" in ids(asked(moving(game, 0)))


@pytest.mark.rule("GH-ITM-06", "GH-MOV-06")
@pytest.mark.parametrize(
    ("gain", "reached"), [(Gain(), False), (Gain(jump=True), True), (Gain(through_enemies=True), True)]
)
def test_a_jump_or_soft_soles_lead_past_an_enemy(gain, reached):
    board = wearing(gain, "move")
    board.rooms[1] = [(q, 0) for q in range(5)]
    game = board.game()
    rules = moving(game, 2)
    question = asked(rules, "item:101")
    assert ("move:2,0" in ids(question)) == reached


@pytest.mark.rule("GH-ITM-06", "GH-MOV-09", "GH-OVL-10")
def test_sure_feet_mind_neither_difficult_nor_hazardous_ground_but_traps():
    board = wearing(Gain(sure_footed=True), "move")
    board.rooms[1] = [(-q, 0) for q in range(-1, 4)]
    board.tile("difficult", (-1, 0))
    board.tile("hazard", (-2, 0))
    board.tile("trap", (-3, 0), damage=2)
    game = board.game()
    run(game, moving(game, 3), "item:101", "move:-3,0")
    assert (game.figure("brute").at, hp(game, "brute")) == ((-3, 0), 8)


@pytest.mark.rule("GH-ITM-06", "GH-RUL-68", "GH-MOV-08")
def test_lent_wings_end_with_the_move():
    board = wearing(Gain(fly=True), "move")
    board.tile("obstacle", (-1, 0))
    game = board.game()
    run(game, moving(game, 1), "item:101", "move:-1,0", "place:-2,0")
    assert (hp(game, "brute"), game.flying(game.figure("brute"))) == (7, False)


# --- attack, target -------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-ITM-06", "GH-ITM-07", "GH-RUL-25")
@pytest.mark.parametrize(
    ("only", "ability", "offered"),
    [
        ((), Attack(n=1), True),
        (("melee",), Attack(n=1), True),
        (("melee",), Attack(n=1, range=2), False),
        (("ranged",), Attack(n=1), False),
        (("ranged",), Attack(n=1, range=2), True),
        (("single",), Attack(n=1), True),
        (("single",), Attack(n=1, targets=2), False),
        (("melee", "single"), Attack(n=1, targets=2), False),
        (("melee", "single"), Attack(n=1, range=2), False),
        (("single",), Attack(n=1, targets="all"), False),
        (("single",), Attack(n=1, area="line2"), False),
        (("melee",), Attack(n=1, area="line2"), True),
        (("melee",), Attack(n=1, range=3, area="line2"), True),
    ],
)
def test_an_item_for_attacks_asks_for_the_kind_of_attack_it_says(only, ability, offered):
    game = wearing(Gain(attack=1), "attack", only=only).game()
    question = asked(declaring(game, ability))
    assert ("item:101" in ids(question)) == offered
    if not offered:
        assert [one.reason for one in question.refused() if one.id == "item:101"] == ["item_does_not_fit"]


@pytest.mark.rule("GH-ITM-06", "GH-RUL-25")
def test_an_added_target_makes_it_no_single_attack_any_more():
    board = wearing(Gain(add_target=1), "attack", only=("single",))
    board.item(board.state.heroes[0], "102", when="attack", only=("single",), gain=Gain(attack=1))
    board.monster("guard", (0, 1), 2, hp=30)
    game = board.game()
    assert "item:102" in ids(asked(declaring(game, Attack(n=1))))
    assert "item:102" not in ids(asked(declaring(game, Attack(n=1)), "item:101"))


@pytest.mark.rule("GH-ITM-06")
def test_an_item_for_the_whole_attack_works_on_every_target_and_can_reach_farther():
    board = wearing(Gain(attack=1, range=1, advantage=True), "attack", "-1", "+1", "+2", "+0")
    board.state.figures[1].at = (3, 0)
    board.monster("guard", (0, 2), 2, hp=30)
    game = board.game()
    attack(game, Attack(n=1, range=2, targets=2), "item:101", "targets:all", GUARD)
    assert blows(game) == [3, 4]


@pytest.mark.rule("GH-ITM-06")
def test_an_item_may_turn_a_single_attack_into_an_area():
    board = wearing(Gain(area="line2"), "attack", only=("melee", "single"))
    board.monster("guard", (2, 0), 2, hp=30)
    game = board.game()
    attack(game, Attack(n=2), "item:101", "area:guard:1+guard:2", GUARD)
    assert blows(game) == [2, 2]


@pytest.mark.rule("GH-ITM-06", "GH-ITM-14")
def test_an_item_for_one_target_with_an_element():
    game = wearing(Gain(attack=2, infuse=("light",)), "target", only=("melee",)).game()
    assert attack(game, Attack(n=1), GUARD, "item:101") == [3]
    assert game.state.infused == ["light"]
    game = wearing(Gain(attack=2), "target", only=("melee",)).game()
    assert attack(game, Attack(n=1, range=2), GUARD) == [1]


# --- attacked, double_drawn -----------------------------------------------------------------------------------


@pytest.mark.rule("GH-ITM-06", "GH-ITM-13", "GH-RET-01")
def test_shield_and_retaliate_of_an_item_are_for_one_attack():
    game = wearing(Gain(shield=1, retaliate=2), "attacked").game()
    assert strike(game, "guard:1", "brute", 3, "item:101") == [2]
    assert hp(game, "guard:1") == 28
    assert strike(game, "guard:1", "brute", 3) == [3]
    assert hp(game, "guard:1") == 28


@pytest.mark.rule("GH-ITM-06", "GH-EFF-11")
def test_an_item_against_pierce_is_asked_about_only_where_there_is_any():
    board = wearing(Gain(unpierced=True), "attacked")
    board.item(board.state.heroes[0], "102", charges=2, when="attacked", gain=Gain(shield=2))
    game = board.game()
    assert strike(game, "guard:1", "brute", 3) == [1]
    assert strike(game, "guard:1", "brute", 3, "item:101", pierce=2) == [1]


@pytest.mark.rule("GH-ITM-06", "GH-EFF-08")
def test_an_item_against_pushes_leaves_the_rest_of_the_attack():
    game = wearing(Gain(unmoved=True), "attacked").game()
    strike(game, "guard:1", "brute", 2, "item:101", push=2, cond=("wound",))
    assert (game.figure("brute").at, hp(game, "brute"), marks(game, "brute")) == ((0, 0), 8, ["wound"])


@pytest.mark.rule("GH-RUL-22", "GH-OVR-13", "GH-ITM-06")
@pytest.mark.parametrize(
    ("drawn", "variants", "expected"), [("x2", (), 4), ("bless", (), 4), ("x2", ("reduced_randomness",), 4)]
)
def test_a_helmet_makes_a_drawn_double_a_plus_one(drawn, variants, expected):
    board = wearing(Gain(double_as=1), "double_drawn", monsters=[drawn])
    board.state.variants = variants
    game = board.game()
    assert strike(game, "guard:1", "brute", 3, "item:101") == [4]
    kinds = [event.kind for event in game.events]
    assert kinds.index("draws") < kinds.index("uses_item")


@pytest.mark.rule("GH-RUL-22")
def test_it_is_not_offered_for_other_cards_nor_for_a_double_that_does_not_count():
    game = wearing(Gain(double_as=1), "double_drawn", monsters=["+2", "x2", "+1"]).game()
    assert strike(game, "guard:1", "brute", 3) == [5]
    assert strike(game, "guard:1", "brute", 3, disadvantage=True) == [4]
    assert item(game) == "ready"
