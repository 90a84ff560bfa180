"""Keywords of skills (chapter 8.3)."""

import pytest

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.kernel import Match
from tests.massive_darkness.printing import Print
from tests.massive_darkness.table import hero, ids, play, pools, question, settle, table, told


def max_health(match: Match) -> int:
    return Game(match.state).max_health(hero(match))


@pytest.mark.rule("MD-KEY-01", "MD-KEY-17", "MD-HRO-03")
@pytest.mark.parametrize(("level", "bought", "most"), [(2, 0, 6), (4, 1, 7), (3, 1, 6), (1, 0, 5)])
def test_improved_health_works_at_once_if_the_level_allows(level: int, bought: int, most: int):
    match = table(f"""
        level: {level}
        phase: experience
        heroes: [{{class: battle_wizard, xp: 10, skills: {{improved_health: {bought}}}}}, {{}}]
        on_top: {{event: [E14]}}
    """)
    before, wounds = max_health(match), 2
    hero(match).health = before - wounds
    play(match, f"buy:improved_health:{bought + 1}")
    assert max_health(match) == most
    assert hero(match).health == most - wounds, "health rises with the maximum"


SPELL = """
    heroes:
    - hero: whisper
      class: battle_wizard
      zone: B5
      hands: {hands}
      pack: [S013]
      skills: {{sword_and_spell: {steps}}}
    - {{zone: C5}}
    enemies: [{{card: W009, zone: {zone}}}]
    next: {{attack: [2, 2, 2, 2]}}
"""


@pytest.mark.rule("MD-KEY-08")
def test_melee_weapons_serve_for_magic_in_the_own_zone(printed: Print):
    printed("S013", {"at": "magic", "do": [{"op": "swords", "n": 4}]})
    match = table(SPELL.format(hands="[SA07, SA11]", steps=1, zone="B5"))
    assert {"magic:orc_executioners", "melee:orc_executioners"} <= set(ids(match))
    settle(play(match, "magic:orc_executioners"), "act")
    assert pools(match)[0] == "ry"
    assert told(match, "swords")[0].args["n"] == 2 + 4, "it is a magic action"


@pytest.mark.rule("MD-KEY-08")
def test_magic_weapons_do_not_count_at_range_nought_and_melee_weapons_not_beyond():
    near = table(SPELL.format(hands="[SA07, S020]", steps=1, zone="B5"))
    settle(play(near, "magic:orc_executioners"), "act")
    assert pools(near)[0] == "y"
    far = table(SPELL.format(hands="[SA07, S020]", steps=1, zone="B4"))
    settle(play(far, "magic:orc_executioners"), "act")
    assert pools(far)[0] == "r"


@pytest.mark.rule("MD-KEY-08")
def test_without_the_skill_a_sword_is_no_magic_weapon():
    match = table(SPELL.format(hands="[SA07, SA11]", steps=0, zone="B5"))
    assert "magic:orc_executioners" not in ids(match)


@pytest.mark.rule("MD-KEY-09")
def test_a_safe_shot_leaves_the_enemies_and_shoots(printed: Print):
    shot = {"op": "safe_shot", "with": [{"op": "swords", "n": 2}]}
    printed("S013", {"at": "combat_action", "do": [shot]})
    match = table("""
        heroes: [{hero: bjorn, class: paladin_of_wrath, zone: B5, hands: [SA03], pack: [S013]}, {zone: A6}]
        enemies: [{card: W026, zone: B5}]
        next: {attack: [2, 1, 2, 1], defense: [1, 1]}
    """)
    assert not [answer for answer in ids(match) if answer.startswith("move")], "held without Slippery"
    play(match, "safe_shot:B6")
    assert (hero(match).zone, match.state.activation.actions) == ("B6", 2)
    assert told(match, "attack")[0].args["attack"] == "ranged"
    settle(play(match, "ranged:orc_executioners"), "act")
    assert [event.args["n"] for event in told(match, "swords")] == [3, 1], "the bonus is for the safe shot only"


CHARGE = """
    level: 3
    heroes:
    - {{hero: whisper, class: shadow_barbarian, zone: {zone}, hands: [{hand}], skills: {{charge: {steps}}}}}
    - {{zone: A6}}
    enemies: [{enemies}]
    next: {{attack: [2, 2, 2], defense: [1, 1, 1]}}
"""


def charges(match: Match) -> set[str]:
    return {answer for answer in ids(match) if answer.startswith("charge")}


@pytest.mark.rule("MD-KEY-10")
def test_a_charge_goes_one_or_two_zones_to_an_enemy_and_strikes():
    match = table(
        CHARGE.format(zone="B6", hand="SA11", steps=2, enemies="{card: W026, zone: B4}, {card: W004, zone: B3}")
    )
    assert charges(match) == {"charge:B4"}, "B5 is empty, B3 too far"
    play(match, "charge:B4")
    assert (hero(match).zone, match.state.activation.actions) == ("B4", 2)
    settle(play(match, "melee:orc_executioners"), "act")
    first, second = [event.args["n"] for event in told(match, "swords")]
    assert first - second == 2, "the bonus is for the charge only"


