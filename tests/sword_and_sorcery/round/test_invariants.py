"""What must always be true of a state, and is noticed when it is not."""

import pytest

from tafelrunde.games.sword_and_sorcery import RULEBOOK
from tafelrunde.kernel.rulebook import BrokenInvariant
from tests.sword_and_sorcery.table import table


@pytest.mark.parametrize("name", ["", "companion:of_nobody", "enemy:giant_spider_1"])
def test_a_figure_is_found_by_its_own_name_only(name: str) -> None:
    state = table("""
        enemies:
        - {card: giant_spider_1, zone: B2}
        - {card: giant_spider_2, zone: B2}
        active: 0
    """).state
    RULEBOOK.check(state)
    state.enemies[1].id = name
    with pytest.raises(BrokenInvariant, match="no name of one figure"):
        RULEBOOK.check(state)
