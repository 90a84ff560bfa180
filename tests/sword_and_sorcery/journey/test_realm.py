"""The realm map: scenes, arrows, the active hero, decisions, camp and stock (chapter 15)."""

from __future__ import annotations

import pytest

from tafelrunde.games.sword_and_sorcery import RULEBOOK
from tafelrunde.games.sword_and_sorcery.box.content import load
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.journey import camping
from tafelrunde.kernel import Match
from tests.sword_and_sorcery.journey.road import on_the_way, parted
from tests.sword_and_sorcery.table import hero, ids, play, told


def campaign(players: int = 2, heroes: str = "recommended") -> Match:
    return Match.new(RULEBOOK, players, seed=3, options={"mode": "campaign", "heroes": heroes})


# --- scenes and arrows ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-MOD-02", "SS-MOD-03", "SS-SOU-01")
def test_a_campaign_is_a_journey_with_adventures_and_begins_at_rank_one():
    match = campaign()
    assert match.state.phase == "journey"
    assert [one.rank for one in match.state.heroes] == [1, 1]
    assert match.title.kind == "journey"
    play(match, "hero:0", "way:no_voice_at_all", "travel:first_steps", "set_out")
    assert (match.state.journey, match.state.adventure) == (None, "the_awakening")
    assert match.title.kind == "adventure"
    single = Match.new(RULEBOOK, 2, seed=3, options={"heroes": "recommended"})
    assert single.state.journey is None


@pytest.mark.rule("SS-JRN-05")
def test_the_journey_begins_at_the_start_and_follows_the_arrows_never_back():
    match = campaign()
    assert match.state.scene == next(iter(load().scenes)) == "prologue"
    play(match, "hero:0", "way:no_voice_at_all")
    assert ids(match) == ["travel:first_steps", "camp"]
    play(match, "travel:first_steps")
    assert match.state.progress.done == ("prologue",)
    later = on_the_way("scene: road_to_nilmerg")
    assert ids(later) == ["travel:old_bridge", "camp"], "no way back to the first steps"


@pytest.mark.rule("SS-JRN-05")
@pytest.mark.parametrize(("notes", "to"), [("[]", "spider_cave"), ("[smoke_followed]", "village_in_flames")])
def test_dashed_arrows_lead_only_where_the_story_has_decided(notes, to):
    match = on_the_way(f"scene: smoke_and_wool\nnotes: {notes}")
    assert ids(match) == [f"travel:{to}", "camp"]


@pytest.mark.rule("SS-JRN-05")
def test_where_several_arrows_are_open_the_party_chooses_and_the_other_is_passed_by():
    match = on_the_way("scene: gates_of_amor")
    assert ids(match)[:2] == ["travel:with_the_trek", "travel:market_of_thieves"]
    play(match, "travel:market_of_thieves")
    realm, progress = load().realm, match.state.progress
    assert realm.status(progress, "with_the_trek") == "locked"
    assert realm.status(progress, "market_of_thieves") == "open"


@pytest.mark.rule("SS-JRN-06", "SS-JRN-08")
def test_bronze_scenes_tell_silver_ones_are_locations_and_gold_ones_adventures():
    bronze = on_the_way("scene: market_of_thieves\nchronicle: [[the_gremlin_market, won]]")
    play(bronze, "travel:white_rider")
    assert [event.args["entry"] for event in told(bronze, "story")] == ["entry-white_rider"]
    assert bronze.decision.question == "travel"
    silver = on_the_way("scene: first_steps")
    play(silver, "travel:road_to_nilmerg")
    assert silver.decision.question == "location"
    gold = on_the_way("scene: road_to_nilmerg")
    play(gold, "travel:old_bridge")
    assert gold.decision.question == "before_adventure"


