"""The lab: many games at once, bots against each other, measurements and golden transcripts. It knows no game."""
