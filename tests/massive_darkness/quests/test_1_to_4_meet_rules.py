"""Where the rules of quests 1 to 4 meet the general ones: late deaths, events, figures that are not free."""

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tests.massive_darkness.questing import go_on
from tests.massive_darkness.table import enemy, hero, ids, play, table, told

# --- quest 1 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-Q1-03", "MD-OVR-03")
def test_the_library_is_held_only_with_both_artefacts_and_not_before_the_end_of_the_round():
    match = table("""
        options: {quest: scorched_earth}
        heroes: [{zone: F4, things: {artefact: 2}}, {zone: B6}]
        open: [E5-F5]
        explored: [F4, F5]
        on_top: {event: [E14]}
    """)
    play(match, "end")
    assert not match.over
    play(match, "end")
    assert (match.state.result, match.state.round) == ("won", 1)
    one = table("""
        options: {quest: scorched_earth}
        phase: end_phase
        heroes: [{zone: F4, things: {artefact: 1}}, {zone: B6}]
        open: [E5-F5]
        explored: [F4, F5]
    """)
    assert not one.over


@pytest.mark.rule("MD-Q1-03", "MD-HRO-06")
def test_a_dead_hero_does_not_hold_the_library():
    match = table("""
        options: {quest: scorched_earth}
        phase: end_phase
        heroes: [{zone: F4, health: 0}, {zone: B6, things: {artefact: 2}}]
        open: [E5-F5]
        explored: [F4, F5]
    """)
    assert not match.over


@pytest.mark.rule("MD-Q1-06", "MD-SPW-08")
def test_if_the_figures_of_the_librarys_guard_are_on_the_board_they_act_instead():
    match = table("""
        options: {quest: scorched_earth}
        level: 4
        heroes: [{zone: E5}, {}]
        enemies: [{card: W003, zone: A1}]
        on_top: {door: [T05], guard_4: [W031]}
    """)
    play(match, "open:E5-F5")
    assert [event.args["enemy"] for event in told(match, "no_miniatures")] == ["dwarf_defenders"]
    go_on(match, "act", "move_on")
    assert [one.id for one in match.state.enemies] == ["dwarf_defenders"]
    assert told(match, "enemy_moves")


# --- quest 2 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-Q2-02", "MD-OBJ-08", "MD-EVT-07", "MD-XP-06")
def test_an_event_that_kills_the_spider_wins():
    match = table("""
        options: {quest: black_widow}
        phase: event
        heroes: [{zone: A9}, {zone: A9}]
        placed: {giant_spider: {zone: A2, health: 2, treasure: ''}}
        on_top: {event: [E19]}
    """)
    assert (match.state.result, match.state.reason) == ("won", "MD-OVR-03")
    assert [one.xp for one in match.state.heroes] == [5, 5]


@pytest.mark.rule("MD-Q2-02", "MD-DMG-08", "MD-HRO-18")
def test_a_spider_that_dies_of_revenge_in_the_enemy_phase_goes_nowhere_and_the_quest_is_won():
    match = table("""
        options: {quest: black_widow}
        phase: enemy_phase
        heroes: [{hero: siegfried, class: shadow_barbarian, zone: C8, health: 1}, {zone: A9, health: 0}]
        lifebringer: 0
        placed: {giant_spider: {zone: C8, health: 1, treasure: ''}}
        next: {attack: [6, 6, 6], defense: [1]}
    """)
    assert hero(match).dead
    assert match.state.result == "won", "though nobody is alive and the Lifebringer is empty"


@pytest.mark.rule("MD-Q2-05", "MD-SPW-08")
def test_a_second_spider_makes_the_widow_act_at_once_as_in_the_enemy_phase():
    match = table("""
        options: {quest: black_widow}
        phase: event
        level: 3
        heroes: [{zone: A9}, {zone: A9}]
        placed: {giant_spider: {zone: B8, treasure: ''}}
        on_top: {event: [E11], lesser: [WM02]}
    """)
    assert told(match, "no_miniatures")
    assert enemy(match, "giant_spider").zone == "C8"
    assert "WM02" in match.state.lesser_discard


@pytest.mark.rule("MD-Q2-08", "MD-SPW-08")
def test_such_an_extra_move_out_of_the_exit_zone_loses_the_quest():
    match = table("""
        options: {quest: black_widow}
        phase: event
        level: 3
        heroes: [{zone: A9}, {zone: A9}]
        placed: {giant_spider: {zone: C8, treasure: ''}}
        on_top: {event: [E11], lesser: [WM02]}
    """)
    assert (match.state.result, match.state.reason) == ("lost", "MD-Q2-08")


