"""Waypoints, events in zones, decisions by soul nature, keys, allies, merchants (SS-WPT, SS-EVT, SS-CAM, SS-DOR)."""

from __future__ import annotations

import pytest

from tests.sword_and_sorcery.table import hero, ids, play, table, told


@pytest.mark.rule("SS-WPT-01")
def test_a_hero_who_enters_the_zone_of_a_waypoint_sets_off_its_entry_once():
    match = table("""
        heroes: [{zone: C2}]
        open: [B2-C2]
        active: 0
    """)
    play(match, "move:D2")
    assert match.state.flags == ("gate_reached",)
    assert [event.args["entry"] for event in told(match, "story")] == ["entry-the_gate"]
    assert next(portal for portal in match.state.portals if portal.symbol == "block").open
    assert not match.state.waypoints


@pytest.mark.rule("SS-WPT-01")
def test_neither_companions_nor_ghosts_set_off_a_waypoint():
    match = table("""
        heroes: [{zone: C2, ghost: true}, {zone: A2}]
        companions: [{card: warrior, zone: C2, owner: 1}]
        open: [B2-C2]
        active: 1
    """)
    play(match, "activate:companion:warrior", "move:D2", "end")
    assert match.state.companions[0].zone == "D2"
    assert match.state.waypoints == {"D2": "gate"}
    play(match, "end")
    while "float:D2" not in ids(match):
        match.answer(match.decision.default or ids(match)[0])
    play(match, "float:D2")
    assert match.state.heroes[0].zone == "D2"
    assert match.state.waypoints == {"D2": "gate"}


@pytest.mark.rule("SS-WPT-01", "SS-RUL-01", "SS-USE-09")
def test_where_the_adventure_asks_for_an_action_coming_is_not_enough():
    match = table("""
        adventure: the_burning_village
        heroes: [{zone: C2}]
        active: 0
    """)
    play(match, "move:C1")
    assert "C1" in match.state.waypoints
    before = match.state.turn.standard
    play(match, "special:mill")
    assert "miller_saved" in match.state.flags
    assert match.state.turn.standard == before - 1
    assert "special:mill" not in ids(match)


@pytest.mark.rule("SS-USE-09", "SS-RUL-01")
def test_an_engaged_hero_can_not_take_the_special_action_of_a_zone():
    match = table("""
        adventure: the_burning_village
        heroes: [{zone: C1}]
        enemies: [{card: devil_gremlin_1, zone: C1}]
        active: 0
    """)
    assert "special:mill" not in ids(match)


@pytest.mark.rule("SS-EVT-05", "SS-EVT-09", "SS-EVT-10", "SS-EVT-11")
def test_an_event_in_a_zone_interrupts_the_turn_and_goes_face_up_on_the_deck():
    match = table("""
        adventure: the_spider_nests
        heroes: [{zone: E5}]
        event_up: [respite]
        active: 0
    """)
    shards = match.state.shards
    play(match, "move:F5")
    assert match.state.event_up == ["respite", "adventure_event_iii"]
    assert match.state.shards == shards + 2
    assert sum([plague.zone == "F5" for plague in match.state.plagues]) == 2
    assert match.decision.question == "act"
    assert match.decision.seat == 0


@pytest.mark.rule("SS-EVT-03", "SS-EVT-10", "SS-EVT-11")
def test_the_next_event_phases_only_discard_it_and_what_lay_below():
    match = table("""
        adventure: the_spider_nests
        heroes: [{zone: A6, done: true}, {zone: A6}]
        plagues: [{kind: nest, zone: H2}]
        event_up: [respite, adventure_event_iii]
        active: 1
    """)
    deck = len(match.state.event_deck)
    _whole_round(match)
    assert match.state.event_up == ["respite"]
    _whole_round(match)
    assert match.state.event_up == []
    assert len(match.state.event_deck) == deck
    assert match.state.event_discard == ["adventure_event_iii", "respite"]


