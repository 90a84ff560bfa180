"""Enchantments (chapter 7.5)."""

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.rules.combat.rolled import clear_debts
from tafelrunde.games.massive_darkness.state import Combat, Side
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import Code
from tests.massive_darkness.fights import attacked, enemy_attacks
from tests.massive_darkness.printing import Print
from tests.massive_darkness.table import enemy, hero, ids, play, question, settle, table, told

ORCS = "{card: W009, zone: B5}"
GOBLINS = "{card: W007, zone: B5}"
STRONGER = {"op": "swords", "n": 1}


@pytest.mark.rule("MD-ENC-03", "MD-EFF-01")
@pytest.mark.parametrize(
    ("at", "kind", "offered"),
    [
        ("melee", "melee", True),
        ("attack", "melee", True),
        ("ranged", "melee", False),
        ("magic", "melee", False),
        ("ranged", "ranged", True),
        ("attack", "ranged", True),
        ("melee", "ranged", False),
        ("magic", "magic", True),
        ("attack", "magic", True),
        ("ranged", "magic", False),
    ],
)
def test_the_kind_of_attack_must_match(printed: Print, at: str, kind: str, offered: bool):
    weapon, zone = {"melee": ("SA07", "B5"), "ranged": ("SA03", "B4"), "magic": ("S023", "B4")}[kind]
    printed(weapon)
    printed("S013", {"at": at, "cost": {"bam": 1}, "do": [STRONGER]})
    match = table(f"""
        heroes: [{{hero: whisper, class: paladin_of_wrath, zone: B5, hands: [{weapon}], pack: [S013]}}, {{zone: C5}}]
        enemies: [{{card: W009, zone: {zone}}}]
        next: {{attack: [6, 2]}}
    """)
    play(match, f"{kind}:orc_executioners")
    assert (question(match) == "enchant") == offered


@pytest.mark.rule("MD-ENC-07")
@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", "Wooden Ring – 1 bam: +2 swords and +1 wound (up to 3 times) → 5 wounds"),
        ("de", "Hölzerner Ring – 1 Bäm: +2 Treffer und +1 Wunde (bis zu 3-mal) → 5 Wunden"),
    ],
)
def test_the_player_reads_what_an_enchantment_costs_and_does(printed: Print, code: Code, words: str):
    does = [{"op": "swords", "n": 2}, {"op": "wounds", "n": 1}]
    printed("SA07")
    printed("S013", {"at": "melee", "cost": {"bam": 1}, "do": does, "repeat": 3})
    match = table(f"""
        heroes: [{{hero: whisper, class: paladin_of_wrath, zone: B5, hands: [SA07], pack: [S013]}}, {{zone: C5}}]
        enemies: [{ORCS}]
        next: {{attack: [6, 2]}}
    """)
    play(match, "melee:orc_executioners")
    decision = match.decision
    assert decision is not None
    assert Language(code, RULEBOOK).option(decision, decision.options[0]) == words


@pytest.mark.rule("MD-EFF-01", "MD-ENC-03")
@pytest.mark.parametrize(
    ("at", "card", "zone", "shields"),
    [
        ("defense", "W009", "B5", 1),
        ("melee_defense", "W009", "B5", 1),
        ("ranged_defense", "W009", "B5", 0),
        ("magic_defense", "W009", "B5", 0),
        ("defense", "W005", "B4", 1),
        ("ranged_defense", "W005", "B4", 1),
        ("melee_defense", "W005", "B4", 0),
        ("magic_defense", "WM01", "B4", 1),
        ("ranged_defense", "WM01", "B4", 0),
    ],
)
def test_a_defence_against_one_kind_of_attack(printed: Print, at: str, card: str, zone: str, shields: int):
    printed("S013", {"at": at, "do": [{"op": "shields", "n": 1}]})
    match = enemy_attacks(f"{{card: {card}, zone: {zone}}}", "[1, 1]", "[1]", more=", body: SA13, pack: [S013]")
    settle(match, "act")
    assert told(match, "shields")[0].args["n"] == shields


@pytest.mark.rule("MD-ENC-04")
def test_once_per_combat_however_many_symbols():
    match = attacked(ORCS, "[6, 4]", "[]", "[S027, SA07]")
    play(match, "melee:orc_executioners", "trigger:S027.0")
    assert question(match) == "act"
    assert told(match, "swords")[0].args["n"] == 5


@pytest.mark.rule("MD-ENC-07", "MD-ENC-13")
def test_symbols_may_be_left_and_are_lost():
    match = attacked(ORCS, "[4, 2]", "[]", "[S027]")
    play(match, "melee:orc_executioners")
    assert ids(match) == ["trigger:S027.0", "done"]
    play(match, "done")
    assert told(match, "swords")[0].args["n"] == 2
    play(match, "melee:orc_executioners")
    settle(match, "enchant", "act")
    assert question(match) == "act", "the bam of the first attack is gone"


