"""The text form of a position of Monster Lands; docs/positions-monster-lands.md explains it to people."""

from tafelrunde.games.monster_lands.positions.reading import read_position
from tafelrunde.games.monster_lands.positions.writing import write_position

__all__ = ["read_position", "write_position"]
