"""Where a monster goes and whom it attacks."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.havens.rulings import Area, Attack, Position, path, ruling
from tests.havens.positions import position, ranged


def ends(case: Position) -> set[tuple[int, int]]:
    return {outcome.end for outcome in ruling(case).outcomes}


def attacks(case: Position) -> set[tuple[str, ...]]:
    return {outcome.attacks for outcome in ruling(case).outcomes}


@pytest.mark.rule("GH-MMV-03", "GH-MMV-06", "GH-MMV-16", "GH-MAT-06")
def test_ranged_it_steps_away_from_its_focus():
    heroes = {"c1": ((1, 0), 1)}
    assert ends(position(heroes=heroes, attack=ranged(3), move=1)) == {(-1, 0), (-1, 1), (0, -1)}
    assert ends(position(heroes=heroes, attack=ranged(3), move=0)) == {(0, 0)}
    assert ends(position(heroes={"c1": ((2, 0), 1)}, attack=ranged(3))) == {(0, 0)}


@pytest.mark.rule("FH-MMV-07", "GH-CON-21")
def test_a_muddled_monster_does_not_step_away():
    for rules in ("gloomhaven", "frosthaven"):
        case = position(heroes={"c1": ((1, 0), 1)}, attack=ranged(3), muddled=True, rules=rules)
        assert ends(case) == {(0, 0)}


@pytest.mark.rule("GH-AOE-09", "GH-MAT-06")
def test_melee_never_steps_away():
    area = Area(((1, 0), (2, 0)), origin=(0, 0))
    assert ends(position(heroes={"c1": ((1, 0), 1)}, attack=Attack(area=area))) == {(0, 0)}


@pytest.mark.rule("GH-MMV-05", "GH-MMV-16", "GH-MAT-02")
def test_it_goes_where_it_hits_most():
    heroes = {"c1": ((2, 0), 1), "c2": ((2, 2), 2)}
    one = position(heroes=heroes, move=3)
    two = position(heroes=heroes, move=3, attack=Attack(targets=2))
    assert ends(one) == {(1, 0)}
    # One target needs one step; both are only beside (2, 1) and (1, 2) … (2, 1) is nearer.
    assert ends(two) == {(2, 1)}
    assert attacks(two) == {("c1", "c2")}


@pytest.mark.rule("GH-MMV-07", "FH-DIF-25", "FH-MMV-05")
def test_no_disadvantage_against_the_focus_or_more_targets():
    heroes = {"c1": ((1, 0), 1), "c2": ((3, 0), 2)}
    # From (0, 0) both are in range, but c1 is beside it.
    options: dict[str, Any] = {"heroes": heroes, "attack": ranged(3, targets=2), "move": 1}
    away = {((-1, 0), ("c1",)), ((-1, 1), ("c1",)), ((0, -1), ("c1",))}
    assert {(o.end, o.attacks) for o in ruling(position(**options)).outcomes} == away
    other = position(**options, rules="frosthaven")
    assert {(o.end, o.attacks) for o in ruling(other).outcomes} == {((0, 0), ("c1", "c2"))}


@pytest.mark.rule("GH-MAT-03", "GH-MMV-08", "GH-AOE-08")
def test_further_targets_by_the_focus_rules_from_where_the_turn_began():
    heroes = {"c1": ((2, 0), 50), "c2": ((-3, 0), 90), "c3": ((0, 3), 80), "c4": ((0, -4), 1)}
    assert attacks(position(heroes=heroes, attack=ranged(4, targets=2))) == {("c1", "c3")}
    all_equal = position(heroes=heroes, attack=ranged(4, targets=2), rules="frosthaven")
    assert attacks(all_equal) == {("c1", "c2"), ("c1", "c3"), ("c1", "c4")}


@pytest.mark.rule("GH-MMV-08", "FH-MMV-05", "FH-MMV-08")
def test_it_goes_farther_to_stand_beside_fewer_of_its_further_targets():
    # One step from the focus c1 it stands beside c2; two steps lead away from both.
    case: dict[str, Any] = {"heroes": {"c1": ((1, 0), 1), "c2": ((-1, 0), 2)}, "attack": ranged(3, targets=2)}
    assert ends(position(**case, move=1)) == {(-1, 1), (0, -1)}
    for rules in ("gloomhaven", "frosthaven"):
        farther = ruling(position(**case, move=2, rules=rules))
        assert {(one.end, one.attacks) for one in farther.outcomes} == {
            (at, ("c1", "c2")) for at in [(-2, 2), (-1, 2), (0, 2), (0, -2), (1, -2), (2, -2)]
        }
        assert "less-disadvantage" in [step.text for step in farther.steps]


@pytest.mark.rule("GH-MMV-08", "GH-MAT-03", "FH-MMV-05", "FH-FOC-14")
def test_gloomhaven_settles_its_targets_before_its_hex_and_frosthaven_both_at_once():
    # Within one step only c3 is a further target without disadvantage, but c2 is nearer.
    heroes = {"c1": ((1, 0), 1), "c2": ((-1, 0), 2), "c3": ((0, -3), 3)}
    case: dict[str, Any] = {"heroes": heroes, "attack": ranged(3, targets=2), "move": 1}
    assert attacks(position(**case)) == {("c1", "c2")}
    assert attacks(position(**case, rules="frosthaven")) == {("c1", "c3")}


@pytest.mark.rule("GH-MMV-08", "FH-MMV-08")
def test_beside_a_further_target_it_steps_away_and_says_why():
    case: dict[str, Any] = {"heroes": {"c1": ((3, 0), 1), "c2": ((-1, 0), 2)}, "attack": ranged(3, targets=2)}
    for rules in ("gloomhaven", "frosthaven"):
        found = ruling(position(**case, rules=rules), focus="c1")
        assert {(one.end, one.attacks) for one in found.outcomes} == {
            (at, ("c1", "c2")) for at in [(1, 0), (1, -1), (0, 1)]
        }
        assert "further-disadvantage" in [step.text for step in found.steps]


@pytest.mark.rule("GH-MMV-09", "GH-MAT-07")
def test_out_of_reach_it_goes_as_near_as_it_can_and_attacks_nobody():
    case = position(monster=(-5, 0), heroes={"c1": ((5, 0), 1)}, move=3, only=[(q, 0) for q in range(-5, 6)])
    assert [(o.end, o.attacks, o.focus) for o in ruling(case).outcomes] == [((-2, 0), (), ("c1",))]


@pytest.mark.rule("GH-MMV-09", "FH-MMV-03")
def test_out_of_reach_gloomhaven_heads_for_the_best_attack_and_frosthaven_for_the_nearest():
    # Beside c1 alone it is after 3 points; beside both only in the gap between them, after 4.
    heroes = {"c1": ((0, 4), 1), "c2": ((2, 3), 2)}
    options: dict[str, Any] = {"heroes": heroes, "attack": Attack(targets=2), "move": 2}
    goal = [step.args["goals"] for step in ruling(position(**options)).steps if step.text == "goal"]
    assert goal == ["[1, 3]"]
    nearest = [step.args for step in ruling(position(**options, rules="frosthaven")).steps if step.text == "goal"]
    assert nearest[0]["points"] == 3


@pytest.mark.rule("GH-MMV-10", "GH-MMV-17", "FH-MMV-09")
def test_it_steps_into_no_trap_while_another_way_exists():
    # Straight ahead is a trap; the way around is long.
    row = [(q, 0) for q in range(5)]
    detour = [(0, 1), (1, 1), (2, 1), (3, 1)]
    heroes = {"c1": ((4, 0), 1)}
    assert ends(position(heroes=heroes, only=row + detour, trap=[(1, 0)], move=1)) == {(0, 1)}
    assert ends(position(heroes=heroes, only=row, trap=[(1, 0)], move=1)) == {(1, 0)}


@pytest.mark.rule("GH-MOV-01", "GH-MOV-09", "GH-OVL-11")
def test_difficult_terrain_costs_two():
    row = [(q, 0) for q in range(5)]
    case: dict[str, Any] = {"heroes": {"c1": ((3, 0), 1)}, "only": row, "difficult": [(1, 0)]}
    assert ends(position(**case, move=2)) == {(1, 0)}
    assert ends(position(**case, move=1)) == {(0, 0)}
    assert ends(position(**case, move=3)) == {(2, 0)}


@pytest.mark.rule("GH-MOV-04")
def test_no_movement_crosses_a_wall():
    row = [(q, 0) for q in range(4)]
    ways: list[dict[str, Any]] = [{}, {"jump": True}, {"flying": True}]
    for options in ways:
        walled = position(heroes={"c1": ((3, 0), 1)}, only=row, walls=[((0, 0), (1, 0))], **options)
        assert ruling(walled).outcomes[0].focus == ()


@pytest.mark.rule("GH-MOV-06", "GH-MMV-14", "FH-JMP-01", "FH-JMP-02")
def test_a_jump_touches_only_its_last_hex():
    row = [(q, 0) for q in range(5)]
    over: dict[str, Any] = {"heroes": {"c1": ((4, 0), 1)}, "only": row, "jump": True}
    for kind in ("obstacle", "trap", "hazard", "difficult"):
        tiles: dict[str, Any] = {kind: [(1, 0), (2, 0)]}
        assert ends(position(**over, move=3, **tiles)) == {(3, 0)}
    # It does not end in a trap that is not on the way it must go.
    assert ends(position(**over, move=2, trap=[(2, 0)])) == {(1, 0)}
    assert ends(position(**over, move=2, obstacle=[(2, 0)])) == {(1, 0)}


@pytest.mark.rule("GH-MOV-06", "FH-JMP-01", "FH-TIL-11")
def test_difficult_terrain_at_the_end_of_a_jump():
    row = [(q, 0) for q in range(4)]
    case: dict[str, Any] = {"heroes": {"c1": ((3, 0), 1)}, "only": row, "jump": True, "difficult": [(2, 0)], "move": 2}
    assert attacks(position(**case)) == {()}
    assert attacks(position(**case, rules="frosthaven")) == {("c1",)}


@pytest.mark.rule("GH-MOV-07", "GH-MMV-15", "FH-FLY-01")
def test_flying_ignores_everything_but_walls_and_ends_over_anything_but_figures():
    row = [(q, 0) for q in range(5)]
    for kind in ("obstacle", "trap", "hazard", "difficult", "ice"):
        tiles: dict[str, Any] = {kind: [(1, 0), (2, 0), (3, 0)]}
        case = position(heroes={"c1": ((4, 0), 1)}, only=row, flying=True, move=3, **tiles)
        assert ends(case) == {(3, 0)}
    blocked = position(heroes={"c1": ((4, 0), 1)}, only=row, flying=True, move=3, allies=[(3, 0)])
    assert ruling(blocked).outcomes[0].focus == ()


@pytest.mark.rule("FH-TIL-17")
def test_an_object_counts_as_a_figure_in_frosthaven():
    row = [(q, 0) for q in range(4)]
    case: dict[str, Any] = {"heroes": {"c1": ((3, 0), 1)}, "only": row, "flying": True, "object": [(2, 0)]}
    assert attacks(position(**case)) == {("c1",)}
    assert ruling(position(**case, rules="frosthaven")).outcomes[0].focus == ()


@pytest.mark.rule("FH-TIL-12", "FH-TIL-13", "FH-TIL-14", "FH-FOC-06")
def test_ice_carries_on_in_the_same_direction():
    row = [(q, 0) for q in range(6)]
    slide = position(heroes={"c1": ((5, 0), 1)}, only=row, ice=[(1, 0), (2, 0), (3, 0)], move=1, rules="frosthaven")
    assert ends(slide) == {(4, 0)}
    stopped = position(heroes={"c1": ((3, 0), 1)}, only=row, ice=[(1, 0), (2, 0)], move=1, rules="frosthaven")
    assert ends(stopped) == {(2, 0)}


@pytest.mark.rule("FH-TEL-01", "FH-TEL-03", "FH-TEL-04")
def test_teleporting_passes_walls_and_needs_a_free_hex():
    islands = [(0, 0), (3, 0), (4, 0)]
    case: dict[str, Any] = {"heroes": {"c1": ((4, 0), 1)}, "only": islands, "teleport": True, "rules": "frosthaven"}
    assert ends(position(**case, move=3)) == {(3, 0)}
    assert ends(position(**case, move=2)) == {(0, 0)}
    assert ruling(position(**case, move=3, obstacle=[(3, 0)])).outcomes[0].focus == ()


@pytest.mark.rule("GH-MOV-07", "GH-MMV-15", "FH-FLY-01", "FH-TEL-04")
def test_who_flies_and_teleports_ends_over_a_trap_as_over_an_obstacle():
    hexes = [*[(q, 0) for q in range(5)], (3, 1)]
    for rules in ("gloomhaven", "frosthaven"):
        for kind in ("obstacle", "trap", "hazard"):
            tiles: dict[str, Any] = {kind: [(3, 0)]}
            case = position(
                heroes={"c1": ((4, 0), 1)}, only=hexes, teleport=True, flying=True, move=4, rules=rules, **tiles
            )
            assert ends(case) == {(3, 0)}, (rules, kind)
            assert not [step for step in ruling(case).steps if step.text == "harm"]


@pytest.mark.rule("GH-AOE-01", "GH-AOE-02", "GH-MAT-09")
def test_a_pattern_about_the_monster_is_turned_and_mirrored():
    bend = Area(((1, 0), (1, 1)), origin=(0, 0))
    heroes = {"c1": ((0, 1), 1), "c2": ((1, 1), 2)}
    assert attacks(position(heroes=heroes, attack=Attack(area=bend), move=0)) == {("c1", "c2")}


@pytest.mark.rule("GH-AOE-03", "FH-AOE-04")
def test_one_hex_of_a_loose_pattern_in_range_is_enough_and_it_lies_on_the_map():
    apart = ranged(2, area=Area(((0, 0), (2, 2))))
    heroes = {"c1": ((3, 0), 1)}
    assert attacks(position(heroes=heroes, attack=apart, move=0)) == {("c1",)}
    # The two hexes within range 2 from which the pattern can reach c1 are wall, and no range is counted into walls.
    assert attacks(position(heroes=heroes, attack=apart, move=0, solid=[(-1, 2), (1, -2)])) == {()}


@pytest.mark.rule("GH-AOE-04", "FH-AOE-05")
def test_an_area_hits_only_who_is_seen():
    pair = Area(((0, 0), (1, 0)))
    heroes = {"c1": ((2, 0), 1), "c2": ((3, 0), 2)}
    walls = [((2, 0), (3, 0)), ((2, 0), (3, -1)), ((2, 1), (3, 0)), ((2, 1), (3, 1))]
    case = position(heroes=heroes, attack=ranged(3, area=pair), walls=walls, move=0)
    assert attacks(case) == {("c1",)}


@pytest.mark.rule("GH-AOE-06", "FH-AOE-08", "FH-TGT-02")
def test_the_single_targets_come_besides_the_area_and_nobody_is_hit_twice():
    pair = Area(((0, 0), (1, 0)))
    heroes = {"c1": ((2, 0), 1), "c2": ((3, 0), 2), "c3": ((-2, 0), 3)}
    case = position(heroes=heroes, attack=ranged(3, targets=2, area=pair), move=0)
    assert attacks(case) == {("c1", "c2", "c3")}
    assert attacks(position(heroes={"c1": ((2, 0), 1)}, attack=ranged(3, targets=2, area=pair), move=0)) == {("c1",)}


@pytest.mark.rule("GH-AOE-07")
def test_allies_are_not_hit():
    pair = Area(((0, 0), (1, 0)))
    case = position(heroes={"c1": ((2, 0), 1)}, allies=[(3, 0), (1, 0)], attack=ranged(3, area=pair), move=0)
    assert attacks(case) == {("c1",)}


@pytest.mark.rule("GH-LOS-01", "GH-LOS-03", "GH-OVL-12", "FH-LOS-02")
def test_only_walls_block_an_attack():
    between = [(1, 0), (2, 0), (1, 1), (2, -1)]
    case: dict[str, Any] = {"heroes": {"c1": ((3, 0), 1)}, "attack": ranged(5), "move": 0}
    assert attacks(position(**case, obstacle=between)) == {("c1",)}
    assert attacks(position(**case, allies=between)) == {("c1",)}
    assert attacks(position(**case, solid=between)) == {()}


def test_the_way_to_the_end():
    row = [(q, 0) for q in range(5)]
    case = position(heroes={"c1": ((4, 0), 1)}, only=row, move=3)
    assert path(case, (3, 0)) == ((0, 0), (1, 0), (2, 0), (3, 0))
    assert path(case, (0, 0)) == ((0, 0),)
    slid = position(heroes={"c1": ((4, 0), 1)}, only=row, ice=[(1, 0), (2, 0)])
    assert path(slid, (3, 0)) == ((0, 0), (3, 0))
