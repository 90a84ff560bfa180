"""Massive Darkness: one to six heroes against a dungeon that grows darker with every step."""
