"""A ruling as an answer to somebody outside: sentences with their rules, and outcomes with ways and lines of sight."""

from __future__ import annotations

from tafelrunde.games.havens.rulings.board import Board
from tafelrunde.games.havens.rulings.drawing import draw
from tafelrunde.games.havens.rulings.movement import movement
from tafelrunde.games.havens.rulings.outcome import Outcome
from tafelrunde.games.havens.rulings.position import Position
from tafelrunde.games.havens.rulings.reading import BadPosition, read_position
from tafelrunde.games.havens.rulings.ruleset import RuleSet
from tafelrunde.games.havens.rulings.ruling import ruling
from tafelrunde.games.havens.rulings.wording import legend, say, summary
from tafelrunde.kernel.referee import BadQuestion, Consultation, Finding, Sentence, referee
from tafelrunde.kernel.words.messages import Code
from tafelrunde.tabletop.hexes import Hex


class MonsterReferee:
    """Says what the acting monster of a position does, and why: by the rules that the position names."""

    def __init__(self, ruleset: RuleSet, name: str) -> None:
        self.id = ruleset.id
        self.name = name
        self.ruleset = ruleset

    def consult(self, position: str, language: str, source: str = "position") -> Consultation:
        try:
            case = read_position(position, source)
        except BadPosition as error:
            raise BadQuestion(str(error)) from None
        code: Code = "de" if language == "de" else "en"
        found = ruling(case)
        shown = _Shown(case, code)
        outcomes = tuple([shown.finding(outcome) for outcome in found.outcomes])
        return Consultation(
            steps=tuple([Sentence(say(step, code), step.rule) for step in found.steps]),
            outcomes=outcomes,
            title=" · ".join(part for part in (case.id, referee(case.rules).name, case.about) if part),
            picture=shown.picture(),
        )


class _Shown:
    """Outcomes of one position and how to draw them; many of them end in the same hex and hit the same figures."""

    def __init__(self, position: Position, code: Code) -> None:
        self._position = position
        self._code: Code = code
        self._board = Board.of(position)
        self._moving = movement(self._board)
        self._places = {figure.id: self._board.grid.index(figure.at) for figure in position.figures}
        self._paths: dict[Hex, tuple[Hex, ...]] = {}
        self._sights: dict[tuple[Hex, str], tuple[Hex, ...]] = {}

    def finding(self, outcome: Outcome) -> Finding:
        """Where it ends, whom it attacks and who may be its focus; with its way and a line of sight to each target."""
        sights = [self._sight(outcome.end, target) for target in outcome.attacks]
        return Finding(
            text=summary(outcome, self._code),
            because=outcome.because,
            facts={"end": outcome.end, "attacks": outcome.attacks, "focus": outcome.focus},
            drawing={"path": self._path(outcome.end), "sights": sights},
        )

    def picture(self) -> str:
        """The map with all ends and ways found so far, and what its characters mean."""
        ways = {at for way in self._paths.values() for at in way}
        return f"{draw(self._position, list(self._paths), ways)}\n\n{legend(self._code)}"

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
