"""Combat (chapters 5.6 and 7): the exact sequence of an attack, each step in a file of its own."""
