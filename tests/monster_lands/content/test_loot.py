"""Loot tiles, each with its effect (chapter 9.3)."""

import pytest

from tafelrunde.games.monster_lands.box.content import load
from tafelrunde.games.monster_lands.rules.scoring import score
from tests.helpers.adventure import adventure, asked, choices, told, totals, whole_round
from tests.helpers.deployment import clan, do, given, member, offered, refusal


def turn(loot: str, clan_fields: str = "", rest: str = "") -> str:
    return f"""
clans:
- {{loot: [{loot}], {clan_fields or "pool: 2S"}}}
- {{affinity: water, pool: 4S}}
{rest}
"""


def fight(loot: str, dice: str, faces: str, traps: str = "", monster: str = "blandor") -> str:
    """Vaidala, who has no talent for fights, on path 1; Blandor: catch 14, defeat 20."""
    return f"""
clans:
- {{members: [vaidala leader @land_a.1], traps: [], loot: [{loot}], fame: 5, gold: 7}}
- {{affinity: water, members: [drapis leader]}}
land_a: {{land: kyzhul, monster: {monster}}}
paths: {{land_a.1: {{dice: {dice}, traps: [{traps}]}}}}
loot_display: [loot_05, none, none, none]
next: {{monster: [1, 1], {faces}}}
skip_single: false
"""


def two_fighters(text: str, dice: str) -> str:
    """Fandor beside Vaidala, both with the same dice."""
    text = text.replace("[vaidala leader @land_a.1]", "[vaidala leader @land_a.1, fandor @land_a.2]")
    text = text.replace(f"{{dice: {dice}, traps: []}}", f"{{dice: {dice}}}, land_a.2: {{dice: {dice}}}")
    return text.replace("monster: [1, 1]", "monster: [1, 1, 1, 1]")


def conquest(loot: str, dice: str, faces: str, land: str = "kale") -> str:
    """Parsas defeats Moldo with four sixes, then Vaidala tries to conquer Kale (13)."""
    return f"""
clans:
- {{members: [vaidala leader @land_a.2], traps: [], loot: [{loot}], fame: 5}}
- {{affinity: water, members: [parsas leader @land_a.1]}}
land_a: {{land: {land}, monster: moldo}}
paths: {{land_a.1: {{dice: 4S}}, land_a.2: {{dice: {dice}}}}}
next: {{monster: [1, 1], {faces}}}
"""


def mission(loot: str, dice: str, faces: str) -> str:
    return f"""
phase: dice_mission
clans:
- {{members: [vaidala leader @mission_a.1], loot: [{loot}]}}
- {{affinity: water, members: [drapis leader]}}
mission_a: {{tile: mission_02}}
paths: {{mission_a.1: {{dice: {dice}}}}}
next: {{{faces}}}
"""


@pytest.mark.rule("ML-ITM-20", "ML-CMP-13")
def test_there_is_one_tile_for_each_of_the_sixteen_effects():
    assert list(load().loot) == [f"loot_{number:02}" for number in range(1, 17)]


# --- fame -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-ITM-20", "ML-ITM-22", "ML-CNQ-05")
def test_loot_1_gives_four_fame_for_a_conquest():
    match = adventure(conquest("loot_01", "3S", "strength: [6, 6, 6, 6, 6, 6, 6]"), "roll_all")
    assert asked(match) == (0, "after_conquest")
    assert clan(match).fame == 5 + 3
    match.answer("loot:loot_01")
    assert clan(match).fame == 5 + 3 + 4
    assert (clan(match).loot, match.state.loot_discard) == ([], ["loot_01"])


@pytest.mark.rule("ML-ITM-22")
@pytest.mark.parametrize("tile", ["loot_02", "loot_03"])
def test_a_conquest_is_no_defeat_and_no_catch(tile):
    match = adventure(conquest(tile, "3S", "strength: [6, 6, 6, 6, 6, 6, 6]"), "roll_all")
    assert clan(match).fame == 5 + 3
    assert clan(match).loot == [tile]


@pytest.mark.rule("ML-ITM-20", "ML-ITM-22")
def test_loot_2_gives_four_fame_for_a_defeat():
    match = adventure(fight("loot_02, loot_03", "4S", "strength: [6, 6, 6, 6]"), "roll_all", "finish")
    assert choices(match) == ["continue", "loot:loot_02"]
    match.answer("loot:loot_02")
    assert clan(match).fame == 5 + 3 + 4
    assert (clan(match).loot, match.state.loot_discard) == (["loot_03"], ["loot_02"])