@pytest.mark.rule("MD-ENC-09")
def test_an_enemy_pays_with_bams_first_where_either_serves(printed: Print):
    printed(
        "W026",
        {"at": "attack", "cost": {"either": 1}, "do": [{"op": "swords", "n": 1}]},
        {"at": "attack", "cost": {"diamond": 1}, "do": [{"op": "swords", "n": 3}]},
    )
    match = enemy_attacks("{card: W026, zone: B5}", "[6, 1, 6]", "[1]", more=", body: SA13")
    settle(match, "act")
    assert told(match, "swords")[0].args["n"] == 2 + 3 + 1 + 3


@pytest.mark.rule("MD-ENC-09", "MD-ENC-10")
@pytest.mark.parametrize(("face", "bam", "diamond"), [(4, True, False), (6, False, True), (2, False, False)])
def test_bams_and_diamonds_do_not_replace_each_other(printed: Print, face: int, bam: bool, diamond: bool):
    printed(
        "SA11",
        {"at": "attack", "cost": {"bam": 1}, "do": [STRONGER]},
        {"at": "attack", "cost": {"diamond": 1}, "do": [STRONGER]},
        {"at": "attack", "cost": {"either": 1}, "do": [STRONGER]},
    )
    match = attacked(ORCS, f"[{face}]", "[]", "[SA11]")
    play(match, "melee:orc_executioners")
    expected = {0: bam, 1: diamond, 2: bam or diamond}
    assert {number: f"trigger:SA11.{number}" in ids(match) for number in expected} == expected


@pytest.mark.rule("MD-ENC-11", "MD-EQP-06", "MD-EQP-15", "MD-HRO-02")
def test_cards_skills_and_the_hero_all_provide_enchantments():
    match = table("""
        heroes:
        - hero: bjorn
          class: pit_fighter_berserker
          zone: B4
          hands: [S025, SA07]
          pack: [S087, S028]
          skills: {brutality: 1}
        - {zone: C5}
        enemies: [{card: W009, zone: B4}]
        next: {attack: [6, 4]}
    """)
    play(match, "melee:orc_executioners")
    settle(match, "enchant")
    # The sword S028 is carried, but not in a hand.
    assert set(ids(match)) == {"trigger:bjorn.0", "trigger:brutality.0", "trigger:S025.0", "trigger:S087.0", "done"}


@pytest.mark.rule("MD-ENC-12")
def test_a_bam_that_an_effect_made_is_spent_like_a_rolled_one():
    match = table("""
        heroes: [{hero: elias, class: paladin_of_wrath, zone: B4, hands: [S025]}, {zone: C5}]
        enemies: [{card: W009, zone: B4}]
        next: {attack: [2]}
    """)
    play(match, "melee:orc_executioners", "trigger:S025.0")
    assert told(match, "swords")[0].args["n"] == 2


@pytest.mark.rule("MD-ENC-14")
def test_what_a_die_has_triggered_stays_when_it_is_removed(printed: Print):
    printed("W007", {"at": "defense", "cost": {"bam": 1}, "do": [{"op": "shields", "n": 4}]})
    printed("SA11", {"at": "attack", "cost": {"bam": 1}, "do": [{"op": "remove_defense_dice", "n": 1}]})
    match = attacked(GOBLINS, "[4]", "[6, 3]", "[SA11]")
    play(match, "melee:goblin_warriors", "trigger:SA11.0", "pick:1")
    assert told(match, "shields")[0].args["n"] == 1 + 4


@pytest.mark.rule("MD-ENC-14", "MD-EFF-08")
def test_unspent_symbols_go_with_the_die(printed: Print):
    printed("W009", {"at": "attack", "cost": {"bam": 1}, "do": [{"op": "swords", "n": 4}]})
    printed("S013", {"at": "defense", "cost": {"bam": 1}, "do": [{"op": "remove_attack_dice", "n": 1}]})
    match = enemy_attacks(ORCS, "[6, 2]", "[6]", more=", body: SA13, pack: [S013]")
    settle(match, "enchant")
    play(match, "trigger:S013.0", "pick:1")
    assert told(match, "swords")[0].args["n"] == 1


CANCEL = {"op": "cancel_bams", "n": 1}
FIERCE = {"at": "attack", "cost": {"bam": 1}, "do": [{"op": "swords", "n": 4}]}


