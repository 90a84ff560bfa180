"""Downtime and characters (10.14 to 10.18): levels, perks, masteries, retirement, who comes and who leaves."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tafelrunde.games.frosthaven import RULEBOOK
from tafelrunde.games.frosthaven.campaign.characters import creating, leaving, raising
from tafelrunde.games.frosthaven.campaign.phase import downtime
from tafelrunde.games.frosthaven.campaign.records import effects, resources, supplies
from tafelrunde.games.frosthaven.campaign.records import outpost as records
from tafelrunde.games.frosthaven.campaign.records.outpost import outpost
from tafelrunde.games.frosthaven.edition import EDITION
from tafelrunde.games.havens.box.campaign import Deeds, Owned
from tafelrunde.games.havens.rules.campaign import levels
from tafelrunde.games.havens.rules.campaign.world import change, change_world, company, party, train, world
from tafelrunde.games.havens.rules.setup import equipment, recommending
from tafelrunde.games.havens.state import Building, Hero
from tests.helpers.frosthaven_town import (
    build,
    content_with,
    create,
    finish,
    founded,
    fulfil,
    join,
    only,
    outpost_of,
    quest,
    who,
)
from tests.helpers.gloomhaven_rules import asked, ids, run, told


def at_leisure(*classes, seat=0, **values):
    """A downtime step in which it is this seat's turn."""
    game = outpost_of(*classes, **values)
    game.state.stay.waiting = (seat,)
    return game


def offered(game):
    return ids(asked(downtime.downtime(game, game.state.stay)))


def do(game, *answers):
    run(game, downtime.downtime(game, game.state.stay), *answers)


def verbs(game):
    return {name.partition(":")[0] for name in offered(game)}


# --- downtime -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-DTM-01")
def test_everything_in_any_order_as_often_as_one_likes():
    game = at_leisure("drifter", "boneshaper")
    train(game, who(game, "drifter"), items=("120", "121"), xp=45)
    change(game, who(game, "drifter"), resources=(("metal", 2), ("axenut", 2)))
    assert {"level", "craft", "brew", "sell", "give", "swap"} <= verbs(game)
    do(game, "sell:drifter", "sell:120", "done")
    do(game, "craft:drifter", "craft:001")
    do(game, "sell:drifter", "sell:121", "done")
    assert who(game, "drifter").character.items == ("001",)
    assert game.state.stay.waiting == (0,)


@pytest.mark.rule("FH-DTM-01")
@pytest.mark.parametrize(("number", "verb"), [("34", "craft"), ("35", "brew"), ("37", "buy"), ("44", "enhance")])
def test_what_needs_a_building_needs_it_sound(number, verb):
    game = at_leisure(gold=500)
    change(game, who(game, "drifter"), resources=(("metal", 2), ("axenut", 2)))
    only(game, Building(number, 1))
    assert verb in verbs(game)
    only(game, Building(number, 1, wrecked=True))
    assert verb not in verbs(game)
    only(game, Building(number, 0))
    assert verb not in verbs(game)


@pytest.mark.rule("FH-DTM-02", "FH-RTR-01")
def test_who_has_fulfilled_its_quest_may_do_other_things_first_but_must_retire():
    game = at_leisure()
    quest(game, "drifter", Owned(n=1))
    fulfil(game, "drifter")
    train(game, who(game, "drifter"), items=("120",))
    assert "sell:drifter" in offered(game)
    assert "done" not in offered(game)
    refused = asked(downtime.downtime(game, game.state.stay)).refused()
    assert [(no.reason, no.rule) for no in refused] == [("must_retire", "FH-RTR-01")]


@pytest.mark.rule("FH-DTM-03")
def test_enhancements_come_with_building_44_and_favours_with_81_level_2():
    game = outpost_of()
    assert not records.usable(game, "enhance")
    assert not records.usable(game, "favours")
    build(game, Building("44", 1), Building("81", 1))
    assert records.usable(game, "enhance")
    assert not records.usable(game, "favours")
    build(game, Building("81", 2))
    assert records.usable(game, "favours")


