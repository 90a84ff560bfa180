"""The end of an adventure, what lasts, joining and leaving, the end of a campaign (chapter 16)."""

from __future__ import annotations

import msgspec
import pytest

from tafelrunde.games.sword_and_sorcery import RULEBOOK
from tafelrunde.games.sword_and_sorcery.box.content import load
from tafelrunde.games.sword_and_sorcery.state import ItemState, State
from tafelrunde.kernel import Match
from tests.sword_and_sorcery.journey.road import ended, on_the_way
from tests.sword_and_sorcery.table import hero, ids, play, told


def past_spoils(match: Match) -> Match:
    while match.decision.question == "spoils":
        play(match, "leave")
    return match


# --- SS-END-02, step by step ----------------------------------------------------------------------------------------


@pytest.mark.rule("SS-GHO-05", "SS-END-02")
def test_a_ghost_loses_a_random_equipped_item_for_good():
    match = ended("heroes: [{ghost: true, main: shortsword, offhand: shield, armour: ''}, {}]\nnext: {item: [2]}")
    assert (hero(match).main, hero(match).offhand) == ("shortsword", "")
    assert "shield" in match.state.stock, "returned to its deck"
    treasure = ended("heroes: [{ghost: true, rank: 4, main: dancing_scimitar, offhand: '', armour: ''}, {}]")
    assert hero(treasure).main == ""
    assert "dancing_scimitar" in treasure.state.treasure_deck


@pytest.mark.rule("SS-RES-04", "SS-SET-08")
def test_ghosts_return_to_life_for_free_with_the_reduced_rank():
    match = ended("shards: 3\nheroes: [{ghost: true, rank: 2, wounds: 0}, {rank: 3, wounds: 4}]")
    assert [(one.ghost, one.rank, one.wounds) for one in match.state.heroes] == [(False, 2, 0), (False, 3, 0)]
    assert match.state.shards == 3


@pytest.mark.rule("SS-END-02", "SS-BLS-05")
def test_blessings_conditions_critical_tokens_and_effects_are_over():
    match = ended("""
        heroes:
        - blessing: lesser
          conditions: {poison: 2, down: true, restrictive: stun, crits: [crit_r1]}
          lasting: [{key: x, source: x, until: adventure}]
          powers: [{card: taunt, recharge: 3}]
        - {}
    """)
    one = hero(match)
    assert (one.blessing, one.lasting, one.powers[0].recharge) == ("", (), 0)
    assert one.conditions == type(one.conditions)()


@pytest.mark.rule("SS-END-02", "SS-STK-01")
def test_stock_cards_on_the_map_return_story_items_go_to_the_party_the_rest_is_lost():
    match = ended("""
        heroes: [{}, {}]
        lying: {A1: {gold: 20, items: [knife, travel_pass, dancing_scimitar], treasures: [raw_jade]}}
    """)
    state = match.state
    assert "knife" in state.stock
    assert match.decision.question == "spoils"
    assert match.decision.args["card"] == "travel_pass"
    assert "dancing_scimitar" in state.treasure_deck
    assert "raw_jade" in state.treasure_deck
    assert (state.lying, [one.gold for one in state.heroes]) == ({}, [0, 0])


@pytest.mark.rule("SS-END-02", "SS-COM-10", "SS-COM-16", "SS-COM-04")
def test_mercenaries_heal_and_go_on_personal_companions_do_not_carry_over():
    match = ended("""
        heroes: [{card: artemis_scout, rank: 3, powers: [{card: summon_dharma, running: 1}]}, {rank: 3}]
        companions: [{card: warrior, owner: 1, wounds: 2, zone: A2}, {card: dharma, owner: 0, zone: A2}]
        scene: road_to_nilmerg
    """)
    assert match.state.hired == {"warrior": 1}
    assert hero(match).powers[0].running == 0, "to be summoned again"
    play(past_spoils(match), "travel:old_bridge", "set_out")
    assert [(one.card, one.wounds, one.owner) for one in match.state.companions] == [("warrior", 0, 1)]