@pytest.mark.rule("MD-ENC-14", "MD-RUL-38")
def test_a_cancelled_bam_is_no_debt_of_a_new_one(printed: Print):
    printed("W018", {"at": "attack", "cost": {"diamond": 1}, "do": [{"op": "bams", "n": 1}]}, FIERCE)
    printed("S013", {"at": "defense", "cost": {"bam": 1}, "do": [CANCEL, {"op": "remove_attack_dice", "n": 1}]})
    match = enemy_attacks("{card: W018, zone: B5}", "[6, 6]", "[6]", more=", body: SA13, pack: [S013]")
    settle(match, "enchant")
    play(match, "trigger:S013.0", "pick:1")
    assert told(match, "swords")[0].args["n"] == 3 + 4


@pytest.mark.rule("MD-ENC-14", "MD-RUL-38")
@pytest.mark.parametrize(("die", "swords"), [(6, 2 + 4), (2, 1)])
def test_a_die_rolled_again_brings_a_new_symbol(printed: Print, die: int, swords: int):
    # The bam of the first die is cancelled; rolled again, it may show another.
    printed("W009", FIERCE)
    printed("S013", {"at": "defense", "cost": {"bam": 1}, "do": [CANCEL, {"op": "reroll", "dice": "one_attack_die"}]})
    match = enemy_attacks(ORCS, f"[6, 1, {die}]", "[6]", more=", body: SA13, pack: [S013]")
    settle(match, "enchant")
    play(match, "trigger:S013.0", "pick:1")
    assert told(match, "swords")[0].args["n"] == swords


@pytest.mark.rule("MD-ENC-14", "MD-RUL-38")
def test_of_two_equal_symbols_the_unspent_one_goes_with_the_die(printed: Print):
    printed("W009", FIERCE)
    printed("S013", {"at": "defense", "cost": {"bam": 1}, "do": [CANCEL, {"op": "remove_attack_dice", "n": 1}]})
    match = enemy_attacks(ORCS, "[6, 6]", "[6]", more=", body: SA13, pack: [S013]")
    settle(match, "enchant")
    play(match, "trigger:S013.0", "pick:1")
    assert told(match, "swords")[0].args["n"] == 2


@pytest.mark.rule("MD-ENC-15")
@pytest.mark.parametrize(
    ("more", "shields"),
    [("hands: [S025]", 4 - 1), ("hands: [S069]", 4 - 2), ("hands: [S069], body: S046", 4 - 3)],
)
def test_a_set_counts_every_equipped_card_of_it(more: str, shields: int):
    match = table(f"""
        heroes: [{{hero: whisper, class: paladin_of_wrath, zone: B5, pack: [S052], {more}}}, {{zone: C5}}]
        enemies: [{{card: W007, zone: B5}}]
        next: {{attack: [4, 4], defense: [6, 6]}}
    """)
    play(match, "melee:goblin_warriors", "trigger:S052.0")
    settle(match, "act")
    assert told(match, "shields")[0].args["n"] == shields


@pytest.mark.rule("MD-ENC-17")
def test_an_enemy_spends_symbols_also_for_nothing():
    match = enemy_attacks("{card: W026, zone: B5}", "[6, 2, 2]", "[1]", more=", body: SA13")
    settle(match, "act")
    assert [event.args["figure"] for event in told(match, "enchanted")] == ["orc_executioners"]
    assert enemy(match, "orc_executioners").health == 4


@pytest.mark.rule("MD-ENC-17", "MD-HRO-09")
def test_a_hero_may_trigger_what_does_nothing():
    match = attacked(ORCS, "[6, 2]", "[]", "[S060]")
    play(match, "melee:orc_executioners", "trigger:S060.0")
    assert told(match, "enchanted")
    assert hero(match).health == 5


@pytest.mark.rule("MD-RUL-38", "MD-ENC-14")
@pytest.mark.parametrize("side", ["attack", "defense"])
@pytest.mark.parametrize("symbol", ["bams", "diamonds"])
def test_symbols_spent_on_dice_that_are_gone_are_no_debt_on_either_side(side: Side, symbol: str):
    combat = Combat(attacker="hero:0", defender="enemy:orcs", kind="melee", distance=0)
    setattr(combat, f"{side}_{symbol}", -2)
    clear_debts(combat, side, ())
    assert getattr(combat, f"{side}_{symbol}") == 0


TOLL = {"at": "attack", "cost": {"bam": 1, "blood_toll": 1}, "do": [{"op": "swords", "n": 3}]}
TOGETHER = """
    heroes:
    - {hero: whisper, class: paladin_of_wrath, zone: B5, hands: [SA11], health: %d}
    - {hero: owen, class: shadow_barbarian, zone: B5, health: 2}
    enemies: [{card: W009, zone: B5}]
    next: {attack: [4]}
"""