@pytest.mark.rule("MD-KEY-10", "MD-KEY-13", "MD-RUL-61")
@pytest.mark.parametrize(
    ("zone", "enemies", "found"),
    [
        ("B6", "{card: W026, zone: B5}, {card: W004, zone: B4}", {"charge:B5"}),
        ("B6", "{card: W026, zone: B5, stunned: true}, {card: W004, zone: B4}", {"charge:B5", "charge:B4"}),
        ("B5", "{card: W026, zone: B5}, {card: W004, zone: B4}", set()),
        ("B5", "{card: W026, zone: B5, stunned: true}, {card: W004, zone: B4}", {"charge:B4", "charge:B5"}),
        ("B5", "{card: W026, zone: B5, stunned: true}", {"charge:B5"}),
        ("B5", "{card: W026, zone: B5}", set()),
    ],
)
def test_a_charge_needs_a_legal_move(zone: str, enemies: str, found: set[str]):
    assert charges(table(CHARGE.format(zone=zone, hand="SA11", steps=1, enemies=enemies))) == found


@pytest.mark.rule("MD-RUL-61", "MD-KEY-10")
def test_a_charge_may_come_back_to_where_it_began():
    match = table(CHARGE.format(zone="B5", hand="SA11", steps=2, enemies="{card: W026, zone: B5, stunned: true}"))
    play(match, "charge:B5")
    assert [event.args["zone"] for event in told(match, "hero_moves")][-1] == "B5"
    assert len(told(match, "hero_moves")) == 2
    assert match.state.activation.moved
    assert told(match, "attack")[0].args["attack"] == "melee"


@pytest.mark.rule("MD-KEY-15")
def test_a_charge_needs_a_melee_weapon():
    match = table(CHARGE.format(zone="B6", hand="SA03", steps=1, enemies="{card: W026, zone: B5}"))
    assert not charges(match)


@pytest.mark.rule("MD-KEY-15")
@pytest.mark.parametrize("target", ["orc_executioners", "goblin_harbinger"])
def test_a_charge_may_hit_any_enemy_in_the_zone_reached(target: str):
    match = table(
        CHARGE.format(zone="B6", hand="SA11", steps=1, enemies="{card: W026, zone: B5}, {card: W004, zone: B5}")
    )
    play(match, "charge:B5")
    assert set(ids(match)) == {"melee:orc_executioners", "melee:goblin_harbinger"}
    settle(play(match, f"melee:{target}"), "act")
    assert told(match, "attack")[0].args["defender"] == target


@pytest.mark.rule("MD-KEY-16", "MD-KEY-06")
@pytest.mark.parametrize(("defense", "health"), [("[6, 1]", 3), ("[3, 1]", 5)])
def test_an_enemy_with_a_keyword_turns_it_against_the_heroes(printed: Print, defense: str, health: int):
    printed("W007", {"at": "defense", "do": [{"op": "riposte", "n": 2}]})
    match = table(f"""
        heroes: [{{hero: whisper, class: paladin_of_wrath, zone: B5, hands: [SA11]}}, {{zone: C5}}]
        enemies: [{{card: W007, zone: B5}}]
        next: {{attack: [2], defense: {defense}}}
    """)
    play(match, "melee:goblin_warriors")
    assert hero(match).health == health


@pytest.mark.rule("MD-KEY-18", "MD-POOL-09")
def test_the_defender_adds_dice_before_the_attacker_takes_some(printed: Print):
    printed("S013", {"at": "defense", "do": [{"op": "add_dice", "green": 1}]})
    printed("W009", {"at": "attack", "do": [{"op": "remove_defense_dice", "n": 1}]})
    match = table("""
        heroes:
        - {hero: whisper, class: paladin_of_wrath, zone: B5, xp: 9, hands: [SA11], body: SA13, pack: [S013]}
        - {zone: B6}
        enemies: [{card: W009, zone: B5}]
        phase: enemy_phase
        on_top: {event: [E14]}
    """)
    settle(match, "act")
    assert pools(match)[1] == "b"
    assert question(match) == "act"


@pytest.mark.rule("MD-KEY-08")
@pytest.mark.parametrize(("zone", "swords"), [("B5", 1 + 2), ("B4", 1)])
def test_the_bonus_of_sword_and_spell_is_for_spells_with_weapons_only(zone: str, swords: int):
    match = table(f"""
        level: 3
        heroes:
        - {{hero: bjorn, class: battle_wizard, zone: B5, hands: [SA11, S020], skills: {{sword_and_spell: 2}}}}
        - {{zone: C5}}
        enemies: [{{card: W009, zone: {zone}}}]
        next: {{attack: [2]}}
    """)
    play(match, "magic:orc_executioners")
    assert (question(match) == "reroll") == (zone == "B5")
    settle(match, "act")
    assert told(match, "swords")[0].args["n"] == swords


@pytest.mark.rule("MD-KEY-10", "MD-EQP-19")
@pytest.mark.parametrize(
    ("zone", "answer", "swords"),
    [("B4", "charge:B4", 1 + 2), ("B5", "extra_melee:dwarf_harbinger", 1 + 3), ("B5", "melee:dwarf_harbinger", 1)],
)
def test_each_special_action_has_its_own_bonus(zone: str, answer: str, swords: int):
    match = table(f"""
        level: 3
        heroes:
        - {{hero: bjorn, class: shadow_barbarian, zone: B5, hands: [SA11], pack: [A02], skills: {{charge: 2}}}}
        - {{zone: C5}}
        enemies: [{{card: W011, zone: {zone}}}]
        next: {{attack: [2], defense: [1, 1, 1]}}
    """)
    settle(play(match, answer), "act")
    predator = 1 if answer.startswith("charge") else 0
    assert told(match, "swords")[0].args["n"] == swords + predator
