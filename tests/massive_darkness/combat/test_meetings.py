"""Where rules of a combat meet: what one card says and another, both sides at once, twice in one activation."""

from itertools import permutations

import pytest

from tafelrunde.games.massive_darkness.box.content import load
from tafelrunde.games.massive_darkness.loadout import enemy_loadout
from tafelrunde.kernel import Match
from tests.massive_darkness.fights import attacked, enemy_attacks
from tests.massive_darkness.printing import Print
from tests.massive_darkness.table import enemy, hero, ids, play, pools, question, settle, table, told

ORCS = "{card: W009, zone: B5}"
"""Three health each, two yellow dice, no defence."""
GOBLINS = "{card: W007, zone: B5}"
"""One health each, two yellow and two blue dice."""


def totals(match: Match, what: str) -> list[int]:
    """What each combat came to: swords, shields, dealt."""
    return [event.args["n"] for event in told(match, what)]


# --- once per activation ------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-WAN-05", "MD-EFF-02", "MD-GRD-06")
def test_in_the_second_attack_of_liliarch_the_bam_is_for_the_treasure():
    match = enemy_attacks("{card: WM05, zone: B5, treasure: S027}", "[6, 1, 1, 1, 6, 1, 1, 1]", "[1, 1]")
    settle(match, "act")
    # The first bam brings the second attack; once per activation is once, so the second one is for the sword.
    assert totals(match, "swords") == [2, 2 + 1]
    assert [event.args["source"] for event in told(match, "enchanted")] == ["liliarch", "S027"]


@pytest.mark.rule("MD-EFF-02")
def test_the_second_fight_of_liliarch_shows_nothing_as_spent():
    match = enemy_attacks("{card: WM05, zone: B5}", "[6, 1, 1, 1, 1, 1]", "[6, 1, 6, 1]", more=", body: S046")
    settle(match, "enchant")
    settle(play(match, "done"), "enchant")
    assert (match.state.combat.action, match.state.combat.used) == ("again", {})


@pytest.mark.rule("MD-WAN-05", "MD-ENC-04", "MD-GRD-06")
def test_what_is_once_per_combat_works_again_in_the_second_attack():
    dice = "[6, 6, 1, 1, 6, 1, 1, 1]", "[3, 3, 3, 3, 3, 3]"
    match = enemy_attacks("{card: WM05, zone: B5, treasure: S027}", *dice, more=", body: S148")
    settle(match, "act")
    assert totals(match, "swords") == [4 + 1, 2 + 1]


@pytest.mark.rule("MD-EFF-02")
def test_an_enchantment_that_works_once_per_activation_is_not_offered_in_the_next_attack(printed: Print):
    once = {"at": "attack", "cost": {"bam": 1}, "do": [{"op": "swords", "n": 3}], "limit": "once_per_activation"}
    printed("SA11", once)
    match = attacked(ORCS, "[4, 4]", "[]", "[SA11]")
    play(match, "melee:orc_executioners", "trigger:SA11.0")
    settle(match, "act")
    settle(play(match, "melee:orc_executioners"), "enchant", "act")
    assert question(match) == "act"
    assert totals(match, "swords") == [5, 2]


@pytest.mark.rule("MD-REA-15", "MD-WAN-05", "MD-RUL-48")
def test_a_battle_axe_weakens_every_attack_of_the_reaction():
    match = table("""
        players: 1
        heroes: [{hero: whisper, class: paladin_of_wrath, zone: B5, hands: [S096], body: ''}]
        enemies: [{card: WM05, zone: B5}]
        next: {attack: [6, 1, 6, 1, 1, 1, 1], defense: [1, 1]}
        on_top: {event: [E14]}
    """)
    play(match, "melee:liliarch", "trigger:S096.0", "end", "die:red")
    settle(match, "remove_die", "act")
    play(match, "die:yellow")
    assert [len(event.args["attack"]) for event in told(match, "rolled")[:3]] == [2, 2, 2]
    assert enemy(match, "liliarch").penalty == 0, "it is for this activation only"


# --- paid with wounds before the roll -----------------------------------------------------------------------------