# --- levels -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-LUP-01")
def test_a_level_that_is_due_must_be_taken_and_costs_no_xp():
    game = at_leisure()
    train(game, who(game, "drifter"), xp=100)
    assert "done" not in offered(game)
    do(game, "level:drifter", "learn:DR-15", "perk:drifter-perk-01")
    assert "done" not in offered(game)
    do(game, "level:drifter", "learn:DR-16", "perk:drifter-perk-01")
    character = who(game, "drifter").character
    assert (character.level, character.xp) == (3, 100)
    assert "done" in offered(game)


@pytest.mark.rule("FH-LUP-04", "FH-LUP-05")
def test_a_level_brings_a_card_a_perk_and_hit_points_but_no_larger_hand():
    game = at_leisure(level=2)
    train(game, who(game, "drifter"), xp=95)
    before = who(game, "drifter").character
    question = asked(downtime.downtime(game, game.state.stay), "level:drifter")
    cards = [game.card(name.partition(":")[2]) for name in ids(question)]
    assert {card.level for card in cards} == {2, 3}
    assert len(cards) == 3
    do(game, "level:drifter", ids(question)[0], "perk:drifter-perk-02")
    after = who(game, "drifter").character
    assert (len(after.pool), len(after.perks)) == (len(before.pool) + 1, len(before.perks) + 1)
    hp = game.content.classes["drifter"].hp
    assert hp[after.level - 1] > hp[before.level - 1]
    assert game.content.classes["drifter"].hand == 12


@pytest.mark.rule("FH-LUP-02")
def test_below_half_the_prosperity_level_one_may_rise_without_the_xp():
    game = at_leisure()
    assert "raise:drifter" not in offered(game)
    change_world(game, prosperity=42)
    assert {"raise:drifter", "done"} <= set(offered(game))
    for _ in range(2):
        question = asked(downtime.downtime(game, game.state.stay), "raise:drifter")
        do(game, "raise:drifter", ids(question)[0], "perk:drifter-perk-01")
    assert "raise:drifter" not in offered(game)
    character = who(game, "drifter").character
    assert (character.level, character.xp) == (3, 95)


@pytest.mark.rule("FH-LUP-03")
def test_nobody_rises_when_a_scenario_is_over():
    game = outpost_of()
    finish(game, "1", drifter={"xp": 60})
    assert who(game, "drifter").character.level == 1
    assert levels.due(game, who(game, "drifter"))


@pytest.mark.rule("FH-LUP-06")
def test_nine_levels_and_what_they_need():
    game = outpost_of()
    assert game.content.level_xp == (0, 45, 95, 150, 210, 275, 345, 420, 500)
    train(game, who(game, "drifter"), level=9, xp=9999)
    assert not levels.due(game, who(game, "drifter"))
    change_world(game, prosperity=132)
    assert not raising.may_rise(game, who(game, "drifter"))


# --- perks --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-PRK-01")
def test_a_perk_mark_is_spent_at_once_also_outside_downtime():
    game = outpost_of()
    game.state.stay.stage = "outpost_event"
    run(game, effects.gain_marks(game, who(game, "drifter"), 1, "FH-PRK-01"), "perk:drifter-perk-03")
    assert who(game, "drifter").character.perks == ("drifter-perk-03",)


@pytest.mark.rule("FH-PRK-02")
def test_a_perk_with_three_boxes_can_be_taken_three_times():
    game = outpost_of()
    first = "drifter-perk-01"
    assert game.content.perks[first].boxes == 3
    run(game, effects.gain_marks(game, who(game, "drifter"), 3, "FH-PRK-01"), *[f"perk:{first}"] * 3)
    question = asked(effects.gain_marks(game, who(game, "drifter"), 1, "FH-PRK-01"))
    assert f"perk:{first}" not in ids(question)


