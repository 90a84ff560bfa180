"""Dice and which of them are rolled (chapters 7.1 and 7.2)."""

import pytest

from tafelrunde.games.massive_darkness.box import dice
from tests.massive_darkness.fights import attacked, enemy_attacks
from tests.massive_darkness.printing import Print
from tests.massive_darkness.table import enemy, ids, play, pools, question, settle, table, told

ORCS = "{card: W009, zone: B5}"
"""Three health each, two yellow dice, no defence."""
GOBLINS = "{card: W007, zone: B5}"
"""One health each, two yellow and two blue dice."""


def faces(color: int) -> list[int]:
    return [color + number for number in range(1, 7)]


@pytest.mark.rule("MD-DIE-01")
def test_attack_dice_show_swords_and_defence_dice_shields():
    for weaker, better, shown, other in (
        (dice.YELLOW, dice.RED, dice.SWORDS, dice.SHIELDS),
        (dice.BLUE, dice.GREEN, dice.SHIELDS, dice.SWORDS),
    ):
        assert sum(shown[die] for die in faces(better)) > sum(shown[die] for die in faces(weaker)) > 0
        assert not any(other[die] for die in faces(weaker) + faces(better))


@pytest.mark.rule("MD-DIE-02")
def test_bams_are_on_every_colour_and_diamonds_on_the_better_ones():
    with_bams = {dice.color(die) for die, count in dice.BAMS.items() if count}
    with_diamonds = {dice.color(die) for die, count in dice.DIAMONDS.items() if count}
    assert with_bams == {"yellow", "red", "blue", "green"}
    assert with_diamonds == {"red", "green"}


@pytest.mark.rule("MD-DIE-04", "MD-EFF-07")
def test_at_most_three_dice_of_a_colour_and_the_rest_is_lost(printed: Print):
    printed("S131", {"at": "attack", "do": [{"op": "add_dice", "red": 3}]})
    match = attacked(ORCS, attack="[2, 2, 2, 2, 2]")
    play(match, "melee:orc_executioners")
    assert pools(match) == ("rrryy", "")


@pytest.mark.rule("MD-DIE-05", "MD-COM-04", "MD-KEY-18")
def test_dice_are_taken_away_from_the_three_that_are_left(printed: Print):
    printed("S131", {"at": "attack", "do": [{"op": "add_dice", "red": 3}]})
    printed("W009", {"at": "defense", "do": [{"op": "remove_attack_dice", "n": 1}]})
    match = attacked(ORCS)
    play(match, "melee:orc_executioners")
    assert pools(match) == ("rryy", "")


@pytest.mark.rule("MD-DIE-06")
@pytest.mark.parametrize(("attack", "defense", "swords", "shields"), [("1", "1", 0, 0), ("2", "3", 1, 1)])
def test_a_blank_face_shows_nothing(printed: Print, attack: str, defense: str, swords: int, shields: int):
    printed("SA11", {"at": "attack", "cost": {"either": 1}, "do": [{"op": "swords", "n": 5}]})
    match = attacked("{card: W001, zone: B5}", f"[{attack}]", f"[{defense}]", "[SA11]")
    play(match, "melee:dwarf_warriors")
    assert question(match) == "act", "no symbol, no enchantment"
    assert (told(match, "swords")[0].args["n"], told(match, "shields")[0].args["n"]) == (swords, shields)


@pytest.mark.rule("MD-DIE-07", "MD-EFF-11")
def test_a_flipped_die_shows_the_opposite_face(printed: Print):
    assert [dice.flipped(die) for die in faces(dice.RED)] == faces(dice.RED)[::-1]
    printed("SA11", {"at": "attack", "do": [{"op": "flip_blank", "n": 1}]})
    match = attacked(ORCS, "[1]", "[]", "[SA11]")
    play(match, "melee:orc_executioners", "flip:1")
    assert told(match, "swords")[0].args["n"] == 3


@pytest.mark.rule("MD-EFF-11", "MD-EFF-16")
def test_only_blank_dice_are_flipped_and_a_hero_may_leave_it(printed: Print):
    printed("S131", {"at": "attack", "do": [{"op": "flip_blank", "n": 2}]})
    match = attacked(ORCS, "[2, 1, 1, 3]", "[]")
    play(match, "melee:orc_executioners")
    assert ids(match) == ["flip:2", "flip:3", "keep"]
    play(match, "flip:3", "keep")
    assert told(match, "swords")[0].args["n"] == 1 + 0 + 3 + 1


# --- which dice ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-POOL-01", "MD-POOL-04")
def test_cards_skills_and_items_add_up_for_the_kind_of_attack(printed: Print):
    printed("S013", {"at": "attack", "do": [{"op": "add_dice", "yellow": 1}]})
    match = table("""
        heroes:
        - {hero: whisper, class: shadow_barbarian, zone: B5, hands: [SA11, S020], pack: [S013], xp: 1}
        - {zone: C5}
        enemies: [{card: W009, zone: B5}]
    """)
    play(match, "melee:orc_executioners", "maneuver")
    # The axe's red die, one of the maneuver, a yellow one of the ring; the sceptre has dice for magic only.
    assert pools(match) == ("rry", "")


