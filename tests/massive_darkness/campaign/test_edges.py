"""Corners of campaigns: what a quest's last moment leaves, empty piles, caps, one hero and six (chapter 10)."""

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.box.content import load
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.campaign.interlude import quest_ends
from tafelrunde.games.massive_darkness.rules.campaign.market import open_stalls
from tafelrunde.games.massive_darkness.state import Interlude, Record
from tafelrunde.kernel import Match
from tafelrunde.tabletop.campaign import Played
from tests.massive_darkness.campaign.test_campaign import defeat, until, victory
from tests.massive_darkness.questing import go_on
from tests.massive_darkness.table import hero, ids, play, question, table, told

# --- the last moment of a quest -----------------------------------------------------------------------------------


@pytest.mark.rule("MD-RUL-04", "MD-Q3-06", "MD-CAM-17")
def test_cards_drawn_before_a_trap_ended_the_quest_stay_with_the_hero():
    match = table("""
        options: {mode: campaign, quest: chosen_one}
        heroes: [{zone: A5, health: 1}, {zone: A5}]
        treasure: {A5: 2}
        on_top: {treasure_1: [S008, S019]}
    """)
    play(match, "hero:0", "pick_up")
    assert match.state.chronicle == (Played("chosen_one", "lost"),)
    assert hero(match).pack == ("S008",)
    RULEBOOK.check(match.state)


@pytest.mark.rule("MD-CAM-16", "MD-CAM-19", "MD-CAM-06")
def test_who_lies_dead_at_the_moment_of_victory_goes_on_with_everything():
    match = table("""
        options: {mode: campaign, quest: black_widow}
        phase: event
        heroes: [{zone: A9, health: 0, xp: 3, mini_xp: 2, pack: [S008]}, {zone: A9, stunned: true}]
        placed: {giant_spider: {zone: A2, health: 2, treasure: ''}}
        on_top: {event: [E19]}
    """)
    assert match.state.chronicle == (Played("black_widow", "won"),)
    RULEBOOK.check(match.state)
    until(match, "chosen_one")
    dead = hero(match)
    assert (dead.health, dead.xp, dead.mini_xp, dead.pack) == (5, 3, 2, ("S008",))
    assert not hero(match, 1).stunned


@pytest.mark.rule("MD-CAM-19", "MD-Q3-07", "MD-DCK-06")
def test_the_artefact_of_the_chosen_one_is_a_card_like_any_other_afterwards():
    match = table("""
        options: {mode: campaign, quest: chosen_one}
        heroes: [{zone: D2, pack: [A03]}, {zone: A5}]
        marks: {pieces: 3}
    """)
    match.state.relic = "A03"
    play(match, "hero:0", "leave")
    assert (question(match), match.state.relic) == ("talk", "")
    until_seat(match, 0)
    assert "give:A03:1" in ids(match)
    until(match, "act")
    assert "A03" not in match.state.artefact_deck


def until_seat(match: Match, seat: int) -> None:
    while match.decision.seat != seat:
        play(match, "done")


@pytest.mark.rule("MD-CAM-19", "MD-TRD-09")
def test_quest_items_and_tokens_stay_behind():
    match = table("""
        options: {mode: campaign, quest: scorched_earth}
        phase: end_phase
        heroes: [{zone: F4, things: {artefact: 2}}, {zone: B6}]
        treasure: {B6: 3}
        open: [E5-F5]
        explored: [F4, F5]
        enemies: [{card: W001, zone: A1}]
    """)
    assert match.state.chronicle == (Played("scorched_earth", "won"),)
    until(match, "act")
    state = match.state
    assert state.quest == "black_widow"
    assert hero(match).things == {}
    assert state.treasure == {}
    assert sorted(token.kind for token in state.objectives) == ["cave"] * 3
    assert [one.id for one in state.enemies] == ["giant_spider"]
    assert state.marks == {}


@pytest.mark.rule("MD-CAM-19", "MD-Q4-04")
def test_a_board_that_fell_is_no_matter_for_the_next():
    match = table("""
        options: {mode: campaign, quest: goblin_war_drums}
        level: 4
        marks: {woken: 1, killed: 1, tile_7V: 1, tile_8R: 2, tile_1V: 2}
        gone: [A10, A11, A12, B10, B11, B12, C10, C11, C12]
        heroes: [{zone: B3}, {zone: B3}]
    """)
    play(match, "leave", "leave")
    until(match, "act")
    assert (match.state.quest, match.state.gone) == ("immortals_downfall", ())


