"""One combat in its exact sequence (chapter 7)."""

import pytest

from tests.massive_darkness.table import enemy, hero, ids, play, question, table, told


@pytest.mark.rule("MD-COM-05", "MD-COM-11", "MD-HRD-09", "MD-HRD-11")
def test_swords_less_shields_wound_one_minion_after_the_other():
    match = table("""
        heroes: [{hero: siegfried, class: pit_fighter_berserker, zone: B5, hands: [SA11]}, {}]
        enemies: [{card: W001, zone: B5}]
        next: {attack: [6], defense: [3]}
    """)
    play(match, "melee:dwarf_warriors", "keep")
    # The axe's red die shows 3 swords, B5 lies in the light; the dwarfs' blue die shows 1 shield: 2 wounds, one minion.
    assert enemy(match, "dwarf_warriors").minions == (2,)
    assert hero(match).xp == 1


@pytest.mark.rule("MD-HRD-03", "MD-HRD-10")
def test_the_leader_is_safe_while_a_minion_lives_and_the_rest_is_lost():
    match = table("""
        heroes: [{hero: siegfried, class: pit_fighter_berserker, zone: B5, hands: [SA11]}, {}]
        enemies: [{card: W001, zone: B5, minions: [1]}]
        next: {attack: [6], defense: [1]}
    """)
    play(match, "melee:dwarf_warriors", "keep")
    dwarfs = enemy(match, "dwarf_warriors")
    assert (dwarfs.minions, dwarfs.health) == ((), 2)


@pytest.mark.rule("MD-REA-01", "MD-REA-03")
def test_an_attacked_enemy_reacts_after_the_activation():
    match = table("""
        heroes: [{hero: owen, class: paladin_of_wrath, zone: B5, hands: [SA11]}, {}]
        enemies: [{card: W001, zone: B5}]
        next: {attack: [1, 2, 2], defense: [1, 1]}
    """)
    play(match, "melee:dwarf_warriors")
    assert question(match) == "act"
    play(match, "end", *(["keep"] if "keep" in ids(match) else []))
    assert [event.args["figure"] for event in told(match, "attack")] == ["owen", "dwarf_warriors"]


@pytest.mark.rule("MD-ACT-01", "MD-ACT-03")
def test_three_actions():
    match = table()
    assert match.state.activation.actions == 3
    play(match, "trade")
    assert match.state.activation.actions == 2