@pytest.mark.rule("SS-COM-13")
def test_a_mercenary_that_was_killed_is_gone():
    match = ended("heroes: [{}, {}]\nhired: {warrior: 0}\nfallen: [warrior]")
    assert match.state.hired == {}


@pytest.mark.rule("SS-END-02", "SS-BUI-03", "SS-ART-03")
def test_improved_sides_are_turned_back_damage_charges_and_crafts_last():
    match = ended("""
        heroes: [{rank: 2, main: shortsword, armour: padded, artifact: ring_of_chance, gold: 25}, {rank: 2}]
        items:
          shortsword: {improved: true, craft: jade, craft_side: 1}
          padded: {damage: 1, spent: 1}
          ring_of_chance: {charges: 1}
        shards: 6
        challenges: [{card: great_hunt, done: [1, 1]}]
        hourglasses: 2
    """)
    state = match.state
    assert state.items == {
        "shortsword": ItemState(craft="jade", craft_side=1),
        "padded": ItemState(damage=1),
        "ring_of_chance": ItemState(charges=1),
    }
    assert (state.shards, hero(match).gold, hero(match).rank, state.hourglasses) == (6, 25, 2, 2)
    assert state.challenges[0].done == (1, 1)
    play(past_spoils(match), "travel:road_to_nilmerg", "leave", "travel:old_bridge", "set_out")
    assert match.state.items["ring_of_chance"].charges == 1, "no charges at the start of an adventure"


@pytest.mark.rule("SS-END-01", "SS-END-02", "SS-JRN-09")
@pytest.mark.parametrize(("result", "entry"), [("won", "outcome-the_awakening"), ("lost", "outcome-lost")])
def test_the_outcome_is_read_and_noted_and_there_is_no_score(result, entry):
    match = ended("heroes: [{rank: 2}, {}]\nround: 7\nshards: 5", result)
    assert told(match, "story")[-1].args["entry"] == entry
    (record,) = match.state.chronicle
    assert (record.adventure, record.result, record.rounds, record.ranks, record.shards) == (
        "the_awakening",
        result,
        7,
        (2, 1),
        5,
    )
    assert match.outcome is None, "the campaign goes on"


# --- defeat ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-END-03")
def test_after_a_defeat_the_adventure_may_be_replayed_and_its_own_cards_are_given_back():
    match = ended(
        """
        heroes: [{gold: 30, inventory: [toll_mark, antidote, travel_pass]}, {}]
        brought: [travel_pass]
        shards: 4
        flags: [gate_reached]
        """,
        "lost",
    )
    assert match.decision.question == "verdict"
    assert ids(match) == ["again", "give_up"]
    assert (hero(match).gold, hero(match).inventory, match.state.shards) == (30, ("antidote", "travel_pass"), 4)
    assert match.state.notes == (), "what was noted in vain did not happen"
    play(match, "again", "set_out")
    assert (match.state.adventure, match.state.round) == ("the_awakening", 1)


@pytest.mark.rule("SS-END-03", "SS-RUL-05")
def test_where_the_story_has_another_way_the_party_may_retreat():
    match = ended("heroes: [{}, {}]\nscene: spider_cave\nadventure: primal_spider_lair", "lost")
    assert ids(match) == ["again", "retreat:hunters_camp", "give_up"]
    shards = match.state.shards
    play(match, "retreat:hunters_camp")
    assert match.state.scene == "hunters_camp"
    assert match.state.shards > shards, "whoever goes round is not left behind for good"
    assert "travel:road_to_harrowford" in ids(match)


@pytest.mark.rule("SS-RUL-11", "SS-RES-04")
def test_a_defeat_costs_no_soul_rank_a_victory_may():
    fallen = "heroes: [{rank: 2, ghost: true}, {rank: 4}]\nreached: [3, 3]"
    lost, won = ended(fallen, "lost"), ended(fallen, "won")
    assert [one.rank for one in lost.state.heroes] == [3, 4]
    assert [one.rank for one in won.state.heroes] == [2, 4]


