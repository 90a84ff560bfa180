"""Path advantages (chapter 5.13)."""

import pytest

from tests.helpers.adventure import adventure, answer, asked, choices, health, told, whole_round
from tests.helpers.deployment import clan, do, given, member


def fight(tile: str, side: str, slot: int, dice: str = "4S", faces: str = "1, 1, 1, 1", more: str = "") -> str:
    """Fandor, who has no talent for fights, alone against Blandor (2 dice, catch 14, defeat 20)."""
    return f"""
clans:
- {{members: [fandor leader @land_a.{slot}], traps: [], fame: 5}}
- {{affinity: water, members: [drapis leader]}}
land_a: {{land: gurban, monster: blandor, tile: {tile}, side: {side}}}
paths: {{land_a.{slot}: {{dice: {dice}}}}}
next: {{monster: [1, 1], strength: [{faces}]{more}}}
"""


def rerolls(match):
    return [option for option in choices(match) if option.startswith("reroll:")]


@pytest.mark.rule("ML-PTH-01")
@pytest.mark.parametrize(
    ("tile", "side", "slot", "gold", "potions", "poisons"),
    [
        ("path_1", "a", 3, 2, 0, 0),
        ("path_1", "a", 4, 0, 1, 0),
        ("path_1", "b", 4, 0, 0, 1),
        ("path_3", "a", 1, 4, 0, 0),
        ("path_1", "a", 1, 0, 0, 0),
    ],
)
def test_each_path_gives_its_own_advantage(tile, side, slot, gold, potions, poisons):
    match = given(
        f"""
        clans: [{{pool: 4S, gold: 1}}, {{affinity: water, pool: 1S}}]
        land_a: {{land: gurban, monster: blandor, tile: {tile}, side: {side}}}
        """
    )
    do(match, "assign:purkas", f"path:land_a.{slot}")
    purkas = member(match, "purkas")
    assert (purkas.gold, purkas.potions, purkas.poisons) == (gold, potions, poisons)


@pytest.mark.rule("ML-PTH-01")
def test_the_advantage_is_for_the_mercenary_of_the_path_only():
    # path_1 a: slot 1 defends once, slot 3 does not
    match = adventure(
        """
        clans:
        - {members: [fandor leader @land_a.1, vaidala @land_a.3]}
        - {affinity: water, members: [drapis leader]}
        land_a: {land: gurban, monster: blandor, tile: path_1}
        paths: {land_a.1: {dice: 2S}, land_a.3: {dice: 1S}}
        next: {monster: [6, 1, 6, 1]}
        """,
        "defence:land_a.1",
        "decline",
    )
    assert health(match, "fandor", "vaidala") == ["healthy", "wounded"]
    assert asked(match) == (0, "attack"), "nothing to ask about Vaidala's defence"


# --- rerolls ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-PTH-02")
def test_a_reroll_without_a_number_is_one_die_once():
    # path_1 a, slot 2: reroll strength
    match = adventure(fight("path_1", "a", 2, "2S", "1, 2, 6"), "roll_all")
    assert rerolls(match) == ["reroll:land_a.2:0", "reroll:land_a.2:1"]
    answer(match, "reroll:land_a.2:0")
    assert told(match, "attack_failed")[0]["catch"] == 8, "1 was replaced by 6, and no reroll was left"


@pytest.mark.rule("ML-PTH-02")
def test_only_dice_of_the_shown_colour_are_rerolled():
    match = adventure(fight("path_1", "a", 2, "2S 1M", "1, 1", ", magic: [2]"), "discard:0", "roll_all")
    assert rerolls(match) == ["reroll:land_a.2:0"], "two equal dice are one choice; the magic die is none"


@pytest.mark.rule("ML-PTH-02")
def test_with_a_number_the_same_die_may_be_rerolled_repeatedly():
    # path_4 a, slot 1: two rerolls of strength
    match = adventure(fight("path_4", "a", 1, "2S", "1, 5, 2, 6"), "roll_all", "reroll:land_a.1:0")
    assert "reroll:land_a.1:0" in rerolls(match)
    answer(match, "reroll:land_a.1:0")
    assert told(match, "attack_failed")[0]["catch"] == 11
    assert len(told(match, "rerolled")) == 2


