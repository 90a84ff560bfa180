"""Saves that were written under earlier rules open at their last checkpoint, say so, and play on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.kernel import Match

SAVES = Path(__file__).with_name("saves")


@pytest.mark.parametrize(
    ("name", "question"),
    [
        ("in_a_combat", "enchant"),
        ("before_a_roll", "prepare"),
        ("before_a_die_is_taken", "remove_die"),
        ("between_quests", "stalls"),
    ],
)
def test_a_save_of_earlier_rules_opens_and_plays_on(name: str, question: str):
    report = Match.load_report(SAVES / f"{name}.tafelrunde")
    match = report.match
    assert report.notes
    assert match.decision is not None
    assert match.decision.question == question
    RULEBOOK.check(match.state)
    bot = RULEBOOK.bot(1)
    for _ in range(150):
        if match.decision is None:
            break
        match.answer(bot.choose(match.decision, match.view(max(0, match.decision.seat))))
        RULEBOOK.check(match.state)
