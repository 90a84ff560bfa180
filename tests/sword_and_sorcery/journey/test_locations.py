"""Locations and buildings: hourglasses, services, crafting, challenges (chapter 15, 9)."""

from __future__ import annotations

import pytest

from tafelrunde.games.sword_and_sorcery.box.content import load
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import challenges
from tafelrunde.games.sword_and_sorcery.rules.death import armor
from tafelrunde.games.sword_and_sorcery.state import ItemState
from tafelrunde.kernel import Match
from tests.sword_and_sorcery.journey.road import on_the_way
from tests.sword_and_sorcery.table import hero, ids, laid_out, play, table, told


def at(location: str, text: str = "") -> Match:
    """In a location, with five hourglasses unless stated."""
    scenes = {"nilmerg": "road_to_nilmerg", "harrowford": "road_to_harrowford", "amor": "gates_of_amor"}
    hourglasses = "" if "hourglasses" in text else "hourglasses: 5\n"
    return on_the_way(f"scene: {scenes[location]}\nstage: location\n{hourglasses}{text}")


# --- locations ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-LOC-01")
@pytest.mark.parametrize(("visited", "more"), [("[]", 4), ("[nilmerg]", 2)])
def test_the_entrance_is_read_and_hourglasses_are_added_more_on_the_first_visit(visited, more):
    match = on_the_way(f"scene: first_steps\nhourglasses: 1\nvisited: {visited}")
    play(match, "travel:road_to_nilmerg")
    assert match.state.hourglasses == 1 + more
    assert told(match, "story")[-1].args["entry"] == "entry-nilmerg_in"
    assert match.state.visited == ("nilmerg",)


@pytest.mark.rule("SS-LOC-02", "SS-LOC-03")
def test_a_building_costs_an_hourglass_and_every_hero_pays_for_itself():
    match = at("nilmerg", "heroes: [{gold: 25}, {gold: 20}]")
    play(match, "visit:temple")
    assert match.state.hourglasses == 4
    assert told(match, "story")[-1].args["entry"] == "entry-temple"
    play(match, "bless:lesser")
    assert (hero(match).gold, hero(match, 1).gold, hero(match).blessing) == (5, 20, "lesser")


@pytest.mark.rule("SS-LOC-04", "SS-RUL-06")
def test_found_buildings_open_in_empty_slots():
    without = at("nilmerg", "buildings: [brotherhood]")
    assert "build:brotherhood" not in ids(without), "no slot here"
    match = at("harrowford", "buildings: [brotherhood, hunters_lodge]")
    assert "visit:brotherhood" not in ids(match)
    play(match, "build:brotherhood")
    assert "visit:brotherhood" in ids(match)
    assert "build:hunters_lodge" not in ids(match), "one slot"
    play(match, "leave")
    assert match.state.buildings == ("brotherhood", "hunters_lodge"), "taken along"


@pytest.mark.rule("SS-LOC-05", "SS-LOC-06")
def test_without_an_hourglass_the_party_must_leave_and_unspent_ones_are_kept():
    match = at("nilmerg", "hourglasses: 1")
    play(match, "visit:elven_forge")
    assert match.decision.question == "travel"
    assert told(match, "story")[-1].args["entry"] == "entry-nilmerg_out"
    kept = at("nilmerg", "hourglasses: 3")
    play(kept, "leave")
    assert (kept.state.hourglasses, kept.decision.question) == (3, "travel")


@pytest.mark.rule("SS-LOC-07")
def test_a_building_may_be_visited_again():
    match = at("nilmerg", "hourglasses: 3")
    play(match, "visit:elven_forge", "visit:elven_forge")
    assert match.state.hourglasses == 1


