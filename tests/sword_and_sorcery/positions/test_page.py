"""docs/positions-sword-and-sorcery.md: its positions are read and lead where the page says; mistakes are told."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
import yaml

from tafelrunde.games.sword_and_sorcery.state.journey import JourneyStage
from tafelrunde.kernel import Match
from tafelrunde.kernel.rulebook import PositionError

PAGE = (Path(__file__).parents[3] / "docs" / "positions-sword-and-sorcery.md").read_text(encoding="utf-8")
FIGHT, ROAD = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)


def test_the_fight_of_the_page_is_as_it_says():
    match = Match.from_position(FIGHT)
    state = match.state
    assert (state.round, state.shards, state.shut) == (3, 6, ())
    assert [(hero.zone, hero.rank, hero.ghost) for hero in state.heroes] == [("C1", 2, False), ("A1", 1, True)]
    assert [(enemy.card, enemy.zone, enemy.wounds) for enemy in state.enemies] == [("giant_spider_1", "C1", 1)]
    assert match.decision is not None
    assert match.decision.question == "next_hero"
    assert Match.from_position(match.position()).position() == match.position()


def test_the_journey_of_the_page_is_at_its_location():
    match = Match.from_position(ROAD)
    assert match.decision is not None
    assert match.decision.question == "location"
    assert "visit:emporium" in [option.id for option in match.decision.options]
    assert Match.from_position(match.position()).position() == match.position()


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("journey", {"stage": "tea"}, "journey.stage: there is no 'tea'; there are: begin, spoils"),
        ("journey", None, "journey: it is stated in the phase journey"),
        ("scene", "", "scene: the party is somewhere on the realm map"),
        ("scene", "moon", "scene: there is no 'moon'"),
        ("visited", ["moon"], "visited[0]: there is no 'moon'"),
        ("hired", {"aunt": 0}, "hired[0]: there is no 'aunt'"),
    ],
)
def test_mistakes_on_the_journey_are_told(field, value, told):
    data = yaml.safe_load(ROAD)
    data[field] = value
    with pytest.raises(PositionError, match=re.escape(told)):
        Match.from_position(yaml.safe_dump(data))


def test_the_page_names_every_stage():
    assert [stage for stage in get_args(JourneyStage) if f"`{stage}`" not in PAGE] == []


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("tea", 1, "tea: there is no such field"),
        ("heroes", [{"hat": 1}], "heroes[0].hat: there is no such field"),
        ("heroes", [{}, {}, {}], "3 are stated, but 2 play"),
        ("heroes", [{"wounds": "many"}], "heroes[0].wounds"),
        ("round", "late", "round"),
        ("journey", {"stage": "location"}, "journey: it is stated in the phase journey"),
        ("heroes", [{"rank": 9}], "heroes[0].rank: a soul rank from 1 to 7"),
        ("heroes", [{"card": "thorgren"}], "heroes[0].card: there is no 'thorgren'; there are: artemis_scout"),
        ("heroes", [{"main": "teapot"}], "heroes[0].main: there is no 'teapot'"),
        ("heroes", [{"main": "padded"}], "heroes[0].main: there is no 'padded'"),
        ("heroes", [{"inventory": [""]}], "heroes[0].inventory[0]: there is no ''"),
        ("heroes", [{"powers": [{"card": "taunting"}]}], "heroes[0].powers[0].card"),
        ("enemies", [{"id": "enemy:x", "card": "x", "scroll": "x", "zone": "C1"}], "enemies[0].card: there is no 'x'"),
        ("stock", ["hat"], "stock[0]: there is no 'hat'"),
        ("adventure", "the_vault", "adventure: it is one of the options"),
        ("crit_deck", ["crit_g1", "crit_g1"], "crit"),
    ],
)
def test_mistakes_are_told_with_their_field(field, value, told):
    data = yaml.safe_load(FIGHT)
    data[field] = value
    with pytest.raises(PositionError, match=re.escape(told)):
        Match.from_position(yaml.safe_dump(data))
