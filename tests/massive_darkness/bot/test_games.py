"""Whole games by the sensible bot: every quest comes to an end, and the tutorial to a good one."""

from __future__ import annotations

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.bot import SensibleBot
from tafelrunde.games.massive_darkness.quests import BOOK
from tafelrunde.kernel import Match, Outcome

MOST = 12_000
QUESTS = [quest for quest in BOOK if quest]


def played(players: int, seed: int, **options: str) -> Outcome:
    match = Match.new(RULEBOOK, players, seed, recording=False, options={"heroes": "recommended", **options})
    bot = SensibleBot(seed)
    for number in range(MOST):
        decision = match.decision
        if decision is None:
            break
        if number % 50 == 0:
            RULEBOOK.check(match.state)
            assert 0.0 <= RULEBOOK.value(match.state, 0) <= 1.0
        match.answer(bot.choose(decision, match.view(max(decision.seat, 0))), decision.seat)
    assert match.outcome is not None, "the game does not end"
    return match.outcome


@pytest.mark.parametrize("quest", QUESTS)
def test_a_sensible_party_comes_to_the_end_of_every_quest(quest: str):
    for players, seed in ((1, 1), (3, 2)):
        assert played(players, seed, quest=quest).details["quest"] == quest


def test_most_parties_finish_the_tutorial():
    results = [bool(played(players, seed, quest="tutorial").winners) for players in (2, 4) for seed in range(6)]
    assert sum(results) > len(results) / 2


@pytest.mark.slow
def test_a_whole_campaign_comes_to_its_end():
    assert played(2, 1, mode="campaign").details["mode"] == "campaign"
