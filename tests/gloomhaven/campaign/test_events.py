"""Events (10.3): drawing, choosing, outcomes from top to bottom, limits, where the card goes, the next scenario."""

from __future__ import annotations

import pytest

from tafelrunde.games.gloomhaven.rules import travel
from tafelrunde.games.havens.box.campaign import (
    Checks,
    Experience,
    GainAchievement,
    Gold,
    LoseItem,
    Prosperity,
    Reputation,
    Requirement,
    StartCondition,
    StartDamage,
    StartDiscard,
)
from tafelrunde.games.havens.rules.campaign import effects, events, setting_out
from tafelrunde.games.havens.rules.campaign.world import change_party, change_world, party, train
from tafelrunde.games.havens.rules.setup import omens
from tafelrunde.games.havens.state import Figure
from tests.helpers.campaign_town import at_gates, content_with, event, happens, outcome, town, who
from tests.helpers.gloomhaven_rules import asked, ids, run, told

CITY = "city-90"


def gold(game):
    return [one.character.gold for one in game.state.roster]


@pytest.mark.rule("GH-EVT-01", "GH-DAT-35")
def test_the_group_chooses_before_the_back_is_read():
    game = town("brute", "tinkerer")
    card = event([outcome(Gold(5))], [outcome(Gold(-5))])
    content_with(game, events={CITY: card})
    change_world(game, city=("city-01", CITY))
    question = asked(events.take_place(game, "city"))
    assert question.seat == -1
    assert ids(question) == ["choose:A", "choose:B"]
    assert question.args == {"text": f"event-{CITY}"}
    assert not told(game, "event_outcome")
    assert game.state.stay.event == CITY
    assert game.state.world.city == ("city-01",)


@pytest.mark.rule("GH-EVT-02", "GH-EVT-07")
def test_all_outcomes_that_apply_take_effect_from_top_to_bottom():
    game = town("brute", "tinkerer")
    first = outcome(Reputation(1))
    second = outcome(Gold(3), when=Requirement(reputation=(1, 20)))
    third = outcome(Gold(50), when=Requirement(reputation=(5, 20)))
    happens(game, event([first, second, third]), "choose:A")
    assert gold(game) == [33, 33]


@pytest.mark.rule("GH-EVT-03")
@pytest.mark.parametrize(("cls", "reputation"), [("cragheart", 0), ("tinkerer", 1)])
def test_a_class_symbol_asks_for_a_current_member_of_the_class(cls, reputation):
    game = town("brute", "tinkerer")
    happens(game, event([outcome(Reputation(1), when=Requirement(classes=(cls, "mindthief")))]), "choose:A")
    assert party(game).reputation == reputation


@pytest.mark.rule("GH-EVT-04")
@pytest.mark.parametrize(("reputation", "gained"), [(-5, 0), (-4, 3), (2, 3), (3, 0)])
def test_a_range_of_reputation_includes_its_ends(reputation, gained):
    game = town("brute", "tinkerer")
    change_party(game, reputation=reputation)
    happens(game, event([outcome(Gold(3), when=Requirement(reputation=(-4, 2)))]), "choose:A")
    assert gold(game) == [30 + gained] * 2


@pytest.mark.rule("GH-EVT-05")
def test_gold_is_paid_together_as_evenly_as_possible_by_default():
    game = town("brute", "tinkerer", "scoundrel")
    train(game, who(game, "tinkerer"), gold=2)
    happens(game, event([outcome(Reputation(2), when=Requirement(pay=20))]), "choose:A", "evenly")
    assert gold(game) == [21, 0, 21]
    assert party(game).reputation == 2


@pytest.mark.rule("GH-EVT-05")
def test_the_group_decides_who_pays_and_who_has_too_little_together_does_not():
    game = town("brute", "tinkerer")
    happens(game, event([outcome(Reputation(2), when=Requirement(pay=20))]), "choose:A", "for:brute")
    assert gold(game) == [10, 30]
    happens(game, event([outcome(Reputation(2), when=Requirement(pay=41))]), "choose:A")
    assert gold(game) == [10, 30]
    assert party(game).reputation == 2


@pytest.mark.rule("GH-EVT-06")
@pytest.mark.parametrize(("cls", "change"), [("brute", 1), ("mindthief", -1)])
def test_otherwise_applies_only_if_nothing_before_it_did(cls, change):
    game = town("brute", "tinkerer")
    card = event([outcome(Reputation(1), when=Requirement(classes=(cls,))), outcome(Reputation(-1), otherwise=True)])
    happens(game, card, "choose:A")
    assert party(game).reputation == change


@pytest.mark.rule("GH-EVT-07")
def test_an_outcome_without_a_condition_always_applies():
    game = town("brute", "tinkerer")
    happens(game, event([outcome(Gold(1))], [outcome(Gold(2))]), "choose:B")
    assert gold(game) == [32, 32]


@pytest.mark.rule("GH-EVT-08")
def test_each_gets_all_of_it_and_together_it_is_divided():
    game = town("brute", "tinkerer", "scoundrel")
    happens(game, event([outcome(Gold(5))]), "choose:A")
    assert gold(game) == [35, 35, 35]
    happens(game, event([outcome(Gold(11, "together"))]), "choose:A", "evenly")
    assert gold(game) == [39, 39, 38]
    happens(game, event([outcome(Gold(4, "one"))]), "choose:A", "for:tinkerer")
    assert gold(game) == [39, 43, 38]


