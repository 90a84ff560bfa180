"""Rulings over the network: what does this monster do, at somebody else's table?"""

from __future__ import annotations

import json
from collections.abc import Iterator

import httpx
import pytest

from tests.helpers.serving import PATIENT, Server

POSITION = {
    "rules": "gloomhaven",
    "hexes": [[q, 0] for q in range(5)],
    "figures": [
        {"id": "m1", "side": "monster", "at": [0, 0]},
        {"id": "c1", "side": "hero", "at": [3, 0], "initiative": 20},
    ],
    "acting": "m1",
    "ability": {"move": 2, "attack": {}},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("home")) as running:
        yield running


def ask(server: Server, position: str, language: str = "en", game: str = "gloomhaven") -> httpx.Response:
    return PATIENT.post(f"{server.url}/api/rulings/{game}?language={language}", json={"position": position})


def test_an_outcome_comes_with_its_way_its_line_of_sight_and_its_reasons(server: Server) -> None:
    answer = ask(server, json.dumps(POSITION)).json()
    (outcome,) = answer["outcomes"]
    assert outcome["facts"] == {"end": [2, 0], "attacks": ["c1"], "focus": ["c1"]}
    assert outcome["drawing"] == {"path": [[0, 0], [1, 0], [2, 0]], "sights": [[[2, 0], [3, 0]]]}
    assert outcome["text"] == "Ends on [2, 0], attacks c1; focus c1"
    assert all(step["rule"].startswith("GH-") for step in answer["steps"])


def test_the_position_says_by_whose_rules(server: Server) -> None:
    frosthaven = json.dumps({**POSITION, "rules": "frosthaven"})
    for game in ("frosthaven", "gloomhaven"):
        answer = ask(server, frosthaven, game=game).json()
        assert answer["title"] == "Frosthaven"
        assert {step["rule"][:3] for step in answer["steps"]} == {"FH-"}
    assert PATIENT.get(f"{server.url}/api/rulings").json() == [
        {"id": "frosthaven", "name": "Frosthaven"},
        {"id": "gloomhaven", "name": "Gloomhaven"},
    ]


def test_the_explanation_is_in_the_askers_language(server: Server) -> None:
    german = ask(server, json.dumps(POSITION), "de").json()["steps"][0]["text"]
    english = ask(server, json.dumps(POSITION), "en").json()["steps"][0]["text"]
    assert "Bewegungspunkt" in german
    assert "movement point" in english


@pytest.mark.parametrize(
    ("position", "game", "said"),
    [
        ("{", "gloomhaven", "position"),
        (json.dumps({**POSITION, "acting": "nobody"}), "gloomhaven", "'nobody' is no figure"),
        (json.dumps(POSITION), "chess", "nobody rules on positions of 'chess'; there are: frosthaven, gloomhaven"),
        (json.dumps(POSITION), "monster_lands", "nobody rules on positions of 'monster_lands'"),
    ],
)
def test_what_can_not_be_ruled_on_is_refused_with_what_is_wrong(
    server: Server, position: str, game: str, said: str
) -> None:
    answer = ask(server, position, game=game)
    assert answer.status_code == 400
    assert said in answer.text
