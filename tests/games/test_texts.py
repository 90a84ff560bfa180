"""Every game can say everything it has to say, in German and in English."""

from __future__ import annotations

import pytest

from tafelrunde.kernel import find
from tafelrunde.kernel.words.proofreading import missing_texts
from tests.helpers.playing import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_unsaid(game: str) -> None:
    problems = missing_texts(find(game), games=4, seed=11)
    assert not problems, "\n".join(problems)
