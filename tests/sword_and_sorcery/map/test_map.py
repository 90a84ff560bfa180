"""Zones, control, terrain, sight, range, doors, traps (chapter 5)."""

from __future__ import annotations

import pytest

from tafelrunde.games.sword_and_sorcery.box.content import load
from tafelrunde.games.sword_and_sorcery.box.map.layout import mark, turned
from tafelrunde.games.sword_and_sorcery.box.map.sight import crosses, meets
from tafelrunde.games.sword_and_sorcery.game import Game
from tests.sword_and_sorcery.table import hero, ids, laid_out, play, table, told


def ground(text: str = ""):
    _, state = laid_out(text)
    return Game(state).ground


@pytest.mark.rule("SS-MAP-01", "SS-MAP-03", "SS-CMP-20")
def test_zones_are_adjacent_over_open_borders():
    assert set(ground().adjacent("A2")) == {"A1", "B2", "A3"}
    assert "B2" not in ground().adjacent("B1"), "a wall"


@pytest.mark.rule("SS-MAP-02")
def test_a_zone_has_one_mark_near_its_middle():
    assert mark(((0, 0),)) == (1, 1)
    assert mark(((0, 0), (1, 0), (2, 0))) == (3, 1)


@pytest.mark.rule("SS-MAP-04", "SS-DOR-01", "SS-RNG-02")
def test_a_closed_door_parts_zones():
    assert "C2" not in ground().adjacent("B2")
    assert ground().distance("B2", "C2") == 5
    assert ground("open: [B2-C2]").distance("B2", "C2") == 1


@pytest.mark.rule("SS-MAP-05", "SS-TER-03", "SS-RNG-02", "SS-RNG-03")
def test_a_barrier_stops_movement_in_one_direction_and_not_the_range():
    here = ground("barriers: [[A2, A3]]")
    assert "A3" in here.adjacent("A2")
    assert here.distance("A2", "A3") == 1
    assert "A3" not in here.steps("A2")
    assert "A2" in here.steps("A3")
    assert here.way("A2", "A3") == 3


@pytest.mark.rule("SS-MAP-06")
def test_a_common_corner_is_no_border():
    assert "B1" not in ground().adjacent("A2")


@pytest.mark.rule("SS-MAP-07", "SS-MOV-06")
def test_any_number_of_figures_may_be_in_a_zone():
    match = table("active: 0\nheroes: [{zone: A2}, {zone: A1}]\nenemies: [{card: giant_spider_1, zone: A1}]")
    assert "move:A1" in ids(match)


@pytest.mark.rule("SS-MAP-08")
def test_a_tile_can_be_turned():
    assert turned(("+#+", "#a ", "+ +"), 1) == ("+#+", " a#", "+ +")
    assert turned(("+#+", "#a ", "+ +"), 4) == ("+#+", "#a ", "+ +")


# --- control --------------------------------------------------------------------------------------------------------


def ratio(heroes: str, enemies: str, more: str = ""):
    _, state = laid_out(f"players: 4\nheroes: [{heroes}]\nenemies: [{enemies}]\n{more}")
    found = Game(state).ratio("B3")
    return found.control, found.domination


SPIDER, SNAKE = "{card: giant_spider_1, zone: B3}", "{card: giant_snake_1, zone: B3}"


@pytest.mark.rule("SS-CTL-01", "SS-CTL-02", "SS-CTL-03", "SS-ENM-15")
@pytest.mark.parametrize(
    ("heroes", "enemies", "expected"),
    [
        ("{zone: B3}", SPIDER, ("", "")),
        ("{zone: B3}, {zone: B3}", SPIDER, ("heroes", "heroes")),
        ("{zone: B3}, {zone: B3}, {zone: B3}", SNAKE, ("heroes", "")),
        ("{zone: B3}", SNAKE, ("enemies", "enemies")),
        ("{zone: B3}, {zone: B3}", f"{SPIDER}, {SNAKE}", ("enemies", "")),
    ],
)
def test_control_and_domination(heroes, enemies, expected):
    assert ratio(heroes, enemies) == expected


@pytest.mark.rule("SS-CTL-04")
def test_who_lies_on_the_ground_does_not_count():
    assert ratio("{zone: B3}", SPIDER.replace("B3}", "B3, conditions: {down: true}}")) == ("heroes", "heroes")
    assert ratio("{zone: B3, conditions: {down: true}}", SPIDER) == ("enemies", "enemies")