@pytest.mark.rule("SS-RUL-12", "SS-END-03", "SS-END-02")
def test_after_a_defeat_what_the_fallen_left_lying_is_the_partys():
    text = """
        heroes: [{gold: 5}, {ghost: true}]
        lying: {B1: {gold: 25, items: [antidote, toll_mark], loot: [loot_1]}}
    """
    lost = ended(text, "lost")
    assert [one.gold for one in lost.state.heroes] == [20, 10]
    assert lost.decision.question == "spoils"
    assert lost.state.spoils == ("antidote",), "the story's card is given back, the token is lost"
    won = ended(text, "won")
    assert [one.gold for one in won.state.heroes] == [5, 0], "after a victory nobody goes back for it"
    assert won.state.spoils == ("toll_mark",)


@pytest.mark.rule("SS-RUL-13", "SS-EMP-01")
def test_before_another_try_gold_can_be_spent_where_the_party_has_been_to_a_location():
    match = ended("heroes: [{gold: 30}, {gold: 30}]\nvisited: [nilmerg]", "lost")
    play(match, "again")
    assert (match.decision.question, match.decision.seat) == ("emporium", 0)
    play(match, "done")
    assert (match.decision.question, match.decision.seat) == ("emporium", 1)
    play(match, "done")
    assert match.decision.question == "before_adventure"
    nowhere = ended("heroes: [{gold: 30}, {gold: 30}]", "lost")
    play(nowhere, "again")
    assert nowhere.decision.question == "before_adventure", "there is no such place yet"


@pytest.mark.rule("SS-RUL-11")
def test_the_ranks_with_which_a_party_sets_out_are_kept_in_mind():
    match = on_the_way("{heroes: [{rank: 2}, {rank: 3}], scene: first_steps, stage: ready}")
    play(match, "set_out")
    assert match.state.reached == (2, 3)


@pytest.mark.rule("SS-RUL-11")
def test_ranks_bought_in_a_lost_adventure_are_not_lost_either():
    match = on_the_way("{heroes: [{rank: 2}, {rank: 3}], scene: first_steps, stage: ready, shards: 27}")
    play(match, "set_out", "raise:0")
    assert match.state.reached == (3, 3)
    play(match, "raise:0")
    assert (match.state.reached, match.state.shards) == ((4, 3), 2)


@pytest.mark.rule("SS-END-03")
def test_a_party_may_give_up():
    match = ended("heroes: [{}, {}]", "lost")
    play(match, "give_up")
    assert match.outcome.winners == ()


# --- the progress sheet ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-CAM-01")
def test_everything_on_the_progress_sheet_is_saved(tmp_path):
    match = on_the_way("""
        heroes:
        - {rank: 3, gold: 35, main: shortsword, inventory: [antidote], powers: [whirlwind, taunt]}
        - {rank: 2}
        scene: road_to_harrowford
        shards: 7
        hourglasses: 2
        stored: [raw_amber]
        challenges: [{card: great_hunt, done: [2, 0]}]
        notes: [smoke_followed]
        items: {shortsword: {craft: jade}}
        buildings: [hunters_lodge]
    """)
    match.save(tmp_path / "campaign")
    loaded = Match.load(tmp_path / "campaign")
    assert loaded.state == match.state
    again = Match.from_position(match.position())
    assert msgspec.to_builtins(again.state) == msgspec.to_builtins(match.state)
    one = loaded.state.heroes[0]
    assert (one.card, one.rank, [power.card for power in one.powers]) == (
        "thorgren_gladiator",
        3,
        ["whirlwind", "taunt"],
    )


@pytest.mark.rule("SS-CAM-01")
def test_what_belongs_to_one_adventure_is_gone_and_nothing_of_it_is_forgotten():
    match = ended("""
        heroes: [{}, {}]
        enemies: [{card: giant_spider_1, zone: D3}]
        killed: [giant_spider_2]
        fires: {A1: 1}
        daytime: day
    """)
    fresh = State(players=2, heroes=[], adventure="the_awakening", rng=0)
    lasting = {*State.__bases__[0].__struct_fields__, "phase", "treasure_deck"}
    for name in State.__struct_fields__:
        if name not in lasting:
            assert getattr(match.state, name) == getattr(fresh, name), name