@pytest.mark.rule("ML-ITM-20", "ML-ITM-22")
def test_loot_3_gives_four_fame_for_a_catch():
    match = adventure(fight("loot_02, loot_03", "2S", "strength: [6, 6]", "trap_sp1"), "roll_all", "finish")
    assert choices(match) == ["continue", "loot:loot_03"]
    match.answer("loot:loot_03")
    assert clan(match).fame == 5 + 2 + 4
    assert (clan(match).loot, match.state.loot_discard) == (["loot_02"], ["loot_03"])


@pytest.mark.rule("ML-ITM-22")
def test_fame_loot_may_be_kept_for_later():
    match = adventure(fight("loot_02", "4S", "strength: [6, 6, 6, 6]"), "roll_all", "finish", "continue")
    assert (clan(match).fame, clan(match).loot) == (5 + 3, ["loot_02"])


@pytest.mark.rule("ML-ITM-22")
def test_fame_loot_is_for_the_feats_of_its_holder_only():
    text = conquest("loot_02", "3S", "strength: [6, 6, 6, 6, 1, 1, 1]")
    match = adventure(text, "roll_all")
    assert told(match, "monster_defeated")[0]["seat"] == 1
    assert clan(match).loot[0] == "loot_02"
    assert clan(match).fame == 5


@pytest.mark.rule("ML-ITM-22")
def test_any_of_the_holder_s_mercenaries_may_earn_it():
    text = fight("loot_02", "4S", "strength: [6, 6, 6, 6]")
    match = adventure(text.replace("[vaidala leader @land_a.1]", "[kakron leader, puargh @land_a.1]"), "roll_all")
    do(match, "finish", "loot:loot_02")
    assert clan(match).fame == 5 + 3 + 4


# --- rerolls ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-ITM-20", "ML-ITM-23")
def test_loot_4_gives_up_to_four_rerolls_of_strength_and_magic():
    text = fight("loot_04", "2S 1M", "strength: [1, 1, 2, 3], magic: [1, 4, 5]")
    match = adventure(text, "discard:0", "roll_all", "loot:loot_04")
    for index in (0, 2, 0, 2):
        match.answer(f"reroll:loot_04:{index}")
    assert totals(match) == (3 + 1 + 5, 3 + 1 + 5)
    assert choices(match) == ["finish"]
    assert match.state.loot_discard == ["loot_04"]


@pytest.mark.rule("ML-ITM-23")
def test_up_to_four_may_be_fewer():
    match = adventure(fight("loot_04", "2S", "strength: [1, 1, 6]"), "roll_all", "loot:loot_04", "reroll:loot_04:0")
    match.answer("finish")
    assert told(match, "attack_failed")[0]["catch"] == 7


@pytest.mark.rule("ML-ITM-20", "ML-ITM-23")
def test_loot_14_gives_up_to_three_rerolls_of_magic_only():
    text = fight("loot_14", "1S 2M", "strength: [1], magic: [1, 2, 3, 4, 5]")
    match = adventure(text, "discard:0", "roll_all", "loot:loot_14")
    assert [option for option in choices(match) if option.startswith("reroll")] == [
        "reroll:loot_14:1",
        "reroll:loot_14:2",
    ]
    do(match, "reroll:loot_14:1", "reroll:loot_14:1", "reroll:loot_14:2")
    assert totals(match) == (1 + 4 + 5, 1 + 4 + 5)
    assert choices(match) == ["finish"]


@pytest.mark.rule("ML-ITM-23")
def test_rerolls_not_used_on_one_path_are_lost():
    text = two_fighters(fight("loot_04", "1S", "strength: [1, 2, 1]"), "1S")
    match = adventure(text, "roll:strength", "loot:loot_04", "reroll:loot_04:0", "finish", "roll:strength")
    assert choices(match) == ["finish"]


@pytest.mark.rule("ML-ITM-23", "ML-ITM-25")
@pytest.mark.parametrize("tile", ["loot_04", "loot_11", "loot_14", "loot_16"])
def test_rerolls_and_magic_surges_work_in_missions(tile):
    match = adventure(mission(tile, "1S 1M", "strength: [1], magic: [1, 6]"))
    assert choices(match) == ["finish", f"loot:{tile}"]


@pytest.mark.rule("ML-ITM-23", "ML-ITM-25")
@pytest.mark.parametrize("tile", ["loot_04", "loot_11", "loot_14", "loot_16"])
def test_rerolls_and_magic_surges_work_in_conquests(tile):
    match = adventure(conquest(tile, "2S 1M", "strength: [6, 6, 6, 6, 1, 1], magic: [1]"), "roll_all")
    assert asked(match) == (0, "conquest_roll")
    assert choices(match) == ["finish", f"loot:{tile}"]


