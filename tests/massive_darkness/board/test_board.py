"""Shadow mode, line of sight, movement (chapters 5.1 to 5.3)."""

import pytest

from tafelrunde.games.massive_darkness.game import Game
from tests.massive_darkness.table import enemy, hero, ids, play, question, settle, table, told


def moves(match) -> set[str]:
    return {name.partition(":")[2] for name in ids(match) if name.startswith("move:")}


# --- shadow mode --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-SHD-01", "MD-SHD-02", "MD-HRO-02")
@pytest.mark.parametrize(("zone", "minions"), [("B4", ()), ("B5", (1,))])
def test_shadow_skills_work_in_shadow_zones_only(zone: str, minions: tuple[int, ...]):
    # Siegfried's axe shows 2 swords, in shadow mode he adds one; the executioners have health 3 and no defence.
    match = table(f"""
        heroes: [{{hero: siegfried, class: paladin_of_wrath, zone: {zone}, hands: [SA11]}}]
        players: 1
        enemies: [{{card: W009, zone: {zone}, minions: [3]}}]
        next: {{attack: [4]}}
    """)
    play(match, "melee:orc_executioners")
    assert enemy(match, "orc_executioners").minions == minions


@pytest.mark.rule("MD-SHD-01")
def test_shadow_mode_begins_and_ends_with_the_step():
    match = table("heroes: [{hero: whisper, class: bloodmoon_nightrunner, zone: B5}, {}]")
    # From light: 2 MP and 1 for Nimble; from shadow Shadow Step adds another.
    play(match, "move:B4")
    assert match.state.activation.points == 2
    play(match, "stop", "move:B5")
    assert match.state.activation.points == 3
    play(match, "stop", "move:B4")
    assert match.state.activation.points == 2


@pytest.mark.rule("MD-SHD-02")
def test_the_nightrunners_cloak_is_shadow_mode_anywhere_for_skills():
    match = table("heroes: [{hero: bjorn, class: bloodmoon_nightrunner, zone: B5, pack: [A04]}, {}]")
    play(match, "move:B4")
    assert match.state.activation.points == 2, "2 MP, 1 for Shadow Step, 1 spent"


@pytest.mark.rule("MD-SHD-03", "MD-TGT-11")
def test_who_is_in_the_shadow_and_out_of_sight_is_ignored():
    # From A3 the dwarfs see B3 only. Seat 0 in the shadow (C5) has more XP than seat 1 in the light (B5).
    match = table("""
        heroes: [{zone: C5, xp: 9}, {zone: B5, xp: 1}]
        enemies: [{card: W001, zone: A3}]
        phase: enemy_phase
    """)
    assert [event.args["zone"] for event in told(match, "enemy_moves")] == ["B3", "B4"]


@pytest.mark.rule("MD-SHD-03", "MD-TGT-12", "MD-TGT-11")
def test_all_heroes_hidden_means_nobody_is_the_target():
    # Both heroes are hidden near the exit: the dwarfs head for the start zone.
    match = table("""
        heroes: [{zone: B1, xp: 9}, {zone: B1}]
        enemies: [{card: W001, zone: A3}]
        phase: enemy_phase
    """)
    assert [event.args["zone"] for event in told(match, "enemy_moves")][:1] == ["B3"]
    match = table("""
        heroes: [{zone: B1, xp: 9}, {zone: B1}]
        enemies: [{card: W001, zone: C4}]
        phase: enemy_phase
    """)
    settle(match, "act")
    assert enemy(match, "dwarf_warriors").zone in ("B5", "B4", "C5")


@pytest.mark.rule("MD-SHD-04")
def test_shadow_does_not_hide_from_who_can_see():
    # Archers in B1 shoot at B6, five zones of mostly shadow away.
    match = table("""
        heroes: [{zone: B6, xp: 1}, {zone: A6}]
        enemies: [{card: W005, zone: B1}]
        phase: enemy_phase
        next: {attack: [1], defense: [1]}
    """)
    assert [event.args["attack"] for event in told(match, "attack")] == ["ranged"]


@pytest.mark.rule("MD-SHD-05", "MD-GRD-12")
@pytest.mark.parametrize(("zone", "shields"), [("B4", 1), ("B5", 0)])
def test_guardians_use_shadow_equipment_in_shadow_zones(zone: str, shields: int):
    # Shadow Armour: 3 blue dice, and a shield in shadow mode.
    match = table(f"""
        heroes: [{{hero: bjorn, class: paladin_of_wrath, zone: {zone}, hands: [SA11]}}]
        players: 1
        enemies: [{{card: W001, zone: {zone}, minions: [2], treasure: S115}}]
        next: {{attack: [1], defense: [1, 1, 1]}}
    """)
    play(match, "melee:dwarf_warriors")
    assert told(match, "shields")[-1].args["n"] == shields


# --- line of sight ------------------------------------------------------------------------------------------------


def sight(match, zone: str) -> dict[str, int]:
    return dict(Game(match.state).passages.sight(zone))