@pytest.mark.rule("MD-CND-02", "MD-EFF-07", "MD-DIE-04")
@pytest.mark.parametrize(("answer", "pool"), [("bloodrage:SA11.0", "rrr"), ("go", "r")])
def test_dice_paid_with_wounds_are_rolled(printed: Print, answer: str, pool: str):
    printed("SA11", {"at": "attack", "cost": {"bloodrage": 1}, "do": [{"op": "add_dice", "red": 4}]})
    match = attacked(ORCS, "[2, 2, 2]", "[]", "[SA11]")
    play(match, "melee:orc_executioners", answer)
    assert pools(match)[0] == pool


@pytest.mark.rule("MD-CND-02", "MD-EFF-08")
def test_dice_taken_from_the_defender_for_wounds_are_not_rolled(printed: Print):
    printed("SA11", {"at": "attack", "cost": {"bloodrage": 1}, "do": [{"op": "remove_defense_dice", "n": 1}]})
    match = attacked(GOBLINS, "[2]", "[1]", "[SA11]")
    play(match, "melee:goblin_warriors", "bloodrage:SA11.0")
    assert pools(match)[1] == "b"


@pytest.mark.rule("MD-CND-02", "MD-HRD-05")
@pytest.mark.parametrize(("answer", "asked"), [("bloodrage:SA11.0", "recipient"), ("go", "act")])
def test_the_way_to_the_leader_can_be_paid_with_wounds(printed: Print, answer: str, asked: str):
    printed("SA11", {"at": "attack", "cost": {"bloodrage": 1}, "do": [{"op": "may_wound_leader"}]})
    match = attacked(ORCS, "[2]", "[]", "[SA11]")
    play(match, "melee:orc_executioners", answer)
    assert question(match) == asked


@pytest.mark.rule("MD-CND-02", "MD-DMG-06", "MD-KEY-06")
@pytest.mark.parametrize(("answer", "health", "orcs"), [("bloodrage:S013.0", 5 - 1 - 2, 3), ("go", 5 - 3, 3)])
def test_halving_can_be_paid_with_wounds(printed: Print, answer: str, health: int, orcs: int):
    printed("S013", {"at": "defense", "cost": {"bloodrage": 1}, "do": [{"op": "half_wounds_taken"}]})
    match = enemy_attacks(ORCS, "[6, 2]", "[1]", more=", body: SA13, pack: [S013]")
    settle(match, "prepare")
    settle(play(match, answer), "act")
    assert hero(match).health == health


@pytest.mark.rule("MD-CND-02", "MD-KEY-06")
@pytest.mark.parametrize(("answer", "minions"), [("bloodrage:S013.0", (1, 3)), ("go", (3, 3))])
def test_a_riposte_can_be_paid_with_wounds(printed: Print, answer: str, minions: tuple[int, ...]):
    printed("S013", {"at": "defense", "cost": {"bloodrage": 1}, "do": [{"op": "riposte", "n": 2}]})
    match = enemy_attacks(ORCS, "[1, 1]", "[3]", more=", body: SA13, pack: [S013]")
    settle(match, "prepare")
    settle(play(match, answer), "act")
    assert enemy(match, "orc_executioners").minions == minions


# --- added dice and the cap ---------------------------------------------------------------------------------------

ANY = {"at": "attack", "do": [{"op": "add_attack_dice", "n": 1}]}


@pytest.mark.rule("MD-POOL-09", "MD-DIE-04", "MD-RUL-46")
def test_dice_of_a_given_colour_are_there_before_the_owner_chooses(printed: Print):
    # With two red dice on the axe and one more from the maneuver there is no room for a fourth.
    match = table("""
        level: 4
        heroes:
        - {hero: whisper, class: shadow_barbarian, zone: B4, hands: [S131], xp: 1, skills: {lurking_shadow: 2}}
        - {zone: C5}
        enemies: [{card: W009, zone: B4}]
    """)
    play(match, "melee:orc_executioners", "maneuver")
    assert question(match) != "add_die", "only a yellow one is within the cap"
    assert pools(match)[0] == "rrryyy"


