"""The sensible bot of Massive Darkness, and how it sees the prospects of a party."""

from tafelrunde.games.massive_darkness.bot.prospects import prospects
from tafelrunde.games.massive_darkness.bot.sensible import SensibleBot

__all__ = ["SensibleBot", "prospects"]
