"""Traps, shields, potions, poisons and trophies (chapters 9.1, 9.2, 9.5), and what there is not (9.6, 10)."""

import pytest

from tafelrunde.games.monster_lands.box.content import load
from tafelrunde.games.monster_lands.rules.scoring import score
from tafelrunde.kernel import Chance, Match
from tests.helpers.adventure import (
    adventure,
    choices,
    dice,
    health,
    path,
    told,
    totals,
    whole_round,
)
from tests.helpers.deployment import clan, do, given, member, offered
from tests.helpers.playing import encoded, play_at_random


def fight(traps: str, faces: str, dice: str = "1S 1M", who: str = "vaidala leader", more: str = "") -> str:
    """Vaidala, who has no talent for fights, against Blandor (catch 14, defeat 20); the magic die is kept."""
    return f"""
clans:
- {{members: [{who} @land_a.1], traps: [], gold: 7, fame: 5}}
- {{affinity: water, members: [drapis leader]}}
land_a: {{land: kyzhul, monster: blandor}}
paths: {{land_a.1: {{dice: {dice}, traps: [{traps}]{more}}}}}
loot_display: [loot_01, loot_02, loot_03, loot_06]
next: {{monster: [1, 1], {faces}}}
skip_single: false
"""


# --- traps ------------------------------------------------------------------------------------------------------

FACES = "strength: [1, 2, 2, 2], magic: [2, 3, 3, 3]"
"""The dice of the path show 1 and 2, those of traps 2 (strength) or 3 (magic)."""


@pytest.mark.rule("ML-ITM-01", "ML-BAT-02")
@pytest.mark.parametrize(
    ("trap", "total"),
    [
        ("trap_start", 3 + 2),
        ("trap_s1", 3 + 2),
        ("trap_s2", 3 + 4),
        ("trap_s3", 3 + 6),
        ("trap_m1", 3 + 3),
        ("trap_m2", 3 + 6),
        ("trap_m3", 3 + 9),
        ("trap_sp1", 3 + 1),
        ("trap_sp2", 3 + 2),
        ("trap_sp3", 3 + 3),
        ("trap_mp1", 3 + 1),
        ("trap_mp2", 3 + 2),
        ("trap_t4", 3 + 4),
        ("trap_t6", 3 + 6),
        ("trap_t8", 3 + 8),
    ],
)
def test_what_each_trap_gives(trap, total):
    match = adventure(fight(trap, FACES), "discard:0", "roll_all")
    assert totals(match) == (total, total)


@pytest.mark.rule("ML-ITM-01")
@pytest.mark.parametrize(
    ("trap", "total"),
    [("trap_s1_prot", 3 + 2), ("trap_s2_prot", 3 + 4), ("trap_m1_prot", 3 + 3), ("trap_m2_prot", 3 + 6)],
)
def test_what_each_protected_trap_gives(trap, total):
    text = "options: {ambush_module: true}\n" + fight(trap, FACES)
    match = adventure(text, "reveal", "discard:0", "roll_all")
    assert totals(match) == (total, total)


@pytest.mark.rule("ML-ITM-01", "ML-AMB-04")
@pytest.mark.parametrize("trap", ["trap_s3", "trap_t8", "trap_sp3"])
def test_a_trap_that_stays_face_down_gives_nothing_but_catches(trap):
    text = "options: {ambush_module: true}\n" + fight(trap, "strength: [6, 6, 2]", "3S")
    match = adventure(text, "stop", "roll_all")
    assert totals(match) == (14, 14)
    match.answer("finish")
    assert told(match, "monster_caught")


@pytest.mark.rule("ML-ITM-01")
@pytest.mark.parametrize("trap", ["trap_start", "trap_sp1", "trap_t4"])
def test_every_trap_is_also_a_catching_device(trap):
    match = adventure(fight(trap, "strength: [6, 6, 2, 1]", "3S"), "roll_all", "finish")
    assert told(match, "monster_caught")


