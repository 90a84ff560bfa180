"""Boards as lines of text: panels, hexes, zones."""