@pytest.mark.rule("SS-CTL-05")
def test_nobody_controls_a_zone_without_the_other_side():
    assert ratio("{zone: B3}, {zone: B3}", "") == ("", "")


@pytest.mark.rule("SS-CTL-06", "SS-CTL-07")
def test_ghosts_and_companions_without_value_are_nobody():
    assert ratio("{zone: B3, ghost: true}", SPIDER) == ("", "")
    assert ratio("{zone: A1}", SPIDER, "companions: [{card: illusion, zone: B3}]") == ("", "")
    assert ratio("{zone: A1}", SNAKE, "companions: [{card: warrior, zone: B3}]") == ("enemies", "enemies")


@pytest.mark.rule("SS-HID-02")
def test_hidden_figures_count():
    assert ratio("{zone: B3}, {zone: B3, hidden: true}", SPIDER) == ("heroes", "heroes")


# --- terrain --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-TER-05", "SS-MOV-02")
def test_difficult_terrain_costs_two_points_to_enter():
    match = table("active: 0\nheroes: [{zone: A3}, {}]")
    play(match, "move:B3")
    assert match.state.turn.points == 1
    play(match, "move:C3")
    assert match.state.turn.points == 0


@pytest.mark.rule("SS-TER-05", "SS-MOV-04")
def test_without_enough_points_it_can_not_be_entered():
    match = table("active: 0\nheroes: [{zone: A3}, {}]\nturn: {move: moving, points: 1}")
    assert "move:B3" not in ids(match)
    assert "move:A2" in ids(match)


@pytest.mark.rule("SS-TER-06")
def test_dangerous_terrain_costs_a_wound_to_enter():
    match = table("active: 0\nheroes: [{zone: A2}, {}]\ndangerous: [A1]")
    play(match, "move:A1", "move:A2")
    assert hero(match).wounds == 1


@pytest.mark.rule("SS-TER-08")
def test_companions_follow_the_rules_of_heroes():
    match = table("""
        active: 0
        heroes: [{zone: A1}, {}]
        companions: [{card: warrior, zone: A2}]
        dangerous: [A3]
    """)
    play(match, "activate:companion:warrior", "move:A3")
    assert match.state.companions[0].wounds == 1


@pytest.mark.rule("SS-MOV-03", "SS-TER-01")
def test_walls_doors_and_barriers_stop_heroes():
    match = table("active: 0\nheroes: [{zone: B2}, {}]\nbarriers: [[B2, B3]]")
    assert [option for option in ids(match) if option.startswith("move")] == ["move:A2"]


# --- sight ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-LOS-13")
def test_a_line_that_touches_the_end_of_a_wall_is_blocked():
    from tafelrunde.games.sword_and_sorcery.box.map.layout import Segment

    assert meets((1, 1), (3, 3), Segment((2, 2), (4, 2)))
    assert not meets((1, 1), (1, 5), Segment((2, 2), (4, 2)))
    assert meets((1, 1), (1, 5), Segment((0, 2), (2, 2)))
    assert crosses((1, 1), (5, 3), (1, 0))
    assert crosses((1, 1), (5, 3), (1, 1))
    assert not crosses((1, 1), (3, 3), (1, 0)), "only the corner"


def sees(zone: str, text: str = "", seat: int = 0, start: str = "A2"):
    _, state = laid_out(f"heroes: [{{zone: {start}}}, {{zone: A1}}]\n{text}")
    return Game(state).sees(state.heroes[seat], zone)


@pytest.mark.rule("SS-LOS-02", "SS-LOS-03", "SS-LOS-10")
def test_walls_and_closed_doors_block_the_view():
    assert sees("A2")
    assert sees("B2")
    assert not sees("C2")
    assert sees("C2", "open: [B2-C2]")
    assert sees("D2", "open: [B2-C2]")
    assert not sees("B1", start="B2")


@pytest.mark.rule("SS-LOS-05", "SS-LOS-06", "SS-LOS-12")
def test_enemies_block_the_view_of_heroes():
    behind = "enemies: [{card: giant_spider_1, zone: B3, conditions: {down: true}}]"
    assert sees("B3", behind, start="A3")
    assert not sees("C3", behind, start="A3")
    assert not sees("C3", "enemies: [{card: giant_spider_1, zone: A3}]", start="A3")


