"""Massive Darkness: one to six heroes against a dungeon that grows darker with every step."""

from tafelrunde.games.massive_darkness.rulebook import MassiveDarkness

RULEBOOK = MassiveDarkness()

__all__ = ["RULEBOOK", "MassiveDarkness"]
