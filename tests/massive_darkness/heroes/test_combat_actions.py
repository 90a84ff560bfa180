"""Combat actions: who can be attacked with what (chapter 5.6)."""

import pytest

from tafelrunde.kernel import Match
from tests.massive_darkness.table import enemy, ids, play, pools, table, told


def offered(match: Match, *verbs: str) -> set[str]:
    return {name for name in ids(match) if name.partition(":")[0] in verbs}


def attacks(hands: str, zone: str = "B6", more: str = "") -> set[str]:
    """What a hero in that zone can attack: warriors in B6, executioners in B5, archers in B4, bullies in B1."""
    match = table(f"""
        heroes: [{{hero: sibyl, class: paladin_of_wrath, zone: {zone}, hands: {hands}{more}}}, {{}}]
        enemies:
        - {{card: W001, zone: B6}}
        - {{card: W009, zone: B5}}
        - {{card: W005, zone: B4}}
        - {{card: W010, zone: B1}}
        - {{card: W003, zone: A6}}
    """)
    return offered(match, "melee", "ranged", "magic")


@pytest.mark.rule("MD-CBA-01", "MD-EQP-09")
def test_melee_reaches_the_own_zone_only():
    assert attacks("[SA11]") == {"melee:dwarf_warriors"}


@pytest.mark.rule("MD-CBA-02", "MD-CBA-05", "MD-EQP-10")
def test_ranged_reaches_everything_in_sight_but_the_own_zone():
    # Enemies in the own zone do not matter; the defenders in A6 are behind a closed door.
    assert attacks("[SA03]") == {"ranged:orc_executioners", "ranged:goblin_archers", "ranged:orc_bullies"}


@pytest.mark.rule("MD-CBA-03", "MD-CBA-05", "MD-EQP-11")
def test_magic_reaches_one_or_two_zones_in_sight():
    assert attacks("[SA10]") == {"magic:orc_executioners", "magic:goblin_archers"}


@pytest.mark.rule("MD-CBA-04")
def test_a_spear_reaches_the_next_zone_in_sight():
    assert attacks("[SA05]") == {"melee:dwarf_warriors", "melee:orc_executioners"}
    assert attacks("[SA05]", "A5") == {"melee:dwarf_defenders"}, "not through the wall between A5 and B5"


@pytest.mark.rule("MD-CBA-04", "MD-POOL-05")
def test_a_spear_next_to_an_axe_reaches_further_than_the_axe():
    match = table("""
        heroes: [{hero: bjorn, class: paladin_of_wrath, zone: B6, hands: [SA05, SA11]}, {}]
        enemies: [{card: W001, zone: B6}, {card: W009, zone: B5}]
        next: {attack: [1, 1, 1], defense: [1]}
    """)
    play(match, "melee:orc_executioners")
    assert pools(match)[0] == "y"
    play(match, "melee:dwarf_warriors")
    assert pools(match)[0] == "ry"


@pytest.mark.rule("MD-CBA-04")
def test_a_throwing_spear_is_thrown_or_used_in_melee():
    assert attacks("[S040]") == {
        "melee:dwarf_warriors",
        "ranged:orc_executioners",
        "ranged:goblin_archers",
        "ranged:orc_bullies",
    }


@pytest.mark.rule("MD-CBA-06", "MD-HRD-06")
def test_one_attack_hits_one_enemy_card():
    match = table("""
        heroes: [{hero: bjorn, class: paladin_of_wrath, zone: B5, hands: [S131]}, {}]
        enemies: [{card: W005, zone: B5}, {card: W009, zone: B5}]
        next: {attack: [6, 6, 6, 6]}
    """)
    play(match, "melee:goblin_archers")
    assert enemy(match, "goblin_archers").minions == ()
    assert enemy(match, "orc_executioners").minions == (3, 3)
    assert len(told(match, "attack")) == 1


@pytest.mark.rule("MD-CBA-07", "MD-REA-13", "MD-Q5-12")
def test_a_pillar_is_attacked_like_an_enemy_and_does_not_defend_itself():
    match = table("""
        options: {quest: immortals_downfall}
        heroes: [{hero: bjorn, class: paladin_of_wrath, zone: C5, hands: [SA11]}, {}]
        next: {attack: [4]}
    """)
    (pillar,) = [pillar for pillar in match.state.pillars if pillar.zone == "C5"]
    play(match, f"melee:pillar_{pillar.number}", "done")
    assert pools(match) == ("r", "")
    assert [left.health for left in match.state.pillars if left.zone == "C5"] == [3]
    assert match.state.activation.attacked == ()


@pytest.mark.rule("MD-CBA-07")
def test_a_pillar_is_out_of_reach_for_a_spell_three_zones_away():
    match = table("""
        options: {quest: immortals_downfall}
        heroes: [{hero: bjorn, class: paladin_of_wrath, zone: A5, hands: [SA10]}, {}]
    """)
    assert len(offered(match, "magic")) == 1
    assert not offered(match, "melee", "ranged")


@pytest.mark.rule("MD-CBA-08")
@pytest.mark.parametrize("hands", ["[]", "[S034]", "[S034, S035]"])
def test_without_a_weapon_there_is_no_attack(hands: str):
    assert attacks(hands) == set()


@pytest.mark.rule("MD-CBA-08", "MD-EQP-03")
def test_a_weapon_in_the_pack_is_none():
    assert attacks("[]", more=", pack: [S131, S036, S020]") == set()
    assert attacks("[S034]", more=", pack: [S131]") == set()