@pytest.mark.rule("MD-POOL-02")
@pytest.mark.parametrize(("hands", "pool"), [("[SA11, SA07]", "ry"), ("[SA11, SA12]", "rr"), ("[SA11, S034]", "r")])
def test_both_hands_contribute_if_both_have_such_dice(hands: str, pool: str):
    match = attacked(ORCS, hands=hands)
    play(match, "melee:orc_executioners")
    assert pools(match)[0] == pool


@pytest.mark.rule("MD-POOL-03")
def test_a_card_for_both_hands_strikes_alone():
    match = table("""
        heroes: [{hero: whisper, class: paladin_of_wrath, hands: [SA11, SA07], pack: [S131], zone: B6}, {zone: C5}]
        enemies: [{card: W009, zone: B5}]
    """)
    play(match, "trade", "equip:S131", "done", "move:B5")
    play(settle(match, "act"), "melee:orc_executioners")
    assert pools(match)[0] == "rryy"


@pytest.mark.rule("MD-POOL-06", "MD-EQP-12")
@pytest.mark.parametrize(
    ("more", "pool"), [(", body: ''", ""), (", body: SA13", "b"), (", body: SA13, hands: [SA07, S104]", "bbg")]
)
def test_whatever_is_worn_defends_without_an_action(more: str, pool: str):
    match = enemy_attacks(ORCS, more=more)
    settle(match, "act")
    assert pools(match)[1] == pool


@pytest.mark.rule("MD-POOL-08", "MD-EFF-08")
def test_a_skill_takes_dice_before_the_roll(printed: Print):
    printed("S131", {"at": "attack", "do": [{"op": "remove_defense_dice", "n": 1}]})
    match = attacked(GOBLINS)
    play(match, "melee:goblin_warriors")
    assert pools(match)[1] == "b"


@pytest.mark.rule("MD-POOL-08", "MD-EFF-08")
def test_an_enchantment_takes_rolled_dice_that_its_user_picks(printed: Print):
    printed("SA11", {"at": "attack", "cost": {"bam": 1}, "do": [{"op": "remove_defense_dice", "n": 1}]})
    match = attacked(GOBLINS, "[4]", "[3, 6]", "[SA11]")
    play(match, "melee:goblin_warriors", "trigger:SA11.0")
    assert pools(match)[1] == "bb"
    assert ids(match) == ["pick:1", "pick:2"]
    play(match, "pick:2")
    assert told(match, "shields")[0].args["n"] == 1


@pytest.mark.rule("MD-EFF-08", "MD-POOL-10")
def test_if_fewer_dice_exist_all_are_removed(printed: Print):
    printed("W009", {"at": "defense", "do": [{"op": "remove_attack_dice", "n": 3}]})
    printed("SA11", {"at": "attack", "do": [{"op": "wounds", "n": 2}]})
    match = attacked(ORCS, hands="[SA11]")
    play(match, "melee:orc_executioners")
    assert pools(match)[0] == ""
    assert told(match, "swords")[0].args["n"] == 0
    assert sorted(enemy(match, "orc_executioners").minions) == [1, 3], "automatic wounds still apply"


@pytest.mark.rule("MD-POOL-09")
def test_dice_without_a_colour_are_any_mix(printed: Print):
    printed("SA11", {"at": "attack", "do": [{"op": "add_attack_dice", "n": 2}]})
    match = attacked(ORCS, hands="[SA11]")
    play(match, "melee:orc_executioners")
    assert ids(match) == ["die:yellow", "die:red"]
    play(match, "die:yellow", "die:red")
    assert pools(match)[0] == "rry"


@pytest.mark.rule("MD-POOL-09", "MD-DIE-04")
def test_dice_without_a_colour_keep_to_the_cap(printed: Print):
    printed("S131", {"at": "attack", "do": [{"op": "add_attack_dice", "n": 2}]})
    match = attacked(ORCS)
    play(match, "melee:orc_executioners")
    while question(match) == "add_die":
        play(match, "die:red" if "die:red" in ids(match) else "die:yellow")
    assert pools(match)[0].count("r") == 3


@pytest.mark.rule("MD-EFF-13")
def test_a_defender_who_rolls_nothing(printed: Print):
    printed("S131", {"at": "attack", "do": [{"op": "defender_rolls_nothing"}]})
    match = attacked(GOBLINS)
    play(match, "melee:goblin_warriors")
    assert pools(match) == ("rryy", "")


@pytest.mark.rule("MD-COM-17", "MD-STN-07", "MD-STN-11")
def test_the_stunned_defend_with_all_their_dice():
    match = attacked("{card: W007, zone: B5, stunned: true}")
    settle(play(match, "melee:goblin_warriors"), "act")
    assert pools(match)[1] == "bb"
    match = enemy_attacks(ORCS, more=", stunned: true, body: SA13, pack: [S013]")
    settle(match, "act")
    assert pools(match)[1] == "b"
    assert told(match, "shields")[0].args["n"] == 1, "the die is blank, but what the ring does by itself it still does"


@pytest.mark.rule("MD-EFF-11", "MD-EFF-16")
def test_an_enemy_turns_the_better_of_its_blank_dice(printed: Print):
    printed("W018", {"at": "attack", "do": [{"op": "flip_blank", "n": 1}]})
    match = enemy_attacks("{card: W018, zone: B5}", "[1, 1]", "[1]", more=", body: SA13")
    settle(match, "act")
    assert told(match, "swords")[0].args["n"] == 3
