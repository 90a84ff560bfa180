"""Items (9.1): use slots, stunned owners, and what counts as a use."""

from __future__ import annotations

import pytest

from tafelrunde.games.gloomhaven.edition import GloomhavenEdition
from tafelrunde.games.havens.box.abilities import Attack, Heal, Refresh
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.rules.cards import items
from tafelrunde.games.havens.rules.choices import possible
from tafelrunde.games.havens.rules.round import resting
from tafelrunde.games.havens.state import Bonus, ItemCard, Mark
from tests.gloomhaven.worn import ARMOUR, GUARD, POWER, state, striking, wearing
from tests.helpers.gloomhaven_rules import asked, attack, hp, ids, strike, take_turn, whole_turn


@pytest.mark.rule("GH-ITM-09", "GH-ITM-15")
def test_each_use_moves_the_marker_and_the_last_one_spends_the_item():
    board = wearing(n003={**ARMOUR, "charges": 2})
    game = board.game()
    assert strike(game, "guard:1", "brute", 2) == [1]
    assert state(game, "003") == ItemCard("003", "ready", 1)
    assert strike(game, "guard:1", "brute", 2) == [1]
    assert state(game, "003").state == "spent"
    assert strike(game, "guard:1", "brute", 2) == [2]
    resting.refresh_spent(game, game.state.heroes[0])
    assert strike(game, "guard:1", "brute", 2) == [1]
    assert state(game, "003") == ItemCard("003", "ready", 1)


@pytest.mark.rule("GH-ITM-15", "GH-ACT-09")
@pytest.mark.parametrize(("value", "shield", "used"), [(0, 0, 0), (2, 2, 0), (2, 1, 1)])
def test_an_attack_that_would_deal_nothing_uses_no_charge(value, shield, used):
    board = wearing(n003={**ARMOUR, "charges": 2})
    board.state.figures[0].bonuses = (Bonus("", shield=shield),)
    game = board.game()
    strike(game, "guard:1", "brute", value)
    assert (state(game, "003").used, hp(game, "brute")) == (used, 10)


@pytest.mark.rule("GH-ITM-15", "GH-ACT-11")
def test_of_two_charged_armours_the_player_says_which_first_and_the_second_is_spared_if_it_is_not_needed():
    worn = {"n003": {**ARMOUR, "charges": 2}, "n016": {**ARMOUR, "charges": 3}}
    game = wearing(**worn).game()
    assert strike(game, "guard:1", "brute", 1, "item:016") == [0]
    assert (state(game, "003").used, state(game, "016").used) == (0, 1)
    assert strike(game, "guard:1", "brute", 5, "item:003") == [3]
    assert (state(game, "003").used, state(game, "016").used) == (1, 2)


@pytest.mark.rule("GH-ITM-09", "GH-ITM-10")
def test_items_with_charges_are_no_choice_others_always_are():
    game = wearing(n003={**ARMOUR, "charges": 2}).game()
    assert asked(striking(game)) is None
    game = wearing(n008=ARMOUR).game()
    assert "skip" in ids(asked(striking(game)))


@pytest.mark.rule("GH-ITM-11", "GH-ITM-13", "GH-CON-17")
def test_a_stunned_character_uses_items_when_attacked_but_not_in_its_turn():
    board = wearing(n008=ARMOUR, n003={**ARMOUR, "charges": 2})
    hero = board.state.heroes[0]
    board.item(hero, "012", Heal(n=3, on_self=True), use="consumed")
    board.state.figures[0].marks = (Mark("stun"),)
    game = board.game()
    game.state.acting = "guard:1"
    assert items.usable(game, hero, "attacked")
    assert strike(game, "guard:1", "brute", 3, "item:008") == [1]
    assert asked(whole_turn(game)) is None


