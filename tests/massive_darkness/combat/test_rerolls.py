"""Re-rolls (chapter 7.4)."""

import pytest

from tests.massive_darkness.fights import attacked, enemy_attacks
from tests.massive_darkness.printing import Print
from tests.massive_darkness.table import hero, ids, play, question, settle, table, told

ORCS = "{card: W009, zone: B5}"
GOBLINS = "{card: W007, zone: B5}"
AGAIN = {"at": "attack", "do": [{"op": "reroll", "dice": "attack_all"}]}
BLANKS = {"at": "attack", "do": [{"op": "reroll", "dice": "attack_blanks"}]}


@pytest.mark.rule("MD-RER-01", "MD-EQP-20")
def test_several_rerolls_follow_each_other_and_the_last_result_counts(printed: Print):
    printed("SA11", AGAIN, AGAIN)
    match = attacked(ORCS, "[6, 1, 2]", "[]", "[SA11]")
    play(match, "melee:orc_executioners", "reroll:attack", "reroll:attack")
    assert question(match) == "act"
    assert told(match, "swords")[0].args["n"] == 1


@pytest.mark.rule("MD-EQP-20")
def test_the_same_effect_on_two_cards_is_there_twice():
    match = attacked(ORCS, "[4, 4]", "[]", "[S027, S028]")
    play(match, "melee:orc_executioners")
    while question(match) == "enchant":
        play(match, ids(match)[0])
    assert told(match, "swords")[0].args["n"] == 2 + 2 + 1 + 1, "two red dice and two enchantments"


@pytest.mark.rule("MD-RER-02")
def test_rerolls_of_blank_faces_come_last(printed: Print):
    printed("SA11", BLANKS)
    printed("SA07", AGAIN)
    match = attacked(ORCS, "[1, 1, 2, 1, 4]", "[]", "[SA11, SA07]")
    play(match, "melee:orc_executioners")
    assert match.decision.args["source"] == "SA07"
    play(match, "reroll:attack")
    assert match.decision.args["source"] == "SA11"
    play(match, "reroll:attack")
    # The yellow die shows a sword after the first re-roll, the red one is blank and rolled once more.
    assert told(match, "swords")[0].args["n"] == 1 + 2


@pytest.mark.rule("MD-RER-03", "MD-HRO-19")
@pytest.mark.parametrize(("answer", "swords"), [("reroll:attack", 1 + 3), ("keep", 1)])
def test_a_hero_may_reroll_the_dice_that_are_blank_once(answer: str, swords: int):
    match = table("""
        heroes: [{hero: sibyl, class: paladin_of_wrath, zone: B5, hands: [SA07, SA11]}, {zone: C5}]
        enemies: [{card: W009, zone: B5}]
        next: {attack: [2, 1, 6]}
    """)
    play(match, "melee:orc_executioners", answer)
    assert question(match) == "act"
    assert told(match, "swords")[0].args["n"] == swords


@pytest.mark.rule("MD-RER-03")
def test_without_a_blank_die_nothing_is_asked():
    match = table("""
        heroes: [{hero: sibyl, class: paladin_of_wrath, zone: B5, hands: [SA07, SA11]}, {zone: C5}]
        enemies: [{card: W009, zone: B5}]
        next: {attack: [2, 2]}
    """)
    play(match, "melee:orc_executioners")
    assert question(match) == "act"


@pytest.mark.rule("MD-RER-03")
def test_an_enemy_has_to_reroll_its_blank_dice_once():
    match = enemy_attacks("{card: W018, zone: B5}", "[1, 2, 1]", "[1]", more=", body: SA13")
    settle(match, "act")
    assert [(list(event.args["before"]), list(event.args["after"])) for event in told(match, "rerolled")] == [
        ([11], [11])
    ]


