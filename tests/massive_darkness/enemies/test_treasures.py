"""Guardians and their treasure (chapter 6.5)."""

import pytest

from tafelrunde.games.massive_darkness.box.content import load
from tests.massive_darkness.fights import WHISPER, attacked, enemy_attacks
from tests.massive_darkness.printing import Print
from tests.massive_darkness.table import enemy, hero, ids, pile, play, pools, question, settle, table, told

content = load()


@pytest.mark.rule("MD-GRD-01", "MD-GRD-02")
@pytest.mark.parametrize(
    ("event", "card"), [("E06", "guard_1: [W001]"), ("E06", "guard_1: [W004]"), ("E11", "lesser: [WM04]")]
)
def test_leaders_harbingers_and_monsters_are_guardians_with_a_treasure(event: str, card: str):
    match = table(f"phase: event\non_top: {{event: [{event}], {card}, treasure_1: [S027]}}")
    (guardian,) = match.state.enemies
    assert guardian.treasure == "S027"


@pytest.mark.rule("MD-GRD-01", "MD-RUL-06")
def test_a_leader_is_a_guardian_behind_no_minion_only():
    # Monster Hunter: a bam is a wound more against guardians.
    for minions, asked in (("[2]", False), ("[]", True)):
        match = table(f"""
            heroes: [{{hero: bjorn, class: bloodmoon_nightrunner, zone: B5, hands: [SA11],
                      skills: {{monster_hunter: 1}}}}, {{}}]
            enemies: [{{card: W001, zone: B5, minions: {minions}}}]
            next: {{attack: [4], defense: [6]}}
        """)
        play(match, "melee:dwarf_warriors")
        assert (question(match) == "enchant") == asked


@pytest.mark.rule("MD-GRD-03", "MD-PCK-09")
def test_traps_and_luck_are_drawn_again():
    match = table("phase: event\non_top: {event: [E06], guard_1: [W001], treasure_1: [S019, S018, S027]}")
    assert enemy(match, "dwarf_warriors").treasure == "S027"
    assert pile(match.state, "treasure_1", "discard") == ["S019", "S018"]
    assert hero(match).health == 5, "the trap hits nobody"


@pytest.mark.rule("MD-GRD-04", "MD-POOL-07")
@pytest.mark.parametrize(
    ("card", "zone", "treasure", "dice"),
    [
        ("W001", "B5", "S063", "ryy"),  # a sword for melee
        ("W001", "B5", "S038", "yy"),  # a crossbow gives a melee-only enemy nothing
        ("W001", "B5", "S020", "yy"),  # nor does a sceptre
        ("W005", "B4", "S038", "ryy"),  # archers at a distance
        ("W005", "B5", "S038", "y"),  # archers in melee
        ("W005", "B5", "S063", "ry"),
        ("WM01", "B4", "S020", "rrr"),
        ("WM01", "B4", "S038", "rr"),
    ],
)
def test_dice_of_the_treasure_count_where_the_guardian_has_dice(card: str, zone: str, treasure: str, dice: str):
    match = enemy_attacks(f"{{card: {card}, zone: {zone}, treasure: {treasure}}}", "[1, 1, 1]")
    assert pools(match)[0] == dice


@pytest.mark.rule("MD-GRD-04")
def test_a_sword_with_defence_dice_serves_in_defence_too():
    match = attacked("{card: W001, zone: B5, treasure: S066}")
    play(match, "melee:dwarf_warriors")
    assert pools(match)[1] == "bb"


@pytest.mark.rule("MD-GRD-05")
def test_enchantments_work_although_the_dice_are_beyond_the_cap():
    # Goblin Warriors of level 3 roll 1 yellow and 2 red dice; of the Fire Sword's two red ones only one counts.
    match = enemy_attacks("{card: W023, zone: B5, treasure: S128}", "[1, 6, 1, 1]", "[1]", ", body: S148")
    assert pools(match)[0] == "rrry"
    assert ("S128", 3) in [(term.source, term.value) for term in told(match, "swords")[-1].terms]


