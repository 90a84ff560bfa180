"""The quests (chapter 11): what each does differently, as one object with named methods."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.quests.base import Quest
from tafelrunde.games.massive_darkness.rules.quests.tutorial import Tutorial

QUESTS: dict[str, Quest] = {"tutorial": Tutorial()}
"""By id; the rest of the content's quests are not written yet (MD-Q1 … MD-Q10)."""


def of(game: Game) -> Quest:
    """The quest that is played."""
    return QUESTS[game.state.quest]


def check_end(game: Game) -> bool:
    """Whether the quest is won or lost now: checked after every action and phase (MD-OBJ-08, MD-OVR-03, MD-OVR-04)."""
    from tafelrunde.games.massive_darkness.rules.health import lose, win

    if not game.state.result:
        quest = of(game)
        if rule := quest.lost(game):
            lose(game, rule)
        elif quest.won(game):
            win(game, "MD-OVR-03")
    return bool(game.state.result)