@pytest.mark.rule("MD-HRO-19")
@pytest.mark.parametrize(("answer", "health"), [("reroll:defense", 5), ("keep", 3)])
def test_owen_may_reroll_blank_defence_dice(answer: str, health: int):
    match = table("""
        heroes: [{hero: owen, class: shadow_barbarian, zone: B5, xp: 9, hands: [SA11], body: SA13}, {zone: C5}]
        enemies: [{card: W009, zone: B5}]
        phase: enemy_phase
        next: {attack: [2, 2], defense: [1, 6]}
        on_top: {event: [E14]}
    """)
    settle(match, "reroll")
    settle(play(match, answer), "act", "buy")
    assert hero(match).health == health


@pytest.mark.rule("MD-HRO-19", "MD-HRO-09", "MD-EFF-16")
@pytest.mark.parametrize(("answer", "health"), [("use", 4), ("decline", 3)])
def test_owen_may_heal_a_wound_once_per_attack_in_the_shadow(answer: str, health: int):
    match = table("""
        heroes: [{hero: owen, class: shadow_barbarian, zone: B4, health: 3, hands: [SA11]}, {zone: C5}]
        enemies: [{card: W009, zone: B4}]
        next: {attack: [2]}
    """)
    play(match, "melee:orc_executioners", answer)
    assert (question(match), hero(match).health) == ("act", health)


@pytest.mark.rule("MD-RER-04")
@pytest.mark.parametrize("dice", ["all", "blanks"])
def test_the_defender_rerolls_first(printed: Print, dice: str):
    printed("SA11", {"at": "attack", "do": [{"op": "reroll", "dice": f"attack_{dice}"}]})
    printed("W007", {"at": "defense", "do": [{"op": "reroll", "dice": f"defense_{dice}"}]})
    match = attacked(GOBLINS, "[1, 2]", "[1, 1, 3, 3]", "[SA11]")
    play(match, "melee:goblin_warriors", "reroll:attack")
    assert [event.args["side"] for event in told(match, "rerolled")] == ["defense", "attack"]


@pytest.mark.rule("MD-RER-05")
def test_a_reroll_of_attack_dice_is_of_all_of_them(printed: Print):
    printed("S131", AGAIN)
    match = attacked(ORCS, "[6, 2, 2, 1, 2, 3, 4, 6]", "[]")
    play(match, "melee:orc_executioners")
    assert ids(match) == ["reroll:attack", "keep"]
    play(match, "reroll:attack")
    assert list(told(match, "rerolled")[0].args["after"]) == [12, 13, 24, 26]


@pytest.mark.rule("MD-RER-05", "MD-RER-07")
@pytest.mark.parametrize("side", ["attack", "defense"])
def test_attack_or_defence_is_all_dice_of_one_kind(printed: Print, side: str):
    printed("S131", {"at": "attack", "do": [{"op": "reroll", "dice": "attack_all_or_defense_all"}]})
    match = attacked(GOBLINS, "[2, 2, 2, 2, 3, 3, 3, 3]", "[1, 1, 3, 3]")
    play(match, "melee:goblin_warriors")
    assert ids(match) == ["reroll:attack", "reroll:defense", "keep"]
    play(match, f"reroll:{side}")
    event = told(match, "rerolled")[0]
    assert (event.args["side"], len(event.args["after"])) == (side, 4 if side == "attack" else 2)
    assert len(told(match, "rerolled")) == 1


@pytest.mark.rule("MD-RER-05", "MD-RER-06")
@pytest.mark.parametrize(("answer", "after"), [("pick:3", [26]), ("keep", None)])
def test_a_single_die_is_picked_in_one_question(printed: Print, answer: str, after: list[int] | None):
    printed("S131", {"at": "attack", "do": [{"op": "reroll", "dice": "one_attack_die"}]})
    match = attacked(ORCS, "[1, 2, 1, 2, 6]", "[]")
    play(match, "melee:orc_executioners")
    assert ids(match) == ["pick:1", "pick:2", "pick:3", "pick:4", "keep"]
    assert match.decision.default == "", "neither is better by itself"
    play(match, answer)
    rerolled = [list(event.args["after"]) for event in told(match, "rerolled")]
    assert (rerolled, question(match)) == ([after] if after else [], "act")