@pytest.mark.rule("MD-POOL-09", "MD-DIE-04", "MD-RUL-46")
@pytest.mark.parametrize(
    ("hands", "options"),
    [("[SA11]", ["yellow", "red"]), ("[S029]", ["yellow", "red"]), ("[S097]", []), ("[S099, S025]", [])],
)
def test_a_colour_that_is_full_is_not_offered(printed: Print, hands: str, options: list[str]):
    printed("S013", ANY)
    match = table(f"""
        heroes: [{{hero: whisper, class: paladin_of_wrath, zone: B5, hands: {hands}, pack: [S013]}}, {{zone: C5}}]
        enemies: [{ORCS}]
    """)
    play(match, "melee:orc_executioners")
    assert [answer.removeprefix("die:") for answer in ids(match) if question(match) == "add_die"] == options
    settle(match, "act")
    full = {"[S097]": "ryyy", "[S099, S025]": "rrry"}
    if hands in full:
        assert pools(match)[0] == full[hands]


@pytest.mark.rule("MD-POOL-09", "MD-DIE-04")
def test_with_three_dice_of_both_colours_there_is_nothing_to_add(printed: Print):
    printed("S013", {"at": "attack", "do": [{"op": "add_attack_dice", "n": 2}]})
    match = table(f"""
        heroes: [{{hero: whisper, class: paladin_of_wrath, zone: B5, hands: [S097, S133], pack: [S013]}}, {{zone: C5}}]
        enemies: [{ORCS}]
    """)
    settle(play(match, "melee:orc_executioners"), "add_die", "act")
    assert question(match) == "act", "one red die, then both colours are full"
    assert pools(match)[0] == "rrryyy"


@pytest.mark.rule("MD-DIE-05", "MD-COM-04", "MD-POOL-09")
def test_what_is_over_the_cap_does_not_make_good_for_a_penalty(printed: Print):
    printed("S013", {"at": "attack", "do": [{"op": "add_dice", "yellow": 2, "red": 2}]})
    printed("W009", {"at": "defense", "do": [{"op": "remove_attack_dice", "n": 2}]})
    match = table(f"""
        heroes: [{{hero: whisper, class: paladin_of_wrath, zone: B5, hands: [S131], pack: [S013]}}, {{zone: C5}}]
        enemies: [{ORCS}]
    """)
    settle(play(match, "melee:orc_executioners"), "act")
    assert pools(match)[0] == "ryyy", "four and four are three and three, less the two best"


@pytest.mark.rule("MD-EFF-07", "MD-EFF-08")
def test_one_effect_may_change_both_pools(printed: Print):
    printed(
        "SA11", {"at": "attack", "do": [{"op": "remove_attack_dice", "n": 1}, {"op": "remove_defense_dice", "n": 1}]}
    )
    match = attacked(GOBLINS, "[]", "[1]", "[SA11]")
    play(match, "melee:goblin_warriors")
    assert pools(match) == ("", "b")
    printed("SA11", {"at": "attack", "do": [{"op": "add_attack_dice", "n": 1}, {"op": "add_defense_dice", "n": 1}]})
    match = attacked(GOBLINS, "[2, 2]", "[1, 1, 1]", "[SA11]")
    play(match, "melee:goblin_warriors", "die:red", "die:green")
    assert pools(match) == ("rr", "bbg")


# --- weapons of guardians -----------------------------------------------------------------------------------------


@pytest.mark.rule("MD-GRD-12", "MD-GRD-04", "MD-CBA-04", "MD-RUL-47")
@pytest.mark.parametrize(
    ("card", "zone", "treasure", "pool"),
    [
        ("W009", "B5", "S109", "rryy"),
        ("W005", "B5", "S109", "rry"),
        ("W005", "B4", "S109", "rry"),
        ("W009", "B5", "S175", "yy"),
        ("W009", "B5", "S074", "yy"),
        ("W009", "B5", "S102", "rryy"),
    ],
)
def test_a_throwing_spear_serves_a_guardian_in_melee_too(card: str, zone: str, treasure: str, pool: str):
    match = enemy_attacks(f"{{card: {card}, zone: {zone}, treasure: {treasure}}}", "[1, 1, 1, 1]", "[1]")
    settle(match, "act")
    assert pools(match)[0] == pool


