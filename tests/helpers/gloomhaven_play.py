"""Whole turns and whole scenarios of Gloomhaven in rule tests: who acts by the monster rules, and rounds to their end.

>>> acts(game, "guard:1")
>>> play(game, act="default:brute-lead:top", until="over")
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tafelrunde.games.havens.abilities import Attack
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules import ally_turn, flow, monster_turn, summon_turn
from tafelrunde.games.havens.rules import attack as attacks
from tafelrunde.kernel import Decision, Rules
from tafelrunde.kernel.decision import CHECKPOINT, Together
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import Board, asked, card, run

Answer = str | Sequence[str] | Callable[[Decision], str]
"""An answer to a kind of question: always the same, one after the other, or worked out."""

LAZY = ("skip", "done", "suffer", "apply", "default:", "rest", "first:", "second:", "lose")
"""What is answered where a test does not care, in this order of preference."""


def duel(*cards: str, monsters: Sequence[str] = (), **guard: Any) -> Board:
    """A brute at (0, 0) and a guard beside it in an open field; modifier cards of both sides, the first on top."""
    board = Board(disc((0, 0), 4))
    brute = board.hero("brute", (0, 0))
    brute.deck.draw = ["+0"] * 9 + [*reversed(cards)]
    board.state.monster_modifiers.draw = ["+0"] * 9 + [*reversed(monsters)]
    board.monster("guard", (1, 0), **{"hp": 30, "cards": [card()], **guard})
    return board


def declaring(game: Game, ability: Attack) -> Rules[bool]:
    """The brute's attack, up to its questions."""
    game.state.acting = "brute"
    return attacks.hero_attack(game, game.state.heroes[0], game.figure("brute"), ability, [])


def turn_of(game: Game, name: str) -> Rules[None]:
    """The turn of a monster, a summon or an allied figure, from its beginning."""
    figure = game.figure(name)
    game.state.creature = None
    game.state.acting = name
    take = {"monster": monster_turn.monster_turn, "summon": summon_turn.summon_turn, "ally": ally_turn.ally_turn}
    return take[figure.kind](game, figure)


def acts(game: Game, name: str, *answers: str) -> None:
    """Whoever acts by the monster rules takes its turn."""
    run(game, turn_of(game, name), *answers)


def acts_anyhow(game: Game, name: str) -> None:
    """The same, where it does not matter what the group decides: the first answer to everything."""
    rules = turn_of(game, name)
    value: Any = None
    while True:
        try:
            request = rules.send(value)
        except StopIteration:
            return
        value = request.options[0].value if isinstance(request, Decision) else None


def asked_of(game: Game, name: str, *answers: str) -> Decision | None:
    """The first real question of somebody's turn after these answers."""
    return asked(turn_of(game, name), *answers)


class Player:
    """Answers by the name of the question; what is not named is answered so that as little as possible happens."""

    def __init__(self, **answers: Answer) -> None:
        self.answers: dict[str, Any] = {
            key: list(value) if isinstance(value, list | tuple) else value for key, value in answers.items()
        }
        self.asked: list[Decision] = []

    def __call__(self, decision: Decision) -> str:
        self.asked.append(decision)
        answer = self.answers.get(decision.question)
        if callable(answer):
            return str(answer(decision))
        if isinstance(answer, list):
            answer = answer.pop(0) if answer else None
        return answer if answer is not None and decision.option(answer) is not None else _lazy(decision)

    def questions(self) -> list[str]:
        return [decision.question for decision in self.asked]


def _lazy(decision: Decision) -> str:
    names = [option.id for option in decision.options]
    for wanted in LAZY:
        for name in names:
            if name.startswith(wanted):
                return name
    return names[0]


def play(game: Game, until: str = "over", most: int = 400, **answers: Answer) -> Player:
    """Play on from wherever the state is until it comes to that phase again; returns who answered."""
    player = Player(**answers)
    rules = flow.play(game)
    value: Any = None
    for step in range(most):
        try:
            request = rules.send(value)
        except StopIteration:
            return player
        value = None
        if request is CHECKPOINT:
            if step and game.state.phase == until:
                return player
        elif isinstance(request, Together):
            value = {seat: _part(part, player) for seat, part in request.parts.items()}
        else:
            value = _answered(request, player)
    raise AssertionError(f"phase {game.state.phase} of round {game.state.round} after {most} steps")


def _part(rules: Rules[Any], player: Player) -> Any:
    value: Any = None
    while True:
        try:
            request = rules.send(value)
        except StopIteration as stop:
            return stop.value
        value = None if request is CHECKPOINT else _answered(request, player)


def _answered(decision: Any, player: Player) -> Any:
    if len(decision.options) == 1:
        return decision.options[0].value
    option = decision.option(player(decision))
    assert option is not None, f"no answer to {decision.question}: {[one.id for one in decision.options]}"
    return option.value
