"""Who dies in a combat, in which order, and who gets what for it (steps 7 to 9)."""

import pytest

from tests.massive_darkness.fights import attacked, enemy_attacks
from tests.massive_darkness.printing import Print
from tests.massive_darkness.table import enemy, hero, ids, play, question, settle, table, told

BOTH = """
    heroes:
    - {{hero: whisper, class: paladin_of_wrath, zone: B5, hands: [S131], health: 1, xp: 2}}
    - {{hero: owen, class: shadow_barbarian, zone: {ally}, xp: 4}}
    enemies:
    - {{card: W012, zone: B5, minions: {minions}, health: 1, treasure: S034}}
    - {{card: W010, zone: B5}}
    activation: {{attacked: [orc_bullies]}}
    next: {{attack: [2, 2, 2, 2], defense: {defense}}}
"""


@pytest.mark.rule("MD-DMG-08", "MD-RUL-07", "MD-HRO-07", "MD-ACT-09", "MD-REA-08")
def test_killer_and_guardian_fall_together():
    match = table(BOTH.format(ally="B5", minions="[]", defense="[6, 1, 1]"))
    play(match, "melee:dwarf_defenders")
    # The bam of the blue die wounds her, her four swords against two shields kill the leader.
    assert told(match, "hero_died")
    assert enemy(match, "dwarf_defenders") is None
    assert (hero(match).xp, hero(match, 1).xp) == (2, 4 + 3), "the dead gain nothing"
    assert "S034" in hero(match).pack, "the treasure lies with the dead"
    assert (question(match), match.decision.seat) == ("act", 1), "no sharing, no reaction of the others"


@pytest.mark.rule("MD-DMG-08", "MD-HRD-11", "MD-HRO-07")
def test_who_falls_gets_nothing_for_the_minions_of_the_same_attack():
    match = table(BOTH.format(ally="B6", minions="[1, 1]", defense="[6, 1, 1]"))
    settle(play(match, "melee:dwarf_defenders"), "act")
    assert (hero(match).health, hero(match).xp, hero(match, 1).xp) == (0, 2, 4)
    assert enemy(match, "dwarf_defenders").minions == ()


@pytest.mark.rule("MD-STN-08", "MD-XP-01", "MD-HRD-11", "MD-HRD-12", "MD-GRD-09")
@pytest.mark.parametrize(
    ("recipient", "wounds", "left"), [("minions", 2, (1, ())), ("minions", 3, (0, ())), ("leader", 2, (0, (1,)))]
)
def test_a_stunned_horde_falls_from_either_end(recipient: str, wounds: int, left: tuple[int, tuple[int, ...]]):
    swords = {2: "[2, 2, 1, 1]", 3: "[2, 2, 2, 1]"}[wounds]
    match = attacked("{card: W005, zone: B5, minions: [1, 1], health: 1, stunned: true, treasure: S034}", swords, "[]")
    play(match, "melee:goblin_archers", recipient)
    settle(match, "act")
    goblins = enemy(match, "goblin_archers")
    assert ((goblins.health, goblins.minions) if goblins else (0, ())) == left
    killed = 2 - len(left[1])
    leader = 3 if left[0] == 0 else 0
    assert (hero(match).xp, hero(match, 1).xp) == (killed + leader, leader)


@pytest.mark.rule("MD-REA-14", "MD-GRD-09", "MD-KEY-06", "MD-EQP-12")
def test_a_shield_won_in_a_reaction_serves_against_the_next_one():
    match = table("""
        heroes:
        - {hero: siegfried, class: paladin_of_wrath, zone: B5, hands: [SA11], body: '', health: 5}
        - {zone: C1}
        enemies:
        - {card: W009, zone: B5, minions: [], health: 2, treasure: S034}
        - {card: W010, zone: B5}
        next: {attack: [2, 2, 2, 2, 2], defense: [3]}
    """)
    play(match, "melee:orc_executioners", "melee:orc_bullies", "end", "activate:orc_executioners")
    # His axe took one of the leader's two health; revenge for the first reaction takes the last.
    assert enemy(match, "orc_executioners") is None
    settle(match, "reorganise")
    assert "S034" in hero(match).pack
    play(match, "equip:S034")
    settle(match, "act")
    assert len(told(match, "rolled")[-1].args["defense"]) == 1, "the shield is on his arm already"


