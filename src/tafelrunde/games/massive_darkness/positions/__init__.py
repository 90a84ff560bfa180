"""The text form of a position of Massive Darkness; docs/positions-massive-darkness.md explains it to people."""

from tafelrunde.games.massive_darkness.positions.reading import read_position
from tafelrunde.games.massive_darkness.positions.writing import write_position

__all__ = ["read_position", "write_position"]
