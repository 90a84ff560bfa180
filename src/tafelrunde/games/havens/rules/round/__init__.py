"""The round (chapter 4): choice of cards, rests, initiative, its end."""
