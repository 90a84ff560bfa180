"""What hits everybody in an area, and what only the target (SS-AOE-07)."""

from __future__ import annotations

import pytest

from tafelrunde.kernel import Match
from tests.sword_and_sorcery.table import enemy, hero, play, table, told

AREA = "property:main.battle_axe.1"


def sweep(foes: str, dice: str, effects: str = "", wounds: int = 0) -> Match:
    """An attack with a battle axe (a hit; the sign of the game: area) on the first of these, with effects of a card."""
    lasting = f"lasting: [{{key: {effects}, source: battle_axe, until: next_attack}}]" if effects else "ghost: false"
    match = table(f"""
        active: 0
        heroes:
        - {{rank: 3, zone: B3, main: battle_axe, offhand: '', wounds: {wounds}, {lasting}}}
        - {{zone: A1}}
        enemies: [{", ".join(f"{{card: {foe}, zone: B3}}" for foe in foes.split())}]
        next: {dice}
    """)
    play(match, f"attack:main:enemy:{foes.split()[0]}")
    return match


@pytest.mark.rule("SS-AOE-07", "SS-ADM-01")
@pytest.mark.parametrize("first", [True, False])
def test_armour_of_all_is_damaged_whether_the_area_comes_before_or_after(first):
    match = sweep("giant_spider_1 elf_assassin_1 elf_assassin_2", "{red: [9], blue: [8, 4, 4, 4, 4]}")
    damage = "property:main.battle_axe.0"
    play(match, *((AREA, damage) if first else (damage, AREA)))
    assert [one.damage for one in match.state.enemies] == [0, 1, 1]


@pytest.mark.rule("SS-AOE-07", "SS-DEA-01")
def test_more_hits_and_deadly_ones_strike_everybody():
    effects = "powers/cunning_attack/levels/1/use/do/0/effects"
    match = sweep("giant_spider_1 dark_dwarf_1 giant_spider_2", "{red: [9], blue: [4, 4, 4]}", effects)
    play(match, AREA)
    # Two hits, one of them deadly: the dwarf's two armour stop the other one only.
    assert [one.wounds for one in match.state.enemies] == [2, 1, 2]


@pytest.mark.rule("SS-AOE-07", "SS-DEF-04")
def test_less_armour_counts_for_everybody():
    effects = "powers/break_cover/levels/0/use/do/0/effects"
    match = sweep("giant_spider_1 dark_dwarf_1", "{red: [9], blue: [1, 4, 4]}", effects)
    play(match, AREA)
    assert enemy(match, "dark_dwarf_1").wounds == 1, "two hits against one armour instead of two"


@pytest.mark.rule("SS-AOE-07", "SS-DEF-04")
def test_armour_that_is_ignored_is_ignored_for_everybody():
    match = sweep("giant_spider_1 dark_dwarf_1", "{red: [9], blue: [8, 8, 4]}", "weapons/flail/effects")
    play(match, "property:lasting.0.2", AREA)
    assert enemy(match, "dark_dwarf_1").wounds == 1


@pytest.mark.rule("SS-AOE-07", "SS-CRT-01")
def test_a_critical_hit_strikes_only_the_target():
    match = sweep("dark_dwarf_1 dark_dwarf_2", "{red: [9], blue: [8, 4, 4]}", "weapons/chaos_blade/effects")
    play(match, AREA, "property:lasting.0.1")
    assert [event.args["figure"] for event in told(match, "critical")] == ["enemy:dark_dwarf_1"]


@pytest.mark.rule("SS-AOE-07", "SS-DRN-01")
def test_only_wounds_of_the_target_are_drained():
    match = sweep("giant_spider_1 giant_spider_2", "{red: [9], blue: [3, 4, 4]}", "weapons/soul_reaver/effects", 5)
    play(match, AREA, "property:lasting.0.0")
    assert [one.wounds for one in match.state.enemies] == [2, 2]
    assert hero(match).wounds == 3, "two wounds are healed, not three"


@pytest.mark.rule("SS-AOE-07", "SS-GEN-06")
def test_wounds_of_a_property_befall_everybody():
    match = sweep("giant_spider_1 giant_spider_2", "{red: [9], blue: [7, 4, 4]}", "weapons/dancing_scimitar/effects")
    play(match, AREA, "property:lasting.0.2")
    assert [one.wounds for one in match.state.enemies] == [2, 2], "one for the hit, one for the property"
