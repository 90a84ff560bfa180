"""Heroes (chapters 5 and 9.4): their phase, actions, movement, attacks, and the skills they buy."""
