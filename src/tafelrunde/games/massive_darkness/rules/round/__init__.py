"""The round (chapter 4): its start, its end, and how a game ended."""
