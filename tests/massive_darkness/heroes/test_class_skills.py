"""Every skill of the six class sheets, step by step, as table T-CLASS says; fights are in the light unless stated."""

from __future__ import annotations

import pytest

from tafelrunde.kernel import Match
from tests.massive_darkness.table import enemy, hero, ids, play, pools, question, settle, table, told

pytestmark = pytest.mark.rule("MD-SKL-11", "MD-SKL-04")

NOBODY = "{zone: C1, hands: [], body: ''}"
ORCS = "W009"
"""Three health each, two yellow dice, no defence."""
DWARFS = "W012"
"""Two health each, a blue and a green die."""
HARBINGER = "W011"
TROLL = "WM04"


def of(sheet: str, line: str, step: int, zone: str = "B5", more: str = "hands: [SA11], body: ''") -> str:
    """A hero without any skill in the light, with one skill of its class."""
    return f"{{hero: bjorn, class: {sheet}, zone: {zone}, skills: {{{line}: {step}}}, {more}}}"


def attacks(fighter: str, card: str, attack: str, defense: str = "[3, 3, 3]", zone: str = "B5") -> Match:
    match: Match = table(f"""
        level: 5
        heroes: [{fighter}, {NOBODY}]
        enemies: [{{card: {card}, zone: {zone}}}]
        next: {{attack: {attack}, defense: {defense}}}
    """)
    return match


def attacked(fighter: str, attack: str, defense: str = "[]", zone: str = "B5", card: str = ORCS) -> Match:
    match: Match = table(f"""
        level: 5
        heroes: [{fighter}, {NOBODY}]
        enemies: [{{card: {card}, zone: {zone}}}]
        phase: enemy_phase
        next: {{attack: {attack}, defense: {defense}}}
        on_top: {{event: [E14]}}
    """)
    return match


def came_to(match: Match, what: str) -> int:
    settle(match, "act", "buy")
    count: int = told(match, what)[0].args["n"]
    return count


def swords(match: Match, answer: str, *answers: str) -> int:
    return came_to(play(match, answer, *answers), "swords")


# --- Nightshade Ranger --------------------------------------------------------------------------------------------

BOW = "hands: [SA03], body: ''"


@pytest.mark.rule("MD-RER-05")
@pytest.mark.parametrize(("step", "options"), [(1, ["reroll:attack"]), (2, ["reroll:attack", "reroll:defense"])])
def test_ranged_specialist(step: int, options: list[str]):
    shot = attacks(of("nightshade_ranger", "ranged_specialist", step, "B5", BOW), DWARFS, "[1, 1, 2, 2]", zone="B4")
    play(shot, "ranged:dwarf_defenders")
    assert ids(shot) == [*options, "keep"]
    assert swords(shot, "reroll:attack") == 2
    melee = attacks(of("nightshade_ranger", "ranged_specialist", step), DWARFS, "[1]")
    assert question(play(melee, "melee:dwarf_defenders")) == "act", "in ranged attacks only"


@pytest.mark.rule("MD-KEY-09")
@pytest.mark.parametrize(("step", "pool"), [(1, "yy"), (2, "ryy")])
def test_safe_shot(step: int, pool: str):
    match = attacks(of("nightshade_ranger", "safe_shot", step, "B5", BOW), ORCS, "[2, 2, 2]", "[]")
    play(match, "safe_shot:B6", *["die:red"] * (step - 1))
    assert (pools(match)[0], hero(match).zone) == (pool, "B6")


@pytest.mark.rule("MD-EFF-11", "MD-RER-09")
@pytest.mark.parametrize(("step", "flips", "total"), [(2, 1, 2), (3, 2, 4)])
def test_steady_hand(step: int, flips: int, total: int):
    both = "hands: [SA03], body: '', pack: [A06]"
    match = attacks(of("nightshade_ranger", "steady_hand", step, "B5", both), ORCS, "[2, 2, 1, 1]", "[]", "B4")
    play(match, "ranged:orc_executioners", "reroll:attack")
    for _ in range(flips):
        play(match, next(answer for answer in ids(match) if answer.startswith("flip")))
    assert question(match) != "blank"
    assert came_to(match, "swords") == total