@pytest.mark.rule("SS-JRN-07")
def test_a_scene_must_be_resolved():
    match = on_the_way("scene: road_to_nilmerg")
    play(match, "travel:old_bridge")
    assert ids(match) == ["set_out", "camp"], "no arrow leads past the adventure"
    told_first = on_the_way("scene: honey_and_silk")
    play(told_first, "travel:elven_border")
    assert told_first.decision.question == "active_hero", "the entry asks for a decision first"


@pytest.mark.rule("SS-JRN-01")
def test_only_the_party_token_moves_and_no_powers_are_used():
    match = on_the_way("scene: first_steps\nheroes: [{card: jeanne_inquisitor, powers: [judgement]}, {}]")
    play(match, "travel:road_to_nilmerg")
    assert match.state.scene == "road_to_nilmerg"
    assert {one.zone for one in match.state.heroes} == {""}
    assert not [option for option in ids(match) if option.startswith(("use", "move", "attack"))]


# --- the active hero and its decisions --------------------------------------------------------------------------------


@pytest.mark.rule("SS-JRN-02")
def test_the_active_hero_by_agreement():
    match = on_the_way("scene: honey_and_silk")
    play(match, "travel:elven_border")
    assert (match.decision.question, match.decision.seat) == ("active_hero", -1)
    assert ids(match) == ["hero:0", "hero:1", "roll"]
    play(match, "hero:1")
    assert match.decision.seat == 1


@pytest.mark.rule("SS-JRN-02")
def test_or_by_three_red_dice_each_most_hits_and_ties_again():
    # Faces 1 and 8: a hit, and two energy. 1 : 1, then 2 : 3.
    match = on_the_way("scene: honey_and_silk\nnext: {red: [1, 8, 8, 8, 8, 1, 1, 1, 8, 1, 1, 1]}")
    play(match, "travel:elven_border", "roll")
    assert [(event.args["seat"], event.args["n"]) for event in told(match, "lot")] == [(0, 1), (1, 1), (0, 2), (1, 3)]
    assert match.decision.seat == 1


@pytest.mark.rule("SS-CAM-03", "SS-HER-03")
@pytest.mark.parametrize(
    ("card", "ways"),
    [
        ("jeanne_avenger", ["wait_for_the_captain", "slip_through_at_night"]),
        ("jeanne_inquisitor", ["bribe_the_guards", "slip_through_at_night"]),
        ("robin_thief", ["bribe_the_guards", "wait_for_the_captain", "slip_through_at_night"]),
    ],
)
def test_the_active_hero_may_only_decide_as_its_nature_allows(card, ways):
    match = on_the_way(f"scene: honey_and_silk\nheroes: [{{card: {card}, gold: 40}}, {{}}]")
    play(match, "travel:elven_border", "hero:0")
    assert ids(match) == [f"way:{way}" for way in ways]


@pytest.mark.rule("SS-JRN-09", "SS-RUL-09")
def test_an_entry_may_ask_for_gold_or_a_card_and_give_hourglasses():
    poor = on_the_way("scene: honey_and_silk\nheroes: [{card: jeanne_inquisitor, gold: 20}, {}]")
    play(poor, "travel:elven_border", "hero:0")
    assert poor.state.challenges[0].card == "great_hunt", "without the gold one way is left and nothing is asked"
    marked = on_the_way("scene: honey_and_silk\nheroes: [{inventory: [toll_mark]}, {}]")
    play(marked, "travel:elven_border", "hero:0", "way:show_the_toll_mark")
    assert marked.state.hourglasses == 2
    rich = on_the_way("scene: honey_and_silk\nheroes: [{card: jeanne_inquisitor, gold: 20}, {gold: 15}]")
    play(rich, "travel:elven_border", "hero:0", "way:bribe_the_guards", "pays:0")
    assert [one.gold for one in rich.state.heroes] == [0, 5], "any heroes pay"


