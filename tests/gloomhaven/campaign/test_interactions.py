"""Rules of chapter 10 that meet: borders, empty piles, two things at once, and the order in which they happen."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tafelrunde.games.gloomhaven.rules import city, flow, shop, travel
from tafelrunde.games.havens.box.campaign import (
    AddEvent,
    Checks,
    CloseScenario,
    Donated,
    Experience,
    GainAchievement,
    GainItem,
    Gold,
    LoseAchievement,
    LoseItem,
    Owned,
    Prosperity,
    RandomDesign,
    RandomScenario,
    Reputation,
    Requirement,
    StartCondition,
    StartDamage,
    UnlockScenario,
)
from tafelrunde.games.havens.rules.campaign import effects, levels, quests, roster, setting_out
from tafelrunde.games.havens.rules.campaign.world import (
    change,
    change_party,
    change_world,
    company,
    in_play,
    members,
    party,
    prosperity_level,
    supply,
    train,
)
from tafelrunde.games.havens.rules.scenario import ending
from tafelrunde.games.havens.rules.setup.scenario import scenario_effects, scenario_level
from tests.helpers.campaign_town import (
    at_gates,
    content_with,
    event,
    finish,
    happens,
    join,
    other_party,
    outcome,
    quest,
    town,
    who,
)
from tests.helpers.gloomhaven_rules import asked, ids, run, told


def choose_company(game, to="1"):
    stay = game.state.stay
    stay.to, stay.mode, stay.stage = to, "campaign", "company"
    return asked(flow.STAGES["company"](game, stay))


def refused(question):
    return {one.id: one.reason for one in question.refused()}


# --- leaving the city ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-RTR-01", "GH-CIT-02")
def test_who_must_retire_is_not_taken_along_from_the_city_by_coming_late():
    game = town("brute", "tinkerer", "scoundrel")
    quest(game, "scoundrel", Owned(30))
    run(game, effects.happenings(game))
    change_party(game, company=tuple(who(game, cls).id for cls in ("brute", "tinkerer")))
    assert "play:1" in ids(at_gates(game))
    question = choose_company(game)
    assert "take:scoundrel" not in ids(question)
    assert refused(question)["take:scoundrel"] == "must_retire"


@pytest.mark.rule("GH-LUP-02", "GH-CIT-02")
def test_who_must_level_up_is_not_taken_along_from_the_city_but_from_a_scenario():
    game = town("brute", "tinkerer", "scoundrel")
    train(game, who(game, "scoundrel"), xp=45)
    change_party(game, company=tuple(who(game, cls).id for cls in ("brute", "tinkerer")))
    assert refused(choose_company(game))["take:scoundrel"] == "must_level_up"
    change_party(game, at="1")
    assert "take:scoundrel" in ids(choose_company(game))


@pytest.mark.rule("GH-RTR-01", "GH-OVR-02")
def test_two_who_have_to_go_together_do_not_leave_while_one_of_them_must_retire():
    game = town("brute", "tinkerer")
    quest(game, "tinkerer", Owned(30))
    run(game, effects.happenings(game))
    change_party(game, company=(who(game, "brute").id,))
    question = at_gates(game)
    assert "play:1" not in ids(question)
    assert refused(question)["play:1"] == "must_retire"


@pytest.mark.rule("GH-RTR-01", "GH-TRV-01")
def test_a_quest_fulfilled_on_the_road_lets_one_more_scenario_be_played():
    game = town("brute", "tinkerer")
    quest(game, "brute", Owned(40))
    change_world(game, road=())
    stay = game.state.stay
    stay.to, stay.mode, stay.road, stay.stage = "1", "campaign", True, "road"
    content_with(game, events={"road-90": event([outcome(Gold(10))], name="road-90")})
    change_world(game, road=("road-90",))
    run(game, travel.road(game, stay), "choose:A")
    assert quests.fulfilled(game, who(game, "brute"))
    assert stay.stage == "set_out"
    finish(game, "1", won=False)
    assert "play:1" in ids(at_gates(game))
    run(game, travel.gates(game, game.state.stay), "city")
    change_party(game, at="gloomhaven")
    assert "play:1" not in ids(at_gates(game))


# --- retirement ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-RTR-02", "GH-RTR-04", "GH-CHR-08", "GH-SHP-09", "GH-SHP-10")
def test_to_retire_with_everything_empty_still_brings_prosperity_and_returns_the_items():
    game = town("brute", "tinkerer")
    quest(game, "brute", Owned(30), opens="sun")
    change_world(game, designs=(), sides=(), quests=(), opened=("sun",), prosperity=3, records=9)
    train(game, who(game, "brute"), items=("001", "002"))
    run(game, effects.happenings(game))
    before = supply(game, "001"), supply(game, "002")
    run(game, roster.retire(game, who(game, "brute")))
    assert (supply(game, "001"), supply(game, "002")) == (before[0] + 1, before[1] + 1)
    assert (game.state.world.prosperity, prosperity_level(game)) == (4, 2)
    assert told(game, "no_design")
    assert told(game, "no_side_scenario")
    run_recommended(game, roster.create(game, 0), "class:brute", "level:1")
    new = who(game, "brute")
    assert (new.quest, new.character.gold, len(new.character.perks)) == ("", 30, 1)


@pytest.mark.rule("GH-RTR-02", "GH-PRO-02", "GH-SHP-08")
def test_the_prosperity_of_a_retirement_can_open_the_next_level_with_its_items():
    game = town("brute", "tinkerer")
    change_world(game, prosperity=3)
    quest(game, "brute", Owned(30))
    run(game, effects.happenings(game))
    assert supply(game, "015") == 0
    run(game, roster.retire(game, who(game, "brute")))
    assert supply(game, "015") == game.item("015").copies
    assert "level:2" in ids(asked(roster.create(game, 0), "class:cragheart"))


@pytest.mark.rule("GH-RTR-06", "GH-CHR-07", "GH-CHR-04")
def test_perks_for_retirements_come_on_top_of_those_for_levels():
    game = town("brute", "tinkerer")
    change_world(game, prosperity=9)
    for _ in range(2):
        one = next(one for one in members(game) if one.seat == 0)
        change(game, one, left="retired")
        join(game, "cragheart" if one.character.cls == "brute" else "brute", 0)
    change(game, next(one for one in members(game) if one.seat == 0), left="retired")
    run_recommended(game, roster.create(game, 0), "class:scoundrel", "level:3")
    new = who(game, "scoundrel").character
    assert (new.level, new.xp, new.gold) == (3, 95, 60)
    assert len(new.perks) == 2 + 3


def run_recommended(game, rules, *answers):
    """Run rules with these answers first, then with what is recommended."""
    left = list(answers)
    value = None
    while True:
        try:
            request = rules.send(value)
        except StopIteration:
            return
        if len(request.options) == 1:
            value = request.options[0].value
            continue
        value = request.option(left.pop(0) if left else request.default or request.options[0].id).value


@pytest.mark.rule("GH-RTR-07", "GH-EVT-11")
def test_a_second_retirement_of_a_class_adds_no_event_even_if_the_first_one_was_removed():
    game = town("brute", "tinkerer")
    number = game.content.classes["brute"].retire_event
    quest(game, "brute", Owned(30))
    run(game, effects.happenings(game))
    run(game, roster.retire(game, who(game, "brute")))
    assert f"city-{number:02}" in game.state.world.city
    change_world(game, city=(), road=())
    join(game, "brute", 0)
    quest(game, "brute", Owned(30))
    run(game, effects.happenings(game))
    run(game, roster.retire(game, who(game, "brute")))
    assert (game.state.world.city, game.state.world.road) == ((), ())


@pytest.mark.rule("GH-RTR-01", "GH-RTR-02", "GH-DON-02")
def test_the_gold_that_fulfils_a_quest_may_be_spent_before_retiring():
    game = town("brute", "tinkerer", gold=40)
    quest(game, "brute", Owned(40))
    run(game, effects.happenings(game))
    stay = game.state.stay
    stay.waiting = (0,)
    run(game, city.city(game, stay), "donate:brute")
    assert who(game, "brute").character.gold == 30
    assert quests.fulfilled(game, who(game, "brute"))
    run(game, city.city(game, stay), "retire:brute")
    assert game.state.world.donated == 10


@pytest.mark.rule("GH-RTR-02", "GH-SHP-07")
def test_two_who_retire_in_one_visit_bring_two_prosperity():
    game = town("brute", "tinkerer")
    change_world(game, records=9)
    for cls in ("brute", "tinkerer"):
        quest(game, cls, Owned(30))
        change(game, who(game, cls), quest="PQ-900", step=1)
    for cls in ("brute", "tinkerer"):
        run(game, roster.retire(game, who(game, cls)))
    assert game.state.world.prosperity == 2
    assert company(game) == []
    assert refused(at_gates(game))["play:1"] == "party_too_small"


# --- reputation and prices ----------------------------------------------------------------------------------------


@pytest.mark.rule("GH-REP-01", "GH-BOX-04", "GH-BOX-07")
def test_one_leap_to_twenty_opens_the_box_and_adds_the_events_and_the_other_side_still_comes():
    game = town("brute", "tinkerer")
    run(game, effects.carry_out(game, [Reputation(50)], ""))
    world = game.state.world
    assert party(game).reputation == 20
    assert "sun" in world.opened
    assert "city-76" in world.city
    assert "road-67" in world.road
    run(game, effects.carry_out(game, [Reputation(-99)], ""))
    world = game.state.world
    assert party(game).reputation == -20
    assert "eclipse" in world.opened
    assert "city-77" in world.city
    assert "road-68" in world.road


@pytest.mark.rule("GH-BOX-07", "GH-BOX-04")
def test_a_second_party_of_great_reputation_opens_nothing_again():
    game = town("brute", "tinkerer")
    run(game, effects.carry_out(game, [Reputation(20)], ""))
    change_world(game, city=(), road=())
    other_party(game)
    join(game, "scoundrel", 0)
    run(game, effects.carry_out(game, [Reputation(20)], ""))
    assert (game.state.world.city, game.state.world.road) == ((), ())
    assert len(told(game, "box_opened")) == 1


@pytest.mark.rule("GH-SHP-02", "GH-SHP-04", "GH-CAM-03")
def test_prices_are_those_of_the_party_that_buys_and_selling_knows_no_reputation():
    game = town("brute", "tinkerer")
    item = "001"
    printed = game.item(item).price
    change_party(game, reputation=-20)
    assert (shop.price(game, item), shop.sale_price(game, item)) == (printed + 5, printed // 2)
    other_party(game)
    assert shop.price(game, item) == printed
    change_party(game, reputation=20)
    assert (shop.price(game, item), shop.sale_price(game, item)) == (printed - 5, printed // 2)


@pytest.mark.rule("GH-SHP-02", "GH-SHP-03")
def test_a_free_item_can_be_bought_without_gold():
    game = town("brute", "tinkerer", gold=0)
    content_with(game, items={"001": replace(game.item("001"), price=5)})
    change_party(game, reputation=20)
    stay = game.state.stay
    stay.waiting = (0,)
    run(game, city.city(game, stay), "shop:brute", "buy:001")
    assert who(game, "brute").character.items == ("001",)
    assert who(game, "brute").character.gold == 0


@pytest.mark.rule("GH-SHP-03", "GH-SHP-04")
def test_the_last_copy_comes_back_by_selling_it():
    game = town("brute", "tinkerer", gold=100)
    content_with(game, items={"001": replace(game.item("001"), copies=1)})
    change_world(game, items=(("001", 1),))
    train(game, who(game, "brute"), items=("001",))
    assert "001" not in shop.on_sale(game, who(game, "tinkerer"))
    run(game, shop.sell(game, who(game, "brute")), "sell:001")
    assert shop.on_sale(game, who(game, "tinkerer")) == ["001"]


# --- prosperity ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-PRO-02", "GH-SHP-08")
def test_several_levels_of_prosperity_at_once_bring_the_items_of_all_of_them():
    game = town("brute", "tinkerer")
    run(game, effects.carry_out(game, [Prosperity(15)], ""))
    assert prosperity_level(game) == 4
    for item in ("015", "021", "022", "028", "029", "035"):
        assert supply(game, item) == game.item(item).copies
    assert in_play(game, "036") == 0


@pytest.mark.rule("GH-PRO-03", "GH-PRO-01", "GH-EVT-09")
@pytest.mark.parametrize(("points", "loss", "left"), [(4, 1, 4), (8, 9, 4), (9, 1, 9), (3, 5, 0), (70, 9, 64)])
def test_prosperity_at_its_borders(points, loss, left):
    game = town("brute", "tinkerer")
    change_world(game, prosperity=points)
    run(game, effects.carry_out(game, [Prosperity(-loss)], ""))
    assert game.state.world.prosperity == left


@pytest.mark.rule("GH-LUP-07", "GH-LUP-02", "GH-LUP-05")
def test_a_level_that_is_due_comes_before_one_that_is_given():
    game = town("brute", "tinkerer")
    change_world(game, prosperity=9)
    train(game, who(game, "brute"), xp=60)
    stay = game.state.stay
    stay.waiting = (0,)
    question = asked(city.city(game, stay))
    assert "level:brute" in ids(question)
    assert "raise:brute" not in ids(question)
    run_recommended(game, city.city(game, stay), "level:brute")
    assert who(game, "brute").character.xp == 60
    run_recommended(game, city.city(game, stay), "raise:brute")
    assert (who(game, "brute").character.level, who(game, "brute").character.xp) == (3, 95)
    assert "raise:brute" not in ids(asked(city.city(game, stay)))


# --- events -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-EVT-05", "GH-EVT-06", "GH-EVT-02")
def test_what_is_paid_for_one_outcome_is_gone_for_the_next():
    game = town("brute", "tinkerer", gold=10)
    happens(
        game,
        event(
            [
                outcome(Reputation(1), when=Requirement(pay=15)),
                outcome(Reputation(1), when=Requirement(pay=15)),
                outcome(Reputation(-5), otherwise=True),
            ]
        ),
        "choose:A",
        "evenly",
    )
    assert party(game).reputation == 1
    assert sum(one.character.gold for one in company(game)) == 5


@pytest.mark.rule("GH-EVT-04", "GH-EVT-02")
def test_an_outcome_is_read_after_the_one_above_it_has_taken_effect():
    game = town("brute", "tinkerer")
    change_party(game, reputation=4)
    happens(game, event([outcome(Reputation(1)), outcome(Gold(5), when=Requirement(reputation=(5, 20)))]), "choose:A")
    assert who(game, "brute").character.gold == 35


@pytest.mark.rule("GH-EVT-03", "GH-CAM-08")
def test_a_class_at_home_does_not_answer_for_the_company_and_gets_nothing():
    game = town("brute", "tinkerer", "scoundrel")
    change_party(game, company=tuple(who(game, cls).id for cls in ("brute", "tinkerer")))
    card = event([outcome(Gold(5), when=Requirement(classes=("scoundrel",))), outcome(Gold(1), otherwise=True)])
    happens(game, card, "choose:A")
    assert [one.character.gold for one in members(game)] == [31, 31, 30]


@pytest.mark.rule("GH-EVT-09", "GH-EVT-08")
def test_a_loss_together_stops_when_nobody_has_anything_left():
    game = town("brute", "tinkerer", gold=3)
    happens(game, event([outcome(Gold(-10, who="together"), Reputation(1))]), "choose:A", "evenly")
    assert [one.character.gold for one in company(game)] == [0, 0]
    assert party(game).reputation == 1


@pytest.mark.rule("GH-EVT-09", "GH-LUP-06")
@pytest.mark.parametrize(("level", "xp", "left"), [(1, 10, 0), (2, 50, 45), (9, 560, 510), (9, 501, 500)])
def test_experience_is_lost_down_to_the_level(level, xp, left):
    game = town("brute", "tinkerer", level=level)
    train(game, who(game, "brute"), xp=xp)
    run(game, effects.carry_out(game, [Experience(-50)], ""))
    assert who(game, "brute").character.xp == left


@pytest.mark.rule("GH-EVT-15", "GH-PRK-04")
def test_checkmarks_beyond_eighteen_are_lost_and_none_of_a_full_set():
    game = town("brute", "tinkerer")
    train(game, who(game, "brute"), checks=17)
    run_recommended(game, effects.carry_out(game, [Checks(2)], ""))
    brute = who(game, "brute").character
    assert (brute.checks, len(brute.perks)) == (18, 6)
    run_recommended(game, effects.carry_out(game, [Checks(-2)], ""))
    assert who(game, "brute").character.checks == 18


@pytest.mark.rule("GH-EVT-09")
def test_nobody_has_an_item_to_lose_and_the_event_goes_on():
    game = town("brute", "tinkerer")
    happens(game, event([outcome(LoseItem(who="each"), LoseItem(who="one"), Gold(2))]), "choose:A")
    assert who(game, "brute").character.gold == 32


@pytest.mark.rule("GH-EVT-10", "GH-EVT-11")
def test_a_card_that_adds_another_still_goes_under_the_shuffled_deck():
    game = town("brute", "tinkerer")
    change_world(game, city=("city-02", "city-03"))
    happens(game, event([outcome(AddEvent(deck="city", number=32))], then="bottom"), "choose:A")
    assert game.state.world.city[0] == "city-90"
    assert sorted(game.state.world.city[1:]) == ["city-02", "city-03", "city-32"]


@pytest.mark.rule("GH-EVT-13", "GH-CAM-08")
def test_what_was_announced_in_the_city_and_on_the_road_befalls_the_same_scenario():
    game = town("brute", "tinkerer")
    happens(game, event([outcome(StartDamage(2))]), "choose:A")
    happens(game, event([outcome(StartCondition("bless"))], name="road-90"), "choose:A")
    stay = game.state.stay
    stay.to, stay.mode = "1", "campaign"
    run(game, setting_out.set_out(game, stay))
    assert game.state.omens == (StartDamage(2), StartCondition("bless"))


@pytest.mark.rule("GH-EVT-13", "GH-CAM-02")
def test_what_was_announced_to_one_party_does_not_befall_another():
    game = town("brute", "tinkerer")
    happens(game, event([outcome(StartDamage(2))]), "choose:A")
    other_party(game)
    join(game, "scoundrel", 0)
    join(game, "cragheart", 1)
    stay = game.state.stay
    stay.to, stay.mode = "1", "campaign"
    run(game, setting_out.set_out(game, stay))
    assert game.state.omens == ()
    assert game.state.parties[0].omens == (StartDamage(2),)


# --- achievements -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-ACH-03", "GH-ACH-01")
def test_of_several_equal_achievements_one_is_lost_at_a_time():
    game = town("brute", "tinkerer")
    run(game, effects.carry_out(game, [GainAchievement("ancient_technology")] * 3, ""))
    run(game, effects.carry_out(game, [LoseAchievement("ancient_technology")], ""))
    assert game.state.world.achievements == ("ancient_technology",) * 2
    run(game, effects.carry_out(game, [LoseAchievement("drake_aided")], ""))
    assert game.state.world.achievements == ("ancient_technology",) * 2


@pytest.mark.rule("GH-ACH-02", "GH-ACH-04", "GH-TRV-02")
def test_an_achievement_that_is_lost_closes_even_a_linked_scenario():
    game = town("brute", "tinkerer")
    finish(game, "1")
    assert [way.to for way in travel.ways(game)] == ["2"]
    run(game, effects.carry_out(game, [LoseAchievement("first_steps")], ""))
    assert travel.ways(game) == []
    assert refused(at_gates(game))["play:2"] == "requirements_missing"


@pytest.mark.rule("GH-BOX-05", "GH-ACH-01")
def test_the_drake_is_aided_only_by_a_party_with_both():
    game = town("brute", "tinkerer")
    run(game, effects.carry_out(game, [GainAchievement("drakes_command")], ""))
    other_party(game)
    run(game, effects.carry_out(game, [GainAchievement("drakes_treasure")], ""))
    assert "drake_aided" not in game.state.world.achievements


# --- scenarios ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-OVR-10", "GH-TRV-02")
def test_a_closed_scenario_can_not_be_played_though_it_is_linked_but_casually():
    game = town("brute", "tinkerer")
    finish(game, "1")
    run(game, effects.carry_out(game, [CloseScenario("2")], ""))
    question = at_gates(game)
    assert "play:2" not in ids(question)
    assert refused(question)["play:2"] == "scenario_locked"
    assert "play:2" in ids(at_gates(game, "casual"))


@pytest.mark.rule("GH-HID-02", "GH-OVR-10")
def test_nobody_is_told_of_a_scenario_that_is_closed_before_it_was_found():
    game = town("brute", "tinkerer")
    run(game, effects.carry_out(game, [CloseScenario("118")], ""))
    assert told(game, "scenario_closed") == []
    run(game, effects.carry_out(game, [UnlockScenario("118")], ""))
    assert "118" not in [way.to for way in travel.ways(game)]
    finish(game, "119")
    assert [one.args["scenario"] for one in told(game, "scenario_closed")] == []


@pytest.mark.rule("GH-CAM-05", "GH-OVR-10")
def test_what_is_done_is_not_closed_and_nobody_says_so():
    game = town("brute", "tinkerer")
    finish(game, "1")
    content_with(game, scenarios={"2": replace(game.content.scenarios["2"], closes=("1",))})
    finish(game, "2")
    assert told(game, "scenario_closed") == []
    assert game.state.progress.locked == ()


@pytest.mark.rule("GH-SHP-10")
def test_a_side_scenario_that_is_known_already_is_drawn_for_nothing():
    game = town("brute", "tinkerer")
    change_world(game, sides=("91",))
    effects.unlock_scenario(game, "91", "")
    run(game, effects.carry_out(game, [RandomScenario()], ""))
    assert game.state.world.sides == ()
    assert game.state.progress.opened.count("91") == 1


@pytest.mark.rule("GH-SHP-09", "GH-LOT-08")
def test_a_design_of_which_one_copy_was_found_brings_the_others():
    game = town("brute", "tinkerer")
    item = game.content.campaign.random_designs[0]
    content_with(game, items={item: replace(game.item(item), copies=2)})
    finish(game, "1", won=False, brute={"found": [item]})
    assert (in_play(game, item), supply(game, item)) == (1, 0)
    change_world(game, designs=(item,))
    run(game, effects.carry_out(game, [RandomDesign()], ""))
    assert (in_play(game, item), supply(game, item)) == (2, 1)


@pytest.mark.rule("GH-END-11", "GH-CAM-08")
def test_an_item_reward_without_anybody_to_take_it_is_forfeited():
    game = town("brute", "tinkerer")
    for cls in ("brute", "tinkerer"):
        train(game, who(game, cls), items=("020",))
    change_world(game, items=(("020", 2),))
    run(game, effects.carry_out(game, [GainItem("020")], ""))
    assert told(game, "no_item")


# --- levels -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-LVL-02", "GH-LVL-03")
@pytest.mark.parametrize(
    ("party_levels", "difficulty", "level"),
    [
        ((1, 1), "normal", 1),
        ((1, 9), "normal", 3),
        ((2, 3), "normal", 2),
        ((9, 9, 8), "very_hard", 7),
        ((1, 1), "easy", 0),
        ((1, 2, 2, 2), "easy", 0),
        ((4, 5, 5, 5), "hard", 4),
    ],
)
def test_the_level_of_a_party_of_mixed_levels(party_levels, difficulty, level):
    game = town(solo_adjustment="off")
    for number, (cls, wanted) in enumerate(
        zip(("brute", "tinkerer", "scoundrel", "cragheart"), party_levels, strict=False)
    ):
        join(game, cls, number % 2, level=wanted)
    game.state.agreed = replace(game.state.agreed, difficulty=difficulty)
    stay = game.state.stay
    stay.to, stay.mode = "1", "campaign"
    run(game, setting_out.set_out(game, stay))
    assert scenario_level(game) == level


@pytest.mark.rule("GH-LVL-02", "GH-CAM-08")
def test_only_those_who_take_part_count_for_the_level():
    game = town("brute", "tinkerer", solo_adjustment="off")
    join(game, "cragheart", 0, level=9)
    change_party(game, company=tuple(who(game, cls).id for cls in ("brute", "tinkerer")))
    stay = game.state.stay
    stay.to, stay.mode = "1", "campaign"
    run(game, setting_out.set_out(game, stay))
    assert scenario_level(game) == 1


@pytest.mark.rule("GH-LUP-05", "GH-LUP-02")
def test_several_levels_are_taken_one_after_the_other_before_anybody_leaves():
    game = town("brute", "tinkerer")
    train(game, who(game, "brute"), xp=160)
    stay = game.state.stay
    for level in (2, 3, 4):
        stay.waiting = (0,)
        assert "done" not in ids(asked(city.city(game, stay)))
        run_recommended(game, city.city(game, stay), "level:brute")
        assert who(game, "brute").character.level == level
    assert "done" in ids(asked(city.city(game, stay)))
    assert not levels.due(game, who(game, "brute"))


# --- death --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-PRM-04", "GH-END-10", "GH-CAM-08")
def test_the_dead_get_no_reward_of_the_scenario_they_died_in():
    game = town("brute", "tinkerer", permanent_death=True)
    finish(game, "2", brute={"exhausted": True, "gold": 9, "found": ["020"]})
    dead = game.state.roster[0]
    assert (dead.left, dead.character.gold, dead.character.items) == ("dead", 0, ())
    assert who(game, "tinkerer").character.gold == 40
    assert supply(game, "020") == 1


@pytest.mark.rule("GH-PRM-04", "GH-OVR-02")
def test_when_all_have_died_the_world_goes_on_with_new_ones():
    game = town("brute", "tinkerer", permanent_death=True)
    finish(game, "1", won=False, brute={"exhausted": True}, tinkerer={"exhausted": True})
    assert company(game) == []
    question = at_gates(game)
    assert "city" in ids(question)
    assert not [name for name in ids(question) if name.startswith("play")]
    run(game, travel.gates(game, game.state.stay), "city")
    assert "class:brute" in ids(asked(city.city(game, game.state.stay), "create"))


@pytest.mark.rule("GH-PRM-04", "GH-RTR-01")
def test_who_dies_with_a_fulfilled_quest_does_not_retire():
    game = town("brute", "tinkerer", permanent_death=True)
    quest(game, "brute", Owned(39), opens="sun")
    finish(game, "1", won=False, brute={"exhausted": True, "gold": 20})
    assert game.state.roster[0].left == "dead"
    assert game.state.world.prosperity == 0
    assert game.state.world.opened == ()
    assert "PQ-900" in game.state.world.quests


# --- casual games -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-OVR-09", "GH-TRV-02", "GH-RUL-77")
def test_a_casual_game_from_a_scenario_leaves_the_party_beside_its_link():
    game = town("brute", "tinkerer")
    finish(game, "1")
    finish(game, "1", casual=True)
    assert {way.to: way.how for way in travel.ways(game)} == {"2": "linked"}
    assert game.state.progress.done == ("1",)


@pytest.mark.rule("GH-OVR-08", "GH-SHP-09")
def test_a_casual_win_of_an_open_scenario_leaves_it_open():
    game = town("brute", "tinkerer")
    finish(game, "1", casual=True)
    assert game.state.progress.done == ()
    assert "first_steps" not in party(game).achievements
    assert "play:1" in ids(at_gates(game))


@pytest.mark.rule("GH-OVR-08", "GH-END-06")
@pytest.mark.parametrize(("mode", "read"), [("campaign", ["intro", "conclusion"]), ("casual", [])])
def test_how_a_scenario_begins_and_ends_is_not_told_in_casual_mode(mode, read):
    game = town("brute", "tinkerer")
    stay = game.state.stay
    stay.to, stay.mode = "1", mode
    run(game, setting_out.set_out(game, stay))
    run(game, scenario_effects(game))
    game.state.result = "won"
    ending.finish(game)
    found = [one.args["section"].removeprefix("scenario-1-") for one in told(game, "section")]
    assert [one for one in found if one in ("intro", "conclusion")] == read


# --- donation -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-DON-01", "GH-CAM-08", "GH-SET-09")
def test_the_blesses_wait_for_a_donor_who_stays_at_home():
    game = town("brute", "tinkerer", "scoundrel")
    stay = game.state.stay
    stay.waiting = (0,)
    run(game, city.city(game, stay), "donate:scoundrel")
    change_party(game, company=tuple(who(game, cls).id for cls in ("brute", "tinkerer")))
    stay.to, stay.mode = "1", "campaign"
    run(game, setting_out.set_out(game, stay))
    assert game.state.donors == ()
    assert who(game, "scoundrel").blessed


@pytest.mark.rule("GH-DON-01", "GH-DON-02")
def test_a_quest_counts_only_the_own_donations():
    game = town("brute", "tinkerer")
    quest(game, "brute", Donated(20))
    stay = game.state.stay
    stay.waiting = (1,)
    run(game, city.city(game, stay), "donate:tinkerer")
    assert [one.have for one in quests.standing(game, who(game, "brute"))] == [0]
    stay.waiting = (0,)
    run(game, city.city(game, stay), "donate:brute")
    assert [one.have for one in quests.standing(game, who(game, "brute"))] == [10]
