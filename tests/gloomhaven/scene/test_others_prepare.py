"""What somebody sees while another player prepares their character."""

from __future__ import annotations

import pytest

from tafelrunde.kernel import NOBODY, Match
from tafelrunde.kernel.scene import Desk


@pytest.mark.parametrize("game", ["gloomhaven", "frosthaven"])
def test_the_offers_for_a_character_are_on_the_board_of_its_player_only(game: str) -> None:
    match = Match.new(game, 2, 1, options={"hero_level": 9, "preparation": "full"})
    seen = set()
    while (decision := match.decision) is not None and match.state.phase in ("classes", "training"):
        for seat in (NOBODY, 0, 1):
            boards = match.view(seat).scene.boards
            if decision.question == "learn":
                assert any(isinstance(board, Desk) for board in boards) == (seat == decision.seat)
                seen.add(decision.seat)
        match.answer(decision.options[-1])
    assert seen == {0, 1}