@pytest.mark.rule("MD-RER-03")
def test_rolling_blank_dice_again_for_nothing_is_the_usual_answer(printed: Print):
    printed("S131", {"at": "attack", "do": [{"op": "reroll", "dice": "attack_blanks"}]})
    match = attacked(ORCS, "[1, 2, 1, 2, 3, 6]", "[]")
    play(match, "melee:orc_executioners")
    assert (ids(match), match.decision.default) == (["reroll:attack", "keep"], "reroll:attack")


@pytest.mark.rule("MD-RER-06", "MD-RUL-09")
def test_any_number_of_dice_is_at_least_one_and_each_once(printed: Print):
    printed("S131", {"at": "attack", "do": [{"op": "reroll", "dice": "any_attack_dice"}]})
    match = attacked(ORCS, "[1, 2, 1, 2, 3, 6]", "[]")
    play(match, "melee:orc_executioners", "reroll:attack")
    assert ids(match) == ["pick:1", "pick:2", "pick:3", "pick:4"]
    play(match, "pick:1")
    assert ids(match) == ["pick:2", "pick:3", "pick:4", "done"]
    play(match, "pick:3", "done")
    assert list(told(match, "rerolled")[0].args["after"]) == [13, 26]
    assert question(match) == "act"


@pytest.mark.rule("MD-RER-07", "MD-XP-04")
def test_expose_weakness_rerolls_the_defenders_dice_for_an_xp():
    match = table("""
        heroes: [{hero: whisper, class: nightshade_ranger, zone: B5, hands: [SA11], xp: 2}, {zone: C5}]
        enemies: [{card: W007, zone: B5}]
        next: {attack: [2], defense: [6, 3, 1]}
    """)
    play(match, "melee:goblin_warriors", "reroll:defense", "pick:1", "done")
    assert told(match, "shields")[0].args["n"] == 1
    assert hero(match).xp == 1


@pytest.mark.rule("MD-RER-08")
def test_symbols_rerolled_too_late_trigger_nothing_but_shields_count(printed: Print):
    printed("W007", {"at": "defense", "cost": {"bam": 1}, "do": [{"op": "shields", "n": 4}]})
    match = table("""
        heroes: [{hero: whisper, class: paladin_of_wrath, zone: B6, hands: [S036]}, {zone: C5}]
        enemies: [{card: W007, zone: B5}]
        next: {attack: [6, 2], defense: [3, 1, 6]}
    """)
    play(match, "ranged:goblin_warriors")
    play(match, "trigger:S036.0", "pick:1")
    assert not [event for event in told(match, "enchanted") if event.args["figure"] == "goblin_warriors"]
    assert told(match, "shields")[0].args["n"] == 2 - 1, "Whisper takes one away in the shadow"


@pytest.mark.rule("MD-RER-09")
@pytest.mark.parametrize("rerolled", [True, False])
def test_after_a_reroll_needs_a_reroll_by_another_effect(rerolled: bool, printed: Print):
    printed("SA07", AGAIN)
    match = table("""
        level: 3
        heroes:
        - {hero: whisper, class: nightshade_ranger, zone: B5, hands: [SA07], skills: {steady_hand: 2}}
        - {zone: C5}
        enemies: [{card: W009, zone: B5}]
        next: {attack: [1, 1]}
    """)
    play(match, "melee:orc_executioners", "reroll:attack" if rerolled else "keep")
    assert (question(match) == "blank") == rerolled


@pytest.mark.rule("MD-RUL-01")
@pytest.mark.parametrize(
    ("dice", "attack", "rerolled"),
    [
        ("attack_all", "[1, 2, 3, 3]", [11, 12]),
        ("attack_all", "[2, 2]", []),
        ("any_attack_dice", "[1, 2, 3]", [11]),
        ("one_attack_die", "[1, 1, 3]", [11]),
    ],
)
def test_an_enemy_rerolls_what_is_below_the_average(printed: Print, dice: str, attack: str, rerolled: list[int]):
    printed("W009", {"at": "attack", "do": [{"op": "reroll", "dice": dice}]})
    match = enemy_attacks(ORCS, attack, "[1]", more=", body: SA13")
    settle(match, "act")
    assert [die for event in told(match, "rerolled") for die in event.args["before"]] == rerolled