@pytest.mark.rule("ML-PTH-02")
def test_rerolls_with_a_number_may_go_to_several_dice_of_the_shown_colours():
    # path_2 a, slot 1: two rerolls of strength or magic
    text = fight("path_2", "a", 1, "2S 1M", "1, 1, 5", ", magic: [1, 4]")
    match = adventure(text, "discard:0", "roll_all", "reroll:land_a.1:0", "reroll:land_a.1:2")
    assert told(match, "attack_failed")[0]["catch"] == 10
    assert len(told(match, "rerolled")) == 2


@pytest.mark.rule("ML-PTH-02")
def test_rerolls_are_optional():
    match = adventure(fight("path_4", "a", 1, "2S", "1, 5"), "roll_all", "finish")
    assert told(match, "attack_failed")[0]["catch"] == 6


# --- defence ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-PTH-03", "ML-DEF-02")
@pytest.mark.parametrize(("tile", "points", "health_after"), [("path_1", 1, "wounded"), ("path_6", 2, "healthy")])
def test_each_defence_talent_of_the_path_cancels_one_hit(tile, points, health_after):
    text = fight(tile, "a", 1, "2S").replace("monster: [1, 1]", "monster: [6, 6]")
    match = adventure(text, *["defence:land_a.1"] * points)
    assert asked(match) == (0, "attack")
    assert health(match, "fandor") == [health_after]


@pytest.mark.rule("ML-PTH-03")
def test_defence_talents_of_the_path_are_no_shields():
    match = given(
        """
        clans: [{pool: 4S}, {affinity: water, pool: 1S}]
        land_a: {land: gurban, monster: blandor, tile: path_6}
        """
    )
    do(match, "assign:purkas", "path:land_a.1", "done")
    assert clan(match).shields == 0
    assert match.state.lands[0].paths[0].shields == 0


@pytest.mark.rule("ML-PTH-03")
def test_unused_defence_talents_do_not_become_shields():
    match = whole_round(fight("path_6", "a", 1, "2S"), "decline", "take:loot_01")
    assert match.state.round == 2
    assert clan(match).shields == 0


# --- gold and tokens --------------------------------------------------------------------------------------------

HOME = """
clans:
- {members: [fandor leader FANDOR @land_a.3 gold:2 potions:1 poisons:1], gold: 7, traps: []}
- {affinity: water, members: [drapis leader]}
land_a: {land: gurban, monster: blandor, tile: path_1}
paths: {land_a.3: {dice: 1S}}
loot_display: [loot_01, loot_02, loot_03, loot_06]
"""


@pytest.mark.rule("ML-PTH-04")
def test_gold_lies_on_the_tile_until_the_round_is_over():
    match = given(
        """
        clans: [{pool: 4S, gold: 1}, {affinity: water, pool: 1S}]
        land_a: {land: gurban, monster: blandor, tile: path_1}
        """
    )
    do(match, "assign:purkas", "path:land_a.3", "done")
    assert (clan(match).gold, member(match, "purkas").gold) == (1, 2)


@pytest.mark.rule("ML-PTH-04", "ML-PTH-05")
def test_a_survivor_brings_home_gold_and_tokens():
    match = whole_round(HOME.replace("FANDOR", "") + "next: {monster: [1, 1]}", "decline", "take:loot_01")
    assert (clan(match).gold, clan(match).potions, clan(match).poisons) == (9, 1, 1)
    assert (member(match, "fandor").gold, member(match, "fandor").potions) == (0, 0)


@pytest.mark.rule("ML-PTH-04", "ML-PTH-05", "ML-PTH-06")
def test_gold_and_tokens_are_lost_with_the_mercenary():
    match = whole_round(HOME.replace("FANDOR", "wounded") + "next: {monster: [6, 6]}", "continue", "endure")
    assert health(match, "fandor") == ["dead"]
    assert (clan(match).gold, clan(match).potions, clan(match).poisons) == (7, 0, 0)


@pytest.mark.rule("ML-PTH-05")
@pytest.mark.parametrize(("tile", "side", "slot", "brew"), [("path_1", "a", 4, "potion"), ("path_3", "b", 1, "poison")])
def test_the_token_of_the_path_comes_on_top_of_the_one_brought_along(tile, side, slot, brew):
    match = given(
        f"""
        clans: [{{pool: 4S, potions: 2, poisons: 2}}, {{affinity: water, pool: 1S}}]
        land_a: {{land: gurban, monster: blandor, tile: {tile}, side: {side}}}
        """
    )
    do(match, "assign:purkas", f"path:land_a.{slot}", brew, "done")
    assert getattr(member(match, "purkas"), f"{brew}s") == 2
    assert getattr(clan(match), f"{brew}s") == 1


