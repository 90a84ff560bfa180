"""A hero's own turn: where it wants to be, whom it attacks, and what the quest asks of it."""
