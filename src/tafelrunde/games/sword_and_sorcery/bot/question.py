"""A question as a sensible player looks at it: whose hero it is about, where it wants to go, what it could strike."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.bot import fighting
from tafelrunde.games.sword_and_sorcery.bot.aims import Plan
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.state import Hero
from tafelrunde.kernel import Decision, Option


class Question:
    """A question with what several answers ask for, worked out once."""

    def __init__(self, game: Game, decision: Decision) -> None:
        self.game = game
        self.decision = decision
        self._plan: Plan | None = None
        self._strikes: dict[str, float] = {}

    @property
    def hero(self) -> Hero:
        return self.game.hero(max(self.decision.seat, 0))

    @property
    def plan(self) -> Plan:
        if self._plan is None:
            self._plan = Plan(self.game, self.hero)
        return self._plan

    def strike_from(self, zone: str) -> float:
        """The best attack from a zone."""
        if zone not in self._strikes:
            self._strikes[zone] = fighting.best_strike(self.game, self.hero, zone)
        return self._strikes[zone]


def verb(option: Option) -> str:
    return option.id.partition(":")[0]


def rest(option: Option) -> str:
    return option.id.partition(":")[2]
