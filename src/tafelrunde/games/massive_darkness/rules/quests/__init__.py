"""The quests (chapter 11): what each does differently, as one object with named methods.

The rules know quests only by `of(game)`; `book.py` has them all, for they know the rules themselves.
"""

from __future__ import annotations

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.heroes import health
from tafelrunde.games.massive_darkness.rules.quests.base import Quest

OWN = ""
"""The id under which quests of packs are played."""
QUESTS: dict[str, Quest] = {}
"""By id, in the order of the rulebook (MD-OVR-11); the rulebook fills it from `book.py`."""


def of(game: Game) -> Quest:
    """The quest that is played; one that a pack brings along follows its card (MD-VAR-05)."""
    return QUESTS.get(game.state.quest) or QUESTS[OWN]


def check_end(game: Game) -> bool:
    """Whether the quest is won or was lost: checked after every action and phase (MD-OBJ-08, MD-OVR-03).

    Defeats need no check: they come about at their own moment (MD-OVR-04 … 06).
    """
    if not game.state.result and of(game).won(game):
        health.win(game, "MD-OVR-03")
    return bool(game.state.result)