@pytest.mark.rule("MD-GRD-05", "MD-ENC-16")
def test_an_enchantment_for_any_attack_works_in_whatever_attack_the_guardian_makes():
    # A Fire Bow in the hands of melee-only dwarfs: no dice, but a diamond is worth two swords.
    match = enemy_attacks("{card: W029, zone: B5, treasure: S108}", "[1, 1, 6]", "[1]")
    assert pools(match)[0] == "ryy"
    assert ("S108", 2) in [(term.source, term.value) for term in told(match, "swords")[-1].terms]


@pytest.mark.rule("MD-GRD-05")
@pytest.mark.parametrize(("card", "shields"), [("W001", 3), ("W005", 0)])
def test_defence_enchantments_need_defence_dice(card: str, shields: int):
    # Chainmail: a blue die, and a bam is a shield more. The dwarfs roll blanks and 2 + bam, the archers nothing.
    match = attacked(f"{{card: {card}, zone: B5, treasure: S003}}", "[1, 1, 1, 1]", "[6, 1]")
    play(match, f"melee:{content.enemies[card].type}")
    assert told(match, "shields")[-1].args["n"] == shields


@pytest.mark.rule("MD-GRD-06", "MD-ENC-06")
@pytest.mark.parametrize(
    ("faces", "sources"), [("[6, 1, 1]", ["dwarf_warriors"]), ("[6, 6, 1]", ["dwarf_warriors", "S027"])]
)
def test_symbols_are_spent_on_the_card_first_then_on_the_treasure(faces: str, sources: list[str]):
    # Level 2: a bam is a sword more; the Bastard Sword says the same.
    match = enemy_attacks("{card: W014, zone: B5, treasure: S027}", faces, "[6]")
    assert [event.args["source"] for event in told(match, "enchanted")] == sources


@pytest.mark.rule("MD-GRD-06", "MD-ENC-05", "MD-ENC-08")
def test_repeat_comes_before_the_treasure():
    # Level 3: a bam is a wound, three times. Three bams leave nothing for the sword, a fourth die shows none.
    match = enemy_attacks("{card: W029, zone: B5, treasure: S063}", "[6, 6, 4, 1]", "[1]", ", body: S148")
    assert [event.args["source"] for event in told(match, "enchanted")] == ["dwarf_warriors"] * 3


@pytest.mark.rule("MD-GRD-07")
def test_to_its_equipment_the_guardian_is_the_hero_and_the_heroes_are_enemies():
    # Javelin of Wrath strikes who attacks its bearer, before the attack.
    match = table(f"""
        heroes: [{{{WHISPER}, zone: B5, hands: [SA11]}}, {{zone: B5}}]
        enemies: [{{card: W001, zone: B5, treasure: S175}}]
        next: {{strike: [2], attack: [1], defense: [1]}}
    """)
    play(match, "melee:dwarf_warriors")
    assert (hero(match, 0).health, hero(match, 1).health) == (4, 5)


@pytest.mark.rule("MD-GRD-07", "MD-RUL-02")
def test_a_healing_treasure_heals_guardians_never_heroes():
    # Orb of Shadows: in shadow mode a bam heals one "hero" in shadow mode; C5 and B4 lie in the shadow, B5 does not.
    match = table(f"""
        heroes: [{{{WHISPER}, zone: C5, xp: 9, health: 2}}, {{zone: B6, health: 1}}]
        enemies:
        - {{card: W001, zone: C5, treasure: S058, health: 2}}
        - {{card: W009, zone: B4, health: 1}}
        - {{card: W004, zone: C4, health: 1}}
        phase: enemy_phase
        next: {{attack: [6, 1], defense: [6, 6]}}
    """)
    play(match, "activate:dwarf_warriors")
    assert enemy(match, "orc_executioners").health == 2
    assert enemy(match, "goblin_harbinger").health == 1, "in the light"
    assert hero(match, 1).health == 1


