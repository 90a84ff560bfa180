"""The cleanup phase (chapter 11, 4.1 … 4.8), and monsters on their way to the fortress access (6.2)."""

from textwrap import dedent

import pytest

from tafelrunde.games.monster_lands.rules.monsters import end_panic
from tafelrunde.games.monster_lands.state import Path, Pool
from tests.helpers.monster_lands import answer, asked, clan, events, ids, member, play, position, run

# --- 4.1 collect ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-CLN-01")
def test_living_mercenaries_come_home_with_everything_on_their_tiles():
    game = run(
        """
        phase: collect
        clans:
        - members: [kakron leader, purkas @land_a.3 gold:2 potions:1 poisons:1]
          gold: 3
          poisons: 1
        paths: {land_a.3: {dice: 1S}}
        """
    )
    assert (clan(game).gold, clan(game).potions, clan(game).poisons) == (5, 1, 2)
    purkas = member(game, "purkas")
    assert (purkas.path, purkas.gold, purkas.potions, purkas.poisons) == ("", 0, 0, 0)
    assert game.path("land_a.3").member == ""


@pytest.mark.rule("ML-CLN-01", "ML-ITM-13")
def test_tokens_above_the_limit_are_lost():
    game = run(
        """
        phase: collect
        clans: [{members: [kakron leader @mission_a.1 potions:2 poisons:1], potions: 2, poisons: 3}]
        """
    )
    assert (clan(game).potions, clan(game).poisons) == (3, 3)


@pytest.mark.rule("ML-CLN-02", "ML-KEY-02")
def test_wounded_mercenaries_stay_wounded_until_a_stored_potion_heals_them():
    text = "{phase: collect, clans: [{members: [kakron leader, purkas wounded @mission_a.1], potions: 1}]}"
    assert member(run(text, until="leaders"), "purkas").wounded
    match = play(text)
    assert "heal:purkas" in ids(match.decision)
    answer(match, "heal:purkas")
    assert not member(match, "purkas").wounded
    assert clan(match).potions == 0


@pytest.mark.rule("ML-CLN-03", "ML-ITM-04", "ML-HUN-06")
def test_traps_and_shields_on_paths_are_lost_used_or_not():
    game = run(
        """
        phase: collect
        clans: [{members: [kakron leader @land_a.1, purkas @access.1], traps: [trap_s3], shields: 1}]
        access: {monster: gator}
        paths:
          land_a.1: {dice: 2S, traps: [trap_s1, trap_m1 up], shields: 2}
          access.1: {traps: [trap_start], shields: 1}
        """
    )
    for path in ("land_a.1", "access.1"):
        assert (game.path(path).traps, game.path(path).shields) == ([], 0)
    assert sorted(game.state.trap_discard) == ["trap_m1", "trap_s1"]
    assert "trap_start" in game.state.removed
    assert (clan(game).traps, clan(game).shields) == (["trap_s3"], 1)


# --- 4.2 panic: movement of monsters ----------------------------------------------------------------------------


def after_panic(text):
    return run("phase: panic\n" + dedent(text))


@pytest.mark.rule("ML-CLN-10")
def test_first_monsters_move_then_panic_spreads():
    game = after_panic("land_a: {monster: gator, fought: true}\npanic_stack: [panic_mine]")
    kinds = [event.kind for event in game.events]
    assert kinds == ["monster_moved", "panic"]
    assert game.state.panic == ["panic_mine"]


@pytest.mark.rule("ML-MON-20")
def test_a_monster_that_fought_and_was_not_overcome_moves_to_the_access():
    game = after_panic("land_a: {monster: gator, fought: true}")
    assert game.state.access.monster == "gator"
    assert game.state.lands[0].monster == ""


@pytest.mark.rule("ML-MON-20", "ML-MON-09")
def test_a_monster_that_did_not_fight_stays_in_its_land():
    game = after_panic("land_a: {monster: gator}")
    assert (game.state.access.monster, game.state.lands[0].monster) == ("", "gator")
    assert game.state.panic == []