@pytest.mark.rule("MD-LOS-01")
def test_no_diagonal_sight():
    match = table()
    assert "C5" not in sight(match, "B4")
    assert {"C4", "B5"} <= set(sight(match, "B4"))


@pytest.mark.rule("MD-LOS-02", "MD-LOS-03")
def test_sight_through_several_chambers_and_corridors():
    match = table("open: [A6-B6, B6-C6]")
    assert sight(match, "A6") == {"A6": 0, "A5": 1, "B6": 1, "C6": 2}
    assert "C6" not in sight(table("open: [A6-B6]"), "A6")
    assert "B5" not in sight(match, "A5"), "a wall"


@pytest.mark.rule("MD-LOS-04", "MD-CBA-02")
def test_figures_and_tokens_do_not_block_sight():
    match = table("""
        heroes: [{hero: sibyl, class: paladin_of_wrath, zone: B6, hands: [SA03]}, {zone: B5}]
        enemies: [{card: W001, zone: B4}, {card: W009, zone: B1}]
        treasure: {B3: 3}
    """)
    assert {"ranged:dwarf_warriors", "ranged:orc_executioners"} <= set(ids(match))


@pytest.mark.rule("MD-LOS-05", "MD-LOS-07")
def test_the_own_zone_is_in_sight_at_distance_0():
    match = table()
    for zone in Game(match.state).board.zones:
        assert sight(match, zone)[zone] == 0


@pytest.mark.rule("MD-LOS-06")
def test_sight_is_mutual_with_every_set_of_open_doors(lab):
    for doors in ("[]", "[B2-C2]", "[A2-A3, B3-C3]", "[A2-A3, B2-C2, B3-C3, E2-E3]"):
        match = table(f"board: lab\nopen: {doors}")
        passages = Game(match.state).passages
        for a in passages.zones:
            for b, distance in passages.sight(a).items():
                assert passages.sight(b)[a] == distance


@pytest.mark.rule("MD-LOS-07", "MD-CBA-03")
def test_distance_counts_zones_along_the_line():
    assert sight(table(), "B6") == {"B6": 0, "B5": 1, "B4": 2, "B3": 3, "B2": 4, "B1": 5}


@pytest.mark.rule("MD-LOS-08", "MD-SKL-13")
@pytest.mark.parametrize(
    ("zone", "asked"), [("B5", True), ("B4", True), ("C5", True), ("B6", True), ("A6", False), ("B3", False)]
)
def test_within_one_zone_counts_steps_over_passable_edges(zone: str, asked: bool):
    # The Paladin may guard the hero in B5 from within one zone: A5 lies behind a wall, figures do not count.
    match = table(f"""
        heroes: [{{zone: B5, xp: 2}}, {{hero: owen, class: paladin_of_wrath, zone: {zone}, xp: 1, hands: [SA07]}}]
        enemies: [{{card: W001, zone: B5}}]
        phase: enemy_phase
    """)
    assert (question(match) == "bodyguard") == asked


# --- movement -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-MOV-01")
def test_one_moves_to_zones_that_share_an_edge():
    assert moves(table("heroes: [{zone: B5}, {}]")) == {"B4", "C5", "B6"}
    assert moves(table("heroes: [{zone: C4}, {}]")) == {"B4", "C5"}


@pytest.mark.rule("MD-MOV-02", "MD-CMP-03")
def test_walls_and_closed_doors_stop_movement_open_doors_do_not():
    assert moves(table("heroes: [{zone: B6}, {}]")) == {"B5"}
    assert moves(table("heroes: [{zone: B6}, {}]\nopen: [A6-B6]")) == {"B5", "A6"}
    assert moves(table("heroes: [{zone: A6}, {}]\nopen: [A6-B6]")) == {"A5", "B6"}
    assert moves(table("heroes: [{zone: A6}, {}]")) == {"A5"}


@pytest.mark.rule("MD-MOV-03", "MD-MVA-03")
def test_a_hero_cannot_leave_a_zone_with_an_enemy():
    match = table("heroes: [{zone: B5}, {}]\nenemies: [{card: W001, zone: B5, minions: []}]")
    assert moves(match) == set()


@pytest.mark.rule("MD-MOV-03")
def test_an_enemy_holds_a_hero_also_in_the_middle_of_a_move():
    match = table("heroes: [{zone: B6}, {}]\nenemies: [{card: W001, zone: B5}]")
    play(match, "move:B5")
    assert moves(match) == set()
    assert hero(match).zone == "B5"
    assert match.state.activation.points == 0, "nothing to spend the second point on: it is lost"


