"""Whole campaigns: at random with everything that must always be true, and exact at every point of them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tafelrunde.games.sword_and_sorcery import RULEBOOK
from tafelrunde.kernel import Chance, Match
from tests.helpers.effort import THOROUGH
from tests.helpers.playing import moment, random_choice

MOST = 500
"""Answers of a campaign that are looked at."""


def campaign(seed: int, players: int) -> Match:
    options = {"mode": "campaign", "heroes": "choose" if seed % 2 else "recommended"}
    return Match.new(RULEBOOK, players, seed, options=options)


def go_on(match: Match, chance: Chance) -> None:
    """Any answer; after a defeat rather once more than to give up, so that there are chapters."""
    option, seat = random_choice(match, chance)
    decision = next(one for one in match.decisions if one.seat == seat)
    again = [one for one in decision.options if one.id == "again"]
    match.answer(again[0] if again and chance.below(4) else option, seat)


@pytest.mark.parametrize("seed", range(4 * THOROUGH))
def test_random_campaigns_end_and_nothing_breaks(seed):
    match = campaign(seed, 2 + seed % 4)
    chance = Chance(seed)
    for _ in range(20_000):
        if match.over:
            break
        option, seat = random_choice(match, chance)
        match.answer(option, seat)
        RULEBOOK.check(match.state)
    assert match.over
    assert match.state.chronicle


@pytest.mark.parametrize("seed", range(2 * THOROUGH))
def test_undo_clones_and_saves_are_exact_across_chapters(seed, tmp_path: Path):
    match = campaign(seed, 2 + seed)
    chance = Chance(seed)
    moments = []
    for number in range(MOST):
        if match.over:
            break
        moments.append(moment(match)[:2])
        clone = match.clone()
        assert moment(clone)[:2] == moments[number]
        if number % 29 == 0:
            match.save(tmp_path / "campaign.tafelrunde")
            loaded = Match.load_report(tmp_path / "campaign.tafelrunde")
            assert (loaded.dropped, loaded.notes) == ((), ())
            assert moment(loaded.match)[:2] == moments[number]
            read = Match.from_position(match.position())
            assert msgspec.msgpack.encode(read.state) == moments[number][0]
        if number % 7 == 0 and match.answers:
            back = 1 + chance.below(min(len(match.answers), 12))
            match.undo(back)
            assert moment(match)[:2] == moments[number - back]
            match.redo(back)
            assert moment(match)[:2] == moments[number]
        go_on(match, chance)
        clone_seat = clone.decisions[0].seat
        clone.answer(clone.decisions[0].options[0], clone_seat)
    assert len(match.state.chronicle) >= 1