@pytest.mark.rule("MD-Q2-07", "MD-WAN-06")
def test_a_hero_just_pulled_is_dragged_along_in_the_same_activation():
    match = table("""
        options: {quest: black_widow}
        phase: enemy_phase
        heroes: [{hero: bjorn, class: shadow_barbarian, zone: B6}, {zone: A9}]
        placed: {giant_spider: {zone: B8, treasure: ''}}
        next: {attack: [6, 2, 2], defense: [6]}
    """)
    go_on(match, "act")
    assert told(match, "pulled")[0].args["zone"] == "B8"
    assert told(match, "dragged")[0].args["zone"] == "C8"
    assert (hero(match).zone, hero(match).stunned) == ("C8", True)


@pytest.mark.rule("MD-Q2-07", "MD-HRO-13")
def test_a_dead_hero_is_revived_where_the_spider_has_left_it():
    match = table("""
        options: {quest: black_widow}
        phase: enemy_phase
        heroes: [{zone: B8, health: 0}, {zone: A9}]
        placed: {giant_spider: {zone: B8, treasure: ''}}
        on_top: {event: [E14]}
    """)
    assert match.state.round == 2
    assert (hero(match).zone, hero(match).health) == ("C8", 5)


# --- quest 3 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-Q3-04", "MD-OBJ-07", "MD-Q3-03")
def test_without_an_artefact_in_the_box_the_monsters_come_and_the_chosen_one_leaves():
    match = table("""
        options: {quest: chosen_one}
        heroes: [{zone: I2}, {zone: D2, pack: [A01, A02, A03, A04, A05, A06]}]
        marks: {pieces: 2}
        objectives:
        - {kind: library, zone: I2}
        - {kind: cave, zone: G1, marker: true}
        - {kind: cave, zone: E2, marker: true}
        on_top: {event: [E14]}
    """)
    play(match, "hero:1", "pick_up")
    assert (hero(match).pack, match.state.relic) == ((), "")
    assert len(match.state.enemies) == 2
    play(match, "stop", "end")
    assert (match.decision.seat, "leave" in ids(match)) == (1, True)


@pytest.mark.rule("MD-Q3-05", "MD-SPW-08")
def test_a_monster_of_the_third_piece_whose_figure_is_not_free_stays_away():
    match = table("""
        options: {quest: chosen_one}
        heroes: [{zone: I2}, {zone: A5}]
        marks: {pieces: 2}
        enemies: [{card: WM10, zone: A6}]
        objectives:
        - {kind: library, zone: I2}
        - {kind: cave, zone: G1, marker: true}
        - {kind: cave, zone: E2, marker: true}
        on_top: {lesser: [WM04, WM06]}
    """)
    play(match, "hero:1", "pick_up")
    go_on(match, "act", "move_on")
    assert told(match, "no_miniatures")
    assert {one.id for one in match.state.enemies if one.quest} == {"ogre_mage"}


@pytest.mark.rule("MD-Q3-06", "MD-CND-12", "MD-PCK-09")
def test_a_trap_that_kills_the_chosen_one_loses_the_quest_at_once():
    match = table("""
        options: {quest: chosen_one}
        heroes: [{zone: A5, health: 1}, {zone: A5}]
        treasure: {A5: 1}
        on_top: {treasure_1: [S019]}
    """)
    play(match, "hero:0", "pick_up")
    assert (match.state.result, match.state.reason) == ("lost", "MD-Q3-06")


@pytest.mark.rule("MD-Q3-06", "MD-HRO-12")
def test_others_may_die_and_come_back():
    match = table("""
        options: {quest: chosen_one}
        phase: round_start
        heroes: [{zone: A5}, {zone: A5, health: 0}]
    """)
    play(match, "hero:0")
    assert (match.over, hero(match, 1).health, match.state.lifebringer) == (False, 5, 1)


