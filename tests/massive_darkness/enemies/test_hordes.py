"""Hordes (chapter 6.2)."""

import pytest

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.board.collapse import break_away
from tafelrunde.games.massive_darkness.rules.figures.enemy_health import wound_enemy
from tests.massive_darkness.fights import WHISPER, attacked, enemy_attacks
from tests.massive_darkness.table import enemy, hero, ids, pile, play, pools, question, settle, table, told


@pytest.mark.rule("MD-HRD-02", "MD-LVL-09")
def test_a_horde_enters_at_the_current_level():
    match = table("level: 4\non_top: {door: [T07], guard_4: [W031]}")
    play(match, "open:B6-C6")
    assert enemy(match, "dwarf_defenders").card == "W031"


@pytest.mark.rule("MD-HRD-03", "MD-HRD-10")
@pytest.mark.parametrize("wounds", [2, 4])
def test_the_leader_is_safe_while_a_minion_lives(wounds: int):
    dice = {2: "[2, 2, 1, 1]", 4: "[2, 2, 2, 2]"}[wounds]
    match = attacked("{card: W001, zone: B5, minions: [1], health: 1}", dice)
    play(match, "melee:dwarf_warriors")
    assert (enemy(match, "dwarf_warriors").minions, enemy(match, "dwarf_warriors").health) == ((), 1)
    # Only a new attack reaches him.
    match.state.script = {"attack": [2, 2, 2, 2], "defense": [1]}
    play(match, "melee:dwarf_warriors")
    assert enemy(match, "dwarf_warriors") is None


@pytest.mark.rule("MD-HRD-04", "MD-GRD-10", "MD-XP-05")
def test_what_hits_everything_in_a_zone_hits_the_leader_too():
    match = table("heroes: [{zone: B5}, {zone: B6}]\nenemies: [{card: W001, zone: C4, treasure: S027}]")
    break_away(Game(match.state), ["C4"], "MD-Q4-04")
    assert match.state.enemies == []
    assert (hero(match, 0).xp, hero(match, 1).xp) == (0, 0)
    assert pile(match.state, "treasure_1", "discard") == ["S027"]
    assert pile(match.state, "guard_1", "discard") == ["W001"]


@pytest.mark.rule("MD-HRD-05", "MD-STN-06", "MD-STN-08")
def test_the_leader_of_a_stunned_horde_can_be_wounded():
    match = attacked("{card: W009, zone: B5, stunned: true}")
    play(match, "melee:orc_executioners")
    assert (question(match), ids(match)) == ("recipient", ["minions", "leader"])
    play(match, "leader")
    # Four wounds: three kill the leader, the rest goes on to a minion.
    assert (enemy(match, "orc_executioners").health, enemy(match, "orc_executioners").minions) == (0, (2, 3))
    assert (hero(match, 0).xp, hero(match, 1).xp) == (3, 3)


@pytest.mark.rule("MD-HRD-05", "MD-HRD-10")
def test_some_spears_reach_the_leader_but_nothing_is_left_over():
    match = attacked("{card: W009, zone: B5}", "[2, 6]", hands="[S068]")
    play(match, "melee:orc_executioners")
    assert (question(match), ids(match)) == ("recipient", ["minions", "leader"])
    play(match, "leader")
    assert (enemy(match, "orc_executioners").health, enemy(match, "orc_executioners").minions) == (0, (3, 3))


@pytest.mark.rule("MD-HRD-06", "MD-HRD-09", "MD-HRD-11")
def test_one_attack_kills_one_minion_after_the_other():
    match = attacked("{card: W007, zone: B5}", "[6, 6, 1, 1]", "[1, 1]")
    play(match, "melee:goblin_warriors")
    assert enemy(match, "goblin_warriors").minions == ()
    assert (hero(match, 0).xp, hero(match, 1).xp) == (2, 0), "one XP per minion for the killer"