def _whole_round(match):
    now = match.state.round
    while match.state.round == now:
        match.answer(match.decision.default or ids(match)[0])


# --- decisions ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-CAM-03")
@pytest.mark.parametrize(
    ("card", "ways"),
    [
        ("jeanne_avenger", ["way:leave_the_toll", "way:share_the_toll"]),
        ("robin_thief", ["way:leave_the_toll", "way:take_the_toll", "way:share_the_toll"]),
        ("xantares_wildmage", ["way:take_the_toll", "way:share_the_toll"]),
    ],
)
def test_the_soul_nature_of_the_active_hero_says_which_ways_it_may_take(card, ways):
    match = table(f"""
        adventure: the_toll_bridge
        heroes: [{{card: {card}, zone: B3}}]
        active: 0
    """)
    play(match, "special:toll_box")
    assert match.decision.question == "way"
    assert ids(match) == ways


@pytest.mark.rule("SS-CAM-03")
def test_the_way_taken_is_what_happens():
    match = table("""
        adventure: the_toll_bridge
        heroes: [{card: thorgren_gladiator, zone: B3, gold: 0}]
        active: 0
    """)
    play(match, "special:toll_box", "way:share_the_toll")
    assert hero(match).gold == 10
    assert "toll_mark" in hero(match).inventory
    assert "toll_left" not in match.state.flags


@pytest.mark.rule("SS-CAM-03")
def test_a_hero_with_one_way_open_is_not_asked():
    match = table("""
        adventure: the_vault
        heroes: [{card: jeanne_avenger, zone: F1}]
        active: 0
    """)
    play(match, "special:statue")
    assert hero(match).key
    assert match.decision.question == "act"
    assert [event.args["way"] for event in told(match, "decides")] == ["swear_the_oath"]


# --- keys and locks -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-DOR-09")
def test_a_magic_lock_holds_until_a_hero_with_the_key_takes_it_away():
    position = """
        adventure: the_vault
        heroes: [{{zone: F5, key: {key}}}]
        active: 0
    """
    match = table(position.format(key="false"))
    assert not [one for one in ids(match) if "F5-G5" in one]
    match = table(position.format(key="true"))
    assert "open:F5-G5" not in ids(match)
    play(match, "unlock:F5-G5")
    assert "F5-G5" in match.state.shut
    assert "open:F5-G5" in ids(match)


@pytest.mark.rule("SS-DOR-09")
def test_a_locked_chest_is_forced_open_only_after_its_lock_is_gone():
    match = table("""
        adventure: the_vault
        heroes: [{zone: I4, key: true}]
        active: 0
    """)
    assert "force_open:I4" not in ids(match)
    play(match, "unlock:I4")
    assert "force_open:I4" in ids(match)


@pytest.mark.rule("SS-DOR-10")
def test_the_key_of_a_dead_hero_lies_in_its_zone_and_can_be_picked_up():
    match = table("""
        adventure: the_vault
        heroes: [{zone: A4, key: true, conditions: {bleed: 1}, wounds: 13}, {zone: A4}]
        active: 0
    """)
    play(match, "prepare")
    assert hero(match).ghost
    assert not hero(match).key
    assert match.state.lying["A4"].key
    while not (match.decision.question == "act" and match.decision.seat == 1):
        match.answer(match.decision.default or ids(match)[0])
    play(match, "pick_up", "take:key")
    assert hero(match, 1).key


@pytest.mark.rule("SS-DOR-10")
def test_a_story_may_lay_the_key_in_a_zone():
    match = table("""
        adventure: the_queens_brood
        heroes: [{zone: H7}]
        plagues: []
        lying: {I7: {key: true}}
        active: 0
    """)
    play(match, "move:I7", "pick_up", "take:key")
    assert hero(match).key
    assert "I7" not in match.state.lying


# --- allies, merchants, cards, ways that open -----------------------------------------------------------------------