@pytest.mark.rule("MD-GRD-07", "MD-RUL-02")
def test_its_owner_is_healed_only_where_it_fits_itself(printed: Print):
    # The warriors stand in the light: only the less wounded harbinger in C5 is in the shadow.
    printed("S058", {"at": "attack", "cost": {"bam": 1}, "do": [{"op": "heal", "who": "hero_in_shadow", "n": 1}]})
    match = table(f"""
        heroes: [{{{WHISPER}, zone: B5, xp: 9}}, {{zone: B6}}]
        enemies: [{{card: W001, zone: B5, treasure: S058, health: 1}}, {{card: W004, zone: C5, health: 3}}]
        phase: enemy_phase
        next: {{attack: [6, 1], defense: [6, 6]}}
    """)
    play(match, "activate:dwarf_warriors")
    assert (enemy(match, "dwarf_warriors").health, enemy(match, "goblin_harbinger").health) == (1, 4)


@pytest.mark.rule("MD-GRD-08")
@pytest.mark.parametrize(
    ("treasure", "kind"), [("S013", "item"), ("S086", "item"), ("S008", "consumable"), ("S087", "item")]
)
def test_items_and_consumables_are_carried_not_used(treasure: str, kind: str):
    assert content.equipment[treasure].kind == kind
    match = attacked(f"{{card: W001, zone: B5, minions: [], health: 2, treasure: {treasure}}}", "[2, 1, 1, 1]", "[1]")
    play(match, "melee:dwarf_warriors")
    assert told(match, "shields")[-1].args["n"] == 0, "a ring would give a shield"
    assert enemy(match, "dwarf_warriors").health == 1, "no potion heals it"
    match = enemy_attacks(f"{{card: W001, zone: B5, treasure: {treasure}}}", "[6, 1]", "[6]")
    assert told(match, "swords")[-1].args["n"] == 2


@pytest.mark.rule("MD-GRD-08", "MD-GRD-09")
def test_but_they_are_won():
    match = attacked("{card: W001, zone: B5, minions: [], health: 1, treasure: S013}")
    play(match, "melee:dwarf_warriors")
    assert hero(match).pack == ("S013",)


@pytest.mark.rule("MD-GRD-09")
def test_the_killer_gets_the_treasure_at_any_distance():
    match = table(f"""
        heroes: [{{{WHISPER}, zone: B6, hands: [SA03]}}, {{zone: B1}}]
        enemies: [{{card: W001, zone: B1, minions: [], health: 1, treasure: S029}}]
        next: {{attack: [2, 2], defense: [1]}}
    """)
    play(match, "ranged:dwarf_warriors")
    assert hero(match).pack == ("S029",)
    assert (question(match), match.decision.seat) == ("reorganise", 0)


@pytest.mark.rule("MD-GRD-09", "MD-PCK-07")
def test_he_may_give_it_to_one_hero_in_his_zone_who_rearranges_and_uses_it():
    match = table(f"""
        heroes: [{{{WHISPER}, zone: B5, hands: [S131]}}, {{zone: B5}}, {{zone: B5, health: 0}}, {{zone: B6}}]
        enemies: [{{card: W001, zone: B5, minions: [], health: 1, treasure: S034}}]
        next: {{attack: [2, 2, 2, 2], defense: [1]}}
    """)
    play(match, "melee:dwarf_warriors")
    assert (question(match), ids(match)) == ("share", ["to:1", "keep"])
    play(match, "to:1", "hand:S034")
    assert (question(match), match.decision.seat) == ("reorganise", 1)
    play(match, "equip:S034", *(["done"] if question(match) == "reorganise" else []))
    assert "S034" in hero(match, 1).hands
    settle(match, "act")
    assert match.decision.seat == 0


