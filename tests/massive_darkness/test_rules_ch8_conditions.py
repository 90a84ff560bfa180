"""Stun, bracketed conditions and what effects say (chapters 8.1, 8.2 and 8.4)."""

import pytest

from tests.massive_darkness.fights import attacked, enemy_attacks
from tests.massive_darkness.printing import Print
from tests.massive_darkness.table import enemy, hero, ids, play, question, settle, table, told

ORCS = "{card: W009, zone: B5}"
GOBLINS = "{card: W007, zone: B5}"


@pytest.mark.rule("MD-STN-01")
def test_a_stunning_enchantment_marks_the_target():
    match = attacked(ORCS, "[4]", "[]", "[S064]")
    play(match, "melee:orc_executioners", "trigger:S064.0")
    assert enemy(match, "orc_executioners").stunned
    assert len(told(match, "enemy_stunned")) == 1


@pytest.mark.rule("MD-STN-01", "MD-STN-11")
def test_a_hero_is_stunned_by_an_enemy_and_still_a_target(printed: Print):
    printed("W009", {"at": "attack", "do": [{"op": "stun"}]})
    match = enemy_attacks(ORCS + ", {card: W010, zone: B5}", "[1, 1, 2]", "[1, 3]", more=", body: SA13")
    settle(match, "act")
    assert hero(match).stunned
    assert len(told(match, "attack")) == 2
    assert len(told(match, "rolled")[1].args["defense"]) == 1


@pytest.mark.rule("MD-STN-07")
def test_who_is_stunned_is_not_stunned_again():
    match = attacked("{card: W004, zone: B5, stunned: true}", "[4]", "[1]", "[S064]")
    settle(play(match, "melee:goblin_harbinger"), "enchant", "act")
    if question(match) == "enchant":
        play(match, "trigger:S064.0")
    assert not told(match, "enemy_stunned")


CONDITIONS = [
    ("shadow_mode", "zone: B4", True),
    ("shadow_mode", "zone: B5", False),
    ("no_armor", "zone: B5, body: ''", True),
    ("no_armor", "zone: B5, body: SA13", False),
    ("shield_equipped", "zone: B5, hands: [SA11, S034]", True),
    ("shield_equipped", "zone: B5, hands: [SA11], pack: [S013, S034]", False),
    ("sword_equipped", "zone: B5, hands: [SA07]", True),
    ("sword_equipped", "zone: B5, hands: [SA11, S064]", True),
    ("sword_equipped", "zone: B5, hands: [SA11], pack: [S013, SA07]", False),
    ("mace_or_hammer", "zone: B5, hands: [SA01]", True),
    ("mace_or_hammer", "zone: B5, hands: [S029]", True),
    ("mace_or_hammer", "zone: B5, hands: [S135]", True),
    ("mace_or_hammer", "zone: B5, hands: [SA11]", False),
    ("wounded_3", "zone: B5, health: 2", True),
    ("wounded_3", "zone: B5, health: 1", True),
    ("wounded_3", "zone: B5, health: 3", False),
    ("two_weapons", "zone: B5, hands: [SA11, SA07]", True),
    ("two_weapons", "zone: B5, hands: [SA11, S034]", False),
    ("two_weapons", "zone: B5, hands: [SA11]", False),
    ("two_handed_weapon", "zone: B5, hands: [S131]", True),
    ("two_handed_weapon", "zone: B5, hands: [SA11, SA07]", False),
]


@pytest.mark.rule(
    *("MD-CND-01", "MD-CND-04", "MD-CND-05", "MD-CND-06", "MD-CND-07", "MD-CND-08", "MD-CND-09"),
    *("MD-CND-10", "MD-CND-11"),
)
@pytest.mark.parametrize(("condition", "more", "met"), CONDITIONS)
def test_a_bracketed_text_works_only_while_its_condition_is_met(printed: Print, condition: str, more: str, met: bool):
    printed("S013", {"at": "attack", "if": [condition], "do": [{"op": "wounds", "n": 7}]})
    zone = "B4" if "B4" in more else "B5"
    match = table(f"""
        heroes: [{{hero: bjorn, class: paladin_of_wrath, hands: [SA11], pack: [S013], {more}}}, {{zone: C5}}]
        enemies: [{{card: WM04, zone: {zone}}}]
        next: {{attack: [1, 1, 1, 1], defense: [1, 1]}}
    """)
    settle(play(match, "melee:cave_troll"), "act")
    assert told(match, "dealt")[0].args["n"] == (7 if met else 0)