@pytest.mark.rule("SS-LOC-08", "SS-BUI-03", "SS-ADM-04")
def test_the_smith_repairs_as_often_as_the_hero_pays():
    text = "heroes: [{gold: 60, armour: padded}, {}]\nitems: {padded: {damage: 2}}"
    match = at("nilmerg", text)
    play(match, "visit:elven_forge", "repair:padded")
    assert (hero(match).gold, match.state.items["padded"].damage) == (35, 1)
    play(match, "repair:padded")
    assert (hero(match).gold, match.state.items["padded"].damage) == (10, 0)


def test_the_talent_of_the_analytical_mind_brings_an_hourglass_once_on_a_journey():
    match = on_the_way("scene: first_steps\nheroes: [{rank: 7, talents: [analytical_mind]}, {rank: 7}]")
    play(match, "travel:road_to_nilmerg")
    assert match.state.hourglasses == 5


# --- buildings ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-BUI-03", "SS-WPN-08")
def test_the_smith_improves_cards_of_stock_and_emporium_until_the_end_of_the_next_adventure():
    match = at("nilmerg", "heroes: [{gold: 50, main: shortsword, inventory: [dancing_scimitar]}, {}]")
    play(match, "visit:elven_forge")
    assert "improve:dancing_scimitar" not in ids(match), "a treasure has no other side"
    play(match, f"improve:{hero(match).main}")
    assert match.state.items[hero(match).main].improved
    assert hero(match).gold == 0


@pytest.mark.rule("SS-BUI-01", "SS-CUR-03")
def test_the_temple_takes_a_cursed_item_away_for_a_hundred_gold():
    cursed = next(card.id for card in load().inventory.values() if "cursed" in card.tags)
    match = at("nilmerg", f"heroes: [{{gold: 110, inventory: [{cursed}]}}, {{}}]")
    play(match, "visit:temple", f"cleanse:{cursed}")
    assert (hero(match).gold, hero(match).inventory) == (10, ())
    assert cursed in match.state.treasure_discard


@pytest.mark.rule("SS-BUI-01", "SS-BLS-01", "SS-BLS-02", "SS-BLS-03")
def test_temples_give_one_card_for_each_nature_with_the_side_they_state():
    assert {card.nature for card in load().blessings.values()} == {"lawful", "neutral", "chaotic"}
    match = at("amor", "heroes: [{card: jeanne_avenger, gold: 60}, {card: artemis_scout, gold: 60}]")
    play(match, "visit:great_temple", "bless:greater")
    assert hero(match).blessing == "greater"
    assert match.decision.question == "location", "both are lawful: there is no second card for the other"


@pytest.mark.rule("SS-BUI-02", "SS-COM-18", "SS-GLD-05")
def test_the_party_hires_a_mercenary_together_and_who_paid_most_owns_it():
    match = at("amor", "heroes: [{gold: 30}, {gold: 50}]\nbuildings: [brotherhood]")
    play(match, "build:brotherhood", "visit:brotherhood", "hire:warrior", "pays:0", "coins:20", "pays:1", "coins:30")
    assert match.state.hired == {"warrior": 1}
    assert [one.gold for one in match.state.heroes] == [10, 20]
    play(match, "leave", "travel:with_the_trek", "set_out")
    warrior = next(one for one in match.state.companions if one.card == "warrior")
    assert (warrior.owner, warrior.zone) == (1, load().adventures["the_refugees"].start[0])


@pytest.mark.rule("SS-BUI-05", "SS-ART-04")
def test_the_tower_charges_artifacts_up_to_what_is_printed():
    match = at(
        "amor",
        "heroes: [{rank: 2, gold: 50, artifact: ring_of_chance}, {rank: 2}]\nitems: {ring_of_chance: {charges: 2}}",
    )
    play(match, "visit:arcane_tower", "charge:ring_of_chance")
    assert (match.state.items["ring_of_chance"].charges, hero(match).gold) == (3, 30)
    assert match.decision.question == "location", "it is full"


