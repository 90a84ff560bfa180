"""Combat (chapter 7): the exact sequence of an attack, each step in a file of its own (MD-COM-01)."""