@pytest.mark.rule("ML-MON-20")
def test_from_a_land_whose_monster_was_overcome_nobody_comes():
    game = after_panic("land_a: {monster: none, fought: true, overcome: true}")
    assert (game.state.access.monster, game.state.panic, game.state.monster_discard) == ("", [], [])


@pytest.mark.rule("ML-MON-20")
def test_it_moves_even_if_all_its_opponents_died_before_striking():
    game = run(
        """
        phase: battle
        land_a: {land: yuha, monster: gator, tile: path_1}
        clans: [{members: [kakron leader, purkas wounded @land_a.4]}]
        paths: {land_a.4: {dice: 1S}}
        next: {monster: [6, 6, 6]}
        """,
        "endure",
        until="leaders",
    )
    assert [m.id for m in clan(game).members] == ["kakron"]
    assert game.state.access.monster == "gator"


@pytest.mark.rule("ML-MON-21")
@pytest.mark.parametrize(
    ("there", "arrives", "stays"),
    [
        ("snagus", "gator", "gator"),  # attack 2 against 3
        ("gator", "snagus", "gator"),
        ("gator", "abysur", "abysur"),  # both 3, victory value 18 against 28
        ("abysur", "gator", "abysur"),
        ("abysur", "caribdis", "abysur"),  # both 3 and 28: the one already there
        ("caribdis", "abysur", "caribdis"),
    ],
)
def test_the_stronger_monster_stays_and_the_other_is_discarded(there, arrives, stays):
    game = after_panic(f"access: {{monster: {there}}}\nland_a: {{monster: {arrives}, fought: true}}")
    assert game.state.access.monster == stays
    assert game.state.monster_discard == [there if stays == arrives else arrives]


@pytest.mark.rule("ML-MON-21")
@pytest.mark.parametrize(("first", "second"), [("abysur", "korcko"), ("korcko", "abysur")])
def test_of_two_equal_arrivals_the_one_from_land_a_stays(first, second):
    game = after_panic(
        f"players: 3\nland_a: {{monster: {first}, fought: true}}\nland_b: {{monster: {second}, fought: true}}"
    )
    assert game.state.access.monster == first
    assert game.state.monster_discard == [second]


@pytest.mark.rule("ML-MON-21")
def test_three_monsters_compete_for_the_one_slot():
    game = after_panic(
        """
        players: 3
        access: {monster: gator}
        land_a: {monster: krinx, fought: true}
        land_b: {monster: trons, fought: true}
        """
    )
    assert game.state.access.monster == "trons"
    assert sorted(game.state.monster_discard) == ["gator", "krinx"]


@pytest.mark.rule("ML-PWR-12", "ML-MON-21")
def test_fled_sandor_is_a_candidate_for_the_access():
    alone = after_panic("land_a: {monster: none, fought: true, overcome: true}\nfled: sandor")
    assert (alone.state.access.monster, alone.state.fled) == ("sandor", "")
    weaker = after_panic(
        "access: {monster: trons}\nland_a: {monster: none, fought: true, overcome: true}\nfled: sandor"
    )
    assert (weaker.state.access.monster, weaker.state.monster_discard) == ("trons", ["sandor"])


@pytest.mark.rule("ML-MON-22")
def test_a_monster_at_the_access_draws_the_top_panic_tile_for_its_building():
    game = after_panic("access: {monster: gator}\npanic_stack: [panic_tavern, panic_mine]")
    assert game.state.panic == ["panic_tavern"]
    assert events(game, "panic")[0].args == {"tile": "panic_tavern", "building": "tavern"}
    offered = ids(asked("{panic: [panic_tavern], clans: [{pool: 1S, gold: 20}]}"))
    assert "visit:tavern:strength" not in offered
    assert "visit:armory:strength" in offered


@pytest.mark.rule("ML-MON-22")
def test_no_monster_no_panic():
    assert after_panic("access: {monster: none}").state.panic == []


@pytest.mark.rule("ML-MON-22", "ML-PWR-08")
def test_krinx_draws_two_panic_tiles():
    assert len(after_panic("access: {monster: krinx}").state.panic) == 2