@pytest.mark.rule("GH-EVT-09")
def test_nobody_loses_more_than_there_is():
    game = town("brute", "tinkerer", level=2)
    train(game, who(game, "brute"), gold=3, xp=47, checks=4, perks=("brute-perk-01", "brute-perk-02"))
    change_world(game, prosperity=5)
    lost = (Gold(-10), Experience(-10), Checks(-3), Prosperity(-4), LoseItem("each"))
    happens(game, event([outcome(*lost)]), "choose:A")
    brute = who(game, "brute").character
    assert (brute.gold, brute.xp, brute.checks) == (0, 45, 3)
    assert game.state.world.prosperity == 4


@pytest.mark.rule("GH-EVT-09")
def test_an_item_is_lost_by_whoever_has_one():
    game = town("brute", "tinkerer")
    train(game, who(game, "tinkerer"), items=("001", "012"))
    happens(game, event([outcome(LoseItem("each"))]), "choose:A", "lose:012")
    assert who(game, "tinkerer").character.items == ("001",)
    happens(game, event([outcome(LoseItem("one"))]), "choose:A")
    assert who(game, "tinkerer").character.items == ()
    happens(game, event([outcome(LoseItem("one"))]), "choose:A")


@pytest.mark.rule("GH-EVT-10")
@pytest.mark.parametrize(
    ("then", "deck"), [("remove", ("city-01", "city-02")), ("bottom", (CITY, "city-01", "city-02"))]
)
def test_the_card_is_removed_or_goes_under_the_deck(then, deck):
    game = town("brute", "tinkerer")
    change_world(game, city=("city-01", "city-02"))
    happens(game, event([outcome()], then=then), "choose:A")
    assert game.state.world.city == deck


@pytest.mark.rule("GH-EVT-11")
def test_a_deck_is_shuffled_when_a_card_is_added():
    orders = set()
    for seed in range(6):
        game = town("brute", "tinkerer", seed=seed)
        change_world(game, road=("road-01", "road-06", "road-08", "road-10"))
        effects.add_events(game, 66, ("road",))
        assert sorted(game.state.world.road) == ["road-01", "road-06", "road-08", "road-10", "road-66"]
        orders.add(game.state.world.road)
    assert len(orders) > 1
    effects.add_events(game, 66, ("road",))
    assert len(game.state.world.road) == 5


@pytest.mark.rule("GH-EVT-12")
def test_an_empty_deck_has_no_event():
    game = town("brute", "tinkerer")
    change_world(game, road=())
    assert asked(events.take_place(game, "road")) is None
    assert told(game, "no_event")


@pytest.mark.rule("GH-EVT-13", "GH-SET-07")
def test_what_an_event_announces_befalls_everybody_at_the_start_of_the_next_scenario_only():
    game = town("brute", "tinkerer")
    bad = (StartDamage(3), StartCondition("poison"), StartCondition("curse", 2), StartDiscard(1))
    happens(game, event([outcome(*bad)]), "choose:A")
    set_out(game)
    state = game.state
    assert state.omens == bad
    assert party(game).omens == ()
    stand(game)
    run(game, omens.befall(game), "suffer", "suffer", "discard:b1", "discard:t1")
    for name in ("brute", "tinkerer"):
        figure = game.figure(name)
        hero = game.hero(figure)
        assert figure.hp == figure.most - 3
        assert [mark.what for mark in figure.marks] == ["poison"]
        assert hero.deck.draw.count("curse") == 2
        assert (len(hero.hand), len(hero.discard)) == (1, 1)


@pytest.mark.rule("GH-SET-08", "GH-SET-07")
def test_starting_damage_may_be_negated():
    game = town("brute", "tinkerer")
    change_party(game, omens=(StartDamage(3),))
    set_out(game)
    stand(game)
    run(game, omens.befall(game), "lose:b1", "suffer")
    assert game.figure("brute").hp == game.figure("brute").most
    assert game.state.heroes[0].lost == ["b1"]


def set_out(game):
    stay = game.state.stay
    stay.to, stay.mode = "1", "campaign"
    run(game, setting_out.set_out(game, stay))


def stand(game):
    """Everybody stands on the map with two cards in hand."""
    state = game.state
    for hero, at in zip(state.heroes, state.map.start, strict=False):
        hp = game.content.classes[hero.id].hp[0]
        state.figures.append(Figure(id=hero.id, kind="hero", side="hero", type=hero.id, at=at, hp=hp, most=hp))
        hero.hand = [f"{hero.id[0]}1", f"{hero.id[0]}2"]


@pytest.mark.rule("GH-EVT-14")
def test_one_city_event_per_visit():
    game = town("brute", "tinkerer")
    change_world(game, city=("city-02", "city-01"))
    assert "event" in ids(at_gates(game))
    run(game, travel.gates(game, game.state.stay), "event", "choose:A")
    question = at_gates(game)
    assert "event" not in ids(question)
    assert {one.id: one.reason for one in question.refused()}["event"] == "event_done"
    assert game.state.world.city == ("city-02",)


@pytest.mark.rule("GH-EVT-15")
def test_a_checkmark_can_be_lost_but_not_one_of_a_full_set():
    game = town("brute", "tinkerer")
    train(game, who(game, "brute"), checks=3, perks=("brute-perk-01",))
    train(game, who(game, "tinkerer"), checks=2)
    happens(game, event([outcome(Checks(-1))]), "choose:A")
    assert [one.character.checks for one in game.state.roster] == [3, 1]


@pytest.mark.rule("GH-EVT-02")
def test_what_is_chosen_can_be_remembered_by_a_later_event():
    game = town("brute", "tinkerer")
    happens(game, event([outcome(GainAchievement("first_steps"))]), "choose:A")
    happens(game, event([outcome(Gold(1), when=Requirement(has=("first_steps",)))]), "choose:A")
    happens(game, event([outcome(Gold(7), when=Requirement(lacks=("first_steps",)))]), "choose:A")
    assert gold(game) == [31, 31]