# --- joining and leaving --------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-CAM-02", "SS-MOD-05")
def test_heroes_may_stay_at_home_but_two_must_go():
    match = on_the_way("players: 3\nscene: road_to_nilmerg\ngathering: {present: [0, 1, 2]}")
    play(match, "travel:old_bridge")
    assert match.decision.question == "gather"
    play(match, "home:0", "home:2")
    assert "begin" not in ids(match)
    play(match, "come:2", "begin", "set_out")
    assert [one.seat for one in match.state.heroes] == [1, 2]
    assert [one.seat for one in match.state.home] == [0]
    assert match.decision.seat in (-1, 1, 2)
    RULEBOOK.check(match.state)


@pytest.mark.rule("SS-CAM-02", "SS-RUL-04")
def test_who_joins_starts_at_the_lowest_rank_of_the_party_with_equipment_from_the_stock():
    match = on_the_way("""
        players: 3
        scene: road_to_nilmerg
        heroes: [{rank: 4}, {rank: 3}, {}]
        gathering: {present: [0, 1]}
    """)
    match.state.heroes[2:], match.state.home[:] = [], [match.state.heroes[2]]
    match.state.home[0].card, match.state.home[0].powers = "", ()
    for slot in ("main", "offhand", "armour"):
        if code := getattr(match.state.home[0], slot):
            match.state.stock.append(code)
            setattr(match.state.home[0], slot, "")
    match = Match.from_state(RULEBOOK, match.setup, match.state)
    play(match, "travel:old_bridge", "come:2", "begin")
    joined = match.state.heroes[2]
    assert (joined.rank, joined.card != "", joined.main != "") == (3, True, True)
    assert joined.gold == 0


@pytest.mark.rule("SS-RUL-04")
def test_who_comes_back_is_raised_to_the_lowest_rank_of_the_party():
    match = on_the_way("players: 3\nscene: road_to_nilmerg\nheroes: [{rank: 4}, {rank: 3}, {rank: 1}]")
    match.state.home[:] = [match.state.heroes.pop()]
    match.state.gathering.present = (0, 1)
    match = Match.from_state(RULEBOOK, match.setup, match.state)
    play(match, "travel:old_bridge", "come:2", "begin")
    assert [one.rank for one in match.state.heroes] == [4, 3, 3]


# --- the end --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-JRN-05", "SS-END-01")
def test_where_no_arrow_leads_on_the_campaign_is_won():
    match = on_the_way("scene: the_gate_itself")
    play(match, "travel:epilogue")
    assert match.outcome.winners == (0, 1)
    assert match.state.phase == "over"


@pytest.mark.rule("SS-END-02")
def test_a_won_adventure_rewards_the_party_and_its_cards_are_shared_out():
    match = ended("heroes: [{}, {inventory: []}]\nspoils: [raw_jade, dancing_scimitar]")
    assert match.decision.question == "spoils"
    play(match, "hero:1", "store")
    assert hero(match, 1).inventory == ("raw_jade",)
    assert match.state.stored == ("dancing_scimitar",)
    assert match.decision.question == "travel"


@pytest.mark.rule("SS-RUL-07", "SS-CUR-01")
def test_without_room_on_the_journey_a_card_is_the_partys_to_share_out():
    cursed = next(card.id for card in load().inventory.values() if "cursed" in card.tags)
    full = "antidote, raw_jade, raw_amber"
    match = ended(f"heroes: [{{inventory: [{full}]}}, {{}}]\nspoils: [{cursed}]")
    assert ids(match) == ["hero:0", "hero:1"], "somebody must take it"
    play(match, "hero:0", "drop:antidote")
    assert cursed in hero(match).inventory
    assert (match.decision.question, match.decision.args["card"]) == ("spoils", "antidote")
    play(match, "hero:1")
    assert hero(match, 1).inventory == ("antidote",)