@pytest.mark.rule("ML-MON-23")
def test_panic_adds_up_and_ends_with_the_stack():
    game = after_panic("access: {monster: gator}\npanic: [panic_mine]\npanic_stack: [panic_tavern]")
    assert game.state.panic == ["panic_mine", "panic_tavern"]
    tiles = "panic_hunting_lodge, panic_alchemist, panic_tavern, panic_armory, panic_bazaar, panic_mine"
    full = after_panic(f"access: {{monster: krinx}}\npanic: [{tiles}]")
    assert len(full.state.panic) == 6


@pytest.mark.rule("ML-MON-24")
def test_overcoming_the_fortress_monster_shuffles_all_panic_back():
    orders = set()
    for seed in range(20):
        state = position("panic: [panic_mine, panic_tavern]")
        state.rng = seed * 977
        game = run("phase: reset")
        game.state = state
        end_panic(game)
        assert state.panic == []
        assert len(state.panic_stack) == 6
        orders.add(tuple(state.panic_stack))
    assert len(orders) > 10


@pytest.mark.rule("ML-MON-24", "ML-FDF-04")
def test_panic_ends_when_the_monster_at_the_access_is_defeated():
    match = play(
        """
        phase: battle
        panic: [panic_mine]
        land_a: {monster: none}
        access: {monster: moldo}
        clans: [{members: [kakron leader, purkas @access.1]}]
        paths: {access.1: {dice: 5S, shields: 3}}
        next: {monster: [1, 1], strength: [6, 6, 6, 6, 6]}
        """
    )
    while match.state.access.monster and match.decision:
        wanted = [o for o in ids(match.decision) if o in ("attack", "roll:all", "roll", "finish")]
        match.answer((wanted or ids(match.decision))[0])
    assert clan(match).trophies == ["moldo"]
    assert match.state.panic == []


@pytest.mark.rule("ML-MON-24")
def test_a_displaced_monster_takes_no_panic_with_it():
    game = after_panic("access: {monster: gator}\nland_a: {monster: trons, fought: true}\npanic: [panic_mine]")
    assert game.state.access.monster == "trons"
    assert "panic_mine" in game.state.panic


@pytest.mark.rule("ML-MON-25")
def test_sold_trophies_go_to_the_monster_discard():
    match = answer(play("{clans: [{trophies: [gator], pool: 1S}]}"), "sell:gator")
    assert match.state.monster_discard == ["gator"]


@pytest.mark.rule("ML-MON-25", "ML-CLN-52")
def test_an_empty_monster_deck_is_made_anew_from_the_discard():
    state = position("{phase: reset, land_a: {monster: none}, monster_discard: [gator]}")
    state.clans[0].trophies = state.monster_deck
    state.monster_deck = []
    assert run(state).state.lands[0].monster == "gator"
    assert state.monster_discard == []


# --- 4.3 leaders ------------------------------------------------------------------------------------------------


def promoted(members, *answers, more=""):
    game = run(f"{{phase: leaders, clans: [{{members: [{members}]{more}}}]}}", *answers)
    return [m.id for m in clan(game).members if m.leader]


@pytest.mark.rule("ML-CLN-20")
def test_the_member_of_highest_reputation_becomes_leader():
    assert promoted("purkas, torko, poissen, aspirant_1") == ["torko"]


@pytest.mark.rule("ML-CLN-20")
def test_tied_reputation_is_decided_by_cost_then_by_the_owner():
    # all three have reputation 4; frostor costs 6, karunna and vaidala 7
    assert promoted("frostor, karunna") == ["karunna"]
    text = "{phase: leaders, clans: [{members: [karunna, frostor, vaidala]}]}"
    assert ids(asked(text)) == ["promote:karunna", "promote:vaidala"]
    assert promoted("karunna, frostor, vaidala", "promote:vaidala") == ["vaidala"]


@pytest.mark.rule("ML-CLN-20", "ML-DTH-14", "ML-RUL-04")
def test_among_aspirants_there_is_nothing_to_choose():
    assert promoted("aspirant_3, aspirant_4") == ["aspirant_3"]


@pytest.mark.rule("ML-CLN-21")
def test_the_new_leader_keeps_its_reputation_and_is_not_paid():
    game = run("{phase: leaders, clans: [{members: [purkas, torko], gold: 9, fame: 5}]}", until="end_check")
    assert game.reputation(clan(game)) == 1 + 3
    assert clan(game).gold == 9 - 1