@pytest.mark.rule("MD-HRO-18", "MD-SKL-17", "MD-DMG-08")
def test_revenge_of_the_dead_kills_the_killer():
    match = table("""
        heroes:
        - {hero: siegfried, class: paladin_of_wrath, zone: B5, xp: 5, hands: [SA11], body: '', health: 1}
        - {zone: C1, xp: 1, class: shadow_barbarian}
        enemies: [{card: W004, zone: B5, health: 1, treasure: S034}]
        phase: enemy_phase
        next: {attack: [2, 2]}
        on_top: {event: [E14]}
    """)
    settle(match, "act", "buy")
    assert told(match, "hero_died")
    assert enemy(match, "goblin_harbinger") is None
    assert (hero(match).xp, hero(match, 1).xp) == (5, 1 + 4)
    assert "S034" in hero(match).pack


@pytest.mark.rule("MD-WAN-06", "MD-DMG-08", "MD-STN-01")
def test_a_spider_that_dies_of_revenge_pulls_nobody_and_still_stuns():
    match = table("""
        heroes:
        - {hero: siegfried, class: paladin_of_wrath, zone: B5, xp: 5, hands: [SA11], body: ''}
        - {zone: C1}
        enemies: [{card: WM02, zone: B4, health: 1}]
        phase: enemy_phase
        next: {attack: [6, 2]}
        on_top: {event: [E14]}
    """)
    settle(match, "act", "buy")
    assert enemy(match, "giant_spider") is None
    assert (hero(match).zone, hero(match).stunned) == ("B5", True)


@pytest.mark.rule("MD-WAN-05", "MD-DMG-08", "MD-HRO-18")
@pytest.mark.parametrize(("health", "attacks"), [(1, 1), (2, 2)])
def test_liliarch_attacks_again_only_while_she_lives(health: int, attacks: int):
    match = table(f"""
        heroes:
        - {{hero: siegfried, class: paladin_of_wrath, zone: B5, xp: 5, hands: [SA11], body: ''}}
        - {{zone: C1}}
        enemies: [{{card: WM05, zone: B5, health: {health}}}]
        phase: enemy_phase
        next: {{attack: [6, 1, 1, 2, 1, 1]}}
        on_top: {{event: [E14]}}
    """)
    settle(match, "act", "buy")
    assert len(told(match, "attack")) == attacks
    assert enemy(match, "liliarch") is None


@pytest.mark.rule("MD-WAN-05", "MD-HRO-06")
def test_liliarch_does_not_attack_the_dead_again():
    match = table("""
        heroes:
        - {hero: whisper, class: paladin_of_wrath, zone: B5, xp: 5, hands: [SA11], body: '', health: 2}
        - {zone: B5, class: shadow_barbarian}
        enemies: [{card: WM05, zone: B5}]
        phase: enemy_phase
        next: {attack: [6, 1, 1]}
        on_top: {event: [E14]}
    """)
    settle(match, "act", "buy")
    assert [event.args["defender"] for event in told(match, "attack")] == ["whisper"]


@pytest.mark.rule("MD-SKL-17", "MD-CND-09", "MD-HRO-18")
def test_who_survives_a_deadly_attack_takes_revenge():
    match = table("""
        level: 5
        heroes:
        - hero: siegfried
          class: pit_fighter_berserker
          zone: B5
          hands: [SA11]
          body: SA13
          health: 1
          xp: 9
          skills: {empowering_hatred: 2}
        - {zone: B6}
        enemies: [{card: W026, zone: B5}]
        phase: enemy_phase
        next: {attack: [6, 6, 6], defense: [6]}
        on_top: {event: [E14]}
    """)
    settle(match, "enchant")
    settle(play(match, ids(match)[0]), "act", "buy")
    assert (hero(match).health, told(match, "hero_died")) == (1, [])
    assert sorted(enemy(match, "orc_executioners").minions) == [3, 4]


@pytest.mark.rule("MD-EQP-19", "MD-ACT-05", "MD-EQP-18")
def test_the_gauntlets_extra_action_has_three_more_swords_and_comes_once():
    match = table("""
        heroes: [{hero: whisper, class: paladin_of_wrath, zone: B5, hands: [SA11], pack: [A02]}, {zone: C1}]
        enemies: [{card: WM10, zone: B5}]
        next: {attack: [2, 2], defense: [1, 1, 1, 1, 1, 1]}
    """)
    assert {"melee:cave_troll", "extra_melee:cave_troll"} <= set(ids(match))
    play(match, "extra_melee:cave_troll")
    assert "extra_melee:cave_troll" not in ids(match)
    assert match.state.activation.actions == 3
    play(match, "melee:cave_troll")
    assert [event.args["n"] for event in told(match, "swords")] == [1 + 3, 1]