# --- Paladin of Wrath ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-SKL-12", "MD-HRO-06", "MD-STN-11")
@pytest.mark.parametrize(
    ("paladin", "shields"), [("", 1), ("stunned: true", 1), ("health: 0", 0), ("zone: B6", 0), ("escaped: true", 0)]
)
def test_bulwark_is_for_allies_of_a_living_paladin_in_the_zone(paladin: str, shields: int):
    match = table(f"""
        heroes:
        - {{hero: whisper, class: shadow_barbarian, zone: B5, xp: 9, hands: [SA11], body: ''}}
        - {{hero: bjorn, class: paladin_of_wrath, zone: B5, {paladin}}}
        enemies: [{{card: {ORCS}, zone: B5}}]
        phase: enemy_phase
        next: {{attack: [1, 1]}}
        on_top: {{event: [E14]}}
    """)
    assert came_to(match, "shields") == shields


@pytest.mark.rule("MD-CND-06")
@pytest.mark.parametrize(("step", "hands", "more"), [(1, "[SA11, S034]", 1), (2, "[SA11, S034]", 2), (2, "[SA11]", 0)])
def test_shield_guardian(step: int, hands: str, more: int):
    fighter = of("paladin_of_wrath", "shield_guardian", step, "B5", f"xp: 9, hands: {hands}, body: ''")
    assert swords(attacks(fighter, ORCS, "[2]"), "melee:orc_executioners") == 1 + more
    assert came_to(attacked(fighter, "[1, 1]", "[1]"), "shields") == more


@pytest.mark.rule("MD-KEY-06")
@pytest.mark.parametrize("step", [1, 2, 3])
@pytest.mark.parametrize(("attack", "answers"), [("[1, 1]", True), ("[2, 1]", False), ("[2, 2]", False)])
def test_shield_of_wrath(step: int, attack: str, answers: bool):
    fighter = of("paladin_of_wrath", "shield_of_wrath", step, "B5", "xp: 9, hands: [SA11], body: SA13")
    match = settle(attacked(fighter, attack, "[3]"), "act", "buy")
    left = sum(enemy(match, "orc_executioners").minions)
    assert left == 6 - (step if answers else 0), "only more shields than swords are enough"


@pytest.mark.rule("MD-KEY-05")
@pytest.mark.parametrize("step", [1, 2])
@pytest.mark.parametrize(("zone", "seats"), [("B6", ["heal:0", "heal:1"]), ("C1", ["heal:1"])])
def test_bastion(step: int, zone: str, seats: list[str]):
    match = table(f"""
        level: 5
        heroes:
        - {{hero: whisper, zone: {zone}, health: 2}}
        - {{hero: bjorn, class: paladin_of_wrath, zone: B5, health: 2, skills: {{bastion: {step}}}}}
    """)
    play(match, "end")
    assert (match.decision.seat, ids(match)) == (1, [*seats, "nobody"])
    play(match, seats[0])
    assert hero(match, int(seats[0][-1])).health == 2 + step


@pytest.mark.rule("MD-KEY-12", "MD-RER-05", "MD-POOL-09")
def test_taunt_rerolls_later_and_adds_a_die_last():
    more = "xp: 0, hands: [SA11], body: SA13"
    first = settle(attacked(of("paladin_of_wrath", "taunt", 1, "B5", more), "[1, 1]", "[1]"), "act", "reroll")
    assert (question(first), pools(first)[1]) == ("act", "b")
    second = settle(attacked(of("paladin_of_wrath", "taunt", 2, "B5", more), "[1, 1]", "[1, 3]"), "act", "reroll")
    assert ids(second) == ["reroll:defense", "keep"]
    assert came_to(play(second, "reroll:defense"), "shields") == 1
    third = settle(attacked(of("paladin_of_wrath", "taunt", 3, "B5", more), "[1, 1]", "[1, 1, 3, 6]"), "add_die")
    settle(play(third, "die:green"), "reroll")
    assert pools(third)[1] == "bg"
    assert came_to(play(third, "reroll:defense"), "shields") == 1 + 3


# --- Pit Fighter Berserker ----------------------------------------------------------------------------------------