@pytest.mark.rule("SS-JRN-04", "SS-LOC-06")
def test_the_time_reserve_is_empty_at_first_and_bad_decisions_cost_hourglasses():
    assert campaign().state.hourglasses == 0
    match = on_the_way("scene: honey_and_silk\nhourglasses: 3\nheroes: [{card: jeanne_avenger}, {}]")
    play(match, "travel:elven_border", "hero:0", "way:wait_for_the_captain")
    assert match.state.hourglasses == 2
    empty = on_the_way("scene: honey_and_silk\nheroes: [{card: jeanne_avenger}, {}]")
    play(empty, "travel:elven_border", "hero:0", "way:wait_for_the_captain")
    assert empty.state.hourglasses == 0, "never below nothing"


@pytest.mark.rule("SS-SOU-02", "SS-END-04")
def test_shards_of_the_story_go_to_the_common_pool_and_wait_for_the_next_time_phase():
    match = on_the_way("scene: with_the_trek\nshards: 3")
    play(match, "travel:white_rider")
    assert match.state.shards == 3 + 2 * 2
    play(match, "travel:circle_of_stones", "set_out")
    assert match.decision.question == "shards"
    assert match.decision.args["shards"] == 7


# --- camp and stock -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-JRN-03", "SS-GLD-04")
def test_on_the_journey_heroes_trade_and_rearrange_freely():
    match = on_the_way("heroes: [{gold: 30, inventory: [antidote]}, {}]")
    play(match, "camp", "hero:0", "trade:1", "give:antidote", "coins:20")
    assert (hero(match).gold, hero(match, 1).gold, hero(match, 1).inventory) == (10, 20, ("antidote",))
    play(match, "equip", "off:offhand", "done", "done", "done")
    assert hero(match).offhand == ""
    assert match.decision.question == "travel"


@pytest.mark.rule("SS-STK-01", "SS-STK-03")
def test_the_stock_is_open_on_the_journey():
    match = on_the_way("heroes: [{main: '', inventory: [antidote]}, {}]")
    play(match, "camp", "hero:0", "fetch:shortsword:main")
    assert hero(match).main.startswith("shortsword")
    play(match, "store:antidote")
    assert match.state.stored == ("antidote",)
    play(match, "fetch:antidote:inventory")
    assert (match.state.stored, hero(match).inventory) == ((), ("antidote",))


@pytest.mark.rule("SS-STK-02", "SS-HER-07")
def test_three_other_cards_for_each_hero_may_be_put_by_and_weightless_ones_do_not_count():
    cards = ["antidote", "raw_jade", "raw_amber", "raw_onyx", "ring_of_chance", "dancing_scimitar"]
    _, state = parted(f"heroes: [{{inventory: [raw_chitin, soul_vial]}}, {{}}]\nstored: [{', '.join(cards[:5])}]")
    game = Game(state)
    assert camping.store_room(game, "raw_chitin"), "six cards for two heroes"
    state.stored = tuple(cards)
    assert not camping.store_room(game, "raw_chitin")
    assert camping.store_room(game, "soul_vial"), "weight 0"
    assert camping.store_room(game, "shortsword"), "a card of the stock itself"


@pytest.mark.rule("SS-CUR-05", "SS-CUR-03")
def test_a_cursed_item_can_be_neither_given_away_nor_put_by_nor_sold():
    cursed = next(card.id for card in load().inventory.values() if "cursed" in card.tags)
    match = on_the_way(
        f"heroes: [{{inventory: [{cursed}], gold: 5}}, {{}}]\nscene: road_to_nilmerg\nstage: location\nhourglasses: 1"
    )
    play(match, "camp", "hero:0")
    assert f"store:{cursed}" not in ids(match)
    play(match, "trade:1")
    assert ids(match) == ["nothing"] or f"give:{cursed}" not in ids(match)
    play(match, *(["coins:0"] if match.decision.question == "trade_coins" else ["nothing", "coins:0"]))
    play(match, "done", "done", "visit:emporium")
    assert f"sell:{cursed}" not in ids(match)