@pytest.mark.rule("SS-COM-19", "SS-SHD-07")
def test_the_first_citizen_is_an_ally_and_the_next_is_nobody():
    match = table("""
        adventure: the_gremlin_market
        heroes: [{zone: B5}]
        shadows: {A5: [citizen], A4: [citizen]}
        active: 0
    """)
    play(match, "move:A5")
    assert [one.card for one in match.state.companions] == ["freed_sellsword"]
    assert len(told(match, "ally")) == 1


@pytest.mark.rule("SS-EMP-01", "SS-EMP-02")
def test_at_a_merchant_every_hero_in_the_zone_may_buy_with_its_own_gold():
    match = table("""
        adventure: the_gremlin_market
        heroes: [{zone: D5, gold: 60}, {zone: D4, gold: 0}, {zone: A5, gold: 90}]
        open: [C4-D5]
        active: 0
    """)
    play(match, "move:D4")
    assert match.decision.question == "emporium"
    assert match.decision.seat == 0
    assert "buy:medical_kit" in ids(match)
    assert "buy:small_kit" in ids(match)
    play(match, "buy:small_kit")
    assert hero(match).gold == 45
    assert "small_kit" in hero(match).inventory
    assert "medical_kit" not in match.state.emporium
    assert not [one for one in ids(match) if one == "buy:medical_kit"]
    play(match, "done")
    assert match.decision.seat in (0, 1)
    while match.decision.question == "emporium":
        assert match.decision.seat == 1
        assert not [one for one in ids(match) if one.startswith("buy:")]
        play(match, "done")
    assert match.decision.question == "act"


@pytest.mark.rule("SS-EMP-04", "SS-EMP-05")
def test_a_merchant_buys_treasures_for_ten_times_their_rank_and_nothing_else():
    match = table("""
        adventure: the_gremlin_market
        heroes: [{zone: D5, gold: 0, inventory: [lucky_coin, small_kit]}]
        open: [C4-D5]
        active: 0
    """)
    play(match, "move:D4")
    assert "sell:lucky_coin" in ids(match)
    assert "sell:small_kit" not in ids(match)
    play(match, "sell:lucky_coin")
    assert hero(match).gold == 10
    assert "lucky_coin" in match.state.treasure_discard


@pytest.mark.rule("SS-JRN-09")
def test_a_card_that_a_story_gives_is_there_once():
    match = table("""
        adventure: the_burning_village
        heroes: [{zone: C1}, {zone: A6, inventory: [millers_bread]}]
        active: 0
    """)
    play(match, "special:mill")
    owned = [code for one in match.state.heroes for code in one.inventory]
    assert owned.count("millers_bread") == 1


@pytest.mark.rule("SS-DOR-07", "SS-JRN-09")
def test_a_way_that_the_story_opens_lets_everybody_look():
    match = table("""
        adventure: the_queens_brood
        heroes: [{zone: F2}]
        plagues: []
        shadows: {D1: [single]}
        active: 0
    """)
    play(match, "move:E1")
    assert "D1-D2" not in match.state.shut


@pytest.mark.rule("SS-RUL-01", "SS-JRN-09")
def test_the_death_of_a_named_enemy_moves_the_story_after_the_attack():
    match = table("""
        adventure: the_night_of_souls
        heroes: [{zone: D9, rank: 5}]
        enemies: [{card: soul_eater, zone: D9, wounds: 60, shields: 0}]
        active: 0
        shards: 0
        next: {red: [1, 1, 1, 1, 1, 1], blue: [1, 1, 1, 1, 1, 1]}
    """)
    play(match, "attack:main:enemy:soul_eater")
    while match.state.enemies:
        match.answer(match.decision.default or ids(match)[0])
    kinds = [event.kind for event in match.events]
    assert kinds.index("enemy_dies") < kinds.index("story")
    assert match.state.shards == 5 + 5
