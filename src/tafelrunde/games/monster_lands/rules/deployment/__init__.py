"""The deployment phase (chapter 5): a turn, assigning mercenaries, why something can't be done."""
