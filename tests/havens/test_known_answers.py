"""The known right answers come out exactly, and stay the same when the whole table is turned or mirrored."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tafelrunde.games.havens.rulings import Position, ruling
from tafelrunde.games.havens.rulings.reading import contradictions
from tafelrunde.tabletop.hexes import Hex, mirror, rotate

FILE = Path(__file__).parents[3] / "shared" / "cases" / "monster-moves.json"
CASES: list[Position] = msgspec.json.decode(FILE.read_bytes(), type=list[Position]) if FILE.is_file() else []

pytestmark = pytest.mark.skipif(not CASES, reason=f"the known answers are not there: {FILE}")

SMALL = st.integers(-9, 9)
Answer = tuple[Hex, tuple[str, ...], tuple[str, ...]]


def answers(case: Position) -> set[Answer]:
    return {(outcome.end, outcome.attacks, outcome.focus) for outcome in ruling(case).outcomes}


def known(case: Position) -> set[Answer]:
    return {(outcome.end, outcome.attacks, outcome.focus) for outcome in case.expect}


@pytest.mark.rule("GH-FOC-03", "GH-FOC-06", "GH-FOC-07", "GH-FOC-08", "GH-FOC-09", "GH-MMV-08", "GH-MMV-09")
@pytest.mark.parametrize("case", [case for case in CASES if case.rules == "gloomhaven"], ids=lambda case: case.id)
def test_gloomhaven(case: Position):
    assert answers(case) == known(case)


@pytest.mark.rule("FH-FOC-04", "FH-FOC-08", "FH-MMV-03", "FH-MMV-05", "FH-MMV-08", "FH-DIF-24", "FH-DIF-25")
@pytest.mark.parametrize("case", [case for case in CASES if case.rules == "frosthaven"], ids=lambda case: case.id)
def test_frosthaven(case: Position):
    assert answers(case) == known(case)


def test_the_cases_contradict_nothing():
    assert [list(contradictions(case)) for case in CASES] == [[] for _ in CASES]


@settings(deadline=None, max_examples=150)
@given(st.sampled_from(CASES) if CASES else st.nothing(), st.integers(0, 5), st.booleans(), st.tuples(SMALL, SMALL))
def test_turning_mirroring_and_moving_the_table_changes_nothing(case: Position, turns: int, mirrored: bool, by: Hex):
    def turn(at: Hex) -> Hex:
        q, r = rotate(mirror(at) if mirrored else at, turns)
        return q + by[0], r + by[1]

    turned = replace(
        case,
        hexes=tuple(turn(at) for at in case.hexes),
        walls=tuple((turn(one), turn(other)) for one, other in case.walls),
        terrain=tuple(replace(tile, at=turn(tile.at)) for tile in case.terrain),
        figures=tuple(replace(figure, at=turn(figure.at)) for figure in case.figures),
    )
    assert answers(turned) == {(turn(end), attacks, focus) for end, attacks, focus in known(case)}
