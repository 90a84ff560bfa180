"""A first game that leads by the hand: what it points at comes up, in the order in which it is said."""

from __future__ import annotations

import pytest

from tafelrunde.kernel import Match, find
from tafelrunde.kernel.primer import Guide
from tafelrunde.kernel.view import View
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import Code
from tests.helpers.playing import INSTALLED

MOST = 200
"""So many answers of the newcomer's make two rounds in every game."""


@pytest.mark.parametrize("game", INSTALLED)
def test_whoever_follows_the_guide_is_told_everything(game: str) -> None:
    rulebook = find(game)
    guide = Guide.read(rulebook.texts)
    assert guide is not None
    match = Match.new(game, players=guide.players, seed=guide.seed, options=guide.options)
    bots = [rulebook.bot(seat) for seat in range(guide.players)]
    left = list(guide.steps)
    answers = 0
    while not all(step.sometimes for step in left) and answers < MOST and not match.over:
        decision = match.decisions[0]
        seat = max(decision.seat, 0)
        chosen = bots[seat].choose(decision, View(match, seat))
        if seat == 0:
            answers += 1
            for step in left:
                if (option := step.pointed(decision)) is not None:
                    chosen = option
                    left.remove(step)
                    break
        match.answer(chosen, decision.seat)
    assert [step.id for step in left if not step.sometimes] == []


@pytest.mark.parametrize("game", INSTALLED)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_step_has_words(game: str, language: Code) -> None:
    rulebook = find(game)
    guide = Guide.read(rulebook.texts)
    assert guide is not None
    words = Language(language, rulebook)
    assert [step.id for step in guide.steps if not words.has(f"guide-{step.id}")] == []
    assert len({step.id for step in guide.steps}) == len(guide.steps)


def test_a_step_points_at_the_best_that_is_offered() -> None:
    match = Match.new("monster_lands", players=2, seed=1)
    decision = match.decisions[0]
    guide = Guide.read(find("monster_lands").texts)
    assert guide is not None
    first = guide.steps[0]
    pointed = first.pointed(decision)
    assert pointed is not None
    assert pointed.id.startswith("visit:tavern:")
    assert all(step.pointed(decision) is None for step in guide.steps if step.question != decision.question)