@pytest.mark.rule("MD-MOV-04", "MD-EPH-06")
def test_an_enemy_cannot_leave_a_zone_with_a_hero():
    # The dwarfs may only pursue the archer who shot at them; the other hero holds them in B4, or does not.
    for zone, moved in (("B4", []), ("B5", ["C4"])):
        match = table(f"""
            heroes: [{{hero: sibyl, class: nightshade_ranger, zone: C4, hands: [SA03]}}, {{zone: {zone}}}]
            enemies: [{{card: W001, zone: B4}}]
            next: {{attack: [2, 2, 1, 1], defense: [6, 1]}}
        """)
        play(match, "ranged:dwarf_warriors", "end")
        settle(match, "act")
        assert [event.args["zone"] for event in told(match, "enemy_moves")] == moved
        assert len(told(match, "attack")) == 1 + len(moved)


@pytest.mark.rule("MD-MOV-05")
def test_entering_a_zone_with_opponents_is_allowed():
    match = table("heroes: [{zone: B6}, {}]\nenemies: [{card: W001, zone: B5}, {card: W009, zone: B5}]")
    assert moves(match) == {"B5"}
    match = table("heroes: [{zone: B5, xp: 1}, {zone: B5}]\nenemies: [{card: W001, zone: B4}]\nphase: enemy_phase")
    assert enemy(match, "dwarf_warriors").zone == "B5"


@pytest.mark.rule("MD-MOV-06", "MD-STN-05")
def test_stunned_enemies_hold_nobody_one_on_its_feet_is_enough():
    stunned = "{card: W001, zone: B5, stunned: true}"
    assert moves(table(f"heroes: [{{zone: B5}}, {{}}]\nenemies: [{stunned}]")) == {"B4", "C5", "B6"}
    assert moves(table(f"heroes: [{{zone: B5}}, {{}}]\nenemies: [{stunned}, {{card: W009, zone: B5}}]")) == set()


@pytest.mark.rule("MD-MOV-06", "MD-STN-05")
@pytest.mark.parametrize(
    ("there", "moved"),
    [("health: 0", True), ("stunned: true", False), ("health: 5", False), ("escaped: true", True)],
)
def test_dead_and_absent_heroes_hold_no_enemy(there: str, moved: bool):
    # A stunned hero holds nobody either, but it is attacked, and then nothing moves.
    match = table(f"""
        heroes: [{{zone: B5, {there}, xp: 9}}, {{zone: B3, xp: 1}}]
        enemies: [{{card: W001, zone: B5}}]
        phase: enemy_phase
        next: {{attack: [1, 1, 1, 1], defense: [1, 1]}}
    """)
    assert bool(told(match, "enemy_moves")) == moved


@pytest.mark.rule("MD-MOV-06", "MD-REA-03")
@pytest.mark.parametrize(("state", "zone"), [("stunned: true", "B6"), ("health: 5", "B4")])
def test_a_stunned_hero_does_not_keep_an_enemy_from_pursuing_another(state: str, zone: str):
    # The reacting dwarfs may only pursue seat 0, two zones away; seat 1 stands in their zone, stunned or not.
    match = table(f"""
        heroes:
        - {{hero: sibyl, class: paladin_of_wrath, zone: B6, hands: [SA03]}}
        - {{zone: B4, {state}}}
        enemies: [{{card: W001, zone: B4}}]
        next: {{attack: [2, 2, 1, 1], defense: [6, 1]}}
    """)
    play(match, "ranged:dwarf_warriors", "end")
    settle(match, "act")
    assert enemy(match, "dwarf_warriors").zone == zone


@pytest.mark.rule("MD-MOV-07")
def test_any_number_of_figures_fits_into_a_zone():
    match = table("""
        players: 6
        heroes: [{zone: B5}, {zone: B5}, {zone: B5}, {zone: B5}, {zone: B5}, {zone: B6}]
        enemies: [{card: W001, zone: B5}, {card: W005, zone: B5}, {card: W007, zone: B5}, {card: W009, zone: B5}]
        active: 5
    """)
    assert "move:B5" in ids(match)


@pytest.mark.rule("MD-MOV-08", "MD-HRD-01")
def test_a_horde_moves_as_a_whole():
    match = table("heroes: [{zone: B6, xp: 1}, {}]\nenemies: [{card: W001, zone: B1}]\nphase: enemy_phase")
    dwarfs = enemy(match, "dwarf_warriors")
    assert (dwarfs.zone, len(dwarfs.minions), dwarfs.health) == ("B3", 2, 2)


@pytest.mark.rule("MD-MOV-09", "MD-SKL-13")
def test_being_put_somewhere_is_no_move():
    # The Paladin in C5 stands with an enemy and could not move; as a bodyguard he is put into B5.
    match = table("""
        heroes: [{zone: B5, xp: 2}, {hero: owen, class: paladin_of_wrath, zone: C5, xp: 1, hands: [SA07]}]
        enemies: [{card: W001, zone: B5}, {card: W009, zone: C5}]
        phase: enemy_phase
        next: {attack: [1, 1], defense: [3, 3]}
    """)
    play(match, "activate:dwarf_warriors", "protect")
    assert hero(match, 1).zone == "B5"
    assert told(match, "attack")[0].args["defender"] == "bjorn"
    assert told(match, "bodyguard")
