"""The sequence of one combat (chapter 7.3) and its wounds (chapter 7.6)."""

import pytest

from tafelrunde.kernel import Match
from tests.massive_darkness.fights import attacked, enemy_attacks
from tests.massive_darkness.printing import Print
from tests.massive_darkness.table import enemy, hero, ids, play, question, settle, table, told

ORCS = "{card: W009, zone: B5}"
"""Three health each, two yellow dice, no defence."""
GOBLINS = "{card: W007, zone: B5}"
"""One health each, two yellow and two blue dice."""


def total(match: Match, what: str) -> int:
    """What the last combat came to: swords, shields, dealt."""
    count: int = told(match, what)[-1].args["n"]
    return count


@pytest.mark.rule("MD-COM-01", "MD-COM-06")
def test_the_steps_come_one_after_another(printed: Print):
    printed(
        "SA11",
        {"at": "attack", "cost": {"bloodrage": 1}, "do": [{"op": "swords", "n": 1}]},
        {"at": "attack", "do": [{"op": "reroll", "dice": "attack_all"}]},
        {"at": "attack", "cost": {"bam": 1}, "do": [{"op": "swords", "n": 1}]},
    )
    printed("W007", {"at": "defense", "cost": {"bam": 1}, "do": [{"op": "shields", "n": 1}, {"op": "wound_attacker"}]})
    match = attacked(GOBLINS, "[1, 4]", "[6, 1]", "[SA11]")
    play(match, "melee:goblin_warriors")
    asked = []
    for answer in ("bloodrage:SA11.0", "reroll:attack", "trigger:SA11.2"):
        asked.append(question(match))
        play(match, answer)
    assert asked == ["prepare", "reroll", "enchant"]
    steps = ("attack", "hero_wounded", "rolled", "rerolled", "enchanted", "swords", "shields", "dealt", "xp")
    seen = [event.kind for event in match.events if event.kind in steps]
    # 2 swords and two more, 2 shields and one more: one wound, one minion.
    assert seen == [*steps[:5], *steps[4:]]
    assert [event.args["figure"] for event in told(match, "enchanted")] == ["goblin_warriors", "whisper"]


@pytest.mark.rule("MD-COM-02")
def test_who_dies_before_the_attack_does_not_attack():
    match = table("""
        heroes: [{hero: whisper, class: paladin_of_wrath, zone: B5, xp: 9, hands: [S175]}, {zone: B6}]
        enemies: [{card: W009, zone: B5, minions: [], health: 1}]
        phase: enemy_phase
        next: {strike: [2]}
        on_top: {event: [E14]}
    """)
    settle(match, "act", "buy")
    assert told(match, "attack")
    assert not told(match, "rolled")
    assert enemy(match, "orc_executioners") is None
    assert hero(match).health == 5


@pytest.mark.rule("MD-COM-03", "MD-CND-02")
@pytest.mark.parametrize(("answer", "health", "swords"), [("bloodrage:SA11.0", 4, 3), ("go", 5, 1)])
def test_voluntary_costs_are_paid_before_the_roll(printed: Print, answer: str, health: int, swords: int):
    printed("SA11", {"at": "attack", "cost": {"bloodrage": 1}, "do": [{"op": "swords", "n": 2}]})
    match = attacked(ORCS, "[2]", "[]", "[SA11]")
    play(match, "melee:orc_executioners")
    assert not told(match, "rolled")
    play(match, answer)
    assert question(match) == "act", "once per use"
    assert (hero(match).health, total(match, "swords")) == (health, swords)


@pytest.mark.rule("MD-COM-04", "MD-KEY-18")
def test_dice_are_added_before_any_are_taken(printed: Print):
    printed("SA11", {"at": "attack", "do": [{"op": "add_dice", "red": 1}]})
    printed("W009", {"at": "defense", "do": [{"op": "remove_attack_dice", "n": 2}]})
    match = attacked(ORCS, "[]", "[]", "[SA11]")
    play(match, "melee:orc_executioners")
    assert told(match, "rolled")[0].args["attack"] in ([], ())