# --- quest 4 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-RUL-21", "MD-Q4-04", "MD-Q4-02")
def test_a_sentinel_that_falls_with_a_tile_is_dead():
    match = table("""
        options: {quest: goblin_war_drums}
        phase: end_phase
        marks: {woken: 1, tile_8R: 1, tile_1V: 2}
        gone: [A10, A11, A12, B10, B11, B12, C10, C11, C12, A7, A8, A9, B7, B8, B9, C7, C8, C9]
        heroes: [{zone: B3}, {zone: B3}]
        enemies: [{card: WM04, zone: B5, quest: sentinel, for_events: false}]
    """)
    assert match.state.marks["killed"] == 1
    assert [one.xp for one in match.state.heroes] == [0, 0]
    assert not match.over
    assert "leave" in ids(match)


@pytest.mark.rule("MD-Q4-02", "MD-EVT-07")
def test_a_sentinel_killed_by_an_event_is_dead():
    match = table("""
        options: {quest: goblin_war_drums}
        phase: event
        level: 4
        heroes: [{zone: B3}, {zone: B3}]
        marks: {woken: 1, tile_6R: 4, tile_7V: 2, tile_8R: 2, tile_1V: 2}
        enemies: [{card: WM04, zone: B1, health: 2, quest: sentinel, for_events: false}]
        on_top: {event: [E19]}
    """)
    assert match.state.marks["killed"] == 1


@pytest.mark.rule("MD-Q4-08")
def test_the_bot_foresees_enemies_on_patrol_when_the_start_zone_is_gone():
    match = table("""
        options: {quest: goblin_war_drums}
        level: 2
        gone: [A10, A11, A12, B10, B11, B12, C10, C11, C12]
        explored: [A10, A12, B12, C10, C12]
        heroes: [{zone: A9}, {zone: A9}]
        enemies: [{card: W001, zone: C7}]
    """)
    assert RULEBOOK.bot(1).advise(match.decision, match.view(0)).option.id in ids(match)


@pytest.mark.rule("MD-Q4-06", "MD-MOV-09")
def test_who_is_pulled_between_the_pillars_does_not_wake_the_sentinel():
    match = table("""
        options: {quest: goblin_war_drums}
        phase: enemy_phase
        level: 4
        heroes: [{hero: bjorn, class: shadow_barbarian, zone: B5}, {zone: B5}]
        enemies: [{card: WM08, zone: B2}]
        next: {attack: [6, 2, 2], defense: [6]}
        on_top: {event: [E14]}
    """)
    go_on(match, "act")
    assert told(match, "pulled")
    assert "woken" not in match.state.marks


@pytest.mark.rule("MD-Q4-06", "MD-KEY-09")
def test_the_sentinel_is_there_before_the_shot_of_who_came_shooting():
    match = table("""
        options: {quest: goblin_war_drums}
        level: 3
        heroes:
        - {hero: sibyl, class: nightshade_ranger, zone: B4, hands: [SA03], skills: {safe_shot: 1}}
        - {zone: B4}
        enemies: [{card: W001, zone: B1}]
        on_top: {lesser: [WM04]}
    """)
    play(match, "safe_shot:B3")
    assert ids(match) == ["ranged:dwarf_warriors", "ranged:cave_troll"]


@pytest.mark.rule("MD-Q4-06")
def test_the_sentinel_wakes_also_when_the_pillars_are_passed_the_other_way():
    match = table("""
        options: {quest: goblin_war_drums}
        level: 4
        heroes: [{zone: B3}, {zone: B3}]
        on_top: {greater: [WM10]}
    """)
    play(match, "move:B4")
    assert (enemy(match, "cave_troll").zone, enemy(match, "cave_troll").card) == ("B2", "WM10")
    assert enemy(match, "cave_troll").treasure, "a guardian like any other (MD-GRD-02)"


@pytest.mark.rule("MD-Q4-03", "MD-OBJ-05", "MD-Q4-05")
def test_a_hero_left_behind_falls_though_the_others_are_out():
    match = table("""
        options: {quest: goblin_war_drums}
        phase: end_phase
        marks: {woken: 1, killed: 1, tile_6R: 1, tile_7V: 2, tile_8R: 2, tile_1V: 2}
        heroes: [{zone: B3, escaped: true}, {zone: B12}]
    """)
    assert (match.state.result, match.state.reason) == ("lost", "MD-Q4-05")
    out = table("""
        options: {quest: goblin_war_drums}
        phase: end_phase
        marks: {woken: 1, killed: 1, tile_6R: 1, tile_7V: 2, tile_8R: 2, tile_1V: 2}
        heroes: [{zone: B12, escaped: true}, {zone: A8}]
    """)
    assert not out.over, "who has left is not on the tile any more"
