"""Bots of Sword & Sorcery."""

from tafelrunde.games.sword_and_sorcery.bot.prospects import prospects
from tafelrunde.games.sword_and_sorcery.bot.sensible import SensibleBot

__all__ = ["SensibleBot", "prospects"]
