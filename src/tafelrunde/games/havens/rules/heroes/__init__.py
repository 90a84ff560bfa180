"""A character's turn (chapters 4.5 and 5): actions, abilities, moves, what lies beside them."""
