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
from tafelrunde.games.havens.state import Figure
from tests.helpers.arena import arena


class Unheard(Struct, frozen=True):
    """A kind of goal that nobody has taught the bot."""


def wanting(goal: Any, *lose: special.Setback) -> Game:
    game = arena({"brute": (0, 0)}, {"bandit_guard:1": (3, 0)})
    changed = replace(game.content.scenarios["1"], goal=goal, lose=lose)
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


def friend(hp: int) -> Figure:
    return Figure(id="sexton", kind="ally", side="hero", type="sexton", at=(1, 0), hp=hp, most=6)


def test_the_more_whoever_must_live_has_left_the_better():
    def with_sexton(hp: int, lose: tuple[special.Setback, ...]) -> float:
        game = wanting(special.KillAll(), *lose)
        game.state.figures.append(friend(hp))
        return prospects(game)

    must_live = (special.AllyLost(id="sexton"),)
    assert with_sexton(1, must_live) < with_sexton(3, must_live) < with_sexton(6, must_live)
    assert with_sexton(3, must_live) - with_sexton(1, must_live) > with_sexton(6, must_live) - with_sexton(4, must_live)
    assert with_sexton(1, ()) == with_sexton(6, ()), "others are not what it is about"


@pytest.mark.parametrize(
    ("goal", "lose"),
    [(special.Survive(rounds="4"), ()), (special.KillAll(), (special.TooLate(rounds="4"),))],
    ids=["survive", "too late"],
)
def test_cards_for_rounds_that_do_not_come_are_worth_nothing(goal: special.Goal, lose: tuple[special.Setback, ...]):
    def worth(round_: int, cards: int, *setbacks: special.Setback) -> float:
        game = wanting(goal, *setbacks)
        game.state.round = round_
        del game.state.heroes[0].hand[cards:]
        return prospects(game)

    assert worth(3, 6, *lose) == worth(3, 10, *lose), "one round is left, and six cards are enough for it"
    assert worth(1, 2, *lose) < worth(1, 6, *lose)
