"""What a monster does: focus, movement, attack."""

from __future__ import annotations

from tafelrunde.games.havens.rulings.account import Account
from tafelrunde.games.havens.rulings.attack import Assault
from tafelrunde.games.havens.rulings.board import Board, Ground
from tafelrunde.games.havens.rulings.destination import Approach, approach, best_spots
from tafelrunde.games.havens.rulings.focus import candidates, focuses
from tafelrunde.games.havens.rulings.movement import movement
from tafelrunde.games.havens.rulings.outcome import Ruling
from tafelrunde.games.havens.rulings.position import Position
from tafelrunde.games.havens.rulings.ruleset import RuleSet
from tafelrunde.tabletop.hexes import Hex


def path(position: Position, end: Hex, ground: Ground | None = None, rules: RuleSet | None = None) -> tuple[Hex, ...]:
    """The hexes that the monster passes on one best way to the end of an outcome, both included."""
    board = Board(position, ground, rules)
    return tuple(board.grid.hex(index) for index in movement(board).route(board.grid.index(end)))


def paths(
    position: Position, end: Hex, ground: Ground | None = None, rules: RuleSet | None = None
) -> tuple[tuple[Hex, ...], ...]:
    """One best way to the end of an outcome for each set of negative hexes that such ways enter (GH-AMB-01)."""
    return paths_on(Board(position, ground, rules), end)


def paths_on(board: Board, end: Hex) -> tuple[tuple[Hex, ...], ...]:
    """The same on a board that is prepared already."""
    to_hex = board.grid.hex
    return tuple(tuple(map(to_hex, way)) for way in movement(board).routes(board.grid.index(end)))


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
    not to be found by its name. A `brief` ruling has all outcomes, but not the steps that led there.
    """
    return ruling_on(Board(position, ground, rules), focus, brief=brief)


def ruling_on(board: Board, focus: str | None = None, *, brief: bool = False) -> Ruling:
    """The same on a board that is prepared already."""
    assault = Assault(board)
    moving = movement(board)
    ends = moving.ends()
    ability = board.position.ability
    move = ability.move
    account = Account(board, brief)

    found = candidates(board, assault, ends)
    account.considered(found)
    if focus is None:
        chosen = focuses(found)
    else:
        chosen = [one for one in found if board.enemy_figures[one.enemy].id == focus]
    account.focused(found, chosen, kept=focus is not None)

    for one in chosen:
        # It enters no more negative hexes than the way to its focus needs (GH-MMV-10, FH-FOC-15).
        allowed = [front for front in ends if front.harm == one.harm]
        now = best_spots(assault, one.enemy, [f for f in allowed if f.cost <= move], board.rules.attack)
        if now is not None:
            account.attacking(one, now, attacks=ability.attack is not None)
            continue
        goals = best_spots(assault, one.enemy, allowed, board.rules.approach)
        assert goals is not None, "a focus can be attacked from somewhere"
        steps: dict[int, Approach] = {}
        for goal in {spot.at for spot in goals.spots}:
            steps.update((step.at, step) for step in approach(moving, goal, ends, move))
        account.approaching(one, goals, list(steps.values()))
    return account.ruling()
