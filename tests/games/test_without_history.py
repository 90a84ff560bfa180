"""Where no history is kept rules make no checkpoints in some places: the same is asked, and the same comes of it."""

from random import Random
from typing import Any

import pytest

from tafelrunde.kernel import Match, find

MOST = 500
"""Campaigns go on and on."""


def played(game: str) -> list[dict[str, Any]]:
    """Set-ups of a game, each with another of its adventures, and its campaign, if it has one."""
    rulebook = find(game)
    options = {option.id: option.values for option in rulebook.options}
    campaign = [{"mode": "campaign"}] if "campaign" in options.get("mode", ()) else []
    return [{rulebook.row: value} for value in options[rulebook.row]] + campaign


GAMES = ("monster_lands", "massive_darkness", "sword_and_sorcery")
TABLES = [(game, seed, options) for game in GAMES for seed, options in enumerate(played(game))]


@pytest.mark.parametrize(("game", "seed", "options"), TABLES, ids=str)
def test_a_game_is_the_same_with_and_without_history(game: str, seed: int, options: dict[str, Any]):
    players = find(game).players
    chance = Random(seed)
    kept, unkept = [
        Match.new(game, players[seed % len(players)], seed, recording=recording, options=options)
        for recording in (True, False)
    ]
    for _ in range(MOST):
        for one, other in zip(kept.decisions, unkept.decisions, strict=True):
            assert (one.seat, one.question, one.fingerprint()) == (other.seat, other.question, other.fingerprint())
        if not kept.decisions:
            break
        decision = kept.decisions[0]
        option = chance.choice(decision.options).id
        kept.answer(option, decision.seat)
        unkept.answer(option, decision.seat)
    assert unkept.state == kept.state
    assert unkept.over == kept.over
    assert unkept.outcome == kept.outcome