@pytest.mark.rule("ML-CLN-22")
def test_settlers_are_candidates_only_if_nobody_else_is_left():
    assert promoted("purkas, torko settled:al_dahn", more=", lands: [al_dahn]") == ["purkas"]
    assert promoted("aspirant_1, torko settled:al_dahn", more=", lands: [al_dahn]") == ["aspirant_1"]
    assert promoted("purkas settled:al_dahn, torko settled:ghadik", more=", lands: [al_dahn, ghadik]") == ["torko"]


@pytest.mark.rule("ML-CLN-22", "ML-STL-07")
def test_a_settler_who_becomes_leader_leaves_its_land():
    game = run("{phase: leaders, clans: [{members: [torko settled:al_dahn], lands: [al_dahn]}]}")
    assert member(game, "torko").leader
    assert member(game, "torko").land == ""
    assert clan(game).lands == ["al_dahn"]


@pytest.mark.rule("ML-CLN-23")
def test_a_living_leader_is_never_replaced():
    assert promoted("kakron leader, dolfus") == ["kakron"]


# --- 4.4 salary -------------------------------------------------------------------------------------------------


def paid(members, *answers, gold=10, fame=5, more=""):
    text = f"{{phase: salary, clans: [{{members: [{members}], gold: {gold}, fame: {fame}{more}}}]}}"
    return run(text, *answers)


@pytest.mark.rule("ML-CLN-30")
@pytest.mark.parametrize(("fame", "salary"), [(0, 1), (9, 1), (10, 1), (11, 2), (20, 2), (21, 3), (35, 3)])
def test_salary_per_paid_member_by_fame(fame, salary):
    game = paid("kakron leader, purkas, torko", fame=fame)
    assert clan(game).gold == 10 - 2 * salary


@pytest.mark.rule("ML-KEY-13")
def test_the_leader_and_settlers_are_not_paid_but_aspirants_are():
    game = paid("kakron leader, purkas, torko settled:al_dahn, aspirant_1", more=", lands: [al_dahn]")
    assert clan(game).gold == 10 - 2


@pytest.mark.rule("ML-CLN-31", "ML-FRE-01")
def test_before_paying_there_is_a_window_to_get_gold():
    text = "{phase: salary, clans: [{members: [kakron leader, purkas], gold: 0, trophies: [gator], loot: [loot_12]}]}"
    assert ids(asked(text)) == ["continue", "sell:gator", "loot:loot_12"]
    game = run(text, "sell:gator", "continue")
    assert clan(game).gold == 5 - 1
    assert len(clan(game).members) == 2


@pytest.mark.rule("ML-CLN-31")
def test_in_that_window_a_mercenary_may_settle_and_is_not_paid():
    game = paid("kakron leader, purkas", "settle:al_dahn:purkas", gold=0, more=", lands: [al_dahn]")
    assert member(game, "purkas").land == "al_dahn"


@pytest.mark.rule("ML-CLN-32")
def test_without_enough_gold_all_of_it_is_paid_and_exactly_one_deserts():
    game = paid("kakron leader, purkas, poissen, torko, aspirant_1", gold=2)
    assert clan(game).gold == 0
    assert [m.id for m in clan(game).members] == ["kakron", "purkas", "poissen", "aspirant_1"]


@pytest.mark.rule("ML-CLN-32", "ML-RUL-04")
def test_of_several_aspirants_one_deserts_and_nothing_is_asked():
    assert len(clan(paid("kakron leader, aspirant_1, aspirant_2", gold=0)).members) == 2


@pytest.mark.rule("ML-RUL-07")
def test_leaders_and_salary_go_from_the_start_player_clockwise():
    game = run(
        """
        players: 3
        phase: panic
        start_player: 2
        clans: [{members: [purkas, torko]}, {members: [drapis, parsas]}, {members: [nimra, vaidala]}]
        """,
        until="end_check",
    )
    assert [event.args["seat"] for event in events(game, "leader_promoted")] == [2, 0, 1]
    assert [event.args["seat"] for event in events(game, "salary_paid")] == [2, 0, 1]


