"""The sensible bot of Gloomhaven in rule tests: what it answers at a small table.

>>> assert answers(game, whole_turn(game))[0] == "act play:brute-lead:top"
"""

from __future__ import annotations

from typing import Any

from tafelrunde.games.havens.bot.answering.memory import Memory
from tafelrunde.games.havens.bot.sensible import ANSWERS, Mind
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.round import selection
from tafelrunde.kernel import Advice, Decision, Rules
from tafelrunde.kernel.decision import CHECKPOINT, Together


def advice(game: Game, decision: Decision | None, memory: Memory | None = None) -> Advice:
    """What the bot says to a question."""
    assert decision is not None, "nothing is asked"
    answer = ANSWERS.get(decision.question, Mind.first)
    return answer(Mind(game, decision, max(decision.seat, 0), memory or Memory()))


def answers(game: Game, rules: Rules[Any]) -> list[str]:
    """Let the bot answer everything to the end of the rules; the real questions with its answers."""
    memory = Memory()
    found: list[str] = []
    value: Any = None
    while True:
        try:
            request = rules.send(value)
        except StopIteration:
            return found
        value = None
        if request is CHECKPOINT:
            continue
        assert isinstance(request, Decision)
        option = request.options[0]
        if len(request.options) > 1:
            option = advice(game, request, memory).option
            found.append(f"{request.question} {option.id}")
        value = option.value


def selects(game: Game, seat: int = 0) -> Advice:
    """What the bot of a seat says to its first question at the beginning of a round."""
    for request in selection.select(game):
        if isinstance(request, Together):
            question = next(request.parts[seat])
            assert isinstance(question, Decision)
            return advice(game, question)
    raise AssertionError("nobody is asked")
