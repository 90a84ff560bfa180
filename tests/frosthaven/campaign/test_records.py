"""Campaign records (10.1 to 10.6): the sheet, resources, buildings, supplies of items, events and what they do."""

from __future__ import annotations

import pytest

from tafelrunde.games.frosthaven.campaign.phase import construction
from tafelrunde.games.frosthaven.campaign.records import effects, events, resources, sheet, supplies
from tafelrunde.games.frosthaven.campaign.records import outpost as records
from tafelrunde.games.frosthaven.campaign.records.outpost import outpost, season
from tafelrunde.games.frosthaven.campaign.records.requirements import holds
from tafelrunde.games.havens.box import campaign as ops
from tafelrunde.games.havens.box import outpost_effects as there
from tafelrunde.games.havens.box.campaign import Requirement
from tafelrunde.games.havens.box.outpost import Section, SectionChoice
from tafelrunde.games.havens.rules.campaign.world import change_world, graph, party, prosperity_level, train, world
from tafelrunde.games.havens.state import Building
from tests.helpers.frosthaven_town import TEXT, content_with, event, founded, on_top, outcome, outpost_of, who
from tests.helpers.gloomhaven_rules import asked, ids, run, told


def do(game, *done, answers=()):
    run(game, effects.carry_out(game, done, "FH-EVT-03"), *answers)


def happens(game, card, *answers):
    on_top(game, card)
    run(game, events.take_place(game, card.deck, "outpost"), *answers)


# --- the beginning ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-SET-01", "FH-BLD-02", "FH-BLD-04")
def test_four_buildings_stand_at_the_start_and_their_one_time_effects_were_applied():
    game = founded()
    standing = {one.id: one.level for one in records.deck(game)}
    assert standing == {"34": 1, "35": 1, "84": 1, "98": 1}
    assert (outpost(game).soldiers, outpost(game).defence) == (2, 5)


@pytest.mark.rule("FH-SET-02", "FH-WLD-01")
def test_scenarios_0_and_1_are_on_the_map_at_the_start():
    assert founded().state.progress.opened == ("0", "1")


@pytest.mark.rule("FH-SET-03", "FH-CSH-07")
def test_at_the_start_nothing_is_there_but_what_the_buildings_bring():
    game = founded()
    here = outpost(game)
    assert (here.morale, here.inspiration, prosperity_level(game), world(game).prosperity) == (0, 0, 1, 0)
    assert sheet.total_defence(game) == 5 - 10


@pytest.mark.rule("FH-SET-03", "FH-BEG-01")
def test_the_end_of_scenario_1_sets_the_morale():
    game = outpost_of()
    records.change(game, morale=0)
    game.state.progress.done = ("1",)
    run(game, effects.happenings(game))
    assert outpost(game).morale == 4


@pytest.mark.rule("FH-STO-05", "FH-STO-01")
def test_items_that_are_available_at_the_start():
    game = founded()
    available = [item for item in game.content.items if supplies.available(game, item) > 0]
    crafted = [f"{number:03}" for number in range(1, 11)]
    assert set(available) == {*crafted, *[str(number) for number in range(120, 129)]}
    assert supplies.purchasable(game, "120")
    assert not supplies.purchasable(game, "001")


@pytest.mark.rule("FH-WLD-02")
def test_some_plots_are_printed_and_others_come_with_their_unlocking():
    game = founded()
    assert records.find(game, "12") == Building("12", 0)
    assert records.find(game, "24") is None
    do(game, there.Plot("24"))
    assert records.find(game, "24") == Building("24", 0)


@pytest.mark.rule("FH-BLD-01", "FH-BLD-03")
def test_the_building_deck_has_one_card_of_each_building_by_number():
    game = founded()
    records.put(game, Building("12", 2))
    records.put(game, Building("05", 1, wrecked=True))
    assert [one.id for one in records.deck(game)] == ["05", "12", "34", "35", "84", "98"]
    assert [one.id for one in records.sound(game)] == ["12", "34", "35", "84", "98"]