@pytest.mark.rule("MD-GRD-09", "MD-DMG-05")
def test_a_kill_in_the_enemy_phase_counts_as_well():
    match = table("""
        heroes: [{hero: siegfried, class: paladin_of_wrath, zone: B5, xp: 9}, {zone: B6}]
        enemies: [{card: W001, zone: B5, minions: [], health: 1, treasure: S008}]
        phase: enemy_phase
        next: {attack: [2, 2], defense: [1]}
        on_top: {event: [E14]}
    """)
    settle(match, "buy")
    assert (hero(match, 0).pack, hero(match, 0).xp, hero(match, 1).xp) == (("S008",), 12, 3)


@pytest.mark.rule("MD-GRD-09", "MD-RUL-07", "MD-DMG-08")
def test_who_dies_in_the_same_combat_receives_the_treasure_all_the_same():
    match = table("""
        heroes: [{hero: siegfried, class: paladin_of_wrath, zone: B5, xp: 9, health: 1}, {zone: B5}]
        enemies: [{card: W001, zone: B5, minions: [], health: 1, treasure: S029}]
        phase: enemy_phase
        next: {attack: [6, 6], defense: [1]}
    """)
    dead = told(match, "hero_died")
    assert [event.args["seat"] for event in dead] == [0]
    assert hero(match, 0).pack == ("S029",)
    assert not told(match, "handed_over")


@pytest.mark.rule("MD-GRD-10", "MD-Q5-10")
def test_without_a_killer_the_treasure_is_discarded_and_nobody_gains_xp():
    match = table("""
        options: {quest: immortals_downfall}
        heroes: [{zone: A2}, {}]
        placed: {cave_troll: {zone: G9}}
        enemies: [{card: W001, zone: G9, treasure: S027}]
        phase: enemy_phase
    """)
    settle(match, "buy", "act")
    assert enemy(match, "dwarf_warriors") is None
    assert "S027" in pile(match.state, "treasure_1", "discard")
    assert [hero(match, seat).xp for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("MD-GRD-11")
@pytest.mark.parametrize(("treasure", "dice"), [("S131", "rryyy"), ("S029", "yyy"), ("S063", "ryy")])
def test_slots_do_not_limit_the_treasure(treasure: str, dice: str):
    # A two-handed axe takes no hand from the dwarfs' own weapons; three yellow dice are the most.
    assert pools(enemy_attacks(f"{{card: W001, zone: B5, treasure: {treasure}}}", "[1, 1, 1, 1, 1]"))[0] == dice


@pytest.mark.rule("MD-GRD-12")
@pytest.mark.parametrize(("card", "shields"), [("W001", 1), ("W005", 0)])
def test_plate_armour_adds_its_shield_where_there_are_defence_dice(card: str, shields: int):
    match = attacked(f"{{card: {card}, zone: B5, treasure: S005}}", "[1, 1, 1, 1]")
    play(match, f"melee:{content.enemies[card].type}")
    assert told(match, "shields")[-1].args["n"] == shields


@pytest.mark.rule("MD-GRD-12", "MD-SHD-05")
@pytest.mark.parametrize(("zone", "shields"), [("B4", 0), ("C4", 2)])
def test_what_takes_shields_away_works_for_the_guardian(zone: str, shields: int):
    # Orb of Shadows of level 4: in shadow mode the target has two shields less in any attack.
    match = table(f"""
        heroes: [{{{WHISPER}, zone: {zone}, xp: 9}}, {{}}]
        enemies: [{{card: W001, zone: {zone}, treasure: S125}}]
        phase: enemy_phase
        next: {{attack: [1, 1], defense: [6]}}
    """)
    assert told(match, "shields")[-1].args["n"] == shields


@pytest.mark.rule("MD-GRD-13")
def test_gold_won_from_a_guardian_gives_no_xp():
    match = attacked("{card: W001, zone: B5, minions: [], health: 1, treasure: S014}")
    play(match, "melee:dwarf_warriors")
    assert (hero(match).pack, hero(match).xp) == (("S014",), 3), "three for the leader, nothing for the gold"
