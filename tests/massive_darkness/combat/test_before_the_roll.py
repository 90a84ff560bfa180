"""Before the dice are rolled (steps 0 and 1 of a combat): who is attacked, what is paid, which dice there are."""

import pytest

from tests.massive_darkness.fights import attacked, enemy_attacks
from tests.massive_darkness.printing import Print
from tests.massive_darkness.table import enemy, hero, ids, play, pools, question, settle, table, told

ORCS = "{card: W009, zone: B5}"
"""Three health each, two yellow dice, no defence."""


# --- a Javelin of Wrath -------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-COM-02", "MD-DMG-04")
@pytest.mark.parametrize(("face", "minions"), [(1, (3, 3)), (2, (2, 3)), (6, (1, 3))])
def test_the_javelin_counts_the_swords_of_its_die_and_no_bam(face: int, minions: tuple[int, ...]):
    match = table(f"""
        heroes: [{{hero: whisper, class: paladin_of_wrath, zone: B5, xp: 9, hands: [S175]}}, {{zone: B6}}]
        enemies: [{ORCS}]
        phase: enemy_phase
        next: {{strike: [{face}], attack: [1, 1], defense: [1]}}
        on_top: {{event: [E14]}}
    """)
    settle(match, "act")
    assert enemy(match, "orc_executioners").minions == minions


@pytest.mark.rule("MD-COM-02", "MD-EQP-20")
@pytest.mark.parametrize(("health", "strikes"), [(1, 1), (2, 2), (3, 2)])
def test_of_two_javelins_the_second_is_not_thrown_at_the_dead(health: int, strikes: int):
    match = table(f"""
        heroes: [{{hero: whisper, class: paladin_of_wrath, zone: B5, xp: 9, hands: [S175, S176]}}, {{zone: B6}}]
        enemies: [{{card: W009, zone: B5, minions: [], health: {health}}}]
        phase: enemy_phase
        next: {{strike: [2, 2], attack: [1, 1], defense: [1]}}
        on_top: {{event: [E14]}}
    """)
    settle(match, "act", "buy")
    assert len(told(match, "strike")) == strikes
    assert bool(told(match, "rolled")) == (health > strikes)


@pytest.mark.rule("MD-COM-02", "MD-COM-03", "MD-MAN-03")
@pytest.mark.parametrize(("health", "asked"), [(1, "act"), (3, "prepare")])
def test_nobody_prepares_for_an_attack_of_the_dead(health: int, asked: str):
    match = table(f"""
        heroes: [{{hero: whisper, class: battle_wizard, zone: B5, xp: 4, hands: [S175]}}, {{zone: B6}}]
        enemies: [{{card: W009, zone: B5, minions: [], health: {health}}}]
        phase: enemy_phase
        next: {{strike: [2], attack: [1, 1], defense: [1]}}
        on_top: {{event: [E14]}}
    """)
    settle(match, "prepare", "act")
    assert question(match) == asked


@pytest.mark.rule("MD-GRD-07", "MD-COM-02", "MD-ACT-09")
def test_a_guardians_javelin_hits_the_hero_who_attacks_and_may_kill():
    text = """
        heroes: [{hero: whisper, class: paladin_of_wrath, zone: B5, hands: [SA11], health: %d}, {zone: C5}]
        enemies: [{card: W004, zone: B5, treasure: S175}]
        next: {strike: [2], attack: [2], defense: [1]}
    """
    match = play(table(text % 3), "melee:goblin_harbinger")
    assert (hero(match).health, len(told(match, "rolled"))) == (2, 1)
    match = play(table(text % 1), "melee:goblin_harbinger")
    assert told(match, "hero_died")
    assert not told(match, "rolled"), "the attack is over before it began"
    assert match.decision.seat == 1, "and so is the activation, without a reaction"


# --- Bodyguard ----------------------------------------------------------------------------------------------------

GUARDED = """
    heroes:
    - {{hero: whisper, class: shadow_barbarian, zone: B5, xp: 9, hands: [SA11], body: ''{more}}}
    - {{hero: owen, class: paladin_of_wrath, zone: B6, xp: 1, body: ''}}
    - {{hero: bjorn, class: paladin_of_wrath, zone: B5, xp: 1, body: ''}}
    enemies: [{{card: W009, zone: B5}}]
    phase: enemy_phase
    next: {{attack: [2, 1], defense: [1, 1]}}
    on_top: {{event: [E14]}}
"""


