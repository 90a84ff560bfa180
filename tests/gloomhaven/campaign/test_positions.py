"""Positions inside a stay in town: the fields of the state by name, for tests, puzzles and reports."""

from __future__ import annotations

import pytest

from tafelrunde.kernel import Match, PositionError

TOWN = """
game: gloomhaven
players: 2
options: {mode: campaign}
world: {prosperity: 4, classes: [brute, tinkerer], items: [["001", 2], ["012", 4]], city: [city-02, city-01]}
progress: {opened: ["1"]}
parties: [{name: "1", at: gloomhaven, reputation: 11, company: [b, t]}]
roster:
  - {id: b, seat: 0, party: 0, line: 0, character: {cls: brute, gold: 40, xp: 50, pool: %(brute)s}}
  - {id: t, seat: 1, party: 0, line: 1, character: {cls: tinkerer, gold: 5, pool: %(tinkerer)s}}
stay: {stage: city, seats: [0, 1], waiting: [0, 1]}
"""


def pool(cls: str) -> str:
    from tafelrunde.games.gloomhaven import RULEBOOK
    from tafelrunde.games.havens.rules.setup.recommending import first_pool

    return "[" + ", ".join(first_pool(RULEBOOK.content, cls)) + "]"


def town(text: str = TOWN) -> Match:
    return Match.from_position(text % {"brute": pool("brute"), "tinkerer": pool("tinkerer")})


@pytest.mark.rule("GH-CIT-01", "GH-LUP-02")
def test_a_stay_in_town_as_text():
    match = town()
    assert match.decision.question == "city"
    assert [option.id for option in match.decision.options] == ["level:brute", "shop:brute", "donate:brute"]
    match.answer("shop:brute")
    assert {option.id: option.args.get("price") for option in match.decision.options} == {
        "buy:001": 17,
        "buy:012": 7,
        "done": None,
    }
    match.answer("buy:012")
    assert Match.from_position(match.position()).decision.question == match.decision.question


def test_what_is_impossible_is_refused():
    with pytest.raises(PositionError, match="b: -1 gold"):
        town(TOWN.replace("gold: 40", "gold: -1"))
    with pytest.raises(PositionError, match="there is no such field"):
        town(TOWN + "weather: rain\n")