# --- bonuses ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-ITM-20", "ML-ITM-24", "ML-ATK-08")
def test_loot_6_adds_six_to_the_defeat_total_only():
    match = adventure(fight("loot_06", "3S", "strength: [6, 6, 2]", "trap_mp1"), "roll_all", "loot:loot_06")
    assert totals(match) == (14, 20)
    match.answer("finish")
    assert clan(match).trophies == ["blandor"]
    assert match.state.loot_discard == ["loot_06"]


@pytest.mark.rule("ML-ITM-24")
def test_loot_6_does_nothing_in_missions_and_conquests():
    match = adventure(mission("loot_06", "2S", "strength: [1, 1]"))
    assert clan(match).loot == ["loot_06"]
    assert told(match, "mission_total")[0]["total"] == 2
    match = adventure(conquest("loot_06", "2S", "strength: [6, 6, 6, 6, 4, 4]"), "roll_all")
    assert "loot_06" in clan(match).loot
    assert clan(match).lands == []


@pytest.mark.rule("ML-ITM-20", "ML-ITM-25")
@pytest.mark.parametrize("tile", ["loot_11", "loot_16"])
def test_loot_11_and_16_add_two_to_every_magic_die_of_the_path(tile):
    text = fight(tile, "1S 2M", "strength: [1], magic: [2, 3, 4]", "trap_m1")
    match = adventure(text, "discard:0", "roll_all")
    assert totals(match) == (10, 10)
    match.answer(f"loot:{tile}")
    assert totals(match) == (16, 16), "three magic dice, that of the trap included"
    assert (clan(match).loot, match.state.loot_discard) == ([], [tile])


@pytest.mark.rule("ML-ITM-25")
def test_both_magic_surges_may_be_used_on_one_roll():
    text = fight("loot_11, loot_16", "2M", "magic: [1, 1]")
    match = adventure(text, "discard:0", "roll_all", "loot:loot_11", "loot:loot_16")
    assert totals(match) == (10, 10)


@pytest.mark.rule("ML-ITM-25")
@pytest.mark.parametrize("tile", ["loot_11", "loot_16"])
def test_a_magic_surge_counts_in_missions_and_conquests(tile):
    match = adventure(mission(tile, "2M", "magic: [1, 1]"), f"loot:{tile}")
    assert told(match, "mission_total")[0]["total"] == 6
    text = conquest(tile, "1S 2M", "strength: [6, 6, 6, 6, 5], magic: [2, 2]")
    match = adventure(text, "roll_all", f"loot:{tile}")
    assert clan(match).lands == ["kale"], "5 + 4 + 4 = 13"


@pytest.mark.rule("ML-ITM-25")
def test_a_magic_surge_works_on_one_path_in_one_roll_only():
    text = two_fighters(fight("loot_11", "1M", "magic: [1, 1]"), "1M")
    match = adventure(text, "discard:0", "roll:magic", "loot:loot_11", "finish", "discard:0", "roll:magic")
    assert totals(match) == (3 + 1, 3 + 1)


# --- things gained ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-ITM-20", "ML-FRE-06")
@pytest.mark.parametrize(
    ("tile", "gained"),
    [
        ("loot_05", {"gold": 15}),
        ("loot_07", {"potions": 2, "poisons": 2}),
        ("loot_08", {"gold": 6, "shields": 1, "potions": 1}),
        ("loot_12", {"gold": 12}),
        ("loot_13", {"gold": 10}),
    ],
)
def test_what_tiles_without_the_outside_symbol_give(tile, gained):
    match = do(given(turn(tile, "pool: 2S, gold: 0")), f"loot:{tile}", *(["gift:1"] if tile == "loot_05" else []))
    mine = clan(match)
    got = {"gold": mine.gold, "potions": mine.potions, "poisons": mine.poisons, "shields": mine.shields}
    assert got == {"gold": 0, "potions": 0, "poisons": 0, "shields": 0} | gained
    assert (mine.loot, match.state.loot_discard) == ([], [tile])
    assert asked(match) == (0, "action")


@pytest.mark.rule("ML-ITM-20", "ML-ITM-14")
def test_loot_obeys_the_limits_of_storage():
    match = do(given(turn("loot_07", "pool: 2S, potions: 2, poisons: 3")), "loot:loot_07")
    assert (clan(match).potions, clan(match).poisons) == (3, 3)


@pytest.mark.rule("ML-ITM-21", "ML-SCO-03")
def test_loot_5_is_worth_three_trophy_points_while_kept_or_fifteen_gold():
    match = given(turn("loot_05", "pool: 2S, gold: 0"))
    assert score(clan(match), load()).trophies == 3
    do(match, "loot:loot_05", "gift:1")
    assert (clan(match).gold, score(clan(match), load()).trophies) == (15, 0)