@pytest.mark.rule("SS-PWR-06")
def test_powers_are_exchanged_only_where_a_building_says_so():
    match = at("harrowford", "heroes: [{card: jeanne_inquisitor, gold: 30, powers: [judgement]}, {}]")
    play(match, "camp", "hero:0")
    assert not [option for option in ids(match) if "judgement" in option]
    play(match, "done", "done", "visit:school", "unlearn:judgement")
    assert "power:judgement" not in ids(match)
    assert "power:prayer_of_mending" not in ids(match), "not of its nature"
    play(match, "power:dome_of_strength")
    assert [power.card for power in hero(match).powers] == ["dome_of_strength"]
    assert hero(match).gold == 0


@pytest.mark.rule("SS-EMP-03")
def test_nobody_upgrades_a_bought_card_by_paying_the_difference():
    two = next(item for item in load().inventory.values() if item.card and item.origin == "emporium")
    other = next(item for item in load().inventory.values() if item.card == two.card and item is not two)
    cheap, dear = sorted((two, other), key=lambda item: item.price)
    match = at("nilmerg", f"heroes: [{{gold: {dear.price - 1}, inventory: [{cheap.id}]}}, {{}}]")
    play(match, "visit:emporium")
    assert not [option for option in ids(match) if dear.id in option]


@pytest.mark.rule("SS-GLD-05")
def test_change_is_given():
    knife = next(item for item in load().items.values() if item.origin == "emporium" and item.price % 10 == 5)
    match = at("nilmerg", f"heroes: [{{gold: {knife.price + 5}, main: '', inventory: []}}, {{}}]")
    play(match, "visit:emporium")
    offered = [option for option in ids(match) if option.startswith(f"buy:{knife.id}")]
    play(match, *offered[:1])
    assert hero(match).gold == 5


# --- crafting -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-CRF-02", "SS-CRF-03")
def test_a_raw_card_and_gold_become_side_one_bound_to_an_item_of_the_hero():
    match = at("nilmerg", "heroes: [{gold: 60, main: shortsword, inventory: [raw_jade]}, {main: shortbow}]")
    sword = hero(match).main
    play(match, "visit:elven_forge")
    assert f"craft:jade:{hero(match, 1).main}" not in ids(match), "only its own"
    play(match, f"craft:jade:{sword}")
    assert (hero(match).gold, hero(match).inventory) == (10, ())
    assert match.state.items[sword] == ItemState(craft="jade", craft_side=0)
    assert "raw_jade" in match.state.treasure_discard
    bonus = Game(match.state).loadout(hero(match))["attack"]
    assert "jade" in [sourced.source for sourced in bonus]


@pytest.mark.rule("SS-CRF-02", "SS-CRF-04")
def test_a_crafted_card_is_turned_over_or_moved_and_may_go_to_another_hero():
    text = """
        heroes: [{{gold: 60, main: shortsword, inventory: [raw_jade]}}, {{main: shortbow}}]
        items: {{shortsword: {{craft: jade}}}}
    """.format()
    flipped = at("nilmerg", "\n".join(line.strip() for line in text.strip().splitlines()))
    play(flipped, "visit:elven_forge")
    assert not [option for option in ids(flipped) if option.startswith("craft:")], "there is one of each"
    play(flipped, "flip:jade")
    assert flipped.state.items["shortsword"].craft_side == 1
    moved = at("nilmerg", "\n".join(line.strip() for line in text.strip().splitlines()))
    play(moved, "visit:elven_forge", "rebind:jade:shortbow")
    assert moved.state.items["shortsword"].craft == ""
    assert moved.state.items["shortbow"].craft == "jade"
    assert "jade" in [sourced.source for sourced in Game(moved.state).loadout(hero(moved, 1))["attack"]]