@pytest.mark.rule("MD-RUL-47", "MD-TGT-01", "MD-CBA-04")
def test_a_spear_brings_a_guardian_no_farther():
    match = enemy_attacks("{card: W009, zone: B4, treasure: S102}", "[1, 1, 1, 1]", "[1]", more=", body: SA13")
    settle(match, "act")
    assert enemy(match, "orc_executioners").zone == "B5", "it comes to fight"
    assert [event.args["attack"] for event in told(match, "attack")] == ["melee"]
    assert pools(match)[0] == "rryy"


@pytest.mark.rule("MD-GRD-05", "MD-GRD-12", "MD-RUL-47")
@pytest.mark.parametrize(
    ("treasure", "effects"), [("S102", 0), ("S169", 1), ("S109", 1), ("S165", 0), ("S175", 1), ("S003", 0), ("S096", 1)]
)
def test_only_what_serves_a_guardian_counts_among_its_effects(treasure: str, effects: int):
    loadout = enemy_loadout("W009", treasure, load())
    assert len([s for found in loadout.at.values() for s in found if s.source == treasure]) == effects


# --- wounds for bystanders ----------------------------------------------------------------------------------------


def archers(second: str, attack: str = "[2, 1, 1, 4]", more: str = "") -> Match:
    """Archers of level five shoot at Whisper: three swords and a bam, no defence; another hero stands beside her."""
    return table(f"""
        level: 5
        heroes:
        - {{hero: whisper, class: paladin_of_wrath, zone: B5, xp: 9, hands: [SA11], body: ''}}
        - {{zone: B5, body: '', {second}}}
        enemies: [{{card: W045, zone: B4{more}}}]
        phase: enemy_phase
        next: {{attack: {attack}}}
        on_top: {{event: [E14]}}
    """)


@pytest.mark.rule("MD-RUL-45", "MD-DMG-09", "MD-HRO-18")
def test_a_bystander_takes_revenge_for_the_wounds_of_an_attack():
    match = settle(archers("hero: siegfried, class: shadow_barbarian"), "act", "buy")
    assert [hero(match, seat).health for seat in (0, 1)] == [2, 2]
    assert sorted(enemy(match, "goblin_archers").minions) == [1, 2, 2, 2]
    assert not told(archers("hero: bjorn, class: shadow_barbarian"), "enemy_wounded")


@pytest.mark.rule("MD-RUL-45", "MD-DMG-09", "MD-HRO-18", "MD-DMG-08")
def test_revenge_of_a_bystander_who_dies_and_of_the_target_add_up(printed: Print):
    printed("S013", {"at": "wounded_by_attack", "do": [{"op": "wound_attacker", "n": 1}]})
    match = table("""
        level: 5
        heroes:
        - {hero: whisper, class: paladin_of_wrath, zone: B5, xp: 9, hands: [SA11], body: '', pack: [S013], health: 4}
        - {hero: siegfried, class: shadow_barbarian, zone: B5, body: '', health: 1}
        enemies: [{card: W045, zone: B4, minions: [], health: 2}]
        phase: enemy_phase
        next: {attack: [2, 1, 1, 4]}
        on_top: {event: [E14]}
    """)
    settle(match, "act", "buy")
    assert [event.args["seat"] for event in told(match, "hero_died")] == [1]
    assert enemy(match, "goblin_archers") is None
    assert (hero(match).xp, hero(match, 1).xp) == (9 + 3, 0), "the dead gain nothing"


@pytest.mark.rule("MD-RUL-45", "MD-DMG-09", "MD-SKL-20", "MD-DMG-06")
@pytest.mark.parametrize(
    ("first", "second", "health"), [(0, 1, [2, 3]), (1, 0, [3, 3]), (1, 1, [3, 4]), (0, 0, [2, 2])]
)
def test_who_halves_wounds_halves_those_of_a_bystander_too(first: int, second: int, health: list[int]):
    ranger = "class: nightshade_ranger, zone: B5, body: '', skills: {defensive_training: %d}"
    match = table(f"""
        level: 5
        heroes:
        - {{hero: whisper, xp: 9, {ranger % first}}}
        - {{hero: bjorn, {ranger % second}}}
        enemies: [{{card: W045, zone: B4}}]
        phase: enemy_phase
        next: {{attack: [2, 1, 1, 4]}}
        on_top: {{event: [E14]}}
    """)
    settle(match, "act", "buy")
    # Three wounds; halved by the target they are two, and one for a bystander who halves them again.
    assert [hero(match, seat).health for seat in (0, 1)] == health


