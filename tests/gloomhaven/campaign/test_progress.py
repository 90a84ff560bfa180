"""Prosperity (10.11), achievements (10.12), boxes, envelopes and town records (10.13), rewards (11)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tafelrunde.games.gloomhaven.rules import city, travel
from tafelrunde.games.havens.box.campaign import (
    Box,
    CloseScenario,
    Design,
    Ending,
    Experience,
    GainAchievement,
    GainItem,
    Gold,
    LoseAchievement,
    Milestone,
    OpenBox,
    Owned,
    Prosperity,
    Record,
    Reputation,
    Requirement,
    UnlockClass,
    UnlockScenario,
)
from tafelrunde.games.havens.box.vocabulary import Name
from tafelrunde.games.havens.rules.campaign import effects, roster
from tafelrunde.games.havens.rules.campaign.world import (
    change_party,
    change_world,
    holds,
    in_play,
    party,
    prosperity_level,
    supply,
    train,
)
from tests.helpers.campaign_town import content_with, event, finish, happens, other_party, outcome, quest, town, who
from tests.helpers.gloomhaven_rules import asked, ids, run, told

TEXT = Name("Text", "Text")
SPECIAL = 66
"""Events from this number on come by special conditions."""


def does(game, *what, answers=()):
    run(game, effects.carry_out(game, what, "GH-END-10"), *answers)


# --- prosperity -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-PRO-01")
def test_prosperity_comes_from_events_scenarios_and_retirements():
    game = town("brute", "tinkerer")
    happens(game, event([outcome(Prosperity(1))]), "choose:A")
    finish(game, "8")
    assert game.state.world.prosperity == 2
    quest(game, "brute", Owned(1), opens="envelope-a")
    run(game, effects.happenings(game))
    content_with(game, campaign=replace(game.content.campaign, town_records=()))
    run(game, roster.retire(game, who(game, "brute")))
    assert game.state.world.prosperity == 3


@pytest.mark.rule("GH-PRO-02")
def test_a_new_level_brings_items_and_higher_levels_for_characters():
    game = town("brute", "tinkerer")
    assert supply(game, "015") == 0
    does(game, Prosperity(4))
    assert prosperity_level(game) == 2
    assert supply(game, "015") == game.item("015").copies
    game.state.stay.waiting = (0,)
    assert "raise:brute" in ids(asked(city.city(game, game.state.stay)))


@pytest.mark.rule("GH-PRO-03")
def test_prosperity_falls_no_further_than_its_level():
    game = town("brute", "tinkerer")
    does(game, Prosperity(6), Prosperity(-5))
    assert game.state.world.prosperity == 4
    assert prosperity_level(game) == 2


@pytest.mark.rule("GH-PRO-04")
def test_the_thresholds_of_prosperity():
    game = town("brute", "tinkerer")
    reached = []
    for points in range(70):
        change_world(game, prosperity=points)
        if prosperity_level(game) > len(reached) + 1:
            reached.append(points)
    assert reached == [4, 9, 15, 22, 30, 39, 50, 64]


# --- achievements ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-ACH-01")
def test_achievements_of_the_world_and_of_a_party():
    game = town("brute", "tinkerer")
    does(game, GainAchievement("first_steps"), GainAchievement("drake_aided"))
    assert (party(game).achievements, game.state.world.achievements) == (("first_steps",), ("drake_aided",))
    other_party(game)
    assert party(game).achievements == ()


@pytest.mark.rule("GH-ACH-02")
def test_achievements_open_scenarios():
    game = town("brute", "tinkerer")
    does(game, UnlockScenario("2"))
    assert [way.to for way in travel.ways(game)] == ["1"]
    does(game, GainAchievement("first_steps"))
    assert [way.to for way in travel.ways(game)] == ["1", "2"]


@pytest.mark.rule("GH-ACH-03")
def test_one_of_a_type_takes_the_place_of_another_and_others_can_be_held_several_times():
    game = town("brute", "tinkerer")
    does(game, GainAchievement("city_rule_militaristic"), GainAchievement("city_rule_economic"))
    assert game.state.world.achievements == ("city_rule_economic",)
    does(game, GainAchievement("ancient_technology"), GainAchievement("ancient_technology"))
    assert game.state.world.achievements.count("ancient_technology") == 2
    does(game, LoseAchievement("ancient_technology"))
    assert game.state.world.achievements.count("ancient_technology") == 1


@pytest.mark.rule("GH-ACH-04")
def test_a_requirement_may_ask_that_an_achievement_is_missing():
    game = town("brute", "tinkerer")
    scenario = replace(game.content.scenarios["1"], requirements=Requirement(lacks=("drake_aided",)))
    content_with(game, scenarios={"1": scenario})
    assert [way.to for way in travel.ways(game)] == ["1"]
    does(game, GainAchievement("drake_aided"))
    assert travel.ways(game) == []


@pytest.mark.rule("GH-ACH-04")
def test_none_of_several_achievements_may_be_there():
    game = town("brute", "tinkerer")
    neither = Requirement(lacks=("drake_aided", "first_steps"))
    assert holds(game, neither)
    does(game, GainAchievement("first_steps"))
    assert not holds(game, neither)
    does(game, LoseAchievement("first_steps"), GainAchievement("drake_aided"))
    assert not holds(game, neither)


# --- boxes, envelopes, records --------------------------------------------------------------------------------------


def boxed(game, *do):
    content_with(game, boxes={"mine": Box(id="mine", name=TEXT, do=do)})


@pytest.mark.rule("GH-BOX-01", "GH-RTR-07")
def test_a_class_box_makes_the_class_available_and_adds_its_events():
    game = town("brute", "tinkerer")
    change_world(game, classes=("brute", "tinkerer"))
    cards = {name: event([outcome()], name=name) for name in ("city-87", "road-87")}
    content_with(game, events=cards, classes={"mindthief": replace(game.content.classes["mindthief"], unlock_event=87)})
    boxed(game, UnlockClass("mindthief"))
    assert roster.classes(game) == []
    does(game, OpenBox("mine"))
    assert roster.classes(game) == ["mindthief"]
    assert "city-87" in game.state.world.city
    assert "road-87" in game.state.world.road


@pytest.mark.rule("GH-BOX-02")
def test_an_envelope_does_what_is_in_it_once():
    game = town("brute", "tinkerer")
    boxed(game, Reputation(1), Gold(3))
    does(game, OpenBox("mine"), OpenBox("mine"))
    assert (party(game).reputation, who(game, "brute").character.gold) == (1, 33)
    assert game.state.world.opened == ("mine",)


@pytest.mark.rule("GH-BOX-03")
def test_five_times_ancient_technology_and_a_hundred_gold_open_envelopes():
    game = town("brute", "tinkerer")
    does(game, *[GainAchievement("ancient_technology")] * 4)
    assert game.state.world.opened == ()
    does(game, GainAchievement("ancient_technology"))
    assert game.state.world.opened == ("envelope-a",)
    change_world(game, donated=100)
    run(game, effects.happenings(game))
    assert game.state.world.opened == ("envelope-a", "envelope-b")


@pytest.mark.rule("GH-BOX-04", "GH-REP-04")
@pytest.mark.parametrize(
    ("reputation", "box", "events"),
    [
        (9, (), set()),
        (10, ("sun",), set()),
        (20, ("sun",), {"city-76", "road-67"}),
        (-9, (), set()),
        (-10, ("eclipse",), set()),
        (-20, ("eclipse",), {"city-77", "road-68"}),
    ],
)
def test_what_reputation_opens(reputation, box, events):
    game = town("brute", "tinkerer")
    change_world(game, city=(), road=())
    does(game, Reputation(reputation))
    world = game.state.world
    assert world.opened == box
    assert {name for name in (*world.city, *world.road) if int(name.partition("-")[2]) >= SPECIAL} == events


@pytest.mark.rule("GH-BOX-05")
def test_the_drake_needs_both_achievements_of_one_party():
    game = town("brute", "tinkerer")
    change_world(game, city=(), road=())
    does(game, GainAchievement("drakes_command"))
    other_party(game)
    does(game, GainAchievement("drakes_treasure"))
    assert game.state.world.achievements == ()
    does(game, GainAchievement("drakes_command"))
    assert game.state.world.achievements == ("drake_aided",)
    assert (game.state.world.city, game.state.world.road) == (("city-75",), ("road-66",))


@pytest.mark.rule("GH-BOX-07")
def test_each_special_condition_happens_once_in_a_world():
    game = town("brute", "tinkerer")
    frame = replace(
        game.content.campaign,
        milestones=(Milestone(id="rich", when=Requirement(reputation=(3, 20)), do=(Gold(5),)),),
    )
    content_with(game, campaign=frame)
    does(game, Reputation(3), Reputation(-3), Reputation(5))
    assert who(game, "brute").character.gold == 35
    other_party(game)
    does(game, Reputation(5))
    assert game.state.world.happened == ("rich",)


@pytest.mark.rule("GH-BOX-08")
def test_a_box_with_unknown_contents_brings_a_design_and_a_side_scenario():
    game = town("brute", "tinkerer")
    boxed(game)
    designs, sides = game.state.world.designs, game.state.world.sides
    does(game, OpenBox("mine"))
    assert game.state.world.opened == ("mine",)
    assert game.state.world.designs == designs[:-1]
    assert game.state.world.sides == sides[:-1]


@pytest.mark.rule("GH-BOX-09")
def test_the_town_records_are_read_from_the_front_and_wait():
    game = town("brute", "tinkerer")
    records = (
        Record(id="one", text=TEXT, do=(Gold(1),)),
        Record(id="two", text=TEXT, when=Requirement(prosperity=(2, 9)), do=(Gold(1),)),
        Record(id="three", text=TEXT, do=(Gold(1),)),
    )
    content_with(game, campaign=replace(game.content.campaign, town_records=records))
    run(game, effects.happenings(game))
    assert told(game, "town_record") == []
    change_world(game, records=0)
    run(game, effects.happenings(game))
    assert game.state.world.records == 1
    does(game, Prosperity(4))
    assert game.state.world.records == 3
    assert [one.args["text"] for one in told(game, "town_record")] == ["record-one", "record-two", "record-three"]


# --- rewards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-END-10")
def test_everything_that_a_reward_can_be():
    game = town("brute", "tinkerer")
    rewards = (
        Gold(10), Experience(5), Prosperity(1), Reputation(1), GainAchievement("first_steps"), UnlockScenario("9"),
        Design("072"), GainItem("071"),
    )  # fmt: skip
    content_with(game, scenarios={"1": replace(game.content.scenarios["1"], rewards=rewards)})
    finish(game, "1", "for:tinkerer")
    for cls in ("brute", "tinkerer"):
        assert (who(game, cls).character.gold, who(game, cls).character.xp) == (40, 5)
    assert (party(game).reputation, game.state.world.prosperity) == (1, 1)
    assert "9" in game.state.progress.opened
    assert supply(game, "072") == 2
    assert who(game, "tinkerer").character.items == ("071",)


@pytest.mark.rule("GH-END-10")
def test_losses_are_limited_to_what_there_is():
    game = town("brute", "tinkerer", gold=3)
    content_with(game, scenarios={"1": replace(game.content.scenarios["1"], rewards=(Gold(-10), Prosperity(-3)))})
    finish(game, "1")
    assert who(game, "brute").character.gold == 0
    assert game.state.world.prosperity == 0


@pytest.mark.rule("GH-END-11")
def test_an_item_comes_from_the_unavailable_ones_and_a_design_brings_all_copies():
    game = town("brute", "tinkerer")
    does(game, GainItem("071"), answers=["for:brute"])
    assert (in_play(game, "071"), supply(game, "071")) == (1, 0)
    assert who(game, "brute").character.items == ("071",)
    does(game, GainItem("071"))
    assert who(game, "tinkerer").character.items == ("071",)
    does(game, GainItem("071"))
    assert told(game, "no_item")
    does(game, Design("073"))
    assert supply(game, "073") == game.item("073").copies


@pytest.mark.rule("GH-END-11")
def test_a_reward_that_is_for_sale_already_is_taken_from_the_city():
    game = town("brute", "tinkerer")
    train(game, who(game, "tinkerer"), items=("001",))
    does(game, GainItem("001"))
    assert who(game, "brute").character.items == ("001",)
    assert supply(game, "001") == 0


@pytest.mark.rule("GH-OVR-10")
def test_a_closed_scenario_is_closed_for_good():
    game = town("brute", "tinkerer")
    does(game, UnlockScenario("9"), CloseScenario("9"), UnlockScenario("9"))
    change_party(game, achievements=("jekserahs_plans",))
    assert "9" not in [way.to for way in travel.ways(game)]
    scenario = replace(game.content.scenarios["1"], closes=("3",))
    content_with(game, scenarios={"1": scenario})
    finish(game, "1")
    assert "3" in game.state.progress.locked


@pytest.mark.rule("GH-OVR-12")
def test_an_end_of_the_story_is_told_and_the_campaign_may_be_ended():
    game = town("brute", "tinkerer")
    content_with(game, campaign=replace(game.content.campaign, endings={"dawn": TEXT}))
    does(game, Ending("dawn"))
    assert game.state.world.endings == ("dawn",)
    assert [one.args["text"] for one in told(game, "story_ends")] == ["ending-dawn"]
    assert "finish" in ids(asked(travel.gates(game, game.state.stay)))