@pytest.mark.rule("ML-CLN-32")
def test_only_paid_members_desert():
    game = paid("kakron leader, purkas, torko settled:al_dahn", gold=0, more=", lands: [al_dahn]")
    assert [m.id for m in clan(game).members] == ["kakron", "torko"]


@pytest.mark.rule("ML-CLN-32")
def test_tied_deserters_are_decided_by_cost_then_by_the_owner():
    # all three have reputation 4; frostor costs 6, karunna and vaidala 7
    game = paid("kakron leader, frostor, karunna", "continue", gold=0)
    assert [m.id for m in clan(game).members] == ["kakron", "frostor"]
    game = paid("kakron leader, karunna, frostor, vaidala", "continue", "desert:vaidala", gold=2)
    assert [m.id for m in clan(game).members] == ["kakron", "karunna", "frostor"]


@pytest.mark.rule("ML-CLN-33")
def test_who_can_pay_must_pay():
    game = paid("kakron leader, purkas, torko", gold=2)
    assert (clan(game).gold, len(clan(game).members)) == (0, 3)
    assert asked("{phase: salary, clans: [{members: [kakron leader, purkas], gold: 1}]}") is None


@pytest.mark.rule("ML-CLN-34")
@pytest.mark.parametrize(
    ("deserter", "pile"), [("torko", "mercenary_discard"), ("purkas", "removed"), ("aspirant_1", "aspirants")]
)
def test_where_a_deserter_goes(deserter, pile):
    game = paid(f"kakron leader, {deserter}", gold=0)
    assert deserter in getattr(game.state, pile)
    assert game.reputation(clan(game)) == 0


@pytest.mark.rule("ML-CLN-34", "ML-DTH-07")
def test_without_dalina_excess_traps_are_discarded():
    traps = "trap_s1, trap_s1, trap_s1, trap_s1, trap_s2, trap_s3"
    game = paid("kakron leader, dalina", "discard:trap_s2", gold=0, more=f", traps: [{traps}]")
    assert clan(game).traps == ["trap_s1", "trap_s1", "trap_s1", "trap_s1", "trap_s3"]
    assert game.state.trap_discard == ["trap_s2"]


@pytest.mark.rule("ML-CLN-35")
def test_a_deserters_equipment_may_go_to_others_within_the_type_limit():
    # pugnor and mortis are weapons, agrum is armour; aspirants carry nothing
    text = """
        phase: salary
        clans:
        - members: [kakron leader +mortis, purkas, aspirant_1, torko +pugnor +agrum]
          gold: 0
        """
    assert ids(asked(text)) == ["give:pugnor:purkas", "discard:pugnor"]
    game = run(text, "give:pugnor:purkas", "give:agrum:kakron")
    assert member(game, "purkas").equipment == ["pugnor"]
    assert member(game, "kakron").equipment == ["mortis", "agrum"]
    assert game.state.equipment_discard == []


@pytest.mark.rule("ML-CLN-35")
def test_what_nobody_takes_is_discarded():
    text = "{phase: salary, clans: [{members: [kakron leader +mortis, torko +pugnor], gold: 0}]}"
    assert run(text).state.equipment_discard == ["pugnor"]
    free = text.replace(" +mortis", "")
    assert run(free, "discard:pugnor").state.equipment_discard == ["pugnor"]


@pytest.mark.rule("ML-CLN-36")
def test_salary_is_due_in_the_last_round_too():
    game = run("{round: 6, phase: salary, clans: [{gold: 3}, {gold: 3}]}", until="over")
    assert [c.gold for c in game.state.clans] == [2, 2]


# --- 4.5 end check ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-CLN-40", "ML-OVR-03")
@pytest.mark.parametrize(
    ("number", "fame", "phase"), [(1, 29, "reset"), (5, 29, "reset"), (6, 0, "over"), (1, 30, "over"), (3, 33, "over")]
)
def test_the_game_ends_after_round_six_or_with_thirty_fame(number, fame, phase):
    game = run(f"{{round: {number}, phase: end_check, clans: [{{}}, {{fame: {fame}}}]}}")
    assert game.state.phase == phase


