"""Effects (chapters 5.8 to 5.14 and 8): elements, active cards, conditions, damage, heals."""
