"""What carries an operation out: chapters list theirs as `OPERATIONS`, `running` puts them together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.state.tasks import Run
from tafelrunde.kernel import Rules

Handler = Callable[[Game, Run, Any], Rules[None]]
Operations = dict[type[Any], Handler]


def at_once(deed: Callable[[Game, Run, Any], None]) -> Handler:
    """A handler that asks nothing."""

    def handler(game: Game, run: Run, operation: Any) -> Rules[None]:
        deed(game, run, operation)
        return
        yield

    return handler