@pytest.mark.rule("ML-CLN-40")
def test_at_the_end_nothing_is_reset():
    match = play("{round: 6, phase: end_check, start_player: 1, mission_a: {tile: mission_05}, spaces: {mi3: 1S by 0}}")
    assert match.over
    assert match.state.missions[0].tile == "mission_05"
    assert match.state.spaces
    assert (match.state.round, match.state.start_player) == (6, 1)


# --- 4.6 reset --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-CLN-50")
def test_all_dice_return_and_abilities_are_refreshed():
    game = run(
        """
        phase: reset
        clans:
        - {pool: 1S H3, members: [kakron leader, aspirant_1, poissen settled:al_dahn], lands: [al_dahn]}
        land_a: {fought: true, overcome: true, catch_total: 3, defeat_total: 4, conquest_total: 5}
        paths: {land_a.1: {seat: 0, dice: S6 M2, fought: true, attacked: true, prevailed: true}}
        spaces: {hl1: H5 by 0, aspirant_1: 1S by 0, "land:al_dahn": 1S by 0}
        used: [kakron, aspirant_1, al_dahn]
        """
    )
    state = game.state
    assert (state.spaces, state.used, clan(game).pool) == ({}, {}, Pool())
    land = state.lands[0]
    assert land.paths == [Path(f"land_a.{slot}") for slot in (1, 2, 3, 4)]
    assert (land.fought, land.overcome) == (False, False)
    assert (land.catch_total, land.defeat_total, land.conquest_total) == (0, 0, 0)


@pytest.mark.rule("ML-CLN-51")
def test_missions_are_discarded_and_drawn_anew():
    game = run(
        """
        phase: reset
        mission_a: {tile: none}
        mission_b: {tile: mission_09}
        mission_discard: [mission_01]
        mission_bag: [mission_04, mission_03]
        """
    )
    assert [(spot.tile, spot.side) for spot in game.state.missions] == [("mission_04", "a"), ("mission_03", "b")]
    assert game.state.mission_discard == ["mission_01", "mission_09"]


@pytest.mark.rule("ML-CLN-51")
def test_twelve_missions_last_exactly_six_rounds():
    state = position("phase: reset")
    for _ in range(5):
        assert all(spot.tile for spot in state.missions)
        state.phase = "reset"
        run(state)
    assert all(spot.tile for spot in state.missions)
    assert state.mission_bag == []


@pytest.mark.rule("ML-CLN-52")
def test_empty_monster_slots_are_filled_land_a_first():
    game = run(
        """
        players: 3
        phase: reset
        land_a: {monster: none}
        land_b: {monster: none}
        monster_deck: [gator, moldo]
        """
    )
    assert [land.monster for land in game.state.lands] == ["gator", "moldo"]
    kept = run("{phase: reset, land_a: {monster: trons}, monster_deck: [gator]}")
    assert kept.state.lands[0].monster == "trons"


@pytest.mark.rule("ML-CLN-52", "ML-PWR-04")
def test_dogor_drawn_for_a_land_storms_the_access():
    game = run("{phase: reset, land_a: {monster: none}, access: {monster: trons}, monster_deck: [dogor, gator]}")
    assert game.state.access.monster == "dogor"
    assert game.state.lands[0].monster == "gator"
    assert game.state.monster_discard == ["trons"]
    assert game.state.panic == []


@pytest.mark.rule("ML-CLN-53")
def test_without_any_monster_left_the_slot_stays_empty():
    state = position("{phase: reset, land_a: {monster: none}}")
    state.clans[0].trophies = state.monster_deck
    state.monster_deck = []
    assert run(state).state.lands[0].monster == ""


@pytest.mark.rule("ML-CLN-54")
def test_a_conquered_land_is_replaced_with_a_new_path_tile():
    game = run(
        """
        phase: reset
        land_a: {land: none, monster: none, tile: path_2}
        clans: [{lands: [yuha]}]
        land_deck: [kale]
        path_stack: [path_5]
        next: {path_side: [2]}
        """
    )
    land = game.state.lands[0]
    assert (land.land, land.tile, land.side) == ("kale", "path_5", "b")
    assert game.state.path_discard == ["path_2"]