@pytest.mark.rule("SS-CRF-05")
def test_gems_fit_any_weapon_scales_one_kind_of_armour_and_an_item_bears_one_card():
    raw = "raw_jade, raw_wyrm_scales, raw_insect"
    match = at(
        "nilmerg",
        f"heroes: [{{gold: 60, main: shortsword, armour: padded, inventory: [{raw}]}}, {{}}]\n"
        "items: {shortsword: {craft: amber}}",
    )
    play(match, "visit:elven_forge")
    crafts = [option for option in ids(match) if option.startswith("craft:")]
    assert "craft:jade:shortsword" not in crafts, "it bears amber"
    assert "craft:wyrm_scales:padded" in crafts, "light armour"
    assert "craft:insect:padded" not in crafts, "for heavy armour"
    assert not [option for option in crafts if option.startswith("craft:wyrm_scales:short")]


@pytest.mark.rule("SS-CRF-06")
def test_what_is_bound_goes_with_the_item_and_is_discarded_with_it():
    from tafelrunde.games.sword_and_sorcery.rules.items import discarding

    match = at("nilmerg", "heroes: [{inventory: [knife]}, {}]\nitems: {knife: {craft: jade}}")
    play(match, "camp", "hero:0", "trade:1", "give:knife")
    play(match, *([f"inventory:{'knife'}"] if match.decision.question == "trade_slot" else []))
    assert match.state.items["knife"].craft == "jade", "traded, not discarded"
    _, state = laid_out("heroes: [{main: knife}, {}]")
    game = Game(state)
    state.items["knife"] = ItemState(craft="jade")
    discarding.discard(game, "knife")
    assert "knife" not in state.items


# --- challenges -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-CHL-01", "SS-CMP-19")
def test_tasks_are_counted_for_the_whole_party():
    match = at("nilmerg")
    play(match, "visit:inn", "challenge:traces_of_raseac")
    (challenge,) = match.state.challenges
    assert (challenge.card, challenge.done) == ("traces_of_raseac", (0, 0))
    _, state = laid_out("challenges: [{card: great_hunt, done: [3, 1]}]")
    game = Game(state)
    challenges.count(game, "blue")
    challenges.count(game, "green")
    assert state.challenges[0].done == (4, 1)
    assert not challenges.complete(game, state.challenges[0])
    challenges.count(game, "red")
    assert challenges.complete(game, state.challenges[0])


@pytest.mark.rule("SS-CHL-01")
def test_an_enemy_that_is_killed_counts():
    match = table("""
        active: 0
        heroes: [{zone: B3}, {zone: A1}]
        challenges: [{card: great_hunt, done: [0, 0]}]
        enemies: [{card: dark_dwarf_1, zone: B3, wounds: 30}]
        next: {red: [1], blue: [1]}
    """)
    play(match, "attack:main:enemy:dark_dwarf_1")
    assert match.state.challenges[0].done == (1, 0)


@pytest.mark.rule("SS-CHL-02", "SS-BUI-04")
def test_an_outpost_pays_for_a_completed_challenge_once():
    match = at("harrowford", "challenges: [{card: great_hunt, done: [4, 2]}]\nshards: 1")
    play(match, "visit:outpost", "prize:great_hunt")
    assert match.state.shards == 1 + 3 * 2
    assert told(match, "story")[-1].args["entry"] == "entry-great_hunt"
    assert match.decision.question == "spoils"
    play(match, "leave")
    play(match, "visit:outpost")
    assert match.decision.question == "location", "not twice"
    unfinished = at("harrowford", "challenges: [{card: great_hunt, done: [4, 1]}]")
    play(unfinished, "visit:outpost")
    assert unfinished.decision.question == "location"


@pytest.mark.rule("SS-ADM-03")
def test_damaged_armour_keeps_its_other_properties():
    _, state = laid_out("heroes: [{armour: padded}, {}]")
    game = Game(state)
    before = armor.value(game, state.heroes[0])
    dice, effects = armor.printed(game, state.heroes[0]).dice, game.loadout(state.heroes[0])
    state.items[state.heroes[0].armour] = ItemState(damage=1)
    assert armor.value(game, state.heroes[0]) == max(0, before - 1)
    assert armor.printed(game, state.heroes[0]).dice == dice
    assert game.loadout(state.heroes[0]).keys() == effects.keys()