@pytest.mark.rule("FH-PRK-02")
def test_connected_boxes_take_effect_when_all_are_ticked():
    game = outpost_of()
    name = "drifter-perk-01"
    content_with(game, perks={name: replace(game.content.perks[name], connected=True, boxes=2, ignore="items")})
    plain = recommending.modifier_deck(game.content, ())
    assert recommending.modifier_deck(game.content, (name,)) == plain
    both = recommending.modifier_deck(game.content, (name, name))
    assert (both.count("-1"), both.count("+1")) == (plain.count("-1") - 1, plain.count("+1") + 1)


@pytest.mark.rule("FH-PRK-03")
def test_two_perks_ignore_only_what_they_name():
    game = outpost_of()
    perks = {game.content.perks[perk].ignore: perk for perk in game.content.classes["drifter"].perks}
    for taken, items, effects_ in (("items", True, False), ("scenario", False, True)):
        character = replace(who(game, "drifter").character, perks=(perks[taken],))
        hero = Hero(index=0, seat=0, character=character)
        assert equipment.ignores(game, hero, "items") is items
        assert equipment.ignores(game, hero, "scenario") is effects_


@pytest.mark.rule("FH-PRK-04")
def test_marks_come_from_levels_checkmarks_retirements_and_masteries():
    game = outpost_of(level=3)
    one = who(game, "drifter")
    assert levels.owed(game, one) == 0
    train(game, one, checks=7)
    change(game, one, bonus=1, marks=2)
    assert levels.owed(game, who(game, "drifter")) == 2 + 1 + 2


