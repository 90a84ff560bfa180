"""The outpost phase (10.7 to 10.13): its five steps, time, outpost events, and what every building does."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tafelrunde.games.frosthaven.campaign import flow
from tafelrunde.games.frosthaven.campaign.phase import operations, outpost_event, time
from tafelrunde.games.frosthaven.campaign.records import effects, events, resources, sheet
from tafelrunde.games.frosthaven.campaign.records import outpost as records
from tafelrunde.games.frosthaven.campaign.records.outpost import outpost
from tafelrunde.games.havens.box import outpost_effects as there
from tafelrunde.games.havens.box.campaign import Requirement
from tafelrunde.games.havens.box.outpost import BuildingCard, BuildingLevel, Operation, Section
from tafelrunde.games.havens.rules.campaign.world import party
from tafelrunde.games.havens.state import Building
from tests.helpers.frosthaven_town import (
    TEXT,
    content_with,
    event,
    join,
    on_top,
    only,
    outcome,
    outpost_of,
    stages,
    who,
)
from tests.helpers.gloomhaven_rules import asked, ids, run, told


def building(game, number, *operate, wrecked=(), levels=1):
    """A building of our own stands in the outpost, the only one."""
    level = BuildingLevel(repair={"wood": 1}, rebuild={"wood": 2}, operate=tuple(operate), wrecked=tuple(wrecked))
    content_with(game, buildings={number: BuildingCard(id=number, name=TEXT, levels=(level,) * levels)})
    only(game, Building(number, 1))


def operate(game, *answers):
    """All buildings, one after the other."""
    game.state.stay.stage = "operations"
    stages(game, *answers, while_in=("operations",))


# --- the five steps -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-OUT-02")
def test_an_outpost_phase_has_five_steps_in_order():
    game = outpost_of(gold=0)
    only(game)
    records.change(game, summer_outpost=())
    stay = game.state.stay
    stay.stage, stay.week = "time", None
    seen = []
    while stay.stage != "gates":
        if not seen or seen[-1] != stay.stage:
            seen.append(stay.stage)
        question = asked(flow.STAGES[stay.stage](game, stay))
        if question is not None:
            run(game, flow.STAGES[stay.stage](game, stay), "done")
    assert seen == ["time", "sections", "outpost_event", "operations", "downtime", "construction"]


@pytest.mark.rule("FH-OEV-02")
def test_also_who_stayed_behind_takes_part_in_the_outpost_phase():
    game = outpost_of("drifter", "boneshaper", "banner_spear", players=3)
    records_of = [one.id for one in game.state.roster]
    game.state.parties = (replace(party(game), company=tuple(records_of[:2])),)
    stay = game.state.stay
    stay.seats = (0, 1, 2)
    run(game, time.begin(game, stay))
    assert set(party(game).company) == set(records_of)
    stay.seats = (0, 1)
    run(game, time.begin(game, stay))
    assert set(party(game).company) == set(records_of[:2])


# --- time ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-TIM-01")
def test_the_next_box_of_the_calendar_is_ticked():
    game = outpost_of()
    records.change(game, weeks=7)
    run(game, time.begin(game, game.state.stay))
    assert outpost(game).weeks == 8
    assert told(game, "week")[-1].args == {"week": 8, "season": "summer", "year": 1}


@pytest.mark.rule("FH-TIM-02")
def test_the_first_free_box_is_week_one():
    game = outpost_of()
    records.change(game, weeks=4)
    run(game, effects.carry_out(game, [there.Later("despair", 1), there.Later("jubilation", 3)], "FH-EVT-03"))
    assert outpost(game).calendar == ((5, "despair"), (7, "jubilation"))


@pytest.mark.rule("FH-TIM-03")
def test_sections_of_the_week_are_read_one_after_the_other_in_any_order():
    game = outpost_of()
    sections = {
        name: Section(id=name, text=TEXT, do=(there.Inspiration(number),))
        for number, name in enumerate(("one", "two", "later"), 1)
    }
    content_with(game, sections=sections)
    records.change(game, weeks=4, calendar=((5, "one"), (5, "two"), (6, "later")))
    stay = game.state.stay
    run(game, time.begin(game, stay))
    assert ids(asked(time.read(game, stay))) == ["read:1", "read:2"]
    run(game, time.read(game, stay), "read:2")
    assert (outpost(game).sections, outpost(game).inspiration) == (("two",), 2)
    run(game, time.read(game, stay))
    assert outpost(game).sections == ("two", "one")
    run(game, time.read(game, stay))
    assert stay.stage == "outpost_event"
    assert outpost(game).calendar == ((6, "later"),)


@pytest.mark.rule("FH-TIM-04")
def test_a_week_that_passes_elsewhere_moves_its_section_on():
    game = outpost_of()
    records.change(game, weeks=4, calendar=((5, "despair"), (9, "jubilation")))
    run(game, effects.carry_out(game, [there.Weeks(2)], "FH-EVT-03"))
    assert (outpost(game).weeks, outpost(game).sections) == (6, ())
    assert outpost(game).calendar == ((7, "despair"), (9, "jubilation"))
    run(game, time.begin(game, game.state.stay))
    assert game.state.stay.week.sections == ("despair",)


@pytest.mark.rule("FH-TIM-06", "FH-EVT-02")
def test_the_first_week_of_winter_has_an_event_of_the_winter():
    game = outpost_of()
    on_top(game, event([outcome(there.Morale(1))]))
    on_top(game, event([outcome(there.Morale(-1))], name="winter_outpost-90"))
    records.change(game, weeks=10)
    assert records.season(game) == "summer"
    run(game, time.begin(game, game.state.stay))
    run(game, outpost_event.take_place(game, game.state.stay), "choose:A")
    assert outpost(game).morale == 5


# --- the outpost event --------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-OEV-01")
def test_the_top_card_of_the_seasons_outpost_deck_unless_told_not_to():
    game = outpost_of()
    on_top(game, event([outcome(there.Morale(1))], name="summer_outpost-91"))
    on_top(game, event([outcome(there.Morale(2), there.NoEvent())]))
    stay = game.state.stay
    run(game, outpost_event.take_place(game, stay), "choose:A")
    assert (outpost(game).morale, stay.stage) == (8, "operations")
    stay.stage = "outpost_event"
    run(game, outpost_event.take_place(game, stay))
    assert (outpost(game).morale, told(game, "quiet_week") != []) == (8, True)
    run(game, outpost_event.take_place(game, stay), "choose:A")
    assert outpost(game).morale == 9


@pytest.mark.rule("FH-EVT-02")
@pytest.mark.parametrize(("weeks", "deck"), [(0, "summer"), (10, "summer"), (11, "winter"), (21, "summer")])
def test_the_season_says_which_deck(weeks, deck):
    game = outpost_of()
    records.change(game, weeks=weeks, summer_outpost=(), winter_outpost=())
    run(game, outpost_event.take_place(game, game.state.stay))
    assert told(game, "no_event")[-1].args["deck"] == f"{deck}_outpost"


# --- building operations ------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-OPS-01")
def test_buildings_operate_in_the_order_of_their_numbers_each_with_its_side():
    game = outpost_of()
    gain = Operation(do=(there.Inspiration(1),))
    loss = Operation(do=(there.Morale(-1),))
    level = BuildingLevel(repair={"wood": 1}, rebuild={"wood": 2}, operate=(gain,), wrecked=(loss,))
    cards = {number: BuildingCard(id=number, name=TEXT, levels=(level,)) for number in ("07", "50", "91")}
    content_with(game, buildings=cards)
    only(game, Building("91", 1), Building("07", 1), Building("50", 1, wrecked=True), Building("05", 0))
    operate(game)
    said = [event.args["building"] for event in game.events if event.kind in ("operates", "wreck_operates")]
    assert said == ["building-07", "building-50", "building-91"]
    assert (outpost(game).inspiration, outpost(game).morale) == (2, 5)


@pytest.mark.rule("FH-OPS-03")
def test_what_costs_something_is_done_only_if_all_of_it_is_paid():
    game = outpost_of(gold=2)
    building(game, "07", Operation(cost={"gold": 5}, do=(there.Morale(1),)))
    operate(game)
    assert outpost(game).morale == 6
    game = outpost_of(gold=3)
    building(game, "07", Operation(cost={"gold": 5}, do=(there.Morale(1),)))
    assert ids(asked(operations.operate(game, game.state.stay))) == ["use", "leave"]


@pytest.mark.rule("FH-OPS-03", "FH-OPS-02")
def test_a_cost_is_paid_from_any_supplies_and_brings_what_it_says():
    game = outpost_of(gold=3)
    building(game, "07", Operation(cost={"gold": 5, "wood": 1}, do=(there.Morale(1),)))
    resources.add(game, "boneshaper", "wood", 1)
    run(game, operations.operate(game, game.state.stay), "use", "for:drifter")
    assert outpost(game).morale == 7
    assert [one.character.gold for one in game.state.roster] == [0, 1]
    assert resources.supply(game, "boneshaper") == ()


@pytest.mark.rule("FH-OPS-03")
def test_nobody_has_to_use_what_costs_something():
    game = outpost_of(gold=30)
    building(game, "07", Operation(cost={"gold": 5}, do=(there.Morale(1),)))
    operate(game, "leave")
    assert (outpost(game).morale, game.state.roster[0].character.gold) == (6, 30)


@pytest.mark.rule("FH-OPS-01")
def test_an_operation_may_depend_on_something():
    game = outpost_of()
    building(game, "07", Operation(when=Requirement(morale=(0, 6)), do=(there.Morale(1),)))
    operate(game)
    records.week(game).operated = ()
    operate(game)
    assert outpost(game).morale == 7


@pytest.mark.rule("FH-OPS-04", "FH-DMB-03")
def test_what_was_wrecked_in_this_weeks_event_applies_its_wrecked_side_once():
    game = outpost_of()
    only(game, Building("35", 1))
    resources.add(game, "outpost", "axenut", 2)
    on_top(game, event([outcome(there.Wreck("35"))]))
    stay = game.state.stay
    run(game, outpost_event.take_place(game, stay), "choose:A")
    assert stay.stage == "operations"
    operate(game)
    assert resources.supply(game, "outpost") == (("axenut", 1),)


@pytest.mark.rule("FH-CSH-02")
def test_what_buildings_bring_lies_in_the_outposts_supply():
    game = outpost_of()
    only(game, Building("17", 2), Building("05", 1))
    operate(game)
    assert dict(resources.supply(game, "outpost")) == {"metal": 1, "wood": 2}
    assert who(game, "drifter").resources == ()


@pytest.mark.rule("FH-CSH-04", "FH-CSH-18")
def test_inspiration_is_spent_down_to_zero_and_no_further():
    game = outpost_of()
    sheet.gain_inspiration(game, 2)
    sheet.gain_inspiration(game, -5)
    assert outpost(game).inspiration == 0


def test_events_of_a_party_of_three_ask_once():
    game = outpost_of("drifter", "boneshaper", players=2)
    join(game, "banner_spear", 0)
    on_top(game, event([outcome(there.Morale(1))]))
    run(game, events.take_place(game, "summer_outpost", "outpost"), "choose:A")
    assert outpost(game).morale == 7
