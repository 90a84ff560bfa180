"""Examples beside rules: what they say about a position is what the rules themselves do there."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tafelrunde.catalogue import Catalogue, books
from tafelrunde.catalogue.examples import Example, examples
from tafelrunde.kernel import Match
from tafelrunde.table.http.drawing import example_infos

GAMES = [book.game for book in books()]
ALL = [pytest.param(game, one, id=one.rule) for game in GAMES for one in examples(game).examples]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_at_least_six_and_one_for_a_rule(game: str) -> None:
    rules = Counter(one.rule for one in examples(game).examples)
    assert len(rules) >= 6
    assert set(rules.values()) == {1}


@pytest.mark.parametrize(("game", "example"), ALL)
def test_the_rules_do_what_the_example_says(game: str, example: Example) -> None:
    assert example.rule in Catalogue.load(game)
    match = Match.from_position(examples(game).stated(example))
    decision = match.decisions[0]
    assert bool(example.option) != bool(example.refused)
    if example.option:
        assert decision.option(example.option) is not None
    else:
        refused = {one.id: one.rule for one in decision.refused()}
        assert refused.get(example.refused) == example.rule


def _ids(part: Any) -> set[str]:
    if isinstance(part, dict):
        return {str(part.get("id"))}.union(*map(_ids, part.values()))
    return set().union(*map(_ids, part)) if isinstance(part, list | tuple) else set()


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_pointed_out_is_in_the_picture(game: str, language: str) -> None:
    for one in example_infos(game, language):
        assert set(one.lit) <= _ids(one.board), one.rule
        assert one.text
        assert one.said
