"""States of campaigns and of falling boards that cannot be, and are noticed (MD-CAM-14 … 19, MD-Q4-08)."""

from collections.abc import Callable

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.state import Objective, State
from tafelrunde.kernel import BrokenInvariant
from tafelrunde.tabletop.campaign import Played
from tests.massive_darkness.campaign.test_campaign import until, victory
from tests.massive_darkness.table import table


def broken(state: State, change: Callable[[State], None], said: str) -> None:
    RULEBOOK.check(state)
    change(state)
    with pytest.raises(BrokenInvariant, match=said):
        RULEBOOK.check(state)


FALLEN = """
    options: {quest: goblin_war_drums}
    heroes: [{zone: B3}, {zone: B3}]
    gone: [A12, B12, C12]
"""


@pytest.mark.rule("MD-Q4-08")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda state: setattr(state.heroes[0], "zone", "A12"), "a hero stands in the void"),
        (lambda state: state.treasure.update(B12=(1, 0)), "treasure lies in the void"),
        (lambda state: state.objectives.append(Objective("cave", "C12")), "a token lies in the void"),
        (lambda state: setattr(state, "gone", ("B4",)), "a pillar stands in the void"),
    ],
)
def test_nothing_is_left_in_the_void(change: Callable[[State], None], said: str):
    broken(table(FALLEN).state, change, said)


@pytest.mark.rule("MD-Q8-03")
def test_a_pillar_blocks_its_border():
    state = table("options: {quest: big_game_hunting}").state
    broken(state, lambda state: setattr(state, "shut", ()), "a pillar that blocks nothing")


@pytest.mark.rule("MD-CAM-15", "MD-CAM-18")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda state: setattr(state, "route", (state.quest, *state.route)), "then"),
        (lambda state: setattr(state, "route", (*state.route, state.route[0])), "the route"),
        (lambda state: setattr(state, "chronicle", (Played(state.route[0], "lost"),)), "then"),
        (lambda state: setattr(state, "chronicle", (Played(state.quest, "won"),)), "is won and played again"),
    ],
)
def test_no_quest_comes_back(change: Callable[[State], None], said: str):
    broken(table("options: {mode: campaign}").state, change, said)


@pytest.mark.rule("MD-CAM-19", "MD-MKT-07")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda state: setattr(state.heroes[1], "escaped", True), r"heroes\[1\] is not back"),
        (lambda state: setattr(state.heroes[0], "things", {"firework": 1}), r"heroes\[0\] is not back"),
        (lambda state: setattr(state.interlude, "down", ("S145",)), "put down by somebody else"),
        (lambda state: setattr(state.interlude, "wanted", "S145"), "not on the market"),
        (lambda state: setattr(state, "chronicle", (Played("cellar", "won"),)), "there is no quest cellar"),
    ],
)
def test_between_quests_everybody_is_back_and_every_card_somebodys(change: Callable[[State], None], said: str):
    broken(until(victory(), "market").state, change, said)