@pytest.mark.rule("MD-HRD-07")
@pytest.mark.parametrize("minions", ["[]", "[2]", "[2, 2, 2, 2]"])
@pytest.mark.parametrize(("treasure", "dice"), [("''", "yy"), ("S063", "ryy"), ("S038", "yy")])
def test_a_horde_attacks_once_with_its_dice_and_the_leaders(minions: str, treasure: str, dice: str):
    match = enemy_attacks(f"{{card: W001, zone: B5, minions: {minions}, treasure: {treasure}}}")
    assert len(told(match, "attack")) == 1
    assert pools(match)[0] == dice


@pytest.mark.rule("MD-HRD-08")
@pytest.mark.parametrize("minions", ["[]", "[2]", "[2, 2, 2, 2]"])
@pytest.mark.parametrize(("treasure", "dice"), [("''", "b"), ("S104", "bg"), ("S066", "bb")])
def test_a_horde_defends_with_its_dice_and_the_leaders(minions: str, treasure: str, dice: str):
    match = attacked(f"{{card: W001, zone: B5, minions: {minions}, treasure: {treasure}}}")
    play(match, "melee:dwarf_warriors")
    assert pools(match)[1] == dice


@pytest.mark.rule("MD-HRD-09")
@pytest.mark.parametrize(("first", "left"), [("minion:1", (1, 3)), ("minion:3", (1, 1))])
def test_the_attacker_picks_the_first_minion(first: str, left: tuple[int, ...]):
    # Two wounds on minions with 1, 3 and (after the first is dead) one more point goes on.
    match = attacked("{card: W009, zone: B5, minions: [1, 2, 3]}", "[2, 2, 1, 1]")
    match.state.enemies[0].minions = (1, 3) if first == "minion:3" else (1, 2, 3)
    play(match, "melee:orc_executioners", first)
    assert enemy(match, "orc_executioners").minions == left
    assert hero(match).xp == (1 if first == "minion:1" else 0)


@pytest.mark.rule("MD-HRD-09")
@pytest.mark.parametrize(
    ("minions", "attack", "left"),
    [("[1, 2, 3]", "[1, 1, 1, 1]", (1, 2, 3)), ("[1, 3]", "[2, 2, 5, 5]", ()), ("[3, 3]", "[2, 2, 1, 1]", (1, 3))],
    ids=["no wound", "all fall", "all alike"],
)
def test_nobody_is_asked_for_the_first_minion_where_it_makes_no_difference(
    minions: str, attack: str, left: tuple[int, ...]
):
    match = attacked(f"{{card: W009, zone: B5, minions: {minions}}}", attack)
    play(match, "melee:orc_executioners")
    settle(match, "first_minion", "act")
    assert question(match) == "act"
    assert enemy(match, "orc_executioners").minions == left


@pytest.mark.rule("MD-HRD-11")
def test_the_last_wound_counts_not_the_first():
    match = attacked("{card: W009, zone: B5, minions: [1]}", "[2, 1, 1, 1]")
    play(match, "melee:orc_executioners")
    assert (hero(match, 0).xp, hero(match, 1).xp) == (1, 0)


@pytest.mark.rule("MD-HRD-12", "MD-GRD-09", "MD-XP-01")
def test_a_dead_leader_gives_three_xp_to_every_living_hero_and_the_treasure_to_the_killer():
    match = table(f"""
        heroes: [{{{WHISPER}, zone: B5, hands: [S131]}}, {{zone: B1}}, {{health: 0}}, {{escaped: true}}, {{xp: 29}}]
        enemies: [{{card: W001, zone: B5, minions: [], health: 1, treasure: S008}}]
        next: {{attack: [2, 2, 2, 2], defense: [1]}}
    """)
    play(match, "melee:dwarf_warriors")
    assert [hero(match, seat).xp for seat in range(5)] == [3, 3, 0, 0, 30]
    assert hero(match).pack == ("S008",)


