"""The text form of a position of Gloomhaven and Frosthaven; docs/positions-gloomhaven.md explains it to people."""

from tafelrunde.games.havens.positions.reading import read_position
from tafelrunde.games.havens.positions.writing import write_position

__all__ = ["read_position", "write_position"]
