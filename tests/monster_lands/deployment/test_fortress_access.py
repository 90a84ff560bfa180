"""The fortress access (chapter 5.14)."""

import pytest

from tests.helpers.adventure import adventure, asked, choices, dice, health, path, whole_round
from tests.helpers.deployment import clan, do, given, member, offered, refusal


def gate(pool: str, monster: str = "krunn", more: str = "") -> str:
    return f"""
clans:
- {{pool: {pool}, members: [kakron leader, purkas, poissen], traps: [], {more}}}
- {{affinity: water, pool: 4S}}
access: {{monster: {monster}}}
"""


def sent(text: str, *pieces: str):
    return do(given(text), "assign:purkas", "path:access.1", *pieces)


@pytest.mark.rule("ML-FOR-01")
def test_mercenaries_go_there_only_while_a_monster_is_there():
    match = do(given(gate("4S", "none")), "assign:purkas")
    assert not any(option.startswith("path:access") for option in offered(match))
    assert refusal(match, "path:access.1") == "ML-FOR-01"


@pytest.mark.rule("ML-FOR-01")
def test_it_has_an_upper_and_a_lower_path():
    match = do(given(gate("4S")), "assign:purkas")
    assert [option for option in offered(match) if "access" in option] == ["path:access.1", "path:access.2"]
    do(match, "path:access.2", "die:strength", "done", "assign:drapis")
    assert [option for option in offered(match) if "access" in option] == ["path:access.1"]
    assert refusal(match, "path:access.2") == "ML-OUT-02"


@pytest.mark.rule("ML-FOR-01")
def test_it_holds_at_most_one_monster():
    # Blandor wins its fight in the land and moves to the access, where Gator (attack 3) is stronger
    match = whole_round(
        """
        clans: [{members: [fandor leader @land_a.1]}, {affinity: water, members: [drapis leader]}]
        land_a: {land: gurban, monster: blandor}
        access: {monster: gator}
        paths: {land_a.1: {dice: 2S}}
        loot_display: [loot_01, loot_02, loot_03, loot_06]
        next: {monster: [1, 1]}
        """,
        "decline",
        "take:loot_01",
    )
    assert match.state.round == 2
    assert match.state.access.monster == "gator"
    assert match.state.monster_discard == ["blandor"]


@pytest.mark.rule("ML-FOR-02")
def test_any_number_of_strength_and_magic_dice_fit():
    match = sent(gate("12S 9M"), *["die:strength"] * 12, *["die:magic"] * 9, "done")
    assert dice(match, "access.1") == "S" * 12 + "M" * 9


@pytest.mark.rule("ML-FOR-02")
def test_any_number_of_traps_and_shields_fit_beside_the_dice():
    traps = ["trap_s1", "trap_s2", "trap_m1", "trap_t4", "trap_t6"]
    text = gate("6S", more="shields: 5").replace("traps: []", f"traps: [{', '.join(traps)}]")
    match = sent(text, *["die:strength"] * 6, *[f"trap:{kind}" for kind in traps], *["shield"] * 5, "done")
    there = path(match, "access.1")
    assert (len(there.dice), len(there.traps), there.shields) == (6, 5, 5)


@pytest.mark.rule("ML-FOR-02")
def test_no_haggle_dice():
    match = sent(gate("2S H6"))
    assert "die:haggle:6" not in offered(match)
    assert refusal(match, "die:haggle:6") == "ML-FOR-02"


@pytest.mark.rule("ML-FOR-02", "ML-FOR-05")
def test_with_haggle_dice_only_there_is_nothing_to_place():
    match = do(given(gate("H6 H5") + "mission_b: {tile: mission_03}"), "assign:purkas")
    assert "path:access.1" not in offered(match)
    assert refusal(match, "path:access.1") == "ML-FOR-05"


# --- guard support ----------------------------------------------------------------------------------------------