@pytest.mark.rule("MD-SKL-13", "MD-MAN-01")
def test_one_bodyguard_is_enough():
    match = table(GUARDED.format(more=""))
    settle(match, "bodyguard")
    assert match.decision.seat == 1
    settle(play(match, "protect"), "bodyguard", "act")
    assert question(match) == "act"
    assert [(hero(match, seat).health, hero(match, seat).xp) for seat in range(3)] == [(5, 9), (5, 0), (5, 1)]
    assert hero(match, 1).zone == "B5"
    # The other paladin is an ally of the new target in its zone: one sword, one shield.
    assert told(match, "shields")[0].args["n"] == 1


@pytest.mark.rule("MD-SKL-13", "MD-SKL-12")
def test_if_the_first_declines_the_next_bodyguard_is_asked():
    match = table(GUARDED.format(more=""))
    settle(match, "bodyguard")
    play(match, "decline")
    assert (question(match), match.decision.seat) == ("bodyguard", 2)
    settle(play(match, "protect"), "act")
    assert [hero(match, seat).health for seat in range(3)] == [5, 5, 4], "nobody gives him a shield"


@pytest.mark.rule("MD-SKL-13", "MD-SKL-19")
@pytest.mark.parametrize(("answer", "healths"), [("protect", [5, 5]), ("decline", [2, 5])])
def test_whether_the_target_is_stunned_is_asked_of_the_new_one(printed: Print, answer: str, healths: list[int]):
    printed("W009", {"at": "attack", "if": ["defender_stunned"], "do": [{"op": "wounds", "n": 3}]})
    match = table("""
        heroes:
        - {hero: whisper, class: shadow_barbarian, zone: B5, xp: 9, body: '', stunned: true}
        - {hero: owen, class: paladin_of_wrath, zone: B6, xp: 1, body: ''}
        enemies: [{card: W009, zone: B5}]
        phase: enemy_phase
        next: {attack: [1, 1]}
        on_top: {event: [E14]}
    """)
    settle(match, "bodyguard")
    settle(play(match, answer), "act")
    assert [hero(match, seat).health for seat in range(2)] == healths


# --- paying before the roll ---------------------------------------------------------------------------------------


@pytest.mark.rule("MD-CND-01", "MD-CND-05", "MD-MAN-01")
@pytest.mark.parametrize(("zone", "asked"), [("B4", ["maneuver", "go"]), ("B5", [])])
def test_a_maneuver_of_the_shadow_is_not_offered_in_the_light(zone: str, asked: list[str]):
    match = table(f"""
        heroes: [{{hero: bjorn, class: bloodmoon_nightrunner, zone: {zone}, hands: [SA11], xp: 3}}, {{zone: C5}}]
        enemies: [{{card: W009, zone: {zone}}}]
        next: {{attack: [1]}}
    """)
    play(match, "melee:orc_executioners")
    assert [answer for answer in ids(match) if question(match) == "prepare"] == asked
    if asked:
        settle(play(match, "maneuver"), "act")
        assert (told(match, "swords")[0].args["n"], hero(match).xp) == (2, 2)


@pytest.mark.rule("MD-CND-01", "MD-CND-02")
@pytest.mark.parametrize(("health", "asked"), [(5, "act"), (3, "prepare")])
def test_what_is_paid_with_wounds_has_its_condition_too(printed: Print, health: int, asked: str):
    rage = {"at": "attack", "if": ["wounded_2"], "cost": {"bloodrage": 1}, "do": [{"op": "swords", "n": 1}]}
    printed("SA11", rage)
    match = table(f"""
        heroes: [{{hero: whisper, class: paladin_of_wrath, zone: B5, hands: [SA11], health: {health}}}, {{zone: C5}}]
        enemies: [{ORCS}]
        next: {{attack: [2]}}
    """)
    play(match, "melee:orc_executioners")
    assert question(match) == asked


@pytest.mark.rule("MD-CND-12", "MD-SKL-16", "MD-ACT-09")
def test_who_pays_inner_rage_with_the_last_health_rolls_nothing_again():
    match = table("""
        heroes: [{hero: whisper, class: pit_fighter_berserker, zone: B5, hands: [SA11], health: 1}, {zone: C5}]
        enemies: [{card: W009, zone: B5}]
        next: {attack: [1]}
    """)
    play(match, "melee:orc_executioners", "reroll:attack")
    assert told(match, "hero_died")
    assert (question(match), match.decision.seat) == ("act", 1)
    assert not told(match, "rerolled")
    assert not told(match, "swords"), "the attack is over"
    assert enemy(match, "orc_executioners").minions == (3, 3)


