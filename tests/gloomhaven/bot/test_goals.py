"""A bot that does not know what a scenario wants says so, instead of running for an exit."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from tafelrunde.games.havens.bot.looking.outlook import Outlook
from tafelrunde.games.havens.bot.prospects import prospects
from tafelrunde.games.havens.box import special
from tafelrunde.games.havens.game import Game
from tests.helpers.arena import arena


class Unheard(Struct, frozen=True):
    """A kind of goal that nobody has taught the bot."""


def wanting(goal: Any) -> Game:
    game = arena({"brute": (0, 0)}, {"bandit_guard:1": (3, 0)})
    changed = replace(game.content.scenarios["1"], goal=goal)
    game.content = replace(game.content, scenarios={**game.content.scenarios, "1": changed})
    return game


def test_an_unknown_goal_is_not_valued_as_a_place_to_reach():
    with pytest.raises(AssertionError, match="Unheard"):
        prospects(wanting(Unheard()))


def test_an_unknown_goal_is_no_aim(monkeypatch: pytest.MonkeyPatch):
    game = wanting(Unheard())
    monkeypatch.setattr("tafelrunde.games.havens.rules.scenario.ending.achieved", lambda game, goal: False)
    with pytest.raises(AssertionError, match="Unheard"):
        Outlook(game, game.state.heroes[0], game.figure("brute"))


@pytest.mark.parametrize(
    "goal",
    [
        special.KillAll(),
        special.KillBoss(type="bandit_commander"),
        special.Kill(type="bandit_guard", n=2),
        special.Destroy(name="altar"),
        special.Collect(n=1),
        special.Reach(hexes=((1, 0),)),
        special.Escape(hexes=((1, 0),)),
        special.Survive(rounds=5),
        special.Both(one=special.KillAll(), other=special.Survive(rounds=5)),
    ],
    ids=lambda goal: type(goal).__name__,
)
def test_every_goal_that_there_is_has_a_value_and_is_an_aim(goal: special.Goal):
    game = wanting(goal)
    assert isinstance(prospects(game), float)
    assert Outlook(game, game.state.heroes[0], game.figure("brute")).aim.goals == list(special.parts(goal))
