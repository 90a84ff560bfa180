"""Whom a monster focuses on."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.rulings import Position, ruling
from tests.havens.positions import position, ranged


def focus(case: Position) -> set[str]:
    return {name for outcome in ruling(case).outcomes for name in outcome.focus}


@pytest.mark.rule("GH-FOC-01", "GH-MMV-04")
def test_the_only_enemy_is_the_focus():
    case = position(heroes={"c1": ((3, 0), 10)}, move=2)
    assert focus(case) == {"c1"}
    assert [(one.end, one.attacks) for one in ruling(case).outcomes] == [((2, 0), ("c1",))]


@pytest.mark.rule("GH-FOC-03", "GH-FOC-14")
def test_the_shortest_way_counts_not_the_distance():
    # c1 stands two hexes away behind obstacles, c2 three hexes away in the open.
    fence = [(1, 0), (1, -1), (0, 1), (1, 1), (2, -1), (3, -1), (3, 0), (2, 1)]
    case = position(heroes={"c1": ((2, 0), 1), "c2": ((-3, 0), 99)}, obstacle=fence[1:])
    blocked = position(heroes={"c1": ((2, 0), 1), "c2": ((-3, 0), 99)}, obstacle=fence)
    assert focus(case) == {"c1"}
    assert focus(blocked) == {"c2"}


@pytest.mark.rule("GH-FOC-04", "GH-MMV-02")
def test_without_an_attack_it_looks_for_a_melee_target():
    case = position(heroes={"c1": ((2, 0), 1)}, attack=None)
    assert [(one.end, one.attacks, one.focus) for one in ruling(case).outcomes] == [((1, 0), (), ("c1",))]


@pytest.mark.rule("GH-FOC-05")
def test_the_range_of_the_attack_counts():
    heroes = {"c1": ((3, 0), 50), "c2": ((0, 2), 60)}
    assert focus(position(heroes=heroes, attack=ranged(3))) == {"c2"}
    # Behind obstacles c2 is far for a sword and near for a bow.
    fence = [(0, 1), (1, 1), (1, 2), (0, 3), (-1, 3), (-1, 2)]
    assert focus(position(heroes=heroes, obstacle=fence)) == {"c1"}


@pytest.mark.rule("GH-FOC-06", "GH-MMV-12", "GH-MOV-02", "GH-MOV-03")
def test_through_allies_but_not_onto_them():
    row = [(q, 0) for q in range(5)]
    through = position(heroes={"c1": ((4, 0), 1)}, only=row, allies=[(1, 0)], move=3)
    assert [one.end for one in ruling(through).outcomes] == [(3, 0)]
    stuck = position(heroes={"c1": ((4, 0), 1)}, only=row, allies=[(1, 0), (2, 0)], move=2)
    assert [one.end for one in ruling(stuck).outcomes] == [(0, 0)]


@pytest.mark.rule("GH-FOC-06", "GH-MOV-02")
def test_not_through_enemies():
    row = [(q, 0) for q in range(5)]
    case = position(heroes={"c1": ((2, 0), 50), "c2": ((4, 0), 1)}, only=row, move=1)
    assert focus(case) == {"c1"}
    assert "unreachable" in [step.text for step in ruling(case).steps]


@pytest.mark.rule("GH-FOC-07", "GH-FOC-15")
def test_traps_are_avoided_unless_nobody_can_be_reached_otherwise():
    around = [(2, 0), (2, 1), (3, 1), (4, 0), (4, -1), (3, -1)]
    near = {"c1": ((3, 0), 1)}
    both = near | {"c2": ((-5, 0), 99)}
    assert focus(position(heroes=both, trap=around)) == {"c2"}
    assert focus(position(heroes=near, trap=around)) == {"c1"}


@pytest.mark.rule("GH-FOC-08")
def test_equal_ways_the_nearest():
    # Both can be shot from here.
    case = position(heroes={"c1": ((3, 0), 1), "c2": ((0, 2), 99)}, attack=ranged(3))
    assert focus(case) == {"c2"}


@pytest.mark.rule("GH-FOC-09")
def test_equally_near_the_earliest():
    assert focus(position(heroes={"c1": ((3, 0), 20), "c2": ((-3, 0), 10)})) == {"c2"}


@pytest.mark.rule("GH-FOC-10", "GH-AMB-01")
def test_still_equal_either():
    case = position(heroes={"c1": ((3, 0), 10), "c2": ((-3, 0), 10)})
    assert {one.focus for one in ruling(case).outcomes} == {("c1",), ("c2",)}
    assert [step.text for step in ruling(case).steps][-1] == "party"


@pytest.mark.rule("GH-FOC-11", "GH-CON-28")
def test_no_hex_to_attack_from_no_focus():
    hidden = position(heroes={"c1": ((5, 0), 1)}, solid=[(4, 0), (4, 1), (5, -1)])
    alone = position()
    for case in (hidden, alone):
        assert [(one.end, one.attacks, one.focus) for one in ruling(case).outcomes] == [((0, 0), (), ())]


@pytest.mark.rule("GH-FOC-13")
def test_without_movement_the_focus_is_found_as_if_it_could_move():
    case = position(heroes={"c1": ((2, 0), 99), "c2": ((-3, 0), 1)}, move=0)
    assert [(one.end, one.attacks, one.focus) for one in ruling(case).outcomes] == [((0, 0), (), ("c1",))]


def test_every_enemy_is_accounted_for():
    case = position(heroes={"c1": ((3, 0), 20), "c2": ((-3, 0), 10)})
    considered = [step.args for step in ruling(case).steps if step.text == "considered"]
    assert considered == [
        {"enemy": "c1", "harm": 0, "path": 2, "proximity": 3, "initiative": 20},
        {"enemy": "c2", "harm": 0, "path": 2, "proximity": 3, "initiative": 10},
    ]