@pytest.mark.rule("ML-ITM-01", "ML-BAT-02")
def test_trap_dice_ignore_the_room_of_the_path():
    # path_4 b, slot 1 holds six dice
    match = adventure(fight("trap_s3, trap_s2", "strength: [1]", "6S"))
    assert dice(match, "land_a.1") == "S" * 11


@pytest.mark.rule("ML-ITM-02", "ML-ADV-04")
@pytest.mark.parametrize(
    ("traps", "who", "total"),
    [
        ("trap_sp1, trap_sp2", "vaidala leader", 2 + 2 * 3),
        ("trap_sp1", "taroa leader", 2 + 2 * 2),
        ("trap_sp1, trap_sp1", "taroa leader +pugnor", 2 + 2 * 4),
        ("trap_sp1, trap_s1", "vaidala leader", 3 + 3 * 1),
        ("trap_mp1", "vaidala leader", 2),
    ],
)
def test_die_modifiers_add_up_and_count_for_every_die_of_the_colour(traps, who, total):
    match = adventure(fight(traps, "strength: [1, 1, 1]", "2S", who), "roll_all")
    assert totals(match) == (total, total)


@pytest.mark.rule("ML-ITM-03", "ML-ATK-09")
def test_attack_traps_count_once_for_both_totals_even_before_a_die_is_rolled():
    match = adventure(fight("trap_t4, trap_t6", "strength: [1, 1]", "2S"))
    assert totals(match) == (10, 10)
    match.answer("roll_all")
    assert totals(match) == (12, 12)


CONQUEST = """
clans:
- {{members: [vaidala leader @land_a.2 poisons:1], traps: []}}
- {{affinity: water, members: [parsas leader @land_a.1]}}
land_a: {{land: kale, monster: moldo}}
paths: {{land_a.1: {{dice: 4S}}, land_a.2: {{dice: 2S, traps: [{traps}]}}}}
next: {{monster: [1, 1], strength: [6, 6, 6, 6, 4, 4]}}
"""


@pytest.mark.rule("ML-ITM-03", "ML-CNQ-03")
@pytest.mark.parametrize(("traps", "total"), [("trap_t8", 8), ("trap_sp2", 12)])
def test_attack_traps_do_not_count_in_a_conquest(traps, total):
    match = adventure(CONQUEST.format(traps=traps), "roll_all")
    assert match.decision is not None
    assert match.decision.args["total"] == total


@pytest.mark.rule("ML-ITM-04", "ML-HUN-06", "ML-CLN-03")
def test_after_the_battle_traps_go_to_the_discard_and_start_traps_out_of_the_game():
    match = whole_round(fight("trap_s1, trap_start", "strength: [1]"), "discard:0", "decline", "take:loot_01")
    assert match.state.trap_discard == ["trap_s1"]
    assert match.state.removed.count("trap_start") == 3, "two were never dealt"
    assert clan(match).traps == []


# --- shields, potions, poisons ----------------------------------------------------------------------------------


@pytest.mark.rule("ML-ITM-10", "ML-DEF-01")
def test_a_shield_on_the_path_cancels_a_hit_and_is_gone():
    text = fight("", "strength: [1]", "1S", more=", shields: 2").replace("[1, 1]", "[6, 1]")
    match = adventure(text, "shield")
    assert health(match, "vaidala") == ["healthy"]
    assert path(match, "land_a.1").shields == 1


@pytest.mark.rule("ML-ITM-10", "ML-DEF-01")
def test_a_shield_in_storage_does_not_help():
    text = fight("", "strength: [1]", "1S").replace("[1, 1]", "[6, 1]").replace("gold: 7", "gold: 7, shields: 5")
    match = adventure(text)
    assert health(match, "vaidala") == ["wounded"]
    assert clan(match).shields == 5


