"""What a monster does: focus, movement, attack."""

from __future__ import annotations

from math import inf

from tafelrunde.games.havens.rulings.account import Account, Findings
from tafelrunde.games.havens.rulings.attack import Assault
from tafelrunde.games.havens.rulings.board import Board, Ground
from tafelrunde.games.havens.rulings.destination import Approach, approach, best_spots
from tafelrunde.games.havens.rulings.focus import candidates, focuses, kept
from tafelrunde.games.havens.rulings.movement import movement
from tafelrunde.games.havens.rulings.outcome import Ruling
from tafelrunde.games.havens.rulings.position import Position
from tafelrunde.games.havens.rulings.ruleset import RuleSet
from tafelrunde.tabletop.hexes import Hex
from tafelrunde.tabletop.reach import Front, Within


def path(position: Position, end: Hex, ground: Ground | None = None, rules: RuleSet | None = None) -> tuple[Hex, ...]:
    """The hexes that the monster passes on one best way to the end of an outcome, both included."""
    return path_on(Board.of(position, ground, rules), end)


def path_on(board: Board, end: Hex) -> tuple[Hex, ...]:
    """The same on a board that is prepared already."""
    return tuple(map(board.grid.hex, movement(board).route(board.grid.index(end))))


def paths(
    position: Position, end: Hex, ground: Ground | None = None, rules: RuleSet | None = None
) -> tuple[tuple[Hex, ...], ...]:
    """One best way to the end of an outcome for each set of negative hexes that such ways enter (GH-AMB-01)."""
    return paths_on(Board.of(position, ground, rules), end)


def paths_on(board: Board, end: Hex) -> tuple[tuple[Hex, ...], ...]:
    """The same on a board that is prepared already."""
    to_hex = board.grid.hex
    return tuple([tuple(map(to_hex, way)) for way in movement(board).routes(board.grid.index(end))])


def ruling(
    position: Position,
    focus: str | None = None,
    ground: Ground | None = None,
    rules: RuleSet | None = None,
    *,
    brief: bool = False,
) -> Ruling:
    """Everything that the acting monster may do by the rules, and why (GH-MON-04, FH-MTG-01).

    It finds its focus; if it can attack it this turn, it goes where that attack is best; if not, it goes towards such a
    hex. Figures that tie for the focus each bring their own outcomes. A `focus` that was found earlier in the turn is
    kept (GH-FOC-12). `ground` is the map of the position, if it is prepared already; `rules` is the rule set, if it is
    not to be found by its name. A `brief` ruling has all outcomes, but neither the steps nor the rules that led there.
    """
    return ruling_on(Board.of(position, ground, rules), focus, brief=brief)


def ruling_on(board: Board, focus: str | None = None, *, brief: bool = False) -> Ruling:
    """The same on a board that is prepared already."""
    assault = Assault(board)
    moving = movement(board)
    ends = moving.ends()
    chosen = focuses(board, assault, ends) if focus is None else kept(board, assault, ends, focus)
    account = Findings(board) if brief else Account(board)
    if not brief:
        account.focused(candidates(board, assault, ends), chosen, kept=focus is not None)
    if not chosen:
        account.no_focus()
        return account.ruling()
    move = board.ability.move
    reached: list[Front] = []
    for one in chosen:
        # It enters no more negative hexes than the way to its focus needs (GH-MMV-10, FH-FOC-15).
        near = Within(ends, one.harm, one.path, move)
        now = best_spots(assault, one.enemy, near, board.rules.attack) if one.path <= move else None
        if now is not None:
            account.attacking(one, now, attacks=board.ability.attack is not None)
            continue
        allowed = Within(ends, one.harm, one.path, inf)
        goals = best_spots(assault, one.enemy, allowed, board.rules.approach)
        assert goals is not None, "a focus can be attacked from somewhere"
        reached = reached or moving.reached(ends, move)
        steps: dict[int, Approach] = {}
        for goal in {spot.at for spot in goals.spots}:
            steps.update((step.at, step) for step in approach(moving, goal, reached))
        account.approaching(one, goals, list(steps.values()))
    return account.ruling()
