"""The scenario (chapters 11 and 12): special rules, the random dungeon, battle goals, how it ends."""
