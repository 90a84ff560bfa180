"""The first characters of a campaign: some classes are settled before, the others are chosen among what is left."""

from __future__ import annotations

import pytest

from tafelrunde.kernel import Match


@pytest.mark.parametrize(
    ("game", "settled"),
    [
        pytest.param("gloomhaven", "cragheart", marks=pytest.mark.rule("GH-OVR-03")),
        pytest.param("frosthaven", "boneshaper", marks=pytest.mark.rule("FH-OV-06")),
    ],
)
def test_a_class_that_is_settled_for_a_later_character_is_not_on_offer(game: str, settled: str) -> None:
    match = Match.new(game, 2, 1, options={"mode": "campaign", "class_2": settled})
    decision = match.decision
    assert decision is not None
    assert decision.question == "new_class"
    assert f"class:{settled}" not in [option.id for option in decision.options]