@pytest.mark.rule("SS-LOS-07", "SS-LOS-14")
def test_for_enemies_no_figure_blocks_the_view():
    _, state = laid_out("""
        heroes: [{zone: A3}, {zone: B3}]
        enemies: [{card: giant_spider_1, zone: C3}, {card: giant_spider_2, zone: B3}]
    """)
    game = Game(state)
    assert game.sees(state.enemies[0], "A3")
    assert not game.sees(state.heroes[0], "C3")


@pytest.mark.rule("SS-LOS-09", "SS-HID-03")
def test_hidden_enemies_and_shadows_do_not_block():
    assert sees("C3", "enemies: [{card: elf_assassin_1, zone: B3, hidden: true}]", start="A3")
    assert sees("C3", "shadows: {B3: [citizen]}", start="A3")


@pytest.mark.rule("SS-HID-04")
def test_with_only_hidden_enemies_in_the_zone_a_hero_sees_out_but_is_engaged():
    match = table("""
        active: 1
        heroes: [{zone: A1}, {zone: A3}]
        enemies: [{card: elf_assassin_1, zone: A3, hidden: true}, {card: giant_spider_1, zone: C3}]
    """)
    assert "attack:main:enemy:giant_spider_1" in ids(match)
    assert "disengage:A2" in ids(match)


@pytest.mark.rule("SS-LOS-08")
def test_sight_ends_after_five_zones():
    board = load().board("primal_spider_lair")
    here = board.ground(frozenset(board.doors), frozenset())
    far = [(a, b) for a in board.zones for b in here.seen(a, 5) if here.distance(a, b) > 5]
    assert far == []
    assert not here.seen("A3", 1).keys() - set(here.within("A3", 1)), "as far as it says"


@pytest.mark.rule("SS-LOS-14")
def test_without_figures_sight_is_mutual():
    for adventure in load().adventures:
        board = load().board(adventure)
        here = board.ground(frozenset(board.doors), frozenset())
        assert all((a in here.seen(b, 5)) == (b in here.seen(a, 5)) for a in board.zones for b in board.zones)


@pytest.mark.rule("SS-RNG-01")
def test_a_range_includes_all_smaller_ones():
    assert set(ground().within("A2", 0)) == {"A2"}
    assert set(ground().within("A2", 1)) == {"A2", "A1", "A3", "B2"}


@pytest.mark.rule("SS-RNG-04")
def test_what_is_near_but_out_of_sight_can_not_be_shot_at():
    match = table("""
        active: 1
        heroes: [{zone: A1}, {zone: B1}]
        enemies: [{card: giant_spider_1, zone: B2}]
    """)
    assert "attack:main:enemy:giant_spider_1" not in ids(match)


# --- doors, chests, traps -------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-DOR-02", "SS-DOR-03", "SS-FRE-02", "SS-TRP-01")
def test_a_door_is_opened_for_nothing_after_its_trap():
    match = table("active: 0\nheroes: [{zone: B2}, {}]\non_top: {trap: [no_trap]}")
    play(match, "open:B2-C2")
    assert match.state.turn.standard == 1
    assert match.state.shut == ()
    assert match.state.trap_discard == ["no_trap"]


@pytest.mark.rule("SS-DOR-04", "SS-TRP-02", "SS-GEN-06")
def test_the_door_goes_even_if_the_trap_kills_the_opener():
    match = table("""
        active: 0
        heroes: [{zone: B2, wounds: 7}, {zone: A1}]
        on_top: {trap: [hell_pit]}
        next: {blue: [8]}
    """)
    play(match, "open:B2-C2")
    assert hero(match).ghost
    assert match.state.shut == ()


@pytest.mark.rule("SS-DOR-06", "SS-ENG-03")
def test_engaged_heroes_open_doors_but_force_nothing():
    match = table("""
        adventure: primal_spider_lair
        active: 0
        heroes: [{zone: D3}, {}]
        enemies: [{card: giant_spider_1, zone: D3}]
    """)
    assert not [option for option in ids(match) if option.startswith("force_open")]
    match = table("active: 0\nheroes: [{zone: B2}, {}]\nenemies: [{card: giant_spider_1, zone: B2}]")
    assert "open:B2-C2" in ids(match)