@pytest.mark.rule("MD-CAM-19", "MD-Q4-05", "MD-HRO-16")
def test_who_fell_with_a_tile_stands_on_firm_ground_after_the_quest():
    match = table("""
        options: {mode: campaign, quest: goblin_war_drums}
        phase: end_phase
        marks: {tile_6R: 1, tile_7V: 2, tile_8R: 2, tile_1V: 2}
        heroes: [{zone: B11}, {zone: A8}]
    """)
    assert (question(match), match.state.chronicle) == ("verdict", (Played("goblin_war_drums", "lost"),))
    RULEBOOK.check(match.state)
    play(match, "repeat")
    until(match, "act")
    assert match.state.gone == ()
    assert {one.zone for one in match.state.heroes} == {Game(match.state).board.start}


# --- a repeated quest ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-CAM-17", "MD-CAM-18", "MD-CAM-19", "MD-DCK-06")
def test_a_repeated_quest_begins_with_fresh_piles_and_markers():
    heroes = "[{health: 0, hands: [], body: '', pack: [A01, A02, S008]}, {}]"
    match = defeat(heroes, quest="scorched_earth", more="treasure: {B6: 2}")
    play(match, "drop:A02", "repeat")
    until(match, "act")
    state = match.state
    assert state.chronicle == (Played("scorched_earth", "lost"),)
    assert (state.quest, state.round, state.lifebringer, state.treasure) == ("scorched_earth", 1, 2, {})
    assert sorted(state.artefact_deck) == ["A02", "A03", "A04", "A05", "A06"]
    assert "S008" not in state.treasure_decks[0]
    assert [len(pile) for pile in state.treasure_discards] == [0] * 5
    assert state.route[0] == "black_widow"


@pytest.mark.rule("MD-CAM-15", "MD-CAM-17", "MD-CAM-18")
def test_in_a_random_campaign_a_lost_quest_is_repeated_as_well_and_the_route_stays():
    match = table("""
        options: {mode: random_campaign, quest: scorched_earth}
        phase: round_start
        lifebringer: 0
        heroes: [{health: 0, mini_xp: 3}, {}]
    """)
    route = match.state.route
    assert (question(match), hero(match).mini_xp) == ("verdict", 0)
    play(match, "repeat")
    until(match, "act")
    assert (match.state.quest, match.state.route) == ("scorched_earth", route)
    again = table("""
        options: {mode: random_campaign, quest: scorched_earth}
        phase: round_start
        lifebringer: 0
        heroes: [{health: 0}, {}]
    """)
    route = again.state.route
    play(again, "move_on")
    until(again, "act", "chosen_one")
    assert (again.state.quest, again.state.route) == (route[0], route[1:])


@pytest.mark.rule("MD-CAM-17", "MD-CAM-18", "MD-CAM-14")
def test_gifts_after_a_defeat_are_counted_before_the_next_quest():
    match = defeat("[{health: 0, pack: [S008, S009, S010, S011]}, {pack: [S013]}]")
    play(match, "move_on")
    until_seat(match, 1)
    play(match, "give:S013:0")
    until(match, "limit")
    assert match.decision.seat == 0
    assert len(ids(match)) == 7


@pytest.mark.rule("MD-RUL-50", "MD-CAM-18", "MD-RUL-29")
def test_starting_equipment_that_left_the_game_in_a_quest_lies_in_the_box_again():
    match = table("""
        options: {mode: campaign}
        heroes: [{zone: B5, hands: [SA11], pack: [S008]}, {}]
        lifebringer: 0
        on_top: {treasure_2: [S042]}
    """)
    play(match, "transmute", "discard:SA11", "discard:SA13", "discard:S008")
    go_on(match, "act")
    assert {"SA11", "SA13"} <= set(match.state.removed)
    match.state.heroes[1].health = 0
    match.state.phase, match.state.activation, match.state.acted = "round_start", None, 0
    match = Match.from_state(RULEBOOK, match.setup, match.state)
    play(match, "repeat")
    until_seat(match, 0)
    play(match, f"exchange:{hero(match).pack[0]}")
    assert "starting:SA11" in ids(match)


@pytest.mark.rule("MD-CAM-18", "MD-RUL-29", "MD-DCK-06")
def test_starting_equipment_goes_round():
    match = defeat("[{health: 0, hands: [SA11], pack: []}, {}]")
    play(match, "repeat")
    until_seat(match, 0)
    play(match, "exchange:SA11", "starting:SA03", "exchange:SA13", "starting:SA11")
    RULEBOOK.check(match.state)
    assert "SA13" not in Game(match.state).cards_of(hero(match))


