"""Heroes: turns, actions, movement, powers, soul rank (chapters 6 to 8)."""