@pytest.mark.rule("FH-BLD-05", "FH-UNL-02")
def test_costs_and_effects_of_buildings_are_data_and_a_plot_is_of_no_use():
    game = founded()
    assert len(game.content.outpost.buildings) >= 20
    assert all(card.levels for card in game.content.outpost.buildings.values())
    do(game, there.Plot("37"))
    assert not records.usable(game, "buy")


@pytest.mark.rule("FH-CAM-02", "FH-CAM-01", "FH-CMP-22")
def test_the_state_holds_all_records_of_the_campaign():
    game = outpost_of()
    state = game.state
    assert state.outpost is not None
    assert state.world is not None
    assert len(state.parties) == 1
    for deck in effects.DECKS:
        assert len(getattr(state.outpost, deck)) == 20
    assert len(state.outpost.guard) == 20
    assert len(state.world.quests) == 10


@pytest.mark.rule("FH-CAM-03")
def test_a_match_is_one_campaign():
    game = outpost_of()
    assert party(game).name == "1"
    assert "found" not in ids(asked(construction.construct(game, game.state.stay)))


# --- the campaign sheet -------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-CSH-10", "FH-CSH-18")
@pytest.mark.parametrize(("before", "change", "after"), [(6, 3, 9), (1, -5, 0), (19, 4, 20)])
def test_morale_stays_within_0_and_20(before, change, after):
    game = outpost_of()
    records.change(game, morale=before)
    sheet.gain_morale(game, change)
    assert outpost(game).morale == after


@pytest.mark.rule("FH-CSH-10")
def test_both_ends_of_the_morale_bring_a_section():
    game = outpost_of()
    records.change(game, morale=1)
    do(game, there.Morale(-1))
    assert outpost(game).sections == ("despair",)
    records.change(game, morale=19)
    do(game, there.Morale(1))
    assert outpost(game).sections == ("despair", "jubilation")


@pytest.mark.rule("FH-CSH-08", "FH-CSH-07")
@pytest.mark.parametrize(
    ("morale", "modifier"),
    [(0, -10), (2, -10), (3, -5), (4, -5), (5, 0), (7, 0), (8, 5), (10, 5), (11, 10), (13, 10), (14, 15), (20, 15)],
)
def test_the_present_morale_alone_changes_the_defence(morale, modifier):
    game = outpost_of()
    records.change(game, morale=morale, defence=7)
    assert sheet.total_defence(game) == 7 + modifier


@pytest.mark.rule("FH-CSH-07")
def test_the_total_defence_may_be_negative():
    game = outpost_of()
    records.change(game, morale=0, defence=0)
    do(game, there.Defence(-5))
    assert sheet.total_defence(game) == -15


@pytest.mark.rule("FH-CSH-09")
@pytest.mark.parametrize(("level", "most"), [(1, 4), (2, 6), (3, 8), (4, 10)])
def test_barracks_hold_so_many_soldiers_and_the_rest_is_forfeited(level, most):
    game = outpost_of()
    records.put(game, Building("98", level))
    do(game, there.Soldiers(99))
    assert outpost(game).soldiers == most


@pytest.mark.rule("FH-CSH-18")
def test_soldiers_inspiration_and_resources_never_drop_below_0():
    game = outpost_of()
    do(game, there.Soldiers(-9), there.Inspiration(-3), there.Supplies("wood", -4, "outpost"), ops.Gold(-99))
    assert (outpost(game).soldiers, outpost(game).inspiration, outpost(game).supply) == (0, 0, ())
    assert who(game, "drifter").character.gold == 0


@pytest.mark.rule("FH-CSH-13")
def test_prosperity_is_ticked_and_a_loss_stops_at_the_numbered_box():
    game = outpost_of()
    do(game, ops.Prosperity(7))
    assert (world(game).prosperity, prosperity_level(game)) == (7, 2)
    do(game, ops.Prosperity(-5))
    assert (world(game).prosperity, prosperity_level(game)) == (6, 2)


