"""A ruling as an answer to somebody outside: sentences with their rules, and outcomes with ways and lines of sight."""

from __future__ import annotations

from tafelrunde.games.havens.rulings.board import Board
from tafelrunde.games.havens.rulings.movement import movement
from tafelrunde.games.havens.rulings.outcome import Outcome
from tafelrunde.games.havens.rulings.position import Position
from tafelrunde.games.havens.rulings.reading import BadPosition, read_position
from tafelrunde.games.havens.rulings.ruling import ruling
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
    drawn = _Drawn(position)
    return Consultation(
        steps=tuple(Sentence(say(step, code), step.rule) for step in found.steps),
        outcomes=tuple(drawn.finding(outcome) for outcome in found.outcomes),
    )


class _Drawn:
    """Outcomes of one position with how to draw them; many of them end in the same hex and hit the same figures."""

    def __init__(self, position: Position) -> None:
        self._board = Board(position)
        self._moving = movement(self._board)
        self._places = {figure.id: self._board.grid.index(figure.at) for figure in position.figures}
        self._paths: dict[Hex, tuple[Hex, ...]] = {}
        self._sights: dict[tuple[Hex, str], tuple[Hex, ...]] = {}

    def finding(self, outcome: Outcome) -> Finding:
        return Finding(
            end=outcome.end,
            attacks=outcome.attacks,
            focus=outcome.focus,
            because=outcome.because,
            path=self._path(outcome.end),
            sights=tuple(self._sight(outcome.end, target) for target in outcome.attacks),
        )

    def _path(self, end: Hex) -> tuple[Hex, ...]:
        """The hexes that it passes on one best way."""
        if end not in self._paths:
            grid = self._board.grid
            self._paths[end] = tuple(map(grid.hex, self._moving.route(grid.index(end))))
        return self._paths[end]

    def _sight(self, end: Hex, target: str) -> tuple[Hex, ...]:
        """The hexes that a line of sight to a target passes."""
        if (end, target) not in self._sights:
            row = self._board.sight.row(self._board.grid.index(end), self._places[target])
            self._sights[end, target] = tuple(row)
        return self._sights[end, target]