@pytest.mark.rule("MD-RUL-01")
def test_of_the_opponents_dice_an_enemy_rerolls_those_above_the_average(printed: Print):
    printed("W009", {"at": "attack", "cost": {"bam": 1}, "do": [{"op": "reroll", "dice": "any_defense_dice"}]})
    match = enemy_attacks(ORCS, "[6, 2]", "[3, 1, 1]", more=", body: S046")
    settle(match, "act")
    assert list(told(match, "rerolled")[0].args["before"]) == [33]


@pytest.mark.rule("MD-RUL-01")
def test_before_enchantments_too_an_enemy_rerolls_the_opponents_good_dice_only(printed: Print):
    printed("W009", {"at": "attack", "do": [{"op": "reroll", "dice": "any_defense_dice"}]})
    match = enemy_attacks(ORCS, "[2, 2]", "[3, 1, 1]", more=", body: S046")
    settle(match, "act")
    assert list(told(match, "rerolled")[0].args["before"]) == [33]


@pytest.mark.rule("MD-RUL-03", "MD-EQP-22")
def test_an_enemy_takes_the_first_option_printed(printed: Print):
    choice = {"op": "choose_one", "of": [[{"op": "swords", "n": 1}], [{"op": "swords", "n": 4}]]}
    printed("W009", {"at": "attack", "do": [choice]})
    match = enemy_attacks(ORCS, "[2, 2]", "[1]", more=", body: SA13")
    settle(match, "act")
    assert told(match, "swords")[0].args["n"] == 3


@pytest.mark.rule("MD-RUL-01")
def test_of_two_dice_below_the_average_an_enemy_takes_the_one_farthest_below(printed: Print):
    printed("W018", {"at": "attack", "do": [{"op": "reroll", "dice": "one_attack_die"}]})
    match = enemy_attacks("{card: W018, zone: B5}", "[1, 1, 3]", "[1]", more=", body: SA13")
    settle(match, "act")
    assert [list(event.args["before"]) for event in told(match, "rerolled")] == [[21]], "red dice promise more"


@pytest.mark.rule("MD-RUL-01", "MD-RER-05")
def test_an_enemy_leaves_dice_that_are_as_good_as_the_average(printed: Print):
    printed("W009", {"at": "attack", "do": [{"op": "reroll", "dice": "attack_all"}]})
    match = enemy_attacks(ORCS, "[6, 1]", "[1]", more=", body: SA13")
    settle(match, "act")
    assert not told(match, "rerolled")


@pytest.mark.rule("MD-CND-01", "MD-CND-10", "MD-RER-05")
@pytest.mark.parametrize(("hands", "asked"), [("[SA11, SA07]", "reroll"), ("[SA11]", "act"), ("[SA11, S034]", "act")])
def test_a_reroll_with_a_condition_needs_it(hands: str, asked: str):
    match = table(f"""
        heroes:
        - {{hero: whisper, class: bloodmoon_nightrunner, zone: B5, hands: {hands}, skills: {{dual_wielding: 1}}}}
        - {{zone: C5}}
        enemies: [{ORCS}]
        next: {{attack: [1, 1]}}
    """)
    play(match, "melee:orc_executioners")
    assert question(match) == asked


@pytest.mark.rule("MD-CND-01", "MD-SHD-05", "MD-RER-03")
@pytest.mark.parametrize(("zone", "rerolled"), [("B4", 1), ("B5", 0)])
def test_so_does_an_enemys(printed: Print, zone: str, rerolled: int):
    printed("W009", {"at": "attack", "if": ["shadow_mode"], "do": [{"op": "reroll", "dice": "attack_blanks"}]})
    match = table(f"""
        heroes: [{{hero: whisper, class: paladin_of_wrath, zone: {zone}, xp: 9, body: ''}}, {{zone: C5}}]
        enemies: [{{card: W009, zone: {zone}}}]
        phase: enemy_phase
        next: {{attack: [1, 2, 2]}}
        on_top: {{event: [E14]}}
    """)
    settle(match, "act")
    assert len(told(match, "rerolled")) == rerolled


