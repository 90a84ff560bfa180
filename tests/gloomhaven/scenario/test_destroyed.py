"""What a destroyed obstacle brings about is asked in the middle of the attack that destroyed it (12.5)."""

from __future__ import annotations

import pytest

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.kernel import Match
from tafelrunde.kernel.view import View


@pytest.mark.rule("GH-OVL-14")
def test_the_state_is_sound_while_it_is_asked_where_something_comes_from_a_broken_well():
    match = Match.new(RULEBOOK, 2, seed=5, options={"scenario": "105", "hero_level": 3})
    bots = [RULEBOOK.bot(seat) for seat in range(2)]
    asked = []
    while not match.over and not asked:
        decision = match.decisions[0]
        under_way = match.state.attack
        if under_way is not None and under_way.now is not None and under_way.now.damage is not None:
            asked = [decision.question] if match.state.attack.now.target.startswith("well") else []
        RULEBOOK.check(match.state)
        match.answer(bots[max(decision.seat, 0)].choose(decision, View(match, max(decision.seat, 0))), decision.seat)
    assert asked