def defence(where: str) -> str:
    # Krunn: 3 dice at the access in round 1
    return f"""
clans: [{{members: [fandor leader @{where}], traps: []}}, {{affinity: water, members: [drapis leader]}}]
access: {{monster: krunn}}
paths: {{{where}: {{dice: 1S}}}}
next: {{monster: [6, 6, 1]}}
"""


@pytest.mark.rule("ML-FOR-03")
def test_on_the_upper_path_the_guards_cancel_two_hits():
    match = adventure(defence("access.1"), "defence:access.1", "defence:access.1")
    assert asked(match) == (0, "attack")
    assert health(match, "fandor") == ["healthy"]


@pytest.mark.rule("ML-FOR-03")
def test_on_the_lower_path_the_guards_cancel_one_hit():
    match = adventure(defence("access.2"), "defence:access.2")
    assert asked(match) == (0, "attack"), "the second hit can't be cancelled"
    assert health(match, "fandor") == ["wounded"]


@pytest.mark.rule("ML-FOR-03")
@pytest.mark.parametrize(("where", "gold"), [("access.1", 0), ("access.2", 5)])
def test_the_guards_gold_lies_on_the_tile_of_the_lower_path(where, gold):
    match = do(given(gate("2S", more="gold: 1")), "assign:purkas", f"path:{where}", "die:strength", "done")
    assert (clan(match).gold, member(match, "purkas").gold) == (1, gold)


@pytest.mark.rule("ML-FOR-03")
def test_the_guards_gold_comes_home_with_a_survivor():
    text = defence("access.2").replace("@access.2", "@access.2 gold:5").replace("[6, 6, 1]", "[1, 1, 1]")
    match = whole_round(text, "decline")
    assert clan(match).gold == 7 + 5


@pytest.mark.rule("ML-FOR-03")
def test_the_guards_gold_is_lost_with_the_dead():
    text = defence("access.2").replace("@access.2", "@access.2 gold:5").replace("[6, 6, 1]", "[6, 6, 6]")
    match = whole_round(text, "endure")
    assert health(match, "fandor") == ["dead"]
    assert clan(match).gold == 7


# --- what must be placed ----------------------------------------------------------------------------------------


@pytest.mark.rule("ML-FOR-04", "ML-OUT-06")
def test_a_potion_and_a_poison_may_be_brought_along():
    match = sent(gate("2S", more="potions: 2, poisons: 2"), "die:strength", "potion", "poison")
    assert not {"potion", "poison"} & set(offered(match))
    assert refusal(match, "potion") == "ML-OUT-06"
    match.answer("done")
    assert (member(match, "purkas").potions, member(match, "purkas").poisons) == (1, 1)


@pytest.mark.rule("ML-FOR-05")
def test_at_least_one_die_trap_or_shield_must_be_placed():
    match = sent(gate("2S", more="potions: 1, poisons: 1"), "potion", "poison")
    assert "done" not in offered(match), "brews are no pieces"
    assert refusal(match, "done") == "ML-FOR-05"


@pytest.mark.rule("ML-FOR-05", "ML-DEP-11")
@pytest.mark.parametrize("piece", ["die:strength", "die:magic", "shield", "trap:trap_t4"])
def test_one_piece_of_any_kind_is_enough(piece):
    text = gate("1S 1M", more="shields: 1").replace("traps: []", "traps: [trap_t4]")
    match = sent(text, piece, "done")
    there = path(match, "access.1")
    assert len(there.dice) + len(there.traps) + there.shields == 1


@pytest.mark.rule("ML-FOR-05", "ML-DEP-11")
def test_a_shield_alone_is_enough_even_if_only_haggle_dice_are_left():
    match = do(given(gate("H6", more="shields: 1")), "assign:purkas", "path:access.1")
    assert choices(match) == ["shield"]
    do(match, "shield", "done")
    assert path(match, "access.1").dice == []
    assert clan(match).pool.haggle == [6]