@pytest.mark.rule("FH-CSH-15")
def test_boxes_of_the_prosperity_levels():
    game = outpost_of()
    for points, level in ((0, 1), (5, 1), (6, 2), (15, 3), (27, 4), (42, 5), (60, 6), (81, 7), (105, 8), (132, 9)):
        change_world(game, prosperity=points)
        assert prosperity_level(game) == level


@pytest.mark.rule("FH-CSH-14", "FH-DIF-54")
@pytest.mark.parametrize(("points", "level"), [(0, 1), (6, 1), (15, 2), (27, 2), (42, 3), (132, 5)])
def test_new_characters_begin_at_half_the_prosperity_level(points, level):
    game = outpost_of()
    change_world(game, prosperity=points)
    assert sheet.beginner_level(game) == level


@pytest.mark.rule("FH-CSH-12")
def test_campaign_stickers_are_flags_and_one_may_replace_another():
    game = outpost_of()
    do(game, ops.GainAchievement("scout_spared"), ops.GainAchievement("algox_thanks"))
    assert holds(game, Requirement(has=("scout_spared", "algox_thanks"), lacks=("scout_taken",)))
    do(game, ops.GainAchievement("scout_taken"))
    assert set(world(game).achievements) == {"algox_thanks", "scout_taken"}


@pytest.mark.rule("FH-CSH-01", "FH-TIM-05", "FH-TIM-06")
def test_ten_weeks_of_summer_then_ten_of_winter():
    game = outpost_of()
    assert season(game) == "summer"
    seen = []
    for _ in range(41):
        sheet.tick(game)
        seen.append(season(game))
    assert seen == ["summer"] * 10 + ["winter"] * 10 + ["summer"] * 10 + ["winter"] * 10 + ["summer"]


@pytest.mark.rule("FH-CSH-16")
def test_the_retirement_table_has_a_row_for_everybody():
    game = outpost_of()
    change_world(game, retired=("drifter", "drifter"))
    assert holds(game, Requirement(retired=2))
    assert not holds(game, Requirement(retired=3))


# --- resources ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-RES-01")
def test_three_materials_and_six_herbs():
    assert there.MATERIALS == ("wood", "metal", "leather")
    assert there.HERBS == ("arrowvine", "axenut", "corpsecap", "flamefruit", "rockroot", "snowthistle")
    assert there.kinds("resource") == (*there.MATERIALS, *there.HERBS)


@pytest.mark.rule("FH-RES-02")
def test_what_the_party_gains_goes_into_any_supply():
    game = outpost_of()
    do(game, there.Supplies("wood", 3), answers=("to:outpost", "to:drifter", "to:drifter"))
    assert resources.supply(game, "outpost") == (("wood", 1),)
    assert resources.supply(game, "drifter") == (("wood", 2),)


@pytest.mark.rule("FH-RES-02", "FH-OPS-02")
def test_what_the_party_loses_comes_from_any_supply():
    game = outpost_of()
    resources.add(game, "outpost", "wood", 1)
    resources.add(game, "drifter", "metal", 2)
    question = asked(effects.carry_out(game, [there.Supplies("material", -2)], "FH-EVT-03"))
    assert ids(question) == ["from:outpost:wood", "from:drifter:metal", "any"]
    do(game, there.Supplies("material", -2), answers=("from:drifter:metal", "from:outpost:wood"))
    assert resources.supply(game, "drifter") == (("metal", 1),)
    assert resources.supply(game, "outpost") == ()


@pytest.mark.rule("FH-RES-03", "FH-END-24")
def test_nobody_loses_more_than_there_is():
    game = outpost_of()
    resources.add(game, "drifter", "leather", 1)
    do(game, there.Supplies("leather", -3))
    assert resources.supply(game, "drifter") == ()


@pytest.mark.rule("FH-CSH-03")
def test_characters_give_to_the_outpost_and_never_take_back():
    game = outpost_of()
    resources.add(game, "drifter", "wood", 2)
    game.state.stay.stage = "construction"
    run(game, construction.construct(game, game.state.stay), "give:drifter:wood")
    assert resources.supply(game, "outpost") == (("wood", 1),)
    assert resources.supply(game, "drifter") == (("wood", 1),)
    assert not [name for name in ids(asked(construction.construct(game, game.state.stay))) if "take" in name]