@pytest.mark.rule("MD-DMG-06", "MD-DMG-07", "MD-COM-11", "MD-SKL-20")
@pytest.mark.parametrize(("pack", "health"), [("[]", 5 - 3), ("[A01]", 5 - 2)])
def test_halving_counts_automatic_wounds_too_and_each_rounds_up(printed: Print, pack: str, health: int):
    printed("W009", {"at": "attack", "do": [{"op": "wounds", "n": 3}]})
    match = table(f"""
        level: 3
        heroes:
        - hero: whisper
          class: nightshade_ranger
          zone: B5
          xp: 9
          body: SA13
          pack: {pack}
          skills: {{defensive_training: 1}}
        - {{zone: B6}}
        enemies: [{{card: W009, zone: B5}}]
        phase: enemy_phase
        next: {{attack: [6, 2], defense: [3]}}
        on_top: {{event: [E14]}}
    """)
    settle(match, "act", "buy")
    # Three swords less a shield and three wounds are five: three, and with the helmet two.
    assert told(match, "dealt")[0].args["n"] == 5
    assert hero(match).health == health


@pytest.mark.rule("MD-CND-12", "MD-DMG-06")
def test_nothing_halves_what_is_paid_with_wounds(printed: Print):
    printed("SA11", {"at": "attack", "cost": {"bloodrage": 2}, "do": [{"op": "swords", "n": 1}]})
    printed("S013", {"at": "passive", "do": [{"op": "half_wounds_taken"}]})
    match = table("""
        heroes: [{hero: siegfried, class: paladin_of_wrath, zone: B5, hands: [SA11], pack: [S013]}, {zone: C1}]
        enemies: [{card: W009, zone: B5}]
        next: {attack: [1]}
    """)
    play(match, "melee:orc_executioners", "bloodrage:SA11.0")
    assert hero(match).health == 3
    assert enemy(match, "orc_executioners").minions == (2, 3), "and it is no attack to avenge"


@pytest.mark.rule("MD-CND-12", "MD-COM-06", "MD-HRO-18")
def test_who_pays_a_reroll_of_the_defence_with_the_last_health_is_not_hit_any_more(printed: Print):
    printed("S013", {"at": "defense", "cost": {"bloodrage": 1}, "do": [{"op": "reroll", "dice": "defense_all"}]})
    match = table("""
        heroes:
        - {hero: siegfried, class: paladin_of_wrath, zone: B5, xp: 9, body: SA13, pack: [S013, S154], health: 1}
        - {zone: B6}
        enemies: [{card: W009, zone: B5}]
        phase: enemy_phase
        next: {attack: [6, 6], defense: [1]}
        on_top: {event: [E14]}
    """)
    settle(match, "reroll")
    play(match, "reroll:defense")
    assert question(match) != "choose_one", "the dead use no ring"
    settle(match, "act", "buy")
    assert [event.args["n"] for event in told(match, "hero_wounded")] == [1]
    assert not told(match, "dealt"), "the attack is over"
    assert enemy(match, "orc_executioners").minions == (3, 3), "nothing to avenge"


@pytest.mark.rule("MD-EQP-21", "MD-KEY-08")
@pytest.mark.parametrize("kind", ["melee", "magic"])
def test_a_reaper_reaps_with_sword_and_spell_too(kind: str):
    match = table("""
        heroes:
        - {hero: whisper, class: battle_wizard, zone: B5, hands: [S165], skills: {sword_and_spell: 1}}
        - {zone: C1}
        enemies: [{card: W004, zone: B5, health: 1}]
        next: {attack: [2, 2, 2, 2], defense: [1]}
    """)
    settle(play(match, f"{kind}:goblin_harbinger"), "act")
    settle(play(match, "end"), "extra_activation", "act")
    assert question(match) == "extra_activation"


@pytest.mark.rule("MD-CND-01", "MD-HRO-18")
@pytest.mark.parametrize(("zone", "minions"), [("B4", (2, 3)), ("B5", (3, 3))])
def test_revenge_with_a_condition_needs_it(printed: Print, zone: str, minions: tuple[int, ...]):
    revenge = {"at": "wounded_by_attack", "if": ["shadow_mode"], "do": [{"op": "wound_attacker", "n": 1}]}
    printed("S013", revenge)
    match = table(f"""
        heroes: [{{hero: whisper, class: paladin_of_wrath, zone: {zone}, xp: 9, body: '', pack: [S013]}}, {{zone: B6}}]
        enemies: [{{card: W009, zone: {zone}}}]
        phase: enemy_phase
        next: {{attack: [2, 2]}}
        on_top: {{event: [E14]}}
    """)
    settle(match, "act", "buy")
    assert enemy(match, "orc_executioners").minions == minions


