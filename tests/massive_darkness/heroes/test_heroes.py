"""Heroes' health and equipment (chapters 9.1 and 9.2)."""

import pytest

from tafelrunde.games.massive_darkness.box.cards import COMBAT_EQUIPMENT
from tafelrunde.games.massive_darkness.box.content import load
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import hero_loadout
from tafelrunde.games.massive_darkness.rules.board.levels import raise_level
from tests.massive_darkness.fights import attacked, enemy_attacks
from tests.massive_darkness.printing import Print
from tests.massive_darkness.table import enemy, hero, ids, play, pools, question, settle, table, told, whole_round

ORCS = "{card: W009, zone: B5}"
QUIET = "on_top: {event: [E14]}"


@pytest.mark.rule("MD-HRO-03")
@pytest.mark.parametrize("sheet", load().classes)
def test_health_starts_at_five_and_ends_at_seven(sheet: str):
    lines = load().classes[sheet].lines
    nothing = tuple(0 for _ in lines)
    everything = tuple(len(line.skills) for line in lines)
    assert hero_loadout("whisper", sheet, nothing, 5, "", (), (), 5, load()).health == 5
    assert hero_loadout("whisper", sheet, everything, 5, "", (), (), 5, load()).health == 7


@pytest.mark.rule("MD-HRO-04", "MD-HRO-05", "MD-HRO-08")
@pytest.mark.parametrize(("health", "left"), [(5, 2), (3, 0), (1, 0)])
def test_wounds_lower_health_to_nothing_at_least_and_then_the_hero_lies_dead(health: int, left: int):
    match = enemy_attacks(ORCS, "[6, 2]", "[1]", more=f", body: SA13, health: {health}")
    while question(match) not in ("act", "") and not told(match, "hero_wounded"):
        play(match, match.decision.default or ids(match)[0])
    wounded = told(match, "hero_wounded")[0]
    lost = health - wounded.args["health"]
    assert (wounded.args["health"], lost) == (left, min(3, health))
    died = told(match, "hero_died")
    assert [event.args["zone"] for event in died] == (["B5"] if left == 0 else [])


@pytest.mark.rule("MD-HRO-09")
@pytest.mark.parametrize(("health", "after"), [(4, 5), (2, 4)])
def test_healing_goes_up_to_the_maximum(health: int, after: int):
    match = table(f"heroes: [{{health: {health}, pack: [S008]}}, {{}}]")
    play(match, "drink:S008:0")
    assert hero(match).health == after


@pytest.mark.rule("MD-HRO-10")
@pytest.mark.parametrize(("zone", "healed"), [("B6", 4), ("B5", 4), ("A5", 2)])
def test_the_crown_doubles_healing_in_sight_of_its_owner(zone: str, healed: int):
    match = table(f"heroes: [{{zone: B6, health: 1, pack: [S008]}}, {{zone: {zone}, pack: [A05]}}]")
    play(match, "drink:S008:0")
    assert hero(match).health == 1 + healed


@pytest.mark.rule("MD-HRO-10")
def test_the_crown_doubles_its_owners_own_healing():
    match = table("heroes: [{zone: B6, health: 1, pack: [S008, A05]}, {zone: A5}]")
    play(match, "drink:S008:0")
    assert hero(match).health == 5


@pytest.mark.rule("MD-HRO-10", "MD-RUL-37")
def test_two_crowns_double_twice(printed: Print):
    printed("S008", {"at": "own_activation", "do": [{"op": "heal", "who": "self_or_ally_in_zone", "n": 1}]})
    printed("A06", {"at": "passive", "do": [{"op": "heal_multiplier", "n": 2}]})
    match = table("""
        level: 5
        heroes: [{skills: {improved_health: 2}, health: 1, pack: [S008, A05]}, {pack: [A06]}]
    """)
    play(match, "drink:S008:0")
    assert (hero(match).health, Game(match.state).max_health(hero(match))) == (1 + 4, 7)


@pytest.mark.rule("MD-HRO-11", "MD-HRO-15")
def test_a_new_round_heals_nobody_and_brings_no_markers():
    match = whole_round(table(f"heroes: [{{health: 2}}, {{health: 4}}]\nlifebringer: 1\n{QUIET}"))
    assert match.state.round == 2
    assert [hero(match, seat).health for seat in (0, 1)] == [2, 4]
    assert match.state.lifebringer == 1


@pytest.mark.rule("MD-HRO-15", "MD-EQP-17")
def test_a_revived_hero_has_kept_its_cards_and_the_marker_is_gone():
    match = table(f"""
        heroes: [{{health: 0, hands: [SA11], body: SA13, pack: [S034, S008], xp: 4}}, {{}}]
        active: 1
        {QUIET}
    """)
    assert (hero(match).hands, hero(match).body) == (("SA11",), "SA13")
    whole_round(match)
    one = hero(match)
    assert (one.health, one.hands, one.body, set(one.pack)) == (5, ("SA11",), "SA13", {"S034", "S008"})
    assert match.state.lifebringer == 1


