"""On any crowded table the quick ruling finds exactly what the slow reference enumerates."""

from __future__ import annotations

import random
from typing import get_args

import pytest
from msgspec.structs import replace

from tafelrunde.games.havens.rulings import Ability, Area, Attack, Figure, Position, Terrain, ruling
from tafelrunde.games.havens.rulings.position import Kind
from tafelrunde.tabletop.hexes import disc, neighbours
from tests.havens import reference

MAP = sorted(disc((0, 0), 4))
AROUND = sorted(disc((0, 0), 2))
KINDS: tuple[Kind, ...] = get_args(Kind)


def crowded(seed: int) -> Position:
    """A small map with many enemies, of whom several tie, and mostly an attack on several at once."""
    rng = random.Random(seed)
    solid = set(rng.sample(MAP, rng.choice((0, 0, 4, 12))))
    hexes = [at for at in MAP if at not in solid]
    places = rng.sample(hexes, rng.randint(2, 10))
    figures = [Figure("m0", "monster", places[0])]
    for number, at in enumerate(places[1:]):
        hero = rng.random() < 0.85
        figures.append(
            Figure(
                f"f{number}",
                "hero" if hero else "monster",
                at,
                initiative=rng.randint(0, 2) if hero else 0,
                order=rng.randint(0, 1),
                invisible=rng.random() < 0.05,
                guarded=rng.random() < 0.1,
            )
        )
    area = None
    if rng.random() < 0.5:
        shape = tuple(rng.sample(AROUND, rng.randint(1, 5)))
        area = Area(shape, None if rng.random() < 0.7 else (0, 0))
    reach = None if rng.random() < 0.2 else rng.randint(1, 5)
    attack = None if rng.random() < 0.05 else Attack(reach, rng.choice((1, 2, 2, 3, 3, 4, 9)), area)
    tiles = rng.sample(hexes, rng.choice((0, 0, 3, 10)))
    return Position(
        rules=rng.choice(("gloomhaven", "frosthaven")),
        hexes=tuple(hexes),
        figures=tuple(figures),
        acting="m0",
        ability=Ability(rng.randint(0, 5), attack, rng.random() < 0.15, rng.random() < 0.1),
        walls=tuple((at, rng.choice(list(neighbours(at)))) for at in rng.sample(MAP, rng.choice((0, 0, 6)))),
        terrain=tuple(Terrain(at, rng.choice(KINDS)) for at in tiles),
        flying=rng.random() < 0.15,
        muddled=rng.random() < 0.1,
        began=rng.choice((None, None, None, rng.choice(hexes))),
    )


@pytest.mark.rule("GH-MMV-08", "GH-MMV-09", "GH-MAT-03", "GH-MAT-09", "FH-MMV-03", "FH-MMV-05", "FH-FOC-14")
@pytest.mark.parametrize("part", range(8))
def test_the_quick_ruling_finds_what_enumerating_finds(part: int):
    for seed in range(40 * part, 40 * part + 40):
        case = crowded(seed)
        found = {(outcome.end, outcome.attacks) for outcome in ruling(case).outcomes}
        assert found == reference.answers(case), f"crowded({seed})"


@pytest.mark.parametrize("part", range(4))
def test_a_brief_ruling_has_the_same_outcomes(part: int):
    for seed in range(60 * part, 60 * part + 60):
        case = crowded(seed)
        told, brief = ruling(case), ruling(case, brief=True)
        assert [replace(outcome, because=()) for outcome in told.outcomes] == list(brief.outcomes), f"crowded({seed})"
