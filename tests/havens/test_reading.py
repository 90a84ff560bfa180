"""Positions from files, and the words of a ruling."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import pytest
import yaml

from tafelrunde.catalogue import Catalogue
from tafelrunde.games.havens.board import signs
from tafelrunde.games.havens.box.scenarios import OverlayKind
from tafelrunde.games.havens.rulings import rulesets
from tafelrunde.games.havens.rulings.drawing import draw
from tafelrunde.games.havens.rulings.position import Kind
from tafelrunde.games.havens.rulings.reading import BadPosition, read_position
from tafelrunde.games.havens.rulings.wording import _texts
from tafelrunde.kernel import referee
from tafelrunde.kernel.referee import BadQuestion, Consultation, referees
from tafelrunde.kernel.words.messages import CODES
from tests.havens.positions import position

YAML = """\
rules: gloomhaven
hexes: [[0, 0], [1, 0], [2, 0]]
figures:
  - {id: m0, side: monster, at: [0, 0]}
  - {id: c1, side: hero, at: [2, 0], initiative: 10}
acting: m0
ability: {move: 2, attack: {range: null, targets: 1, area: null}}
"""


def test_yaml_and_json_with_defaults():
    case = read_position(YAML)
    assert (case.actor.at, case.walls, case.muddled) == ((0, 0), (), False)
    assert case.ability.attack is not None
    assert read_position(json.dumps(yaml.safe_load(YAML))) == case


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("gloomhaven", "chess", "case.yaml:1: rules: 'chess' is not one of frosthaven, gloomhaven"),
        ("side: hero", "side: villain", "case.yaml:5: figures[1].side: 'villain' is not one of monster, hero"),
        ("move: 2", "move: far", "case.yaml:7: ability.move: expected `int`, found 'far'"),
        ("move: 2", "move: -1", "ability.move: expected `int` >= 0, found -1"),
        ("targets: 1", "aims: 1", "ability.attack.aims: unknown field; allowed are range, targets, area"),
        ("acting: m0", "acting: m9", "acting: 'm9' is no figure; there are c1, m0"),
        ("at: [2, 0]", "at: [5, 0]", "figures[1].at: [5, 0] is not on the map; allowed is what `hexes` lists"),
        ("at: [2, 0]", "at: [0, 0]", "figures[1].at: m0 stands on [0, 0] already"),
        ("id: c1", "id: m0", "case.yaml:5: figures[1].id: 'm0' is already the id in line 4"),
        ("[2, 0]]", "[1, 0]]", "hexes[2]: [1, 0] is listed twice"),
        ("[2, 0]]", "[999, 0]]", "hexes: the map is larger than 200 hexes"),
        ("acting: m0", "acting: m0\nwalls: [[[0, 0], [2, 0]]]", "walls[0]: [0, 0] and [2, 0] are not neighbours"),
        ("acting: m0", "acting: m0\nterrain: [{at: [9, 9], kind: ice}]", "terrain[0].at: [9, 9] is not on the map"),
        ("acting: m0", "acting: m0\nterrain: [{at: [0, 0], kind: lava}]", "terrain[0].kind: 'lava' is not one of"),
        ("acting: m0\n", "", "`acting` is missing"),
        (YAML, "[1, 2", "not YAML"),
        (YAML, "", "expected `object`, found None"),
    ],
)
def test_a_wrong_position_is_refused_with_line_field_and_what_is_allowed(old: str, new: str, message: str):
    with pytest.raises(BadPosition) as refused:
        read_position(YAML.replace(old, new), "case.yaml")
    assert message in str(refused.value)


def test_every_step_has_a_rule_of_its_game_and_words_in_both_languages():
    prefixes = {"gloomhaven": "GH-", "frosthaven": "FH-"}
    for game in rulesets.known():
        rules = rulesets.find(game)
        catalogue = Catalogue.load(game)
        for rule in rules.rules.values():
            assert rule.startswith(prefixes[game])
            catalogue.rule(rule)
        for code in CODES:
            assert {f"ruling-{step}" for step in rules.rules} <= set(_texts(code).messages())
            assert not _texts(code).broken


def test_the_map_as_text():
    case = position(
        heroes={"c1": ((2, 0), 1)},
        only=[(0, 0), (1, 0), (2, 0), (0, 1), (1, 1)],
        walls=[((0, 0), (0, 1)), ((1, 0), (2, 0))],
        trap=[(1, 1)],
    )
    assert draw(case, ends=[(1, 0)], path=[(0, 0), (1, 0)]).splitlines() == [
        "m0",
        " --- +*|",
        ".         c1",
        "     ^",
    ]


def test_frosthaven_rules_on_positions():
    assert "frosthaven" in referees()
    assert read_position(YAML.replace("gloomhaven", "frosthaven")).rules == "frosthaven"


class Weather:
    """A referee of quite another game."""

    id, name = "weather", "Weather"

    def consult(self, position: str, language: str, source: str = "position") -> Consultation:
        return Consultation((), ())


def test_a_referee_of_another_kind_is_none_of_these_rule_sets(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(referee, "_appointed", dict(referee._appointed))
    referee.appoint(Weather())
    assert "weather" not in rulesets.known()
    with pytest.raises(BadPosition, match="'weather' is not one of frosthaven, gloomhaven"):
        read_position(YAML.replace("gloomhaven", "weather"))
    with pytest.raises(BadQuestion, match="of another kind"):
        rulesets.find("weather")


def test_terrain_is_drawn_with_the_signs_of_positions():
    """One notation: what rulings print, what positions write, and the table that people read."""
    shown = draw(position(trap=[(1, 0)], hazard=[(2, 0)], difficult=[(0, 1)], obstacle=[(0, 2)], ice=[(0, 3)]))
    assert {"^", "%", "~", "O", ":"} <= set(shown)
    text = (Path(__file__).parents[2] / "docs" / "positions-gloomhaven.md").read_text(encoding="utf-8")
    table = text.partition("| ground |")[2].partition("\n\n")[0]
    documented = set(re.findall(r"`(\S)` \|", table))
    assert documented == {
        *signs.TERRAIN.values(),
        *(signs.FLOOR, signs.WALL, signs.CLOSED_DOOR, signs.OPEN_DOOR, signs.COINS, signs.TREASURE),
    }
    assert len(set(signs.TERRAIN.values())) == len(signs.TERRAIN)
    assert set(get_args(Kind)) <= set(signs.TERRAIN)
    assert set(get_args(OverlayKind)) <= set(signs.TERRAIN)
