"""Heroes (chapters 5 and 9): their phase, actions, movement, health and experience."""
