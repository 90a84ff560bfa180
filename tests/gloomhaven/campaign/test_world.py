"""World and party (10.1): what is shared, what belongs to a party, and how a campaign begins and goes on."""

from __future__ import annotations

import pytest

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.games.gloomhaven.rules import flow, travel
from tafelrunde.games.havens.box.campaign import GainAchievement, Gold, Requirement
from tafelrunde.games.havens.rules.campaign import effects, setting_out
from tafelrunde.games.havens.rules.campaign.world import change_party, in_play, party, prosperity_level, supply
from tafelrunde.kernel import BadSetup, Match
from tests.helpers.campaign_town import at_gates, content_with, finish, found, join, other_party, town, who
from tests.helpers.gloomhaven_rules import asked, ids, run, told


@pytest.mark.rule("GH-CAM-01")
def test_parties_of_one_world_share_locations_achievements_and_prosperity():
    game = town("brute", "tinkerer")
    run(game, effects.carry_out(game, [GainAchievement("drake_aided")], ""))
    effects.gain_prosperity(game, 5, "")
    effects.unlock_scenario(game, "91", "")
    other_party(game)
    assert game.state.world.achievements == ("drake_aided",)
    assert prosperity_level(game) == 2
    assert "91" in game.state.progress.opened


@pytest.mark.rule("GH-CAM-02", "GH-DAT-37")
def test_a_party_has_name_place_notes_achievements_and_reputation_and_its_members_change():
    game = town("brute", "tinkerer")
    ours = party(game)
    assert (ours.name, ours.at, ours.notes, ours.achievements, ours.reputation) == ("1", "gloomhaven", "", (), 0)
    join(game, "scoundrel", 1)
    assert len(party(game).company) == 3
    run(game, travel.gates(game, game.state.stay), "home:1")
    assert party(game).company == (who(game, "brute").id,)


@pytest.mark.rule("GH-CAM-03")
def test_a_new_party_starts_without_reputation_and_achievements_and_wants_new_characters():
    game = town("brute", "tinkerer")
    effects.gain_reputation(game, 7, "")
    run(game, effects.carry_out(game, [GainAchievement("first_steps")], ""))
    run(game, travel.gates(game, game.state.stay), "found")
    new = party(game)
    assert (new.reputation, new.achievements, new.company) == (0, (), ())
    assert game.state.stay.stage == "city"
    assert game.state.parties[0].reputation == 7


@pytest.mark.rule("GH-CAM-04", "GH-DAT-38")
def test_the_world_at_the_start():
    game = found()
    world = game.state.world
    for item in game.content.items:
        assert in_play(game, item) == (game.item(item).copies if int(item) <= 14 else 0)
    assert sorted(world.city) == sorted(n for n in game.content.events if n.startswith("city") and int(n[5:]) <= 30)
    assert sorted(world.road) == sorted(n for n in game.content.events if n.startswith("road") and int(n[5:]) <= 30)
    assert prosperity_level(game) == 1
    assert game.state.progress.opened == ("1",)
    assert (world.achievements, world.donated, world.opened, world.enhancements) == ((), 0, (), ())


@pytest.mark.rule("GH-CAM-04")
def test_the_event_decks_are_shuffled():
    orders = {found(seed=seed).state.world.road for seed in range(8)}
    assert len(orders) > 1


@pytest.mark.rule("GH-CAM-05")
def test_a_scenario_is_marked_on_the_map_and_marked_complete_when_it_is_won():
    game = town("brute", "tinkerer")
    finish(game, "1")
    assert game.state.progress.opened == ("1", "2")
    assert game.state.progress.done == ("1",)
    assert [event.args["scenario"] for event in told(game, "scenario_found")] == ["scenario-1", "scenario-2"]
    assert game.content.scenarios["2"].grid == "G-11"


@pytest.mark.rule("GH-CAM-06")
def test_only_the_list_of_new_locations_unlocks():
    game = town("brute", "tinkerer")
    scenario = game.content.scenarios["2"]
    content_with(game, scenarios={"1": _without_locations(game)})
    finish(game, "1")
    assert scenario.id not in game.state.progress.opened


def _without_locations(game):
    from msgspec.structs import replace

    return replace(game.content.scenarios["1"], unlocks=())


@pytest.mark.rule("GH-CAM-07")
def test_random_adventures_and_casual_games_with_the_same_characters():
    game = town("brute", "tinkerer")
    offered = ids(at_gates(game))
    assert "random" in offered
    assert "casual" in offered
    finish(game, "random", casual=True, brute={"xp": 9, "gold": 4, "tally": {"checks": 1}})
    brute = who(game, "brute").character
    assert (brute.xp, brute.gold, brute.checks) == (9, 34, 1)
    assert game.state.progress.done == ()


@pytest.mark.rule("GH-CAM-08")
def test_who_takes_part_is_chosen_per_scenario_and_gets_the_rewards():
    game = town("brute", "tinkerer", "scoundrel")
    stay = game.state.stay
    stay.to, stay.mode, stay.stage = "2", "campaign", "company"
    run(game, setting_out.gather(game, stay), "leave:tinkerer")
    run(game, setting_out.gather(game, stay), "go")
    assert stay.stage == "road"
    finish(game, "2")
    gold = [who(game, cls).character.gold for cls in ("brute", "tinkerer", "scoundrel")]
    assert gold == [40, 30, 40]