@pytest.mark.rule("FH-PRK-05")
@pytest.mark.parametrize(("before", "loss", "after"), [(8, -5, 6), (8, -1, 7), (6, -3, 6), (2, -9, 0)])
def test_only_checkmarks_of_an_incomplete_set_are_lost(before, loss, after):
    game = outpost_of()
    train(game, who(game, "drifter"), checks=before, perks=("drifter-perk-01",) * (before // 3))
    run(game, levels.gain_checks(game, who(game, "drifter"), loss, "FH-PRK-05"))
    assert who(game, "drifter").character.checks == after


@pytest.mark.rule("FH-PRK-06", "FH-DIF-55")
def test_a_mastery_brings_one_perk_mark_once():
    game = outpost_of()
    run(game, raising.master(game, who(game, "drifter"), "one"), "perk:drifter-perk-01")
    run(game, raising.master(game, who(game, "drifter"), "one"))
    run(game, raising.master(game, who(game, "drifter"), "two"), "perk:drifter-perk-01")
    assert who(game, "drifter").masteries == ("one", "two")
    assert len(who(game, "drifter").character.perks) == 2


@pytest.mark.rule("FH-PRK-06", "FH-END-22")
def test_masteries_count_at_the_end_of_a_completed_scenario_only():
    game = outpost_of()
    finish(game, "1", won=False, drifter={"mastered": ("one",)})
    assert who(game, "drifter").masteries == ()
    finish(game, "1", "perk:drifter-perk-01", drifter={"mastered": ("one",)})
    assert who(game, "drifter").masteries == ("one",)


@pytest.mark.rule("FH-PRK-07")
def test_who_is_exhausted_can_complete_a_mastery():
    game = outpost_of()
    finish(game, "1", "perk:drifter-perk-01", drifter={"mastered": ("one",), "exhausted": True})
    assert who(game, "drifter").masteries == ("one",)


@pytest.mark.rule("FH-PRK-08")
def test_marks_without_a_box_are_forfeited():
    game = outpost_of()
    every = tuple(perk for perk in game.content.classes["drifter"].perks for _ in range(game.content.perks[perk].boxes))
    train(game, who(game, "drifter"), perks=every[:-1])
    change(game, who(game, "drifter"), marks=len(every) - 1)
    run(game, effects.gain_marks(game, who(game, "drifter"), 3, "FH-PRK-01"))
    assert sorted(who(game, "drifter").character.perks) == sorted(every)
    assert levels.owed(game, who(game, "drifter")) == 0


@pytest.mark.rule("FH-PRK-09", "FH-CRE-25", "FH-CSH-16")
def test_a_new_character_has_a_mark_for_everybody_its_player_has_retired():
    game = outpost_of("drifter", "boneshaper")
    retired(game, "drifter")
    create(game, 0, "banner_spear")
    assert who(game, "banner_spear").bonus == 1
    assert len(who(game, "banner_spear").character.perks) == 1
    retired(game, "banner_spear")
    create(game, 0, "drifter")
    assert len(who(game, "drifter").character.perks) == 2
    assert who(game, "boneshaper").bonus == 0


@pytest.mark.rule("FH-PRK-09", "FH-VAR-11")
def test_alone_every_line_of_characters_counts_for_itself():
    game = outpost_of("drifter", "boneshaper", players=1)
    retired(game, "drifter")
    create(game, 0, "banner_spear")
    assert who(game, "banner_spear").line == 0
    retired(game, "boneshaper")
    create(game, 0, "blinkblade")
    assert who(game, "blinkblade").bonus == 1


# --- retirement ---------------------------------------------------------------------------------------------------


def veteran(*classes, **values):
    """An outpost in which a drifter has retired before, so that another one brings no section (FH-RTR-07)."""
    game = outpost_of(*classes, **values)
    change_world(game, retired=("drifter",))
    return game


def retired(game, cls, *answers, opens="env-24"):
    """A character with a fulfilled quest retires."""
    quest(game, cls, Owned(n=1), opens=opens, name=f"pq9{len(world(game).retired)}")
    fulfil(game, cls)
    run(game, leaving.retire(game, who(game, cls)), *answers)


@pytest.mark.rule("FH-RTR-02", "FH-RTR-08")
def test_who_retires_leaves_items_and_resources_and_never_comes_back():
    game = outpost_of(gold=50)
    train(game, who(game, "drifter"), items=("120",))
    change(game, who(game, "drifter"), resources=(("wood", 2), ("axenut", 1)))
    before = supplies.available(game, "120")
    retired(game, "drifter")
    one = game.state.roster[0]
    assert (one.left, one.character.gold, one.character.items, one.resources) == ("retired", 0, (), ())
    assert supplies.available(game, "120") == before + 1
    assert dict(resources.supply(game, "outpost")) == {"wood": 2, "axenut": 1}
    assert one.id not in party(game).company
    assert one.quest not in world(game).quests
    assert not creating.aside(game, 0)
    assert world(game).retired == ("drifter",)


@pytest.mark.rule("FH-RTR-03", "FH-DIF-53")
def test_a_retirement_brings_2_prosperity_and_opens_the_envelope():
    game = veteran()
    retired(game, "drifter", opens="env-24")
    assert world(game).prosperity == 2
    assert world(game).opened == ("env-24",)
    assert records.find(game, "24") == Building("24", 0)


@pytest.mark.rule("FH-RTR-04")
def test_an_open_envelope_gives_way_to_the_alternative_and_then_to_chance():
    game = outpost_of("drifter", "boneshaper", "banner_spear", players=3)
    change_world(game, opened=("env-24",), designs=("021",), sides=("2",))
    for cls, alternative in (("drifter", "env-37"), ("boneshaper", "env-37")):
        quest(game, cls, Owned(n=1), opens="env-24", alternative=alternative, name=f"pq8{alternative[-1]}{cls[0]}")
        fulfil(game, cls)
        run(game, leaving.retire(game, who(game, cls)))
    assert world(game).opened == ("env-24", "env-37")
    assert "2" in game.state.progress.opened
    assert supplies.available(game, "021") == 2
    quest(game, "banner_spear", Owned(n=1), opens="env-24", alternative="env-37")
    fulfil(game, "banner_spear")
    before = outpost(game).inspiration
    run(game, leaving.retire(game, who(game, "banner_spear")))
    assert outpost(game).inspiration == before + 2


@pytest.mark.rule("FH-RTR-05", "FH-CSH-06")
def test_15_inspiration_fulfil_one_more_quest_before_retiring():
    game = veteran()
    records.change(game, inspiration=15)
    change_world(game, quests=("pq01", "pq02"))
    quest(game, "drifter", Owned(n=1), opens="env-21")
    fulfil(game, "drifter")
    run(game, leaving.retire(game, who(game, "drifter")), "spend", "keep:pq02")
    assert outpost(game).inspiration == 0
    assert world(game).prosperity == 4
    assert set(world(game).opened) == {"env-21", "env-37"}
    assert "pq01" in world(game).quests
    assert "pq02" not in world(game).quests


@pytest.mark.rule("FH-RTR-05")
def test_without_15_inspiration_there_is_no_further_quest():
    game = veteran()
    records.change(game, inspiration=14)
    quest(game, "drifter", Owned(n=1), opens="env-21")
    fulfil(game, "drifter")
    run(game, leaving.retire(game, who(game, "drifter")))
    assert (outpost(game).inspiration, world(game).prosperity) == (14, 2)


@pytest.mark.rule("FH-RTR-06")
def test_two_quests_with_the_same_envelope_open_it_once():
    game = veteran()
    records.change(game, inspiration=15)
    change_world(game, quests=("pq02",))
    quest(game, "drifter", Owned(n=1), opens="env-37", alternative="env-21")
    fulfil(game, "drifter")
    run(game, leaving.retire(game, who(game, "drifter")), "spend")
    assert world(game).opened == ("env-37",)
    assert world(game).prosperity == 4


@pytest.mark.rule("FH-RTR-07", "FH-CMP-01")
def test_the_first_of_a_class_who_retires_brings_a_section():
    game = outpost_of()
    retired(game, "drifter")
    assert outpost(game).sections == ("retired_drifter",)
    join(game, "drifter", 0)
    retired(game, "drifter", opens="env-21")
    assert outpost(game).sections == ("retired_drifter",)


@pytest.mark.rule("FH-RTR-09")
def test_nobody_retires_when_a_scenario_is_over():
    game = outpost_of()
    quest(game, "drifter", Deeds(what="crafted", n=1))
    fulfil(game, "drifter")
    finish(game, "1")
    assert who(game, "drifter").left == ""
    assert downtime.unfinished(game, company(game))[-1].args["do"] == "retire:drifter"


@pytest.mark.rule("FH-RTR-01")
def test_a_quest_is_fulfilled_by_what_is_done_in_the_outpost():
    game = at_leisure()
    quest(game, "drifter", Deeds(what="crafted", n=1))
    change(game, who(game, "drifter"), resources=(("metal", 2),))
    do(game, "craft:drifter", "craft:001")
    assert told(game, "quest_fulfilled")
    assert "retire:drifter" in offered(game)


# --- new characters -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-CRE-20")
def test_who_has_no_character_makes_one_in_downtime():
    game = at_leisure()
    retired(game, "drifter")
    assert [no.reason for no in downtime.vacancies(game, 0)] == ["must_create"]
    assert asked(downtime.downtime(game, game.state.stay)).question == "new_class"
    create(game, 0, "banner_spear")
    assert who(game, "banner_spear").seat == 0
    assert who(game, "banner_spear").id in party(game).company


@pytest.mark.rule("FH-CRE-21")
def test_who_is_set_aside_keeps_everything():
    game = at_leisure(gold=40)
    quest(game, "drifter", Owned(n=500))
    train(game, who(game, "drifter"), items=("120",))
    change(game, who(game, "drifter"), resources=(("wood", 2),))
    do(game, "swap:drifter", "aside")
    one = game.state.roster[0]
    assert (one.left, one.character.gold, one.character.items) == ("aside", 40, ("120",))
    assert (one.quest, one.resources) == ("pq90", (("wood", 2),))
    assert one.id not in party(game).company


@pytest.mark.rule("FH-CRE-21")
def test_who_is_abandoned_leaves_everything():
    game = at_leisure(gold=40)
    quest(game, "drifter", Owned(n=500))
    train(game, who(game, "drifter"), items=("120",))
    change(game, who(game, "drifter"), resources=(("wood", 2),))
    do(game, "swap:drifter", "abandon")
    one = game.state.roster[0]
    assert (one.left, one.character.gold, one.character.items, one.quest) == ("abandoned", 0, (), "")
    assert "pq90" in world(game).quests
    assert resources.supply(game, "outpost") == (("wood", 2),)


@pytest.mark.rule("FH-CRE-22", "FH-OV-06")
def test_no_class_that_is_active_or_set_aside_can_be_chosen():
    game = at_leisure("drifter", "boneshaper")
    do(game, "swap:drifter", "aside")
    assert not {"drifter", "boneshaper"} & set(creating.classes(game))
    assert "banner_spear" in creating.classes(game)


@pytest.mark.rule("FH-OV-06")
def test_a_class_can_be_played_again_after_a_retirement():
    game = outpost_of()
    retired(game, "drifter")
    assert "drifter" in creating.classes(game)


@pytest.mark.rule("FH-CRE-23", "FH-CRE-04")
def test_two_quests_are_drawn_and_one_is_kept():
    game = outpost_of("drifter")
    change_world(game, quests=("pq03", "pq01", "pq02"))
    question = asked(creating.create(game, 1), "class:boneshaper")
    assert len(ids(question)) == 2
    game = outpost_of("drifter")
    change_world(game, quests=("pq02",))
    create(game, 1, "boneshaper")
    assert who(game, "boneshaper").quest == "pq02"


@pytest.mark.rule("FH-CRE-23")
def test_without_quests_one_cannot_retire():
    game = outpost_of("drifter")
    change_world(game, quests=())
    create(game, 1, "boneshaper")
    assert who(game, "boneshaper").quest == ""
    game.state.stay.waiting = (1,)
    assert "retire:boneshaper" not in offered(game)
    assert "swap:boneshaper" in offered(game)


@pytest.mark.rule("FH-CRE-24", "FH-CRE-08")
@pytest.mark.parametrize(("points", "gold"), [(0, 30), (6, 40), (132, 110)])
def test_the_starting_gold_follows_the_prosperity(points, gold):
    game = outpost_of()
    change_world(game, prosperity=points)
    assert creating.starting_gold(game) == gold


@pytest.mark.rule("FH-CRE-24", "FH-CRE-02", "FH-DIF-54")
def test_starting_gold_is_spent_at_once_or_lost():
    game = outpost_of("drifter")
    change_world(game, quests=())
    question = asked(creating.create(game, 1), "class:boneshaper")
    assert question.question == "buy"
    assert {f"buy:{number}" for number in range(120, 129)} | {"done"} == set(ids(question))
    game = outpost_of("drifter")
    change_world(game, quests=())
    run(game, creating.create(game, 1), "class:boneshaper", "buy:120", "buy:128")
    one = who(game, "boneshaper").character
    assert (one.items, one.gold) == (("120", "128"), 0)
    assert told(game, "gold_lost")[-1].args["amount"] == 3


@pytest.mark.rule("FH-CRE-26")
def test_a_new_character_may_begin_at_half_the_prosperity_level():
    game = outpost_of("drifter")
    change_world(game, quests=(), prosperity=42)
    rules = creating.create(game, 1)
    question = asked(rules, "class:boneshaper", "done")
    assert ids(question) == ["level:1", "level:2", "level:3"]


@pytest.mark.rule("FH-CRE-26")
def test_its_xp_are_what_its_level_needs():
    game = outpost_of("drifter")
    change_world(game, prosperity=42)
    one = create(game, 1, "boneshaper", start_level="level:3").character
    assert (one.level, one.xp, len(one.perks)) == (3, 95, 2)


@pytest.mark.rule("FH-CRE-27")
def test_who_was_set_aside_comes_back_for_a_free_place():
    game = at_leisure("drifter", "boneshaper")
    do(game, "swap:drifter", "aside")
    assert "back:drifter" in offered(game)
    create(game, 0, "banner_spear")
    assert "back:drifter" not in offered(game)
    do(game, "swap:banner_spear", "aside")
    do(game, "back:drifter")
    assert {one.character.cls for one in company(game)} == {"drifter", "boneshaper"}
    assert "back:banner_spear" not in offered(game)


# --- the first characters -----------------------------------------------------------------------------------------


@pytest.mark.rule("FH-CRE-01", "FH-CMP-21")
def test_the_first_characters_begin_at_level_1_with_nothing_but_their_items():
    game = founded()
    create(game, 0, "drifter")
    one = who(game, "drifter")
    assert (one.character.level, one.character.xp, one.character.gold, one.character.checks) == (1, 0, 0, 0)
    assert told(game, "new_character")[0].args["gold"] == 30
    assert (one.masteries, one.resources, one.character.perks) == ((), (), ())


@pytest.mark.rule("FH-OV-05")
def test_six_classes_at_the_start_and_more_by_progress():
    game = founded()
    assert set(world(game).classes) == {
        "banner_spear",
        "drifter",
        "boneshaper",
        "deathwalker",
        "blinkblade",
        "geminate",
    }
    locked = game.content.locked_classes
    assert not set(locked) & set(world(game).classes)


@pytest.mark.rule("FH-CMP-12")
def test_a_personal_quest_has_what_it_asks_for_and_two_envelopes():
    game = founded()
    boxes = game.content.boxes
    for one in game.content.quests.values():
        assert one.steps
        assert one.opens in boxes
        assert one.alternative in boxes
        assert one.opens != one.alternative


@pytest.mark.rule("FH-CRE-03", "FH-STO-06")
def test_items_of_the_sister_game_are_sold_where_the_table_has_them():
    sister = {"905", "909", "910", "916", "925", "972"}
    for option in (False, True):
        game = founded(gloomhaven_items=option)
        join(game, "drifter", 0)
        offered = set(supplies.on_offer(game, who(game, "drifter"), bought=True))
        assert offered & sister == (sister if option else set())
    assert not RULEBOOK.setup(2, {})["gloomhaven_items"]
    assert all(int(item) > EDITION.items_offered(9) for item in sister)


# --- learning anew ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-VAR-25")
def test_for_10_gold_a_level_all_later_cards_are_chosen_anew():
    game = at_leisure(level=3, gold=40, respec=True)
    before = who(game, "drifter").character
    first = [card for card in before.pool if game.card(card).level in (1, "X")]
    question = asked(downtime.downtime(game, game.state.stay), "respec:drifter")
    assert {game.card(name.partition(":")[2]).level for name in ids(question)} == {2}
    other = next(name for name in ids(question) if name.partition(":")[2] not in before.pool)
    question = asked(downtime.downtime(game, game.state.stay), "respec:drifter", other)
    assert {game.card(name.partition(":")[2]).level for name in ids(question)} == {2, 3}
    do(game, "respec:drifter", other, ids(question)[0])
    after = who(game, "drifter").character
    assert after.pool == (*first, other.partition(":")[2], ids(question)[0].partition(":")[2])
    assert (after.level, after.xp, after.perks, after.gold) == (before.level, before.xp, before.perks, 10)


@pytest.mark.rule("FH-VAR-25")
@pytest.mark.parametrize(("level", "gold", "respec"), [(3, 29, True), (1, 99, True), (3, 99, False)])
def test_without_the_gold_the_level_or_the_variant_nobody_learns_anew(level, gold, respec):
    game = at_leisure(level=level, gold=gold, respec=respec)
    assert "respec:drifter" not in offered(game)
