"""The quests (chapter 11): what each does differently, as one object with named methods.

The rules know quests only by `of(game)`; `book.py` has them all, for they know the rules themselves.
"""

from __future__ import annotations

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import health
from tafelrunde.games.massive_darkness.rules.quests.base import Quest

OWN = ""
"""The id under which quests of packs are played."""
QUESTS: dict[str, Quest] = {}
"""By id, in the order of the rulebook (MD-OVR-11); the rulebook fills it from `book.py`."""


def of(game: Game) -> Quest:
    """The quest that is played; one that a pack brings along follows its card (MD-VAR-05)."""
    return QUESTS.get(game.state.quest) or QUESTS[OWN]


def check_end(game: Game) -> bool:
    """Whether the quest is won or lost now: checked after every action and phase (MD-OBJ-08, MD-OVR-03, MD-OVR-04)."""
    if not game.state.result:
        quest = of(game)
        if rule := quest.lost(game):
            health.lose(game, rule)
        elif quest.won(game):
            health.win(game, "MD-OVR-03")
    return bool(game.state.result)