@pytest.mark.rule("MD-RER-05", "MD-POOL-10")
def test_without_attack_dice_those_of_the_defence_can_still_be_rerolled(printed: Print):
    printed("SA11", {"at": "attack", "do": [{"op": "reroll", "dice": "attack_all_or_defense_all"}]})
    printed("W007", {"at": "defense", "do": [{"op": "remove_attack_dice", "n": 1}]})
    match = attacked(GOBLINS, "[]", "[6, 6, 1, 1]", "[SA11]")
    play(match, "melee:goblin_warriors")
    assert ids(match) == ["reroll:defense", "keep"]
    play(match, "reroll:defense")
    assert told(match, "shields")[0].args["n"] == 0


@pytest.mark.rule("MD-HRO-19", "MD-HRO-09")
def test_owen_is_not_asked_to_heal_without_a_wound():
    match = table("""
        heroes: [{hero: owen, class: shadow_barbarian, zone: B4, hands: [SA11]}, {zone: C5}]
        enemies: [{card: W009, zone: B4}]
        next: {attack: [2]}
    """)
    play(match, "melee:orc_executioners")
    assert question(match) == "act"


@pytest.mark.rule("MD-RUL-70", "MD-RER-05")
@pytest.mark.parametrize(("attack", "asked"), [("[6]", "act"), ("[5]", "reroll"), ("[1]", "reroll")])
def test_nobody_is_asked_about_dice_that_can_not_become_better(printed: Print, attack: str, asked: str):
    printed("SA07", AGAIN)
    match = attacked(ORCS, attack, "[]", "[SA07]")
    play(match, "melee:orc_executioners")
    assert question(match) == asked


@pytest.mark.rule("MD-RUL-70", "MD-RER-07")
@pytest.mark.parametrize(("defense", "asked"), [("[1, 2, 2]", "act"), ("[1, 2, 3]", "reroll")])
def test_nor_about_an_opponents_blank_dice(printed: Print, defense: str, asked: str):
    printed("SA07", {"at": "attack", "do": [{"op": "reroll", "dice": "defense_all"}]})
    match = attacked("{card: WM10, zone: B5}", "[5]", defense, "[SA07]")
    play(match, "melee:cave_troll")
    assert question(match) == asked


@pytest.mark.rule("MD-RUL-70", "MD-RER-09", "MD-COM-07")
@pytest.mark.parametrize(
    "other",
    [
        {"at": "attack", "if": ["after_a_reroll"], "do": [{"op": "swords", "n": 1}]},
        {"at": "attack", "do": [{"op": "flip_blank", "n": 1}]},
    ],
)
def test_but_always_where_blank_faces_or_rerolls_are_good_for_something(printed: Print, other: dict):
    printed("SA07", AGAIN, other)
    match = attacked(ORCS, "[6]", "[]", "[SA07]")
    play(match, "melee:orc_executioners")
    assert question(match) == "reroll"


@pytest.mark.rule("MD-RER-02")
def test_the_question_names_the_rerolls_of_blank_faces_that_come_later(printed: Print):
    printed("SA07", AGAIN, BLANKS)
    match = attacked(ORCS, "[1]", "[]", "[SA07]")
    play(match, "melee:orc_executioners")
    assert match.decision.args["later"] == ["SA07"]
    play(match, "keep")
    assert match.decision.args["later"] == []


@pytest.mark.rule("MD-RER-02", "MD-RER-07")
@pytest.mark.parametrize(("attack", "later"), [("[5]", []), ("[1]", ["SA07"])])
def test_but_only_if_there_may_be_blank_faces(printed: Print, attack: str, later: list[str]):
    printed("SA07", {"at": "attack", "do": [{"op": "reroll", "dice": "defense_all"}]}, BLANKS)
    match = attacked("{card: WM10, zone: B5}", attack, "[3, 3, 3]", "[SA07]")
    play(match, "melee:cave_troll")
    assert match.decision.args["later"] == later
