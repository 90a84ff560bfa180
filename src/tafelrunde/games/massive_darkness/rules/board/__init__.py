"""The board (chapters 5.4 and 5.8): levels, doors, pillars, ground that breaks away."""