@pytest.mark.rule("GH-ITM-11", "GH-CON-17", "GH-CON-12")
def test_nor_can_it_use_one_against_the_wound_that_its_turn_begins_with():
    board = wearing(n065={"when": "damage", "gain": Gain(negate=True)})
    board.state.figures[0].marks = (Mark("wound"), Mark("stun"))
    game = board.game()
    take_turn(game)
    assert (hp(game, "brute"), state(game, "065").state) == (9, "ready")


@pytest.mark.rule("GH-ITM-16", "GH-XPG-02")
def test_what_an_item_does_to_its_owner_happens_once():
    board = wearing(n072={"when": "target", "gain": Gain(attack=1, xp=1, own_cond=("bless",))})
    game = board.game()
    assert attack(game, Attack(n=1), GUARD, "item:072") == [2]
    hero = game.state.heroes[0]
    assert (hero.xp, hero.deck.draw.count("bless")) == (1, 1)


@pytest.mark.rule("GH-ITM-16")
def test_a_use_that_changes_nothing_is_a_use():
    board = wearing("null", n014=POWER)
    game = board.game()
    assert attack(game, Attack(n=3), GUARD, "item:014") == [0]
    assert state(game, "014").state == "consumed"
    board = wearing(monsters=["null"], n008=ARMOUR)
    game = board.game()
    assert strike(game, "guard:1", "brute", 3, "item:008") == [0]
    assert (state(game, "008").state, game.state.heroes[0].tally["items"]) == ("spent", 1)


@pytest.mark.rule("GH-ITM-14")
def test_an_item_for_one_attack_is_for_one_target_only():
    board = wearing(n014=POWER)
    board.monster("guard", (0, 1), 2, hp=30)
    game = board.game()
    attack(game, Attack(n=2, targets=2), "targets:all", GUARD, "skip", "item:014")
    assert (hp(game, "guard:1"), hp(game, "guard:2")) == (28, 27)


class HalfUsed(GloomhavenEdition):
    half_used_refresh = True


@pytest.mark.rule("GH-RUL-74", "GH-RST-06", "GH-RST-08")
@pytest.mark.parametrize(
    ("edition", "use", "blows", "card"),
    [
        (GloomhavenEdition, "spent", 1, ItemCard("003", "ready", 1)),
        (GloomhavenEdition, "spent", 2, ItemCard("003")),
        (GloomhavenEdition, "consumed", 1, ItemCard("003", "ready", 1)),
        (GloomhavenEdition, "consumed", 2, ItemCard("003", "consumed", 2)),
        (HalfUsed, "spent", 1, ItemCard("003")),
        (HalfUsed, "consumed", 1, ItemCard("003", "ready", 1)),
    ],
)
def test_a_long_rest_puts_the_marker_back_of_what_is_spent(edition, use, blows, card):
    game = wearing(n003={**ARMOUR, "use": use, "charges": 2}).game()
    game.edition = edition()
    for _ in range(blows):
        strike(game, "guard:1", "brute", 2)
    resting.refresh_spent(game, game.state.heroes[0])
    assert state(game, "003") == card


@pytest.mark.rule("GH-RUL-74", "GH-RCV-03")
def test_a_refresh_offers_no_half_used_items_unless_the_game_says_so():
    game = wearing(n003={**ARMOUR, "use": "consumed", "charges": 2}, n016={**ARMOUR, "charges": 2}).game()
    strike(game, "guard:1", "brute", 2, "item:003")
    hero = game.state.heroes[0]
    refreshable = possible.refreshable
    assert refreshable(game, hero, Refresh(n=1, items="any")) == []
    game.edition = HalfUsed()
    assert [card.id for card in refreshable(game, hero, Refresh(n=1, items="any"))] == ["003", "016"]
    assert [card.id for card in refreshable(game, hero, Refresh(n=1, items="spent"))] == ["016"]
    items.refresh(game, hero, "016")
    assert [card.id for card in refreshable(game, hero, Refresh(n=1, items="any"))] == ["003"]