@pytest.mark.rule("MD-DMG-04", "MD-COM-15", "MD-CND-05")
@pytest.mark.parametrize(
    ("step", "zone", "attack", "thorns"),
    [
        (1, "B4", "[1, 1]", 1),
        (1, "B5", "[1, 1]", 0),
        (2, "B4", "[1, 1]", 0),
        (2, "B4", "[2, 1]", 1),
        (2, "B4", "[6, 2]", 2),
        (2, "B4", "[6, 6]", 2),
        (2, "B5", "[6, 6]", 0),
    ],
)
def test_shadow_fury(step: int, zone: str, attack: str, thorns: int):
    fighter = of("pit_fighter_berserker", "shadow_fury", step, zone, "xp: 9, hands: [SA11], body: S005")
    match = settle(attacked(fighter, attack, "[3]", zone), "act", "buy")
    # Shields do not matter: half of the swords rolled, rounded up.
    assert sum(enemy(match, "orc_executioners").minions) == 6 - thorns


@pytest.mark.rule("MD-EFF-04", "MD-EFF-08")
@pytest.mark.parametrize(("step", "left"), [(1, 2 - 1), (2, 1)])
def test_brutality(step: int, left: int):
    match = attacks(of("pit_fighter_berserker", "brutality", step), DWARFS, "[4]", "[3, 3]")
    play(match, "melee:dwarf_defenders", "keep", "trigger:brutality.0", *["pick:1"] * (step - 1))
    assert came_to(match, "shields") == left


@pytest.mark.rule("MD-CND-02", "MD-EFF-06")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_bloodlust(step: int):
    match = attacks(of("pit_fighter_berserker", "bloodlust", step), DWARFS, "[1]", "[3, 3]")
    play(match, "melee:dwarf_defenders", "bloodrage:bloodlust.0")
    assert (came_to(match, "dealt"), hero(match).health) == (step, 4)
    shot = attacks(of("pit_fighter_berserker", "bloodlust", step, "B5", BOW), ORCS, "[1, 1]", "[]", "B4")
    assert question(play(shot, "ranged:orc_executioners")) == "reroll", "in melee only"


@pytest.mark.rule("MD-KEY-05", "MD-KEY-01")
@pytest.mark.parametrize(("step", "asked"), [(1, "act"), (2, "heal")])
def test_the_berserkers_health_regenerates_later(step: int, asked: str):
    fighter = of("pit_fighter_berserker", "improved_health", step, "B5", "health: 5")
    match = table(f"level: 5\nheroes: [{{hero: whisper}}, {fighter}]")
    play(match, "end")
    assert question(match) == asked
    if step == 2:
        assert ids(match) == ["heal:1", "nobody"]
        assert hero(play(match, "heal:1"), 1).health == 6


# --- Battle Wizard ------------------------------------------------------------------------------------------------

STAFF = "hands: [S123], body: ''"
"""Two red dice; a bam may stun."""
SCEPTRE = "hands: [S020, S021], body: ''"
"""Two red dice and no text."""


@pytest.mark.rule("MD-ENC-03", "MD-ENC-10")
@pytest.mark.parametrize(
    ("step", "attack", "offered", "total"),
    [
        (1, "[6, 2]", ["fireball.0"], 4 + 3),
        (1, "[4, 2]", [], 3),
        (2, "[6, 4]", ["fireball.0", "fireball.1"], 5 + 3 + 2),
        (3, "[6, 4]", ["fireball.0", "fireball.1"], 5 + 4 + 3),
        (3, "[4, 4]", ["fireball.1"], 4 + 3),
    ],
)
def test_fireball(step: int, attack: str, offered: list[str], total: int):
    match = attacks(of("battle_wizard", "fireball", step, "B5", SCEPTRE), ORCS, attack, "[]", "B4")
    play(match, "magic:orc_executioners")
    assert [answer.removeprefix("trigger:") for answer in ids(match) if answer.startswith("trigger")] == offered
    while question(match) == "enchant":
        play(match, ids(match)[0])
    assert came_to(match, "swords") == total
    axe = attacks(of("battle_wizard", "fireball", step), ORCS, "[6]", "[]")
    assert question(play(axe, "melee:orc_executioners")) == "act", "in magic only"


