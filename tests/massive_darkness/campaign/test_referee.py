"""The referee of campaigns has eyes: rules that are broken on purpose are noticed."""

from typing import Any

import pytest

from tafelrunde.games.massive_darkness.rules.campaign import interlude, market, stages
from tafelrunde.kernel import Match
from tests.massive_darkness.campaign.test_campaign import WON
from tests.massive_darkness.campaign_referee import CampaignReferee
from tests.massive_darkness.table import ids, table

VETERANS = """[
    {zone: B1, skills: {charge: 1}, mini_xp: 2, pack: [S001, S008, S009, S010, S080, A01, A02]},
    {zone: B1, pack: [S042]}]"""


def watched(*answers: str) -> Match:
    """From the last answer of the tutorial on; what is not answered here is answered by what means "nothing"."""
    match = table(WON.format(heroes=VETERANS, quest="tutorial", players=2, level=2))
    referee = CampaignReferee(match.state)
    left = list(answers)
    while match.state.quest == "tutorial":
        decision = match.decision
        assert decision is not None
        given = ids(match)
        wanted = [answer for answer in (*left[:1], "leave", "done") if answer in given]
        option = decision.option(wanted[0] if wanted else given[0])
        assert option is not None
        if option.id in left[:1]:
            left.pop(0)
        match.answer(option)
        referee.answered(decision, option, match)
    assert not left, f"never asked: {left}"
    return match


TRADE = ("trader:0", "sell:S080", "done")


@pytest.mark.rule("MD-CAM-16", "MD-MKT-01")
def test_a_market_by_the_rules_is_right():
    match = watched(*TRADE)
    assert match.state.quest == "scorched_earth"
    assert match.state.heroes[0].xp == 2


@pytest.mark.parametrize(
    ("module", "name", "broken", "answers", "rule"),
    [
        (market, "price", lambda game, card: 3, TRADE, "MD-MKT-06"),
        (market, "MOST_DOWN", 3, ("trader:0", "put:S080", "put:S001"), "MD-MKT-07"),
        (interlude, "start_level", lambda game: 2, (), "MD-CAM-07"),
        (market, "hero_level", lambda game, hero: 3, (), "MD-MKT-02"),
        (stages, "TO_MOVE_ON", ("market", "talk", "stalls", "barter", "starting", "begin"), (), "MD-CAM-14"),
    ],
)
def test_broken_rules_are_noticed(
    module: Any, name: str, broken: Any, answers: tuple[str, ...], rule: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(module, name, broken)
    with pytest.raises(AssertionError, match=rule):
        watched(*answers)
