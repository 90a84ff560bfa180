"""Walking in the Dark (chapter 11.2), and tokens that are lost for good (MD-OBJ-09)."""

import pytest

from tafelrunde.games.massive_darkness.game import Game
from tests.massive_darkness.table import hero, ids, play, table


@pytest.mark.rule("MD-Q0-01", "MD-Q0-02", "MD-Q0-04", "MD-XP-02")
def test_the_map_lies_on_8r_and_gives_three_xp():
    match = table("heroes: [{zone: A1}, {}]")
    assert {zone.tile for zone in Game(match.state).board.zones.values()} == {"6V", "8R"}
    assert [(token.kind, token.zone) for token in match.state.objectives] == [("library", "A1")]
    play(match, "pick_up")
    assert (hero(match).xp, hero(match, 1).xp) == (3, 0)
    assert match.state.objectives == []


@pytest.mark.rule("MD-Q0-02", "MD-Q0-03", "MD-OBJ-04", "MD-OBJ-05")
def test_everybody_escapes_with_the_map():
    match = table("heroes: [{zone: B1}, {zone: B1}]")
    assert "leave" not in ids(match)
    match = table("heroes: [{zone: B1}, {zone: B1}]\nmarks: {map: 1}")
    play(match, "leave")
    assert not match.over
    play(match, "leave")
    assert match.state.result == "won"


@pytest.mark.rule("MD-OBJ-09", "MD-OVR-04")
@pytest.mark.parametrize(("marker", "lost"), [("false", True), ("true", False)])
def test_a_token_that_is_lost_for_good_loses_the_quest(marker, lost):
    match = table(f"""
        options: {{quest: goblin_war_drums}}
        phase: end_phase
        marks: {{tile_6R: 1, tile_7V: 2, tile_8R: 2, tile_1V: 2}}
        heroes: [{{zone: A8}}, {{zone: A8}}]
        objectives: [{{kind: artefact, zone: C12, marker: {marker}}}]
    """)
    assert match.state.objectives == []
    assert (match.state.reason == "MD-OBJ-09") == lost