@pytest.mark.rule("MD-ENC-03", "MD-STN-01")
@pytest.mark.parametrize(
    ("step", "attack", "stuns"), [(1, "[6, 2]", 1), (1, "[4, 2]", 0), (2, "[4, 2]", 1), (2, "[6, 2]", 0)]
)
def test_frost_spell(step: int, attack: str, stuns: int):
    match = attacks(of("battle_wizard", "frost_spell", step, "B5", SCEPTRE), TROLL, attack, "[1, 1]", "B4")
    play(match, "magic:cave_troll")
    assert (question(match) == "enchant") == bool(stuns)
    if stuns:
        play(match, "trigger:frost_spell.0")
    assert enemy(match, "cave_troll").stunned == bool(stuns)


@pytest.mark.rule("MD-HRO-09")
@pytest.mark.parametrize("step", [1, 2, 3])
@pytest.mark.parametrize(("seat", "zone"), [(0, "B6"), (1, "B6"), (1, "C1")])
def test_life_drain(step: int, seat: int, zone: str):
    match = table(f"""
        level: 5
        heroes:
        - {of("battle_wizard", "life_drain", step, "B5", SCEPTRE + ", health: 1")}
        - {{zone: {zone}, health: 1}}
        enemies: [{{card: {ORCS}, zone: B4}}]
        next: {{attack: [4, 2]}}
    """)
    play(match, "magic:orc_executioners", "trigger:life_drain.0")
    assert (f"heal:{seat}" in ids(match)) == (seat == 0 or zone == "B6"), "an ally in sight, or oneself"
    if f"heal:{seat}" in ids(match):
        assert hero(play(match, f"heal:{seat}"), seat).health == 1 + step


@pytest.mark.rule("MD-EFF-12", "MD-CND-05")
@pytest.mark.parametrize(("zone", "total"), [("B4", 1 + 2), ("B5", 1)])
def test_shadow_magic(zone: str, total: int):
    three = "hands: [S029, SA07], body: ''"
    match = table(f"""
        level: 2
        heroes: [{of("battle_wizard", "shadow_magic", 1, zone, three).replace("bjorn", "elias")}, {NOBODY}]
        enemies: [{{card: {ORCS}, zone: {zone}}}]
        next: {{attack: [1, 2, 1]}}
    """)
    assert swords(match, "melee:orc_executioners") == total


@pytest.mark.rule("MD-SKL-18", "MD-MAN-03", "MD-ENC-01")
@pytest.mark.parametrize(("attack", "total"), [("[4]", 2 + 2), ("[2]", 1)])
def test_spellcaster_needs_a_bam_after_it_was_paid(attack: str, total: int):
    match = attacks(of("battle_wizard", "fireball", 0, "B5", "hands: [SA11], body: '', xp: 2"), ORCS, attack, "[]")
    play(match, "melee:orc_executioners", "maneuver")
    assert hero(match).xp == 1
    if question(match) == "enchant":
        play(match, "trigger:spellcaster.0")
    settle(match, "act")
    assert told(match, "swords")[0].args["n"] == total


@pytest.mark.rule("MD-SKL-18", "MD-MAN-03")
@pytest.mark.parametrize(("defense", "total"), [("[6]", 2 + 2), ("[3]", 1)])
def test_spellcaster_in_defence(defense: str, total: int):
    match = attacked(of("battle_wizard", "fireball", 0, "B5", "xp: 2, hands: [SA11], body: SA13"), "[1, 1]", defense)
    settle(match, "prepare")
    play(match, "maneuver")
    settle(match, "enchant", "act")
    if question(match) == "enchant":
        play(match, "trigger:spellcaster.1")
    assert (came_to(match, "shields"), hero(match).xp) == (total, 1)


# --- Bloodmoon Nightrunner ----------------------------------------------------------------------------------------


