"""Modifier decks (7.2): what the cards do, where they go, and when a deck is shuffled."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Attack, Trigger
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.vocabulary import Gain
from tests.helpers.gloomhaven_rules import acts, asked, attack, blows, declaring, duel, hp, ids, marks, strike

GUARD = "target:guard:1"


def deck(game):
    return game.state.heroes[0].deck


def summoner(*cards, **rat):
    """The brute's deck is drawn by its rat, which stands on the other side of the guard."""
    board = duel(*cards)
    board.summon("rat", (2, 0), board.state.heroes[0], **{"attack": 3, **rat})
    return board


# --- values ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-MOD-01", "GH-DAT-12")
def test_one_draw_for_each_target_from_the_attackers_own_deck():
    board = duel("+1", "-1")
    board.monster("guard", (0, 1), 2, hp=30)
    tinkerer = board.hero("tinkerer", (-1, 0))
    game = board.game()
    attack(game, Attack(n=3, targets=2), "targets:all", GUARD)
    assert blows(game) == [4, 2]
    assert (deck(game).discard, tinkerer.deck.discard) == (["+1", "-1"], [])
    assert game.state.monster_modifiers.discard == []


@pytest.mark.rule("GH-MOD-01", "GH-SUM-07", "GH-DAT-12")
def test_a_summon_draws_from_its_summoners_deck():
    game = summoner("-2").game()
    acts(game, "rat:1")
    assert (blows(game), deck(game).discard) == ([1], ["-2"])


@pytest.mark.rule("GH-MOD-02")
@pytest.mark.parametrize(
    ("drawn", "expected"),
    [("+0", 3), ("+2", 5), ("-1", 2), ("-2", 1), ("x2", 6), ("bless", 6), ("null", 0), ("curse", 0)],
)
def test_numbers_are_added_null_is_nothing_and_double_doubles(drawn, expected):
    assert attack(duel(drawn).game(), Attack(n=3), GUARD) == [expected]


@pytest.mark.rule("GH-MOD-02", "GH-SHD-03")
def test_a_value_below_zero_is_no_damage_and_a_shield_makes_it_no_worse():
    game = duel("-2", traits=Traits(shield=2)).game()
    assert attack(game, Attack(n=1), GUARD) == [0]
    assert hp(game, "guard:1") == 30


@pytest.mark.rule("GH-MOD-03", "GH-CON-10")
def test_after_a_null_nothing_brings_damage_back():
    board = duel("rolling +1", "rolling +1", "null", marks=["poison"])
    board.active(board.state.heroes[0], "rage", Trigger("attack_by_self", Gain(attack=5, pierce=3)))
    assert attack(board.game(), Attack(n=4), GUARD) == [0]


@pytest.mark.rule("GH-MOD-03", "GH-ITM-15", "GH-ACT-09")
def test_after_a_null_no_armour_is_worn_out():
    board = duel(monsters=["null"])
    brute = board.state.heroes[0]
    board.item(brute, "003", slot="body", charges=2, when="attacked", gain=Gain(shield=1))
    board.active(brute, "frost", Trigger("damage", Gain(negate=True)), slots=(0, 0))
    game = board.game()
    assert strike(game, "guard:1", "brute", 5) == [0]
    assert (brute.items[0].used, brute.active[0].used) == (0, 0)


# --- effects on cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("GH-MOD-04")
def test_conditions_pushes_and_pierce_are_as_if_printed_on_the_ability_card():
    game = duel("rolling pierce 2", "rolling push 1", "rolling stun", "+1 muddle", traits=Traits(shield=3)).game()
    attack(game, Attack(n=3, cond=("poison",)), GUARD, "leave:stun", "apply", "push:2,0")
    assert (blows(game), marks(game, "guard:1"), game.figure("guard:1").at) == ([3], ["poison", "muddle"], (2, 0))


@pytest.mark.rule("GH-MOD-04", "GH-CON-02", "GH-CON-22")
def test_a_condition_on_ability_and_card_is_one_but_two_curses_are_two():
    game = duel("rolling wound", "+0 curse").game()
    attack(game, Attack(n=1, cond=("wound", "curse")), GUARD, "apply")
    assert (marks(game, "guard:1"), game.state.monster_modifiers.draw.count("curse")) == (["wound"], 2)


@pytest.mark.rule("GH-MOD-04", "GH-EFF-10")
def test_a_push_on_a_card_is_decided_apart_from_the_one_of_the_ability():
    game = duel("+0 push 1").game()
    attack(game, Attack(n=1, push=2), GUARD, "push:2", "skip", "push:2,0")
    assert game.figure("guard:1").at == (2, 0)


