"""Travel and road events (10.2): where a party can go from where it is, and what lies between."""

from __future__ import annotations

import pytest

from tafelrunde.games.gloomhaven.rules import travel
from tafelrunde.games.havens.rules.campaign import setting_out
from tafelrunde.games.havens.rules.campaign.world import change_party, change_world, party
from tests.helpers.campaign_town import at_gates, finish, town
from tests.helpers.gloomhaven_rules import ids, run, told


def ways(game):
    """Where the party can go, and whether a road event comes first."""
    return {way.to: travel.needs_event(way) for way in travel.ways(game)}


@pytest.mark.rule("GH-TRV-01")
@pytest.mark.parametrize("won", [True, False])
def test_after_a_scenario_the_party_returns_or_travels_on(won):
    game = town("brute", "tinkerer")
    finish(game, "1", won=won)
    offered = ids(at_gates(game))
    assert offered[0] == "city"
    assert any(name.startswith("play:") for name in offered)
    run(game, travel.gates(game, game.state.stay), "city")
    assert party(game).at == "gloomhaven"
    assert game.state.stay.stage == "city"


@pytest.mark.rule("GH-TRV-02")
def test_directly_to_another_scenario_needs_a_road_event_unless_linked_or_the_same():
    game = town("brute", "tinkerer")
    finish(game, "1")
    game.state.progress.opened += ("91",)
    assert ways(game) == {"2": False, "91": True}
    finish(game, "2", won=False)
    assert ways(game) == {"2": False, "91": True}


@pytest.mark.rule("GH-TRV-02", "GH-TRV-03")
def test_no_road_event_in_casual_mode():
    game = town("brute", "tinkerer")
    run(game, travel.gates(game, game.state.stay), "casual", "play:1")
    stay = game.state.stay
    assert (stay.to, stay.mode, stay.road) == ("1", "casual", False)


@pytest.mark.rule("GH-TRV-03")
def test_from_gloomhaven_only_scenarios_linked_to_it_need_no_event():
    game = town("brute", "tinkerer")
    finish(game, "3")
    change_party(game, at="gloomhaven")
    assert game.content.scenarios["8"].links == ("gloomhaven",)
    assert ways(game) == {"1": True, "8": False, "9": True}


@pytest.mark.rule("GH-TRV-04")
def test_black_barrow_and_barrow_lair():
    game = town("brute", "tinkerer")
    finish(game, "1")
    assert ways(game) == {"2": False}
    run(game, travel.gates(game, game.state.stay), "city")
    assert ways(game) == {"2": True}


@pytest.mark.rule("GH-TRV-05")
def test_the_party_sheet_knows_where_the_party_is():
    game = town("brute", "tinkerer")
    assert party(game).at == "gloomhaven"
    finish(game, "1", won=False)
    assert party(game).at == "1"
    finish(game, "2", casual=True)
    assert party(game).at == "1"


@pytest.mark.rule("GH-TRV-06")
def test_a_road_event_before_the_first_scenario_and_when_a_lost_one_is_tried_again_from_the_city():
    game = town("brute", "tinkerer")
    assert ways(game) == {"1": True}
    finish(game, "1", won=False)
    assert ways(game) == {"1": False}
    run(game, travel.gates(game, game.state.stay), "city")
    assert ways(game) == {"1": True}


@pytest.mark.rule("GH-END-13")
def test_a_failed_scenario_may_be_tried_again_at_once_without_an_event():
    game = town("brute", "tinkerer")
    finish(game, "1", won=False)
    run(game, travel.gates(game, game.state.stay), "play:1")
    stay = game.state.stay
    assert (stay.to, stay.road) == ("1", False)
    before = game.state.world.road
    run(game, setting_out.gather(game, stay))
    run(game, travel.road(game, stay))
    assert game.state.world.road == before
    assert stay.stage == "set_out"


@pytest.mark.rule("GH-TRV-03")
def test_the_event_takes_place_on_the_way():
    game = town("brute", "tinkerer")
    change_world(game, road=("road-01",))
    stay = game.state.stay
    run(game, travel.gates(game, stay), "play:1")
    run(game, setting_out.gather(game, stay))
    run(game, travel.road(game, stay), "choose:A")
    assert [one.args["number"] for one in told(game, "event")] == [1]
    assert stay.stage == "set_out"
