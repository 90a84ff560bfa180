"""Advantage and disadvantage (7.3), by the damage that real attacks deal."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Attack
from tafelrunde.games.havens.box.modifier_cards import modifier
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.rules.combat import arithmetic
from tafelrunde.games.havens.state import Bonus, Mark
from tests.helpers.gloomhaven_rules import attack, blows, duel, hp, marks, strike, told

GUARD = "target:guard:1"


def struck(*cards, value=3, answers=(), **how):
    """The damage of an attack with these cards on top of the deck, and how many of them were drawn."""
    game = duel(*cards).game()
    (dealt,) = strike(game, "brute", "guard:1", value, *answers, **how)
    return dealt, len(told(game, "draws")[0].args["cards"])


def modes(game):
    return [event.args["mode"] for event in told(game, "draws")]


@pytest.mark.rule("GH-ADV-01", "GH-ADV-04")
@pytest.mark.parametrize(("one", "other"), [("-1", "+2"), ("+2", "-1"), ("null", "-2"), ("x2", "+2"), ("+1", "curse")])
def test_the_better_of_two_with_advantage_the_worse_with_disadvantage(one, other):
    values = {"-1": 2, "+2": 5, "null": 0, "-2": 1, "x2": 6, "+1": 4, "curse": 0}
    assert struck(one, other, advantage=True) == (max(values[one], values[other]), 2)
    assert struck(one, other, disadvantage=True) == (min(values[one], values[other]), 2)


@pytest.mark.rule("GH-ADV-01", "GH-ADV-04", "GH-MOD-07")
def test_both_cards_are_discarded():
    game = duel("-1", "+2").game()
    strike(game, "brute", "guard:1", 3, advantage=True)
    assert game.state.heroes[0].deck.discard == ["-1", "+2"]


@pytest.mark.rule("GH-ADV-02")
@pytest.mark.parametrize("cards", [("rolling +1", "-1", "+2"), ("-1", "rolling +1", "+2")])
def test_advantage_with_one_rolling_card_adds_it_and_draws_no_more(cards):
    assert struck(*cards, advantage=True) == (3, 2)


@pytest.mark.rule("GH-ADV-02")
def test_its_effect_is_added_too_and_a_null_beside_it_stays_a_null():
    game = duel("rolling wound", "null").game()
    assert strike(game, "brute", "guard:1", 3, "apply", advantage=True) == [0]
    assert marks(game, "guard:1") == ["wound"]


@pytest.mark.rule("GH-ADV-03")
def test_advantage_with_two_rolling_cards_goes_on_and_adds_everything():
    assert struck("rolling +1", "rolling +1", "-1", "+2", advantage=True) == (4, 3)
    assert struck("rolling +1", "rolling +1", "rolling +2", "+0", "x2", advantage=True) == (7, 4)


@pytest.mark.rule("GH-ADV-05")
@pytest.mark.parametrize("cards", [("rolling +2", "+1", "-2"), ("+1", "rolling +2", "-2")])
def test_disadvantage_with_one_rolling_card_ignores_it(cards):
    assert struck(*cards, disadvantage=True) == (4, 2)


@pytest.mark.rule("GH-ADV-05", "GH-MOD-02")
def test_the_other_card_is_used_even_if_it_is_a_double():
    assert struck("rolling +2", "x2", disadvantage=True) == (6, 2)


@pytest.mark.rule("GH-ADV-06")
def test_disadvantage_with_two_rolling_cards_goes_on_and_only_the_last_card_counts():
    assert struck("rolling +1", "rolling +1", "+1", "-2", disadvantage=True) == (4, 3)
    assert struck("rolling +1", "rolling +1", "rolling +2", "-1", disadvantage=True) == (2, 4)


@pytest.mark.rule("GH-ADV-07", "GH-ADV-08", "GH-ADV-09")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("+0 stun", "+2"),
        ("+2", "+0 stun"),
        ("+1 stun", "+1 infuse fire"),
        ("+0 muddle", "+2 stun"),
        ("+0 push 1", "+0 push 2"),
    ],
)
def test_where_it_is_not_clear_the_first_card_is_used(first, second):
    one, other = modifier(first), modifier(second)
    for mode in ("advantage", "disadvantage"):
        assert [card.id for card in arithmetic.that_count([one, other], mode, 3)] == [first]


@pytest.mark.rule("GH-ADV-08", "GH-ADV-09")
@pytest.mark.parametrize(
    ("worse", "better"),
    [("+1", "+2"), ("+1", "+1 stun"), ("+0 stun", "+1 stun"), ("null", "+0 stun"), ("null", "-2"), ("+0", "+2 push 1")],
)
def test_more_of_one_and_no_less_of_the_other_is_clearly_better(worse, better):
    for cards in ([worse, better], [better, worse]):
        drawn = [modifier(card) for card in cards]
        for value in (1, 3):  # with 1 even a -2 comes to less than nothing, and null is still worse
            assert [card.id for card in arithmetic.that_count(drawn, "advantage", value)] == [better]
            assert [card.id for card in arithmetic.that_count(drawn, "disadvantage", value)] == [worse]


@pytest.mark.rule("GH-ADV-09")
@pytest.mark.parametrize(("value", "expected"), [(1, "+2"), (2, "x2"), (3, "x2")])
def test_double_is_worth_what_it_would_make_of_this_attack(value, expected):
    # With a value of 2 both come to 4: then it is not clear, and the first card counts.
    drawn = [modifier("x2"), modifier("+2")]
    assert [card.id for card in arithmetic.that_count(drawn, "advantage", value)] == [expected]


@pytest.mark.rule("GH-ADV-09", "GH-CON-10")
def test_the_value_that_is_doubled_for_comparing_has_poison_and_bonuses_in_it():
    game = duel("+2", "x2", marks=["poison"]).game()
    # 2 and poison: doubled 6, with +2 only 5.
    assert strike(game, "brute", "guard:1", 2, advantage=True) == [6]
    game = duel("+2", "x2").game()
    assert strike(game, "brute", "guard:1", 1, advantage=True) == [3]


@pytest.mark.rule("GH-ADV-10", "GH-ADV-13")
def test_several_sources_are_no_more_than_one():
    board = duel("-1", "+0", "+2")
    board.state.figures[0].marks = (Mark("strengthen"),)
    board.item(board.state.heroes[0], "006", when="attack", gain=Gain(advantage=True))
    game = board.game()
    attack(game, Attack(n=3, advantage=True), "item:006", GUARD)
    assert (blows(game), modes(game)) == ([3], ["advantage"])


@pytest.mark.rule("GH-ADV-11", "GH-CON-31")
def test_one_disadvantage_cancels_any_number_of_advantages():
    board = duel("-1", "+2")
    board.state.figures[0].marks = (Mark("strengthen"), Mark("muddle"))
    game = board.game()
    attack(game, Attack(n=3, advantage=True), GUARD)
    assert (blows(game), modes(game)) == ([2], ["normal"])


@pytest.mark.rule("GH-ADV-11", "GH-ADV-13")
def test_two_disadvantages_and_an_advantage_are_a_normal_draw():
    board = duel("+2", "-2", traits=Traits(attackers_disadvantaged=True))
    board.state.figures[0].marks = (Mark("muddle"), Mark("strengthen"))
    game = board.game()
    attack(game, Attack(n=3, range=3), GUARD)
    assert (blows(game), modes(game)) == ([5], ["normal"])


@pytest.mark.rule("GH-ADV-12", "GH-ATK-03")
def test_each_target_is_judged_by_itself():
    board = duel()
    board.monster("guard", (-2, 0), 2, hp=30)
    board.monster("guard", (0, 2), 3, hp=30)
    board.state.figures[2].bonuses = (Bonus("", guard=True),)
    game = board.game()
    attack(game, Attack(n=1, range=3, targets=3), "targets:all", GUARD, "target:guard:2")
    assert modes(game) == ["disadvantage", "disadvantage", "normal"]


@pytest.mark.rule("GH-ADV-13")
@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("strengthen", "advantage"),
        ("ability", "advantage"),
        ("item", "advantage"),
        ("muddle", "disadvantage"),
        ("adjacent", "disadvantage"),
        ("trait", "disadvantage"),
        ("guard", "disadvantage"),
        ("nothing", "normal"),
    ],
)
def test_every_source(source, expected):
    board = duel(traits=Traits(attackers_disadvantaged=source == "trait"))
    brute, guard = board.state.figures
    answers = [GUARD]
    if source in ("strengthen", "muddle"):
        brute.marks = (Mark(source),)
    if source == "guard":
        guard.bonuses = (Bonus("", guard=True),)
    if source == "item":
        board.item(board.state.heroes[0], "006", when="attack", gain=Gain(advantage=True))
        answers = ["item:006", GUARD]
    game = board.game()
    attack(game, Attack(n=1, range=2 if source == "adjacent" else None, advantage=source == "ability"), *answers)
    assert modes(game) == [expected]


@pytest.mark.rule("GH-ADV-13", "GH-ITM-07", "GH-ITM-13")
def test_the_defenders_item_gives_the_attacker_disadvantage_before_the_draw():
    board = duel(monsters=["+2", "-1"])
    board.item(board.state.heroes[0], "004", slot="body", when="attacked", gain=Gain(disadvantage=True))
    game = board.game()
    assert strike(game, "guard:1", "brute", 3, "item:004") == [2]
    assert (modes(game), hp(game, "brute")) == (["disadvantage"], 8)


@pytest.mark.rule("GH-ADV-11", "GH-ADV-13")
def test_an_item_that_ignores_disadvantage_leaves_the_advantage():
    board = duel("-1", "+2")
    board.state.figures[0].marks = (Mark("muddle"), Mark("strengthen"))
    board.item(board.state.heroes[0], "017", when="target", gain=Gain(ignore_disadvantage=True))
    game = board.game()
    attack(game, Attack(n=3), GUARD, "item:017")
    assert (modes(game), blows(game)) == (["advantage"], [5])


@pytest.mark.rule("GH-ADV-12", "GH-EFF-12")
def test_an_added_target_is_judged_by_itself_too():
    board = duel("+0 add_target")
    board.monster("guard", (-2, 0), 2, hp=30)
    game = board.game()
    board.state.figures[0].marks = (Mark("strengthen"),)
    attack(game, Attack(n=1, range=3), GUARD, "target:guard:2")
    assert modes(game) == ["normal", "advantage"]
