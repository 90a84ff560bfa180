"""The round: time phase, battle phase, event phase (chapter 4)."""
