"""The table in the terminal: a sitting, what is chosen, told and shown while a game is played."""
