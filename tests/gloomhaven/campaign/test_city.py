"""Visiting Gloomhaven (10.5), reputation (10.4), the shop (10.8) and donations (10.9)."""

from __future__ import annotations

import pytest

from tafelrunde.games.gloomhaven.rules import city, shop, travel
from tafelrunde.games.havens.box.campaign import Owned, Reputation
from tafelrunde.games.havens.rules.campaign import effects, quests
from tafelrunde.games.havens.rules.campaign.world import change_party, change_world, in_play, party, supply, train
from tafelrunde.games.havens.rules.cards import modifiers
from tafelrunde.games.havens.rules.setup import omens
from tests.gloomhaven.campaign.test_events import set_out, stand
from tests.helpers.campaign_town import at_gates, event, finish, happens, outcome, quest, town, who
from tests.helpers.gloomhaven_rules import asked, ids, run, told


def in_city(game, *answers, seat=0):
    """What a player is asked in the city after these answers."""
    stay = game.state.stay
    stay.stage, stay.waiting = "city", (seat,)
    return asked(city.city(game, stay), *answers)


def does(game, *answers, seat=0):
    stay = game.state.stay
    stay.stage, stay.waiting = "city", (seat,)
    run(game, city.city(game, stay), *answers)


def price_at(game, reputation, item="001"):
    change_party(game, reputation=reputation)
    return shop.price(game, item)


# --- visiting -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-CIT-01")
def test_in_the_city_everything_can_be_done_in_any_order():
    game = town("brute", "tinkerer", gold=200)
    change_world(game, prosperity=4, achievements=("power_of_enhancement",))
    train(game, who(game, "brute"), xp=45, items=("001",))
    quest(game, "brute", Owned(1))
    run(game, effects.happenings(game))
    offered = {name.partition(":")[0] for name in ids(in_city(game))}
    assert offered == {"level", "shop", "sell", "donate", "enhance", "retire", "create"}
    assert "event" in ids(at_gates(game))


@pytest.mark.rule("GH-CIT-01")
def test_a_visit_is_possible_after_every_campaign_scenario_and_begins_anew():
    game = town("brute", "tinkerer")
    does(game, "donate:brute")
    change_party(game, event_done=True)
    finish(game, "1", won=False)
    assert "city" in ids(at_gates(game))
    assert not party(game).event_done
    assert not who(game, "brute").donated


@pytest.mark.rule("GH-CIT-02", "GH-LUP-02")
def test_nobody_leaves_the_city_without_a_level_that_is_due():
    game = town("brute", "tinkerer")
    train(game, who(game, "brute"), xp=45)
    question = in_city(game)
    assert "done" not in ids(question)
    assert [(one.id, one.reason, one.rule) for one in question.refused()] == [("done", "must_level_up", "GH-LUP-02")]
    game.state.stay.stage = "gates"
    question = at_gates(game)
    assert not [name for name in ids(question) if name.startswith("play")]
    assert {one.reason for one in question.refused() if one.id.startswith("play")} == {"must_level_up"}


@pytest.mark.rule("GH-CIT-02", "GH-RTR-01")
def test_nobody_leaves_the_city_with_a_fulfilled_quest():
    game = town("brute", "tinkerer")
    quest(game, "brute", Owned(30))
    run(game, effects.happenings(game))
    assert quests.fulfilled(game, who(game, "brute"))
    question = in_city(game)
    assert "done" not in ids(question)
    assert {"retire:brute", "shop:brute", "donate:brute"} <= set(ids(question))
    assert [one.reason for one in question.refused()] == ["must_retire"]


# --- reputation ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-REP-01")
def test_reputation_starts_at_zero_and_stays_within_twenty():
    game = town("brute", "tinkerer")
    assert party(game).reputation == 0
    effects.gain_reputation(game, 25, "")
    assert party(game).reputation == 20
    effects.gain_reputation(game, -50, "")
    assert party(game).reputation == -20