# --- what effects say ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-EFF-02")
def test_once_per_activation_is_once_in_each():
    match = table("""
        players: 1
        heroes: [{hero: bjorn, class: paladin_of_wrath, zone: B5, hands: [SA11]}]
        enemies: [{card: WM04, zone: B5, stunned: true}]
        next: {strike: [2]}
        on_top: {event: [E14]}
    """)
    play(match, "strike:bjorn:cave_troll")
    assert "strike:bjorn:cave_troll" not in ids(match)
    play(match, "end")
    settle(match, "act")
    assert match.state.round == 2
    assert "strike:bjorn:cave_troll" in ids(match)


@pytest.mark.rule("MD-EFF-03")
def test_a_sword_or_a_shield_more_changes_the_own_result(printed: Print):
    printed("SA11", {"at": "attack", "do": [{"op": "swords", "n": 2}]})
    printed("W007", {"at": "defense", "do": [{"op": "shields", "n": 1}]})
    match = attacked(GOBLINS, "[2]", "[1, 1]", "[SA11]")
    settle(play(match, "melee:goblin_warriors"), "act")
    assert (told(match, "swords")[0].args["n"], told(match, "shields")[0].args["n"]) == (3, 1)


@pytest.mark.rule("MD-EFF-10")
def test_wounds_inflicted_on_the_attacker_need_no_roll(printed: Print):
    printed("S013", {"at": "defense", "do": [{"op": "wound_attacker", "n": 2}]})
    match = enemy_attacks("{card: W004, zone: B5, health: 4}", "[1, 1]", "[1]", more=", body: SA13, pack: [S013]")
    settle(match, "act")
    assert enemy(match, "goblin_harbinger").health == 2
    assert len(told(match, "rolled")) == 1


@pytest.mark.rule("MD-EFF-12")
def test_a_face_with_a_bonus_is_no_longer_blank_for_later_effects(printed: Print):
    printed("SA11", {"at": "attack", "do": [{"op": "blank_bonus", "dice": "red", "swords": 1}]})
    printed("S013", {"at": "attack", "do": [{"op": "blank_bonus", "dice": "attack", "swords": 1}]})
    match = table("""
        heroes: [{hero: whisper, class: paladin_of_wrath, zone: B5, hands: [SA11], pack: [S013]}, {zone: C5}]
        enemies: [{card: W009, zone: B5}]
        next: {attack: [1]}
    """)
    play(match, "melee:orc_executioners")
    assert told(match, "swords")[0].args["n"] == 1


@pytest.mark.rule("MD-EFF-12", "MD-EFF-11", "MD-RUL-32")
@pytest.mark.parametrize(("answer", "swords"), [("flip:2", 2 + 1), ("keep", 2)])
def test_a_die_is_flipped_or_has_its_bonus_but_not_both(answer: str, swords: int):
    match = table("""
        level: 4
        heroes:
        - {hero: whisper, class: battle_wizard, zone: B4, hands: [SA07, SA08], skills: {shadow_magic: 2}}
        - {zone: C5}
        enemies: [{card: W009, zone: B4}]
        next: {attack: [1, 1]}
    """)
    settle(play(match, "melee:orc_executioners"), "blank")
    play(match, answer)
    settle(match, "act")
    # Each blank die has a sword more; a flipped yellow die shows two instead.
    assert told(match, "swords")[0].args["n"] == swords


@pytest.mark.rule("MD-EFF-14")
def test_healing_completely_is_healing_to_the_maximum():
    match = enemy_attacks("{card: W026, zone: B5, health: 1, minions: []}", "[6, 1, 1]", "[1]", more=", body: SA13")
    settle(match, "act")
    assert enemy(match, "orc_executioners").health == 4


@pytest.mark.rule("MD-EFF-16")
def test_an_enemy_uses_an_optional_effect(printed: Print):
    printed("W009", {"at": "attack", "do": [{"op": "swords", "n": 1}], "optional": True})
    match = enemy_attacks(ORCS, "[2, 1]", "[1]", more=", body: SA13")
    settle(match, "act")
    assert told(match, "swords")[0].args["n"] == 2
