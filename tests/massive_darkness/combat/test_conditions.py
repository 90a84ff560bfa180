"""Stun, bracketed conditions and what effects say (chapters 8.1, 8.2 and 8.4)."""

import pytest

from tafelrunde.games.massive_darkness.box.cards import WEAPONS
from tafelrunde.games.massive_darkness.box.content import load
from tests.massive_darkness.fights import attacked, enemy_attacks
from tests.massive_darkness.printing import Print
from tests.massive_darkness.table import enemy, hero, ids, play, settle, table, told

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
    play(match, "melee:goblin_harbinger", "trigger:S064.0")
    assert told(match, "enchanted")
    assert not told(match, "enemy_stunned")


# --- bracketed conditions -----------------------------------------------------------------------------------------


def met(printed: Print, condition: str, more: str) -> bool:
    """Whether a text with this condition works in an attack of Bjorn, who has an axe unless stated."""
    printed("S013", {"at": "attack", "if": [condition], "do": [{"op": "wounds", "n": 7}]})
    zone = "B4" if "zone: B4" in more else "B5"
    match = table(f"""
        heroes:
        - {{hero: bjorn, class: paladin_of_wrath, zone: B5, hands: [SA11], pack: [S013], {more}}}
        - {{zone: C5}}
        enemies: [{{card: WM04, zone: {zone}}}]
        next: {{attack: [1, 1, 1, 1], defense: [1, 1]}}
    """)
    settle(play(match, "melee:cave_troll"), "act")
    dealt = told(match, "dealt")[0].args["n"]
    assert dealt in (0, 7)
    return bool(dealt)


@pytest.mark.rule("MD-CND-04", "MD-CND-01")
@pytest.mark.parametrize(
    ("more", "expected"), [("body: ''", True), ("body: SA13", False), ("body: '', hands: [SA11, S034]", True)]
)
def test_no_armour(printed: Print, more: str, expected: bool):
    assert met(printed, "no_armor", more) == expected


@pytest.mark.rule("MD-CND-05", "MD-CND-01")
@pytest.mark.parametrize(("more", "expected"), [("zone: B4", True), ("zone: B5", False)])
def test_shadow_mode(printed: Print, more: str, expected: bool):
    assert met(printed, "shadow_mode", more) == expected


@pytest.mark.rule("MD-CND-06")
@pytest.mark.parametrize(
    ("more", "expected"), [("hands: [SA11, S034]", True), ("pack: [S013, S034]", False), ("hands: [SA11, SA07]", False)]
)
def test_a_shield_is_equipped(printed: Print, more: str, expected: bool):
    assert met(printed, "shield_equipped", more) == expected


@pytest.mark.rule("MD-CND-07")
@pytest.mark.parametrize(
    ("more", "expected"),
    [("hands: [SA07]", True), ("hands: [SA11, S064]", True), ("hands: [SA11]", False), ("pack: [S013, SA07]", False)],
)
def test_a_sword_is_equipped(printed: Print, more: str, expected: bool):
    assert met(printed, "sword_equipped", more) == expected


@pytest.mark.rule("MD-CND-07", "MD-CND-08")
def test_swords_maces_and_hammers_are_known_by_their_german_names():
    for code, card in load().equipment.items():
        weapon = card.kind in WEAPONS
        for tag, word in (("sword", "schwert"), ("mace", "streitkolben"), ("hammer", "hammer")):
            assert (tag in card.tags) == (weapon and word in card.name.de.lower()), code


@pytest.mark.rule("MD-CND-08")
@pytest.mark.parametrize(
    ("more", "expected"),
    [("hands: [SA01]", True), ("hands: [S029]", True), ("hands: [S135]", True), ("hands: [SA11, SA07]", False)],
)
def test_a_mace_or_hammer_is_equipped(printed: Print, more: str, expected: bool):
    assert met(printed, "mace_or_hammer", more) == expected


@pytest.mark.rule("MD-CND-09")
@pytest.mark.parametrize(("health", "expected"), [(1, True), (2, True), (3, False), (5, False)])
def test_wounded_is_that_many_wounds_or_more(printed: Print, health: int, expected: bool):
    assert met(printed, "wounded_3", f"health: {health}") == expected


@pytest.mark.rule("MD-CND-09")
def test_wounds_are_counted_from_the_own_maximum(printed: Print):
    raised = "skills: {improved_health: 1}, health: 3"
    assert not met(printed, "wounded_3", raised), "at level 1 the maximum is still five"
    printed("S086", {"at": "passive", "do": [{"op": "max_health", "n": 1}]})
    assert met(printed, "wounded_3", "pack: [S013, S086], health: 3")


@pytest.mark.rule("MD-CND-10")
@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ("hands: [SA11, SA07]", True),
        ("hands: [SA11, S020]", True),
        ("hands: [SA11, S034]", False),
        ("hands: [S131]", False),
    ],
)
def test_two_weapons_are_equipped(printed: Print, more: str, expected: bool):
    assert met(printed, "two_weapons", more) == expected


@pytest.mark.rule("MD-CND-11")
@pytest.mark.parametrize(
    ("more", "expected"), [("hands: [S131]", True), ("hands: [SA11, SA07]", False), ("hands: [SA11]", False)]
)
def test_a_two_handed_weapon_is_equipped(printed: Print, more: str, expected: bool):
    assert met(printed, "two_handed_weapon", more) == expected


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
