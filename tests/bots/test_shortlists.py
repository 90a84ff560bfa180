"""What the games' sensible bots hand to a search: what they would do themselves comes first."""

import pytest

from tafelrunde.kernel import Match, find

GAMES = ("frosthaven", "gloomhaven", "massive_darkness", "monster_lands", "sword_and_sorcery")


@pytest.mark.parametrize("game", GAMES)
def test_a_shortlist_begins_with_what_the_bot_would_do(game: str):
    rulebook = find(game)
    match = Match.new(rulebook, 2, 11, recording=False)
    several = 0
    while match.decisions and several < 60:
        decision = match.decisions[0]
        view = match.view(max(decision.seat, 0))
        # Each with its own bot, so that ties fall alike.
        own, shortlist = rulebook.bot(7).choose(decision, view), rulebook.bot(7).candidates(decision, view)  # type: ignore[attr-defined]
        if len(decision.options) > 1:
            assert shortlist[0] == own, decision.question
            several += len(shortlist) > 1
        ids = [option.id for option in shortlist]
        assert len(set(ids)) == len(ids)
        match.answer(own, decision.seat)
    assert several > 5


def test_a_plan_for_several_rounds_is_followed():
    """What a round ahead looks better loses this quest: there the search is as good as the bot that it imagines."""
    rulebook = find("massive_darkness")
    compared = {}
    for quest in ("immortals_downfall", "tutorial"):
        match = Match.new(rulebook, 1, 6, recording=False, options={"quest": quest})
        compared[quest] = 0
        while match.decisions:
            decision = match.decisions[0]
            view = match.view(0)
            compared[quest] += len(rulebook.bot(7).candidates(decision, view)) > 1  # type: ignore[attr-defined]
            match.answer(rulebook.bot(7).choose(decision, view), decision.seat)
    assert compared["immortals_downfall"] == 0
    assert compared["tutorial"] > 5