@pytest.mark.rule("MD-HRD-12", "MD-HAR-02", "MD-GRD-09", "MD-ENM-02")
@pytest.mark.parametrize("card", ["{card: W009, minions: [], health: 3", "{card: W004, health: 4"])
def test_a_guardian_that_is_only_wounded_gives_nothing_yet(card: str):
    match = attacked(f"{card}, zone: B5, treasure: S008}}", "[2, 1, 1, 1]", "[1]")
    (guardian,) = match.state.enemies
    before = guardian.health
    play(match, f"melee:{guardian.id}")
    (guardian,) = match.state.enemies
    assert (guardian.health, guardian.treasure) == (before - 1, "S008")
    assert (hero(match, 0).xp, hero(match, 1).xp, hero(match).pack) == (0, 0, ())
    assert not told(match, "guardian_killed")


@pytest.mark.rule("MD-HRD-13")
def test_a_leaderless_horde_goes_on_with_the_printed_values():
    match = enemy_attacks("{card: W001, zone: B5, health: 0, minions: [2]}")
    assert pools(match)[0] == "yy"
    match = attacked("{card: W001, zone: B5, stunned: true, treasure: S063, minions: [2, 2]}", "[6, 1, 1, 1]")
    play(match, "melee:dwarf_warriors", "leader")
    dwarfs = enemy(match, "dwarf_warriors")
    assert (dwarfs.health, dwarfs.minions, dwarfs.treasure) == (0, (2, 2), "")


@pytest.mark.rule("MD-HRD-14", "MD-DCK-06")
def test_the_last_minion_of_a_leaderless_horde_takes_the_card_with_it():
    match = attacked("{card: W001, zone: B5, health: 0, minions: [1]}")
    play(match, "melee:dwarf_warriors")
    assert match.state.enemies == []
    assert pile(match.state, "guard_1", "discard") == ["W001"]
    assert (hero(match, 0).xp, hero(match, 1).xp) == (1, 0), "no XP for a leader who is long dead"


@pytest.mark.rule("MD-HRD-15", "MD-EVT-07")
@pytest.mark.parametrize(
    ("minions", "health", "after"),
    [("[1, 1]", 1, (1, ())), ("[1]", 1, (1, ())), ("[]", 3, (1, ())), ("[1, 3]", 3, (3, (2,)))],
)
def test_wounds_outside_combat_hit_minions_first_and_never_the_leader_with_the_rest(minions, health, after):
    match = table(f"""
        phase: event
        enemies: [{{card: W009, zone: B4, minions: {minions}, health: {health}}}]
        on_top: {{event: [E19]}}
    """)
    orcs = enemy(match, "orc_executioners")
    assert (orcs.health, orcs.minions) == after


@pytest.mark.rule("MD-HRD-15", "MD-HRO-18")
def test_revenge_hits_a_minion():
    match = table("""
        heroes: [{hero: siegfried, class: paladin_of_wrath, zone: B5, xp: 9}, {zone: B6}]
        enemies: [{card: W001, zone: B5, minions: [1, 2]}]
        phase: enemy_phase
        next: {attack: [2, 2], defense: [1]}
    """)
    assert (enemy(match, "dwarf_warriors").minions, enemy(match, "dwarf_warriors").health) == ((2,), 2)
    assert hero(match).xp == 10


@pytest.mark.rule("MD-GRD-10", "MD-HRD-13")
def test_a_leader_whom_no_hero_kills_gives_nothing():
    match = table("enemies: [{card: W001, zone: B4, treasure: S027, minions: [2]}]")
    game = Game(match.state)
    wound_enemy(game, game.enemy("dwarf_warriors"), 2, None, "MD-DMG-01", "leader")
    assert (enemy(match, "dwarf_warriors").health, enemy(match, "dwarf_warriors").minions) == (0, (2,))
    assert pile(match.state, "treasure_1", "discard") == ["S027"]
    assert [hero(match, seat).xp for seat in (0, 1)] == [0, 0]