@pytest.mark.rule("GH-REP-02")
def test_reputation_changes_by_events_and_scenarios():
    game = town("brute", "tinkerer")
    happens(game, event([outcome(Reputation(2))]), "choose:A")
    finish(game, "9")
    assert party(game).reputation == 3


@pytest.mark.rule("GH-REP-03", "GH-SHP-02")
def test_a_better_reputation_makes_items_cheaper():
    game = town("brute", "tinkerer")
    assert [price_at(game, rank) for rank in (-20, 0, 20)] == [25, 20, 15]


@pytest.mark.rule("GH-REP-05")
def test_the_table_of_prices():
    game = town("brute", "tinkerer")
    steps = [price_at(game, rank) - 20 for rank in range(-20, 21)]
    assert (
        steps
        == [5] * 2
        + [4] * 4
        + [3] * 4
        + [2] * 4
        + [1] * 4
        + [0] * 5
        + [-1] * 4
        + [-2] * 4
        + [-3] * 4
        + [-4] * 4
        + [-5] * 2
    )


@pytest.mark.rule("GH-SHP-02")
def test_no_price_falls_below_zero():
    game = town("brute", "tinkerer")
    cheap = min(game.content.items, key=lambda item: game.item(item).price)
    price = game.item(cheap).price
    assert price_at(game, 20, cheap) == max(0, price - 5)


# --- the shop -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-SHP-01")
def test_items_are_bought_for_gold_and_sold():
    game = town("brute", "tinkerer")
    does(game, "shop:brute", "buy:001", "buy:003")
    brute = who(game, "brute").character
    assert (brute.gold, brute.items) == (0, ("001", "003"))
    does(game, "sell:brute", "sell:001", "done")
    brute = who(game, "brute").character
    assert (brute.gold, brute.items) == (10, ("003",))


@pytest.mark.rule("GH-SHP-03")
def test_a_purchase_needs_a_copy_gold_and_that_one_does_not_own_it():
    game = town("brute", "tinkerer", "scoundrel")
    train(game, who(game, "brute"), items=("001",))
    assert "001" not in shop.on_sale(game, who(game, "brute"))
    assert "001" in shop.on_sale(game, who(game, "tinkerer"))
    train(game, who(game, "scoundrel"), items=("001",))
    assert game.item("001").copies == 2
    assert "001" not in shop.on_sale(game, who(game, "tinkerer"))
    train(game, who(game, "tinkerer"), gold=15)
    question = in_city(game, "shop:tinkerer", seat=1)
    assert "buy:002" not in ids(question)
    assert ("buy:002", "too_dear") in [(one.id, one.reason) for one in question.refused()]


@pytest.mark.rule("GH-SHP-04")
@pytest.mark.parametrize("reputation", [-20, 20])
def test_half_the_printed_price_rounded_down_whatever_the_reputation(reputation):
    game = town("brute", "tinkerer", gold=0)
    change_party(game, reputation=reputation)
    odd = next(item for item in game.content.items if game.item(item).price % 2)
    effects.put_in_play(game, odd, 1) if not in_play(game, odd) else None
    train(game, who(game, "brute"), items=(odd,))
    before = supply(game, odd)
    does(game, "sell:brute", f"sell:{odd}")
    assert who(game, "brute").character.gold == game.item(odd).price // 2
    assert supply(game, odd) == before + 1


@pytest.mark.rule("GH-SHP-05")
def test_nobody_can_give_gold_or_items_to_another():
    game = town("brute", "tinkerer", gold=200)
    train(game, who(game, "brute"), items=("001",))
    verbs = {name.partition(":")[0] for name in (*ids(in_city(game)), *ids(at_gates(game)))}
    assert not verbs & {"give", "trade", "lend"}
    assert verbs <= {
        "shop", "sell", "donate", "create", "done", "event", "visit", "play", "casual", "random", "found", "home",
        "difficulty",
    }  # fmt: skip