@pytest.mark.rule("FH-RES-06")
def test_gold_is_personal():
    game = outpost_of(gold=10)
    run(game, effects.carry_out(game, [ops.Gold(5)], "FH-EVT-03"))
    assert [one.character.gold for one in game.state.roster] == [15, 15]
    assert "gold" not in dict(outpost(game).supply)


@pytest.mark.rule("FH-OPS-05")
def test_gold_of_the_party_goes_to_characters():
    game = outpost_of(gold=0)
    do(game, ops.Gold(6, who="together"), answers=("for:drifter",))
    assert (who(game, "drifter").character.gold, who(game, "boneshaper").character.gold) == (6, 0)


@pytest.mark.rule("FH-CSH-02", "FH-EVT-06")
def test_a_collective_cost_is_met_from_all_supplies():
    game = outpost_of()
    resources.add(game, "outpost", "wood", 1)
    resources.add(game, "drifter", "wood", 1)
    assert holds(game, Requirement(cost={"wood": 2}))
    assert not holds(game, Requirement(cost={"wood": 3}))
    assert not holds(game, Requirement(cost={"wood": 1}, each=True))
    resources.add(game, "boneshaper", "wood", 1)
    assert holds(game, Requirement(cost={"wood": 1}, each=True))


# --- supplies of items --------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-STO-02", "FH-TRE-03", "FH-END-24")
def test_a_design_makes_all_copies_available():
    game = outpost_of()
    do(game, ops.Design("021"))
    assert supplies.available(game, "021") == game.item("021").copies


@pytest.mark.rule("FH-TRE-04")
def test_a_random_design_or_else_inspiration():
    game = outpost_of()
    change_world(game, designs=("021",))
    do(game, ops.RandomDesign(), ops.RandomDesign())
    assert supplies.available(game, "021") == 2
    assert outpost(game).inspiration == 1


@pytest.mark.rule("FH-TRE-05")
def test_a_random_scenario_or_else_inspiration():
    game = outpost_of()
    change_world(game, sides=("2",))
    do(game, ops.RandomScenario(), ops.RandomScenario())
    assert "2" in game.state.progress.opened
    assert outpost(game).inspiration == 1


@pytest.mark.rule("FH-STO-04", "FH-STO-02")
def test_what_somebody_loses_is_available_again():
    game = outpost_of()
    train(game, who(game, "drifter"), items=("001",))
    before = supplies.available(game, "001")
    do(game, ops.LoseItem(who="each"))
    assert supplies.available(game, "001") == before + 1


@pytest.mark.rule("FH-STO-03")
def test_craftable_items_are_not_bought_nor_bought_ones_crafted():
    game = outpost_of()
    crafted = supplies.on_offer(game, who(game, "drifter"), bought=False)
    bought = supplies.on_offer(game, who(game, "drifter"), bought=True)
    assert not set(crafted) & set(bought)
    assert "001" in crafted
    assert "120" in bought


@pytest.mark.rule("FH-STO-06")
def test_what_never_enters_the_supply_is_not_on_offer():
    game = outpost_of()
    special = [item for item in game.content.items if not supplies.available(game, item)]
    offered = {item for bought in (True, False) for item in supplies.on_offer(game, who(game, "drifter"), bought)}
    assert not offered & set(special)


@pytest.mark.rule("FH-END-24")
def test_an_item_reward_is_a_copy_from_the_unavailable_supply():
    game = outpost_of()
    do(game, ops.GainItem("222"), answers=("for:drifter",))
    assert who(game, "drifter").character.items == ("222",)
    do(game, ops.GainItem("222"))
    assert told(game, "no_item")