# --- the order of re-rolls ----------------------------------------------------------------------------------------

RAGE = """
    level: 2
    heroes:
    - {hero: whisper, class: pit_fighter_berserker, zone: B6, hands: [S029], skills: {charge: 2}}
    - {zone: C5}
    enemies: [{card: W009, zone: B5}]
    next: {attack: [1, 1, 2, 1, 6]}
"""


@pytest.mark.rule("MD-RUL-46", "MD-RER-01", "MD-SKL-16", "MD-KEY-10")
def test_the_free_reroll_of_a_charge_can_come_before_inner_rage():
    match = table(RAGE)
    play(match, "charge:B5")
    assert match.decision.args["source"] == "inner_rage"
    assert ids(match) == ["reroll:attack", "later", "keep"]
    play(match, "later")
    assert (match.decision.args["source"], ids(match)) == ("charge", ["reroll:attack", "keep"])
    play(match, "reroll:attack")
    assert (match.decision.args["source"], ids(match)) == ("inner_rage", ["reroll:attack", "keep"])
    play(match, "reroll:attack", "pick:2", "done")
    assert (totals(match, "swords"), hero(match).health) == ([1 + 2], 4)


@pytest.mark.rule("MD-RUL-46", "MD-RER-01")
def test_three_rerolls_come_in_any_order(printed: Print):
    again = {"at": "attack", "do": [{"op": "reroll", "dice": "attack_all"}]}
    for card in ("SA11", "S013", "S086"):
        printed(card, again)
    text = """
        heroes: [{hero: whisper, class: paladin_of_wrath, zone: B5, hands: [SA11], pack: [S013, S086]}, {zone: C5}]
        enemies: [{card: W009, zone: B5}]
        next: {attack: [2, 2, 2, 2]}
    """
    for wanted in permutations(("SA11", "S013", "S086")):
        match = play(table(text), "melee:orc_executioners")
        used: list[str] = []
        while question(match) == "reroll":
            source = match.decision.args["source"]
            if source == wanted[len(used)]:
                used.append(source)
                play(match, "reroll:attack")
            else:
                play(match, "later")
        assert tuple(used) == wanted
        assert len(told(match, "rerolled")) == 3


# --- blank faces --------------------------------------------------------------------------------------------------

STEADY = """
    heroes:
    - {{hero: bjorn, class: nightshade_ranger, zone: B5, hands: [SA07, SA11], pack: [S013], skills: {{steady_hand: 1}}}}
    - {{zone: C5}}
    enemies: [{{card: W009, zone: B5}}]
    next: {{attack: [2, 2, {faces}]}}
"""


@pytest.mark.rule("MD-EFF-12", "MD-RER-09", "MD-ENC-12")
@pytest.mark.parametrize(
    ("faces", "asked", "symbols"),
    [
        ("1, 1", ["choose:1", "choose:2"], None),
        ("1, 2", [], (1, 0)),
        ("2, 1", [], (0, 1)),
        ("2, 2", [], (0, 0)),
    ],
)
def test_a_steady_hand_asks_only_where_there_is_a_choice(printed: Print, faces: str, asked: list[str], symbols):
    printed("S013", {"at": "attack", "do": [{"op": "reroll", "dice": "attack_all"}]})
    printed("SA07", {"at": "attack", "cost": {"either": 1}, "do": [{"op": "swords", "n": 1}]})
    match = table(STEADY.format(faces=faces))
    play(match, "melee:orc_executioners", "reroll:attack")
    assert [answer for answer in ids(match) if question(match) == "choose_one"] == asked
    if symbols is not None:
        found = match.decision.args if question(match) == "enchant" else {}
        assert (found.get("bams", 0), found.get("diamonds", 0)) == symbols