@pytest.mark.rule("GH-SHP-06", "GH-SHP-08")
def test_a_new_prosperity_level_brings_its_items():
    game = town("brute", "tinkerer")
    last = (14, 21, 28, 35, 42, 49, 56, 63, 70)
    points = (0, 4, 9, 15, 22, 30, 39, 50, 64)
    for level in range(9):
        effects.gain_prosperity(game, points[level] - game.state.world.prosperity, "")
        there = [int(item) for item in game.content.items if in_play(game, item) == game.item(item).copies]
        assert max(there) == last[level]
        assert len(there) == last[level]


@pytest.mark.rule("GH-SHP-06")
def test_a_design_brings_all_copies_but_those_in_play_already():
    game = town("brute", "tinkerer")
    effects.put_in_play(game, "071", 1)
    effects.design(game, "071", "GH-END-11")
    assert supply(game, "071") == game.item("071").copies == in_play(game, "071")


@pytest.mark.rule("GH-SHP-09", "GH-DAT-36")
def test_a_random_design_enters_the_supply_with_all_copies():
    game = town("brute", "tinkerer")
    deck = game.state.world.designs
    assert sorted(deck) == sorted(game.content.campaign.random_designs)
    effects.random_design(game)
    assert game.state.world.designs == deck[:-1]
    assert supply(game, deck[-1]) == game.item(deck[-1]).copies
    change_world(game, designs=())
    effects.random_design(game)
    assert told(game, "no_design")


@pytest.mark.rule("GH-SHP-10", "GH-DAT-36")
def test_a_random_side_scenario_is_unlocked_at_once():
    game = town("brute", "tinkerer")
    deck = game.state.world.sides
    effects.random_scenario(game)
    assert deck[-1] in game.state.progress.opened
    assert game.state.world.sides == deck[:-1]
    change_world(game, sides=())
    effects.random_scenario(game)
    assert told(game, "no_side_scenario")


# --- donations ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-DON-01", "GH-SET-09")
def test_a_donation_is_ten_gold_once_per_visit_for_two_blesses():
    game = town("brute", "tinkerer")
    does(game, "donate:brute")
    assert who(game, "brute").character.gold == 20
    assert "donate:brute" not in ids(in_city(game))
    set_out(game)
    stand(game)
    run(game, omens.befall(game))
    decks = [hero.deck.draw.count("bless") for hero in game.state.heroes]
    assert decks == [2, 0]


@pytest.mark.rule("GH-DON-02")
def test_donations_are_recorded_and_at_a_hundred_an_envelope_is_opened():
    game = town("brute", "tinkerer")
    change_world(game, donated=90)
    assert "envelope-b" not in game.state.world.opened
    does(game, "donate:brute")
    assert game.state.world.donated == 100
    assert "envelope-b" in game.state.world.opened


@pytest.mark.rule("GH-DON-03")
def test_the_blesses_come_from_the_supply_and_are_gone_after_the_scenario():
    game = town("brute", "tinkerer")
    does(game, "donate:brute")
    set_out(game)
    stand(game)
    game.state.blesses = 1
    run(game, omens.befall(game))
    assert (game.state.heroes[0].deck.draw.count("bless"), game.state.blesses) == (1, 0)
    modifiers.remove_temporaries(game)
    assert game.state.heroes[0].deck.draw.count("bless") == 0
    assert not who(game, "brute").blessed


@pytest.mark.rule("GH-DON-01")
def test_whoever_has_less_than_ten_gold_can_not_donate():
    game = town("brute", "tinkerer", gold=9)
    assert "donate:brute" not in ids(in_city(game))


@pytest.mark.rule("GH-CIT-01")
def test_who_is_done_lets_the_next_one_act_and_the_party_decides_in_the_end():
    game = town("brute", "tinkerer")
    stay = game.state.stay
    stay.stage, stay.waiting = "city", (0, 1)
    run(game, city.city(game, stay), "done")
    assert stay.waiting == (1,)
    run(game, city.city(game, stay), "done")
    run(game, city.city(game, stay))
    assert stay.stage == "gates"
    run(game, travel.gates(game, stay), "visit")
    assert (stay.stage, stay.waiting) == ("city", (0, 1))