# --- dice ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-ENC-15", "MD-POOL-09")
@pytest.mark.parametrize(("more", "dice"), [("", 1), ("body: S114", 2), ("hands: [SA11, S138], body: S114", 3)])
def test_a_knights_helmet_adds_a_die_for_every_card_of_the_set(more: str, dice: int):
    match = table(f"""
        heroes: [{{hero: bjorn, class: paladin_of_wrath, zone: B5, hands: [SA11], pack: [S120], {more}}}, {{zone: C5}}]
        enemies: [{ORCS}]
    """)
    play(match, "melee:orc_executioners")
    for _ in range(dice):
        assert question(match) == "add_die"
        play(match, "die:yellow")
    assert pools(match)[0] == "r" + "y" * dice


@pytest.mark.rule("MD-DIE-04", "MD-POOL-06")
@pytest.mark.parametrize(
    ("worn", "pool"),
    [
        ("body: S148, hands: [S171, S138]", "bbggg"),
        ("body: S115, hands: [S139, SA07]", "bbb"),
        ("body: S113, hands: [S130, S104]", "bbbgg"),
    ],
)
def test_defence_dice_of_all_cards_are_cut_to_three_of_a_colour(worn: str, pool: str):
    match = table(f"""
        heroes: [{{hero: whisper, class: shadow_barbarian, zone: B5, xp: 9, {worn}}}, {{zone: B6}}]
        enemies: [{ORCS}]
        phase: enemy_phase
        on_top: {{event: [E14]}}
    """)
    settle(match, "act", "buy")
    assert pools(match)[1] == pool


@pytest.mark.rule("MD-POOL-09", "MD-EFF-16")
def test_an_enemy_takes_the_better_dice(printed: Print):
    printed("W007", {"at": "attack", "do": [{"op": "add_attack_dice", "n": 4}]})
    match = enemy_attacks("{card: W007, zone: B5}", "[1, 1, 1, 1, 1, 1]", "[1]", more=", body: SA13")
    settle(match, "act")
    assert pools(match)[0] == "rrryyy", "three red ones, and then a third yellow one"
    printed("W007", {"at": "defense", "do": [{"op": "add_defense_dice", "n": 2}]})
    match = attacked("{card: W007, zone: B5}", "[1]", "[1, 1, 1, 1]", "[SA11]")
    play(match, "melee:goblin_warriors")
    assert pools(match)[1] == "bbgg"


@pytest.mark.rule("MD-CND-01", "MD-COM-02")
@pytest.mark.parametrize(("zone", "strikes"), [("B4", 1), ("B5", 0)])
def test_what_strikes_before_the_attack_has_its_condition_too(printed: Print, zone: str, strikes: int):
    strike = {"at": "attacked", "if": ["shadow_mode"], "do": [{"op": "strike_attacker", "die": "red"}]}
    printed("S013", strike)
    match = table(f"""
        heroes: [{{hero: whisper, class: paladin_of_wrath, zone: {zone}, xp: 9, body: '', pack: [S013]}}, {{zone: B6}}]
        enemies: [{{card: W009, zone: {zone}}}]
        phase: enemy_phase
        next: {{strike: [2], attack: [1, 1]}}
        on_top: {{event: [E14]}}
    """)
    settle(match, "act", "buy")
    assert len(told(match, "strike")) == strikes


@pytest.mark.rule("MD-RUL-49", "MD-SKL-13", "MD-TGT-07")
@pytest.mark.parametrize(
    ("card", "pack", "asked"), [("WM06", "[]", True), ("WM06", "[A03]", False), ("W005", "[A03]", True)]
)
def test_who_is_no_target_of_magic_takes_no_magic_attack_upon_itself(card: str, pack: str, asked: bool):
    match = table(f"""
        heroes:
        - {{hero: whisper, class: shadow_barbarian, zone: B5, xp: 9, body: ''}}
        - {{hero: owen, class: paladin_of_wrath, zone: B6, xp: 1, body: '', pack: {pack}}}
        enemies: [{{card: {card}, zone: B4}}]
        phase: enemy_phase
        next: {{attack: [1, 1, 1]}}
        on_top: {{event: [E14]}}
    """)
    settle(match, "bodyguard", "act", "buy")
    assert (question(match) == "bodyguard") == asked


@pytest.mark.rule("MD-CND-12", "MD-HRO-06", "MD-RER-01")
def test_the_dead_are_not_asked_for_their_other_rerolls():
    match = table("""
        level: 2
        heroes:
        - {hero: whisper, class: pit_fighter_berserker, zone: B6, hands: [SA11], health: 1, skills: {charge: 2}}
        - {zone: C5}
        enemies: [{card: W009, zone: B5}]
        next: {attack: [1]}
    """)
    play(match, "charge:B5", "reroll:attack")
    assert told(match, "hero_died")
    assert (question(match), match.decision.seat) == ("act", 1)