@pytest.mark.rule("SS-DOR-05", "SS-STD-04")
def test_a_locked_door_takes_a_standard_action():
    match = table("""
        adventure: primal_spider_lair
        active: 0
        heroes: [{zone: D3}, {zone: A1}]
        on_top: {trap: [no_trap]}
    """)
    assert "open:D3-E3" not in ids(match)
    play(match, "force_open:D3-E3")
    assert match.state.turn.standard == 0
    assert "D3-E3" not in match.state.shut


@pytest.mark.rule("SS-TRP-04", "SS-TRP-08", "SS-TRP-02")
def test_a_door_trap_reaches_both_sides_at_one_but_not_through_the_door():
    # Fire Crater reaches 2 zones: from a door these are the border zones and their neighbours.
    match = table("""
        active: 0
        players: 4
        heroes: [{zone: B2}, {zone: C2}, {zone: A2}, {zone: A1}]
        on_top: {trap: [fire_crater]}
        next: {blue: [4, 8, 4, 4, 4]}
    """)
    play(match, "open:B2-C2")
    assert [len(one.conditions.fire) for one in match.state.heroes] == [1, 1, 1, 0]


@pytest.mark.rule("SS-TRP-03")
def test_a_trap_does_not_spread_over_the_blocked_side_of_a_barrier():
    match = table("""
        active: 0
        heroes: [{zone: B2}, {zone: A2}]
        barriers: [[B2, A2], [B2, B3]]
        on_top: {trap: [fire_crater]}
        next: {blue: [4, 4]}
    """)
    play(match, "open:B2-C2")
    assert hero(match, 1).conditions.fire == ()


@pytest.mark.rule("SS-TRP-05", "SS-DOR-08")
def test_a_chest_is_emptied_after_its_trap():
    match = table(
        """
        active: 0
        heroes: [{zone: D3}, {zone: A1}]
        on_top: {trap: [no_trap], treasure: [soul_vial]}
    """
    )
    play(match, "force_open:D3")
    assert match.state.chests == {}
    assert hero(match).gold == 20
    assert hero(match).inventory == ("soul_vial",)


@pytest.mark.rule("SS-TRP-06", "SS-TRP-07")
def test_traps_spare_ghosts_and_hit_companions():
    match = table("""
        active: 0
        heroes: [{zone: B2}, {zone: B2, ghost: true}]
        companions: [{card: warrior, owner: 0, zone: B2}]
        on_top: {trap: [net]}
        next: {blue: [8, 8]}
    """)
    play(match, "open:B2-C2")
    assert hero(match).conditions.restrictive == "slow"
    assert hero(match, 1).conditions.restrictive == ""
    assert match.state.companions[0].conditions.restrictive == "slow"


@pytest.mark.rule("SS-DOR-09", "SS-DOR-10")
def test_a_magic_lock_holds_until_its_key_comes():
    match = table("active: 0\nheroes: [{zone: B2, key: true}, {}]\nlocks: [B2-C2]\non_top: {trap: [no_trap]}")
    assert "open:B2-C2" not in ids(match)
    play(match, "unlock:B2-C2", "open:B2-C2")
    assert match.state.shut == ()


@pytest.mark.rule("SS-DOR-11", "SS-STD-10")
@pytest.mark.parametrize(("face", "gold"), [(8, 10), (1, 0)])
def test_a_search_token_is_turned_over_and_a_die_says_what_is_found(face, gold):
    match = table(f"active: 0\nheroes: [{{zone: B1}}, {{zone: A1}}]\nnext: {{red: [{face}]}}")
    play(match, "search")
    assert match.state.searches == {}
    assert hero(match).gold == gold


@pytest.mark.rule("SS-WPT-01", "SS-EVT-09", "SS-EVT-15")
def test_a_living_hero_triggers_a_waypoint_and_goes_on():
    match = table("active: 0\nheroes: [{zone: C2}, {zone: A1}]")
    play(match, "move:D2")
    assert match.state.flags == ("gate_reached",)
    assert told(match, "story")
    assert [portal.open for portal in match.state.portals] == [True, True]
    assert "move:C2" in ids(match)


@pytest.mark.rule("SS-WPT-01", "SS-GHO-02")
def test_ghosts_do_not_trigger_waypoints():
    match = table("active: 0\nheroes: [{zone: C2, ghost: true}, {zone: A1}]")
    play(match, "float:D2")
    assert match.state.flags == ()