@pytest.mark.rule("MD-MKT-11")
def test_need_of_one_hero_is_not_the_need_of_the_next():
    state = until(victory("[{zone: B1, body: '', hands: [], pack: [S080]}, {zone: B1}]"), "starting").state
    state.first_player = state.interlude.turn = 0
    match = Match.from_state(RULEBOOK, RULEBOOK.setup(2, {"mode": "campaign"}), state)
    play(match, "exchange:S080", "starting:SA07", "done")
    while question(match) == "reorganise":
        play(match, "done")
    assert question(match) != "starting"


# --- the market ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-MKT-03", "MD-DCK-05")
@pytest.mark.timeout(20)
def test_a_pile_of_nothing_but_traps_and_luck_gives_the_market_no_card():
    match = table("""
        options: {mode: campaign}
        heroes: [{hero: bjorn, class: shadow_barbarian, skills: {charge: 3}}, {}]
        piles: {treasure_5: {discard: [S155]}}
    """)
    game = Game(match.state)
    assert game.equipment("S155").kind == "trap"
    assert [game.equipment(card).level for card in open_stalls(game)] == [1, 1, 1, 1, 1]


@pytest.mark.rule("MD-MKT-02", "MD-DCK-03")
def test_an_empty_pile_is_replaced_by_the_next_higher_one():
    match = table("options: {mode: campaign}\npiles: {treasure_1: {deck: [S008]}}")
    game = Game(match.state)
    assert [game.equipment(card).level for card in open_stalls(game)] == [1, 2, 2, 2, 2, 2]


@pytest.mark.rule("MD-MKT-06", "MD-XP-03", "MD-CAM-21")
def test_a_sale_above_the_cap_gives_nothing():
    match = until(victory("[{zone: B1, pack: [S145], xp: 29}, {zone: B1}]"), "market")
    play(match, "trader:0", "sell:S145")
    assert (hero(match).xp, hero(match).mini_xp) == (30, 0)


@pytest.mark.rule("MD-MKT-02", "MD-VAR-02", "MD-VAR-06")
@pytest.mark.parametrize("players", [1, 6])
def test_one_hero_and_six_at_the_market(players: int):
    match = victory(str([{"zone": "B1"}] * players), players=players)
    assert len(match.state.interlude.stalls) == 3 * players
    assert (question(match) == "talk") == (players > 1), "one hero has nobody to talk to"
    until(match, "act")
    assert (match.state.quest, match.state.phase) == ("scorched_earth", "hero_phase")


@pytest.mark.rule("MD-MKT-04", "MD-MKT-11", "MD-RUL-27", "MD-CAM-14")
def test_a_card_may_change_hands_before_the_market_and_again_after_it_but_six_go_on():
    match = victory("[{zone: B1, pack: [S008]}, {zone: B1, pack: [S009, S010, S011, S013]}]")
    until_seat(match, 0)
    play(match, "give:S008:1")
    until(match, "market")
    play(match, "done")
    until_seat(match, 1)
    assert (question(match), "give:S008:0" in ids(match)) == ("talk", True)
    until(match, "limit")
    assert match.decision.seat == 1
    assert len(ids(match)) == 7


@pytest.mark.rule("MD-RUL-27")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_speaks_first(first: int):
    state = victory("[{zone: B1}, {zone: B1}]").state
    state.first_player = first
    match = Match.from_state(RULEBOOK, RULEBOOK.setup(2, {"mode": "campaign"}), state)
    assert (question(match), match.decision.seat) == ("talk", first)


@pytest.mark.rule("MD-MKT-07", "MD-MKT-10")
def test_at_stalls_too_dear_for_everything_a_hero_can_only_sell():
    match = until(victory("[{zone: B1}, {zone: B1, pack: [S042]}]"), "market")
    state = match.state
    for card in state.interlude.stalls:
        state.treasure_decks[Game(state).equipment(card).level - 1].append(card)
    state.treasure_decks[2].remove("S080")
    state.interlude.stalls = ("S080",)
    match = Match.from_state(RULEBOOK, match.setup, state)
    play(match, "trader:0")
    assert not [answer for answer in ids(match) if answer.startswith("put")], "two of level 1 do not pay for level 3"
    play(match, "done", "trader:1")
    assert "put:S042" in ids(match), "level 2 and level 1 do"