# --- unlocking ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-UNL-01", "FH-UNL-03")
def test_an_envelope_unlocks_its_building_and_brings_quests():
    game = outpost_of()
    do(game, ops.OpenBox("env-24"))
    assert records.find(game, "24") == Building("24", 0)
    assert "pq11" in world(game).quests
    do(game, ops.OpenBox("env-24"))
    assert len(told(game, "box_opened")) == 1


@pytest.mark.rule("FH-UNL-04")
def test_an_unlocked_class_can_be_chosen_at_once():
    game = outpost_of()
    change_world(game, classes=("drifter", "boneshaper"))
    do(game, ops.UnlockClass("banner_spear"))
    assert "banner_spear" in world(game).classes


@pytest.mark.rule("FH-FLW-02")
def test_a_locked_out_scenario_stays_so():
    game = outpost_of()
    do(game, ops.CloseScenario("2"), ops.UnlockScenario("2"))
    assert graph(game).status(game.state.progress, "2") == "locked"


@pytest.mark.rule("FH-FLW-01", "FH-FLW-03")
def test_the_flow_chart_is_data_of_the_scenarios():
    game = outpost_of()
    found = graph(game).adventures
    for name, scenario in game.content.scenarios.items():
        assert found[name].opens == scenario.unlocks
        assert set(found[name].linked) == {*scenario.links, *scenario.forces} - {game.edition.town}
    assert "2" in found["1"].opens
    assert all(scenario.tags for scenario in game.content.scenarios.values())


@pytest.mark.rule("FH-WLD-03")
def test_what_else_comes_onto_the_map_has_no_rules_of_its_own():
    game = outpost_of()
    before = outpost(game)
    do(game, ops.GainAchievement("algox_thanks"))
    assert outpost(game) == before


# --- events -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-EVT-03")
def test_only_the_result_of_the_chosen_option_is_applied_and_the_card_is_removed():
    game = outpost_of()
    card = event([outcome(there.Morale(1))], [outcome(there.Morale(-1))])
    happens(game, card, "choose:B")
    assert outpost(game).morale == 5
    assert card.id not in outpost(game).summer_outpost


@pytest.mark.rule("FH-EVT-03")
def test_a_card_with_the_return_symbol_goes_under_its_deck():
    game = outpost_of()
    card = event([outcome()], then="bottom")
    happens(game, card, "choose:A")
    assert outpost(game).summer_outpost[0] == card.id


@pytest.mark.rule("FH-EVT-05", "FH-CMP-13")
def test_without_the_trait_the_other_result_applies():
    game = outpost_of("drifter", "boneshaper")
    results = [
        outcome(there.Morale(1), when=Requirement(traits=("armored",))),
        outcome(there.Morale(-1), otherwise=True),
    ]
    happens(game, event(results), "choose:A")
    assert outpost(game).morale == 5
    results[0] = outcome(there.Morale(3), when=Requirement(traits=("strong", "armored")))
    happens(game, event(results, name="summer_outpost-91"), "choose:A")
    assert outpost(game).morale == 8


@pytest.mark.rule("FH-EVT-05")
@pytest.mark.parametrize(
    ("wanted", "so"),
    [
        ({"morale": (5, 7)}, True),
        ({"morale": (8, 20)}, False),
        ({"soldiers": 2}, True),
        ({"soldiers": 3}, False),
        ({"inspiration": 1}, False),
        ({"season": "summer"}, True),
        ({"season": "winter"}, False),
        ({"weeks": 1}, False),
        ({"buildings": {"98": 1}}, True),
        ({"buildings": {"98": 2}}, False),
        ({"classes": ("drifter",)}, True),
        ({"prosperity": (2, 9)}, False),
        ({"done": ("1",)}, False),
    ],
)
def test_requirements_ask_for_values_of_the_campaign(wanted, so):
    assert holds(outpost_of(), Requirement(**wanted)) is so


@pytest.mark.rule("FH-EVT-06")
def test_what_is_not_collective_everybody_pays_alone():
    game = outpost_of(gold=5)
    results = [outcome(there.Morale(1), when=Requirement(cost={"gold": 4}, each=True))]
    happens(game, event(results), "choose:A")
    assert [one.character.gold for one in game.state.roster] == [1, 1]