@pytest.mark.rule("ML-ITM-21")
@pytest.mark.parametrize("phase", ["leaders", "round_start"])
def test_loot_5_may_be_discarded_at_any_time(phase):
    match = given(f"phase: {phase}\n" + turn("loot_05", "gold: 0, members: [kakron leader]"))
    do(match, "loot:loot_05", "gift:1")
    assert clan(match).gold == 15


# --- dice and hiring --------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-ITM-20", "ML-ITM-26", "ML-DEP-08")
def test_loot_9_turns_a_haggle_die_of_choice_into_three_magic_dice():
    match = do(given(turn("loot_09", "pool: 1S 1M H2 H5")), "loot:loot_09")
    assert offered(match) == ["die:haggle:2", "die:haggle:5"]
    match.answer("die:haggle:5")
    pool = clan(match).pool
    assert (pool.strength, pool.magic, pool.haggle) == (1, 4, [2])
    assert (clan(match).loot, match.state.loot_discard) == ([], ["loot_09"])
    assert asked(match) == (0, "action")


@pytest.mark.rule("ML-ITM-20", "ML-ITM-26")
def test_loot_10_turns_a_magic_die_into_three_strength_dice():
    match = do(given(turn("loot_10", "pool: 1S 1M H2")), "loot:loot_10")
    pool = clan(match).pool
    assert (pool.strength, pool.magic, pool.haggle) == (4, 0, [2])
    assert (clan(match).loot, match.state.loot_discard) == ([], ["loot_10"])
    assert asked(match) == (0, "action")


@pytest.mark.rule("ML-ITM-26")
def test_both_conversions_may_follow_each_other():
    match = do(given(turn("loot_09, loot_10", "pool: H2")), "loot:loot_09", "die:haggle:2", "loot:loot_10")
    pool = clan(match).pool
    assert (pool.strength, pool.magic, pool.haggle) == (3, 2, [])


HIRING = "tavern: [dolfus, geas, poissen, torko]\nmercenary_deck: [parsas]"


@pytest.mark.rule("ML-ITM-20", "ML-ITM-27", "ML-TAV-17")
def test_loot_15_hires_for_nothing_and_the_dice_come_at_once_in_deployment():
    fields = "pool: 2S, fame: 6, gold: 0, members: [kakron leader, purkas]"
    match = do(given(turn("loot_15", fields, HIRING)), "loot:loot_15")
    # a surplus of 5: Geas (5), not Dolfus (8)
    assert offered(match) == ["hire:geas", "hire:poissen", "hire:torko"]
    match.answer("hire:geas")
    assert (clan(match).pool.strength, clan(match).pool.magic) == (4, 1)
    assert clan(match).gold == 0
    assert match.state.tavern == ["dolfus", "parsas", "poissen", "torko"]
    assert match.state.loot_discard == ["loot_15"]
    assert asked(match) == (0, "action")


@pytest.mark.rule("ML-ITM-27", "ML-BLD-10")
def test_loot_15_works_in_spite_of_panic_and_full_spaces():
    rest = f"{HIRING}\npanic: [panic_tavern]\nspaces: {{ta1: 1S by 1, ta2: 1S by 1, ta3: 1S by 1}}"
    match = given(turn("loot_15", "pool: 2S, fame: 6", rest))
    do(match, "loot:loot_15", "hire:poissen")
    assert member(match, "poissen")


@pytest.mark.rule("ML-ITM-27", "ML-TAV-17")
def test_loot_15_needs_somebody_the_surplus_allows():
    match = given(turn("loot_15", "pool: 2S, fame: 2", HIRING))
    assert "loot:loot_15" not in offered(match)
    assert refusal(match, "loot:loot_15") == "ML-TAV-17"


@pytest.mark.rule("ML-ITM-27")
def test_outside_deployment_the_dice_of_the_new_mercenary_come_with_the_next_pool():
    text = fight("loot_15", "2S", "strength: [1, 1]").replace("fame: 5", "fame: 20")
    match = adventure(text + HIRING, "loot:loot_15", "hire:geas")
    pool = clan(match).pool
    assert (pool.strength, pool.magic) == (0, 0)
    match = whole_round(text + HIRING, "loot:loot_15", "hire:geas", "decline", "take:loot_05", "continue", "continue")
    pool = clan(match).pool
    # Vaidala 1 S 2 H, Geas 2 S 1 M, fame 11 to 20: 2 S 1 M 1 H
    assert match.state.phase == "deployment"
    assert (pool.strength, pool.magic, len(pool.haggle)) == (5, 2, 3)
    assert match.state.loot_discard == ["loot_15"]
