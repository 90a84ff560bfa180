"""Whatever text somebody asks about: an answer, or words about what is wrong; soon, and never a Python error."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from time import process_time
from typing import Any

import pytest

from tafelrunde.games.havens.rulings.outcome import MOST
from tafelrunde.kernel.referee import BadQuestion, Consultation, referee
from tafelrunde.tabletop.hexes import disc

CASE: dict[str, Any] = {
    "rules": "gloomhaven",
    "hexes": [list(at) for at in disc((0, 0), 3)],
    "walls": [[[0, 0], [1, 0]]],
    "terrain": [{"at": [1, 1], "kind": "trap"}],
    "figures": [
        {"id": "m0", "side": "monster", "at": [0, 0]},
        {"id": "c1", "side": "hero", "at": [2, 0], "initiative": 10, "guarded": True},
        {"id": "c2", "side": "hero", "at": [0, 2], "initiative": 20, "invisible": False, "order": 1},
    ],
    "acting": "m0",
    "ability": {
        "move": 2,
        "jump": False,
        "teleport": False,
        "attack": {"range": 3, "targets": 2, "area": {"hexes": [[0, 0], [1, 0]], "origin": None}},
    },
    "flying": False,
    "muddled": False,
    "began": [0, 1],
}
ODD: list[Any] = [
    None, True, False, 0, 1, -1, 7, 10**9, 10**18, 10**30, -(10**18), 2**63, 2**64, 1.5, 1e300, "", "x", "m0", "c1",
    "\x00", "none", "a, b", "[0, 0]", "{ $x }", "frosthaven", "hero", "ice", [], {}, [[]], [0], [0, 0], [1, 2, 3],
    [10**9, -(10**9)], [0, 10**12], [[0, 0], [0, 0]], ["a", "b"], {"range": 5}, {"hexes": [[10**9, 0], [0, 0]]},
]  # fmt: skip
PATIENCE = 5.0
"""Seconds of this process; a busy machine takes longer, but not more of them."""


def ask(position: object, language: str = "en") -> Consultation | str:
    """The answer or the refusal."""
    started = process_time()
    try:
        found: Consultation | str = referee("gloomhaven").consult(json.dumps(position), language)
    except BadQuestion as refused:
        found = str(refused)
        assert found.strip()
    assert process_time() - started < PATIENCE
    return found


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield from places(part, (*path, key))


def spoil(case: dict[str, Any], rng: random.Random) -> None:
    """Change, add or take away something somewhere."""
    field = rng.choice(list(case))
    *way, last = rng.choice([path for path in places(case) if path[0] == field])
    there: Any = case
    for key in way:
        there = there[key]
    odd = copy.deepcopy(rng.choice(ODD))
    match rng.randrange(8):
        case 0:
            del there[last]
        case 1 if isinstance(there, list):
            there.append(odd)
        case 1:
            there[str(odd)[:20]] = odd
        case _:
            there[last] = odd


@pytest.mark.parametrize("part", range(4))
def test_a_spoilt_position_is_answered_or_refused_with_words(part: int):
    answered = 0
    for seed in range(150 * part, 150 * part + 150):
        rng = random.Random(seed)
        case = copy.deepcopy(CASE)
        case["rules"] = rng.choice(("gloomhaven", "frosthaven"))
        for _ in range(rng.choice((1, 1, 2, 3))):
            if case:
                spoil(case, rng)
        answered += not isinstance(ask(case, rng.choice(("en", "de"))), str)
    assert answered, "some are still positions"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"hexes": []}, "hexes: expected `array` of length >= 1"),
        ({"figures": []}, "acting: 'm0' is no figure; there are none"),
        ({"acting": "m9"}, "acting: 'm9' is no figure"),
        ({"began": [9, 9]}, "began: [9, 9] is not on the map"),
        ({"began": [10**12, 0]}, "began: [1000000000000, 0] is not on the map"),
        ({"hexes": [[q, 0] for q in range(201)], "walls": []}, "hexes: the map is larger than 200 hexes"),
        (
            {"hexes": [[q, 0] for q in range(60)], "ability": {"move": 1, "attack": {"range": 40}}},
            "ability.attack.range: on a map of this size this attack may need lines of sight of more than 16 hexes",
        ),
        (
            {"ability": {"move": 1, "attack": {"area": {"hexes": [[q, 0] for q in range(99)]}}}},
            "ability.attack.area.hexes: expected `array` of length <= 61",
        ),
    ],
)
def test_what_can_not_be_is_named(change: dict[str, Any], said: str):
    assert said in str(ask({**CASE, **change}))


@pytest.mark.parametrize("rules", ["gloomhaven", "frosthaven"])
@pytest.mark.parametrize("initiative", [lambda number: number, lambda number: 0], ids=["in order", "all tied"])
def test_sixty_figures_on_two_hundred_hexes(rules: str, initiative: Any):
    hexes = list(disc((0, 0), 8))[:200]
    figures = [{"id": "m0", "side": "monster", "at": hexes[0]}]
    figures += [
        {"id": f"c{number}", "side": "hero", "at": at, "initiative": initiative(number)}
        for number, at in enumerate(random.Random(1).sample(hexes[1:], 59))
    ]
    area = {"hexes": list(disc((0, 0), 2)), "origin": None}
    for targets in (1, 5, 10**9):
        for pattern in (None, area):
            ability = {"move": 10**9, "attack": {"range": 6, "targets": targets, "area": pattern}}
            found = ask({"rules": rules, "hexes": hexes, "figures": figures, "acting": "m0", "ability": ability})
            assert isinstance(found, Consultation)
            assert 1 <= len(found.outcomes) <= MOST


def test_more_outcomes_than_can_be_listed_are_said_to_be_more():
    ring = list(disc((0, 0), 4))[7:]
    figures = [{"id": "m0", "side": "monster", "at": [0, 0]}]
    figures += [{"id": f"c{number}", "side": "hero", "at": at} for number, at in enumerate(ring[:30])]
    ability = {"move": 0, "attack": {"range": 4, "targets": 8}}
    case = {"hexes": list(disc((0, 0), 4)), "figures": figures, "acting": "m0", "ability": ability}
    found = ask({**case, "rules": "frosthaven"})
    assert isinstance(found, Consultation)
    assert len(found.outcomes) == MOST
    assert f"these are the first {MOST:,}" in found.steps[-2].text


@pytest.mark.parametrize(
    "text", ["", "null", "7", "[]", "- 1", "{", "rules: [", "a: &a [*a]", "\x00", "rules: gloomhaven"]
)
def test_no_position_at_all(text: str):
    with pytest.raises(BadQuestion):
        referee("gloomhaven").consult(text, "en")
