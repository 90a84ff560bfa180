"""What carries a task or an operation out; chapters list the latter as `OPERATIONS`, `running` puts them together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.state.tasks import Run
from tafelrunde.kernel import Rules

Asking = Rules[None] | None
"""What is still to be asked; None where everything was done at once."""
Handler = Callable[[Game, Run, Any], Asking]
Operations = dict[type[Any], Handler]
