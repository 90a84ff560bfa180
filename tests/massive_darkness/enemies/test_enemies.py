"""Enemy cards (chapter 6.1)."""

import pytest

from tests.massive_darkness.fights import attacked, enemy_attacks
from tests.massive_darkness.table import enemy, ids, play, pools, settle, table, told


@pytest.mark.rule("MD-ENM-01", "MD-HRD-01")
def test_a_horde_of_any_size_is_one_enemy():
    match = enemy_attacks("{card: W001, zone: B5, minions: [2, 2, 2]}, {card: W009, zone: B5}")
    assert ids(match) == ["activate:dwarf_warriors", "activate:orc_executioners"]
    play(match, "activate:dwarf_warriors")
    settle(match, "buy", "act")
    assert len(told(match, "attack")) == 2


@pytest.mark.rule("MD-ENM-02", "MD-DMG-01")
def test_a_figure_without_health_is_removed_at_once():
    match = attacked("{card: W009, zone: B5, minions: [3, 2]}", "[2, 2, 1, 1]")
    play(match, "melee:orc_executioners", "minion:2")
    assert enemy(match, "orc_executioners").minions == (3,)


@pytest.mark.rule("MD-ENM-03", "MD-HRD-09")
def test_every_member_of_a_horde_has_health_of_its_own():
    match = attacked("{card: W009, zone: B5}", "[2, 1, 1, 1]")
    assert (enemy(match, "orc_executioners").minions, enemy(match, "orc_executioners").health) == ((3, 3), 3)
    play(match, "melee:orc_executioners")
    assert (enemy(match, "orc_executioners").minions, enemy(match, "orc_executioners").health) == ((2, 3), 3)


@pytest.mark.rule("MD-ENM-04", "MD-VAR-02", "MD-HAR-01")
@pytest.mark.parametrize("players", [1, 2, 6])
def test_harbingers_and_monsters_have_health_for_every_hero(players: int):
    match = table(f"players: {players}\nphase: event\non_top: {{event: [E06], guard_1: [W004]}}")
    assert (enemy(match, "goblin_harbinger").health, enemy(match, "goblin_harbinger").minions) == (2 * players, ())
    match = table(f"players: {players}\nphase: event\non_top: {{event: [E11], lesser: [WM02]}}")
    assert (enemy(match, "giant_spider").health, enemy(match, "giant_spider").minions) == (5 * players, ())


@pytest.mark.rule("MD-ENM-05", "MD-VAR-02")
@pytest.mark.parametrize(("card", "times"), [("W001", 1), ("W021", 2)])
@pytest.mark.parametrize("players", [1, 3, 6])
def test_minions_for_every_hero(card: str, times: int, players: int):
    level = 1 if card == "W001" else 3
    match = table(f"players: {players}\nlevel: {level}\non_top: {{door: [T07], guard_{level}: [{card}]}}")
    play(match, "open:B6-C6")
    (horde,) = match.state.enemies
    assert len(horde.minions) == times * players


@pytest.mark.rule("MD-ENM-06", "MD-TGT-03")
def test_archers_shoot_at_a_distance_and_fight_in_their_zone_with_other_dice():
    # Goblin Archers of level 2: one yellow die in melee, two at a distance.
    assert pools(enemy_attacks("{card: W016, zone: B5}"))[0] == "y"
    assert pools(enemy_attacks("{card: W016, zone: B3}"))[0] == "yy"


@pytest.mark.rule("MD-ENM-06")
def test_who_has_only_melee_attacks_in_its_zone_only():
    match = enemy_attacks("{card: W001, zone: B2}")
    assert not told(match, "attack")
    assert enemy(match, "dwarf_warriors").zone == "B4"


@pytest.mark.rule("MD-ENM-06", "MD-TGT-01")
@pytest.mark.parametrize(("zone", "kind"), [("B5", "melee"), ("B4", "magic"), ("B3", "magic")])
def test_magic_enemies_have_magic_and_melee(zone: str, kind: str):
    match = enemy_attacks(f"{{card: WM01, zone: {zone}}}")
    assert [event.args["attack"] for event in told(match, "attack")] == [kind]


@pytest.mark.rule("MD-ENM-07", "MD-GRD-04")
@pytest.mark.parametrize("treasure", ["''", "S005", "S148"])
def test_who_has_no_defence_dice_rolls_none_whatever_it_wears(treasure: str):
    match = attacked(f"{{card: W005, zone: B5, treasure: {treasure}}}")
    play(match, "melee:goblin_archers")
    assert pools(match)[1] == ""
    assert told(match, "shields")[-1].args["n"] == 0


@pytest.mark.rule("MD-ENM-08", "MD-ENC-08")
def test_enemies_trigger_their_enchantments_by_themselves():
    # Dwarf Warriors of level 2: a bam is a sword more. Two bams trigger it only once.
    match = enemy_attacks("{card: W014, zone: B5}", "[6, 6]")
    assert [event.args["source"] for event in told(match, "enchanted")] == ["dwarf_warriors"]
    assert told(match, "swords")[-1].args["n"] == 5


@pytest.mark.rule("MD-ENM-09")
@pytest.mark.parametrize(("zone", "swords"), [("B5", 1), ("B4", 0)])
def test_an_enchantment_without_a_symbol_is_always_on(zone: str, swords: int):
    # The lesser Giant Spider: melee, one sword more.
    match = enemy_attacks(f"{{card: WM02, zone: {zone}}}")
    assert told(match, "swords")[-1].args["n"] == swords


@pytest.mark.rule("MD-ENM-10")
@pytest.mark.parametrize(
    ("health", "minions", "after"),
    [(3, "[1, 2]", (3, (2, 3))), (1, "[1, 2]", (3, (1, 2))), (2, "[1, 1]", (2, (1, 3))), (3, "[3]", (3, (3,)))],
)
def test_a_horde_heals_its_most_wounded_figure_the_leader_first_on_ties(health, minions, after):
    # Orc Executioners of level 2: a diamond heals one of them completely.
    match = enemy_attacks(
        f"{{card: W019, zone: B5, health: {health}, minions: {minions}}}, {{card: W020, zone: B6, health: 1}}",
        "[1, 1, 6, 1, 1]",
    )
    play(match, "activate:orc_executioners")
    orcs = enemy(match, "orc_executioners")
    assert (orcs.health, orcs.minions) == after
    assert enemy(match, "orc_bullies").health == 1, "figures of the same card only"


@pytest.mark.rule("MD-ENM-10", "MD-HRD-13")
def test_a_dead_leader_is_not_healed():
    match = enemy_attacks("{card: W019, zone: B5, health: 0, minions: [1, 3]}", "[1, 1, 6]")
    assert (enemy(match, "orc_executioners").health, enemy(match, "orc_executioners").minions) == (0, (3, 3))
