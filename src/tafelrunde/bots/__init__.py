"""Bots that play any game: at random, and by search. The sensible bot of a game belongs to its rulebook."""

from pathlib import Path

from tafelrunde.bots.random_bot import RandomBot
from tafelrunde.bots.search import LONGER, SearchBot
from tafelrunde.bots.spec import BadBot, canonical, make_bot, needs_history

__all__ = ["LONGER", "TEXTS", "BadBot", "RandomBot", "SearchBot", "canonical", "make_bot", "needs_history"]

TEXTS = Path(__file__).parent / "texts"
"""Their reasons in words."""
