"""What is told when a scenario begins: its story, its goal, its special rules, and what loses it."""

import pytest

from tafelrunde.games.gloomhaven.content import load
from tafelrunde.kernel import Match, find
from tafelrunde.kernel.scene import Briefing
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import CODES
from tafelrunde.kernel.words.proofreading import Proofreader

GLOOMHAVEN = find("gloomhaven")


def told(scenario: str) -> Briefing:
    """As soon as everybody has a character."""
    match = Match.new(GLOOMHAVEN, 2, seed=1, options={"scenario": scenario})
    while (briefing := match.view(0).briefing) is None:
        assert match.decision is not None
        assert match.decision.question == "class"
        match.answer(match.decision.options[0])
    return briefing


@pytest.mark.rule("GH-SET-01", "GH-OVR-06", "GH-SPC-01")
@pytest.mark.parametrize("scenario", [*load().scenarios, "random"])
def test_every_scenario_says_what_it_is_about(scenario: str):
    briefing = told(scenario)
    reader = Proofreader(GLOOMHAVEN)
    reader.briefing(briefing)
    assert not reader.problems
    assert [line.rule for line in briefing.goals] == ["GH-END-12"]
    record = load().scenarios.get(scenario)
    assert len(briefing.defeat) == 1 + len(record.lose if record is not None else ())
    assert len(briefing.rules) == sum(bool(rule.text) for rule in (record.special if record is not None else ()))
    for code in CODES:
        assert all(len(Language(code, GLOOMHAVEN).say(text)) > 60 for text in briefing.story)