@pytest.mark.rule("MD-EFF-12", "MD-RER-09")
@pytest.mark.parametrize(("answer", "symbols"), [("choose:1", (1, 0)), ("choose:2", (0, 1))])
def test_a_steady_hand_turns_one_blank_die_into_a_symbol(printed: Print, answer: str, symbols: tuple[int, int]):
    printed("S013", {"at": "attack", "do": [{"op": "reroll", "dice": "attack_all"}]})
    printed("SA07", {"at": "attack", "cost": {"either": 1}, "do": [{"op": "swords", "n": 1}]})
    match = table(STEADY.format(faces="1, 1"))
    play(match, "melee:orc_executioners", "reroll:attack", answer)
    assert (match.decision.args["bams"], match.decision.args["diamonds"]) == symbols


# --- an attack that deals no wound --------------------------------------------------------------------------------


@pytest.mark.rule("MD-EFF-15", "MD-STN-08", "MD-HRD-05")
@pytest.mark.parametrize("cost", [{}, {"bam": 1}])
def test_wounds_of_an_attack_without_wounds_go_where_the_attacker_wants(printed: Print, cost: dict[str, int]):
    comfort = {"at": "attack", "if": ["no_wound_dealt"], "cost": cost, "do": [{"op": "wounds", "n": 2}]}
    printed("SA11", comfort)
    match = attacked("{card: W007, zone: B5, stunned: true}", "[4]", "[6, 6]", "[SA11]")
    play(match, "melee:goblin_warriors")
    if cost:
        play(match, "trigger:SA11.0")
    assert question(match) == "recipient"
    play(match, "leader")
    settle(match, "act")
    goblins = enemy(match, "goblin_warriors")
    assert (goblins.health, len(goblins.minions)) == (0, 1), "one wound for the leader, one goes on"


# --- effects that may be left -------------------------------------------------------------------------------------


@pytest.mark.rule("MD-EFF-16")
@pytest.mark.parametrize(("answer", "swords"), [("use", 3), ("decline", 1)])
def test_a_hero_may_leave_what_is_optional(printed: Print, answer: str, swords: int):
    printed("SA11", {"at": "attack", "do": [{"op": "swords", "n": 2}], "optional": True})
    match = attacked(ORCS, "[2]", "[]", "[SA11]")
    play(match, "melee:orc_executioners", answer)
    assert totals(match, "swords") == [swords]


# --- stun from either side ----------------------------------------------------------------------------------------


@pytest.mark.rule("MD-STN-01", "MD-COM-08")
def test_a_defender_stuns_the_attacker_not_itself(printed: Print):
    printed("W007", {"at": "defense", "cost": {"bam": 1}, "do": [{"op": "stun"}]})
    match = attacked(GOBLINS, "[2]", "[6, 1]", "[SA11]")
    play(match, "melee:goblin_warriors")
    assert (hero(match).stunned, enemy(match, "goblin_warriors").stunned) == (True, False)


@pytest.mark.rule("MD-STN-01", "MD-STN-06", "MD-STN-07")
def test_a_hero_stuns_the_horde_that_attacks(printed: Print):
    printed("S013", {"at": "defense", "do": [{"op": "stun"}]})
    match = enemy_attacks(ORCS, "[1, 1]", "[1]", more=", body: SA13, pack: [S013]")
    settle(match, "act")
    assert (hero(match).stunned, enemy(match, "orc_executioners").stunned) == (False, True)


@pytest.mark.rule("MD-STN-01", "MD-DMG-08")
def test_nobody_stuns_the_dead(printed: Print):
    printed("S013", {"at": "defense", "do": [{"op": "stun"}, {"op": "wound_attacker", "n": 9}]})
    match = enemy_attacks(
        "{card: W009, zone: B5, minions: [], health: 1}", "[1, 1]", "[1]", ", body: SA13, pack: [S013]"
    )
    settle(match, "act")
    assert enemy(match, "orc_executioners") is None
    assert not told(match, "enemy_stunned")
    printed("W009", {"at": "attack", "do": [{"op": "stun"}]})
    match = enemy_attacks(ORCS, "[6, 2]", "[1]", more=", body: SA13, health: 1")
    settle(match, "act", "buy")
    assert told(match, "hero_died")
    assert not told(match, "hero_stunned")