@pytest.mark.rule("MD-COM-07", "MD-ENC-12", "MD-EFF-05")
@pytest.mark.parametrize("symbol", ["bam", "diamond"])
def test_added_symbols_are_there_for_enchantments(printed: Print, symbol: str):
    printed(
        "SA11",
        {"at": "attack", "cost": {symbol: 1}, "do": [{"op": "swords", "n": 2}]},
        {"at": "attack", "do": [{"op": f"{symbol}s", "n": 1}]},
    )
    match = attacked(ORCS, "[1]", "[]", "[SA11]")
    play(match, "melee:orc_executioners", "trigger:SA11.0")
    assert total(match, "swords") == 2


@pytest.mark.rule("MD-COM-07", "MD-EFF-12")
def test_symbols_for_a_blank_face_can_be_spent(printed: Print):
    printed(
        "S131",
        {"at": "attack", "do": [{"op": "blank_bonus", "dice": "attack", "every": True, "swords": 1, "bams": 1}]},
        {"at": "attack", "cost": {"bam": 1}, "do": [{"op": "swords", "n": 1}], "repeat": 4},
    )
    match = attacked(ORCS, "[1, 2, 1, 3]", "[]")
    play(match, "melee:orc_executioners")
    assert match.decision.args["bams"] == 2
    play(match, "trigger:S131.1", "trigger:S131.1")
    assert total(match, "swords") == 2 + 2 + 2


@pytest.mark.rule("MD-COM-08", "MD-ENC-02")
def test_a_defender_enchants_with_the_symbols_of_the_defence_dice():
    match = enemy_attacks(ORCS, "[6, 2]", "[6]", more=", body: S003")
    settle(match, "enchant")
    assert (ids(match), match.decision.args["bams"]) == (["trigger:S003.0", "done"], 1)
    play(match, "trigger:S003.0")
    assert (total(match, "swords"), total(match, "shields")) == (3, 3)


@pytest.mark.rule("MD-ENC-02")
@pytest.mark.parametrize(("at", "attack", "defense"), [("attack", "[2, 2]", "[6]"), ("defense", "[6, 2]", "[3]")])
def test_symbols_of_the_other_side_or_occasion_serve_nothing(printed: Print, at: str, attack: str, defense: str):
    printed("S013", {"at": at, "cost": {"bam": 1}, "do": [{"op": "shields", "n": 9}]})
    match = enemy_attacks(ORCS, attack, defense, more=", body: SA13, pack: [S013]")
    settle(match, "act", "enchant")
    assert question(match) == "act"


@pytest.mark.rule("MD-COM-09", "MD-COM-10")
@pytest.mark.parametrize(("answer", "swords"), [("trigger:S082.0", 3), ("done", 4)])
def test_cancelled_symbols_are_gone_before_the_attacker_enchants(answer: str, swords: int):
    match = enemy_attacks("{card: W014, zone: B5}", "[6, 2]", "[4, 1]", more=", body: S082")
    settle(match, "enchant")
    play(match, answer)
    assert total(match, "swords") == swords


@pytest.mark.rule("MD-COM-12", "MD-EFF-04", "MD-EFF-03")
def test_neither_shields_nor_swords_go_below_nothing(printed: Print):
    printed("S131", {"at": "attack", "do": [{"op": "target_shields", "n": -3}]})
    match = attacked(GOBLINS, "[2, 1, 1, 1]", "[3, 1]")
    play(match, "melee:goblin_warriors")
    assert (total(match, "shields"), total(match, "dealt")) == (0, 1)
    printed("S131", {"at": "attack", "do": [{"op": "swords", "n": -3}]})
    match = attacked(GOBLINS, "[2, 1, 1, 1]", "[1, 1]")
    play(match, "melee:goblin_warriors")
    assert (total(match, "swords"), total(match, "dealt")) == (0, 0)


@pytest.mark.rule("MD-EFF-04")
def test_a_defender_takes_swords_from_the_attacker(printed: Print):
    printed("S013", {"at": "defense", "do": [{"op": "attacker_swords", "n": -2}]})
    match = enemy_attacks(ORCS, "[6, 2]", "[1]", more=", body: SA13, pack: [S013]")
    settle(match, "act")
    assert (total(match, "swords"), hero(match).health) == (1, 4)


