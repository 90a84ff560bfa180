"""Effects (chapters 5.8 to 5.14 and 8): elements, conditions, damage, heals."""