# --- markers ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-RUL-54", "MD-RUL-39", "MD-CAM-19")
def test_a_campaign_has_its_own_advice_for_heroes_who_have_played_the_quests_before():
    content = load()
    assert content.config.campaign.advised.keys() == content.quests.keys()
    options: dict[str, str | int | bool] = {"mode": "campaign", "lifebringer": "advised", "heroes": "recommended"}
    first = Match.new(RULEBOOK, 3, 1, options=options).state
    assert first.lifebringer == content.config.campaign.advised["tutorial"][2]
    late = Match.new(RULEBOOK, 3, 1, options={**options, "quest": "heart_of_darkness"}).state
    assert late.lifebringer == content.quests["heart_of_darkness"].advised[2], "nobody has played anything before"
    state = victory("[{zone: B1}, {zone: B1}, {zone: B1}]", players=3).state
    state.markers, state.route = -1, ("heart_of_darkness",)
    match = until(Match.from_state(RULEBOOK, RULEBOOK.setup(3, options), state), "act")
    assert match.state.lifebringer == content.config.campaign.advised["heart_of_darkness"][2]
    assert match.state.lifebringer < content.quests["heart_of_darkness"].advised[2]


@pytest.mark.rule("MD-RUL-54", "MD-CAM-18", "MD-CAM-19")
@pytest.mark.parametrize(("started", "own"), [("heart_of_darkness", True), ("tutorial", False)])
def test_who_repeats_the_quest_that_a_campaign_started_with_has_not_grown(started: str, own: bool):
    content = load()
    options: dict[str, str | int | bool] = {"mode": "campaign", "lifebringer": "advised", "heroes": "recommended"}
    state = victory("[{zone: B1}, {zone: B1}, {zone: B1}]", players=3).state
    state.quest, state.markers, state.route = "heart_of_darkness", -1, ()
    state.chronicle = (Played(started, "won"), Played("heart_of_darkness", "lost"))
    state.interlude = Interlude("begin", repeat=True)
    match = until(Match.from_state(RULEBOOK, RULEBOOK.setup(3, options), state), "act")
    advised = (
        content.quests["heart_of_darkness"].advised if own else content.config.campaign.advised["heart_of_darkness"]
    )
    assert match.state.lifebringer == advised[2]


# --- looking back -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-CAM-06", "MD-CAM-14")
def test_each_quest_is_kept_with_what_happened_in_it():
    state = table("options: {mode: campaign}\nround: 4\nlevel: 2\nheroes: [{pack: [S150]}, {}]").state
    before = Record("tutorial", won=False, rounds=9, level=1, deaths=2, markers=0, heroes=(1, 1), gear=1.0)
    state.records, state.result, state.lifebringer = (before,), "won", 1
    state.heroes[0].tally["deaths"], state.heroes[1].tally["deaths"] = 2, 1
    quest_ends(Game(state))
    kept = state.records[-1]
    assert (kept.won, kept.rounds, kept.level, kept.markers, kept.heroes) == (True, 4, 2, 1, (1, 1))
    assert kept.deaths == 1, "two of the three were in the quest before"
    assert kept.gear == 1.8, "four cards of level 1 and one of level 5"


# --- levels -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-CAM-09", "MD-CAM-07")
def test_no_tokens_are_added_where_the_board_has_them():
    match = victory("[{hero: bjorn, class: shadow_barbarian, zone: B1, skills: {cleave: 2}}, {zone: B1}]", level=2)
    until(match, "act")
    assert (match.state.level, match.state.more_tokens) == (3, ())


@pytest.mark.rule("MD-CAM-10", "MD-CAM-09", "MD-SPW-03")
def test_an_added_token_counts_for_events_where_a_hero_stands():
    match = table("""
        options: {mode: campaign}
        phase: event
        level: 5
        more_tokens: [[3, B2], [4, B2], [5, B2]]
        heroes: [{zone: B3}, {zone: B6}]
        on_top: {event: [E01], guard_5: [W042]}
    """)
    (guard,) = match.state.enemies
    assert (guard.card, guard.zone) == ("W042", "B2"), "one below level 5 is the added token of level 4"


@pytest.mark.rule("MD-Q9-06", "MD-CAM-07", "MD-Q9-12")
def test_waves_begin_at_the_level_of_a_campaign_and_stop_rising_at_five():
    match = table("""
        options: {mode: campaign, quest: maze_of_darkness}
        heroes: [{zone: A4}, {zone: A4}]
        level: 5
        round: 3
        phase: round_start
    """)
    assert match.state.level == 5
    assert {event.args["level"] for event in told(match, "appeared") if event.args["minions"]} <= {5}


@pytest.mark.rule("MD-CAM-15", "MD-RUL-26")
def test_a_random_campaign_that_starts_late_plays_only_what_comes_after():
    routes = {
        Match.new(RULEBOOK, 2, seed, options={"mode": "random_campaign", "quest": "fiends_treasure"}).state.route
        for seed in range(12)
    }
    rest = {"sparks_in_the_dark", "big_game_hunting", "maze_of_darkness", "heart_of_darkness"}
    assert len(routes) > 1
    assert all(set(route) == rest and route[-1] == "heart_of_darkness" for route in routes)