@pytest.mark.rule("MD-COM-14")
def test_at_no_health_an_enemy_is_gone_and_gives_experience_and_treasure():
    match = attacked("{card: W009, zone: B5, minions: [], health: 1, treasure: S034}", "[2, 1, 1, 1]", "[]")
    settle(play(match, "melee:orc_executioners"), "act")
    assert enemy(match, "orc_executioners") is None
    assert (hero(match).xp, hero(match, 1).xp) == (3, 3)
    assert "S034" in (*hero(match).pack, *hero(match).hands, *hero(match, 1).pack)


@pytest.mark.rule("MD-EFF-06")
def test_automatic_wounds_pass_all_shields(printed: Print):
    printed("SA11", {"at": "attack", "do": [{"op": "wounds", "n": 1}]})
    match = attacked(GOBLINS, "[2]", "[6, 6]", "[SA11]")
    play(match, "melee:goblin_warriors")
    assert (total(match, "shields"), total(match, "dealt")) == (4, 1)
    assert len(enemy(match, "goblin_warriors").minions) == 1


# --- wounds -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-DMG-02")
def test_more_wounds_than_health_are_lost():
    match = attacked("{card: W004, zone: B5, health: 1}, " + ORCS, "[2, 2, 6, 6]", "[1]")
    settle(play(match, "melee:goblin_harbinger"), "act")
    assert enemy(match, "goblin_harbinger") is None
    orcs = enemy(match, "orc_executioners")
    assert (orcs.minions, orcs.health) == ((3, 3), 3)


@pytest.mark.rule("MD-DMG-03", "MD-DMG-01")
@pytest.mark.parametrize(("attack", "minions"), [("[2, 2, 1, 1]", [1, 3]), ("[2, 2, 4, 1]", [2]), ("[2, 2, 6, 6]", [])])
def test_wounds_go_through_a_horde_and_stop_before_the_leader(attack: str, minions: list[int]):
    match = attacked(ORCS, attack, "[]")
    settle(play(match, "melee:orc_executioners"), "act")
    orcs = enemy(match, "orc_executioners")
    assert (sorted(orcs.minions), orcs.health) == (minions, 3)


@pytest.mark.rule("MD-DMG-07", "MD-DMG-06")
def test_each_halving_rounds_up(printed: Print):
    half = {"at": "passive", "do": [{"op": "half_wounds_taken"}]}
    printed("S013", half)
    printed("S086", half)
    match = enemy_attacks("{card: W026, zone: B5}", "[2, 2, 6]", "[1]", more=", body: SA13, pack: [S013, S086]")
    settle(match, "act")
    # Five wounds are three, and then two.
    assert (total(match, "swords"), hero(match).health) == (5, 3)


@pytest.mark.rule("MD-DMG-09")
@pytest.mark.parametrize(("defense", "left"), [("[1]", 2), ("[6]", 4)])
def test_the_archers_of_level_five_hit_everybody_in_the_zone(defense: str, left: int):
    match = table(f"""
        heroes:
        - {{hero: whisper, class: paladin_of_wrath, zone: B5, xp: 9, hands: [SA11], body: SA13}}
        - {{zone: B5, class: shadow_barbarian, body: SA14}}
        - {{zone: B6, class: shadow_barbarian}}
        enemies: [{{card: W045, zone: B4}}]
        phase: enemy_phase
        next: {{attack: [2, 1, 1, 4], defense: {defense}}}
        on_top: {{event: [E14]}}
    """)
    settle(match, "act", "buy")
    # Three swords and a bam; the second hero in the zone has no defence of its own against them.
    assert [hero(match, seat).health for seat in range(3)] == [left, left, 5]


@pytest.mark.rule("MD-DMG-10")
@pytest.mark.parametrize(
    ("zone", "target", "more"), [("B6", "B4", 2), ("B6", "B5", 1), ("B5", "B4", 1), ("B5", "B3", 1)]
)
def test_an_orb_of_darklight_counts_the_shadows_on_the_line(zone: str, target: str, more: int):
    match = table(f"""
        heroes: [{{hero: siegfried, class: paladin_of_wrath, zone: {zone}, hands: [S090]}}, {{zone: C5}}]
        enemies: [{{card: W009, zone: {target}}}]
        next: {{attack: [2, 1, 1]}}
    """)
    play(match, "magic:orc_executioners")
    own = 1 if zone == "B6" else 0  # Siegfried's own skill in the shadow
    assert total(match, "swords") == 1 + own + more
