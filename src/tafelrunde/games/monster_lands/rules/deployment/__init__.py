"""The deployment phase (chapter 5): a turn, assigning mercenaries, settled lands, free effects."""
