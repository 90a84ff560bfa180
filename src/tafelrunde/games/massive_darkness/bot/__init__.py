"""The sensible bot of Massive Darkness."""

from tafelrunde.games.massive_darkness.bot.sensible import SensibleBot

__all__ = ["SensibleBot"]