@pytest.mark.rule("GH-MOD-04", "GH-ELE-14", "GH-ELE-03")
def test_an_element_on_a_card_is_infused_at_the_end_of_the_turn():
    game = duel("rolling infuse fire", "+0 infuse any").game()
    attack(game, Attack(n=1), GUARD, "element:ice")
    assert (game.state.infused, game.state.elements["fire"]) == (["fire", "ice"], 0)


@pytest.mark.rule("GH-MOD-04", "GH-ATK-04")
def test_effects_of_cards_that_do_not_count_do_not_happen():
    board = duel("+0 stun", "+2 stun", "rolling wound", "-1")
    game = board.game()
    strike(game, "brute", "guard:1", 1, "apply", disadvantage=True)
    assert marks(game, "guard:1") == ["stun"]
    game.figure("guard:1").marks = ()
    # A rolling card beside another one is ignored with disadvantage.
    assert strike(game, "brute", "guard:1", 1, disadvantage=True) == [0]
    assert marks(game, "guard:1") == []


@pytest.mark.rule("GH-MOD-05")
def test_rolling_cards_go_on_until_one_does_not_roll_and_all_count():
    game = duel("rolling +1", "rolling +1", "rolling +2", "-1", "+2").game()
    assert attack(game, Attack(n=2), GUARD) == [5]
    assert deck(game).discard == ["rolling +1", "rolling +1", "rolling +2", "-1"]


@pytest.mark.rule("GH-MOD-05", "GH-MOD-08")
def test_a_chain_of_rolling_cards_goes_on_into_the_reshuffled_discards():
    board = duel()
    brute = board.state.heroes[0]
    brute.deck.draw, brute.deck.discard = ["rolling +1"], ["+2"]
    game = board.game()
    assert attack(game, Attack(n=2), GUARD) == [5]
    assert (brute.deck.draw, brute.deck.discard) == ([], ["rolling +1", "+2"])


@pytest.mark.rule("GH-MOD-06", "GH-ATK-06")
@pytest.mark.parametrize(("answer", "expected"), [("order:8", 8), ("order:7", 7)])
def test_rolling_numbers_and_double_in_the_order_the_player_likes(answer, expected):
    game = duel("rolling +1", "x2").game()
    question = asked(declaring(game, Attack(n=3)), GUARD)
    assert ids(question)[0] == "order:8"
    assert attack(duel("rolling +1", "x2").game(), Attack(n=3), GUARD, answer) == [expected]


# --- where cards go -------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-MOD-07", "GH-CON-24", "GH-CON-22")
def test_blesses_and_curses_go_back_to_their_supplies_when_drawn_used_or_not():
    board = duel("bless", "curse")
    board.state.blesses, board.state.hero_curses = 9, 9
    game = board.game()
    assert strike(game, "brute", "guard:1", 3, advantage=True) == [6]
    assert (game.state.blesses, game.state.hero_curses) == (10, 10)
    assert deck(game).discard == []


@pytest.mark.rule("GH-MOD-07", "GH-DAT-15")
def test_a_curse_of_the_monsters_goes_back_to_the_monsters_supply():
    board = duel(monsters=["curse", "bless"])
    board.state.blesses, board.state.monster_curses = 8, 9
    game = board.game()
    assert [*strike(game, "guard:1", "brute", 3), *strike(game, "guard:1", "brute", 2)] == [0, 4]
    assert (game.state.blesses, game.state.monster_curses, game.state.hero_curses) == (9, 10, 10)


@pytest.mark.rule("GH-MOD-08")
def test_an_empty_pile_is_made_anew_from_the_discards_just_when_a_card_is_needed():
    board = duel()
    brute = board.state.heroes[0]
    brute.deck.draw, brute.deck.discard = ["-1"], ["+1"]
    game = board.game()
    assert attack(game, Attack(n=3), GUARD) == [2]
    assert (brute.deck.draw, brute.deck.discard) == ([], ["+1", "-1"])
    assert attack(game, Attack(n=3), GUARD)[0] in (2, 4)
    assert len(brute.deck.draw) == len(brute.deck.discard) == 1


@pytest.mark.rule("GH-MOD-08", "GH-ADV-01")
def test_with_advantage_the_second_card_may_come_from_the_new_pile():
    board = duel()
    brute = board.state.heroes[0]
    brute.deck.draw, brute.deck.discard = ["-1"], ["+2"]
    game = board.game()
    assert strike(game, "brute", "guard:1", 3, advantage=True) == [5]
    assert brute.deck.discard == ["-1", "+2"]


@pytest.mark.rule("GH-MOD-08")
def test_the_last_bless_leaves_a_deck_without_any_card_and_the_attack_goes_on():
    board = duel()
    brute = board.state.heroes[0]
    brute.deck.draw = ["bless"]
    game = board.game()
    assert attack(game, Attack(n=3), GUARD) == [6]
    assert attack(game, Attack(n=3), GUARD) == [3]
