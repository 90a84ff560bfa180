"""Whatever the position: there is an outcome, it is legal, and it can be explained."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.games.havens.rulings import Ability, Area, Attack, Figure, Position, Terrain, path, ruling
from tafelrunde.games.havens.rulings.drawing import draw
from tafelrunde.games.havens.rulings.position import Kind
from tafelrunde.games.havens.rulings.wording import say
from tafelrunde.kernel.words.messages import CODES
from tafelrunde.tabletop.hexes import disc, distance, neighbours

MAP = sorted(disc((0, 0), 4))
EDGES = [(at, other) for at in MAP for other in neighbours(at)]
PLACES = st.sampled_from(MAP)
OFFSETS = st.lists(st.sampled_from(sorted(disc((0, 0), 3))), min_size=1, max_size=4, unique=True).map(tuple)
AREAS = st.builds(Area, OFFSETS, st.sampled_from([None, (0, 0)]))
ATTACKS = st.builds(Attack, st.one_of(st.none(), st.integers(1, 6)), st.integers(1, 4), st.one_of(st.none(), AREAS))
ABILITIES = st.builds(Ability, st.integers(0, 6), st.one_of(st.none(), ATTACKS), st.booleans(), st.booleans())
KINDS = st.sampled_from(get_args(Kind))


@st.composite
def positions(draw: st.DrawFn) -> Position:
    places = draw(st.lists(PLACES, min_size=1, max_size=8, unique=True))
    figures = [Figure("m0", "monster", places[0])]
    for number, at in enumerate(places[1:]):
        hero = draw(st.booleans())
        initiative = draw(st.integers(0, 3)) if hero else 0
        figures.append(Figure(f"f{number}", "hero" if hero else "monster", at, initiative))
    solid = draw(st.sets(PLACES, max_size=15)) - set(places)
    hexes = tuple(at for at in MAP if at not in solid)
    tiles = draw(st.dictionaries(st.sampled_from(hexes), KINDS, max_size=15))
    return Position(
        rules=draw(st.sampled_from(["gloomhaven", "frosthaven"])),
        hexes=hexes,
        figures=tuple(figures),
        acting="m0",
        ability=draw(ABILITIES),
        walls=tuple(draw(st.lists(st.sampled_from(EDGES), max_size=8))),
        terrain=tuple(Terrain(at, kind) for at, kind in tiles.items()),
        flying=draw(st.booleans()),
        muddled=draw(st.booleans()),
    )


@pytest.mark.rule("GH-MOV-01", "GH-MOV-03", "GH-AMB-01")
@settings(deadline=None, max_examples=300)
@given(positions())
def test_every_ruling_is_legal_and_explained(case: Position):
    found = ruling(case)
    heroes = {figure.id for figure in case.figures if figure.side == "hero"}
    others = {figure.at for figure in case.figures if figure.id != "m0"}
    assert found.outcomes
    assert len({(one.end, one.attacks) for one in found.outcomes}) == len(found.outcomes)
    for one in found.outcomes:
        assert one.end in case.hexes
        assert one.end not in others
        assert heroes.issuperset(one.focus)
        assert heroes.issuperset(one.attacks)
        assert not one.attacks or set(one.focus) & set(one.attacks)
        assert one.because
        way = path(case, one.end)
        assert (way[0], way[-1]) == (case.actor.at, one.end)
        if not case.terrain:
            assert distance(way[0], way[-1]) <= case.ability.move
    for code in CODES:
        assert all(say(step, code) for step in found.steps)
    assert "m0" in draw(case, [one.end for one in found.outcomes])