@pytest.mark.rule("FH-EVT-07")
def test_adding_and_removing_an_event_shuffles_its_deck():
    game = outpost_of()
    records.change(game, summer_road=("summer_road-01",))
    do(game, ops.AddEvent("summer_road", 2))
    assert set(outpost(game).summer_road) == {"summer_road-01", "summer_road-02"}
    do(game, there.RemoveEvent("summer_road-01"))
    assert outpost(game).summer_road == ("summer_road-02",)
    assert len(told(game, "event_joins")) + len(told(game, "event_leaves")) == 2


@pytest.mark.rule("FH-EVT-08")
def test_an_empty_deck_brings_no_event():
    game = outpost_of()
    records.change(game, summer_road=())
    run(game, events.take_place(game, "summer_road", "road"))
    assert told(game, "no_event")


@pytest.mark.rule("FH-EVT-09")
def test_an_option_that_cannot_be_paid_is_not_offered():
    game = outpost_of(gold=0)
    dear = [outcome(there.Morale(5), when=Requirement(cost={"gold": 10}))]
    on_top(game, event(dear, [outcome(there.Morale(-1))]))
    run(game, events.take_place(game, "summer_outpost", "outpost"))
    assert outpost(game).morale == 5


@pytest.mark.rule("FH-EVT-09")
def test_without_any_option_the_first_one_costs_what_there_is():
    game = outpost_of(gold=2)
    dear = [outcome(there.Morale(1), when=Requirement(cost={"gold": 10}))]
    on_top(game, event(dear, dear))
    run(game, events.take_place(game, "summer_outpost", "outpost"), "evenly")
    assert [one.character.gold for one in game.state.roster] == [0, 0]
    assert outpost(game).morale == 7


@pytest.mark.rule("FH-OEV-02", "FH-EVT-04")
def test_events_concern_those_who_are_there():
    game = outpost_of("drifter", "boneshaper", "banner_spear", players=3)
    change = [one.id for one in game.state.roster][:2]
    game.state.parties = (type(party(game))(name="1", at="frosthaven", company=tuple(change)),)
    happens(game, event([outcome(ops.Gold(5))]), "choose:A")
    assert [one.character.gold for one in game.state.roster] == [35, 35, 30]


@pytest.mark.rule("FH-EVT-10", "FH-SET-28", "FH-ITM-19", "FH-GOA-05", "FH-END-31", "FH-BUY-03")
def test_sticker_slots_hold_nothing():
    assert not [name for name in founded().content.achievements if "sticker" in name]


@pytest.mark.rule("FH-LOOT-06")
def test_a_sticker_on_a_loot_card_gives_one_more_of_its_resource():
    game = outpost_of()
    do(game, there.LootSticker("wood"))
    assert outpost(game).stickers == (("wood_a", 1),)


# --- sections -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-CMP-18")
def test_a_section_tells_does_and_lets_the_party_choose():
    game = outpost_of()
    choices = (
        SectionChoice(id="up", text=TEXT, do=(there.Morale(1),)),
        SectionChoice(id="down", text=TEXT, do=(there.Morale(-1),)),
        SectionChoice(id="never", text=TEXT, when=Requirement(has=("algox_thanks",))),
    )
    content_with(game, sections={"fork": Section(id="fork", text=TEXT, do=(there.Inspiration(1),), choices=choices)})
    question = asked(effects.read(game, "fork"))
    assert ids(question) == ["choose:up", "choose:down"]
    assert outpost(game).inspiration == 1
    run(game, effects.read(game, "fork"), "choose:down")
    assert outpost(game).morale == 5


@pytest.mark.rule("FH-OV-09", "FH-OV-04")
def test_the_story_has_several_ends_and_goes_on_after_them():
    game = outpost_of()
    do(game, ops.Ending("hold"), ops.Ending("hold"), ops.Ending("treaty"))
    assert world(game).endings == ("hold", "treaty")
    assert len(game.content.campaign.endings) >= 2
    assert not game.state.closed
