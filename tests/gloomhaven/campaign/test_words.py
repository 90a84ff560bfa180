"""Everything that a campaign asks, tells, refuses and shows between scenarios can be said in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.kernel import Chance, Match
from tafelrunde.kernel.decision import Title
from tafelrunde.kernel.language import Language
from tafelrunde.kernel.messages import Code
from tafelrunde.kernel.proofreading import Proofreader
from tests.helpers.playing import random_choice
from tests.helpers.quick_scenarios import over_at_once


@pytest.fixture(autouse=True)
def quickly() -> Iterator[None]:
    with over_at_once():
        yield


@pytest.mark.parametrize("seed", range(6))
def test_nothing_of_a_stay_is_left_unsaid(seed):
    options = {"mode": "campaign", "length": 30, "permanent_death": seed % 3 == 1}
    match = Match.new("gloomhaven", players=1 + seed % 4, seed=seed, options=options, whole=True)
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


@pytest.mark.parametrize(("code", "said"), [("en", "After 6 scenarios"), ("de", "Nach 6 Szenarien")])
def test_a_stay_is_called_after_how_much_was_played(code: Code, said: str) -> None:
    language = Language(code, RULEBOOK, ["Ada"])
    assert "".join(letter for letter in language.chapter(Title("stay", 6)) if letter.isprintable()) == said
