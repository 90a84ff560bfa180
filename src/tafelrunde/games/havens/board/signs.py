"""How the ground is drawn in text: in positions and in rulings alike (docs/positions-gloomhaven.md)."""

from __future__ import annotations

FLOOR, WALL = ".", "#"
CLOSED_DOOR, OPEN_DOOR = "+", "/"
COINS, TREASURE = "*", "$"
TERRAIN = {
    "obstacle": "O",
    "object": "&",
    "trap": "^",
    "hazard": "%",
    "difficult": "~",
    "ice": ":",
    "corridor": "=",
    "plate": "_",
}
"""Overlay tiles; `object` is an obstacle with hit points."""
