"""Everything that a campaign asks, tells, refuses and shows between scenarios can be said in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tafelrunde.games.frosthaven import RULEBOOK
from tafelrunde.kernel import Chance, Match
from tafelrunde.kernel.words.proofreading import Proofreader
from tests.helpers.frosthaven_town import over_at_once
from tests.helpers.playing import random_choice


@pytest.fixture(autouse=True)
def quickly() -> Iterator[None]:
    with over_at_once():
        yield


@pytest.mark.parametrize("seed", range(6))
def test_nothing_of_a_stay_is_left_unsaid(seed):
    options = {"mode": "campaign", "length": 30, "permanent_death": seed % 3 == 1}
    match = Match.new("frosthaven", players=1 + seed % 4, seed=seed, options=options, whole=True)
    reader = Proofreader(RULEBOOK)
    chance = Chance(seed)
    count = 0
    while match.outcome is None:
        decision = match.decisions[0]
        reader.decision(decision)
        if count % 5 == 0:
            view = match.view(max(decision.seat, 0))
            reader.scene(view.scene)
            reader.briefing(view.briefing)
            reader.advice(RULEBOOK.bot(seed).advise(decision, view))
        option, seat = random_choice(match, chance)
        match.answer(option, seat)
        count += 1
    for event in match.events:
        reader.event(event)
    reader.statistics(match)
    assert sorted(reader.problems) == []
