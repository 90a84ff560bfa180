"""However the ground is: what a move can reach is what walking every way by hand finds, and the way is a real one."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.games.havens.rules.heroes.reach import Choice, reach
from tafelrunde.games.havens.state.progress import Moving
from tafelrunde.tabletop.hexes import disc, neighbours
from tests.helpers.gloomhaven import Board, card

HEXES = tuple(disc((0, 0), 2))
KINDS = ("floor", "floor", "floor", "wall", "obstacle", "trap", "hazard", "difficult", "ally", "enemy")


def every_way(cells, points, jump):
    """The best (harm, cost) of every hex where a move may end, by trying all ways."""
    best = {}

    def go(at, harm, cost):
        kind = cells[at]
        free = kind not in ("ally", "enemy", "obstacle")
        landing = cost + (jump and kind == "difficult")
        if at != (0, 0) and free and landing <= points:
            best[at] = min(best.get(at, (99, 99)), (harm, cost))
        for to in neighbours(at):
            there = cells.get(to, "wall")
            if there == "wall" or (not jump and there in ("obstacle", "enemy")):
                continue
            more = 2 if there == "difficult" and not jump else 1
            if cost + more <= points:
                go(to, harm + (not jump and there in ("trap", "hazard")), cost + more)

    go((0, 0), 0, 0)
    return best


@pytest.mark.rule("GH-MOV-01", "GH-MOV-02", "GH-MOV-03", "GH-MOV-04", "GH-MOV-06", "GH-MOV-09")
@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(st.lists(st.sampled_from(KINDS), min_size=len(HEXES), max_size=len(HEXES)), st.integers(0, 5), st.booleans())
def test_reach_is_what_walking_every_way_finds(kinds, points, jump):
    cells = dict(zip(HEXES, kinds, strict=True)) | {(0, 0): "floor"}
    table = Board([at for at, kind in cells.items() if kind != "wall"])
    table.hero("brute", (0, 0))
    for number, (at, kind) in enumerate(cells.items(), start=1):
        if kind == "enemy":
            table.monster("guard", at, number, cards=[card()], standees=30)
        elif kind == "ally":
            table.hero(f"hero{number}", at)
        elif kind not in ("floor", "wall"):
            table.tile(kind, at)
    game = table.game()
    field = reach(game, game.figure("brute"), Moving(points, jump=jump))
    found = {field.grid.hex(index): way for index, way in field.ends.items()}
    assert found == every_way(cells, points, jump)
    for index, (harm, cost) in field.ends.items():
        way = [field.grid.hex(step) for step in field.route(Choice(index, harm, cost))]
        kinds_on_the_way = [cells[at] for at in way]
        assert all(to in neighbours(at) for at, to in zip([(0, 0), *way], way, strict=False))
        assert jump or harm == sum(kind in ("trap", "hazard") for kind in kinds_on_the_way)
        assert cost == sum(2 if kind == "difficult" and not jump else 1 for kind in kinds_on_the_way)
