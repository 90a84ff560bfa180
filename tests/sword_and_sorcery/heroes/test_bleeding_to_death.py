"""An action that kills its own hero (SS-BLE-06)."""

from __future__ import annotations

import pytest

from tests.sword_and_sorcery.table import hero, ids, play, table


@pytest.mark.rule("SS-BLE-06", "SS-DTH-01")
def test_a_card_whose_user_bleeds_to_death_is_not_used_and_lies_in_the_zone_once():
    match = table("""
        heroes: [{zone: A2, wounds: 7, conditions: {bleed: 1}, inventory: [strength_potion]}, {zone: A2}]
        active: 0
    """)
    play(match, "use:strength_potion.0")
    if match.decision.question == "aim":
        play(match, "aim:hero:1")
    assert hero(match).ghost
    assert "strength_potion" in match.state.lying["A2"].items
    assert "strength_potion" not in match.state.emporium
    assert hero(match, 1).lasting == ()
    assert ids(match)