# --- equipment ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-EQP-01")
def test_a_hero_carries_any_number_of_cards():
    many = [f"S{number:03}" for number in range(1, 31) if number not in (14, 15, 16, 18, 19)]
    match = table(f"""
        heroes: [{{zone: B5, hands: [SA11], pack: [{", ".join(many)}]}}, {{}}]
        treasure: {{B5: 1}}
        on_top: {{treasure_1: [S034]}}
    """)
    settle(play(match, "pick_up"), "act")
    cards = Game(match.state).cards_of(hero(match))
    assert {"S034", *many} <= set(cards)


@pytest.mark.rule("MD-EQP-06", "MD-EQP-14")
@pytest.mark.parametrize(("more", "shields"), [("pack: [S013]", 1), ("pack: [S005]", 0), ("body: S005", 1)])
def test_an_item_is_always_equipped_and_armour_only_on_the_body(more: str, shields: int):
    match = enemy_attacks(ORCS, "[1, 1]", "[1]", more=", " + ("body: SA13, " if "body" not in more else "") + more)
    settle(match, "act")
    assert told(match, "shields")[0].args["n"] == shields


@pytest.mark.rule("MD-EQP-07")
def test_every_card_is_combat_equipment_an_item_or_a_consumable():
    content = load()
    for code, card in content.equipment.items():
        has_dice = any((card.melee, card.ranged, card.magic, card.defense))
        consumed = any(effect.cost.discard for effect in card.effects)
        assert (card.kind in COMBAT_EQUIPMENT) == has_dice == (card.slot != "none"), code
        assert consumed == (card.kind == "consumable"), code


