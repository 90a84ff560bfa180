"""The sensible bot in a campaign: in scenarios it plays as ever, between two by rules of thumb of its own.

`town` answers the questions, `worth` says what effects, events and quests are worth, `trading` what gold is spent on.
"""

from __future__ import annotations

from tafelrunde.games.gloomhaven.bot.town import CampaignBot

__all__ = ["CampaignBot"]