@pytest.mark.rule("MD-RUL-31", "MD-CND-03", "MD-ENC-06")
@pytest.mark.parametrize(("answer", "swords", "health"), [("agree", 2 + 3, 1), ("refuse", 2, 2)])
def test_a_toll_that_an_ally_refuses_buys_nothing_and_the_symbol_is_spent(
    printed: Print, answer: str, swords: int, health: int
):
    printed("SA11", TOLL, {"at": "attack", "cost": {"bam": 1}, "do": [{"op": "swords", "n": 1}]})
    match = table(TOGETHER % 5)
    play(match, "melee:orc_executioners", "trigger:SA11.0", "hero:1", answer)
    assert question(match) == "act", "the bam is gone"
    assert told(match, "swords")[0].args["n"] == swords
    assert (hero(match).health, hero(match, 1).health) == (5, health)


@pytest.mark.rule("MD-CND-12", "MD-ACT-09", "MD-ENC-01")
def test_who_pays_an_enchantment_with_the_last_health_has_nothing_of_it(printed: Print):
    deadly = {"bam": 1, "bloodrage": 1}
    printed("SA11", {"at": "attack", "cost": deadly, "do": [{"op": "heal", "who": "self_or_ally_in_zone", "n": 1}]})
    match = table(TOGETHER % 1)
    play(match, "melee:orc_executioners", "trigger:SA11.0")
    assert told(match, "hero_died")
    assert (question(match), match.decision.seat) == ("act", 1)
    assert hero(match, 1).health == 2
    assert enemy(match, "orc_executioners").minions == (3, 3)


@pytest.mark.rule("MD-POOL-08", "MD-EFF-08", "MD-GRD-07", "MD-EFF-16")
@pytest.mark.parametrize("defense", ["[3, 6]", "[6, 3]"])
def test_an_enemy_removes_the_best_die(defense: str):
    match = enemy_attacks("{card: W009, zone: B5, treasure: S135}", "[1, 1, 1, 6, 1]", defense, more=", body: S046")
    settle(match, "act")
    assert [event.args["source"] for event in told(match, "enchanted")] == ["S135"]
    assert told(match, "shields")[0].args["n"] == 1


@pytest.mark.rule("MD-EFF-12")
@pytest.mark.parametrize(("every", "bams"), [(False, 1), (True, 2)])
def test_one_blank_die_is_one_and_every_one_is_each(printed: Print, every: bool, bams: int):
    bonus = {"op": "blank_bonus", "dice": "yellow", "every": every, "bams": 1}
    printed("S131", {"at": "attack", "do": [bonus]}, {"at": "attack", "cost": {"bam": 1}, "do": [{"op": "stun"}]})
    match = attacked(ORCS, "[1, 1, 1, 2]", "[]")
    play(match, "melee:orc_executioners")
    assert match.decision.args["bams"] == bams, "two yellow dice are blank, and a red one"


@pytest.mark.rule("MD-EFF-09", "MD-RUL-38")
@pytest.mark.parametrize(("many", "few", "symbol"), [("bams", "bam", "diamond"), ("diamonds", "diamond", "bam")])
def test_more_cancelled_than_there_is_leaves_no_debt(printed: Print, many: str, few: str, symbol: str):
    # One symbol is there, two are cancelled; the other symbol brings a new one, and that can be spent.
    fierce = {"at": "attack", "cost": {few: 1}, "do": [{"op": "swords", "n": 4}]}
    printed("W018", {"at": "attack", "cost": {symbol: 1}, "do": [{"op": many, "n": 1}]}, fierce)
    printed("S013", {"at": "defense", "cost": {"bam": 1}, "do": [{"op": f"cancel_{many}", "n": 2}]})
    match = enemy_attacks("{card: W018, zone: B5}", "[6, 6]", "[6]", more=", body: SA13, pack: [S013]")
    settle(match, "enchant")
    settle(play(match, "trigger:S013.0"), "act")
    assert told(match, "swords")[0].args["n"] == 2 + 3 + 4


@pytest.mark.rule("MD-RUL-02", "MD-GRD-07", "MD-HRD-13")
def test_a_healing_treasure_heals_who_lacks_most_and_no_horde_without_its_leader():
    # In the shadow: a leader who lacks one health, a harbinger who lacks two, and minions without a leader.
    match = table("""
        heroes: [{hero: whisper, class: paladin_of_wrath, zone: B4, xp: 9, body: ''}, {zone: C1}]
        enemies:
        - {card: W001, zone: B4, treasure: S058, minions: []}
        - {card: W009, zone: B4, health: 2}
        - {card: W011, zone: B4, health: 4}
        - {card: W010, zone: B4, health: 0, minions: [3]}
        phase: enemy_phase
        next: {attack: [6, 1]}
        on_top: {event: [E14]}
    """)
    play(match, "activate:dwarf_warriors")
    found = {name: enemy(match, name).health for name in ("orc_executioners", "dwarf_harbinger", "orc_bullies")}
    assert found == {"orc_executioners": 2, "dwarf_harbinger": 5, "orc_bullies": 0}
