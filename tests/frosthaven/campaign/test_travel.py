"""The way to a scenario and home from it (3.2, 3.4, 11): where to go, road events, loot, rewards, and what follows."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tafelrunde.games.frosthaven import RULEBOOK
from tafelrunde.games.frosthaven.campaign import flow
from tafelrunde.games.frosthaven.campaign.records import effects, resources, supplies
from tafelrunde.games.frosthaven.campaign.records import outpost as records
from tafelrunde.games.frosthaven.campaign.records.outpost import outpost
from tafelrunde.games.frosthaven.campaign.scenarios import homecoming, travel
from tafelrunde.games.gloomhaven.rules import flow as gloomhaven_flow
from tafelrunde.games.havens.board.dungeon_rooms import RANDOM
from tafelrunde.games.havens.box import campaign as ops
from tafelrunde.games.havens.box import outpost_effects as there
from tafelrunde.games.havens.box.campaign import Requirement
from tafelrunde.games.havens.rules.campaign.effects import put_in_play
from tafelrunde.games.havens.rules.campaign.world import (
    change,
    change_party,
    company,
    party,
    train,
    world,
)
from tafelrunde.kernel import BadSetup
from tests.helpers.frosthaven_town import (
    content_with,
    create,
    event,
    finish,
    founded,
    join,
    on_top,
    outcome,
    stages,
    untold,
    who,
)
from tests.helpers.gloomhaven_rules import asked, ids, run

PHASE = ("time", "sections", "outpost_event", "operations", "downtime", "construction")


def at_gates(*classes, opened=("0", "1", "2"), done=("1",), **values):
    """A party at the gates of the outpost."""
    game = untold(*classes, **values)
    game.state.progress.opened, game.state.progress.done = opened, done
    stay = game.state.stay
    stay.stage, stay.seats, stay.week = "gates", tuple(range(game.state.players)), None
    change_party(game, at="frosthaven")
    return game


def gates(game):
    return asked(travel.gates(game, game.state.stay))


def set_out(game, scenario, *answers):
    """The party goes to a scenario and stands before its first round."""
    stay = game.state.stay
    run(game, travel.gates(game, stay), f"play:{scenario}")
    run(game, travel.gather(game, stay))
    run(game, travel.road(game, stay), *answers)
    run(game, travel.set_out(game, stay))


def scenario(game, name, **changes):
    content_with(game, scenarios={name: replace(game.content.scenarios[name], **changes)})


def after(game):
    return asked(homecoming.after(game, game.state.stay))


# --- where to go --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-SET-10")
def test_unlocked_scenarios_whose_requirements_are_met():
    game = at_gates(opened=("1", "2", "3", "5"), done=("1",))
    game.state.progress.locked = ("5",)
    scenario(game, "3", requirements=Requirement(has=("algox_thanks",)))
    question = gates(game)
    plays = [name for name in ids(question) if name.startswith("play")]
    assert plays == ["play:1", "play:2"]
    refused = {no.id: (no.reason, no.rule) for no in question.refused()}
    assert refused["play:3"] == ("requirements_missing", "FH-SET-10")
    assert refused["play:5"] == ("scenario_locked", "FH-FLW-02")
    run(game, effects.carry_out(game, [ops.GainAchievement("algox_thanks")], "FH-EVT-03"))
    assert "play:3" in ids(gates(game))


@pytest.mark.rule("FH-SET-10", "FH-CMP-16")
def test_a_scenario_may_need_a_travel_symbol_or_another_scenario():
    game = at_gates(opened=("1", "2", "3"), done=("1",))
    scenario(game, "2", requirements=Requirement(travel=("sledge",)))
    scenario(game, "3", requirements=Requirement(done=("2",)))
    assert not {"play:2", "play:3"} & set(ids(gates(game)))
    records.change(game, travel=("sledge",))
    assert "play:2" in ids(gates(game))
    game.state.progress.done = ("1", "2")
    assert "play:3" in ids(gates(game))


@pytest.mark.rule("FH-OV-01")
def test_two_characters_at_least():
    game = at_gates("drifter")
    refused = {no.id: no.rule for no in gates(game).refused()}
    assert refused["play:2"] == "FH-OV-01"
    assert not [name for name in ids(gates(game)) if name.startswith("play")]


@pytest.mark.rule("FH-OV-13", "FH-BEG-01")
def test_the_tutorial_may_be_skipped():
    game = at_gates(opened=("0", "1"), done=())
    assert {"play:0", "play:1"} <= set(ids(gates(game)))


# --- road events --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-EVT-01", "FH-SET-11")
def test_a_road_event_comes_before_a_scenario():
    game = at_gates()
    on_top(game, event([outcome(ops.Gold(7))], name="summer_road-90"))
    set_out(game, "2", "choose:A")
    assert [hero.character.gold for hero in game.state.heroes] == [37, 37]
    assert game.state.phase == "scenario_effects"


@pytest.mark.rule("FH-EVT-01", "FH-SCN-03")
@pytest.mark.parametrize("name", ["0", "1", "2"])
def test_none_before_the_first_two_nor_inside_the_outpost(name):
    game = at_gates(done=())
    scenario(game, "2", grid="FR")
    before = outpost(game).summer_road
    set_out(game, name)
    assert outpost(game).summer_road == before


@pytest.mark.rule("FH-EVT-01", "FH-RDG-01")
def test_none_before_casual_scenarios_and_random_dungeons():
    game = at_gates()
    stay = game.state.stay
    run(game, travel.gates(game, stay), "casual", "play:2")
    assert (stay.stage, stay.mode, stay.road) == ("company", "casual", False)
    if game.content.rooms:
        stay.stage = "gates"
        run(game, travel.gates(game, stay), "random")
        assert (stay.to, stay.road) == (RANDOM, False)


@pytest.mark.rule("FH-EVT-02")
def test_the_road_deck_is_that_of_the_season():
    game = at_gates()
    records.change(game, weeks=14)
    on_top(game, event([outcome(ops.Gold(7))], name="winter_road-90"))
    set_out(game, "2", "choose:A")
    assert [hero.character.gold for hero in game.state.heroes] == [37, 37]


@pytest.mark.rule("FH-EVT-04", "FH-SET-23")
def test_road_events_concern_only_who_takes_part():
    game = at_gates("drifter", "boneshaper", "banner_spear", players=3)
    on_top(game, event([outcome(ops.Gold(7), ops.StartDamage(2))], name="summer_road-90"))
    stay = game.state.stay
    run(game, travel.gates(game, stay), "play:2")
    run(game, travel.gather(game, stay), "leave:banner_spear")
    run(game, travel.gather(game, stay), "go")
    run(game, travel.road(game, stay), "choose:A")
    assert [one.character.gold for one in game.state.roster] == [37, 37, 30]
    run(game, travel.set_out(game, stay))
    assert game.state.omens == (ops.StartDamage(2),)
    assert [hero.id for hero in game.state.heroes] == ["drifter", "boneshaper"]


# --- the end of a scenario ----------------------------------------------------------------------------------------


@pytest.mark.rule("FH-END-20", "FH-CSH-04", "FH-END-25")
@pytest.mark.parametrize(("classes", "inspiration"), [(2, 2), (3, 1), (4, 0)])
def test_a_completed_scenario_brings_loot_and_inspiration(classes, inspiration):
    names = ("drifter", "boneshaper", "banner_spear", "blinkblade")[:classes]
    game = untold(*names, players=classes)
    finish(game, "2", drifter={"resources": {"wood": 2, "axenut": 1}})
    assert dict(who(game, "drifter").resources) == {"wood": 2, "axenut": 1}
    assert outpost(game).inspiration == inspiration
    assert "2" in game.state.progress.done


@pytest.mark.rule("FH-END-21")
def test_sets_of_three_checkmarks_bring_a_perk_mark():
    game = untold()
    train(game, who(game, "drifter"), checks=2)
    finish(game, "2", "perk:drifter-perk-01", drifter={"tally": {"checks": 2}})
    one = who(game, "drifter").character
    assert (one.checks, one.perks) == (4, ("drifter-perk-01",))


@pytest.mark.rule("FH-END-23", "FH-END-27", "FH-END-29", "FH-END-30")
def test_rewards_come_once_and_everything_else_every_time():
    game = untold()
    scenario(game, "2", rewards=(there.Morale(2),))
    finish(game, "2", drifter={"xp": 5, "resources": {"wood": 1}})
    assert (outpost(game).morale, outpost(game).inspiration) == (8, 2)
    finish(game, "2", drifter={"xp": 5, "resources": {"wood": 1}})
    assert (outpost(game).morale, outpost(game).inspiration) == (8, 4)
    assert (who(game, "drifter").character.xp, dict(who(game, "drifter").resources)) == (10, {"wood": 2})


@pytest.mark.rule("FH-END-13", "FH-END-11")
def test_a_failed_scenario_brings_no_rewards_but_what_was_found():
    game = untold()
    scenario(game, "2", rewards=(there.Morale(2),))
    finish(game, "2", won=False, drifter={"xp": 5, "gold": 4, "found": ("222",), "treasures": (17,)})
    assert (outpost(game).morale, outpost(game).inspiration) == (6, 0)
    one = who(game, "drifter").character
    assert (one.xp, one.gold, one.items) == (5, 34, ("222",))
    assert 17 in world(game).treasures
    assert "2" not in game.state.progress.done


@pytest.mark.rule("FH-END-10", "FH-OUT-01", "FH-DIF-57")
def test_a_failed_scenario_is_played_again_without_the_loot_or_not():
    game = untold()
    game.state.progress.done = ("1",)
    finish(game, "2", won=False, drifter={"resources": {"wood": 2}})
    assert who(game, "drifter").resources == ()
    assert ids(after(game)) == ["again", "return"]
    run(game, homecoming.after(game, game.state.stay), "return")
    assert who(game, "drifter").resources == (("wood", 2),)
    assert (game.state.stay.stage, party(game).at) == ("time", "frosthaven")


@pytest.mark.rule("FH-END-10", "FH-END-11", "FH-END-12", "FH-EVT-01", "FH-OUT-01")
def test_again_means_no_loot_no_week_and_no_event():
    game = untold()
    game.state.progress.done = ("1",)
    finish(game, "2", won=False, drifter={"resources": {"wood": 2}})
    stay = game.state.stay
    weeks, road = outpost(game).weeks, outpost(game).summer_road
    run(game, homecoming.after(game, stay), "again")
    assert stay.to == "2"
    run(game, travel.gather(game, stay))
    run(game, travel.road(game, stay))
    run(game, travel.set_out(game, stay))
    assert game.state.scenario == "2"
    assert (outpost(game).weeks, outpost(game).summer_road) == (weeks, road)
    assert (who(game, "drifter").resources, game.state.omens) == ((), ())


@pytest.mark.rule("FH-OUT-01", "FH-END-11")
def test_who_plays_again_cannot_go_elsewhere_instead():
    game = untold("drifter", "boneshaper", "banner_spear", players=3)
    finish(game, "2", won=False)
    run(game, homecoming.after(game, game.state.stay), "again")
    assert "back" not in ids(asked(travel.gather(game, game.state.stay)))


@pytest.mark.rule("FH-BEG-02", "FH-BEG-01", "FH-OV-13")
@pytest.mark.parametrize(("name", "won", "stage"), [("0", True, "gates"), ("1", False, "gates"), ("1", True, "time")])
def test_there_is_no_outpost_phase_before_scenario_1_is_done(name, won, stage):
    game = untold()
    game.state.progress.opened = ("0", "1")
    finish(game, name, won=won, drifter={"resources": {"wood": 1}})
    run(game, homecoming.after(game, game.state.stay), *[] if won else ["return"])
    assert game.state.stay.stage == stage
    assert who(game, "drifter").resources == (("wood", 1),)


def linked(**changes):
    """Scenario 2 was won, and 3 follows."""
    game = untold()
    game.state.progress.opened, game.state.progress.done = ("1", "2", "3", "5"), ("1",)
    scenario(game, "2", **changes)
    finish(game, "2")
    return game


@pytest.mark.rule("FH-END-28", "FH-FLW-03", "FH-OUT-01")
def test_a_linked_scenario_may_follow_directly():
    game = linked(links=("3",))
    assert ids(after(game)) == ["on:3", "return"]
    run(game, homecoming.after(game, game.state.stay), "on:3")
    assert (game.state.stay.to, game.state.stay.road) == ("3", False)


@pytest.mark.rule("FH-END-28", "FH-FLW-03")
def test_a_forced_one_must():
    game = linked(links=("5",), forces=("3",))
    run(game, homecoming.after(game, game.state.stay))
    assert game.state.stay.to == "3"


@pytest.mark.rule("FH-END-27")
def test_links_of_a_repeated_scenario_are_ignored():
    game = untold()
    game.state.progress.opened, game.state.progress.done = ("1", "2", "3"), ("1", "2")
    scenario(game, "2", links=("3",), forces=("3",))
    finish(game, "2")
    run(game, homecoming.after(game, game.state.stay))
    assert game.state.stay.stage == "time"


@pytest.mark.rule("FH-WLD-01", "FH-FLW-02")
def test_a_completed_scenario_opens_some_and_locks_others_out():
    game = untold()
    game.state.progress.opened, game.state.progress.done = ("1", "2", "6"), ("1",)
    scenario(game, "2", unlocks=("3",), closes=("6",))
    finish(game, "2")
    assert "3" in game.state.progress.opened
    assert "6" in game.state.progress.locked


@pytest.mark.rule("FH-END-26")
def test_who_was_exhausted_brings_everything_home():
    game = untold()
    finish(game, "2", drifter={"xp": 7, "gold": 3, "exhausted": True, "resources": {"metal": 1}})
    one = who(game, "drifter")
    assert (one.character.xp, one.character.gold, one.resources) == (7, 33, (("metal", 1),))


@pytest.mark.rule("FH-TRE-01", "FH-SET-26")
def test_numbered_treasures_are_ticked_for_good():
    game = untold()
    finish(game, "2", drifter={"treasures": (17,)})
    assert world(game).treasures == (17,)
    game.state.stay.stage = "gates"
    game.state.progress.opened = ("1", "2")
    change_party(game, at="frosthaven")
    game.state.stay.to, game.state.stay.mode = "2", "campaign"
    run(game, travel.set_out(game, game.state.stay))
    assert game.state.taken == (17,)


@pytest.mark.rule("FH-SET-27", "FH-LOOT-05")
def test_the_random_item_of_a_scenario_is_there_once():
    game = untold()
    finish(game, "2", won=False, drifter={"loot": ("random_item",)})
    assert outpost(game).random_items == ("2",)
    scenario(game, "2", loot={"random_item": 1, "coins": 2})
    game.state.stay.to, game.state.stay.mode = "2", "campaign"
    run(game, travel.set_out(game, game.state.stay))
    game.edition.prepare(game)
    assert len(game.state.loot_deck) == 2
    scenario(game, "3", loot={"random_item": 1, "coins": 2})
    game.state.scenario = "3"
    game.edition.prepare(game)
    assert "random_item" in game.state.loot_deck


@pytest.mark.rule("FH-LOOT-06")
def test_stickers_are_on_the_cards_of_the_next_loot_deck():
    game = untold()
    run(game, effects.carry_out(game, [there.LootSticker("axenut")] * 2, "FH-EVT-03"))
    scenario(game, "2", loot={"axenut": 2})
    game.state.stay.to, game.state.stay.mode = "2", "campaign"
    run(game, travel.set_out(game, game.state.stay))
    game.edition.prepare(game)
    assert game.state.loot_deck == ["axenut+1", "axenut+1"]
    game.edition.loots(game, game.state.heroes[0], 1, "FH-LTA-03")
    assert game.state.heroes[0].resources == {"axenut": 2}


@pytest.mark.rule("FH-SLL-02", "FH-TRE-02")
def test_an_item_without_a_copy_left_is_sold():
    game = untold(gold=0)
    put_in_play(game, "222", 1)
    train(game, who(game, "boneshaper"), items=("222",))
    finish(game, "2", drifter={"found": ("222",)})
    assert who(game, "drifter").character.items == ()
    assert who(game, "drifter").character.gold == 15
    assert supplies.available(game, "222") == 0


# --- variants -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-VAR-01", "FH-OV-11", "FH-DIF-56")
def test_a_casual_scenario_changes_nothing():
    game = at_gates()
    scenario(game, "2", requirements=Requirement(has=("algox_thanks",)))
    question = asked(travel.gates(game, game.state.stay), "casual")
    assert "play:2" in ids(question)
    before = (outpost(game), world(game), game.state.roster, party(game).company)
    finish(game, "2", casual=True, drifter={"xp": 9, "gold": 9, "resources": {"wood": 2}, "treasures": (17,)})
    assert (outpost(game), world(game), game.state.roster, party(game).company) == before
    assert game.state.progress.done == ("1",)
    assert game.state.stay.stage == "gates"


@pytest.mark.rule("FH-VAR-01")
def test_what_awaits_the_party_waits_for_the_next_scenario_that_counts():
    game = at_gates()
    change_party(game, omens=(ops.StartDamage(2),))
    change(game, who(game, "drifter"), blessed=True)
    stay = game.state.stay
    stay.to, stay.mode = "2", "casual"
    run(game, travel.set_out(game, stay))
    assert (game.state.omens, game.state.donors) == ((), ())
    assert party(game).omens == (ops.StartDamage(2),)
    assert who(game, "drifter").blessed


@pytest.mark.rule("FH-VAR-02", "FH-END-27", "FH-DIF-56")
def test_completed_scenarios_can_be_played_again_in_the_campaign():
    game = at_gates(opened=("1", "2"), done=("1", "2"))
    assert gates(game).option("play:2").args["how"] == "again"
    scenario(game, "2", requirements=Requirement(has=("algox_thanks",)))
    assert "play:2" not in ids(gates(game))


@pytest.mark.rule("FH-VAR-21")
def test_who_dies_leaves_the_campaign():
    game = untold(permanent_death=True)
    train(game, who(game, "drifter"), items=("120",))
    change(game, who(game, "drifter"), resources=(("metal", 1),))
    quests = len(world(game).quests)
    change(game, who(game, "drifter"), quest="pq99")
    finish(game, "2", won=False, drifter={"exhausted": True, "resources": {"wood": 2}})
    one = game.state.roster[0]
    assert (one.left, one.character.gold, one.character.items, one.quest) == ("dead", 0, (), "")
    assert len(world(game).quests) == quests + 1
    assert "drifter" not in [other.character.cls for other in company(game)]
    game.state.progress.done = ("1",)
    run(game, homecoming.after(game, game.state.stay))
    assert dict(resources.supply(game, "outpost")) == {"metal": 1, "wood": 2}
    game.state.stay.stage, game.state.stay.waiting = "downtime", (0,)
    create(game, 0, "banner_spear")
    assert len(company(game)) == 2


@pytest.mark.rule("FH-VAR-21")
def test_before_a_forced_scenario_new_characters_come_at_once():
    game = untold(permanent_death=True)
    game.state.progress.opened, game.state.progress.done = ("1", "2", "3"), ("1",)
    scenario(game, "2", forces=("3",))
    finish(game, "2", drifter={"exhausted": True})
    stay = game.state.stay
    run(game, homecoming.after(game, stay))
    assert (stay.stage, stay.to) == ("muster", "3")
    assert asked(travel.muster(game, stay)).question == "new_class"
    create(game, 0, "banner_spear")
    run(game, travel.muster(game, stay))
    assert stay.stage == "company"


@pytest.mark.rule("FH-VAR-22")
def test_a_party_of_one_survivor_cannot_try_again_at_once():
    game = untold(permanent_death=True)
    game.state.progress.done = ("1",)
    finish(game, "2", won=False, drifter={"exhausted": True})
    run(game, homecoming.after(game, game.state.stay))
    assert game.state.stay.stage == "time"


@pytest.mark.rule("FH-UNL-04")
def test_a_campaign_has_to_unlock_some_classes():
    locked = [cls for cls in RULEBOOK.content.classes if cls in RULEBOOK.content.locked_classes]
    for cls in locked:
        with pytest.raises(BadSetup, match="FH-UNL-04"):
            RULEBOOK.setup(2, {"mode": "campaign", "class_1": cls})
    assert "drifter" not in locked


# --- the flow -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-OV-03", "FH-OV-02")
def test_a_campaign_goes_from_a_scenario_to_the_outpost_and_back():
    game = at_gates()
    on_top(game, event([outcome()], name="summer_road-90"))
    set_out(game, "2", "choose:A")
    assert (game.state.stay, game.state.phase) == (None, "scenario_effects")
    finish(game, "2")
    run(game, homecoming.after(game, game.state.stay))
    assert game.state.stay.stage == "time"
    records.change(game, summer_outpost=(), buildings=())
    stages(game, "done", "done", while_in=PHASE)
    assert game.state.stay.stage == "gates"
    assert outpost(game).weeks == 1


@pytest.mark.rule("FH-OV-09")
def test_a_campaign_may_be_ended_when_its_story_has():
    game = at_gates()
    assert "finish" not in ids(gates(game))
    run(game, effects.carry_out(game, [ops.Ending("hold")], "FH-EVT-03"))
    assert "finish" in ids(gates(game))
    run(game, travel.gates(game, game.state.stay), "finish")
    assert game.state.closed
    assert flow.outcome(game).details["endings"] == ["hold"]


@pytest.mark.rule("FH-CRE-07", "FH-OV-12")
def test_variants_are_switches_of_the_table():
    names = {option.id for option in RULEBOOK.options}
    assert {"temporary_enhancements", "respec", "permanent_death", "reduced_randomness", "open_hands"} <= names
    assert founded(respec=True).state.variants == ("respec",)


def test_everybody_may_join_at_the_gates():
    game = at_gates("drifter", "boneshaper", "banner_spear", players=3)
    join(game, "blinkblade", 2)
    stay = game.state.stay
    stay.seats = (0, 1)
    run(game, travel.gates(game, stay), "come:2")
    assert stay.seats == (0, 1, 2)


# --- what differs from Gloomhaven ---------------------------------------------------------------------------------


@pytest.mark.rule("FH-DIF-50")
def test_an_outpost_phase_takes_the_place_of_the_city():
    assert {"time", "outpost_event", "threat", "operations", "downtime", "construction"} <= set(flow.STAGES)
    assert not {"city", "city_event"} & set(flow.STAGES)
    assert {"city", "city_event"} & set(gloomhaven_flow.STAGES)


@pytest.mark.rule("FH-DIF-51")
def test_there_is_neither_reputation_nor_a_donation():
    game = untold()
    with pytest.raises(TypeError, match="reputation"):
        run(game, effects.carry_out(game, [ops.Reputation(1)], "FH-EVT-03"))
    before = (party(game).reputation, world(game).donated)
    records.change(game, morale=6, inspiration=1, soldiers=1, defence=5)
    assert (party(game).reputation, world(game).donated) == before == (0, 0)
    assert len(outpost(game).guard) == 20


@pytest.mark.rule("FH-DIF-56")
def test_what_was_done_is_played_again_for_the_campaign_and_casual_play_for_nothing():
    game = at_gates(opened=("1", "2"), done=("1", "2"))
    assert "play:2" in ids(gates(game))
    finish(game, "2", drifter={"xp": 5})
    assert who(game, "drifter").character.xp == 5
    finish(game, "2", casual=True, drifter={"xp": 5, "gold": 3, "treasures": (17,)})
    assert who(game, "drifter").character.xp == 5
    assert world(game).treasures == ()
