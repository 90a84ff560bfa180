"""Environments for programs that learn: every game, for Gymnasium and PettingZoo (`pip install tafelrunde[lab]`).

>>> import gymnasium, tafelrunde.lab.environments
>>> env = gymnasium.make("Tafelrunde/gloomhaven-v0", scenario="1", party=("brute", "tinkerer"))

To import this makes all installed games known to Gymnasium. `docs/lab.md` describes spaces, rewards and promises.
"""

from __future__ import annotations

import gymnasium

from tafelrunde.kernel import games

VERSION = 0
"""Of observation and action spaces: raised whenever a column, a table or an option's feature changes."""


def register() -> None:
    """Make all games known to Gymnasium that are installed or registered by now."""
    for game in games():
        name = f"Tafelrunde/{game}-v{VERSION}"
        if name not in gymnasium.registry:
            where = "tafelrunde.lab.environments.gym:TableEnv"
            gymnasium.register(name, where, kwargs={"game": game}, disable_env_checker=True, order_enforce=False)


register()
