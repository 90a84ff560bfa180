"""A ruling as an answer to somebody outside: sentences with their rules, and outcomes with ways and lines of sight."""

from __future__ import annotations

from tafelrunde.games.havens.rulings.board import Board
from tafelrunde.games.havens.rulings.outcome import Outcome
from tafelrunde.games.havens.rulings.position import Position
from tafelrunde.games.havens.rulings.reading import BadPosition, read_position
from tafelrunde.games.havens.rulings.ruling import path, ruling
from tafelrunde.games.havens.rulings.wording import say
from tafelrunde.kernel.language import Code
from tafelrunde.kernel.rulebook import BadQuestion, Consultation, Finding, Sentence
from tafelrunde.tabletop.hexes import Hex


def consult(text: str, code: Code) -> Consultation:
    """What the acting monster of a position does, and why; raises `BadQuestion`."""
    try:
        position = read_position(text, "position")
    except BadPosition as error:
        raise BadQuestion(str(error)) from None
    found = ruling(position)
    return Consultation(
        steps=tuple(Sentence(say(step, code), step.rule) for step in found.steps),
        outcomes=tuple(_finding(position, outcome) for outcome in found.outcomes),
    )


def _finding(position: Position, outcome: Outcome) -> Finding:
    return Finding(
        end=outcome.end,
        attacks=outcome.attacks,
        focus=outcome.focus,
        because=outcome.because,
        path=path(position, outcome.end),
        sights=tuple(_sight(position, outcome.end, target) for target in outcome.attacks),
    )


def _sight(position: Position, end: Hex, target: str) -> tuple[Hex, ...]:
    """The hexes that a line of sight to a target passes."""
    board = Board(position)
    there = next(figure.at for figure in position.figures if figure.id == target)
    return tuple(board.sight.row(board.grid.index(end), board.grid.index(there)))