@pytest.mark.rule("MD-DMG-04", "MD-EQP-20")
def test_thorns_of_several_effects_add_up(printed: Print):
    thorn = {"at": "defense", "do": [{"op": "wound_attacker", "n": 1}]}
    printed("S013", thorn)
    printed("S086", thorn)
    match = enemy_attacks("{card: W009, zone: B5}", "[1, 1]", "[1]", more=", body: SA13, pack: [S013, S086]")
    settle(match, "act")
    assert enemy(match, "orc_executioners").minions == (1, 3)


@pytest.mark.rule("MD-WAN-05")
def test_another_attack_never_brings_a_third(printed: Print):
    printed("W009", {"at": "attack", "cost": {"bam": 1}, "do": [{"op": "attack_again"}]})
    match = enemy_attacks("{card: W009, zone: B5}", "[6, 1, 6, 1]", "[3, 3, 3, 3, 3, 3]", more=", body: S148")
    settle(match, "act")
    assert len(told(match, "attack")) == 2


@pytest.mark.rule("MD-EFF-15", "MD-SKL-17")
def test_who_survives_survives_wounds_of_an_attack_without_wounds_too(printed: Print):
    printed("W026", {"at": "attack", "if": ["no_wound_dealt"], "do": [{"op": "wounds", "n": 9}]})
    match = table("""
        level: 5
        heroes:
        - hero: whisper
          class: pit_fighter_berserker
          zone: B5
          hands: [SA11]
          body: SA13
          health: 1
          xp: 9
          skills: {empowering_hatred: 2}
        - {zone: B6}
        enemies: [{card: W026, zone: B5}]
        phase: enemy_phase
        next: {attack: [1, 1, 1], defense: [6]}
        on_top: {event: [E14]}
    """)
    settle(match, "enchant")
    settle(play(match, ids(match)[0]), "act", "buy")
    assert (hero(match).health, told(match, "hero_died")) == (1, [])


@pytest.mark.rule("MD-COM-18", "MD-STN-08", "MD-RUL-30")
def test_killing_at_once_takes_nothing_from_the_other_wounds(printed: Print):
    printed("S131", {"at": "attack", "do": [{"op": "kill"}]})
    match = attacked("{card: W001, zone: B5, stunned: true}", "[6, 6, 6, 6]", "[1]")
    settle(play(match, "melee:dwarf_warriors", "minions"), "act")
    assert enemy(match, "dwarf_warriors") is None, "ten wounds: two minions, and on to the leader"


@pytest.mark.rule("MD-DMG-06", "MD-EQP-14")
@pytest.mark.parametrize(("zone", "health"), [("B5", 5 - 1), ("B4", 5 - 2)])
def test_a_barbarian_helmet_halves_wounds_of_melee_only(zone: str, health: int):
    match = enemy_attacks(f"{{card: W005, zone: {zone}}}", "[6]", "[1]", more=", body: SA13, pack: [A01]")
    settle(match, "act")
    assert hero(match).health == health


@pytest.mark.rule("MD-STN-08", "MD-HRD-13")
def test_without_a_leader_nobody_chooses_whom_the_wounds_hit():
    match = attacked("{card: W009, zone: B5, health: 0, minions: [3], stunned: true}", "[2, 1, 1, 1]", "[]")
    play(match, "melee:orc_executioners")
    assert question(match) == "act"


@pytest.mark.rule("MD-HRD-05", "MD-CND-01")
@pytest.mark.parametrize(("zone", "asked"), [("B4", "recipient"), ("B5", "act")])
def test_the_way_past_the_minions_may_have_a_condition(printed: Print, zone: str, asked: str):
    printed("SA11", {"at": "attack", "if": ["shadow_mode"], "do": [{"op": "may_wound_leader"}]})
    match = table(f"""
        heroes: [{{hero: whisper, class: paladin_of_wrath, zone: {zone}, hands: [SA11]}}, {{zone: C1}}]
        enemies: [{{card: W009, zone: {zone}}}]
        next: {{attack: [2]}}
    """)
    play(match, "melee:orc_executioners")
    assert question(match) == asked