@pytest.mark.rule("MD-CND-05", "MD-EFF-04")
@pytest.mark.parametrize(
    ("step", "zone", "result"), [(1, "B4", (2, 2)), (2, "B4", (3, 1)), (1, "B5", (1, 2)), (2, "B5", (1, 2))]
)
def test_assassin(step: int, zone: str, result: tuple[int, int]):
    match = attacks(of("bloodmoon_nightrunner", "assassin", step, zone), DWARFS, "[2]", "[3, 3]", zone)
    settle(play(match, "melee:dwarf_defenders"), "act")
    assert (came_to(match, "swords"), came_to(match, "shields")) == result


@pytest.mark.rule("MD-CND-10", "MD-POOL-09", "MD-RER-05")
@pytest.mark.parametrize(
    ("step", "hands", "pool"), [(1, "[SA11, SA12]", "rr"), (2, "[SA11, SA12]", "rrr"), (2, "[SA11]", "r")]
)
def test_dual_wielding(step: int, hands: str, pool: str):
    match = attacks(
        of("bloodmoon_nightrunner", "dual_wielding", step, "B5", f"hands: {hands}"), ORCS, "[1, 1, 1, 2, 2, 2]"
    )
    play(match, "melee:orc_executioners")
    if question(match) == "add_die":
        play(match, "die:red")
    assert pools(match)[0] == pool
    assert (question(match) == "reroll") == (len(pool) > 1)


@pytest.mark.rule("MD-RUL-06", "MD-GRD-01", "MD-EFF-06")
@pytest.mark.parametrize("step", [1, 2, 3])
@pytest.mark.parametrize(
    ("card", "more", "works"),
    [(TROLL, "", True), (HARBINGER, "", True), (ORCS, "", False), (ORCS, ", minions: []", True)],
)
def test_monster_hunter(step: int, card: str, more: str, works: bool):
    fighter = of("bloodmoon_nightrunner", "monster_hunter", step)
    match = attacks(fighter, f"{card}{more}", "[4]", "[6, 6, 6]")
    play(match, ids(match)[0])
    assert (question(match) == "enchant") == works
    if works:
        play(match, "trigger:monster_hunter.0")
        assert came_to(match, "dealt") == step + (2 if card == ORCS else 0)


@pytest.mark.rule("MD-ENC-03", "MD-RER-05")
@pytest.mark.parametrize("step", [1, 2])
def test_throwing_knives(step: int):
    match = attacks(of("bloodmoon_nightrunner", "throwing_knives", step, "B5", BOW), ORCS, "[6, 1]", "[]", "B4")
    play(match, "ranged:orc_executioners")
    assert (question(match) == "reroll") == (step == 2)
    settle(match, "enchant")
    assert swords(match, "trigger:throwing_knives.0") == 2 + 2


@pytest.mark.rule("MD-EFF-01", "MD-RER-05", "MD-KEY-07")
@pytest.mark.parametrize(
    ("step", "zone", "shields", "reroll"), [(2, "B4", 1, False), (2, "B5", 0, False), (3, "B4", 0, True)]
)
def test_evasion(step: int, zone: str, shields: int, reroll: bool):
    fighter = of("bloodmoon_nightrunner", "evasion", step, "B5", "xp: 9, hands: [SA11], body: SA13")
    match = settle(attacked(fighter, "[1]", "[1]", zone, "W005"), "act", "buy", "reroll")
    assert (question(match) == "reroll") == reroll
    assert came_to(match, "shields") == shields, "one more against shots"


@pytest.mark.rule("MD-KEY-03")
@pytest.mark.parametrize(("zone", "way", "left"), [("B4", "B5", 2), ("B5", "B4", 1)])
def test_shadow_step_counts_where_the_move_begins(zone: str, way: str, left: int):
    match = table(f"heroes: [{of('bloodmoon_nightrunner', 'assassin', 0, zone)}, {NOBODY}]")
    play(match, f"move:{way}")
    assert match.state.activation.points == left


# --- Shadow Barbarian ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-CND-05", "MD-POOL-09")
@pytest.mark.parametrize(("step", "zone", "more"), [(1, "B4", 1), (1, "B5", 0), (2, "B5", 0)])
def test_lurking_shadow(step: int, zone: str, more: int):
    match = attacks(of("shadow_barbarian", "lurking_shadow", step, zone), ORCS, "[2]", "[]", zone)
    assert swords(match, "melee:orc_executioners") == 1 + more


