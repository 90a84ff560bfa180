"""The threat token of bosses (SS-THR-01 … 12)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.state import CompanionFigure, Enemy, Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Assign, Run


def entered(game: Game) -> None:
    """A boss enters: the active hero gets the token at level I (SS-THR-01); from set-up the first active one (12)."""
    give(game, game.state.active, 1, "SS-THR-01")


def give(game: Game, seat: int, level: int, rule: str) -> None:
    state = game.state
    state.threat, state.threat_level = seat, level
    game.tell("threat", rule, seat=seat, level=level)


def wounded(game: Game, enemy: Enemy, by: str) -> None:
    """A hero or its companion has wounded the boss: once per attack or effect (SS-THR-03 … 05)."""
    if not game.is_boss(enemy) or game.state.threat < 0 or not by:
        return
    cause = game.attack or _effect(game)
    if cause is not None:
        if cause.threat_moved:
            return
        cause.threat_moved = True
    figure = game.find(by)
    seat = figure.seat if isinstance(figure, Hero) else figure.owner if isinstance(figure, CompanionFigure) else -1
    if seat < 0:
        return
    state = game.state
    if seat == state.threat:
        if state.threat_level < 2:
            give(game, seat, 2, "SS-THR-03")
    elif state.threat_level > 1:
        give(game, state.threat, 1, "SS-THR-04")
    else:
        give(game, seat, 1, "SS-THR-04")


def _effect(game: Game) -> Run | None:
    """The effect in progress outside attacks: of the operations of one card the first list (SS-THR-05)."""
    found: Run | None = None
    for task in reversed(game.state.agenda):
        if not isinstance(task, Run):
            break
        if found is not None and (task.owner, task.source) != (found.owner, found.source):
            break
        found = task
    return found


def untargetable(game: Game, hero: Hero) -> None:
    """The threatening hero is dead or hidden: the responsible player gives the token to another (SS-THR-07)."""
    if game.state.threat == hero.seat and any(game.is_boss(enemy) for enemy in game.state.enemies):
        game.plan(Assign(game.content.config.act))