@pytest.mark.rule("MD-EQP-08", "MD-EQP-12")
def test_a_long_sword_serves_in_melee_and_in_defence():
    match = table(f"""
        players: 1
        heroes: [{{hero: whisper, class: paladin_of_wrath, zone: B5, hands: [SA07], body: ''}}]
        enemies: [{ORCS}]
        next: {{attack: [1, 1, 1], defense: [3]}}
        {QUIET}
    """)
    play(match, "melee:orc_executioners")
    assert pools(match) == ("y", "")
    play(match, "end")
    assert len(told(match, "rolled")) >= 2
    reaction = told(match, "rolled")[1].args
    assert [die // 10 for die in reaction["defense"]] == [3]


REAPER = """
    heroes: [{hero: whisper, class: paladin_of_wrath, zone: B5, hands: [S165]}, {zone: C5}]
    enemies: [{card: W004, zone: B5, health: 1}, {card: W011, zone: B5, health: 1}, {card: W009, zone: B5}]
    next: {attack: [1, 1, 1, 1, 2, 2, 6, 6, 1, 1, 2, 2, 6, 6], defense: [1, 1, 1, 1, 1, 1, 1, 1]}
"""


@pytest.mark.rule("MD-EQP-21")
def test_the_reaper_gives_another_activation_after_the_reactions_and_only_one():
    match = table(REAPER)
    play(match, "melee:orc_executioners", "melee:goblin_harbinger")
    settle(match, "act")
    assert enemy(match, "goblin_harbinger") is None
    assert match.decision.seat == 0
    play(match, "end")
    settle(match, "extra_activation", "act")
    assert question(match) == "extra_activation"
    assert [event.args["figure"] for event in told(match, "attack")] == ["whisper", "whisper", "orc_executioners"]
    play(match, "again")
    assert (match.decision.seat, match.state.activation.actions) == (0, 3)
    play(match, "melee:dwarf_harbinger")
    settle(match, "act")
    assert enemy(match, "dwarf_harbinger") is None
    play(match, "end")
    settle(match, "extra_activation", "act")
    assert (question(match), match.decision.seat) == ("act", 1)


@pytest.mark.rule("MD-EQP-21")
def test_the_other_activation_may_be_declined_and_needs_a_kill():
    match = table(REAPER)
    play(match, "melee:orc_executioners", "melee:goblin_harbinger")
    settle(match, "act")
    play(match, "end")
    settle(match, "extra_activation", "act")
    play(match, "decline")
    assert (question(match), match.decision.seat) == ("act", 1)
    match = table(REAPER)
    play(match, "melee:orc_executioners", "end")
    settle(match, "extra_activation", "act")
    assert question(match) == "act"


@pytest.mark.rule("MD-EQP-22")
def test_a_ring_of_might_is_used_one_way_or_the_other_in_each_combat():
    match = table("""
        heroes: [{hero: whisper, class: paladin_of_wrath, zone: B5, hands: [S025], pack: [S154]}, {zone: C5}]
        enemies: [{card: WM04, zone: B5}]
        next: {attack: [2, 2], defense: [1, 1, 1, 1]}
    """)
    play(match, "melee:cave_troll", "choose:1")
    assert question(match) == "enchant", "the first option is a bam"
    play(match, "trigger:S025.0", "melee:cave_troll", "choose:2")
    assert [event.args["n"] for event in told(match, "swords")] == [2, 3]


@pytest.mark.rule("MD-EQP-23", "MD-EFF-02", "MD-HRO-17")
def test_a_magic_amulet_strikes_once_per_activation():
    match = table("""
        heroes: [{hero: whisper, class: paladin_of_wrath, zone: B6, hands: [SA11], pack: [S017]}, {zone: C5}]
        enemies: [{card: WM04, zone: B4}, {card: W004, zone: B3}]
        next: {strike: [6]}
    """)
    assert {answer for answer in ids(match) if answer.startswith("strike")} == {"strike:S017:cave_troll"}
    before = enemy(match, "cave_troll").health
    play(match, "strike:S017:cave_troll")
    assert enemy(match, "cave_troll").health == before - 2
    assert match.state.activation.actions == 3, "it is free"
    assert "strike:S017:cave_troll" not in ids(match)
    assert not told(match, "rolled")


@pytest.mark.rule("MD-EQP-24")
def test_an_orb_of_shadows_heals_a_hero_in_shadow_at_any_distance():
    match = table("""
        heroes:
        - {hero: whisper, class: paladin_of_wrath, zone: B4, hands: [S058]}
        - {zone: A2, health: 2}
        - {zone: A1, health: 2}
        enemies: [{card: W009, zone: B5}]
        next: {attack: [6, 2]}
    """)
    play(match, "magic:orc_executioners", "trigger:S058.1")
    assert ids(match) == ["heal:1", "nobody"], "A2 lies in the shadow far away, A1 in the light"
    play(match, "heal:1")
    assert hero(match, 1).health == 3


@pytest.mark.rule("MD-EQP-20", "MD-RER-01")
def test_two_copies_of_a_card_have_their_effect_twice(printed: Print):
    sword = {"at": "attack", "do": [{"op": "swords", "n": 1}]}
    printed("SA11", sword)
    printed("SA12", sword)
    match = attacked(ORCS, "[1, 1]", "[]", "[SA11, SA12]")
    settle(play(match, "melee:orc_executioners"), "act")
    assert told(match, "swords")[0].args["n"] == 2


@pytest.mark.rule("MD-KEY-01", "MD-HRO-06", "MD-SKL-03")
def test_a_new_level_raises_the_health_of_the_living_only():
    match = table("""
        level: 1
        heroes:
        - {class: battle_wizard, health: 3, skills: {improved_health: 1}}
        - {class: paladin_of_wrath, health: 0, skills: {improved_health: 1}}
    """)
    raise_level(Game(match.state), 2, "MD-LVL-04")
    assert [hero(match, seat).health for seat in (0, 1)] == [4, 0]


@pytest.mark.rule("MD-EQP-16", "MD-HRO-09")
def test_a_potion_is_for_heroes_in_the_zone():
    match = table("heroes: [{zone: B5, health: 2, pack: [S008]}, {zone: B6, health: 2}, {zone: B5, health: 2}]")
    assert [answer for answer in ids(match) if answer.startswith("drink")] == ["drink:S008:0", "drink:S008:2"]


@pytest.mark.rule("MD-CAM-12", "MD-EQP-13")
@pytest.mark.parametrize(
    ("most", "attack", "defense", "shields"), [(5, (2, 2), (0, 3), 1), (4, (2, 2), (0, 0), 0), (3, (0, 0), (0, 0), 0)]
)
def test_cards_above_the_level_of_a_campaign_count_for_nothing(
    most: int, attack: tuple[int, int], defense: tuple[int, int], shields: int
):
    # A Battle Axe of level 4, a Dragon Armour and a Ring of Protection of level 5.
    nothing = (0,) * len(load().classes["paladin_of_wrath"].lines)
    loadout = hero_loadout("whisper", "paladin_of_wrath", nothing, 5, "S148", ("S131",), ("S152",), most, load())
    assert (loadout.pool("melee", 0), loadout.defense_pool) == (attack, defense)
    assert len(loadout.defense["melee"].always) == shields
    assert (("melee", 0) in loadout.armed) == (most >= 4)
    assert ("two_handed_weapon" in loadout.conditions, "no_armor" in loadout.conditions) == (most >= 4, most < 5)