def test_lurking_shadow_adds_a_die_later():
    match = attacks(of("shadow_barbarian", "lurking_shadow", 2, "B4"), ORCS, "[2, 2]", "[]", "B4")
    assert swords(match, "melee:orc_executioners", "die:red") == 2
    assert pools(match)[0] == "rr"


@pytest.mark.rule("MD-EFF-06")
@pytest.mark.parametrize("step", [1, 2])
@pytest.mark.parametrize(
    ("card", "horde"), [(ORCS, True), (f"{ORCS}, minions: []", True), (HARBINGER, False), (TROLL, False)]
)
def test_cleave(step: int, card: str, horde: bool):
    match = attacks(of("shadow_barbarian", "cleave", step), card, "[1]", "[3, 3, 3]")
    settle(play(match, ids(match)[0]), "act")
    assert came_to(match, "dealt") == (step if horde else 0)


@pytest.mark.rule("MD-CND-11", "MD-EFF-04")
@pytest.mark.parametrize(
    ("step", "hands", "result"),
    [(1, "[S132]", (5, 2)), (2, "[S132]", (6, 1)), (2, "[SA11, SA12]", (2, 2))],
)
def test_two_handed_mastery(step: int, hands: str, result: tuple[int, int]):
    match = attacks(
        of("shadow_barbarian", "two_handed_mastery", step, "B5", f"hands: {hands}"), DWARFS, "[2, 2, 2, 2]", "[3, 3]"
    )
    settle(play(match, "melee:dwarf_defenders"), "act")
    assert (came_to(match, "swords"), came_to(match, "shields")) == result


@pytest.mark.rule("MD-EFF-06")
@pytest.mark.parametrize(("step", "more"), [(1, 2), (2, 3)])
@pytest.mark.parametrize(
    ("card", "works"), [(TROLL, True), (HARBINGER, True), (ORCS, False), (f"{ORCS}, minions: []", False)]
)
def test_giant_slayer(step: int, more: int, card: str, works: bool):
    match = attacks(of("shadow_barbarian", "giant_slayer", step), card, "[1]", "[3, 3, 3]")
    settle(play(match, ids(match)[0]), "act")
    assert came_to(match, "dealt") == (more if works else 0)


@pytest.mark.parametrize(("hands", "kind", "more"), [("[SA11]", "melee", 1), ("[SA03]", "ranged", 0)])
def test_predator_is_for_melee_after_moving(hands: str, kind: str, more: int):
    there = "B4" if kind == "melee" else "B3"
    fighter = of("shadow_barbarian", "cleave", 0, "B5", f"hands: {hands}")
    match = attacks(fighter, HARBINGER, "[2, 2]", "[1, 1, 1]", there)
    settle(play(match, "move:B4"), "act", "move_on")
    if question(match) == "move_on":
        play(match, "stop")
    dice = 1 if kind == "melee" else 2
    assert swords(match, f"{kind}:dwarf_harbinger") == dice + more


def test_predator_has_to_move_in_the_same_activation():
    match = attacks(of("shadow_barbarian", "cleave", 0), HARBINGER, "[2]", "[1, 1, 1]")
    assert swords(match, "melee:dwarf_harbinger") == 1


@pytest.mark.rule("MD-POOL-04", "MD-MAN-02")
def test_death_blow_adds_a_red_die_to_one_melee_attack():
    fighter = of("shadow_barbarian", "cleave", 0, "B5", "hands: [SA11], xp: 3")
    match = attacks(fighter, HARBINGER, "[2, 2, 2]", "[1, 1, 1, 1, 1, 1]")
    play(match, "melee:dwarf_harbinger", "maneuver")
    assert (pools(match)[0], hero(match).xp) == ("rr", 2)
    play(match, "melee:dwarf_harbinger")
    assert question(match) == "act", "once per activation"
    assert pools(match)[0] == "r"
    shot = attacks(
        of("shadow_barbarian", "cleave", 0, "B5", "hands: [SA03], xp: 3"), HARBINGER, "[2, 2]", "[1, 1, 1]", "B4"
    )
    assert question(play(shot, "ranged:dwarf_harbinger")) == "act", "not with a bow"