@pytest.mark.rule("GH-CAM-08", "GH-OVR-02")
def test_at_least_two_and_at_most_four_take_part():
    game = town("brute", "tinkerer", "scoundrel", "cragheart", "mindthief")
    stay = game.state.stay
    stay.to, stay.mode = "1", "campaign"
    question = asked(setting_out.gather(game, stay))
    assert "take:mindthief" not in ids(question)
    for cls in ("brute", "tinkerer", "scoundrel"):
        run(game, setting_out.gather(game, stay), f"leave:{cls}")
    assert "go" not in ids(asked(setting_out.gather(game, stay)))


# --- modes (1) ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-OVR-07")
def test_there_are_single_scenarios_and_campaigns():
    single = RULEBOOK.new(RULEBOOK.setup(2, {}), 1)
    campaign = RULEBOOK.new(RULEBOOK.setup(2, {"mode": "campaign"}), 1)
    assert single.world is None
    assert campaign.world is not None
    assert Match.new("gloomhaven", players=2, seed=1, mode="campaign").decision.question == "new_class"


@pytest.mark.rule("GH-OVR-04")
def test_a_campaign_does_not_begin_with_a_class_that_is_locked():
    locked = next(cls for cls in RULEBOOK.content.classes if cls not in RULEBOOK.edition.classes)
    with pytest.raises(BadSetup, match="has to unlock it"):
        RULEBOOK.setup(2, {"mode": "campaign", "class_1": locked})
    assert RULEBOOK.setup(2, {"mode": "single", "class_1": locked})["class_1"] == locked


@pytest.mark.rule("GH-OVR-08", "GH-END-14")
def test_casual_mode_gives_everything_but_story_and_rewards():
    game = town("brute", "tinkerer")
    finish(game, "2", casual=True, brute={"xp": 11, "gold": 6, "treasures": (52,), "tally": {"checks": 2}})
    brute = who(game, "brute").character
    assert (brute.xp, brute.gold, brute.checks) == (11, 36, 2)
    assert game.state.world.treasures == (52,)
    assert "3" not in game.state.progress.opened
    assert game.state.progress.done == ()


@pytest.mark.rule("GH-OVR-09")
def test_in_casual_mode_any_discovered_scenario_may_be_played_again():
    game = town("brute", "tinkerer")
    finish(game, "1")
    party_without = Requirement(has=("first_steps",))
    assert game.content.scenarios["2"].requirements == party_without
    change_party(game, achievements=(), at="gloomhaven")
    game.state.stay.stage = "gates"
    assert ids(at_gates(game, "casual")) == ["play:1", "play:2", "back"]


@pytest.mark.rule("GH-OVR-10", "GH-ACH-02")
def test_in_campaign_mode_requirements_count_and_what_is_done_is_done_for_all_parties():
    game = town("brute", "tinkerer")
    finish(game, "1")
    change_party(game, at="gloomhaven")
    assert [name for name in ids(at_gates(game)) if name.startswith("play")] == ["play:2"]
    other_party(game)
    join(game, "scoundrel", 0)
    join(game, "cragheart", 1)
    question = at_gates(game)
    refused = {one.id: one.reason for one in question.refused()}
    assert not [name for name in ids(question) if name.startswith("play")]
    assert refused == {"play:1": "scenario_done", "play:2": "requirements_missing"}


@pytest.mark.rule("GH-OVR-12")
def test_a_campaign_is_complete_when_nothing_is_left_to_play_and_may_go_on():
    game = town("brute", "tinkerer")
    assert "finish" not in ids(at_gates(game))
    content_with(game, scenarios={"1": _without_locations(game)})
    finish(game, "1")
    stay = game.state.stay
    change_party(game, at="gloomhaven")
    assert travel.complete(game)
    assert {"finish", "casual", "random"} <= set(ids(at_gates(game)))
    run(game, travel.gates(game, stay), "finish")
    assert flow.outcome(game).details["scenarios"] == 1


@pytest.mark.rule("GH-OVR-12")
def test_a_campaign_of_a_fixed_length_ends_by_itself():
    game = town("brute", "tinkerer", length=1)
    finish(game, "1", won=False)
    game.state.chronicle = game.state.chronicle[:0]
    run(game, flow.come_home(game, game.state.stay))
    assert game.state.closed


# --- several parties (10.8) ---------------------------------------------------------------------------------------


@pytest.mark.rule("GH-SHP-07")
def test_for_another_party_items_of_those_who_do_not_take_part_are_in_the_supply():
    game = town("brute", "tinkerer")
    run(game, effects.carry_out(game, [Gold(100)], ""))
    for cls in ("brute", "tinkerer"):
        from tafelrunde.games.havens.rules.campaign.world import train

        train(game, who(game, cls), items=("001",))
    assert supply(game, "001") == 0
    other_party(game)
    assert supply(game, "001") == game.item("001").copies
