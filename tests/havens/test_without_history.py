"""Where no history is kept turns are played through in one go: the same is asked, and the same comes of it."""

from random import Random

import pytest

from tafelrunde.kernel import Match, find


@pytest.mark.parametrize("game", ["gloomhaven", "frosthaven"])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_is_the_same_with_and_without_history(game: str, seed: int):
    scenarios = next(option.values for option in find(game).options if option.id == "scenario")
    options = {"scenario": scenarios[seed], "hero_level": 1 + 2 * seed}
    chance = Random(seed)
    kept, unkept = (Match.new(game, 2, seed, recording=recording, options=options) for recording in (True, False))
    while kept.decisions:
        for one, other in zip(kept.decisions, unkept.decisions, strict=True):
            assert (one.seat, one.question, one.fingerprint()) == (other.seat, other.question, other.fingerprint())
        decision = kept.decisions[0]
        option = chance.choice(decision.options).id
        kept.answer(option, decision.seat)
        unkept.answer(option, decision.seat)
    assert unkept.over
    assert unkept.state == kept.state
    assert unkept.outcome == kept.outcome
