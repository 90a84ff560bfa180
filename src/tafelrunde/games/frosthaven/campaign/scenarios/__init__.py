"""The way to a scenario and home from it (3.4, 11)."""