@pytest.mark.rule("ML-PTH-05", "ML-ITM-11", "ML-DEF-05")
def test_a_potion_on_the_tile_helps_in_the_fight():
    match = whole_round(HOME.replace("FANDOR", "") + "next: {monster: [6, 1]}", "potion", "decline", "take:loot_01")
    assert health(match, "fandor") == ["healthy"]
    assert (clan(match).potions, clan(match).poisons) == (0, 1)


@pytest.mark.rule("ML-PTH-05", "ML-ITM-13", "ML-ITM-14")
def test_unused_tokens_go_to_storage_up_to_its_limit():
    text = HOME.replace("FANDOR", "").replace("gold: 7", "gold: 7, potions: 3, poisons: 2")
    text = text.replace("poisons:1]", "poisons:2]")
    match = whole_round(text + "next: {monster: [1, 1]}", "decline", "take:loot_01")
    assert (clan(match).potions, clan(match).poisons) == (3, 3)


# --- conquest, and those who did not fight ----------------------------------------------------------------------

CONQUEST = """
clans:
- {members: [fandor leader @land_a.SLOT TOKENS], fame: 5}
- {affinity: water, members: [parsas leader @land_a.1], fame: 5}
land_a: {land: kale, monster: moldo, tile: TILE, side: SIDE}
paths: {land_a.1: {dice: 4S}, land_a.SLOT: {dice: 3S}}
next: {monster: [1, 1], strength: [6, 6, 6, 6, FACES]}
"""


def conquest(tile: str, side: str, slot: int, faces: str, tokens: str = "") -> str:
    """Parsas defeats Moldo, then Fandor tries to conquer Kale (13)."""
    text = CONQUEST.replace("TILE", tile).replace("SIDE", side).replace("SLOT", str(slot))
    return text.replace("FACES", faces).replace("TOKENS", tokens)


@pytest.mark.rule("ML-PTH-06")
def test_rerolls_of_the_path_help_a_conquest():
    # path_1 b, slot 3: two rerolls of strength
    match = adventure(conquest("path_1", "b", 3, "1, 5, 2, 6"), "roll_all")
    assert asked(match) == (0, "conquest_roll")
    answer(match, "reroll:land_a.3:0")
    assert clan(match).lands == [], "6 + 5 + 2 = 13 would be enough already, but one reroll is left"
    answer(match, "finish")
    assert clan(match).lands == ["kale"]


@pytest.mark.rule("ML-PTH-06", "ML-CNQ-02")
def test_a_poison_of_the_path_helps_a_conquest():
    match = adventure(conquest("path_1", "b", 4, "6, 4, 1", "poisons:1"), "roll_all", "poison")
    assert clan(match).lands == ["kale"]
    assert member(match, "fandor").poisons == 0


@pytest.mark.rule("ML-PTH-06")
def test_the_advantage_is_gone_with_its_mercenary():
    # path_2 a: slot 1 rerolls, slot 2 defends; Fandor on slot 1 dies, Vaidala on slot 2 gets no rerolls from it
    match = adventure(
        """
        clans:
        - {members: [fandor leader wounded @land_a.1, vaidala @land_a.2]}
        - {affinity: water, members: [drapis leader]}
        land_a: {land: gurban, monster: blandor, tile: path_2}
        paths: {land_a.1: {dice: 2S}, land_a.2: {dice: 2S}}
        next: {monster: [6, 1, 1, 1], strength: [1, 1]}
        """,
        "roll_all",
    )
    assert health(match, "fandor") == ["dead"]
    assert told(match, "rerolled") == []
    assert told(match, "attack_failed")[0]["mercenary"] == "vaidala"


@pytest.mark.rule("ML-PTH-07", "ML-ITM-13")
def test_who_did_not_fight_keeps_gold_and_tokens():
    text = conquest("path_1", "b", 2, "1, 1, 1", "gold:3 potions:1 poisons:1")
    match = whole_round(text, "roll_all", "finish", "take:loot_01", "continue")
    assert match.state.round == 2
    assert (clan(match).gold, clan(match).potions, clan(match).poisons) == (10, 1, 1)
