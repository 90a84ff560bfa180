"""The sensible bot of Monster Lands."""

from __future__ import annotations

import math

from tafelrunde.games.monster_lands.rules import scoring
from tafelrunde.games.monster_lands.state import State
from tafelrunde.kernel import Advice, Bot, Chance, Decision, View


class SensibleBot(Bot):
    """Rules of thumb."""

    name = "sensible"

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def advise(self, decision: Decision, view: View) -> Advice:
        return Advice(decision.options[self._chance.below(len(decision.options))])


def prospects(state: State, seat: int) -> float:
    """How well a seat stands, between 0 and 1: its share of the leading scores."""
    mine = scoring.score(state.clans[seat]).total
    others = [scoring.score(clan).total for clan in state.clans if clan.seat != seat]
    best = max(others, default=mine)
    return 1.0 / (1.0 + math.exp((best - mine) / 8.0))
