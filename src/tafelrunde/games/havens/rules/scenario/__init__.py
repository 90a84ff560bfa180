"""The scenario (chapters 11 and 12): special rules, the random dungeon, how it ends."""