@pytest.mark.rule("MD-HRO-18")
@pytest.mark.parametrize(("attack", "defense", "minions"), [("[2, 1]", "[3]", (3, 3)), ("[2, 2]", "[3]", (2, 3))])
def test_only_a_wound_is_avenged(attack: str, defense: str, minions: tuple[int, ...]):
    match = table(f"""
        heroes: [{{hero: siegfried, class: paladin_of_wrath, zone: B5, xp: 9, body: SA13}}, {{zone: B6}}]
        enemies: [{{card: W009, zone: B5}}]
        phase: enemy_phase
        next: {{attack: {attack}, defense: {defense}}}
        on_top: {{event: [E14]}}
    """)
    settle(match, "act", "buy")
    assert enemy(match, "orc_executioners").minions == minions


@pytest.mark.rule("MD-KEY-06", "MD-CND-01")
@pytest.mark.parametrize(("zone", "minions"), [("B4", (1, 3)), ("B5", (3, 3))])
def test_a_riposte_may_have_a_condition(printed: Print, zone: str, minions: tuple[int, ...]):
    printed("S013", {"at": "defense", "if": ["shadow_mode"], "do": [{"op": "riposte", "n": 2}]})
    match = table(f"""
        heroes: [{{hero: whisper, class: paladin_of_wrath, zone: {zone}, xp: 9, body: SA13, pack: [S013]}}, {{}}]
        enemies: [{{card: W009, zone: {zone}}}]
        phase: enemy_phase
        next: {{attack: [1, 1], defense: [3]}}
        on_top: {{event: [E14]}}
    """)
    settle(match, "act", "buy")
    assert enemy(match, "orc_executioners").minions == minions


@pytest.mark.rule("MD-STN-01", "MD-ENM-02")
def test_who_falls_is_not_stunned_by_the_same_blow():
    match = attacked("{card: W004, zone: B5, health: 1}", "[4]", "[1]", "[S064]")
    settle(play(match, "melee:goblin_harbinger", "trigger:S064.0"), "act")
    assert enemy(match, "goblin_harbinger") is None
    assert not told(match, "enemy_stunned")


@pytest.mark.rule("MD-EFF-15", "MD-ENC-05")
@pytest.mark.parametrize(("times", "dealt"), [(1, 2), (2, 4)])
def test_symbols_spent_twice_for_an_attack_without_wounds_count_twice(printed: Print, times: int, dealt: int):
    comfort = {
        "at": "attack",
        "if": ["no_wound_dealt"],
        "cost": {"bam": 1},
        "do": [{"op": "wounds", "n": 2}],
        "repeat": 2,
    }
    printed("S099", comfort)
    match = attacked("{card: W011, zone: B5}", "[4, 4]", "[6, 6, 6]", "[S099]")
    play(match, "melee:dwarf_harbinger", *["trigger:S099.0"] * times)
    settle(match, "act")
    assert enemy(match, "dwarf_harbinger").health == 6 - dealt


@pytest.mark.rule("MD-EQP-21")
@pytest.mark.parametrize(("zone", "kind", "asked"), [("B5", "melee", "extra_activation"), ("B4", "ranged", "act")])
def test_a_weapon_reaps_only_what_it_has_killed_itself(printed: Print, zone: str, kind: str, asked: str):
    printed("SA11", {"at": "guardian_killed", "if": ["own_normal_activation"], "do": [{"op": "extra_activation"}]})
    match = table(f"""
        heroes: [{{hero: whisper, class: paladin_of_wrath, zone: B5, hands: [SA11, S175]}}, {{zone: C1}}]
        enemies: [{{card: W004, zone: {zone}, health: 1}}]
        next: {{attack: [2, 2, 2, 2], defense: [1]}}
    """)
    settle(play(match, f"{kind}:goblin_harbinger"), "act")
    settle(play(match, "end"), "extra_activation", "act")
    assert question(match) == asked


@pytest.mark.rule("MD-COM-18", "MD-HRD-09")
@pytest.mark.parametrize(("operation", "asked"), [({"op": "kill"}, "act"), ({"op": "wounds", "n": 1}, "first_minion")])
def test_where_all_minions_fall_nobody_chooses_the_first(printed: Print, operation: dict[str, object], asked: str):
    printed("SA11", {"at": "attack", "do": [operation]})
    match = attacked("{card: W009, zone: B5, minions: [2, 3]}", "[1]", "[]", "[SA11]")
    play(match, "melee:orc_executioners")
    assert question(match) == asked