@pytest.mark.rule("ML-CLN-54", "ML-CNQ-06")
def test_an_unconquered_land_keeps_its_path_tile():
    game = run("{phase: reset, land_a: {land: yuha, monster: none, tile: path_2, side: b}}")
    land = game.state.lands[0]
    assert (land.land, land.tile, land.side) == ("yuha", "path_2", "b")


@pytest.mark.rule("ML-CLN-54", "ML-RUL-05")
def test_without_another_land_the_spot_closes():
    state = position("{phase: reset, land_a: {land: none, monster: none, tile: path_2}}")
    state.clans[0].lands, state.land_deck = state.land_deck, []
    land = run(state).state.lands[0]
    assert (land.land, land.monster, land.tile) == ("", "", "")
    assert state.path_discard == ["path_2"]


@pytest.mark.rule("ML-CLN-55")
def test_displays_are_not_refreshed():
    text = """
        phase: reset
        tavern: [torko, taroa, naiala, dolfus]
        trap_display: [trap_s1, trap_s1, trap_s2, trap_m1, trap_m1, trap_t4]
        bazaar: [pugnor, agrum, eskol]
        loot_display: [loot_01, loot_02, loot_03, loot_04]
        """
    before, after = position(text), run(text).state
    for display in ("tavern", "trap_display", "bazaar", "loot_display"):
        assert getattr(before, display) == getattr(after, display)


@pytest.mark.rule("ML-CLN-56")
def test_an_empty_path_stack_is_made_anew_from_its_discard():
    game = run(
        """
        phase: reset
        land_a: {land: none, monster: none, tile: path_1}
        path_discard: [path_2, path_3, path_4, path_5, path_6]
        next: {paths: [path_4]}
        """
    )
    assert game.state.lands[0].tile == "path_4"
    assert (len(game.state.path_stack), game.state.path_discard) == (5, [])


# --- 4.7 and 4.8 ------------------------------------------------------------------------------------------------


def next_start_player(start, *members):
    clans = ", ".join(f"{{members: [{names}]}}" for names in members)
    text = f"{{players: {len(members)}, phase: start_marker, start_player: {start}, clans: [{clans}]}}"
    return run(text).state.start_player


@pytest.mark.rule("ML-CLN-60")
def test_the_lowest_reputation_starts():
    # reputation 1, 4 and 9
    clans = ["kakron leader, purkas", "tortock leader, torko, drapis", "korgo leader, nimra, dolfus"]
    assert next_start_player(0, *clans) == 0
    assert next_start_player(0, *clans[::-1]) == 2
    assert next_start_player(2, clans[1], clans[0], clans[2]) == 1


@pytest.mark.rule("ML-CLN-61", "ML-OVR-09")
@pytest.mark.parametrize(("start", "following"), [(0, 3), (1, 0), (2, 1), (3, 2)])
def test_tied_players_are_met_counter_clockwise(start, following):
    leaders = ["kakron leader", "tortock leader", "korgo leader", "wormee leader"]
    assert next_start_player(start, *leaders) == following


@pytest.mark.rule("ML-CLN-61")
def test_the_current_start_player_comes_last_among_the_tied():
    low, high = "kakron leader", "korgo leader, dolfus"
    assert next_start_player(0, low, "tortock leader", high) == 1
    assert next_start_player(0, low, "tortock leader, torko", high) == 0


@pytest.mark.rule("ML-CLN-70")
def test_the_round_marker_moves_one_field():
    game = run("{round: 3, phase: start_marker}")
    assert (game.state.round, game.state.phase) == (4, "round_start")


@pytest.mark.rule("ML-VAR-01")
def test_with_the_queens_grant_the_marker_is_turned_at_the_end_of_round_one():
    game = run("{options: {queens_grant: true}, phase: start_marker}")
    assert game.state.marker_b
    later = run("{options: {queens_grant: true}, round: 2, marker_b: true, phase: start_marker}")
    assert later.state.marker_b
    assert not run("phase: start_marker").state.marker_b