@pytest.mark.rule("ML-ITM-10", "ML-AMB-06")
def test_a_shield_blocks_an_ambush():
    match = adventure(
        """
        options: {ambush_module: true}
        clans:
        - {members: [vaidala leader @land_a.1], traps: []}
        - {affinity: water, members: [parsas leader @land_a.2], traps: []}
        land_a: {land: kyzhul, monster: blandor}
        paths: {land_a.1: {dice: 2S, shields: 1}, land_a.2: {dice: 2S, traps: [amb_steal_s2]}}
        next: {monster: [1, 1]}
        """,
        "reveal",
        "shield",
    )
    assert (dice(match, "land_a.1"), dice(match, "land_a.2")) == ("SS", "SS")
    assert path(match, "land_a.1").shields == 0
    assert match.state.removed.count("amb_steal_s2") == 1


@pytest.mark.rule("ML-ITM-10", "ML-CLN-03")
def test_a_shield_that_was_not_used_is_lost_in_the_cleanup():
    match = whole_round(
        fight("", "strength: [1]", "1S", more=", shields: 2"), "roll:strength", "finish", "take:loot_01"
    )
    assert match.state.round == 2
    assert clan(match).shields == 0


@pytest.mark.rule("ML-ITM-11", "ML-DEF-05")
def test_a_potion_on_the_tile_prevents_a_wound():
    text = fight("", "strength: [1]", "1S").replace("@land_a.1]", "@land_a.1 potions:2]").replace("[1, 1]", "[6, 6]")
    match = adventure(text, "potion", "potion")
    assert health(match, "vaidala") == ["healthy"]
    assert member(match, "vaidala").potions == 0


@pytest.mark.rule("ML-ITM-11", "ML-DEF-06")
def test_a_potion_on_the_tile_heals_a_wound_in_the_fight():
    text = fight("", "strength: [1]", "1S").replace("leader @land_a.1]", "leader wounded @land_a.1 potions:1]")
    match = adventure(text, "drink")
    assert health(match, "vaidala") == ["healthy"]
    assert member(match, "vaidala").potions == 0


@pytest.mark.rule("ML-ITM-11")
def test_a_potion_in_storage_does_not_help_in_the_fight():
    text = fight("", "strength: [1]", "1S").replace("gold: 7", "gold: 7, potions: 3").replace("[1, 1]", "[6, 1]")
    match = adventure(text)
    assert health(match, "vaidala") == ["wounded"]
    assert "drink" not in choices(match)


@pytest.mark.rule("ML-ITM-12", "ML-ATK-06", "ML-ATK-15")
def test_each_poison_on_the_tile_adds_two_to_both_totals():
    text = fight("", "strength: [1]", "1S").replace("@land_a.1]", "@land_a.1 poisons:2]")
    match = adventure(text, "roll:strength", "poison")
    assert totals(match) == (3, 3)
    match.answer("poison")
    assert totals(match) == (5, 5)
    assert "poison" not in choices(match)
    assert member(match, "vaidala").poisons == 0


@pytest.mark.rule("ML-ITM-12")
def test_a_poison_in_storage_does_not_help():
    text = fight("", "strength: [1]", "1S").replace("gold: 7", "gold: 7, poisons: 3")
    match = adventure(text, "roll:strength")
    assert choices(match) == ["finish"]


@pytest.mark.rule("ML-ITM-13", "ML-CLN-01")
@pytest.mark.parametrize(
    ("stored", "on_tile", "after"), [(0, 2, 2), (2, 1, 3), (2, 2, 3), (3, 1, 3)], ids=lambda number: str(number)
)
def test_unused_brews_of_a_survivor_return_to_storage_up_to_the_limit(stored, on_tile, after):
    text = fight("", "strength: [1]", "1S").replace("@land_a.1]", f"@land_a.1 potions:{on_tile} poisons:{on_tile}]")
    text = text.replace("gold: 7", f"gold: 7, potions: {stored}, poisons: {stored}")
    match = whole_round(text, "decline", "take:loot_01")
    assert match.state.round == 2
    assert (clan(match).potions, clan(match).poisons) == (after, after)


@pytest.mark.rule("ML-ITM-14")
def test_the_storage_limits():
    limits = load().config.limits
    assert (limits.traps, limits.shields, limits.potions, limits.poisons) == (5, 5, 3, 3)


@pytest.mark.rule("ML-ITM-14", "ML-ALC-02")
def test_limits_are_checked_whenever_something_is_gained():
    text = """
    clans:
    - {pool: 3M, potions: 2, poisons: 3, shields: 5, loot: [loot_07, loot_08], members: [kakron leader, frostor]}
    - {affinity: water, pool: 4S}
    """
    match = do(given(text), "loot:loot_08")
    assert (clan(match).shields, clan(match).potions) == (5, 3)
    assert "loot:loot_07" not in offered(match), "both storages are full"
    assert "talent:frostor" not in offered(match)
    do(match, "brew:al1", "mix:1:2")
    assert (clan(match).potions, clan(match).poisons) == (3, 3)


@pytest.mark.rule("ML-ITM-14", "ML-HUN-03")
def test_traps_above_the_limit_are_discarded_at_once_and_by_choice():
    text = """
    clans:
    - {pool: 3S, gold: 20, traps: [trap_s1, trap_s1, trap_s2, trap_t4, trap_start]}
    - {affinity: water, pool: 4S}
    trap_display: [trap_m1, trap_s3, trap_sp1, trap_sp2, trap_sp3, trap_t8]
    """
    match = do(given(text), "visit:hunting_lodge:strength", "buy:trap_t8:5", "buy:trap_m1:0", "done")
    do(match, "discard:trap_start", "discard:trap_s1")
    assert sorted(clan(match).traps) == ["trap_m1", "trap_s1", "trap_s2", "trap_t4", "trap_t8"]
    assert match.state.trap_discard == ["trap_s1"]
    assert match.state.removed.count("trap_start") == 3, "a start trap leaves the game; two were never dealt"


# --- trophies ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-ITM-40", "ML-ATK-14")
def test_a_defeated_monster_becomes_a_trophy():
    match = adventure(fight("", "strength: [6, 6, 6, 6]", "4S"), "roll_all", "finish")
    assert clan(match).trophies == ["blandor"]
    assert score(clan(match), load()).trophies == 1
    assert match.state.monster_discard == []


@pytest.mark.rule("ML-ITM-40", "ML-ATK-13")
def test_a_caught_monster_is_no_trophy():
    match = adventure(fight("trap_sp1", "strength: [6, 6]", "2S"), "roll_all", "finish")
    assert clan(match).trophies == []
    assert match.state.monster_discard == ["blandor"]


@pytest.mark.rule("ML-ITM-40", "ML-FRE-02")
def test_a_sold_trophy_scores_no_more():
    text = "clans: [{pool: 1S, trophies: [krunn], gold: 0}, {affinity: water, pool: 1S}]"
    match = given(text)
    assert score(clan(match), load()).trophies == 3
    match.answer("sell:krunn")
    assert (clan(match).gold, score(clan(match), load()).trophies) == (15, 0)


# --- what there is not ------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-ITM-58")
def test_a_victory_makes_nobody_better():
    match = whole_round(fight("", "strength: [6, 6, 6, 6]", "4S"), "roll_all", "finish", "continue", "continue")
    assert match.state.phase == "deployment"
    vaidala = member(match, "vaidala")
    assert (vaidala.wounded, vaidala.equipment, vaidala.gold, vaidala.potions, vaidala.poisons) == (False, [], 0, 0, 0)
    pool = clan(match).pool
    # her printed 1 S and 2 H, and 2 S and 1 H for fame below 11
    assert (pool.strength, pool.magic, len(pool.haggle)) == (3, 0, 3)


@pytest.mark.rule("ML-CAM-01")
def test_nothing_carries_over_to_the_next_game():
    before = encoded(Match.new("monster_lands", players=2, seed=5).state)
    played = Match.new("monster_lands", players=2, seed=5)
    for _ in play_at_random(played, Chance(1)):
        pass
    assert played.over
    assert encoded(Match.new("monster_lands", players=2, seed=5).state) == before
